package ranges

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/apint"
)

// maxAssumed bounds the comparisons of one condition that bound values, so that nested conditions
// take linear time.
const maxAssumed = 8

// assume narrows the ranges of the values that cond compares, given that cond holds or does not.
// restore takes it back.
func (a *analyzer) assume(cond *ir.Value, holds bool) {
	type item struct {
		v      *ir.Value
		isTrue bool
	}
	queue := []item{{cond, holds}}
	for i := 0; i < len(queue) && i < maxAssumed; i++ {
		it := queue[i]
		op := it.v.DefiningOp()
		switch {
		case op == nil:
		case op.Is(arith.CmpI):
			a.compared(arith.CmpIOp{Operation: op}, it.isTrue)
		case op.Is(arith.AndI) && it.isTrue, op.Is(arith.OrI) && !it.isTrue:
			queue = append(queue, item{op.Operand(0), it.isTrue}, item{op.Operand(1), it.isTrue})
		case op.Is(arith.XOrI):
			if k, ok := constant(op.Operand(1)); ok && k.IsAllOnes() {
				queue = append(queue, item{op.Operand(0), !it.isTrue})
			}
		}
	}
}

// compared narrows the ranges of the operands of a comparison.
func (a *analyzer) compared(c arith.CmpIOp, holds bool) {
	p := analysis.Predicate(c.Predicate())
	if !holds {
		p = p.Inverse()
	}
	l, r := a.rangeOf(c.LHS()), a.rangeOf(c.RHS())
	a.intersect(c.LHS(), l, p, r)
	a.intersect(c.RHS(), r, p.Swapped(), l)
}

// intersect intersects the range of v, which is r, with the numbers x for which p(x, y) holds for a y
// in other.
func (a *analyzer) intersect(v *ir.Value, r analysis.Range, p analysis.Predicate, other analysis.Range) {
	n := tighten(r.Intersect(satisfying(p, other)))
	if n == r || !consistent(n) {
		return
	}
	a.undo = append(a.undo, change{v, r})
	a.ranges.set(v, n)
}

// satisfying returns the range of the numbers x for which p(x, y) can hold for a y in r.
func satisfying(p analysis.Predicate, r analysis.Range) analysis.Range {
	width := r.UMin.Width()
	one := apint.New(width, 1)
	all := analysis.MaxRange(width)
	switch p {
	case analysis.EQ:
		return r
	case analysis.SLT:
		if hi, over := r.SMax.SubOverflow(one, true); !over {
			return analysis.FromSigned(all.SMin, hi)
		}
	case analysis.SLE:
		return analysis.FromSigned(all.SMin, r.SMax)
	case analysis.SGT:
		if lo, over := r.SMin.AddOverflow(one, true); !over {
			return analysis.FromSigned(lo, all.SMax)
		}
	case analysis.SGE:
		return analysis.FromSigned(r.SMin, all.SMax)
	case analysis.ULT:
		if hi, over := r.UMax.SubOverflow(one, false); !over {
			return analysis.FromUnsigned(all.UMin, hi)
		}
	case analysis.ULE:
		return analysis.FromUnsigned(all.UMin, r.UMax)
	case analysis.UGT:
		if lo, over := r.UMin.AddOverflow(one, false); !over {
			return analysis.FromUnsigned(lo, all.UMax)
		}
	case analysis.UGE:
		return analysis.FromUnsigned(r.UMin, all.UMax)
	}
	return all
}
