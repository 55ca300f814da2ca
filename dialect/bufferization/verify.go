package bufferization

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

func verifyAllocTensor(op *ir.Operation) bool {
	a := AllocTensorOp{op}
	t, ranked := op.Result(0).Type().(*ir.RankedTensorType)
	if !ranked {
		return op.EmitOpError("result #0 must be ranked tensor of any type values, but got " + ir.QuoteType(op.Result(0).Type()))
	}
	_, sizes := op.OperandGroup(0)
	from := a.Copy()
	if from != nil && sizes > 0 {
		return op.EmitError("dynamic sizes not needed when copying a tensor")
	}
	if want := numDynamic(t); from == nil && want != sizes {
		if op.Context().MLIR() > lastMemRefName {
			return op.EmitOpError("incorrect number of dynamic sizes, has " + strconv.Itoa(sizes) + ", expected " + strconv.Itoa(want))
		}
		return op.EmitError("expected " + strconv.Itoa(want) + " dynamic sizes")
	}
	if from != nil && from.Type() != ir.Type(t) {
		return op.EmitError("expected that `copy` and return type match")
	}
	return true
}

func numDynamic(t ir.ShapedType) int {
	n := 0
	for _, d := range t.Shape() {
		if d == ir.Dynamic {
			n++
		}
	}
	return n
}

func verifyDealloc(op *ir.Operation) bool {
	_, memrefs := op.OperandGroup(groupMemrefs)
	_, conditions := op.OperandGroup(groupConditions)
	_, retained := op.OperandGroup(groupRetained)
	if memrefs != conditions {
		return op.EmitOpError("must have the same number of conditions as memrefs to deallocate")
	}
	if retained != op.NumResults() {
		return op.EmitOpError("must have the same number of updated conditions (results) as retained operands")
	}
	return true
}

func verifyMaterialize(op *ir.Operation) bool {
	m := MaterializeOp{op}
	source, dest := m.Source().Type().(ir.ShapedType), m.Dest().Type().(ir.ShapedType)
	memory := ir.AnyRankedOrUnrankedMemRef.Match(dest)
	switch {
	case !memory && !ir.AnyTensor.Match(dest):
		return op.EmitOpError("'dest' must be a tensor or a memref")
	case !memory && op.NumResults() != 1:
		return op.EmitOpError("tensor 'dest' implies exactly one tensor result")
	case !memory && op.Result(0).Type() != ir.Type(dest):
		return op.EmitOpError("result and 'dest' types must match")
	case memory && op.NumResults() != 0:
		return op.EmitOpError("memref 'dest' implies zero results")
	case m.Restrict() && !memory:
		return op.EmitOpError("'restrict' is valid only for memref destinations")
	case m.Writable() != memory:
		return op.EmitOpError("'writable' must be specified if and only if the destination is of memref type")
	case source.HasRank() != dest.HasRank():
		return op.EmitOpError("source/destination shapes are incompatible")
	case !source.HasRank():
		return true
	case len(source.Shape()) != len(dest.Shape()):
		return op.EmitOpError("rank mismatch between source and destination shape")
	case !ir.CompatibleDims(source.Shape(), dest.Shape()):
		return op.EmitOpError("source/destination shapes are incompatible")
	}
	return true
}
