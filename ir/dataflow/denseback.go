package dataflow

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// DenseBackward is a dense backward analysis in a solver.
type DenseBackward[T Lattice[T]] struct{ denseStates[T] }

// AddDenseBackward adds the backward analysis that `is` describes to s, which has [DeadCode].
func AddDenseBackward[T Lattice[T]](s *Solver, is Dense[T]) *DenseBackward[T] {
	d := &DenseBackward[T]{denseStates[T]{s, is, NewStates[Point, T](s)}}
	s.Add(d)
	return d
}

// Before returns what holds before op. known is false if the analysis has not come there.
func (d *DenseBackward[T]) Before(op *ir.Operation) (t T, known bool) { return d.states.Lookup(At(op)) }

// After returns what holds behind op.
func (d *DenseBackward[T]) After(op *ir.Operation) (t T, known bool) {
	return d.states.Lookup(behind(op))
}

// AtStart returns what holds at the start of b.
func (d *DenseBackward[T]) AtStart(b *ir.Block) (t T, known bool) { return d.states.Lookup(startOf(b)) }

// behind returns the point whose state holds behind op in a backward analysis.
func behind(op *ir.Operation) Point {
	if op.Next() != nil {
		return At(op.Next())
	}
	return AtBlock(op.Block())
}

// startOf returns the point whose state holds at the start of b in a backward analysis.
func startOf(b *ir.Block) Point {
	if b.First() != nil {
		return At(b.First())
	}
	return AtBlock(b)
}

// Start visits all operations and blocks in top, the last operation of a block first.
func (d *DenseBackward[T]) Start(top *ir.Operation) {
	d.s.At(At(top), d)
	d.visitOp(top)
	for i := range top.NumRegions() {
		for b := top.Region(i).First(); b != nil; b = b.Next() {
			d.s.At(AtBlock(b), d)
			d.visitBlock(b)
			for o := b.Last(); o != nil; o = o.Prev() {
				d.Start(o)
			}
		}
	}
}

// Visit computes the state of p again.
func (d *DenseBackward[T]) Visit(p Point) {
	if p.Op != nil {
		d.visitOp(p.Op)
	} else {
		d.visitBlock(p.Block)
	}
}

func (d *DenseBackward[T]) visitOp(op *ir.Operation) {
	if op.Block() == nil || !d.s.dead.IsLive(op.Block()) {
		return
	}
	p := At(op)
	from := d.states.Get(behind(op))
	d.states.touch(p)
	if m, ok := regionBranch(op); ok {
		d.visitRegions(m, p, op, -1)
		return
	}
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		d.visitCall(m, op, from)
		return
	}
	d.update(p, func(to T) (T, bool) { return d.is.Op(op, from, to) })
}

func (d *DenseBackward[T]) visitCall(m ir.CallModel, op *ir.Operation, from T) {
	p := At(op)
	r, callable := body(d.s.callee(m, op))
	switch {
	case d.s.Intraprocedural || callable && r == nil:
		d.update(p, func(to T) (T, bool) { return d.is.call(op, ExternalCallee, from, to) })
	case !callable:
		d.update(p, d.is.Edge)
	default:
		at := d.states.Get(startOf(r.First()))
		d.update(p, func(to T) (T, bool) { return d.is.call(op, EnterCallee, at, to) })
	}
}

// leaves reports whether control may leave the region of b at the end of b.
func leaves(b *ir.Block) bool {
	t := b.Last()
	if t == nil || t.IsRegistered() && !t.HasTrait(ir.Terminator) {
		return true
	}
	_, exit := interfaces.ExitModel(t)
	return exit
}

func (d *DenseBackward[T]) visitBlock(b *ir.Block) {
	if !d.s.dead.IsLive(b) {
		return
	}
	p := AtBlock(b)
	d.states.touch(p)
	if leaves(b) {
		d.visitExit(p, b, b.Parent())
		return
	}
	t := b.Last()
	for i := range t.NumSuccessors() {
		to := t.Successor(i)
		if d.s.dead.IsEdgeLive(Edge{b, to}) {
			at := d.states.Get(startOf(to))
			d.update(p, func(to T) (T, bool) { return to.Join(at) })
		}
	}
}

func (d *DenseBackward[T]) visitExit(p Point, b *ir.Block, op *ir.Operation) {
	if r, _ := body(op); r == b.Region() {
		preds := d.s.dead.Predecessors(At(op))
		if preds.Unknown || d.s.Intraprocedural {
			d.update(p, d.is.Edge)
			return
		}
		for _, call := range preds.Known {
			at := d.states.Get(behind(call))
			d.update(p, func(to T) (T, bool) { return d.is.call(call, ExitCallee, at, to) })
		}
		return
	}
	if m, ok := regionBranch(op); ok {
		d.visitRegions(m, p, op, b.Region().Index())
		return
	}
	d.update(p, d.is.Edge)
}

// visitRegions joins the states where control goes from region source of op, or from before op.
func (d *DenseBackward[T]) visitRegions(m ir.RegionBranchModel, p Point, op *ir.Operation, source int) {
	m.RegionSuccessors(op, source, func(target int) {
		from := behind(op)
		if target >= 0 {
			if b := op.Region(target).First(); b != nil {
				if !d.s.dead.IsLive(b) {
					return
				}
				from = startOf(b)
			}
		}
		at := d.states.Get(from)
		d.update(p, func(to T) (T, bool) { return d.is.branch(op, source, target, at, to) })
	})
}
