//go:build cgo

package vulkan

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// allFormats returns the formats that images can have.
func allFormats() []runner.Format {
	var out []runner.Format
	for f := runner.Format(1); f < 1000; f++ {
		if f.TexelBytes() > 0 {
			out = append(out, f)
		}
	}
	return out
}

func newImage(t testing.TB, d runner.Device, desc runner.ImageDesc) runner.Image {
	t.Helper()
	i, err := d.NewImage(desc)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

func readLevel(t testing.TB, i runner.Image, level int) []byte {
	t.Helper()
	desc := i.Desc()
	data := make([]byte, desc.LevelBytes(level))
	if err := i.Read(level, data); err != nil {
		t.Fatal(err)
	}
	return data
}

func writeLevel(t testing.TB, i runner.Image, level int, data []byte) {
	t.Helper()
	if err := i.Write(level, data); err != nil {
		t.Fatal(err)
	}
}

// texels returns bytes whose texels are numbers: floats that are finite and not tiny, and no
// signed normalized numbers below -1.
func texels(rng *rand.Rand, f runner.Format, n int) []byte {
	var out []byte
	for range n {
		texel := make([]byte, f.TexelBytes())
		at := 0
		for _, bits := range f.Bits() {
			putBits(texel, at, int(bits), component(rng, f, int(bits)))
			at += int(bits)
		}
		if f == runner.FormatE5B9G9R9Float {
			putBits(texel, 27, 5, uint64(10+rng.IntN(10)))
		}
		out = append(out, texel...)
	}
	return out
}

// component draws the bits of a component.
func component(rng *rand.Rand, f runner.Format, bits int) uint64 {
	v := rng.Uint64() & (1<<bits - 1)
	switch {
	case bits == 0:
		return 0
	case f == runner.FormatD32Float:
		return uint64(math.Float32bits(rng.Float32()))
	case f.Kind() == runner.FormatFloat && bits == 32:
		return uint64(math.Float32bits(rng.Float32()*200 - 100))
	case f.Kind() == runner.FormatFloat && bits == 16:
		return v&^(0x1f<<10) | uint64(8+rng.IntN(12))<<10
	case f.Kind() == runner.FormatFloat: // 6 or 5 bits of fraction, no sign
		return v&(1<<(bits-5)-1) | uint64(8+rng.IntN(12))<<(bits-5)
	case f.Kind() == runner.FormatSnorm && v == 1<<(bits-1):
		return v + 1
	}
	return v
}

func putBits(texel []byte, at, n int, v uint64) {
	for i := range n {
		texel[(at+i)/8] |= byte(v>>i&1) << ((at + i) % 8)
	}
}

func getBits(texel []byte, at, n int) uint64 {
	v := uint64(0)
	for i := range n {
		v |= uint64(texel[(at+i)/8]>>((at+i)%8)&1) << i
	}
	return v
}

// decoded returns the components of a texel as a kernel sees them: numbers, or the bits of
// integers.
func decoded(f runner.Format, texel []byte) [4]float64 {
	out := [4]float64{0, 0, 0, 1}
	at := 0
	for i, n := range f.Bits() {
		bits := int(n)
		if bits == 0 {
			continue
		}
		out[i] = number(f, i, bits, getBits(texel, at, bits))
		at += bits
	}
	if f == runner.FormatE5B9G9R9Float {
		for i := range 3 {
			out[i] *= math.Ldexp(1, int(getBits(texel, 27, 5))-15-9)
		}
	}
	if f == runner.FormatBGRA8Unorm || f == runner.FormatBGRA8Srgb {
		out[0], out[2] = out[2], out[0]
	}
	return out
}

func number(f runner.Format, channel, bits int, v uint64) float64 {
	signed := float64(int64(v<<(64-bits)) >> (64 - bits))
	switch f.Kind() {
	case runner.FormatUnorm:
		return float64(v) / float64(uint64(1)<<bits-1)
	case runner.FormatSnorm:
		return max(-1, signed/float64(uint64(1)<<(bits-1)-1))
	case runner.FormatSrgb:
		x := float64(v) / 255
		switch {
		case channel == 3:
			return x
		case x <= 0.04045:
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	case runner.FormatSint:
		return signed
	case runner.FormatFloat:
		return smallFloat(bits, v)
	}
	return float64(v)
}

// smallFloat decodes a normal float of 10, 11, 16 or 32 bits.
func smallFloat(bits int, v uint64) float64 {
	switch bits {
	case 32:
		return float64(math.Float32frombits(uint32(v)))
	case 16:
		x := math.Ldexp(float64(1<<10|v&(1<<10-1)), int(v>>10&0x1f)-15-10)
		if v>>15 != 0 {
			return -x
		}
		return x
	}
	fraction := bits - 5
	return math.Ldexp(float64(uint64(1)<<fraction|v&(1<<fraction-1)), int(v>>fraction)-15-fraction)
}

// compOf returns the component type with which kernels read a format.
func compOf(f runner.Format) string {
	switch f.Kind() {
	case runner.FormatUint:
		return "u32"
	case runner.FormatSint:
		return "i32"
	}
	return "f32"
}

// vectorsOf returns the bytes of vectors of integers, or of floats if a is a coordinate of
// floats.
func vectorsOf[N int | float64](list [][2][4]N) []byte {
	var out []byte
	for _, pair := range list {
		for _, v := range pair {
			for _, x := range v {
				switch n := any(x).(type) {
				case int:
					out = binary.LittleEndian.AppendUint32(out, uint32(int32(n)))
				case float64:
					out = binary.LittleEndian.AppendUint32(out, math.Float32bits(float32(n)))
				}
			}
		}
	}
	return out
}

// pictured runs a kernel of picturing with an operand pair for each invocation, and returns
// the vectors that the kernel stores.
func pictured[N int | float64](t *testing.T, d runner.Device, k picturing, in [][2][4]N, bindings ...runner.Binding) [][4]float64 {
	t.Helper()
	n := len(in)
	for len(in)%64 != 0 {
		in = append(in, [2][4]N{})
	}
	b, out := newBuffer(t, d, vectorsOf(in)), newBuffer(t, d, make([]byte, 16*len(in)))
	defer b.Close()
	defer out.Close()
	bindings = append(slices.Clone(bindings), runner.Binding{Binding: 1, Buffer: b}, runner.Binding{Binding: 2, Buffer: out})
	run(t, d, &runner.Launch{Module: module(t, k.text()), Entry: "main", Groups: [3]uint32{uint32(len(in) / 64), 1, 1}, Bindings: bindings})
	data := make([]byte, out.Size())
	if err := out.Read(0, data); err != nil {
		t.Fatal(err)
	}
	results := make([][4]float64, n)
	for i := range results {
		for c := range 4 {
			v := binary.LittleEndian.Uint32(data[16*i+4*c:])
			switch k.comp {
			case "u32":
				results[i][c] = float64(v)
			case "i32":
				results[i][c] = float64(int32(v))
			default:
				results[i][c] = float64(math.Float32frombits(v))
			}
		}
	}
	return results
}

// A new image is zero, and keeps what is written, for each format and level; memory of
// earlier images does not shine through.
func TestImageBytes(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		rng := rand.New(rand.NewPCG(3, 4))
		made := 0
		for _, f := range allFormats() {
			desc := runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 19, Height: 7, Layers: 3, Levels: 4}
			for range 2 {
				i, err := d.NewImage(desc)
				if err != nil {
					if !strings.Contains(err.Error(), "format "+f.String()) {
						t.Errorf("%s: %v", f, err)
					}
					continue
				}
				made++
				for level := range desc.Levels {
					got := readLevel(t, i, level)
					if !bytes.Equal(got, make([]byte, len(got))) {
						t.Errorf("%s: level %d of a new image is not zero: % x", f, level, got[:16])
					}
					want := texels(rng, f, len(got)/f.TexelBytes())
					writeLevel(t, i, level, want)
					if got := readLevel(t, i, level); !bytes.Equal(got, want) {
						t.Errorf("%s: level %d: read % x, want % x", f, level, got[:16], want[:16])
					}
				}
				if err := i.Close(); err != nil {
					t.Error(err)
				}
			}
		}
		if made < 2*35 {
			t.Errorf("the device has images of %d formats only", made/2)
		}
	})
}

// Kernels read and write each format that the device has storage images of.
func TestStorageFormats(t *testing.T) {
	each(t, Options{}, func(t *testing.T, rd runner.Device) {
		d := rd.(*Device)
		rng := rand.New(rand.NewPCG(5, 6))
		ran := 0
		for _, f := range allFormats() {
			name, ok := spirvFormats[f.ImageFormat()]
			i, err := d.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 8, Height: 8})
			if !ok || err != nil || !usable(d, i, f) {
				continue
			}
			to := newImage(t, d, i.Desc())
			want := texels(rng, f, 64)
			writeLevel(t, i, 0, want)
			run(t, d, &runner.Launch{Module: module(t, moving(f, name)), Entry: "main", Groups: [3]uint32{1, 1, 1},
				Bindings: []runner.Binding{{Image: i}, {Binding: 1, Image: to}}})
			if got := readLevel(t, to, 0); !bytes.Equal(got, want) {
				t.Errorf("%s:\n% x, want\n% x", f, got[:16], want[:16])
			}
			ran++
		}
		t.Logf("%d formats", ran)
		if ran < 20 {
			t.Errorf("only %d formats ran", ran)
		}
	})
}

// usable reports whether kernels can read and write an image of the device.
func usable(d *Device, i runner.Image, f runner.Format) bool {
	storage := i.(*image).p.usage&imageUsages[2].usage != 0
	return storage && (f.Bits()[0] != 64 || d.info.HasFeature("shaderImageInt64Atomics"))
}

// spirvFormats are the names of SPIR-V's formats in assembly.
var spirvFormats = map[spec.ImageFormat]string{
	spec.ImageFormatRgba32f: "Rgba32f", spec.ImageFormatRgba16f: "Rgba16f", spec.ImageFormatR32f: "R32f", spec.ImageFormatRgba8: "Rgba8",
	spec.ImageFormatRgba8Snorm: "Rgba8Snorm", spec.ImageFormatRg32f: "Rg32f", spec.ImageFormatRg16f: "Rg16f",
	spec.ImageFormatR11fG11fB10f: "R11fG11fB10f", spec.ImageFormatR16f: "R16f", spec.ImageFormatRgba16: "Rgba16",
	spec.ImageFormatRgb10A2: "Rgb10A2", spec.ImageFormatRg16: "Rg16", spec.ImageFormatRg8: "Rg8", spec.ImageFormatR16: "R16",
	spec.ImageFormatR8: "R8", spec.ImageFormatRgba16Snorm: "Rgba16Snorm", spec.ImageFormatRg16Snorm: "Rg16Snorm",
	spec.ImageFormatRg8Snorm: "Rg8Snorm", spec.ImageFormatR16Snorm: "R16Snorm", spec.ImageFormatR8Snorm: "R8Snorm",
	spec.ImageFormatRgba32i: "Rgba32i", spec.ImageFormatRgba16i: "Rgba16i", spec.ImageFormatRgba8i: "Rgba8i", spec.ImageFormatR32i: "R32i",
	spec.ImageFormatRg32i: "Rg32i", spec.ImageFormatRg16i: "Rg16i", spec.ImageFormatRg8i: "Rg8i", spec.ImageFormatR16i: "R16i",
	spec.ImageFormatR8i: "R8i", spec.ImageFormatRgba32ui: "Rgba32ui", spec.ImageFormatRgba16ui: "Rgba16ui",
	spec.ImageFormatRgba8ui: "Rgba8ui", spec.ImageFormatR32ui: "R32ui", spec.ImageFormatRgb10a2ui: "Rgb10a2ui",
	spec.ImageFormatRg32ui: "Rg32ui", spec.ImageFormatRg16ui: "Rg16ui", spec.ImageFormatRg8ui: "Rg8ui", spec.ImageFormatR16ui: "R16ui",
	spec.ImageFormatR8ui: "R8ui", spec.ImageFormatR64ui: "R64ui", spec.ImageFormatR64i: "R64i",
}

// Kernels see the numbers of each format: of sampled images, and of texel buffers.
func TestFetchedFormats(t *testing.T) {
	each(t, Options{}, func(t *testing.T, rd runner.Device) {
		d := rd.(*Device)
		rng := rand.New(rand.NewPCG(7, 8))
		var in [][2][4]int
		for i := range 64 {
			in = append(in, [2][4]int{{i % 8, i / 8}})
		}
		images, buffers := 0, 0
		for _, f := range allFormats() {
			if f.Bits()[0] == 64 {
				continue // 32-bit kernels do not read them
			}
			data := texels(rng, f, 64)
			check := func(what string, got [][4]float64, at func(i int) int) {
				for i, v := range got {
					want := decoded(f, data[at(i)*f.TexelBytes():][:f.TexelBytes()])
					if !near(f, v, want) {
						t.Errorf("%s: %s: texel %d is %v, want %v", f, what, i, v, want)
						return
					}
				}
			}
			if i, err := d.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 8, Height: 8}); err == nil && i.(*image).p.usage&imageUsages[1].usage != 0 {
				writeLevel(t, i, 0, data)
				k := picturing{dim: spec.Dim2D, comp: compOf(f), how: "fetch"}
				check("image", pictured(t, d, k, in, runner.Binding{Image: i}), func(i int) int { return i })
				images++
			}
			b := newBuffer(t, d, data)
			if d.wrongTexels(&reflect.Module{}, &reflect.Resource{Type: reflect.UniformTexelBuffer, Image: &reflect.ImageInfo{}}, &runner.Binding{Buffer: b, Format: f}) == "" {
				k := picturing{dim: spec.DimBuffer, comp: compOf(f), how: "texels"}
				check("texel buffer", pictured(t, d, k, in, runner.Binding{Buffer: b, Format: f}), func(i int) int { return i % 8 })
				buffers++
			}
		}
		t.Logf("%d formats of images, %d of texel buffers", images, buffers)
		if images < 35 || buffers < 15 {
			t.Errorf("only %d formats of images, %d of texel buffers", images, buffers)
		}
	})
}

// near compares what a kernel read with the numbers of the texel.
func near(f runner.Format, got, want [4]float64) bool {
	tolerance := 0.0
	switch f.Kind() {
	case runner.FormatUnorm, runner.FormatSnorm:
		tolerance = 1e-6
	case runner.FormatSrgb:
		tolerance = 2e-3 // lavapipe approximates the curve
	}
	for c := range 4 {
		if f.Depth() && c > 0 {
			break // what is beside depths is not the same everywhere
		}
		if math.Abs(got[c]-want[c]) > tolerance {
			return false
		}
	}
	return true
}

func TestImageRefusals(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		var limit *runner.LimitError
		for _, c := range []struct {
			desc runner.ImageDesc
			want string
		}{
			{runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR8Uint, Width: 1 << 30}, "maxImageDimension2D"},
			{runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatR8Uint, Width: 1 << 40}, "maxImageDimension1D"},
			{runner.ImageDesc{Dim: spec.Dim3D, Format: runner.FormatR8Uint, Width: 4, Depth: 1 << 20}, "maxImageDimension3D"},
			{runner.ImageDesc{Dim: spec.DimCube, Format: runner.FormatR8Uint, Width: 1 << 20, Height: 1 << 20}, "maxImageDimensionCube"},
			{runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR8Uint, Width: 4, Layers: 1 << 20}, "maxImageArrayLayers"},
			{runner.ImageDesc{Dim: spec.Dim3D, Format: runner.FormatRGBA32Float, Width: 2048, Height: 2048, Depth: 2048}, "maxResourceSize"},
		} {
			if _, err := d.NewImage(c.desc); !errors.As(err, &limit) || limit.Limit != c.want || limit.Value <= limit.Max {
				t.Errorf("%+v: %v, want %s", c.desc, err, c.want)
			}
		}
		for _, desc := range []runner.ImageDesc{{Dim: spec.Dim2D, Width: 1}, {Dim: spec.Dim2D, Format: runner.FormatR8Uint}, {Dim: spec.DimBuffer, Format: runner.FormatR8Uint, Width: 1}} {
			if _, err := d.NewImage(desc); err == nil {
				t.Errorf("%+v is accepted", desc)
			}
		}
		for _, s := range []runner.SamplerDesc{{Mag: 9}, {MinLod: 2, MaxLod: 1}, {Unnormalized: true}, {LodBias: 1000}, {LodBias: float32(math.NaN())}} {
			if _, err := d.NewSampler(s); err == nil {
				t.Errorf("%+v is accepted", s)
			}
		}
		i := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 4, Height: 4, Levels: 2})
		for _, c := range []struct{ level, size int }{{-1, 64}, {2, 4}, {0, 63}, {1, 64}} {
			if i.Write(c.level, make([]byte, c.size)) == nil || i.Read(c.level, make([]byte, c.size)) == nil {
				t.Errorf("level %d with %d bytes is accepted", c.level, c.size)
			}
		}
		i.Close()
		if err := i.Close(); err != nil {
			t.Error(err)
		}
		if err := i.Read(0, make([]byte, 64)); !errors.Is(err, runner.ErrClosed) {
			t.Errorf("a closed image: %v", err)
		}
	})
}

// An image that the device cannot use at a descriptor is refused.
func TestImageBindings(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		other := openOn(t, "driver:llvmpipe", Options{})
		in, out := newBuffer(t, d, make([]byte, 64*32)), newBuffer(t, d, make([]byte, 64*16))
		make2D := func(d runner.Device, f runner.Format) runner.Image {
			return newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 4, Height: 4})
		}
		sampler := func(d runner.Device, s runner.SamplerDesc) runner.Sampler {
			out, err := d.NewSampler(s)
			if err != nil {
				t.Fatal(err)
			}
			return out
		}
		closed, closedSampler := make2D(d, runner.FormatR32Float), sampler(d, runner.SamplerDesc{})
		closed.Close()
		closedSampler.Close()
		plain, linear := sampler(d, runner.SamplerDesc{}), sampler(d, runner.SamplerDesc{Mag: runner.Linear})
		flat := runner.SamplerDesc{Unnormalized: true, Address: [3]runner.AddressMode{runner.ClampToEdge, runner.ClampToEdge, runner.ClampToEdge}}
		sample, fetch, load := picturing{dim: spec.Dim2D, comp: "f32", how: "sample"}, picturing{dim: spec.Dim2D, comp: "f32", how: "fetch"}, picturing{dim: spec.Dim2D, comp: "f32", how: "read"}
		array := picturing{dim: spec.Dim2D, arrayed: true, comp: "f32", how: "sample"}
		whole := picturing{dim: spec.Dim2D, comp: "u32", how: "sample"}
		compare := picturing{dim: spec.Dim2D, depth: true, comp: "f32", how: "compare"}
		texels := picturing{dim: spec.DimBuffer, comp: "f32", how: "texels"}
		for _, c := range []struct {
			k    picturing
			b    runner.Binding
			want string
		}{
			{fetch, runner.Binding{Image: make2D(other, runner.FormatR32Float)}, "the image belongs to another device"},
			{fetch, runner.Binding{Image: closed}, "the image was closed"},
			{sample, runner.Binding{Image: make2D(d, runner.FormatR32Float), Sampler: closedSampler}, "the sampler was closed"},
			{sample, runner.Binding{Image: make2D(d, runner.FormatR32Float), Sampler: sampler(other, runner.SamplerDesc{})}, "the sampler belongs to another device"},
			{load, runner.Binding{Image: make2D(d, runner.FormatD32Float)}, "the device cannot read and write 2D images of format D32Float"},
			{whole, runner.Binding{Image: make2D(d, runner.FormatRGBA32Uint), Sampler: linear}, "the device cannot filter linearly 2D images of format RGBA32Uint"},
			{compare, runner.Binding{Image: make2D(d, runner.FormatR32Float), Sampler: plain}, "the kernel compares depths, which R32Float does not have"},
			{array, runner.Binding{Image: make2D(d, runner.FormatR32Float), Sampler: sampler(d, flat)}, "a sampler with coordinates in texels needs"},
			{texels, runner.Binding{Buffer: in, Format: runner.FormatD16Unorm}, "the device has no uniform texel buffers of format D16Unorm"},
		} {
			l := &runner.Launch{Module: module(t, c.k.text()), Entry: "main", Groups: [3]uint32{1, 1, 1},
				Bindings: []runner.Binding{c.b, {Binding: 1, Buffer: in}, {Binding: 2, Buffer: out}}}
			var refused *runner.BindingError
			if _, err := d.Run(context.Background(), l); !errors.As(err, &refused) || !strings.Contains(refused.Reason, c.want) || refused.Binding != 0 {
				t.Errorf("%v: %v, want %s", c.k, err, c.want)
			}
		}
	})
}

// The boxes of a copy cover a level once, in order.
func TestBoxes(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	for range 300 {
		desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRG8Uint, Width: 1 + rng.IntN(20), Height: 1 + rng.IntN(9), Depth: 1, Layers: 1 + rng.IntN(5), Levels: 1}
		most := 2 + rng.IntN(400)
		at := 0
		for b := range boxes(&desc, 0, most) {
			if got := ((b.slice*desc.Height+b.y)*desc.Width + b.x) * 2; got != at || b.bytes > most || b.bytes != b.width*b.height*b.slices*2 || b.bytes == 0 {
				t.Fatalf("%+v in boxes of %d bytes: %+v at %d, want %d", desc, most, b, got, at)
			}
			at += b.bytes
		}
		if at != desc.LevelBytes(0) {
			t.Fatalf("%+v: %d of %d bytes", desc, at, desc.LevelBytes(0))
		}
	}
}

// A level that is larger than a staging buffer is copied in pieces.
func TestLargeImages(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		for _, desc := range []runner.ImageDesc{
			{Dim: spec.Dim2D, Format: runner.FormatRGBA32Float, Width: 1023, Height: 515, Layers: 2},
			{Dim: spec.Dim3D, Format: runner.FormatRGBA8Uint, Width: 200, Height: 130, Depth: 101},
		} {
			i := newImage(t, d, desc)
			rng := rand.New(rand.NewPCG(11, 12))
			got := readLevel(t, i, 0)
			if len(got) < 2*stagingSize || !bytes.Equal(got, make([]byte, len(got))) {
				t.Errorf("%d bytes", len(got))
			}
			want := texels(rng, desc.Format, len(got)/desc.Format.TexelBytes())
			writeLevel(t, i, 0, want)
			if !bytes.Equal(readLevel(t, i, 0), want) {
				t.Error("the image has other texels")
			}
			i.Close()
		}
	})
}

// Limits and extensions of a device that has less than the drivers of the tests.
func TestImageLimits(t *testing.T) {
	d := open(t, Options{}).(*Device)
	i := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 4, Height: 4})
	s, err := d.NewSampler(runner.SamplerDesc{})
	if err != nil {
		t.Fatal(err)
	}
	in, out := newBuffer(t, d, make([]byte, 64*32)), newBuffer(t, d, make([]byte, 64*16))
	start := func(k picturing, b runner.Binding) error {
		_, err := d.Run(context.Background(), &runner.Launch{Module: module(t, k.text()), Entry: "main", Groups: [3]uint32{1, 1, 1},
			Bindings: []runner.Binding{b, {Binding: 1, Buffer: in}, {Binding: 2, Buffer: out}}})
		return err
	}
	sample := func() error {
		return start(picturing{dim: spec.Dim2D, comp: "f32", how: "sample"}, runner.Binding{Image: i, Sampler: s})
	}
	load := func() error {
		return start(picturing{dim: spec.Dim2D, comp: "f32", how: "read", format: "R32f"}, runner.Binding{Image: i})
	}
	texels := func() error {
		return start(picturing{dim: spec.DimBuffer, comp: "f32", how: "texels"}, runner.Binding{Buffer: in, Format: runner.FormatR32Float})
	}
	newSampler := func(desc runner.SamplerDesc) func() error {
		return func() error {
			_, err := d.NewSampler(desc)
			return err
		}
	}
	for _, c := range []struct {
		name   string
		lower  func()
		action func() error
		want   string
	}{
		{"samplers of a stage", func() { d.most.stage_samplers = 0 }, sample, "maxPerStageDescriptorSamplers"},
		{"sampled images of a stage", func() { d.most.stage_sampled = 0 }, sample, "maxPerStageDescriptorSampledImages"},
		{"texel buffers of a stage", func() { d.most.stage_sampled = 0 }, texels, "maxPerStageDescriptorSampledImages"},
		{"storage images of a stage", func() { d.most.stage_storage = 0 }, load, "maxPerStageDescriptorStorageImages"},
		{"texels", func() { d.most.texels = 511 }, texels, "maxTexelBufferElements"},
		{"samplers", func() { d.most.samplers = 1 }, newSampler(runner.SamplerDesc{}), "maxSamplerAllocationCount"},
		{"bias", func() { d.most.lod_bias = 2 }, newSampler(runner.SamplerDesc{LodBias: -2.5}), "maxSamplerLodBias"},
		{"mirror", func() { d.info.Extensions = nil }, newSampler(runner.SamplerDesc{Address: all(runner.MirrorClampToEdge)}), "needs " + mirrorExtension},
	} {
		most, info := d.most, d.info
		if err := c.action(); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		for other := range d.samplers {
			if other != s {
				other.Close()
			}
		}
		c.lower()
		if err := c.action(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
		d.most, d.info = most, info
	}
}
