package affine

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// ComposedApply creates an affine.apply of m, which must have one result. Constants
// among the operands and the maps of other affine.apply ops become part of the map
// (makeComposedAffineApply).
func ComposedApply(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []interfaces.IndexValue) *ir.Value {
	m, vs := composedWithConstants(m, operands)
	return NewApply(b, loc, m, vs)
}

// ComposedFoldedApply is ComposedApply, but creates no op if the result is a
// constant or one of the values (makeComposedFoldedAffineApply).
func ComposedFoldedApply(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []interfaces.IndexValue) interfaces.IndexValue {
	m, vs := composedWithConstants(m, operands)
	switch e := m.Results[0]; e.Kind {
	case ir.AffineConstant:
		return interfaces.IndexValue{Const: e.Value}
	case ir.AffineDim:
		return interfaces.IndexValue{Value: vs[e.Value]}
	case ir.AffineSymbol:
		return interfaces.IndexValue{Value: vs[int64(m.Dims)+e.Value]}
	}
	return interfaces.IndexValue{Value: NewApply(b, loc, m, vs)}
}

// composedWithConstants replaces constant operands in m, composes and canonicalizes m,
// and returns m with its operands.
func composedWithConstants(m *ir.AffineMap, operands []interfaces.IndexValue) (*ir.AffineMap, []*ir.Value) {
	c := m.Context()
	var vs []*ir.Value
	replace := func(list []interfaces.IndexValue, input func(int) *ir.AffineExpr) []*ir.AffineExpr {
		by := make([]*ir.AffineExpr, len(list))
		n := 0
		for i, x := range list {
			if v, ok := x.Constant(); ok {
				by[i] = c.AffineConst(v)
				continue
			}
			by[i] = input(n)
			vs = append(vs, x.Value)
			n++
		}
		return by
	}
	dims := replace(operands[:m.Dims], c.AffineDimExpr)
	n := len(vs)
	symbols := replace(operands[m.Dims:], c.AffineSymbolExpr)
	results := make([]*ir.AffineExpr, len(m.Results))
	for i, e := range m.Results {
		results[i] = e.ReplaceDimsAndSymbols(dims, symbols)
	}
	return ComposeMap(c.AffineMap(n, len(vs)-n, results...), vs)
}

// LinearIndex returns the map, and its operands, that computes offset plus the sum
// of the products of indices and strides (computeLinearIndex). indices and strides must
// have the same length.
func LinearIndex(c *ir.Context, offset interfaces.IndexValue, strides, indices []interfaces.IndexValue) (*ir.AffineMap, []interfaces.IndexValue) {
	sum := c.AffineSymbolExpr(0)
	operands := []interfaces.IndexValue{offset}
	for i, stride := range strides {
		sum = sum.Add(c.AffineSymbolExpr(2*i + 1).Mul(c.AffineSymbolExpr(2*i + 2)))
		operands = append(operands, indices[i], stride)
	}
	return c.AffineMap(0, len(operands), sum), operands
}
