package tensor

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// sliceSubset says that tensor.extract_slice and tensor.insert_slice work on slices.
type sliceSubset struct{ insert bool }

// Subset returns the slice.
func (sliceSubset) Subset(op *ir.Operation) (interfaces.Subset, bool) {
	s := SliceOp{op}
	return interfaces.Subset{Offsets: s.Offsets(), Sizes: s.Sizes(), Strides: s.Strides()}, true
}

// Container implements [ir.SubsetModel].
func (s sliceSubset) Container(*ir.Operation) int {
	if s.insert {
		return 1
	}
	return 0
}

// Inserted implements [ir.SubsetModel].
func (s sliceSubset) Inserted(*ir.Operation) int {
	if s.insert {
		return 0
	}
	return -1
}
