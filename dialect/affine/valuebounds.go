package affine

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/valuebounds"
)

// over returns e, a result of a map with dims dimensions, as an expression of the variables of its
// operands.
func over(s *valuebounds.Set, e *ir.AffineExpr, dims int, operands []*ir.Value) *ir.AffineExpr {
	by := make([]*ir.AffineExpr, len(operands))
	for i, v := range operands {
		by[i] = s.Index(v)
	}
	return e.ReplaceDimsAndSymbols(by[:dims], by[dims:])
}

// applyBounds composes the map with those of the operands, because the result may be simpler.
var applyBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	m, operands := ComposeMap(MapOp{op}.Map(), op.Operands())
	s.Equal(q, over(s, m.Results[0], m.Dims, operands))
})

// extremeBounds bounds the result of an affine.min or affine.max by all results of its map.
var extremeBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	m := MapOp{op}.Map()
	for _, r := range m.Results {
		if e := over(s, r, m.Dims, op.Operands()); op.Is(Min) {
			s.AtMost(q, e)
		} else {
			s.AtLeast(q, e)
		}
	}
})

// sizes returns the expressions of a basis without the outer bound, or false if one of them is a
// number that is not positive.
func sizes(s *valuebounds.Set, basis []interfaces.IndexValue) (list []*ir.AffineExpr, ok bool) {
	for _, x := range basis {
		if n, known := x.Constant(); known && n <= 0 {
			return nil, false
		}
		list = append(list, s.Mixed(x))
	}
	return list, true
}

// delinearizeBounds computes each index from the linear one. An index other than the first is less
// than its size.
var delinearizeBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	d := DelinearizeOp{op}
	linear := s.Index(d.Index())
	basis, ok := sizes(s, d.InnerBasis())
	if !ok {
		return
	}
	i, stride := q.Value.Index(), s.Const(1)
	for k := i; k < len(basis); k++ {
		stride = stride.Mul(basis[k])
	}
	switch {
	case i == 0:
		s.Equal(q, linear.FloorDiv(stride))
		if outer := d.Basis(); d.HasOuterBound() && len(outer) > 0 {
			s.AtLeast(q, s.Const(0))
			s.Below(q, s.Mixed(outer[0]))
		}
	default:
		s.Equal(q, linear.Mod(stride.Mul(basis[i-1])).FloorDiv(stride))
		s.AtLeast(q, s.Const(0))
		s.Below(q, basis[i-1])
	}
})

// linearizeBounds sums the indices. If they are disjoint, the result is less than the product of
// all sizes.
var linearizeBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	l := LinearizeOp{op}
	basis, ok := sizes(s, l.InnerBasis())
	if !ok {
		return
	}
	indices, sum, stride := l.Indices(), s.Const(0), s.Const(1)
	for i := len(indices) - 1; i >= 0; i-- {
		sum = sum.Add(s.Index(indices[i]).Mul(stride))
		if i > 0 {
			stride = stride.Mul(basis[i-1])
		}
	}
	s.Equal(q, sum)
	if l.Disjoint() {
		s.AtLeast(q, s.Const(0))
		if outer := l.Basis(); l.HasOuterBound() && len(outer) > 0 {
			s.Below(q, stride.Mul(s.Mixed(outer[0])))
		}
	}
})
