package reference

import (
	"math"
	"math/bits"
	"sync"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// row is an instruction that computes each component of its result from the components of
// its operands (SPIR-V specification 3.3.11 to 3.3.14).
type row struct {
	// kind is the kind of the first operand, and to the kind of the result.
	kind, to scalarKind
	// make returns the function for types of components. The results of the function are
	// within the bits of the result's type.
	perComponent func(to, from scalar) func(a, b, c uint64) uint64
	// check returns a function that says what is undefined about operands. It may be nil.
	check func(to, from scalar) func(a, b, c uint64) string
	// mixed is true if the operands may have different types.
	mixed bool
}

// function returns the function of a row for the types of an instruction.
func (r *row) function(in *instruction, to, from scalar) func(a, b, c uint64) uint64 {
	if from.kind != r.kind || to.kind != r.to {
		refuse(in, "its operands have the wrong type")
	}
	return r.perComponent(to, from)
}

// checkOf returns the function that says what is undefined about the operands of op, or nil
// if there is none or nobody asks.
func (r *row) checkOf(t *translator, op spec.Opcode, to, from scalar) func(a, b, c uint64) string {
	if r.check == nil || t.p.checks&CheckUndefined == 0 {
		return nil
	}
	check := r.check(to, from)
	if (op == spec.OpSRem || op == spec.OpSMod) && !t.m.kernel {
		check = signsUndefined(check, from)
	}
	return check
}

// truth returns the register value of a boolean.
func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// wrapping is a row of integers modulo 2^bits, whose low bits depend on low bits only.
func wrapping(f func(a, b uint64) uint64) row {
	return row{kind: intScalar, to: intScalar, perComponent: func(to, _ scalar) func(a, b, c uint64) uint64 {
		mask := to.mask()
		return func(a, b, _ uint64) uint64 { return f(a, b) & mask }
	}}
}

// signedBinary is a row of signed integers.
func signedBinary(f func(a, b int64) int64) row {
	return row{kind: intScalar, to: intScalar, perComponent: func(to, from scalar) func(a, b, c uint64) uint64 {
		mask, n := to.mask(), from.bits
		return func(a, b, _ uint64) uint64 { return uint64(f(signed(a, n), signed(b, n))) & mask }
	}}
}

// shift is a row of shifts. A distance of the width or more is undefined.
func shift(f func(a uint64, n uint, bits uint8) uint64) row {
	return row{kind: intScalar, to: intScalar, mixed: true,
		perComponent: func(to, from scalar) func(a, b, c uint64) uint64 {
			mask, width := to.mask(), from.bits
			return func(a, b, _ uint64) uint64 { return f(a, uint(min(b, 64)), width) & mask }
		},
		check: func(_, from scalar) func(a, b, c uint64) string {
			return func(_, b, _ uint64) string {
				if b >= uint64(from.bits) {
					return "the distance of the shift is the width or more"
				}
				return ""
			}
		},
	}
}

// dividing adds the check of a division to a row.
func dividing(r row, signs bool) row {
	r.check = func(_, from scalar) func(a, b, c uint64) string {
		return func(a, b, _ uint64) string {
			switch {
			case b == 0:
				return "the divisor is zero"
			case signs && b == from.mask() && a == 1<<(from.bits-1):
				return "the quotient of the smallest integer and -1 overflows"
			}
			return ""
		}
	}
	return r
}

// compareInts and compareSigned are rows of comparisons.
func compareInts(f func(a, b uint64) bool) row {
	return row{kind: intScalar, to: boolScalar, perComponent: func(_, _ scalar) func(a, b, c uint64) uint64 {
		return func(a, b, _ uint64) uint64 { return truth(f(a, b)) }
	}}
}

func compareSigned(f func(a, b int64) bool) row {
	return row{kind: intScalar, to: boolScalar, perComponent: func(_, from scalar) func(a, b, c uint64) uint64 {
		n := from.bits
		return func(a, b, _ uint64) uint64 { return truth(f(signed(a, n), signed(b, n))) }
	}}
}

// logic is a row of booleans.
func logic(f func(a, b uint64) uint64) row {
	return row{kind: boolScalar, to: boolScalar, perComponent: func(_, _ scalar) func(a, b, c uint64) uint64 {
		return func(a, b, _ uint64) uint64 { return f(a, b) & 1 }
	}}
}

// floating is a row of floats. A result of 32 or 16 bits that is computed with 64 bits and
// rounded again is correctly rounded for sums, products, quotients.
func floating(f func(a, b float64) float64) row {
	return row{kind: floatScalar, to: floatScalar, perComponent: func(to, from scalar) func(a, b, c uint64) uint64 {
		n := from.bits
		return func(a, b, _ uint64) uint64 { return fromFloat(f(toFloat(a, n), toFloat(b, n)), to.bits) }
	}}
}

func compareFloats(f func(a, b float64) bool) row {
	return row{kind: floatScalar, to: boolScalar, perComponent: func(_, from scalar) func(a, b, c uint64) uint64 {
		n := from.bits
		return func(a, b, _ uint64) uint64 { return truth(f(toFloat(a, n), toFloat(b, n))) }
	}}
}

func unordered(a, b float64) bool { return a != a || b != b }

func quotient(a, b int64) int64 {
	if b == 0 || b == -1 {
		return -a * (b & 1)
	}
	return a / b
}

func remainder(a, b int64) int64 {
	if b == 0 || b == -1 {
		return 0
	}
	return a % b
}

func modulus(a, b int64) int64 {
	m := remainder(a, b)
	if m != 0 && m < 0 != (b < 0) {
		m += b
	}
	return m
}

// floatModulus has the sign of the divisor.
func floatModulus(a, b float64) float64 {
	m := math.Mod(a, b)
	switch {
	case m == 0:
		return math.Copysign(m, b)
	case m < 0 != (b < 0):
		return m + b
	}
	return m
}

// binaryRows are the instructions with two operands.
var binaryRows = sync.OnceValue(func() map[spec.Opcode]row {
	return map[spec.Opcode]row{
		spec.OpIAdd:       wrapping(func(a, b uint64) uint64 { return a + b }),
		spec.OpISub:       wrapping(func(a, b uint64) uint64 { return a - b }),
		spec.OpIMul:       wrapping(func(a, b uint64) uint64 { return a * b }),
		spec.OpBitwiseAnd: wrapping(func(a, b uint64) uint64 { return a & b }),
		spec.OpBitwiseOr:  wrapping(func(a, b uint64) uint64 { return a | b }),
		spec.OpBitwiseXor: wrapping(func(a, b uint64) uint64 { return a ^ b }),
		spec.OpUDiv:       dividing(wrapping(func(a, b uint64) uint64 { return a / max(b, 1) * truth(b != 0) }), false),
		spec.OpUMod:       dividing(wrapping(func(a, b uint64) uint64 { return a % max(b, 1) }), false),
		spec.OpSDiv:       dividing(signedBinary(quotient), true),
		spec.OpSRem:       dividing(signedBinary(remainder), true),
		spec.OpSMod:       dividing(signedBinary(modulus), true),

		spec.OpShiftLeftLogical:     shift(func(a uint64, n uint, _ uint8) uint64 { return a << n }),
		spec.OpShiftRightLogical:    shift(func(a uint64, n uint, _ uint8) uint64 { return a >> n }),
		spec.OpShiftRightArithmetic: shift(func(a uint64, n uint, width uint8) uint64 { return uint64(signed(a, width) >> n) }),

		spec.OpIEqual:            compareInts(func(a, b uint64) bool { return a == b }),
		spec.OpINotEqual:         compareInts(func(a, b uint64) bool { return a != b }),
		spec.OpULessThan:         compareInts(func(a, b uint64) bool { return a < b }),
		spec.OpULessThanEqual:    compareInts(func(a, b uint64) bool { return a <= b }),
		spec.OpUGreaterThan:      compareInts(func(a, b uint64) bool { return a > b }),
		spec.OpUGreaterThanEqual: compareInts(func(a, b uint64) bool { return a >= b }),
		spec.OpSLessThan:         compareSigned(func(a, b int64) bool { return a < b }),
		spec.OpSLessThanEqual:    compareSigned(func(a, b int64) bool { return a <= b }),
		spec.OpSGreaterThan:      compareSigned(func(a, b int64) bool { return a > b }),
		spec.OpSGreaterThanEqual: compareSigned(func(a, b int64) bool { return a >= b }),

		spec.OpLogicalEqual:    logic(func(a, b uint64) uint64 { return ^(a ^ b) }),
		spec.OpLogicalNotEqual: logic(func(a, b uint64) uint64 { return a ^ b }),
		spec.OpLogicalAnd:      logic(func(a, b uint64) uint64 { return a & b }),
		spec.OpLogicalOr:       logic(func(a, b uint64) uint64 { return a | b }),

		spec.OpFAdd:              floating(func(a, b float64) float64 { return a + b }),
		spec.OpFSub:              floating(func(a, b float64) float64 { return a - b }),
		spec.OpFMul:              floating(func(a, b float64) float64 { return a * b }),
		spec.OpFDiv:              floating(func(a, b float64) float64 { return a / b }),
		spec.OpFRem:              floating(math.Mod),
		spec.OpFMod:              floating(floatModulus),
		spec.OpVectorTimesScalar: floating(func(a, b float64) float64 { return a * b }),
		spec.OpMatrixTimesScalar: floating(func(a, b float64) float64 { return a * b }),

		spec.OpFOrdEqual:              compareFloats(func(a, b float64) bool { return a == b }),
		spec.OpFUnordEqual:            compareFloats(func(a, b float64) bool { return a == b || unordered(a, b) }),
		spec.OpFOrdNotEqual:           compareFloats(func(a, b float64) bool { return a != b && !unordered(a, b) }),
		spec.OpFUnordNotEqual:         compareFloats(func(a, b float64) bool { return a != b }),
		spec.OpFOrdLessThan:           compareFloats(func(a, b float64) bool { return a < b }),
		spec.OpFUnordLessThan:         compareFloats(func(a, b float64) bool { return !(a >= b) }),
		spec.OpFOrdGreaterThan:        compareFloats(func(a, b float64) bool { return a > b }),
		spec.OpFUnordGreaterThan:      compareFloats(func(a, b float64) bool { return !(a <= b) }),
		spec.OpFOrdLessThanEqual:      compareFloats(func(a, b float64) bool { return a <= b }),
		spec.OpFUnordLessThanEqual:    compareFloats(func(a, b float64) bool { return !(a > b) }),
		spec.OpFOrdGreaterThanEqual:   compareFloats(func(a, b float64) bool { return a >= b }),
		spec.OpFUnordGreaterThanEqual: compareFloats(func(a, b float64) bool { return !(a < b) }),
		spec.OpLessOrGreater:          compareFloats(func(a, b float64) bool { return a < b || a > b }),
		spec.OpOrdered:                compareFloats(func(a, b float64) bool { return !unordered(a, b) }),
		spec.OpUnordered:              compareFloats(unordered),
	}
})

// clampSigned returns the nearest signed integer of some bits.
func clampSigned(v int64, bits uint8) uint64 {
	most := int64(math.MaxInt64) >> (64 - bits)
	return uint64(max(-most-1, min(v, most)))
}

// test is a row that asks something of a float.
func test(f func(v float64, from scalar, raw uint64) bool) row {
	return row{kind: floatScalar, to: boolScalar, perComponent: func(_, from scalar) func(a, b, c uint64) uint64 {
		return func(a, _, _ uint64) uint64 { return truth(f(toFloat(a, from.bits), from, a)) }
	}}
}

func isFinite(v float64) bool { return v-v == 0 }

// smallestNormal returns the smallest normal number of a format.
func smallestNormal(s scalar) float64 {
	switch s.bits {
	case 16:
		return 0x1p-14
	case 32:
		return 0x1p-126
	}
	return 0x1p-1022
}

// convert is a row whose function depends on both types.
func convert(kind, to scalarKind, each func(to, from scalar) func(a, b, c uint64) uint64) row {
	return row{kind: kind, to: to, perComponent: each}
}

// unaryRows are the instructions with one operand.
var unaryRows = sync.OnceValue(func() map[spec.Opcode]row {
	return map[spec.Opcode]row{
		spec.OpSNegate:    wrapping(func(a, _ uint64) uint64 { return -a }),
		spec.OpNot:        wrapping(func(a, _ uint64) uint64 { return ^a }),
		spec.OpLogicalNot: logic(func(a, _ uint64) uint64 { return ^a }),
		spec.OpFNegate: convert(floatScalar, floatScalar, func(to, _ scalar) func(a, b, c uint64) uint64 {
			return func(a, _, _ uint64) uint64 { return a ^ 1<<(to.bits-1) }
		}),
		spec.OpBitCount: wrapping(func(a, _ uint64) uint64 { return uint64(bits.OnesCount64(a)) }),
		spec.OpBitReverse: convert(intScalar, intScalar, func(to, from scalar) func(a, b, c uint64) uint64 {
			return func(a, _, _ uint64) uint64 { return bits.Reverse64(a) >> (64 - from.bits) }
		}),
		spec.OpUConvert: wrapping(func(a, _ uint64) uint64 { return a }),
		spec.OpSConvert: signedBinary(func(a, _ int64) int64 { return a }),
		spec.OpSatConvertSToU: convert(intScalar, intScalar, func(to, from scalar) func(a, b, c uint64) uint64 {
			return func(a, _, _ uint64) uint64 { return min(uint64(max(signed(a, from.bits), 0)), to.mask()) }
		}),
		spec.OpSatConvertUToS: convert(intScalar, intScalar, func(to, _ scalar) func(a, b, c uint64) uint64 {
			return func(a, _, _ uint64) uint64 { return min(a, to.mask()>>1) }
		}),
		spec.OpConvertSToF: convert(intScalar, floatScalar, func(to, from scalar) func(a, b, c uint64) uint64 {
			if to.bits == 32 {
				return func(a, _, _ uint64) uint64 { return word(float32(signed(a, from.bits))) }
			}
			return func(a, _, _ uint64) uint64 { return fromFloat(float64(signed(a, from.bits)), to.bits) }
		}),
		spec.OpConvertUToF: convert(intScalar, floatScalar, func(to, _ scalar) func(a, b, c uint64) uint64 {
			if to.bits == 32 {
				return func(a, _, _ uint64) uint64 { return word(float32(a)) }
			}
			return func(a, _, _ uint64) uint64 { return fromFloat(float64(a), to.bits) }
		}),
		spec.OpConvertFToS: {kind: floatScalar, to: intScalar, perComponent: floatToSigned, check: outOfRange(true)},
		spec.OpConvertFToU: {kind: floatScalar, to: intScalar, perComponent: floatToUnsigned, check: outOfRange(false)},
		spec.OpQuantizeToF16: convert(floatScalar, floatScalar, func(to, _ scalar) func(a, b, c uint64) uint64 {
			return func(a, _, _ uint64) uint64 {
				v := libm.HalfToFloat(libm.FloatToHalf(toFloat(a, to.bits), libm.ToNearest))
				if math.Abs(v) < 0x1p-14 {
					v = math.Copysign(0, v)
				}
				return fromFloat(v, to.bits)
			}
		}),
		spec.OpIsNan:    test(func(v float64, _ scalar, _ uint64) bool { return v != v }),
		spec.OpIsInf:    test(func(v float64, _ scalar, _ uint64) bool { return math.IsInf(v, 0) }),
		spec.OpIsFinite: test(func(v float64, _ scalar, _ uint64) bool { return isFinite(v) }),
		spec.OpIsNormal: test(func(v float64, from scalar, _ uint64) bool {
			return isFinite(v) && math.Abs(v) >= smallestNormal(from)
		}),
		spec.OpSignBitSet: test(func(_ float64, from scalar, raw uint64) bool { return raw>>(from.bits-1) != 0 }),
	}
})

// floatToSigned converts toward zero. What is out of range becomes the nearest integer, as
// SaturatedConversion demands, and NaN zero.
func floatToSigned(to, from scalar) func(a, b, c uint64) uint64 {
	most := math.Ldexp(1, int(to.bits)-1)
	return func(a, _, _ uint64) uint64 {
		v := math.Trunc(toFloat(a, from.bits))
		switch {
		case v != v:
			return 0
		case v >= most:
			return to.mask() >> 1
		case v < -most:
			return 1 << (to.bits - 1)
		}
		return uint64(int64(v)) & to.mask()
	}
}

func floatToUnsigned(to, from scalar) func(a, b, c uint64) uint64 {
	most := math.Ldexp(1, int(to.bits))
	return func(a, _, _ uint64) uint64 {
		v := math.Trunc(toFloat(a, from.bits))
		switch {
		case v != v || v < 0:
			return 0
		case v >= most:
			return to.mask()
		}
		return uint64(v)
	}
}

// outOfRange is the check of conversions to integers.
func outOfRange(signs bool) func(to, from scalar) func(a, b, c uint64) string {
	return func(to, from scalar) func(a, b, c uint64) string {
		low, high := 0.0, math.Ldexp(1, int(to.bits))
		if signs {
			high /= 2
			low = -high
		}
		return func(a, _, _ uint64) string {
			v := math.Trunc(toFloat(a, from.bits))
			switch {
			case v != v:
				return "the operand is NaN"
			case v < low || v >= high:
				return "the operand is out of the range of the integer"
			}
			return ""
		}
	}
}
