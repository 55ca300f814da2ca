package reference

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/runner/reference/libm"
)

func divide64(x, y float64) float64  { return x / y }
func reciprocal64(x float64) float64 { return 1 / x }

func copySignBits(a, b, _ uint64, bits uint8) uint64 {
	return a&^floatSign(bits) | b&floatSign(bits)
}

// fdim64 returns x-y if this is positive, and otherwise +0.
func fdim64(x, y float64) float64 {
	if x <= y {
		return 0
	}
	return x - y
}

// openclSign returns -1 or 1 for numbers, a zero for itself, and +0 for a NaN.
func openclSign(x float64) float64 {
	if x == 0 {
		return x
	}
	return glslSign(x)
}

// undefinedCommon returns a check that two operands are finite.
func undefinedCommon(name string) func(from scalar, a, b, c uint64) string {
	message := "an operand of " + name + " is not finite"
	return func(from scalar, a, b, _ uint64) string {
		if notFinite(toFloat(a, from.bits)) || notFinite(toFloat(b, from.bits)) {
			return message
		}
		return ""
	}
}

func undefinedSmoothstep(from scalar, a, b, c uint64) string {
	switch {
	case isNaNBits(a, from.bits) || isNaNBits(b, from.bits) || isNaNBits(c, from.bits):
		return "an operand of smoothstep is a NaN"
	case toFloat(a, from.bits) >= toFloat(b, from.bits):
		return "the first edge of smoothstep is not less than the second"
	}
	return ""
}

// eachIlogb returns the exponent as an integer. The values for zeros and NaNs, which
// implementations choose, are the smallest and the largest integer of 32 bits.
func eachIlogb(to, from scalar) func(a, b, c uint64) uint64 {
	if from.kind != floatScalar || to.kind != intScalar {
		return nil
	}
	n, mask := from.bits, to.mask()
	return func(a, _, _ uint64) uint64 {
		x := toFloat(a, n)
		switch {
		case x == 0:
			return uint64(1<<31) & mask
		case notFinite(x):
			return math.MaxInt32 & mask
		}
		return uint64(math.Ilogb(x)) & mask
	}
}

// eachNan returns a quiet NaN that carries the low bits of the operand.
func eachNan(to, from scalar) func(a, b, c uint64) uint64 {
	if from.kind != intScalar || to.kind != floatScalar {
		return nil
	}
	nan := quietNaN(to.bits)
	payload := nan &^ (nan << 1) // the quiet bit, which is the lowest bit of nan
	return func(a, _, _ uint64) uint64 { return nan | a&(payload-1) }
}

// splitFract returns the part of x after the point, which is less than 1, and the floor.
func splitFract(x uint64, bits uint8) (fraction, floor uint64) {
	f := toFloat(x, bits)
	whole := math.Floor(f)
	rest := f - whole
	switch {
	case f != f:
		return quietNaN(bits), quietNaN(bits)
	case f == 0 || math.IsInf(f, 0):
		rest = math.Copysign(0, f)
	}
	below := nextFloat(rounded(1, bits), 0, bits)
	return minNumber(rounded(rest, bits), below, bits), rounded(whole, bits)
}

// remquoWhole computes the remainders, and after them the quotients as integers of 32 bits.
func remquoWhole(_, from scalar, args [][]uint64, out []uint64) {
	n := len(args[0])
	for i, a := range args[0] {
		r, q := libm.Remquo(toFloat(a, from.bits), toFloat(args[1][i], from.bits))
		out[i], out[n+i] = rounded(r, from.bits), uint64(uint32(q))
	}
}

// openclCross computes the cross product of the first three components. A fourth component
// of the result is 0.
func openclCross(x, y, z, out []float64) {
	crossProduct(x, y, z, out)
	clear(out[3:])
}

// openclNormalize divides a vector by its length. A vector of zeros is its own result. If
// components are infinite, these become 1 with their sign, and the others 0.
func openclNormalize(x, y, z, out []float64) {
	length, _ := libm.ScaledLength(x)
	switch {
	case length == 0:
		copy(out, x)
		return
	case math.IsInf(length, 0):
		var replaced [16]float64
		for i, f := range x {
			if replaced[i] = math.Copysign(0, f); math.IsInf(f, 0) {
				replaced[i] = math.Copysign(1, f)
			}
		}
		x = replaced[:len(x)]
	}
	glslNormalize(x, y, z, out)
}

// int128 is an integer with a sign in two words.
type int128 struct {
	hi int64
	lo uint64
}

func wideOf(a int64) int128 { return int128{a >> 63, uint64(a)} }

func wideProduct(a, b int64) int128 {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	// The product of the numbers without a sign counts the sign bits as 2^63 instead of
	// -2^63.
	return int128{int64(hi) - a>>63&b - b>>63&a, lo}
}

func (w int128) plus(v int128) int128 {
	lo, carry := bits.Add64(w.lo, v.lo, 0)
	return int128{w.hi + v.hi + int64(carry), lo}
}

func (w int128) minus(v int128) int128 {
	lo, borrow := bits.Sub64(w.lo, v.lo, 0)
	return int128{w.hi - v.hi - int64(borrow), lo}
}

// saturated returns the nearest integer of n bits.
func (w int128) saturated(n uint8) int64 {
	largest := int64(math.MaxInt64) >> (64 - n)
	switch {
	case w.hi > 0 || w.hi == 0 && w.lo > uint64(largest):
		return largest
	case w.hi < -1 || w.hi == -1 && int64(w.lo) < -largest-1 || w.hi == -1 && w.lo>>63 == 0:
		return -largest - 1
	}
	return int64(w.lo)
}

// signedHigh returns the high n bits of the product of 2n bits.
func signedHigh(a, b int64, n uint8) int64 {
	if n == 64 {
		return wideProduct(a, b).hi
	}
	return a * b >> n
}

// unsignedHigh returns the high n bits of the product of 2n bits.
func unsignedHigh(a, b uint64, n uint8) uint64 {
	hi, lo := bits.Mul64(a, b)
	if n == 64 {
		return hi
	}
	return lo >> n
}

func unsignedAddSat(a, b, _ uint64, n uint8) uint64 {
	return unsignedMadSat(a, 1, b, n)
}

func unsignedMadSat(a, b, c uint64, n uint8) uint64 {
	hi, lo := bits.Mul64(a, b)
	lo, carry := bits.Add64(lo, c, 0)
	if limit := uint64(math.MaxUint64) >> (64 - n); hi+carry == 0 && lo <= limit {
		return lo
	}
	return math.MaxUint64
}

// low24 extends the sign of the low 24 bits.
func low24(a int64) int64 { return signed(uint64(a), 24) }

// shuffleVector takes the components that a mask names. Only the low bits of the mask
// count that the number of components needs, which is a power of two.
func shuffleVector(v, mask, out []uint64) {
	low := uint64(1)<<bits.Len(uint(len(v)-1)) - 1
	for i, m := range mask {
		if out[i] = 0; m&low < uint64(len(v)) {
			out[i] = v[m&low]
		}
	}
}

// selectWhole selects by the highest bit of the components of the condition, or, for
// scalars, by whether the condition is not 0.
func selectWhole(to, _ scalar, args [][]uint64, out []uint64) {
	for i := range out {
		condition := args[2][i]
		if len(out) > 1 {
			condition &= floatSign(to.bits)
		}
		if out[i] = args[0][i]; condition != 0 {
			out[i] = args[1][i]
		}
	}
}
