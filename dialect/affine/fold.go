package affine

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// constants returns the values of the operands that are integers, with nil for other
// operands.
func constants(operands []ir.Attribute) []*int64 {
	out := make([]*int64, len(operands))
	for i, a := range operands {
		if c, ok := a.(*ir.IntegerAttr); ok {
			if v, ok := c.Int64(); ok {
				out[i] = &v
			}
		}
	}
	return out
}

// isPoison reports whether e, with all constants inserted, has no value because it
// divides by zero or takes a modulus that is not positive.
func isPoison(e *ir.AffineExpr) bool {
	if !e.IsBinary() {
		return false
	}
	if isPoison(e.LHS) {
		return true
	}
	l, ok := e.LHS.Constant()
	if !ok {
		return false
	}
	if isPoison(e.RHS) {
		return true
	}
	r, ok := e.RHS.Constant()
	switch {
	case !ok || e.Kind == ir.AffineAdd || e.Kind == ir.AffineMul:
		return false
	case e.Kind == ir.AffineMod:
		return r < 1
	}
	return r == 0 || l == math.MinInt64 && r == -1
}

func foldApply(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	m := MapOp{op}.Map()
	switch e := m.Results[0]; e.Kind {
	case ir.AffineDim:
		return append(out, ir.FoldResult{Value: op.Operand(int(e.Value))}), true
	case ir.AffineSymbol:
		return append(out, ir.FoldResult{Value: op.Operand(m.Dims + int(e.Value))}), true
	}
	e := affinemap.PartialFold(m, constants(operands)).Results[0]
	if v, ok := e.Constant(); ok {
		return append(out, ir.FoldResult{Attr: op.Context().Int(op.Context().Index(), v)}), true
	}
	if isPoison(e) {
		return append(out, ir.FoldResult{Attr: ub.PoisonOf(op.Context())}), true
	}
	return out, false
}

func foldMin(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return foldExtreme(op, operands, out, slices.Min[[]int64])
}

func foldMax(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return foldExtreme(op, operands, out, slices.Max[[]int64])
}

func foldExtreme(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult, pick func([]int64) int64) ([]ir.FoldResult, bool) {
	m := MapOp{op}.Map()
	// A result that does not become constant stays unchanged.
	exprs := affinemap.PartialFold(m, constants(operands)).Results
	for i, e := range exprs {
		if i == 0 {
			exprs = slices.Clone(exprs)
		}
		if e.Kind != ir.AffineConstant {
			exprs[i] = m.Results[i]
		}
	}
	folded := op.Context().AffineMap(m.Dims, m.Symbols, exprs...)
	if !affinemap.IsConstant(folded) {
		if folded == m {
			return out, false
		}
		setMap(op, mapSlot, folded)
		return out, true
	}
	if len(folded.Results) == 0 {
		return out, false
	}
	values := make([]int64, len(folded.Results))
	for i, e := range folded.Results {
		values[i] = e.Value
	}
	return append(out, ir.FoldResult{Attr: op.Context().Int(op.Context().Index(), pick(values))}), true
}

func foldFor(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	f := ForOp{op}
	changed := foldBound(f, 0, f.LowerMap(), f.LowerOperands(), slices.Max[[]int64])
	changed = foldBound(f, 1, f.UpperMap(), f.UpperOperands(), slices.Min[[]int64]) || changed
	lower, lowerOperands := canonicalBound(f.LowerMap(), f.LowerOperands(), true)
	upper, upperOperands := canonicalBound(f.UpperMap(), f.UpperOperands(), false)
	if lower != f.LowerMap() {
		f.setBound(0, lower, lowerOperands)
		changed = true
	}
	if upper != f.UpperMap() {
		f.setBound(1, upper, upperOperands)
		changed = true
	}
	// A loop without results is erased as dead code; a fold cannot remove it.
	if n, ok := f.TripCount(); ok && n == 0 && op.NumResults() > 0 {
		for _, v := range f.Inits() {
			out = append(out, ir.FoldResult{Value: v})
		}
		return out, true
	}
	return out, changed
}

// foldBound makes a bound constant if its operands are constant.
func foldBound(f ForOp, i int, m *ir.AffineMap, operands []*ir.Value, pick func([]int64) int64) bool {
	if affinemap.IsSingleConstant(m) {
		return false
	}
	attrs := make([]ir.Attribute, len(operands))
	for k, v := range operands {
		attrs[k] = ir.ConstantOf(v)
	}
	folded := affinemap.PartialFold(m, constants(attrs))
	if !affinemap.IsConstant(folded) || len(folded.Results) == 0 {
		return false
	}
	values := make([]int64, len(folded.Results))
	for k, e := range folded.Results {
		values[k] = e.Value
	}
	f.setBound(i, affinemap.Constant(f.Context(), pick(values)), nil)
	return true
}

func canonicalBound(m *ir.AffineMap, operands []*ir.Value, isLower bool) (*ir.AffineMap, []*ir.Value) {
	c := m.Context()
	f := formOf(m, operands)
	f.compose(c)
	f.canonicalize(c)
	f.simplifyExtremes(c, isLower)
	f.simplify()
	f.dropDuplicates()
	return f.toMap(c), f.operands
}

func foldIf(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	i := IfOp{op}
	set, operands := CanonicalizeSet(i.Condition(), op.Operands())
	if set == i.Condition() && slices.Equal(operands, op.Operands()) {
		return out, false
	}
	i.SetCondition(set, operands)
	return out, true
}

func foldParallel(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	l := ParallelOp{op}
	lowerOperands, upperOperands := l.LowerOperands(), l.UpperOperands()
	lower, newLower := ComposeMap(l.LowerMap(), lowerOperands)
	upper, newUpper := ComposeMap(l.UpperMap(), upperOperands)
	if lower == l.LowerMap() && upper == l.UpperMap() && slices.Equal(newLower, lowerOperands) && slices.Equal(newUpper, upperOperands) {
		return out, false
	}
	setMap(op, parallelLower, lower)
	setMap(op, parallelUpper, upper)
	op.SetOperands(append(append([]*ir.Value(nil), newLower...), newUpper...))
	return out, true
}

func foldCasts(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, memref.FoldCasts(op)
}

func foldStore(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, memref.FoldCastsExcept(op, op.Operand(0))
}

// foldLoad also reads constant globals.
func foldLoad(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if memref.FoldCasts(op) {
		return out, true
	}
	a := AccessOp{op}
	def := a.MemRef().DefiningOp()
	if def == nil || !def.Is(memref.GetGlobal) {
		return out, false
	}
	ref, ok := def.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return out, false
	}
	g := ir.LookupNearestSymbol(def, ref)
	if g == nil || !g.Is(memref.Global) || !(memref.GlobalOp{Operation: g}).IsConstant() {
		return out, false
	}
	value, ok := memref.GlobalOp{Operation: g}.Init().(*ir.DenseElementsAttr)
	if !ok {
		return out, false
	}
	if v := value.SplatValue(); v != nil {
		return append(out, ir.FoldResult{Attr: v}), true
	}
	m := a.Map()
	if !affinemap.IsConstant(m) {
		return out, false
	}
	at := int64(0)
	for i, e := range m.Results {
		n := value.ShapedType().Shape()[i]
		if e.Value < 0 || e.Value >= n {
			return out, false
		}
		at = at*n + e.Value
	}
	return append(out, ir.FoldResult{Attr: value.Element(at)}), true
}
