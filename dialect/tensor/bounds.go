package tensor

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/valuebounds"
)

// boundsInGroup returns the model of ops whose operand group holds the dynamic sizes of the result.
func boundsInGroup(group int) valuebounds.SizesOf {
	return func(op *ir.Operation) []interfaces.IndexValue {
		return interfaces.MixedIndices(op.OperandsIn(group), rankedType(op.Result(0)).Shape())
	}
}

var (
	sliceBounds = valuebounds.SizesOf(func(op *ir.Operation) []interfaces.IndexValue {
		sizes, _ := sizesOfSlice(op, nil)
		return sizes
	})
	expandBounds   = valuebounds.SizesOf(func(op *ir.Operation) []interfaces.IndexValue { return ReshapeOp{op}.OutputShape() })
	collapseBounds = valuebounds.Collapsed(func(op *ir.Operation) [][]int64 { return ReshapeOp{op}.Groups() })
)

// padBounds adds the padding at both ends to the size of the source.
var padBounds = valuebounds.Shapes(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	p := PadOp{op}
	size := s.Expr(valuebounds.Size(p.Source(), q.Dim))
	low := s.Mixed(p.Low()[q.Dim])
	s.Equal(q, size.Add(low).Add(s.Mixed(p.High()[q.Dim])))
})

// concatBounds adds the sizes of the inputs along the dimension of the concatenation. Their other
// sizes are those of the result.
var concatBounds = valuebounds.Shapes(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	sum := s.Const(0)
	for _, v := range op.Operands() {
		size := s.Expr(valuebounds.Size(v, q.Dim))
		if int64(q.Dim) != (ConcatOp{op}).Dim() {
			s.Equal(q, size)
			continue
		}
		sum = sum.Add(size)
	}
	if int64(q.Dim) == (ConcatOp{op}).Dim() {
		s.Equal(q, sum)
	}
})
