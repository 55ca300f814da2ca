package llvm

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// verifyWeights checks the weights of a branch, of which successors that are targets of nothing else have one each.
func verifyWeights(op *ir.Operation, slot, want int) bool {
	a, _ := op.Prop(slot).(*ir.DenseArrayAttr)
	if a == nil || a.Len() == 0 && op.Context().MLIR() > 19 {
		return true
	}
	if a.Len() != want {
		return op.EmitError("expects number of branch weights to match number of successors: " + strconv.Itoa(a.Len()) + " vs " + strconv.Itoa(want))
	}
	if op.Context().MLIR() > 19 && !slices.ContainsFunc(a.Int64s(), func(n int64) bool { return n != 0 }) {
		return op.EmitError("branch weights cannot all be zero")
	}
	return true
}

// verifyCondBr checks the weights, which MLIR 19 does not.
func verifyCondBr(op *ir.Operation) bool { return op.Context().MLIR() == 19 || verifyWeights(op, 0, 2) }

func verifySwitch(op *ir.Operation) bool {
	values, ok := op.Prop(switchValues).(*ir.DenseElementsAttr)
	cases := op.NumSuccessors() - 1
	if !ok && cases > 0 || ok && values.NumElements() != int64(cases) {
		return op.EmitOpError("expects number of case values to match number of case destinations")
	}
	if !verifyWeights(op, switchWeights, op.NumSuccessors()) {
		return false
	}
	if ok && op.Operand(0).Type() != values.ShapedType().ElementType() {
		return op.EmitError("expects case value type to match condition value type")
	}
	return true
}

func verifyReturn(op *ir.Operation) bool {
	f := op.ParentOf(Func)
	if f == nil {
		return true
	}
	note := func(text string) bool { return op.EmitOpError(text, ir.Note(f.Loc(), "when returning from function")) }
	want := FuncOp{f}.Type()
	switch {
	case want == nil:
		return true
	case IsVoid(want.Result) && op.NumOperands() > 0:
		return note("expected no operands")
	case IsVoid(want.Result):
		return true
	case op.NumOperands() == 0:
		return note("expected 1 operand")
	case op.Operand(0).Type() != want.Result:
		return note("mismatching result types")
	}
	return true
}

// verifyCalleeType checks the type of the variadic callee of a call or invoke.
func verifyCalleeType(op *ir.Operation) bool {
	a, ok := op.Prop(callCalleeType).(*ir.TypeAttr)
	if !ok {
		return true
	}
	t, ok := a.Value.(*FunctionType)
	if !ok {
		return true
	}
	if !t.VarArg {
		return op.EmitOpError("expected var_callee_type to be a variadic function type")
	}
	start, n := callArgs(op)
	if len(t.Params) > n {
		return op.EmitOpError("expected var_callee_type to have at most " + strconv.Itoa(n) + " parameters")
	}
	for i, want := range t.Params {
		if got := op.Operand(start + i).Type(); got != want {
			return op.EmitOpError("var_callee_type parameter type mismatch: " + ir.QuoteType(want) + " != " + ir.QuoteType(got))
		}
	}
	if op.NumResults() == 0 {
		if !IsVoid(t.Result) {
			return op.EmitOpError("expected var_callee_type to return void")
		}
		return true
	}
	if got := op.Result(0).Type(); got != t.Result {
		return op.EmitOpError("var_callee_type return type mismatch: " + ir.QuoteType(t.Result) + " != " + ir.QuoteType(got))
	}
	return true
}

// verifyBundleSizes checks that the operand bundles have as many operands as the operation has for them.
func verifyBundleSizes(op *ir.Operation, have, sizesSlot int) bool {
	total := int64(0)
	if sizes, ok := op.Prop(sizesSlot).(*ir.DenseArrayAttr); ok {
		for _, n := range sizes.Int64s() {
			if n < 0 {
				return op.EmitOpError("'" + bundleSizesName + "' attribute cannot have negative elements")
			}
			total += n
		}
	}
	if total != int64(have) {
		return op.EmitOpError("op_bundle_operands count (" + strconv.Itoa(have) + ") does not match with the total size (" + strconv.FormatInt(total, 10) +
			") specified in attribute '" + bundleSizesName + "'")
	}
	return true
}

// verifyGroup is verifyBundleSizes for operations whose bundles are a group of operands in the versions that have bundles.
func verifyGroup(op *ir.Operation, group, sizesSlot int) bool {
	if op.Context().MLIR() == ir.OldestVersion {
		return true
	}
	_, have := op.OperandGroup(group)
	return verifyBundleSizes(op, have, sizesSlot)
}

// verifyBundles checks that each operand bundle has a tag.
func verifyBundles(op *ir.Operation, sizesSlot, tagsSlot int) bool {
	tags, _ := op.Prop(tagsSlot).(*ir.ArrayAttr)
	n := 0
	if tags != nil {
		n = len(tags.Elements)
		for _, t := range tags.Elements {
			if _, ok := t.(*ir.StringAttr); !ok {
				return op.EmitError("operand bundle tag must be a StringAttr")
			}
		}
	}
	sizes, _ := op.Prop(sizesSlot).(*ir.DenseArrayAttr)
	want := 0
	if sizes != nil {
		want = sizes.Len()
	}
	if n != want {
		return op.EmitError("expected " + strconv.Itoa(want) + " operand bundle tags, but actually got " + strconv.Itoa(n))
	}
	return true
}

func verifyCall(op *ir.Operation) bool {
	return verifyGroup(op, 1, callBundleSizes) && verifyBundles(op, callBundleSizes, callBundleTags)
}

func verifyInvoke(op *ir.Operation) bool {
	if !verifyGroup(op, 3, invokeBundleSizes) || !verifyCalleeType(op) {
		return false
	}
	unwind := op.Successor(1)
	if unwind.First() == nil {
		return op.EmitError("must have at least one operation in unwind destination")
	}
	if !unwind.First().Is(LandingPad) {
		return op.EmitError("first operation in unwind destination should be a llvm.landingpad operation")
	}
	return verifyBundles(op, invokeBundleSizes, invokeBundleTags)
}

// verifyCallee checks that what a call calls has the types of the call.
func verifyCallee(op *ir.Operation, tables *ir.SymbolTables) bool {
	if !verifyCalleeType(op) {
		return false
	}
	ref, direct := op.Prop(callCallee).(*ir.SymbolRefAttr)
	if !direct {
		if op.NumOperands() == 0 {
			return op.EmitOpError("must have either a `callee` attribute or at least an operand")
		}
		if t := op.Operand(0).Type(); !isA[*PointerType](t) {
			return op.EmitOpError("indirect call expects a pointer as callee: " + ir.QuoteType(t))
		}
		return true
	}
	callee := tables.LookupRef(op, ref)
	var t *FunctionType
	switch {
	case callee == nil:
		return op.EmitOpErrorDetail(tables.Unknown(op, ref, Func), "'"+ref.Root+"' does not reference a symbol in the current scope")
	case callee.Is(Func):
		if !verifyCallLocation(op, callee) {
			return false
		}
		t = FuncOp{callee}.Type()
	case callee.Is(IFunc):
		if a, ok := callee.Prop(ifuncType).(*ir.TypeAttr); ok {
			t, _ = a.Value.(*FunctionType)
		}
	case op.Context().MLIR() == 19:
		return op.EmitOpError("'" + ref.Root + "' does not reference a valid LLVM function")
	default:
		return op.EmitOpError("'" + ref.Root + "' does not reference a valid LLVM function or IFunc")
	}
	return t == nil || verifyCallTypes(op, t)
}

// verifyCallTypes checks the arguments and the result of a direct call of a function of type t.
func verifyCallTypes(op *ir.Operation, t *FunctionType) bool {
	if t.VarArg && op.Prop(callCalleeType) == nil {
		return op.EmitOpError("missing var_callee_type attribute for vararg call")
	}
	_, n := op.OperandGroup(0)
	if !t.VarArg && len(t.Params) != n {
		return op.EmitOpError("incorrect number of operands (" + strconv.Itoa(n) + ") for callee (expecting: " + strconv.Itoa(len(t.Params)) + ")")
	}
	if len(t.Params) > n {
		return op.EmitOpError("incorrect number of operands (" + strconv.Itoa(n) + ") for varargs callee (expecting at least: " + strconv.Itoa(len(t.Params)) + ")")
	}
	for i, want := range t.Params {
		if got := op.Operand(i).Type(); got != want {
			return op.EmitOpError("operand type mismatch for operand " + strconv.Itoa(i) + ": " + ir.QuoteType(got) + " != " + ir.QuoteType(want))
		}
	}
	switch {
	case op.NumResults() == 0 && !IsVoid(t.Result):
		return op.EmitOpError("expected function call to produce a value")
	case op.NumResults() != 0 && IsVoid(t.Result):
		return op.EmitOpError("calling function with void result must not produce values")
	case op.NumResults() > 1:
		return op.EmitOpError("expected LLVM function call to produce 0 or 1 result")
	case op.NumResults() == 1 && op.Result(0).Type() != t.Result:
		return op.EmitOpError("result type mismatch: " + ir.QuoteType(op.Result(0).Type()) + " != " + ir.QuoteType(t.Result))
	}
	return true
}

// verifyCallLocation checks that a call has a location if both functions have debug information.
func verifyCallLocation(op, callee *ir.Operation) bool {
	if callee.Region(0).Empty() || op.Loc() != ir.UnknownLoc {
		return true
	}
	caller := op.Parent()
	for caller != nil {
		if _, function := ir.OpInterface[ir.FunctionModel](caller.Info()); function {
			break
		}
		caller = caller.Parent()
	}
	if caller == nil || !hasSubprogram(caller) || !hasSubprogram(callee) {
		return true
	}
	return op.EmitError("inlinable function call in a function with a DISubprogram location must have a debug location")
}

func verifyLandingPad(op *ir.Operation) bool {
	if f := op.ParentOf(Func); f != nil && f.Prop(funcPersonality) == nil {
		return op.EmitError("llvm.landingpad needs to be in a function with a personality")
	}
	if op.Prop(0) == nil && op.NumOperands() == 0 {
		return op.EmitError("landingpad instruction expects at least one clause or cleanup attribute")
	}
	for i, v := range op.Operands() {
		if isA[*ArrayType](v.Type()) || v.DefinedBy(Zero) != nil || v.DefinedBy(AddressOf) != nil {
			continue
		}
		cast := v.DefinedBy(BitCast)
		if cast == nil {
			return op.EmitError("clause #" + strconv.Itoa(i) + " is not a known constant - null, addressof, bitcast")
		}
		if cast.Operand(0).DefinedBy(AddressOf) == nil {
			return op.EmitError("constant clauses expected",
				ir.Note(cast.Loc(), "global addresses expected as operand to bitcast used in clauses for landingpad"))
		}
	}
	return true
}

func verifyCallIntrinsic(op *ir.Operation) bool {
	if !verifyGroup(op, 1, intrinsicBundleSizes) {
		return false
	}
	name, _ := op.Prop(intrinsicName).(*ir.StringAttr)
	if name != nil && (len(name.Value) < 5 || name.Value[:5] != "llvm.") {
		return op.EmitOpError("intrinsic name must start with 'llvm.'")
	}
	return verifyBundles(op, intrinsicBundleSizes, intrinsicBundleTags)
}

func verifyInlineAsm(op *ir.Operation) bool {
	if caseOf(op.Prop(asmTail)) == TailMustTail {
		return op.EmitOpError("tail call kind 'musttail' is not supported")
	}
	return true
}
