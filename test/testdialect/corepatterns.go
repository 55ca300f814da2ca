package testdialect

import "github.com/spvc/spvc/ir"

// The operations that MLIR's declarative patterns match and make.
var (
	OpA = row("op_a", types(i32), types(i32), attr("attr", ir.I32AttrKind))
	OpB = row("op_b", types(i32), types(i32), attr("attr", ir.I32AttrKind))
	OpC = row("op_c", types(i32), types(i32))
	OpD = row("op_d", types(i32), types(i32))
	OpE = row("op_e", types(i32), types(i32))
	OpF = row("op_f", types(i32), types(i32))
	OpG = row("op_g", types(i32), types(i32))
	OpH = row("op_h", types(i32), nil)
	OpI = row("op_i", types(i32), nil)
	OpJ = row("op_j", nil, types(i32))
	OpK = row("op_k", nil, types(i32))
	OpM = row("op_m", types(i32), types(i32), ir.AttrDef{Name: "optional_attr", Type: ir.I32AttrKind, Optional: true})
	OpN = row("op_n", types(i32, i32), types(i32))
	OpO = row("op_o", types(i32), types(i32))
	OpP = row("op_p", types(i32, i32, i32, i32, i32, i32), types(i32))
	OpR = row("op_r", types(anyInteger, anyInteger), types(anyInteger))
	OpS = row("op_s", types(anyInteger), types(anyInteger), attr("value", ir.AnyAttr))
	OpX = &ir.OpDef{Name: "test.op_x", Operands: values(anyInteger, "input"), Results: unnamed(anyInteger)}

	OpCrashLong          = row("op_crash_long", types(i32, i32, i32), types(i32))
	OpCrashShort         = row("op_crash_short", nil, types(i32))
	IgnoreArgMatchSrc    = &ir.OpDef{Name: "test.ignore_arg_match_src", Operands: values(ir.AnyType, "a b c"), Attrs: attrs(ir.AnyAttr, "d e f")}
	IgnoreArgMatchDst    = &ir.OpDef{Name: "test.ignore_arg_match_dst", Operands: values(ir.AnyType, "b"), Attrs: attrs(ir.AnyAttr, "f")}
	InterleavedAttr1     = &ir.OpDef{Name: "test.interleaved_operand_attr1", Operands: values(i32, "input1 input2"), Attrs: attrs(ir.I64AttrKind, "attr1 attr2")}
	InterleavedAttr2     = &ir.OpDef{Name: "test.interleaved_operand_attr2", Operands: values(i32, "input1 input2"), Attrs: attrs(ir.I64AttrKind, "attr1 attr2")}
	ManyArguments        = &ir.OpDef{Name: "test.many_arguments", Operands: values(i32, "input1 input2 input3 input4 input5 input6 input7 input8 input9"), Attrs: attrs(ir.I64AttrKind, "attr1 attr2 attr3 attr4 attr5 attr6 attr7 attr8 attr9")}
	NativeCodeCall1      = &ir.OpDef{Name: "test.native_code_call1", Operands: values(i32, "input1 input2"), Attrs: append(attrs(ir.BoolAttrKind, "choice"), attrs(ir.I64AttrKind, "attr1 attr2")...), Results: unnamed(i32)}
	NativeCodeCall2      = &ir.OpDef{Name: "test.native_code_call2", Operands: values(i32, "input"), Attrs: attrs(i64List, "attr"), Results: unnamed(i32)}
	NativeCodeCall3      = &ir.OpDef{Name: "test.native_code_call3", Operands: values(i32, "input"), Results: unnamed(i32)}
	NativeCodeCall4      = &ir.OpDef{Name: "test.native_code_call4", Operands: values(ir.AnyType, "input1"), Results: values(i32, "output1 output2")}
	NativeCodeCall5      = &ir.OpDef{Name: "test.native_code_call5", Operands: values(i32, "input1 input2"), Results: values(i32, "output1 output2")}
	NativeCodeCall6      = &ir.OpDef{Name: "test.native_code_call6", Operands: values(i32, "input1 input2"), Results: values(i32, "output1 output2")}
	NativeCodeCall7      = &ir.OpDef{Name: "test.native_code_call7", Operands: values(i32, "input"), Results: unnamed(i32)}
	AllAttrConstraint1   = row("all_attr_constraint_of1", nil, types(i32), attr("attr", i64List))
	AllAttrConstraint2   = row("all_attr_constraint_of2", nil, types(i32), attr("attr", i64List))
	SymbolBindingA       = &ir.OpDef{Name: "test.symbol_binding_a", Operands: values(i32, "operand"), Attrs: attrs(ir.I64AttrKind, "attr"), Results: unnamed(i32)}
	SymbolBindingB       = &ir.OpDef{Name: "test.symbol_binding_b", Operands: values(i32, "operand"), Results: unnamed(i32)}
	SymbolBindingC       = &ir.OpDef{Name: "test.symbol_binding_c", Operands: values(i32, "operand"), Results: unnamed(i32)}
	SymbolBindingD       = &ir.OpDef{Name: "test.symbol_binding_d", Operands: values(i32, "input1 input2"), Attrs: attrs(ir.I64AttrKind, "attr"), Results: unnamed(i32)}
	SymbolBindingNoRes   = &ir.OpDef{Name: "test.symbol_binding_no_result", Operands: values(i32, "operand")}
	MatchOpAttribute1    = &ir.OpDef{Name: "test.match_op_attribute1", Attrs: matchAttrs(), Results: unnamed(i32)}
	MatchOpAttribute2    = &ir.OpDef{Name: "test.match_op_attribute2", Attrs: matchAttrs(), Results: unnamed(i32)}
	MatchOpAttribute3    = row("match_op_attribute3", nil, types(i32), flag("attr"))
	MatchOpAttribute4    = row("match_op_attribute4", nil, types(i32), flag("attr1"), flag("attr2"))
	I32EnumAttr          = &ir.OpDef{Name: "test.i32_enum_attr", Attrs: attrs(intCases(32, "", 5, 10), "attr"), Results: values(i32, "val")}
	I64EnumAttr          = &ir.OpDef{Name: "test.i64_enum_attr", Attrs: attrs(intCases(64, "", 5, 10), "attr"), Results: values(i32, "val")}
	ThreeResult          = &ir.OpDef{Name: "test.three_result", Attrs: attrs(resultKinds, "kind"), Results: threeResults()}
	AnotherThreeResult   = &ir.OpDef{Name: "test.another_three_result", Attrs: attrs(resultKinds, "kind"), Results: threeResults(), Traits: []ir.Trait{ir.InferredTypes{}}}
	TwoResult            = &ir.OpDef{Name: "test.two_result", Attrs: attrs(resultKinds, "kind"), Results: threeResults()[:2]}
	AnotherTwoResult     = &ir.OpDef{Name: "test.another_two_result", Attrs: attrs(resultKinds, "kind"), Results: values(f32, "result1 result2")}
	OneResult1           = &ir.OpDef{Name: "test.one_result1", Attrs: attrs(resultKinds, "kind"), Results: values(f32, "result1")}
	OneResult2           = &ir.OpDef{Name: "test.one_result2", Attrs: attrs(resultKinds, "kind"), Results: values(i32, "result1")}
	OneResult3           = &ir.OpDef{Name: "test.one_result3", Operands: unnamed(f32), Results: values(i32, "result1")}
	OneVariadic1         = &ir.OpDef{Name: "test.one_variadic_out_one_variadic_in1", Operands: variadics(i32, "_"), Results: variadics(i32, "_")}
	OneVariadic2         = &ir.OpDef{Name: "test.one_variadic_out_one_variadic_in2", Operands: variadics(i32, "_"), Results: variadics(i32, "_")}
	MixedVariadicIn1     = &ir.OpDef{Name: "test.mixed_variadic_in1", Operands: aroundOne(i32, f32, "input1 input2 input3")}
	MixedVariadicIn2     = &ir.OpDef{Name: "test.mixed_variadic_in2", Operands: aroundOne(i32, f32, "input1 input2 input3")}
	MixedVariadicIn3     = &ir.OpDef{Name: "test.mixed_variadic_in3", Operands: oneFirst("input1 input2 input3"), Attrs: attrs(ir.I32AttrKind, "count"), Results: unnamed(i32)}
	MixedVariadicIn4     = &ir.OpDef{Name: "test.mixed_variadic_in4", Operands: append(variadics(i32, "input1"), values(i32, "input2")...), Attrs: attrs(ir.I32AttrKind, "attr1")}
	MixedVariadicIn5     = &ir.OpDef{Name: "test.mixed_variadic_in5", Operands: values(i32, "input1 input2 input3"), Attrs: append(attrs(ir.I32AttrKind, "attr1"), attrs(ir.StringAttrKind, "pattern_name")...)}
	MixedVariadicIn6     = &ir.OpDef{Name: "test.mixed_variadic_in6", Operands: variadics(i32, "input1 input2"), Attrs: attrs(ir.I32AttrKind, "attr1")}
	MixedVariadicInOut   = &ir.OpDef{Name: "test.mixed_variadic_in_out_i32", Operands: values(i32, "input"), Results: values(i32, "output")}
	MixedVariadicOut1    = &ir.OpDef{Name: "test.mixed_variadic_out1", Results: aroundOne(i32, f32, "output1 output2 output3")}
	MixedVariadicOut2    = &ir.OpDef{Name: "test.mixed_variadic_out2", Results: aroundOne(i32, f32, "output1 output2 output3")}
	MixedVariadicOut3    = &ir.OpDef{Name: "test.mixed_variadic_out3", Attrs: attrs(ir.I32AttrKind, "count"), Results: oneFirst("output1 output2 output3")}
	OneI32Out            = row("one_i32_out", nil, types(i32))
	EitherOpA            = &ir.OpDef{Name: "test.either_op_a", Operands: values(anyInteger, "arg0 arg1 arg2"), Results: values(i32, "output")}
	EitherOpB            = &ir.OpDef{Name: "test.either_op_b", Operands: values(anyInteger, "arg0 arg1"), Results: values(i32, "output")}
	EitherHelperA        = &ir.OpDef{Name: "test.either_helper_op_a", Operands: values(i32, "arg0"), Results: values(i32, "output")}
	EitherHelperB        = &ir.OpDef{Name: "test.either_helper_op_b", Operands: values(i32, "arg0"), Results: values(i32, "output")}
	LocSrc               = &ir.OpDef{Name: "test.loc_src", Operands: values(i32, "input"), Results: values(i32, "output")}
	LocDst               = &ir.OpDef{Name: "test.loc_dst", Operands: values(i32, "input"), Results: values(i32, "output"), Traits: []ir.Trait{ir.SameOperandsAndResultType}}
	LocSrcNoRes          = &ir.OpDef{Name: "test.loc_src_no_res", Operands: values(i32, "input")}
	LocDstNoRes          = &ir.OpDef{Name: "test.loc_dst_no_res", Operands: values(i32, "input")}
	SourceOp             = &ir.OpDef{Name: "test.source_op", Operands: values(anyInteger, "arg"), Attrs: attrs(anyI32Attr, "tag"), Results: unnamed(anyInteger)}
	OneToTwo             = row("one_to_two", types(anyInteger), types(anyInteger, anyInteger))
	TwoToOne             = row("two_to_one", types(anyInteger, anyInteger), types(anyInteger))
	VariadicRewriteSrc   = &ir.OpDef{Name: "test.variadic_rewrite_src_op", Operands: aroundOne(ir.AnyType, ir.AnyType, "arg brg crg"), Traits: []ir.Trait{ir.AttrSizedOperandSegments}}
	VariadicRewriteDst   = &ir.OpDef{Name: "test.variadic_rewrite_dst_op", Operands: append(values(ir.AnyType, "brg"), variadics(ir.AnyType, "crg arg")...), Traits: []ir.Trait{ir.AttrSizedOperandSegments}}
	DialectCanonicalized = row("dialect_canonicalizable", nil, types(i32))
)

// threeResults declares the results of operations of which each has a name.
func threeResults() []ir.ValueDef {
	return append(values(i32, "result1"), values(f32, "result2 result3")...)
}

// oneFirst declares values of i32: one, and two groups of the same size.
func oneFirst(names string) []ir.ValueDef {
	defs := variadics(i32, names)
	defs[0].Quantity = ir.One
	return defs
}

func matchAttrs() []ir.AttrDef {
	return []ir.AttrDef{attr("required_attr", ir.I32AttrKind), {Name: "optional_attr", Type: ir.I32AttrKind, Optional: true},
		{Name: "default_valued_attr", Type: ir.I32AttrKind, Default: "42"}, attr("more_attr", ir.I32AttrKind)}
}

func patternEntries() []ir.OpEntry {
	list := rows(OpA, OpB, OpC, OpD, OpE, OpF, OpG, OpH, OpI, OpJ, OpK, OpM, OpN, OpO, OpP, OpR, OpS, OpX, OpCrashLong, OpCrashShort,
		IgnoreArgMatchSrc, IgnoreArgMatchDst, InterleavedAttr1, InterleavedAttr2, ManyArguments, NativeCodeCall1, NativeCodeCall2, NativeCodeCall3,
		NativeCodeCall4, NativeCodeCall5, NativeCodeCall6, NativeCodeCall7, AllAttrConstraint1, AllAttrConstraint2, SymbolBindingA, SymbolBindingB,
		SymbolBindingC, SymbolBindingD, SymbolBindingNoRes, MatchOpAttribute1, MatchOpAttribute2, MatchOpAttribute3, MatchOpAttribute4, I32EnumAttr,
		I64EnumAttr, ThreeResult, TwoResult, AnotherTwoResult, OneResult1, OneResult2, OneResult3, OneVariadic1, OneVariadic2,
		MixedVariadicIn1, MixedVariadicIn2, MixedVariadicIn3, MixedVariadicIn4, MixedVariadicIn5, MixedVariadicIn6, MixedVariadicInOut,
		MixedVariadicOut1, MixedVariadicOut2, MixedVariadicOut3, OneI32Out, EitherOpA, EitherOpB, EitherHelperA, EitherHelperB, LocSrc, LocDst,
		LocSrcNoRes, LocDstNoRes, SourceOp, OneToTwo, TwoToOne, VariadicRewriteSrc, VariadicRewriteDst, DialectCanonicalized)
	return append(list, ir.OpEntry{Def: AnotherThreeResult, Infer: func(ctx *ir.Context, _ *ir.OperationState) ([]ir.Type, string) {
		return []ir.Type{ctx.I32(), ctx.F32(), ctx.F32()}, ""
	}})
}
