package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// MergeSlices returns the patterns that merge slices of slices, and insertions into inserted tensors
// (populateMergeConsecutiveInsertExtractSlicePatterns).
func MergeSlices() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("MergeConsecutiveExtractSlice", tensor.ExtractSlice, extractOfExtract),
		rewrite.On("MergeConsecutiveInsertSlice", tensor.InsertSlice, insertOfWhole),
		rewrite.On("MergeConsecutiveInsertSlice", tensor.ParallelInsertSlice, insertOfWhole),
	}
}

// extractOfExtract takes the slice of the whole tensor.
func extractOfExtract(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
	def := s.Source().DefinedBy(tensor.ExtractSlice)
	if def == nil {
		return rw.Fail("the source is not a slice")
	}
	first := tensor.SliceOp{Operation: def}
	gone, ok := interfaces.DroppedDims(first.StaticSizes(), s.SourceType().Shape())
	if !ok {
		return rw.Fail("the dropped dimensions are not known")
	}
	c, b, loc := rw.Context(), &rw.Builder, s.Loc()
	product := c.AffineSymbolExpr(0).Mul(c.AffineSymbolExpr(1))
	place, scale := c.AffineMap(0, 3, product.Add(c.AffineSymbolExpr(2))), c.AffineMap(0, 2, product)
	offsets, sizes, strides := first.Offsets(), first.Sizes(), first.Strides()
	at, n, by := s.Offsets(), s.Sizes(), s.Strides()
	k := 0
	for i, dropped := range gone {
		if dropped {
			continue
		}
		offsets[i] = affine.ComposedFoldedApply(b, loc, place, []interfaces.IndexValue{at[k], strides[i], offsets[i]})
		strides[i] = affine.ComposedFoldedApply(b, loc, scale, []interfaces.IndexValue{by[k], strides[i]})
		sizes[i] = n[k]
		k++
	}
	rw.Replace(s.Operation, tensor.NewExtractSlice(b, loc, s.Result(0).Type().(*ir.RankedTensorType), first.Source(), offsets, sizes, strides))
	return true
}

// insertOfWhole inserts directly what another insertion has put into all of a tensor.
func insertOfWhole(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
	def := s.Source().DefinedBy(tensor.InsertSlice)
	if def == nil {
		return rw.Fail("the source is not inserted")
	}
	first := tensor.SliceOp{Operation: def}
	if t := first.DestType(); !ir.HasStaticShape(t) || !slices.Equal(t.Shape(), first.StaticSizes()) {
		return rw.Fail("the first insertion does not certainly fill its tensor")
	}
	return insertOfInsert(s, rw)
}
