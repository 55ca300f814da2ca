package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// role is how the operands of a multiplication of matrices lie: whether the first one is transposed, whether the second one is, and
// whether both change places. The second vector is taken as rows of columns, so that a row times a row is an element of the result.
type role struct {
	left, right, result string // dimensions of the maps: m and n are parallel, k is the reduction
	flipLeft, flipRight bool   // whether to transpose the vectors, after they changed places
	swap                bool
}

var matrixRoles = [...]role{
	{"mk", "kn", "mn", false, true, false}, {"mk", "nk", "mn", false, false, false},
	{"km", "kn", "mn", true, true, false}, {"km", "nk", "mn", true, false, false},
	{"mk", "kn", "nm", true, false, true}, {"mk", "nk", "nm", false, false, true},
	{"km", "kn", "nm", true, true, true}, {"km", "nk", "nm", false, true, true},
}

var vectorRoles = [...]role{
	{"mk", "k", "m", false, false, false}, {"km", "k", "m", true, false, false},
	{"k", "mk", "m", false, false, true}, {"k", "km", "m", true, false, true},
}

// roleOf returns the role among roles whose maps are those of the contraction. names are the names of the dimensions.
func (c *contraction) roleOf(names string, roles []role) (role, bool) {
	spell := func(i int) string {
		text := make([]byte, 0, 2)
		for _, d := range c.dims(i) {
			text = append(text, names[d])
		}
		return string(text)
	}
	left, right, result := spell(0), spell(1), spell(2)
	for _, r := range roles {
		if r.left == left && r.right == right && r.result == result {
			return r, true
		}
	}
	return role{}, false
}

// product returns the role of a multiplication of two matrices, or of a matrix and a vector.
func (c *contraction) product() (role, bool) {
	switch {
	case slices.Equal(c.iters, []vector.IteratorType{vector.Parallel, vector.Parallel, vector.Reduce}):
		return c.roleOf("mnk", matrixRoles[:])
	case slices.Equal(c.iters, []vector.IteratorType{vector.Parallel, vector.Reduce}):
		return c.roleOf("mk", vectorRoles[:])
	}
	return role{}, false
}

// flip transposes a matrix.
func (c *contraction) flip(v *ir.Value) *ir.Value {
	return vector.NewTranspose(c.b, c.loc, v, []int64{1, 0})
}

// dotProducts computes each element of the result as a reduction of a product of rows. It returns nil if the contraction is no such
// multiplication.
func (c *contraction) dotProducts() *ir.Value {
	r, ok := c.product()
	t, isVec := c.acc().Type().(*ir.VectorType)
	if !ok || !isVec || t.IsScalable() || ir.NumElements(t.Shape()) > maxPieces {
		return nil
	}
	lhs, rhs := c.lhs(), c.rhs()
	if r.swap {
		lhs, rhs = rhs, lhs
	}
	if r.flipLeft {
		lhs = c.flip(lhs)
	}
	if r.flipRight {
		rhs = c.flip(rhs)
	}
	mul, add := arith.MulF, arith.AddF
	if isInt(t) {
		mul, add = arith.MulI, arith.AddI
	}
	v := zeroOf(c.rw, c.loc, t)
	shape := t.Shape()
	for i := range shape[0] {
		row := vector.NewExtract(c.b, c.loc, lhs, i)
		dot := func(column *ir.Value, pos ...int64) {
			m := arith.NewBinary(c.b, c.loc, mul, row, column)
			x := vector.NewReduction(c.b, c.loc, vector.Add, m, nil).Result(0)
			v = vector.NewInsert(c.b, c.loc, x, v, pos...)
		}
		if len(shape) == 1 {
			dot(rhs, i)
			continue
		}
		for k := range shape[1] {
			dot(vector.NewExtract(c.b, c.loc, rhs, k), i, k)
		}
	}
	return arith.NewBinary(c.b, c.loc, add, v, c.acc())
}

// outerProducts adds the outer products of columns of the first matrix and rows of the second one. It returns nil if the contraction is no
// multiplication of matrices.
func (c *contraction) outerProducts() *ir.Value {
	r, ok := c.product()
	if !ok {
		return nil
	}
	lhs, rhs := c.lhs(), c.rhs()
	if r.swap {
		lhs, rhs = rhs, lhs
	}
	// Rows of the first operand are its columns in the multiplication, and those of the second one its rows.
	if !r.flipLeft {
		lhs = c.flip(lhs)
	}
	if rankOf(rhs) == 2 && !r.flipRight {
		rhs = c.flip(rhs)
	}
	depth := lhs.Type().(*ir.VectorType)
	if depth.ScalableDim(0) || depth.Shape()[0] > maxPieces {
		return nil
	}
	mask := c.mask
	if mask != nil {
		last := int64(len(c.iters) - 1)
		order := []int64{last}
		for i := range last {
			order = append(order, i)
		}
		mask = vector.NewTranspose(c.b, c.loc, mask, order)
	}
	v := c.acc()
	for i := range depth.Shape()[0] {
		x, y := vector.NewExtract(c.b, c.loc, lhs, i), vector.NewExtract(c.b, c.loc, rhs, i)
		var on *ir.Value
		if mask != nil {
			on = vector.NewExtract(c.b, c.loc, mask, i)
		}
		sum := v
		v = c.underMask(on, sum.Type(), func() *ir.Operation {
			return vector.NewOuterProduct(c.b, c.loc, x, y, sum, vector.Add)
		})
	}
	return v
}

func rankOf(v *ir.Value) int { return len(v.Type().(*ir.VectorType).Shape()) }
