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

// modelCompare is a comparison of depths.
func modelCompare(op runner.CompareOp, ref, depth float64) float64 {
	less, equal := ref < depth, ref == depth
	passes := map[runner.CompareOp]bool{
		runner.CompareLess: less, runner.CompareEqual: equal, runner.CompareLessOrEqual: less || equal, runner.CompareGreater: !less && !equal,
		runner.CompareNotEqual: !equal, runner.CompareGreaterOrEqual: !less, runner.CompareAlways: true,
	}[op]
	if passes {
		return 1
	}
	return 0
}

// depthImage makes a depth image of quarters, in a format, and returns the depths.
func depthImage(t *testing.T, r *rand.Rand, d *reference.Device, f runner.Format) (runner.Image, [4][4]float64) {
	t.Helper()
	var depths [4][4]float64
	var words [16]uint16
	var floats [16]float32
	for i := range 16 {
		// Thirds, which both formats have: 65535/3 is whole.
		n := r.IntN(4)
		words[i], floats[i] = uint16(n*65535/3), float32(n)/3
		depths[i/4][i%4] = float64(floats[i])
		if f == runner.FormatD16Unorm {
			depths[i/4][i%4] = float64(words[i]) / 65535
		}
	}
	desc := runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 4, Height: 4}
	if f == runner.FormatD16Unorm {
		return newImage(t, d, desc, words), depths
	}
	return newImage(t, d, desc, floats), depths
}

// TestSampleComparisons compares depths by all operations, alone, filtered and gathered, also
// with a projection.
func TestSampleComparisons(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 0))
	for body, forms := range map[string]struct{ gathers, loose bool }{
		"%s = OpImageSampleDrefExplicitLod %f32 %smp %f0_2 %f1_1 Lod %zero":     {},
		"%s = OpImageSampleProjDrefExplicitLod %f32 %smp %f2_3 %f3_1 Lod %zero": {},
		"%s = OpImageSampleDrefImplicitLod %f32 %smp %f0_2 %f1_1":               {loose: true},
		"%s = OpImageSampleProjDrefImplicitLod %f32 %smp %f2_3 %f3_1":           {loose: true},
		"%v = OpImageDrefGather %f32x4 %smp %f0_2 %f1_1":                        {gathers: true},
	} {
		k := imageKernel{image: "%f32 2D 1 0 0 1 Unknown", loose: forms.loose, body: body + "\n%r = OpBitcast %u32x4 %v"}
		if !forms.gathers {
			k.body = body + "\n%v = OpCompositeConstruct %f32x4 %s %s %s %s\n%r = OpBitcast %u32x4 %v"
		}
		m := k.module(t)
		for op := range runner.CompareAlways + 1 {
			for _, f := range []runner.Format{runner.FormatD16Unorm, runner.FormatD32Float} {
				d := openWith(t, reference.Options{Checks: reference.CheckAll})
				image, depths := depthImage(t, r, d, f)
				filter := runner.Filter(r.IntN(2))
				s := newSampler(t, d, runner.SamplerDesc{Mag: filter, Compare: true, Op: op})
				rows, want := make([]rowBits, 40), make([][4]float64, 40)
				for i := range rows {
					u, v := float64(float32(r.Float64())), float64(float32(r.Float64()))
					ref := []float64{0, float64(float32(1.0 / 3)), 0.5, 1, 1.5, -0.25}[r.IntN(6)]
					q := float64(int(1) << r.IntN(3))
					rows[i] = rowBits{bitsOf(u, v), bitsOf(ref), bitsOf(u*q, v*q, q), bitsOf(ref * q)}
					if f == runner.FormatD16Unorm {
						ref = max(0, min(ref, 1))
					}
					want[i] = modelComparison(op, filter, forms.gathers, &depths, ref, u, v)
				}
				got, err := runImageModule(t, d, m, rows, imageAt(image), samplerAt(s))
				if err != nil {
					t.Fatal(err)
				}
				for i := range got {
					if !closeTo(got[i], want[i]) {
						t.Fatalf("%s: op %d, filter %d, format %s: %v, want %v", body, op, filter, f, got[i], want[i])
					}
				}
			}
		}
	}
}

func modelComparison(op runner.CompareOp, filter runner.Filter, gathers bool, depths *[4][4]float64, ref, u, v float64) [4]float64 {
	at := func(i, j int) float64 { return modelCompare(op, ref, depths[(j+4)%4][(i+4)%4]) }
	i, j := int(math.Floor(u*4-0.5)), int(math.Floor(v*4-0.5))
	a, b := u*4-0.5-float64(i), v*4-0.5-float64(j)
	if gathers {
		return [4]float64{at(i, j+1), at(i+1, j+1), at(i+1, j), at(i, j)}
	}
	one := at(int(u*4), int(v*4))
	if filter == runner.Linear {
		one = (at(i, j)*(1-a)+at(i+1, j)*a)*(1-b) + (at(i, j+1)*(1-a)+at(i+1, j+1)*a)*b
	}
	return [4]float64{one, one, one, one}
}

// TestSampleProjections divides coordinates by the last one.
func TestSampleProjections(t *testing.T) {
	r := rand.New(rand.NewPCG(14, 0))
	for _, c := range []struct {
		image, coords string
		desc          runner.ImageDesc
		n             int
	}{
		{"%f32 1D 0 0 0 1 Unknown", "%f0_2", runner.ImageDesc{Dim: spec.Dim1D, Width: 7}, 1},
		{"%f32 2D 0 0 0 1 Unknown", "%f0_3", runner.ImageDesc{Dim: spec.Dim2D, Width: 7, Height: 5}, 2},
		{"%f32 3D 0 0 0 1 Unknown", "%f0", runner.ImageDesc{Dim: spec.Dim3D, Width: 7, Height: 5, Depth: 3}, 3},
	} {
		for _, implicit := range []bool{false, true} {
			op := "OpImageSampleProjExplicitLod %f32x4 %smp " + c.coords + " Lod %zero"
			if implicit {
				op = "OpImageSampleProjImplicitLod %f32x4 %smp " + c.coords
			}
			k := imageKernel{loose: implicit, image: c.image, body: "%v = " + op + "\n%r = OpBitcast %u32x4 %v"}
			d := openWith(t, reference.Options{Checks: reference.CheckAll})
			model, image := randomImage(t, r, d, c.desc)
			s := runner.SamplerDesc{Mag: runner.Linear}
			rows, want := make([]rowBits, 30), make([][4]float64, 30)
			for i := range rows {
				var at [3]float64
				in := [4]any{0.0, 0.0, 0.0, 0.0}
				q := float64(int(1)<<r.IntN(3)) / 2
				for k := range c.n {
					at[k] = float64(float32(r.Float64()))
					in[k] = at[k] * q
				}
				in[c.n] = q
				rows[i] = rowBits{bitsOf(in[:]...)}
				want[i] = model.sample(&s, at, 0, 0, [3]int{})
			}
			got, err := k.run(t, d, rows, imageAt(image), samplerAt(newSampler(t, d, s)))
			if err != nil {
				t.Fatal(err)
			}
			for i := range got {
				if !closeTo(got[i], want[i]) {
					t.Fatalf("%s: %v, want %v", op, got[i], want[i])
				}
			}
		}
	}
}

// TestGather returns components of the four texels around a place, also of integers, in
// arrays, with offsets and across the edges of cubes.
func TestGather(t *testing.T) {
	decl := offsetDecl + "%o0 = OpConstantComposite %i32x2 %p1 %p1\n%o1 = OpConstantComposite %i32x2 %n3 %p2\n%o2 = OpConstantComposite %i32x2 %m1 %m1\n%o3 = OpConstantComposite %i32x2 %p2 %n3\n" +
		"%toff = OpTypeArray %i32x2 %c4\n%offs = OpConstantComposite %toff %o0 %o1 %o2 %o3\n"
	four := [4][2]int{{0, 1}, {1, 1}, {1, 0}, {0, 0}}
	r := rand.New(rand.NewPCG(15, 0))
	for operands, by := range map[string][4][2]int{
		"":                    four,
		" ConstOffset %off2":  {{1, -2}, {2, -2}, {2, -3}, {1, -3}},
		" Offset %i1_2":       {{-2, 3}, {-1, 3}, {-1, 2}, {-2, 2}},
		" ConstOffsets %offs": {{1, 1}, {-3, 2}, {-1, -1}, {2, -3}},
	} {
		for component := range 4 {
			k := imageKernel{image: "%f32 2D 0 1 0 1 Unknown", decl: decl, body: fmt.Sprintf("%%v = OpImageGather %%f32x4 %%smp %%f0_3 %%c%d%s\n%%r = OpBitcast %%u32x4 %%v", component, operands)}
			d := openWith(t, reference.Options{Checks: reference.CheckAll})
			model, image := randomImage(t, r, d, runner.ImageDesc{Dim: spec.Dim2D, Width: 7, Height: 5, Layers: 3, Levels: 2})
			s := runner.SamplerDesc{Address: [3]runner.AddressMode{runner.MirroredRepeat, runner.ClampToEdge}, MinLod: 1, MaxLod: 1}
			rows, want := make([]rowBits, 30), make([][4]float64, 30)
			for i := range rows {
				u, v, layer := float64(float32(coordinate(r))), float64(float32(coordinate(r))), r.IntN(3)
				rows[i] = rowBits{bitsOf(u, v, float64(layer)), bitsOf(-2, 2)}
				x, y := int(math.Floor(u*7-0.5)), int(math.Floor(v*5-0.5))
				for n, o := range by {
					at := [3]int{modelIndex(s.Address[0], x+o[0], 7), modelIndex(s.Address[1], y+o[1], 5), 0}
					want[i][n] = model.texel(&s, 0, at, layer)[component]
				}
			}
			got, err := k.run(t, d, rows, imageAt(image), samplerAt(newSampler(t, d, s)))
			if err != nil {
				t.Fatal(err)
			}
			for i := range got {
				if !closeTo(got[i], want[i]) {
					t.Fatalf("component %d%s at %v: %v, want %v", component, operands, rows[i], got[i], want[i])
				}
			}
		}
	}
}

func TestGatherCube(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 0))
	k := imageKernel{image: "%f32 Cube 0 0 0 1 Unknown", body: "%v = OpImageGather %f32x4 %smp %f0_3 %c2\n%r = OpBitcast %u32x4 %v"}
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	model, image := randomImage(t, r, d, runner.ImageDesc{Dim: spec.DimCube, Width: 4, Height: 4})
	rows, want := make([]rowBits, 200), make([][4]float64, 200)
	for i := range rows {
		x, y, z := direction(r)
		rows[i] = rowBits{bitsOf(x, y, z)}
		face, u, v := modelFace(x, y, z)
		a, b := int(math.Floor(u*4-0.5)), int(math.Floor(v*4-0.5))
		for n, o := range [4][2]int{{0, 1}, {1, 1}, {1, 0}, {0, 0}} {
			want[i][n] = model.cubeTexel(0, 0, face, a+o[0], b+o[1])[2]
		}
	}
	got, err := k.run(t, d, rows, imageAt(image), samplerAt(newSampler(t, d, runner.SamplerDesc{})))
	if err != nil {
		t.Fatal(err)
	}
	for i := range got {
		if !closeTo(got[i], want[i]) {
			t.Fatalf("at %v: %v, want %v", rows[i], got[i], want[i])
		}
	}
}

// TestQueryLod asks for levels.
func TestQueryLod(t *testing.T) {
	k := imageKernel{loose: true, image: "%f32 2D 0 0 0 1 Unknown", body: "%q = OpImageQueryLod %f32x2 %smp %f0_2\n%v = OpVectorShuffle %f32x4 %q %q 0 1 0 1\n%r = OpBitcast %u32x4 %v"}
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	_, image := randomImage(t, rand.New(rand.NewPCG(17, 0)), d, runner.ImageDesc{Dim: spec.Dim2D, Width: 8, Height: 8, Levels: 3})
	for _, c := range []struct {
		s          runner.SamplerDesc
		level, lod float64
	}{
		{runner.SamplerDesc{MaxLod: 9, LodBias: 1.25}, 1, 1.25}, {runner.SamplerDesc{MaxLod: 9, LodBias: 1.25, Mip: runner.Linear}, 1.25, 1.25},
		{runner.SamplerDesc{MaxLod: 9, LodBias: 7, Mip: runner.Linear}, 2, 7}, {runner.SamplerDesc{MaxLod: 1, LodBias: 20, Mip: runner.Linear}, 1, 16},
		{runner.SamplerDesc{MinLod: 0.75, MaxLod: 1, LodBias: -20, Mip: runner.Linear}, 0.75, -16}, {runner.SamplerDesc{MinLod: -9, LodBias: -3}, 0, -3},
	} {
		got, err := k.run(t, d, make([]rowBits, 1), imageAt(image), samplerAt(newSampler(t, d, c.s)))
		if err != nil || !closeTo(got[0], [4]float64{c.level, c.lod, c.level, c.lod}) {
			t.Errorf("%+v: %v, %v, want %v, %v", c.s, got, err, c.level, c.lod)
		}
	}
}
