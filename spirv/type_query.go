package spirv

import (
	"math"

	"github.com/spvc/spvc/ir"
)

// IsValidInteger reports whether SPIR-V has the integer type: 1 (a boolean), 8,
// 16, 32 or 64 bits of any signedness.
func IsValidInteger(t *ir.IntegerType) bool {
	switch t.Width {
	case 1, 8, 16, 32, 64:
		return true
	}
	return false
}

// IsValidFloat reports whether SPIR-V has the floating-point type: f16, f32, f64.
func IsValidFloat(t *ir.FloatType) bool {
	return t.Kind == ir.F16 || t.Kind == ir.F32 || t.Kind == ir.F64
}

// hasBF16 reports whether the types of ctx's version can have bf16, which needs SPV_KHR_bfloat16.
func hasBF16(ctx *ir.Context) bool { return ctx.MLIR() >= 21 }

// IsBF16 reports whether t is bf16, or a vector of bf16 with as many elements as SPIR-V can have, in a version of MLIR whose
// spirv dialect has it. Conversions compute with other types.
func IsBF16(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok && len(v.Shape()) == 1 && !v.IsScalable() {
		switch t = v.ElementType(); v.Shape()[0] {
		case 2, 3, 4, 8, 16:
		default:
			return false
		}
	}
	f, ok := t.(*ir.FloatType)
	return ok && f.Kind == ir.BF16 && hasBF16(t.Context())
}

// IsNarrowFloat reports whether t is one of the scalars that SPIR-V has beside f16, f32 and f64, in memory and in conversions
// only: bf16 (SPV_KHR_bfloat16), f8E4M3FN and f8E5M2 (SPV_EXT_float8). MLIR's spirv dialect has no operations on the latter two.
func IsNarrowFloat(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	return ok && (f.Kind == ir.BF16 || f.Kind == ir.F8E4M3FN || f.Kind == ir.F8E5M2)
}

// IsValidVector reports whether t is a fixed vector of rank 1 with 2, 3, 4, 8 or
// 16 scalars.
func IsValidVector(t *ir.VectorType) bool {
	s := t.Shape()
	if len(s) != 1 || t.IsScalable() || !IsScalar(t.ElementType()) {
		return false
	}
	switch s[0] {
	case 2, 3, 4, 8, 16:
		return true
	}
	return false
}

// IsBool reports whether t is i1.
func IsBool(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width == 1 && i.Signedness == ir.Signless
}

// IsScalar reports whether t is a scalar of SPIR-V: boolean, integer or float.
func IsScalar(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return IsValidInteger(t)
	case *ir.FloatType:
		return IsValidFloat(t)
	}
	return false
}

// IsComposite reports whether t has components: a vector, array, runtime array,
// struct, matrix, cooperative or joint matrix, or tensor.
func IsComposite(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.VectorType:
		return IsValidVector(t) || IsBF16(t)
	case *ArrayType, *RuntimeArrayType, *StructType, *MatrixType, *CooperativeMatrixType, *JointMatrixType, *TensorARMType:
		return true
	}
	return false
}

// IsSPIRV reports whether t is a type that SPIR-V modules can use, other than
// void and functions: a scalar, a composite, or another type of the dialect. It returns false for bf16 and its vectors.
func IsSPIRV(t ir.Type) bool {
	return IsScalar(t) || IsComposite(t) && !IsBF16(t) || t.TypeDef().Dialect == dialectName
}

// NumElements returns the number of components of a composite. It returns false if the
// number is not known before run time.
func NumElements(t ir.Type) (int64, bool) {
	switch t := t.(type) {
	case *ir.VectorType:
		return ir.NumElements(t.Shape()), true
	case *ArrayType:
		return int64(t.Count), true
	case *StructType:
		return int64(len(t.Members())), true
	case *MatrixType:
		return int64(t.Columns), true
	}
	return 0, false
}

// ElementAt returns the type of component i of the composite t. It returns nil if t is
// not a composite, or a struct without such a member.
func ElementAt(t ir.Type, i int64) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		if IsValidVector(t) || IsBF16(t) {
			return t.ElementType()
		}
	case *ArrayType:
		return t.Element
	case *RuntimeArrayType:
		return t.Element
	case *StructType:
		if ms := t.Members(); i >= 0 && i < int64(len(ms)) {
			return ms[i].Type
		}
	case *MatrixType:
		return t.Column
	case *CooperativeMatrixType:
		return t.Element
	case *JointMatrixType:
		return t.Element
	case *TensorARMType:
		return t.Element
	}
	return nil
}

// BitWidth returns the width in bits of an integer or float, or 0 for other types.
func BitWidth(t ir.Type) uint32 { return ir.NumberWidth(t) }

// maxTypeDepth bounds walks of types.
const maxTypeDepth = 10000

// SizeInBytes returns the size of t like MLIR's SPIRVType::getSizeInBytes: structs are
// packed, and each array element takes a stride. It returns false if the size is not
// defined, as for booleans, pointers and runtime arrays.
func SizeInBytes(t ir.Type) (int64, bool) { return sizeInBytes(t, 0) }

func sizeInBytes(t ir.Type, depth int) (int64, bool) {
	if depth > maxTypeDepth {
		return 0, false
	}
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		w := BitWidth(t)
		return int64(w / 8), IsScalar(t) && w != 1
	case *ir.VectorType:
		if !IsValidVector(t) {
			return 0, false
		}
		n, ok := sizeInBytes(t.ElementType(), depth+1)
		return n * t.Shape()[0], ok
	case *ArrayType:
		n, ok := sizeInBytes(t.Element, depth+1)
		per := n + int64(t.Stride)
		if !ok || t.Count != 0 && per > math.MaxInt64/int64(t.Count) {
			return 0, false
		}
		return per * int64(t.Count), true
	case *StructType:
		total := int64(0)
		for i := range t.Members() {
			n, ok := sizeInBytes(t.Members()[i].Type, depth+1)
			if !ok || total > math.MaxInt64-n {
				return 0, false
			}
			total += n
		}
		return total, true
	}
	return 0, false
}
