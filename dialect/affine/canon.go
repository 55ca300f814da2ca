package affine

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the affine dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	var ps []*rewrite.Pattern
	for _, def := range []*ir.OpDef{Load, VectorLoad, Store, VectorStore, Prefetch} {
		ps = append(ps, rewrite.On("compose-access", def, composeAccess))
	}
	ps = append(ps, rewrite.On("compose-apply", Apply, composeMapOp))
	for _, def := range []*ir.OpDef{Min, Max} {
		ps = append(ps,
			rewrite.On("single-result", def, singleResult),
			rewrite.On("deduplicate-results", def, deduplicateResults),
			rewrite.On("merge-extremes", def, mergeExtremes),
			rewrite.On("compose-extreme", def, composeMapOp),
			rewrite.On("sort-results", def, sortResults))
	}
	ps = append(ps,
		rewrite.On("drop-unit-sizes", DelinearizeIndex, dropUnitSizes),
		rewrite.On("split-joined", DelinearizeIndex, splitJoined),
		rewrite.On("drop-unit-indices", LinearizeIndex, dropUnitIndices),
		rewrite.On("join-split", LinearizeIndex, joinSplit),
		rewrite.On("drop-leading-zero", LinearizeIndex, dropLeadingZero))
	ps = append(ps, tensorPatterns()...)
	return append(ps,
		rewrite.On("simplify-dead-else", If, deadElse),
		rewrite.On("constant-if", If, constantIf),
		rewrite.On("empty-for", For, emptyFor))
}

// CanonicalizationsOf returns the patterns of the dialect on the given kinds of ops.
func CanonicalizationsOf(defs ...*ir.OpDef) []*rewrite.Pattern {
	var ps []*rewrite.Pattern
	for _, p := range (canonicalizer{}).CanonicalizationPatterns(nil) {
		if slices.Contains(defs, p.Root) {
			ps = append(ps, p)
		}
	}
	return ps
}

// composed returns m composed with the operations that define the operands, simplified,
// and whether that changed anything.
func composed(m *ir.AffineMap, operands []*ir.Value) (*ir.AffineMap, []*ir.Value, bool) {
	c := m.Context()
	f := formOf(m, operands)
	f.compose(c)
	f.canonicalize(c)
	f.simplify()
	n := f.toMap(c)
	return n, f.operands, n != m || !slices.Equal(operands, f.operands)
}

func composeMapOp(op MapOp, rw *rewrite.Rewriter) bool {
	m, operands, changed := composed(op.Map(), op.Operands())
	if !changed {
		return rw.Fail("there is nothing to compose")
	}
	replaceMapOp(op, rw, op.Def(), m, operands)
	return true
}

func replaceMapOp(op MapOp, rw *rewrite.Rewriter, def *ir.OpDef, m *ir.AffineMap, operands []*ir.Value) {
	rw.Replace(op.Operation, newMapOp(&rw.Builder, op.Loc(), def, m, operands))
}

func composeAccess(op AccessOp, rw *rewrite.Rewriter) bool {
	m, operands, changed := composed(op.Map(), op.MapOperands())
	if !changed {
		return rw.Fail("there is nothing to compose")
	}
	all := append(op.Operands()[:op.memrefAt()+1:op.memrefAt()+1], operands...)
	attrs := []ir.NamedAttribute{ir.Named(mapName, rw.Context().MapAttr(m))}
	if op.Is(Prefetch) {
		for _, slot := range []int{prefetchWrite, prefetchLocality, prefetchData} {
			attrs = append(attrs, ir.Named(Prefetch.Attrs[slot].Name, op.Prop(slot)))
		}
	}
	rw.ReplaceByNew(op.Operation, op.Def(), all, op.ResultTypes(), attrs...)
	return true
}

func deduplicateResults(op MapOp, rw *rewrite.Rewriter) bool {
	m := op.Map()
	f := formOf(m, op.Operands())
	f.dropDuplicates()
	if len(f.exprs) == len(m.Results) {
		return rw.Fail("the results differ")
	}
	replaceMapOp(op, rw, op.Def(), f.toMap(rw.Context()), f.operands)
	return true
}

// mergeExtremes merges the results of a minimum (or maximum) into a minimum (or
// maximum) that uses it as a result.
func mergeExtremes(op MapOp, rw *rewrite.Rewriter) bool {
	m := op.Map()
	operands := op.Operands()
	dims, symbols := operands[:m.Dims:m.Dims], operands[m.Dims:]
	var exprs []*ir.AffineExpr
	var inner []MapOp
	for _, e := range m.Results {
		var v *ir.Value
		switch e.Kind {
		case ir.AffineDim:
			v = dims[e.Value]
		case ir.AffineSymbol:
			v = symbols[e.Value]
		}
		if v != nil && v.DefiningOp() != nil && v.DefiningOp().Is(op.Def()) {
			inner = append(inner, MapOp{v.DefiningOp()})
			continue
		}
		exprs = append(exprs, e)
	}
	if inner == nil {
		return rw.Fail("no result is such an op")
	}
	for _, p := range inner {
		pm := p.Map()
		for _, e := range pm.Results {
			exprs = append(exprs, affinemap.ShiftSymbols(affinemap.ShiftDims(e, 0, len(dims)), 0, len(symbols)))
		}
		dims, symbols = append(dims, p.Operands()[:pm.Dims]...), append(symbols, p.Operands()[pm.Dims:]...)
	}
	n := rw.Context().AffineMap(len(dims), len(symbols), exprs...)
	replaceMapOp(op, rw, op.Def(), n, append(dims, symbols...))
	return true
}

func singleResult(op MapOp, rw *rewrite.Rewriter) bool {
	if len(op.Map().Results) != 1 {
		return rw.Fail("there are several results")
	}
	replaceMapOp(op, rw, Apply, op.Map(), op.Operands())
	return true
}

// sortResults orders linear results by their coefficients.
func sortResults(op MapOp, rw *rewrite.Rewriter) bool {
	m := op.Map()
	for _, e := range m.Results {
		if !e.IsPureAffine() {
			return rw.Fail("a result is not affine")
		}
	}
	rows, locals, ok := ir.FlattenAffine(m.Results, m.Dims, m.Symbols)
	if !ok || len(locals) > 0 {
		return rw.Fail("a result is not linear")
	}
	order := make([]int, len(rows))
	for i := range order {
		order[i] = i
	}
	less := func(a, b int) int { return slices.Compare(rows[a], rows[b]) }
	if slices.IsSortedFunc(order, less) {
		return rw.Fail("the results are in order")
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Or(less(a, b), a-b) })
	replaceMapOp(op, rw, op.Def(), affinemap.SubMap(m, order...), op.Operands())
	return true
}

func deadElse(op IfOp, rw *rewrite.Rewriter) bool {
	e := op.Else()
	if e == nil || e.First() != e.Last() || op.NumResults() > 0 {
		return rw.Fail("an else block is not empty")
	}
	rw.Modify(op.Operation, func() { rw.EraseBlock(e) })
	return true
}

// constantIf replaces the op by the region that always runs.
func constantIf(op IfOp, rw *rewrite.Rewriter) bool {
	set := op.Condition()
	var b *ir.Block
	switch {
	case affinemap.IsEmpty(set):
		if b = op.Else(); b == nil && op.NumResults() == 0 {
			rw.Erase(op.Operation)
			return true
		}
	case len(set.Constraints) == 1 && set.Equalities[0] && set.Constraints[0] == rw.Context().AffineConst(0):
		b = op.Then()
	}
	if b == nil {
		return rw.Fail("the condition is neither always true nor never")
	}
	end := b.Last()
	rw.InlineBlockBefore(b, op.Block(), op.Operation, nil)
	rw.Replace(op.Operation, end.Operands()...)
	rw.Erase(end)
	return true
}

// emptyFor replaces the results of a loop with an empty body by their final values, if
// these do not depend on an unknown number of iterations.
func emptyFor(op ForOp, rw *rewrite.Rewriter) bool {
	end := op.Body().Last()
	if op.Body().First() != end || op.NumResults() == 0 {
		return rw.Fail("the loop is not empty, or has no results")
	}
	inits := op.Inits()
	trips, known := op.TripCount()
	if known && trips == 0 {
		rw.Replace(op.Operation, inits...)
		return true
	}
	results := end.Operands()
	outside, rotated := false, false
	for i, v := range results {
		if v.OwnerBlock() != op.Body() {
			outside = true
			continue
		}
		if v.Index() == 0 {
			return rw.Fail("the loop yields its induction variable")
		}
		rotated = rotated || v.Index()-1 != i
		results[i] = inits[v.Index()-1]
	}
	switch {
	case !known && (outside || rotated):
		return rw.Fail("the number of iterations is not known")
	case known && trips >= 2 && rotated:
		return rw.Fail("the loop exchanges its variables")
	}
	rw.Replace(op.Operation, results...)
	return true
}
