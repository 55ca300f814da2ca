package conform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// The scalars that a kernel reads can leave it in other ways than through plain arrays: by stores to an image, or by
// output locations, which the stages behind pass on to an attachment. And the scalars that it writes can come from the texels of a buffer.
// Each scalar then has a number, the spot, and 64 bits there.

// way is how scalars leave a kernel.
type way uint8

const (
	byBuffer way = iota
	byImage
	byLocation
)

var outNames = [...]string{"buffer", "image", "location"}

// numberSpots numbers the scalars: unit by unit, in each the instances, and in each of them the parts.
func (k *kernel) numberSpots() {
	k.spots = make([]int64, len(k.units)+1)
	for i := range k.units {
		k.spots[i+1] = k.spots[i] + k.units[i].instances()*k.units[i].scalars()
	}
}

// spot returns the number of an instance of a leaf.
func (k *kernel) spot(leaf int, instance int64) int64 {
	i := k.unitOf[leaf]
	u := &k.units[i]
	per := u.inner[leaf-u.first]
	return k.spots[i] + instance/per*u.scalars() + u.part(leaf) + instance%per
}

// part returns the number of the first scalar of a leaf among those of an instance of the unit.
func (u *unit) part(leaf int) int64 {
	n := int64(0)
	for _, k := range u.inner[:leaf-u.first] {
		n += k
	}
	return n
}

// spotOf returns the number of a scalar of the unit in this instance.
func (m *mover) spotOf(leaf int, inner int64) *ir.Value {
	at := m.spots[m.unitOf[leaf]] + m.u.part(leaf) + inner
	if n, ok := spirv.ConstantInt32(m.number); ok {
		return m.e.constant(at + int64(n)*m.u.scalars())
	}
	return m.e.binary(spirv.IAdd, m.e.binary(spirv.IMul, m.number, m.e.constant(m.u.scalars())), m.e.constant(at))
}

// to returns where a scalar of the unit goes or comes from: a place in a plain array, or its spot.
func (m *mover) to(leaf int, inner int64) *ir.Value {
	if m.access.plain() {
		return m.slot(leaf, inner)
	}
	return m.spotOf(leaf, inner)
}

// give lets a scalar leave the kernel.
func (m *mover) give(to, v *ir.Value) {
	e := m.e
	switch m.access.out {
	case byImage:
		low, high := e.halves(v)
		e.writeTexel(m.results, to, 0, low)
		e.writeTexel(m.results, to, 1, high)
	case byLocation:
		mine := e.b.Create(e.loc, spirv.IEqual, []*ir.Value{e.invocation(), to}, []ir.Type{e.ctx.I1()}).Result(0)
		e.when(mine, func() {
			low, high := e.halves(v)
			e.store(m.results, e.construct(pointee(m.results), []*ir.Value{low, high}), 4)
		})
	default:
		e.store(to, v, scalarSize(v.Type()))
	}
}

// take returns a scalar of type t for the kernel to write.
func (m *mover) take(from *ir.Value, t ir.Type) *ir.Value {
	e := m.e
	if !m.access.texels {
		return m.convert(e.load(from, scalarSize(pointee(from))), t)
	}
	low := e.fetchTexel(m.results, from, 0)
	if scalarSize(t) < 8 {
		return e.cast(e.cast(low, spirv.UConvert, e.ctx.Integer(8*uint32(scalarSize(t)), ir.Signless)), spirv.Bitcast, t)
	}
	v := e.construct(e.ctx.Vector([]int64{2}, e.ctx.I32()), []*ir.Value{low, e.fetchTexel(m.results, from, 1)})
	if isAddress(t) {
		return e.cast(e.cast(v, spirv.Bitcast, e.ctx.I64()), spirv.ConvertUToPtr, t)
	}
	return e.cast(v, spirv.Bitcast, t)
}

// plain reports whether scalars leave kernels and enter them through plain arrays.
func (a *access) plain() bool { return a.out == byBuffer && !a.texels }

// eachSpot calls f for the instance of a unit that has the spot of the invocation, if one has it.
func (k *kernel) eachSpot(e *emitter, i int, f func(at []*ir.Value, number *ir.Value)) {
	u := &k.units[i]
	behind := e.binary(spirv.ISub, e.invocation(), e.constant(k.spots[i]))
	cond := e.b.Create(e.loc, spirv.ULessThan, []*ir.Value{behind, e.constant(k.spots[i+1] - k.spots[i])}, []ir.Type{e.ctx.I1()}).Result(0)
	e.when(cond, func() {
		number := behind
		if n := u.scalars(); n > 1 {
			number = e.binary(spirv.UDiv, behind, e.constant(n))
		}
		f(e.split(number, u.dims), number)
	})
}

// declareResults declares what takes or gives the scalars of a kernel that has no plain arrays for them.
func (k *kernel) declareResults(e *emitter) {
	k.numberSpots()
	switch k.access.out {
	case byBuffer:
		k.results = e.bound("texels", spirv.ImageOf(spirv.ImageInfo{
			Element: e.ctx.I32(), Dim: spec.DimBuffer, SamplerUse: spec.ImageSamplerUseInfoNeedSampler, Format: spec.ImageFormatR32ui,
		}), spec.StorageClassUniformConstant, e.plain)
		return
	case byImage:
		k.results = e.bound("results", spirv.ImageOf(spirv.ImageInfo{
			Element: e.ctx.I32(), Dim: spec.Dim2D, SamplerUse: spec.ImageSamplerUseInfoNoSampler, Format: spec.ImageFormatR32ui,
		}), spec.StorageClassUniformConstant, e.plain)
		return
	}
	v2 := e.ctx.Vector([]int64{2}, e.ctx.I32())
	at := e.b.InsertionPoint()
	e.b.SetStart(e.entry)
	class := ir.Named("storage_class", e.ctx.Enum(spirv.StorageClassAttr, uint64(spec.StorageClassFunction)))
	k.results = e.b.Create(e.loc, spirv.Variable, nil, []ir.Type{spirv.PointerTo(v2, spec.StorageClassFunction)}, class).Result(0)
	e.b.SetInsertionPoint(at)
	e.store(k.results, e.construct(v2, []*ir.Value{e.constant(0), e.constant(0)}), 4)
}

// halves returns the low and the high 32 bits of a scalar.
func (e *emitter) halves(v *ir.Value) (low, high *ir.Value) {
	size := scalarSize(v.Type())
	if isAddress(v.Type()) {
		v = e.cast(v, spirv.ConvertPtrToU, e.ctx.I64())
	}
	if size == 8 {
		v = e.cast(v, spirv.Bitcast, e.ctx.Vector([]int64{2}, e.ctx.I32()))
		return e.extract(v, e.ctx.I32(), []int64{0}), e.extract(v, e.ctx.I32(), []int64{1})
	}
	v = e.cast(v, spirv.Bitcast, e.ctx.Integer(8*uint32(size), ir.Signless))
	return e.cast(v, spirv.UConvert, e.ctx.I32()), e.constant(0)
}

// cast converts a value to another type.
func (e *emitter) cast(v *ir.Value, op *ir.OpDef, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return e.b.Create(e.loc, op, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// half returns the number of a half of a spot.
func (e *emitter) half(spot *ir.Value, half int64) *ir.Value {
	return e.binary(spirv.IAdd, e.binary(spirv.IMul, spot, e.constant(2)), e.constant(half))
}

// fetchTexel returns half of a spot from a texel buffer.
func (e *emitter) fetchTexel(texels, spot *ir.Value, half int64) *ir.Value {
	v4 := e.ctx.Vector([]int64{4}, e.ctx.I32())
	v := e.b.Create(e.loc, spirv.ImageFetch, []*ir.Value{e.load(texels, 4), e.half(spot, half)}, []ir.Type{v4}).Result(0)
	return e.extract(v, e.ctx.I32(), []int64{0})
}

// writeTexel stores half of a spot in an image, in rows of rowPixels texels.
func (e *emitter) writeTexel(image, spot *ir.Value, half int64, v *ir.Value) {
	v4 := e.ctx.Vector([]int64{4}, e.ctx.I32())
	at := e.half(spot, half)
	place := e.construct(e.ctx.Vector([]int64{2}, e.ctx.I32()), []*ir.Value{e.binary(spirv.UMod, at, e.constant(rowPixels)), e.binary(spirv.UDiv, at, e.constant(rowPixels))})
	zero := e.constant(0)
	e.b.Create(e.loc, spirv.ImageWrite, []*ir.Value{e.load(image, 4), place, e.construct(v4, []*ir.Value{v, zero, zero, zero})}, nil)
}

// deliver emits that the result of the invocation leaves through a location, and where on the screen it goes.
func (k *kernel) deliver(e *emitter) {
	v := e.load(k.results, 4)
	switch k.access.stage.model {
	case spec.ExecutionModelFragment:
		e.output("color", v)
	case spec.ExecutionModelTessellationControl:
		e.output("result", v, ir.Named("patch", e.ctx.Unit()))
	default:
		e.output("result", v)
		k.point(e)
	}
}

// output declares an output at location 0 and stores a value in it.
func (e *emitter) output(name string, v *ir.Value, attrs ...ir.NamedAttribute) {
	to := e.variable(name, spirv.PointerTo(v.Type(), spec.StorageClassOutput), append(attrs, ir.Named("location", e.ctx.Int(e.ctx.I32(), 0)))...)
	e.store(to, v, 4)
}

// point emits the position and size of a point that is the pixel of the invocation.
func (k *kernel) point(e *emitter) {
	width, height := area(uint32(k.perView(k.spots[len(k.units)])))
	middle := func(n *ir.Value, size uint32) *ir.Value {
		odd := e.binary(spirv.IAdd, e.binary(spirv.IMul, n, e.constant(2)), e.constant(1))
		f := e.b.Create(e.loc, spirv.ConvertUToF, []*ir.Value{odd}, []ir.Type{e.ctx.F32()}).Result(0)
		return e.binary(spirv.FSub, e.binary(spirv.FMul, f, e.real(1/float64(size))), e.real(1))
	}
	number := e.invocation()
	if e.cell != nil {
		number = e.cell
	}
	e.position(middle(e.binary(spirv.UMod, number, e.constant(rowPixels)), width), middle(e.binary(spirv.UDiv, number, e.constant(rowPixels)), height))
	e.store(e.builtIn("size", "PointSize", e.ctx.F32(), spec.StorageClassOutput), e.real(1), 4)
}

// passing are the stages that pass on what leaves a kernel through a location.
func (k *kernel) passing() []support {
	s := k.access.stage
	v2 := func(e *emitter) ir.Type { return e.ctx.Vector([]int64{2}, e.ctx.I32()) }
	input := func(e *emitter, name, decoration string) *ir.Value {
		return e.load(e.variable(name, spirv.PointerTo(v2(e), spec.StorageClassInput), ir.Named("location", e.ctx.Int(e.ctx.I32(), 0)), ir.Named(decoration, e.ctx.Unit())), 4)
	}
	show := support{"show", spec.ExecutionModelFragment, upperLeft, func(e *emitter) { e.output("color", input(e, "shown", "flat")) }}
	switch s.model {
	case spec.ExecutionModelFragment:
		return nil
	case spec.ExecutionModelTessellationControl:
		evaluate := support{"evaluate", spec.ExecutionModelTessellationEvaluation, corners, func(e *emitter) {
			e.evaluated()
			e.output("passed", input(e, "carried", "patch"))
			k.point(e)
		}}
		return []support{evaluate, show}
	}
	return []support{show}
}

// resultNeeds returns the capabilities for results that do not go to plain arrays.
func (k *kernel) resultNeeds() []spec.Capability {
	var out []spec.Capability
	if !k.access.plain() && holds(k.typ, isAddress) {
		out = append(out, spec.CapabilityInt64)
	}
	if k.access.texels {
		out = append(out, spec.CapabilitySampledBuffer)
	}
	if k.access.views > 0 {
		out = append(out, spec.CapabilityMultiView)
	}
	if k.probe.passes && holds(k.typ, func(t ir.Type) bool { return scalarSize(t) == 2 }) {
		out = append(out, spec.CapabilityStorageInputOutput16)
	}
	if k.probe.passes && interpolations[k.access.interpolation] == "sample" {
		out = append(out, spec.CapabilitySampleRateShading)
	}
	if !k.shows() {
		return out
	}
	switch k.access.stage.model {
	case spec.ExecutionModelGeometry:
		out = append(out, spec.CapabilityGeometryPointSize)
	case spec.ExecutionModelTessellationControl, spec.ExecutionModelTessellationEvaluation:
		out = append(out, spec.CapabilityTessellationPointSize)
	}
	return out
}

// maxCompared is the largest number of scalars for which a kernel whose results leave by a location compares the spot of each.
const maxCompared = 24

// addResults makes the image that takes the results of a round, and binds it if the kernel writes it.
func (t *trial) addResults(dev runner.Device, m *round, l *runner.Launch) error {
	desc := runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatRG32Uint, Attachment: true}
	n := uint32(t.spots[len(t.units)])
	if t.access.out == byImage {
		desc.Format, desc.Attachment, n = runner.FormatR32Uint, false, 2*n
	} else {
		n, desc.Layers = uint32(t.perView(int64(n))), int(max(1, t.access.views))
	}
	width, height := area(n)
	desc.Width, desc.Height = int(width), int(height)
	var err error
	if m.results, err = dev.NewImage(desc); err != nil {
		return err
	}
	if err = m.results.Write(0, filled(int64(desc.Width*desc.Height*max(1, desc.Layers)*desc.Format.TexelBytes()))); err != nil {
		return err
	}
	if t.access.out == byImage {
		l.Bindings = append(l.Bindings, runner.Binding{Binding: t.plainBinding, Image: m.results})
	}
	return nil
}

// addTexels makes the texel buffer of a round from the content of the plain arrays, and binds it.
func (t *trial) addTexels(dev runner.Device, m *round, l *runner.Launch, arrays [][]byte) error {
	n := t.spots[len(t.units)]
	if 2*n > maxTexels {
		return &featureError{"maxTexelBufferElements for a block that large"}
	}
	data := filled(8 * n)
	eachScalar(t.leaves, func(i int, leaf *leaf, n int64) {
		copy(data[8*t.spot(i, n):][:leaf.size], arrays[t.of[i]][(t.first[i]+n)*leaf.size:])
	})
	m.plains = append(m.plains, nil)
	at := len(m.plains) - 1
	if err := newBuffer(dev, &m.plains[at], data); err != nil {
		return err
	}
	l.Bindings = append(l.Bindings, runner.Binding{Binding: t.plainBinding, Buffer: m.plains[at], Format: runner.FormatR32Uint, Size: len(data)})
	return nil
}

// maxTexels is the number of texels that each device has in a texel buffer (maxTexelBufferElements).
const maxTexels = 1 << 16

// plain returns the content of a plain array in each round, or what would be there if the scalars did not leave the kernel in another way.
func (t *trial) plain(number int) ([][]byte, error) {
	if t.access.out == byBuffer {
		return t.read(func(m *round) runner.Buffer { return m.plains[number] })
	}
	out := make([][]byte, len(t.rounds))
	for r := range t.rounds {
		desc := t.rounds[r].results.Desc()
		texels := make([]byte, desc.LevelBytes(0))
		if err := t.rounds[r].results.Read(0, texels); err != nil {
			return nil, err
		}
		p := &t.plains[number]
		out[r] = make([]byte, p.count*p.size)
		eachScalar(t.leaves, func(i int, l *leaf, n int64) {
			if t.of[i] == number {
				copy(out[r][(t.first[i]+n)*l.size:][:l.size], texels[8*t.texel(t.spot(i, n), int64(desc.Width*desc.Height)):])
			}
		})
	}
	return out, nil
}
