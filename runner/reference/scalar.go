package reference

import (
	"math"

	"github.com/spvc/spvc/runner/reference/libm"
)

// scalarKind is a kind of scalar type.
type scalarKind uint8

const (
	noScalar scalarKind = iota
	boolScalar
	intScalar // the sign is a property of operations
	floatScalar
	pointerScalar
	opaqueScalar // an image or sampler
	bfloatScalar // SPV_KHR_bfloat16
	// Floats of 8 bits (SPV_EXT_float8) with 4 bits of exponent, no infinities and one NaN, and with 5 bits of exponent.
	e4m3Scalar
	e5m2Scalar
)

// scalar is a type of one register.
type scalar struct {
	kind scalarKind
	bits uint8 // 1 for booleans, 64 for pointers, images and samplers
}

// mask returns the bits that a value of the type has.
func (s scalar) mask() uint64 { return math.MaxUint64 >> (64 - s.bits) }

// bytes returns the size of a value in memory. Booleans have no size in SPIR-V; here they
// take 4 bytes.
func (s scalar) bytes() int {
	if s.kind == boolScalar {
		return 4
	}
	return int(s.bits) / 8
}

// signed extends the sign of a value of some bits.
func signed(v uint64, bits uint8) int64 {
	shift := 64 - bits
	return int64(v<<shift) >> shift
}

// f32 and word convert between the value of a register and a float of 32 bits.
func f32(v uint64) float32  { return math.Float32frombits(uint32(v)) }
func word(f float32) uint64 { return uint64(math.Float32bits(f)) }

// f64 and long convert between the value of a register and a float of 64 bits.
func f64(v uint64) float64         { return math.Float64frombits(v) }
func fromFloat64(f float64) uint64 { return math.Float64bits(f) }

// toFloat returns the value of a float of 16, 32 or 64 bits. The conversion is exact.
func toFloat(v uint64, bits uint8) float64 {
	switch bits {
	case 16:
		return libm.HalfToFloat(uint16(v))
	case 32:
		return float64(f32(v))
	}
	return f64(v)
}

// fromFloat rounds a number to the nearest float of 16, 32 or 64 bits, ties to even.
func fromFloat(f float64, bits uint8) uint64 {
	switch bits {
	case 16:
		return uint64(libm.FloatToHalf(f, libm.ToNearest))
	case 32:
		return word(float32(f))
	}
	return fromFloat64(f)
}
