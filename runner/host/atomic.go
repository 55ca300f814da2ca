package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// atomicKinds has the operation of each of arith's AtomicRMWKind. The kind assign has no operation.
var atomicKinds = [...]*ir.OpDef{
	arith.AtomicAddF:     arith.AddF,
	arith.AtomicAddI:     arith.AddI,
	arith.AtomicAndI:     arith.AndI,
	arith.AtomicMaximumF: arith.MaximumF,
	arith.AtomicMaxNumF:  arith.MaxNumF,
	arith.AtomicMaxS:     arith.MaxSI,
	arith.AtomicMaxU:     arith.MaxUI,
	arith.AtomicMinimumF: arith.MinimumF,
	arith.AtomicMinNumF:  arith.MinNumF,
	arith.AtomicMinS:     arith.MinSI,
	arith.AtomicMinU:     arith.MinUI,
	arith.AtomicMulF:     arith.MulF,
	arith.AtomicMulI:     arith.MulI,
	arith.AtomicOrI:      arith.OrI,
	arith.AtomicXOrI:     arith.XOrI,
}

func atomicOp(c *compiler, op *ir.Operation) (stmt, error) {
	in, out := c.operands(op), c.slot(op.Result(0))
	kind, _ := op.Attr("kind").(*ir.IntegerAttr)
	k := kind.Int64Or(-1)
	if k < 0 || k >= int64(len(atomicKinds)) {
		return nil, errors.New("the kind of atomic cannot be interpreted on the host")
	}
	t := op.Result(0).Type()
	return func(f *frame) error {
		var buf [4]int64
		idx := indices(f, in[2:], buf[:0])
		r := refOf(f.vals[in[1]])
		old, err := r.load(idx)
		if err != nil {
			return at(op, err)
		}
		f.vals[out] = old
		v, err := combine(atomicKinds[k], t, old, f.vals[in[0]])
		if err != nil {
			return at(op, err)
		}
		return at(op, r.store(idx, v))
	}, nil
}

// combine applies a binary operation of arith to values of type t. If def is nil it returns b.
func combine(def *ir.OpDef, t ir.Type, a, b Value) (Value, error) {
	if def == nil {
		return b, nil
	}
	if f := floatBinaries[def]; f != nil {
		ft, err := floatType(t)
		if err != nil {
			return Value{}, err
		}
		return round(ft, f(a.Float64(), b.Float64())), nil
	}
	w, err := anyWidth(t)
	if err != nil {
		return Value{}, err
	}
	if w > 64 {
		r, err := wideBinaries[def](intOf(a, w), intOf(b, w))
		return ofInt(r), err
	}
	r, err := intBinaries[def](a.bits, b.bits, w)
	return Value{bits: r & widthMask(w)}, err
}

// genericAtomicOp replaces an element by the result of the region, and returns the
// result.
func genericAtomicOp(c *compiler, op *ir.Operation) (stmt, error) {
	in, out := c.operands(op), c.slot(op.Result(0))
	body, err := c.region(op.Region(0))
	if err != nil {
		return nil, err
	}
	return func(f *frame) error {
		var buf [4]int64
		idx := indices(f, in[1:], buf[:0])
		r := refOf(f.vals[in[0]])
		old, err := r.load(idx)
		if err != nil {
			return at(op, err)
		}
		f.vals[body.args[0]] = old
		if err := f.run(body); err != nil {
			return err
		}
		f.vals[out] = f.vals[body.yields[0]]
		return at(op, r.store(idx, f.vals[out]))
	}, nil
}
