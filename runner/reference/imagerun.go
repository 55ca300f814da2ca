package reference

import (
	"fmt"
	"sync"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference/texel"
	"github.com/spvc/spvc/spirv/spec"
)

// raw returns a component of an operand of a lane.
func (x *subgroup) raw(o *operand, i int, l int32) uint64 { return x.regs[int(o.reg)+i*x.width+int(l)] }

// integer returns a component of integers, with their sign.
func (x *subgroup) integer(o *operand, i int, l int32) int64 {
	return signed(x.raw(o, i, l), o.scalar.bits)
}

// number returns a component of floats or integers.
func (x *subgroup) number(o *operand, i int, l int32) float64 {
	if o.scalar.kind == intScalar {
		return float64(x.integer(o, i, l))
	}
	return toFloat(x.raw(o, i, l), o.scalar.bits)
}

// imageView returns the view of an image of a lane, or nil. Images have none that come from
// OpUndef or from outside of an array, where the load was reported, and neither have those of
// another type than the instruction says.
func (x *subgroup) imageView(op *imageOp, l int32) *imageView {
	h := x.regs[op.image+l]
	if h >= uint64(len(x.objects)) || x.objects[h].view == nil {
		return nil
	}
	w := x.objects[h].view
	if f := w.variable.typ.imageOf(); f.dim != op.facts.dim || f.arrayed != op.facts.arrayed {
		return nil
	}
	return w
}

// samplerDesc returns the sampler of a lane. Without one it is that of the zero value.
func (x *subgroup) samplerDesc(reg, l int32) *runner.SamplerDesc {
	if h := x.regs[reg+l]; h < uint64(len(x.objects)) && x.objects[h].sampler != nil {
		return x.objects[h].sampler
	}
	return &runner.SamplerDesc{}
}

// texelAt returns the texel that the coordinates of a lane name.
func (x *subgroup) texelAt(op *imageOp, l int32) position {
	var p position
	f, c := op.facts, &op.coordinate
	for i := range f.spatial {
		p.xyz[i] = x.integer(c, i, l)
		if o := &op.args[offsetSlot]; o.cells != 0 {
			p.xyz[i] += x.integer(o, i, l)
		}
	}
	if f.coordinates() > f.spatial {
		p.layer = x.integer(c, f.spatial, l)
	}
	if o := &op.args[lodSlot]; o.cells != 0 {
		p.level = x.integer(o, 0, l)
	}
	return p
}

// reportImage adds a finding about an image, or about one of its texels.
func (x *subgroup) reportImage(check Checks, in *inst, l int32, w *imageView, p *position, message string) {
	if x.checks&check != 0 {
		x.report(Finding{Check: check, Message: message, Memory: w.imageMemory(p)}, in.index, l)
	}
}

// texelOffset makes the checks of an access to a texel, and returns its place in the memory,
// or false if it is outside of the view.
func (x *subgroup) texelOffset(in *inst, l int32, w *imageView, p *position, write bool) (int64, bool) {
	offset, ok := w.offset(p)
	switch {
	case !ok:
		x.reportImage(CheckBounds, in, l, w, p, w.reasonOutside(p))
	case x.checks != 0:
		one := *in
		one.mem = w.access
		x.inspect(&one, l, w.texels, offset, write)
	}
	return offset, ok
}

// loadTexel reads a texel. A texel outside of the view is zero (Vulkan specification, "Texel
// Replacement", robustImageAccess2).
func (x *subgroup) loadTexel(in *inst, l int32, w *imageView, p *position) texel.Value {
	offset, ok := x.texelOffset(in, l, w, p, false)
	if !ok {
		return w.codec.Invalid()
	}
	return w.codec.Decode(w.texels.data[offset:])
}

// putTexel gives the result of an instruction its components.
func (x *subgroup) putTexel(in *inst, l int32, w *imageView, t texel.Value) {
	op := in.ext.image
	if w.codec.Whole != (op.texel.scalar.kind == intScalar) {
		x.reportImage(CheckUndefined, in, l, w, nil, writtenAs[op.texel.scalar.kind]+" is read from an image of the format "+w.codec.Format.String())
		t = texel.Value{}
	}
	for i := range op.texel.cells {
		v := t[i]
		switch n := w.codec.Bits[i]; {
		case op.texel.scalar.kind == floatScalar:
			v = fromFloat(f64(v), op.texel.scalar.bits)
		case op.signs && n != 0:
			v = uint64(signed(v, n))
		case op.plain && n != 0:
			v &= scalar{intScalar, n}.mask()
		}
		x.regs[int(op.texel.reg)+i*x.width+int(l)] = v & op.texel.scalar.mask()
	}
}

// noTexel gives the result of an instruction without an image the value 0.
func (x *subgroup) noTexel(op *imageOp, l int32) {
	for i := range op.texel.cells {
		x.regs[int(op.texel.reg)+i*x.width+int(l)] = 0
	}
}

// runImageRead reads texels at integer coordinates.
func runImageRead(x *subgroup, in *inst) {
	op := in.ext.image
	for _, l := range x.lanes {
		w := x.imageView(op, l)
		if w == nil {
			x.noTexel(op, l)
			continue
		}
		p := x.texelAt(op, l)
		x.putTexel(in, l, w, x.loadTexel(in, l, w, &p))
	}
}

// runImageWrite writes texels. What is outside of the image is lost.
func runImageWrite(x *subgroup, in *inst) {
	op := in.ext.image
	for _, l := range x.lanes {
		w := x.imageView(op, l)
		if w == nil {
			continue
		}
		p := x.texelAt(op, l)
		t, ok := x.writtenTexel(in, l, w, &p)
		if !ok {
			continue
		}
		if offset, ok := x.texelOffset(in, l, w, &p, true); ok {
			w.codec.Encode(w.texels.data[offset:], t)
		}
	}
}

// writtenTexel returns the texel that a lane writes, or false if it has another kind of
// components than the image. Components that it lacks are 0.
func (x *subgroup) writtenTexel(in *inst, l int32, w *imageView, p *position) (texel.Value, bool) {
	op, c := in.ext.image, w.codec
	if c.Whole != (op.texel.scalar.kind == intScalar) {
		x.reportImage(CheckUndefined, in, l, w, p, writtenAs[op.texel.scalar.kind]+" is written to an image of the format "+c.Format.String())
		return texel.Value{}, false
	}
	if n := c.Components(); op.texel.cells < n {
		x.reportImage(CheckUndefined, in, l, w, p, fmt.Sprintf("the texel has %d components, the format %s has %d", op.texel.cells, c.Format, n))
	}
	t := texel.Value{3: c.One()}
	signs := c.Kind == runner.FormatSint && !op.plain || op.signs
	for i := range min(op.texel.cells, 4) {
		switch {
		case op.texel.scalar.kind == floatScalar:
			t[i] = fromFloat64(x.number(&op.texel, i, l))
		case signs:
			t[i] = uint64(x.integer(&op.texel, i, l))
		default:
			t[i] = x.raw(&op.texel, i, l)
		}
	}
	if i := c.Unrepresentable(&t); i >= 0 && !op.kernel {
		x.reportImage(CheckUndefined, in, l, w, p, fmt.Sprintf("component %d is %d, which is outside of the range of the format %s", i, x.integer(&op.texel, i, l), c.Format))
	}
	return t, true
}

// runTexelPointer makes pointers to texels. Instructions through one outside of the image are
// not reported again.
func runTexelPointer(x *subgroup, in *inst) {
	op := in.ext.image
	for _, l := range x.lanes {
		v := pointerTo(beyondHandle, 1)
		if w := x.imageView(op, l); w != nil && w.handle != 0 {
			p := x.texelAt(op, l)
			if offset, ok := w.offset(&p); ok {
				v = pointerTo(w.handle, offset)
			} else {
				x.reportImage(CheckBounds, in, l, w, &p, w.reasonOutside(&p))
			}
		}
		x.regs[in.dst+l] = v
	}
}

// imageQuery asks something of an image.
type imageQuery struct {
	// level is true for a query with a level.
	level bool
	// cells returns the number of components of the answer.
	cells  func(f *imageFacts) int
	answer func(w *imageView, level *viewLevel) texel.Value
}

func oneCell(*imageFacts) int { return 1 }

// sizeCells counts a size in each direction and, for arrays, the number of layers.
func sizeCells(f *imageFacts) int {
	if f.arrayed {
		return f.spatial + 1
	}
	return f.spatial
}

// imageSize answers OpImageQuerySize and OpImageQuerySizeLod. Cubes of arrays count as one.
func imageSize(w *imageView, level *viewLevel) texel.Value {
	var t texel.Value
	n := w.variable.typ.imageOf().spatial
	for i := range n {
		t[i] = uint64(level.size[i])
	}
	layers := w.layers
	if w.dim == spec.DimCube {
		layers /= 6
	}
	t[n] = uint64(layers)
	return t
}

var imageQueries = sync.OnceValue(func() map[spec.Opcode]imageQuery {
	return map[spec.Opcode]imageQuery{
		spec.OpImageQuerySizeLod: {true, sizeCells, imageSize},
		spec.OpImageQuerySize:    {false, sizeCells, imageSize},
		spec.OpImageQueryLevels:  {false, oneCell, func(w *imageView, _ *viewLevel) texel.Value { return texel.Value{uint64(len(w.levels))} }},
		spec.OpImageQueryFormat: {false, oneCell, func(w *imageView, _ *viewLevel) texel.Value {
			kind, _ := w.codec.ChannelType()
			return texel.Value{uint64(kind)}
		}},
		spec.OpImageQueryOrder: {false, oneCell, func(w *imageView, _ *viewLevel) texel.Value { return texel.Value{uint64(w.codec.ChannelOrder())} }},
	}
})

// translateQuery translates an instruction of imageQueries.
func translateQuery(t *translator, in *instruction) {
	q := imageQueries()[in.op]
	op := &imageOp{}
	op.imageOperand(t, in, false)
	if q.level {
		op.args[lodSlot] = t.operandOf(in, in.arg(1), intScalar)
	}
	op.result(t, in)
	if op.texel.cells != q.cells(op.facts) || op.texel.scalar.kind != intScalar {
		refuse(in, "its result has not the components of the answer")
	}
	t.emit(inst{run: runQuery, imm: uint64(in.op), ext: &extension{image: op}})
}

func runQuery(x *subgroup, in *inst) {
	op, q := in.ext.image, imageQueries()[spec.Opcode(in.imm)]
	for _, l := range x.lanes {
		w := x.imageView(op, l)
		if w == nil {
			x.noTexel(op, l)
			continue
		}
		var n int64
		if q.level {
			n = x.integer(&op.args[lodSlot], 0, l)
		}
		level := w.level(n)
		if level == nil {
			x.reportImage(CheckBounds, in, l, w, nil, fmt.Sprintf("level %d is outside of the %d levels", n, len(w.levels)))
			x.noTexel(op, l)
			continue
		}
		t := q.answer(w, level)
		for i := range op.texel.cells {
			x.regs[int(op.texel.reg)+i*x.width+int(l)] = t[i] & op.texel.scalar.mask()
		}
	}
}
