package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/valuebounds"
)

// boundBy returns the model of operations whose result is an expression of their two operands.
func boundBy(f func(l, r *ir.AffineExpr) *ir.AffineExpr) valuebounds.Values {
	return func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
		l := s.Index(op.Operand(0))
		s.Equal(q, f(l, s.Index(op.Operand(1))))
	}
}

// divided returns the expression of a quotient by a positive constant. Other quotients have none.
func divided(f func(l, r *ir.AffineExpr) *ir.AffineExpr) valuebounds.Values {
	return func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
		if n, ok := ir.IntConstantOf(op.Operand(1)); ok && n > 0 {
			s.Equal(q, f(s.Index(op.Operand(0)), s.Const(n)))
		}
	}
}

var (
	minBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
		for _, v := range op.Operands() {
			s.AtMost(q, s.Index(v))
		}
	})
	maxBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
		for _, v := range op.Operands() {
			s.AtLeast(q, s.Index(v))
		}
	})
)

// selectBounds is the model of arith.select.
type selectBounds struct{}

// Constrain bounds the result by the order of the two operands. If the condition is a tensor, all
// have its sizes.
func (selectBounds) Constrain(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	yes, no := valuebounds.Quantity{Value: op.Operand(1), Dim: q.Dim}, valuebounds.Quantity{Value: op.Operand(2), Dim: q.Dim}
	if c := op.Operand(0); q.Dim != valuebounds.Index && c.Type() != ir.Type(op.Context().Integer(1, ir.Signless)) {
		for _, v := range [...]*ir.Value{yes.Value, no.Value, c} {
			s.Equal(q, s.Expr(valuebounds.Size(v, q.Dim)))
		}
		return
	}
	s.OneOf(q, yes, no)
}
