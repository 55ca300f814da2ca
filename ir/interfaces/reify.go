package interfaces

import "github.com/spvc/spvc/ir"

// ReifyShapesModel is implemented by ops whose operands determine the sizes of their
// results (ReifyRankedShapedTypeOpInterface).
type ReifyShapesModel interface {
	// ReifyShapes returns the sizes of the results of op: for each result, one size per
	// dimension of its type. It creates the operations that compute sizes at the insertion point of
	// b. ok is false if the sizes are not known.
	ReifyShapes(op *ir.Operation, b *ir.Builder) (sizes [][]IndexValue, ok bool)
}

// ReifyShapes is an implementation of [ReifyShapesModel] for ops with one result: a
// function that returns the sizes of that result.
type ReifyShapes func(op *ir.Operation, b *ir.Builder) ([]IndexValue, bool)

// ReifyShapes calls f.
func (f ReifyShapes) ReifyShapes(op *ir.Operation, b *ir.Builder) ([][]IndexValue, bool) {
	sizes, ok := f(op, b)
	return [][]IndexValue{sizes}, ok
}

// ReifyShapeTensorsModel is implemented by ops that compute the shapes of their results
// as tensors (InferShapedTypeOpInterface).
type ReifyShapeTensorsModel interface {
	// ReifyShapeTensors returns the shape of each result of op as a tensor of index values
	// of one dimension. It creates operations at the insertion point of b.
	ReifyShapeTensors(op *ir.Operation, b *ir.Builder) []*ir.Value
}
