package host

import (
	"math"

	"github.com/spvc/spvc/ir"
)

// ipowiOp raises an integer to a signed integer power and truncates the result to the
// type. A negative power is a power of the reciprocal, truncated to an integer.
func ipowiOp(c *compiler, op *ir.Operation) (stmt, error) {
	w, err := anyWidth(op.Result(0).Type())
	if err != nil {
		return nil, err
	}
	if w > 64 {
		return wideElementwise(c, op, w)
	}
	mask := widthMask(w)
	return elementwise(c, op, 2, func(v []Value) (Value, error) {
		base, n := v[0].bits, signed(v[1].bits, w)
		if n < 0 {
			switch signed(base, w) {
			case 0:
				return Value{}, errDivision
			case 1, -1:
				n = -n
			default:
				return Value{}, nil
			}
		}
		return Value{bits: power(base, uint64(n)) & mask}, nil
	})
}

// power computes x to the power n by repeated squaring.
func power(x, n uint64) uint64 {
	r := uint64(1)
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			r *= x
		}
		x *= x
	}
	return r
}

// fpowiOp raises a floating-point number to a signed integer power.
func fpowiOp(c *compiler, op *ir.Operation) (stmt, error) {
	t, err := floatType(op.Result(0).Type())
	if err != nil {
		return nil, err
	}
	w, err := intWidth(op.Operand(1).Type())
	if err != nil {
		return nil, err
	}
	return elementwise(c, op, 2, func(v []Value) (Value, error) {
		return round(t, math.Pow(v[0].Float64(), float64(signed(v[1].bits, w)))), nil
	})
}
