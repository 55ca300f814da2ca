package llvm

import "github.com/spvc/spvc/ir"

// Constraints of operands and results of several operations.
var (
	scalarOrVectorInt     = ScalarOrVectorOf(ir.AnySignlessInteger)
	scalarOrVectorFloat   = ScalarOrVectorOf(AnyFloat)
	scalarOrVectorPointer = ScalarOrVectorOf(AnyPointer)
	scalarOrVectorBool    = ScalarOrVectorOf(ir.I1Constraint)
	intOrPointer          = ir.AnyTypeOf(scalarOrVectorInt, scalarOrVectorPointer)
	atomicRMWType         = atomicRMWTypes()
	atomicCmpXchgType     = ir.AnyTypeOf(ir.AnySignlessInteger, AnyPointer)
)

// anyFixedVector is the constraint of what is no scalable vector, as MLIR writes it.
var anyFixedVector = &ir.TypeConstraint{Summary: "LLVM dialect-compatible fixed-length vector type", Match: func(t ir.Type) bool { return !IsScalable(t) }}

func atomicRMWTypes() *ir.TypeConstraint {
	c := ir.AnyTypeOf(AnyFloat, AnyPointer, ir.AnySignlessInteger, anyFixedVector)
	c.Before = []ir.OldTypes{{Last: 19, Type: ir.AnyTypeOf(AnyFloat, AnyPointer, ir.AnySignlessInteger)}}
	return c
}

// functionTypeKind is the constraint of attributes that are a type of functions of LLVM IR.
var functionTypeKind = &ir.AttrConstraint{
	Summary:  "type attribute of LLVM function type",
	TypeAttr: true,
	Base:     func(a ir.Attribute) bool { _, ok := a.(*ir.TypeAttr); return ok },
	Match: func(a ir.Attribute) bool {
		t, ok := a.(*ir.TypeAttr)
		return ok && isA[*FunctionType](t.Value)
	},
}

// I32 and symbol lists of constructors and destructors.
var (
	flatSymbolsKind = ir.ArrayAttrOf("flat symbol ref array attribute", ir.FlatSymbolRefKind)
	i32ArrayKind    = ir.ArrayAttrOf("32-bit integer array attribute", ir.I32AttrKind)
	addrSpaceKind   = ir.ConfinedAttr(ir.I32AttrKind, "whose value is non-negative", isNonNegative)
)

func isNonNegative(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	return ok && i.Int64Or(-1) >= 0
}

// BoolShapeOf returns i1, or the vector of i1 with as many elements as t.
func BoolShapeOf(t ir.Type) ir.Type {
	i1 := t.Context().I1()
	switch t := t.(type) {
	case *ir.VectorType:
		return t.WithShape(t.Shape(), i1)
	case *VectorType:
		return VectorTypeOf(i1, int64(t.Len), t.Scalable)
	}
	return i1
}

// elementOfVector returns the type of the elements of a vector, or nil.
func elementOfVector(t ir.Type) ir.Type {
	if e := ScalarOf(t); e != t {
		return e
	}
	return nil
}
