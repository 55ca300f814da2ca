package vector

import "github.com/spvc/spvc/ir"

// transferSubset says that transfers work on parts of tensors.
type transferSubset struct{}

// Subset returns the elements that the transfer may access.
func (transferSubset) Subset(op *ir.Operation) (ir.Subset, bool) {
	o := TransferOp{op}
	if _, ok := o.ShapedType().(*ir.RankedTensorType); !ok {
		return ir.Subset{}, false
	}
	var s ir.Subset
	for _, v := range o.Indices() {
		s.Offsets = append(s.Offsets, ir.IndexValue{Value: v})
		s.Sizes = append(s.Sizes, ir.IndexValue{Const: 1})
		s.Strides = append(s.Strides, ir.IndexValue{Const: 1})
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
