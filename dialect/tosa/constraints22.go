package tosa

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// A shapeRule says which shapes of ranked tensors a constraint admits.
type shapeRule func(dims []int64) bool

func hasElements(dims []int64) bool { return !slices.Contains(dims, 0) }

func hasRank(n int) shapeRule {
	return func(dims []int64) bool { return len(dims) == n && hasElements(dims) }
}

func atLeastRank1(dims []int64) bool { return len(dims) >= 1 && hasElements(dims) }

// single admits tensors of one dimension with one element.
func single(dims []int64) bool { return len(dims) == 1 && dims[0] == 1 }

// conformant returns the constraint of unranked tensors whose elements unranked admits, and of ranked ones whose elements elem and whose
// shapes rule admit. unranked may be nil.
//
//go:noinline
func conformant(summary string, unranked, elem func(ir.Type) bool, rule shapeRule) *ir.TypeConstraint {
	base := isTensor
	if unranked == nil {
		base = isRanked
	}
	return &ir.TypeConstraint{Summary: summary, Base: base, Match: func(t ir.Type) bool {
		switch t := t.(type) {
		case *ir.RankedTensorType:
			return elem(t.ElementType()) && rule(t.Shape())
		case *ir.UnrankedTensorType:
			return unranked != nil && unranked(t.ElementType())
		}
		return false
	}}
}

func tensors(summary string, elem func(ir.Type) bool) *ir.TypeConstraint {
	return conformant("tosa-conformant tensor of "+summary+" values", elem, elem, hasElements)
}

func ofRank(n int) *ir.TypeConstraint {
	return conformant(strconv.Itoa(n)+"-d tosa-conformant tensor", isElement, isElement, hasRank(n))
}

// scalarOf returns the constraint of single elements, or of tensors of no known rank.
func scalarOf(unrankedText, text string, unranked, elem func(ir.Type) bool) *ir.TypeConstraint {
	return conformant("tosa-conformant unranked tensor of "+unrankedText+" values or tosa-conformant scalar tensor of "+text+" values", unranked, elem, single)
}

func isElement(t ir.Type) bool {
	_, mx := t.(*MXInt8Type)
	return mx || isNumber(t)
}

// isScaled reports whether t is an element of a block that shares a scale.
func isScaled(t ir.Type) bool {
	_, mx := t.(*MXInt8Type)
	return mx || isFloatOf(t, ir.F8E4M3FN, ir.F8E5M2, ir.F4E2M1FN, ir.F6E2M3FN, ir.F6E3M2FN)
}

func isScale(t ir.Type) bool { return isFloatOf(t, ir.F8E8M0FNU) }

const (
	intsOrFloats = "unsigned integer or signless integer or floating-point"
	scaledText   = "micro-scaling format number"
	scaleText    = "micro-scaling format scale number"
)

// The constraints of types that later versions have.
var (
	numbers     = tensors("number", isElement)
	floatings   = tensors("floating-point", isFloat)
	booleans    = tensors("1-bit signless integer", isSignless(1))
	words       = tensors("32-bit signless integer or 64-bit signless integer", isSignless(32, 64))
	someNumbers = conformant("tosa-conformant tensor of at least rank 1", isElement, isElement, atLeastRank1)
	numbers1D   = ofRank(1)
	numbers3D   = ofRank(3)
	numbers4D   = ofRank(4)
	numbers5D   = ofRank(5)
	scalar      = scalarOf(intsOrFloats, intsOrFloats, isNumber, isNumber)
	scalarAny   = scalarOf(intsOrFloats, "number", isNumber, isElement)
	scalar8     = scalarOf("8-bit signless integer", "8-bit signless integer", isSignless(8), isSignless(8))
	scalar32    = scalarOf("32-bit signless integer", "32-bit signless integer", isSignless(32), isSignless(32))
	indices     = conformant("tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values", isElement, isSignless(32, 64), hasRank(2))
	factors     = conformant("1D tensor of 16-bit signless integer or 32-bit signless integer values", nil, isSignless(16, 32), isVector)
	shifts      = conformant("1D tensor of 8-bit signless integer values", nil, isSignless(8), isVector)
	scaled3D    = conformant("tosa-conformant unranked tensor of "+scaledText+" values or 3D tensor of "+scaledText+" values", isScaled, isScaled, hasRank(3))
	scales3D    = conformant("tosa-conformant unranked tensor of "+scaleText+" values or 3D tensor of "+scaleText+" values", isScale, isScale, hasRank(3))
	scaled      = conformant("tosa-conformant tensor of at least rank 1", isScaled, isScaled, atLeastRank1)
	scales      = conformant("tosa-conformant tensor of at least rank 1", isScale, isScale, atLeastRank1)
	shape       = &ir.TypeConstraint{Summary: "Shape with static rank and Index element type", Base: isShape, Match: isShape}
	shape2      = shapeOf(2)
	shape4      = shapeOf(4)
)

func isVector(dims []int64) bool { return len(dims) == 1 }

func isShape(t ir.Type) bool { _, ok := t.(*ShapeType); return ok }

func shapeOf(rank int) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: "Tosa shape type of rank " + strconv.Itoa(rank), Match: func(t ir.Type) bool {
		s, ok := t.(*ShapeType)
		return ok && s.Rank == rank
	}}
}

// The constraints of attributes that later versions have.
var (
	accumulator = accumulatorType("type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float", func(t ir.Type) bool {
		return isFloatOf(t, ir.F16, ir.F32) || isSignless(32, 48)(t)
	})
	numberAttr    = &ir.AttrConstraint{Summary: "arbitrary integer attribute or arbitrary float attribute", Match: func(a ir.Attribute) bool { return isFloatAttr(a) || isIntAttr(a) }}
	indexElements = &ir.AttrConstraint{Summary: "index elements attribute", Match: func(a ir.Attribute) bool {
		d, ok := a.(*ir.DenseElementsAttr)
		if !ok {
			return false
		}
		_, ok = d.ShapedType().ElementType().(*ir.IndexType)
		return ok
	}}
)

func isIntAttr(a ir.Attribute) bool { _, ok := a.(*ir.IntegerAttr); return ok }
