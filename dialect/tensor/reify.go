package tensor

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// FoldedDim returns the size of dimension i of v: what a tensor.dim of v folds to, or
// the result of a new tensor.dim.
func FoldedDim(b *ir.Builder, loc ir.Location, v *ir.Value, i int) *ir.Value {
	ctx := b.Context()
	return rewrite.CreateOrFoldOne(b, loc, Dim, []*ir.Value{v, arith.NewIndex(b, loc, int64(i))}, ctx.Index())
}

// FoldedSize is FoldedDim, but a constant if the type of v, a ranked tensor, has it.
func FoldedSize(b *ir.Builder, loc ir.Location, v *ir.Value, i int) interfaces.IndexValue {
	if d := rankedType(v).Shape()[i]; d != ir.Dynamic {
		return interfaces.IndexValue{Const: d}
	}
	return interfaces.IndexValue{Value: FoldedDim(b, loc, v, i)}
}

// sizesInGroup returns the model of ops whose operand group holds the dynamic sizes of
// the result.
func sizesInGroup(group int) interfaces.ReifyShapes {
	return func(op *ir.Operation, _ *ir.Builder) ([]interfaces.IndexValue, bool) {
		return interfaces.MixedIndices(op.OperandsIn(group), rankedType(op.Result(0)).Shape()), true
	}
}

// sizesOfSlice returns the sizes of a tensor.extract_slice without the dropped dimensions.
func sizesOfSlice(op *ir.Operation, _ *ir.Builder) ([]interfaces.IndexValue, bool) {
	s := SliceOp{op}
	sizes := s.Sizes()
	dropped, ok := interfaces.DroppedDims(s.StaticSizes(), rankedType(op.Result(0)).Shape())
	var kept []interfaces.IndexValue
	for i, gone := range dropped {
		if !gone {
			kept = append(kept, sizes[i])
		}
	}
	return kept, ok
}

// sizesOfDest returns the sizes of operand 1, the tensor that receives the result.
func sizesOfDest(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	dest := op.Operand(1)
	sizes := make([]interfaces.IndexValue, len(rankedType(dest).Shape()))
	for i := range sizes {
		sizes[i] = FoldedSize(b, op.Loc(), dest, i)
	}
	return sizes, true
}
