package reference_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
)

// modelImage is an image of floats for the model of sampling, which follows the formulas of
// the Vulkan specification, "Image Operations", in floats of 64 bits.
type modelImage struct {
	desc   runner.ImageDesc
	levels [][][4]float32
}

// randomImage makes an image with random texels on the device and for the model.
func randomImage(t *testing.T, r *rand.Rand, d *reference.Device, desc runner.ImageDesc) (*modelImage, runner.Image) {
	t.Helper()
	desc.Format = runner.FormatRGBA32Float
	desc, err := desc.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	m := &modelImage{desc: desc}
	var levels []any
	for level := range desc.Levels {
		texels := make([][4]float32, desc.LevelBytes(level)/16)
		for i := range texels {
			for k := range texels[i] {
				texels[i][k] = r.Float32()
			}
		}
		m.levels, levels = append(m.levels, texels), append(levels, texels)
	}
	return m, newImage(t, d, desc, levels...)
}

// texel returns a texel, or the border's color for an index of -1.
func (m *modelImage) texel(s *runner.SamplerDesc, level int, at [3]int, layer int) [4]float64 {
	w, h, depth := m.desc.LevelSize(level)
	var out [4]float64
	if at[0] < 0 || at[1] < 0 || at[2] < 0 {
		white, opaque := s.Border == runner.FloatOpaqueWhite, s.Border != runner.FloatTransparentBlack
		for i := range out {
			if white || opaque && i == 3 {
				out[i] = 1
			}
		}
		return out
	}
	for i, v := range m.levels[level][((layer*depth+at[2])*h+at[1])*w+at[0]] {
		out[i] = float64(v)
	}
	return out
}

// modelIndex is the texel at an index in a direction of n texels, or -1 for the border.
func modelIndex(mode runner.AddressMode, i, n int) int {
	switch mode {
	case runner.Repeat:
		for i < 0 {
			i += n
		}
		return i % n
	case runner.MirroredRepeat:
		for i < 0 {
			i += 2 * n
		}
		if i %= 2 * n; i < n {
			return i
		}
		return 2*n - i - 1
	case runner.MirrorClampToEdge:
		if i < 0 {
			i = -i - 1
		}
		return min(i, n-1)
	case runner.ClampToBorder:
		if i < 0 || i >= n {
			return -1
		}
		return i
	}
	return max(0, min(i, n-1))
}

// weightedIndex is an index in a direction and its part of the result.
type weightedIndex struct {
	index  int
	weight float64
}

// modelAxis returns the texels of a direction around a coordinate in texels.
func modelAxis(mode runner.AddressMode, filter runner.Filter, u float64, n, offset int) []weightedIndex {
	if filter == runner.Nearest {
		return []weightedIndex{{modelIndex(mode, int(math.Floor(u))+offset, n), 1}}
	}
	low := int(math.Floor(u-0.5)) + offset
	part := u - 0.5 - math.Floor(u-0.5)
	return []weightedIndex{{modelIndex(mode, low, n), 1 - part}, {modelIndex(mode, low+1, n), part}}
}

// level returns the filtered texel of a level.
func (m *modelImage) level(s *runner.SamplerDesc, level int, filter runner.Filter, c [3]float64, layer int, offset [3]int) [4]float64 {
	w, h, depth := m.desc.LevelSize(level)
	axes := [3][]weightedIndex{{{0, 1}}, {{0, 1}}, {{0, 1}}}
	count := map[spec.Dim]int{spec.Dim1D: 1, spec.Dim2D: 2, spec.Dim3D: 3}[m.desc.Dim]
	for i, n := range []int{w, h, depth}[:count] {
		scale := float64(n)
		if s.Unnormalized {
			scale = 1
		}
		axes[i] = modelAxis(s.Address[i], filter, c[i]*scale, n, offset[i])
	}
	var out [4]float64
	for _, x := range axes[0] {
		for _, y := range axes[1] {
			for _, z := range axes[2] {
				for i, v := range m.texel(s, level, [3]int{x.index, y.index, z.index}, layer) {
					out[i] += v * x.weight * y.weight * z.weight
				}
			}
		}
	}
	return out
}

// sample returns the result of a sample at a level that is not yet clamped.
func (m *modelImage) sample(s *runner.SamplerDesc, c [3]float64, a, lod float64, offset [3]int) [4]float64 {
	layer := int(max(0, min(math.RoundToEven(a), float64(m.desc.Layers-1))))
	lod = max(float64(s.MinLod), min(lod+float64(s.LodBias), float64(s.MaxLod)))
	return m.atLevel(s, lod, func(level int, filter runner.Filter) [4]float64 { return m.level(s, level, filter, c, layer, offset) })
}

// atLevel joins the levels that a clamped level selects.
func (m *modelImage) atLevel(s *runner.SamplerDesc, lod float64, read func(level int, filter runner.Filter) [4]float64) [4]float64 {
	filter := s.Mag
	if lod > 0 {
		filter = s.Min
	}
	d := max(0, min(lod, float64(m.desc.Levels-1)))
	whole, part := math.Modf(d)
	if s.Mip == runner.Nearest {
		if part > 0.5 {
			whole++
		}
		return read(int(whole), filter)
	}
	out := read(int(whole), filter)
	if part > 0 {
		for i, v := range read(int(whole)+1, filter) {
			out[i] = out[i]*(1-part) + v*part
		}
	}
	return out
}

// closeTo compares a result with that of the model.
func closeTo(got [4]uint32, want [4]float64) bool {
	for i, v := range want {
		if math.Abs(float64(math.Float32frombits(got[i]))-v) > 2e-5 {
			return false
		}
	}
	return true
}

// randomSampler returns a sampler whose levels are limited at random.
func randomSampler(r *rand.Rand) runner.SamplerDesc {
	s := runner.SamplerDesc{
		Mag: runner.Filter(r.IntN(2)), Min: runner.Filter(r.IntN(2)), Mip: runner.Filter(r.IntN(2)), MinLod: -2, MaxLod: 8,
		Border: []runner.BorderColor{runner.FloatTransparentBlack, runner.FloatOpaqueBlack, runner.FloatOpaqueWhite}[r.IntN(3)],
	}
	for i := range s.Address {
		s.Address[i] = runner.AddressMode(r.IntN(5))
	}
	switch r.IntN(4) {
	case 0:
		s.LodBias = float32(r.IntN(9)-4) / 4
	case 1:
		s.MinLod = float32(r.IntN(8)) / 4
	case 2:
		s.MaxLod = float32(r.IntN(8)) / 4
	}
	return s
}

// sampleShape is a kind of image with its coordinates.
type sampleShape struct {
	name, image string
	desc        runner.ImageDesc
	coords      string // the operand, and the number of coordinates without the layer
	n           int
	offset      string
	by          [3]int
}

func sampleShapes() []sampleShape {
	return []sampleShape{
		{"1D", "%f32 1D 0 0 0 1 Unknown", runner.ImageDesc{Dim: spec.Dim1D, Width: 13, Levels: 4}, "%f0_1", 1, "%p2", [3]int{2}},
		{"1D array", "%f32 1D 0 1 0 1 Unknown", runner.ImageDesc{Dim: spec.Dim1D, Width: 8, Levels: 2, Layers: 3}, "%f0_2", 1, "%m1", [3]int{-1}},
		{"2D", "%f32 2D 0 0 0 1 Unknown", runner.ImageDesc{Dim: spec.Dim2D, Width: 9, Height: 6, Levels: 4}, "%f0_2", 2, "%off2", [3]int{1, -3}},
		{"2D array", "%f32 2D 0 1 0 1 Unknown", runner.ImageDesc{Dim: spec.Dim2D, Width: 4, Height: 7, Levels: 3, Layers: 5}, "%f0_3", 2, "%off2", [3]int{1, -3}},
		{"3D", "%f32 3D 0 0 0 1 Unknown", runner.ImageDesc{Dim: spec.Dim3D, Width: 5, Height: 3, Depth: 4, Levels: 3}, "%f0_3", 3, "%off3", [3]int{2, 1, -1}},
	}
}

const offsetDecl = "%off2 = OpConstantComposite %i32x2 %p1 %n3\n%off3 = OpConstantComposite %i32x3 %p2 %p1 %m1\n"

// coordinate returns a random coordinate, often one at or next to edges of texels.
func coordinate(r *rand.Rand) float64 {
	switch r.IntN(3) {
	case 0:
		return float64(r.IntN(33)-8) / 16
	case 1:
		return r.Float64()
	}
	return r.Float64()*6 - 2.5
}

// TestSampleLevels compares samples at explicit levels with the model: all dimensions,
// filters and address modes, with and without offsets.
func TestSampleLevels(t *testing.T) {
	for _, c := range sampleShapes() {
		for _, moved := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s %t", c.name, moved), func(t *testing.T) {
				operands, by := "Lod %f1_1", [3]int{}
				if moved {
					operands, by = "Lod|ConstOffset %f1_1 "+c.offset, c.by
				}
				k := imageKernel{image: c.image, decl: offsetDecl, body: "%v = OpImageSampleExplicitLod %f32x4 %smp " + c.coords + " " + operands + "\n%r = OpBitcast %u32x4 %v"}
				m := k.module(t)
				r := rand.New(rand.NewPCG(7, uint64(c.n)))
				for range 40 {
					d := openWith(t, reference.Options{Checks: reference.CheckAll, SubgroupSize: 4})
					model, image := randomImage(t, r, d, c.desc)
					s := randomSampler(r)
					rows := make([]rowBits, 24)
					want := make([][4]float64, len(rows))
					for i := range rows {
						var at [3]float64
						a := r.Float64()*float64(c.desc.Layers+2) - 1
						in := [4]any{0.0, 0.0, 0.0, 0.0}
						for k := range c.n {
							at[k] = float64(float32(coordinate(r)))
							in[k] = at[k]
						}
						a = float64(float32(a))
						if c.desc.Layers > 0 {
							in[c.n] = a
						}
						lod := float64(r.IntN(24)-6) / 4
						rows[i] = rowBits{bitsOf(in[:]...), bitsOf(lod)}
						want[i] = model.sample(&s, at, a, lod, by)
					}
					got, err := runImageModule(t, d, m, rows, imageAt(image), samplerAt(newSampler(t, d, s)))
					if err != nil {
						t.Fatal(err)
					}
					for i := range got {
						if !closeTo(got[i], want[i]) {
							t.Fatalf("%+v at %v: %v, want %v", s, rows[i], got[i], want[i])
						}
					}
				}
			})
		}
	}
}

// TestSampleGradients compares levels that gradients select with the model.
func TestSampleGradients(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 0))
	for _, c := range sampleShapes() {
		suffix := fmt.Sprintf("_%d", c.n)
		k := imageKernel{image: c.image, decl: offsetDecl, body: "%v = OpImageSampleExplicitLod %f32x4 %smp " + c.coords + " Grad %f1" + suffix + " %f2" + suffix + "\n%r = OpBitcast %u32x4 %v"}
		m := k.module(t)
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		model, image := randomImage(t, r, d, c.desc)
		size := [3]float64{float64(model.desc.Width), float64(model.desc.Height), float64(model.desc.Depth)}
		for range 20 {
			s := randomSampler(r)
			rows, want := make([]rowBits, 20), make([][4]float64, 20)
			for i := range rows {
				var at [3]float64
				in, gx, gy := [4]any{0.0, 0.0, 0.0, 0.0}, [4]any{}, [4]any{}
				var long [2]float64
				for k := range c.n {
					at[k] = float64(float32(coordinate(r)))
					x, y := float64(float32(r.NormFloat64()/4)), float64(float32(r.NormFloat64()/4))
					in[k], gx[k], gy[k] = at[k], x, y
					long[0] += x * x * size[k] * size[k]
					long[1] += y * y * size[k] * size[k]
				}
				rows[i] = rowBits{bitsOf(in[:]...), bitsOf(gx[:]...), bitsOf(gy[:]...)}
				want[i] = model.sample(&s, at, 0, math.Log2(max(long[0], long[1]))/2, [3]int{})
			}
			got, err := runImageModule(t, d, m, rows, imageAt(image), samplerAt(newSampler(t, d, s)))
			if err != nil {
				t.Fatal(err)
			}
			for i := range got {
				if !closeTo(got[i], want[i]) {
					t.Fatalf("%s: %+v at %v: %v, want %v", c.name, s, rows[i], got[i], want[i])
				}
			}
		}
	}
}

// TestSampleImplicit samples without derivatives: at level 0, which the bias and the least
// level of the instruction change.
func TestSampleImplicit(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 0))
	for operands, level := range map[string]func(bias, least float64) (lod, min float64){
		"":                              func(_, _ float64) (float64, float64) { return 0, -9 },
		" Bias %f1_1":                   func(b, _ float64) (float64, float64) { return b, -9 },
		" MinLod %f2_1":                 func(_, m float64) (float64, float64) { return 0, m },
		" Bias|MinLod %f1_1 %f2_1":      func(b, m float64) (float64, float64) { return b, m },
		" Bias|MinLod %f2_1 %f1_1":      func(b, m float64) (float64, float64) { return m, b },
		" ConstOffset %off2":            func(_, _ float64) (float64, float64) { return 0, -9 },
		" Bias|ConstOffset %f1_1 %off2": func(b, _ float64) (float64, float64) { return b, -9 },
	} {
		k := imageKernel{loose: true, image: "%f32 2D 0 0 0 1 Unknown", decl: offsetDecl, body: "%v = OpImageSampleImplicitLod %f32x4 %smp %f0_2" + operands + "\n%r = OpBitcast %u32x4 %v"}
		m := k.module(t)
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		model, image := randomImage(t, r, d, runner.ImageDesc{Dim: spec.Dim2D, Width: 8, Height: 8, Levels: 4})
		s := runner.SamplerDesc{Mag: runner.Linear, Mip: runner.Linear, MaxLod: 9, MinLod: -9}
		rows, want := make([]rowBits, 30), make([][4]float64, 30)
		for i := range rows {
			u, v := float64(float32(r.Float64())), float64(float32(r.Float64()))
			bias, least := float64(r.IntN(12))/4-0.5, float64(r.IntN(12))/4
			rows[i] = rowBits{bitsOf(u, v), bitsOf(bias), bitsOf(least)}
			by := [3]int{}
			if len(operands) > 12 && operands[len(operands)-1] == '2' {
				by = [3]int{1, -3}
			}
			lod, low := level(bias, least)
			want[i] = model.sample(&s, [3]float64{u, v}, 0, max(lod, low), by)
		}
		got, err := runImageModule(t, d, m, rows, imageAt(image), samplerAt(newSampler(t, d, s)))
		if err != nil {
			t.Fatal(err)
		}
		for i := range got {
			if !closeTo(got[i], want[i]) {
				t.Fatalf("%s at %v: %v, want %v", operands, rows[i], got[i], want[i])
			}
		}
	}
}

// TestSampleUnnormalized takes coordinates in texels.
func TestSampleUnnormalized(t *testing.T) {
	r := rand.New(rand.NewPCG(10, 0))
	k := imageKernel{image: "%f32 2D 0 0 0 1 Unknown", body: "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_2 Lod %zero\n%r = OpBitcast %u32x4 %v"}
	m := k.module(t)
	for _, filter := range []runner.Filter{runner.Nearest, runner.Linear} {
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		model, image := randomImage(t, r, d, runner.ImageDesc{Dim: spec.Dim2D, Width: 5, Height: 3})
		s := runner.SamplerDesc{Mag: filter, Min: filter, Unnormalized: true, Address: [3]runner.AddressMode{runner.ClampToBorder, runner.ClampToEdge, 0}}
		rows, want := make([]rowBits, 50), make([][4]float64, 50)
		for i := range rows {
			u, v := float64(r.IntN(40)-8)/4, float64(r.IntN(40)-8)/4
			rows[i] = rowBits{bitsOf(u, v)}
			want[i] = model.sample(&s, [3]float64{u, v}, 0, 0, [3]int{})
		}
		got, err := runImageModule(t, d, m, rows, imageAt(image), samplerAt(newSampler(t, d, s)))
		if err != nil {
			t.Fatal(err)
		}
		for i := range got {
			if !closeTo(got[i], want[i]) {
				t.Fatalf("filter %d at %v: %v, want %v", filter, rows[i], got[i], want[i])
			}
		}
	}
}
