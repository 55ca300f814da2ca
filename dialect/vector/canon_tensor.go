package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

func sameIndices(a, b []interfaces.IndexValue) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		x, ok1 := a[i].Constant()
		y, ok2 := b[i].Constant()
		if a[i] != b[i] && !(ok1 && ok2 && x == y) {
			return false
		}
	}
	return true
}

// writesAll reports whether o writes the whole tensor, from its start.
func (o TransferOp) writesAll() bool {
	if o.Mask() != nil {
		return false
	}
	for _, v := range o.Indices() {
		if n, ok := ir.IntConstantOf(v); !ok || n != 0 {
			return false
		}
	}
	shape := make([]int64, 0, o.Rank())
	for _, r := range o.Map().Results {
		if r.Kind != ir.AffineDim {
			return false
		}
		shape = append(shape, o.ShapedType().Shape()[r.Value])
	}
	return slices.Equal(shape, o.VectorType().Shape())
}

// writeToSlice changes a write of a whole tensor that is inserted into another tensor:
// the new op writes to a slice of that tensor.
func writeToSlice(op tensor.SliceOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(tensor.ExtractSlice)
	if def == nil || !interfaces.AllConst(op.Strides(), 1) || !def.Result(0).HasOneUse() {
		return rw.Fail("the source is not a slice with unit strides and one use")
	}
	slice := tensor.SliceOp{Operation: def}
	write := slice.Source().DefinedBy(TransferWrite)
	if write == nil || !interfaces.AllConst(slice.Strides(), 1) || !write.Result(0).HasOneUse() {
		return rw.Fail("the slice is not of a tensor just written")
	}
	w := TransferOp{write}
	switch {
	case len(op.SourceType().Shape()) != w.Rank():
		return rw.Fail("use-def chain is rank-reducing")
	case !interfaces.AllConst(slice.Offsets(), 0):
		return rw.Fail("ExtractSliceOp has non-zero offset")
	case !sameIndices(op.Sizes(), slice.Sizes()):
		return rw.Fail("InsertSliceOp and ExtractSliceOp sizes differ")
	case !w.writesAll():
		return rw.Fail("TransferWriteOp may not write the full tensor.")
	}
	dst := tensor.NewExtractSlice(&rw.Builder, def.Loc(), op.SourceType(), op.Dest(), op.Offsets(), op.Sizes(), op.Strides())
	n := NewTransferWrite(&rw.Builder, write.Loc(), w.Vector(),
		Transfer{Source: dst, Indices: w.Indices(), Map: w.Map(), InBounds: make([]bool, w.Rank())})
	rw.Modify(op.Operation, func() { op.SetOperand(0, n.Result(0)) })
	return true
}
