package dataflow

import "github.com/spvc/spvc/ir"

// Transfer says which way control takes between a call and what it calls.
type Transfer uint8

// Control enters the function, comes back from it, or the analysis does not see the function.
const (
	EnterCallee Transfer = iota
	ExitCallee
	ExternalCallee
)

// Dense describes a dense analysis, which knows something of each place between two operations. In a forward analysis, what holds behind
// an operation follows from what holds before it; in a backward analysis, it is the other way round. Below, `from` is the side where the
// analysis comes from, and `to` the other one. Each function returns the new state of `to`, and whether it changed.
type Dense[T Lattice[T]] struct {
	// Edge returns what holds where nothing is known about where control comes from, or goes.
	Edge func(to T) (T, bool)
	// Op passes a state through an operation. op is not a call, and does not pass control to its regions.
	Op func(op *ir.Operation, from, to T) (T, bool)
	// Call, if not nil, passes a state between a call and its callee. By default, it is [Dense.PassCall].
	Call func(call *ir.Operation, way Transfer, from, to T) (T, bool)
	// Branch, if not nil, passes a state along control from region source of op to region target. -1 stands for op itself. By default, the
	// states are joined.
	Branch func(op *ir.Operation, source, target int, from, to T) (T, bool)
}

// PassCall joins the states. If the callee is external, nothing is known then.
func (d *Dense[T]) PassCall(way Transfer, from, to T) (T, bool) {
	t, changed := to.Join(from)
	if way == ExternalCallee {
		e, more := d.Edge(t)
		return e, changed || more
	}
	return t, changed
}

func (d *Dense[T]) call(call *ir.Operation, way Transfer, from, to T) (T, bool) {
	if d.Call != nil {
		return d.Call(call, way, from, to)
	}
	return d.PassCall(way, from, to)
}

func (d *Dense[T]) branch(op *ir.Operation, source, target int, from, to T) (T, bool) {
	if d.Branch != nil {
		return d.Branch(op, source, target, from, to)
	}
	return to.Join(from)
}

// denseStates are the states of a dense analysis: those behind operations and at the starts of blocks if it is a forward one, and those
// before operations and at the ends of blocks if it is a backward one.
type denseStates[T Lattice[T]] struct {
	s      *Solver
	is     Dense[T]
	states *States[Point, T]
}

// update changes the state of p by change, which gets and returns states.
func (d *denseStates[T]) update(p Point, change func(to T) (T, bool)) {
	if t, changed := change(d.states.Peek(p)); changed {
		d.states.Set(p, t)
	}
}

// DenseForward is a dense forward analysis in a solver.
type DenseForward[T Lattice[T]] struct{ denseStates[T] }

// AddDenseForward adds the forward analysis that `is` describes to s, which has [DeadCode].
func AddDenseForward[T Lattice[T]](s *Solver, is Dense[T]) *DenseForward[T] {
	d := &DenseForward[T]{denseStates[T]{s, is, NewStates[Point, T](s)}}
	s.Add(d)
	return d
}

// After returns what holds behind op. known is false if the analysis has not come there.
func (d *DenseForward[T]) After(op *ir.Operation) (t T, known bool) { return d.states.Lookup(At(op)) }

// Before returns what holds before op.
func (d *DenseForward[T]) Before(op *ir.Operation) (t T, known bool) {
	return d.states.Lookup(before(op))
}

// before returns the point whose state holds before op in a forward analysis.
func before(op *ir.Operation) Point {
	if op.Prev() != nil {
		return At(op.Prev())
	}
	return AtBlock(op.Block())
}

// Start visits all operations and blocks in top.
func (d *DenseForward[T]) Start(top *ir.Operation) {
	d.s.At(At(top), d)
	d.visitOp(top)
	for i := range top.NumRegions() {
		for b := top.Region(i).First(); b != nil; b = b.Next() {
			d.s.At(AtBlock(b), d)
			d.visitBlock(b)
			for o := b.First(); o != nil; o = o.Next() {
				d.Start(o)
			}
		}
	}
}

// Visit computes the state of p again.
func (d *DenseForward[T]) Visit(p Point) {
	if p.Op != nil {
		d.visitOp(p.Op)
	} else {
		d.visitBlock(p.Block)
	}
}

func (d *DenseForward[T]) visitOp(op *ir.Operation) {
	if op.Block() == nil || !d.s.dead.IsLive(op.Block()) {
		return
	}
	p := At(op)
	from := d.states.Get(before(op))
	d.states.touch(p)
	if _, ok := regionBranch(op); ok {
		d.visitRegions(p, op, -1)
		return
	}
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		d.visitCall(m, op, from)
		return
	}
	d.update(p, func(to T) (T, bool) { return d.is.Op(op, from, to) })
}

func (d *DenseForward[T]) visitCall(m ir.CallModel, op *ir.Operation, from T) {
	p := At(op)
	if d.s.external(m, op) {
		d.update(p, func(to T) (T, bool) { return d.is.call(op, ExternalCallee, from, to) })
		return
	}
	preds := d.s.dead.Predecessors(p)
	if preds.Unknown {
		d.update(p, d.is.Edge)
		return
	}
	for _, ret := range preds.Known {
		at := d.states.Get(At(ret))
		d.update(p, func(to T) (T, bool) { return d.is.call(op, ExitCallee, at, to) })
	}
}

func (d *DenseForward[T]) visitBlock(b *ir.Block) {
	if !d.s.dead.IsLive(b) {
		return
	}
	p := AtBlock(b)
	d.states.touch(p)
	if b.IsEntry() {
		d.visitEntry(p, b, b.Parent())
		return
	}
	for pred := b.FirstPred(); pred != nil; pred = pred.NextUse() {
		from := pred.Owner()
		if d.s.dead.IsEdgeLive(Edge{from.Block(), b}) {
			at := d.states.Get(At(from))
			d.update(p, func(to T) (T, bool) { return to.Join(at) })
		}
	}
}

func (d *DenseForward[T]) visitEntry(p Point, b *ir.Block, op *ir.Operation) {
	if r, _ := body(op); r == b.Region() {
		preds := d.s.dead.Predecessors(At(op))
		if preds.Unknown || d.s.Intraprocedural {
			d.update(p, d.is.Edge)
			return
		}
		for _, call := range preds.Known {
			at := d.states.Get(before(call))
			d.update(p, func(to T) (T, bool) { return d.is.call(call, EnterCallee, at, to) })
		}
		return
	}
	if _, ok := regionBranch(op); ok {
		d.visitRegions(p, op, b.Region().Index())
		return
	}
	d.update(p, d.is.Edge)
}

// visitRegions joins the states from which control comes to region target of op, or behind op.
func (d *DenseForward[T]) visitRegions(p Point, op *ir.Operation, target int) {
	for _, pred := range d.s.dead.Predecessors(p).Known {
		from, source := At(pred), -1
		if pred == op {
			from = before(op)
		} else {
			source = pred.ParentRegion().Index()
		}
		at := d.states.Get(from)
		d.update(p, func(to T) (T, bool) { return d.is.branch(op, source, target, at, to) })
	}
}
