package reference

import (
	"math"

	"github.com/spvc/spvc/runner/reference/libm"
)

// floatsOf returns the numbers in registers of floats. It uses the memory of buf.
func floatsOf(v []uint64, bits uint8, buf *[16]float64) []float64 {
	f := buf[:0]
	for _, x := range v {
		f = append(f, toFloat(x, bits))
	}
	return f
}

// floatRow1 is the row of a function of one float. The function of a row gets numbers of
// any width, and its result is rounded to the width. Rows are made by functions that are not
// inlined, because the compiler copies the closures of an inlined one into the binary for
// each row.
//
//go:noinline
func floatRow1(f func(x float64) float64) *extendedRow {
	return &extendedRow{perComponent: func(to, from scalar) func(a, b, c uint64) uint64 {
		if from.kind != floatScalar || to != from {
			return nil
		}
		switch from.bits {
		case 16:
			return func(a, _, _ uint64) uint64 { return rounded(f(libm.HalfToFloat(uint16(a))), 16) }
		case 32:
			return func(a, _, _ uint64) uint64 { return rounded(f(float64(f32(a))), 32) }
		}
		return func(a, _, _ uint64) uint64 { return rounded(f(f64(a)), 64) }
	}}
}

// floatRow2 is the row of a function of two floats.
//
//go:noinline
func floatRow2(f func(x, y float64) float64) *extendedRow {
	return &extendedRow{perComponent: func(to, from scalar) func(a, b, c uint64) uint64 {
		if from.kind != floatScalar || to != from {
			return nil
		}
		bits := from.bits
		if bits == 32 {
			return func(a, b, _ uint64) uint64 { return rounded(f(float64(f32(a)), float64(f32(b))), 32) }
		}
		return func(a, b, _ uint64) uint64 { return rounded(f(toFloat(a, bits), toFloat(b, bits)), bits) }
	}}
}

// floatRow3 is the row of a function of three floats.
//
//go:noinline
func floatRow3(f func(x, y, z float64) float64) *extendedRow {
	return &extendedRow{perComponent: func(to, from scalar) func(a, b, c uint64) uint64 {
		if from.kind != floatScalar || to != from {
			return nil
		}
		bits := from.bits
		return func(a, b, c uint64) uint64 {
			return rounded(f(toFloat(a, bits), toFloat(b, bits), toFloat(c, bits)), bits)
		}
	}}
}

// floatBitsRow is the row of a function that works on the bits of floats, such as a minimum
// that keeps the bits of an operand.
func floatBitsRow(f func(a, b, c uint64, bits uint8) uint64) *extendedRow {
	return bitsRow(floatScalar, f)
}

// intRow is the row of a function of integers without a sign. The result keeps the low bits
// of its type.
func intRow(f func(a, b, c uint64, bits uint8) uint64) *extendedRow { return bitsRow(intScalar, f) }

//go:noinline
func bitsRow(kind scalarKind, f func(a, b, c uint64, bits uint8) uint64) *extendedRow {
	return &extendedRow{perComponent: func(to, from scalar) func(a, b, c uint64) uint64 {
		if from.kind != kind || to.kind != kind {
			return nil
		}
		bits, mask := from.bits, to.mask()
		return func(a, b, c uint64) uint64 { return f(a, b, c, bits) & mask }
	}}
}

// signedRow is the row of a function of integers with a sign.
//
//go:noinline
func signedRow(f func(a, b, c int64, bits uint8) int64) *extendedRow {
	return intRow(func(a, b, c uint64, bits uint8) uint64 {
		return uint64(f(signed(a, bits), signed(b, bits), signed(c, bits), bits))
	})
}

// exponentRow is the row of a function of a float and an integer.
//
//go:noinline
func exponentRow(f func(x uint64, n int64, bits uint8) uint64) *extendedRow {
	return floatBitsRow(func(a, b, _ uint64, bits uint8) uint64 { return f(a, wideInt(b), bits) })
}

// wideInt returns the value of an integer operand after a float. The row does not know the
// width of this operand, which is 32 bits, or 64 if there are more bits.
func wideInt(v uint64) int64 {
	if v>>32 != 0 {
		return int64(v)
	}
	return int64(int32(v))
}

// numbersRow is the row of a function of all components of floats. The operands after the
// first have the type of the components of the first.
//
//go:noinline
func numbersRow(f func(x, y, z, out []float64)) *extendedRow {
	return &extendedRow{perResult: func(to, from scalar, args [][]uint64, out []uint64) {
		var bufs [4][16]float64
		var operands [3][]float64
		for i, a := range args[:min(len(args), 3)] {
			operands[i] = floatsOf(a, from.bits, &bufs[i])
		}
		results := bufs[3][:len(out)]
		f(operands[0], operands[1], operands[2], results)
		for i, r := range results {
			out[i] = rounded(r, to.bits)
		}
	}}
}

// splitRow is the row of a function with two results for each component of its operand. The
// second results come after all of the first.
//
//go:noinline
func splitRow(pointer int, f func(x uint64, bits uint8) (first, second uint64)) *extendedRow {
	return &extendedRow{pointer: pointer, perResult: func(_, from scalar, args [][]uint64, out []uint64) {
		n := len(args[0])
		for i, a := range args[0] {
			out[i], out[n+i] = f(a, from.bits)
		}
	}}
}

// splitModf is the function of rows that split a float into fraction and whole part.
func splitModf(x uint64, bits uint8) (fraction, whole uint64) {
	f, w := libm.Modf(toFloat(x, bits))
	return rounded(f, bits), rounded(w, bits)
}

// splitFrexp is the function of rows that split a float into significand and exponent. The
// exponent has 32 bits.
func splitFrexp(x uint64, bits uint8) (significand, exponent uint64) {
	f, e := libm.Frexp(toFloat(x, bits))
	return rounded(f, bits), uint64(uint32(e))
}

// checkedRow returns the row with a check.
func checkedRow(r *extendedRow, check func(from scalar, a, b, c uint64) string) *extendedRow {
	with := *r
	with.check = check
	return &with
}

// undefinedIf returns a check of the first operand, a float.
func undefinedIf(f func(x float64) bool, message string) func(from scalar, a, b, c uint64) string {
	return func(from scalar, a, _, _ uint64) string {
		if f(toFloat(a, from.bits)) {
			return message
		}
		return ""
	}
}

// undefinedClamp returns a check that the second operand is not greater than the third.
func undefinedClamp(name string, greater func(low, high uint64, bits uint8) bool) func(from scalar, a, b, c uint64) string {
	message := "the lower bound of " + name + " is greater than the upper bound"
	return func(from scalar, _, b, c uint64) string {
		if greater(b, c, from.bits) {
			return message
		}
		return ""
	}
}

func greaterFloat(a, b uint64, bits uint8) bool  { return toFloat(a, bits) > toFloat(b, bits) }
func greaterSigned(a, b uint64, bits uint8) bool { return signed(a, bits) > signed(b, bits) }
func greaterUnsigned(a, b uint64, _ uint8) bool  { return a > b }

// undefinedNaN returns a check that neither of two operands is a NaN.
func undefinedNaN(name string) func(from scalar, a, b, c uint64) string {
	message := "an operand of " + name + " is a NaN"
	return func(from scalar, a, b, _ uint64) string {
		if isNaNBits(a, from.bits) || isNaNBits(b, from.bits) {
			return message
		}
		return ""
	}
}

func isNegative(x float64) bool  { return x < 0 }
func notPositive(x float64) bool { return x <= 0 }
func beyondOne(x float64) bool   { return math.Abs(x) > 1 }
func fromOne(x float64) bool     { return math.Abs(x) >= 1 }
func belowOne(x float64) bool    { return x < 1 }
func notFinite(x float64) bool   { return x != x || math.IsInf(x, 0) }
