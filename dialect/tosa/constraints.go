package tosa

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

func isTensor(t ir.Type) bool {
	switch t.(type) {
	case *ir.RankedTensorType, *ir.UnrankedTensorType:
		return true
	}
	return false
}

func isRanked(t ir.Type) bool { _, ok := t.(*ir.RankedTensorType); return ok }

// isInt reports whether t is a signless or unsigned integer.
func isInt(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Signedness != ir.Signed
}

// isSignless returns a predicate of signless integers of the given widths in bits.
//
//go:noinline
func isSignless(widths ...uint32) func(t ir.Type) bool {
	return func(t ir.Type) bool {
		i, ok := t.(*ir.IntegerType)
		return ok && i.Signedness == ir.Signless && slices.Contains(widths, i.Width)
	}
}

func isFloat(t ir.Type) bool { _, ok := t.(*ir.FloatType); return ok }

func isNumber(t ir.Type) bool { return isInt(t) || isFloat(t) }

func isWeight(t ir.Type) bool { return isSignless(4, 8)(t) || isFloat(t) }

// tensorOf returns the constraint of tensors with elements that elem admits. ranks are the admitted ranks, or empty for all. Unranked
// tensors match if unranked is set.
//
//go:noinline
func tensorOf(summary string, elem func(ir.Type) bool, unranked bool, ranks ...int) *ir.TypeConstraint {
	base := isTensor
	if !unranked && len(ranks) == 0 {
		base = isRanked
	}
	return &ir.TypeConstraint{Summary: summary, Base: base, Match: func(t ir.Type) bool {
		switch t := t.(type) {
		case *ir.RankedTensorType:
			return elem(t.ElementType()) && (len(ranks) == 0 || slices.Contains(ranks, len(t.Shape())))
		case *ir.UnrankedTensorType:
			return unranked && elem(t.ElementType())
		}
		return false
	}}
}

// numberOfRank is the constraint of tensors of numbers of one rank, or of no known rank.
func numberOfRank(rank int) *ir.TypeConstraint {
	return tensorOf(strconv.Itoa(rank)+"-d tensor", isNumber, true, rank)
}

// weightOfRank is the constraint of weights.
func weightOfRank(rank int) *ir.TypeConstraint {
	return tensorOf(strconv.Itoa(rank)+"D tensor of 4-bit signless integer or 8-bit signless integer or Quint8 type or Qint4 type or "+
		"Qint8 type or Qint16 type or Qint32 type or floating-point values", isWeight, false, rank)
}

// like returns the constraint of scalars, vectors and tensors of elements that elem admits.
func like(summary string, elem func(ir.Type) bool) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: summary, Match: func(t ir.Type) bool {
		switch s := t.(type) {
		case *ir.VectorType:
			return len(s.Shape()) > 0 && elem(s.ElementType())
		case *ir.RankedTensorType, *ir.UnrankedTensorType:
			return elem(ir.ElementTypeOrSelf(t))
		}
		return elem(t)
	}}
}

// The constraints of types that MLIR 19 has.
var (
	anyNumbers    = tensorOf("tensor of number values", isNumber, true)
	rankedNumbers = tensorOf("ranked tensor of number values", isNumber, false)
	scalarNumber  = tensorOf("0D tensor of number values", isNumber, false, 0)
	floats        = tensorOf("tensor of floating-point values", isFloat, true)
	bools         = tensorOf("tensor of 1-bit signless integer values", isSignless(1), true)
	ints32        = tensorOf("tensor of 32-bit signless integer values", isSignless(32), true)
	ints32Or64    = tensorOf("tensor of 32-bit signless integer or 64-bit signless integer values", isSignless(32, 64), true)
	indices2D     = tensorOf("2D tensor of 32-bit signless integer values", isSignless(32), false, 2)
	vector1D      = numberOfRank(1)
	matrix2D      = numberOfRank(2)
	tensor3D      = numberOfRank(3)
	tensor4D      = numberOfRank(4)
	tensor5D      = numberOfRank(5)
	weight2D      = weightOfRank(2)
	weight4D      = weightOfRank(4)
	weight5D      = weightOfRank(5)
	intLike       = like("signless-integer-like", isInt)
	int8Like      = like("signless-integer-8-bit-like", isSignless(8))
)

// arrayOfLength is the constraint of dense arrays of n 64-bit integers.
func arrayOfLength(n int) *ir.AttrConstraint {
	return confined("with exactly "+strconv.Itoa(n)+" elements", func(have int) bool { return have == n })
}

func confined(what string, length func(n int) bool) *ir.AttrConstraint {
	c := *ir.DenseI64ArrayAttrKind
	match := c.Match
	c.Summary += " " + what
	c.Match = func(a ir.Attribute) bool { return match(a) && length(a.(*ir.DenseArrayAttr).Len()) }
	return &c
}

// The constraints of attributes that MLIR 19 has.
var (
	array2   = arrayOfLength(2)
	array3   = arrayOfLength(3)
	array4   = arrayOfLength(4)
	array6   = arrayOfLength(6)
	arrayTo4 = confined("with at least 4 elements", func(n int) bool { return n <= 4 })

	floatAttr = &ir.AttrConstraint{Summary: "arbitrary float attribute", Base: isFloatAttr, Match: isFloatAttr}
	accType   = accumulatorType("type attribute of 32-bit signless integer or 32-bit signed integer or 16-bit float or 32-bit float", func(t ir.Type) bool {
		i, ok := t.(*ir.IntegerType)
		return isFloatOf(t, ir.F16, ir.F32) || ok && i.Width == 32 && i.Signedness != ir.Unsigned
	})
	resizeMode = &ir.AttrConstraint{Summary: "Supported resize/upsampling strategies", Match: func(a ir.Attribute) bool {
		s, ok := a.(*ir.StringAttr)
		return ok && (s.Value == bilinear || s.Value == nearestNeighbor)
	}}
)

// The modes of tosa.resize.
const (
	bilinear        = "BILINEAR"
	nearestNeighbor = "NEAREST_NEIGHBOR"
)

func isFloatAttr(a ir.Attribute) bool { _, ok := a.(*ir.FloatAttr); return ok }

func isFloatOf(t ir.Type, kinds ...ir.FloatKind) bool {
	f, ok := t.(*ir.FloatType)
	return ok && slices.Contains(kinds, f.Kind)
}

func accumulatorType(summary string, elem func(ir.Type) bool) *ir.AttrConstraint {
	c := *ir.TypeAttrKind
	c.Summary = summary
	c.Match = func(a ir.Attribute) bool {
		t, ok := a.(*ir.TypeAttr)
		return ok && elem(t.Value)
	}
	return &c
}
