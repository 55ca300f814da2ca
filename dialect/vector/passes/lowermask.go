package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// lowerCreateMask selects the mask of the other dimensions where the first one is on.
func lowerCreateMask(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, b, loc := op.Result(0).Type().(*ir.VectorType), &rw.Builder, op.Loc()
	if len(t.Shape()) < 2 {
		return rw.Fail("0-D and 1-D vectors are handled separately")
	}
	if t.ScalableDim(0) {
		return rw.Fail("Cannot unroll leading scalable dim in dstType")
	}
	if !countsPieces(rowsOf(t), rw) {
		return false
	}
	row := vector.DropLeading(t, 1)
	on := b.Create(loc, vector.CreateMask, op.Operands()[1:], []ir.Type{row}).Result(0)
	off := zeroOf(rw, loc, row)
	v := zeroOf(rw, loc, t)
	for i := range t.Shape()[0] {
		in := arith.NewCmpI(b, loc, arith.SGT, op.Operand(0), arith.NewIndex(b, loc, i))
		v = vector.NewInsert(b, loc, arith.NewSelect(b, loc, in, on, off), v, i)
	}
	rw.Replace(op, v)
	return true
}

// lowerConstantMask makes a constant of a mask with one dimension, and inserts the mask of the other dimensions into zeros.
func lowerConstantMask(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, b, loc := op.Result(0).Type().(*ir.VectorType), &rw.Builder, op.Loc()
	sizes := vector.MaskSizes(op)
	shape := t.Shape()
	if len(shape) == 0 || len(shape) == 1 && (sizes[0] == 0 || sizes[0] == shape[0]) {
		rw.Replace(op, arith.NewInt(b, loc, t, min(sizes[0], 1)))
		return true
	}
	if t.ScalableDim(0) {
		return rw.Fail("Cannot unroll leading scalable dim in dstType")
	}
	if !countsPieces(rowsOf(t), rw) {
		return false
	}
	if len(shape) == 1 {
		list := make([]ir.Attribute, shape[0])
		for i := range list {
			list[i] = rw.Context().Bool(int64(i) < sizes[0])
		}
		rw.Replace(op, arith.NewConstant(b, loc, rw.Context().DenseOf(t, list)))
		return true
	}
	on := b.Create(loc, vector.ConstantMask, nil, []ir.Type{vector.DropLeading(t, 1)}, i64s(rw.Context(), "mask_dim_sizes", sizes[1:])).Result(0)
	v := zeroOf(rw, loc, t)
	for i := range sizes[0] {
		v = vector.NewInsert(b, loc, on, v, i)
	}
	rw.Replace(op, v)
	return true
}

// materializeMask compares the numbers of the elements with the bound.
func (l Lowering) materializeMask(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, b, loc, c := op.Result(0).Type().(*ir.VectorType), &rw.Builder, op.Loc(), rw.Context()
	if t.IsScalable() || len(t.Shape()) > 1 {
		return rw.Fail("the mask is scalable or has several dimensions")
	}
	if !countsPieces(t.Shape(), rw) {
		return false
	}
	index := c.I32()
	if l.WideIndices {
		index = c.I64()
	}
	indices := numbers(rw, loc, c.Vector(t.Shape(), index))
	bound := arith.NewCast(b, loc, arith.IndexCast, op.Operand(0), index)
	bounds := newSplat(rw, loc, indices.Type(), bound)
	rw.Replace(op, arith.NewCmpI(b, loc, arith.SLT, indices, bounds))
	return true
}

// materializeBounds gives a transfer that may leave the bounds a mask that keeps it within.
func materializeBounds(op vector.TransferOp, rw *rewrite.Rewriter) bool {
	t, b, loc := op.VectorType(), &rw.Builder, op.Loc()
	indices := op.Indices()
	if !op.MayExceed() {
		return rw.Fail("the transfer stays within the bounds")
	}
	if len(t.Shape()) > 1 || len(indices) == 0 {
		return rw.Fail("the vector has several dimensions, or the source none")
	}
	last := len(indices) - 1
	size := sizeOf(rw, loc, op.Source(), last)
	left := arith.NewBinary(b, loc, arith.SubI, size, indices[last])
	mask := b.Create(loc, vector.CreateMask, []*ir.Value{left}, []ir.Type{rw.Context().ScalableVector(t.Shape(), t.Scalable, rw.Context().I1())}).Result(0)
	if m := op.Mask(); m != nil {
		mask = arith.NewBinary(b, loc, arith.AndI, mask, m)
	}
	rw.Modify(op.Operation, func() { op.MaskInBounds(mask) })
	return true
}

// sizeOf puts the size of a dimension of a memref or tensor.
func sizeOf(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, d int) *ir.Value {
	b := &rw.Builder
	at := arith.NewIndex(b, loc, int64(d)) // MLIR puts the number of a static dimension, too
	if n := v.Type().(ir.ShapedType).Shape()[d]; n != ir.Dynamic {
		return arith.NewIndex(b, loc, n)
	}
	if _, ok := v.Type().(*ir.MemRefType); ok {
		return memref.NewDim(b, loc, v, at)
	}
	return tensor.NewDim(b, loc, v, int64(d))
}
