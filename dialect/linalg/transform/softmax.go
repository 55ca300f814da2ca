package transform

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// softmaxTiling is the tiling model of linalg.softmax. Its domain is the input, of which a tile has the whole dimension that the
// op normalizes.
type softmaxTiling struct{}

// Iterators returns a reduction for the normalized dimension.
func (softmaxTiling) Iterators(op *ir.Operation) []interfaces.Iterator {
	shape, _ := shapedOperand(op.Operand(0))
	out := make([]interfaces.Iterator, len(shape))
	if d := int(linalg.SoftmaxDim(op)); d >= 0 && d < len(out) {
		out[d] = interfaces.ReductionIterator
	}
	return out
}

// Domain returns the sizes of the input.
func (m softmaxTiling) Domain(op *ir.Operation, b *ir.Builder) []interfaces.Range {
	out := make([]interfaces.Range, len(m.Iterators(op)))
	for i := range out {
		out[i] = interfaces.Range{Size: SizeOf(b, op.Loc(), op.Operand(0), i), Stride: interfaces.IndexValue{Const: 1}}
	}
	return out
}

// isWhole reports whether t has all of dimension d of v: its static size, or what a dim operation of v or of the tensor that v
// has its size from computes.
func isWhole(v *ir.Value, d int, t interfaces.Tile) bool {
	shape, _ := shapedOperand(v)
	if d < 0 || d >= len(shape) || !t.Offsets[d].IsConst(0) {
		return false
	}
	if shape[d] != ir.Dynamic {
		return t.Sizes[d].IsConst(shape[d])
	}
	size := t.Sizes[d].Value
	if size == nil || size.DefiningOp() == nil || !oneOf(size.DefiningOp(), tensor.Dim, memref.Dim) {
		return false
	}
	return size.DefiningOp().Operand(0) == v && interfaces.IndexValue{Value: size.DefiningOp().Operand(1)}.IsConst(int64(d))
}

// Tile normalizes the part t.
func (m softmaxTiling) Tile(op *ir.Operation, b *ir.Builder, t interfaces.Tile) (interfaces.Tiled, bool) {
	if !isWhole(op.Operand(0), int(linalg.SoftmaxDim(op)), t) {
		return interfaces.Tiled{}, false
	}
	in, out := sliceOf(b, op.Loc(), op.Operand(0), t), sliceOf(b, op.Loc(), op.Operand(1), t)
	made := b.Insert(b.Arena().Clone(op, ir.NewMapping()))
	made.SetOperands([]*ir.Value{in, out})
	if made.NumResults() > 0 {
		made.Result(0).SetType(out.Type())
	}
	return interfaces.Tiled{Ops: []*ir.Operation{made}, Values: made.Results(), Slices: []*ir.Operation{in.DefiningOp(), out.DefiningOp()}}, true
}

// ResultPosition returns t.
func (softmaxTiling) ResultPosition(_ *ir.Operation, _ *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tile, bool) {
	return t, true
}

// TileOfResult is Tile.
func (m softmaxTiling) TileOfResult(op *ir.Operation, b *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tiled, bool) {
	return m.Tile(op, b, t)
}

// DomainOfOperand returns t.
func (softmaxTiling) DomainOfOperand(_ *ir.Operation, _ *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tile, bool) {
	return t, true
}
