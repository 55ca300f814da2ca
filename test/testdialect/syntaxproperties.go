package testdialect

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// propertyEntries are the operations with properties.
func propertyEntries() []ir.OpEntry {
	list := rows(
		form("with_properties", "prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{property("a", ir.I64AttrKind, toI64), attr("b", ir.StringAttrKind), property("array", ir.DenseI64ArrayAttrKind, toInts(4))}}),
		form("with_properties_and_attr", "$lhs prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{attr("lhs", ir.I32AttrKind), property("rhs", ir.I64AttrKind, toI64)}}),
		form("with_wrapped_properties", "prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{property("prop", wrappedProperty, toText)}}),
		form("using_property_in_custom", "custom<UsingPropertyInCustom>($prop) attr-dict", ir.OpDef{Attrs: []ir.AttrDef{property("prop", ir.DenseI64ArrayAttrKind, toInts(3))}}),
		form("using_property_in_custom_and_other", "custom<UsingPropertyInCustom>($prop) prop-dict attr-dict",
			ir.OpDef{Attrs: []ir.AttrDef{property("prop", ir.DenseI64ArrayAttrKind, toInts(3)), property("other", ir.I64AttrKind, toI64)}}),
		form("using_property_ref_in_custom", "custom<IntProperty>($first) `+` custom<SumProperty>($second, ref($first)) attr-dict", ir.OpDef{Attrs: []ir.AttrDef{property("first", ir.I64AttrKind, toI64), property("second", ir.I64AttrKind, toI64)}}),
		form("with_default_valued_properties", "prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{{Name: "a", Type: ir.I32AttrKind, Default: "0"}}}),
		form("with_optional_properties", "prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{maybe("a", ir.I32AttrKind), maybe("b", ir.I32AttrKind)}}),
	)
	return append(list,
		ir.OpEntry{Def: form("with_properties_and_inferred_type", "$lhs prop-dict attr-dict", ir.OpDef{Attrs: []ir.AttrDef{attr("lhs", ir.I32AttrKind), property("rhs", ir.I64AttrKind, toI64)}, Results: values(ir.AnyType, "result")}),
			Infer: inferWidth},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.with_nice_properties", Attrs: []ir.AttrDef{property("prop", niceProperty, toNice)}}, Parse: parseNice, Print: printNice},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.with_versioned_properties", Attrs: []ir.AttrDef{property("prop", versionedProperty, toVersioned)}}, Parse: parseVersioned, Print: printVersioned},
	)
}

// property declares a property that is not an attribute.
func property(name string, kind *ir.AttrConstraint, convert ir.PropertyConverter) ir.AttrDef {
	return ir.AttrDef{Name: name, Type: kind, Property: convert}
}

func toI64(v ir.Attribute) (ir.Attribute, string) {
	i, ok := v.(*ir.IntegerAttr)
	if !ok {
		return nil, "expected IntegerAttr for key `value`"
	}
	return v.Context().Int(v.Context().I64(), i.Int64Or(0)), ""
}

func toInts(n int) ir.PropertyConverter {
	return func(v ir.Attribute) (ir.Attribute, string) {
		if !ir.DenseI64ArrayAttrKind.Match(v) {
			return nil, "expected DenseI64ArrayAttr for key `value`"
		}
		if have := v.(*ir.DenseArrayAttr).Len(); have != n {
			return nil, "size mismatch in attribute conversion: " + strconv.Itoa(have) + " vs " + strconv.Itoa(n)
		}
		return v, ""
	}
}

func toText(v ir.Attribute) (ir.Attribute, string) {
	if !isString(v) {
		return nil, "Expect StringAttr but got " + ir.AttrString(v)
	}
	return v, ""
}

func toNice(v ir.Attribute) (ir.Attribute, string) {
	d, ok := v.(*ir.DictionaryAttr)
	switch {
	case !ok:
		return nil, "expected DictionaryAttr to set TestProperties"
	case !isString(d.Get("label")):
		return nil, "expected StringAttr for key `label`"
	case !isInteger(d.Get("value")):
		return nil, "expected IntegerAttr for key `value`"
	}
	return i32Entries(d, "value"), ""
}

func toVersioned(v ir.Attribute) (ir.Attribute, string) {
	d, ok := v.(*ir.DictionaryAttr)
	switch {
	case !ok:
		return nil, "expected DictionaryAttr to set VersionedProperties"
	case !isInteger(d.Get("value1")):
		return nil, "expected IntegerAttr for key `value1`"
	case !isInteger(d.Get("value2")):
		return nil, "expected IntegerAttr for key `value2`"
	}
	return i32Entries(d, "value1", "value2"), ""
}

// i32Entries returns d with the integers called names as i32.
func i32Entries(d *ir.DictionaryAttr, names ...string) ir.Attribute {
	entries := slices.Clone(d.Entries)
	for i := range entries {
		if slices.Contains(names, entries[i].Name) {
			entries[i] = i32Named(d.Context(), entries[i].Name, entries[i].Value.(*ir.IntegerAttr).Int64Or(0))
		}
	}
	return d.Context().Dictionary(entries)
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
		ir.KeywordParam.PrintParam(p, d.Get("label").(*ir.StringAttr).Value)
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
