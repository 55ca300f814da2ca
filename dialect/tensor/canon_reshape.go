package tensor

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
)

func reshapePatterns() []*rewrite.Pattern {
	var ps []*rewrite.Pattern
	for _, def := range []*ir.OpDef{ExpandShape, CollapseShape} {
		ps = append(ps,
			rewrite.On("ComposeReassociativeReshapeOps", def, composeReshapes),
			rewrite.On("FoldReshapeWithConstant", def, reshapeOfConstant),
			rewrite.On("FoldReshapeWithSplat", def, reshapeOfSplat),
			rewrite.On("FoldReshapeWithFromElements", def, reshapeOfElements))
	}
	return append(ps,
		rewrite.On("ComposeExpandOfCollapseOp", ExpandShape, expandOfCollapse),
		rewrite.On("ComposeCollapseOfExpandOp", CollapseShape, collapseOfExpand),
		rewrite.On("FoldCollapseOfCastOp", CollapseShape, collapseOfCast))
}

// composeReshapes merges two consecutive expand_shape or two consecutive collapse_shape
// ops.
func composeReshapes(op ReshapeOp, rw *rewrite.Rewriter) bool {
	prev := op.Source().DefinedBy(op.Def())
	if prev == nil {
		return rw.Fail("the source is not reshaped in the same way")
	}
	low, high := op.Groups(), ReshapeOp{prev}.Groups()
	if op.Is(ExpandShape) {
		low, high = high, low
	}
	groups := [][]int64{}
	if len(low) > 0 && len(high) > 0 {
		groups = shapes.ComposeReassociations(low, high)
	}
	rw.Replace(op.Operation, newReshape(&rw.Builder, op, op.Def(), op.Type(), prev.Operand(0), groups))
	return true
}

func reshapeOfConstant(op ReshapeOp, rw *rewrite.Rewriter) bool {
	a, ok := resplat(ir.ConstantOf(op.Source()), op.Type()).(ir.TypedAttr)
	if !ok {
		return rw.Fail("the source is not a splat")
	}
	rw.Replace(op.Operation, arith.NewConstant(&rw.Builder, op.Loc(), a))
	return true
}

func reshapeOfSplat(op ReshapeOp, rw *rewrite.Rewriter) bool {
	s := op.Source().DefinedBy(Splat)
	if s == nil || !ir.HasStaticShape(op.SourceType()) {
		return rw.Fail("the source is not a static splat")
	}
	rw.ReplaceByNew(op.Operation, Splat, s.Operands(), op.ResultTypes())
	return true
}

func reshapeOfElements(op ReshapeOp, rw *rewrite.Rewriter) bool {
	f := op.Source().DefinedBy(FromElements)
	if f == nil || !ir.HasStaticShape(op.Type()) {
		return rw.Fail("the source is not made of elements")
	}
	rw.ReplaceByNew(op.Operation, FromElements, f.Operands(), op.ResultTypes())
	return true
}

func last(g []int64) int64 {
	if len(g) == 0 {
		return -1
	}
	return g[len(g)-1]
}

// collapseOfExpand merges an expansion and a collapse of its result, if each group of
// one consists of whole groups of the other.
func collapseOfExpand(op ReshapeOp, rw *rewrite.Rewriter) bool {
	prev := op.Source().DefinedBy(ExpandShape)
	if prev == nil {
		return rw.Fail("the source is not expanded")
	}
	ex := ReshapeOp{prev}
	from, to := ex.SourceType(), op.Type()
	if from == to {
		return rw.Fail("the fold handles this case")
	}
	high, low := ex.Groups(), op.Groups()
	if len(from.Shape()) <= len(to.Shape()) {
		high, low = low, high
	}
	next := 0
	groups := make([][]int64, len(low))
	for i, g := range low {
		for next < len(high) {
			end := last(high[next])
			if end > last(g) {
				return rw.Fail("the groups overlap only in part")
			}
			groups[i] = append(groups[i], int64(next))
			next++
			if end == last(g) {
				break
			}
		}
	}
	switch {
	case len(from.Shape()) > len(to.Shape()):
		rw.Replace(op.Operation, newReshape(&rw.Builder, op, CollapseShape, to, ex.Source(), groups))
	case len(from.Shape()) < len(to.Shape()):
		return expandInstead(op, ex, rw, groups)
	default:
		rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{ex.Source()}, op.ResultTypes())
	}
	return true
}

// expandInstead expands the source of ex to the type of op. The sizes of dynamic
// dimensions come from the source. Each group then has one dynamic dimension.
func expandInstead(op, ex ReshapeOp, rw *rewrite.Rewriter, groups [][]int64) bool {
	to := op.Type()
	static := to.Shape()
	var sizes []*ir.Value
	for i, g := range groups {
		dynamic := -1
		product := int64(1)
		for _, d := range g {
			switch {
			case static[d] != ir.Dynamic:
				product *= static[d]
			case dynamic >= 0:
				return rw.Fail("the sizes of the result are not known")
			default:
				dynamic = int(d)
			}
		}
		if dynamic < 0 {
			continue
		}
		if product != 1 {
			return rw.Fail("the sizes of the result are not known")
		}
		sizes = append(sizes, NewDim(&rw.Builder, op.Loc(), ex.Source(), int64(i)))
	}
	ctx := rw.Context()
	rw.ReplaceByNew(op.Operation, ExpandShape, append([]*ir.Value{ex.Source()}, sizes...), op.ResultTypes(),
		ir.Named("reassociation", ctx.Reassociation(groups)), ir.Named("static_output_shape", ctx.DenseI64Array(static...)))
	return true
}

// expandOfCollapse merges a collapse and an expansion of its result.
func expandOfCollapse(op ReshapeOp, rw *rewrite.Rewriter) bool {
	prev := op.Source().DefinedBy(CollapseShape)
	if prev == nil {
		return rw.Fail("the source is not collapsed")
	}
	co := ReshapeOp{prev}
	from, to := co.SourceType(), op.Type()
	if from == to {
		return rw.Fail("the fold handles this case")
	}
	if len(from.Shape()) > len(to.Shape()) {
		groups, ok := matchGroups(co.Groups(), op.Groups(), from.Shape(), to.Shape())
		if !ok {
			return rw.Fail("the groups overlap only in part")
		}
		rw.Replace(op.Operation, newReshape(&rw.Builder, op, CollapseShape, to, co.Source(), groups))
		return true
	}
	groups, ok := matchGroups(op.Groups(), co.Groups(), to.Shape(), from.Shape())
	if !ok {
		return rw.Fail("the groups overlap only in part")
	}
	rw.Replace(op.Operation, newReshape(&rw.Builder, op, ExpandShape, to, co.Source(), groups))
	return true
}

// matchGroups returns the groups that collapse the shape high to the shape low. Both
// shapes collapse to the same shape by the given groups. It returns false if there are
// no such groups.
func matchGroups(highGroups, lowGroups [][]int64, high, low []int64) ([][]int64, bool) {
	if len(highGroups) == 0 {
		return CollapseGroups(high, low)
	}
	var out [][]int64
	for i, hg := range highGroups {
		if i >= len(lowGroups) {
			break
		}
		lg := lowGroups[i]
		if len(hg) == 0 || len(lg) == 0 {
			return nil, false
		}
		h, l := high[hg[0]:last(hg)+1], low[lg[0]:last(lg)+1]
		if len(h) == len(l) {
			if !slices.Equal(h, l) || dynamicDims(h) >= 2 {
				return nil, false
			}
			out = append(out, hg)
		}
		groups, ok := CollapseGroups(h, l)
		if !ok {
			return nil, false
		}
		for _, g := range groups {
			for k := range g {
				g[k] += hg[0]
			}
			out = append(out, g)
		}
	}
	return out, true
}

// CollapseGroups returns the groups that collapse the shape from, of higher rank,
// to the shape to. It returns false if there are none. A dynamic dimension must be the
// only one in its group; trailing dimensions that are dynamic or 1 go to the last
// group.
func CollapseGroups(from, to []int64) ([][]int64, bool) {
	if len(from) <= len(to) {
		return nil, false
	}
	groups := [][]int64{}
	next := 0
	for next < len(from) && len(groups) < len(to) {
		want := to[len(groups)]
		var g []int64
		n := int64(1)
		for next < len(from) && from[next] != ir.Dynamic && n*from[next] < want {
			n *= from[next]
			g = append(g, int64(next))
			next++
		}
		if next == len(from) || (from[next] == ir.Dynamic) != (want == ir.Dynamic) {
			return nil, false
		}
		if want == ir.Dynamic && n != 1 || want != ir.Dynamic && n*from[next] != want {
			return nil, false
		}
		groups = append(groups, append(g, int64(next)))
		next++
	}
	if len(groups) != len(to) {
		return nil, false
	}
	for ; next < len(from); next++ {
		if from[next] != ir.Dynamic && from[next] != 1 {
			return nil, false
		}
		if n := len(groups); n > 0 {
			groups[n-1] = append(groups[n-1], int64(next))
		}
	}
	return groups, true
}

// collapseOfCast collapses the source of a cast.
func collapseOfCast(op ReshapeOp, rw *rewrite.Rewriter) bool {
	src := knownSource(op.Source())
	if src == nil {
		return rw.Fail("the source is not a cast that can be passed")
	}
	t := collapsedType(rankedType(src), op.Groups())
	if t == op.Type() {
		rw.Modify(op.Operation, func() { op.SetOperand(0, src) })
		return true
	}
	v := newReshape(&rw.Builder, op, CollapseShape, t, src, op.Groups())
	rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{v}, op.ResultTypes())
	return true
}
