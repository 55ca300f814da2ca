package apfloat

import "math"

// F16FromF32 returns the bits of the F16 number nearest to f, ties to even. It gives what
// Convert gives, without the general path, for arrays of numbers.
func F16FromF32(f float32) uint16 {
	b := math.Float32bits(f)
	sign, exp, mant := uint16(b>>16)&0x8000, int(b>>23&0xff)-127+15, b&0x7fffff
	switch {
	case exp == 0xff-127+15:
		if mant != 0 {
			// This is a quiet NaN with the upper bits of the payload.
			return sign | 0x7e00 | uint16(mant>>13)
		}
		return sign | 0x7c00
	case exp >= 31:
		return sign | 0x7c00
	case exp < -10:
		return sign
	case exp <= 0:
		return sign | uint16(roundShift(mant|1<<23, uint(14-exp)))
	}
	// A carry out of the mantissa increments the exponent, which is the correct result.
	return sign | uint16(uint32(exp)<<10+roundShift(mant, 13))
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

// F32FromF16 returns the number with the bits h of the format F16, which is exact. A
// signaling NaN stays signaling.
func F32FromF16(h uint16) float32 {
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

// BF16FromF32 returns the bits of the BF16 number nearest to f, ties to even. It gives what
// Convert gives.
func BF16FromF32(f float32) uint16 {
	b := math.Float32bits(f)
	if f != f {
		// Set the quiet bit: if all payload bits were lost, the NaN would become an
		// infinity.
		return uint16(b>>16 | 0x40)
	}
	// A carry out of the mantissa increments the exponent, which is the correct result.
	return uint16((uint64(b) + 0x7fff + uint64(b>>16&1)) >> 16)
}

// F32FromBF16 returns the number with the bits h of the format BF16, which is exact.
func F32FromBF16(h uint16) float32 { return math.Float32frombits(uint32(h) << 16) }
