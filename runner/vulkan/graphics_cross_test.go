//go:build cgo

package vulkan

import (
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// asset reads the assembly of a shader of testdata.
func asset(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name + ".spvasm")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

const crossSide = 16

// crossDraw returns a draw of the shaders of testdata, whose vertices have the positions and data in a buffer. Its attachments have floats, integers
// and floats.
func crossDraw(t *testing.T, d runner.Device, topology runner.Topology, data []float32) *runner.Draw {
	t.Helper()
	g := &runner.Draw{
		Stages:   []runner.Stage{{Module: module(t, asset(t, "interface.vert")), Entry: "main"}, {Module: module(t, asset(t, "interface.frag")), Entry: "main"}},
		Topology: topology, Vertices: uint32(len(data) / 16), Instances: 2, Width: crossSide, Height: crossSide,
		Bindings: []runner.Binding{{Buffer: newBuffer(t, d, floats(data...))}},
	}
	for _, f := range []runner.Format{runner.FormatRGBA32Float, runner.FormatRGBA32Uint, runner.FormatRGBA32Float} {
		i, err := d.NewImage(runner.ImageDesc{Dim: spec.Dim2D, Format: f, Width: crossSide, Height: crossSide, Attachment: true})
		if err != nil {
			t.Fatal(err)
		}
		g.Attachments = append(g.Attachments, i)
	}
	return g
}

// drawn returns the texels of the attachments after the draw.
func drawn(t *testing.T, d runner.Device, g *runner.Draw) [][]byte {
	t.Helper()
	if err := drawOn(t, d, g); err != nil {
		t.Fatal(err)
	}
	var out [][]byte
	for _, a := range g.Attachments {
		b := make([]byte, crossSide*crossSide*16)
		if err := a.Read(0, b); err != nil {
			t.Fatal(err)
		}
		out = append(out, b)
		a.Close()
	}
	return out
}

// TestDrawsAgree draws random triangles and points on lavapipe and on the reference device, with interpolated and flat inputs of
// several types, and with discarded fragments. Integers are equal, and floats nearly so.
func TestDrawsAgree(t *testing.T) {
	d := open(t, Options{})
	ref, err := reference.Open(reference.Options{Checks: reference.CheckAll})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 4))
	covered := 0
	for n := range 40 {
		topology, count := runner.Triangles, 6
		if n%4 == 3 {
			topology, count = runner.Points, 9
		}
		var data []float32
		for range count {
			// The corners are on a grid that both devices represent exactly.
			w := []float32{1, 2, 0.5}[rng.IntN(3)]
			at := func() float32 {
				n := rng.IntN(16 * crossSide)
				if topology == runner.Points {
					n |= 1 // Devices may choose any pixel for a point between two.
				}
				return (float32(n)/(8*crossSide) - 1) * w
			}
			data = append(data, at(), at(), w*float32(rng.IntN(9))/8, w)
			for range 4 {
				data = append(data, rng.Float32()*4-2)
			}
			data = append(data, make([]float32, 8)...)
		}
		packed := pack(data)
		got, want := drawn(t, d, crossDraw(t, d, topology, packed)), drawn(t, ref, crossDraw(t, ref, topology, packed))
		if string(got[1]) != string(want[1]) {
			for i := 0; i < len(got[1]); i += 16 {
				if a, b := got[1][i:i+16], want[1][i:i+16]; string(a) != string(b) {
					t.Errorf("draw %d, pixel %d, %d: %v, the reference device has %v", n, i/16%crossSide, i/16/crossSide, a, b)
				}
			}
			t.FailNow()
		}
		for _, k := range []int{0, 2} {
			a, b := toFloats(got[k]), toFloats(want[k])
			for i := range a {
				if math.Abs(float64(a[i]-b[i])) > 1e-3 {
					t.Fatalf("draw %d: attachment %d, pixel %d, %d, component %d: %v, the reference device has %v", n, k, i/4%crossSide, i/4/crossSide, i%4, a[i], b[i])
				}
				if b[i] != 0 {
					covered++
				}
			}
		}
	}
	if covered < 3000 {
		t.Errorf("only %d components are not zero", covered)
	}
}

// pack puts the eight numbers of each vertex behind each other.
func pack(data []float32) []float32 {
	var out []float32
	for i := 0; i < len(data); i += 16 {
		out = append(out, data[i:i+8]...)
	}
	return out
}

// TestReferenceLacks has what the reference device does not draw.
func TestReferenceLacks(t *testing.T) {
	ref, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	vertex := []float32{0, 0, 0, 1, 0, 0, 0, 0}
	replace := func(old, text string) func(g *runner.Draw) {
		return func(g *runner.Draw) {
			words, err := spirvtools.Assemble(strings.Replace(asset(t, "interface.frag"), old, text, 1), spirvtools.Vulkan11)
			if err != nil {
				t.Fatal(err)
			}
			if g.Stages[1].Module, err = reflect.Reflect(words); err != nil { // not valid
				t.Fatal(err)
			}
		}
	}
	for _, c := range []struct {
		want   string
		change func(g *runner.Draw)
	}{
		{"lacks feature lines", func(g *runner.Draw) { g.Topology = runner.Lines }},
		{"lacks feature clipping", func(g *runner.Draw) { g.Bindings[0].Buffer = newBuffer(t, ref, floats(0, 0, 0, 0, 0, 0, 0, 0)) }},
		{"lacks feature clipping", func(g *runner.Draw) { g.Bindings[0].Buffer = newBuffer(t, ref, floats(0, 0, 2, 1, 0, 0, 0, 0)) }},
		{"vertices of a draw", func(g *runner.Draw) { g.Instances = 1 << 30 }},
		{"the image is closed", func(g *runner.Draw) { g.Attachments[1].Close() }},
		{`the vertex shader has no output for the input "number" at location 9, component 3`, replace("OpDecorate %number Location 8", "OpDecorate %number Location 9")},
		{"a location beyond 255", replace("OpDecorate %number Location 8", "OpDecorate %number Location 256")},
		{"must be flat", replace("OpDecorate %number Flat\n", "")},
		{"is not supported in this stage", replace("BuiltIn FragCoord", "BuiltIn SampleId")},
	} {
		g := crossDraw(t, ref, runner.Points, append(append([]float32{}, vertex...), make([]float32, 8)...))
		g.Vertices = 1
		c.change(g)
		if err := drawOn(t, ref, g); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}
