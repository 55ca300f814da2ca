// Package bigmath computes elementary functions with many digits. It serves tests, which
// measure errors with it, and the generator of polynomials. It shares nothing with what it
// judges: exponentials are sums of their series, logarithms and arctangents come from
// Newton's method.
package bigmath

import (
	"math"
	"math/big"
	"sync"
)

// Digits is the precision of results in bits. Some of the last ones are wrong.
const Digits = 224

// angleDigits is the precision of reduced angles: 1024 bits before the point of a float of 64
// bits, and Digits after it.
const angleDigits = 1400

// Of returns x with the precision of the package.
func Of(x float64) *big.Float { return New().SetFloat64(x) }

// New returns zero with the precision of the package.
func New() *big.Float { return new(big.Float).SetPrec(Digits) }

// Add returns x + y.
func Add(x, y *big.Float) *big.Float { return New().Add(x, y) }

// Sub returns x - y.
func Sub(x, y *big.Float) *big.Float { return New().Sub(x, y) }

// Mul returns x * y.
func Mul(x, y *big.Float) *big.Float { return New().Mul(x, y) }

// Quo returns x / y.
func Quo(x, y *big.Float) *big.Float { return New().Quo(x, y) }

// Sqrt returns the square root of x.
func Sqrt(x *big.Float) *big.Float { return New().Sqrt(x) }

// One returns 1.
func One() *big.Float { return Of(1) }

// Pi returns pi with the digits that the reduction of angles needs.
func Pi() *big.Float { return new(big.Float).Set(pi()) }

// Ln2 returns the natural logarithm of 2.
func Ln2() *big.Float { return new(big.Float).Set(ln2()) }

// Machin's formula.
var (
	pi  = sync.OnceValue(func() *big.Float { return machin(angleDigits) })
	ln2 = sync.OnceValue(func() *big.Float { return Mul(Of(2), atanhInverse(3)) })
)

// atanhInverse returns atanh(1/n).
func atanhInverse(n float64) *big.Float {
	sum, power, square := New(), Quo(One(), Of(n)), Of(n*n)
	for k := 1.0; k < Digits; k += 2 {
		sum.Add(sum, Quo(power, Of(k)))
		power.Quo(power, square)
	}
	return sum
}

func machin(prec uint) *big.Float {
	inverse := func(n int64) *big.Float {
		sum, power := new(big.Float).SetPrec(prec), new(big.Float).SetPrec(prec).SetRat(big.NewRat(1, n))
		square := new(big.Float).SetInt64(-n * n)
		for k := int64(1); k < int64(prec); k += 2 {
			sum.Add(sum, new(big.Float).SetPrec(prec).Quo(power, new(big.Float).SetInt64(k)))
			power.Quo(power, square)
		}
		return sum
	}
	a, b := inverse(5), inverse(239)
	a.Mul(a, big.NewFloat(16))
	return a.Sub(a, b.Mul(b, big.NewFloat(4)))
}

// Exp returns e to the power x.
func Exp(x *big.Float) *big.Float {
	f, _ := x.Float64()
	k := math.Round(f / math.Ln2)
	r := Sub(x, Mul(Of(k), Ln2()))
	r.SetMantExp(r, -8)
	sum, term := Of(1), Of(1)
	for n := 1.0; n < 24; n++ {
		term.Quo(term.Mul(term, r), Of(n))
		sum.Add(sum, term)
	}
	for range 8 {
		sum.Mul(sum, sum)
	}
	return sum.SetMantExp(sum, int(k))
}

// Log returns the natural logarithm of x.
func Log(x *big.Float) *big.Float {
	m := New()
	e := x.MantExp(m)
	f, _ := m.Float64()
	y := Of(math.Log(f))
	for range 2 {
		v := Exp(y)
		y.Add(y, Mul(Of(2), Quo(Sub(m, v), Add(m, v))))
	}
	return y.Add(y, Mul(Of(float64(e)), Ln2()))
}

// Angle returns n modulo 4 and r with x = n*pi/2 + r.
func Angle(x *big.Float) (int, *big.Float) {
	half := new(big.Float).SetMantExp(Pi(), -1)
	q := new(big.Float).SetPrec(angleDigits).Quo(x, half)
	offset := 0.5
	if q.Sign() < 0 {
		offset = -0.5
	}
	n, _ := q.Add(q, big.NewFloat(offset)).Int(nil)
	r := new(big.Float).SetPrec(angleDigits).Mul(new(big.Float).SetInt(n), half)
	r.Sub(new(big.Float).SetPrec(angleDigits).Set(x), r)
	return int(new(big.Int).And(n, big.NewInt(3)).Int64()), New().Set(r)
}

// SinCos returns the sine and the cosine of x.
func SinCos(x *big.Float) (sin, cos *big.Float) {
	n, r := Angle(x)
	square := Mul(r, r)
	sin, cos = New(), New()
	term := Of(1)
	for k := 0.0; k < 44; k += 2 {
		cos.Add(cos, term)
		sin.Add(sin, Quo(Mul(term, r), Of(k+1)))
		term.Quo(term.Mul(term, square), Of(-(k+1)*(k+2)))
	}
	switch n {
	case 1:
		return cos, sin.Neg(sin)
	case 2:
		return sin.Neg(sin), cos.Neg(cos)
	case 3:
		return cos.Neg(cos), sin
	}
	return sin, cos
}

// Atan returns the arctangent of x.
func Atan(x *big.Float) *big.Float {
	f, _ := x.Float64()
	y := Of(math.Atan(f))
	s, c := SinCos(y)
	// d is the tangent of the error of y.
	d := Quo(Sub(Mul(x, c), s), Add(c, Mul(x, s)))
	cube := Mul(d, Mul(d, d))
	return y.Add(y, Sub(d, Quo(cube, Of(3))))
}

// Atan2 returns the angle of the point (x, y). If y is -0 and x negative, it is -pi.
func Atan2(y, x *big.Float) *big.Float {
	if x.Sign() == 0 {
		half := Quo(New().Set(Pi()), Of(2))
		return half.Mul(half, Of(float64(y.Sign())))
	}
	a := Atan(Quo(y, x))
	if x.Sign() < 0 {
		pi := New().Set(Pi())
		if y.Signbit() {
			pi.Neg(pi)
		}
		a.Add(a, pi)
	}
	return a
}

// Asin returns the arcsine of x.
func Asin(x *big.Float) *big.Float {
	return Atan2(x, Sqrt(Sub(One(), Mul(x, x))))
}

// Acos returns the arccosine of x.
func Acos(x *big.Float) *big.Float {
	return Atan2(Sqrt(Sub(One(), Mul(x, x))), x)
}

// Small returns the sum of a series sum(x^k * c(k)) for a small x.
func Small(x *big.Float, terms int, c func(k float64) float64) *big.Float {
	sum, power := New(), Of(1)
	for k := range terms {
		if d := c(float64(k)); d != 0 {
			sum.Add(sum, Quo(power, Of(d)))
		}
		power.Mul(power, x)
	}
	return sum
}

// Expm1 adds the digits that 1 would cancel.
func Expm1(x *big.Float) *big.Float {
	if f, _ := x.Float64(); math.Abs(f) > 0x1p-40 {
		return Sub(Exp(x), One())
	}
	factorials := []float64{0, 1, 2, 6, 24, 120, 720}
	return Small(x, 7, func(k float64) float64 { return factorials[int(k)] })
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p(x *big.Float) *big.Float {
	if f, _ := x.Float64(); math.Abs(f) > 0x1p-40 {
		return Log(Add(One(), x))
	}
	return Small(x, 8, func(k float64) float64 { return k * math.Pow(-1, k+1) })
}

// Sinh returns the hyperbolic sine of x.
func Sinh(x *big.Float) *big.Float {
	return Quo(Sub(Expm1(x), Expm1(New().Neg(x))), Of(2))
}

// Cosh returns the hyperbolic cosine of x.
func Cosh(x *big.Float) *big.Float {
	e := Exp(x)
	return Quo(Add(e, Quo(One(), e)), Of(2))
}

// Tanh returns the hyperbolic tangent of x.
func Tanh(x *big.Float) *big.Float { return Quo(Sinh(x), Cosh(x)) }

// Asinh takes the logarithm of 1 + x + x²/(1+sqrt(1+x²)).
func Asinh(x *big.Float) *big.Float {
	a := New().Abs(x)
	square := Mul(a, a)
	r := Log1p(Add(a, Quo(square, Add(One(), Sqrt(Add(One(), square))))))
	if x.Sign() < 0 {
		r.Neg(r)
	}
	return r
}

// Acosh returns the hyperbolic area cosine of x.
func Acosh(x *big.Float) *big.Float {
	return Log(Add(x, Sqrt(Sub(Mul(x, x), One()))))
}

// Atanh returns the hyperbolic area tangent of x.
func Atanh(x *big.Float) *big.Float {
	return Quo(Log1p(Quo(Mul(Of(2), x), Sub(One(), x))), Of(2))
}

// Erf is the series with positive terms; it is good for |x| up to 11.
func Erf(x *big.Float) *big.Float {
	square := Mul(x, x)
	sum, term := New(), New().Set(x)
	for n := 1.0; ; n++ {
		sum.Add(sum, term)
		term.Quo(Mul(term, Mul(Of(2), square)), Of(2*n+1))
		if term.Sign() == 0 || sum.MantExp(nil)-term.MantExp(nil) > Digits {
			break
		}
	}
	sum.Mul(sum, Exp(New().Neg(square)))
	return sum.Mul(sum, Quo(Of(2), Sqrt(New().Set(Pi()))))
}

// Erfc returns 1 - erf(x). It returns 0 for numbers above 200, and 2 for those below -20.
func Erfc(x *big.Float) *big.Float {
	switch {
	case x.Cmp(Of(-20)) < 0:
		return Of(2)
	case x.Cmp(Of(2)) < 0:
		return Sub(One(), Erf(x))
	case x.Cmp(Of(200)) > 0:
		return New()
	}
	return Quo(ErfcScaled(x), Exp(Mul(x, x)))
}

// ErfcScaled returns e to the power x^2 times the complement of the error function, for x from 0. From 2 on it takes the
// continued fraction with the parts k/2 / x.
func ErfcScaled(x *big.Float) *big.Float {
	if x.Cmp(Of(2)) < 0 {
		return Mul(Exp(Mul(x, x)), Sub(One(), Erf(x)))
	}
	rest := New().Set(x)
	for k := 2000; k > 0; k-- {
		rest = Add(x, Quo(Of(float64(k)/2), rest))
	}
	return Quo(One(), Mul(rest, Sqrt(Pi())))
}

// bernoulli has the terms B(2k) / (2k (2k-1)) of Stirling's series.
var bernoulli = [][2]float64{
	{1, 12}, {-1, 360}, {1, 1260}, {-1, 1680}, {1, 1188}, {-691, 360360}, {1, 156}, {-3617, 122400}, {43867, 244188},
	{-174611, 125400}, {77683, 5796},
}

// Gamma returns |Gamma(x)|, except at whole numbers that are not positive.
func Gamma(x *big.Float) *big.Float {
	product, z := Of(1), New().Set(x)
	for z.Cmp(Of(80)) < 0 {
		product.Mul(product, z)
		z.Add(z, One())
	}
	l := Mul(Sub(z, Of(0.5)), Log(z))
	l.Sub(l, z)
	l.Add(l, Quo(Log(Mul(Of(2), Pi())), Of(2)))
	power := New().Set(z)
	for _, b := range bernoulli {
		l.Add(l, Quo(Quo(Of(b[0]), Of(b[1])), power))
		power.Mul(power, Mul(z, z))
	}
	g := Quo(Exp(l), product)
	return g
}

// Pow returns x to the power y, for a positive x.
func Pow(x, y *big.Float) *big.Float { return Exp(Mul(y, Log(x))) }

// Exp2 returns 2 to the power x.
func Exp2(x *big.Float) *big.Float { return Exp(Mul(x, Ln2())) }

// Log2 returns the logarithm of x to base 2.
func Log2(x *big.Float) *big.Float { return Quo(Log(x), Ln2()) }

// Log10 returns the logarithm of x to base 10.
func Log10(x *big.Float) *big.Float { return Quo(Log(x), Log(Of(10))) }

// Sin returns the sine of x.
func Sin(x *big.Float) *big.Float { s, _ := SinCos(x); return s }

// Cos returns the cosine of x.
func Cos(x *big.Float) *big.Float { _, c := SinCos(x); return c }

// Tan returns the tangent of x.
func Tan(x *big.Float) *big.Float { s, c := SinCos(x); return Quo(s, c) }

// Cbrt returns the cube root of x, by Newton's method.
func Cbrt(x *big.Float) *big.Float {
	m := New()
	e := x.MantExp(m)
	k := e / 3
	m.SetMantExp(m, e-3*k)
	f, _ := m.Float64()
	y := Of(math.Cbrt(f))
	for range 3 {
		square := Mul(y, y)
		y.Sub(y, Quo(Sub(Mul(square, y), m), Mul(Of(3), square)))
	}
	return y.SetMantExp(y, k)
}
