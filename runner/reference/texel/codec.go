// Package texel converts between the texels of formats and numbers (Vulkan specification, "Formats" and "Numeric
// Representation and Computation").
package texel

import (
	"math"
	"sync"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// Value is the components red, green, blue and alpha. Those of integer formats are integers of
// 64 bits; those of the others are floats of 64 bits, as math.Float64bits makes them.
type Value [4]uint64

// Codec converts texels of a format (Vulkan specification, "Formats" and "Numeric
// Representation and Computation").
type Codec struct {
	Format runner.Format
	Kind   runner.FormatKind
	// Bytes is the size of a texel, and Bits that of each component, or 0 where there is none.
	Bytes int
	Bits  [4]uint8
	// Whole is true if the components are integers.
	Whole  bool
	shifts [4]uint8 // the lowest bit of each component in the texel
	// numbers converts the components that are encoded one by one.
	numbers componentCodec
}

// componentCodec converts a component of some bits.
type componentCodec struct {
	decode, encode func(v uint64, bits uint8) uint64
}

// componentCodecs are by kind of format. Shared exponents have none.
var componentCodecs = [...]componentCodec{
	runner.FormatUnorm: {decodeUnorm, encodeUnorm},
	runner.FormatSnorm: {decodeSnorm, encodeSnorm},
	runner.FormatUint: {
		func(v uint64, _ uint8) uint64 { return v },
		func(v uint64, bits uint8) uint64 { return min(v, mask(bits)) },
	},
	runner.FormatSint: {
		func(v uint64, bits uint8) uint64 { return uint64(signed(v, bits)) },
		func(v uint64, bits uint8) uint64 {
			high := int64(mask(bits - 1))
			return uint64(max(-high-1, min(int64(v), high)))
		},
	},
	runner.FormatFloat: {
		func(v uint64, bits uint8) uint64 { return math.Float64bits(toFloat(v, bits)) },
		func(v uint64, bits uint8) uint64 { return fromFloat(math.Float64frombits(v), bits) },
	},
	runner.FormatSrgb: {
		func(v uint64, bits uint8) uint64 {
			return math.Float64bits(linearOfSrgb(math.Float64frombits(decodeUnorm(v, bits))))
		},
		func(v uint64, bits uint8) uint64 {
			return encodeUnorm(math.Float64bits(srgbOfLinear(math.Float64frombits(v))), bits)
		},
	},
	runner.FormatSharedExponent: {},
}

// Of returns the codec of a format that the table of runner has.
func Of(f runner.Format) *Codec {
	c := &Codec{Format: f, Kind: f.Kind(), Bytes: f.TexelBytes(), Bits: f.Bits()}
	c.Whole = c.Kind == runner.FormatUint || c.Kind == runner.FormatSint
	c.numbers = componentCodecs[c.Kind]
	at := uint8(0)
	for i, n := range c.Bits {
		c.shifts[i] = at
		at += n
	}
	if f == runner.FormatBGRA8Unorm || f == runner.FormatBGRA8Srgb {
		c.shifts[0], c.shifts[2] = c.shifts[2], c.shifts[0]
	}
	return c
}

// has reports whether the format has a component.
func (c *Codec) has(i int) bool { return c.Bits[i] != 0 }

// Components returns the number of components.
func (c *Codec) Components() int {
	n := 0
	for i := range c.Bits {
		if c.has(i) {
			n++
		}
	}
	return n
}

// One returns the component 1.
func (c *Codec) One() uint64 {
	if c.Whole {
		return 1
	}
	return math.Float64bits(1)
}

// Fill gives components that the format lacks their values: 0, and 1 for alpha (Vulkan
// specification, "Conversion to RGBA").
func (c *Codec) Fill(t *Value) {
	for i := range t {
		switch {
		case c.has(i):
		case i == 3:
			t[i] = c.One()
		default:
			t[i] = 0
		}
	}
}

// Invalid returns what is read outside of an image: zeros in the components of the format.
func (c *Codec) Invalid() Value {
	var t Value
	c.Fill(&t)
	return t
}

// alpha reports whether a component is encoded linearly though the others are not.
func (c *Codec) alpha(i int) bool { return i == 3 && c.Kind == runner.FormatSrgb }

// Decode reads a texel.
func (c *Codec) Decode(data []byte) Value {
	var words [2]uint64
	for i, b := range data[:c.Bytes] {
		words[i/8] |= uint64(b) << (i % 8 * 8)
	}
	var t Value
	if c.Kind == runner.FormatSharedExponent {
		t = decodeShared(words[0])
	} else {
		for i, n := range c.Bits {
			if n == 0 {
				continue
			}
			raw := words[c.shifts[i]/64] >> (c.shifts[i] % 64) & mask(n)
			if c.alpha(i) {
				t[i] = decodeUnorm(raw, n)
			} else {
				t[i] = c.numbers.decode(raw, n)
			}
		}
	}
	c.Fill(&t)
	return t
}

// Encode writes a texel.
func (c *Codec) Encode(data []byte, t Value) {
	var words [2]uint64
	if c.Kind == runner.FormatSharedExponent {
		words[0] = encodeShared(t)
	} else {
		for i, n := range c.Bits {
			if n == 0 {
				continue
			}
			var raw uint64
			if c.alpha(i) {
				raw = encodeUnorm(t[i], n)
			} else {
				raw = c.numbers.encode(t[i], n)
			}
			words[c.shifts[i]/64] |= raw & mask(n) << (c.shifts[i] % 64)
		}
	}
	for i := range data[:c.Bytes] {
		data[i] = byte(words[i/8] >> (i % 8 * 8))
	}
}

// Unrepresentable returns the first component of integers that the format cannot hold, or -1.
func (c *Codec) Unrepresentable(t *Value) int {
	for i, n := range c.Bits {
		if c.Whole && n != 0 && c.numbers.decode(c.numbers.encode(t[i], n)&mask(n), n) != t[i] {
			return i
		}
	}
	return -1
}

func decodeUnorm(v uint64, bits uint8) uint64 {
	return math.Float64bits(float64(v) / float64(mask(bits)))
}

// encodeUnorm rounds to the nearest, ties to even. NaN becomes 0.
func encodeUnorm(v uint64, bits uint8) uint64 {
	f := math.Float64frombits(v)
	if !(f > 0) {
		return 0
	}
	return uint64(math.RoundToEven(min(f, 1) * float64(mask(bits))))
}

// decodeSnorm maps the two lowest integers to -1.
func decodeSnorm(v uint64, bits uint8) uint64 {
	return math.Float64bits(max(float64(signed(v, bits))/float64(mask(bits-1)), -1))
}

func encodeSnorm(v uint64, bits uint8) uint64 {
	f := math.Float64frombits(v)
	if f != f {
		return 0
	}
	return uint64(int64(math.RoundToEven(max(-1, min(f, 1)) * float64(mask(bits-1)))))
}

// linearOfSrgb and srgbOfLinear are the transfer functions of sRGB (Khronos Data Format
// specification, "sRGB EOTF").
func linearOfSrgb(f float64) float64 {
	if f <= 0.04045 {
		return f / 12.92
	}
	return math.Pow((f+0.055)/1.055, 2.4)
}

func srgbOfLinear(f float64) float64 {
	if f <= 0.0031308 {
		return f * 12.92
	}
	return 1.055*math.Pow(f, 1/2.4) - 0.055
}

// mask returns the greatest number of some bits.
func mask(bits uint8) uint64 { return math.MaxUint64 >> (64 - bits) }

// signed extends the sign of a number of some bits.
func signed(v uint64, bits uint8) int64 { return int64(v<<(64-bits)) >> (64 - bits) }

// toFloat returns the value of a float of 10, 11, 16 or 32 bits.
func toFloat(v uint64, bits uint8) float64 {
	switch {
	case bits < 16:
		return smallToFloat(v, bits-5)
	case bits == 16:
		return libm.HalfToFloat(uint16(v))
	}
	return float64(math.Float32frombits(uint32(v)))
}

// fromFloat rounds a number to the nearest float of some bits, ties to even.
func fromFloat(f float64, bits uint8) uint64 {
	switch {
	case bits < 16:
		return floatToSmall(f, bits-5)
	case bits == 16:
		return uint64(libm.FloatToHalf(f, libm.ToNearest))
	}
	return uint64(math.Float32bits(float32(f)))
}

// smallToFloat returns the value of a float without a sign: 5 bits of exponent above a
// mantissa of m bits.
func smallToFloat(v uint64, m uint8) float64 {
	exponent, fraction := int(v>>m), float64(v&(1<<m-1))
	switch {
	case exponent == 31 && fraction != 0:
		return math.NaN()
	case exponent == 31:
		return math.Inf(1)
	case exponent == 0:
		return math.Ldexp(fraction, -14-int(m))
	}
	return math.Ldexp(fraction+math.Ldexp(1, int(m)), exponent-15-int(m))
}

// floatToSmall rounds to the nearest float without a sign, ties to even. Negative numbers
// become 0, and finite ones stay finite.
func floatToSmall(f float64, m uint8) uint64 {
	infinite := uint64(31) << m
	switch {
	case f != f:
		return infinite | 1<<(m-1)
	case f <= 0:
		return 0
	case math.IsInf(f, 1):
		return infinite
	case f >= smallToFloat(infinite-1, m):
		return infinite - 1
	}
	// A number of the exponent is so many steps; the mantissa's hidden bit is one more
	// exponent.
	exponent := max(math.Ilogb(f), -14)
	steps := uint64(math.RoundToEven(math.Ldexp(f, int(m)-exponent)))
	return uint64(exponent+14)<<m + steps
}

// The numbers of bits of a shared exponent's mantissas, and its bias.
const (
	sharedMantissa = 9
	sharedBias     = 15
)

func decodeShared(v uint64) Value {
	var t Value
	for i := range 3 {
		mantissa := v >> (sharedMantissa * i) & (1<<sharedMantissa - 1)
		t[i] = math.Float64bits(math.Ldexp(float64(mantissa), int(v>>(3*sharedMantissa))-sharedBias-sharedMantissa))
	}
	return t
}

// encodeShared follows the Vulkan specification, "RGB to Shared Exponent Conversion".
func encodeShared(t Value) uint64 {
	most := math.Ldexp(1<<sharedMantissa-1, 31-sharedBias-sharedMantissa)
	var clamped [3]float64
	largest := 0.0
	for i := range clamped {
		if f := math.Float64frombits(t[i]); f > 0 {
			clamped[i] = min(f, most)
		}
		largest = max(largest, clamped[i])
	}
	exponent := 0
	if largest > 0 {
		exponent = max(math.Ilogb(largest), -sharedBias-1) + 1 + sharedBias
	}
	round := func(f float64) uint64 {
		return uint64(math.Floor(math.Ldexp(f, sharedBias+sharedMantissa-exponent) + 0.5))
	}
	if round(largest) == 1<<sharedMantissa {
		exponent++
	}
	v := uint64(exponent) << (3 * sharedMantissa)
	for i, f := range clamped {
		v |= round(f) << (sharedMantissa * i)
	}
	return v
}

// channelTypes are the types of components that OpenCL knows (3.18).
var channelTypes = sync.OnceValue(func() map[runner.FormatKind]map[uint8]spec.ImageChannelDataType {
	return map[runner.FormatKind]map[uint8]spec.ImageChannelDataType{
		runner.FormatUnorm: {8: spec.ImageChannelDataTypeUnormInt8, 16: spec.ImageChannelDataTypeUnormInt16, 10: spec.ImageChannelDataTypeUnormInt101010_2},
		runner.FormatSrgb:  {8: spec.ImageChannelDataTypeUnormInt8},
		runner.FormatSnorm: {8: spec.ImageChannelDataTypeSnormInt8, 16: spec.ImageChannelDataTypeSnormInt16},
		runner.FormatSint:  {8: spec.ImageChannelDataTypeSignedInt8, 16: spec.ImageChannelDataTypeSignedInt16, 32: spec.ImageChannelDataTypeSignedInt32},
		runner.FormatUint:  {8: spec.ImageChannelDataTypeUnsignedInt8, 16: spec.ImageChannelDataTypeUnsignedInt16, 32: spec.ImageChannelDataTypeUnsignedInt32},
		runner.FormatFloat: {16: spec.ImageChannelDataTypeHalfFloat, 32: spec.ImageChannelDataTypeFloat},
	}
})

// ChannelType returns the type of the components in OpenCL, or false if it has none.
func (c *Codec) ChannelType() (spec.ImageChannelDataType, bool) {
	kind, ok := channelTypes()[c.Kind][c.Bits[0]]
	return kind, ok
}

// ChannelOrder returns the order of the components in OpenCL (3.17).
func (c *Codec) ChannelOrder() spec.ImageChannelOrder {
	srgb := c.Kind == runner.FormatSrgb
	switch n := c.Components(); {
	case c.Format.Depth():
		return spec.ImageChannelOrderDepth
	case n == 1:
		return spec.ImageChannelOrderR
	case n == 2:
		return spec.ImageChannelOrderRG
	case c.shifts[0] != 0 && srgb:
		return spec.ImageChannelOrdersBGRA
	case c.shifts[0] != 0:
		return spec.ImageChannelOrderBGRA
	case srgb:
		return spec.ImageChannelOrdersRGBA
	}
	return spec.ImageChannelOrderRGBA
}
