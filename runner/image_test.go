package runner

import (
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// fakeImage and fakeSampler have descriptions and nothing else.
type fakeImage ImageDesc

func (i fakeImage) Desc() ImageDesc       { return ImageDesc(i) }
func (fakeImage) Write(int, []byte) error { return nil }
func (fakeImage) Read(int, []byte) error  { return nil }
func (fakeImage) Close() error            { return nil }

type fakeSampler SamplerDesc

func (s fakeSampler) Desc() SamplerDesc { return SamplerDesc(s) }
func (fakeSampler) Close() error        { return nil }

func imageOf(t *testing.T, d ImageDesc) fakeImage {
	t.Helper()
	d, err := d.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	return fakeImage(d)
}

// launchOf is a launch of a kernel that uses one descriptor, at set 1, binding 2.
func launchOf(r *reflect.Resource, b Binding) *Launch {
	r.Set, r.Binding, r.Count = 1, 2, max(r.Count, 1)
	b.Set, b.Binding = 1, 2
	e := reflect.EntryPoint{Name: "k", Model: reflect.GLCompute, LocalSize: [3]uint32{1, 1, 1}, Resources: []*reflect.Resource{r}}
	return &Launch{Module: &reflect.Module{EntryPoints: []reflect.EntryPoint{e}}, Entry: "k", Groups: [3]uint32{1, 1, 1}, Bindings: []Binding{b}}
}

var (
	float32Type = &reflect.Type{Kind: reflect.FloatType, Bits: 32}
	uint32Type  = &reflect.Type{Kind: reflect.IntType, Bits: 32}
	uint64Type  = &reflect.Type{Kind: reflect.IntType, Bits: 64}
)

// Each row is a descriptor and what the host binds to it. An empty want accepts the binding.
func TestCheckImages(t *testing.T) {
	flat := imageOf(t, ImageDesc{Dim: spec.Dim2D, Format: FormatR32Float, Width: 16, Height: 8, Layers: 4, Levels: 3})
	cube := imageOf(t, ImageDesc{Dim: spec.DimCube, Format: FormatR32Float, Width: 8, Height: 8, Layers: 18})
	uints := imageOf(t, ImageDesc{Dim: spec.Dim2D, Format: FormatR32Uint, Width: 16})
	longs := imageOf(t, ImageDesc{Dim: spec.Dim2D, Format: FormatR64Uint, Width: 16})
	info := func(dim spec.Dim, arrayed bool) *reflect.ImageInfo {
		return &reflect.ImageInfo{Dim: dim, Arrayed: arrayed, Sampled: float32Type}
	}
	for _, c := range []struct {
		name string
		typ  reflect.DescriptorType
		i    *reflect.ImageInfo
		b    Binding
		want string
	}{
		{"sampled", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: flat}, ""},
		{"storage", reflect.StorageImage, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Level: 2, Layer: 3}}, ""},
		{"array", reflect.StorageImage, info(spec.Dim2D, true), Binding{Image: flat, View: ImageRange{Layer: 1, Layers: 3}}, ""},
		{"combined", reflect.CombinedImageSampler, info(spec.Dim2D, false), Binding{Image: flat, Sampler: fakeSampler{}}, ""},
		{"sampler", reflect.SamplerDescriptor, nil, Binding{Sampler: fakeSampler{}}, ""},
		{"cube", reflect.SampledImage, info(spec.DimCube, false), Binding{Image: cube, View: ImageRange{Layer: 12}}, ""},
		{"cubes", reflect.SampledImage, info(spec.DimCube, true), Binding{Image: cube}, ""},
		{"face", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: cube, View: ImageRange{Layer: 5}}, ""},
		{"kernel type", reflect.SampledImage, &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: &reflect.Type{Kind: reflect.VoidType}}, Binding{Image: uints}, ""},
		{"format", reflect.StorageImage, &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: float32Type, Format: spec.ImageFormatR32f}, Binding{Image: flat}, ""},
		{"64 bits", reflect.StorageImage, &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: uint64Type}, Binding{Image: longs}, ""},

		{"no image", reflect.SampledImage, info(spec.Dim2D, false), Binding{Buffer: fakeBuffer(64)}, "the module uses this sampled image, the host provides no image for it"},
		{"no sampler", reflect.SamplerDescriptor, nil, Binding{Image: flat}, "the module uses this sampler, the host provides no sampler for it"},
		{"no sampler of two", reflect.CombinedImageSampler, info(spec.Dim2D, false), Binding{Image: flat}, "the module uses this combined image sampler, the host provides no sampler"},
		{"no image of two", reflect.CombinedImageSampler, info(spec.Dim2D, false), Binding{Sampler: fakeSampler{}}, "the host provides no image"},
		{"types", reflect.StorageImage, nil, Binding{Image: flat}, "the variables at this place have different types of images"},
		{"multisampled", reflect.SampledImage, &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: float32Type, Multisampled: true}, Binding{Image: flat}, "multisampled images cannot be bound by this runner"},
		{"dimension", reflect.SampledImage, info(spec.Dim3D, false), Binding{Image: flat}, "the kernel's image is 3D, the host provides a 2D image"},
		{"no cube", reflect.SampledImage, info(spec.DimCube, false), Binding{Image: flat}, "the kernel's image is Cube, the host provides a 2D image"},
		{"level", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Level: 3}}, "levels 3 to 2 are not among the 3 levels"},
		{"negative level", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Level: -1}}, "are not among the 3 levels"},
		{"levels", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Level: 1, Levels: 3}}, "levels 1 to 3 are not among the 3 levels"},
		{"huge levels", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Level: 1, Levels: math.MaxInt}}, "are not among the 3 levels"},
		{"layer", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Layer: 4}}, "layers 4 to 4 are not among the 4 layers"},
		{"huge layers", reflect.SampledImage, info(spec.Dim2D, true), Binding{Image: flat, View: ImageRange{Layer: 1, Layers: math.MaxInt}}, "are not among the 4 layers"},
		{"storage levels", reflect.StorageImage, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Levels: 2}}, "a storage image has one level"},
		{"cube layers", reflect.SampledImage, info(spec.DimCube, true), Binding{Image: cube, View: ImageRange{Layers: 7}}, "a cube has six layers"},
		{"cube or cubes", reflect.SampledImage, info(spec.DimCube, false), Binding{Image: cube, View: ImageRange{Layers: 12}}, "a cube has six layers"},
		{"cube within cubes", reflect.SampledImage, info(spec.DimCube, false), Binding{Image: cube, View: ImageRange{Layer: 3}}, "the first layer of a cube must be a multiple of six"},
		{"no array", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Layers: 2}}, "the kernel's image is no array of layers"},
		{"other format", reflect.StorageImage, &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: float32Type, Format: spec.ImageFormatRgba8}, Binding{Image: flat}, "the kernel's image has the format RGBA8Unorm, the host provides R32Float"},
		{"integers", reflect.SampledImage, info(spec.Dim2D, false), Binding{Image: uints}, "the kernel's texels are f32, the host provides R32Uint"},
		{"floats", reflect.SampledImage, &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: uint32Type}, Binding{Image: flat}, "the kernel's texels are u32, the host provides R32Float"},
		{"width", reflect.StorageImage, &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: uint64Type}, Binding{Image: uints}, "the kernel's texels are u64, the host provides R32Uint"},
		{"in texels", reflect.CombinedImageSampler, info(spec.Dim2D, false), Binding{Image: flat, Sampler: fakeSampler{Unnormalized: true}}, "a sampler with coordinates in texels needs a 1D or 2D image"},
		{"in texels of one level", reflect.CombinedImageSampler, info(spec.Dim2D, false), Binding{Image: flat, View: ImageRange{Levels: 1}, Sampler: fakeSampler{Unnormalized: true}}, ""},
		{"in texels of a cube", reflect.CombinedImageSampler, info(spec.DimCube, false), Binding{Image: cube, Sampler: fakeSampler{Unnormalized: true}}, "a sampler with coordinates in texels"},
		{"not bindable", reflect.InputAttachment, info(spec.DimSubpassData, false), Binding{Image: flat}, "input attachment descriptors cannot be bound by this runner"},
		{"use unknown", reflect.ImageDescriptor, info(spec.Dim2D, false), Binding{Image: flat}, "image descriptors cannot be bound by this runner"},
	} {
		check(t, c.name, launchOf(&reflect.Resource{Type: c.typ, Image: c.i}, c.b), c.want)
	}
}

func check(t *testing.T, name string, l *Launch, want string) {
	t.Helper()
	err := l.Check(smallDevice())
	switch {
	case want == "" && err != nil:
		t.Errorf("%s: %v", name, err)
	case want != "" && (err == nil || !strings.Contains(err.Error(), "set 1, binding 2: ") || !strings.Contains(err.Error(), want)):
		t.Errorf("%s: got %v, want %q", name, err, want)
	}
}

func TestCheckTexelBuffers(t *testing.T) {
	line := &reflect.ImageInfo{Dim: spec.DimBuffer, Sampled: float32Type}
	stated := &reflect.ImageInfo{Dim: spec.DimBuffer, Sampled: float32Type, Format: spec.ImageFormatRgba32f}
	for _, c := range []struct {
		name string
		i    *reflect.ImageInfo
		b    Binding
		want string
	}{
		{"format of the binding", line, Binding{Buffer: fakeBuffer(64), Format: FormatR32Float}, ""},
		{"format of the kernel", stated, Binding{Buffer: fakeBuffer(64)}, ""},
		{"range", stated, Binding{Buffer: fakeBuffer(640), Offset: 256, Size: 32}, ""},
		{"no buffer", line, Binding{Format: FormatR32Float}, "the host provides no buffer"},
		{"no format", line, Binding{Buffer: fakeBuffer(64)}, "the texel buffer needs a format"},
		{"unknown format", line, Binding{Buffer: fakeBuffer(64), Format: 3}, "the texel buffer needs a format"},
		{"other format", stated, Binding{Buffer: fakeBuffer(64), Format: FormatR32Float}, "the kernel's image has the format RGBA32Float, the host provides R32Float"},
		{"integers", line, Binding{Buffer: fakeBuffer(64), Format: FormatR32Uint}, "the kernel's texels are f32"},
		{"half a texel", stated, Binding{Buffer: fakeBuffer(72)}, "72 bytes are not a whole number of texels of 16 bytes"},
		{"offset", stated, Binding{Buffer: fakeBuffer(640), Offset: 128}, "offset 128 is not a multiple of 256"},
		{"outside", stated, Binding{Buffer: fakeBuffer(64), Size: 80}, "outside the buffer of 64 bytes"},
		{"types", nil, Binding{Buffer: fakeBuffer(64)}, "the variables at this place have different types of images"},
	} {
		for _, typ := range []reflect.DescriptorType{reflect.UniformTexelBuffer, reflect.StorageTexelBuffer} {
			check(t, c.name, launchOf(&reflect.Resource{Type: typ, Image: c.i}, c.b), c.want)
		}
	}
}

func TestCheckArraysOfImages(t *testing.T) {
	image := imageOf(t, ImageDesc{Dim: spec.Dim2D, Format: FormatR32Float, Width: 16})
	r := &reflect.Resource{Type: reflect.SampledImage, Image: &reflect.ImageInfo{Dim: spec.Dim2D, Sampled: float32Type}, Count: 2}
	l := launchOf(r, Binding{Image: image})
	check(t, "one of two", l, "element 1 of the array: the module uses this sampled image")
	l.Bindings = append(l.Bindings, Binding{Set: 1, Binding: 2, Index: 1, Image: image})
	check(t, "two", l, "")
	r.Count = 9
	if err := l.Check(smallDevice()); err == nil {
		t.Error("more images than bindings")
	}
	r.Count = 0
	check(t, "no length", l, "a descriptor array without a length")
}

func TestImageDescs(t *testing.T) {
	for _, c := range []struct {
		d    ImageDesc
		want string
	}{
		{ImageDesc{Dim: spec.Dim2D, Width: 1}, "format 0 is unknown"},
		{ImageDesc{Dim: spec.DimRect, Format: FormatR8Uint, Width: 1}, "the dimension must be 1D, 2D, 3D or Cube"},
		{ImageDesc{Dim: spec.Dim2D, Format: FormatR8Uint}, "it has no texels"},
		{ImageDesc{Dim: spec.Dim2D, Format: FormatR8Uint, Width: -1}, "it has no texels"},
		{ImageDesc{Dim: spec.Dim2D, Format: FormatR8Uint, Width: 1, Layers: -1}, "it has no texels"},
		{ImageDesc{Dim: spec.Dim1D, Format: FormatR8Uint, Width: 1, Height: 2}, "a 1D image has no height"},
		{ImageDesc{Dim: spec.Dim1D, Format: FormatR8Uint, Width: 1, Height: 1, Depth: 2}, "only 3D images have a depth"},
		{ImageDesc{Dim: spec.Dim2D, Format: FormatR8Uint, Width: 1, Depth: 2}, "only 3D images have a depth"},
		{ImageDesc{Dim: spec.Dim3D, Format: FormatR8Uint, Width: 1, Layers: 2}, "3D images have no layers"},
		{ImageDesc{Dim: spec.DimCube, Format: FormatR8Uint, Width: 2, Height: 1}, "a cube has six square layers"},
		{ImageDesc{Dim: spec.DimCube, Format: FormatR8Uint, Width: 2, Height: 2, Layers: 8}, "a cube has six square layers"},
		{ImageDesc{Dim: spec.Dim2D, Format: FormatR8Uint, Width: 9, Levels: 5}, "an image of this size has at most 4 levels"},
	} {
		if _, err := c.d.Resolved(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %s", c.d, err, c.want)
		}
	}
	d := imageOf(t, ImageDesc{Dim: spec.Dim3D, Format: FormatRGBA16Float, Width: 10, Height: 3, Depth: 4, Levels: 4})
	desc := ImageDesc(d)
	for level, want := range []int{10 * 3 * 4 * 8, 5 * 1 * 2 * 8, 2 * 8, 8} {
		if got := desc.LevelBytes(level); got != want {
			t.Errorf("level %d has %d bytes, want %d", level, got, want)
		}
	}
	cube := imageOf(t, ImageDesc{Dim: spec.DimCube, Format: FormatR8Uint, Width: 4, Height: 4})
	if cube.Layers != 6 || cube.Levels != 1 || cube.Depth != 1 {
		t.Errorf("%+v", cube)
	}
}

func TestSamplerDescs(t *testing.T) {
	nan := float32(math.NaN())
	clamp := [3]AddressMode{ClampToEdge, ClampToBorder, Repeat}
	for _, c := range []struct {
		s    SamplerDesc
		want string
	}{
		{SamplerDesc{}, ""},
		{SamplerDesc{Mag: Linear, Min: Linear, Mip: Linear, MinLod: 1, MaxLod: 4, Compare: true, Op: CompareAlways, Border: IntOpaqueWhite}, ""},
		{SamplerDesc{MaxLod: float32(math.Inf(1))}, ""},
		{SamplerDesc{Address: [3]AddressMode{Repeat, ClampToBorder, MirrorClampToEdge}}, ""},
		{SamplerDesc{Unnormalized: true, Address: clamp}, ""},
		{SamplerDesc{Mag: 2}, "a filter is unknown"},
		{SamplerDesc{Min: 2}, "a filter is unknown"},
		{SamplerDesc{Mip: 2}, "a filter is unknown"},
		{SamplerDesc{Address: [3]AddressMode{0, 0, 5}}, "an address mode is unknown"},
		{SamplerDesc{Border: 6}, "the border color is unknown"},
		{SamplerDesc{Op: 8}, "the comparison is unknown"},
		{SamplerDesc{LodBias: nan}, "the bias of the level must be finite"},
		{SamplerDesc{LodBias: float32(math.Inf(-1))}, "the bias of the level must be finite"},
		{SamplerDesc{MinLod: 2, MaxLod: 1}, "the lowest level 2 exceeds the highest 1"},
		{SamplerDesc{MaxLod: nan}, "exceeds the highest NaN"},
		{SamplerDesc{Unnormalized: true}, "with coordinates in texels"},
		{SamplerDesc{Unnormalized: true, Address: clamp, Mag: Linear}, "with coordinates in texels"},
		{SamplerDesc{Unnormalized: true, Address: clamp, Mip: Linear}, "with coordinates in texels"},
		{SamplerDesc{Unnormalized: true, Address: clamp, MaxLod: 1}, "with coordinates in texels"},
		{SamplerDesc{Unnormalized: true, Address: clamp, Compare: true}, "with coordinates in texels"},
	} {
		switch err := c.s.Check(); {
		case c.want == "" && err != nil:
			t.Errorf("%+v: %v", c.s, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%+v: %v, want %s", c.s, err, c.want)
		}
	}
}

// The names of formats, read by the rules that Format states, give the facts of the table.
func TestFormatTable(t *testing.T) {
	last := Format(0)
	for i := range formats {
		r := &formats[i]
		if r.format <= last {
			t.Errorf("%s is out of order", r.name)
		}
		last = r.format
		bits := 0
		for _, n := range r.bits {
			bits += int(n)
		}
		shared := 0
		if r.kind == FormatSharedExponent {
			shared = 5
		}
		if bits+shared != 8*r.bytes {
			t.Errorf("%s has %d bits in %d bytes", r.name, bits, r.bytes)
		}
		got, ok := ParseFormat(r.name)
		if !ok || got != r.format || got.String() != r.name || got.TexelBytes() != r.bytes || got.Bits() != r.bits || got.Kind() != r.kind {
			t.Errorf("%s: %v %v", r.name, got, ok)
		}
		if back, ok := FormatOf(r.image); r.image != spec.ImageFormatUnknown && (!ok || back != r.format) {
			t.Errorf("%s: %s", r.name, back)
		}
		if got.Depth() != strings.HasPrefix(r.name, "D") {
			t.Errorf("%s: depth %v", r.name, got.Depth())
		}
	}
	for f := spec.ImageFormatRgba32f; f <= spec.ImageFormatR64i; f++ {
		if _, ok := FormatOf(f); !ok {
			t.Errorf("SPIR-V's format %s has no format", f)
		}
	}
	if _, ok := ParseFormat("R9Unorm"); ok {
		t.Error("a format of 9 bits")
	}
	if f := Format(3); f.String() != "unknown format" || f.TexelBytes() != 0 || f.Kind() != 0 || f.Bits() != [4]uint8{} || f.ImageFormat() != spec.ImageFormatUnknown {
		t.Errorf("%s", f)
	}
}

// Formats have the format of SPIR-V that is compatible, if there is one.
func TestImageFormatOf(t *testing.T) {
	for f, want := range map[Format]spec.ImageFormat{FormatR32Uint: spec.ImageFormatR32ui, FormatD32Float: spec.ImageFormatUnknown, 9999: spec.ImageFormatUnknown} {
		if got := f.ImageFormat(); got != want {
			t.Errorf("%v: %v, want %v", f, got, want)
		}
	}
}
