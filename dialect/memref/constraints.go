package memref

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

func isMemRef(t ir.Type) bool { _, ok := t.(*ir.MemRefType); return ok }

func isIndex(t ir.Type) bool { _, ok := t.(*ir.IndexType); return ok }

func isAtomic(t ir.Type) bool {
	_, float := t.(*ir.FloatType)
	return float || ir.AnySignlessInteger.Match(t)
}

// memrefOf returns a constraint of ranked memrefs.
//
//go:noinline
func memrefOf(summary string, match func(t *ir.MemRefType) bool) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: summary, Base: isMemRef, Match: func(t ir.Type) bool {
		m, ok := t.(*ir.MemRefType)
		return ok && match(m)
	}}
}

func strided(t *ir.MemRefType) bool {
	_, _, ok := t.StridesAndOffset()
	return ok
}

var (
	memref1D   = memrefOf("1D memref of any type values", func(t *ir.MemRefType) bool { return len(t.Shape()) == 1 })
	bytes1D    = memrefOf("1D memref of 8-bit signless integer values", func(t *ir.MemRefType) bool { return len(t.Shape()) == 1 && ir.I8Constraint.Match(t.ElementType()) })
	shape1D    = memrefOf("1D memref of signless integer or index values", isShapeMemRef)
	anyStrided = memrefOf("strided memref of any type values", strided)
	// reinterpreted is what memref.reinterpret_cast makes, which MLIR 22 requires to be strided.
	reinterpreted = func() *ir.TypeConstraint {
		c := *anyStrided
		c.Before = []ir.OldTypes{{Last: 19, Type: ir.AnyMemRef}}
		return &c
	}()
	strided0D  = memrefOf("strided memref of any type values of rank 0", func(t *ir.MemRefType) bool { return len(t.Shape()) == 0 && strided(t) })
	staticOnly = memrefOf("statically shaped memref of any type values", func(t *ir.MemRefType) bool { return ir.HasStaticShape(t) })
	atomicRefs = memrefOf("memref of signless integer or floating-point values", func(t *ir.MemRefType) bool { return isAtomic(t.ElementType()) })
	atomicType = &ir.TypeConstraint{Summary: "signless integer or floating-point", Match: isAtomic}
	notScalar  = &ir.TypeConstraint{
		Summary: "unranked.memref of any type values or non-0-ranked.memref of any type values",
		Match: func(t ir.Type) bool {
			_, unranked := t.(*ir.UnrankedMemRefType)
			m, ok := t.(*ir.MemRefType)
			return unranked || ok && len(m.Shape()) > 0
		},
	}
)

func isShapeMemRef(t *ir.MemRefType) bool {
	return len(t.Shape()) == 1 && (ir.AnySignlessInteger.Match(t.ElementType()) || isIndex(t.ElementType()))
}

// confined returns k restricted to the values for which ok returns true.
func confined(k *ir.AttrConstraint, summary string, ok func(int64) bool) *ir.AttrConstraint {
	c := *k
	c.Summary = k.Summary + " " + summary
	c.Match = func(a ir.Attribute) bool {
		i, isInt := a.(*ir.IntegerAttr)
		return k.Match(a) && isInt && ok(i.Int64Or(-1))
	}
	return &c
}

var (
	alignment64  = olderAttrs(ir.AlignmentAttrKind, confined(ir.I64AttrKind, "whose minimum value is 0", func(v int64) bool { return v >= 0 }))
	globalAlign  = olderAttrs(ir.AlignmentAttrKind, ir.I64AttrKind)
	alignment32  = confined(ir.I32AttrKind, "whose value is positive", func(v int64) bool { return v > 0 })
	localityHint = confined(ir.I32AttrKind, "whose minimum value is 0 whose maximum value is 3", func(v int64) bool { return 0 <= v && v <= 3 })
	memrefTypeOf = &ir.AttrConstraint{Summary: "memref type attribute", Base: ir.TypeAttrKind.Base, Match: isMemRefAttr, TypeAttr: true}
)

// olderAttrs returns c with the constraint that versions before 22 have in its place.
func olderAttrs(c, before *ir.AttrConstraint) *ir.AttrConstraint {
	own := *c
	own.Before = []ir.OldAttrs{{Last: 21, Type: before}}
	return &own
}

func isMemRefAttr(a ir.Attribute) bool {
	t, ok := a.(*ir.TypeAttr)
	return ok && isMemRef(t.Value)
}

// elementOf returns the type of the elements of a memref, or nil for other types.
func elementOf(t ir.Type) ir.Type {
	if m, ok := t.(*ir.MemRefType); ok {
		return m.ElementType()
	}
	return nil
}

// CastCompatible reports whether memref.cast may cast from to to: element types and
// memory spaces are equal, and dimensions, strides and offset agree where both are
// static. One of the types may be unranked.
func CastCompatible(from, to ir.Type) bool {
	a, okA := from.(*ir.MemRefType)
	b, okB := to.(*ir.MemRefType)
	if okA && okB {
		return a.ElementType() == b.ElementType() && a.MemorySpace == b.MemorySpace &&
			compatibleLayouts(a, b) && ir.CompatibleDims(a.Shape(), b.Shape())
	}
	return (okA || okB) && elementAny(from) == elementAny(to) && spaceOf(from) == spaceOf(to)
}

func compatibleLayouts(a, b *ir.MemRefType) bool {
	if a.Layout == b.Layout {
		return true
	}
	s, o, ok1 := a.StridesAndOffset()
	t, p, ok2 := b.StridesAndOffset()
	return ok1 && ok2 && ir.CompatibleDims(s, t) && ir.CompatibleDims([]int64{o}, []int64{p})
}

func elementAny(t ir.Type) ir.Type {
	if s, ok := t.(ir.ShapedType); ok {
		return s.ElementType()
	}
	return nil
}

func spaceOf(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.MemorySpace
	case *ir.UnrankedMemRefType:
		return t.MemorySpace
	}
	return nil
}

// spaceCastCompatible reports whether memref.memory_space_cast may cast from to to: the
// types differ only in the memory space.
func spaceCastCompatible(from, to ir.Type) bool {
	switch a := from.(type) {
	case *ir.MemRefType:
		b, ok := to.(*ir.MemRefType)
		return ok && a.ElementType() == b.ElementType() && a.Layout == b.Layout && slices.Equal(a.Shape(), b.Shape())
	case *ir.UnrankedMemRefType:
		b, ok := to.(*ir.UnrankedMemRefType)
		return ok && a.ElementType() == b.ElementType()
	}
	return false
}
