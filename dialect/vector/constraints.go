package vector

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

func isVector(t ir.Type) bool { _, ok := t.(*ir.VectorType); return ok }

func isMemRef(t ir.Type) bool { _, ok := t.(*ir.MemRefType); return ok }

// vectorOf returns a constraint of vectors.
//
//go:noinline
func vectorOf(summary string, match func(t *ir.VectorType) bool) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: summary, Base: isVector, BaseName: ir.AnyVector.BaseName, Match: func(t ir.Type) bool {
		v, ok := t.(*ir.VectorType)
		return ok && match(v)
	}}
}

// olderTypes returns c with the constraint that MLIR 19 has in its place.
//
//go:noinline
func olderTypes(c, in19 *ir.TypeConstraint) *ir.TypeConstraint {
	own := *c
	own.Before = []ir.OldTypes{{Last: 19, Type: in19}}
	return &own
}

func rank1(t *ir.VectorType) bool { return len(t.Shape()) == 1 }

func isIntegerOrIndex(t ir.Type) bool {
	_, i := t.(*ir.IntegerType)
	_, x := t.(*ir.IndexType)
	return i || x
}

func isIndex(t ir.Type) bool { _, ok := t.(*ir.IndexType); return ok }

func isMatrixElement(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Signedness != ir.Unsigned
	case *ir.IndexType, *ir.FloatType:
		return true
	}
	return false
}

var (
	anyVector   = vectorOf("vector of any type values", func(*ir.VectorType) bool { return true })
	anyFixed    = vectorOf("fixed-length vector of any type values", func(t *ir.VectorType) bool { return !t.IsScalable() })
	anyScalable = vectorOf(" of ranks 1", func(t *ir.VectorType) bool { return rank1(t) && t.IsScalable() })
	vector1D    = vectorOf(" of ranks 1", rank1)
	mask1D      = vectorOf("vector of 1-bit signless integer values of ranks 1", func(t *ir.VectorType) bool {
		return rank1(t) && ir.I1Constraint.Match(t.ElementType())
	})
	maskND = vectorOf("vector of 1-bit signless integer values", func(t *ir.VectorType) bool {
		return len(t.Shape()) > 0 && ir.I1Constraint.Match(t.ElementType())
	})
	maskAny     = vectorOf("vector of 1-bit signless integer values", func(t *ir.VectorType) bool { return ir.I1Constraint.Match(t.ElementType()) })
	floatVector = vectorOf("vector of floating-point values", func(t *ir.VectorType) bool { return ir.AnyFloatType.Match(t.ElementType()) })
	matrix1D    = vectorOf("vector of signless integer or signed integer or index or floating-point values of ranks 1", func(t *ir.VectorType) bool {
		return rank1(t) && isMatrixElement(t.ElementType())
	})
	indexVector = vectorOf("vector of integer or index values", func(t *ir.VectorType) bool {
		return len(t.Shape()) > 0 && isIntegerOrIndex(t.ElementType())
	})
	indexVector1D = vectorOf("vector of integer or index values of ranks 1", func(t *ir.VectorType) bool {
		return rank1(t) && isIntegerOrIndex(t.ElementType())
	})
	fixedMask = vectorOf("fixed-length vector of 1-bit signless integer values", func(t *ir.VectorType) bool {
		return maskND.Match(t) && !t.IsScalable()
	})
	tensorOrMemRef = &ir.TypeConstraint{Summary: "Tensor or MemRef of any type values", Match: func(t ir.Type) bool {
		return isMemRef(t) || ir.AnyTensor.Match(t)
	}}
	// The constraints that MLIR 19 has in the place of others.
	maskSince1D    = olderTypes(maskND, mask1D)
	fixedSince1D   = olderTypes(fixedMask, mask1D)
	vectorSince1D  = olderTypes(ir.AnyVector, vector1D)
	indicesSince1D = olderTypes(indexVector, indexVector1D)
	fixedSinceAny  = olderTypes(anyFixed, anyVector)
	gatherBase     = olderTypes(tensorOrMemRef, ir.AnyShaped)
	scatterBase    = olderTypes(tensorOrMemRef, ir.AnyMemRef)
	stepVector     = vectorOf("vector of index values of ranks 1", func(t *ir.VectorType) bool { return rank1(t) && isIndex(t.ElementType()) })
	splattable     = &ir.TypeConstraint{Summary: "integer/index/float type", Match: shapes.IsSignlessIntOrIndexOrFloat}
	printable      = &ir.TypeConstraint{Match: func(t ir.Type) bool { return isVector(t) || isIntegerOrIndex(t) || ir.AnyFloatType.Match(t) }}
	staticMemRef   = &ir.TypeConstraint{Summary: "statically shaped memref of any type values", Base: isMemRef, Match: func(t ir.Type) bool {
		m, ok := t.(*ir.MemRefType)
		return ok && ir.HasStaticShape(m)
	}}
	anyRankedTensor = &ir.TypeConstraint{Summary: "ranked tensor of any type values", Match: func(t ir.Type) bool {
		_, ok := t.(*ir.RankedTensorType)
		return ok
	}}
)

var (
	kindKind        = ir.EnumAttrOf("Kind of combining function for contractions and reductions", KindAttrDef)
	punctuationKind = ir.EnumAttrOf("Punctuation for separating vectors or vector elements", PunctuationAttrDef)
	iteratorTypes   = ir.ArrayAttrOf("Iterator type should be an enum.", ir.EnumAttrOf("Iterator type", IteratorAttrDef))
	i64Array        = ir.ArrayAttrOf("64-bit integer array attribute", ir.I64AttrKind)
	boolArray       = ir.ArrayAttrOf("1-bit boolean array attribute", ir.BoolAttrKind)
	// i64Dense is a dense array since MLIR 20. Operations hold the array.
	i64Dense = func() *ir.AttrConstraint {
		c := *i64Array
		c.Summary, c.Before = ir.DenseI64ArrayAttrKind.Summary, []ir.OldAttrs{{Last: 19, Type: i64Array}}
		return &c
	}()
	stringLiteral = func() *ir.AttrConstraint {
		c := *ir.StringAttrKind
		c.Summary, c.ValueType = "An Attribute containing a string", nil
		return &c
	}()
)

// sameElement returns the trait that requires the same element type of operand i and
// the first result.
//
//go:noinline
func sameElement(summary string, i int) ir.Trait {
	return ir.OpPredicate(summary, func(op *ir.Operation) bool {
		return ir.ElementTypeOrSelf(op.Operand(i).Type()) == ir.ElementTypeOrSelf(op.Result(0).Type())
	})
}
