package reference_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
)

// modelFace returns the face of a direction and the coordinates in it, by the table "Cube map
// face and coordinate selection".
func modelFace(x, y, z float64) (face int, u, v float64) {
	ax, ay, az := math.Abs(x), math.Abs(y), math.Abs(z)
	var s, t, m float64
	switch {
	case az >= ax && az >= ay && z >= 0:
		face, s, t, m = 4, x, -y, az
	case az >= ax && az >= ay:
		face, s, t, m = 5, -x, -y, az
	case ay >= ax && y >= 0:
		face, s, t, m = 2, x, z, ay
	case ay >= ax:
		face, s, t, m = 3, x, -z, ay
	case x >= 0:
		face, s, t, m = 0, -z, -y, ax
	default:
		face, s, t, m = 1, z, -y, ax
	}
	return face, (s/m + 1) / 2, (t/m + 1) / 2
}

// modelPoint is the place on the cube from -1 to 1 of coordinates in a face.
func modelPoint(face int, u, v float64) [3]float64 {
	s, t := 2*u-1, 2*v-1
	return [][3]float64{{1, -t, -s}, {-1, -t, s}, {s, 1, t}, {s, -1, -t}, {s, -t, 1}, {-s, -t, -1}}[face]
}

// neighbor returns the texel of another face that is nearest to one beyond an edge.
func neighbor(face, i, j, n int) (int, int, int) {
	middle := func(i int) float64 { return (float64(i) + 0.5) / float64(n) }
	p := modelPoint(face, middle(i), middle(j))
	best, at := math.Inf(1), [3]int{}
	for f := range 6 {
		for y := range n {
			for x := range n {
				q := modelPoint(f, middle(x), middle(y))
				d := 0.0
				for k := range q {
					d += (p[k] - q[k]) * (p[k] - q[k])
				}
				if f != face && d < best {
					best, at = d, [3]int{f, x, y}
				}
			}
		}
	}
	return at[0], at[1], at[2]
}

// cubeTexel returns a texel of a face, of a neighbor, or the mean of the three at a corner.
func (m *modelImage) cubeTexel(level, cube, face, i, j int) [4]float64 {
	n, _, _ := m.desc.LevelSize(level)
	x, y := max(0, min(i, n-1)), max(0, min(j, n-1))
	at := func(f, i, j int) [4]float64 { return m.texel(nil, level, [3]int{i, j, 0}, 6*cube+f) }
	switch {
	case x == i && y == j:
		return at(face, i, j)
	case x == i || y == j:
		return at(neighbor(face, i, j, n))
	}
	var out [4]float64
	for _, t := range [][4]float64{at(face, x, y), at(neighbor(face, i, y, n)), at(neighbor(face, x, j, n))} {
		for k := range out {
			out[k] += t[k] / 3
		}
	}
	return out
}

func (m *modelImage) cubeLevel(level int, filter runner.Filter, cube, face int, u, v float64) [4]float64 {
	n, _, _ := m.desc.LevelSize(level)
	u, v = u*float64(n), v*float64(n)
	if filter == runner.Nearest {
		return m.cubeTexel(level, cube, face, min(int(u), n-1), min(int(v), n-1))
	}
	i, j := int(math.Floor(u-0.5)), int(math.Floor(v-0.5))
	a, b := u-0.5-float64(i), v-0.5-float64(j)
	var out [4]float64
	for _, c := range []struct {
		i, j   int
		weight float64
	}{{i, j, (1 - a) * (1 - b)}, {i + 1, j, a * (1 - b)}, {i, j + 1, (1 - a) * b}, {i + 1, j + 1, a * b}} {
		for k, t := range m.cubeTexel(level, cube, face, c.i, c.j) {
			out[k] += c.weight * t
		}
	}
	return out
}

// direction returns a random direction, often one toward an edge or corner.
func direction(r *rand.Rand) (x, y, z float64) {
	part := func() float64 {
		if r.IntN(2) == 0 {
			return float64(r.IntN(5)-2) / 2
		}
		return float64(float32(r.NormFloat64()))
	}
	for x == 0 && y == 0 && z == 0 {
		x, y, z = part(), part(), part()
	}
	return x, y, z
}

// TestSampleCubes compares faces, edges and corners of cubes with the model.
func TestSampleCubes(t *testing.T) {
	for _, array := range []bool{false, true} {
		k := imageKernel{image: "%f32 Cube 0 0 0 1 Unknown", body: "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_3 Lod %f1_1\n%r = OpBitcast %u32x4 %v"}
		desc := runner.ImageDesc{Dim: spec.DimCube, Width: 6, Height: 6, Levels: 3}
		if array {
			k.image, desc.Layers = "%f32 Cube 0 1 0 1 Unknown", 18
			k.body = "%v = OpImageSampleExplicitLod %f32x4 %smp %f0 Lod %f1_1\n%r = OpBitcast %u32x4 %v"
		}
		m := k.module(t)
		r := rand.New(rand.NewPCG(11, 0))
		for range 12 {
			d := openWith(t, reference.Options{Checks: reference.CheckAll})
			model, image := randomImage(t, r, d, desc)
			s := randomSampler(r)
			rows, want := make([]rowBits, 60), make([][4]float64, 60)
			for i := range rows {
				x, y, z := direction(r)
				a := float64(r.IntN(11)-2) / 2
				lod := float64(r.IntN(12)-3) / 4
				rows[i] = rowBits{bitsOf(x, y, z, a), bitsOf(lod)}
				cube := int(max(0, min(math.RoundToEven(a), 2)))
				if !array {
					cube = 0
				}
				face, u, v := modelFace(x, y, z)
				lod = max(float64(s.MinLod), min(lod+float64(s.LodBias), float64(s.MaxLod)))
				want[i] = model.atLevel(&s, lod, func(level int, f runner.Filter) [4]float64 { return model.cubeLevel(level, f, cube, face, u, v) })
			}
			got, err := runImageModule(t, d, m, rows, imageAt(image), samplerAt(newSampler(t, d, s)))
			if err != nil {
				t.Fatal(err)
			}
			for i := range got {
				if !closeTo(got[i], want[i]) {
					t.Fatalf("array %t, %+v at %v: %v, want %v", array, s, rows[i], got[i], want[i])
				}
			}
		}
	}
}

// TestCubeGradients compares the level that gradients of a direction select with a difference
// of the coordinates in the face.
func TestCubeGradients(t *testing.T) {
	k := imageKernel{image: "%f32 Cube 0 0 0 1 Unknown", body: "%v = OpImageSampleExplicitLod %f32x4 %smp %f0_3 Grad %f1_3 %f2_3\n%r = OpBitcast %u32x4 %v"}
	m := k.module(t)
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	r := rand.New(rand.NewPCG(12, 0))
	desc := runner.ImageDesc{Dim: spec.DimCube, Format: runner.FormatR32Float, Width: 64, Height: 64, Levels: 7}
	var levels []any
	for level := range desc.Levels {
		texels := make([]float32, 6*(64>>level)*(64>>level))
		for i := range texels {
			texels[i] = float32(level)
		}
		levels = append(levels, texels)
	}
	image := newImage(t, d, desc, levels...)
	s := newSampler(t, d, runner.SamplerDesc{Mip: runner.Linear, MaxLod: 9})
	rows, want := make([]rowBits, 300), make([]float64, 300)
	for i := range rows {
		p := [3]float64{r.NormFloat64(), r.NormFloat64(), r.NormFloat64()}
		p[i%3] = float64(2*(i%2)-1) * (2 + r.Float64()) * max(math.Abs(p[0]), math.Abs(p[1]), math.Abs(p[2]))
		var g [2][3]float64
		long := 0.0
		face, u, v := modelFace(p[0], p[1], p[2])
		for k := range g {
			for n := range g[k] {
				g[k][n] = r.NormFloat64() / 8
			}
			const h = 1e-6
			f, u2, v2 := modelFace(p[0]+h*g[k][0], p[1]+h*g[k][1], p[2]+h*g[k][2])
			if f != face {
				t.Fatal("the difference leaves the face")
			}
			long = max(long, math.Hypot(u2-u, v2-v)/h)
		}
		rows[i] = rowBits{bitsOf(p[0], p[1], p[2]), bitsOf(g[0][0], g[0][1], g[0][2]), bitsOf(g[1][0], g[1][1], g[1][2])}
		want[i] = max(0, min(math.Log2(long*64), 6))
	}
	got, err := runImageModule(t, d, m, rows, imageAt(image), samplerAt(s))
	if err != nil {
		t.Fatal(err)
	}
	for i := range got {
		if v := float64(math.Float32frombits(got[i][0])); math.Abs(v-want[i]) > 1e-4 {
			t.Fatalf("level %v, want %v", v, want[i])
		}
	}
}
