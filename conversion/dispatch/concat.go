package dispatch

import (
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// splitConcats divides the tensor.concat ops of blk with more operands than a kernel takes: they concatenate what others concatenate.
func splitConcats(b *ir.Builder, blk *ir.Block, limits Limits) {
	most := max(2, min(maxConcat, limits.Buffers-1))
	for op := blk.First(); op != nil; op = op.Next() {
		if !op.Is(tensor.Concat) || op.NumOperands() <= most {
			continue
		}
		b.SetBefore(op)
		vs := append([]*ir.Value(nil), op.Operands()...)
		for len(vs) > most {
			var parts []*ir.Value
			for len(vs) > 0 {
				n := min(most, len(vs))
				parts = append(parts, concatenated(b, op, vs[:n]))
				vs = vs[n:]
			}
			vs = parts
		}
		op.SetOperands(vs)
	}
}

// concatenated concatenates vs as op does.
func concatenated(b *ir.Builder, op *ir.Operation, vs []*ir.Value) *ir.Value {
	if len(vs) == 1 {
		return vs[0]
	}
	dim := concatDim(op)
	shape := append([]int64(nil), shapeOf(vs[0])...)
	for _, v := range vs[1:] {
		if n := shapeOf(v)[dim]; n == ir.Dynamic || shape[dim] == ir.Dynamic {
			shape[dim] = ir.Dynamic
		} else {
			shape[dim] += n
		}
	}
	t := b.Context().Tensor(shape, op.Result(0).Type().(ir.ShapedType).ElementType(), nil)
	st := &ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: vs, Results: []ir.Type{t}, Props: op.Props()}
	return b.Build(st).Result(0)
}
