package bufferization

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

// foldToTensor folds the tensor of the buffer of a tensor to that tensor. Nothing may stand between the two operations, because it
// could write to the buffer.
func foldToTensor(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	from := ToTensorOp{op}.Buffer().DefinedBy(ToMemRef)
	if from == nil || from.Block() != op.Block() || from.Next() != op || from.Operand(0).Type() != op.Result(0).Type() {
		return out, false
	}
	return append(out, ir.FoldResult{Value: from.Operand(0)}), true
}

// foldToMemRef folds the buffer of the tensor of a buffer to that buffer, if the types agree.
func foldToMemRef(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	from := ToMemRefOp{op}.Tensor().DefinedBy(ToTensor)
	if from == nil || from.Operand(0).Type() != op.Result(0).Type() {
		return out, false
	}
	return append(out, ir.FoldResult{Value: from.Operand(0)}), true
}

func foldClone(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, memref.FoldCasts(op)
}
