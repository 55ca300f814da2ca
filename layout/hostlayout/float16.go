package hostlayout

import "math"

// Float16 holds the bits of an IEEE 754 binary16 number.
type Float16 uint16

// NewFloat16 rounds f to the nearest Float16, ties to even.
func NewFloat16(f float32) Float16 {
	b := math.Float32bits(f)
	sign, exp, mant := uint16(b>>16)&0x8000, int(b>>23&0xff)-127+15, b&0x7fffff
	switch {
	case exp == 0xff-127+15:
		if mant != 0 {
			// This is a quiet NaN with the upper bits of the payload.
			return Float16(sign | 0x7e00 | uint16(mant>>13))
		}
		return Float16(sign | 0x7c00)
	case exp >= 31:
		return Float16(sign | 0x7c00)
	case exp < -10:
		return Float16(sign)
	case exp <= 0:
		return Float16(sign | uint16(roundShift(mant|1<<23, uint(14-exp))))
	}
	// A carry out of the mantissa increments the exponent, which is the correct result.
	return Float16(sign | uint16(uint32(exp)<<10+roundShift(mant, 13)))
}

// roundShift shifts m right by n bits and rounds to nearest, ties to even.
func roundShift(m uint32, n uint) uint32 {
	half, rest := uint32(1)<<(n-1), m&(1<<n-1)
	m >>= n
	if rest > half || rest == half && m&1 != 0 {
		m++
	}
	return m
}

// Float32 converts h to float32, which is exact.
func (h Float16) Float32() float32 {
	sign, exp, mant := uint32(h&0x8000)<<16, uint32(h>>10&0x1f), uint32(h&0x3ff)
	switch {
	case exp == 0x1f:
		return math.Float32frombits(sign | 0x7f800000 | mant<<13)
	case exp != 0:
		return math.Float32frombits(sign | (exp+127-15)<<23 | mant<<13)
	}
	f := float32(mant) / (1 << 24)
	if sign != 0 {
		f = -f
	}
	return f
}

// BFloat16 holds the bits of a bfloat16 number: the upper half of a float32.
type BFloat16 uint16

// NewBFloat16 rounds f to the nearest BFloat16, ties to even.
func NewBFloat16(f float32) BFloat16 {
	b := math.Float32bits(f)
	if f != f {
		// Set the quiet bit: if all payload bits were lost, the NaN would become an
		// infinity.
		return BFloat16(b>>16 | 0x40)
	}
	// A carry out of the mantissa increments the exponent, which is the correct result.
	return BFloat16((uint64(b) + 0x7fff + uint64(b>>16&1)) >> 16)
}

// Float32 converts h to float32, which is exact.
func (h BFloat16) Float32() float32 { return math.Float32frombits(uint32(h) << 16) }
