package libm

import "math"

// expTail has the coefficients of (exp(x) - 1 - x) / x². Terms beyond them are below 2^-62
// for |x| of half of log 2.
var expTail = []float64{
	1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880,
	1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600, 1.0 / 6227020800, 1.0 / 87178291200,
	1.0 / 1307674368000,
}

// reducedExp returns exp(r) for |r| of up to half of log 2.
func reducedExp(r double) double {
	tail := float64(r.hi*r.hi) * polynomial(r.hi, expTail)
	s := orderedSum(1, r.hi)
	return orderedSum(s.hi, s.lo+(tail+float64(r.lo*s.hi)))
}

// expDouble returns exp(x) as value * 2^exponent, for |x| below 2^20.
func expDouble(x double) (value double, exponent int) {
	k := math.RoundToEven(x.hi / math.Ln2)
	return reducedExp(x.plus(exactProduct(-k, doubleLn2.hi)).plus(double{-k * doubleLn2.lo, 0})), int(k)
}

// boundedExp returns exp(x) for an x of any size.
func boundedExp(x double) float64 {
	switch {
	case x.hi != x.hi:
		return x.hi
	case x.hi > 1000:
		return math.Inf(1)
	case x.hi < -1000:
		return 0
	}
	v, k := expDouble(x)
	return math.Ldexp(v.value(), k)
}

// Exp returns e^x.
func Exp(x float64) float64 { return boundedExp(double{x, 0}) }

// Exp2 returns 2^x, which is exact for whole numbers.
func Exp2(x float64) float64 {
	switch {
	case x != x:
		return x
	case x > 1100:
		return math.Inf(1)
	case x < -1100:
		return 0
	}
	k := math.RoundToEven(x)
	r := doubleLn2.times(double{x - k, 0})
	return math.Ldexp(reducedExp(r).value(), int(k))
}

// Exp10 returns 10^x.
func Exp10(x float64) float64 {
	if math.Abs(x) > 400 || x != x {
		return boundedExp(double{3 * x, 0})
	}
	return boundedExp(doubleLn10.times(double{x, 0}))
}

// Sinh does not overflow before the result does.
func Sinh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case a < 1:
		e := math.Expm1(a)
		return math.Copysign((e+e/(e+1))/2, x)
	case a > 1000 || x != x:
		return x * math.Inf(1)
	}
	v, k := expDouble(double{a, 0})
	return math.Copysign(math.Ldexp(v.value(), k-1)-Exp(-a)/2, x)
}

// Cosh returns the hyperbolic cosine of x.
func Cosh(x float64) float64 {
	a := math.Abs(x)
	if a > 1000 || x != x {
		return a * math.Inf(1)
	}
	v, k := expDouble(double{a, 0})
	return math.Ldexp(v.value(), k-1) + Exp(-a)/2
}

// Tanh returns the hyperbolic tangent of x.
func Tanh(x float64) float64 {
	if math.Abs(x) > 22 {
		return math.Copysign(1, x)
	}
	e := math.Expm1(2 * math.Abs(x))
	return math.Copysign(e/(e+2), x)
}

// atanhTail has the coefficients of (atanh(s)/s - 1 - s²/3) / s⁴ as a polynomial in s².
// Terms beyond them are below 2^-70 for s of (√2-1)/(√2+1).
var atanhTail = []float64{
	1.0 / 5, 1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15, 1.0 / 17, 1.0 / 19, 1.0 / 21, 1.0 / 23, 1.0 / 25, 1.0 / 27,
}

// logParts returns k and l with x = 2^k * exp(l), for a finite x > 0. |l| is at most half
// of log 2. The logarithm of m is 2 atanh((m-1)/(m+1)).
func logParts(x float64) (k float64, l double) {
	m, e := math.Frexp(x)
	if m < math.Sqrt2/2 {
		m, e = 2*m, e-1
	}
	s := double{m - 1, 0}.divide(exactSum(m, 1))
	square := s.times(s)
	third := square.divide(double{3, 0})
	tail := float64(square.hi*square.hi) * polynomial(square.hi, atanhTail)
	factor := double{1, 0}.plus(third.plus(double{tail, 0}))
	l = s.times(factor)
	return float64(e), double{2 * l.hi, 2 * l.lo}
}

// logDouble returns the logarithm of a finite x > 0.
func logDouble(x float64) double {
	k, l := logParts(x)
	return exactProduct(k, doubleLn2.hi).plus(double{k * doubleLn2.lo, 0}).plus(l)
}

// logEdge returns the logarithm of those x that are not finite and positive.
func logEdge(x float64) float64 {
	switch {
	case x == 0:
		return math.Inf(-1)
	case x > 0:
		return x
	}
	return math.NaN()
}

// finitePositive reports whether x is positive and finite.
func finitePositive(x float64) bool { return x > 0 && x <= math.MaxFloat64 }

// Log returns the natural logarithm of x.
func Log(x float64) float64 {
	if !finitePositive(x) {
		return logEdge(x)
	}
	return logDouble(x).value()
}

// Log2 returns the logarithm of x to base 2.
func Log2(x float64) float64 {
	if !finitePositive(x) {
		return logEdge(x)
	}
	k, l := logParts(x)
	return double{k, 0}.plus(l.times(doubleInvLn2)).value()
}

// Log10 returns the logarithm of x to base 10.
func Log10(x float64) float64 {
	if !finitePositive(x) {
		return logEdge(x)
	}
	return logDouble(x).times(doubleInvLn10).value()
}

// finitePow returns x^y for a finite x > 0 and a finite y.
func finitePow(x, y float64) float64 {
	l := logDouble(x)
	if math.Abs(l.hi*y) > 1000 {
		return boundedExp(double{l.hi * y, 0})
	}
	return boundedExp(l.times(double{y, 0}))
}

// Pow is pow of C99, F.9.4.4.
func Pow(x, y float64) float64 {
	a := math.Abs(x)
	switch {
	case y == 0 || x == 1:
		return 1
	case x != x || y != y:
		return math.NaN()
	case math.IsInf(y, 0):
		switch {
		case a == 1:
			return 1
		case a > 1 == (y > 0):
			return math.Inf(1)
		}
		return 0
	}
	odd := math.Abs(math.Mod(y, 2)) == 1
	var r float64
	switch {
	case a == 0 || math.IsInf(a, 0):
		if r = 0; a == 0 == (y < 0) {
			r = math.Inf(1)
		}
	case x < 0 && y != math.Trunc(y):
		return math.NaN()
	default:
		r = finitePow(a, y)
	}
	if odd {
		return math.Copysign(r, x)
	}
	return r
}

// Powr is powr of OpenCL: exp(y * log(x)), also where pow is 1 by definition.
func Powr(x, y float64) float64 {
	switch {
	case x < 0, x != x, y != y,
		x == 1 && math.IsInf(y, 0),
		y == 0 && (x == 0 || math.IsInf(x, 0)):
		return math.NaN()
	}
	return Pow(math.Abs(x), y)
}

// Root is rootn of OpenCL: the n-th root.
func Root(x float64, n int64) float64 {
	odd := n&1 != 0
	switch {
	case n == 0, x != x, x < 0 && !odd:
		return math.NaN()
	case x == 0 || math.IsInf(x, 0):
		r := 0.0
		if x == 0 == (n < 0) {
			r = math.Inf(1)
		}
		if odd {
			return math.Copysign(r, x)
		}
		return r
	}
	r := boundedExp(logDouble(math.Abs(x)).divide(double{float64(n), 0}))
	return math.Copysign(r, x)
}
