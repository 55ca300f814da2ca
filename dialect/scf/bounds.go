package scf

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/valuebounds"
)

// inRange adds the constraint that an induction variable is in the range of its loop. As in MLIR,
// the step does not count.
func inRange(s *valuebounds.Set, q valuebounds.Quantity, lower, upper interfaces.IndexValue) {
	s.AtLeast(q, s.Mixed(lower))
	s.Below(q, s.Mixed(upper))
}

// forBounds is the model of scf.for.
type forBounds struct{}

// Constrain bounds the induction variable. A carried quantity is what the loop starts with if an
// iteration does not change it.
func (forBounds) Constrain(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	f := ForOp{op}
	if q.Value == f.InductionVar() {
		if f.CountsSigned() {
			inRange(s, q, interfaces.IndexValue{Value: f.LowerBound()}, interfaces.IndexValue{Value: f.UpperBound()})
			f.boundByLast(s, q)
		}
		return
	}
	i := q.Value.Index()
	if q.Value.IsBlockArgument() {
		i--
	}
	of := func(v *ir.Value) valuebounds.Quantity { return valuebounds.Quantity{Value: v, Dim: q.Dim} }
	if s.Proves(of(f.Yield().Operand(i)), valuebounds.Same, of(f.IterArgs()[i])) {
		s.Equal(q, s.Expr(of(f.Inits()[i])))
	}
}

// boundByLast adds the constraint that the induction variable is at most its last value, if that is
// a constant. MLIR 19 does not.
func (f ForOp) boundByLast(s *valuebounds.Set, q valuebounds.Quantity) {
	n, ok := f.TripCount()
	lower, ok1 := ir.IntConstantOf(f.LowerBound())
	step, ok2 := ir.IntConstantOf(f.Step())
	if ok && ok1 && ok2 && n > 0 && s.Context().MLIR() > 19 {
		s.AtMost(q, s.Const(lower+(n-1)*step))
	}
}

// forallBounds is the model of scf.forall.
type forallBounds struct{}

// Constrain bounds the induction variables. Outputs and results have the sizes of what the loop
// starts with.
func (forallBounds) Constrain(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	f := ForallOp{op}
	i := q.Value.Index()
	if q.Dim == valuebounds.Index {
		if q.Value.IsBlockArgument() && i < f.Rank() {
			inRange(s, q, f.LowerBounds()[i], f.UpperBounds()[i])
		}
		return
	}
	if q.Value.IsBlockArgument() {
		i -= f.Rank()
	}
	s.Equal(q, s.Expr(valuebounds.Size(f.Outputs()[i], q.Dim)))
}

// parallelBounds bounds the induction variables of scf.parallel.
var parallelBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	if p := (ParallelOp{op}); q.Value.IsBlockArgument() {
		i := q.Value.Index()
		inRange(s, q, interfaces.IndexValue{Value: p.LowerBounds()[i]}, interfaces.IndexValue{Value: p.UpperBounds()[i]})
	}
})

// ifBounds is the model of scf.if.
type ifBounds struct{}

// Constrain bounds a result by what both branches yield.
func (ifBounds) Constrain(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	c, i := IfOp{op}, q.Value.Index()
	of := func(b *ir.Block) valuebounds.Quantity {
		return valuebounds.Quantity{Value: b.Last().Operand(i), Dim: q.Dim}
	}
	s.OneOf(q, of(c.Then()), of(c.Else()))
}
