package dataflow

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Backward describes a sparse backward analysis: what is known of an operand follows from what is known of the results. What is known of
// operands that control flow passes on is what is known of the values that receive them.
type Backward[T Lattice[T]] struct {
	// Exit returns what is known of v if nothing is known about where it goes.
	Exit func(v *ir.Value) T
	// Op adds to what is known of the operands of op, by join. results are the elements of its results.
	Op func(op *ir.Operation, results []T, join func(v *ir.Value, t T))
	// Branch, if not nil, adds to what is known of operand i of op, a branch, an operation with regions or a terminator of a region, which
	// does not pass this operand on.
	Branch func(op *ir.Operation, i int, join func(v *ir.Value, t T))
	// Call, if not nil, adds to what is known of operand i of a call, which does not pass it to the function.
	Call func(call *ir.Operation, i int, join func(v *ir.Value, t T))
	// External, if not nil, adds to what is known of the operands of a call of a function that the analysis does not see. By default, it is
	// Call for each operand.
	External func(call *ir.Operation, results []T, join func(v *ir.Value, t T))
}

// BackwardAnalysis is a sparse backward analysis in a solver.
type BackwardAnalysis[T Lattice[T]] struct {
	*Facts[T]
	is Backward[T]
}

// AddBackward adds the analysis that `is` describes to s, which has [DeadCode].
func AddBackward[T Lattice[T]](s *Solver, is Backward[T]) *BackwardAnalysis[T] {
	f := &BackwardAnalysis[T]{NewFacts[T](s), is}
	s.Add(f)
	return f
}

// Start visits all operations in top, the last of a block first.
func (f *BackwardAnalysis[T]) Start(top *ir.Operation) {
	f.s.At(At(top), f)
	f.visitOp(top)
	for i := range top.NumRegions() {
		for b := top.Region(i).First(); b != nil; b = b.Next() {
			f.s.dead.subscribe(b, f)
			for o := b.Last(); o != nil; o = o.Prev() {
				f.Start(o)
			}
		}
	}
}

// Visit computes the elements of operands again.
func (f *BackwardAnalysis[T]) Visit(p Point) {
	if p.Op != nil {
		f.visitOp(p.Op)
	}
}

func (f *BackwardAnalysis[T]) visitOp(op *ir.Operation) {
	if op.Block() != nil && !f.s.dead.blocks.Peek(op.Block()) {
		return
	}
	for _, v := range op.Operands() {
		f.states.touch(v)
	}
	results := make([]T, op.NumResults())
	for i := range results {
		results[i] = f.Of(op.Result(i))
		f.states.touch(op.Result(i))
	}
	if m, ok := regionBranch(op); ok {
		f.visitRegions(m, op)
		return
	}
	if m, ok := ir.OpInterface[ir.BranchModel](op.Info()); ok {
		f.visitBranch(m, op)
		return
	}
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok && f.visitCall(m, op, results) {
		return
	}
	if p := op.Parent(); p != nil {
		if m, ok := regionBranch(p); ok && f.visitExit(m, op, p) {
			return
		}
		if _, callable := body(p); callable && op.HasTrait(ir.ReturnLike) {
			f.visitReturn(op, p)
			return
		}
	}
	f.is.Op(op, results, f.Join)
}

// pass joins the elements of the receivers of the operands [start, start+n) of op with those of the operands, which it marks in passed.
func (f *BackwardAnalysis[T]) pass(op *ir.Operation, start, n int, receivers []*ir.Value, passed []bool) {
	for i := range min(n, len(receivers)) {
		f.Join(op.Operand(start+i), f.Of(receivers[i]))
		passed[start+i] = true
	}
}

// rest handles the operands of op that are not passed on.
func (f *BackwardAnalysis[T]) rest(op *ir.Operation, passed []bool, is func(op *ir.Operation, i int, join func(v *ir.Value, t T))) {
	if is == nil {
		return
	}
	for i, p := range passed {
		if !p {
			is(op, i, f.Join)
		}
	}
}

func (f *BackwardAnalysis[T]) visitRegions(m ir.RegionBranchModel, op *ir.Operation) {
	passed := make([]bool, op.NumOperands())
	m.RegionSuccessors(op, -1, func(to int) {
		vs := m.EntryOperands(op, to)
		f.pass(op, placeOf(op, vs), len(vs), m.SuccessorInputs(op, to), passed)
	})
	f.rest(op, passed, f.is.Branch)
}

// placeOf returns where vs begin among the operands of op. Those that are passed on come last.
func placeOf(op *ir.Operation, vs []*ir.Value) int {
	for start := op.NumOperands() - len(vs); start > 0; start-- {
		same := true
		for i, v := range vs {
			same = same && op.Operand(start+i) == v
		}
		if same {
			return start
		}
	}
	return 0
}

func (f *BackwardAnalysis[T]) visitBranch(m ir.BranchModel, op *ir.Operation) {
	passed := make([]bool, op.NumOperands())
	for i := range op.NumSuccessors() {
		start, n, produced := m.SuccessorOperands(op, i)
		f.pass(op, start, n, op.Successor(i).Args()[produced:], passed)
	}
	f.rest(op, passed, f.is.Branch)
}

// visitCall returns false if it is not known what op calls.
func (f *BackwardAnalysis[T]) visitCall(m ir.CallModel, op *ir.Operation, results []T) bool {
	r, callable := body(f.s.callee(m, op))
	if !callable {
		return false
	}
	passed := make([]bool, op.NumOperands())
	switch {
	case (r == nil || f.s.Intraprocedural) && f.is.External != nil:
		f.is.External(op, results, f.Join)
		return true
	case r != nil && !f.s.Intraprocedural:
		start, n := m.CallOperands(op)
		f.pass(op, start, n, r.First().Args(), passed)
	}
	f.rest(op, passed, f.is.Call)
	return true
}

// visitExit returns false if op is not known to pass values to regions or results of p.
func (f *BackwardAnalysis[T]) visitExit(m ir.RegionBranchModel, op, p *ir.Operation) bool {
	exit, ok := interfaces.ExitModel(op)
	if !ok {
		return false
	}
	passed := make([]bool, op.NumOperands())
	m.RegionSuccessors(p, op.ParentRegion().Index(), func(to int) {
		start, n := exit.ForwardedOperands(op, to)
		f.pass(op, start, n, m.SuccessorInputs(p, to), passed)
	})
	f.rest(op, passed, f.is.Branch)
	return true
}

// visitReturn joins the elements of the results of all calls, as MLIR does it even if the solver is intraprocedural.
func (f *BackwardAnalysis[T]) visitReturn(op, callable *ir.Operation) {
	preds := f.s.dead.Predecessors(At(callable))
	if preds.Unknown {
		for _, v := range op.Operands() {
			f.Join(v, f.is.Exit(v))
		}
		return
	}
	for _, call := range preds.Known {
		for i := range min(op.NumOperands(), call.NumResults()) {
			f.Join(op.Operand(i), f.Of(call.Result(i)))
		}
	}
}
