package tensor

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

func isRanked(t ir.Type) bool { _, ok := t.(*ir.RankedTensorType); return ok }

// rankedOf returns a constraint of ranked tensors.
func rankedOf(summary string, match func(t *ir.RankedTensorType) bool) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: summary, Base: isRanked, Match: func(t ir.Type) bool {
		r, ok := t.(*ir.RankedTensorType)
		return ok && match(r)
	}}
}

func ofIndices(t *ir.RankedTensorType) bool { return ir.SignlessIntegerOrIndex.Match(t.ElementType()) }

var (
	anyRanked = rankedOf("ranked tensor of any type values", func(*ir.RankedTensorType) bool { return true })
	static    = rankedOf("statically shaped tensor of any type values", func(t *ir.RankedTensorType) bool { return ir.HasStaticShape(t) })
	indexList = rankedOf("ranked tensor of signless integer or index values", ofIndices)
	shape1D   = rankedOf("1D tensor of signless integer or index values", func(t *ir.RankedTensorType) bool { return len(t.Shape()) == 1 && ofIndices(t) })
	notScalar = &ir.TypeConstraint{Summary: "non-0-ranked or unranked tensor", Base: ir.AnyTensor.Base, Match: func(t ir.Type) bool {
		r, ok := t.(*ir.RankedTensorType)
		return ok && len(r.Shape()) > 0 || !ok && ir.AnyTensor.Match(t)
	}}
	splattable = &ir.TypeConstraint{Summary: ir.AnyType.Summary, Match: ir.AnyType.Match, Before: []ir.OldTypes{{Last: 19, Type: &ir.TypeConstraint{
		Summary: "integer/index/float type", Match: shapes.IsSignlessIntOrIndexOrFloat,
	}}}}
	// numbers is what tensor.bitcast casts.
	numbers = &ir.TypeConstraint{
		Summary: "tensor of signless integer or unsigned integer or signed integer or floating-point values", Base: ir.AnyTensor.Base,
		Match: func(t ir.Type) bool {
			e := elementOf(t)
			return e != nil && (ir.AnyIntegerType.Match(e) || ir.AnyFloatType.Match(e))
		},
		Before: []ir.OldTypes{{Last: 19, Type: ir.AnyTensor}},
	}
)

// elementOf returns the type of the elements of a tensor, or nil for other types.
func elementOf(t ir.Type) ir.Type {
	if ir.AnyTensor.Match(t) {
		return t.(ir.ShapedType).ElementType()
	}
	return nil
}

func identity(t ir.Type) ir.Type { return t }

// CastCompatible reports whether tensor.cast may cast from to to: element types are
// equal, and dimensions agree where both are static. A type may be unranked.
func CastCompatible(from, to ir.Type) bool {
	return elementOf(from) != nil && elementOf(from) == elementOf(to) && compatibleShapes(from, to)
}

func compatibleShapes(from, to ir.Type) bool {
	a, ok1 := from.(*ir.RankedTensorType)
	b, ok2 := to.(*ir.RankedTensorType)
	return !ok1 || !ok2 || ir.CompatibleDims(a.Shape(), b.Shape())
}

func bitcastCompatible(from, to ir.Type) bool {
	w := ir.NumberWidth(elementOf(from))
	return w != 0 && w == ir.NumberWidth(elementOf(to)) && compatibleShapes(from, to)
}

// PreservesStaticInformation reports whether to is equal to from, or has static
// dimensions where from has dynamic ones.
func PreservesStaticInformation(from, to ir.Type) bool {
	a, ok1 := from.(*ir.RankedTensorType)
	b, ok2 := to.(*ir.RankedTensorType)
	if !ok1 || !ok2 || a.ElementType() != b.ElementType() || len(a.Shape()) != len(b.Shape()) || a.Encoding != b.Encoding {
		return false
	}
	for i, d := range a.Shape() {
		if d != ir.Dynamic && b.Shape()[i] == ir.Dynamic {
			return false
		}
	}
	return true
}
