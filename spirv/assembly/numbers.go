package assembly

import (
	"math"
	"math/bits"
	"strconv"

	"github.com/spvc/spvc/spirv/grammar"
	"github.com/spvc/spvc/spirv/spec"
)

// format is a format of floats: a sign bit, unless it is unsigned, then the bits of the exponent and of the fraction.
type format struct {
	name               string // the name that an id of the type gets
	exponent, fraction uint
	unsigned           bool
}

// formats are the formats of the operand FP Encoding.
var formats = map[spec.FPEncoding]format{
	spec.FPEncodingBFloat16KHR:           {name: "bfloat16", exponent: 8, fraction: 7},
	spec.FPEncodingFloat8E4M3EXT:         {name: "fp8e4m3", exponent: 4, fraction: 3},
	spec.FPEncodingFloat8E5M2EXT:         {name: "fp8e5m2", exponent: 5, fraction: 2},
	spec.FPEncodingFloat6E2M3EXT:         {name: "fp6e2m3", exponent: 2, fraction: 3},
	spec.FPEncodingFloat6E3M2EXT:         {name: "fp6e3m2", exponent: 3, fraction: 2},
	spec.FPEncodingFloat4E2M1EXT:         {name: "fp4e2m1", exponent: 2, fraction: 1},
	spec.FPEncodingFloat8UnsignedE8M0EXT: {name: "fp8e8m0", exponent: 8, unsigned: true},
	spec.FPEncodingMXInt8EXT:             {name: "mxint8"},
}

var (
	half   = format{exponent: 5, fraction: 10}
	single = format{exponent: 8, fraction: 23}
	double = format{exponent: 11, fraction: 52}
)

// appendNumber appends a literal number. Like spirv-dis, it writes nothing for a number of more than two words.
func appendNumber(dst []byte, o *grammar.Operand) []byte {
	if len(o.Words) > 2 {
		return dst
	}
	v := uint64(o.Words[0])
	if len(o.Words) == 2 {
		v |= uint64(o.Words[1]) << 32
	}
	switch o.Type.Form {
	case grammar.Unsigned:
		return strconv.AppendUint(dst, v, 10)
	case grammar.Signed:
		if len(o.Words) == 1 {
			v = uint64(int64(int32(v)))
		}
		return strconv.AppendInt(dst, int64(v), 10)
	}
	return appendFloat(dst, v, len(o.Words), o.Type)
}

func appendFloat(dst []byte, v uint64, n int, t grammar.NumberType) []byte {
	if f, ok := formats[spec.FPEncoding(t.Encoding)]; ok && n == 1 {
		if spec.FPEncoding(t.Encoding) == spec.FPEncodingMXInt8EXT { // an integer of 64ths
			return single.appendHex(dst, uint64(math.Float32bits(float32(int8(v))/64)))
		}
		return f.appendHex(dst, v)
	}
	switch {
	case n == 2:
		if x := math.Float64frombits(v); usual(x, 0x1p-1022) {
			return strconv.AppendFloat(dst, x, 'g', 17, 64)
		}
		return double.appendHex(dst, v)
	case t.Width == 16:
		return half.appendHex(dst, v)
	}
	if x := float64(math.Float32frombits(uint32(v))); usual(x, 0x1p-126) {
		return strconv.AppendFloat(dst, x, 'g', 9, 64)
	}
	return single.appendHex(dst, v)
}

// usual reports whether a number is zero or normal in a format whose least normal number is given.
func usual(x, least float64) bool {
	return x == 0 || math.Abs(x) >= least && !math.IsInf(x, 0)
}

// appendHex appends a float in hexadecimal. Infinities and NaNs have the exponent above the largest.
func (f format) appendHex(dst []byte, v uint64) []byte {
	exponent := int(v>>f.fraction) & (1<<f.exponent - 1)
	fraction := v & (1<<f.fraction - 1)
	if !f.unsigned && v>>(f.fraction+f.exponent)&1 != 0 {
		dst = append(dst, '-')
	}
	zero := exponent == 0 && fraction == 0
	power := exponent - (1<<(f.exponent-1) - 1)
	switch {
	case zero:
		power = 0
	case exponent == 0:
		// A subnormal number becomes one with a leading 1.
		shift := int(f.fraction) - bits.Len64(fraction)
		power -= shift
		fraction = fraction << (shift + 1) & (1<<f.fraction - 1)
	}
	dst = append(dst, '0', 'x', '1')
	if zero {
		dst[len(dst)-1] = '0'
	}
	digits := (f.fraction + 3) / 4
	fraction <<= digits*4 - f.fraction
	for ; digits > 0 && fraction&15 == 0; digits-- {
		fraction >>= 4
	}
	if digits > 0 {
		dst = append(dst, '.')
		for ; digits > 0; digits-- {
			dst = append(dst, "0123456789abcdef"[fraction>>(4*(digits-1))&15])
		}
	}
	dst = append(dst, 'p')
	if power >= 0 {
		dst = append(dst, '+')
	}
	return strconv.AppendInt(dst, int64(power), 10)
}
