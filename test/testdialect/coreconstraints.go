package testdialect

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// testType is the constraint of the types `!test.mnemonic`. The constraint has no text, as in MLIR.
func testType(mnemonic string) *ir.TypeConstraint {
	return &ir.TypeConstraint{Match: func(t ir.Type) bool {
		d := t.TypeDef()
		return d != nil && d.Dialect == "test" && d.Mnemonic == mnemonic
	}}
}

// testAttr is the constraint of the attributes `#test.mnemonic`. The constraint has no text, as in MLIR.
func testAttr(mnemonic string) *ir.AttrConstraint {
	return &ir.AttrConstraint{Match: func(a ir.Attribute) bool {
		d := a.AttrDef()
		return d != nil && d.Dialect == "test" && d.Mnemonic == mnemonic
	}}
}

// intCases is the constraint of integers of the given width that have one of the values. MLIR's enumerations in generic syntax are such integers.
func intCases(width uint32, summary string, cases ...int64) *ir.AttrConstraint {
	kind := ir.I32AttrKind
	if width == 64 {
		kind = ir.I64AttrKind
	}
	if summary == "" {
		words := make([]string, len(cases))
		for i, c := range cases {
			words[i] = strconv.FormatInt(c, 10)
		}
		summary = "allowed " + strconv.Itoa(int(width)) + "-bit signless integer cases: " + strings.Join(words, ", ")
	}
	c := *ir.ConfinedAttr(kind, "", func(a ir.Attribute) bool { return slices.Contains(cases, a.(*ir.IntegerAttr).Int64Or(-1)) })
	c.Summary = summary
	return &c
}

// atLeast is the constraint of integers that are at least low.
func atLeast(kind *ir.AttrConstraint, low int64, words string) *ir.AttrConstraint {
	return ir.ConfinedAttr(kind, "whose value is "+words, func(a ir.Attribute) bool { return a.(*ir.IntegerAttr).Int64Or(math.MinInt64) >= low })
}

// number returns element i of d, which may be an integer or a float.
func number(d *ir.DenseArrayAttr, i int) float64 {
	if _, ok := d.ElementType.(*ir.FloatType); ok {
		return d.Element(i).(*ir.FloatAttr).Value.Float64()
	}
	return float64(d.Int64(i))
}

// eachNumber is the constraint of dense arrays of which each element satisfies holds.
func eachNumber(kind *ir.AttrConstraint, words string, holds func(float64) bool) *ir.AttrConstraint {
	return ir.ConfinedAttr(kind, words, func(a ir.Attribute) bool {
		d := a.(*ir.DenseArrayAttr)
		for i := range d.Len() {
			if !holds(number(d, i)) {
				return false
			}
		}
		return true
	})
}

// eachPair is the constraint of dense arrays of which each element and the one after it satisfy holds.
func eachPair(kind *ir.AttrConstraint, words string, holds func(a, b float64) bool) *ir.AttrConstraint {
	return ir.ConfinedAttr(kind, words, func(a ir.Attribute) bool {
		d := a.(*ir.DenseArrayAttr)
		for i := 1; i < d.Len(); i++ {
			if !holds(number(d, i-1), number(d, i)) {
				return false
			}
		}
		return true
	})
}

// Attributes of one kind each.
var (
	i8Array  = ir.DenseI8ArrayAttrKind
	i16Array = ir.DenseArrayOf("i16", func(c *ir.Context) ir.Type { return c.I(16) })
	i32Array = ir.DenseI32ArrayAttrKind
	i64Array = ir.DenseI64ArrayAttrKind
	f32Array = ir.DenseArrayOf("f32", func(c *ir.Context) ir.Type { return c.F32() })
	f64Array = ir.DenseArrayOf("f64", func(c *ir.Context) ir.Type { return c.Float(ir.F64) })

	i32Elements    = ir.DenseElementsOf(i32, "", nil)
	stringArray    = ir.ArrayAttrOf("string array attribute", ir.StringAttrKind)
	typeArray      = ir.ArrayAttrOf("type array attribute", ir.TypeAttrKind)
	i64List        = ir.ArrayAttrOf("64-bit integer array attribute", ir.I64AttrKind)
	resultKinds    = intCases(64, "Multi-result op kinds", 1, 2, 3, 4, 5, 6)
	anyI32Attr     = ir.AnyIntAttrOf(32)
	stringElements = &ir.AttrConstraint{Summary: "string elements attribute", Match: func(a ir.Attribute) bool {
		d, ok := a.(*ir.DenseElementsAttr)
		return ok && d.Strings != nil
	}}
	attrParams = testAttr("attr_params")
)

// numberArrays declares a dense array of each kind of number, with a condition on the elements.
func numberArrays(words string, holds func(float64) bool) []ir.AttrDef {
	confine := func(name string, kind *ir.AttrConstraint) ir.AttrDef {
		return attr(name, eachNumber(kind, words, holds))
	}
	return []ir.AttrDef{confine("i8attr", i8Array), confine("i16attr", i16Array), confine("i32attr", i32Array), confine("i64attr", i64Array),
		confine("f32attr", f32Array), confine("f64attr", f64Array), confine("emptyattr", i16Array)}
}

// promised is the constraint on test.promised_interfaces, which no attribute and no type of spvc satisfies except those of the test dialect that promise
// MLIR's external interfaces.
var promised = &ir.AttrConstraint{Summary: "any attribute promising or implementing the `TestExternalAttrInterface` attr interface",
	Match: testAttr("simple_a").Match}

func constraintEntries() []ir.OpEntry {
	list := append(typeConstraintEntries(), attrConstraintEntries()...)
	list = append(list, confinedEntries()...)
	return append(list,
		ir.OpEntry{Def: row("result_type_with_trait", nil, types(anyType)), Verify: func(op *ir.Operation) bool {
			return testType("test_type_with_trait").Match(op.Result(0).Type()) || op.EmitError("result type should have trait 'TestTypeTrait'")
		}},
		ir.OpEntry{Def: row("attr_with_trait", nil, nil, attr("attr", ir.AnyAttr)), Verify: func(op *ir.Operation) bool {
			return testAttr("attr_with_trait").Match(op.Prop(0)) || op.EmitError("'attr' attribute should have trait 'TestAttrTrait'")
		}})
}

// typeConstraintEntries declares the operations about constraints on types.
func typeConstraintEntries() []ir.OpEntry {
	i16 := ir.IntegerOfWidth(16)
	complexF64 := ir.ComplexOf(ir.FloatOfKind(ir.F64))
	dims := func(rank int, t *ir.TypeConstraint) *ir.TypeConstraint { return ir.TensorRankOf([]int{rank}, t) }
	ofDims := func(t ...*ir.TypeConstraint) []ir.ValueDef {
		defs := unnamed(t...)
		for i := range defs {
			defs[i].Name = "arg" + strconv.Itoa(i)
		}
		return defs
	}
	return rows(
		&ir.OpDef{Name: "test.int_types", Results: []ir.ValueDef{{Name: "any_i16", Type: ir.AnyIntegerOfWidth(16)}, {Name: "si32", Type: ir.SignedOfWidth(32, ir.Signed)},
			{Name: "ui64", Type: ir.SignedOfWidth(64, ir.Unsigned)}, {Name: "any_int", Type: anyInteger}}},
		row("complex_f64", nil, types(complexF64)),
		row("complex_f64_tensor", nil, types(ir.TensorOf(complexF64))),
		row("tuple_32_bit", nil, types(ir.TupleOf(i32, f32))),
		row("nested_tuple_32_bit", nil, types(ir.NestedTupleOf(i32, f32))),
		&ir.OpDef{Name: "test.takes_static_memref", Operands: values(ir.StaticShapeOf(ir.AnyMemRef), "x")},
		row("rank_less_than_2_I8_F32_memref", nil, types(ir.MemRefRankOf([]int{0, 1}, ir.I8Constraint, f32))),
		&ir.OpDef{Name: "test.nd_tensor_of", Operands: ofDims(dims(0, f32), dims(1, f32), dims(2, i16), dims(3, i16), dims(4, i16))},
		&ir.OpDef{Name: "test.ranked_tensor_op", Operands: values(ir.RankedTensorOf(anyType), "input")},
		&ir.OpDef{Name: "test.multi_tensor_rank_of", Operands: values(ir.TensorRankOf([]int{0, 1}, ir.I8Constraint, i32, f32), "arg0")},
		&ir.OpDef{Name: "test.mixed_normal_variadic_operand", Operands: aroundOne(ir.AnyTensor, ir.AnyTensor, "input1 input2 input3")},
		&ir.OpDef{Name: "test.mixed_normal_variadic_result", Results: aroundOne(ir.AnyTensor, ir.AnyTensor, "output1 output2 output3")},
		&ir.OpDef{Name: "test.variadic_with_same_operand_results", Operands: variadics(ir.AnySignlessInteger, "_"),
			Results: values(ir.AnySignlessInteger, "result"), Traits: []ir.Trait{ir.SameOperandsAndResultType}},
		&ir.OpDef{Name: "test.same_operand_result_type", Operands: values(ir.AnyTensor, "operand"), Results: values(ir.AnyTensor, "result"),
			Traits: []ir.Trait{ir.SameOperandsAndResultType}},
	)
}

// attrConstraintEntries declares the operations about constraints on attributes.
func attrConstraintEntries() []ir.OpEntry {
	f64 := ir.FloatOfKind(ir.F64)
	nonNegative := func(k *ir.AttrConstraint) *ir.AttrConstraint { return atLeast(k, 0, "non-negative") }
	positive := func(k *ir.AttrConstraint) *ir.AttrConstraint { return atLeast(k, 1, "positive") }
	return rows(
		row("any_attr_of_i32_str", nil, nil, attr("attr", ir.AnyAttrOf(ir.I32AttrKind, ir.StringAttrKind))),
		row("non_negative_int_attr", nil, nil, attr("i32attr", nonNegative(ir.I32AttrKind)), attr("i64attr", nonNegative(ir.I64AttrKind))),
		row("positive_int_attr", nil, nil, attr("i32attr", positive(ir.I32AttrKind)), attr("i64attr", positive(ir.I64AttrKind))),
		row("type_array_attr", nil, nil, attr("attr", typeArray)),
		row("type_array_attr_with_default", nil, nil, ir.AttrDef{Name: "attr", Type: typeArray, Default: "[]"}),
		row("float_attrs", nil, nil, attr("float_attr", ir.AnyAttr)),
		row("int_attrs", nil, nil, attr("any_i32_attr", anyI32Attr), attr("index_attr", ir.IndexAttrKind),
			attr("ui32_attr", ir.IntAttrOf(32, ir.Unsigned)), attr("si32_attr", ir.IntAttrOf(32, ir.Signed))),
		row("float_elements_attr", nil, nil, attr("scalar_f32_attr", ir.DenseElementsOf(f32, "", []int64{2})),
			attr("tensor_f64_attr", ir.DenseElementsOf(f64, "", []int64{4, 8}))),
		row("int_elements_attr", nil, nil, attr("any_i32_attr", ir.DenseElementsOf(ir.AnyIntegerOfWidth(32), "", nil)), attr("i32_attr", i32Elements)),
		row("ranked_int_elements_attr", nil, nil, attr("vector_i32_attr", ir.DenseElementsOf(i32, "32-bit signless int elements attribute", []int64{2})),
			attr("matrix_i64_attr", ir.DenseElementsOf(ir.I64Constraint, "64-bit signless int elements attribute", []int64{4, 8}))),
		row("string_elements_attr", nil, nil, attr("scalar_string_attr", stringElements)),
		row("i32ElementsAttr", nil, nil, attr("attr", i32Elements)),
		row("indexElementsAttr", nil, nil, attr("attr", ir.DenseElementsOf(ir.IndexTypeConstraint, "", nil))),
	)
}

// confinedEntries declares the operations about attributes with conditions on their elements, and those that tests of other subjects use.
func confinedEntries() []ir.OpEntry {
	return rows(
		row("confined_dense_array_attr", nil, nil,
			attr("emptyattr", eachPair(i16Array, "should be in increasing order", func(a, b float64) bool { return a < b })),
			attr("i32attr", eachPair(i32Array, "should be in non-decreasing order", func(a, b float64) bool { return a <= b })),
			attr("i64attr", eachPair(i64Array, "should be in increasing order", func(a, b float64) bool { return a < b }))),
		row("confined_strictly_positive_attr", nil, nil, numberArrays("whose value is positive", func(x float64) bool { return x > 0 })...),
		row("confined_non_negative_attr", nil, nil, numberArrays("whose value is non-negative", func(x float64) bool { return x >= 0 })...),
		&ir.OpDef{Name: "test.promised_interfaces", Operands: values(anyType, "promisedType"), Attrs: attrs(promised, "promisedAttr")},
		row("versionedA", nil, nil, attr("dims", ir.AnyIntAttrOf(64)), attr("modifier", ir.BoolAttrKind)),
		row("using_int_property_with_worse_bytecode", nil, nil, ir.AttrDef{Name: "value", Type: ir.I64AttrKind, Default: "0 : i64"}),
		row("versionedB", nil, nil, attr("attribute", attrParams)),
		row("versionedC", nil, nil, attr("attribute", ir.AnyAttrOf(attrParams, i32Elements))),
		row("get_tuple_element", types(ir.TupleOf(anyType)), types(anyType), attr("index", ir.I32AttrKind)),
		&ir.OpDef{Name: "test.make_tuple", Operands: variadics(anyType, "inputs"), Results: unnamed(ir.TupleOf(anyType))},
	)
}

// aroundOne declares a value of type one between two variadic groups of the same size.
func aroundOne(many, one *ir.TypeConstraint, names string) []ir.ValueDef {
	defs := variadics(many, names)
	defs[1].Type, defs[1].Quantity = one, ir.One
	return defs
}
