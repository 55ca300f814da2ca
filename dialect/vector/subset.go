package vector

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// transferSubset says that transfers work on parts of tensors.
type transferSubset struct{}

// Subset returns the elements that the transfer may access.
func (transferSubset) Subset(op *ir.Operation) (interfaces.Subset, bool) {
	o := TransferOp{op}
	if _, ok := o.ShapedType().(*ir.RankedTensorType); !ok {
		return interfaces.Subset{}, false
	}
	var s interfaces.Subset
	for _, v := range o.Indices() {
		s.Offsets = append(s.Offsets, interfaces.IndexValue{Value: v})
		s.Sizes = append(s.Sizes, interfaces.IndexValue{Const: 1})
		s.Strides = append(s.Strides, interfaces.IndexValue{Const: 1})
	}
	for i, e := range o.Map().Results {
		if e.Kind == ir.AffineDim {
			s.Sizes[e.Value].Const = o.VectorType().Shape()[i]
		}
	}
	return s, true
}

// Container implements [ir.SubsetModel].
func (transferSubset) Container(op *ir.Operation) int {
	if op.Is(TransferRead) {
		return 0
	}
	return 1
}

// Inserted implements [ir.SubsetModel].
func (transferSubset) Inserted(op *ir.Operation) int {
	if op.Is(TransferRead) {
		return -1
	}
	return 0
}
