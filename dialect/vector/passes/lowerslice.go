package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// slicePatterns returns the patterns that turn slices of vectors into shuffles (populateVectorInsertExtractStridedSliceTransforms).
func slicePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("DecomposeDifferentRankInsertStridedSlice", vector.InsertStridedSlice, insertIntoRow),
		rewrite.On("DecomposeNDExtractStridedSlice", vector.ExtractStridedSlice, extractRows).Recursive(),
		rewrite.On("ConvertSameRankInsertStridedSliceIntoShuffle", vector.InsertStridedSlice, insertRows).Recursive(),
		rewrite.On("Convert1DExtractStridedSliceIntoShuffle", vector.ExtractStridedSlice, extractByShuffle),
	}
}

func i64s(c *ir.Context, name string, list []int64) ir.NamedAttribute {
	return ir.Named(name, c.IntArray(c.I64(), list...))
}

// newInsertSlice puts a vector.insert_strided_slice.
func newInsertSlice(rw *rewrite.Rewriter, loc ir.Location, v, into *ir.Value, offsets, strides []int64) *ir.Value {
	return rw.Create(loc, vector.InsertStridedSlice, []*ir.Value{v, into}, []ir.Type{into.Type()},
		i64s(rw.Context(), "offsets", offsets), i64s(rw.Context(), "strides", strides)).Result(0)
}

// insertIntoRow inserts into the part of the vector that has the rank of the slice.
func insertIntoRow(op vector.SliceOp, rw *rewrite.Rewriter) bool {
	more := len(op.Type().Shape()) - len(op.SourceType().Shape())
	offsets := op.Offsets()
	if more == 0 || len(offsets) == 0 {
		return rw.Fail("the ranks are the same")
	}
	b, loc := &rw.Builder, op.Loc()
	row := vector.NewExtract(b, loc, op.Dest(), offsets[:more]...)
	row = newInsertSlice(rw, loc, op.Source(), row, offsets[more:], op.Strides())
	rw.Replace(op.Operation, vector.NewInsert(b, loc, row, op.Dest(), offsets[:more]...))
	return true
}

// partOf puts the part of v at position i of the first dimension.
func partOf(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, i int64) *ir.Value {
	if len(v.Type().(*ir.VectorType).Shape()) > 1 || rw.Context().MLIR() > 19 {
		return vector.NewExtract(&rw.Builder, loc, v, i)
	}
	return vector.NewExtractElement(&rw.Builder, loc, v, arith.NewIndex(&rw.Builder, loc, i))
}

// withPart puts v with another part at position i of the first dimension.
func withPart(rw *rewrite.Rewriter, loc ir.Location, part, v *ir.Value, i int64) *ir.Value {
	if len(v.Type().(*ir.VectorType).Shape()) > 1 || rw.Context().MLIR() > 19 {
		return vector.NewInsert(&rw.Builder, loc, part, v, i)
	}
	return vector.NewInsertElement(&rw.Builder, loc, part, v, arith.NewIndex(&rw.Builder, loc, i))
}

// extractRows extracts the slices of the parts along the first dimension.
func extractRows(op vector.SliceOp, rw *rewrite.Rewriter) bool {
	offsets, sizes, strides := op.Offsets(), op.Sizes(), op.Strides()
	if len(offsets) <= 1 {
		return rw.Fail("a shuffle extracts the slice")
	}
	if !countsPieces(rowsOf(op.Type()), rw) {
		return false
	}
	loc, c := op.Loc(), rw.Context()
	v := newSplat(rw, loc, op.Type(), zeroOf(rw, loc, op.Type().ElementType()))
	for i := range sizes[0] {
		row := partOf(rw, loc, op.Source(), offsets[0]+i*strides[0])
		part := rw.Create(loc, vector.ExtractStridedSlice, []*ir.Value{row}, []ir.Type{vector.DropLeading(op.Type(), 1)},
			i64s(c, "offsets", offsets[1:]), i64s(c, "sizes", sizes[1:]), i64s(c, "strides", strides[1:])).Result(0)
		v = withPart(rw, loc, part, v, i)
	}
	rw.Replace(op.Operation, v)
	return true
}

// insertRows inserts the slices of the parts along the first dimension, and shuffles those with one dimension.
func insertRows(op vector.SliceOp, rw *rewrite.Rewriter) bool {
	from, to, loc := op.SourceType(), op.Type(), op.Loc()
	if len(from.Shape()) != len(to.Shape()) {
		return rw.Fail("the ranks differ")
	}
	if from == to {
		rw.Replace(op.Operation, op.Source())
		return true
	}
	if from.IsScalable() || to.IsScalable() {
		return rw.Fail("a vector is scalable")
	}
	offsets, strides := op.Offsets(), op.Strides()
	first, size, stride := offsets[0], from.Shape()[0], strides[0]
	if !countsPieces(rowsOf(to), rw) {
		return false
	}
	if len(from.Shape()) == 1 {
		rw.Replace(op.Operation, insertByShuffle(op, first, size, stride, rw))
		return true
	}
	v := op.Dest()
	for i := range size {
		part, row := partOf(rw, loc, op.Source(), i), partOf(rw, loc, op.Dest(), first+i*stride)
		v = withPart(rw, loc, newInsertSlice(rw, loc, part, row, offsets[1:], strides[1:]), v, first+i*stride)
	}
	rw.Replace(op.Operation, v)
	return true
}

// insertByShuffle widens the slice to the length of the vector, and takes each element from one of both.
func insertByShuffle(op vector.SliceOp, first, size, stride int64, rw *rewrite.Rewriter) *ir.Value {
	n := op.Type().Shape()[0]
	mask := make([]int64, n)
	for i := range size {
		mask[i] = i
	}
	wide := newShuffle(rw, op.Loc(), op.Source(), op.Source(), mask)
	mask = make([]int64, n)
	for i := range n {
		mask[i] = n + i
		if at := i - first; at >= 0 && at < size*stride && at%stride == 0 {
			mask[i] = at / stride
		}
	}
	return newShuffle(rw, op.Loc(), wide, op.Dest(), mask)
}

// extractByShuffle shuffles along the first dimension.
func extractByShuffle(op vector.SliceOp, rw *rewrite.Rewriter) bool {
	offsets := op.Offsets()
	if len(offsets) != 1 || op.SourceType().IsScalable() {
		return rw.Fail("the slice has several dimensions, or the vector is scalable")
	}
	size, stride := op.Sizes()[0], op.Strides()[0]
	if !countsPieces([]int64{size}, rw) {
		return false
	}
	mask := make([]int64, size)
	for i := range mask {
		mask[i] = offsets[0] + int64(i)*stride
	}
	rw.Replace(op.Operation, newShuffle(rw, op.Loc(), op.Source(), op.Source(), mask))
	return true
}
