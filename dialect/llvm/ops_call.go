package llvm

import "github.com/spvc/spvc/ir"

// bundleOperands declares the operands of operand bundles, which MLIR has since 20.
//
//go:noinline
func bundleOperands() ir.ValueDef {
	return ir.ValueDef{Name: "op_bundle_operands", Type: AnyType, Quantity: ir.Variadic, Segments: bundleSizesName, Versions: ir.Since(20)}
}

const bundleSizesName = "op_bundle_sizes"

// Attributes that calls of several kinds have.
var (
	bundleSizesAttr = ir.AttrDef{Name: bundleSizesName, Type: ir.DenseI32ArrayAttrKind, Default: "[]", Versions: ir.Since(20), Encoding: ir.AlwaysInBytecode}
	bundleTagsAttr  = ir.AttrDef{Name: "op_bundle_tags", Type: ir.ArrayAttrKind, Optional: true, Versions: ir.Since(20)}
	argAttrsAttr    = ir.AttrDef{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true}
	resAttrsAttr    = ir.AttrDef{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true}
	calleeTypeAttr  = ir.AttrDef{Name: "var_callee_type", Type: functionTypeKind, Optional: true}
	calleeAttr      = ir.AttrDef{Name: "callee", Type: ir.FlatSymbolRefKind, Optional: true}
	cconvAttr       = ir.AttrDef{Name: "CConv", Type: CConvKind, Default: "#llvm.cconv<ccc>"}
)

// attrSince returns the declaration of an attribute that versions since v have.
//
//go:noinline
func attrSince(v ir.Version, d ir.AttrDef) ir.AttrDef {
	d.Versions = ir.Since(v)
	return d
}

//go:noinline
func flag(name string) ir.AttrDef {
	return ir.AttrDef{Name: name, Type: ir.UnitAttrKind, Optional: true}
}

//go:noinline
func hint(v ir.Version, name string) ir.AttrDef {
	return ir.AttrDef{Name: name, Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(v), Hint: true}
}

// segmentsSince20 are the operand segments of calls, which only have several groups since MLIR 20.
var segmentsSince20 = ir.TraitIn(ir.Since(20), ir.AttrSizedOperandSegments)

// Call declares llvm.call.
var Call = &ir.OpDef{
	Name:     "llvm.call",
	Summary:  "call of a function",
	Operands: []ir.ValueDef{ir.VariadicOf("callee_operands", AnyType), bundleOperands()},
	Attrs: append([]ir.AttrDef{
		calleeTypeAttr, calleeAttr, FastMathAttr(),
		{Name: "branch_weights", Type: ir.DenseI32ArrayAttrKind, Optional: true, Versions: ir.Until(19), Hint: true},
		cconvAttr, {Name: "TailCallKind", Type: TailCallKind, Default: "#llvm.tailcallkind<none>"},
		{Name: "memory_effects", Type: MemoryEffectsKind, Optional: true, Versions: ir.Since(20), Hint: true},
		hint(20, "convergent"), hint(20, "no_unwind"), hint(20, "will_return"),
		bundleSizesAttr, bundleTagsAttr, attrSince(20, argAttrsAttr), attrSince(20, resAttrsAttr),
		hint(21, "no_inline"), hint(21, "always_inline"), hint(21, "inline_hint"),
	}, aliasAttrs()...),
	Results: []ir.ValueDef{{Name: "result", Type: AnyType, Quantity: ir.Optional}},
	Traits:  []ir.Trait{segmentsSince20},
}

// Slots of the inherent attributes of Call. The first ones are those of Invoke, too.
const (
	callCalleeType = iota
	callCallee
	callFastMath
	callWeights
	callCConv
	callTail
	callMemory
	callConvergent
	callNoUnwind
	callWillReturn
	callBundleSizes
	callBundleTags
	callArgAttrs
	callResAttrs
	callNoInline
	callAlwaysInline
	callInlineHint
)

// Invoke declares llvm.invoke.
var Invoke = &ir.OpDef{
	Name:    "llvm.invoke",
	Summary: "call of a function that can unwind",
	Operands: []ir.ValueDef{ir.VariadicOf("callee_operands", AnyType), ir.VariadicOf("normalDestOperands", AnyType),
		ir.VariadicOf("unwindDestOperands", AnyType), bundleOperands()},
	Attrs: []ir.AttrDef{
		calleeTypeAttr, calleeAttr, attrSince(20, argAttrsAttr), attrSince(20, resAttrsAttr), weightsAttr, cconvAttr, bundleSizesAttr, bundleTagsAttr,
	},
	Results:    []ir.ValueDef{{Name: "result", Type: AnyType, Quantity: ir.Optional}},
	Successors: []ir.SuccessorDef{{Name: "normalDest"}, {Name: "unwindDest"}},
	Traits:     []ir.Trait{ir.AttrSizedOperandSegments, ir.Terminator},
}

// Slots of the inherent attributes of Invoke.
const (
	invokeCalleeType = iota
	invokeCallee
	invokeArgAttrs
	invokeResAttrs
	invokeWeights
	invokeCConv
	invokeBundleSizes
	invokeBundleTags
)

// LandingPad declares llvm.landingpad.
var LandingPad = &ir.OpDef{
	Name:     "llvm.landingpad",
	Summary:  "what a block to which calls unwind handles",
	Operands: []ir.ValueDef{ir.VariadicOf("clauses", AnyType)},
	Attrs:    []ir.AttrDef{flag("cleanup")},
	Results:  ir.ValuesOf(AnyType, "res"),
}

// CallIntrinsic declares llvm.call_intrinsic.
var CallIntrinsic = &ir.OpDef{
	Name:     "llvm.call_intrinsic",
	Summary:  "call of the intrinsic that has a name",
	Operands: []ir.ValueDef{ir.VariadicOf("args", AnyType), bundleOperands()},
	Attrs: []ir.AttrDef{
		{Name: "intrin", Type: ir.StringAttrKind}, FastMathAttr(), bundleSizesAttr, bundleTagsAttr, attrSince(20, argAttrsAttr), attrSince(20, resAttrsAttr),
	},
	Results: []ir.ValueDef{{Name: "results", Type: AnyType, Quantity: ir.Optional}},
	Traits:  []ir.Trait{segmentsSince20},
}

// Slots of the inherent attributes of CallIntrinsic.
const (
	intrinsicName = iota
	intrinsicFastMath
	intrinsicBundleSizes
	intrinsicBundleTags
	intrinsicArgAttrs
	intrinsicResAttrs
)

// InlineAsm declares llvm.inline_asm.
var InlineAsm = &ir.OpDef{
	Name:     "llvm.inline_asm",
	Summary:  "assembly",
	Operands: []ir.ValueDef{ir.VariadicOf("operands", AnyType)},
	Attrs: []ir.AttrDef{
		{Name: "asm_string", Type: ir.StringAttrKind},
		{Name: "constraints", Type: ir.StringAttrKind},
		flag("has_side_effects"),
		flag("is_align_stack"),
		{Name: "tail_call_kind", Type: TailCallKind, Default: "#llvm.tailcallkind<none>", Versions: ir.Since(20)},
		{Name: "asm_dialect", Type: AsmDialectKind, Optional: true},
		{Name: "operand_attrs", Type: ir.ArrayAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "res", Type: AnyType, Quantity: ir.Optional}},
	Format: "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? " +
		"(`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` " +
		"functional-type(operands, results)",
}

// Slots of the inherent attributes of InlineAsm.
const (
	asmString = iota
	asmConstraints
	asmSideEffects
	asmAlignStack
	asmTail
	asmDialect
	asmOperandAttrs
)

func callEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: Call, Parse: parseCall, Print: printCall, Verify: verifyCall, Interfaces: []any{call{}}},
		{Def: Invoke, Parse: parseInvoke, Print: printInvoke, Verify: verifyInvoke, Interfaces: []any{invoke{}}},
		{Def: LandingPad, Parse: parseLandingPad, Print: printLandingPad, Verify: verifyLandingPad},
		{Def: CallIntrinsic, Parse: parseCallIntrinsic, Print: printCallIntrinsic, Verify: verifyCallIntrinsic},
		{Def: InlineAsm, Verify: verifyInlineAsm, Effects: asmEffects},
	}
}
