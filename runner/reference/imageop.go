package reference

import (
	"sync"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/spirv/spec"
)

// imageOp is an instruction on images, translated.
type imageOp struct {
	imageRow
	facts *imageFacts
	// image and sampler are registers of handles.
	image, sampler int32
	coordinate     operand
	args           [imageSlots]operand
	// texel is the texel that is written, or the place of the result.
	texel operand
	// signs says that the components of texels have signs, and plain that they have none,
	// whatever the format says.
	signs, plain bool
	kernel       bool
}

// operand is a scalar or vector in registers. It has no cells if the instruction lacks it.
type operand struct {
	reg    int32
	cells  int
	scalar scalar
}

// imageSlot is an operand of some instructions on images.
type imageSlot uint8

const (
	biasSlot imageSlot = iota
	lodSlot
	gradXSlot
	gradYSlot
	offsetSlot
	offsetsSlot
	minLodSlot
	sampleSlot
	scopeSlot
	drefSlot
	componentSlot
	imageSlots
)

// slotKinds are the kinds of numbers of the operands.
var slotKinds = [imageSlots]scalarKind{
	biasSlot: floatScalar, lodSlot: noScalar, gradXSlot: floatScalar, gradYSlot: floatScalar, offsetSlot: intScalar, offsetsSlot: intScalar,
	minLodSlot: floatScalar, sampleSlot: intScalar, scopeSlot: intScalar, drefSlot: floatScalar, componentSlot: intScalar,
}

// imageOperandRows are the image operands in the order of their bits, in which their ids
// follow the mask (3.14).
var imageOperandRows = []struct {
	bit   spec.ImageOperands
	slots []imageSlot
}{
	{spec.ImageOperandsBias, []imageSlot{biasSlot}},
	{spec.ImageOperandsLod, []imageSlot{lodSlot}},
	{spec.ImageOperandsGrad, []imageSlot{gradXSlot, gradYSlot}},
	{spec.ImageOperandsConstOffset, []imageSlot{offsetSlot}},
	{spec.ImageOperandsOffset, []imageSlot{offsetSlot}},
	{spec.ImageOperandsConstOffsets, []imageSlot{offsetsSlot}},
	{spec.ImageOperandsSample, []imageSlot{sampleSlot}},
	{spec.ImageOperandsMinLod, []imageSlot{minLodSlot}},
	{spec.ImageOperandsMakeTexelAvailable, []imageSlot{scopeSlot}},
	{spec.ImageOperandsMakeTexelVisible, []imageSlot{scopeSlot}},
	{spec.ImageOperandsNonPrivateTexel, nil},
	{spec.ImageOperandsVolatileTexel, nil},
	{spec.ImageOperandsSignExtend, nil},
	{spec.ImageOperandsZeroExtend, nil},
	{spec.ImageOperandsNontemporal, nil},
	{spec.ImageOperandsOffsets, []imageSlot{offsetsSlot}},
}

// imageRow is what an instruction that reads or writes texels is.
type imageRow struct {
	run func(x *subgroup, in *inst)
	// slot is the operand between the coordinates and the image operands.
	slot imageSlot
	// samples is true for instructions with a sampler, implicit for those that compute the
	// level by derivatives, and projects for those that divide by the last coordinate.
	samples, implicit, projects bool
	gathers, writes, sparse     bool
}

const noSlot = imageSlots

// imageRows are the instructions (3.3.10).
var imageRows = sync.OnceValue(func() map[spec.Opcode]imageRow {
	return map[spec.Opcode]imageRow{
		spec.OpImageSampleImplicitLod:           {run: runSample, slot: noSlot, samples: true, implicit: true},
		spec.OpImageSampleExplicitLod:           {run: runSample, slot: noSlot, samples: true},
		spec.OpImageSampleDrefImplicitLod:       {run: runSample, slot: drefSlot, samples: true, implicit: true},
		spec.OpImageSampleDrefExplicitLod:       {run: runSample, slot: drefSlot, samples: true},
		spec.OpImageSampleProjImplicitLod:       {run: runSample, slot: noSlot, samples: true, implicit: true, projects: true},
		spec.OpImageSampleProjExplicitLod:       {run: runSample, slot: noSlot, samples: true, projects: true},
		spec.OpImageSampleProjDrefImplicitLod:   {run: runSample, slot: drefSlot, samples: true, implicit: true, projects: true},
		spec.OpImageSampleProjDrefExplicitLod:   {run: runSample, slot: drefSlot, samples: true, projects: true},
		spec.OpImageGather:                      {run: runGather, slot: componentSlot, samples: true, gathers: true},
		spec.OpImageDrefGather:                  {run: runGather, slot: drefSlot, samples: true, gathers: true},
		spec.OpImageFetch:                       {run: runImageRead, slot: noSlot},
		spec.OpImageRead:                        {run: runImageRead, slot: noSlot},
		spec.OpImageWrite:                       {run: runImageWrite, slot: noSlot, writes: true},
		spec.OpImageSparseSampleImplicitLod:     {run: runSample, slot: noSlot, samples: true, implicit: true, sparse: true},
		spec.OpImageSparseSampleExplicitLod:     {run: runSample, slot: noSlot, samples: true, sparse: true},
		spec.OpImageSparseSampleDrefImplicitLod: {run: runSample, slot: drefSlot, samples: true, implicit: true, sparse: true},
		spec.OpImageSparseSampleDrefExplicitLod: {run: runSample, slot: drefSlot, samples: true, sparse: true},
		spec.OpImageSparseGather:                {run: runGather, slot: componentSlot, samples: true, gathers: true, sparse: true},
		spec.OpImageSparseDrefGather:            {run: runGather, slot: drefSlot, samples: true, gathers: true, sparse: true},
		spec.OpImageSparseFetch:                 {run: runImageRead, slot: noSlot, sparse: true},
		spec.OpImageSparseRead:                  {run: runImageRead, slot: noSlot, sparse: true},
	}
})

func imageHandlers() map[spec.Opcode]handler {
	all := map[spec.Opcode]handler{
		spec.OpSampledImage:              translateSampledImage,
		spec.OpImage:                     translateImage,
		spec.OpImageQueryLod:             translateQueryLod,
		spec.OpImageTexelPointer:         translateTexelPointer,
		spec.OpImageSparseTexelsResident: translateResident,
	}
	for op := range imageRows() {
		all[op] = translateImageOp
	}
	for op := range imageQueries() {
		all[op] = translateQuery
	}
	return all
}

// translateSampledImage joins an image with a sampler.
func translateSampledImage(t *translator, in *instruction) {
	a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.result(in)
	if a.typ.kind != imageType || b.typ.kind != samplerType || v.typ.kind != sampledImageType {
		refuse(in, "its operands are not an image and a sampler")
	}
	t.move(v.reg, a.reg, 1)
	t.move(t.cellOf(v.reg, 1), b.reg, 1)
}

// translateImage takes the image of a sampled image.
func translateImage(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	if a.typ.kind != sampledImageType || v.typ.kind != imageType {
		refuse(in, "its operand is not a sampled image")
	}
	t.move(v.reg, a.reg, 1)
}

// translateResident says whether the texels of an access are resident, which all are: the
// code of accesses is 0.
func translateResident(t *translator, in *instruction) {
	a, v := t.scalarOperand(in, 0, intScalar), t.result(in)
	if v.typ.kind != scalarType || v.typ.scalar.kind != boolScalar {
		refuse(in, "its result is not a boolean")
	}
	t.each(v, func(a, _, _ uint64) uint64 { return truth(a == 0) }, a.reg, a.reg, a.reg)
}

// operandOf returns an operand that is a number or a vector of numbers of a kind, or of any
// kind for noScalar.
func (t *translator) operandOf(in *instruction, id uint32, kind scalarKind) operand {
	v := t.operand(in, id)
	s := v.typ.component()
	if v.typ.cells < 1 || s.kind != intScalar && s.kind != floatScalar || kind != noScalar && s.kind != kind {
		refuse(in, "the operand %s has the wrong type", t.m.name(id))
	}
	return operand{v.reg, v.typ.cells, s}
}

// imageOperand sets the image of an instruction, and the sampler of a sampled image.
func (op *imageOp) imageOperand(t *translator, in *instruction, sampled bool) {
	v := t.operand(in, in.arg(0))
	if want := imageType; v.typ.kind == want && sampled || v.typ.kind != want && !sampled || v.typ.imageOf() == nil {
		refuse(in, "its operand is not an image of the right kind")
	}
	op.facts, op.image, op.sampler = v.typ.imageOf(), v.reg, v.reg
	op.kernel = t.m.kernel
	if sampled {
		op.sampler = t.cellOf(v.reg, 1)
	}
}

// translateImageOp translates an instruction of imageRows.
func translateImageOp(t *translator, in *instruction) {
	op := &imageOp{imageRow: imageRows()[in.op]}
	op.imageOperand(t, in, op.samples)
	kind := intScalar
	if op.samples {
		kind = floatScalar
		if t.m.kernel {
			kind = noScalar
		}
	}
	op.coordinate = t.operandOf(in, in.arg(1), kind)
	need := op.facts.coordinates()
	if op.samples {
		need = op.facts.directions()
	}
	if op.projects {
		need++
	}
	if op.coordinate.cells < need {
		refuse(in, "it has %s, the image needs %d", count.Of(op.coordinate.cells, "coordinate"), need)
	}
	if op.projects && (op.facts.arrayed || op.facts.dim == spec.DimCube) || op.samples && op.facts.dim == spec.DimBuffer {
		refuse(in, "images of this dimension cannot be sampled so")
	}
	next := 2
	if op.slot != noSlot {
		op.args[op.slot] = t.operandOf(in, in.arg(next), slotKinds[op.slot])
		next++
	}
	if op.writes {
		op.texel = t.operandOf(in, in.arg(next), noScalar)
		next++
	}
	op.imageOperands(t, in, next)
	if !op.writes {
		op.result(t, in)
	}
	op.checkTypes(in)
	t.emit(inst{run: op.run, dst: op.texel.reg, ext: &extension{image: op}})
}

// imageOperands reads the image operands.
func (op *imageOp) imageOperands(t *translator, in *instruction, at int) {
	mask := spec.ImageOperands(in.arg(at))
	at++
	for _, row := range imageOperandRows {
		if mask&row.bit == 0 {
			continue
		}
		mask &^= row.bit
		for _, slot := range row.slots {
			op.args[slot] = t.operandOf(in, in.arg(at), slotKinds[slot])
			at++
		}
		switch row.bit {
		case spec.ImageOperandsSample:
			refuse(in, "multisampled images are not supported")
		case spec.ImageOperandsSignExtend:
			op.signs = true
		case spec.ImageOperandsZeroExtend:
			op.plain = true
		}
	}
	if mask != 0 {
		refuse(in, "the image operands %s are not supported", mask)
	}
	for slot, cells := range map[imageSlot]int{gradXSlot: op.gradients(), gradYSlot: op.gradients(), offsetSlot: op.facts.spatial, offsetsSlot: 8} {
		if n := op.args[slot].cells; n != 0 && n < cells {
			refuse(in, "an image operand has %s, the image needs %d", count.Of(n, "component"), cells)
		}
	}
	if op.args[lodSlot].cells != 0 && !op.samples && op.args[lodSlot].scalar.kind != intScalar {
		refuse(in, "the level is not an integer")
	}
}

// gradients returns the number of components of a gradient.
func (op *imageOp) gradients() int {
	if op.facts.dim == spec.DimCube {
		return 3
	}
	return op.facts.spatial
}

// result makes the registers of the result. A sparse instruction returns a code, which is 0,
// and a texel.
func (op *imageOp) result(t *translator, in *instruction) {
	v := t.result(in)
	ty, reg := v.typ, v.reg
	if op.sparse {
		if ty.kind != structType || len(ty.members) != 2 || ty.members[0].component().kind != intScalar || ty.members[0].cells != 1 {
			refuse(in, "its result is not a code with a texel")
		}
		ty = ty.members[1]
		t.move(reg, t.constantRegisters([]uint64{0}), 1)
		reg = t.cellOf(reg, 1)
	}
	s := ty.component()
	if ty.cells < 1 || ty.cells > 4 || s.kind != intScalar && s.kind != floatScalar {
		refuse(in, "its result is not a texel")
	}
	op.texel = operand{reg, ty.cells, s}
}

// checkTypes refuses texels of another kind than those of the image.
func (op *imageOp) checkTypes(in *instruction) {
	if f := op.facts.texel; f != nil && f.scalar.kind != op.texel.scalar.kind {
		refuse(in, "its texels are not those of the image")
	}
	if op.args[drefSlot].cells != 0 && op.texel.scalar.kind != floatScalar {
		refuse(in, "the result of a comparison is not a float")
	}
}

// translateTexelPointer makes a pointer to a texel.
func translateTexelPointer(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.result(in)
	if p.typ.kind != pointerType || p.view == nil || p.view.typ.kind != imageType || v.typ.kind != pointerType || v.view == nil {
		refuse(in, "its operand does not point to an image")
	}
	op := &imageOp{facts: p.view.typ.image, image: t.newRegisters(1), coordinate: t.operandOf(in, in.arg(1), intScalar)}
	if n := op.facts.coordinates(); op.coordinate.cells < n {
		refuse(in, "it has %s, the image needs %d", count.Of(op.coordinate.cells, "coordinate"), n)
	}
	t.emit(inst{run: runLoad, dst: op.image, a: p.reg, mem: t.accessOf(in, p, p.view.typ, len(in.args))})
	t.emit(inst{run: runTexelPointer, dst: v.reg, ext: &extension{image: op}})
}
