package ir

// beyondType names what the version v does not have of t itself, without its parts, and returns the versions that have it. The name
// is "" if there is nothing.
func beyondType(t Type, v Version) (what string, has Span) {
	def := t.TypeDef()
	if !def.Versions.Has(v) {
		return "type " + QuoteType(t), def.Versions
	}
	if def.Beyond != nil {
		return def.Beyond(t, v)
	}
	return "", Span{}
}

// beyondAttr is beyondType for an attribute.
func beyondAttr(a Attribute, v Version) (what string, has Span) {
	if def := a.AttrDef(); !def.Versions.Has(v) {
		return "attribute " + AttrString(a), def.Versions
	}
	e, ok := a.(*EnumAttr)
	if !ok {
		return beyondParam(a, v)
	}
	class := EnumOf(e.AttrDef())
	for i := range class.History {
		h := &class.History[i]
		if h.Versions.Has(v) {
			continue
		}
		n, known := class.Parse(h.Keyword)
		if known && (n == e.Value || class.Bits && n != 0 && n&e.Value == n) {
			return "'" + h.Keyword + "' of " + class.Name, h.Versions
		}
	}
	return "", Span{}
}

// beyondParam names the first parameter of a record that v does not have and that is present.
func beyondParam(a Attribute, v Version) (what string, has Span) {
	r, ok := a.(recordAttr)
	if !ok {
		return "", Span{}
	}
	def := a.AttrDef()
	for i := range def.Params {
		d := &def.Params[i]
		if d.Versions.Has(v) {
			continue
		}
		if d.given(a.Context(), r.record().params[i]) && (def.Implied == nil || !def.Implied(a, i)) {
			return "'" + d.Name + "' of " + AttrClassName(a), d.Versions
		}
	}
	return "", Span{}
}

// BeyondVersionOf names what the version of the context does not have of t itself, without the types and attributes in it. It returns
// "" if there is nothing.
func BeyondVersionOf(t Type) string {
	what, _ := beyondType(t, t.Context().Version)
	return what
}

// AttrBeyondVersion is [BeyondVersionOf] for an attribute.
func AttrBeyondVersion(a Attribute) string {
	what, _ := beyondAttr(a, a.Context().Version)
	return what
}

// beyondParts emits an error for each operation that is the first to have a type or attribute that the version does not have. It
// returns false if there is one.
func beyondParts(root *Operation, v Version) bool {
	ok := true
	var at *Operation
	w := attrWalker{seen: map[any]struct{}{}}
	report := func(what string, has Span) bool {
		if what != "" {
			ok = at.EmitOpError(what + " is not part of MLIR " + v.String() + ", but " + has.describe())
		}
		return true
	}
	w.typ = func(t Type) bool { return report(beyondType(t, v)) }
	w.attr = func(a Attribute) bool { return report(beyondAttr(a, v)) }
	root.Walk(func(op *Operation) {
		if d := op.info.Def; d != nil && !d.Versions.Has(v) {
			return // an error names the operation already
		}
		at = op
		for i, results := 0, op.results(); i < len(results); i++ {
			w.walkType(results[i].typ)
		}
		for _, a := range op.props() {
			if a != nil {
				w.walkAttr(a)
			}
		}
		for i := range op.attrs() {
			w.walkAttr(op.attrs()[i].Value)
		}
		for i := range op.regions() {
			for b := op.regions()[i].first; b != nil; b = b.next {
				for _, a := range b.args {
					w.walkType(a.typ)
				}
			}
		}
	})
	return ok
}
