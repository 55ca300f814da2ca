package tensor

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// NewCast creates a tensor.cast to t.
func NewCast(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	return b.Create(loc, Cast, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// NewEmpty creates a tensor.empty of type t.
func NewEmpty(b *ir.Builder, loc ir.Location, t ir.Type, sizes ...*ir.Value) *ir.Value {
	return b.Create(loc, Empty, sizes, []ir.Type{t}).Result(0)
}

// NewExtract creates a tensor.extract.
func NewExtract(b *ir.Builder, loc ir.Location, tensor *ir.Value, indices ...*ir.Value) *ir.Value {
	return b.Create(loc, Extract, append([]*ir.Value{tensor}, indices...), []ir.Type{elementOf(tensor.Type())}).Result(0)
}

// NewDim creates a tensor.dim of dimension i, and the constant i.
func NewDim(b *ir.Builder, loc ir.Location, tensor *ir.Value, i int64) *ir.Value {
	index := arith.NewIndex(b, loc, i)
	return b.Create(loc, Dim, []*ir.Value{tensor, index}, []ir.Type{b.Context().Index()}).Result(0)
}

// slice holds a list of offsets, a list of sizes and a list of strides.
type slice [3][]interfaces.IndexValue

// sliceIn returns the slice of op.
func sliceIn(op SliceOp) slice { return slice{op.Offsets(), op.Sizes(), op.Strides()} }

// parts returns the operands and attributes of an op on s after the operands front.
func (s slice) parts(ctx *ir.Context, front ...*ir.Value) ([]*ir.Value, []ir.NamedAttribute) {
	var segments [5]int
	n := len(front)
	for i := range front {
		segments[i] = 1
	}
	attrs := make([]ir.NamedAttribute, 0, 4)
	for k, list := range s {
		values, static := interfaces.SplitIndices(list)
		front = append(front, values...)
		segments[n+k] = len(values)
		attrs = append(attrs, ir.Named(ExtractSlice.Attrs[k].Name, ctx.DenseI64Array(static...)))
	}
	return front, append(attrs, ctx.Segments(segments[:n+3]...))
}

// NewExtractSlice creates a tensor.extract_slice of type t.
func NewExtractSlice(b *ir.Builder, loc ir.Location, t ir.Type, source *ir.Value, offsets, sizes, strides []interfaces.IndexValue) *ir.Value {
	operands, attrs := slice{offsets, sizes, strides}.parts(b.Context(), source)
	return b.Create(loc, ExtractSlice, operands, []ir.Type{t}, attrs...).Result(0)
}

// NewInsertSlice creates an op of the kind def, InsertSlice or ParallelInsertSlice.
func NewInsertSlice(b *ir.Builder, loc ir.Location, def *ir.OpDef, source, dest *ir.Value, offsets, sizes, strides []interfaces.IndexValue) *ir.Operation {
	operands, attrs := slice{offsets, sizes, strides}.parts(b.Context(), source, dest)
	var results []ir.Type
	if def == InsertSlice {
		results = []ir.Type{dest.Type()}
	}
	return b.Create(loc, def, operands, results, attrs...)
}

// newReshape creates an op of the kind def with the output shape of like.
func newReshape(b *ir.Builder, like ReshapeOp, def *ir.OpDef, t ir.Type, source *ir.Value, groups [][]int64) *ir.Value {
	operands := []*ir.Value{source}
	attrs := []ir.NamedAttribute{ir.Named("reassociation", b.Context().Reassociation(groups))}
	if def == ExpandShape {
		operands = append(operands, like.OperandsIn(1)...)
		attrs = append(attrs, ir.Named("static_output_shape", like.Prop(outputShapeSlot)))
	}
	return b.Create(like.Loc(), def, operands, []ir.Type{t}, attrs...).Result(0)
}

// NewRelayout creates a pack or, if def is UnPack, an unpack. Pad may be nil, and a nil perm keeps the order of the outer dimensions.
func NewRelayout(b *ir.Builder, loc ir.Location, def *ir.OpDef, source, dest, pad *ir.Value, perm, pos []int64, tiles []interfaces.IndexValue) *ir.Value {
	c := b.Context()
	operands := []*ir.Value{source, dest}
	values, static := interfaces.SplitIndices(tiles)
	attrs := []ir.NamedAttribute{ir.Named("inner_dims_pos", c.DenseI64Array(pos...)), ir.Named("static_inner_tiles", c.DenseI64Array(static...))}
	if perm != nil {
		attrs = append(attrs, ir.Named("outer_dims_perm", c.DenseI64Array(perm...)))
	}
	if def == Pack {
		pads := 0
		if pad != nil {
			operands, pads = append(operands, pad), 1
		}
		attrs = append(attrs, c.Segments(1, 1, pads, len(values)))
	}
	return b.Create(loc, def, append(operands, values...), []ir.Type{dest.Type()}, attrs...).Result(0)
}
