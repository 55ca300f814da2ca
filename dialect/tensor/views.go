package tensor

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/shapes"
)

// rankedType returns the type of v, a ranked tensor.
func rankedType(v *ir.Value) *ir.RankedTensorType { return v.Type().(*ir.RankedTensorType) }

func int64sIn(op *ir.Operation, slot int) []int64 {
	if d, ok := op.Prop(slot).(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	return nil
}

// ExtractOp is the typed view of tensor.extract.
type ExtractOp struct{ *ir.Operation }

// Tensor returns the tensor.
func (e ExtractOp) Tensor() *ir.Value { return e.Operand(0) }

// Type returns the type of the tensor.
func (e ExtractOp) Type() *ir.RankedTensorType { return rankedType(e.Operand(0)) }

// Indices returns the indices, one per dimension.
func (e ExtractOp) Indices() []*ir.Value { return e.Operands()[1:] }

// SliceOp is the typed view of tensor.extract_slice, tensor.insert_slice and
// tensor.parallel_insert_slice.
type SliceOp struct{ *ir.Operation }

func (s SliceOp) trait() *interfaces.OffsetSizeStrides {
	if s.Is(ExtractSlice) {
		return extracted
	}
	return inserted
}

// Source returns the sliced tensor, or the inserted tensor.
func (s SliceOp) Source() *ir.Value { return s.Operand(0) }

// SourceType returns the type of the source.
func (s SliceOp) SourceType() *ir.RankedTensorType { return rankedType(s.Operand(0)) }

// Dest returns the tensor that the source is inserted into.
func (s SliceOp) Dest() *ir.Value { return s.Operand(1) }

// DestType returns the type of the tensor that the source is inserted into.
func (s SliceOp) DestType() *ir.RankedTensorType { return rankedType(s.Operand(1)) }

// Offsets returns the offsets.
func (s SliceOp) Offsets() []interfaces.IndexValue { return s.trait().Mixed(s.Operation, 0) }

// Sizes returns the sizes.
func (s SliceOp) Sizes() []interfaces.IndexValue { return s.trait().Mixed(s.Operation, 1) }

// Strides returns the strides.
func (s SliceOp) Strides() []interfaces.IndexValue { return s.trait().Mixed(s.Operation, 2) }

// StaticSizes returns the sizes, with Dynamic for those that are operands.
func (s SliceOp) StaticSizes() []int64 { return s.trait().Static(s.Operation, 1) }

// sameSlice reports whether both take the same slice.
func (s SliceOp) sameSlice(o SliceOp) bool {
	return equalIndices(s.Offsets(), o.Offsets()) && equalIndices(s.Sizes(), o.Sizes()) && equalIndices(s.Strides(), o.Strides())
}

func equalIndices(a, b []interfaces.IndexValue) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// ReshapeOp is the typed view of tensor.expand_shape and tensor.collapse_shape.
type ReshapeOp struct{ *ir.Operation }

// Source returns the tensor that is reshaped.
func (r ReshapeOp) Source() *ir.Value { return r.Operand(0) }

// SourceType returns the type of the source.
func (r ReshapeOp) SourceType() *ir.RankedTensorType { return rankedType(r.Operand(0)) }

// Type returns the type of the result.
func (r ReshapeOp) Type() *ir.RankedTensorType { return rankedType(r.Result(0)) }

// Groups returns, for each dimension of the type of lower rank, the dimensions
// of the other type that make it up.
func (r ReshapeOp) Groups() [][]int64 { return shapes.ReassociationGroups(r.Prop(reassociationSlot)) }

// OutputShape returns the sizes of the result of a tensor.expand_shape.
func (r ReshapeOp) OutputShape() []interfaces.IndexValue {
	return interfaces.MixedIndices(r.OperandsIn(1), int64sIn(r.Operation, outputShapeSlot))
}

// PadOp is the typed view of tensor.pad.
type PadOp struct{ *ir.Operation }

// Source returns the tensor that is padded.
func (p PadOp) Source() *ir.Value { return p.Operand(0) }

// SourceType returns the type of the source.
func (p PadOp) SourceType() *ir.RankedTensorType { return rankedType(p.Operand(0)) }

// Type returns the type of the result.
func (p PadOp) Type() *ir.RankedTensorType { return rankedType(p.Result(0)) }

// Low returns the number of elements added in front, by dimension.
func (p PadOp) Low() []interfaces.IndexValue {
	return interfaces.MixedIndices(p.OperandsIn(1), int64sIn(p.Operation, lowSlot))
}

// High returns the number of elements added at the end, by dimension.
func (p PadOp) High() []interfaces.IndexValue {
	return interfaces.MixedIndices(p.OperandsIn(2), int64sIn(p.Operation, highSlot))
}

// Nofold reports whether the op stays even if it pads nothing.
func (p PadOp) Nofold() bool { return p.Prop(nofoldSlot) != nil }

// RelayoutOp is the typed view of tensor.pack and tensor.unpack.
type RelayoutOp struct{ *ir.Operation }

// Source returns the operand.
func (r RelayoutOp) Source() *ir.Value { return r.Operand(0) }

// Dest returns the tensor that receives the result.
func (r RelayoutOp) Dest() *ir.Value { return r.Operand(1) }

// Padding returns the value that fills incomplete tiles, or nil if there is none.
func (r RelayoutOp) Padding() *ir.Value {
	if r.Is(Pack) {
		return r.OperandIn(2, 0)
	}
	return nil
}

// OuterPerm returns the permutation of the outer dimensions. It is empty if there is none.
func (r RelayoutOp) OuterPerm() []int64 { return int64sIn(r.Operation, outerPermSlot) }

// InnerPos returns the tiled dimensions.
func (r RelayoutOp) InnerPos() []int64 { return int64sIn(r.Operation, innerPosSlot) }

// StaticTiles returns the sizes of the tiles, with Dynamic for those that are operands.
func (r RelayoutOp) StaticTiles() []int64 { return int64sIn(r.Operation, tilesSlot) }

// Tiles returns the sizes of the tiles.
func (r RelayoutOp) Tiles() []interfaces.IndexValue {
	group := 2
	if r.Is(Pack) {
		group = 3
	}
	return interfaces.MixedIndices(r.OperandsIn(group), r.StaticTiles())
}

// Types returns the types of the unpacked and of the packed tensor.
func (r RelayoutOp) Types() (unpacked, packed *ir.RankedTensorType) {
	s, d := rankedType(r.Source()), rankedType(r.Dest())
	if r.Is(Pack) {
		return s, d
	}
	return d, s
}

// ConcatOp is the typed view of tensor.concat.
type ConcatOp struct{ *ir.Operation }

// Type returns the type of the result.
func (c ConcatOp) Type() *ir.RankedTensorType { return rankedType(c.Result(0)) }

// Dim returns the dimension along which the inputs are put together. It is negative if
// the attribute is.
func (c ConcatOp) Dim() int64 { return c.Prop(0).(*ir.IntegerAttr).Int64Or(-1) }

// InferredShape returns the shape that follows from the types of the inputs.
func (c ConcatOp) InferredShape() []int64 {
	shape, _ := concatShape(c.Operation, c.Dim(), len(c.Type().Shape()))
	return shape
}
