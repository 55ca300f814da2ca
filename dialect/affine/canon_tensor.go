package affine

import (
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// tensorPatterns returns the canonicalizations of tensor operations that create affine
// operations. They match in versions before sinceOutputShape.
func tensorPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("FoldDimOfExpandShape", tensor.Dim, dimOfExpand),
		rewrite.OnOp("FoldDimOfCollapseShape", tensor.Dim, dimOfCollapse),
	}
}

// dynamicDim returns the reshape of the kind def whose size op, a tensor.dim, reads,
// and the number of the dimension. It returns false unless the dimension is dynamic and
// the version folds sizes of reshapes.
func dynamicDim(op *ir.Operation, def *ir.OpDef) (r tensor.ReshapeOp, dim int64, ok bool) {
	d := op.Operand(0).DefiningOp()
	if d == nil || !d.Is(def) || op.Context().MLIR() >= sinceOutputShape {
		return r, 0, false
	}
	r = tensor.ReshapeOp{Operation: d}
	i, ok := ir.IntConstantOf(op.Operand(1))
	shape := r.Type().Shape()
	return r, i, ok && i >= 0 && i < int64(len(shape)) && shape[i] == ir.Dynamic
}

// dimOfExpand divides the size of the expanded dimension by the other sizes.
func dimOfExpand(op *ir.Operation, rw *rewrite.Rewriter) bool {
	r, dim, ok := dynamicDim(op, tensor.ExpandShape)
	if !ok {
		return rw.Fail("no dynamic dimension of an expanded tensor")
	}
	shape := r.Type().Shape()
	for i, g := range r.Groups() {
		product, found := int64(1), false
		for _, d := range g {
			switch {
			case d == dim:
				found = true
			case shape[d] == ir.Dynamic:
				product = 0
			default:
				product *= shape[d]
			}
		}
		if !found {
			continue
		}
		if product <= 0 {
			return rw.Fail("another dimension of the group is dynamic")
		}
		c := rw.Context()
		size := tensor.NewDim(&rw.Builder, op.Loc(), r.Source(), int64(i))
		m := c.AffineMap(0, 1, c.AffineSymbolExpr(0).FloorDiv(c.AffineConst(product)))
		rw.Replace(op, NewApply(&rw.Builder, op.Loc(), m, []*ir.Value{size}))
		return true
	}
	return rw.Fail("the dimension is in no group")
}

// dimOfCollapse multiplies the sizes of the collapsed dimensions.
func dimOfCollapse(op *ir.Operation, rw *rewrite.Rewriter) bool {
	r, dim, ok := dynamicDim(op, tensor.CollapseShape)
	if !ok {
		return rw.Fail("no dynamic dimension of a collapsed tensor")
	}
	c := rw.Context()
	var sizes []*ir.Value
	var product *ir.AffineExpr
	for k, d := range r.Groups()[dim] {
		sizes = append(sizes, tensor.NewDim(&rw.Builder, op.Loc(), r.Source(), d))
		if s := c.AffineSymbolExpr(k); product == nil {
			product = s
		} else {
			product = product.Mul(s)
		}
	}
	rw.Replace(op, NewApply(&rw.Builder, op.Loc(), c.AffineMap(0, len(sizes), product), sizes))
	return true
}
