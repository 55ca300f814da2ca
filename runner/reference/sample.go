package reference

import (
	"math"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference/texel"
	"github.com/spvc/spvc/spirv/spec"
)

// sample is one access through a sampler by a lane (Vulkan specification, "Image Operations").
type sample struct {
	x       *subgroup
	inst    *inst
	lane    int32
	op      *imageOp
	view    *imageView
	sampler *runner.SamplerDesc
	// coords are the coordinates in the image, or in a face of a cube, without the size.
	coords [3]float64
	layer  int64
	// direction is the coordinate of a cube.
	direction [3]float64
	dref      float64
	offset    [3]int64
}

// newSample reads the operands of a lane.
func (x *subgroup) newSample(in *inst, l int32, w *imageView) *sample {
	op := in.ext.image
	s := &sample{x: x, inst: in, lane: l, op: op, view: w, sampler: x.samplerDesc(op.sampler, l)}
	n := op.facts.directions()
	c, q := s.coordinates(l)
	if op.args[drefSlot].cells != 0 {
		s.dref = x.number(&op.args[drefSlot], 0, l) / q
	}
	s.checkUse()
	for i := range c {
		if !isFinite(c[i]) {
			s.undefined("a coordinate is not a finite number")
			c[i] = 0
		}
	}
	copy(s.coords[:], c[:op.facts.spatial])
	if op.facts.arrayed {
		s.layer = int64(max(0, min(math.RoundToEven(c[n-1]), float64(w.layers))))
	}
	s.layer = min(s.layer, s.lastLayer())
	if op.facts.dim == spec.DimCube {
		s.selectFace([3]float64(c[:3]))
	}
	if o := &op.args[offsetSlot]; o.cells != 0 {
		for i := range op.facts.spatial {
			s.offset[i] = x.integer(o, i, l)
		}
	}
	if w.codec.Kind == runner.FormatUnorm && w.codec.Format.Depth() {
		s.dref = max(0, min(s.dref, 1))
	}
	return s
}

// coordinates returns the coordinates of a lane of the subgroup, and the number by which they
// were divided: 1, or the last one if the instruction projects.
func (s *sample) coordinates(l int32) (c [4]float64, q float64) {
	n := s.op.facts.directions()
	q = 1
	if s.op.projects {
		q = s.x.number(&s.op.coordinate, n, l)
	}
	for i := range n {
		c[i] = s.x.number(&s.op.coordinate, i, l) / q
	}
	return c, q
}

// lastLayer returns the last layer that coordinates can select, or the last cube.
func (s *sample) lastLayer() int64 {
	if s.op.facts.dim == spec.DimCube {
		return s.view.layers/6 - 1
	}
	return s.view.layers - 1
}

// undefined reports a use of the image or sampler that has no defined result.
func (s *sample) undefined(message string) {
	s.x.reportImage(CheckUndefined, s.inst, s.lane, s.view, nil, message)
}

// checkUse reports samplers and images that do not fit each other or the instruction.
func (s *sample) checkUse() {
	compares := s.op.args[drefSlot].cells != 0
	switch {
	case compares && !s.sampler.Compare:
		s.undefined("the instruction compares depths, and the sampler does not")
	case compares && !s.view.codec.Format.Depth():
		s.undefined("the instruction compares depths, and the format is " + s.view.codec.Format.String())
	case !compares && s.sampler.Compare:
		s.undefined("the sampler compares depths, and the instruction does not")
	}
	if !s.sampler.Unnormalized || s.op.kernel {
		return
	}
	f := s.op.facts
	switch {
	case f.dim != spec.Dim1D && f.dim != spec.Dim2D || f.arrayed || len(s.view.levels) > 1:
		s.undefined("a sampler of unnormalized coordinates takes 1D and 2D images of one level")
	case compares || s.op.projects || s.op.gathers || s.op.args[offsetSlot].cells != 0 || s.op.args[biasSlot].cells != 0:
		s.undefined("a sampler of unnormalized coordinates cannot be used by this instruction")
	}
}

// normalized reports whether coordinates are fractions of the size.
func (s *sample) normalized() bool {
	return !s.sampler.Unnormalized && s.op.facts.dim != spec.DimRect
}

// maxLodBias is the limit maxSamplerLodBias.
const maxLodBias = 16

// level returns the level λ' of a sample before it is clamped, relative to the first of the
// view ("Scale Factor, LOD and Image Level(s) Selection").
func (s *sample) level() float64 {
	lod, bias := 0.0, float64(s.sampler.LodBias)
	switch args := &s.op.args; {
	case args[lodSlot].cells != 0:
		lod = s.x.number(&args[lodSlot], 0, s.lane)
	case args[gradXSlot].cells != 0:
		var g gradients
		for i := range s.op.gradients() {
			g.x[i], g.y[i] = s.x.number(&args[gradXSlot], i, s.lane), s.x.number(&args[gradYSlot], i, s.lane)
		}
		lod = s.levelOf(&g)
	case s.op.implicit:
		if g, ok := s.implicitGradients(); ok {
			lod = s.levelOf(&g)
		}
		if args[biasSlot].cells != 0 {
			bias += s.x.number(&args[biasSlot], 0, s.lane)
		}
	}
	lod += max(-maxLodBias, min(bias, maxLodBias))
	if lod != lod {
		s.undefined("the level is not a number")
		return 0
	}
	return lod
}

// clamped returns λ: a level within the limits of the sampler and of the instruction.
func (s *sample) clamped(lod float64) float64 {
	low, high := float64(s.sampler.MinLod), float64(s.sampler.MaxLod)
	if o := &s.op.args[minLodSlot]; o.cells != 0 {
		low = max(low, s.x.number(o, 0, s.lane))
	}
	if low > high {
		s.undefined("the least level is above the greatest")
	}
	return max(low, min(lod, high))
}

// gradients are the derivatives of coordinates along x and y.
type gradients struct{ x, y [3]float64 }

// implicitGradients returns the differences of coordinates in the quad of the lane, or false
// where instructions take level 0: in compute shaders without groups of derivatives.
func (s *sample) implicitGradients() (g gradients, ok bool) {
	x := s.x
	if !x.p.quads {
		return g, false
	}
	if x.checks&CheckUndefined != 0 && !x.wholeQuad(s.lane) {
		s.undefined("not all invocations of the quad reach the instruction")
	}
	for axis, d := range [2]*[3]float64{&g.x, &g.y} {
		bit := int32(1) << axis
		from, _ := s.coordinates(s.lane &^ bit)
		to, _ := s.coordinates(s.lane | bit)
		for i := range s.op.gradients() {
			d[i] = to[i] - from[i]
		}
	}
	return g, true
}

// levelOf returns the level whose texels are as far apart as samples.
func (s *sample) levelOf(g *gradients) float64 {
	if s.op.facts.dim == spec.DimCube {
		s.faceGradients(g)
	}
	size := &s.view.levels[0].size
	var x, y float64
	for i := range s.op.facts.spatial {
		scale := float64(size[i])
		if !s.normalized() {
			scale = 1
		}
		x, y = math.Hypot(x, g.x[i]*scale), math.Hypot(y, g.y[i]*scale)
	}
	return math.Log2(max(x, y))
}

// runSample samples images.
func runSample(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		w := x.imageView(in.ext.image, l)
		if w == nil {
			x.noTexel(in.ext.image, l)
			continue
		}
		x.putTexel(in, l, w, x.newSample(in, l, w).color())
	}
}

// color returns the filtered texel.
func (s *sample) color() texel.Value {
	lod := s.clamped(s.level())
	filter := s.sampler.Min
	if lod <= 0 {
		filter = s.sampler.Mag
	}
	if s.view.codec.Whole && max(filter, s.sampler.Mip) == runner.Linear {
		s.undefined("texels of the format " + s.view.codec.Format.String() + " cannot be filtered")
		filter = runner.Nearest
	}
	d := max(0, min(lod, float64(len(s.view.levels)-1)))
	if s.sampler.Mip == runner.Nearest || s.view.codec.Whole {
		return s.filtered(nearestLevel(d), filter)
	}
	high := int64(math.Floor(d))
	t := s.filtered(high, filter)
	rest := d - math.Floor(d)
	if rest == 0 {
		return t
	}
	var sum weighted
	sum.add(t, 1-rest)
	sum.add(s.filtered(high+1, filter), rest)
	return sum.texel()
}

// nearestLevel rounds a level; between two it takes the finer one.
func nearestLevel(d float64) int64 { return int64(math.Ceil(d+0.5)) - 1 }

// weighted is a sum of texels.
type weighted [4]float64

func (w *weighted) add(t texel.Value, weight float64) {
	for i := range w {
		w[i] += weight * f64(t[i])
	}
}

func (w *weighted) texel() texel.Value {
	var t texel.Value
	for i, f := range w {
		t[i] = fromFloat64(f)
	}
	return t
}

// place returns the coordinates of a sample in texels of a level.
func (s *sample) place(level int64) [3]float64 {
	c := s.coords
	if s.normalized() {
		for i := range c {
			c[i] *= float64(s.view.levels[level].size[i])
		}
	}
	return c
}

// texelIndex returns the integer below a coordinate. Coordinates beyond any image stay so.
func texelIndex(f float64) int64 { return int64(math.Floor(max(-1<<52, min(f, 1<<52)))) }

// filtered returns the texel of a level, or the sum of those around the place ("Texel
// Filtering").
func (s *sample) filtered(level int64, filter runner.Filter) texel.Value {
	c := s.place(level)
	var first [3]int64
	if filter == runner.Nearest {
		for i := range s.op.facts.spatial {
			first[i] = texelIndex(c[i]) + s.offset[i]
			if s.op.facts.dim == spec.DimCube {
				// The end of a face belongs to the face.
				first[i] = max(0, min(first[i], s.view.levels[level].size[i]-1))
			}
		}
		return s.texel(level, first)
	}
	var rest [3]float64
	for i := range s.op.facts.spatial {
		first[i] = texelIndex(c[i] - 0.5)
		rest[i] = max(0, min(c[i]-0.5-float64(first[i]), 1))
		first[i] += s.offset[i]
	}
	var sum weighted
	for corner := range 1 << s.op.facts.spatial {
		weight, at := 1.0, first
		for i := range s.op.facts.spatial {
			if corner>>i&1 != 0 {
				weight *= rest[i]
				at[i]++
			} else {
				weight *= 1 - rest[i]
			}
		}
		if weight > 0 {
			sum.add(s.texel(level, at), weight)
		}
	}
	return sum.texel()
}

// gatherOrder is the order in which gathers return the texels around a place.
var gatherOrder = [4][2]int64{{0, 1}, {1, 1}, {1, 0}, {0, 0}}

// runGather returns a component of the four texels that a linear filter reads of level 0.
func runGather(x *subgroup, in *inst) {
	op := in.ext.image
	for _, l := range x.lanes {
		w := x.imageView(op, l)
		if w == nil {
			x.noTexel(op, l)
			continue
		}
		s := x.newSample(in, l, w)
		component := uint64(0)
		if o := &op.args[componentSlot]; o.cells != 0 {
			if component = x.raw(o, 0, l); component > 3 {
				s.undefined("the component is not one of the four")
			}
		}
		x.putTexel(in, l, w, s.gather(int(component&3)))
	}
}

func (s *sample) gather(component int) texel.Value {
	c := s.place(0)
	var out texel.Value
	for i, corner := range gatherOrder {
		var at [3]int64
		for k := range s.op.facts.spatial {
			at[k] = texelIndex(c[k]-0.5) + s.offset[k]
		}
		if o := &s.op.args[offsetsSlot]; o.cells != 0 {
			// Each offset selects a texel of its own.
			at[0] += s.x.integer(o, 2*i, s.lane)
			at[1] += s.x.integer(o, 2*i+1, s.lane)
		} else {
			at[0], at[1] = at[0]+corner[0], at[1]+corner[1]
		}
		out[i] = s.texel(0, at)[component]
	}
	return out
}

// translateQueryLod translates OpImageQueryLod.
func translateQueryLod(t *translator, in *instruction) {
	op := &imageOp{imageRow: imageRow{implicit: true, samples: true}}
	op.imageOperand(t, in, true)
	op.coordinate = t.operandOf(in, in.arg(1), floatScalar)
	n := op.facts.directions()
	if op.facts.arrayed {
		n--
	}
	op.result(t, in)
	if op.coordinate.cells < n || op.texel.cells != 2 || op.texel.scalar.kind != floatScalar || op.facts.dim == spec.DimBuffer {
		refuse(in, "its operands have the wrong type")
	}
	t.emit(inst{run: runQueryLod, ext: &extension{image: op}})
}

// runQueryLod returns the level that a sample would read, and the level before clamping.
func runQueryLod(x *subgroup, in *inst) {
	op := in.ext.image
	for _, l := range x.lanes {
		w := x.imageView(op, l)
		if w == nil {
			x.noTexel(op, l)
			continue
		}
		s := &sample{x: x, inst: in, lane: l, op: op, view: w, sampler: x.samplerDesc(op.sampler, l)}
		lod := s.level()
		d := max(0, min(s.clamped(lod), float64(len(w.levels)-1)))
		if s.sampler.Mip == runner.Nearest {
			d = float64(nearestLevel(d))
		}
		for i, f := range []float64{d, lod} {
			x.regs[int(op.texel.reg)+i*x.width+int(l)] = fromFloat(f, op.texel.scalar.bits)
		}
	}
}
