package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
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
		all := make([]byte, (uint64(len(vs))*uint64(a)+7)/8)
		for k, v := range vs {
			u := bitPattern(from, a, v)
			for i := range a {
				if at := uint64(k)*uint64(a) + uint64(i); u.Bit(i) {
					all[at/8] |= 1 << (at % 8)
				}
			}
		}
		res := make([]Value, n)
		for k := range res {
			part := make([]byte, apint.ByteLen(b))
			for i := range b {
				at := uint64(k)*uint64(b) + uint64(i)
				part[i/8] |= all[at/8] >> (at % 8) & 1 << (i % 8)
			}
			res[k] = ofBits(to, apint.FromBytes(b, part))
		}
		return res, nil
	})
}

// bitPattern returns the bits of a number of type t, which has the given width.
func bitPattern(t ir.Type, width uint32, v Value) apint.Int {
	if width > 64 {
		return intOf(v, width)
	}
	return apint.New(width, toBits(t, v))
}

// ofBits returns the number of type t with the given bits.
func ofBits(t ir.Type, i apint.Int) Value {
	if u, ok := i.Uint64(); ok && i.Width() <= 64 {
		return fromBits(t, u)
	}
	return ofInt(i)
}

// bitsOf returns the width of a number, or 0 if it is not interpreted.
func bitsOf(t ir.Type) uint32 {
	if f, ok := t.(*ir.FloatType); ok && f.Width() <= 64 {
		return f.Width()
	}
	w, err := anyWidth(t)
	if err != nil {
		return 0
	}
	return w
}
