package libm

import "math"

// Rounding is a rounding mode.
type Rounding uint8

// These are the modes, by the numbers of the specification (3.2.17).
const (
	ToNearest Rounding = iota // ties to even
	ToZero
	ToPositive
	ToNegative
)

// HalfToFloat returns the value of an IEEE 754 binary16 number.
func HalfToFloat(h uint16) float64 {
	sign, exponent, fraction := uint64(h>>15)<<63, int(h>>10&0x1f), uint64(h&0x3ff)
	switch exponent {
	case 0:
		return math.Copysign(float64(fraction)*0x1p-24, math.Float64frombits(sign|1))
	case 0x1f:
		return math.Float64frombits(sign | 0x7ff<<52 | fraction<<42)
	}
	return math.Float64frombits(sign | uint64(exponent-15+1023)<<52 | fraction<<42)
}

// FloatToHalf rounds a number to binary16. A NaN keeps the high bits of its payload.
func FloatToHalf(f float64, mode Rounding) uint16 {
	b := math.Float64bits(f)
	sign := uint16(b >> 48 & 0x8000)
	exponent, fraction := int(b>>52&0x7ff)-1023, b&(1<<52-1)
	switch {
	case exponent == 1024 && fraction != 0:
		return sign | 0x7e00 | uint16(fraction>>42)
	case exponent == 1024:
		return sign | 0x7c00
	case exponent < -25:
		// Less than half of the smallest denormal number, or zero.
		if f != 0 && mode.Away(sign != 0) {
			return sign | 1
		}
		return sign
	}
	// shift is the number of bits that the result loses.
	significand, shift := fraction|1<<52, 42
	if exponent < -14 {
		shift += -14 - exponent
	}
	kept, lost := significand>>shift, significand&(1<<shift-1)
	half := uint64(1) << (shift - 1)
	switch {
	case mode == ToNearest && (lost > half || lost == half && kept&1 != 0):
		kept++
	case lost != 0 && mode.Away(sign != 0):
		kept++
	}
	if exponent >= -14 {
		kept += uint64(exponent+14) << 10
	}
	if kept >= 0x7c00 {
		if mode == ToZero || mode != ToNearest && !mode.Away(sign != 0) {
			return sign | 0x7bff
		}
		return sign | 0x7c00
	}
	return sign | uint16(kept)
}

// Away reports whether a directed mode rounds a number of that sign away from zero.
func (mode Rounding) Away(negative bool) bool {
	return mode == ToPositive && !negative || mode == ToNegative && negative
}
