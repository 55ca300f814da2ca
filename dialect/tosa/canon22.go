package tosa

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

// patterns22 returns the patterns of the operations since MLIR 22.
func patterns22() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("ConcatOptimization", Concat, singleConcat),
		rewrite.OnOp("SelectOfNot", Select, selectOfNot(LogicalNot)),
		rewrite.OnOp("ConsolidateTransposeOptimization", Transpose, transposeOfTranspose),
		rewrite.OnOp("TransposeIsReshape", Transpose, transposeIsReshape),
		rewrite.OnOp("FoldPadToTensorOp of conv2d", Conv2D, padOfConv),
		rewrite.OnOp("FoldPadToTensorOp of depthwise_conv2d", DepthwiseConv2D, padOfConv),
		rewrite.OnOp("MaxPool2dIsNoOp", MaxPool2D, poolOfOne),
		rewrite.OnOp("FoldPadToTensorOp of max_pool2d", MaxPool2D, padOfPool),
		rewrite.OnOp("ClampIsNoOp", Clamp, clampOfAll),
		rewrite.OnOp("ClampClampOptimization", Clamp, clampOfClamp),
		rewrite.OnOp("ConcatSliceOptimization", Slice, sliceOfConcat22),
		rewrite.OnOp("PadSliceOptimization", Slice, sliceOfPad),
	}
}

func transposeOfTranspose(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Transpose)
	if inner == nil {
		return rw.Fail("input must be transpose operation")
	}
	outer, _ := TransposeOf(op)
	before, _ := TransposeOf(inner)
	order := composed(before, outer)
	if order == nil {
		return rw.Fail("the permutations differ in length")
	}
	perms := make([]int32, len(order))
	for i, k := range order {
		perms[i] = int32(k)
	}
	rw.ReplaceByNew(op, Transpose, []*ir.Value{inner.Operand(0)}, op.ResultTypes(), ir.Named("perms", op.Context().DenseI32Array(perms...)))
	return true
}

func transposeIsReshape(op *ir.Operation, rw *rewrite.Rewriter) bool {
	order, _ := TransposeOf(op)
	shape, why := movesNothing(op, order)
	if why != "" {
		return rw.Fail(why)
	}
	rw.Replace(op, NewReshape(&rw.Builder, op.Loc(), op.Operand(0), op.Result(0).Type(), shape))
	return true
}

func clampOfAll(op *ir.Operation, rw *rewrite.Rewriter) bool {
	all := false
	switch t := elementOf(op.Operand(0)).(type) {
	case *ir.FloatType:
		lo, hi := ClampFloats(op)
		all = !IgnoresNaN(op) && isEverything(lo.Value, hi.Value)
	case *ir.IntegerType:
		lo, hi := clampInts(op)
		least, most := apint.MinSigned(t.Width), apint.MaxSigned(t.Width)
		if t.Signedness == ir.Unsigned {
			least, most = apint.New(t.Width, 0), apint.AllOnes(t.Width)
		}
		all = lo.Eq(least) && hi.Eq(most)
	}
	if !all || op.Operand(0).Type() != op.Result(0).Type() {
		return rw.Fail("the clamp has an effect")
	}
	rw.Replace(op, op.Operand(0))
	return true
}

// clampInts returns the bounds of a clamp of integers.
func clampInts(op *ir.Operation) (lo, hi apint.Int) {
	return op.Attr("min_val").(*ir.IntegerAttr).Value, op.Attr("max_val").(*ir.IntegerAttr).Value
}

// clampOfClamp joins two clamps whose ranges meet. The inner one must not let a NaN pass that the outer one replaces.
func clampOfClamp(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Clamp)
	if inner == nil || IgnoresNaN(op) && !IgnoresNaN(inner) {
		return rw.Fail("the operand is not clamped, or may be NaN")
	}
	// later reports whether the bound a lies above b.
	var later func(a, b ir.Attribute) bool
	switch t := elementOf(op.Operand(0)).(type) {
	case *ir.FloatType:
		later = func(a, b ir.Attribute) bool {
			return a.(*ir.FloatAttr).Value.Compare(b.(*ir.FloatAttr).Value) == apfloat.Greater
		}
	case *ir.IntegerType:
		later = func(a, b ir.Attribute) bool {
			x, y := a.(*ir.IntegerAttr).Value, b.(*ir.IntegerAttr).Value
			return x.Compare(y, t.Signedness != ir.Unsigned) > 0
		}
	default:
		return rw.Fail("no numbers")
	}
	lo, hi := op.Attr("min_val"), op.Attr("max_val")
	innerLo, innerHi := inner.Attr("min_val"), inner.Attr("max_val")
	if later(lo, innerHi) || later(innerLo, hi) {
		return rw.Fail("the ranges do not meet")
	}
	if later(innerLo, lo) {
		lo = innerLo
	}
	if later(hi, innerHi) {
		hi = innerHi
	}
	rw.ReplaceByNew(op, Clamp, []*ir.Value{inner.Operand(0)}, op.ResultTypes(), ir.Named("min_val", lo), ir.Named("max_val", hi), ir.Named("nan_mode", inner.Attr("nan_mode")))
	return true
}

func sliceOfConcat22(op *ir.Operation, rw *rewrite.Rewriter) bool {
	concat := op.Operand(0).DefinedBy(Concat)
	start, size, ok := SliceOf(op)
	if concat == nil || !ok {
		return rw.Fail("slice input must be concat operation")
	}
	from, at, why := sliceOfConcat(concat, start, size)
	if why != "" {
		return rw.Fail(why)
	}
	rw.ReplaceByNew(op, Slice, []*ir.Value{from, NewShape(&rw.Builder, op.Loc(), at), NewShape(&rw.Builder, op.Loc(), size)}, op.ResultTypes())
	return true
}

// sliceOfPad slices the operand of a pad, if the slice has none of the padding.
func sliceOfPad(op *ir.Operation, rw *rewrite.Rewriter) bool {
	pad := op.Operand(0).DefinedBy(Pad)
	start, size, ok := SliceOf(op)
	if pad == nil || !ok || !pad.Result(0).HasOneUse() {
		return rw.Fail("slice input must be pad operation")
	}
	pads, ok := constantInts(pad.Operand(1))
	in := ShapeOf(pad.Operand(0))
	if !ok || !in.Ranked || len(pads) != 2*len(in.Dims) || len(start) != len(in.Dims) || len(size) != len(start) {
		return rw.Fail("the sizes are not constant")
	}
	at := slices.Clone(start)
	for i, d := range in.Dims {
		at[i] -= pads[2*i]
		if isDynamic(d) || pads[2*i] < 0 || pads[2*i+1] < 0 || size[i] <= 0 || at[i] < 0 || at[i] > d-size[i] {
			return rw.Fail("the slice has padding")
		}
	}
	rw.ReplaceByNew(op, Slice, []*ir.Value{pad.Operand(0), NewShape(&rw.Builder, op.Loc(), at), op.Operand(2)}, op.ResultTypes())
	return true
}

// padBefore returns the pad that defines the image of a window, its value, and the paddings of the window with those of the pad. It returns nil
// if the pad reaches beyond the dimensions in which the window moves.
func padBefore(op *ir.Operation) (pad *ir.Operation, value ir.Attribute, pads []int64) {
	pad = op.Operand(0).DefinedBy(Pad)
	if pad == nil {
		return nil, nil, nil
	}
	list, ok := constantInts(pad.Operand(1))
	d := constantDense(pad.Operand(2))
	if !ok || d == nil || d.NumElements() == 0 || len(list) != 8 || list[0] != 0 || list[1] != 0 || list[6] != 0 || list[7] != 0 {
		return nil, nil, nil
	}
	pads = slices.Clone(Int64s(op, "pad"))
	for i := range pads {
		if list[2+i] < 0 {
			return nil, nil, nil
		}
		pads[i] += list[2+i]
	}
	return pad, d.Element(0), pads
}

// withPads replaces a window by one that pads the operand of pad itself.
func withPads(op, pad *ir.Operation, pads []int64, rw *rewrite.Rewriter) bool {
	operands := op.Operands()
	operands[0] = pad.Operand(0)
	rw.Modify(op, func() {
		op.SetOperands(operands)
		op.SetAttr("pad", op.Context().DenseI64Array(pads...))
	})
	return true
}

// padOfConv lets a convolution pad, if the pad fills with the zero point.
func padOfConv(op *ir.Operation, rw *rewrite.Rewriter) bool {
	pad, value, pads := padBefore(op)
	zp, known := zeroPointOf(op.Operand(3))
	if pad == nil || !known {
		return rw.Fail("the operand is not padded")
	}
	switch a := value.(type) {
	case *ir.FloatAttr:
		if a.Value.IsZero() && zp == 0 {
			return withPads(op, pad, pads, rw)
		}
	case *ir.IntegerAttr:
		if v, ok := a.Int64(); ok && v == zp {
			return withPads(op, pad, pads, rw)
		}
	}
	return rw.Fail("the pad does not fill with the zero point")
}

// padOfPool lets a pooling pad, if the pad fills with the smallest number.
func padOfPool(op *ir.Operation, rw *rewrite.Rewriter) bool {
	pad, value, pads := padBefore(op)
	if pad == nil {
		return rw.Fail("the operand is not padded")
	}
	for i, k := range Int64s(op, "kernel") {
		if pads[2*i] >= k || pads[2*i+1] >= k {
			return rw.Fail("the padding is as large as the window")
		}
	}
	least := false
	switch a := value.(type) {
	case *ir.FloatAttr:
		least = a.Value.Compare(apfloat.Largest(a.Value.Semantics(), true)) == apfloat.Equal
	case *ir.IntegerAttr:
		least = a.Value.Eq(apint.MinSigned(a.Value.Width()))
	}
	if !least {
		return rw.Fail("the pad does not fill with the smallest number")
	}
	return withPads(op, pad, pads, rw)
}
