package bufferization

import (
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// sizesOfAlloc returns the sizes of the result of a bufferization.alloc_tensor: its operands, or the sizes of the tensor that it
// copies.
func sizesOfAlloc(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	a := AllocTensorOp{op}
	if a.Copy() != nil {
		return sizesOf(op, b, a.Copy())
	}
	return interfaces.MixedIndices(a.DynamicSizes(), a.Type().Shape()), true
}

// sizesOfDest returns the sizes of the destination of a bufferization.materialize_in_destination with a result.
func sizesOfDest(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	if op.NumResults() == 0 {
		return nil, false
	}
	return sizesOf(op, b, op.Operand(1))
}

// sizesOf returns the sizes of the tensor v. They are not known if v has no rank.
func sizesOf(op *ir.Operation, b *ir.Builder, v *ir.Value) ([]interfaces.IndexValue, bool) {
	t, ranked := v.Type().(*ir.RankedTensorType)
	if !ranked {
		return nil, false
	}
	sizes := make([]interfaces.IndexValue, len(t.Shape()))
	for i := range sizes {
		sizes[i] = tensor.FoldedSize(b, op.Loc(), v, i)
	}
	return sizes, true
}

// wholeSubset says that bufferization.materialize_in_destination replaces a tensor as a whole.
type wholeSubset struct{}

// Subset returns the slice that is the whole tensor. It is not known if a size of the destination is.
func (wholeSubset) Subset(op *ir.Operation) (s interfaces.Subset, ok bool) {
	t, ranked := op.Operand(1).Type().(*ir.RankedTensorType)
	if !ranked || !ir.HasStaticShape(t) {
		return s, false
	}
	for _, d := range t.Shape() {
		s.Offsets = append(s.Offsets, interfaces.IndexValue{})
		s.Sizes = append(s.Sizes, interfaces.IndexValue{Const: d})
		s.Strides = append(s.Strides, interfaces.IndexValue{Const: 1})
	}
	return s, true
}

// Container returns the number of the destination.
func (wholeSubset) Container(*ir.Operation) int { return 1 }

// Inserted returns the number of the source.
func (wholeSubset) Inserted(*ir.Operation) int { return 0 }
