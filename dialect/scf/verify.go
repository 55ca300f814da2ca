package scf

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

func verifyFor(op *ir.Operation) bool {
	if op.NumOperands()-forInits != op.NumResults() {
		return op.EmitOpError("mismatch in number of loop-carried values and defined values")
	}
	return true
}

func verifyForRegion(op *ir.Operation) bool {
	f := ForOp{op}
	if f.InductionVar().Type() != f.LowerBound().Type() {
		return op.EmitOpError("expected induction variable to be same type as bounds and step")
	}
	args := f.IterArgs()
	if len(args) != op.NumResults() {
		return op.EmitOpError("mismatch in number of basic block args and defined values")
	}
	for i, v := range f.Inits() {
		t := op.Result(i).Type()
		if v.Type() != t {
			return op.EmitOpError("types mismatch between " + strconv.Itoa(i) + "th iter operand and defined value")
		}
		if args[i].Type() != t {
			return op.EmitOpError("types mismatch between " + strconv.Itoa(i) + "th iter region arg and defined value")
		}
	}
	return true
}

func verifyIf(op *ir.Operation) bool {
	if op.NumResults() != 0 && op.Region(1).Empty() {
		return op.EmitOpError("must have an else block if defining values")
	}
	return true
}

// inferIf returns the types that the first region yields.
func inferIf(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	if len(st.Regions) == 0 || st.Regions[0] == nil || st.Regions[0].Empty() {
		return nil, "there is no region"
	}
	end := st.Regions[0].First().Last()
	if end == nil || !end.Is(Yield) {
		return nil, "the region does not end in scf.yield"
	}
	return end.OperandTypes(), ""
}

// verifyIfRegions runs after the control-flow check, which gives a better explanation.
func verifyIfRegions(op *ir.Operation) bool { return ir.InferredTypes{}.VerifyRegionTrait(op) }

// verifyWhileRegions checks the loop-carried values.
func verifyWhileRegions(op *ir.Operation) bool {
	w := WhileOp{op}
	return interfaces.LoopCarried{Inits: op.Operands(), IterArgs: w.Before().Args(), Yielded: w.YieldOp().Operands()}.Verify(op)
}

// endsIn checks that the first block of r ends with an op of the kind def.
func endsIn(op *ir.Operation, r *ir.Region, def *ir.OpDef, msg string) bool {
	var last *ir.Operation
	if b := r.First(); b != nil {
		last = b.Last()
	}
	if last != nil && last.Is(def) {
		return true
	}
	if last == nil {
		return op.EmitOpError(msg)
	}
	return op.EmitOpError(msg, ir.Note(last.Loc(), "terminator here"))
}

func verifyWhile(op *ir.Operation) bool {
	return endsIn(op, op.Region(0), Condition, "expects the 'before' region to terminate with 'scf.condition'") &&
		endsIn(op, op.Region(1), Yield, "expects the 'after' region to terminate with 'scf.yield'")
}

func verifyExecuteRegion(op *ir.Operation) bool {
	if op.Region(0).Empty() {
		return op.EmitOpError("region needs to have at least one block")
	}
	if op.Region(0).First().NumArgs() > 0 {
		return op.EmitOpError("region cannot have any arguments")
	}
	return true
}

func verifyParallel(op *ir.Operation) bool {
	l := ParallelOp{op}
	steps, args := l.Steps(), l.Body().Args()
	if len(steps) == 0 {
		return op.EmitOpError("needs at least one tuple element for lowerBound, upperBound and step")
	}
	for _, s := range steps {
		if c, ok := ir.IntConstantOf(s); ok && c <= 0 {
			return op.EmitOpError("constant step operand must be positive")
		}
	}
	if len(args) != len(steps) {
		return op.EmitOpError("expects the same number of induction variables: " + strconv.Itoa(len(args)) + " as bound and step values: " + strconv.Itoa(len(steps)))
	}
	for _, a := range args {
		if !ir.IndexTypeConstraint.Match(a.Type()) {
			return op.EmitOpError("expects arguments for the induction variable to be of index type")
		}
	}
	if !endsIn(op, op.Region(0), Reduce, "expects body to terminate with 'scf.reduce'") {
		return false
	}
	reduce := l.ReduceOp()
	results, inits := op.NumResults(), len(l.Inits())
	if n := reduce.NumRegions(); results != n {
		return op.EmitOpError("expects number of results: " + strconv.Itoa(results) + " to be the same as number of reductions: " + strconv.Itoa(n))
	}
	if results != inits {
		return op.EmitOpError("expects number of results: " + strconv.Itoa(results) + " to be the same as number of initial values: " + strconv.Itoa(inits))
	}
	for i := range min(results, reduce.NumOperands()) {
		if want, got := op.Result(i).Type(), reduce.Operand(i).Type(); want != got {
			return reduce.EmitOpError("expects type of " + strconv.Itoa(i) + "-th reduction operand: " + ir.QuoteType(got) + " to be the same as the " + strconv.Itoa(i) + "-th result type: " + ir.QuoteType(want))
		}
	}
	return true
}

func verifyReduce(op *ir.Operation) bool {
	if regions, operands := op.NumRegions(), op.NumOperands(); op.Context().MLIR() > 19 && regions != operands {
		return op.EmitOpError("expects number of reduction regions: " + strconv.Itoa(regions) + " to be the same as number of reduction operands: " + strconv.Itoa(operands))
	}
	if op.NumOperands() < op.NumRegions() {
		return op.EmitOpError("expects as many operands as reductions")
	}
	for i := range op.NumRegions() {
		t, b := op.Operand(i).Type(), op.Region(i).First()
		if b.Empty() {
			return op.EmitOpError(strconv.Itoa(i) + "-th reduction has an empty body")
		}
		if b.NumArgs() != 2 || b.Arg(0).Type() != t || b.Arg(1).Type() != t {
			return op.EmitOpError("expected two block arguments with type " + ir.QuoteType(t) + " in the " + strconv.Itoa(i) + "-th reduction region")
		}
		if !b.Last().Is(ReduceReturn) {
			return op.EmitOpError("reduction bodies must be terminated with an 'scf.reduce.return' op")
		}
	}
	return true
}

func verifyReduceReturn(op *ir.Operation) bool {
	b := op.Block()
	if b.NumArgs() == 0 {
		return true // scf.reduce reports it
	}
	if want := b.Arg(0).Type(); want != op.Operand(0).Type() {
		return op.EmitOpError("must have type " + ir.QuoteType(want) + " (the type of the reduction inputs)")
	}
	return true
}

func verifyIndexSwitch(op *ir.Operation) bool {
	cases := IndexSwitchOp{op}.Cases()
	if n := op.NumRegions() - 1; len(cases) != n {
		return op.EmitOpError("has " + strconv.Itoa(n) + " case regions but " + strconv.Itoa(len(cases)) + " case values")
	}
	seen := make(map[int64]struct{}, len(cases))
	for _, c := range cases {
		if _, twice := seen[c]; twice {
			return op.EmitOpError("has duplicate case value: " + strconv.Itoa(int(c)))
		}
		seen[c] = struct{}{}
	}
	for i := range op.NumRegions() {
		name := "default region"
		if i > 0 {
			name = "case region #" + strconv.Itoa(i-1)
		}
		if !verifySwitchRegion(op, op.Region(i), name) {
			return false
		}
	}
	return true
}

func verifySwitchRegion(op *ir.Operation, r *ir.Region, name string) bool {
	y := r.First().Last()
	if y == nil || !y.Is(Yield) {
		got := ""
		if y != nil {
			got = y.Name()
		}
		return op.EmitOpError("expected region to end with scf.yield, but got " + got)
	}
	if y.NumOperands() != op.NumResults() {
		return op.EmitOpError("expected each region to return "+strconv.Itoa(op.NumResults())+" values, but "+name+" returns "+strconv.Itoa(y.NumOperands()),
			ir.Note(y.Loc(), "see yield operation here"))
	}
	for i := range y.NumOperands() {
		want, got := op.Result(i).Type(), y.Operand(i).Type()
		if want != got {
			return op.EmitOpError("expected result #"+strconv.Itoa(i)+" of each region to be "+ir.QuoteType(want),
				ir.Note(y.Loc(), name+" returns "+ir.QuoteType(got)+" here"))
		}
	}
	return true
}
