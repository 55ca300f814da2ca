package dataflow

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Forward describes a sparse forward analysis: what is known of a result follows from what is known of the operands. What is known of the
// arguments of blocks and of the results of region branches and calls is what control flow passes to them.
type Forward[T Lattice[T]] struct {
	// Entry returns what is known of v if nothing is known about where it comes from.
	Entry func(v *ir.Value) T
	// Op adds to what is known of the results of op, by join. operands are the elements of its operands.
	Op func(op *ir.Operation, operands []T, join func(v *ir.Value, t T))
	// Call, if not nil, does the same for calls of functions that the analysis does not see. By default, the results are entries.
	Call func(call *ir.Operation, operands []T, join func(v *ir.Value, t T))
	// Others, if not nil, adds to what is known of values, which are arguments of region `to` of op, or its results if `to` is -1, and to
	// which control flow passes nothing, such as induction variables. By default, they are entries.
	Others func(op *ir.Operation, to int, values []*ir.Value, join func(v *ir.Value, t T))
}

// ForwardAnalysis is a sparse forward analysis in a solver.
type ForwardAnalysis[T Lattice[T]] struct {
	*Facts[T]
	is Forward[T]
}

// AddForward adds the analysis that `is` describes to s, which has [DeadCode].
func AddForward[T Lattice[T]](s *Solver, is Forward[T]) *ForwardAnalysis[T] {
	f := &ForwardAnalysis[T]{NewFacts[T](s), is}
	s.Add(f)
	return f
}

func (f *ForwardAnalysis[T]) enter(values []*ir.Value) {
	for _, v := range values {
		f.Join(v, f.is.Entry(v))
	}
}

// Start visits all operations and blocks in top. The arguments of the regions of top are entries.
func (f *ForwardAnalysis[T]) Start(top *ir.Operation) {
	for i := range top.NumRegions() {
		if b := top.Region(i).First(); b != nil {
			f.enter(b.Args())
		}
	}
	f.start(top)
}

func (f *ForwardAnalysis[T]) start(op *ir.Operation) {
	f.s.At(At(op), f)
	f.visitOp(op)
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			f.s.dead.subscribe(b, f)
			f.s.At(AtBlock(b), f)
			f.visitBlock(b)
			for o := b.First(); o != nil; o = o.Next() {
				f.start(o)
			}
		}
	}
}

// Visit computes the elements of results or arguments again.
func (f *ForwardAnalysis[T]) Visit(p Point) {
	if p.Op != nil {
		f.visitOp(p.Op)
	} else {
		f.visitBlock(p.Block)
	}
}

func (f *ForwardAnalysis[T]) visitOp(op *ir.Operation) {
	if op.NumResults() == 0 || op.Block() != nil && !f.s.dead.blocks.Peek(op.Block()) {
		return
	}
	if m, ok := regionBranch(op); ok {
		f.receive(m, op, -1, op.Results())
		return
	}
	vs := op.Operands()
	for _, v := range vs {
		f.subscribe(v, f)
	}
	operands := f.peekAll(vs)
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		f.visitCall(m, op, operands)
		return
	}
	f.is.Op(op, operands, f.Join)
}

func (f *ForwardAnalysis[T]) visitCall(m ir.CallModel, op *ir.Operation, operands []T) {
	if f.s.external(m, op) {
		if f.is.Call != nil {
			f.is.Call(op, operands, f.Join)
		} else {
			f.enter(op.Results())
		}
		return
	}
	preds := f.s.dead.Predecessors(At(op))
	if preds.Unknown {
		f.enter(op.Results())
		return
	}
	for _, ret := range preds.Known {
		for i := range min(ret.NumOperands(), op.NumResults()) {
			f.Join(op.Result(i), f.Of(ret.Operand(i)))
		}
	}
}

func (f *ForwardAnalysis[T]) visitBlock(b *ir.Block) {
	if b.NumArgs() == 0 || !f.s.dead.blocks.Peek(b) {
		return
	}
	if b.IsEntry() {
		f.visitEntry(b, b.Parent())
		return
	}
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		branch := p.Owner()
		e := Edge{branch.Block(), b}
		f.s.dead.subscribeEdge(e, f)
		if !f.s.dead.edges.Peek(e) {
			continue
		}
		m, ok := ir.OpInterface[ir.BranchModel](branch.Info())
		if !ok {
			f.enter(b.Args())
			return
		}
		start, _, produced := m.SuccessorOperands(branch, p.Index())
		for i, a := range b.Args() {
			if k := i - produced; k >= 0 {
				f.Join(a, f.Of(branch.Operand(start+k)))
			} else {
				f.Join(a, f.is.Entry(a))
			}
		}
	}
}

// visitEntry computes the elements of the arguments of b, the first block of a region of op.
func (f *ForwardAnalysis[T]) visitEntry(b *ir.Block, op *ir.Operation) {
	if r, _ := body(op); r == b.Region() {
		preds := f.s.dead.Predecessors(At(op))
		if preds.Unknown || f.s.Intraprocedural {
			f.enter(b.Args())
			return
		}
		for _, call := range preds.Known {
			m, _ := ir.OpInterface[ir.CallModel](call.Info())
			start, n := m.CallOperands(call)
			for i := range min(n, b.NumArgs()) {
				f.Join(b.Arg(i), f.Of(call.Operand(start+i)))
			}
		}
		return
	}
	if m, ok := regionBranch(op); ok {
		f.receive(m, op, b.Region().Index(), b.Args())
		return
	}
	f.others(op, b.Region().Index(), b.Args())
}

func (f *ForwardAnalysis[T]) others(op *ir.Operation, to int, values []*ir.Value) {
	if f.is.Others != nil {
		f.is.Others(op, to, values, f.Join)
	} else {
		f.enter(values)
	}
}

// receive joins what is passed to region `to` of op, or to its results, with values.
func (f *ForwardAnalysis[T]) receive(m ir.RegionBranchModel, op *ir.Operation, to int, values []*ir.Value) {
	at := At(op)
	if to >= 0 {
		at = AtBlock(op.Region(to).First())
	}
	inputs := m.SuccessorInputs(op, to)
	for _, from := range f.s.dead.Predecessors(at).Known {
		var passed []*ir.Value
		if from == op {
			passed = m.EntryOperands(op, to)
		} else if exit, ok := interfaces.ExitModel(from); ok {
			start, n := exit.ForwardedOperands(from, to)
			passed = from.Operands()[start : start+n]
		} else {
			f.enter(values)
			return
		}
		if len(inputs) != len(values) {
			var rest []*ir.Value
			for _, v := range values {
				if !slices.Contains(inputs, v) {
					rest = append(rest, v)
				}
			}
			f.others(op, to, rest)
		}
		for i := range min(len(passed), len(inputs)) {
			f.Join(inputs[i], f.Of(passed[i]))
		}
	}
}
