package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// SliceOfConstant returns the pattern that replaces a slice of a constant by a constant.
func SliceOfConstant() *rewrite.Pattern {
	return rewrite.On("StridedSliceConstantFolder", ExtractStridedSlice, sliceOfConstant)
}

func slicePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("FoldInsertStridedSliceSplat", InsertStridedSlice, insertSliceSplat),
		rewrite.On("FoldInsertStridedSliceOfExtract", InsertStridedSlice, insertSliceOfExtract),
		rewrite.On("InsertStridedSliceConstantFolder", InsertStridedSlice, insertSliceConstant),
		rewrite.On("StridedSliceConstantMaskFolder", ExtractStridedSlice, sliceOfConstantMask),
		SliceOfConstant(),
		rewrite.On("StridedSliceBroadcast", ExtractStridedSlice, sliceOfBroadcast),
		rewrite.On("StridedSliceSplat", ExtractStridedSlice, sliceOfSplat),
	}
}

func insertSliceSplat(op SliceOp, rw *rewrite.Rewriter) bool {
	if sameSplat(op.Source(), op.Dest()) == nil {
		return rw.Fail("the vectors are not splats of one value")
	}
	rw.Replace(op.Operation, op.Dest())
	return true
}

// insertSliceOfExtract removes the insertion of a slice that was extracted from the same
// position.
func insertSliceOfExtract(op SliceOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(ExtractStridedSlice)
	if def == nil || def.Operand(0) != op.Dest() || def.Prop(0) != op.Prop(0) || def.Prop(2) != op.Prop(1) {
		return rw.Fail("not inserted where it was taken from")
	}
	rw.Replace(op.Operation, op.Dest())
	return true
}

// eachInSlice visits the numbers of the elements of a slice in a vector of shape whole.
// The dimensions of the slice are the last ones, and it starts at offsets.
func eachInSlice(slice, whole, offsets []int64, visit func(number, k int64)) {
	lead := len(whole) - len(slice)
	for k := range ir.NumElements(slice) {
		rest, at, step := k, int64(0), int64(1)
		for d := len(whole) - 1; d >= 0; d-- {
			x := int64(0)
			if d < len(offsets) {
				x = offsets[d]
			}
			if d >= lead {
				x += rest % slice[d-lead]
				rest /= slice[d-lead]
			}
			at += x * step
			step *= whole[d]
		}
		visit(at, k)
	}
}

func insertSliceConstant(op SliceOp, rw *rewrite.Rewriter) bool {
	dst, src := constantOf(op.Dest()), constantOf(op.Source())
	if dst == nil || src == nil || !mayChange(op.Dest(), dst) {
		return rw.Fail("not an insertion of a constant into a constant")
	}
	elems := elementsOf(dst)
	eachInSlice(op.SourceType().Shape(), op.Type().Shape(), op.Offsets(), func(at, k int64) { elems[at] = src.Element(k) })
	return replaceByConstant(rw, op.Operation, rw.Context().DenseOf(op.Type(), elems))
}

func sliceOfConstantMask(op SliceOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(ConstantMask)
	if def == nil {
		return rw.Fail("the vector is not a vector.constant_mask")
	}
	sizes := slices.Clone(int64s(def.Prop(0)))
	for i, o := range op.Offsets() {
		sizes[i] = max(0, min(o+op.Sizes()[i], sizes[i])-o)
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	rw.ReplaceByNew(op.Operation, ConstantMask, nil, []ir.Type{op.Type()}, i64List(&rw.Builder, "mask_dim_sizes", sizes))
	return true
}

func sliceOfConstant(op SliceOp, rw *rewrite.Rewriter) bool {
	d := constantOf(op.Source())
	if d == nil {
		return rw.Fail("the vector is not a constant")
	}
	if d.Splat {
		return replaceByConstant(rw, op.Operation, rw.Context().SplatOf(op.Type(), d.SplatValue()))
	}
	elems := make([]ir.Attribute, ir.NumElements(op.Type().Shape()))
	eachInSlice(op.Type().Shape(), op.SourceType().Shape(), op.Offsets(), func(at, k int64) { elems[k] = d.Element(at) })
	return replaceByConstant(rw, op.Operation, rw.Context().DenseOf(op.Type(), elems))
}

// sliceOfBroadcast broadcasts the source, or a slice of it, to the shape of the
// slice.
func sliceOfBroadcast(op SliceOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(Broadcast)
	if def == nil {
		return rw.Fail("the vector is not a broadcast")
	}
	src := def.Operand(0)
	if t, ok := src.Type().(*ir.VectorType); ok {
		lead := len(op.Type().Shape()) - len(t.Shape())
		if !slices.Equal(t.Shape(), op.Type().Shape()[lead:]) && ir.NumElements(t.Shape()) != 1 {
			from := min(lead, len(op.Offsets()))
			offsets, sizes := slices.Clone(op.Offsets()[from:]), slices.Clone(op.Sizes()[from:])
			for i := range offsets {
				if t.Shape()[i] == 1 {
					offsets[i], sizes[i] = 0, 1
				}
			}
			src = NewExtractSlice(&rw.Builder, op.Loc(), src, offsets, sizes)
		}
	}
	return replaceByBroadcast(rw, op.Operation, src)
}

func sliceOfSplat(op SliceOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(Splat)
	if def == nil {
		return rw.Fail("the vector is not a splat")
	}
	return replaceBySplat(rw, op.Operation, def.Operand(0))
}

func shapePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("ShapeCastConstantFolder", ShapeCast, castConstant),
		rewrite.On("ShapeCastCreateMaskFolderTrailingOneDim", ShapeCast, castMask),
		rewrite.On("ShapeCastBroadcastFolder", ShapeCast, castBroadcast),
		rewrite.On("FoldTransposeCreateMask", Transpose, transposeMask),
		rewrite.On("FoldTransposedScalarBroadcast", Transpose, transposeBroadcast),
		rewrite.On("TransposeFolder", Transpose, transposeOfTranspose),
		rewrite.On("FoldTransposeSplat", Transpose, transposeSplat),
	}
}

func castConstant(op UnaryOp, rw *rewrite.Rewriter) bool {
	c := op.Source().DefinedBy(arith.Constant)
	if c == nil {
		return rw.Fail("the source is not a constant")
	}
	d := constantOf(op.Source())
	if d == nil || !d.Splat {
		return rw.Fail("the source is not a splat")
	}
	return replaceByConstant(rw, op.Operation, rw.Context().SplatOf(op.Type(), d.SplatValue()))
}

// withoutTrailingOnes drops trailing dimensions of size one, but keeps at least one
// dimension.
func withoutTrailingOnes(t *ir.VectorType) *ir.VectorType {
	n := len(t.Shape())
	for n > 0 && t.Shape()[n-1] == 1 && !t.ScalableDim(n-1) {
		n--
	}
	shape, scalable := t.Shape()[:n], t.Scalable
	if n == 0 && len(t.Shape()) > 0 {
		shape, n = t.Shape()[len(t.Shape())-1:], 1
	}
	if scalable != nil {
		scalable = scalable[:n]
	}
	return t.Context().ScalableVector(shape, scalable, t.ElementType())
}

// castMask drops trailing dimensions of size one from a mask.
func castMask(op UnaryOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil || !def.Is(CreateMask) && !def.Is(ConstantMask) {
		return rw.Fail("the source is not a mask")
	}
	drop := len(op.SourceType().Shape()) - len(op.Type().Shape())
	if drop == 0 || withoutTrailingOnes(op.SourceType()) != op.Type() {
		return rw.Fail("the cast does not drop trailing dimensions of size one")
	}
	if def.Is(ConstantMask) {
		sizes := int64s(def.Prop(0))
		keep := len(sizes) - drop
		for _, n := range sizes[keep:] {
			if n != 1 {
				return rw.Fail("a dropped dimension is off")
			}
		}
		rw.ReplaceByNew(op.Operation, ConstantMask, nil, []ir.Type{op.Type()}, i64List(&rw.Builder, "mask_dim_sizes", sizes[:keep]))
		return true
	}
	bounds := def.Operands()
	keep := len(bounds) - drop
	for _, v := range bounds[keep:] {
		if n, ok := ir.IntConstantOf(v); !ok || n != 1 {
			return rw.Fail("the bound of a dropped dimension is not one")
		}
	}
	rw.ReplaceByNew(op.Operation, CreateMask, bounds[:keep], []ir.Type{op.Type()})
	return true
}

func castBroadcast(op UnaryOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(Broadcast)
	if def == nil {
		return rw.Fail("the source is not a broadcast")
	}
	var shape []int64
	t, isVec := def.Operand(0).Type().(*ir.VectorType)
	if isVec {
		shape = t.Shape()
	}
	to := op.Type().Shape()
	if len(shape) <= len(to) && slices.Equal(shape, to[len(to)-len(shape):]) {
		return replaceByBroadcast(rw, op.Operation, def.Operand(0))
	}
	if !isVec || ir.NumElements(shape) != ir.NumElements(to) {
		return rw.Fail("the cast changes the broadcast dimensions")
	}
	rw.ReplaceByNew(op.Operation, ShapeCast, []*ir.Value{def.Operand(0)}, []ir.Type{op.Type()})
	return true
}

// permuted returns vs in the order of perm.
func permuted[T any](vs []T, perm []int64) []T {
	out := make([]T, len(perm))
	for i, p := range perm {
		out[i] = vs[p]
	}
	return out
}

func transposeMask(op UnaryOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil || !def.Is(CreateMask) && !def.Is(ConstantMask) {
		return rw.Fail("the source is not a mask")
	}
	perm := int64s(op.Prop(0))
	if def.Is(ConstantMask) {
		rw.ReplaceByNew(op.Operation, ConstantMask, nil, []ir.Type{op.Type()}, i64List(&rw.Builder, "mask_dim_sizes", permuted(int64s(def.Prop(0)), perm)))
		return true
	}
	rw.ReplaceByNew(op.Operation, CreateMask, permuted(def.Operands(), perm), []ir.Type{op.Type()})
	return true
}

func transposeBroadcast(op UnaryOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(Broadcast)
	if def == nil {
		return rw.Fail("the source is not a broadcast")
	}
	if t, ok := def.Operand(0).Type().(*ir.VectorType); ok && ir.NumElements(t.Shape()) != 1 {
		return rw.Fail("several elements are broadcast")
	}
	return replaceByBroadcast(rw, op.Operation, def.Operand(0))
}

func transposeOfTranspose(op UnaryOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(Transpose)
	if def == nil {
		return rw.Fail("the source is not a transpose")
	}
	perm := permuted(int64s(def.Prop(0)), int64s(op.Prop(0)))
	rw.ReplaceByNew(op.Operation, Transpose, []*ir.Value{def.Operand(0)}, []ir.Type{op.Type()},
		ir.Named("permutation", rw.Context().DenseI64Array(perm...)))
	return true
}

func transposeSplat(op UnaryOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(Splat)
	if def == nil {
		return rw.Fail("the source is not a splat")
	}
	return replaceBySplat(rw, op.Operation, def.Operand(0))
}
