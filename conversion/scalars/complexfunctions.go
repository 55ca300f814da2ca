package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// complexFunction computes the functions of one complex number, by those of its parts. Expand replaces
// what it makes of them in its turn.
func (x *expander) complexFunction(a complexNumber) complexNumber {
	mul := func(l, r *ir.Value) *ir.Value { return x.Op(arith.MulF, l, r) }
	number := func(v float64) *ir.Value { return x.Float(a.re.Type(), v) }
	switch x.op.Def() {
	case complex.Neg:
		return complexNumber{x.unary(arith.NegF, a.re), x.unary(arith.NegF, a.im)}
	case complex.Conj:
		return complexNumber{a.re, x.unary(arith.NegF, a.im)}
	case complex.Exp:
		return x.complexExponential(a)
	case complex.Expm1:
		// The cosine, which is near 1, is taken as 1 - 2 sin^2.
		sin := x.unary(math.Sin, mul(a.im, number(0.5)))
		re := x.Op(arith.SubF, mul(x.unary(math.ExpM1, a.re), x.unary(math.Cos, a.im)), mul(number(2), mul(sin, sin)))
		return complexNumber{re, mul(x.unary(math.Exp, a.re), x.unary(math.Sin, a.im))}
	case complex.Log:
		return x.complexLogarithm(a)
	case complex.Log1p:
		// |1 + a|^2 is 1 + re (re + 2) + im^2.
		rest := x.Op(arith.AddF, mul(a.re, x.Op(arith.AddF, a.re, number(2))), mul(a.im, a.im))
		return complexNumber{mul(number(0.5), x.unary(math.Log1p, rest)), x.Op(math.Atan2, a.im, x.Op(arith.AddF, a.re, number(1)))}
	case complex.Sqrt:
		return x.complexRoot(a)
	case complex.Rsqrt:
		return x.complexQuotient(complexNumber{number(1), number(0)}, x.complexRoot(a))
	case complex.Sign:
		size := x.magnitudeOf(a)
		zero := x.CmpF(arith.OEQ, size, number(0))
		size = x.Select(zero, number(1), size)
		return complexNumber{x.Op(arith.DivF, a.re, size), x.Op(arith.DivF, a.im, size)}
	case complex.Sin:
		return complexNumber{mul(x.unary(math.Sin, a.re), x.unary(math.Cosh, a.im)), mul(x.unary(math.Cos, a.re), x.unary(math.Sinh, a.im))}
	case complex.Cos:
		im := mul(x.unary(math.Sin, a.re), x.unary(math.Sinh, a.im))
		return complexNumber{mul(x.unary(math.Cos, a.re), x.unary(math.Cosh, a.im)), x.unary(arith.NegF, im)}
	case complex.Tan:
		return x.complexTangent(a.re, a.im)
	}
	r := x.complexTangent(a.im, a.re) // tanh(a) is -i tan(i a)
	return complexNumber{r.im, r.re}
}

func (x *expander) complexExponential(a complexNumber) complexNumber {
	size := x.unary(math.Exp, a.re)
	return complexNumber{x.Op(arith.MulF, size, x.unary(math.Cos, a.im)), x.Op(arith.MulF, size, x.unary(math.Sin, a.im))}
}

func (x *expander) complexLogarithm(a complexNumber) complexNumber {
	return complexNumber{x.unary(math.Log, x.magnitudeOf(a)), x.Op(math.Atan2, a.im, a.re)}
}

// complexRoot computes the root whose real part is not negative. The larger part comes from a sum of
// numbers that are not negative, the other one from a quotient.
func (x *expander) complexRoot(a complexNumber) complexNumber {
	t := a.re.Type()
	zero, half := x.Float(t, 0), x.Float(t, 0.5)
	halves := x.Op(arith.AddF, x.Op(arith.MulF, half, x.unary(math.AbsF, a.re)), x.Op(arith.MulF, half, x.magnitudeOf(a)))
	large := x.unary(math.Sqrt, halves)
	none := x.CmpF(arith.OEQ, large, zero)
	size := x.Select(none, x.Float(t, 1), large)
	small := x.Op(arith.MulF, half, x.Op(arith.DivF, x.unary(math.AbsF, a.im), size))
	left := x.CmpF(arith.OLT, a.re, zero)
	im := x.Op(math.CopySign, x.Select(left, large, small), a.im)
	return complexNumber{x.Select(left, small, large), im}
}

// complexPower is exp(b log a), or for zero the power of zero: 1 if b is zero, and else 0.
func (x *expander) complexPower(a, b complexNumber) complexNumber {
	zero := x.Float(a.re.Type(), 0)
	isZero := func(v complexNumber) *ir.Value {
		return x.Op(arith.AndI, x.CmpF(arith.OEQ, v.re, zero), x.CmpF(arith.OEQ, v.im, zero))
	}
	r := x.complexExponential(x.complexProduct(b, x.complexLogarithm(a)))
	none := isZero(a)
	return complexNumber{
		x.Select(none, x.Select(isZero(b), x.Float(a.re.Type(), 1), zero), r.re),
		x.Select(none, zero, r.im),
	}
}

// complexTangent computes tan(re + i im) by the tangent t of the real part and the hyperbolic tangent h
// of the imaginary part: (t (1 - h^2) + i h (1 + t^2)) / (1 + t^2 h^2).
func (x *expander) complexTangent(re, im *ir.Value) complexNumber {
	mul := func(l, r *ir.Value) *ir.Value { return x.Op(arith.MulF, l, r) }
	t, h, one := x.unary(math.Tan, re), x.unary(math.Tanh, im), x.Float(re.Type(), 1)
	tt, hh := mul(t, t), mul(h, h)
	below := x.Op(arith.AddF, one, mul(tt, hh))
	return complexNumber{
		x.Op(arith.DivF, mul(t, x.Op(arith.SubF, one, hh)), below),
		x.Op(arith.DivF, mul(h, x.Op(arith.AddF, one, tt)), below),
	}
}
