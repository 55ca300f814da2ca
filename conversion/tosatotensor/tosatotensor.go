// Package tosatotensor has the patterns from tosa to tensor: slices, pads, concatenations and reshapes.
package tosatotensor

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the patterns to ps. c converts types.
func AddPatterns(c *rewrite.TypeConverter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	add := func(name string, defs []*ir.OpDef, f func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool) {
		for _, def := range defs {
			ps = append(ps, rewrite.ConvertOp(name, c, def, f))
		}
	}
	add("tosa.concat to tensor", tosa.Concats, concat)
	add("tosa.pad to tensor", tosa.Pads, pad)
	add("tosa.reshape to tensor", tosa.Reshapes, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return reshape(c, op, ad, rw)
	})
	add("tosa.slice to tensor", tosa.Slices, slice)
	return ps
}

func rankedOf(v *ir.Value) (*ir.RankedTensorType, bool) {
	t, ok := v.Type().(*ir.RankedTensorType)
	return t, ok
}

// slice makes a tensor.extract_slice. The size -1 reaches to the end.
func slice(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t, ok := rankedOf(op.Result(0))
	start, size, known := tosa.SliceOf(op)
	if !ok || !known || len(start) != len(t.Shape()) || len(size) != len(t.Shape()) {
		return rw.Fail("the result is unranked, or the bounds are not constant")
	}
	e := arith.Emitter{B: &rw.Builder, Loc: op.Loc()}
	n := len(start)
	offsets, sizes, strides := make([]interfaces.IndexValue, n), make([]interfaces.IndexValue, n), make([]interfaces.IndexValue, n)
	for i := range start {
		offsets[i].Const, sizes[i].Const, strides[i].Const = start[i], size[i], 1
		if size[i] == -1 || size[i] == ir.Dynamic {
			dim := tensor.NewDim(e.B, e.Loc, ad.Operand(0), int64(i))
			sizes[i] = interfaces.IndexValue{Value: e.Op(arith.SubI, dim, e.Int(dim.Type(), start[i]))}
		}
	}
	lists := op.Operands()[1:]
	rw.Replace(op, tensor.NewExtractSlice(e.B, e.Loc, t, ad.Operand(0), offsets, sizes, strides))
	for _, v := range lists {
		if v.HasOneUse() {
			rw.Erase(v.DefiningOp())
		}
	}
	return true
}

// pad makes a tensor.pad.
func pad(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, ok := rankedOf(op.Operand(0))
	if !ok {
		return rw.Fail("the operand is unranked")
	}
	e := arith.Emitter{B: &rw.Builder, Loc: op.Loc()}
	var fill *ir.Value
	if op.NumOperands() > 2 {
		fill = fillOf(e, op.Operand(2))
	} else if a := tosa.PadDefault(op, in.ElementType()); a != nil {
		fill = arith.NewConstant(e.B, e.Loc, a)
	}
	if fill == nil {
		return rw.Fail("tosa.pad was unable to determine the pad constant value.")
	}
	low, high, ok := paddings(e, op, len(in.Shape()))
	if !ok {
		return rw.Fail("the padding is not known")
	}
	rw.Replace(op, tensor.NewPad(e.B, e.Loc, op.Result(0).Type(), op.Operand(0), low, high, fill))
	return true
}

// fillOf returns the only element of v as a scalar.
func fillOf(e arith.Emitter, v *ir.Value) *ir.Value {
	t, ok := rankedOf(v)
	if !ok {
		return nil
	}
	var at []*ir.Value
	for range t.Shape() {
		at = append(at, arith.NewIndex(e.B, e.Loc, 0))
	}
	return tensor.CreateOrFoldExtract(e.B, e.Loc, v, at...)
}

// paddings returns the sizes before and after each dimension.
func paddings(e arith.Emitter, op *ir.Operation, rank int) (low, high []interfaces.IndexValue, ok bool) {
	if op.Context().MLIR() > 19 {
		return constantPaddings(e, op, rank)
	}
	index := op.Context().Index()
	first, second := arith.NewIndex(e.B, e.Loc, 0), arith.NewIndex(e.B, e.Loc, 1)
	for i := range rank {
		at := arith.NewIndex(e.B, e.Loc, int64(i))
		lo := tensor.CreateOrFoldExtract(e.B, e.Loc, op.Operand(1), at, first)
		hi := tensor.CreateOrFoldExtract(e.B, e.Loc, op.Operand(1), at, second)
		lo = rewrite.CreateOrFoldOne(e.B, e.Loc, arith.IndexCast, []*ir.Value{lo}, index)
		hi = rewrite.CreateOrFoldOne(e.B, e.Loc, arith.IndexCast, []*ir.Value{hi}, index)
		low, high = append(low, interfaces.IndexValue{Value: lo}), append(high, interfaces.IndexValue{Value: hi})
	}
	return low, high, true
}

// constantPaddings returns the sizes that a shape of later versions holds.
func constantPaddings(e arith.Emitter, op *ir.Operation, rank int) (low, high []interfaces.IndexValue, ok bool) {
	list, ok := tosa.ConstantInts(op.Operand(1))
	if !ok || len(list) != 2*rank {
		return nil, nil, false
	}
	for i := range rank {
		lo, hi := arith.NewIndex(e.B, e.Loc, list[2*i]), arith.NewIndex(e.B, e.Loc, list[2*i+1])
		low, high = append(low, interfaces.IndexValue{Value: lo}), append(high, interfaces.IndexValue{Value: hi})
	}
	return low, high, true
}

// asIndex returns x as a value.
func asIndex(e arith.Emitter, x interfaces.IndexValue) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return arith.NewIndex(e.B, e.Loc, x.Const)
}

// mixed returns v as a constant if it is one.
func mixed(v *ir.Value) interfaces.IndexValue {
	if c, ok := ir.IntConstantOf(v); ok {
		return interfaces.IndexValue{Const: c}
	}
	return interfaces.IndexValue{Value: v}
}

// concat inserts the operands into an empty tensor, one after the other.
func concat(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t, ok := rankedOf(op.Result(0))
	at := tosa.Axis(op)
	if !ok || at < 0 || at >= int64(len(t.Shape())) || len(ad.Operands) == 0 {
		return rw.Fail("the result is unranked")
	}
	for _, v := range ad.Operands {
		if s, ok := rankedOf(v); !ok || len(s.Shape()) != len(t.Shape()) {
			return rw.Fail("an operand is unranked")
		}
	}
	e, index := arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, op.Context().Index()
	axis := arith.NewIndex(e.B, e.Loc, at)
	sizes := tensor.MixedSizes(e.B, e.Loc, ad.Operand(0))
	starts := []interfaces.IndexValue{{}, sizes[at]}
	for _, v := range ad.Operands[1:] {
		size := rewrite.CreateOrFoldOne(e.B, e.Loc, tensor.Dim, []*ir.Value{v, axis}, index)
		offset := asIndex(e, starts[len(starts)-1])
		starts = append(starts, mixed(rewrite.CreateOrFoldOne(e.B, e.Loc, arith.AddI, []*ir.Value{offset, size}, index)))
	}
	sizes[at] = starts[len(starts)-1]
	var open []*ir.Value
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			open = append(open, asIndex(e, sizes[i]))
		}
	}
	out := tensor.NewEmpty(e.B, e.Loc, e.B.Context().Tensor(t.Shape(), t.ElementType(), nil), open...)
	n := len(t.Shape())
	offsets, strides := make([]interfaces.IndexValue, n), make([]interfaces.IndexValue, n)
	for i := range strides {
		strides[i].Const = 1
	}
	for i, v := range ad.Operands {
		offsets[at] = starts[i]
		out = insert(e, v, out, offsets, tensor.MixedSizes(e.B, e.Loc, v), strides)
	}
	rw.Replace(op, out)
	return true
}

// insert returns dest with v in a slice of it: what a tensor.insert_slice folds to, or its result.
func insert(e arith.Emitter, v, dest *ir.Value, offsets, sizes, strides []interfaces.IndexValue) *ir.Value {
	if v.Type() == dest.Type() && ir.HasStaticShape(v.Type().(ir.ShapedType)) && interfaces.AllConst(offsets, 0) {
		return v
	}
	return tensor.NewInsertSlice(e.B, e.Loc, tensor.InsertSlice, v, dest, offsets, sizes, strides).Result(0)
}
