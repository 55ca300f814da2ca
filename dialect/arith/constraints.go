package arith

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

// fixedIntegerLike allows signless integers, and vectors and tensors of them.
var fixedIntegerLike = &ir.TypeConstraint{Summary: "signless-fixed-width-integer-like", Match: func(t ir.Type) bool {
	i, ok := likeElement(t).(*ir.IntegerType)
	return ok && i.Signedness == ir.Signless
}}

var indexCastable = &ir.TypeConstraint{Summary: "signless-integer-like or memref of signless-integer", Match: func(t ir.Type) bool {
	if m, ok := t.(*ir.MemRefType); ok {
		return signlessOrIndex(m.ElementType())
	}
	return ir.SignlessIntegerLike.Match(t)
}}

var bitcastable = &ir.TypeConstraint{Summary: "signless-integer-or-float-like or memref of signless-integer or float", Match: func(t ir.Type) bool {
	if m, ok := t.(*ir.MemRefType); ok {
		_, float := m.ElementType().(*ir.FloatType)
		return float || signlessOrIndex(m.ElementType())
	}
	if _, index := likeElement(t).(*ir.IndexType); index && t.Context().MLIR() > ir.OldestVersion {
		return false
	}
	return ir.SignlessIntegerLike.Match(t) || ir.FloatLike.Match(t)
}}

func signlessOrIndex(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IndexType:
		return true
	case *ir.IntegerType:
		return t.Signedness == ir.Signless
	}
	return false
}

// likeElement returns t itself for a scalar, the element type of a vector or
// tensor, and nil for other shaped types.
func likeElement(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType, *ir.RankedTensorType, *ir.UnrankedTensorType:
		return t.(ir.ShapedType).ElementType()
	case ir.ShapedType:
		return nil
	}
	return t
}

// castElement is likeElement, but also returns the element type of ranked memrefs.
func castElement(t ir.Type) ir.Type {
	if m, ok := t.(*ir.MemRefType); ok {
		return m.ElementType()
	}
	return likeElement(t)
}

// sameTensorDims requires the same dimensions of tensors, including dynamic ones. As in
// MLIR, unranked tensors never have the same dimensions.
var sameTensorDims = ir.OpPredicate("input and output have the same tensor dimensions", func(op *ir.Operation) bool {
	if isUnranked(op.Operand(0).Type()) || isUnranked(op.Result(0).Type()) {
		return false
	}
	return slices.Equal(tensorShape(op.Operand(0).Type()), tensorShape(op.Result(0).Type()))
})

func isUnranked(t ir.Type) bool { _, ok := t.(*ir.UnrankedTensorType); return ok }

func tensorShape(t ir.Type) []int64 {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return t.Shape()
	}
	return nil
}

// validCast reports whether a cast has equal encodings of ranked tensors and compatible
// shapes, which every cast requires.
func validCast(from, to ir.Type) bool {
	a, ok1 := from.(*ir.RankedTensorType)
	b, ok2 := to.(*ir.RankedTensorType)
	if ok1 && ok2 && a.Encoding != b.Encoding {
		return false
	}
	return shapes.CompatibleShapes(from, to)
}

func elementsOf[F, T ir.Type](from, to ir.Type) (f F, t T, ok bool) {
	if !validCast(from, to) {
		return f, t, false
	}
	f, ok1 := likeElement(from).(F)
	t, ok2 := likeElement(to).(T)
	return f, t, ok1 && ok2
}

func widensInt(from, to ir.Type) bool {
	f, t, ok := elementsOf[*ir.IntegerType, *ir.IntegerType](from, to)
	return ok && t.Width > f.Width
}

func narrowsInt(from, to ir.Type) bool {
	f, t, ok := elementsOf[*ir.IntegerType, *ir.IntegerType](from, to)
	return ok && t.Width < f.Width
}

func widensFloat(from, to ir.Type) bool {
	f, t, ok := elementsOf[*ir.FloatType, *ir.FloatType](from, to)
	return ok && t.Width() > f.Width()
}

func narrowsFloat(from, to ir.Type) bool {
	f, t, ok := elementsOf[*ir.FloatType, *ir.FloatType](from, to)
	return ok && t.Width() < f.Width()
}

func intToFloat(from, to ir.Type) bool {
	_, _, ok := elementsOf[*ir.IntegerType, *ir.FloatType](from, to)
	return ok
}

func floatToInt(from, to ir.Type) bool {
	_, _, ok := elementsOf[*ir.FloatType, *ir.IntegerType](from, to)
	return ok
}

func indexAndInt(from, to ir.Type) bool {
	if !validCast(from, to) {
		return false
	}
	f, t := castElement(from), castElement(to)
	_, fi := f.(*ir.IndexType)
	_, ti := t.(*ir.IndexType)
	return fi != ti && f != nil && t != nil && signlessOrIndex(f) && signlessOrIndex(t)
}

func sameBits(from, to ir.Type) bool {
	f, ok1 := bitWidth(castElement(from))
	t, ok2 := bitWidth(castElement(to))
	return validCast(from, to) && ok1 && ok2 && f == t
}

// bitWidth returns the width in bits of an integer or float type. It returns false for
// other types, including index.
func bitWidth(t ir.Type) (uint32, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width, true
	case *ir.FloatType:
		return t.Width(), true
	}
	return 0, false
}

// BoolShapeOf returns i1, or the vector or tensor of i1 with the shape of t
// (scalable dimensions included).
func BoolShapeOf(t ir.Type) ir.Type {
	i1 := t.Context().I1()
	if s, ok := t.(ir.ShapedType); ok {
		return s.WithShape(s.Shape(), i1)
	}
	return i1
}

// conditionFits reports whether the condition of a select is an i1 or has the shape of
// the result.
func conditionFits(op *ir.Operation) bool {
	c := op.Operand(0).Type()
	if c == ir.Type(c.Context().I1()) {
		return true
	}
	s, ok1 := c.(ir.ShapedType)
	r, ok2 := op.Result(0).Type().(ir.ShapedType)
	return ok1 && ok2 && s.HasRank() == r.HasRank() && slices.Equal(s.Shape(), r.Shape())
}
