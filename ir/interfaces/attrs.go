package interfaces

import "github.com/spvc/spvc/ir"

// IsTrue reports whether a is an integer other than 0, such as the boolean true.
func IsTrue(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	return ok && !i.Value.IsZero()
}
