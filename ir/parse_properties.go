package ir

import "strconv"

// setProperties stores the `<{...}>` of the generic form in op.
func (p *Parser) setProperties(op *Operation, props Attribute) bool {
	d, ok := props.(*DictionaryAttr)
	if op.info.Def == nil {
		op.setProps([]Attribute{props})
		return true
	}
	if !ok {
		return p.emit(op.loc, "invalid properties "+AttrString(props)+" for op "+op.info.Name+": expected DictionaryAttr to set properties")
	}
	why := op.info.convertProperties(d, nil, func(k int, v Attribute) { op.props()[k] = v })
	return why == "" || p.emit(op.loc, invalidProperties(props, op.info)+why)
}

func invalidProperties(props Attribute, info *OpInfo) string {
	return "invalid properties " + AttrString(props) + " for op " + info.Name + ": "
}

// convertProperties calls set for the slots that d has entries for. It returns why an entry does not fit, or "". As in MLIR, properties that are not
// attributes come first. If has is not nil, it reports whether a slot has a value already.
func (i *OpInfo) convertProperties(d *DictionaryAttr, has func(k int) bool, set func(k int, v Attribute)) string {
	for _, native := range [...]bool{true, false} {
		for k := range i.shape.slots {
			def := i.AttrOfSlot(k)
			if (def != nil && def.Property != nil) != native {
				continue
			}
			name, v := i.property(d, k)
			if native && v == nil && def.Default == "" && name != "" && (has == nil || !has(k)) {
				return "expected key entry for " + name + " in DictionaryAttr to set Properties."
			}
			if v == nil {
				continue
			}
			if native {
				held, why := def.Property(v)
				if why != "" {
					return why
				}
				set(k, held)
				continue
			}
			if v = i.FromVersion(k, v, i.ctx.Version); v == nil {
				continue
			}
			v = i.fitSegments(k, v)
			if why := i.refuse(k, name, v); why != "" {
				return why
			}
			set(k, v)
		}
	}
	return ""
}

// property returns the entry of the dictionary that slot k holds, with its name. v is nil if there is none. The name is that of
// the version, or else of another.
func (i *OpInfo) property(d *DictionaryAttr, k int) (name string, v Attribute) {
	name = i.shape.slots[k]
	if v = d.Get(name); v != nil || !i.Def.hasVersions() {
		return name, v
	}
	def := i.AttrOfSlot(k)
	if def == nil {
		return name, nil
	}
	for _, version := range Versions() {
		if other := def.NameIn(version); other != "" {
			if v = d.Get(other); v != nil {
				return other, v
			}
		}
	}
	return name, nil
}

// fitSegments returns the segment sizes v with as many numbers as the version has groups of operands, if slot k holds those: empty groups at the
// end are added or left out. It returns other attributes as they are.
func (i *OpInfo) fitSegments(k int, v Attribute) Attribute {
	n := len(i.shape.operands)
	if k != i.shape.operandSeg || !i.Def.Operands[len(i.Def.Operands)-1].hasVersions() || !DenseI32ArrayAttrKind.Match(v) {
		return v
	}
	sizes := make([]int32, n)
	for g, size := range v.(*DenseArrayAttr).Int64s() {
		if g < n {
			sizes[g] = int32(size)
		} else if size != 0 {
			return v
		}
	}
	return i.ctx.DenseI32Array(sizes...)
}

// refuse returns why slot k cannot hold v, or "" if it can.
func (i *OpInfo) refuse(k int, name string, v Attribute) string {
	if i.shape.isSegments(k) {
		n := len(i.shape.operands)
		if k == i.shape.resultSeg {
			n = len(i.Def.Results)
		}
		if !DenseI32ArrayAttrKind.Match(v) {
			return "expected DenseI32ArrayAttr for key `value`"
		}
		if have := v.(*DenseArrayAttr).Len(); have != n {
			return "size mismatch in attribute conversion: " + strconv.Itoa(have) + " vs " + strconv.Itoa(n)
		}
		return ""
	}
	if d := i.AttrOfSlot(k); d != nil && d.Type != nil && d.Type.Base != nil && !d.Type.Base(v) {
		return "Invalid attribute `" + name + "` in property conversion: " + AttrString(v)
	}
	return ""
}
