package testdialect

import "github.com/spvc/spvc/ir"

// propertyEntries are the operations with properties.
func propertyEntries() []ir.OpEntry {
	list := rows(
		form("with_properties", "prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{attr("a", ir.I64AttrKind), attr("b", ir.StringAttrKind), attr("array", ir.DenseI64ArrayAttrKind)}}),
		form("with_properties_and_attr", "$lhs prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{attr("lhs", ir.I32AttrKind), attr("rhs", ir.I64AttrKind)}}),
		form("with_wrapped_properties", "prop-dict attr-dict", ir.OpDef{Attrs: attrs(wrappedProperty, "prop")}),
		form("using_property_in_custom", "custom<UsingPropertyInCustom>($prop) attr-dict", ir.OpDef{Attrs: attrs(ir.DenseI64ArrayAttrKind, "prop")}),
		form("using_property_in_custom_and_other", "custom<UsingPropertyInCustom>($prop) prop-dict attr-dict",
			ir.OpDef{Attrs: []ir.AttrDef{attr("prop", ir.DenseI64ArrayAttrKind), attr("other", ir.I64AttrKind)}}),
		form("using_property_ref_in_custom", "custom<IntProperty>($first) `+` custom<SumProperty>($second, ref($first)) attr-dict", ir.OpDef{Attrs: attrs(ir.I64AttrKind, "first second")}),
		form("with_default_valued_properties", "prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{{Name: "a", Type: ir.I32AttrKind, Default: "0"}}}),
		form("with_optional_properties", "prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{maybe("a", ir.I32AttrKind), maybe("b", ir.I32AttrKind)}}),
	)
	return append(list,
		ir.OpEntry{Def: form("with_properties_and_inferred_type", "$lhs prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{attr("lhs", ir.I32AttrKind), attr("rhs", ir.I64AttrKind)}, Results: values(ir.AnyType, "result")}),
			Infer: inferWidth},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.with_nice_properties", Attrs: attrs(niceProperty, "prop")}, Parse: parseNice, Print: printNice},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.with_versioned_properties", Attrs: attrs(versionedProperty, "prop")}, Parse: parseVersioned, Print: printVersioned},
	)
}

// inferWidth returns the integer whose width is the sum of two attributes.
func inferWidth(c *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	width := int64(0)
	for _, name := range []string{"lhs", "rhs"} {
		if k := st.Info.Slot(name); k < len(st.Props) {
			if i, ok := st.Props[k].(*ir.IntegerAttr); ok {
				width += i.Int64Or(0)
				continue
			}
		}
		if i, ok := st.Attr(name).(*ir.IntegerAttr); ok {
			width += i.Int64Or(0)
		}
	}
	if width < 0 || width > 1<<24-1 {
		return nil, "the width of the result is out of range"
	}
	return []ir.Type{c.I(uint32(width))}, ""
}

var wrappedProperty = &ir.AttrConstraint{Summary: "string attribute", Base: isString, Match: isString}

func isString(a ir.Attribute) bool { _, ok := a.(*ir.StringAttr); return ok }

// A nice property is a dictionary of a label and a value, a versioned one of two numbers.
var (
	niceProperty = &ir.AttrConstraint{Summary: "label and value", Match: func(a ir.Attribute) bool {
		d, ok := a.(*ir.DictionaryAttr)
		return ok && isString(d.Get("label")) && isInteger(d.Get("value"))
	}}
	versionedProperty = &ir.AttrConstraint{Summary: "two values", Match: func(a ir.Attribute) bool {
		d, ok := a.(*ir.DictionaryAttr)
		return ok && isInteger(d.Get("value1")) && isInteger(d.Get("value2"))
	}}
)

func isInteger(a ir.Attribute) bool { _, ok := a.(*ir.IntegerAttr); return ok }

func setProperty(p *ir.Parser, st *ir.OperationState, entries ...ir.NamedAttribute) bool {
	st.SetProp(0, p.Context().Dictionary(entries))
	return p.ParseAttrDict(st)
}

func i32Named(c *ir.Context, name string, v int64) ir.NamedAttribute {
	return ir.Named(name, c.Int(c.I32(), v))
}

func parseNice(p *ir.Parser, st *ir.OperationState) bool {
	label, ok := p.ParseKeywordOrString()
	if !ok || !p.ParseKeyword("is") {
		return false
	}
	v, ok := p.ParseIntegerOfWidth(32)
	return ok && setProperty(p, st, ir.Named("label", p.Context().String(label)), i32Named(p.Context(), "value", v))
}

func printNice(p *ir.Printer, op *ir.Operation) {
	if d, ok := op.Prop(0).(*ir.DictionaryAttr); ok {
		p.Space()
		p.Attr(d.Get("label"))
		p.Str(" is ")
		p.AttrNoType(d.Get("value"))
	}
	p.NamedAttrs(op.DiscardableAttrs())
}

func parseVersioned(p *ir.Parser, st *ir.OperationState) bool {
	a, ok := p.ParseIntegerOfWidth(32)
	if !ok || !p.ParseVerticalBar() {
		return false
	}
	b, ok := p.ParseIntegerOfWidth(32)
	return ok && setProperty(p, st, i32Named(p.Context(), "value1", a), i32Named(p.Context(), "value2", b))
}

func printVersioned(p *ir.Printer, op *ir.Operation) {
	if d, ok := op.Prop(0).(*ir.DictionaryAttr); ok {
		p.Space()
		p.AttrNoType(d.Get("value1"))
		p.Str(" | ")
		p.AttrNoType(d.Get("value2"))
	}
	p.NamedAttrs(op.DiscardableAttrs())
}
