package testdialect

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// inferEntries are the operations whose format leaves out types that follow from others.
func inferEntries() []ir.OpEntry {
	anyType := ir.AnyType
	all := []ir.Trait{ir.AllTypesMatch("value1", "value2", "result")}
	same := func(t ir.Type) ir.Type { return t }
	tuple := func(t ir.Type) ir.Type { return t.Context().Tuple([]ir.Type{t}) }
	list := rows(
		form("format_all_types_match_var", "attr-dict $value1 `,` $value2 `:` type($value1)", ir.OpDef{Operands: values(anyType, "value1 value2"), Results: values(anyType, "result"), Traits: all}),
		form("format_all_types_match_attr", "attr-dict $value1 `,` $value2", ir.OpDef{Attrs: attrs(ir.TypedAttrKind, "value1"), Operands: values(anyType, "value2"), Results: values(anyType, "result"), Traits: all}),
		form("format_types_match_var", "attr-dict $value `:` type($value)", ir.OpDef{Operands: values(anyType, "value"), Results: values(anyType, "result"),
			Traits: []ir.Trait{ir.TypesMatch("result type matches operand", "value", "result", same)}}),
		form("format_types_match_variadic", "attr-dict $value `:` type($value)", ir.OpDef{Operands: variadics(anyType, "value"), Results: variadics(anyType, "result"),
			Traits: []ir.Trait{ir.RangedTypesMatch("result type matches operand", "value", "result")}}),
		form("format_types_match_attr", "attr-dict $value", ir.OpDef{Attrs: attrs(ir.TypedAttrKind, "value"), Results: values(anyType, "result"),
			Traits: []ir.Trait{ir.TypesMatch("result type matches constant", "value", "result", same)}}),
		form("format_types_match_context", "attr-dict $value `:` type($value)", ir.OpDef{Operands: values(anyType, "value"), Results: values(anyType, "result"),
			Traits: []ir.Trait{ir.TypesMatch("tuple result type matches operand type", "value", "result", tuple)}}),
	)
	infers := func(def *ir.OpDef, infer func(ctx *ir.Context, st *ir.OperationState) ([]ir.Type, string)) {
		list = append(list, ir.OpEntry{Def: def, Infer: infer})
	}
	i16 := func(c *ir.Context, _ *ir.OperationState) ([]ir.Type, string) { return []ir.Type{c.I(16)}, "" }
	ofOperands := func(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) { return typesOf(st.Operands), "" }
	infers(form("format_infer_type", "attr-dict", ir.OpDef{Results: unnamed(anyType)}), i16)
	infers(form("format_infer_type2", "attr-dict", ir.OpDef{Results: unnamed(anyType)}), i16)
	one := ir.OpDef{Operands: variadics(anyType, "args"), Results: variadics(anyType, "outs")}
	infers(form("format_infer_type_all_operands_and_types", "`(` operands `)` attr-dict `:` type(operands)", one), ofOperands)
	infers(form("format_infer_type_all_types_one_operand", "`(` $args `)` attr-dict `:` type(operands)", one), ofOperands)
	infers(form("format_infer_type_all_types_two_operands", "`(` $args0 `)` `(` $args1 `)` attr-dict `:` type(operands)", ir.OpDef{Operands: variadics(anyType, "args0 args1"), Results: variadics(anyType, "outs")}), ofOperands)
	infers(form("format_infer_type_all_types", "`(` operands `)` attr-dict `:` type($args)", one), ofOperands)
	infers(form("format_infer_type_regions", "$region attr-dict", ir.OpDef{Results: variadics(anyType, "outs"), Regions: namedRegion("region", ir.AnyRegion)}),
		func(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
			if len(st.Regions) == 0 || st.Regions[0] == nil || st.Regions[0].First() == nil {
				return nil, ""
			}
			return st.Regions[0].First().ArgTypes(), ""
		})
	infers(form("format_infer_type_variadic_operands", "`(` $a `:` type($a) `)` `(` $b `:` type($b) `)` attr-dict",
		ir.OpDef{Operands: slices.Concat(variadics(i32Value, "a"), variadics(i64Value, "b")), Results: variadics(anyType, "outs"), Traits: operandSeg}), ofOperands)
	return list
}

func typesOf(vs []*ir.Value) []ir.Type {
	list := make([]ir.Type, len(vs))
	for i, v := range vs {
		list[i] = v.Type()
	}
	return list
}
