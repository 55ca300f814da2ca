package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// ComposeSubViews returns the pattern that makes one subview of a subview of a subview. The outer one must keep the dimensions of its source, and
// the strides of both and the sizes of the inner one must be constants of the operations (populateComposeSubViewPatterns).
func ComposeSubViews() *rewrite.Pattern {
	return rewrite.On("compose subviews", memref.SubView, composeSubViews)
}

func composeSubViews(op memref.StridedViewOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil || !def.Is(memref.SubView) {
		return rw.Fail("the source is not a subview")
	}
	src := memref.StridedViewOp{Operation: def}
	if len(src.Type().Shape()) != len(src.Source().Type().(*ir.MemRefType).Shape()) {
		return rw.Fail("the source drops dimensions")
	}
	strides, outer := op.Strides(), src.Strides()
	for i := range strides {
		if strides[i].Value != nil || outer[i].Value != nil {
			return rw.Fail("a stride is not a constant")
		}
		strides[i].Const *= outer[i].Const
	}
	sizes := op.Sizes()
	for _, s := range sizes {
		if s.Value != nil {
			return rw.Fail("a size is not a constant")
		}
	}
	offsets := op.Offsets()
	for i, o := range src.Offsets() {
		offsets[i] = offsetOfBoth(rw, op.Loc(), o, offsets[i], outer[i].Const)
	}
	rw.Replace(op.Operation, memref.NewStridedView(&rw.Builder, op.Loc(), memref.SubView, op.Type(), src.Source(), offsets, sizes, strides))
	return true
}

// offsetOfBoth returns outer + inner * stride. It adds an operation if one of the offsets is a value.
func offsetOfBoth(rw *rewrite.Rewriter, loc ir.Location, outer, inner interfaces.IndexValue, stride int64) interfaces.IndexValue {
	if outer.Value == nil && inner.Value == nil {
		return interfaces.IndexValue{Const: outer.Const + inner.Const*stride}
	}
	c := rw.Context()
	var operands []*ir.Value
	part := func(x interfaces.IndexValue) *ir.AffineExpr {
		if x.Value == nil {
			return c.AffineConst(x.Const)
		}
		operands = append(operands, x.Value)
		return c.AffineSymbolExpr(len(operands) - 1)
	}
	sum := part(outer)
	sum = sum.Add(part(inner).Mul(c.AffineConst(stride)))
	return interfaces.IndexValue{Value: affine.NewApply(&rw.Builder, loc, c.AffineMap(0, len(operands), sum), operands)}
}
