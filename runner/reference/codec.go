package reference

import (
	"math"

	"github.com/spvc/spvc/runner"
)

// texel is the components red, green, blue and alpha. Those of integer formats are integers of
// 64 bits; those of the others are floats of 64 bits, as long makes them.
type texel [4]uint64

// codec converts texels of a format (Vulkan specification, "Formats" and "Numeric
// Representation and Computation").
type codec struct {
	format runner.Format
	kind   runner.FormatKind
	bytes  int
	bits   [4]uint8
	shifts [4]uint8 // the lowest bit of each component in the texel
	whole  bool     // the components are integers
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
		func(v uint64, bits uint8) uint64 { return min(v, scalar{intScalar, bits}.mask()) },
	},
	runner.FormatSint: {
		func(v uint64, bits uint8) uint64 { return uint64(signed(v, bits)) },
		func(v uint64, bits uint8) uint64 { return clampSigned(int64(v), bits) },
	},
	runner.FormatFloat: {
		func(v uint64, bits uint8) uint64 {
			if bits < 16 {
				return long(smallToFloat(v, bits-5))
			}
			return long(toFloat(v, bits))
		},
		func(v uint64, bits uint8) uint64 {
			if bits < 16 {
				return floatToSmall(f64(v), bits-5)
			}
			return fromFloat(f64(v), bits)
		},
	},
	runner.FormatSrgb: {
		func(v uint64, bits uint8) uint64 { return long(linearOfSrgb(f64(decodeUnorm(v, bits)))) },
		func(v uint64, bits uint8) uint64 { return encodeUnorm(long(srgbOfLinear(f64(v))), bits) },
	},
	runner.FormatSharedExponent: {},
}

// codecOf returns the codec of a format that the table of runner has.
func codecOf(f runner.Format) *codec {
	c := &codec{format: f, kind: f.Kind(), bytes: f.TexelBytes(), bits: f.Bits()}
	c.whole = c.kind == runner.FormatUint || c.kind == runner.FormatSint
	c.numbers = componentCodecs[c.kind]
	at := uint8(0)
	for i, n := range c.bits {
		c.shifts[i] = at
		at += n
	}
	if f == runner.FormatBGRA8Unorm || f == runner.FormatBGRA8Srgb {
		c.shifts[0], c.shifts[2] = c.shifts[2], c.shifts[0]
	}
	return c
}

// has reports whether the format has a component.
func (c *codec) has(i int) bool { return c.bits[i] != 0 }

// components returns the number of components.
func (c *codec) components() int {
	n := 0
	for i := range c.bits {
		if c.has(i) {
			n++
		}
	}
	return n
}

// one returns the component 1.
func (c *codec) one() uint64 {
	if c.whole {
		return 1
	}
	return long(1)
}

// fill gives components that the format lacks their values: 0, and 1 for alpha (Vulkan
// specification, "Conversion to RGBA").
func (c *codec) fill(t *texel) {
	for i := range t {
		switch {
		case c.has(i):
		case i == 3:
			t[i] = c.one()
		default:
			t[i] = 0
		}
	}
}

// invalid returns what is read outside of an image: zeros in the components of the format.
func (c *codec) invalid() texel {
	var t texel
	c.fill(&t)
	return t
}

// alpha reports whether a component is encoded linearly though the others are not.
func (c *codec) alpha(i int) bool { return i == 3 && c.kind == runner.FormatSrgb }

// decode reads a texel.
func (c *codec) decode(data []byte) texel {
	var words [2]uint64
	for i, b := range data[:c.bytes] {
		words[i/8] |= uint64(b) << (i % 8 * 8)
	}
	var t texel
	if c.kind == runner.FormatSharedExponent {
		t = decodeShared(words[0])
	} else {
		for i, n := range c.bits {
			if n == 0 {
				continue
			}
			raw := words[c.shifts[i]/64] >> (c.shifts[i] % 64) & scalar{intScalar, n}.mask()
			if c.alpha(i) {
				t[i] = decodeUnorm(raw, n)
			} else {
				t[i] = c.numbers.decode(raw, n)
			}
		}
	}
	c.fill(&t)
	return t
}

// encode writes a texel.
func (c *codec) encode(data []byte, t texel) {
	var words [2]uint64
	if c.kind == runner.FormatSharedExponent {
		words[0] = encodeShared(t)
	} else {
		for i, n := range c.bits {
			if n == 0 {
				continue
			}
			var raw uint64
			if c.alpha(i) {
				raw = encodeUnorm(t[i], n)
			} else {
				raw = c.numbers.encode(t[i], n)
			}
			words[c.shifts[i]/64] |= raw & (scalar{intScalar, n}).mask() << (c.shifts[i] % 64)
		}
	}
	for i := range data[:c.bytes] {
		data[i] = byte(words[i/8] >> (i % 8 * 8))
	}
}

// unrepresentable returns the first component of integers that the format cannot hold, or -1.
func (c *codec) unrepresentable(t *texel) int {
	for i, n := range c.bits {
		if c.whole && n != 0 && c.numbers.decode(c.numbers.encode(t[i], n)&scalar{intScalar, n}.mask(), n) != t[i] {
			return i
		}
	}
	return -1
}

func decodeUnorm(v uint64, bits uint8) uint64 {
	return long(float64(v) / float64(scalar{intScalar, bits}.mask()))
}

// encodeUnorm rounds to the nearest, ties to even. NaN becomes 0.
func encodeUnorm(v uint64, bits uint8) uint64 {
	f := f64(v)
	if !(f > 0) {
		return 0
	}
	return uint64(math.RoundToEven(min(f, 1) * float64(scalar{intScalar, bits}.mask())))
}

// decodeSnorm maps the two lowest integers to -1.
func decodeSnorm(v uint64, bits uint8) uint64 {
	return long(max(float64(signed(v, bits))/float64(scalar{intScalar, bits - 1}.mask()), -1))
}

func encodeSnorm(v uint64, bits uint8) uint64 {
	f := f64(v)
	if f != f {
		return 0
	}
	return uint64(int64(math.RoundToEven(max(-1, min(f, 1)) * float64(scalar{intScalar, bits - 1}.mask()))))
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

func decodeShared(v uint64) texel {
	var t texel
	for i := range 3 {
		mantissa := v >> (sharedMantissa * i) & (1<<sharedMantissa - 1)
		t[i] = long(math.Ldexp(float64(mantissa), int(v>>(3*sharedMantissa))-sharedBias-sharedMantissa))
	}
	return t
}

// encodeShared follows the Vulkan specification, "RGB to Shared Exponent Conversion".
func encodeShared(t texel) uint64 {
	most := math.Ldexp(1<<sharedMantissa-1, 31-sharedBias-sharedMantissa)
	var clamped [3]float64
	largest := 0.0
	for i := range clamped {
		if f := f64(t[i]); f > 0 {
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
