package testdialect

import "github.com/spvc/spvc/ir"

// elementIs returns a condition on the element type of the operand or result that of returns.
func elementIs(of func(op *ir.Operation) *ir.Value, c *ir.TypeConstraint) func(op *ir.Operation) bool {
	return func(op *ir.Operation) bool { return c.Match(ir.ElementTypeOrSelf(of(op).Type())) }
}

func operand(i int) func(*ir.Operation) *ir.Value {
	return func(op *ir.Operation) *ir.Value { return op.Operand(i) }
}

// rankIsSize reports whether the result of op has as many elements as its operand has dimensions.
func rankIsSize(op *ir.Operation) bool {
	in, out := op.Operand(0).Type().(ir.ShapedType), op.Result(0).Type().(ir.ShapedType)
	return in.HasRank() && out.HasRank() && int64(len(in.Shape())) == ir.NumElements(out.Shape())
}

func isNone(v *ir.Value) bool { _, ok := v.Type().(*ir.NoneType); return ok }

// traitEntries returns the operations that test traits about types.
func traitEntries() []ir.OpEntry {
	binary := func(mnemonic string, t *ir.TypeConstraint, results string, traits ...ir.Trait) *ir.OpDef {
		return &ir.OpDef{Name: "test." + mnemonic, Operands: values(t, "x y"), Results: values(t, results), Traits: traits}
	}
	lists := func(mnemonic string, t *ir.TypeConstraint, results string, traits ...ir.Trait) *ir.OpDef {
		return &ir.OpDef{Name: "test." + mnemonic, Operands: variadics(t, "_"), Results: variadics(t, results), Traits: traits}
	}
	sameElement := row("same_operand_element_type", types(anyType, anyType), types(anyType))
	sameElement.Traits = []ir.Trait{ir.SameOperandsElementType}
	broadcast := lists("broadcastable", ir.AnyTensor, "", ir.ResultsBroadcastableShape)
	broadcast.Results = unnamed(ir.AnyTensor)
	shaped := ir.AnyShaped
	fixed := ir.OpPredicate("fixed type combination", func(op *ir.Operation) bool {
		return elementIs(operand(0), i32)(op) && elementIs(operand(1), f32)(op)
	})
	i16Result := ir.OpPredicate("'res' is 16-bit signless integer", func(op *ir.Operation) bool {
		return elementIs(func(op *ir.Operation) *ir.Value { return op.Result(0) }, ir.IntegerOfWidth(16))(op)
	})
	never := row("four_equals_five", nil, nil)
	never.Traits = []ir.Trait{ir.OpPredicate("4 equals 5", func(*ir.Operation) bool { return false })}
	return rows(
		sameElement,
		lists("same_operand_and_result_element_type", anyType, "_", ir.SameOperandsAndResultElementType),
		lists("same_operand_shape", shaped, "", ir.SameOperandsShape),
		lists("same_operand_and_result_shape", shaped, "_", ir.SameOperandsAndResultShape),
		lists("same_operand_and_result_type", anyType, "_", ir.SameOperandsAndResultType),
		lists("elementwise_mappable", anyType, "_", ir.ElementwiseMappable),
		binary("arg_and_res_have_fixed_element_types", shaped, "res", fixed, i16Result),
		binary("operands_have_same_element_type", anyType, "", ir.AllElementTypesMatch("x", "y")),
		binary("operand0_and_result_have_same_element_type", anyType, "res", ir.AllElementTypesMatch("x", "res")),
		binary("operands_have_same_type", anyType, "", ir.AllTypesMatch("x", "y")),
		binary("operand0_and_result_have_same_type", anyType, "res", ir.AllTypesMatch("x", "res")),
		binary("operands_have_same_rank", shaped, "", ir.AllRanksMatch("x", "y")),
		binary("operand0_and_result_have_same_rank", shaped, "res", ir.AllRanksMatch("x", "res")),
		binary("operands_and_result_have_same_rank", shaped, "res", ir.SameOperandsAndResultRank),
		binary("operand0_and_result_have_same_shape", shaped, "res", ir.AllShapesMatch("x", "res")),
		binary("operand0_and_result_have_same_element_count", shaped, "res", ir.AllElementCountsMatch("x", "res")),
		never,
		&ir.OpDef{Name: "test.operand_rank_equals_result_size", Operands: values(shaped, "operand"), Results: values(shaped, "result"),
			Traits: []ir.Trait{ir.OpPredicate("operand rank equals result size", rankIsSize)}},
		binary("if_first_operand_is_none_then_so_is_second", anyType, "", ir.OpPredicate("has either both none type operands or first is not none",
			func(op *ir.Operation) bool { return !isNone(op.Operand(0)) || isNone(op.Operand(1)) })),
		broadcast,
		&ir.OpDef{Name: "test.attr_sized_operands", Operands: sized("a b c d"), Traits: []ir.Trait{ir.AttrSizedOperandSegments}},
		&ir.OpDef{Name: "test.attr_sized_results", Results: sized("a b c d"), Traits: []ir.Trait{ir.AttrSizedResultSegments}},
		&ir.OpDef{Name: "test.attr_sized_results_compile_test", Traits: []ir.Trait{ir.AttrSizedResultSegments},
			Results: []ir.ValueDef{ir.VariadicOf("a", i32), {Name: "b", Type: i32}, {Name: "c", Type: i32, Quantity: ir.Optional}}},
	)
}

// sized declares groups of i32, of which the third is a single value.
func sized(names string) []ir.ValueDef {
	defs := variadics(i32, names)
	defs[2].Quantity = ir.One
	return defs
}
