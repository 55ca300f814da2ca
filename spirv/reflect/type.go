package reflect

import (
	"math"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/spirv/spec"
)

// TypeKind is the kind of a [Type].
type TypeKind uint8

// The kinds of type.
const (
	// OpaqueType is a type of which only Name is known, such as an event or a pipe.
	OpaqueType TypeKind = iota
	VoidType
	BoolType
	IntType
	FloatType
	VectorType
	MatrixType
	ArrayType
	// RuntimeArrayType is an array without a length.
	RuntimeArrayType
	StructType
	PointerType
	ImageType
	SamplerType
	// SampledImageType is an image, Elem, together with a sampler.
	SampledImageType
	AccelerationStructureType
)

// Type is a type as the module declares it. Types refer to each other as in the
// module; only pointers can lead back to a type that holds them.
type Type struct {
	Kind TypeKind
	// Bits is the width of an integer or float.
	Bits uint32
	// Signed is true for integers that are declared signed. Modules of OpenCL kernels
	// have none; see Signless.
	Signed bool
	// Signless is true for integers in a module with the capability Kernel, whose
	// declarations do not state signs.
	Signless bool
	// Encoding is the encoding of a float that is not an IEEE 754 number, or else nil.
	Encoding *spec.FPEncoding
	// Count is the number of components of a vector, columns of a matrix, or elements
	// of an array, with all specialization constants at their defaults.
	Count uint64
	// Elem is the type of a component, column, element or pointee, the type that
	// sampling an image returns, or the image of a sampled image. It is nil for untyped
	// pointers.
	Elem *Type
	// Class is the storage class of a pointer.
	Class spec.StorageClass
	// Name is the OpName of a struct, or the name of an opaque type.
	Name string
	// Members are the members of a struct.
	Members []Member
	// Packed is true for a struct of OpenCL without padding between its members, which has
	// the decoration CPacked.
	Packed bool
	// ImageInfo is set for images.
	Image *ImageInfo
	// Access is the access qualifier of a pipe.
	Access *spec.AccessQualifier
	// locations is the number of interface locations of a value.
	locations uint32
	// leaf is the innermost element type of nested arrays, or nil if the type is not an
	// array.
	leaf *Type
	// access holds the access qualifiers that all members of a struct have.
	access qualifierSet
}

// Member is a member of a struct.
type Member struct {
	// Name is the OpMemberName, if any.
	Name string
	Type *Type
	Placement
	// Qualifiers are the decorations for interpolation and access.
	Qualifiers []spec.Decoration
}

// ImageInfo describes an image type.
type ImageInfo struct {
	Dim spec.Dim
	// Sampled is the type of a texel component, or void for images of kernels.
	Sampled *Type
	// Depth is true for depth images, DepthUnknown for images that may be used as depth
	// images.
	Depth, DepthUnknown bool
	Arrayed             bool
	Multisampled        bool
	// Use is 1 for images that are sampled, 2 for images that are read and written
	// without a sampler, and 0 if only the host knows.
	Use    uint32
	Format spec.ImageFormat
	// Access is the access qualifier of an image of a kernel, or nil.
	Access *spec.AccessQualifier
}

// maxTypeDepth bounds the depth to which the text of a type goes.
const maxTypeDepth = 64

// String returns a short text such as `f32`, `vec4 of f32`, `[3]struct Light`, `pointer
// to f32` or `2D image of f32`. It does not include the members of structs.
func (t *Type) String() string { return string(t.appendTo(nil, 0)) }

func (t *Type) appendTo(dst []byte, depth int) []byte {
	if t == nil || depth > maxTypeDepth {
		return append(dst, "…"...)
	}
	of := func(dst []byte) []byte { return t.Elem.appendTo(dst, depth+1) }
	switch t.Kind {
	case VoidType:
		return append(dst, "void"...)
	case BoolType:
		return append(dst, "bool"...)
	case IntType:
		letter := byte('u')
		if t.Signed || t.Signless {
			letter = 'i'
		}
		return strconv.AppendUint(append(dst, letter), uint64(t.Bits), 10)
	case FloatType:
		if t.Encoding != nil {
			return append(dst, encodingName(*t.Encoding)...)
		}
		return strconv.AppendUint(append(dst, 'f'), uint64(t.Bits), 10)
	case VectorType:
		dst = strconv.AppendUint(append(dst, "vec"...), t.Count, 10)
		return of(append(dst, " of "...))
	case MatrixType:
		dst = strconv.AppendUint(append(dst, "matrix of "...), t.Count, 10)
		return of(append(dst, ' '))
	case ArrayType:
		dst = strconv.AppendUint(append(dst, '['), t.Count, 10)
		return of(append(dst, ']'))
	case RuntimeArrayType:
		return of(append(dst, "[]"...))
	case StructType:
		return named(append(dst, "struct"...), t.Name)
	case PointerType:
		if t.Elem == nil {
			return append(dst, "pointer"...)
		}
		return of(append(dst, "pointer to "...))
	case ImageType:
		return t.Image.appendTo(dst, depth)
	case SamplerType:
		return append(dst, "sampler"...)
	case SampledImageType:
		return of(append(dst, "sampled "...))
	case AccelerationStructureType:
		return append(dst, "acceleration structure"...)
	}
	return append(dst, shorten.Name(t.Name)...)
}

func named(dst []byte, name string) []byte {
	if name == "" {
		return dst
	}
	return append(append(dst, ' '), shorten.Name(name)...)
}

// encodingName returns the name of a float encoding in the text of types.
func encodingName(e spec.FPEncoding) string {
	switch e {
	case spec.FPEncodingBFloat16KHR:
		return "bf16"
	case spec.FPEncodingFloat8E4M3EXT:
		return "f8E4M3"
	case spec.FPEncodingFloat8E5M2EXT:
		return "f8E5M2"
	}
	return e.String()
}

// Dimension returns a text such as `2D`, `Cube`, `Buffer` or `SubpassData`.
func (i *ImageInfo) Dimension() string { return strings.TrimPrefix(i.Dim.String(), "Dim") }

func (i *ImageInfo) appendTo(dst []byte, depth int) []byte {
	if i.Multisampled {
		dst = append(dst, "multisampled "...)
	}
	if i.Depth {
		dst = append(dst, "depth "...)
	}
	dst = append(dst, i.Dimension()...)
	if i.Arrayed {
		dst = append(dst, " array"...)
	}
	dst = append(dst, " image"...)
	if i.Sampled != nil && i.Sampled.Kind != VoidType {
		dst = i.Sampled.appendTo(append(dst, " of "...), depth+1)
	}
	return dst
}

// Leaf returns the innermost element type of an array, or t if it is not an array.
func (t *Type) Leaf() *Type {
	if t.leaf != nil {
		return t.leaf
	}
	return t
}

// opaqueTypes maps the types that reflection does not look into to their names.
var opaqueTypes = map[spec.Opcode]string{
	spec.OpTypeEvent: "event", spec.OpTypeDeviceEvent: "device event", spec.OpTypeReserveId: "reserve id",
	spec.OpTypeQueue: "queue", spec.OpTypePipe: "pipe", spec.OpTypePipeStorage: "pipe storage",
	spec.OpTypeNamedBarrier: "named barrier", spec.OpTypeRayQueryKHR: "ray query",
	spec.OpTypeCooperativeMatrixKHR: "cooperative matrix", spec.OpTypeTensorARM: "tensor",
	spec.OpTypeHitObjectNV: "hit object", spec.OpTypeFunction: "function", spec.OpTypeBufferEXT: "descriptor of a buffer",
}

// typeOf returns the type that an id declares, or unknownType.
func (r *reflector) typeOf(id uint32) *Type {
	if t := r.get(id).typ; t != nil {
		return t
	}
	return &unknownType
}

// unknownType stands for an id that is not a type, or that is declared later.
var unknownType = Type{Name: "unknown"}

// declare returns the type that an instruction declares, or nil if it declares none.
// Types come before their users, so declare is not recursive.
func (r *reflector) declare(op spec.Opcode, args []uint32) *Type {
	switch op {
	case spec.OpTypeVoid:
		return &Type{Kind: VoidType}
	case spec.OpTypeBool:
		return &Type{Kind: BoolType, locations: 1}
	case spec.OpTypeInt:
		return &Type{Kind: IntType, Bits: args[1], Signed: len(args) > 2 && args[2] != 0, Signless: r.kernels, locations: 1}
	case spec.OpTypeFloat:
		t := &Type{Kind: FloatType, Bits: args[1], locations: 1}
		if len(args) > 2 {
			e := spec.FPEncoding(args[2])
			t.Encoding = &e
		}
		return t
	case spec.OpTypeVector:
		elem := r.typeOf(args[1])
		t := &Type{Kind: VectorType, Elem: elem, Count: uint64(args[2]), locations: 1}
		if elem.Bits == 64 && args[2] > 2 {
			t.locations = 2
		}
		return t
	case spec.OpTypeMatrix:
		elem := r.typeOf(args[1])
		return &Type{Kind: MatrixType, Elem: elem, Count: uint64(args[2]), locations: times(elem.locations, uint64(args[2]))}
	case spec.OpTypeArray:
		elem, n := r.typeOf(args[1]), r.get(args[2]).value
		return &Type{Kind: ArrayType, Elem: elem, Count: n, leaf: elem.Leaf(), locations: times(elem.locations, n)}
	case spec.OpTypeRuntimeArray:
		elem := r.typeOf(args[1])
		return &Type{Kind: RuntimeArrayType, Elem: elem, leaf: elem.Leaf()}
	case spec.OpTypeStruct:
		return r.declareStruct(args)
	case spec.OpTypePointer:
		return r.declarePointer(args)
	case spec.OpTypeForwardPointer, spec.OpTypeUntypedPointerKHR:
		return &Type{Kind: PointerType, Class: spec.StorageClass(args[1])}
	case spec.OpTypeImage:
		return r.declareImage(args)
	case spec.OpTypeSampler:
		return &Type{Kind: SamplerType}
	case spec.OpTypeSampledImage:
		image := r.typeOf(args[1])
		return &Type{Kind: SampledImageType, Elem: image, Image: image.Image}
	case spec.OpTypeAccelerationStructureKHR:
		return &Type{Kind: AccelerationStructureType}
	case spec.OpTypeOpaque:
		name, _ := literalString(args[1:])
		return &Type{Name: "opaque " + strconv.Quote(name)}
	}
	if name := opaqueTypes[op]; name != "" {
		t := &Type{Name: name}
		if op == spec.OpTypePipe && len(args) > 1 {
			a := spec.AccessQualifier(args[1])
			t.Access = &a
		}
		return t
	}
	return nil
}

// declarePointer sets the pointee of a pointer that was declared forward, so that the
// structs that contain the pointer see it.
func (r *reflector) declarePointer(args []uint32) *Type {
	t := r.get(args[0]).typ
	if t == nil || t.Kind != PointerType || t.Elem != nil {
		t = &Type{Kind: PointerType}
	}
	t.Class, t.Elem = spec.StorageClass(args[1]), r.typeOf(args[2])
	return t
}

func (r *reflector) declareStruct(args []uint32) *Type {
	t := &Type{Kind: StructType, Name: r.get(args[0]).name, Members: make([]Member, len(args)-1), access: accessQualifiers}
	t.Packed = r.get(args[0]).decor.has&hasPacked != 0
	for i, id := range args[1:] {
		at := [2]uint32{args[0], uint32(i)}
		d := r.members[at]
		m := Member{Name: r.fields[at], Type: r.typeOf(id), Placement: d.placement(), Qualifiers: d.qualifiers.list()}
		m.Semantic = r.semantics[at]
		t.access &= d.qualifiers
		t.Members[i] = m
		t.locations = uint32(min(uint64(t.locations)+uint64(m.Type.locations), math.MaxUint32))
	}
	return t
}

func (r *reflector) declareImage(args []uint32) *Type {
	i := &ImageInfo{Sampled: r.typeOf(args[1]), Dim: spec.Dim(args[2]), Depth: args[3] == 1, DepthUnknown: args[3] > 1,
		Arrayed: args[4] != 0, Multisampled: args[5] != 0, Use: args[6], Format: spec.ImageFormat(args[7])}
	if len(args) > 8 {
		a := spec.AccessQualifier(args[8])
		i.Access = &a
	}
	return &Type{Kind: ImageType, Elem: i.Sampled, Image: i}
}

func times(a uint32, b uint64) uint32 { return uint32(min(satMul(uint64(a), b), math.MaxUint32)) }
