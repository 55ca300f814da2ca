package shapes

import "github.com/spvc/spvc/ir"

// VectorElement returns the element type of a vector type, or nil if t is no vector.
func VectorElement(t ir.Type) ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return v.ElementType()
	}
	return nil
}

// IsIntOrIndexOrFloat reports whether t is an integer, index or floating-point type.
func IsIntOrIndexOrFloat(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}

// IsSignlessIntOrIndexOrFloat reports whether t is an integer without a sign, index or a floating-point type.
func IsSignlessIntOrIndexOrFloat(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Signedness == ir.Signless
	case *ir.IndexType, *ir.FloatType:
		return true
	}
	return false
}
