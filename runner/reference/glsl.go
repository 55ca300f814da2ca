package reference

import (
	"math"
	"math/bits"
	"sync"

	"github.com/spvc/spvc/runner/reference/libm"
)

// glslRow returns the row of an instruction of GLSL.std.450, or nil if the set has no such
// instruction for compute shaders. Where that specification leaves the result undefined, the
// functions return what C99 returns.
func glslRow(name string) *extendedRow { return glslRows()[name] }

var glslRows = sync.OnceValue(func() map[string]*extendedRow {
	return map[string]*extendedRow{
		"Round":     floatRow1(math.RoundToEven), // the direction of ties is free
		"RoundEven": floatRow1(math.RoundToEven),
		"Trunc":     floatRow1(math.Trunc),
		"FAbs":      floatBitsRow(absBits),
		"SAbs":      signedRow(func(a, _, _ int64, _ uint8) int64 { return max(a, -a) }),
		"FSign":     floatRow1(glslSign),
		"SSign":     signedRow(func(a, _, _ int64, _ uint8) int64 { return max(min(a, 1), -1) }),
		"Floor":     floatRow1(math.Floor),
		"Ceil":      floatRow1(math.Ceil),
		"Fract":     floatRow1(func(x float64) float64 { return x - math.Floor(x) }),
		"Radians":   floatRow1(radians64),
		"Degrees":   floatRow1(degrees64),

		"Sin":   floatRow1(libm.Sin),
		"Cos":   floatRow1(libm.Cos),
		"Tan":   floatRow1(libm.Tan),
		"Asin":  checkedRow(floatRow1(libm.Asin), undefinedIf(beyondOne, "the operand of Asin is not between -1 and 1")),
		"Acos":  checkedRow(floatRow1(libm.Acos), undefinedIf(beyondOne, "the operand of Acos is not between -1 and 1")),
		"Atan":  floatRow1(math.Atan),
		"Sinh":  floatRow1(libm.Sinh),
		"Cosh":  floatRow1(libm.Cosh),
		"Tanh":  floatRow1(libm.Tanh),
		"Asinh": floatRow1(math.Asinh),
		"Acosh": checkedRow(floatRow1(math.Acosh), undefinedIf(belowOne, "the operand of Acosh is less than 1")),
		"Atanh": checkedRow(floatRow1(math.Atanh), undefinedIf(fromOne, "the operand of Atanh is not between -1 and 1")),
		"Atan2": checkedRow(floatRow2(math.Atan2), undefinedAtan2),

		"Pow":         checkedRow(floatRow2(libm.Pow), undefinedPow),
		"Exp":         floatRow1(libm.Exp),
		"Log":         checkedRow(floatRow1(libm.Log), undefinedIf(notPositive, "the operand of Log is not positive")),
		"Exp2":        floatRow1(libm.Exp2),
		"Log2":        checkedRow(floatRow1(libm.Log2), undefinedIf(notPositive, "the operand of Log2 is not positive")),
		"Sqrt":        checkedRow(floatRow1(math.Sqrt), undefinedIf(isNegative, "the operand of Sqrt is negative")),
		"InverseSqrt": checkedRow(floatRow1(inverseSqrt64), undefinedIf(notPositive, "the operand of InverseSqrt is not positive")),

		"Determinant":   numbersRow(func(m, _, _, out []float64) { out[0] = determinant(m) }),
		"MatrixInverse": numbersRow(func(m, _, _, out []float64) { invertMatrix(m, out) }),
		"Modf":          splitRow(2, splitModf),
		"ModfStruct":    splitRow(0, splitModf),

		"FMin":   checkedRow(floatBitsRow(floatMin), undefinedNaN("FMin")),
		"UMin":   intRow(func(a, b, _ uint64, _ uint8) uint64 { return min(a, b) }),
		"SMin":   signedRow(func(a, b, _ int64, _ uint8) int64 { return min(a, b) }),
		"FMax":   checkedRow(floatBitsRow(floatMax), undefinedNaN("FMax")),
		"UMax":   intRow(func(a, b, _ uint64, _ uint8) uint64 { return max(a, b) }),
		"SMax":   signedRow(func(a, b, _ int64, _ uint8) int64 { return max(a, b) }),
		"FClamp": checkedRow(floatBitsRow(clampNumber), undefinedClamp("FClamp", greaterFloat)),
		"UClamp": checkedRow(intRow(unsignedClamp), undefinedClamp("UClamp", greaterUnsigned)),
		"SClamp": checkedRow(signedRow(signedClamp), undefinedClamp("SClamp", greaterSigned)),
		"NMin":   floatBitsRow(floatMin),
		"NMax":   floatBitsRow(floatMax),
		"NClamp": checkedRow(floatBitsRow(clampNumber), undefinedClamp("NClamp", greaterFloat)),

		"FMix": floatRow3(func(x, y, a float64) float64 { return float64(x*(1-a)) + float64(y*a) }),
		"Step": floatRow2(step64),
		"SmoothStep": checkedRow(floatRow3(smoothStep64), func(from scalar, a, b, _ uint64) string {
			if toFloat(a, from.bits) >= toFloat(b, from.bits) {
				return "the first edge of SmoothStep is not less than the second"
			}
			return ""
		}),
		"Fma":         floatBitsRow(fusedBits),
		"Frexp":       checkedRow(splitRow(2, splitFrexp), undefinedIf(notFinite, "the operand of Frexp is not finite")),
		"FrexpStruct": checkedRow(splitRow(0, splitFrexp), undefinedIf(notFinite, "the operand of FrexpStruct is not finite")),
		"Ldexp":       checkedRow(exponentRow(scaledBits), undefinedLdexp),

		"PackSnorm4x8":     packRow(8, func(x float64) int64 { return int64(normalized(x, -1, 127)) }),
		"PackUnorm4x8":     packRow(8, func(x float64) int64 { return int64(normalized(x, 0, 255)) }),
		"PackSnorm2x16":    packRow(16, func(x float64) int64 { return int64(normalized(x, -1, 32767)) }),
		"PackUnorm2x16":    packRow(16, func(x float64) int64 { return int64(normalized(x, 0, 65535)) }),
		"PackHalf2x16":     packRow(16, func(x float64) int64 { return int64(rounded(x, 16)) }),
		"UnpackSnorm2x16":  unpackRow(16, func(v uint64) float64 { return max(float64(int16(v))/32767, -1) }),
		"UnpackUnorm2x16":  unpackRow(16, func(v uint64) float64 { return float64(v) / 65535 }),
		"UnpackHalf2x16":   unpackRow(16, func(v uint64) float64 { return libm.HalfToFloat(uint16(v)) }),
		"UnpackSnorm4x8":   unpackRow(8, func(v uint64) float64 { return max(float64(int8(v))/127, -1) }),
		"UnpackUnorm4x8":   unpackRow(8, func(v uint64) float64 { return float64(v) / 255 }),
		"PackDouble2x32":   {perResult: packDouble},
		"UnpackDouble2x32": {perResult: unpackDouble},

		"Length":      numbersRow(func(x, _, _, out []float64) { out[0] = libm.Hypotenuse(x) }),
		"Distance":    numbersRow(vectorDistance),
		"Cross":       numbersRow(crossProduct),
		"Normalize":   numbersRow(glslNormalize),
		"FaceForward": numbersRow(faceForward),
		"Reflect":     numbersRow(reflectVector),
		"Refract":     numbersRow(refractVector),

		"FindILsb": intRow(func(a, _, _ uint64, _ uint8) uint64 {
			if a == 0 {
				return math.MaxUint64
			}
			return uint64(bits.TrailingZeros64(a))
		}),
		// The highest bit that differs from the sign, and the highest bit that is set. It is -1
		// if there is none.
		"FindSMsb": signedRow(func(a, _, _ int64, _ uint8) int64 { return int64(bits.Len64(uint64(a^a>>63))) - 1 }),
		"FindUMsb": intRow(func(a, _, _ uint64, _ uint8) uint64 { return uint64(bits.Len64(a)) - 1 }),
	}
})

func absBits(a, _, _ uint64, bits uint8) uint64    { return a &^ floatSign(bits) }
func floatMin(a, b, _ uint64, bits uint8) uint64   { return minNumber(a, b, bits) }
func floatMax(a, b, _ uint64, bits uint8) uint64   { return maxNumber(a, b, bits) }
func unsignedClamp(x, a, b uint64, _ uint8) uint64 { return min(max(x, a), b) }
func signedClamp(x, a, b int64, _ uint8) int64     { return min(max(x, a), b) }
func inverseSqrt64(x float64) float64              { return 1 / math.Sqrt(x) }
func radians64(x float64) float64                  { return x * (math.Pi / 180) }
func degrees64(x float64) float64                  { return x * (180 / math.Pi) }
func normalized(x, low, scale float64) float64     { return math.RoundToEven(clampOrZero(x, low) * scale) }

// clampOrZero returns x in the range from low to 1, or 0 for a NaN.
func clampOrZero(x, low float64) float64 {
	if x != x {
		return 0
	}
	return min(max(x, low), 1)
}

// glslSign returns -1, 0 or 1. The sign of a NaN is 0.
func glslSign(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

func step64(edge, x float64) float64 {
	if x < edge {
		return 0
	}
	return 1
}

func smoothStep64(low, high, x float64) float64 {
	t := (x - low) / (high - low)
	if t == t {
		t = min(max(t, 0), 1)
	}
	return t * t * (3 - 2*t)
}

func undefinedAtan2(from scalar, a, b, _ uint64) string {
	if toFloat(a, from.bits) == 0 && toFloat(b, from.bits) == 0 {
		return "both operands of Atan2 are 0"
	}
	return ""
}

func undefinedPow(from scalar, a, b, _ uint64) string {
	x, y := toFloat(a, from.bits), toFloat(b, from.bits)
	switch {
	case x < 0:
		return "the base of Pow is negative"
	case x == 0 && y <= 0:
		return "the base of Pow is 0 and the exponent is not positive"
	}
	return ""
}

// undefinedLdexp checks what GLSL.std.450 says for 32 and 64 bits, and the same for 16.
func undefinedLdexp(from scalar, a, b, _ uint64) string {
	if wideInt(b) > maxExponent(from.bits)+1 {
		return "the exponent of Ldexp is too large"
	}
	x := toFloat(a, from.bits)
	if !notFinite(x) && notFinite(toFloat(scaledBits(a, wideInt(b), from.bits), from.bits)) {
		return "the result of Ldexp is too large"
	}
	return ""
}

// maxExponent returns the exponent of the largest numbers, as 2^n.
func maxExponent(bits uint8) int64 {
	switch bits {
	case 16:
		return 15
	case 32:
		return 127
	}
	return 1023
}

// packRow is the row of an instruction that packs fields of some bits into one integer. The
// first component goes into the low bits.
func packRow(width uint, f func(x float64) int64) *extendedRow {
	return &extendedRow{perResult: func(_, from scalar, args [][]uint64, out []uint64) {
		var packed uint64
		for i, a := range args[0] {
			field := uint64(f(toFloat(a, from.bits))) & (1<<width - 1)
			packed |= field << (width * uint(i))
		}
		out[0] = packed
	}}
}

// unpackRow is the row of an instruction that unpacks fields of some bits.
func unpackRow(width uint, f func(field uint64) float64) *extendedRow {
	return &extendedRow{perResult: func(to, _ scalar, args [][]uint64, out []uint64) {
		for i := range out {
			out[i] = rounded(f(args[0][0]>>(width*uint(i))&(1<<width-1)), to.bits)
		}
	}}
}

func packDouble(_, _ scalar, args [][]uint64, out []uint64) {
	out[0] = args[0][0]&math.MaxUint32 | args[0][1]<<32
}

func unpackDouble(_, _ scalar, args [][]uint64, out []uint64) {
	out[0], out[1] = args[0][0]&math.MaxUint32, args[0][0]>>32
}
