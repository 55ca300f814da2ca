package reference

import (
	"math"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference/texel"
	"github.com/spvc/spvc/spirv/spec"
)

// texel reads a texel of a level by coordinates that may be beyond the image, and compares it
// if the instruction compares.
func (s *sample) texel(level int64, at [3]int64) texel.Value {
	v := &s.view.levels[level]
	if s.op.facts.dim == spec.DimCube {
		return s.cubeTexel(level, at, v.size[0])
	}
	p := position{xyz: at, layer: s.layer, level: level}
	for i := range s.op.facts.spatial {
		var inside bool
		if p.xyz[i], inside = wrap(s.sampler.Address[i], at[i], v.size[i]); !inside {
			return s.compared(s.border())
		}
	}
	return s.compared(s.x.loadTexel(s.inst, s.lane, s.view, &p))
}

// compared replaces a texel by whether its depth compares with the reference value.
func (s *sample) compared(t texel.Value) texel.Value {
	if s.op.args[drefSlot].cells == 0 {
		return t
	}
	passes := comparisons[s.sampler.Op](s.dref, f64(t[0]))
	return texel.Value{fromFloat64(float64(truth(passes))), 0, 0, fromFloat64(1)}
}

// comparisons has the function of each CompareOp. The reference value is the first operand.
var comparisons = [...]func(a, b float64) bool{
	runner.CompareNever:          func(_, _ float64) bool { return false },
	runner.CompareLess:           func(a, b float64) bool { return a < b },
	runner.CompareEqual:          func(a, b float64) bool { return a == b },
	runner.CompareLessOrEqual:    func(a, b float64) bool { return a <= b },
	runner.CompareGreater:        func(a, b float64) bool { return a > b },
	runner.CompareNotEqual:       func(a, b float64) bool { return a != b },
	runner.CompareGreaterOrEqual: func(a, b float64) bool { return a >= b },
	runner.CompareAlways:         func(_, _ float64) bool { return true },
}

// wrap returns the texel of a direction that lies at a coordinate ("Wrapping Operation"), or
// false if that is the border.
func wrap(mode runner.AddressMode, i, size int64) (int64, bool) {
	switch mode {
	case runner.Repeat:
		i = floorRemainder(i, size)
	case runner.MirroredRepeat:
		if i = floorRemainder(i, 2*size); i >= size {
			i = 2*size - 1 - i
		}
	case runner.MirrorClampToEdge:
		if i < 0 {
			i = -1 - i
		}
		i = min(i, size-1)
	case runner.ClampToEdge:
		i = max(0, min(i, size-1))
	}
	return i, i >= 0 && i < size
}

// floorRemainder has the sign of the divisor.
func floorRemainder(a, b int64) int64 { return (a%b + b) % b }

// borderColors has for each BorderColor the components red, green and blue, and alpha.
var borderColors = [...][2]float64{
	runner.FloatTransparentBlack: {0, 0}, runner.IntTransparentBlack: {0, 0},
	runner.FloatOpaqueBlack: {0, 1}, runner.IntOpaqueBlack: {0, 1},
	runner.FloatOpaqueWhite: {1, 1}, runner.IntOpaqueWhite: {1, 1},
}

// border returns the color beyond the image, in the components that the format has.
func (s *sample) border() texel.Value {
	c, color := s.view.codec, borderColors[s.sampler.Border]
	if integers := s.sampler.Border%2 != 0; integers != c.Whole && !s.op.kernel {
		s.undefined("the border color is not one of the format " + c.Format.String())
	}
	var t texel.Value
	for i := range t {
		f := color[i/3]
		if t[i] = fromFloat64(f); c.Whole {
			t[i] = uint64(f)
		}
	}
	c.Fill(&t)
	return t
}

// axis is a direction with a sign.
type axis struct {
	index int
	sign  float64
}

// cubeFaces are the faces in the order of layers: the directions of the major axis and of the
// coordinates in the face ("Cube Map Face Selection").
var cubeFaces = [6]struct{ major, s, t axis }{
	{axis{0, 1}, axis{2, -1}, axis{1, -1}},
	{axis{0, -1}, axis{2, 1}, axis{1, -1}},
	{axis{1, 1}, axis{0, 1}, axis{2, 1}},
	{axis{1, -1}, axis{0, 1}, axis{2, -1}},
	{axis{2, 1}, axis{0, 1}, axis{1, -1}},
	{axis{2, -1}, axis{0, -1}, axis{1, -1}},
}

// faceOf returns the face that a direction meets. Of equal components, z comes before y, and
// y before x.
func faceOf(d [3]float64) int {
	major := 2
	for _, i := range []int{1, 0} {
		if math.Abs(d[i]) > math.Abs(d[major]) {
			major = i
		}
	}
	face := 2 * major
	if math.Signbit(d[major]) {
		face++
	}
	return face
}

// inFace returns the coordinates of a direction in a face, from 0 to 1 within it.
func inFace(face int, d [3]float64) [3]float64 {
	f := &cubeFaces[face]
	m := math.Abs(d[f.major.index])
	if m == 0 {
		return [3]float64{0.5, 0.5}
	}
	return [3]float64{f.s.sign*d[f.s.index]/m/2 + 0.5, f.t.sign*d[f.t.index]/m/2 + 0.5}
}

// selectFace sets the layer and the coordinates of a sample of a cube.
func (s *sample) selectFace(d [3]float64) {
	if d == [3]float64{} {
		s.undefined("the direction into the cube is zero")
	}
	face := faceOf(d)
	s.direction = d
	s.layer = 6*s.layer + int64(face)
	s.coords = inFace(face, d)
}

// faceGradients makes derivatives of a direction those of the coordinates in the face
// ("Cube Map Derivative Transformation").
func (s *sample) faceGradients(g *gradients) {
	f, d := &cubeFaces[s.layer%6], &s.direction
	m := f.major.sign * d[f.major.index]
	for _, v := range []*[3]float64{&g.x, &g.y} {
		dm := f.major.sign * v[f.major.index]
		derivative := func(a axis) float64 { return a.sign * (m*v[a.index] - d[a.index]*dm) / (2 * m * m) }
		*v = [3]float64{derivative(f.s), derivative(f.t)}
	}
}

// cubeTexel reads a texel of a face. One beyond an edge is that of the next face, and one
// beyond a corner the mean of the three around it ("Cube Map Edge Handling").
func (s *sample) cubeTexel(level int64, at [3]int64, size int64) texel.Value {
	in := [3]int64{max(0, min(at[0], size-1)), max(0, min(at[1], size-1))}
	x, y := [3]int64{at[0], in[1]}, [3]int64{in[0], at[1]}
	switch {
	case in == at:
		return s.faceTexel(level, at, size)
	case in[0] == at[0] || s.view.codec.Whole && in[1] != at[1]:
		return s.faceTexel(level, y, size)
	case in[1] == at[1]:
		return s.faceTexel(level, x, size)
	}
	var sum weighted
	for _, p := range [][3]int64{in, x, y} {
		sum.add(s.faceTexel(level, p, size), 1.0/3)
	}
	return sum.texel()
}

// faceTexel reads a texel of a face, which may be beyond one of its edges.
func (s *sample) faceTexel(level int64, at [3]int64, size int64) texel.Value {
	p := position{xyz: at, layer: s.layer, level: level}
	if at[0] < 0 || at[0] >= size || at[1] < 0 || at[1] >= size {
		// The direction to the middle of the texel, in the plane of the face, meets the
		// texel of the other face.
		f := &cubeFaces[s.layer%6]
		middle := func(i int64) float64 { return (2*float64(i)+1)/float64(size) - 1 }
		var d [3]float64
		d[f.major.index] = f.major.sign
		d[f.s.index] = f.s.sign * middle(at[0])
		d[f.t.index] = f.t.sign * middle(at[1])
		face := faceOf(d)
		c := inFace(face, d)
		p.layer = s.layer - s.layer%6 + int64(face)
		for i := range 2 {
			p.xyz[i] = max(0, min(texelIndex(c[i]*float64(size)), size-1))
		}
	}
	return s.compared(s.x.loadTexel(s.inst, s.lane, s.view, &p))
}
