package tensor

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

func slicePatterns() []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		rewrite.OnOp("TensorCastExtractSlice", Cast, castOfSlice),
		rewrite.On("ExtractSliceOfConstantsDropsFirst", ExtractSlice, sliceDroppingFirst),
		rewrite.On("ExtractSliceOfConstants", ExtractSlice, sliceOfConstants),
		rewrite.On("ExtractSliceOpCastFolder", ExtractSlice, sliceOfCast),
	}
	for _, def := range []*ir.OpDef{InsertSlice, ParallelInsertSlice} {
		ps = append(ps,
			rewrite.On("InsertSliceOpConstantArgumentFolderDropsFirst", def, insertDroppingFirst),
			rewrite.On("InsertSliceOpConstantArgumentFolder", def, insertConstants),
			rewrite.On("InsertSliceOpCastFolder", def, insertCast),
			rewrite.On("InsertSliceOpSourceCastInserter", def, castInserted))
	}
	return ps
}

// castOfSlice creates a slice of the type that it is cast to.
func castOfSlice(op *ir.Operation, rw *rewrite.Rewriter) bool {
	ex := op.Operand(0).DefinedBy(ExtractSlice)
	to, ranked := op.Result(0).Type().(*ir.RankedTensorType)
	if ex == nil || !ranked || !PreservesStaticInformation(op.Operand(0).Type(), to) || slices.Equal(rankedType(op.Operand(0)).Shape(), to.Shape()) {
		return rw.Fail("no cast of a slice that adds information")
	}
	s := SliceOp{ex}
	sizes := s.Sizes()
	dropped, ok := interfaces.DroppedDims(s.StaticSizes(), rankedType(ex.Result(0)).Shape())
	k := 0
	for i := range sizes {
		if ok && dropped[i] {
			continue
		}
		if d := to.Shape()[k]; d != ir.Dynamic {
			sizes[i] = interfaces.IndexValue{Const: d}
		}
		k++
	}
	rw.Replace(op, NewExtractSlice(&rw.Builder, op.Loc(), to, s.Source(), s.Offsets(), sizes, s.Strides()))
	return true
}

// settle makes constant operands of the slice static, except for strides.
func (s slice) settle() bool {
	changed := interfaces.FoldIndices(s[0], true)
	return interfaces.FoldIndices(s[1], true) || changed
}

// fits reports whether the version has the slice of a tensor of type t.
func (s slice) fits(t *ir.RankedTensorType) bool {
	return interfaces.MayBeInBounds(t, s[0], s[1], s[2])
}

const beyond = "the slice would be out of bounds"

func staticOf(list []interfaces.IndexValue) []int64 {
	_, static := interfaces.SplitIndices(list)
	return static
}

// sliceOfConstants makes constant operands of a slice static. The dimensions that the result lacks stay the same.
func sliceOfConstants(op SliceOp, rw *rewrite.Rewriter) bool {
	return settledSlice(op, rw, func(s slice) *ir.RankedTensorType {
		return keptSliceType(op.SourceType(), op, rankedType(op.Result(0)), staticOf(s[1]))
	})
}

// sliceDroppingFirst does so as MLIR, where the result lacks the first dimensions of size 1 afterwards. It applies where that is another shape.
func sliceDroppingFirst(op SliceOp, rw *rewrite.Rewriter) bool {
	return settledSlice(op, rw, func(s slice) *ir.RankedTensorType {
		return otherSliceType(op.SourceType(), op, rankedType(op.Result(0)), staticOf(s[1]))
	})
}

// otherSliceType returns the type that MLIR gives a slice of whole with the given sizes in place of part, or nil if it is the right one.
func otherSliceType(whole *ir.RankedTensorType, op SliceOp, part *ir.RankedTensorType, sizes []int64) *ir.RankedTensorType {
	t := reducedSliceType(whole, sizes, len(part.Shape()))
	if slices.Equal(t.Shape(), keptSliceType(whole, op, part, sizes).Shape()) {
		return nil
	}
	return t
}

// keptSliceType returns the type of a slice of whole with the given sizes that lacks the dimensions that t, the type of the part of op, lacks.
func keptSliceType(whole *ir.RankedTensorType, op SliceOp, t *ir.RankedTensorType, sizes []int64) *ir.RankedTensorType {
	dropped, ok := interfaces.DroppedDims(op.StaticSizes(), t.Shape())
	if !ok || len(t.Shape()) == len(sizes) {
		return sliceType(whole, sizes)
	}
	shape := make([]int64, 0, len(t.Shape()))
	for i, n := range sizes {
		if !dropped[i] {
			shape = append(shape, n)
		}
	}
	return t.Context().Tensor(shape, t.ElementType(), nil)
}

// settledSlice makes constant operands of a slice static, and the type of its result what typed returns, unless that is nil.
func settledSlice(op SliceOp, rw *rewrite.Rewriter, typed func(s slice) *ir.RankedTensorType) bool {
	s := sliceIn(op)
	if changed := interfaces.FoldIndices(s[2], false); !s.settle() && !changed {
		return rw.Fail("no operand is a constant")
	}
	if !s.fits(op.SourceType()) {
		return rw.Fail(beyond)
	}
	old := rankedType(op.Result(0))
	t := typed(s)
	if t == nil {
		return rw.Fail("the first dimensions of size 1 are those that the result lacks")
	}
	v := NewExtractSlice(&rw.Builder, op.Loc(), t, op.Source(), s[0], s[1], s[2])
	if t != old {
		v = NewCast(&rw.Builder, op.Loc(), v, old)
	}
	rw.Replace(op.Operation, v)
	return true
}

// hasConstants reports whether an index operand of op is a constant. Patterns that make
// such operands static come first.
func hasConstants(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if _, ok := ir.IntConstantOf(v); ok && ir.IndexTypeConstraint.Match(v.Type()) {
			return true
		}
	}
	return false
}

// sliceOfCast slices the source of a cast.
func sliceOfCast(op SliceOp, rw *rewrite.Rewriter) bool {
	src := knownSource(op.Source())
	if src == nil || hasConstants(op.Operation) {
		return rw.Fail("the source is not a cast that can be passed")
	}
	if !sliceIn(op).fits(rankedType(src)) {
		return rw.Fail(beyond)
	}
	v := NewExtractSlice(&rw.Builder, op.Loc(), op.Result(0).Type(), src, op.Offsets(), op.Sizes(), op.Strides())
	rw.Replace(op.Operation, v)
	return true
}

// replaceInsert replaces op by one of its kind.
func replaceInsert(op SliceOp, rw *rewrite.Rewriter, source, dest *ir.Value, s slice) bool {
	n := NewInsertSlice(&rw.Builder, op.Loc(), op.Def(), source, dest, s[0], s[1], s[2])
	if op.Is(ParallelInsertSlice) {
		rw.Erase(op.Operation)
		return true
	}
	v := n.Result(0)
	if t := op.Result(0).Type(); v.Type() != t {
		v = NewCast(&rw.Builder, op.Loc(), v, t)
	}
	rw.Replace(op.Operation, v)
	return true
}

// castSource casts the source of op to t. It inserts the cast before the parallel op
// that contains op, if there is one.
func castSource(op SliceOp, rw *rewrite.Rewriter, t ir.Type) *ir.Value {
	p := rw.InsertionPoint()
	if op.Is(ParallelInsertSlice) {
		rw.SetBefore(op.Parent())
	}
	v := NewCast(&rw.Builder, op.Loc(), op.Source(), t)
	rw.SetInsertionPoint(p)
	return v
}

// insertConstants makes constant operands of an inserted slice static. The dimensions that the source lacks stay the same.
func insertConstants(op SliceOp, rw *rewrite.Rewriter) bool {
	return settledInsert(op, rw, func(s slice) *ir.RankedTensorType {
		return keptSliceType(op.DestType(), op, op.SourceType(), staticOf(s[1]))
	})
}

// insertDroppingFirst does so as MLIR, where the source lacks the first dimensions of size 1 afterwards. It applies where that is another shape.
func insertDroppingFirst(op SliceOp, rw *rewrite.Rewriter) bool {
	return settledInsert(op, rw, func(s slice) *ir.RankedTensorType {
		return otherSliceType(op.DestType(), op, op.SourceType(), staticOf(s[1]))
	})
}

// settledInsert makes constant operands of an inserted slice static, and the type of its source what typed returns, unless that is nil.
func settledInsert(op SliceOp, rw *rewrite.Rewriter, typed func(s slice) *ir.RankedTensorType) bool {
	s := sliceIn(op)
	if changed := interfaces.FoldStrides(s[2]); !s.settle() && !changed {
		return rw.Fail("no operand is a constant")
	}
	if !s.fits(op.DestType()) {
		return rw.Fail(beyond)
	}
	src, t := op.Source(), typed(s)
	if t == nil {
		return rw.Fail("the first dimensions of size 1 are those that the source lacks")
	}
	if t != op.SourceType() {
		if !CastCompatible(op.SourceType(), t) {
			return rw.Fail("the source is not of the constant size")
		}
		src = castSource(op, rw, t)
	}
	return replaceInsert(op, rw, src, op.Dest(), s)
}

// insertCast inserts the source of a cast into the source of a cast.
func insertCast(op SliceOp, rw *rewrite.Rewriter) bool {
	src, dest := knownSource(op.Source()), knownSource(op.Dest())
	if src == nil && dest == nil || hasConstants(op.Operation) {
		return rw.Fail("no operand is a cast that can be passed")
	}
	if src == nil {
		src = op.Source()
	}
	if dest == nil {
		dest = op.Dest()
	}
	s := sliceIn(op)
	t := rankedType(src)
	dropped, ok := matchDims(op.StaticSizes(), t.Shape())
	if !ok {
		return rw.Fail("the source is not a reduced slice")
	}
	static := op.StaticSizes()
	k := 0
	for i := range static {
		if !dropped[i] && t.Shape()[k] != ir.Dynamic {
			static[i] = t.Shape()[k]
			s[1][i] = interfaces.IndexValue{Const: static[i]}
			k++
		}
	}
	full := sliceType(rankedType(dest), static)
	if full != t && (!interfaces.ReducesTo(static, t.Shape()) || full.ElementType() != t.ElementType()) {
		return rw.Fail("the sizes would not fit")
	}
	if !s.fits(rankedType(dest)) {
		return rw.Fail(beyond)
	}
	return replaceInsert(op, rw, src, dest, s)
}

// matchDims is ir.DroppedDims, but a dynamic dimension matches every dimension except 1.
func matchDims(shape, reduced []int64) (dropped []bool, ok bool) {
	dropped = make([]bool, len(shape))
	k := 0
	for i, d := range shape {
		switch {
		case k < len(reduced) && d != 1 && (d == ir.Dynamic || reduced[k] == ir.Dynamic), k < len(reduced) && d == reduced[k]:
			k++
		default:
			if dropped[i] = true; d != 1 {
				return nil, false
			}
		}
	}
	return dropped, k == len(reduced)
}

// castInserted casts the source to the static size of the slice.
func castInserted(op SliceOp, rw *rewrite.Rewriter) bool {
	t := op.SourceType()
	if len(t.Shape()) != len(op.DestType().Shape()) {
		return rw.Fail("the source is reduced")
	}
	shape := slices.Clone(t.Shape())
	for i, x := range op.Sizes() {
		c, ok := x.Constant()
		if !ok {
			continue
		}
		if c < 0 {
			return rw.Fail("a size is negative")
		}
		shape[i] = c
	}
	n := rw.Context().Tensor(shape, t.ElementType(), t.Encoding)
	if n == t || !PreservesStaticInformation(t, n) || !CastCompatible(t, n) {
		return rw.Fail("the sizes add nothing")
	}
	return replaceInsert(op, rw, castSource(op, rw, n), op.Dest(), sliceIn(op))
}
