package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// putConstants makes the operands values, and puts those that are constants into m.
func putConstants(m *ir.AffineMap, operands []ir.IndexValue) (*ir.AffineMap, []*ir.Value) {
	c := m.Context()
	by := make([]*ir.AffineExpr, len(operands))
	var values []*ir.Value
	counts := [2]int{}
	exprs := [2]func(int) *ir.AffineExpr{c.AffineDimExpr, c.AffineSymbolExpr}
	for i, o := range operands {
		k := 0
		if i >= m.Dims {
			k = 1
		}
		if o.Value == nil {
			by[i] = c.AffineConst(o.Const)
			continue
		}
		by[i] = exprs[k](counts[k])
		counts[k]++
		values = append(values, o.Value)
	}
	return m.ReplaceDimsAndSymbols(by[:m.Dims], by[m.Dims:], counts[0], counts[1]), values
}

// ComposedApply creates an affine.apply of m with what defines the operands put
// into it (makeComposedAffineApply).
func ComposedApply(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands ...ir.IndexValue) *ir.Value {
	m, values := putConstants(m, operands)
	m, values = ComposeMap(m, values)
	return NewApply(b, loc, m, values)
}

// FoldedApply is ComposedApply unless the result folds to a constant or one of the
// operands (makeComposedFoldedAffineApply).
func FoldedApply(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands ...ir.IndexValue) ir.IndexValue {
	m, values := putConstants(m, operands)
	m, values = ComposeMap(m, values)
	switch e := m.Results[0]; e.Kind {
	case ir.AffineDim:
		return ir.IndexValue{Value: values[e.Value]}
	case ir.AffineSymbol:
		return ir.IndexValue{Value: values[m.Dims+int(e.Value)]}
	}
	if c, ok := foldedResults(m, values); ok {
		return ir.IndexValue{Const: c[0]}
	}
	return ir.IndexValue{Value: NewApply(b, loc, m, values)}
}

// foldedResults returns the results of m if its operands are constants.
func foldedResults(m *ir.AffineMap, values []*ir.Value) ([]int64, bool) {
	known := make([]*int64, len(values))
	for i, v := range values {
		if k, ok := ir.IntConstantOf(v); ok {
			known[i] = &k
		}
	}
	folded := m.PartialFold(known)
	if !folded.IsConstant() || len(folded.Results) == 0 {
		return nil, false
	}
	out := make([]int64, len(folded.Results))
	for i, e := range folded.Results {
		out[i] = e.Value
	}
	return out, true
}

// ComposedMin creates an affine.min of m with what defines the operands put into
// it (makeComposedAffineMin).
func ComposedMin(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands ...ir.IndexValue) *ir.Value {
	m, values := putConstants(m, operands)
	m, values = ComposeMap(m, values)
	return NewMin(b, loc, m, values)
}

// NewMin creates an affine.min.
func NewMin(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []*ir.Value) *ir.Value {
	return newMapOp(b, loc, Min, m, operands)
}

// NewMax creates an affine.max.
func NewMax(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []*ir.Value) *ir.Value {
	return newMapOp(b, loc, Max, m, operands)
}

// ValueOf returns x as a value, a new constant if it is none.
func ValueOf(b *ir.Builder, loc ir.Location, x ir.IndexValue) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return arith.NewIndex(b, loc, x.Const)
}

// Delinearize splits an index into those of the dimensions of a shape, whose sizes
// are basis, by affine.apply ops.
func Delinearize(b *ir.Builder, loc ir.Location, index *ir.Value, basis []*ir.Value) []*ir.Value {
	c := b.Context()
	product := c.AffineMap(0, 2, c.AffineSymbolExpr(0).Mul(c.AffineSymbolExpr(1)))
	divisors := make([]*ir.Value, max(0, len(basis)-1))
	for i := range divisors {
		p := ir.IndexValue{Value: basis[i+1]}
		for _, v := range basis[i+2:] {
			p = FoldedApply(b, loc, product, p, ir.IndexValue{Value: v})
		}
		divisors[i] = ValueOf(b, loc, p)
	}
	d0, d1 := c.AffineDimExpr(0), c.AffineDimExpr(1)
	var results []*ir.Value
	for _, d := range divisors {
		operands := []ir.IndexValue{{Value: index}, {Value: d}}
		results = append(results, ComposedApply(b, loc, c.AffineMap(2, 0, d0.FloorDiv(d1)), operands...))
		index = ComposedApply(b, loc, c.AffineMap(2, 0, d0.Mod(d1)), operands...)
	}
	return append(results, index)
}
