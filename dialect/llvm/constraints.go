package llvm

import (
	"strings"

	"github.com/spvc/spvc/ir"
)

// Constraints of types, with the words of MLIR's errors.
var (
	AnyType = &ir.TypeConstraint{Summary: "LLVM dialect-compatible type", Match: CompatibleOuter}
	// AnyToken is the constraint of `!llvm.token`.
	AnyToken = &ir.TypeConstraint{Summary: "LLVM token type", Match: func(t ir.Type) bool { return isClass(t, TokenDef) }, Build: Token}
	// AnyPrimitive is the constraint of types of values.
	AnyPrimitive = &ir.TypeConstraint{Summary: "primitive LLVM type", Match: isPrimitive}
	AnyFunction  = &ir.TypeConstraint{Summary: "LLVM function type", Match: isA[*FunctionType], Base: isA[*FunctionType], BaseName: "llvm.func"}
	AnyFloat     = &ir.TypeConstraint{Summary: "floating point LLVM type", Match: IsFloat}
	AnyPointer   = &ir.TypeConstraint{Summary: "LLVM pointer type", Match: isA[*PointerType], Base: isA[*PointerType], BaseName: "llvm.ptr"}
	AnyStruct    = &ir.TypeConstraint{Summary: "LLVM structure type", Match: isA[*StructType]}
	// AnyLoadable is the constraint of types of values that memory can hold.
	AnyLoadable     = &ir.TypeConstraint{Summary: "LLVM type with size", Match: isLoadable}
	AnyAggregate    = &ir.TypeConstraint{Summary: "LLVM aggregate type", Match: isAggregate}
	AnyNonAggregate = &ir.TypeConstraint{Summary: "LLVM-compatible non-aggregate type", Match: func(t ir.Type) bool { return CompatibleOuter(t) && !isAggregate(t) }}
	AnyVector       = anyVector()
)

func anyVector() *ir.TypeConstraint {
	// Formats refuse other types than builtin vectors early in the versions that have no other ones.
	early := func(t ir.Type) bool { return vectorVersions.Has(t.Context().MLIR()) || isA[*ir.VectorType](t) }
	return &ir.TypeConstraint{Summary: "LLVM dialect-compatible vector type", Match: IsVector, Base: early, BaseName: "builtin.vector"}
}

// ScalarOrVectorOf returns the constraint of the types that satisfy elem and of vectors of them.
func ScalarOrVectorOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return ir.AnyTypeOf(elem, VectorOf(elem))
}

// VectorOf returns the constraint of vectors of elements that satisfy elem.
func VectorOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return &ir.TypeConstraint{
		Summary: "LLVM dialect-compatible vector of " + elem.Summary,
		Match:   func(t ir.Type) bool { return IsVector(t) && elem.Match(ScalarOf(t)) },
	}
}

// PointerIn returns the constraint of pointers into one address space.
func PointerIn(space uint32) *ir.TypeConstraint {
	return &ir.TypeConstraint{
		Summary: "LLVM pointer in address space " + uitoa(space),
		Base:    isA[*PointerType],
		Match:   func(t ir.Type) bool { p, ok := t.(*PointerType); return ok && p.AddressSpace == space },
		Build:   func(c *ir.Context) ir.Type { return Pointer(c, space) },
	}
}

func uitoa(n uint32) string {
	var b strings.Builder
	if n >= 10 {
		b.WriteString(uitoa(n / 10))
	}
	b.WriteByte(byte('0' + n%10))
	return b.String()
}

func isA[T ir.Type](t ir.Type) bool { _, ok := t.(T); return ok }

// CompatibleOuter reports whether t is a type of LLVM IR. It does not look at the parts of t, as MLIR's verifiers do not.
func CompatibleOuter(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Signedness == ir.Signless
	case *ir.FloatType:
		return IsFloat(t)
	case *ir.VectorType:
		return len(t.Shape()) == 1
	}
	d := t.TypeDef()
	return d != nil && d.Dialect == dialectName
}

// Compatible reports whether t and all its parts are types of LLVM IR.
func Compatible(t ir.Type) bool {
	var seen map[*StructType]bool // made where an identified struct is inside
	var all func(list []ir.Type) bool
	var compatible func(t ir.Type) bool
	all = func(list []ir.Type) bool {
		for _, t := range list {
			if !compatible(t) {
				return false
			}
		}
		return true
	}
	compatible = func(t ir.Type) bool {
		switch t := t.(type) {
		case *ir.VectorType:
			return len(t.Shape()) == 1 && compatible(t.ElementType())
		case *ArrayType:
			return compatible(t.Element)
		case *VectorType:
			return compatible(t.Element)
		case *FunctionType:
			return compatible(t.Result) && all(t.Params)
		case *TargetExtType:
			return all(t.Types)
		case *StructType:
			if t.identified {
				if seen[t] {
					return true
				}
				if seen == nil {
					seen = map[*StructType]bool{}
				}
				seen[t] = true
			}
			return all(t.Body())
		}
		return CompatibleOuter(t)
	}
	return compatible(t)
}

// IsFloat reports whether t is a type of floats in LLVM IR.
func IsFloat(t ir.Type) bool {
	if f, ok := t.(*ir.FloatType); ok {
		switch f.Kind {
		case ir.BF16, ir.F16, ir.F32, ir.F64, ir.F80, ir.F128:
			return true
		}
		return false
	}
	return isClass(t, PPCFP128Def)
}

// IsVector reports whether t is a vector of LLVM IR: a builtin one with one dimension, or `!llvm.vec`.
func IsVector(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.VectorType:
		if len(t.Shape()) != 1 {
			return false
		}
		e := t.ElementType()
		i, ok := e.(*ir.IntegerType)
		return ok && i.Signedness == ir.Signless || IsFloat(e) || isA[*PointerType](e)
	case *VectorType:
		return true
	}
	return false
}

// IsScalable reports whether t is a scalable vector.
func IsScalable(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.IsScalable()
	case *VectorType:
		return t.Scalable
	}
	return false
}

// ScalarOf returns the type of the elements of a vector, and t itself if it is no vector.
func ScalarOf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.ElementType()
	case *VectorType:
		return t.Element
	}
	return t
}

// VectorLen returns the number of elements of a vector, the least one if it is scalable, and 0 if t is no vector with one dimension.
func VectorLen(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.VectorType:
		if len(t.Shape()) == 1 {
			return t.Shape()[0]
		}
	case *VectorType:
		return int64(t.Len)
	}
	return 0
}

// VectorTypeOf returns the type of vectors of n elements: a builtin one if it can have such elements in the version of the context,
// `!llvm.vec` otherwise.
func VectorTypeOf(elem ir.Type, n int64, scalable bool) ir.Type {
	c := elem.Context()
	if isBuiltinElement(elem) || !vectorVersions.Has(c.MLIR()) {
		return c.ScalableVector([]int64{n}, []bool{scalable}, elem)
	}
	return internVector(VectorDef, elem, uint32(n), scalable)
}

func isBuiltinElement(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Signedness == ir.Signless
	case *ir.FloatType:
		return true
	}
	return false
}

// validVectorElement reports whether `!llvm.vec` can have elements of type t.
func validVectorElement(t ir.Type) bool {
	return isA[*PointerType](t) || isClass(t, PPCFP128Def) || isBuiltinElement(t)
}

// IsElement reports whether arrays and structs can have elements of type t.
func IsElement(t ir.Type) bool {
	return !isA[*FunctionType](t) && !isClass(t, VoidDef) && !isClass(t, LabelDef) && !isClass(t, MetadataDef) && !isClass(t, TokenDef)
}

func validParam(t ir.Type) bool { return !isA[*FunctionType](t) && !isClass(t, VoidDef) }

func validResult(t ir.Type) bool {
	return !isA[*FunctionType](t) && !isClass(t, MetadataDef) && !isClass(t, LabelDef)
}

func isPrimitive(t ir.Type) bool {
	return CompatibleOuter(t) && !isClass(t, VoidDef) && !isA[*FunctionType](t)
}

func isLoadable(t ir.Type) bool {
	switch t := t.(type) {
	case *StructType:
		return !t.Opaque()
	case *TargetExtType:
		return t.HasMemory()
	}
	return isPrimitive(t)
}

func isAggregate(t ir.Type) bool { return isA[*StructType](t) || isA[*ArrayType](t) }

// HasMemory reports whether values of the type can be loaded and stored.
func (t *TargetExtType) HasMemory() bool {
	return strings.HasPrefix(t.Name, "spirv.") || t.Name == "aarch64.svcount"
}

// HasZero reports whether the type has a value of zero.
func (t *TargetExtType) HasZero() bool { return strings.HasPrefix(t.Name, "spirv.") }

// CanBeGlobal reports whether global variables can have the type.
func (t *TargetExtType) CanBeGlobal() bool {
	return t.HasZero() || t.Name == "amdgcn.named.barrier" && t.Context().MLIR() > 19
}
