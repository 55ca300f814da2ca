package reflect

import (
	"math/bits"

	"github.com/spvc/spvc/spirv/spec"
)

// Placement is the place of a variable or member in an interface. A field is nil if the
// module does not set it.
type Placement struct {
	// Location, Component and Index are those decorations' values.
	Location, Component, Index *uint32
	// BuiltIn is the value of the decoration BuiltIn.
	BuiltIn *spec.BuiltIn
	// Semantic is the UserSemantic, the semantic of HLSL.
	Semantic string
	// Stream, XfbBuffer, XfbStride and XfbOffset place an output in the streams of a
	// geometry shader and in the buffers of transform feedback.
	Stream, XfbBuffer, XfbStride, XfbOffset *uint32
}

// decor holds the decorations of an id, or of a member of a struct.
type decor struct {
	set, binding, specID, arrayStride, matrixStride, offset uint32
	location, component, index, builtIn, attachment         uint32
	stream, xfbBuffer, xfbStride, alignment                 uint32
	has                                                     decorBits
	qualifiers                                              qualifierSet
	attrs                                                   uint16 // function parameter attributes, one bit for each
}

type decorBits uint32

const (
	hasSet decorBits = 1 << iota
	hasBinding
	hasSpecID
	hasBlock
	hasBufferBlock
	hasOffset
	hasRowMajor
	hasLocation
	hasComponent
	hasIndex
	hasBuiltIn
	hasAttachment
	hasStream
	hasXfbBuffer
	hasXfbStride
	hasAlignment
	hasPacked
)

// qualifierSet is a set of decorations without operands: bit i is qualifierRows[i].
type qualifierSet uint32

var qualifierRows = [...]spec.Decoration{
	spec.DecorationFlat, spec.DecorationNoPerspective, spec.DecorationExplicitInterpAMD,
	spec.DecorationCentroid, spec.DecorationSample, spec.DecorationPatch,
	spec.DecorationPerPrimitiveEXT, spec.DecorationPerVertexKHR, spec.DecorationPerViewNV, spec.DecorationPerTaskNV,
	spec.DecorationPassthroughNV, spec.DecorationViewportRelativeNV,
	spec.DecorationInvariant, spec.DecorationRelaxedPrecision,
	spec.DecorationConstant, spec.DecorationNonWritable, spec.DecorationNonReadable,
	spec.DecorationCoherent, spec.DecorationVolatile, spec.DecorationRestrict, spec.DecorationAliased,
	spec.DecorationRestrictPointer, spec.DecorationAliasedPointer, spec.DecorationNonUniform,
}

// list returns the decorations of the set, in the order of the rows.
func (s qualifierSet) list() []spec.Decoration {
	if s == 0 {
		return nil
	}
	out := make([]spec.Decoration, 0, bits.OnesCount32(uint32(s)))
	for ; s != 0; s &= s - 1 {
		out = append(out, qualifierRows[bits.TrailingZeros32(uint32(s))])
	}
	return out
}

// accessQualifiers are the qualifiers that apply to a block if all of its members have
// them.
const accessQualifiers = qualifierSet(1<<15 | 1<<16 | 1<<17 | 1<<18 | 1<<19)

// valued returns the field that holds the operand of a decoration with one operand, and
// the bit that marks the field as set.
func (d *decor) valued(which spec.Decoration) (*uint32, decorBits) {
	switch which {
	case spec.DecorationSpecId:
		return &d.specID, hasSpecID
	case spec.DecorationArrayStride:
		return &d.arrayStride, 0
	case spec.DecorationMatrixStride:
		return &d.matrixStride, 0
	case spec.DecorationOffset:
		return &d.offset, hasOffset
	case spec.DecorationBinding:
		return &d.binding, hasBinding
	case spec.DecorationDescriptorSet:
		return &d.set, hasSet
	case spec.DecorationBuiltIn:
		return &d.builtIn, hasBuiltIn
	case spec.DecorationLocation:
		return &d.location, hasLocation
	case spec.DecorationComponent:
		return &d.component, hasComponent
	case spec.DecorationIndex:
		return &d.index, hasIndex
	case spec.DecorationInputAttachmentIndex:
		return &d.attachment, hasAttachment
	case spec.DecorationStream:
		return &d.stream, hasStream
	case spec.DecorationXfbBuffer:
		return &d.xfbBuffer, hasXfbBuffer
	case spec.DecorationXfbStride:
		return &d.xfbStride, hasXfbStride
	case spec.DecorationAlignment:
		return &d.alignment, hasAlignment
	}
	return nil, 0
}

// apply adds a decoration. The first operand is its number, and its own operands
// follow.
func (d *decor) apply(operands []uint32) {
	which := spec.Decoration(operands[0])
	if len(operands) > 1 {
		if at, bit := d.valued(which); at != nil {
			*at = operands[1]
			d.has |= bit
		} else if which == spec.DecorationFuncParamAttr {
			d.attrs |= 1 << operands[1]
		}
		return
	}
	switch which {
	case spec.DecorationBlock:
		d.has |= hasBlock
		return
	case spec.DecorationBufferBlock:
		d.has |= hasBufferBlock
		return
	case spec.DecorationRowMajor:
		d.has |= hasRowMajor
		return
	case spec.DecorationCPacked:
		d.has |= hasPacked
		return
	}
	for i, q := range &qualifierRows {
		if q == which {
			d.qualifiers |= 1 << i
		}
	}
}

// merge adds the decorations of a group to d.
func (d *decor) merge(o *decor) {
	for which := range groupValues {
		from, bit := o.valued(groupValues[which])
		if to, _ := d.valued(groupValues[which]); o.has&bit != 0 || bit == 0 && *from != 0 {
			*to = *from
		}
	}
	d.has |= o.has
	d.qualifiers |= o.qualifiers
	d.attrs |= o.attrs
}

// groupValues lists the decorations with a value that a group can contain.
var groupValues = [...]spec.Decoration{
	spec.DecorationSpecId, spec.DecorationArrayStride, spec.DecorationMatrixStride, spec.DecorationOffset,
	spec.DecorationBinding, spec.DecorationDescriptorSet, spec.DecorationBuiltIn, spec.DecorationLocation,
	spec.DecorationComponent, spec.DecorationIndex, spec.DecorationInputAttachmentIndex, spec.DecorationStream,
	spec.DecorationXfbBuffer, spec.DecorationXfbStride, spec.DecorationAlignment,
}

// value returns the operand of a decoration, or nil without the decoration.
func (d *decor) value(which spec.Decoration) *uint32 {
	at, bit := d.valued(which)
	if d.has&bit == 0 {
		return nil
	}
	v := *at
	return &v
}

func (d *decor) placement() Placement {
	const any = hasLocation | hasComponent | hasIndex | hasBuiltIn | hasStream | hasXfbBuffer | hasXfbStride
	if d.has&any == 0 {
		return Placement{}
	}
	p := Placement{
		Location: d.value(spec.DecorationLocation), Component: d.value(spec.DecorationComponent), Index: d.value(spec.DecorationIndex),
		Stream: d.value(spec.DecorationStream), XfbBuffer: d.value(spec.DecorationXfbBuffer), XfbStride: d.value(spec.DecorationXfbStride),
	}
	if d.has&(hasXfbBuffer|hasXfbStride) != 0 {
		p.XfbOffset = d.value(spec.DecorationOffset)
	}
	if d.has&hasBuiltIn != 0 {
		b := spec.BuiltIn(d.builtIn)
		p.BuiltIn = &b
	}
	return p
}
