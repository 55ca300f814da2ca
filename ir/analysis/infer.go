package analysis

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/interfaces"
)

// Infer computes the range of a result from the ranges of the operands, which are all
// known.
type Infer func(args []Range) Range

// arithmetic computes a result. It returns false if the result overflows.
type arithmetic func(a, b apint.Int) (apint.Int, bool)

// bounds returns the range whose bounds are op of the lower bounds and op of the upper
// bounds.
func bounds(op arithmetic, lo1, lo2, hi1, hi2 apint.Int, signed bool) Range {
	lo, ok1 := op(lo1, lo2)
	hi, ok2 := op(hi1, hi2)
	if !ok1 || !ok2 {
		return MaxRange(lo1.Width())
	}
	return between(lo, hi, signed)
}

// extremes returns the smallest range that contains op of each pair of l and r.
func extremes(op arithmetic, l, r [2]apint.Int, signed bool) Range {
	var lo, hi apint.Int
	for i, a := range l {
		for k, b := range r {
			v, ok := op(a, b)
			switch {
			case !ok:
				return MaxRange(a.Width())
			case i == 0 && k == 0:
				lo, hi = v, v
			case signed:
				lo, hi = lo.SMin(v), hi.SMax(v)
			default:
				lo, hi = lo.UMin(v), hi.UMax(v)
			}
		}
	}
	return between(lo, hi, signed)
}

func (r Range) unsigned() [2]apint.Int { return [2]apint.Int{r.UMin, r.UMax} }
func (r Range) signed() [2]apint.Int   { return [2]apint.Int{r.SMin, r.SMax} }

// limit returns the value that replaces an overflowing result: the largest value of the
// type, or the least if low is set.
func limit(width uint32, signed, low bool) apint.Int {
	switch {
	case signed && low:
		return apint.MinSigned(width)
	case signed:
		return apint.MaxSigned(width)
	case low:
		return apint.New(width, 0)
	}
	return apint.AllOnes(width)
}

// checked returns op, which reports whether it overflowed. With saturate, an overflow
// gives a limit of the type: the least value if low returns true.
//
//go:noinline
func checked(op func(a, b apint.Int, signed bool) (apint.Int, bool), signed, saturate bool, low func(a, b apint.Int) bool) arithmetic {
	return func(a, b apint.Int) (apint.Int, bool) {
		v, overflow := op(a, b, signed)
		if overflow && saturate {
			return limit(a.Width(), signed, low(a, b)), true
		}
		return v, !overflow
	}
}

// NoWrap says which overflows of an op cannot happen.
type NoWrap struct{ Signed, Unsigned bool }

// Add returns the range of the sum.
func (n NoWrap) Add(args []Range) Range {
	l, r := args[0], args[1]
	u := checked(apint.Int.AddOverflow, false, n.Unsigned, func(_, _ apint.Int) bool { return false })
	s := checked(apint.Int.AddOverflow, true, n.Signed, func(a, _ apint.Int) bool { return a.IsNegative() })
	return bounds(u, l.UMin, r.UMin, l.UMax, r.UMax, false).Intersect(bounds(s, l.SMin, r.SMin, l.SMax, r.SMax, true))
}

// Sub returns the range of the difference.
func (n NoWrap) Sub(args []Range) Range {
	l, r := args[0], args[1]
	u := checked(apint.Int.SubOverflow, false, n.Unsigned, func(_, _ apint.Int) bool { return true })
	s := checked(apint.Int.SubOverflow, true, n.Signed, func(a, _ apint.Int) bool { return a.IsNegative() })
	return bounds(u, l.UMin, r.UMax, l.UMax, r.UMin, false).Intersect(bounds(s, l.SMin, r.SMax, l.SMax, r.SMin, true))
}

// Mul returns the range of the product.
func (n NoWrap) Mul(args []Range) Range {
	l, r := args[0], args[1]
	u := checked(apint.Int.MulOverflow, false, n.Unsigned, func(_, _ apint.Int) bool { return false })
	s := checked(apint.Int.MulOverflow, true, n.Signed, func(a, b apint.Int) bool { return a.IsNegative() != b.IsNegative() })
	return extremes(u, l.unsigned(), r.unsigned(), false).Intersect(extremes(s, l.signed(), r.signed(), true))
}

// Shl returns the range of the left shift.
func (n NoWrap) Shl(args []Range) Range {
	l, r := args[0], args[1]
	u := checked(shlOverflow, false, n.Unsigned, func(_, _ apint.Int) bool { return false })
	s := checked(shlOverflow, true, n.Signed, func(a, _ apint.Int) bool { return a.IsNegative() })
	return extremes(u, l.unsigned(), r.unsigned(), false).Intersect(extremes(s, l.signed(), r.unsigned(), true))
}

func shlOverflow(a, b apint.Int, signed bool) (v apint.Int, overflow bool) {
	n := b.Limited(uint64(a.Width()))
	if n >= uint64(a.Width()) {
		return apint.New(a.Width(), 0), true
	}
	v = a.Shl(n)
	if signed {
		return v, v.AShr(n) != a
	}
	return v, v.LShr(n) != a
}

//go:noinline
func divideU(op arithmetic) Infer {
	return func(args []Range) Range {
		if args[1].UMin.IsZero() || args[1].UMax.IsZero() {
			return MaxRange(args[1].UMin.Width())
		}
		return extremes(op, args[0].unsigned(), args[1].unsigned(), false)
	}
}

// noZero reports whether the signed bounds exclude zero. In unreachable code the bounds
// may contradict each other.
func noZero(r Range) bool {
	return r.SMin.IsStrictlyPositive() && r.SMax.IsStrictlyPositive() || r.SMin.IsNegative() && r.SMax.IsNegative()
}

//go:noinline
func divideS(op arithmetic) Infer {
	return func(args []Range) Range {
		if !noZero(args[1]) {
			return MaxRange(args[1].UMin.Width())
		}
		return extremes(op, args[0].signed(), args[1].signed(), true)
	}
}

// roundedDiv returns the signed division that rounds up or down. It overflows only if
// the result does not fit.
func roundedDiv(up bool) arithmetic {
	return func(a, b apint.Int) (apint.Int, bool) {
		q, overflow := a.SDivOverflow(b)
		if overflow || a.SRem(b).IsZero() || (a.IsNegative() == b.IsNegative()) != up {
			return q, !overflow
		}
		one := apint.New(a.Width(), 1)
		if up {
			q, overflow = q.AddOverflow(one, true)
		} else {
			q, overflow = q.SubOverflow(one, true)
		}
		return q, !overflow
	}
}

//go:noinline
func shiftRight(op func(a apint.Int, n uint64) apint.Int, signed bool) Infer {
	shift := func(a, b apint.Int) (apint.Int, bool) {
		n := b.Limited(uint64(a.Width()))
		if n >= uint64(a.Width()) {
			return a, false
		}
		return op(a, n), true
	}
	return func(args []Range) Range {
		l := args[0].unsigned()
		if signed {
			l = args[0].signed()
		}
		return extremes(shift, l, args[1].unsigned(), signed)
	}
}

// commonLeadingBits returns two bounds. Both start with the leading bits that the bounds of r
// share, followed by zeros in the first and ones in the second.
func commonLeadingBits(r Range) [2]apint.Int {
	n := r.UMin.Xor(r.UMax).ActiveBits()
	width := r.UMin.Width()
	if n == 0 {
		return r.unsigned()
	}
	low := apint.AllOnes(width).LShr(uint64(width - n))
	return [2]apint.Int{r.UMin.And(low.Not()), r.UMax.Or(low)}
}

//go:noinline
func bitwise(op func(a, b apint.Int) apint.Int) Infer {
	return func(args []Range) Range {
		return extremes(apint.Total(op), commonLeadingBits(args[0]), commonLeadingBits(args[1]), false)
	}
}

// The ranges of operations that cannot wrap.
var (
	DivU      = divideU(apint.Total(apint.Int.UDiv))
	DivS      = divideS(apint.NoOverflow(apint.Int.SDivOverflow))
	CeilDivU  = divideU(apint.NoOverflow(apint.Int.CeilDivU))
	CeilDivS  = divideS(roundedDiv(true))
	FloorDivS = divideS(roundedDiv(false))
	ShrU      = shiftRight(apint.Int.LShr, false)
	ShrS      = shiftRight(apint.Int.AShr, true)
	And       = bitwise(apint.Int.And)
	Or        = bitwise(apint.Int.Or)
)

// Xor returns the range of the exclusive or. The leading bits that are the same in all operands give
// leading bits of the result; the others may be anything.
func Xor(args []Range) Range {
	l, r := args[0], args[1]
	open := max(l.UMin.Xor(l.UMax).ActiveBits(), r.UMin.Xor(r.UMax).ActiveBits())
	v, width := l.UMin.Xor(r.UMin), l.UMin.Width()
	if open == 0 {
		return FromUnsigned(v, v)
	}
	low := apint.AllOnes(width).LShr(uint64(width - open))
	return FromUnsigned(v.And(low.Not()), v.Or(low))
}

// RemU returns the range of the unsigned remainder.
func RemU(args []Range) Range {
	l, r := args[0], args[1]
	lo, hi := apint.New(l.UMin.Width(), 0), apint.AllOnes(l.UMin.Width())
	if r.UMin.IsZero() || r.UMax.IsZero() {
		return FromUnsigned(lo, hi)
	}
	hi = r.UMax.Sub(apint.New(r.UMax.Width(), 1))
	if r.UMin == r.UMax && l.UMax.Sub(l.UMin).ULT(r.UMax) {
		if a, b := l.UMin.URem(r.UMax), l.UMax.URem(r.UMax); a.ULE(b) {
			lo, hi = a, b
		}
	}
	return FromUnsigned(lo, hi)
}

// RemS returns the range of the signed remainder, which has the sign of the dividend.
func RemS(args []Range) Range {
	l, r := args[0], args[1]
	width := l.UMin.Width()
	if !noZero(r) {
		return MaxRange(width)
	}
	divisor := r.SMax
	if !r.SMin.IsStrictlyPositive() {
		divisor = r.SMin.Abs()
	}
	zero, most := apint.New(width, 0), divisor.Sub(apint.New(width, 1))
	lo, hi := zero, zero
	if l.SMin.IsNegative() {
		lo = most.Neg()
	}
	if l.SMax.IsStrictlyPositive() {
		hi = most
	}
	if r.SMin == r.SMax && l.SMax.Sub(l.SMin).ULT(divisor) {
		if a, b := l.SMin.SRem(divisor), l.SMax.SRem(divisor); a.SLE(b) {
			lo, hi = a, b
		}
	}
	return FromSigned(lo, hi)
}

// MaxU returns the range of the unsigned maximum.
func MaxU(args []Range) Range {
	return FromUnsigned(args[0].UMin.UMax(args[1].UMin), args[0].UMax.UMax(args[1].UMax))
}

// MinU returns the range of the unsigned minimum.
func MinU(args []Range) Range {
	return FromUnsigned(args[0].UMin.UMin(args[1].UMin), args[0].UMax.UMin(args[1].UMax))
}

// MaxS returns the range of the signed maximum.
func MaxS(args []Range) Range {
	return FromSigned(args[0].SMin.SMax(args[1].SMin), args[0].SMax.SMax(args[1].SMax))
}

// MinS returns the range of the signed minimum.
func MinS(args []Range) Range {
	return FromSigned(args[0].SMin.SMin(args[1].SMin), args[0].SMax.SMin(args[1].SMax))
}

// Sides says which bounds of an index must be the same for 32 and 64 bits.
type Sides uint8

// The sides.
const (
	BothSides Sides = iota
	SignedSide
	UnsignedSide
)

// OfIndex returns the inference for index values from f, which works for indices of 32
// and of 64 bits. The result is the 64-bit range if its truncation is the 32-bit range,
// else the union of both.
//
//go:noinline
func OfIndex(f Infer, sides Sides) Infer {
	return func(args []Range) Range {
		wide := f(args)
		narrow := make([]Range, len(args))
		for i, a := range args {
			narrow[i] = a.Trunc(indexMinWidth)
		}
		n, t := f(narrow), wide.Trunc(indexMinWidth)
		u := n.UMin == t.UMin && n.UMax == t.UMax
		s := n.SMin == t.SMin && n.SMax == t.SMax
		if u && s || sides == SignedSide && s || sides == UnsignedSide && u {
			return wide
		}
		return wide.Union(n.Extend(indexWidth))
	}
}

// Predicate is a comparison of integers. The numbers are those of MLIR's common
// enumeration for arith.cmpi and index.cmp.
type Predicate uint8

// The predicates.
const (
	EQ Predicate = iota
	NE
	SLT
	SLE
	SGT
	SGE
	ULT
	ULE
	UGT
	UGE
)

var inverses = [...]Predicate{EQ: NE, NE: EQ, SLT: SGE, SLE: SGT, SGT: SLE, SGE: SLT, ULT: UGE, ULE: UGT, UGT: ULE, UGE: ULT}

var swapped = [...]Predicate{EQ: EQ, NE: NE, SLT: SGT, SLE: SGE, SGT: SLT, SGE: SLE, ULT: UGT, ULE: UGE, UGT: ULT, UGE: ULE}

// Inverse returns the predicate that holds where p does not.
func (p Predicate) Inverse() Predicate { return inverses[p] }

// Swapped returns the predicate that holds for (b, a) where p holds for (a, b).
func (p Predicate) Swapped() Predicate { return swapped[p] }

func surely(p Predicate, l, r Range) bool {
	switch p {
	case EQ:
		a, ok1 := l.Constant()
		b, ok2 := r.Constant()
		return ok1 && ok2 && a == b
	case NE:
		return (surely(SLT, l, r) || surely(SGT, l, r)) && (surely(ULT, l, r) || surely(UGT, l, r))
	case SLT:
		return l.SMax.SLT(r.SMin)
	case SLE:
		return l.SMax.SLE(r.SMin)
	case SGT:
		return l.SMin.SGT(r.SMax)
	case SGE:
		return l.SMin.SGE(r.SMax)
	case ULT:
		return l.UMax.ULT(r.UMin)
	case ULE:
		return l.UMax.ULE(r.UMin)
	case UGT:
		return l.UMin.UGT(r.UMax)
	}
	return l.UMin.UGE(r.UMax)
}

// Decide returns whether p holds for all values of the ranges. known is false if that
// depends on the values.
func Decide(p Predicate, l, r Range) (holds, known bool) {
	if surely(p, l, r) {
		return true, true
	}
	return false, surely(p.Inverse(), l, r)
}

// BoolRange returns the range of an i1: the value v if known is set, else any value.
func BoolRange(v, known bool) Range {
	zero, one := apint.New(1, 0), apint.AllOnes(1)
	switch {
	case !known:
		return FromUnsigned(zero, one)
	case v:
		return FromUnsigned(one, one)
	}
	return FromUnsigned(zero, zero)
}

// RangeModel is implemented by ops that compute the ranges of their results, or of
// arguments of their regions (MLIR's InferIntRangeInterface).
type RangeModel interface {
	// InferRanges calls set for values that op defines. args are the ranges of the
	// operands, which may be unknown.
	InferRanges(op *ir.Operation, args []Range, set func(v *ir.Value, r Range))
}

// ResultRange is the RangeModel of ops with one result. It does nothing while the range
// of an operand is unknown.
type ResultRange func(op *ir.Operation, args []Range) Range

// InferRanges sets the range of the result.
func (f ResultRange) InferRanges(op *ir.Operation, args []Range, set func(*ir.Value, Range)) {
	for _, a := range args {
		if !a.Known() {
			return
		}
	}
	set(op.Result(0), f(op, args))
}

// ByOperands returns the model of an op whose range depends only on the ranges of its
// operands.
//
//go:noinline
func (f Infer) ByOperands() ResultRange {
	return func(_ *ir.Operation, args []Range) Range { return f(args) }
}

// CountedLoop is implemented by loops with one induction variable.
type CountedLoop interface {
	// Induction returns the variable, its first value, the bound that it does not
	// reach, and the step that is added in each iteration. It returns false if the loop
	// does not have exactly one such variable.
	Induction(op *ir.Operation) (iv *ir.Value, lower, upper, step interfaces.IndexValue, ok bool)
}
