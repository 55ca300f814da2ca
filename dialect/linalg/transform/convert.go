package transform

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// ElementwiseOnTensors reports whether op computes each element of its results from the elements of its operands, which are all
// ranked tensors.
func ElementwiseOnTensors(op *ir.Operation) bool {
	for _, t := range [...]ir.Trait{ir.Elementwise, ir.Scalarizable, ir.Vectorizable, ir.Tensorizable} {
		if !op.HasTrait(t) {
			return false
		}
	}
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*ir.RankedTensorType); !ok {
			return false
		}
	}
	return op.NumOperands() > 0
}

// ElementwiseToGeneric creates a linalg.generic that computes the same as op, for which ElementwiseOnTensors holds.
func ElementwiseToGeneric(b *ir.Builder, op *ir.Operation) *ir.Operation {
	c := b.Context()
	rank := len(op.Operand(0).Type().(*ir.RankedTensorType).Shape())
	p := parts{inputs: op.Operands()}
	for i := range op.NumResults() {
		p.inits = append(p.inits, initFor(b, op, op.Result(i).Type()))
	}
	for range len(p.inputs) + len(p.inits) {
		p.maps = append(p.maps, c.IdentityMap(rank))
	}
	p.its = make([]linalg.IteratorKind, rank)
	for i := range p.its {
		p.its[i] = linalg.Parallel
	}
	return linalg.NewGeneric(b, op.Loc(), op.ResultTypes(), p.inputs, p.inits, p.maps, p.its, func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		m := ir.NewMapping()
		for i, v := range op.Operands() {
			m.Map(v, args[i])
		}
		scalar := b.Insert(b.Arena().Clone(op, m))
		scalar.SetOperands(args[:op.NumOperands()])
		for _, r := range scalar.Results() {
			r.SetType(ir.ElementTypeOrSelf(r.Type()))
		}
		return scalar.Results()
	})
}

// initFor returns an operand of op of type t, or else an empty tensor of this type.
func initFor(b *ir.Builder, op *ir.Operation, t ir.Type) *ir.Value {
	for _, v := range op.Operands() {
		if v.Type() == t {
			return v
		}
	}
	first := op.Operand(0)
	var sizes []*ir.Value
	for i, d := range t.(*ir.RankedTensorType).Shape() {
		if d == ir.Dynamic {
			sizes = append(sizes, tensor.NewDim(b, op.Loc(), first, int64(i)))
		}
	}
	return tensor.NewEmpty(b, op.Loc(), t, sizes...)
}
