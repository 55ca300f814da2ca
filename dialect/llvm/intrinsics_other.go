package llvm

import "github.com/spvc/spvc/ir"

// Hints for optimizations.
var (
	IntrAssume     = assume()
	IntrExpect     = spelled(gives(takes(intrinsic("expect", "", "0", ir.Pure, ir.SameOperandsAndResultType), ir.AnySignlessInteger, "val", "expected"), AnyType), "$val `,` $expected attr-dict `:` type($val)")
	IntrIsConstant = gives(takes(intrinsic("is.constant", "", "0", ir.Pure), AnyType, "val"), ir.I1Constraint)
	IntrSsaCopy    = spelled(gives(takes(intrinsic("ssa.copy", "", "0", ir.Pure, ir.SameOperandsAndResultType), ir.AnyType, "operand"), AnyType),
		"$operand attr-dict `:` type($operand)")
	IntrExpectWithProbability = spelled(immediate(gives(takes(intrinsic("expect.with.probability", "", "0", ir.Pure, ir.AllTypesMatch("val", "expected", "res")),
		ir.AnySignlessInteger, "val", "expected"), AnyType), '2', "prob", doubleAttr), "$val `,` $expected `,` $prob attr-dict `:` type($val)")
)

// doubleAttr is MLIR's F64Attr.
var doubleAttr = &ir.AttrConstraint{Summary: "64-bit float attribute", Match: isDouble,
	Base: func(a ir.Attribute) bool { _, ok := a.(*ir.FloatAttr); return ok }, ValueType: func(c *ir.Context) ir.Type { return c.F64() }}

func isDouble(a ir.Attribute) bool {
	f, ok := a.(*ir.FloatAttr)
	return ok && f.Type() == ir.Type(a.Context().F64())
}

// assume makes the row of llvm.intr.assume, which has operand bundles since MLIR 20.
func assume() *ir.OpDef {
	def := takes(intrinsic("assume", "", ""), ir.I1Constraint, "cond")
	bundles := bundleOperands()
	bundles.Segments = "" // the directive counts them
	def.Operands = append(def.Operands, bundles)
	def.Attrs = []ir.AttrDef{bundleSizesAttr, bundleTagsAttr}
	return genericUntil(19, spelled(def, "$cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags, $op_bundle_sizes)^)? "+
		"`:` type($cond) attr-dict"))
}

func verifyAssume(op *ir.Operation) bool {
	return verifyBundleSizes(op, op.NumOperands()-1, 0) && verifyBundles(op, 0, 1)
}

// bundleDirectives are the directives of operand bundles.
func bundleDirectives() map[string]*ir.CustomDirective {
	return map[string]*ir.CustomDirective{"OpBundles": {
		Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
			_, ok := parseBundles(p, a)
			return ok
		},
		ParseOptional: parseBundles,
		Print: func(p *ir.Printer, op *ir.Operation, _ *ir.DirectiveArgs) {
			if tags, ok := op.Prop(1).(*ir.ArrayAttr); ok && len(tags.Elements) > 0 {
				printBundleList(p, op, 1, 0, 1)
			}
		},
	}}
}

// parseBundles reads operand bundles if they come next.
func parseBundles(p *ir.Parser, a *ir.DirectiveArgs) (present, ok bool) {
	if !p.ParseOptionalLSquare() {
		return false, true
	}
	if p.ParseOptionalRSquare() {
		return true, true
	}
	var b bundlesText
	if !p.ParseCommaSeparated(ir.DelimNone, func() bool { return b.parseOne(p) }) || !p.ParseRSquare() {
		return true, false
	}
	sizes := make([]int32, len(b.operands))
	for i, operands := range b.operands {
		sizes[i] = int32(len(operands))
		for _, o := range operands {
			a.AddOperand(0, o)
		}
		for _, t := range b.types[i] {
			a.AddType(1, t)
		}
	}
	a.SetAttr(2, p.Context().Array(b.tags))
	a.SetAttr(3, p.Context().DenseI32Array(sizes...))
	return true, true
}

// Coroutines.
var (
	IntrCoroAlign = spelled(gives(intrinsic("coro.align", "0", ""), AnyType), "attr-dict `:` type($res)")
	IntrCoroBegin = spelled(gives(takes(takes(intrinsic("coro.begin", "", ""), AnyToken, "token"), AnyPointer, "mem"), AnyType),
		"$token `,` $mem attr-dict `:` functional-type(operands, results)")
	IntrCoroEnd = spelled(gives(takes(takes(takes(intrinsic("coro.end", "", ""), AnyPointer, "handle"), ir.I1Constraint, "unwind"), AnyToken, "retvals"), AnyType),
		"$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)")
	IntrCoroFree = spelled(gives(takes(takes(intrinsic("coro.free", "", ""), AnyToken, "id"), AnyPointer, "handle"), AnyType),
		"$id `,` $handle attr-dict `:` functional-type(operands, results)")
	IntrCoroId = spelled(gives(takes(takes(intrinsic("coro.id", "", ""), ir.I32Constraint, "align"), AnyPointer, "promise", "coroaddr", "fnaddrs"), AnyType),
		"$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)")
	IntrCoroPromise = spelled(gives(takes(takes(takes(intrinsic("coro.promise", "", ""), AnyPointer, "handle"), ir.I32Constraint, "align"), ir.I1Constraint, "from"), AnyPointer),
		"$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)")
	IntrCoroResume = spelled(takes(intrinsic("coro.resume", "", ""), AnyPointer, "handle"), "$handle attr-dict `:` qualified(type($handle))")
	IntrCoroSave   = spelled(gives(takes(intrinsic("coro.save", "", ""), AnyPointer, "handle"), AnyType),
		"$handle attr-dict `:` functional-type(operands, results)")
	IntrCoroSize    = spelled(gives(intrinsic("coro.size", "0", ""), AnyType), "attr-dict `:` type($res)")
	IntrCoroSuspend = spelled(gives(takes(takes(intrinsic("coro.suspend", "", ""), AnyToken, "save"), ir.I1Constraint, "final"), AnyType),
		"$save `,` $final attr-dict `:` type($res)")
)

// Traps and exceptions.
var (
	IntrDebugtrap   = genericUntil(20, spelled(intrinsic("debugtrap", "", ""), "attr-dict"))
	IntrEhTypeidFor = spelled(gives(takes(intrinsic("eh.typeid.for", "", "0"), AnyPointer, "type_info"), AnyType), "$type_info attr-dict `:` functional-type(operands, results)")
	IntrTrap        = genericUntil(20, spelled(intrinsic("trap", "", ""), "attr-dict"))
	IntrUbsantrap   = genericUntil(20, spelled(immediate(intrinsic("ubsantrap", "", ""), '0', "failureKind", ir.I8AttrKind), "prop-dict attr-dict"))
)

// Annotations.
var (
	IntrAnnotation = gives(takes(takes(takes(intrinsic("annotation", "0", "2", ir.AllTypesMatch("res", "integer"), ir.AllTypesMatch("annotation", "fileName")),
		ir.AnySignlessInteger, "integer"), AnyPointer, "annotation", "fileName"), ir.I32Constraint, "line"), ir.AnySignlessInteger)
	IntrPtrAnnotation = gives(takes(takes(takes(intrinsic("ptr.annotation", "0", "2", ir.AllTypesMatch("res", "ptr"), ir.AllTypesMatch("annotation", "fileName", "attr")),
		AnyPointer, "ptr", "annotation", "fileName"), ir.I32Constraint, "line"), AnyPointer, "attr"), AnyPointer)
	IntrVarAnnotation = takes(takes(takes(intrinsic("var.annotation", "", "01", ir.AllTypesMatch("annotation", "fileName", "attr")),
		AnyPointer, "val", "annotation", "fileName"), ir.I32Constraint, "line"), AnyPointer, "attr")
)

// dbg makes the row of an operation that relates a value to a variable of the source. It has no call.
//
//go:noinline
func dbg(mnemonic, name string, t *ir.TypeConstraint, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "llvm.intr.dbg." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(t, name),
		Attrs: []ir.AttrDef{{Name: "varInfo", Type: DILocalVariableKind},
			{Name: "locationExpr", Type: DIExpressionKind, Default: "#llvm.di_expression<>"}},
		Format: "qualified($varInfo) (qualified($locationExpr)^)? `=` $" + name + " `:` qualified(type($" + name + ")) attr-dict",
	}
}

// Debug information.
var (
	IntrDbgDeclare = dbg("declare", "addr", AnyPointer, "relates memory to a variable of the source")
	IntrDbgLabel   = &ir.OpDef{Name: "llvm.intr.dbg.label", Summary: "relates a place of the program to a label of the source",
		Attrs: []ir.AttrDef{{Name: "label", Type: DILabelKind}}, Format: "$label attr-dict"}
	IntrDbgValue = dbg("value", "value", AnyType, "relates a value to a variable of the source")
)
