package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/arith"
	maths "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// arithOps returns the operations of arith and math that can be interpreted.
func arithOps() map[*ir.OpDef]compileFunc {
	t := map[*ir.OpDef]compileFunc{
		arith.Constant: constantOp, arith.Select: selectOp, arith.CmpI: cmpiOp, arith.CmpF: cmpfOp, arith.TruncF: truncOp,
		arith.NegF: floatUnary(func(x float64) float64 { return -x }),
		maths.Fma:  fmaOp, maths.IPowI: ipowiOp, maths.FPowI: fpowiOp,
	}
	for def, f := range intBinaries {
		t[def] = intBinary(f)
	}
	for def, f := range intUnaries {
		t[def] = intUnary(f)
	}
	for def, f := range extendedOps {
		t[def] = extendedOp(f)
	}
	for def, f := range floatBinaries {
		t[def] = floatBinary(f)
	}
	for def, f := range floatUnaries {
		t[def] = floatUnary(f)
	}
	for def, f := range conversions {
		t[def] = convert(f)
	}
	return t
}

var errTensors = errors.New("tensors cannot be interpreted on the host")

func constantOp(c *compiler, op *ir.Operation) (stmt, error) {
	v, err := constant(op.Attr("value"))
	if err != nil {
		return nil, err
	}
	if vt, ok := op.Result(0).Type().(ir.ShapedType); ok {
		if _, isVec := vt.(*ir.VectorType); !isVec {
			return nil, errTensors
		}
	}
	return always(c, op, v)
}

// elementwise applies a scalar function of n operands to each element of vectors.
func elementwise(c *compiler, op *ir.Operation, n int, f func(a []Value) (Value, error)) (stmt, error) {
	out := c.slot(op.Result(0))
	in := c.operands(op)[:n]
	if _, isVec := op.Result(0).Type().(*ir.VectorType); !isVec {
		if _, shaped := op.Result(0).Type().(ir.ShapedType); shaped {
			return nil, errTensors
		}
		return func(fr *frame) error {
			var args [3]Value
			for i, s := range in {
				args[i] = fr.vals[s]
			}
			v, err := f(args[:n])
			fr.vals[out] = v
			return at(op, err)
		}, nil
	}
	return func(fr *frame) error {
		len0 := 0
		for _, s := range in {
			if vs, ok := fr.vals[s].ref.([]Value); ok {
				len0 = len(vs)
			}
		}
		res := make([]Value, len0)
		var args [3]Value
		for k := range res {
			for i, s := range in {
				args[i] = fr.vals[s]
				if vs, ok := args[i].ref.([]Value); ok {
					args[i] = vs[k]
				}
			}
			v, err := f(args[:n])
			if err != nil {
				return at(op, err)
			}
			res[k] = v
		}
		fr.vals[out] = Value{ref: res}
		return nil
	}, nil
}

func selectOp(c *compiler, op *ir.Operation) (stmt, error) {
	cond, a, b, out := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Operand(2)), c.slot(op.Result(0))
	if _, isVec := op.Operand(0).Type().(*ir.VectorType); isVec {
		return elementwise(c, op, 3, func(v []Value) (Value, error) {
			if v[0].bits&1 != 0 {
				return v[1], nil
			}
			return v[2], nil
		})
	}
	return func(f *frame) error {
		if f.vals[cond].bits&1 != 0 {
			f.vals[out] = f.vals[a]
		} else {
			f.vals[out] = f.vals[b]
		}
		return nil
	}, nil
}

// intWidth returns the width in bits of the integers of type t.
func intWidth(t ir.Type) (uint32, error) {
	w := ir.IntegerValueWidth(ir.ElementTypeOrSelf(t))
	if w == 0 || w > 64 {
		return 0, errors.New("a value of type '" + ir.TypeString(t) + "' cannot be interpreted on the host")
	}
	return w, nil
}

func floatType(t ir.Type) (*ir.FloatType, error) {
	f, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	if !ok || f.Width() > 64 {
		return nil, errors.New("a value of type '" + ir.TypeString(t) + "' cannot be interpreted on the host")
	}
	return f, nil
}
