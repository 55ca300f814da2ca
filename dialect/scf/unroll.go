package scf

import (
	"math"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// TripCount returns the number of iterations of f if it is known.
func (f ForOp) TripCount() (n int64, ok bool) {
	if f.LowerBound() != f.UpperBound() && !f.CountsSigned() {
		return 0, false
	}
	at := func(i int) interfaces.IndexValue { return interfaces.IndexValue{Value: f.Operand(i)} }
	return tripCount(at(0), at(1), at(2))
}

// Iterates reports whether the bounds are constants between which there is at least one iteration,
// also in integers of 32 bits.
func (f ForOp) Iterates() bool {
	lower, ok1 := ir.IntConstantOf(f.LowerBound())
	upper, ok2 := ir.IntConstantOf(f.UpperBound())
	return f.CountsSigned() && ok1 && ok2 && math.MinInt32 <= lower && lower < upper && upper <= math.MaxInt32
}

// PromoteSingleIteration replaces f by its body if it is known to run once
// (promoteIfSingleIteration).
func (f ForOp) PromoteSingleIteration() bool {
	if n, ok := f.TripCount(); !ok || n != 1 {
		return false
	}
	affine.InlineBody(f.Operation, append([]*ir.Value{f.LowerBound()}, f.Inits()...))
	return true
}

// Unroll makes each iteration of f do the work of factor iterations, which must be at least 1.
// The iterations that are left run in a loop after f. Unroll reports whether it changed f; u
// bounds the operations that it copies. visit, if not nil, receives each operation of the new
// body with the number of its copy (loopUnrollByFactor).
func Unroll(u *affine.Unroller, f ForOp, factor uint64, visit func(i uint64, op *ir.Operation)) bool {
	if f.Body().First() == f.Yield() {
		return false
	}
	if n, ok := f.TripCount(); factor == 1 && ok {
		return n == 1 && f.PromoteSingleIteration()
	}
	old := f.Step()
	r := f.unrolledRange(factor)
	if r == nil || !f.MakeSigned() || !u.Spend(f.Body(), factor) {
		return false
	}
	e := arith.Emitter{B: ir.NewBuilder(f.Context(), nil), Loc: f.Loc()}
	e.B.SetBefore(f.Operation)
	upper, step := r.emit(e, f)
	if r.rest {
		f.addRest(upper)
	}
	f.SetOperand(1, upper)
	f.SetOperand(2, step)
	iv := f.InductionVar()
	affine.RepeatBody(f.Body(), factor, func(b *ir.Builder, i int64) *ir.Value {
		e := arith.Emitter{B: b, Loc: f.Loc()}
		return e.Op(arith.AddI, iv, e.Op(arith.MulI, old, e.Int(iv.Type(), i)))
	}, visit)
	f.PromoteSingleIteration()
	return true
}

// unrolledRange describes the iterations of an unrolled loop.
type unrolledRange struct {
	factor int64
	// constant is set if upper and step are the bound and the step.
	constant    bool
	upper, step int64
	// rest is set if some iterations may be left.
	rest bool
}

// unrolledRange returns the range of f after unrolling, or nil if its numbers are too large.
func (f ForOp) unrolledRange(factor uint64) *unrolledRange {
	if factor > math.MaxInt32 {
		return nil
	}
	r := &unrolledRange{factor: int64(factor), rest: true}
	trips, known := f.TripCount()
	lower, ok := ir.IntConstantOf(f.LowerBound())
	if !known || !ok {
		return r
	}
	upper, _ := ir.IntConstantOf(f.UpperBound())
	step, _ := ir.IntConstantOf(f.Step())
	if step > math.MaxInt64/r.factor {
		return nil
	}
	r.constant = true
	r.upper, r.step = lower+(trips-trips%r.factor)*step, step*r.factor
	r.rest = r.upper < upper
	return r
}

// emit computes the upper bound and the step of f.
func (r *unrolledRange) emit(e arith.Emitter, f ForOp) (upper, step *ir.Value) {
	lower, upper, step := f.LowerBound(), f.UpperBound(), f.Step()
	t := step.Type()
	if r.constant {
		if r.rest {
			upper = e.Int(t, r.upper)
		}
		return upper, e.Int(t, r.step)
	}
	span := e.Op(arith.SubI, upper, lower)
	one := e.Int(t, 1)
	trips := e.Op(arith.DivUI, e.Op(arith.AddI, span, e.Op(arith.SubI, step, one)), step)
	factor := e.Int(t, r.factor)
	whole := e.Op(arith.SubI, trips, e.Op(arith.RemSI, trips, factor))
	upper = e.Op(arith.AddI, lower, e.Op(arith.MulI, whole, step))
	return upper, e.Op(arith.MulI, step, factor)
}

// addRest adds a copy of f after f that starts at lower with the results of f.
func (f ForOp) addRest(lower *ir.Value) {
	b := ir.NewBuilder(f.Context(), nil)
	b.SetAfter(f.Operation)
	rest := ForOp{b.Insert(b.Arena().Clone(f.Operation, ir.NewMapping()))}
	f.ReplaceAllUsesWith(rest.Results())
	rest.SetOperand(0, lower)
	for i, v := range f.Results() {
		rest.SetOperand(forInits+i, v)
	}
	rest.PromoteSingleIteration()
}
