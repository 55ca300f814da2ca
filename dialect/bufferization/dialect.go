// Package bufferization is the bufferization dialect: operations at the border between tensors, which are values, and memrefs,
// which are memory.
//
// For example, this function stores a number in a buffer by way of a tensor:
//
//	func.func @set(%buffer: memref<4xf32>, %x: f32, %i: index) {
//	  %0 = bufferization.to_tensor %buffer restrict writable : memref<4xf32> to tensor<4xf32>
//	  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
//	  bufferization.materialize_in_destination %1 in restrict writable %buffer : (tensor<4xf32>, memref<4xf32>) -> ()
//	  return
//	}
package bufferization

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Dialect returns the bufferization dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "bufferization",
		Ops: []ir.OpEntry{
			{Def: AllocTensor, Verify: verifyAllocTensor, Interfaces: []any{interfaces.ReifyShapes(sizesOfAlloc)}},
			{Def: Clone, Fold: foldClone, Effects: cloneEffects},
			{Def: Dealloc, Verify: verifyDealloc, Infer: inferDealloc},
			{Def: DeallocTensor},
			{Def: MaterializeInDestination, Verify: verifyMaterialize, Effects: materializeEffects, Interfaces: []any{interfaces.ReifyShapes(sizesOfDest), wholeSubset{}}},
			{Def: ToMemRef, Fold: foldToMemRef},
			{Def: ToTensor, Fold: foldToTensor, Effects: readsOperand},
		},
		Constant:   arith.Materialize,
		Interfaces: []any{canonicalizer{}, ir.InlineOps{}},
	}
}

func cloneEffects(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Result(0)})
	visit(ir.Effect{Kind: ir.EffectAllocate, Value: op.Result(0)})
}

func readsOperand(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
}

// materializeEffects visits the write to the destination, if that is memory.
func materializeEffects(op *ir.Operation, visit func(ir.Effect)) {
	if dest := op.Operand(1); ir.AnyRankedOrUnrankedMemRef.Match(dest.Type()) {
		visit(ir.Effect{Kind: ir.EffectWrite, Value: dest})
	}
}

// inferDealloc returns one condition per retained buffer.
func inferDealloc(ctx *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	var sizes *ir.DenseArrayAttr
	if len(st.Props) > 0 {
		sizes, _ = st.Props[0].(*ir.DenseArrayAttr)
	}
	if sizes == nil || sizes.Len() <= groupRetained {
		return nil, "the sizes of the operand groups are missing"
	}
	types := make([]ir.Type, sizes.Int64(groupRetained))
	for i := range types {
		types[i] = ctx.I1()
	}
	return types, ""
}
