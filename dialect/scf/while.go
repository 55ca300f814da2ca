package scf

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// WrapInZeroTripCheck computes the condition of w before the loop too, and runs the loop in a scf.if
// only if it holds. The loop then ends with its condition: the first block has all operations, and
// the second one passes values on. It returns the loop. A loop that is like this already stays as it
// is, unless force is set (wrapWhileLoopInZeroTripCheck).
func (w WhileOp) WrapInZeroTripCheck(b *ir.Builder, force bool) WhileOp {
	if w.After().First() == w.YieldOp() && !force {
		return w
	}
	m, cond, loc := ir.NewMapping(), ConditionOp{w.ConditionOp()}, w.Loc()
	for i, a := range w.Before().Args() {
		m.Map(a, w.Operand(i))
	}
	b.SetBefore(w.Operation)
	for op := w.Before().First(); op != cond.Operation; op = op.Next() {
		b.Insert(b.Arena().Clone(op, m))
	}
	first := make([]*ir.Value, len(cond.Args()))
	for i, v := range cond.Args() {
		first[i] = m.Value(v)
	}
	check := NewIf(b, loc, m.Value(cond.Condition()), w.ResultTypes(), true)
	b.SetEnd(check.Then())
	loop := NewWhile(b, loc, first, w.ResultTypes())
	NewYield(b, loc, loop.Results()...)
	b.SetEnd(check.Else())
	NewYield(b, loc, first...)
	yield := w.YieldOp()
	appendBlock(loop.Before(), w.After(), loop.Before().Args())
	appendBlock(loop.Before(), w.Before(), yield.Operands())
	yield.Erase()
	b.SetEnd(loop.After())
	NewYield(b, loc, loop.After().Args()...)
	w.ReplaceAllUsesWith(check.Results())
	w.Erase()
	return loop
}

// appendBlock moves the operations of src to the end of dst, with values in place of the arguments.
func appendBlock(dst, src *ir.Block, values []*ir.Value) {
	for i, a := range src.Args() {
		a.ReplaceAllUsesWith(values[i])
	}
	dst.TakeOps(src)
}

// counter is what makes a scf.while count: value i of the loop starts at the lower bound, grows by
// step, and stays below upper while the loop runs.
type counter struct {
	i           int
	upper, step *ir.Value
}

// counter returns how w counts. ok is false if w does something else between two iterations of the
// second block.
func (w WhileOp) counter() (c counter, ok bool) {
	cond := ConditionOp{w.ConditionOp()}
	cmp := w.Before().First()
	if !cmp.Is(arith.CmpI) || cmp.Next() != cond.Operation || cond.Condition() != cmp.Result(0) || !cmp.Result(0).HasOneUse() ||
		!slices.Equal(w.Before().Args(), cond.Args()) {
		return c, false
	}
	var index *ir.Value
	switch (arith.CmpIOp{Operation: cmp}).Predicate() {
	case arith.SLT:
		index, c.upper = cmp.Operand(0), cmp.Operand(1)
	case arith.SGT:
		c.upper, index = cmp.Operand(0), cmp.Operand(1)
	default:
		return c, false
	}
	if index.OwnerBlock() != w.Before() || !w.outside(c.upper) {
		return c, false
	}
	c.i = index.Index()
	next := w.YieldOp().Operand(c.i).DefinedBy(arith.AddI)
	if next == nil {
		return c, false
	}
	switch index = w.After().Arg(c.i); index {
	case next.Operand(0):
		c.step = next.Operand(1)
	case next.Operand(1):
		c.step = next.Operand(0)
	default:
		return c, false
	}
	return c, w.outside(c.step)
}

// outside reports whether v is defined before w.
func (w WhileOp) outside(v *ir.Value) bool {
	r := v.ParentRegion()
	return r != w.Region(0) && r != w.Region(1) && !w.Region(0).IsAncestor(r) && !w.Region(1).IsAncestor(r)
}

// ToFor replaces w by a scf.for if w counts from an initial value to a bound: the first block only
// compares a value that it passes on with the bound, and the second block adds a step to it. The
// step must be positive, which the caller knows. final computes the value of the counter after the
// loop; if it is nil, [ForOp.ExitValue] does (upliftWhileToForLoop).
func (w WhileOp) ToFor(rw *rewrite.Rewriter, final func(f ForOp, e arith.Emitter) *ir.Value) (ForOp, bool) {
	c, ok := w.counter()
	if !ok {
		return ForOp{}, rw.Fail("the loop does not count")
	}
	if final == nil {
		final = ForOp.ExitValue
	}
	inits := w.Operands()
	lower, rest := inits[c.i], slices.Delete(slices.Clone(inits), c.i, c.i+1)
	f := NewFor(&rw.Builder, w.Loc(), lower, c.upper, c.step, rest...)
	args := slices.Insert(slices.Clone(f.IterArgs()), c.i, f.InductionVar())
	yield := w.YieldOp()
	rw.MergeBlocks(w.After(), f.Body(), args)
	rw.SetBefore(yield)
	NewYield(&rw.Builder, yield.Loc(), slices.Delete(slices.Clone(yield.Operands()), c.i, c.i+1)...)
	rw.Erase(yield)
	rw.SetAfter(f.Operation)
	last := final(f, arith.Emitter{B: &rw.Builder, Loc: w.Loc()})
	rw.Replace(w.Operation, slices.Insert(slices.Clone(f.Results()), c.i, last)...)
	return f, true
}

// ExitValue computes the first value that the induction variable does not reach: the lower bound if
// the loop has no iteration.
func (f ForOp) ExitValue(e arith.Emitter) *ir.Value {
	lower, zero := f.LowerBound(), e.Int(f.LowerBound().Type(), 0)
	n := e.Op(arith.CeilDivSI, e.Op(arith.MaxSI, e.Op(arith.SubI, f.UpperBound(), lower), zero), f.Step())
	return e.Op(arith.AddI, lower, e.Op(arith.MulI, n, f.Step()))
}
