package valuebounds

import "github.com/spvc/spvc/ir"

// isRanked reports whether v is a shaped value with a known number of dimensions.
func isRanked(v *ir.Value) bool {
	t, ok := v.Type().(ir.ShapedType)
	return ok && t.HasRank()
}

// SameShape is the [Model] of operations whose result has the sizes of operand 0.
var SameShape = Shapes(func(op *ir.Operation, q Quantity, s *Set) {
	if isRanked(op.Operand(0)) && isRanked(q.Value) {
		s.Equal(q, s.Expr(Size(op.Operand(0), q.Dim)))
	}
})

// Dimension is the [Model] of operations that return the size of a dimension of operand 0. Operand 1
// is the number of the dimension.
var Dimension = Values(func(op *ir.Operation, q Quantity, s *Set) {
	s.AtLeast(q, s.Const(0))
	i, ok := ir.IntConstantOf(op.Operand(1))
	if size := Size(op.Operand(0), int(i)); ok && i >= 0 && size.Valid() {
		s.Equal(q, s.Expr(size))
	}
})

// Rank is the [Model] of operations that return the number of dimensions of operand 0.
var Rank = Values(func(op *ir.Operation, q Quantity, s *Set) {
	if t, ok := op.Operand(0).Type().(ir.ShapedType); ok && t.HasRank() {
		s.Equal(q, s.Const(int64(len(t.Shape()))))
	}
})

// Collapsed returns the [Model] of operations whose result has a dimension for each group of
// dimensions of operand 0.
func Collapsed(groups func(op *ir.Operation) [][]int64) Shapes {
	return func(op *ir.Operation, q Quantity, s *Set) {
		list := groups(op)
		if q.Dim >= len(list) {
			return
		}
		product := s.Const(1)
		for _, d := range list[q.Dim] {
			product = product.Mul(s.Expr(Size(op.Operand(0), int(d))))
		}
		s.Equal(q, product)
	}
}

// OneOf adds the constraints of q, which is a or b: it is between them if their order is known.
func (s *Set) OneOf(q, a, b Quantity) {
	between := func(lower, upper Quantity) {
		if s.Proves(lower, LessEqual, upper) {
			s.AtLeast(q, s.Expr(lower))
			s.AtMost(q, s.Expr(upper))
		}
	}
	between(a, b)
	between(b, a)
}
