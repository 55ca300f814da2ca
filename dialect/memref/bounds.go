package memref

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/valuebounds"
)

var (
	allocBounds = valuebounds.SizesOf(func(op *ir.Operation) []interfaces.IndexValue {
		a := AllocOp{op}
		return interfaces.MixedIndices(a.DynamicSizes(), a.Type().Shape())
	})
	expandBounds   = valuebounds.SizesOf(func(op *ir.Operation) []interfaces.IndexValue { return ReshapeOp{op}.OutputShape() })
	collapseBounds = valuebounds.Collapsed(func(op *ir.Operation) [][]int64 { return ReshapeOp{op}.Groups() })
	// subViewBounds leaves out the sizes of dropped dimensions.
	subViewBounds = valuebounds.SizesOf(func(op *ir.Operation) []interfaces.IndexValue {
		v := StridedViewOp{op}
		source, ok := v.Source().Type().(*ir.MemRefType)
		if !ok {
			return nil
		}
		dropped, ok := droppedDims(source, v.Type(), subViewRanks.Static(op, 1))
		if !ok {
			return nil
		}
		var kept []interfaces.IndexValue
		for i, size := range v.Sizes() {
			if !dropped[i] {
				kept = append(kept, size)
			}
		}
		return kept
	})
)
