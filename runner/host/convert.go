package host

import (
	"errors"
	"math"
	"math/bits"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// conversion returns a function that converts values of one type to another.
type conversion func(from, to ir.Type) (func(v Value) (Value, error), error)

var conversions = map[*ir.OpDef]conversion{
	arith.ExtUI:       resize(false),
	arith.ExtSI:       resize(true),
	arith.TruncI:      resize(false),
	arith.IndexCast:   resize(true),
	arith.IndexCastUI: resize(false),
	arith.SIToFP:      intToFloat(true),
	arith.UIToFP:      intToFloat(false),
	arith.FPToSI:      floatToInt(true),
	arith.FPToUI:      floatToInt(false),
	arith.ExtF:        floatToFloat(apfloat.NearestEven),
	arith.Bitcast:     bitcast,
}

var errUnfit = errors.New("the value does not fit the integer type")

func convert(conv conversion) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		f, err := conv(ir.ElementTypeOrSelf(op.Operand(0).Type()), ir.ElementTypeOrSelf(op.Result(0).Type()))
		if err != nil {
			return nil, err
		}
		return elementwise(c, op, 1, func(v []Value) (Value, error) { return f(v[0]) })
	}
}

//go:noinline
func resize(sign bool) conversion {
	return func(from, to ir.Type) (func(Value) (Value, error), error) {
		w, err := anyWidth(from)
		if err != nil {
			return nil, err
		}
		n, err := anyWidth(to)
		if err != nil {
			return nil, err
		}
		if max(w, n) > 64 {
			return wideResize(w, n, sign), nil
		}
		mask := widthMask(n)
		return func(v Value) (Value, error) {
			if sign {
				return Value{bits: uint64(signed(v.bits, w)) & mask}, nil
			}
			return Value{bits: v.bits & mask}, nil
		}, nil
	}
}

//go:noinline
func intToFloat(sign bool) conversion {
	return func(from, to ir.Type) (func(Value) (Value, error), error) {
		w, err := anyWidth(from)
		if err != nil {
			return nil, err
		}
		t, err := floatType(to)
		if err != nil {
			return nil, err
		}
		if w > 64 {
			return wideToFloat(w, t, sign), nil
		}
		return func(v Value) (Value, error) {
			if t.Kind == ir.F32 && bits.Len64(v.bits) > 53 {
				// Rounding to double first could round the value twice.
				if sign {
					return FloatValue(float64(float32(signed(v.bits, w)))), nil
				}
				return FloatValue(float64(float32(v.bits))), nil
			}
			if sign {
				return round(t, float64(signed(v.bits, w))), nil
			}
			return round(t, float64(v.bits)), nil
		}, nil
	}
}

//go:noinline
func floatToInt(sign bool) conversion {
	return func(from, to ir.Type) (func(Value) (Value, error), error) {
		t, err := floatType(from)
		if err != nil {
			return nil, err
		}
		w, err := anyWidth(to)
		if err != nil {
			return nil, err
		}
		if w > 64 {
			return floatToWide(t, w, sign), nil
		}
		lo, hi := 0.0, math.Ldexp(1, int(w))
		if sign {
			lo, hi = -math.Ldexp(1, int(w)-1), math.Ldexp(1, int(w)-1)
		}
		mask := widthMask(w)
		return func(v Value) (Value, error) {
			x := math.Trunc(v.Float64())
			if !(x >= lo && x < hi) {
				return Value{}, errUnfit
			}
			if x < 0 {
				return Value{bits: uint64(int64(x)) & mask}, nil
			}
			return Value{bits: uint64(x) & mask}, nil
		}, nil
	}
}

func floatToFloat(mode apfloat.Rounding) conversion {
	return func(from, to ir.Type) (func(Value) (Value, error), error) {
		if _, err := floatType(from); err != nil {
			return nil, err
		}
		t, err := floatType(to)
		return func(v Value) (Value, error) { return roundBy(t, mode, v.Float64()), nil }, err
	}
}

// truncOp rounds by the mode that the operation states, or to nearest even.
func truncOp(c *compiler, op *ir.Operation) (stmt, error) {
	mode, _ := arith.RoundingOf(op)
	return convert(floatToFloat(mode))(c, op)
}

func bitcast(from, to ir.Type) (func(Value) (Value, error), error) {
	for _, t := range []ir.Type{from, to} {
		if _, err := elementSize(t); err != nil {
			return nil, err
		}
	}
	if isWide(from) || isWide(to) {
		if from != to {
			return nil, errors.New("a value of type '" + ir.TypeString(to) + "' cannot be interpreted on the host")
		}
		return func(v Value) (Value, error) { return v, nil }, nil
	}
	return func(v Value) (Value, error) { return fromBits(to, toBits(from, v)), nil }, nil
}
