// Package libm has the mathematical functions of the extended instruction sets for floats of 64 bits. A result
// for 32 or 16 bits is rounded once by the caller; its error is half a unit in the last place and a part of it
// below 2^-20. The results for 64 bits are within the bounds of OpenCL for doubles. Exceptional values are those
// of C99, annex F, and of the OpenCL C specification, "Edge Case Behavior".
package libm

import "math"

// OddFused returns a*b+c for factors of at most 26 significant bits, whose product is exact in 64 bits. It
// rounds the sum to odd, which keeps apart what a second rounding to fewer bits has to tell apart.
func OddFused(a, b, c float64) float64 {
	s := exactSum(float64(a*b), c)
	if s.lo != 0 && s.lo == s.lo && !math.IsInf(s.hi, 0) {
		if u := math.Float64bits(s.hi); u&1 == 0 {
			if (s.lo > 0) == (s.hi > 0) {
				u++
			} else {
				u--
			}
			s.hi = math.Float64frombits(u)
		}
	}
	return s.hi
}

// Frexp splits x into a fraction of at least 1/2 and below 1, and an exponent. Zeros,
// infinities and NaNs have the exponent 0.
func Frexp(x float64) (float64, int) {
	if math.IsInf(x, 0) {
		return x, 0
	}
	return math.Frexp(x)
}

// Modf splits x into its fraction and its whole part. Both have the sign of x.
func Modf(x float64) (fraction, whole float64) {
	whole = math.Trunc(x)
	if math.IsInf(x, 0) {
		return math.Copysign(0, x), x
	}
	return math.Copysign(x-whole, x), whole
}

// Remquo returns the IEEE remainder of x/y and the low 7 bits of the quotient with its
// sign. The quotient is 0 where the remainder is a NaN.
func Remquo(x, y float64) (remainder float64, quotient int64) {
	r := math.Remainder(x, y)
	if r != r || math.IsInf(y, 0) {
		return r, 0
	}
	// x-r is a multiple of y. Reducing x modulo 128 y keeps the low bits of the quotient.
	// Scaling the operands keeps 128 y finite.
	a, b, rest := math.Abs(x), math.Abs(y), math.Copysign(1, x)*r
	if b > 0x1p1000 {
		a, b, rest = a*0x1p-8, b*0x1p-8, rest*0x1p-8
	}
	q := int64(math.RoundToEven((math.Mod(a, 128*b)-rest)/b)) & 127
	if math.Signbit(x) != math.Signbit(y) {
		q = -q
	}
	return r, q
}

// ScaledLength returns the square root of the sum of squares as length * 2^exponent. It
// scales the numbers, so that no square overflows or vanishes.
func ScaledLength(v []float64) (length float64, exponent int) {
	largest := 0.0
	for _, x := range v {
		if x != x {
			return x, 0
		}
		largest = max(largest, math.Abs(x))
	}
	if largest == 0 || math.IsInf(largest, 0) {
		return largest, 0
	}
	_, exponent = math.Frexp(largest)
	sum := double{}
	for _, x := range v {
		x = math.Ldexp(x, -exponent)
		sum = sum.plus(exactProduct(x, x))
	}
	return math.Sqrt(sum.value()), exponent
}

// Hypotenuse returns the square root of the sum of squares.
func Hypotenuse(v []float64) float64 {
	length, exponent := ScaledLength(v)
	return math.Ldexp(length, exponent)
}

// DotProduct returns the sum of products. It adds them as doubles.
func DotProduct(v, w []float64) float64 {
	plain, sum := 0.0, double{}
	for i, x := range v {
		plain += float64(x * w[i])
		sum = sum.plus(exactProduct(x, w[i]))
	}
	if f := sum.value(); f == f {
		return f
	}
	return plain
}
