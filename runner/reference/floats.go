package reference

import (
	"math"

	"github.com/spvc/spvc/runner/reference/libm"
)

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
	return rounded(libm.OddFused(x, y, z), bits)
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
