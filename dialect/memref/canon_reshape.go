package memref

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
)

// reshapedBefore returns the op of the kind def whose result op reshapes, if both work on identity layouts and change the type together.
// Otherwise why says what prevents the rewrite.
func reshapedBefore(op ReshapeOp, def *ir.OpDef) (prev ReshapeOp, why string) {
	p := op.Source().DefinedBy(def)
	if p == nil {
		return prev, "the source is not reshaped in the opposite way"
	}
	for _, v := range [3]*ir.Value{p.Operand(0), op.Source(), op.Result(0)} {
		if !hasIdentityLayout(v.Type().(*ir.MemRefType)) {
			return prev, "a layout is not the identity"
		}
	}
	if p.Operand(0).Type() == op.Result(0).Type() {
		return prev, "the fold handles this case"
	}
	return ReshapeOp{p}, ""
}

func shapeOf(v *ir.Value) []int64 { return v.Type().(*ir.MemRefType).Shape() }

func replaceByCollapse(op ReshapeOp, rw *rewrite.Rewriter, source *ir.Value, groups [][]int64) {
	rw.ReplaceByNew(op.Operation, CollapseShape, []*ir.Value{source}, op.ResultTypes(), ir.Named("reassociation", rw.Context().Reassociation(groups)))
}

func replaceByExpand(op ReshapeOp, rw *rewrite.Rewriter, source *ir.Value, groups [][]int64, shape []interfaces.IndexValue) {
	values, static := interfaces.SplitIndices(shape)
	ctx := rw.Context()
	rw.ReplaceByNew(op.Operation, ExpandShape, append([]*ir.Value{source}, values...), op.ResultTypes(),
		ir.Named("reassociation", ctx.Reassociation(groups)), ir.Named("static_output_shape", ctx.DenseI64Array(static...)))
}

// collapseOfExpand merges an expansion and a collapse of its result, if each group of
// one consists of whole groups of the other.
func collapseOfExpand(op ReshapeOp, rw *rewrite.Rewriter) bool {
	ex, why := reshapedBefore(op, ExpandShape)
	if why != "" {
		return rw.Fail(why)
	}
	from, to := len(shapeOf(ex.Source())), len(shapeOf(op.Result(0)))
	high, low := ex.Groups(), op.Groups()
	if from <= to {
		high, low = low, high
	}
	groups, ok := shapes.MergeReassociations(low, high)
	switch {
	case !ok:
		return rw.Fail("the groups overlap only in part")
	case from > to:
		replaceByCollapse(op, rw, ex.Source(), groups)
	case from == to:
		rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{ex.Source()}, op.ResultTypes())
	case rw.Context().MLIR() > 19:
		replaceByExpand(op, rw, ex.Source(), groups, arith.CollapsedSizes(&rw.Builder, op.Loc(), ex.OutputShape(), op.Groups()))
	default:
		static := shapeOf(op.Result(0))
		dims, ok := shapes.SourceDims(groups, static)
		if !ok {
			return rw.Fail("the sizes of the result are not known")
		}
		sizes := make([]*ir.Value, len(dims))
		for i, d := range dims {
			sizes[i] = NewDim(&rw.Builder, op.Loc(), ex.Source(), arith.NewIndex(&rw.Builder, op.Loc(), d))
		}
		replaceByExpand(op, rw, ex.Source(), groups, interfaces.MixedIndices(sizes, static))
	}
	return true
}

// expandOfCollapse merges a collapse and an expansion of its result.
func expandOfCollapse(op ReshapeOp, rw *rewrite.Rewriter) bool {
	co, why := reshapedBefore(op, CollapseShape)
	if why != "" {
		return rw.Fail(why)
	}
	from, to := shapeOf(co.Source()), shapeOf(op.Result(0))
	collapse := len(from) > len(to)
	high, low := co.Groups(), op.Groups()
	if !collapse {
		high, low, from, to = low, high, to, from
	}
	groups, ok := shapes.MatchReassociations(high, low, from, to, rw.Context().MLIR() > 19)
	if !ok {
		return rw.Fail("the groups overlap only in part")
	}
	if collapse {
		replaceByCollapse(op, rw, co.Source(), groups)
	} else {
		replaceByExpand(op, rw, co.Source(), groups, op.OutputShape())
	}
	return true
}
