package libm

import "math"

// stirlingTail has the coefficients of the series of log Gamma(z) after its logarithms, as
// a polynomial in 1/z² times 1/z.
var stirlingTail = []float64{1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188, -691.0 / 360360}

// gammaParts returns Gamma(x) as value * 2^exponent for 0 < x < 1000. It moves x above 24,
// where the series of Stirling has an error below 2^-60.
func gammaParts(x float64) (value double, exponent int) {
	z, product := double{x, 0}, double{1, 0}
	for z.hi < 24 {
		product = product.times(z)
		z = z.plus(double{1, 0})
	}
	inverse := 1 / z.hi
	series := inverse * polynomial(inverse*inverse, stirlingTail)
	log := logDouble(z.hi).plus(double{z.lo / z.hi, 0})
	sum := z.plus(double{-0.5, 0}).times(log).plus(double{-z.hi, -z.lo})
	v, k := expDouble(sum.plus(doubleHalfLogTau).plus(double{series, 0}))
	return v.divide(product), k
}

// Gamma returns Gamma(x). For x < 0 it is -pi / (a sin(pi a) Gamma(a)) with a = -x.
func Gamma(x float64) float64 {
	switch {
	case x == 0:
		return math.Copysign(math.Inf(1), x)
	case x != x || x < 0 && x == math.Trunc(x):
		return math.NaN()
	case x > 180:
		return math.Inf(1)
	case x < -190:
		// The sign alternates between whole numbers.
		return math.Copysign(0, -Sinpi(-x))
	case math.Abs(x) < 0x1p-60:
		return 1 / x
	case x > 0:
		v, k := gammaParts(x)
		return math.Ldexp(v.value(), k)
	}
	v, k := gammaParts(-x)
	return math.Ldexp(-math.Pi/(-x*Sinpi(-x))/v.value(), -k)
}

// LogGamma returns log |Gamma(x)| and the sign of Gamma(x), which is 0 if x is zero, a
// negative whole number or a NaN.
func LogGamma(x float64) (float64, int) {
	switch {
	case x != x:
		return x, 0
	case math.IsInf(x, 0):
		return math.Inf(1), 1
	case x <= 0 && x == math.Trunc(x):
		return math.Inf(1), 0
	}
	return math.Lgamma(x)
}
