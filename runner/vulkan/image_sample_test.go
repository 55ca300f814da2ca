//go:build cgo

package vulkan

import (
	"context"
	"encoding/binary"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// numbered fills an image of R32Float, of at most 16 by 16 texels and 16 slices, so that
// each texel tells its place.
func numbered(t *testing.T, i runner.Image) {
	t.Helper()
	desc := i.Desc()
	for level := range desc.Levels {
		w, h, depth := desc.LevelSize(level)
		var data []byte
		for slice := range depth * desc.Layers {
			for y := range h {
				for x := range w {
					data = append(data, floats(numberOf(level, slice, y, x))...)
				}
			}
		}
		writeLevel(t, i, level, data)
	}
}

func numberOf(level, slice, y, x int) float32 { return float32(level<<12 | slice<<8 | y<<4 | x) }

// toCube returns the direction from a cube's center to a place of a face, whose sides go
// from -1 to 1 (Vulkan, Cube Map Face Selection).
func toCube(face int, s, t float64) [4]float64 {
	return [6][4]float64{{1, -t, -s}, {-1, -t, s}, {s, 1, t}, {s, -1, -t}, {s, -t, 1}, {-s, -t, -1}}[face]
}

// swiftShader is the driver that adds the first level of a view twice to the level of a fetch
// (docs/drivers.md).
const swiftShader = 10

// A descriptor shows the levels and layers of its range, by fetches and by samples.
func TestImageViews(t *testing.T) {
	flat := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 8, Height: 6, Layers: 7, Levels: 3}
	line := runner.ImageDesc{Dim: spec.Dim1D, Format: runner.FormatR32Float, Width: 16, Layers: 4, Levels: 4}
	solid := runner.ImageDesc{Dim: spec.Dim3D, Format: runner.FormatR32Float, Width: 8, Height: 4, Depth: 5, Levels: 3}
	cubes := runner.ImageDesc{Dim: spec.DimCube, Format: runner.FormatR32Float, Width: 4, Height: 4, Layers: 12, Levels: 2}
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		for _, c := range []struct {
			name    string
			desc    runner.ImageDesc
			dim     spec.Dim
			arrayed bool
			view    runner.ImageRange
		}{
			{"2D", flat, spec.Dim2D, false, runner.ImageRange{}},
			{"2D of level 1 and layer 3", flat, spec.Dim2D, false, runner.ImageRange{Level: 1, Layer: 3}},
			{"2D of one level", flat, spec.Dim2D, false, runner.ImageRange{Level: 1, Levels: 1, Layer: 6}},
			{"2D array", flat, spec.Dim2D, true, runner.ImageRange{}},
			{"2D array of layers 2 to 4", flat, spec.Dim2D, true, runner.ImageRange{Level: 2, Layer: 2, Layers: 3}},
			{"1D", line, spec.Dim1D, false, runner.ImageRange{Layer: 1}},
			{"1D array", line, spec.Dim1D, true, runner.ImageRange{Level: 1}},
			{"3D", solid, spec.Dim3D, false, runner.ImageRange{}},
			{"3D of level 1", solid, spec.Dim3D, false, runner.ImageRange{Level: 1}},
			{"face of a cube", cubes, spec.Dim2D, false, runner.ImageRange{Layer: 9}},
			{"faces of cubes", cubes, spec.Dim2D, true, runner.ImageRange{Layer: 4}},
			{"cube", cubes, spec.DimCube, false, runner.ImageRange{Layer: 6}},
			{"cube array", cubes, spec.DimCube, true, runner.ImageRange{}},
		} {
			i := newImage(t, d, c.desc)
			numbered(t, i)
			s, err := d.NewSampler(runner.SamplerDesc{MaxLod: 10, Address: [3]runner.AddressMode{runner.ClampToEdge, runner.ClampToEdge, runner.ClampToEdge}})
			if err != nil {
				t.Fatal(err)
			}
			b := runner.Binding{Image: i, View: c.view, Sampler: s}
			desc := i.Desc()
			v := b.Shown(&reflect.Resource{Type: reflect.SampledImage, Image: &reflect.ImageInfo{Dim: c.dim, Arrayed: c.arrayed}})
			fetches, samples, want := places(&desc, c.dim, c.arrayed, v)
			check := func(how string, got [][4]float64) {
				for k := range got {
					if got[k][0] != want[k] {
						t.Errorf("%s: %s: texel %d is %v, want %v", c.name, how, k, got[k][0], want[k])
						return
					}
				}
			}
			k := picturing{dim: c.dim, arrayed: c.arrayed, comp: "f32", how: "sample"}
			check("sample", pictured(t, d, k, samples, b))
			k.apart = true
			check("sample apart", pictured(t, d, k, samples, b, runner.Binding{Binding: 3, Sampler: s}))
			if c.dim == spec.DimCube {
				continue // cubes have no fetches
			}
			k.how = "fetch"
			got := pictured(t, d, k, fetches, b)
			// The wrong level is clamped to those that the view shows.
			if d.Info().DriverID != swiftShader || v.Level == 0 || v.Levels <= v.Level {
				check("fetch", got)
			} else if got[0][0] == want[0] {
				t.Errorf("%s: SwiftShader fetches from the right level; docs/drivers.md is out of date", c.name)
			}
		}
	})
}

// places returns the operands that reach each texel of a part of an image, and the numbers
// that are there.
func places(desc *runner.ImageDesc, dim spec.Dim, arrayed bool, v runner.ImageRange) (fetches [][2][4]int, samples [][2][4]float64, want []float64) {
	for level := range v.Levels {
		w, h, depth := desc.LevelSize(v.Level + level)
		for slice := range depth * v.Layers {
			for y := range h {
				for x := range w {
					want = append(want, float64(numberOf(v.Level+level, v.Layer+slice, y, x)))
					f, s := [4]int{x, y, slice}, [4]float64{(float64(x) + .5) / float64(w), (float64(y) + .5) / float64(h), float64(slice)}
					switch {
					case dim == spec.Dim1D:
						f[1], s[1] = slice, float64(slice)
					case dim == spec.Dim3D:
						s[2] = (float64(slice) + .5) / float64(depth)
					case dim == spec.DimCube:
						s = toCube(slice%6, 2*s[0]-1, 2*s[1]-1)
						s[3] = float64(slice / 6)
					}
					fetches, samples = append(fetches, [2][4]int{f, {level}}), append(samples, [2][4]float64{s, {float64(level)}})
				}
			}
		}
	}
	return fetches, samples, want
}

// ramp is 4 by 1 texels: 10, 20, 30, 40; then 100, 200; then 1000.
func ramp(t *testing.T, d runner.Device) runner.Image {
	i := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 4, Levels: 3})
	writeLevel(t, i, 0, floats(10, 20, 30, 40))
	writeLevel(t, i, 1, floats(100, 200))
	writeLevel(t, i, 2, floats(1000))
	return i
}

func all(m runner.AddressMode) [3]runner.AddressMode { return [3]runner.AddressMode{m, m, m} }

func TestSamplers(t *testing.T) {
	clamp := all(runner.ClampToEdge)
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		i := ramp(t, d)
		for _, c := range []struct {
			name   string
			s      runner.SamplerDesc
			levels int
			u, lod float64
			want   float64
		}{
			{"nearest", runner.SamplerDesc{}, 0, .6, 0, 30},
			{"only level 0", runner.SamplerDesc{}, 0, .6, 2, 30},
			{"repeat", runner.SamplerDesc{}, 0, 1.125, 0, 10},
			{"repeat below", runner.SamplerDesc{}, 0, -.125, 0, 40},
			{"mirror", runner.SamplerDesc{Address: all(runner.MirroredRepeat)}, 0, 1.125, 0, 40},
			{"mirror below", runner.SamplerDesc{Address: all(runner.MirroredRepeat)}, 0, -.375, 0, 20},
			{"clamp", runner.SamplerDesc{Address: clamp}, 0, 7, 0, 40},
			{"clear border", runner.SamplerDesc{Address: all(runner.ClampToBorder)}, 0, 1.2, 0, 0},
			{"white border", runner.SamplerDesc{Address: all(runner.ClampToBorder), Border: runner.FloatOpaqueWhite}, 0, -.2, 0, 1},
			{"linear", runner.SamplerDesc{Mag: runner.Linear, Min: runner.Linear, Address: clamp}, 0, .25, 0, 15},
			{"linear to the border", runner.SamplerDesc{Mag: runner.Linear, Min: runner.Linear, Address: all(runner.ClampToBorder), Border: runner.FloatOpaqueWhite}, 0, 0, 0, 1},
			{"magnified", runner.SamplerDesc{Mag: runner.Linear, MaxLod: 9, Address: clamp}, 0, .25, 0, 15},
			{"minified", runner.SamplerDesc{Mag: runner.Linear, MaxLod: 9, Address: clamp}, 0, .3, 1, 100},
			{"level 2", runner.SamplerDesc{MaxLod: 9}, 0, .3, 2, 1000},
			{"beyond the levels", runner.SamplerDesc{MaxLod: 9}, 0, .3, 8, 1000},
			{"lowest level", runner.SamplerDesc{MinLod: 1, MaxLod: 9}, 0, .6, 0, 200},
			{"highest level", runner.SamplerDesc{MaxLod: 1}, 0, .6, 2, 200},
			{"between levels", runner.SamplerDesc{Mip: runner.Linear, MaxLod: 9}, 0, .1, .5, 55},
			{"bias", runner.SamplerDesc{LodBias: 1, MaxLod: 9}, 0, .1, 0, 100},
			{"in texels", runner.SamplerDesc{Unnormalized: true, Address: clamp}, 1, 2.5, 0, 30},
		} {
			s, err := d.NewSampler(c.s)
			if err != nil {
				t.Fatal(err)
			}
			if s.Desc() != c.s {
				t.Errorf("%s: %+v", c.name, s.Desc())
			}
			b := runner.Binding{Image: i, View: runner.ImageRange{Levels: c.levels}, Sampler: s}
			at := [4]float64{c.u, .5}
			if c.name == "linear to the border" {
				// With a border in v as well the row would be mixed with it.
				at = [4]float64{-1, .5}
			}
			got := pictured(t, d, picturing{dim: spec.Dim2D, comp: "f32", how: "sample"}, [][2][4]float64{{at, {c.lod}}}, b)
			if math.Abs(got[0][0]-c.want) > .2 {
				t.Errorf("%s: %v, want %v", c.name, got[0][0], c.want)
			}
		}
		mirrorOnce(t, d, i)
		gathers(t, d, i)
		comparisons(t, d)
	})
}

// mirrorOnce samples with MirrorClampToEdge, or checks that a device without it says so.
func mirrorOnce(t *testing.T, d runner.Device, i runner.Image) {
	s, err := d.NewSampler(runner.SamplerDesc{Address: all(runner.MirrorClampToEdge)})
	if err != nil {
		t.Logf("%v", err)
		return
	}
	got := pictured(t, d, picturing{dim: spec.Dim2D, comp: "f32", how: "sample"}, [][2][4]float64{{{-.3, .5}}, {{-3, .5}}, {{3, .5}}}, runner.Binding{Image: i, Sampler: s})
	if got[0][0] != 20 || got[1][0] != 40 || got[2][0] != 40 {
		t.Errorf("mirrored once: %v", got)
	}
}

func gathers(t *testing.T, d runner.Device, i runner.Image) {
	s, err := d.NewSampler(runner.SamplerDesc{Address: all(runner.ClampToEdge)})
	if err != nil {
		t.Fatal(err)
	}
	got := pictured(t, d, picturing{dim: spec.Dim2D, comp: "f32", how: "gather"}, [][2][4]float64{{{.5, .5}}}, runner.Binding{Image: i, Sampler: s})
	if got[0] != [4]float64{20, 30, 30, 20} {
		t.Errorf("gathered %v", got[0])
	}
}

// comparisons compares references with depths of one half, and of the other format.
func comparisons(t *testing.T, d runner.Device) {
	for f, half := range map[runner.Format][]byte{runner.FormatD32Float: floats(.5), runner.FormatD16Unorm: binary.LittleEndian.AppendUint16(nil, 0x8000)} {
		i := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: 1})
		writeLevel(t, i, 0, half)
		for op, want := range [...][2]float64{{0, 0}, {1, 0}, {0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 1}, {1, 1}} {
			s, err := d.NewSampler(runner.SamplerDesc{Compare: true, Op: runner.CompareOp(op)})
			if err != nil {
				t.Fatal(err)
			}
			got := pictured(t, d, picturing{dim: spec.Dim2D, depth: true, comp: "f32", how: "compare"}, [][2][4]float64{{{.5, .5}, {.25}}, {{.5, .5}, {.75}}}, runner.Binding{Image: i, Sampler: s})
			if got[0][0] != want[0] || got[1][0] != want[1] {
				t.Errorf("%s, comparison %d: %v and %v, want %v", f, op, got[0][0], got[1][0], want)
			}
		}
	}
}

// Kernels read storage images of every dimension, with the format in the module and without.
func TestStorageViews(t *testing.T) {
	each(t, Options{}, func(t *testing.T, rd runner.Device) {
		d := rd.(*Device)
		features, _ := d.formatFeatures(runner.FormatR32Float)
		for _, c := range []struct {
			desc    runner.ImageDesc
			arrayed bool
			view    runner.ImageRange
		}{
			{runner.ImageDesc{Dim: spec.Dim1D, Width: 9}, false, runner.ImageRange{}},
			{runner.ImageDesc{Dim: spec.Dim1D, Width: 16, Layers: 3}, true, runner.ImageRange{Layer: 1}},
			{runner.ImageDesc{Dim: spec.Dim2D, Width: 8, Height: 8, Levels: 3}, false, runner.ImageRange{Level: 2}},
			{runner.ImageDesc{Dim: spec.Dim2D, Width: 5, Height: 6, Layers: 4, Levels: 2}, true, runner.ImageRange{Level: 1, Layer: 2}},
			{runner.ImageDesc{Dim: spec.Dim3D, Width: 4, Height: 3, Depth: 5}, false, runner.ImageRange{}},
			{runner.ImageDesc{Dim: spec.DimCube, Width: 4, Height: 4, Layers: 12}, false, runner.ImageRange{Layer: 6}},
		} {
			c.desc.Format = runner.FormatR32Float
			i := newImage(t, d, c.desc)
			numbered(t, i)
			b := runner.Binding{Image: i, View: c.view}
			desc := i.Desc()
			in, _, want := places(&desc, c.desc.Dim, c.arrayed, b.Shown(&reflect.Resource{Type: reflect.StorageImage, Image: &reflect.ImageInfo{Dim: c.desc.Dim, Arrayed: c.arrayed}}))
			for _, format := range []string{"R32f", "Unknown"} {
				k := picturing{dim: c.desc.Dim, arrayed: c.arrayed, comp: "f32", format: format, how: "read"}
				if format == "Unknown" && features&readWithoutFormat == 0 {
					refusesFormatless(t, d, k, b)
					continue
				}
				got := pictured(t, d, k, in, b)
				for k := range got {
					if got[k][0] != want[k] {
						t.Errorf("%+v: texel %d is %v, want %v", c.desc, k, got[k][0], want[k])
						break
					}
				}
			}
		}
	})
}

func refusesFormatless(t *testing.T, d runner.Device, k picturing, b runner.Binding) {
	t.Helper()
	in := newBuffer(t, d, make([]byte, 64*32))
	l := &runner.Launch{Module: module(t, k.text()), Entry: "main", Groups: [3]uint32{1, 1, 1},
		Bindings: []runner.Binding{b, {Binding: 1, Buffer: in}, {Binding: 2, Buffer: in}}}
	_, err := d.Run(context.Background(), l)
	if err == nil || !strings.Contains(err.Error(), "the kernel reads texels without a format in its type, which the device does not do for R32Float") {
		t.Errorf("%v", err)
	}
}
