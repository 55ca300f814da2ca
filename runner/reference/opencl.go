package reference

import (
	"math"
	"math/bits"
	"sync"

	"github.com/spvc/spvc/runner/reference/libm"
)

// openclRow returns the row of an instruction of OpenCL.std, or nil if the set has no such
// instruction or if the instruction accesses memory otherwise than through one pointer for
// a second result.
func openclRow(name string) *extendedRow {
	if r := openclFloatRows()[name]; r != nil {
		return r
	}
	return openclOtherRows()[name]
}

// openclFloatRows has the instructions that compute floats for each component. Those with
// half_ and native_ are as precise as the others.
var openclFloatRows = sync.OnceValue(func() map[string]*extendedRow {
	return map[string]*extendedRow{
		"acos":      floatRow1(libm.Acos),
		"acosh":     floatRow1(math.Acosh),
		"acospi":    floatRow1(libm.Acospi),
		"asin":      floatRow1(libm.Asin),
		"asinh":     floatRow1(math.Asinh),
		"asinpi":    floatRow1(libm.Asinpi),
		"atan":      floatRow1(math.Atan),
		"atan2":     floatRow2(math.Atan2),
		"atanh":     floatRow1(math.Atanh),
		"atanpi":    floatRow1(libm.Atanpi),
		"atan2pi":   floatRow2(libm.Atan2pi),
		"cbrt":      floatRow1(math.Cbrt),
		"ceil":      floatRow1(math.Ceil),
		"copysign":  floatBitsRow(copySignBits),
		"cos":       floatRow1(libm.Cos),
		"cosh":      floatRow1(libm.Cosh),
		"cospi":     floatRow1(libm.Cospi),
		"erfc":      floatRow1(math.Erfc),
		"erf":       floatRow1(math.Erf),
		"exp":       floatRow1(libm.Exp),
		"exp2":      floatRow1(libm.Exp2),
		"exp10":     floatRow1(libm.Exp10),
		"expm1":     floatRow1(math.Expm1),
		"fabs":      floatBitsRow(absBits),
		"fdim":      floatRow2(fdim64),
		"floor":     floatRow1(math.Floor),
		"fma":       floatBitsRow(fusedBits),
		"fmax":      floatBitsRow(floatMax),
		"fmin":      floatBitsRow(floatMin),
		"fmod":      floatRow2(math.Mod),
		"hypot":     floatRow2(math.Hypot),
		"ldexp":     exponentRow(scaledBits),
		"lgamma":    floatRow1(func(x float64) float64 { l, _ := libm.LogGamma(x); return l }),
		"log":       floatRow1(libm.Log),
		"log2":      floatRow1(libm.Log2),
		"log10":     floatRow1(libm.Log10),
		"log1p":     floatRow1(math.Log1p),
		"logb":      floatRow1(math.Logb),
		"mad":       floatBitsRow(fusedBits),
		"maxmag":    floatBitsRow(func(a, b, _ uint64, bits uint8) uint64 { return maxMagnitude(a, b, bits) }),
		"minmag":    floatBitsRow(func(a, b, _ uint64, bits uint8) uint64 { return minMagnitude(a, b, bits) }),
		"nextafter": floatBitsRow(func(a, b, _ uint64, bits uint8) uint64 { return nextFloat(a, b, bits) }),
		"pow":       floatRow2(libm.Pow),
		"pown": exponentRow(func(x uint64, n int64, bits uint8) uint64 {
			return rounded(libm.Pow(toFloat(x, bits), float64(n)), bits)
		}),
		"powr":      floatRow2(libm.Powr),
		"remainder": floatRow2(math.Remainder),
		"rint":      floatRow1(math.RoundToEven),
		"rootn": exponentRow(func(x uint64, n int64, bits uint8) uint64 {
			return rounded(libm.Root(toFloat(x, bits), n), bits)
		}),
		"round":  floatRow1(math.Round),
		"rsqrt":  floatRow1(inverseSqrt64),
		"sin":    floatRow1(libm.Sin),
		"sinh":   floatRow1(libm.Sinh),
		"sinpi":  floatRow1(libm.Sinpi),
		"sqrt":   floatRow1(math.Sqrt),
		"tan":    floatRow1(libm.Tan),
		"tanh":   floatRow1(libm.Tanh),
		"tanpi":  floatRow1(libm.Tanpi),
		"tgamma": floatRow1(libm.Gamma),
		"trunc":  floatRow1(math.Trunc),

		"half_cos":      floatRow1(libm.Cos),
		"half_divide":   floatRow2(divide64),
		"half_exp":      floatRow1(libm.Exp),
		"half_exp2":     floatRow1(libm.Exp2),
		"half_exp10":    floatRow1(libm.Exp10),
		"half_log":      floatRow1(libm.Log),
		"half_log2":     floatRow1(libm.Log2),
		"half_log10":    floatRow1(libm.Log10),
		"half_powr":     floatRow2(libm.Powr),
		"half_recip":    floatRow1(reciprocal64),
		"half_rsqrt":    floatRow1(inverseSqrt64),
		"half_sin":      floatRow1(libm.Sin),
		"half_sqrt":     floatRow1(math.Sqrt),
		"half_tan":      floatRow1(libm.Tan),
		"native_cos":    floatRow1(libm.Cos),
		"native_divide": floatRow2(divide64),
		"native_exp":    floatRow1(libm.Exp),
		"native_exp2":   floatRow1(libm.Exp2),
		"native_exp10":  floatRow1(libm.Exp10),
		"native_log":    floatRow1(libm.Log),
		"native_log2":   floatRow1(libm.Log2),
		"native_log10":  floatRow1(libm.Log10),
		"native_powr":   floatRow2(libm.Powr),
		"native_recip":  floatRow1(reciprocal64),
		"native_rsqrt":  floatRow1(inverseSqrt64),
		"native_sin":    floatRow1(libm.Sin),
		"native_sqrt":   floatRow1(math.Sqrt),
		"native_tan":    floatRow1(libm.Tan),

		"fclamp":      checkedRow(floatBitsRow(clampNumber), undefinedClamp("fclamp", greaterFloat)),
		"degrees":     floatRow1(degrees64),
		"fmax_common": checkedRow(floatBitsRow(floatMax), undefinedCommon("fmax_common")),
		"fmin_common": checkedRow(floatBitsRow(floatMin), undefinedCommon("fmin_common")),
		"mix":         floatRow3(func(x, y, a float64) float64 { return x + float64((y-x)*a) }),
		"radians":     floatRow1(radians64),
		"step":        floatRow2(step64),
		"smoothstep":  checkedRow(floatRow3(smoothStep64), undefinedSmoothstep),
		"sign":        floatRow1(openclSign),
	}
})

// openclOtherRows has the instructions on integers, on whole vectors, and those with two
// results.
var openclOtherRows = sync.OnceValue(func() map[string]*extendedRow {
	return map[string]*extendedRow{
		"ilogb": {perComponent: eachIlogb},
		"nan":   {perComponent: eachNan},

		"fract": splitRow(2, splitFract),
		"frexp": splitRow(2, splitFrexp),
		"lgamma_r": splitRow(2, func(x uint64, bits uint8) (result, sign uint64) {
			l, s := libm.LogGamma(toFloat(x, bits))
			return rounded(l, bits), uint64(uint32(s))
		}),
		"modf":   splitRow(2, splitModf),
		"remquo": {pointer: 3, perResult: remquoWhole},
		"sincos": splitRow(2, func(x uint64, bits uint8) (sin, cos uint64) {
			f := toFloat(x, bits)
			return rounded(libm.Sin(f), bits), rounded(libm.Cos(f), bits)
		}),

		"cross":          numbersRow(openclCross),
		"distance":       numbersRow(vectorDistance),
		"length":         numbersRow(func(x, _, _, out []float64) { out[0] = libm.Hypotenuse(x) }),
		"normalize":      numbersRow(openclNormalize),
		"fast_distance":  numbersRow(vectorDistance),
		"fast_length":    numbersRow(func(x, _, _, out []float64) { out[0] = libm.Hypotenuse(x) }),
		"fast_normalize": numbersRow(openclNormalize),

		"s_abs":      signedRow(func(a, _, _ int64, _ uint8) int64 { return max(a, -a) }),
		"u_abs":      intRow(func(a, _, _ uint64, _ uint8) uint64 { return a }),
		"s_abs_diff": signedRow(func(a, b, _ int64, _ uint8) int64 { return max(a, b) - min(a, b) }),
		"u_abs_diff": intRow(func(a, b, _ uint64, _ uint8) uint64 { return max(a, b) - min(a, b) }),
		"s_add_sat":  signedRow(func(a, b, _ int64, n uint8) int64 { return wideOf(a).plus(wideOf(b)).saturated(n) }),
		"u_add_sat":  intRow(unsignedAddSat),
		"s_sub_sat":  signedRow(func(a, b, _ int64, n uint8) int64 { return wideOf(a).minus(wideOf(b)).saturated(n) }),
		"u_sub_sat":  intRow(func(a, b, _ uint64, _ uint8) uint64 { return a - min(a, b) }),
		"s_hadd":     signedRow(func(a, b, _ int64, _ uint8) int64 { return a>>1 + b>>1 + a&b&1 }),
		"u_hadd":     intRow(func(a, b, _ uint64, _ uint8) uint64 { return a>>1 + b>>1 + a&b&1 }),
		"s_rhadd":    signedRow(func(a, b, _ int64, _ uint8) int64 { return a>>1 + b>>1 + (a|b)&1 }),
		"u_rhadd":    intRow(func(a, b, _ uint64, _ uint8) uint64 { return a>>1 + b>>1 + (a|b)&1 }),
		"s_clamp":    checkedRow(signedRow(signedClamp), undefinedClamp("s_clamp", greaterSigned)),
		"u_clamp":    checkedRow(intRow(unsignedClamp), undefinedClamp("u_clamp", greaterUnsigned)),
		"clz":        intRow(func(a, _, _ uint64, n uint8) uint64 { return uint64(n) - uint64(bits.Len64(a)) }),
		"ctz":        intRow(func(a, _, _ uint64, n uint8) uint64 { return min(uint64(bits.TrailingZeros64(a)), uint64(n)) }),
		"s_mad_hi":   signedRow(func(a, b, c int64, n uint8) int64 { return signedHigh(a, b, n) + c }),
		"u_mad_hi":   intRow(func(a, b, c uint64, n uint8) uint64 { return unsignedHigh(a, b, n) + c }),
		"s_mad_sat":  signedRow(func(a, b, c int64, n uint8) int64 { return wideProduct(a, b).plus(wideOf(c)).saturated(n) }),
		"u_mad_sat":  intRow(unsignedMadSat),
		"s_max":      signedRow(func(a, b, _ int64, _ uint8) int64 { return max(a, b) }),
		"u_max":      intRow(func(a, b, _ uint64, _ uint8) uint64 { return max(a, b) }),
		"s_min":      signedRow(func(a, b, _ int64, _ uint8) int64 { return min(a, b) }),
		"u_min":      intRow(func(a, b, _ uint64, _ uint8) uint64 { return min(a, b) }),
		"s_mul_hi":   signedRow(func(a, b, _ int64, n uint8) int64 { return signedHigh(a, b, n) }),
		"u_mul_hi":   intRow(func(a, b, _ uint64, n uint8) uint64 { return unsignedHigh(a, b, n) }),
		"rotate": intRow(func(a, b, _ uint64, n uint8) uint64 {
			left := b % uint64(n)
			return a<<left | a>>(uint64(n)-left)
		}),
		"u_upsample": intRow(func(a, b, _ uint64, n uint8) uint64 { return a<<n | b }),
		"s_upsample": intRow(func(a, b, _ uint64, n uint8) uint64 { return a<<n | b }),
		"popcount":   intRow(func(a, _, _ uint64, _ uint8) uint64 { return uint64(bits.OnesCount64(a)) }),
		// Operands of more than 24 bits have a result of the implementation's choice; here only
		// their low 24 bits count.
		"s_mad24": signedRow(func(a, b, c int64, _ uint8) int64 { return low24(a)*low24(b) + c }),
		"u_mad24": intRow(func(a, b, c uint64, _ uint8) uint64 { return a&0xffffff*(b&0xffffff) + c }),
		"s_mul24": signedRow(func(a, b, _ int64, _ uint8) int64 { return low24(a) * low24(b) }),
		"u_mul24": intRow(func(a, b, _ uint64, _ uint8) uint64 { return a & 0xffffff * (b & 0xffffff) }),

		"shuffle": {perResult: func(_, _ scalar, args [][]uint64, out []uint64) {
			shuffleVector(args[0], args[1], out)
		}},
		"shuffle2": {perResult: func(_, _ scalar, args [][]uint64, out []uint64) {
			var both [32]uint64
			shuffleVector(append(append(both[:0], args[0]...), args[1]...), args[2], out)
		}},
		"bitselect": {perComponent: func(to, _ scalar) func(a, b, c uint64) uint64 {
			mask := to.mask()
			return func(a, b, c uint64) uint64 { return (a&^c | b&c) & mask }
		}},
		"select": {perResult: selectWhole},
	}
})
