package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
)

// ComposedFoldedMin creates an affine.min of m composed with the operations that define
// the operands (makeComposedFoldedAffineMin). It creates no op if the result is a
// constant.
func ComposedFoldedMin(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []interfaces.IndexValue) interfaces.IndexValue {
	return composedFolded(b, loc, Min, m, operands)
}

// ComposedFoldedMax is ComposedFoldedMin for affine.max.
func ComposedFoldedMax(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []interfaces.IndexValue) interfaces.IndexValue {
	return composedFolded(b, loc, Max, m, operands)
}

func composedFolded(b *ir.Builder, loc ir.Location, def *ir.OpDef, m *ir.AffineMap, operands []interfaces.IndexValue) interfaces.IndexValue {
	m, values := composedWithConstants(m, operands)
	if affinemap.IsConstant(m) && len(m.Results) > 0 {
		best := m.Results[0].Value
		for _, e := range m.Results[1:] {
			if def == Min {
				best = min(best, e.Value)
			} else {
				best = max(best, e.Value)
			}
		}
		return interfaces.IndexValue{Const: best}
	}
	return interfaces.IndexValue{Value: newMapOp(b, loc, def, m, values)}
}

// NewMin creates an affine.min.
func NewMin(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []*ir.Value) *ir.Value {
	return newMapOp(b, loc, Min, m, operands)
}

// ValueOf returns x as a value. It creates a constant if x is not a value.
func ValueOf(b *ir.Builder, loc ir.Location, x interfaces.IndexValue) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return arith.NewIndex(b, loc, x.Const)
}

// Delinearize splits an index into the indices of the dimensions of a shape with
// affine.apply operations. basis holds the sizes of the dimensions.
func Delinearize(b *ir.Builder, loc ir.Location, index *ir.Value, basis []*ir.Value) []*ir.Value {
	c := b.Context()
	product := c.AffineMap(0, 2, c.AffineSymbolExpr(0).Mul(c.AffineSymbolExpr(1)))
	divisors := make([]*ir.Value, max(0, len(basis)-1))
	for i := range divisors {
		p := interfaces.IndexValue{Value: basis[i+1]}
		for _, v := range basis[i+2:] {
			p = ComposedFoldedApply(b, loc, product, []interfaces.IndexValue{p, {Value: v}})
		}
		divisors[i] = ValueOf(b, loc, p)
	}
	d0, d1 := c.AffineDimExpr(0), c.AffineDimExpr(1)
	var results []*ir.Value
	for _, d := range divisors {
		operands := []interfaces.IndexValue{{Value: index}, {Value: d}}
		results = append(results, ComposedApply(b, loc, c.AffineMap(2, 0, d0.FloorDiv(d1)), operands))
		index = ComposedApply(b, loc, c.AffineMap(2, 0, d0.Mod(d1)), operands)
	}
	return append(results, index)
}

// ExpandDelinearize computes the results of d with affine.apply operations.
func ExpandDelinearize(b *ir.Builder, d DelinearizeOp) []*ir.Value {
	basis := append([]*ir.Value{nil}, ValuesOf(b, d.Loc(), d.InnerBasis())...)
	return Delinearize(b, d.Loc(), d.Index(), basis)[:d.NumResults()]
}

// ExpandLinearize computes the result of l with an affine.apply operation.
func ExpandLinearize(b *ir.Builder, l LinearizeOp) *ir.Value {
	indices, basis := l.Indices(), l.InnerBasis()
	if len(indices) == 0 {
		return arith.NewIndex(b, l.Loc(), 0)
	}
	c := b.Context()
	var operands []interfaces.IndexValue
	symbol := func(x interfaces.IndexValue) *ir.AffineExpr {
		operands = append(operands, x)
		return c.AffineSymbolExpr(len(operands) - 1)
	}
	sum, stride := c.AffineConst(0), c.AffineConst(1)
	for i := len(indices) - 1; i >= 0; i-- {
		sum = sum.Add(symbol(interfaces.IndexValue{Value: indices[i]}).Mul(stride))
		switch {
		case i == 0:
		case basis[i-1].Value != nil:
			stride = stride.Mul(symbol(basis[i-1]))
		default:
			stride = stride.Mul(c.AffineConst(basis[i-1].Const))
		}
	}
	return ComposedApply(b, l.Loc(), c.AffineMap(0, len(operands), sum), operands)
}

// ValuesOf converts list to values. It makes a constant for each element that is not a value.
func ValuesOf(b *ir.Builder, loc ir.Location, list []interfaces.IndexValue) []*ir.Value {
	out := make([]*ir.Value, len(list))
	for i, x := range list {
		out[i] = ValueOf(b, loc, x)
	}
	return out
}
