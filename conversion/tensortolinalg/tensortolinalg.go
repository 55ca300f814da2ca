// Package tensortolinalg has the pattern from tensor.pad to a filled tensor that receives the source.
package tensortolinalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the pattern to ps.
func AddPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, rewrite.On("GeneralizePadOpPattern", tensor.Pad, pad))
}

// pad fills an empty tensor, or generates its elements, and inserts the source.
func pad(op tensor.PadOp, rw *rewrite.Rewriter) bool {
	b, loc, index := &rw.Builder, op.Loc(), op.Context().Index()
	asIndex := func(x interfaces.IndexValue) *ir.Value {
		if x.Value != nil {
			return x.Value
		}
		return arith.NewIndex(b, loc, x.Const)
	}
	add := func(l *ir.Value, x interfaces.IndexValue) *ir.Value {
		return rewrite.CreateOrFoldOne(b, loc, arith.AddI, []*ir.Value{l, asIndex(x)}, index)
	}
	t, low, high := op.Type(), constants(op.Low()), constants(op.High())
	var open []*ir.Value
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			size := asIndex(tensor.FoldedSize(b, loc, op.Source(), i))
			open = append(open, add(add(size, low[i]), high[i]))
		}
	}
	init := tensor.NewEmpty(b, loc, op.Context().Tensor(t.Shape(), t.ElementType(), nil), open...)
	full := filled(op, init, open, rw)
	sizes := tensor.MixedSizes(b, loc, op.Source())
	strides := make([]interfaces.IndexValue, len(sizes))
	for i := range strides {
		strides[i].Const = 1
	}
	rw.ReplaceWithOp(op.Operation, tensor.NewInsertSlice(b, loc, tensor.InsertSlice, op.Source(), full, low, sizes, strides))
	return true
}

// constants replaces the values of list that are constants.
func constants(list []interfaces.IndexValue) []interfaces.IndexValue {
	for i, x := range list {
		if c, ok := x.Constant(); ok {
			list[i] = interfaces.IndexValue{Const: c}
		}
	}
	return list
}

// filled returns a tensor of the padding: one value everywhere, or what the block computes for each index.
func filled(op tensor.PadOp, init *ir.Value, open []*ir.Value, rw *rewrite.Rewriter) *ir.Value {
	b, block := &rw.Builder, op.Region(0).First()
	v := block.Terminator().Operand(0)
	if def := v.DefiningOp(); def != nil && def.Block() == block && ir.ConstantOf(v) != nil {
		v = rw.Clone(def, ir.NewMapping()).Result(0)
	}
	if v.ParentBlock() != block {
		return linalg.NewNamed(b, op.Loc(), linalg.Fill, []*ir.Value{v}, []*ir.Value{init}).Result(0)
	}
	g := b.CreateWithRegions(op.Loc(), tensor.Generate, open, []ir.Type{op.Type()}, 1)
	rw.InlineRegionBefore(op.Region(0), g.Region(0), nil)
	return g.Result(0)
}
