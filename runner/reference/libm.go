package reference

import "math"

// The mathematical functions of the extended instruction sets are functions of floats of
// 64 bits with names that end in 64. A result for 32 or 16 bits is rounded once, by rounded;
// its error is half a unit in the last place and a part of it below 2^-20. The results for
// 64 bits are within the bounds of OpenCL for doubles. Exceptional values are those of C99,
// annex F, and of the OpenCL C specification, "Edge Case Behavior".

// quietNaN returns the NaN that operations generate, so that it does not depend on the
// processor.
func quietNaN(bits uint8) uint64 {
	switch bits {
	case 16:
		return 0x7e00
	case 32:
		return 0x7fc00000
	}
	return 0x7ff8 << 48
}

// rounded rounds a number to the nearest float of 16, 32 or 64 bits. All NaNs become one.
func rounded(f float64, bits uint8) uint64 {
	if f != f {
		return quietNaN(bits)
	}
	return fromFloat(f, bits)
}

// isNaNBits reports whether a register holds a NaN.
func isNaNBits(v uint64, bits uint8) bool {
	f := toFloat(v, bits)
	return f != f
}

// floatSign returns the sign bit of floats.
func floatSign(bits uint8) uint64 { return 1 << (bits - 1) }

// fusedBits returns a*b+c, rounded once.
func fusedBits(a, b, c uint64, bits uint8) uint64 {
	x, y, z := toFloat(a, bits), toFloat(b, bits), toFloat(c, bits)
	if bits == 64 {
		return rounded(math.FMA(x, y, z), 64)
	}
	// The product is exact in 64 bits. The sum is rounded to odd, which keeps apart what a
	// second rounding to fewer bits has to tell apart.
	s := exactSum(float64(x*y), z)
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
	return rounded(s.hi, bits)
}

// minNumber returns the smaller float. -0 is smaller than +0. If one operand is a NaN, the
// result is the other one.
func minNumber(a, b uint64, bits uint8) uint64 {
	x, y := toFloat(a, bits), toFloat(b, bits)
	switch {
	case x != x:
		return b
	case y != y || x < y:
		return a
	case x == y:
		return a | b // the operands differ in the sign of zero only
	}
	return b
}

// maxNumber returns the greater float. +0 is greater than -0. If one operand is a NaN, the
// result is the other one.
func maxNumber(a, b uint64, bits uint8) uint64 {
	x, y := toFloat(a, bits), toFloat(b, bits)
	switch {
	case x != x:
		return b
	case y != y || x > y:
		return a
	case x == y:
		return a & b
	}
	return b
}

// clampNumber returns min(max(x, low), high).
func clampNumber(x, low, high uint64, bits uint8) uint64 {
	return minNumber(maxNumber(x, low, bits), high, bits)
}

// maxMagnitude returns the operand with the greater absolute value, or the greater one.
func maxMagnitude(a, b uint64, bits uint8) uint64 {
	x, y := math.Abs(toFloat(a, bits)), math.Abs(toFloat(b, bits))
	switch {
	case x > y:
		return a
	case y > x:
		return b
	}
	return maxNumber(a, b, bits)
}

// minMagnitude returns the operand with the smaller absolute value, or the smaller one.
func minMagnitude(a, b uint64, bits uint8) uint64 {
	x, y := math.Abs(toFloat(a, bits)), math.Abs(toFloat(b, bits))
	switch {
	case x < y:
		return a
	case y < x:
		return b
	}
	return minNumber(a, b, bits)
}

// nextFloat returns the float after a in the direction of b.
func nextFloat(a, b uint64, bits uint8) uint64 {
	x, y := toFloat(a, bits), toFloat(b, bits)
	sign := floatSign(bits)
	switch {
	case x != x || y != y:
		return quietNaN(bits)
	case x == y:
		return b
	case x == 0 && y > 0:
		return 1
	case x == 0:
		return sign | 1
	case (x < y) == (a&sign == 0):
		return a + 1
	}
	return a - 1
}

// scaledBits returns x * 2^n, rounded once.
func scaledBits(x uint64, n int64, bits uint8) uint64 {
	n = max(min(n, 5000), -5000)
	return rounded(math.Ldexp(toFloat(x, bits), int(n)), bits)
}

// frexp64 splits x into a fraction of at least 1/2 and below 1, and an exponent. Zeros,
// infinities and NaNs have the exponent 0.
func frexp64(x float64) (float64, int) {
	if math.IsInf(x, 0) {
		return x, 0
	}
	return math.Frexp(x)
}

// modf64 splits x into its fraction and its whole part. Both have the sign of x.
func modf64(x float64) (fraction, whole float64) {
	whole = math.Trunc(x)
	if math.IsInf(x, 0) {
		return math.Copysign(0, x), x
	}
	return math.Copysign(x-whole, x), whole
}

// remquo64 returns the IEEE remainder of x/y and the low 7 bits of the quotient with its
// sign. The quotient is 0 where the remainder is a NaN.
func remquo64(x, y float64) (remainder float64, quotient int64) {
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

// scaledLength returns the square root of the sum of squares as length * 2^exponent. It
// scales the numbers, so that no square overflows or vanishes.
func scaledLength(v []float64) (length float64, exponent int) {
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

// hypotenuse returns the square root of the sum of squares.
func hypotenuse(v []float64) float64 {
	length, exponent := scaledLength(v)
	return math.Ldexp(length, exponent)
}

// dotProduct returns the sum of products. It adds them as doubles.
func dotProduct(v, w []float64) float64 {
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
