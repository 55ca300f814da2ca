package conform

import (
	"encoding/binary"
	"math"

	"github.com/spvc/spvc/ir"
)

// floatFormat is a format of floats below 32 bits: the bits of the exponent, of the fraction, and the offset of the exponent.
type floatFormat struct {
	exponent, fraction, bias int
}

// formatOf returns the format of a float below 32 bits.
func formatOf(t ir.Type) floatFormat {
	switch t.(*ir.FloatType).Kind {
	case ir.BF16:
		return floatFormat{8, 7, 127}
	case ir.F8E4M3FN:
		return floatFormat{4, 3, 7}
	case ir.F8E5M2:
		return floatFormat{5, 2, 15}
	}
	return floatFormat{5, 10, 15}
}

// wide reports whether the format has 16 bits, and not 8.
func (f floatFormat) wide() bool { return f.exponent+f.fraction == 15 }

// bits returns the float at the beginning of data, and put stores it there.
func (f floatFormat) bits(data []byte) uint32 {
	if f.wide() {
		return uint32(binary.LittleEndian.Uint16(data))
	}
	return uint32(data[0])
}

func (f floatFormat) put(data []byte, v uint32) {
	if f.wide() {
		binary.LittleEndian.PutUint16(data, uint16(v))
		return
	}
	data[0] = byte(v)
}

// single returns the bits of an f32 that is equal to a finite number v. The smallest digits of a position are
// subnormal numbers of f8E4M3FN.
func (f floatFormat) single(v uint32) uint32 {
	sign := v >> (f.exponent + f.fraction) & 1 << 31
	exponent, fraction := int(v>>f.fraction)&(1<<f.exponent-1), v&(1<<f.fraction-1)
	if exponent == 0 {
		return sign | math.Float32bits(float32(math.Ldexp(float64(fraction), 1-f.bias-f.fraction)))
	}
	return sign | uint32(exponent-f.bias+127)<<23 | fraction<<(23-f.fraction)
}

// narrow is the inverse of single. It returns another number if the format does not have that of s.
func (f floatFormat) narrow(s uint32) uint32 {
	sign := s >> 31 << (f.exponent + f.fraction)
	exponent, fraction := int(s>>23&0xff)-127+f.bias, s<<9>>9
	if exponent <= 0 {
		small := math.Ldexp(float64(math.Float32frombits(s<<1>>1)), f.bias+f.fraction-1)
		return sign | uint32(small)
	}
	return sign | uint32(exponent)&(1<<f.exponent-1)<<f.fraction | fraction>>(23-f.fraction)
}
