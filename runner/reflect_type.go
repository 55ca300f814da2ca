package runner

import (
	"math"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/spirv/spec"
)

// TypeKind says what a [Type] is.
type TypeKind uint8

// The kinds of type.
const (
	// OpaqueType is a type of which only Name is known: an event or a pipe, say.
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
	// Signed tells integers that are declared signed. Modules of OpenCL kernels
	// declare none; see Signless.
	Signed bool
	// Signless tells integers of a module that has the capability Kernel, where
	// declarations say nothing of signs.
	Signless bool
	// Encoding is that of a float which is not an IEEE 754 number.
	Encoding *spec.FPEncoding
	// Count is the components of a vector, the columns of a matrix, the elements of
	// an array with all specialization constants at their defaults.
	Count uint64
	// Elem is the component, column, element or pointee, the type that sampling an
	// image gives, the image of a sampled image. It is nil for untyped pointers.
	Elem *Type
	// Class is the storage class of a pointer.
	Class spec.StorageClass
	// Name is the OpName of a struct, and what an opaque type is called.
	Name string
	// Members are those of a struct.
	Members []Member
	// Image is set for images.
	Image *Image
	// Access is the access qualifier of a pipe.
	Access *spec.AccessQualifier
	// locations is how many interface locations a value takes.
	locations uint32
	// leaf is what nested arrays are made of, nil for what is no array.
	leaf *Type
	// access is the qualifiers of access that all members of a struct have.
	access qualifierSet
}

// Member is a member of a struct.
type Member struct {
	// Name is the OpMemberName, if any.
	Name string
	Type *Type
	Placement
	// Qualifiers are the decorations that say how the member is interpolated and may
	// be accessed.
	Qualifiers []spec.Decoration
}

// Image is what an image type says.
type Image struct {
	Dim spec.Dim
	// Sampled is the type of what is read, void for images of kernels.
	Sampled *Type
	// Depth tells depth images; DepthUnknown those that may be used as such.
	Depth, DepthUnknown bool
	Arrayed             bool
	Multisampled        bool
	// Use is 1 for images that are sampled, 2 for those that are read and written
	// without a sampler, 0 where only the host knows.
	Use    uint32
	Format spec.ImageFormat
	// Access is the access qualifier of an image of a kernel, or nil.
	Access *spec.AccessQualifier
}

// maxTypeDepth bounds what is written of a type.
const maxTypeDepth = 64

// String writes a type in short: `f32`, `vec4 of f32`, `[3]struct Light`, `pointer to
// f32`, `2D image of f32`. Structs are written without their members.
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

// encodingName writes the encoding of a float as types are written.
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

// Dimension is `2D`, `Cube`, `Buffer` or `SubpassData`, say.
func (i *Image) Dimension() string { return strings.TrimPrefix(i.Dim.String(), "Dim") }

func (i *Image) appendTo(dst []byte, depth int) []byte {
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

// Leaf is what arrays are made of, t itself otherwise.
func (t *Type) Leaf() *Type {
	if t.leaf != nil {
		return t.leaf
	}
	return t
}

// opaqueTypes are the types without parts that matter here, by the name they get.
var opaqueTypes = map[spec.Opcode]string{
	spec.OpTypeEvent: "event", spec.OpTypeDeviceEvent: "device event", spec.OpTypeReserveId: "reserve id",
	spec.OpTypeQueue: "queue", spec.OpTypePipe: "pipe", spec.OpTypePipeStorage: "pipe storage",
	spec.OpTypeNamedBarrier: "named barrier", spec.OpTypeRayQueryKHR: "ray query",
	spec.OpTypeCooperativeMatrixKHR: "cooperative matrix", spec.OpTypeTensorARM: "tensor",
	spec.OpTypeHitObjectNV: "hit object", spec.OpTypeFunction: "function",
}

// typeOf is the declared type of an id; an unknown one has no name.
func (r *reflector) typeOf(id uint32) *Type {
	if t := r.get(id).typ; t != nil {
		return t
	}
	return &unknownType
}

// unknownType stands for what is no type or is declared later.
var unknownType = Type{Name: "unknown"}

// declare makes the type that an instruction declares, nil if it declares none. Types
// stand before their users, so nothing here is recursive.
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

// declarePointer completes a pointer that was declared forward, so that the structs
// that hold it see its pointee.
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
	i := &Image{Sampled: r.typeOf(args[1]), Dim: spec.Dim(args[2]), Depth: args[3] == 1, DepthUnknown: args[3] > 1,
		Arrayed: args[4] != 0, Multisampled: args[5] != 0, Use: args[6], Format: spec.ImageFormat(args[7])}
	if len(args) > 8 {
		a := spec.AccessQualifier(args[8])
		i.Access = &a
	}
	return &Type{Kind: ImageType, Elem: i.Sampled, Image: i}
}

func times(a uint32, b uint64) uint32 { return uint32(min(satMul(uint64(a), b), math.MaxUint32)) }
