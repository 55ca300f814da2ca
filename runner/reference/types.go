package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

// typeKind is a kind of type.
type typeKind uint8

const (
	voidType typeKind = iota
	scalarType
	vectorType
	matrixType
	arrayType
	runtimeArrayType
	structType
	pointerType
	functionType
	cooperativeType // a cooperative matrix; elem is the component type
	imageType
	samplerType
	sampledImageType // elem is the type of the image
	bufferType       // a descriptor of a buffer in a heap
)

// maxCells bounds the number of scalars of a value, because each takes a register.
const maxCells = 1 << 14

// valueType is a type of the module.
type valueType struct {
	kind    typeKind
	id      uint32
	scalar  scalar // scalars and pointers
	signed  bool   // integers
	elem    *valueType
	count   int // components, columns or elements
	members []*valueType
	starts  []int // the first cell of each member
	// cells is the number of scalars that a value consists of. large is true for types
	// whose values are in memory only: runtime arrays and those with too many cells.
	cells int
	large bool
	class spec.StorageClass // pointers
	// stride is ArrayStride, or 0.
	stride int64
	coop   *cooperative
	image  *imageFacts // images
}

// maxDepth bounds the nesting of types.
const maxDepth = 64

// typeOf returns the type that an id declares.
func (t *translator) typeOf(id uint32) *valueType {
	if ty := t.types[id]; ty != nil {
		return ty
	}
	in := t.m.def(id)
	if in == nil {
		refuse(nil, "id %d is used as a type, but not defined", id)
	}
	// A pointer may point to a type that contains it.
	ty := &valueType{id: id}
	if in.op == spec.OpTypePointer || in.op == spec.OpTypeUntypedPointerKHR {
		ty.kind, ty.class, ty.cells = pointerType, spec.StorageClass(in.arg(0)), 1
		ty.scalar = scalar{pointerScalar, 64}
		t.types[id] = ty
		ty.stride = t.strideOf(id)
		if in.op == spec.OpTypePointer {
			ty.elem = t.typeOf(in.arg(1))
		}
		return ty
	}
	if t.typeDepth++; t.typeDepth > maxDepth {
		refuse(in, "types are nested more than %d deep", maxDepth)
	}
	t.declareType(ty, in)
	t.typeDepth--
	t.types[id] = ty
	return ty
}

func (t *translator) strideOf(id uint32) int64 {
	if by, ok := t.m.decorated(id, spec.DecorationArrayStrideIdEXT); ok {
		return int64(min(t.constantValue(t.m.def(id), by), maxObject))
	}
	stride, _ := t.m.decorated(id, spec.DecorationArrayStride)
	return int64(stride)
}

func (t *translator) declareType(ty *valueType, in *instruction) {
	switch in.op {
	case spec.OpTypeVoid:
		ty.kind = voidType
	case spec.OpTypeBool:
		ty.kind, ty.scalar, ty.cells = scalarType, scalar{boolScalar, 1}, 1
	case spec.OpTypeInt, spec.OpTypeFloat:
		t.declareNumber(ty, in)
	case spec.OpTypeVector, spec.OpTypeMatrix:
		ty.kind, ty.elem, ty.count = vectorType, t.typeOf(in.arg(0)), int(in.arg(1))
		want := scalarType
		if in.op == spec.OpTypeMatrix {
			ty.kind, want = matrixType, vectorType
		}
		if ty.elem.kind != want || ty.count < 1 || ty.count > 16 {
			refuse(in, "its component type or count is wrong")
		}
		ty.cells = ty.count * ty.elem.cells
	case spec.OpTypeArray:
		n := t.constantValue(in, in.arg(1))
		ty.kind, ty.elem, ty.stride = arrayType, t.typeOf(in.arg(0)), t.strideOf(in.id)
		if n == 0 || n > 1<<32 {
			refuse(in, "an array of %d elements", n)
		}
		ty.count = int(n)
		if ty.large = ty.elem.large || ty.count > maxCells/max(1, ty.elem.cells); !ty.large {
			ty.cells = ty.count * ty.elem.cells
		}
	case spec.OpTypeRuntimeArray:
		ty.kind, ty.elem, ty.stride, ty.large = runtimeArrayType, t.typeOf(in.arg(0)), t.strideOf(in.id), true
	case spec.OpTypeStruct:
		t.declareStruct(ty, in)
	case spec.OpTypeFunction:
		ty.kind, ty.elem = functionType, t.typeOf(in.arg(0))
		for _, id := range in.args[min(1, len(in.args)):] {
			ty.members = append(ty.members, t.typeOf(id))
		}
	case spec.OpTypeEvent, spec.OpTypeNamedBarrier:
		ty.kind, ty.scalar, ty.cells = scalarType, scalar{intScalar, 64}, 1
	case spec.OpTypeBufferEXT:
		ty.kind, ty.class, ty.large = bufferType, spec.StorageClass(in.arg(0)), true
	case spec.OpTypeImage, spec.OpTypeSampler, spec.OpTypeSampledImage:
		t.declareOpaque(ty, in)
	case spec.OpTypeCooperativeMatrixKHR:
		t.declareCooperative(ty, in, [3]uint32{in.arg(1), in.arg(2), in.arg(3)})
	case spec.OpTypeCooperativeMatrixNV:
		t.declareCooperative(ty, in, [3]uint32{in.arg(1), in.arg(2), in.arg(3)})
	case spec.OpTypeJointMatrixINTEL:
		t.declareCooperative(ty, in, [3]uint32{in.arg(4), in.arg(1), in.arg(2)})
	default:
		refuse(in, "the type is not supported")
	}
}

func (t *translator) declareNumber(ty *valueType, in *instruction) {
	bits := in.arg(0)
	ty.kind, ty.cells = scalarType, 1
	if in.op == spec.OpTypeInt {
		if bits != 8 && bits != 16 && bits != 32 && bits != 64 {
			refuse(in, "integers of %d bits are not supported", bits)
		}
		ty.scalar, ty.signed = scalar{intScalar, uint8(bits)}, in.arg(1) != 0
		return
	}
	kind := floatScalar
	switch {
	case len(in.args) == 2 && bits == 16 && spec.FPEncoding(in.args[1]) == spec.FPEncodingBFloat16KHR:
		kind = bfloatScalar
	case len(in.args) == 2 && bits == 8 && spec.FPEncoding(in.args[1]) == spec.FPEncodingFloat8E4M3EXT:
		kind = e4m3Scalar
	case len(in.args) == 2 && bits == 8 && spec.FPEncoding(in.args[1]) == spec.FPEncodingFloat8E5M2EXT:
		kind = e5m2Scalar
	case bits != 16 && bits != 32 && bits != 64 || len(in.args) > 1:
		refuse(in, "floats of this format are not supported")
	}
	ty.scalar = scalar{kind, uint8(bits)}
}

func (t *translator) declareStruct(ty *valueType, in *instruction) {
	ty.kind = structType
	for _, id := range in.args {
		e := t.typeOf(id)
		if e.kind == voidType || e.kind == functionType {
			refuse(in, "a member has no values")
		}
		ty.members = append(ty.members, e)
		ty.starts = append(ty.starts, ty.cells)
		ty.cells += e.cells
		ty.large = ty.large || e.large
	}
	if ty.large = ty.large || ty.cells > maxCells; ty.large {
		ty.cells = 0
	}
}

// part returns the type of a part of a composite, and its first cell.
func (ty *valueType) part(index uint32) (*valueType, int, bool) {
	switch ty.kind {
	case structType:
		if int64(index) < int64(len(ty.members)) {
			return ty.members[index], ty.starts[index], true
		}
	case vectorType, matrixType, arrayType, cooperativeType:
		if int64(index) < int64(ty.count) {
			return ty.elem, int(index) * ty.elem.cells, true
		}
	}
	return nil, 0, false
}

// component returns the type of the scalars of a scalar, vector or matrix, and of all
// other types whose first scalar stands for all, the first one.
func (ty *valueType) component() scalar {
	for ty.kind != scalarType && ty.kind != pointerType && !ty.isOpaque() {
		switch {
		case ty.kind == structType && len(ty.members) > 0:
			ty = ty.members[0]
		case ty.elem != nil:
			ty = ty.elem
		default:
			return scalar{}
		}
	}
	return ty.scalar
}
