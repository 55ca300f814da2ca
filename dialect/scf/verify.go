package scf

import "github.com/spvc/spvc/ir"

func quoted(t ir.Type) string { return "'" + ir.TypeString(t) + "'" }

func itoa(i int) string {
	if i < 10 {
		return string(rune('0' + i))
	}
	return itoa(i/10) + string(rune('0'+i%10))
}

func verifyFor(op *ir.Operation) bool {
	if op.NumOperands()-3 != op.NumResults() {
		return op.EmitOpError("mismatch in number of loop-carried values and defined values")
	}
	return true
}

func verifyForBody(op *ir.Operation) bool {
	f := ForOp{op}
	if f.Body().NumArgs() == 0 || f.InductionVar().Type() != f.LowerBound().Type() {
		return op.EmitOpError("expected induction variable to be same type as bounds and step")
	}
	if len(f.IterArgs()) != op.NumResults() {
		return op.EmitOpError("mismatch in number of basic block args and defined values")
	}
	return true
}

func verifyIf(op *ir.Operation) bool {
	if op.NumResults() > 0 && op.Region(1).Empty() {
		return op.EmitOpError("must have an else block if defining values")
	}
	return true
}

// endsWith checks the terminator of a block.
func endsWith(op *ir.Operation, b *ir.Block, def *ir.OpDef, text string) bool {
	if last := b.Last(); last == nil {
		return op.EmitOpError(text)
	} else if !last.Is(def) {
		return op.EmitOpError(text, ir.Note(last.Loc(), "terminator here"))
	}
	return true
}

func verifyWhile(op *ir.Operation) bool {
	w := WhileOp{op}
	return endsWith(op, w.Before(), Condition, "expects the 'before' region to terminate with 'scf.condition'") &&
		endsWith(op, w.After(), Yield, "expects the 'after' region to terminate with 'scf.yield'")
}

func verifyExecuteRegion(op *ir.Operation) bool {
	r := op.Region(0)
	if r.Empty() {
		return op.EmitOpError("region needs to have at least one block")
	}
	if r.First().NumArgs() > 0 {
		return op.EmitOpError("region cannot have any arguments")
	}
	return true
}

func verifyParallel(op *ir.Operation) bool {
	p := ParallelOp{op}
	steps := p.Steps()
	if len(steps) == 0 {
		return op.EmitOpError("needs at least one tuple element for lowerBound, upperBound and step")
	}
	for _, s := range steps {
		if c, ok := ir.IntConstantOf(s); ok && c <= 0 {
			return op.EmitOpError("constant step operand must be positive")
		}
	}
	body := p.Body()
	if body.NumArgs() != len(steps) {
		return op.EmitOpError("expects the same number of induction variables: " + itoa(body.NumArgs()) + " as bound and step values: " + itoa(len(steps)))
	}
	for _, a := range body.Args() {
		if _, ok := a.Type().(*ir.IndexType); !ok {
			return op.EmitOpError("expects arguments for the induction variable to be of index type")
		}
	}
	if !endsWith(op, body, Reduce, "expects body to terminate with 'scf.reduce'") {
		return false
	}
	return verifyReductions(op, p)
}

func verifyReductions(op *ir.Operation, p ParallelOp) bool {
	red := p.ReduceOp()
	n, results := red.NumRegions(), op.NumResults()
	if results != n {
		return op.EmitOpError("expects number of results: " + itoa(results) + " to be the same as number of reductions: " + itoa(n))
	}
	if inits := len(p.Inits()); results != inits {
		return op.EmitOpError("expects number of results: " + itoa(results) + " to be the same as number of initial values: " + itoa(inits))
	}
	for i := range min(n, red.NumOperands()) {
		if got, want := red.Operand(i).Type(), op.Result(i).Type(); got != want {
			return red.EmitOpError("expects type of " + itoa(i) + "-th reduction operand: " + quoted(got) + " to be the same as the " + itoa(i) + "-th result type: " + quoted(want))
		}
	}
	return true
}

func verifyReduce(op *ir.Operation) bool {
	if op.NumRegions() != op.NumOperands() {
		return op.EmitOpError("expects number of reductions regions to be the same as number of reduction operands")
	}
	for i := range op.NumRegions() {
		t := op.Operand(i).Type()
		b := op.Region(i).First()
		if b.NumArgs() != 2 || b.Arg(0).Type() != t || b.Arg(1).Type() != t {
			return op.EmitOpError("expected two block arguments with type " + quoted(t) + " in the " + itoa(i) + "-th reduction region")
		}
		if last := b.Last(); last == nil || !last.Is(ReduceReturn) {
			return op.EmitOpError("reduction bodies must be terminated with an 'scf.reduce.return' op")
		}
	}
	return true
}

func verifyReduceReturn(op *ir.Operation) bool {
	b := op.Block()
	if b.NumArgs() == 0 {
		return true
	}
	if want := b.Arg(0).Type(); op.Operand(0).Type() != want {
		return op.EmitOpError("must have type " + quoted(want) + " (the type of the reduction inputs)")
	}
	return true
}
