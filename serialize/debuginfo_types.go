package serialize

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// typ returns the debug type of t.
func (d *debugInfo) typ(t ir.Type) uint32 {
	id := d.types[t]
	if id == 0 {
		id = d.typeInst(t)
		d.types[t] = id
	}
	return id
}

func (d *debugInfo) typeInst(t ir.Type) uint32 {
	switch t := t.(type) {
	case *ir.IntegerType:
		encoding, width := uint32(encodingSigned), t.Width
		switch {
		case width == 1:
			encoding, width = encodingBoolean, 32
		case t.Signedness == ir.Unsigned:
			encoding = encodingUnsigned
		}
		return d.basic(t, width, encoding)
	case *ir.FloatType:
		return d.basic(t, t.Width(), encodingFloat)
	case *ir.VectorType:
		n := uint32(t.Shape()[0])
		if n > maxVectorComponents {
			return d.global(spec.NonSemanticShaderDebugInfo100DebugTypeArray, d.typ(t.ElementType()), d.w.uint(n))
		}
		return d.global(spec.NonSemanticShaderDebugInfo100DebugTypeVector, d.typ(t.ElementType()), d.w.uint(n))
	case *spirv.MatrixType:
		return d.global(spec.NonSemanticShaderDebugInfo100DebugTypeMatrix, d.typ(t.Column), d.w.uint(t.Columns), d.w.constantID(d.w.module, d.w.ctx.Bool(true), d.w.ctx.I1()))
	case *spirv.ArrayType:
		return d.global(spec.NonSemanticShaderDebugInfo100DebugTypeArray, d.typ(t.Element), d.w.uint(t.Count))
	case *spirv.RuntimeArrayType:
		return d.global(spec.NonSemanticShaderDebugInfo100DebugTypeArray, d.typ(t.Element), d.w.uint(0))
	case *spirv.PointerType:
		return d.pointer(t)
	case *spirv.StructType:
		return d.structure(t)
	}
	return d.composite(ir.TypeString(t), compositeClass, d.infoNone, flagUnknownLayout)
}

func (d *debugInfo) basic(t ir.Type, width, encoding uint32) uint32 {
	return d.global(spec.NonSemanticShaderDebugInfo100DebugTypeBasic, d.text(ir.TypeString(t)), d.w.uint(width), d.w.uint(encoding), d.w.uint(0))
}

// pointer writes a pointer type. SPIRV-Tools 2023.1 accepts only basic types in DebugTypePointer, so that
// pointers to others are addresses.
func (d *debugInfo) pointer(t *spirv.PointerType) uint32 {
	switch t.Pointee.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return d.global(spec.NonSemanticShaderDebugInfo100DebugTypePointer, d.typ(t.Pointee), d.w.uint(uint32(t.Storage)), d.w.uint(0))
	}
	bits, _ := bitsOf(t, nil)
	return d.basic(t, uint32(bits), encodingAddress)
}

// composite writes a type of which the source has no declaration.
func (d *debugInfo) composite(name string, tag, size, flags uint32, members ...uint32) uint32 {
	text := d.text(name)
	return d.global(spec.NonSemanticShaderDebugInfo100DebugTypeComposite,
		append([]uint32{text, d.w.uint(tag), d.source(d.main), d.w.uint(0), d.w.uint(0), d.unit, text, size, d.w.uint(flags)}, members...)...)
}

// maxMembers bounds the members of a composite, whose ids must fit into an instruction.
const maxMembers = 1 << 14

// structure writes a struct and its members. The places of the members are in the information if the
// struct has offsets and all numbers of bits fit into words.
func (d *debugInfo) structure(t *spirv.StructType) uint32 {
	name := t.Name
	if name == "" {
		name = "struct"
	}
	ms := t.Members()
	size, known := bitsOf(t, nil)
	if !known || len(ms) > maxMembers {
		return d.composite(name, compositeStruct, d.infoNone, flagUnknownLayout, d.members(ms[:min(len(ms), maxMembers)], false)...)
	}
	return d.composite(name, compositeStruct, d.w.uint(uint32(size)), 0, d.members(ms, true)...)
}

func (d *debugInfo) members(ms []spirv.Member, placed bool) []uint32 {
	ids := make([]uint32, len(ms))
	source, zero := d.source(d.main), d.w.uint(0)
	for i := range ms {
		offset, size := zero, zero
		if placed {
			bits, _ := bitsOf(ms[i].Type, &ms[i])
			offset, size = d.w.uint(ms[i].Offset*8), d.w.uint(uint32(bits))
		}
		ids[i] = d.global(spec.NonSemanticShaderDebugInfo100DebugTypeMember, d.text("_m"+strconv.Itoa(i)), d.typ(ms[i].Type),
			source, zero, zero, offset, size, zero)
	}
	return ids
}

// bitsOf returns the number of bits of t from its first to its last in memory that is laid out. in is the
// member that has t or an array of t, and nil otherwise. A runtime array has no bits. known is false if t is
// not laid out or has more bits than a word can count.
func bitsOf(t ir.Type, in *spirv.Member) (bits uint64, known bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return uint64(t.Width), t.Width > 1
	case *ir.FloatType:
		return uint64(t.Width()), true
	case *ir.VectorType:
		return repeated(t.ElementType(), in, uint64(t.Shape()[0]), 0)
	case *spirv.MatrixType:
		if in == nil {
			return 0, false
		}
		lines, each := uint64(t.Columns), uint64(t.Rows())
		if _, rows := in.Decoration(spec.DecorationRowMajor); rows {
			lines, each = each, lines
		}
		stride, _ := in.Decoration(spec.DecorationMatrixStride)
		line, _ := repeated(t.ElementType(), nil, each, 0)
		bits = 8*uint64(stride.Value)*(lines-1) + line
		return bits, stride.Value > 0 && bits <= math.MaxUint32
	case *spirv.ArrayType:
		bits, known = repeated(t.Element, in, uint64(t.Count), uint64(t.Stride))
		return bits, known && t.Stride > 0
	case *spirv.RuntimeArrayType:
		_, known = bitsOf(t.Element, in)
		return 0, known && t.Stride > 0
	case *spirv.PointerType:
		if t.Storage == spec.StorageClassPhysicalStorageBuffer {
			return 64, true
		}
	case *spirv.StructType:
		for i := range t.Members() {
			m := &t.Members()[i]
			n, ok := bitsOf(m.Type, m)
			if bits = max(bits, 8*uint64(m.Offset)+n); !ok || bits > math.MaxUint32 {
				return 0, false
			}
		}
		return bits, t.HasOffset()
	}
	return 0, false
}

// repeated returns the bits of n elements that are stride bytes apart, or next to each other if stride is 0.
func repeated(elem ir.Type, in *spirv.Member, n, stride uint64) (bits uint64, known bool) {
	each, known := bitsOf(elem, in)
	step := 8 * stride
	if stride == 0 {
		step = each
	}
	bits = step*(n-1) + each
	return bits, known && bits <= math.MaxUint32
}
