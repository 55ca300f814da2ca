package reference_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
)

// storageShape is a kind of storage image with coordinates of a texel and its number among
// the texels of the level.
type storageShape struct {
	image, coords string
	desc          runner.ImageDesc
	n             int
	index         func(c [3]int) int
	view          runner.ImageRange
}

func storageShapes() []storageShape {
	return []storageShape{
		{"%u32 1D 0 0 0 2 R32ui", "%i0_1", runner.ImageDesc{Dim: spec.Dim1D, Width: 9}, 9, func(c [3]int) int { return c[0] }, runner.ImageRange{}},
		{"%u32 1D 0 1 0 2 R32ui", "%i0_2", runner.ImageDesc{Dim: spec.Dim1D, Width: 5, Layers: 3}, 15, func(c [3]int) int { return c[1]*5 + c[0] }, runner.ImageRange{}},
		{"%u32 2D 0 0 0 2 R32ui", "%i0_2", runner.ImageDesc{Dim: spec.Dim2D, Width: 5, Height: 4}, 20, func(c [3]int) int { return c[1]*5 + c[0] }, runner.ImageRange{}},
		{"%u32 2D 0 1 0 2 R32ui", "%i0_3", runner.ImageDesc{Dim: spec.Dim2D, Width: 3, Height: 2, Layers: 4}, 24, func(c [3]int) int { return c[2]*6 + c[1]*3 + c[0] }, runner.ImageRange{}},
		{"%u32 3D 0 0 0 2 R32ui", "%i0_3", runner.ImageDesc{Dim: spec.Dim3D, Width: 3, Height: 2, Depth: 4}, 24, func(c [3]int) int { return c[2]*6 + c[1]*3 + c[0] }, runner.ImageRange{}},
		{"%u32 Cube 0 0 0 2 R32ui", "%i0_3", runner.ImageDesc{Dim: spec.DimCube, Width: 2, Height: 2}, 24, func(c [3]int) int { return c[2]*4 + c[1]*2 + c[0] }, runner.ImageRange{}},
		{"%u32 Cube 0 1 0 2 R32ui", "%i0_3", runner.ImageDesc{Dim: spec.DimCube, Width: 2, Height: 2, Layers: 12}, 48, func(c [3]int) int { return c[2]*4 + c[1]*2 + c[0] }, runner.ImageRange{}},
		// A layer of an array, and a level.
		{"%u32 2D 0 0 0 2 R32ui", "%i0_2", runner.ImageDesc{Dim: spec.Dim2D, Width: 3, Height: 2, Layers: 4}, 24, func(c [3]int) int { return 12 + c[1]*3 + c[0] }, runner.ImageRange{Layer: 2}},
		{"%u32 2D 0 1 0 2 R32ui", "%i0_3", runner.ImageDesc{Dim: spec.Dim2D, Width: 7, Height: 5, Layers: 3, Levels: 2}, 105, func(c [3]int) int { return 105 + c[2]*6 + 6 + c[1]*3 + c[0] }, runner.ImageRange{Level: 1, Layer: 1}},
	}
}

// coordinatesOf returns the coordinates of all texels that a shape's view shows.
func (s *storageShape) coordinatesOf(t *testing.T) [][3]int {
	t.Helper()
	desc, err := s.desc.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	w, h, d := desc.LevelSize(s.view.Level)
	layers := 1
	if desc.Layers > 1 && s.view.Layer == 0 {
		layers = desc.Layers
	} else if s.view.Level > 0 {
		layers = desc.Layers - s.view.Layer
	}
	var out [][3]int
	for layer := range layers {
		for z := range d {
			for y := range h {
				for x := range w {
					c := [3]int{x, y, z}
					switch {
					case desc.Dim == spec.Dim1D:
						c[1] = layer
					case desc.Dim != spec.Dim3D:
						c[2] = layer
					}
					out = append(out, c)
				}
			}
		}
	}
	return out
}

// TestImageReadWrite reads each texel of storage images and writes another number there.
func TestImageReadWrite(t *testing.T) {
	for _, s := range storageShapes() {
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		k := imageKernel{image: s.image, body: "%r = OpImageRead %u32x4 %img " + s.coords + "\n%sum = OpIAdd %u32x4 %r %a1\nOpImageWrite %img " + s.coords + " %sum"}
		s.desc.Format = runner.FormatR32Uint
		desc, err := s.desc.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		texels := numbers(s.n)
		levels := []any{texels}
		for level := 1; level < desc.Levels; level++ {
			more := numbers(desc.LevelBytes(level) / 4)
			texels = append(texels, more...)
			levels = append(levels, more)
		}
		image := newImage(t, d, desc, levels...)
		var rows []rowBits
		want := slices.Clone(texels)
		all := s.coordinatesOf(t)
		for i, c := range all {
			rows = append(rows, rowBits{bitsOf(c[0], c[1], c[2]), bitsOf(100 * i)})
			want[s.index(c)] += uint32(100 * i)
		}
		got, err := k.run(t, d, rows, runner.Binding{Binding: 2, Image: image, View: s.view})
		if err != nil {
			t.Fatalf("%s: %v", s.image, err)
		}
		for i, c := range all {
			if got[i] != [4]uint32{texels[s.index(c)], 0, 0, 1} {
				t.Fatalf("%s: texel %v is %v, want %d", s.image, c, got[i], texels[s.index(c)])
			}
		}
		var after []uint32
		for level := range desc.Levels {
			data := make([]byte, desc.LevelBytes(level))
			if err := image.Read(level, data); err != nil {
				t.Fatal(err)
			}
			for i := 0; i < len(data); i += 4 {
				after = append(after, binary.LittleEndian.Uint32(data[i:]))
			}
		}
		if !slices.Equal(after, want) {
			t.Errorf("%s: the image is %v, want %v", s.image, after, want)
		}
	}
}

// TestImageFetch reads texels of levels by integers, with an offset.
func TestImageFetch(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRG16Sint, Width: 8, Height: 4, Layers: 2, Levels: 3}
	var levels []any
	for level := range 3 {
		texels := make([]int16, 2*2*(8>>level)*(4>>level))
		for i := range texels {
			texels[i] = int16(-1000*level - i)
		}
		levels = append(levels, texels)
	}
	for operands, by := range map[string][2]int{" Lod %i1_1": {}, " Lod|ConstOffset %i1_1 %off2": {1, -3}} {
		k := imageKernel{image: "%i32 2D 0 1 0 1 Unknown", decl: offsetDecl, body: "%v = OpImageFetch %i32x4 %img %i0_3" + operands + "\n%r = OpBitcast %u32x4 %v"}
		image := newImage(t, d, desc, levels...)
		var rows []rowBits
		var want [][4]uint32
		for level := range 3 {
			w, h := 8>>level, 4>>level
			for layer := range 2 {
				for i := range w * h {
					x, y := i%w, i/w
					rows = append(rows, rowBits{bitsOf(x-by[0], y-by[1], layer), bitsOf(level)})
					n := -1000*level - 2*(layer*w*h+i)
					want = append(want, bitsOf(n, n-1, 0, 1))
				}
			}
		}
		got, err := k.run(t, d, rows, imageAt(image), samplerAt(newSampler(t, d, runner.SamplerDesc{})))
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v, want %v", operands, err, got, want)
		}
	}
}

// TestSparseImages returns the code of resident texels.
func TestSparseImages(t *testing.T) {
	for _, body := range []string{
		"%s = OpImageSparseSampleExplicitLod %sparsef32 %smp %f0_2 Lod %zero", "%s = OpImageSparseSampleImplicitLod %sparsef32 %smp %f0_2",
		"%s = OpImageSparseFetch %sparsef32 %img %i1_2", "%s = OpImageSparseGather %sparsef32 %smp %f0_2 %c0",
	} {
		k := imageKernel{loose: true, image: "%f32 2D 0 0 0 1 Unknown", body: body + `
%code = OpCompositeExtract %u32 %s 0
%there = OpImageSparseTexelsResident %bool %code
%not = OpImageSparseTexelsResident %bool %c1
%v = OpCompositeExtract %f32x4 %s 1
%w = OpBitcast %u32x4 %v
%texel = OpCompositeExtract %u32 %w 0
%y = OpSelect %u32 %there %c5 %c6
%n = OpSelect %u32 %not %c5 %c6
%r = OpCompositeConstruct %u32x4 %code %texel %y %n`}
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		image := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 2, Height: 2}, []float32{7, 7, 7, 7})
		got, err := k.run(t, d, []rowBits{{bitsOf(0.75, 0.75), bitsOf(1, 1)}}, imageAt(image), samplerAt(newSampler(t, d, runner.SamplerDesc{})))
		if want := [4]uint32{0, math.Float32bits(7), 5, 6}; err != nil || got[0] != want {
			t.Errorf("%s: %v, %v", body, got, err)
		}
	}
}

// TestImageQueries asks for sizes and levels.
func TestImageQueries(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	f := runner.FormatR32Uint
	for _, c := range []struct {
		image, query string
		desc         runner.ImageDesc
		view         runner.ImageRange
		want         [4]uint32
	}{
		{"1D 0 0 0 1 Unknown", "%q = OpImageQuerySizeLod %u32 %img %a0_1\n%r = OpCompositeConstruct %u32x4 %q %c0 %c0 %c0", runner.ImageDesc{Dim: spec.Dim1D, Width: 9, Levels: 2}, runner.ImageRange{}, [4]uint32{4}},
		{"2D 0 0 0 1 Unknown", "%q = OpImageQuerySizeLod %u32x2 %img %a0_1\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 2", runner.ImageDesc{Dim: spec.Dim2D, Width: 9, Height: 7, Levels: 3}, runner.ImageRange{}, [4]uint32{4, 3}},
		{"2D 0 0 0 1 Unknown", "%q = OpImageQuerySizeLod %u32x2 %img %a0_1\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 2", runner.ImageDesc{Dim: spec.Dim2D, Width: 9, Height: 7, Levels: 3}, runner.ImageRange{Level: 1}, [4]uint32{2, 1}},
		{"2D 0 1 0 1 Unknown", "%q = OpImageQuerySizeLod %u32x3 %img %a0_1\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 3", runner.ImageDesc{Dim: spec.Dim2D, Width: 9, Height: 7, Levels: 3, Layers: 5}, runner.ImageRange{Layers: 3}, [4]uint32{4, 3, 3}},
		{"3D 0 0 0 1 Unknown", "%q = OpImageQuerySizeLod %u32x3 %img %a0_1\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 3", runner.ImageDesc{Dim: spec.Dim3D, Width: 9, Height: 7, Depth: 5, Levels: 3}, runner.ImageRange{}, [4]uint32{4, 3, 2}},
		{"Cube 0 0 0 1 Unknown", "%q = OpImageQuerySizeLod %u32x2 %img %a0_1\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 2", runner.ImageDesc{Dim: spec.DimCube, Width: 8, Height: 8, Levels: 3}, runner.ImageRange{}, [4]uint32{4, 4}},
		{"Cube 0 1 0 1 Unknown", "%q = OpImageQuerySizeLod %u32x3 %img %a0_1\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 3", runner.ImageDesc{Dim: spec.DimCube, Width: 8, Height: 8, Levels: 3, Layers: 18}, runner.ImageRange{}, [4]uint32{4, 4, 3}},
		{"2D 0 0 0 1 Unknown", "%q = OpImageQueryLevels %u32 %img\n%r = OpCompositeConstruct %u32x4 %q %c0 %c0 %c0", runner.ImageDesc{Dim: spec.Dim2D, Width: 9, Height: 7, Levels: 4}, runner.ImageRange{Level: 1}, [4]uint32{3}},
		{"2D 0 1 0 2 R32ui", "%q = OpImageQuerySize %u32x3 %img\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 3", runner.ImageDesc{Dim: spec.Dim2D, Width: 9, Height: 7, Levels: 4, Layers: 2}, runner.ImageRange{Level: 1}, [4]uint32{4, 3, 2}},
		{"Cube 0 1 0 2 R32ui", "%q = OpImageQuerySize %u32x3 %img\n%r = OpVectorShuffle %u32x4 %q %none 0 1 2 3", runner.ImageDesc{Dim: spec.DimCube, Width: 4, Height: 4, Layers: 12}, runner.ImageRange{}, [4]uint32{4, 4, 2}},
	} {
		c.desc.Format = f
		k := imageKernel{image: "%u32 " + c.image, body: c.query}
		got, err := k.run(t, d, []rowBits{{bitsOf(1)}}, runner.Binding{Binding: 2, Image: newImage(t, d, c.desc), View: c.view}, samplerAt(newSampler(t, d, runner.SamplerDesc{})))
		if err != nil || got[0] != c.want {
			t.Errorf("%s, %s: %v, %v, want %v", c.image, c.query, got, err, c.want)
		}
	}
}

// TestImageAtomics changes texels of all kinds of storage images.
func TestImageAtomics(t *testing.T) {
	for _, s := range storageShapes() {
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		k := imageKernel{image: s.image, decl: "%ptex = OpTypePointer Image %u32\n", body: "%p = OpImageTexelPointer %ptex %image " + s.coords + " %c0\n%old = OpAtomicIAdd %u32 %p %c1 %c0 %a1_1\n%r = OpCompositeConstruct %u32x4 %old %c0 %c0 %c0"}
		s.desc.Format = runner.FormatR32Uint
		desc, err := s.desc.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		image := newImage(t, d, desc)
		all := s.coordinatesOf(t)
		var rows []rowBits
		for i, c := range all {
			rows = append(rows, rowBits{bitsOf(c[0], c[1], c[2]), bitsOf(i + 1)}, rowBits{bitsOf(c[0], c[1], c[2]), bitsOf(1000)})
		}
		got, err := k.run(t, d, rows, runner.Binding{Binding: 2, Image: image, View: s.view})
		if err != nil {
			t.Fatalf("%s: %v", s.image, err)
		}
		var data []byte
		for level := range desc.Levels {
			part := make([]byte, desc.LevelBytes(level))
			if err := image.Read(level, part); err != nil {
				t.Fatal(err)
			}
			data = append(data, part...)
		}
		for i, c := range all {
			if v := binary.LittleEndian.Uint32(data[4*s.index(c):]); v != uint32(i+1001) || got[2*i][0] != 0 || got[2*i+1][0] != uint32(i+1) {
				t.Fatalf("%s: texel %v is %d after %v", s.image, c, v, got[2*i:2*i+2])
			}
		}
	}
}

// TestImageAtomicTypes uses atomics of 64 bits and of floats.
func TestImageAtomicTypes(t *testing.T) {
	// A read races with atomics of other invocations.
	d := openWith(t, reference.Options{Checks: reference.CheckAll &^ reference.CheckRaces})
	wide := imageKernel{image: "%u64 2D 0 0 0 2 R64ui", decl: "%ptex = OpTypePointer Image %u64\n%u64x4 = OpTypeVector %u64 4\n", body: `%p = OpImageTexelPointer %ptex %image %i0_2 %c0
%v = OpUConvert %u64 %a1_1
%big = OpShiftLeftLogical %u64 %v %a2_1
%old = OpAtomicUMax %u64 %p %c1 %c0 %big
%t = OpImageRead %u64x4 %img %i0_2
%x = OpCompositeExtract %u64 %t 0
%r0 = OpBitcast %u32x2 %old
%r1 = OpBitcast %u32x2 %x
%r = OpVectorShuffle %u32x4 %r0 %r1 0 1 2 3`}
	image := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR64Uint, Width: 2, Height: 1}, []uint64{5, 1 << 40})
	got, err := wide.run(t, d, []rowBits{{bitsOf(1, 0), bitsOf(3), bitsOf(33)}, {bitsOf(1, 0), bitsOf(3), bitsOf(50)}, {bitsOf(0, 0), bitsOf(7), bitsOf(0)}}, imageAt(image))
	if want := [][4]uint32{{0, 256, 0, 256}, {0, 256, 0, 3 << 18}, {5, 0, 7, 0}}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
	float := imageKernel{image: "%f32 2D 0 0 0 2 R32f", loose: true, decl: "%ptex = OpTypePointer Image %f32\n", body: `%p = OpImageTexelPointer %ptex %image %i0_2 %c0
%old = OpAtomicFAddEXT %f32 %p %c1 %c0 %f1_1
%bits = OpBitcast %u32 %old
%r = OpCompositeConstruct %u32x4 %bits %bits %bits %bits`}
	image = newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 1, Height: 1}, []float32{0.5})
	got, err = float.run(t, d, []rowBits{{bitsOf(0, 0), bitsOf(2.25)}, {bitsOf(0, 0), bitsOf(0.0)}}, imageAt(image))
	if err != nil || !closeTo(got[0], [4]float64{.5, .5, .5, .5}) || !closeTo(got[1], [4]float64{2.75, 2.75, 2.75, 2.75}) {
		t.Errorf("%v, %v", got, err)
	}
}

// texelBuffer makes a buffer of values.
func texelBuffer(t *testing.T, d *reference.Device, v any) runner.Buffer {
	t.Helper()
	data := bytesFrom(t, v)
	b, err := d.NewBuffer(len(data))
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Write(0, data); err != nil {
		t.Fatal(err)
	}
	return b
}

// TestTexelBuffers reads, writes and changes texels in buffers.
func TestTexelBuffers(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	uniform := imageKernel{image: "%f32 Buffer 0 0 0 1 Unknown", body: "%v = OpImageFetch %f32x4 %img %i0_1\n%q = OpImageQuerySize %u32 %img\n%w = OpBitcast %u32x4 %v\n%r = OpCompositeInsert %u32x4 %q %w 3"}
	data := make([]byte, 256+16)
	copy(data[256:], []byte{255, 0, 0, 255, 0, 255, 51, 0, 102, 0, 0, 0, 0, 0, 204, 0})
	got, err := uniform.run(t, d, []rowBits{{bitsOf(0)}, {bitsOf(1)}, {bitsOf(2)}, {bitsOf(3)}}, runner.Binding{Binding: 2, Buffer: texelBuffer(t, d, data), Format: runner.FormatBGRA8Unorm, Offset: 256})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range [][4]float64{{0, 0, 1}, {0.2, 1, 0}, {0, 0, 0.4}, {0.8, 0, 0}} {
		if n := got[i][3]; n != 4 {
			t.Errorf("%d texels", n)
		}
		if got[i][3] = 0; !closeTo(got[i], want) {
			t.Errorf("texel %d is %v, want %v", i, got[i], want)
		}
	}
	storage := imageKernel{image: "%u32 Buffer 0 0 0 2 R32ui", decl: "%ptex = OpTypePointer Image %u32\n", body: `%x = OpImageRead %u32x4 %img %i0_1
OpImageWrite %img %i1_1 %x
%p = OpImageTexelPointer %ptex %image %i2_1 %c0
%old = OpAtomicXor %u32 %p %c1 %c0 %c7
%r = OpCompositeConstruct %u32x4 %old %c0 %c0 %c0`}
	b := texelBuffer(t, d, []uint32{10, 11, 12, 13})
	got, err = storage.run(t, d, []rowBits{{bitsOf(3), bitsOf(0), bitsOf(1)}}, runner.Binding{Binding: 2, Buffer: b})
	after := make([]byte, 16)
	if err := b.Read(0, after); err != nil {
		t.Fatal(err)
	}
	if want := bytesFrom(t, []uint32{13, 12, 12, 13}); err != nil || got[0][0] != 11 || string(after) != string(want) {
		t.Errorf("%v, %v: %v", got, err, after)
	}
}

// TestStorageFormats writes a texel to an image of each format that storage images have, also
// without a format in the kernel, and reads it.
func TestStorageFormats(t *testing.T) {
	for f := range runner.Format(200) {
		kind, image := f.Kind(), f.ImageFormat()
		if f.TexelBytes() == 0 || f.Bits()[0] == 64 || kind == runner.FormatSharedExponent {
			continue
		}
		ty := "f32"
		in, want := bitsOf(0.2, 0.4, 0.6, 1.0), [4]float64{0.2, 0.4, 0.6, 1}
		switch kind {
		case runner.FormatUint:
			ty, in = "u32", bitsOf(1, 2, 3, 1)
		case runner.FormatSint:
			ty, in = "i32", bitsOf(-1, 2, -3, 1)
		}
		for i, n := range f.Bits() {
			if n == 0 && i < 3 {
				in[i], want[i] = 0, 0
			}
		}
		names := []string{"Unknown"}
		if image != spec.ImageFormatUnknown {
			names = append(names, image.String())
		}
		for _, name := range names {
			k := imageKernel{image: fmt.Sprintf("%%%s 2D 0 0 0 2 %s", ty, name), body: fmt.Sprintf(`%%x = OpBitcast %%%sx4 %%a1
OpImageWrite %%img %%i0_2 %%x
%%y = OpImageRead %%%sx4 %%img %%i0_2
%%r = OpBitcast %%u32x4 %%y`, ty, ty)}
			if ty == "u32" {
				k.body = "OpImageWrite %img %i0_2 %a1\n%r = OpImageRead %u32x4 %img %i0_2"
			}
			d := openWith(t, reference.Options{Checks: reference.CheckAll})
			m := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 2, Height: 2})
			got, err := k.run(t, d, []rowBits{{bitsOf(1, 1), in}}, imageAt(m))
			if err != nil {
				t.Errorf("%s as %s: %v", f, name, err)
				continue
			}
			if ty != "f32" && got[0] != in {
				t.Errorf("%s as %s: %v, want %v", f, name, got[0], in)
			}
			for i, v := range want {
				if g := float64(math.Float32frombits(got[0][i])); ty == "f32" && math.Abs(g-v) > 0.02 {
					t.Errorf("%s as %s: component %d is %v, want %v", f, name, i, g, v)
				}
			}
			data := make([]byte, 4*f.TexelBytes())
			if err := m.Read(0, data); err != nil {
				t.Fatal(err)
			}
			if first := data[:3*f.TexelBytes()]; slices.Max(first) != 0 {
				t.Errorf("%s: other texels changed: %v", f, data)
			}
		}
	}
}

// TestExtension reads and writes integers with the sign that an instruction states.
func TestExtension(t *testing.T) {
	read := func(operand string) imageKernel {
		return imageKernel{loose: true, image: "%u32 2D 0 0 0 2 R8ui", body: "%r = OpImageRead %u32x4 %img %i0_2 " + operand}
	}
	d := openWith(t, reference.Options{Checks: reference.CheckAll &^ reference.CheckUndefined})
	m := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR8Uint, Width: 1, Height: 1}, []byte{0xf0})
	for operand, want := range map[string]uint32{"": 0xf0, "SignExtend": 0xfffffff0, "ZeroExtend": 0xf0, "NonPrivateTexel|VolatileTexel": 0xf0, "MakeTexelVisible|NonPrivateTexel %c1": 0xf0} {
		k := read(operand)
		if got, err := k.run(t, d, make([]rowBits, 1), imageAt(m)); err != nil || got[0] != [4]uint32{want, 0, 0, 1} {
			t.Errorf("%s: %v, %v", operand, got, err)
		}
	}
	m = newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR8Sint, Width: 1, Height: 1}, []byte{0xf0})
	k := imageKernel{loose: true, image: "%u32 2D 0 0 0 2 R8i", body: "%r = OpImageRead %u32x4 %img %i0_2 ZeroExtend\nOpImageWrite %img %i0_2 %a1 ZeroExtend"}
	got, err := k.run(t, d, []rowBits{{{}, bitsOf(-3)}}, imageAt(m))
	data := make([]byte, 1)
	if err := m.Read(0, data); err != nil {
		t.Fatal(err)
	}
	if err != nil || got[0][0] != 0xf0 || data[0] != 0x7f {
		t.Errorf("%v, %v: %v", got, err, data)
	}
	k.body = "%r = OpImageRead %u32x4 %img %i0_2\nOpImageWrite %img %i0_2 %a1 MakeTexelAvailable|NonPrivateTexel|SignExtend %c1"
	got, err = k.run(t, d, []rowBits{{{}, bitsOf(-3)}}, imageAt(m))
	if err := m.Read(0, data); err != nil {
		t.Fatal(err)
	}
	if err != nil || got[0][0] != 0x7f || data[0] != 0xfd {
		t.Errorf("%v, %v: %v", got, err, data)
	}
}
