package texel

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// part is a component of a format, as its name describes it.
type part struct {
	channel     int // 0 to 3 for red to alpha
	shift, bits int
}

// partsOf reads the components of a format from its name, from the lowest bits on.
func partsOf(t *testing.T, name string) (parts []part, kind string) {
	t.Helper()
	if rest, ok := strings.CutPrefix(name, "D"); ok {
		name = "R" + rest // depth is read as red
	}
	m := regexp.MustCompile(`^((?:[RGBAE]\d*)+)(Unorm|Snorm|Uint|Sint|Srgb|Float)$`).FindStringSubmatch(name)
	if m == nil {
		t.Fatalf("format %s", name)
	}
	letters := regexp.MustCompile(`([RGBAE])(\d*)`).FindAllStringSubmatch(m[1], -1)
	common := letters[len(letters)-1][2]
	packed := letters[0][2] != "" && len(letters) > 1
	at := 0
	for i := range letters {
		l := letters[i]
		if packed {
			l = letters[len(letters)-1-i]
		}
		bits, err := strconv.Atoi(l[2])
		if l[2] == "" {
			bits, err = strconv.Atoi(common)
		}
		if err != nil {
			t.Fatal(name, err)
		}
		parts = append(parts, part{strings.Index("RGBAE", l[1]), at, bits})
		at += bits
	}
	return parts, m[2]
}

// eachFormat calls f with all formats of runner.
func eachFormat(f func(format runner.Format)) {
	for format := range runner.Format(200) {
		if format.TexelBytes() > 0 {
			f(format)
		}
	}
}

// ieee returns the value of a float with an exponent of e bits above a fraction of m bits,
// by the definition of IEEE 754; the sign, if there is one, is above both.
func ieee(raw uint64, e, m int) float64 {
	fraction := float64(raw % (1 << m))
	exponent := raw >> m % (1 << e)
	bias := 1<<(e-1) - 1
	v := 0.0
	switch exponent {
	case 0:
		v = fraction * math.Pow(2, float64(1-bias-m))
	case 1<<e - 1:
		if v = math.Inf(1); fraction != 0 {
			v = math.NaN()
		}
	default:
		v = (1 + fraction/math.Pow(2, float64(m))) * math.Pow(2, float64(int(exponent)-bias))
	}
	if raw>>(e+m) != 0 {
		return -v
	}
	return v
}

// componentValue is the value of a component by the formulas of the specification.
func componentValue(raw uint64, bits int, kind string, alpha bool) float64 {
	two := math.Pow(2, float64(bits))
	whole := float64(int64(raw<<(64-bits)) >> (64 - bits))
	switch kind {
	case "Unorm":
		return float64(raw) / (two - 1)
	case "Snorm":
		return math.Max(whole/(two/2-1), -1)
	case "Srgb":
		c := float64(raw) / (two - 1)
		switch {
		case alpha:
			return c
		case c <= 0.04045:
			return c / 12.92
		}
		return math.Pow((c+0.055)/1.055, 2.4)
	case "Sint":
		return whole
	case "Uint":
		return float64(raw)
	}
	if bits < 16 {
		return ieee(raw, 5, bits-5)
	}
	return ieee(raw, map[int]int{16: 5, 32: 8}[bits], map[int]int{16: 10, 32: 23}[bits])
}

// rawComponents returns all values of narrow components, and some of wide ones.
func rawComponents(bits int) []uint64 {
	var out []uint64
	if bits <= 16 {
		for v := range uint64(1) << bits {
			out = append(out, v)
		}
		return out
	}
	r := rand.New(rand.NewPCG(1, uint64(bits)))
	mask := uint64(math.MaxUint64) >> (64 - bits)
	out = append(out, 0, 1, mask, mask>>1, mask>>1+1, mask-1)
	for range 1000 {
		out = append(out, r.Uint64()&mask)
	}
	return out
}

// put writes bits into a texel.
func (p part) put(data []byte, raw uint64) {
	for i := range p.bits {
		if raw>>i&1 != 0 {
			data[(p.shift+i)/8] |= 1 << ((p.shift + i) % 8)
		}
	}
}

// componentOf is a component of a texel as a float.
func componentOf(c *Codec, v uint64) float64 {
	if !c.Whole {
		return math.Float64frombits(v)
	}
	if c.Kind == runner.FormatSint {
		return float64(int64(v))
	}
	return float64(v)
}

// TestCodecs compares each component of each format with the formulas, alone in the texel,
// and writes what it read.
func TestCodecs(t *testing.T) {
	eachFormat(func(format runner.Format) {
		if format == runner.FormatE5B9G9R9Float {
			return
		}
		c := Of(format)
		parts, kind := partsOf(t, format.String())
		if c.Components() != len(parts) {
			t.Errorf("%s has %d components, want %d", format, c.Components(), len(parts))
		}
		for _, p := range parts {
			for i, raw := range rawComponents(p.bits) {
				if len(parts) > 1 && i%37 > 1 && i < 1<<16-3 {
					continue // the codec of one component is that of several
				}
				data := make([]byte, format.TexelBytes())
				p.put(data, raw)
				got := c.Decode(data)
				want := componentValue(raw, p.bits, kind, p.channel == 3)
				if v := componentOf(c, got[p.channel]); v != want && math.Abs(v-want) > 1e-12*math.Abs(want) && want == want {
					t.Fatalf("%s: channel %d of %#x is %v, want %v", format, p.channel, raw, v, want)
				}
				back := make([]byte, len(data))
				c.Encode(back, got)
				lowest := kind == "Snorm" && raw == 1<<(p.bits-1) // -1 has two encodings
				if string(back) != string(data) && !lowest && want == want {
					t.Fatalf("%s: %x is written as %x", format, data, back)
				}
				if want != want && !math.IsNaN(componentOf(c, c.Decode(back)[p.channel])) {
					t.Fatalf("%s: NaN is written as %x", format, back)
				}
				checkMissing(t, c, parts, got)
			}
		}
	})
}

// checkMissing tests that components that the format lacks are 0, and alpha 1.
func checkMissing(t *testing.T, c *Codec, parts []part, got Value) {
	t.Helper()
	for channel := range 4 {
		have := false
		for _, p := range parts {
			have = have || p.channel == channel
		}
		want := 0.0
		if channel == 3 {
			want = 1
		}
		if v := componentOf(c, got[channel]); !have && v != want {
			t.Fatalf("%s: the missing channel %d is %v", c.Format, channel, v)
		}
	}
}

// TestCodecRounding writes numbers between those that formats have, beyond them, and next to
// the middle of two, and looks for the nearest among all.
func TestCodecRounding(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 0))
	eachFormat(func(format runner.Format) {
		parts, kind := partsOf(t, format.String())
		c := Of(format)
		if c.Whole || c.Kind == runner.FormatSharedExponent || parts[0].bits > 16 {
			return
		}
		for _, p := range parts {
			checkRounding(t, r, c, p, kind)
		}
	})
}

func checkRounding(t *testing.T, r *rand.Rand, c *Codec, p part, kind string) {
	t.Helper()
	var values []float64 // of encodings, in the order of encodings, finite ones
	least := math.Inf(1)
	most := math.Inf(-1)
	for _, raw := range rawComponents(p.bits) {
		v := componentValue(raw, p.bits, kind, p.channel == 3)
		values = append(values, v)
		if !math.IsInf(v, 0) && v == v {
			least, most = min(least, v), max(most, v)
		}
	}
	for range 200 {
		at := r.IntN(len(values) - 1)
		a, b := values[at], values[at+1]
		if a-a != 0 || b-b != 0 || kind == "Snorm" && at == len(values)/2-1 || math.Signbit(a) != math.Signbit(b) {
			continue
		}
		v := a + (b-a)*[]float64{0.1, 0.49, 0.51, 0.9, 0.5}[r.IntN(5)]
		var in Value
		in[p.channel] = math.Float64bits(v)
		data := make([]byte, c.Bytes)
		c.Encode(data, in)
		got := math.Float64frombits(c.Decode(data)[p.channel])
		want := a
		switch da, db := math.Abs(v-a), math.Abs(v-b); {
		case kind == "Srgb" && math.Abs(da-db) < 0.1*math.Abs(b-a):
			continue // the encoded number is rounded, not the linear one
		case kind != "Float" && math.Abs(da-db) < 1e-6*math.Abs(b-a):
			continue // not the exact middle
		case da > db || da == db && at%2 != 0:
			want = b
		}
		if math.Abs(got-want) > 1e-12*math.Abs(want) {
			t.Fatalf("%s: %v between %v and %v is written as %v, channel %d", c.Format, v, a, b, got, p.channel)
		}
	}
	edges := map[float64]float64{math.NaN(): 0, least - 1: least, most * 4: most, -math.MaxFloat32: least, math.Inf(-1): least, math.Inf(1): most}
	for v, want := range edges {
		var in Value
		in[p.channel] = math.Float64bits(v)
		data := make([]byte, c.Bytes)
		c.Encode(data, in)
		got := math.Float64frombits(c.Decode(data)[p.channel])
		switch {
		case kind == "Float" && v != v:
			want = v
		case kind == "Float" && math.IsInf(v, 1):
			want = v
		case kind == "Float" && p.bits == 16 && v < least-1 || kind == "Float" && p.bits == 16 && v > most:
			want = math.Inf(int(math.Copysign(1, v)))
		}
		if got != want && (want == want || got == got) && math.Abs(got-want) > 1e-12 {
			t.Errorf("%s: %v is written as %v, want %v", c.Format, v, got, want)
		}
	}
}

// TestCodecTies writes the only numbers that are exactly between two normalized integers.
func TestCodecTies(t *testing.T) {
	for format, want := range map[runner.Format]uint64{
		runner.FormatR8Unorm: 128, runner.FormatD16Unorm: 32768, runner.FormatA2B10G10R10Unorm: 512, runner.FormatR8Snorm: 64, runner.FormatR16Snorm: 16384,
	} {
		c := Of(format)
		for sign, want := range map[float64]uint64{1: want, -1: -want & (1<<c.Bits[0] - 1)} {
			if sign < 0 && c.Kind != runner.FormatSnorm {
				want = 0
			}
			data := make([]byte, 8)
			c.Encode(data[:c.Bytes], Value{math.Float64bits(0.5 * sign)})
			if got := binary.LittleEndian.Uint64(data); got != want {
				t.Errorf("%s: %v is written as %#x, want %#x", format, 0.5*sign, got, want)
			}
		}
	}
}

// TestSharedExponent compares E5B9G9R9 with the numbers that it has.
func TestSharedExponent(t *testing.T) {
	c := Of(runner.FormatE5B9G9R9Float)
	r := rand.New(rand.NewPCG(3, 0))
	for range 20000 {
		// The largest component has a mantissa of 9 bits without a leading zero, or the
		// least exponent.
		e := r.Uint64N(32)
		m := [3]uint64{256 + r.Uint64N(256), r.Uint64N(512), r.Uint64N(512)}
		if e == 0 {
			m[0] = r.Uint64N(512)
		}
		k := r.IntN(3)
		m[0], m[k] = m[k], m[0]
		raw := e<<27 | m[2]<<18 | m[1]<<9 | m[0]
		data := []byte{byte(raw), byte(raw >> 8), byte(raw >> 16), byte(raw >> 24)}
		got := c.Decode(data)
		for i := range m {
			if want := float64(m[i]) * math.Pow(2, float64(e)-24); math.Float64frombits(got[i]) != want {
				t.Fatalf("%#x: channel %d is %v, want %v", raw, i, math.Float64frombits(got[i]), want)
			}
		}
		if math.Float64frombits(got[3]) != 1 {
			t.Fatal("alpha", math.Float64frombits(got[3]))
		}
		back := make([]byte, 4)
		c.Encode(back, got)
		if string(back) != string(data) {
			t.Fatalf("%#x is written as %x", raw, back)
		}
	}
	for _, v := range []struct{ in, want [3]float64 }{
		{[3]float64{math.NaN(), -1, math.Inf(1)}, [3]float64{0, 0, 65408}},
		{[3]float64{511.75, 1, 0}, [3]float64{512, 2, 0}}, // rounding needs one exponent more
		{[3]float64{511.25, 0.5, 0.49}, [3]float64{511, 1, 0}},
		{[3]float64{1e6, 127, 64}, [3]float64{65408, 128, 128}},
	} {
		data := make([]byte, 4)
		c.Encode(data, Value{math.Float64bits(v.in[0]), math.Float64bits(v.in[1]), math.Float64bits(v.in[2])})
		got := c.Decode(data)
		for i := range v.want {
			if math.Float64frombits(got[i]) != v.want[i] {
				t.Errorf("%v: channel %d is %v, want %v", v.in, i, math.Float64frombits(got[i]), v.want[i])
			}
		}
	}
}

// TestIntegerCodecs writes integers that formats cannot hold.
func TestIntegerCodecs(t *testing.T) {
	eachFormat(func(format runner.Format) {
		c := Of(format)
		if !c.Whole {
			return
		}
		parts, kind := partsOf(t, format.String())
		for _, p := range parts {
			most, least := uint64(math.MaxUint64)>>(64-p.bits), uint64(0)
			if kind == "Sint" {
				most >>= 1
				least = -most - 1
			}
			for _, v := range []struct{ in, want uint64 }{{most, most}, {least, least}, {most + 1, most}, {least - 1, least}} {
				beyond := v.in != v.want
				if p.bits == 64 && beyond {
					continue
				}
				if kind == "Uint" && v.in == math.MaxUint64 && p.bits < 64 {
					v.want = most // -1 is a large number
				}
				in := Value{0, 0, 0, 1}
				in[p.channel] = v.in
				data := make([]byte, c.Bytes)
				c.Encode(data, in)
				if got := c.Decode(data)[p.channel]; got != v.want {
					t.Errorf("%s: %d is written as %d, want %d", format, int64(v.in), int64(got), int64(v.want))
				}
				if got := c.Unrepresentable(&in); beyond != (got == p.channel) || !beyond && got != -1 {
					t.Errorf("%s: channel %d = %d: unrepresentable returns %d", format, p.channel, int64(v.in), got)
				}
			}
		}
	})
}

// TestChannels compares what OpenCL calls the components of formats.
func TestChannels(t *testing.T) {
	for _, c := range []struct {
		format runner.Format
		order  spec.ImageChannelOrder
		kind   spec.ImageChannelDataType
	}{
		{runner.FormatR8Unorm, spec.ImageChannelOrderR, spec.ImageChannelDataTypeUnormInt8},
		{runner.FormatRG8Snorm, spec.ImageChannelOrderRG, spec.ImageChannelDataTypeSnormInt8},
		{runner.FormatRGBA8Srgb, spec.ImageChannelOrdersRGBA, spec.ImageChannelDataTypeUnormInt8},
		{runner.FormatBGRA8Unorm, spec.ImageChannelOrderBGRA, spec.ImageChannelDataTypeUnormInt8},
		{runner.FormatBGRA8Srgb, spec.ImageChannelOrdersBGRA, spec.ImageChannelDataTypeUnormInt8},
		{runner.FormatA2B10G10R10Unorm, spec.ImageChannelOrderRGBA, spec.ImageChannelDataTypeUnormInt101010_2},
		{runner.FormatRGBA16Unorm, spec.ImageChannelOrderRGBA, spec.ImageChannelDataTypeUnormInt16},
		{runner.FormatR16Snorm, spec.ImageChannelOrderR, spec.ImageChannelDataTypeSnormInt16},
		{runner.FormatRG8Sint, spec.ImageChannelOrderRG, spec.ImageChannelDataTypeSignedInt8},
		{runner.FormatRG16Sint, spec.ImageChannelOrderRG, spec.ImageChannelDataTypeSignedInt16},
		{runner.FormatRGBA32Sint, spec.ImageChannelOrderRGBA, spec.ImageChannelDataTypeSignedInt32},
		{runner.FormatR8Uint, spec.ImageChannelOrderR, spec.ImageChannelDataTypeUnsignedInt8},
		{runner.FormatR16Uint, spec.ImageChannelOrderR, spec.ImageChannelDataTypeUnsignedInt16},
		{runner.FormatR32Uint, spec.ImageChannelOrderR, spec.ImageChannelDataTypeUnsignedInt32},
		{runner.FormatRGBA16Float, spec.ImageChannelOrderRGBA, spec.ImageChannelDataTypeHalfFloat},
		{runner.FormatD32Float, spec.ImageChannelOrderDepth, spec.ImageChannelDataTypeFloat},
	} {
		codec := Of(c.format)
		if kind, ok := codec.ChannelType(); codec.ChannelOrder() != c.order || kind != c.kind || !ok {
			t.Errorf("%s: order %d, type %d %t", c.format, codec.ChannelOrder(), kind, ok)
		}
	}
	for _, f := range []runner.Format{runner.FormatR64Uint, runner.FormatB10G11R11Float, runner.FormatE5B9G9R9Float, runner.FormatA2B10G10R10Uint} {
		if _, ok := Of(f).ChannelType(); ok {
			t.Errorf("OpenCL has %s", f)
		}
	}
}
