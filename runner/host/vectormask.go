package host

import (
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

func maskOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		vector.Mask: maskOp, vector.ConstantMask: constantMask, vector.CreateMask: createMask, vector.Step: stepOp,
		vector.VScale: vscaleOp, vector.ScalableExtract: scalableExtract, vector.ScalableInsert: scalableInsert,
	}
}

// maskOp runs the operation in its region, which finds the mask in c.masks, and replaces the elements of its result that
// are off by those of another vector.
func maskOp(c *compiler, op *ir.Operation) (stmt, error) {
	m := vector.MaskOp{Operation: op}
	inner := m.Masked()
	yields, outs := c.slotsOf(m.Body().Last().Operands()), c.results(op)
	if inner == nil {
		return func(f *frame) error { f.set(outs, f.values(yields)); return nil }, nil
	}
	c.masks[inner] = m.Mask()
	run, err := c.statement(inner)
	if err != nil {
		return nil, err
	}
	mask, other := c.slot(m.Mask()), -1
	if p := m.PassThru(); p != nil {
		other = c.slot(p)
	}
	return func(f *frame) error {
		if run != nil {
			if err := run(f); err != nil {
				return err
			}
		}
		f.set(outs, f.values(yields))
		if other < 0 {
			return nil
		}
		on, res := elements(f.vals[mask]), append([]Value(nil), elements(f.vals[outs[0]])...)
		for k, v := range elements(f.vals[other]) {
			if k < len(on) && on[k].bits&1 == 0 {
				res[k] = v
			}
		}
		f.vals[outs[0]] = Value{ref: res}
		return nil
	}, nil
}

// boxMask returns the mask that is on for the first places of each dimension.
func boxMask(shape, first []int64) Value {
	vs := make([]Value, ir.NumElements(shape))
	for k := range vs {
		rest, on := int64(k), true
		for d := len(shape) - 1; d >= 0; d-- {
			on = on && d < len(first) && rest%shape[d] < first[d]
			rest /= shape[d]
		}
		vs[k] = boolValue(on)
	}
	return Value{ref: vs}
}

func constantMask(c *compiler, op *ir.Operation) (stmt, error) {
	if _, err := fixedCount(op.Result(0).Type()); err != nil {
		return nil, err
	}
	shape, first := shapeOf(op.Result(0).Type()), integersOf(op.Attr("mask_dim_sizes"))
	if len(shape) == 0 {
		shape = []int64{1}
	}
	return always(c, op, boxMask(shape, first))
}

// integersOf returns the numbers of an array.
func integersOf(a ir.Attribute) (ns []int64) {
	switch a := a.(type) {
	case *ir.DenseArrayAttr:
		return a.Int64s()
	case *ir.ArrayAttr:
		for _, e := range a.Elements {
			n, _ := e.(*ir.IntegerAttr)
			ns = append(ns, n.Int64Or(0))
		}
	}
	return ns
}

func createMask(c *compiler, op *ir.Operation) (stmt, error) {
	if _, err := fixedCount(op.Result(0).Type()); err != nil {
		return nil, err
	}
	shape, in := shapeOf(op.Result(0).Type()), c.operands(op)
	if len(shape) == 0 {
		shape = []int64{1}
	}
	return computes(c, op, func(f *frame) (Value, error) { return boxMask(shape, indices(f, in, nil)), nil })
}

func stepOp(c *compiler, op *ir.Operation) (stmt, error) {
	n, err := fixedCount(op.Result(0).Type())
	if err != nil {
		return nil, err
	}
	vs := make([]Value, n)
	for k := range vs {
		vs[k] = IntValue(int64(k))
	}
	return always(c, op, Value{ref: vs})
}

// vscaleOp returns the factor of the sizes of scalable vectors, which the processor chooses in MLIR. The host's is 1.
func vscaleOp(c *compiler, op *ir.Operation) (stmt, error) { return always(c, op, IntValue(1)) }

func scalableExtract(c *compiler, op *ir.Operation) (stmt, error) {
	n, err := fixedCount(op.Result(0).Type())
	if err != nil {
		return nil, err
	}
	start := intAttr(op, "pos")
	return onVector(c, op, func(vs []Value) ([]Value, error) {
		if start < 0 || start > len(vs)-n {
			return nil, errBounds
		}
		return vs[start : start+n], nil
	})
}

func scalableInsert(c *compiler, op *ir.Operation) (stmt, error) {
	in, start := c.operands(op), intAttr(op, "pos")
	return vectorOf(c, op, func(f *frame) ([]Value, error) {
		part, res := elements(f.vals[in[0]]), append([]Value(nil), elements(f.vals[in[1]])...)
		if start < 0 || start > len(res)-len(part) {
			return nil, errBounds
		}
		copy(res[start:], part)
		return res, nil
	})
}
