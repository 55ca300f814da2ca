package gpu

import "github.com/spvc/spvc/ir"

// The type constraints of the dialect's operations.
var (
	AsyncTokenKind = &ir.TypeConstraint{Summary: "async token type", Match: func(t ir.Type) bool { return t.TypeDef() == AsyncTokenDef },
		Build: func(c *ir.Context) ir.Type { return AsyncToken(c) }}
	MMAMatrixKind = &ir.TypeConstraint{Summary: "MMAMatrix type", Match: func(t ir.Type) bool { return t.TypeDef() == MMAMatrixDef }}

	index       = ir.IndexTypeConstraint
	anyMemRef   = ir.AnyMemRef
	launchIndex = &ir.TypeConstraint{Summary: "index or 32-bit signless integer or 64-bit signless integer", Match: func(t ir.Type) bool {
		return index.Match(t) || ir.I32Constraint.Match(t) || ir.I64Constraint.Match(t)
	}}
	printable = &ir.TypeConstraint{Summary: "integer or index or floating-point", Match: func(t ir.Type) bool {
		return ir.AnyIntegerType.Match(t) || index.Match(t) || ir.AnyFloatType.Match(t)
	}}
	intOrFloat      = &ir.TypeConstraint{Summary: "Integer or Float", Match: isIntOrFloat}
	reducible       = &ir.TypeConstraint{Summary: "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", Match: isReducible, Before: []ir.OldTypes{{Last: 19, Type: reducible19}}}
	reducible19     = &ir.TypeConstraint{Summary: "Integer or Float or vector of Integer or Float values of ranks 1", Match: isReducible19}
	shuffled        = &ir.TypeConstraint{Summary: reducible.Summary, Match: isReducible, Before: []ir.OldTypes{{Last: 20, Type: shuffled20}}}
	shuffled20      = &ir.TypeConstraint{Summary: "i32, i64, f32 or f64", Match: isShuffled20}
	unrankedMemRef  = &ir.TypeConstraint{Summary: "unranked.memref of any type values", Match: isUnranked, Base: isUnranked}
	byteMemRef      = &ir.TypeConstraint{Summary: "1D memref of 8-bit signless integer values", Match: isByteMemRef, Base: ir.AnyMemRef.Base}
	mmaScalar       = &ir.TypeConstraint{Summary: "8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float", Match: func(t ir.Type) bool { return isMMAElement(t) && !isF64(t) }}
	mmaStored       = mmaOf("8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float", isMMAElement)
	mmaFactor       = mmaOf("8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float", func(t ir.Type) bool { return isMMAElement(t) && !ir.I32Constraint.Match(t) })
	mmaSum          = mmaOf("32-bit signless integer or 16-bit float or 32-bit float", func(t ir.Type) bool { return isMMAElement(t) && isMemRefElement(t) })
	mmaMemRef       = (&ir.TypeConstraint{Summary: mmaMemRefOf(mmaMemElems + orDouble), Match: isMMAMemRef, Base: ir.AnyMemRef.Base}).TextUntil(21, mmaMemRefOf(mmaMemElems))
	dnTensor        = handleKind("dense tensor handle type", DnTensorDef)
	spMat           = handleKind("sparse matrix handle type", SpMatDef)
	spGEMM          = handleKind("SpGEMM operation handle type", SpGEMMDef)
	mmaMemElems     = "8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float"
	asyncDeps       = ir.ValueDef{Name: "asyncDependencies", Type: AsyncTokenKind, Quantity: ir.Variadic}
	asyncResult     = ir.ValueDef{Name: "asyncToken", Type: AsyncTokenKind, Quantity: ir.Optional}
	asyncDirective  = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) "
	upperBound      = ir.AttrDef{Name: "upper_bound", Type: ir.IndexAttrKind, Optional: true}
	dimensionKind   = ir.EnumAttrOf("a dimension, either 'x', 'y', or 'z'", DimAttrDef)
	reductionKind   = ir.EnumAttrOf("built-in reduction operations supported by gpu.allreduce.", ReductionAttrDef)
	shuffleKind     = ir.EnumAttrOf("Indexing modes supported by gpu.shuffle.", ShuffleModeAttrDef)
	elementwiseKind = ir.EnumAttrOf("elementwise operation to apply to mma matrix", ElementwiseAttrDef)
	transposeKind   = ir.EnumAttrOf("transpose mode of sparse matrix supported by sparse tensor ops", TransposeAttrDef)
	pruneKind       = ir.EnumAttrOf("pruning strategy for 2:4 sparse matrix", PruneAttrDef)
	spGEMMKind      = ir.EnumAttrOf("choose whether spgemm_work_estimation_or_compute does work estimation or compute", SpGEMMAttrDef)
)

// The attribute constraints of the dialect's operations.
var (
	targetsKind = &ir.AttrConstraint{Summary: "array of GPU target attributes with at least 1 elements", Match: func(a ir.Attribute) bool {
		return arrayOf(a, isTarget) && len(a.(*ir.ArrayAttr).Elements) > 0
	}, Base: ir.ArrayAttrKind.Base}
	offloadingKind = &ir.AttrConstraint{Summary: "any attribute with the `OffloadingTranslationAttrTrait` trait.", Match: func(a ir.Attribute) bool {
		_, ok := ir.AttrInterface[OffloadingMarker](a)
		return ok
	}}
	objectsKind = &ir.AttrConstraint{Summary: "an array of GPU object attributes with at least 1 elements", Match: func(a ir.Attribute) bool {
		return arrayOf(a, func(e ir.Attribute) bool { return e.AttrDef() == ObjectDef }) && len(a.(*ir.ArrayAttr).Elements) > 0
	}, Base: ir.ArrayAttrKind.Base}
	sizeHintKind = &ir.AttrConstraint{Summary: "i32 dense array attribute with 3 elements (if present)", Match: func(a ir.Attribute) bool {
		return ir.DenseI32ArrayAttrKind.Match(a) && a.(*ir.DenseArrayAttr).Len() == 3
	}, Base: ir.DenseI32ArrayAttrKind.Base}
)

func arrayOf(a ir.Attribute, elem func(ir.Attribute) bool) bool {
	arr, ok := a.(*ir.ArrayAttr)
	if !ok {
		return false
	}
	for _, e := range arr.Elements {
		if !elem(e) {
			return false
		}
	}
	return true
}

func handleKind(summary string, def *ir.TypeDef) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: summary, Match: func(t ir.Type) bool { return t.TypeDef() == def },
		Build: func(c *ir.Context) ir.Type { return handleOf(c, def) }}
}

// orDouble follows the types of the elements of matrices since they can be of 64 bits.
const orDouble = " or 64-bit float"

// mmaOf returns the constraint for matrices whose element type matches.
func mmaOf(elems string, match func(ir.Type) bool) *ir.TypeConstraint {
	c := &ir.TypeConstraint{Summary: "gpu.mma_matrix of " + elems + orDouble + " values", Match: func(t ir.Type) bool {
		m, ok := t.(*MMAMatrixType)
		return ok && match(m.Element)
	}, Base: func(t ir.Type) bool { _, ok := t.(*MMAMatrixType); return ok }}
	return c.TextUntil(21, "gpu.mma_matrix of "+elems+" values")
}

func mmaMemRefOf(elems string) string {
	return "memref of " + elems + " or vector of " + elems + " values of ranks 1 values"
}

func isIntOrFloat(t ir.Type) bool {
	return ir.AnySignlessInteger.Match(t) || ir.AnyFloatType.Match(t)
}

func isReducible(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return isReducible19(t) && !(ok && v.IsScalable())
}

func isReducible19(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		return len(v.Shape()) == 1 && isIntOrFloat(v.ElementType())
	}
	return isIntOrFloat(t)
}

func isShuffled20(t ir.Type) bool {
	if f, ok := t.(*ir.FloatType); ok {
		return f.Kind == ir.F32 || f.Kind == ir.F64
	}
	return ir.I32Constraint.Match(t) || ir.I64Constraint.Match(t)
}

func isF64(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	return ok && f.Kind == ir.F64
}

func isUnranked(t ir.Type) bool { _, ok := t.(*ir.UnrankedMemRefType); return ok }

func isByteMemRef(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	return ok && len(m.Shape()) == 1 && ir.I8Constraint.Match(m.ElementType())
}

// isMemRefElement reports whether matrices can be loaded from memrefs with elements of type
// t.
func isMemRefElement(t ir.Type) bool {
	if f, ok := t.(*ir.FloatType); ok {
		return f.Kind == ir.F16 || f.Kind == ir.F32 || f.Kind == ir.F64 && hasDoubleMatrices(t.Context())
	}
	return ir.I8Constraint.Match(t) || ir.I32Constraint.Match(t)
}

func isMMAMemRef(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return false
	}
	if v, ok := m.ElementType().(*ir.VectorType); ok {
		return len(v.Shape()) == 1 && isMemRefElement(v.ElementType())
	}
	return isMemRefElement(m.ElementType())
}
