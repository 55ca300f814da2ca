package linalg

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/valuebounds"
)

// indexBounds bounds linalg.index by the size of the dimension that its loop iterates over.
var indexBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	s.AtLeast(q, s.Const(0))
	around, ok := AsStructured(op.Parent())
	if !ok {
		return
	}
	dim := op.Prop(0).(*ir.IntegerAttr).Int64Or(-1)
	for i, m := range around.Maps() {
		for d, e := range m.Results {
			if e.Kind == ir.AffineDim && e.Value == dim {
				s.Below(q, s.Expr(valuebounds.Size(around.Operand(i), d)))
				return
			}
		}
	}
})
