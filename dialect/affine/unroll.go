package affine

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// maxCopied is the number of operations that an Unroller copies. Loops in loops multiply
// their numbers of iterations.
const maxCopied = 1 << 20

// Unroller unrolls loops. Its methods report whether they changed the loop. They keep loops
// that cannot be unrolled, and those that would take more than a million copies of operations
// in all.
type Unroller struct{ copied int }

// Spend notes that the operations of a body are to be copied. It returns false if there are
// too many, and after that for all bodies.
func (u *Unroller) Spend(body *ir.Block, copies uint64) bool {
	left := uint64(maxCopied - u.copied)
	n := uint64(0)
	for op := body.First(); op != nil && n*copies <= left; op = op.Next() {
		op.WalkPre(func(*ir.Operation) ir.WalkResult {
			if n++; copies > left || n*copies > left {
				return ir.WalkInterrupt
			}
			return ir.WalkAdvance
		})
	}
	if copies > left || n*copies > left {
		u.copied = maxCopied
		return false
	}
	u.copied += int(n * copies)
	return true
}

// RepeatBody appends copies of the body of a loop to it, so that an iteration does the work
// of factor iterations. The first argument of the body is the induction variable; the others
// are carried from iteration to iteration. index makes the variable of copy i, from 1 on. It
// is not called if there is no use of the variable. visit, if not nil, receives each operation
// with the number of its copy.
func RepeatBody(body *ir.Block, factor uint64, index func(b *ir.Builder, i int64) *ir.Value, visit func(i uint64, op *ir.Operation)) {
	end := body.Last()
	var ops []*ir.Operation
	for op := body.First(); op != end; op = op.Next() {
		ops = append(ops, op)
	}
	b := ir.NewBuilder(end.Context(), nil)
	b.SetBefore(end)
	carried, yielded := body.Args()[1:], end.Operands()
	last := yielded
	for i := uint64(1); i < factor; i++ {
		m := ir.NewMapping()
		for k, v := range carried {
			m.Map(v, last[k])
		}
		if body.Arg(0).HasUses() {
			m.Map(body.Arg(0), index(b, int64(i)))
		}
		for _, op := range ops {
			n := b.Insert(b.Arena().Clone(op, m))
			if visit != nil {
				visit(i, n)
			}
		}
		next := make([]*ir.Value, len(yielded))
		for k, v := range yielded {
			next[k] = m.Value(v)
		}
		last = next
	}
	for _, op := range ops {
		if visit != nil {
			visit(0, op)
		}
	}
	end.SetOperands(last)
}

// InlineBody replaces a loop by the operations of its only block, which run once. values
// stand for the arguments of the block.
func InlineBody(loop *ir.Operation, values []*ir.Value) {
	body := loop.Region(0).First()
	for i, a := range body.Args() {
		if a.HasUses() {
			a.ReplaceAllUsesWith(values[i])
		}
	}
	end := body.Last()
	loop.ReplaceAllUsesWith(end.Operands())
	end.Erase()
	for body.First() != nil {
		body.First().MoveBefore(loop)
	}
	loop.Erase()
}

// PromoteSingleIteration replaces f by its body if it is known to run once
// (promoteIfSingleIteration).
func (f ForOp) PromoteSingleIteration() bool {
	if n, ok := f.ConstantTripCount(); !ok || n != 1 || len(f.LowerMap().Results) != 1 {
		return false
	}
	var iv *ir.Value
	if f.InductionVar().HasUses() {
		iv = f.firstIndex()
	}
	InlineBody(f.Operation, append([]*ir.Value{iv}, f.Inits()...))
	return true
}

// firstIndex returns the lower bound, which must have one result. A constant is at the start
// of the function.
func (f ForOp) firstIndex() *ir.Value {
	b := ir.NewBuilder(f.Context(), nil)
	b.SetBefore(f.Operation)
	m := f.LowerMap()
	v, constant := affinemap.SingleConstant(m)
	switch {
	case !constant && m == b.Context().IdentityMap(1):
		return f.LowerOperands()[0]
	case !constant:
		return NewApply(b, f.Loc(), m, f.LowerOperands())
	}
	if block := entryOfFunction(f.Operation); block != nil {
		b.SetStart(block)
	}
	return arith.NewIndex(b, f.Loc(), v)
}

// entryOfFunction returns the first block of the function around op, or nil if op is in no
// function.
func entryOfFunction(op *ir.Operation) *ir.Block {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if _, ok := ir.OpInterface[ir.FunctionModel](p.Info()); ok {
			return p.Region(0).First()
		}
	}
	return nil
}

// Full unrolls all iterations of f, whose number must be constant (loopUnrollFull).
func (u *Unroller) Full(f ForOp) bool {
	n, ok := f.ConstantTripCount()
	switch {
	case !ok || n == 0:
		return false
	case n == 1:
		return f.PromoteSingleIteration()
	}
	return u.ByFactor(f, n, false)
}

// UpToFactor unrolls f by the smaller one of factor and the number of its iterations
// (loopUnrollUpToFactor).
func (u *Unroller) UpToFactor(f ForOp, factor uint64) bool {
	if n, ok := f.ConstantTripCount(); ok && n < factor {
		factor = n
	}
	return factor > 0 && u.ByFactor(f, factor, false)
}

// ByFactor makes each iteration of f do the work of factor iterations, which must be at least
// 1. The iterations that are left run in a loop after f, or are unrolled as well if cleanup is
// set (loopUnrollByFactor).
func (u *Unroller) ByFactor(f ForOp, factor uint64, cleanup bool) bool {
	trips, known := f.ConstantTripCount()
	if factor == 1 {
		return known && trips == 1 && f.PromoteSingleIteration()
	}
	if f.Body().First() == f.Body().Last() {
		return false
	}
	if known && trips < factor {
		return cleanup && u.Full(f)
	}
	rest := f.TripCountDivisor()%factor != 0
	if rest {
		if len(f.LowerMap().Results) != 1 || len(f.UpperMap().Results) != 1 {
			return false
		}
		if cleanup {
			return u.Full(f)
		}
	}
	step, ok := f.ScaledStep(factor)
	if !ok || !u.Spend(f.Body(), factor) {
		return false
	}
	if rest {
		f.SplitRest(factor)
	}
	old := f.Step()
	f.SetStep(step)
	c := f.Context()
	RepeatBody(f.Body(), factor, func(b *ir.Builder, i int64) *ir.Value {
		next := c.AffineMap(1, 0, c.AffineDimExpr(0).AddConst(i*old))
		return NewApply(b, f.Loc(), next, []*ir.Value{f.InductionVar()})
	}, nil)
	f.PromoteSingleIteration()
	return true
}

// ScaledStep returns the step times factor. ok is false if that is no step.
func (f ForOp) ScaledStep(factor uint64) (step int64, ok bool) {
	old := f.Step()
	if old <= 0 || factor > uint64(math.MaxInt64/old) {
		return 0, false
	}
	return old * int64(factor), true
}

// SplitRest lets f, whose bounds must have one result each, run only a multiple of factor
// iterations, and the others in a copy after f (generateCleanupLoopForUnroll).
func (f ForOp) SplitRest(factor uint64) {
	b := ir.NewBuilder(f.Context(), nil)
	b.SetAfter(f.Operation)
	rest := ForOp{b.Insert(b.Arena().Clone(f.Operation, ir.NewMapping()))}
	f.ReplaceAllUsesWith(rest.Results())
	inits := rest.NumOperands() - rest.NumResults()
	for i, r := range f.Results() {
		rest.SetOperand(inits+i, r)
	}
	b.SetBefore(f.Operation)
	m, operands := f.splitPoint(b, factor)
	rest.setBound(0, m, operands)
	rest.PromoteSingleIteration()
	f.setBound(1, m, operands)
}

// splitPoint returns the first index, as a map and its operands, at which fewer than factor
// iterations of f are left (getCleanupLoopLowerBound).
func (f ForOp) splitPoint(b *ir.Builder, factor uint64) (*ir.AffineMap, []*ir.Value) {
	counts, operands := f.TripCounts()
	c := b.Context()
	start := NewApply(b, f.Loc(), f.LowerMap(), f.LowerOperands())
	count := counts.Results[0]
	whole := count.Sub(count.Mod(c.AffineConst(int64(factor)))).MulConst(f.Step())
	offset := NewApply(b, f.Loc(), c.AffineMap(counts.Dims, counts.Symbols, whole), operands)
	m, operands := ComposeMap(c.AffineMap(2, 0, c.AffineDimExpr(0).Add(c.AffineDimExpr(1))), []*ir.Value{start, offset})
	m, operands = CanonicalizeMap(affinemap.Simplify(m), operands)
	for _, v := range [2]*ir.Value{offset, start} {
		if !v.HasUses() {
			v.DefiningOp().Erase()
		}
	}
	return m, operands
}
