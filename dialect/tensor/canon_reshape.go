package tensor

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
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
	groups, ok := shapes.MergeReassociations(low, high)
	if !ok {
		return rw.Fail("the groups overlap only in part")
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
// dimensions are products of those of ex. MLIR 19 takes them from the source. Each group then has one dynamic dimension.
func expandInstead(op, ex ReshapeOp, rw *rewrite.Rewriter, groups [][]int64) bool {
	if rw.Context().MLIR() > 19 {
		values, static := interfaces.SplitIndices(arith.CollapsedSizes(&rw.Builder, op.Loc(), ex.OutputShape(), op.Groups()))
		replaceByExpand(op, ex.Source(), rw, groups, values, static)
		return true
	}
	dims, ok := shapes.SourceDims(groups, op.Type().Shape())
	if !ok {
		return rw.Fail("the sizes of the result are not known")
	}
	sizes := make([]*ir.Value, len(dims))
	for i, d := range dims {
		sizes[i] = NewDim(&rw.Builder, op.Loc(), ex.Source(), d)
	}
	replaceByExpand(op, ex.Source(), rw, groups, sizes, op.Type().Shape())
	return true
}

func replaceByExpand(op ReshapeOp, source *ir.Value, rw *rewrite.Rewriter, groups [][]int64, sizes []*ir.Value, static []int64) {
	ctx := rw.Context()
	rw.ReplaceByNew(op.Operation, ExpandShape, append([]*ir.Value{source}, sizes...), op.ResultTypes(),
		ir.Named("reassociation", ctx.Reassociation(groups)), ir.Named("static_output_shape", ctx.DenseI64Array(static...)))
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
	keep := rw.Context().MLIR() > 19
	if len(from.Shape()) > len(to.Shape()) {
		groups, ok := shapes.MatchReassociations(co.Groups(), op.Groups(), from.Shape(), to.Shape(), keep)
		if !ok {
			return rw.Fail("the groups overlap only in part")
		}
		rw.Replace(op.Operation, newReshape(&rw.Builder, op, CollapseShape, to, co.Source(), groups))
		return true
	}
	groups, ok := shapes.MatchReassociations(op.Groups(), co.Groups(), to.Shape(), from.Shape(), keep)
	if !ok {
		return rw.Fail("the groups overlap only in part")
	}
	rw.Replace(op.Operation, newReshape(&rw.Builder, op, ExpandShape, to, co.Source(), groups))
	return true
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
