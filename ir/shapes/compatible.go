package shapes

import "github.com/spvc/spvc/ir"

// CompatibleShapes reports whether a and b are both shaped or both not shaped, and have
// equal dimensions wherever both dimensions are known (verifyCompatibleShapes).
func CompatibleShapes(a, b ir.Type) bool {
	x, ok1 := a.(ir.ShapedType)
	y, ok2 := b.(ir.ShapedType)
	if !ok1 || !ok2 {
		return ok1 == ok2
	}
	if !x.HasRank() || !y.HasRank() {
		return true
	}
	return ir.CompatibleDims(x.Shape(), y.Shape())
}

// DynamicDims counts the dynamic dimensions in dims.
func DynamicDims(dims []int64) int {
	n := 0
	for _, d := range dims {
		if d == ir.Dynamic {
			n++
		}
	}
	return n
}
