package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

func shapeOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{vector.Transpose: vectorTranspose, vector.FlatTranspose: flatTranspose, vector.BitCast: vectorBits}
}

func vectorTranspose(c *compiler, op *ir.Operation) (stmt, error) {
	u := vector.UnaryOp{Operation: op}
	order, from, to := u.Permutation(), u.SourceType().Shape(), u.Type().Shape()
	steps := rowMajor(from)
	return onVector(c, op, func(vs []Value) ([]Value, error) {
		res := make([]Value, len(vs))
		for k := range res {
			rest, at := int64(k), int64(0)
			for d := len(to) - 1; d >= 0; d-- {
				at += rest % to[d] * steps[order[d]]
				rest /= to[d]
			}
			res[k] = vs[at]
		}
		return res, nil
	})
}

// flatTranspose swaps the dimensions of a matrix whose columns follow each other.
func flatTranspose(c *compiler, op *ir.Operation) (stmt, error) {
	rows, columns := intAttr(op, "rows"), intAttr(op, "columns")
	return onVector(c, op, func(vs []Value) ([]Value, error) {
		if rows*columns != len(vs) {
			return nil, errors.New("the vector is no matrix of these sizes")
		}
		res := make([]Value, len(vs))
		for k := range res {
			res[k] = vs[k%columns*rows+k/columns]
		}
		return res, nil
	})
}

// vectorBits casts between vectors of the same number of bits, of which the first element has the lowest.
func vectorBits(c *compiler, op *ir.Operation) (stmt, error) {
	from, to := ir.ElementTypeOrSelf(op.Operand(0).Type()), ir.ElementTypeOrSelf(op.Result(0).Type())
	a, b := bitsOf(from), bitsOf(to)
	n, err := fixedCount(op.Result(0).Type())
	if err != nil || a == 0 || b == 0 {
		return nil, errors.Join(err, errors.New("the elements cannot be cast on the host"))
	}
	return onVector(c, op, func(vs []Value) ([]Value, error) {
		res := make([]Value, n)
		for k := range n {
			var u uint64
			for i := range b {
				at := uint32(k)*b + i
				u |= toBits(from, vs[at/a]) >> (at % a) & 1 << i
			}
			res[k] = fromBits(to, u)
		}
		return res, nil
	})
}

// bitsOf returns the width of an element of at most 64 bits, or 0.
func bitsOf(t ir.Type) uint32 {
	w := ir.IntegerValueWidth(t)
	if f, ok := t.(*ir.FloatType); ok {
		w = f.Width()
	}
	if w > 64 {
		return 0
	}
	return w
}
