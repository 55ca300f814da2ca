package interfaces

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// IsTrue reports whether a is an integer other than 0, such as the boolean true.
func IsTrue(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	return ok && !i.Value.IsZero()
}

// ElementsModel is implemented by classes of attributes, beside the builtin ones, that hold the elements of a vector or tensor (ElementsAttrInterface).
type ElementsModel interface {
	// ElementsType returns the vector or tensor type.
	ElementsType(a ir.Attribute) ir.ShapedType
	// Uint64s returns the elements as numbers of 64 bits. ok is false if the attribute cannot give them.
	Uint64s(a ir.Attribute) (elements []uint64, ok bool)
	// Ints returns the elements with the width of their type. ok is false if the attribute cannot give them.
	Ints(a ir.Attribute) (elements []apint.Int, ok bool)
}
