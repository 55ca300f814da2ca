package dispatch

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// dim is a dimension of a tensor.
type dim struct {
	of *ir.Value
	i  int
}

// calculator computes sizes of tensors, on the host or in a kernel.
type calculator interface {
	index(n int64) *ir.Value
	mixed(x interfaces.IndexValue) *ir.Value
	add(l, r *ir.Value) *ir.Value
	mul(l, r *ir.Value) *ir.Value
	// sizeOf returns the size of a dimension that only the tensor itself knows.
	sizeOf(v *ir.Value, i int) *ir.Value
}

// shapeOf returns the shape of v, a ranked tensor or memref.
func shapeOf(v *ir.Value) []int64 { return v.Type().(ir.ShapedType).Shape() }

// dimension reports whether op is a tensor.dim of a constant dimension.
func dimension(op *ir.Operation) (of *ir.Value, i int, ok bool) {
	if op == nil || !op.Is(tensor.Dim) {
		return nil, 0, false
	}
	n, ok := ir.IntConstantOf(op.Operand(1))
	if t, ranked := op.Operand(0).Type().(*ir.RankedTensorType); !ok || !ranked || n < 0 || n >= int64(len(t.Shape())) {
		return nil, 0, false
	}
	return op.Operand(0), int(n), true
}

// sizeBy computes the size of dimension i of v from the operands of the operations that make v.
func sizeBy(c calculator, v *ir.Value, i int) *ir.Value {
	for {
		if n := shapeOf(v)[i]; n != ir.Dynamic {
			return c.index(n)
		}
		op := v.DefiningOp()
		if op == nil {
			return c.sizeOf(v, i)
		}
		like, same := sourceOfSize(op, v.Index())
		if !same {
			return sizeOfView(c, op, v, i)
		}
		v = like
	}
}

// sourceOfSize returns an operand of op that has the sizes of result i.
func sourceOfSize(op *ir.Operation, i int) (like *ir.Value, ok bool) {
	if s, ok := linalg.AsStructured(op); ok {
		return s.Inits()[i], true
	}
	switch {
	case op.Is(kernel.Dispatch):
		return kernel.DispatchOp{Operation: op}.Outs()[i], true
	case op.Is(tensor.Cast), op.Is(tensor.Bitcast):
		return op.Operand(0), true
	case op.Is(scf.For):
		f := scf.ForOp{Operation: op} // it may carry tensors of different sizes
		return f.Inits()[i], keepsSizes(f.Yield().Operand(i), f.IterArgs()[i])
	case op.Is(tensor.InsertSlice), op.Is(tensor.Insert), op.Is(tensor.Pack), op.Is(tensor.UnPack), op.Is(tensor.Scatter):
		return op.Operand(1), true
	case op.HasTrait(ir.Elementwise):
		for _, v := range op.Operands() {
			if _, ok := v.Type().(*ir.RankedTensorType); ok {
				return v, true
			}
		}
	}
	return nil, false
}

// sizeOfView computes the size of dimension i of v, which is dynamic, from the operands of op.
func sizeOfView(c calculator, op *ir.Operation, v *ir.Value, i int) *ir.Value {
	switch {
	case op.Is(tensor.Empty), op.Is(tensor.Generate):
		return c.mixed(interfaces.MixedIndices(op.Operands(), shapeOf(v))[i])
	case op.Is(tensor.Splat):
		return c.mixed(interfaces.MixedIndices(op.Operands()[1:], shapeOf(v))[i])
	case op.Is(tensor.ExtractSlice):
		s := tensor.SliceOp{Operation: op}
		return c.mixed(s.Sizes()[keptDims(s.StaticSizes(), shapeOf(v))[i]])
	case op.Is(tensor.ExpandShape):
		return c.mixed(tensor.ReshapeOp{Operation: op}.OutputShape()[i])
	case op.Is(tensor.CollapseShape):
		r := tensor.ReshapeOp{Operation: op}
		n := c.index(1)
		for _, d := range r.Groups()[i] {
			n = c.mul(n, sizeBy(c, r.Source(), int(d)))
		}
		return n
	case op.Is(tensor.Pad):
		p := tensor.PadOp{Operation: op}
		return c.add(c.add(c.mixed(p.Low()[i]), sizeBy(c, p.Source(), i)), c.mixed(p.High()[i]))
	case op.Is(tensor.Concat):
		return sizeOfConcat(c, op, i)
	case op.Is(tensor.Gather):
		return gatheringOf(op).sizeOfParts(c, i)
	}
	return c.sizeOf(v, i)
}

func sizeOfConcat(c calculator, op *ir.Operation, i int) *ir.Value {
	if int64(i) != concatDim(op) {
		return sizeBy(c, op.Operand(0), i)
	}
	n := c.index(0)
	for _, v := range op.Operands() {
		n = c.add(n, sizeBy(c, v, i))
	}
	return n
}

// keptDims returns the dimensions of sizes that the shape of a rank-reduced slice has.
func keptDims(sizes, shape []int64) []int {
	dropped, _ := interfaces.DroppedDims(sizes, shape)
	kept := make([]int, 0, len(shape))
	for i, gone := range dropped {
		if !gone {
			kept = append(kept, i)
		}
	}
	return kept
}

// hostSizes computes sizes on the host, at the insertion point of b.
type hostSizes struct {
	b   *ir.Builder
	loc ir.Location
}

func (h hostSizes) index(n int64) *ir.Value { return arith.NewIndex(h.b, h.loc, n) }

func (h hostSizes) mixed(x interfaces.IndexValue) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return h.index(x.Const)
}

func (h hostSizes) add(l, r *ir.Value) *ir.Value {
	return arith.NewBinary(h.b, h.loc, arith.AddI, l, r)
}

func (h hostSizes) mul(l, r *ir.Value) *ir.Value {
	return arith.NewBinary(h.b, h.loc, arith.MulI, l, r)
}

func (h hostSizes) sizeOf(v *ir.Value, i int) *ir.Value {
	return tensor.NewDim(h.b, h.loc, v, int64(i))
}
