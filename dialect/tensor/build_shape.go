package tensor

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// MixedSizes returns the sizes of v, a ranked tensor: constants, or tensor.dim operations that it creates (getMixedSizes).
func MixedSizes(b *ir.Builder, loc ir.Location, v *ir.Value) []interfaces.IndexValue {
	sizes := make([]interfaces.IndexValue, len(rankedType(v).Shape()))
	for i := range sizes {
		sizes[i] = FoldedSize(b, loc, v, i)
	}
	return sizes
}

// CreateOrFoldCast returns v as a tensor of type t: v itself, what a cast of it folds to, or a new tensor.cast.
func CreateOrFoldCast(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	return rewrite.CreateOrFoldOne(b, loc, Cast, []*ir.Value{v}, t)
}

// CreateOrFoldExtract returns an element of a tensor: what a tensor.extract folds to, or its result.
func CreateOrFoldExtract(b *ir.Builder, loc ir.Location, v *ir.Value, at ...*ir.Value) *ir.Value {
	return rewrite.CreateOrFoldOne(b, loc, Extract, append([]*ir.Value{v}, at...), elementOf(v.Type()))
}

// CreateOrFoldCollapse returns v with the dimensions of each group joined.
func CreateOrFoldCollapse(b *ir.Builder, loc ir.Location, t ir.Type, v *ir.Value, groups [][]int64) *ir.Value {
	c := b.Context()
	return rewrite.CreateOrFold(b, &ir.OperationState{Loc: loc, Info: c.OpInfoOf(CollapseShape), Operands: []*ir.Value{v}, Results: []ir.Type{t},
		Attrs: []ir.NamedAttribute{ir.Named("reassociation", c.Reassociation(groups))}})[0]
}

// CreateOrFoldExpand returns v with each dimension divided into those of a group. Sizes that t does not know are quotients of sizes of
// v. It returns nil if a group of t has two unknown sizes.
func CreateOrFoldExpand(b *ir.Builder, loc ir.Location, t *ir.RankedTensorType, v *ir.Value, groups [][]int64) *ir.Value {
	sizes, ok := expandedSizes(b, loc, t, groups, v)
	if !ok {
		return nil
	}
	c := b.Context()
	dynamic, static := interfaces.SplitIndices(sizes)
	return rewrite.CreateOrFold(b, &ir.OperationState{Loc: loc, Info: c.OpInfoOf(ExpandShape), Operands: append([]*ir.Value{v}, dynamic...), Results: []ir.Type{t},
		Attrs: []ir.NamedAttribute{ir.Named("reassociation", c.Reassociation(groups)), ir.Named("static_output_shape", c.DenseI64Array(static...))}})[0]
}

// expandedSizes returns the sizes of an expanded tensor (inferExpandShapeOutputShape).
func expandedSizes(b *ir.Builder, loc ir.Location, t *ir.RankedTensorType, groups [][]int64, v *ir.Value) ([]interfaces.IndexValue, bool) {
	in := MixedSizes(b, loc, v)
	out := make([]interfaces.IndexValue, len(t.Shape()))
	for i, d := range t.Shape() {
		out[i].Const = d
	}
	if len(in) == 0 {
		for i := range out {
			out[i].Const = 1
		}
		return out, true
	}
	if ir.HasStaticShape(t) {
		return out, true
	}
	div := arith.DivUI
	if b.Context().MLIR() > 19 {
		div = arith.DivSI
	}
	for g, group := range groups {
		open, known := int64(-1), int64(1)
		for _, i := range group {
			switch d := t.Shape()[i]; {
			case d != ir.Dynamic:
				known *= d
			case open >= 0:
				return nil, false
			default:
				open = i
			}
		}
		if open < 0 {
			continue
		}
		if g >= len(in) || in[g].Value == nil {
			return nil, false
		}
		by := arith.NewIndex(b, loc, known)
		out[open] = interfaces.IndexValue{Value: rewrite.CreateOrFoldOne(b, loc, div, []*ir.Value{in[g].Value, by}, b.Context().Index())}
	}
	return out, true
}

// NewPad creates a tensor.pad of type t that fills with the scalar fill.
func NewPad(b *ir.Builder, loc ir.Location, t ir.Type, v *ir.Value, low, high []interfaces.IndexValue, fill *ir.Value) *ir.Value {
	c := b.Context()
	lows, staticLow := interfaces.SplitIndices(low)
	highs, staticHigh := interfaces.SplitIndices(high)
	operands := append(append([]*ir.Value{v}, lows...), highs...)
	op := b.CreateWithRegions(loc, Pad, operands, []ir.Type{t}, 1, ir.Named("static_low", c.DenseI64Array(staticLow...)),
		ir.Named("static_high", c.DenseI64Array(staticHigh...)), c.Segments(1, len(lows), len(highs)))
	body := op.Region(0).AddBlock()
	for range low {
		body.AddArg(c.Index(), loc)
	}
	at := b.InsertionPoint()
	b.SetEnd(body)
	b.Create(loc, Yield, []*ir.Value{fill}, nil)
	b.SetInsertionPoint(at)
	return op.Result(0)
}
