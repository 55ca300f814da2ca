package tensor

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
)

func padPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("FoldStaticZeroPadding", Pad, zeroPad),
		rewrite.On("FoldSourceTensorCast", Pad, padOfCast),
		rewrite.On("FoldTargetTensorCast", Pad, castOfPad),
		rewrite.On("FoldOrthogonalPaddings", Pad, orthogonalPads),
		rewrite.On("FoldStaticPadding", Pad, padByConstants),
	}
}

// newPad creates a tensor.pad and moves the body of like to it.
func newPad(rw *rewrite.Rewriter, like PadOp, t ir.Type, source *ir.Value, low, high []interfaces.IndexValue) *ir.Value {
	ctx := rw.Context()
	lows, staticLow := interfaces.SplitIndices(low)
	highs, staticHigh := interfaces.SplitIndices(high)
	attrs := slices.Clone(like.DiscardableAttrs())
	attrs = append(attrs, ir.Named("static_low", ctx.DenseI64Array(staticLow...)), ir.Named("static_high", ctx.DenseI64Array(staticHigh...)),
		ctx.Segments(1, len(lows), len(highs)))
	if like.Nofold() {
		attrs = append(attrs, ir.Named("nofold", ctx.Unit()))
	}
	operands := append(append([]*ir.Value{source}, lows...), highs...)
	p := rw.CreateWithRegions(like.Loc(), Pad, operands, []ir.Type{t}, 1, attrs...)
	rw.InlineRegionBefore(like.Region(0), p.Region(0), nil)
	return p.Result(0)
}

// isStatic reports whether every element of list is the static constant v.
func isStatic(list []interfaces.IndexValue, v int64) bool {
	return !slices.ContainsFunc(list, func(x interfaces.IndexValue) bool { return x.Value != nil || x.Const != v })
}

func zeroPad(op PadOp, rw *rewrite.Rewriter) bool {
	if !isStatic(op.Low(), 0) || !isStatic(op.High(), 0) || op.Nofold() {
		return rw.Fail("the op pads, or must stay")
	}
	rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{op.Source()}, op.ResultTypes())
	return true
}

// padOfCast pads the source of a cast.
func padOfCast(op PadOp, rw *rewrite.Rewriter) bool {
	src := knownSource(op.Source())
	if src == nil {
		return rw.Fail("the source is not a cast that can be passed")
	}
	t := PaddedType(rankedType(src), int64sIn(op.Operation, lowSlot), int64sIn(op.Operation, highSlot), op.Type().Shape())
	if t == op.Type() {
		rw.Modify(op.Operation, func() { op.SetOperand(0, src) })
		return true
	}
	v := newPad(rw, op, t, op.Source(), op.Low(), op.High())
	rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{v}, op.ResultTypes())
	return true
}

// castOfPad pads directly to the type that the result is cast to.
func castOfPad(op PadOp, rw *rewrite.Rewriter) bool {
	if !op.Result(0).HasOneUse() {
		return rw.Fail("the result does not have exactly one use")
	}
	c := op.Result(0).FirstUse().Owner()
	if !c.Is(Cast) || !PreservesStaticInformation(op.Type(), c.Result(0).Type()) {
		return rw.Fail("the result is not cast to a more static type")
	}
	v := newPad(rw, op, c.Result(0).Type(), op.Source(), op.Low(), op.High())
	rw.Replace(c, v)
	rw.Erase(op.Operation)
	return true
}

// constantPadding returns the padding value if it is the same everywhere: a constant,
// or a value defined outside of the body. Otherwise it returns nil.
func constantPadding(op PadOp) *ir.Value {
	v := op.Region(0).First().Terminator().Operand(0)
	if ir.ConstantOf(v) != nil || v.ParentRegion() != op.Region(0) {
		return v
	}
	return nil
}

// paddedDims reports for each dimension whether the op pads it.
func paddedDims(op PadOp) []bool {
	dims := make([]bool, len(op.Type().Shape()))
	for _, list := range [2][]interfaces.IndexValue{op.Low(), op.High()} {
		for i, x := range list {
			dims[i] = dims[i] || !x.IsConst(0)
		}
	}
	return dims
}

// orthogonalPads merges two consecutive pairs of slice and pad that pad different
// dimensions.
func orthogonalPads(op PadOp, rw *rewrite.Rewriter) bool {
	inner := op.Source().DefinedBy(ExtractSlice)
	if inner == nil {
		return rw.Fail("the source is not a slice")
	}
	first := inner.Operand(0).DefinedBy(Pad)
	if first == nil || (PadOp{first}).Nofold() {
		return rw.Fail("the slice is not of a pad")
	}
	outer := first.Operand(0).DefinedBy(ExtractSlice)
	if outer == nil {
		return rw.Fail("the first pad is not of a slice")
	}
	in, out, outerPad := SliceOp{inner}, SliceOp{outer}, PadOp{first}
	rank := len(op.SourceType().Shape())
	switch {
	case len(out.SourceType().Shape()) != rank || len(in.SourceType().Shape()) != rank:
		return rw.Fail("cannot fold rank-reducing chain")
	case !isStatic(in.Strides(), 1) || !isStatic(out.Strides(), 1):
		return rw.Fail("cannot fold non-unit stride ExtractSliceOps")
	case !isStatic(op.Low(), 0) || !isStatic(outerPad.Low(), 0):
		return rw.Fail("cannot fold PadOps with low padding")
	case !samePadding(op, outerPad):
		return rw.Fail("cannot fold PadOps with different padding values")
	}
	innerDims, outerDims := paddedDims(op), paddedDims(outerPad)
	offsets, sizes, high := make([]interfaces.IndexValue, rank), in.Sizes(), make([]interfaces.IndexValue, rank)
	for i := range rank {
		if innerDims[i] && outerDims[i] {
			return rw.Fail("cannot fold PadOps with common padding dimensions")
		}
	}
	for i := range rank {
		switch a, b := in.Offsets()[i], out.Offsets()[i]; {
		case !innerDims[i] && a.IsConst(0):
			offsets[i] = b
		case !outerDims[i] && b.IsConst(0):
			offsets[i] = a
		default:
			return rw.Fail("cannot find zero-offset and zero-padding pair")
		}
		if innerDims[i] {
			high[i] = op.High()[i]
		}
		if !outerDims[i] {
			continue
		}
		if !sizes[i].IsConst(in.SourceType().Shape()[i]) {
			return rw.Fail("cannot fold since the inner ExtractSliceOp size does not match the size of the outer padding")
		}
		sizes[i], high[i] = out.Sizes()[i], outerPad.High()[i]
	}
	t := sliceType(out.SourceType(), staticOf(sizes))
	s := NewExtractSlice(&rw.Builder, op.Loc(), t, out.Source(), offsets, sizes, in.Strides())
	rw.Replace(op.Operation, newPad(rw, op, op.Type(), s, op.Low(), high))
	return true
}

func samePadding(a, b PadOp) bool {
	v, w := constantPadding(a), constantPadding(b)
	if v == nil || w == nil {
		return false
	}
	c := ir.ConstantOf(v)
	return c != nil && c == ir.ConstantOf(w)
}

// padByConstants makes constant operands static, and thereby dimensions of the result.
func padByConstants(op PadOp, rw *rewrite.Rewriter) bool {
	low, high := op.Low(), op.High()
	interfaces.FoldIndices(low, false)
	interfaces.FoldIndices(high, false)
	src, old := op.SourceType().Shape(), op.Type()
	shape := slices.Clone(old.Shape())
	for i, d := range shape {
		if d == ir.Dynamic && src[i] != ir.Dynamic && low[i].Value == nil && high[i].Value == nil {
			shape[i] = src[i] + low[i].Const + high[i].Const
		}
	}
	if slices.Equal(shape, old.Shape()) || shapes.DynamicDims(shape) == len(shape) {
		return rw.Fail("no size gets known")
	}
	v := newPad(rw, op, rw.Context().Tensor(shape, old.ElementType(), nil), op.Source(), low, high)
	rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{v}, op.ResultTypes())
	return true
}
