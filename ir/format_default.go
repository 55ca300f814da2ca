package ir

// defaultAttr returns the default that an absent attribute of declaration k stands for,
// or nil if there is none.
func (i *OpInfo) defaultAttr(k int) Attribute {
	if d := i.defaults.Load(); d != nil {
		return (*d)[k]
	}
	list := make([]Attribute, len(i.Def.Attrs))
	for n := range i.Def.Attrs {
		if d := &i.Def.Attrs[n]; d.Default != "" {
			list[n] = parseDefault(i.ctx, d)
			if list[n] == nil {
				panic("ir: default of attribute '" + d.Name + "' of " + i.Name + " is not an attribute: " + d.Default)
			}
		}
	}
	i.defaults.Store(&list)
	return list[k]
}

// fillDefaults sets the absent inherent attributes to their defaults.
func (op *Operation) fillDefaults() {
	def, slot := op.info.Def, 0
	for i := range def.Attrs {
		d := &def.Attrs[i]
		if d.Discardable {
			continue
		}
		if op.info.shape.slots[slot] != "" && op.Prop(slot) == nil && d.Default != "" && !d.Optional {
			op.SetProp(slot, op.info.defaultAttr(i))
		}
		slot++
	}
}

// parseDefault parses the text of a default: the keyword of an enumeration, an
// attribute, or an attribute that needs the constraint's type.
func parseDefault(c *Context, d *AttrDef) Attribute {
	if t := d.Type; t != nil && t.Enum != nil {
		v, ok := parseEnumText(t.Enum, d.Default)
		switch {
		case ok && t.EnumClassOf != nil:
			return c.Enum(t.EnumClassOf, v)
		case ok:
			return c.Int(t.ValueType(c), int64(v))
		}
	}
	text := d.Default
	if t := d.Type; t != nil && t.ValueType != nil {
		typ := t.ValueType(c)
		switch first := text[0]; {
		case t.class == denseArrayAttrDef && first == '[':
			elems := text[1 : len(text)-1]
			text = "array<" + TypeString(typ)
			if elems != "" {
				text += ": " + elems
			}
			text += ">"
		case first == '-' || first >= '0' && first <= '9':
			text += " : " + TypeString(typ)
		}
	}
	a, ok := ParseAttr(c, text)
	if !ok {
		return nil
	}
	return a
}
