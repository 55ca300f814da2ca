package affine

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// Normalize lets f count from 0 in steps of 1, unless its lower bound is the greatest one of
// several values (normalizeAffineFor).
func (f ForOp) Normalize() {
	step, lower := f.Step(), f.LowerMap()
	start, constant := affinemap.SingleConstant(lower)
	if constant && start == 0 && step == 1 || len(lower.Results) != 1 || step <= 0 {
		return
	}
	operands := f.LowerOperands()
	m, upper := f.Span()
	m, upper = CanonicalizeMap(m, upper)
	m, upper = CanonicalizeMap(divided(m, step), upper)
	c := f.Context()
	f.setBound(1, m, upper)
	f.setBound(0, affinemap.Constant(c, 0), nil)
	f.SetStep(1)
	iv := f.InductionVar()
	back := c.AffineMap(1, 0, c.AffineDimExpr(0).MulConst(-step))
	value, values := Difference(lower, operands, back, []*ir.Value{iv})
	value, values = CanonicalizeMap(value, values)
	b := ir.NewBuilder(c, nil)
	b.SetStart(f.Body())
	replaceIndex(iv, NewApply(b, f.Loc(), value, values))
}

// divided returns m with its results divided by d, rounded up.
func divided(m *ir.AffineMap, d ...int64) *ir.AffineMap {
	c := m.Context()
	exprs := slices.Clone(m.Results)
	for i, e := range exprs {
		exprs[i] = e.CeilDiv(c.AffineConst(d[i%len(d)]))
	}
	return c.AffineMap(m.Dims, m.Symbols, exprs...)
}

// replaceIndex replaces all uses of iv but that by which v is computed.
func replaceIndex(iv, v *ir.Value) {
	iv.ReplaceUsesIf(v, func(u *ir.Operand) bool { return u.Owner() != v.DefiningOp() })
}

// Normalize lets the loop count from 0 in steps of 1, unless a bound is the least or greatest
// one of several values (normalizeAffineParallel).
func (p ParallelOp) Normalize() {
	lower, steps := p.LowerMap(), p.Steps()
	several := func(n int64) bool { return n != 1 }
	if slices.ContainsFunc(p.LowerGroups(), several) || slices.ContainsFunc(p.UpperGroups(), several) {
		return
	}
	normal := true
	for i, e := range lower.Results {
		v, constant := e.Constant()
		normal = normal && constant && v == 0 && steps[i] == 1
	}
	if normal || slices.ContainsFunc(steps, func(s int64) bool { return s <= 0 }) {
		return
	}
	operands := p.LowerOperands()
	spans, upper := Difference(p.UpperMap(), p.UpperOperands(), lower, operands)
	c := p.Context()
	b := ir.NewBuilder(c, nil)
	b.SetStart(p.Body())
	for i, e := range lower.Results {
		iv := p.Body().Arg(i)
		m := c.AffineMap(lower.Dims+1, lower.Symbols, e.Add(c.AffineDimExpr(lower.Dims).MulConst(steps[i])))
		replaceIndex(iv, NewApply(b, p.Loc(), m, slices.Insert(slices.Clone(operands), lower.Dims, iv)))
	}
	zeros, ones := make([]*ir.AffineExpr, len(steps)), make([]ir.Attribute, len(steps))
	for i := range steps {
		zeros[i], ones[i] = c.AffineConst(0), c.Int(c.I(64), 1)
	}
	p.SetOperands(upper)
	setMap(p.Operation, parallelLower, c.AffineMap(0, 0, zeros...))
	setMap(p.Operation, parallelUpper, divided(spans, steps...))
	p.SetProp(parallelSteps, c.Array(ones))
}
