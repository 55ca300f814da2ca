package testdialect

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// expandFPowI multiplies squares for a constant exponent, and takes the power of a float otherwise.
func expandFPowI(e mathEmitter, in []*ir.Value) *ir.Value {
	a := ir.ConstantOf(in[1])
	if d, ok := a.(*ir.DenseElementsAttr); ok {
		a = d.SplatValue()
	}
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return e.Op(mathdialect.PowF, in[0], e.Cast(arith.SIToFP, in[1], e.t))
	}
	n, ok := i.Int64()
	if !ok {
		return nil
	}
	if n == 0 {
		return e.f(1)
	}
	rest := uint64(max(n, -n))
	square := in[0]
	for range bits.TrailingZeros64(rest) {
		square = e.Op(arith.MulF, square, square)
	}
	power := square
	for rest >>= bits.TrailingZeros64(rest) + 1; rest > 0; rest >>= 1 {
		square = e.Op(arith.MulF, square, square)
		if rest&1 == 1 {
			power = e.Op(arith.MulF, square, power)
		}
	}
	if n > 0 {
		return power
	}
	one, zero, minusZero, inf, minusInf := e.f(1), e.f(0), e.f(math.Copysign(0, -1)), e.f(math.Inf(1)), e.f(math.Inf(-1))
	isZero := e.CmpF(arith.OEQ, power, zero)
	isMinusZero := e.CmpF(arith.OEQ, power, minusZero)
	v := e.Op(arith.DivF, one, power)
	return e.Select(isMinusZero, minusInf, e.Select(isZero, inf, v))
}

// format describes the format of the result.
func (e mathEmitter) format() (width, digits int64, ok bool) {
	t, ok := ir.ElementTypeOrSelf(e.t).(*ir.FloatType)
	if !ok {
		return 0, 0, false
	}
	return int64(t.Width()), int64(t.Semantics().Precision()) - 1, true
}

// fields are the constants that take a float apart.
type fields struct{ digits, bias, exponents *ir.Value }

// exponent returns the exponent of a float with these bits, without its bias.
func (e mathEmitter) exponent(v *ir.Value, f fields) *ir.Value {
	field := e.Op(arith.AndI, e.Op(arith.ShRUI, v, f.digits), f.exponents)
	return e.Op(arith.SubI, field, f.bias)
}

// expandRound adds a half with the sign of the number and truncates.
func expandRound(e mathEmitter, in []*ir.Value) *ir.Value {
	width, digits, ok := e.format()
	if !ok || width != 32 {
		return nil
	}
	x := in[0]
	it := e.like(x.Context().I32())
	half, f := e.f(0.5), fields{e.Int(it, digits), e.Int(it, 127), e.Int(it, 255)}
	sum := e.Op(arith.AddF, x, e.copySign(half, x))
	rounded := e.truncated(sum)
	exponent := e.exponent(e.Cast(arith.Bitcast, x, it), f)
	return e.Select(e.CmpI(arith.SGE, exponent, f.digits), x, rounded)
}

// expandRoundEven rounds halves away from zero, and takes one back where that made an odd number.
func expandRoundEven(e mathEmitter, in []*ir.Value) *ir.Value {
	width, digits, ok := e.format()
	if !ok || width > 64 {
		return nil
	}
	x := in[0]
	it := e.like(x.Context().I(uint32(width)))
	num := func(v int64) *ir.Value { return e.Int(it, v) }
	oneFloat := e.f(1)
	zero, one, minus, f, most := num(0), num(1), num(-1), fields{digits: num(digits)}, num(width-1)
	f.bias = num(1<<(width-2-digits) - 1)
	top, mantissa := num(1<<(digits-1)), num(1<<digits-1)
	f.exponents = num(1<<(width-1-digits) - 1)
	encoding := e.Cast(arith.Bitcast, x, it)
	rounded := e.un(mathdialect.Round, x)
	result := e.Cast(arith.Bitcast, rounded, it)
	from, to := e.exponent(encoding, f), e.exponent(result, f)
	// below returns v, shifted to the right by n, if it is between 0 and the width.
	below := func(v, n *ir.Value) *ir.Value {
		return e.Op(arith.ShRUI, v, e.Op(arith.MinSI, e.Op(arith.MaxSI, n, zero), most))
	}
	isOne := e.CmpI(arith.EQ, to, zero)
	fraction := e.Op(arith.AndI, result, below(mantissa, e.Op(arith.SubI, to, one)))
	odd := e.Op(arith.OrI, e.CmpI(arith.NE, fraction, zero), isOne)

	isHalf := e.CmpI(arith.EQ, from, minus)
	half := e.Select(isHalf, zero, below(top, from))
	tie := e.CmpI(arith.EQ, e.Op(arith.AndI, encoding, below(mantissa, from)), half)
	above := e.CmpI(arith.SGE, from, minus)
	small := e.CmpI(arith.SLT, from, f.digits)
	tie = e.Op(arith.AndI, e.Op(arith.AndI, tie, small), above)

	back := e.Op(arith.SubF, rounded, e.copySign(oneFloat, x))
	v := e.Select(e.Op(arith.AndI, odd, tie), back, rounded)
	return e.copySign(v, x)
}
