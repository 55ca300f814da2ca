package index

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// binaryFold computes a binary op on constants of the same width. It returns false if it
// cannot.
type binaryFold func(l, r apint.Int) (apint.Int, bool)

// division returns f, but fails on division by zero.
func division(f func(l, r apint.Int) apint.Int) binaryFold {
	return func(l, r apint.Int) (apint.Int, bool) {
		if r.IsZero() {
			return l, false
		}
		return f(l, r), true
	}
}

// rounded returns f for nonzero operands. Zero divided by a number is zero.
func rounded(f func(l, r apint.Int) apint.Int) binaryFold {
	return func(l, r apint.Int) (apint.Int, bool) {
		if r.IsZero() || l.IsZero() {
			return l, !r.IsZero()
		}
		return f(l, r), true
	}
}

func small(a apint.Int, v int64) apint.Int { return apint.NewSigned(a.Width(), v) }

// ceilDivS divides n by m and rounds up. It computes the quotient from its absolute
// value, so that it wraps as MLIR's does.
func ceilDivS(n, m apint.Int) apint.Int {
	positive := m.IsStrictlyPositive()
	if n.IsStrictlyPositive() != positive {
		return n.Neg().SDiv(m).Neg()
	}
	x := small(n, 1)
	if positive {
		x = small(n, -1)
	}
	return n.Add(x).SDiv(m).Add(small(n, 1))
}

func ceilDivU(n, m apint.Int) apint.Int {
	one := small(n, 1)
	return n.Sub(one).UDiv(m).Add(one)
}

func floorDivS(n, m apint.Int) apint.Int {
	negative := m.IsNegative()
	if n.IsNegative() == negative {
		return n.SDiv(m)
	}
	x := small(n, -1)
	if negative {
		x = small(n, 1)
	}
	return small(n, -1).Sub(x.Sub(n).SDiv(m))
}

// shift returns f, but fails on shifts of 32 bits and more, which are undefined if an
// index has 32 bits.
func shift(f func(l apint.Int, n uint64) apint.Int) binaryFold {
	return func(l, r apint.Int) (apint.Int, bool) {
		n := r.Limited(32)
		return f(l, n), n < 32
	}
}

// identities are the constant right operands that determine a result.
type identities struct {
	neutral, absorbing func(apint.Int) bool
}

// folded returns the fold hook of a binary op. A checked op folds only if 32 and 64
// bits give the same result.
//
//go:noinline
func folded(f binaryFold, checked bool, id identities) ir.FoldFunc {
	return func(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
		r, ok := operands[1].(*ir.IntegerAttr)
		if !ok {
			return out, false
		}
		if l, ok := operands[0].(*ir.IntegerAttr); ok {
			if v, ok := compute(f, l.Value, r.Value, checked); ok {
				return append(out, ir.FoldResult{Attr: op.Context().APInt(op.Result(0).Type(), v)}), true
			}
		}
		switch {
		case id.neutral != nil && id.neutral(r.Value):
			return append(out, ir.FoldResult{Value: op.Operand(0)}), true
		case id.absorbing != nil && id.absorbing(r.Value):
			return append(out, ir.FoldResult{Attr: r}), true
		}
		return out, false
	}
}

func compute(f binaryFold, l, r apint.Int, checked bool) (apint.Int, bool) {
	v, ok := f(l, r)
	if !ok || !checked {
		return v, ok
	}
	w, ok := f(l.Trunc(32), r.Trunc(32))
	return v, ok && v.Trunc(32).Eq(w)
}

// foldCast folds a cast of a constant with ext, which extends with or without sign. A
// cast from index folds only if an index of 32 bits gives the same result.
func foldCast(ext func(v apint.Int, width uint32) apint.Int) ir.FoldFunc {
	return func(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
		a, ok := operands[0].(*ir.IntegerAttr)
		if !ok {
			return out, false
		}
		v, t := a.Value, op.Result(0).Type()
		width := ir.IntegerValueWidth(t)
		if i, ok := t.(*ir.IntegerType); ok && i.Width > 32 {
			narrow := v.Trunc(32)
			if !ext(narrow, width).Eq(ext(v, width)) {
				return out, false
			}
		}
		return append(out, ir.FoldResult{Attr: op.Context().APInt(t, ext(v, width))}), true
	}
}

func compare(p CmpPredicate, l, r apint.Int) bool {
	switch c := l.Compare(r, p >= SLT && p <= SGE); p {
	case EQ:
		return c == 0
	case NE:
		return c != 0
	case SLT, ULT:
		return c < 0
	case SLE, ULE:
		return c <= 0
	case SGT, UGT:
		return c > 0
	default:
		return c >= 0
	}
}

func foldCmp(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	p := CmpOp{op}.Predicate()
	is := func(v bool) ([]ir.FoldResult, bool) {
		return append(out, ir.FoldResult{Attr: op.Context().Bool(v)}), true
	}
	l, ok1 := operands[0].(*ir.IntegerAttr)
	r, ok2 := operands[1].(*ir.IntegerAttr)
	if ok1 && ok2 {
		if v := compare(p, l.Value, r.Value); v == compare(p, l.Value.Trunc(32), r.Value.Trunc(32)) {
			return is(v)
		}
	}
	if ok2 {
		if v, ok := compareClamped(op.Operand(0).DefiningOp(), p, r.Value); ok {
			return is(v)
		}
	}
	if op.Operand(0) == op.Operand(1) {
		return is(p == EQ || p == SLE || p == SGE || p == ULE || p == UGE)
	}
	return out, false
}

// compareClamped compares with r the maximum or minimum of any value and a constant. ok
// is set if the result is the same for all values and widths.
func compareClamped(clamp *ir.Operation, p CmpPredicate, r apint.Int) (result, ok bool) {
	if clamp == nil || !clamp.Is(MaxS) && !clamp.Is(MaxU) && !clamp.Is(MinS) && !clamp.Is(MinU) {
		return false, false
	}
	c, isConst := ir.ConstantOf(clamp.Operand(1)).(*ir.IntegerAttr)
	if !isConst {
		return false, false
	}
	v, ok1 := clampedRange(clamp, c.Value).compare(p, r)
	w, ok2 := clampedRange(clamp, c.Value.Trunc(32)).compare(p, r.Trunc(32))
	return v, ok1 && ok2 && v == w
}

// intRange is the range of a value, as a signed and as an unsigned number.
type intRange struct{ smin, smax, umin, umax apint.Int }

// clampedRange returns the range of a maximum or minimum with c.
func clampedRange(clamp *ir.Operation, c apint.Int) intRange {
	smin := small(c, 1).Shl(uint64(c.Width() - 1))
	full := intRange{smin, smin.Not(), small(c, 0), small(c, -1)}
	r := full
	switch {
	case clamp.Is(MaxS):
		r.smin = c
	case clamp.Is(MinS):
		r.smax = c
	case clamp.Is(MaxU):
		r.umin = c
	default:
		r.umax = c
	}
	// Numbers of the same sign have the same order as signed and as unsigned numbers.
	if clamp.Is(MaxS) || clamp.Is(MinS) {
		if r.smin.IsNegative() == r.smax.IsNegative() {
			r.umin, r.umax = r.smin, r.smax
		}
	} else if r.umin.IsNegative() == r.umax.IsNegative() {
		r.smin, r.smax = r.umin, r.umax
	}
	return r
}

// compare compares all values of the range with c. It returns false if the results differ.
func (r intRange) compare(p CmpPredicate, c apint.Int) (result, ok bool) {
	switch {
	case r.provesTrue(p, c):
		return true, true
	case r.provesTrue(inverse[p], c):
		return false, true
	}
	return false, false
}

var inverse = [...]CmpPredicate{EQ: NE, NE: EQ, SLT: SGE, SLE: SGT, SGT: SLE, SGE: SLT, ULT: UGE, ULE: UGT, UGT: ULE, UGE: ULT}

// provesTrue reports whether the comparison with c is certainly true.
func (r intRange) provesTrue(p CmpPredicate, c apint.Int) bool {
	switch p {
	case EQ:
		return r.smin.Eq(r.smax) && r.smin.Eq(c) || r.umin.Eq(r.umax) && r.umin.Eq(c)
	case NE:
		return (r.provesTrue(SLT, c) || r.provesTrue(SGT, c)) && (r.provesTrue(ULT, c) || r.provesTrue(UGT, c))
	case SLT:
		return r.smax.SLT(c)
	case SLE:
		return r.smax.SLE(c)
	case SGT:
		return r.smin.SGT(c)
	case SGE:
		return r.smin.SGE(c)
	case ULT:
		return r.umax.ULT(c)
	case ULE:
		return r.umax.ULE(c)
	case UGT:
		return r.umin.UGT(c)
	default:
		return r.umin.UGE(c)
	}
}
