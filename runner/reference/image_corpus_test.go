package reference_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// corpusLaunch is a launch of a module of the corpus.
func corpusLaunch(t *testing.T, file string, groups uint32, bindings ...runner.Binding) *runner.Launch {
	t.Helper()
	m, err := reflect.Reflect(readModule(t, file))
	if err != nil {
		t.Fatal(err)
	}
	return &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{groups, 1, 1}, Bindings: bindings}
}

// TestSampledShader compares sampled.comp of the corpus, which glslang made, with the model.
func TestSampledShader(t *testing.T) {
	for _, file := range []string{"sampled_comp.spv", "sampled_comp.opt.spv"} {
		r := rand.New(rand.NewPCG(20, 0))
		d := openWith(t, reference.Options{Checks: reference.CheckAll})
		desc := runner.ImageDesc{Dim: spec.Dim2D, Width: 64, Height: 64, Levels: 3}
		tex, image := randomImage(t, r, d, desc)
		t2, image2 := randomImage(t, r, d, desc)
		s := runner.SamplerDesc{Mag: runner.Linear, Min: runner.Linear, MaxLod: 9}
		sampler := newSampler(t, d, s)
		texels := make([][4]float32, 64)
		for i := range texels {
			texels[i] = [4]float32{r.Float32(), r.Float32(), r.Float32(), r.Float32()}
		}
		out, err := d.NewBuffer(64 * 16)
		if err != nil {
			t.Fatal(err)
		}
		l := corpusLaunch(t, file, 2, runner.Binding{Image: image, Sampler: sampler}, runner.Binding{Binding: 1, Buffer: out}, runner.Binding{Binding: 2, Image: image2},
			samplerAt(sampler), runner.Binding{Binding: 4, Buffer: texelBuffer(t, d, texels), Format: runner.FormatRGBA32Float})
		if _, err := d.Run(t.Context(), l); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		data := make([]byte, 64*16)
		if err := out.Read(0, data); err != nil {
			t.Fatal(err)
		}
		for i := range 64 {
			u := float64(i) / 64
			at := [3]float64{u, u}
			want := [4]float64{64, 64, 3, 1}
			low := (i + 63) % 64 // the texel below the place
			gathered := [4][3]int{{low, i}, {i, i}, {i, low}, {low, low}}
			sampled := tex.sample(&s, at, 0, 1, [3]int{})
			second := t2.sample(&s, at, 0, 0, [3]int{})
			moved := tex.sample(&s, at, 0, 0, [3]int{1, -1})
			fetched := tex.texel(&s, 0, [3]int{i, i}, 0)
			for k := range want {
				want[k] += sampled[k] + second[k] + moved[k] + fetched[k] + float64(texels[i][k]) + tex.texel(&s, 0, gathered[k], 0)[1]
				if got := float64(math.Float32frombits(binary.LittleEndian.Uint32(data[16*i+4*k:]))); math.Abs(got-want[k]) > 1e-4 {
					t.Fatalf("%s: %d, component %d: %v, want %v", file, i, k, got, want[k])
				}
			}
		}
	}
}

// TestStoringShader runs image_store.comp of the corpus, whose invocations add 1 to the last
// texel. That is a race if one of them also stores there.
func TestStoringShader(t *testing.T) {
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	vol := make([]byte, 8*4*2*4)
	for i := range vol {
		vol[i] = byte(i)
	}
	run := func(width, height int) (img runner.Image, out runner.Buffer, err error) {
		img = newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Uint, Width: width, Height: height}, numbers(width*height))
		volume := newImage(t, d, runner.ImageDesc{Dim: spec.Dim3D, Format: runner.FormatRGBA8Unorm, Width: 8, Height: 4, Depth: 2}, vol)
		out = texelBuffer(t, d, make([]uint32, 3*32+8))
		_, err = d.Run(t.Context(), corpusLaunch(t, "image_store_comp.spv", 1, runner.Binding{Buffer: texelBuffer(t, d, numbers(8))},
			runner.Binding{Binding: 1, Buffer: out}, runner.Binding{Binding: 2, Image: img}, runner.Binding{Binding: 3, Image: volume}))
		return img, out, err
	}
	img, out, err := run(9, 5)
	if err != nil {
		t.Fatal(err)
	}
	data, words := make([]byte, 9*5*4), make([]byte, (3*32+8)*4)
	if err := img.Read(0, data); err != nil {
		t.Fatal(err)
	}
	if err := out.Read(0, words); err != nil {
		t.Fatal(err)
	}
	for i := range 9 * 5 {
		want := uint32(i + 1)
		if x, y := i%9, i/9; x < 8 && y < 4 {
			want += uint32(x + 1)
			if got, want := binary.LittleEndian.Uint32(words[4*(32*y+x):]), uint32(9+4*(8*y+x)+1); got != want && got != want-1 {
				t.Errorf("word %d of row %d is %d, want %d", x, y, got, want)
			}
		} else if i == 9*5-1 {
			want += 32
		}
		if got := binary.LittleEndian.Uint32(data[4*i:]); got != want {
			t.Errorf("texel %d is %d, want %d", i, got, want)
		}
	}
	_, _, err = run(8, 4)
	found := findingsOf(t, err)
	for _, f := range found {
		if f.Check != reference.CheckRaces || f.Op != "OpAtomicIAdd" && f.Op != "OpImageRead" && f.Op != "OpImageWrite" {
			t.Error(err)
		}
	}
	if len(found) == 0 {
		t.Error("no race is found")
	}
}
