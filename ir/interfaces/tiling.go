package interfaces

import "github.com/spvc/spvc/ir"

// Iterator says how the iterations along a dimension of an iteration domain depend on each other.
type Iterator uint8

// The iterations of ParallelIterator do not depend on each other. Those of ReductionIterator update the same results, and those of
// WindowIterator move over a window of an operand.
const (
	ParallelIterator Iterator = iota
	ReductionIterator
	WindowIterator
)

// Range is one dimension of an iteration domain: Size iterations from Offset on, in steps of Stride.
type Range struct {
	Offset, Size, Stride IndexValue
}

// Tile is a part of an iteration domain or of a tensor: one offset and one size per dimension, in unit strides.
type Tile struct {
	Offsets, Sizes []IndexValue
}

// Tiled is what a model made for a tile.
type Tiled struct {
	// Ops are the operations that compute the tile. The last one is the tiled operation itself.
	Ops []*ir.Operation
	// Values are the tiles of the results.
	Values []*ir.Value
	// Slices are the operations that extract tiles of the operands.
	Slices []*ir.Operation
}

// TilingModel is implemented by ops that can compute their results by parts (TilingInterface). The operations that its methods
// create are at the insertion point of the builder.
type TilingModel interface {
	// Iterators returns the kinds of the dimensions of the iteration domain.
	Iterators(op *ir.Operation) []Iterator
	// Domain returns the ranges of the iteration domain, one per iterator.
	Domain(op *ir.Operation, b *ir.Builder) []Range
	// Tile computes the part t of the iteration domain. ok is false if the op has no such part.
	Tile(op *ir.Operation, b *ir.Builder, t Tile) (made Tiled, ok bool)
	// ResultPosition returns which part of result i the part t of the iteration domain computes.
	ResultPosition(op *ir.Operation, b *ir.Builder, i int, t Tile) (Tile, bool)
}

// ResultTilingModel is implemented by tiling models that can compute a given part of one result.
type ResultTilingModel interface {
	// TileOfResult computes the part t of result i. Values of the result has one element, which is this part.
	TileOfResult(op *ir.Operation, b *ir.Builder, i int, t Tile) (Tiled, bool)
}

// OperandTilingModel is implemented by tiling models that know which part of the iteration domain reads a part of an operand.
type OperandTilingModel interface {
	// DomainOfOperand returns the part of the iteration domain that reads the part t of operand i.
	DomainOfOperand(op *ir.Operation, b *ir.Builder, i int, t Tile) (Tile, bool)
}

// PartialReductionModel is implemented by tiling models of reductions that can accumulate parts independently
// (PartialReductionOpInterface).
type PartialReductionModel interface {
	// Partials creates one tensor per result that holds partial results, each filled with the neutral element. It has a dimension of
	// the given size more for each reduction in dims.
	Partials(op *ir.Operation, b *ir.Builder, sizes []IndexValue, dims []int) ([]*ir.Value, bool)
	// TileToPartial accumulates the part t of the iteration domain into the tensors that Partials made.
	TileToPartial(op *ir.Operation, b *ir.Builder, partials []*ir.Value, t Tile, dims []int) (Tiled, bool)
	// MergePartials reduces partial results to the results of the op.
	MergePartials(op *ir.Operation, b *ir.Builder, partials []*ir.Value, dims []int) (Tiled, bool)
}

// ScalarModel is implemented by tiling models of ops on memrefs that can compute one point of the iteration domain.
type ScalarModel interface {
	// Scalar creates the loads, the computation and the stores of the point at indices.
	Scalar(op *ir.Operation, b *ir.Builder, indices []*ir.Value) bool
}

// Tiling returns the tiling model of op.
func Tiling(op *ir.Operation) (TilingModel, bool) { return ir.OpInterface[TilingModel](op.Info()) }

// TileResult computes the part t of result i of op by the model of op. If the model cannot do it, TileResult fails.
func TileResult(op *ir.Operation, b *ir.Builder, i int, t Tile) (Tiled, bool) {
	m, ok := ir.OpInterface[ResultTilingModel](op.Info())
	if !ok {
		return Tiled{}, false
	}
	return m.TileOfResult(op, b, i, t)
}

// UnitStrides returns n strides of 1.
func UnitStrides(n int) []IndexValue {
	out := make([]IndexValue, n)
	for i := range out {
		out[i].Const = 1
	}
	return out
}

// ConstIndices returns the constants vs as index values.
func ConstIndices(vs ...int64) []IndexValue {
	out := make([]IndexValue, len(vs))
	for i, v := range vs {
		out[i].Const = v
	}
	return out
}

// StaticSizes returns the constants of list, and ir.Dynamic for what is not constant.
func StaticSizes(list []IndexValue) []int64 {
	out := make([]int64, len(list))
	for i, x := range list {
		out[i] = ir.Dynamic
		if c, ok := x.Constant(); ok {
			out[i] = c
		}
	}
	return out
}

// Inits returns the operands of op that receive its results (DestinationStyle), and the number of the first one. n is -1 if op
// has no such operands.
func Inits(op *ir.Operation) (inits []*ir.Value, n int) {
	t, ok := ir.TraitOf[DestinationStyle](op.Info())
	if !ok {
		return nil, -1
	}
	start, count := op.OperandGroup(t.Inits)
	for i := range count {
		inits = append(inits, op.Operand(start+i))
	}
	return inits, start
}

// TiedInit returns the number of the operand that receives result i of op, or -1 if there is none.
func TiedInit(op *ir.Operation, i int) int {
	inits, start := Inits(op)
	for k, v := range inits {
		if !isTensor(v.Type()) {
			continue
		}
		if i == 0 {
			return start + k
		}
		i--
	}
	return -1
}
