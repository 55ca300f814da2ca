package scf

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// CoalesceNest makes single loops of the loops of the perfect nest that starts with f, as far
// as their bounds are defined outside of them (coalescePerfectlyNestedSCFForLoops).
func CoalesceNest(f ForOp) {
	var nest []ForOp
	for _, op := range affine.NestOf(f.Operation) {
		if !(ForOp{op}).MakeSigned() {
			break
		}
		nest = append(nest, ForOp{op})
	}
	if len(nest) == 0 {
		return
	}
	above := affine.DefinedAbove(nest, func(f ForOp) *ir.Region { return f.Region(0) }, func(f ForOp) []*ir.Value { return f.Operands()[:forInits] })
	// chain[i] is the first loop of which the loops up to i pass on the loop-carried values.
	chain := make([]int, len(nest))
	for i := 1; i < len(nest); i++ {
		chain[i] = i
		if passesOn(nest[i-1], nest[i]) {
			chain[i] = chain[i-1]
		}
	}
	affine.CoalesceBands(above, func(start, end int) bool { return chain[end-1] <= start }, func(start, end int) { Coalesce(nest[start:end]) })
}

// passesOn reports whether a loop passes its loop-carried values to the loop in it, to nothing else,
// and the results of that one on. In one loop, the values change in each iteration of the inner
// loop, so that another use of the value at the start of the inner loop needs both loops.
func passesOn(outer, inner ForOp) bool {
	for _, v := range outer.IterArgs() {
		if !v.HasOneUse() {
			return false
		}
	}
	return slices.Equal(outer.IterArgs(), inner.Inits()) && slices.Equal(outer.Yield().Operands(), inner.Results())
}

// Coalesce makes one loop of nested loops, outermost first, whose bounds are defined outside
// of them, and which pass their loop-carried values on (coalesceLoops).
func Coalesce(nest []ForOp) {
	outer, inner := nest[0], nest[len(nest)-1]
	e := arith.Emitter{B: ir.NewBuilder(outer.Context(), nil), Loc: outer.Loc()}
	var sizes []*ir.Value
	for _, f := range nest {
		f.normalize(outer, inner)
		sizes = append(sizes, f.UpperBound())
	}
	e.B.SetBefore(outer.Operation)
	clamp(e, sizes)
	outer.SetOperand(1, productOf(e, sizes))
	e.B.SetStart(inner.Body())
	indices, made := delinearize(e, outer.InductionVar(), sizes)
	outer.InductionVar().ReplaceUsesIf(indices[0], func(u *ir.Operand) bool { return !made[u.Owner()] })
	for i := len(nest) - 1; i > 0; i-- {
		affine.InlineBody(nest[i].Operation, append([]*ir.Value{indices[i]}, nest[i-1].IterArgs()...))
	}
}

// clamp replaces sizes that may be negative by 0 or more, except for one of them: the product of two negative
// sizes is positive, although no loop has an iteration.
func clamp(e arith.Emitter, sizes []*ir.Value) {
	first := true
	for i, v := range sizes {
		n, known := ir.IntConstantOf(v)
		if d := v.DefiningOp(); known && n >= 0 || d != nil && affine.IsDim(d) {
			continue
		}
		if !first {
			sizes[i] = e.Op(arith.MaxSI, v, e.Int(v.Type(), 0))
		}
		first = false
	}
}

// normalize lets f count from 0 in steps of 1. It computes the number of iterations before
// outer, and the value of the induction variable in inner.
func (f ForOp) normalize(outer, inner ForOp) {
	lower, upper, step := f.LowerBound(), f.UpperBound(), f.Step()
	start, known := ir.IntConstantOf(lower)
	fromZero := known && start == 0
	n, known := ir.IntConstantOf(step)
	byOne := known && n == 1
	if fromZero && byOne {
		return
	}
	e := arith.Emitter{B: ir.NewBuilder(f.Context(), nil), Loc: f.Loc()}
	e.B.SetBefore(outer.Operation)
	fold := func(def *ir.OpDef, l, r *ir.Value) *ir.Value {
		return rewrite.CreateOrFoldOne(e.B, e.Loc, def, []*ir.Value{l, r}, l.Type())
	}
	size := upper
	if !fromZero {
		size = fold(arith.SubI, upper, lower)
	}
	if !byOne {
		size = fold(arith.CeilDivSI, size, step)
	}
	f.SetOperand(0, e.Int(lower.Type(), 0))
	f.SetOperand(1, size)
	f.SetOperand(2, e.Int(step.Type(), 1))
	e.B.SetStart(inner.Body())
	iv, made := f.InductionVar(), map[*ir.Operation]bool{}
	value := iv
	emit := func(def *ir.OpDef, r *ir.Value) {
		value = e.Op(def, value, r)
		made[value.DefiningOp()] = true
	}
	if !byOne {
		emit(arith.MulI, step)
	}
	if !fromZero {
		emit(arith.AddI, lower)
	}
	iv.ReplaceUsesIf(value, func(u *ir.Operand) bool { return !made[u.Owner()] })
}

// isOne reports whether v is the constant 1.
func isOne(v *ir.Value) bool {
	n, ok := ir.IntConstantOf(v)
	return ok && n == 1
}

// productOf multiplies the numbers other than 1.
func productOf(e arith.Emitter, list []*ir.Value) *ir.Value {
	var product *ir.Value
	for _, v := range list {
		switch {
		case isOne(v):
		case product == nil:
			product = v
		default:
			product = e.Op(arith.MulI, product, v)
		}
	}
	if product == nil {
		product = e.Int(list[0].Type(), 1)
	}
	return product
}

// delinearize computes the indices of loops of the given sizes from that of the loop that does
// their work. made holds the operations that use it for this (delinearizeInductionVariable).
func delinearize(e arith.Emitter, index *ir.Value, sizes []*ir.Value) (indices []*ir.Value, made map[*ir.Operation]bool) {
	indices, made = make([]*ir.Value, len(sizes)), map[*ir.Operation]bool{}
	first := 0
	for first < len(sizes) && isOne(sizes[first]) {
		indices[first] = e.Int(sizes[first].Type(), 0)
		first++
	}
	emit := func(def *ir.OpDef, l, r *ir.Value) *ir.Value {
		v := e.Op(def, l, r)
		made[v.DefiningOp()] = true
		return v
	}
	rest := index
	for i := len(sizes) - 1; i >= first; i-- {
		if i < len(sizes)-1 && !isOne(sizes[i+1]) {
			rest = emit(arith.DivSI, rest, sizes[i+1])
		}
		switch {
		case i == first:
			indices[i] = rest
		case isOne(sizes[i]):
			indices[i] = e.Int(sizes[i].Type(), 0)
		default:
			indices[i] = emit(arith.RemSI, rest, sizes[i])
		}
	}
	return indices, made
}
