package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

// A shader exchanges scalars with other stages through slots: four for each location, one for each component of 32 bits
// (Vulkan specification, "Interface Matching" and "Location and Component Assignment").

const (
	locationSlots = 4
	maxSlots      = 1024
)

// interpolation is how an input of a fragment shader follows from the vertices of its primitive.
type interpolation uint8

const (
	smooth interpolation = iota
	flat
	linear // without perspective
)

// exchanged is where a scalar of an input or output comes from or goes to.
type exchanged struct {
	// slot is its slot, or -1 if it is a component of a built-in variable.
	slot      int
	builtin   spec.BuiltIn
	component int
	scalar    scalar
	how       interpolation
}

// slots returns the number of slots of the scalar.
func (e *exchanged) slots() int {
	if e.scalar.bits == 64 {
		return 2
	}
	return 1
}

// stageBuiltins are the built-in variables of stages, with their numbers of scalars and what those are.
type stageBuiltin struct {
	model   spec.ExecutionModel
	class   spec.StorageClass
	builtin spec.BuiltIn
	cells   int
	kind    scalarKind
}

var stageBuiltins = [...]stageBuiltin{
	{spec.ExecutionModelVertex, spec.StorageClassInput, spec.BuiltInVertexIndex, 1, intScalar},
	{spec.ExecutionModelVertex, spec.StorageClassInput, spec.BuiltInInstanceIndex, 1, intScalar},
	{spec.ExecutionModelVertex, spec.StorageClassInput, spec.BuiltInViewIndex, 1, intScalar},
	{spec.ExecutionModelVertex, spec.StorageClassOutput, spec.BuiltInPosition, 4, floatScalar},
	{spec.ExecutionModelVertex, spec.StorageClassOutput, spec.BuiltInPointSize, 1, floatScalar},
	{spec.ExecutionModelFragment, spec.StorageClassInput, spec.BuiltInFragCoord, 4, floatScalar},
	{spec.ExecutionModelFragment, spec.StorageClassInput, spec.BuiltInViewIndex, 1, intScalar},
}

// isStage reports whether the device runs the execution model as a stage of draws.
func isStage(m spec.ExecutionModel) bool {
	return m == spec.ExecutionModelVertex || m == spec.ExecutionModelFragment
}

// exchange finds the places of the scalars of an input or output of a stage.
func (t *translator) exchange(in *instruction, v *variable) {
	if v.initializer != nil || v.typ.large {
		refuse(in, "an input or output with an initial value, or with too many components")
	}
	w := exchangeWalk{t: t, in: in, class: v.class}
	place := placement{location: -1}
	w.decorate(&place, func(d spec.Decoration) (uint32, bool) { return t.m.decorated(in.id, d) })
	w.walk(v.typ, place)
	v.exchange = w.out
	if v.class == spec.StorageClassOutput {
		t.p.outputs = append(t.p.outputs, v)
	}
}

// placement is what decorations say of a variable or a member.
type placement struct {
	location, component int
	builtin             *spec.BuiltIn
	how                 interpolation
}

// exchangeWalk lists the scalars of a type in the order of cells.
type exchangeWalk struct {
	t     *translator
	in    *instruction
	class spec.StorageClass
	out   []exchanged
}

// decorate reads the decorations that find returns.
func (w *exchangeWalk) decorate(p *placement, find func(d spec.Decoration) (uint32, bool)) {
	if n, ok := find(spec.DecorationLocation); ok {
		p.location, p.component = int(n), 0
	}
	if n, ok := find(spec.DecorationComponent); ok {
		p.component = int(n)
	}
	if n, ok := find(spec.DecorationBuiltIn); ok {
		b := spec.BuiltIn(n)
		p.builtin = &b
	}
	if _, ok := find(spec.DecorationFlat); ok {
		p.how = flat
	}
	if _, ok := find(spec.DecorationNoPerspective); ok {
		p.how = linear
	}
	if n, ok := find(spec.DecorationIndex); ok && n != 0 {
		refuse(w.in, "outputs with an index, for blending with two sources, are not supported")
	}
}

// walk adds the scalars of a type and returns the location behind it.
func (w *exchangeWalk) walk(ty *valueType, p placement) int {
	switch {
	case p.builtin != nil:
		w.builtin(ty, *p.builtin)
		return p.location
	case ty.kind == structType:
		next := p
		for i, m := range ty.members {
			w.decorate(&next, func(d spec.Decoration) (uint32, bool) { return w.t.m.memberDecorated(ty.id, uint32(i), d) })
			next.location = w.walk(m, next)
			next = placement{location: next.location, how: p.how}
		}
		return next.location
	case ty.kind == arrayType, ty.kind == matrixType:
		for range ty.count {
			p.location = w.walk(ty.elem, p)
		}
		return p.location
	case ty.kind == scalarType && (ty.scalar.kind == intScalar || ty.scalar.kind == floatScalar), ty.kind == vectorType:
		return w.components(ty, p)
	}
	refuse(w.in, "an input or output of a type that is none of numbers")
	return 0
}

// components adds the scalars of a vector, or a scalar, which begin at a component.
func (w *exchangeWalk) components(ty *valueType, p placement) int {
	if p.location < 0 {
		refuse(w.in, "the input or output has no location and is not built in")
	}
	if p.how != flat && w.class == spec.StorageClassInput && w.t.model == spec.ExecutionModelFragment {
		if s := ty.component(); s.kind != floatScalar || s.bits == 64 {
			refuse(w.in, "an input that must be flat, because it is of integers or of 64 bits")
		}
	}
	at := p.location*locationSlots + p.component
	for range ty.cells {
		e := exchanged{slot: at, scalar: ty.component(), how: p.how}
		at += e.slots()
		w.out = append(w.out, e)
	}
	if at > maxSlots {
		refuse(w.in, "a location beyond %d", maxSlots/locationSlots-1)
	}
	return (at-1)/locationSlots + 1
}

// builtin adds the scalars of a built-in variable.
func (w *exchangeWalk) builtin(ty *valueType, b spec.BuiltIn) {
	for _, row := range stageBuiltins {
		if row.model == w.t.model && row.class == w.class && row.builtin == b && ty.cells == row.cells && ty.component() == (scalar{row.kind, 32}) {
			for i := range ty.cells {
				w.out = append(w.out, exchanged{slot: -1, builtin: b, component: i, scalar: ty.component()})
			}
			return
		}
	}
	refuse(w.in, "the built-in variable %s is not supported in this stage", b)
}

// stageRun is what the launch of a stage exchanges with the pipeline.
type stageRun struct {
	// input returns the bits of a scalar of an input of an invocation.
	input func(e *exchanged, invocation uint64) uint64
	// results are what each invocation has written.
	results []stageResult
}

// stageResult is what an invocation of a stage has written.
type stageResult struct {
	position [4]float64
	// size is the size of a point in pixels, 0 if the shader wrote none.
	size  float64
	slots []uint32
	// killed is true for a fragment that ended without result.
	killed bool
}

// set sets a scalar of an output.
func (r *stageResult) set(e *exchanged, bits uint64) {
	switch {
	case e.builtin == spec.BuiltInPosition && e.slot < 0:
		r.position[e.component] = toFloat(bits, 32)
	case e.slot < 0:
		r.size = toFloat(bits, 32)
	default:
		for i := range e.slots() {
			r.slots[e.slot+i] = uint32(bits >> (32 * i))
		}
	}
}

// get returns the bits of a scalar at a slot.
func (r *stageResult) get(e *exchanged) uint64 {
	bits := uint64(r.slots[e.slot])
	if e.slots() == 2 {
		bits |= uint64(r.slots[e.slot+1]) << 32
	}
	return bits
}

// outputSlots returns the number of slots of the outputs.
func (p *program) outputSlots() int {
	n := 0
	for _, v := range p.outputs {
		for i := range v.exchange {
			n = max(n, v.exchange[i].slot+v.exchange[i].slots())
		}
	}
	return n
}

// takeOutputs takes the outputs of the invocation that the workgroup has run.
func (g *workgroup) takeOutputs(i uint64) {
	x, p := g.subs[0], g.l.p
	r := &g.l.stage.results[i]
	r.slots, r.killed = make([]uint32, p.outputSlots()), x.killed
	for _, v := range p.outputs {
		if v.promoted {
			for k := range v.exchange {
				r.set(&v.exchange[k], x.regs[int(v.reg)+k*x.width])
			}
			continue
		}
		data := x.objects[v.handle].data
		for k, c := range v.view.scalars() {
			r.set(&v.exchange[k], load(data[c.offset:], c.scalar))
		}
	}
}

// exchanged returns the scalars of an input of the stage.
func (x *subgroup) exchanged(v *variable) []uint64 {
	out := make([]uint64, len(v.exchange))
	for i := range out {
		out[i] = x.g.l.stage.input(&v.exchange[i], x.g.linear)
	}
	return out
}
