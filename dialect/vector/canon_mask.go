package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func maskPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("CreateMaskFolder", CreateMask, createConstantMask),
		rewrite.On("MaskedLoadFolder", MaskedLoad, maskedLoadOf),
		rewrite.On("ExpandLoadFolder", ExpandLoad, maskedLoadOf),
		rewrite.On("MaskedStoreFolder", MaskedStore, maskedStoreOf),
		rewrite.On("CompressStoreFolder", CompressStore, maskedStoreOf),
		rewrite.On("GatherFolder", Gather, gatherOfNothing),
		rewrite.On("ScatterFolder", Scatter, scatterOfNothing),
	}
}

// vscaleMultiple returns n if v is n times vscale.
func vscaleMultiple(v *ir.Value) (int64, bool) {
	if v.DefinedBy(VScale) != nil {
		return 1, true
	}
	mul := v.DefinedBy(arith.MulI)
	if mul == nil {
		return 0, false
	}
	for i := range 2 {
		if mul.Operand(i).DefinedBy(VScale) != nil {
			return ir.IntConstantOf(mul.Operand(1 - i))
		}
	}
	return 0, false
}

// createConstantMask turns a create_mask with constant bounds into a constant mask. In
// scalable dimensions the mask must be all true or all false.
func createConstantMask(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	sizes := make([]int64, op.NumOperands())
	for i, v := range op.Operands() {
		size, scalable := int64(1), false
		if len(t.Shape()) > 0 {
			size, scalable = t.Shape()[i], t.ScalableDim(i)
		}
		if n, ok := ir.IntConstantOf(v); ok {
			if scalable && n >= 0 {
				return rw.Fail("part of a scalable dimension is set")
			}
			sizes[i] = max(0, min(n, size))
			continue
		}
		n, ok := vscaleMultiple(v)
		if !ok || n < size {
			return rw.Fail("a bound is not known")
		}
		sizes[i] = max(0, min(n, size))
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	rw.ReplaceByNew(op, ConstantMask, nil, []ir.Type{t}, i64List(&rw.Builder, "mask_dim_sizes", sizes))
	return true
}

func maskedLoadOf(op AccessOp, rw *rewrite.Rewriter) bool {
	switch maskFormat(op.Mask()) {
	case allTrue:
		rw.ReplaceByNew(op.Operation, Load, append([]*ir.Value{op.Base()}, op.Indices()...), op.ResultTypes())
	case allFalse:
		rw.Replace(op.Operation, op.PassThru())
	default:
		return rw.Fail("the mask is not known")
	}
	return true
}

func maskedStoreOf(op AccessOp, rw *rewrite.Rewriter) bool {
	switch maskFormat(op.Mask()) {
	case allTrue:
		rw.ReplaceByNew(op.Operation, Store, append([]*ir.Value{op.Stored(), op.Base()}, op.Indices()...), nil)
	case allFalse:
		rw.Erase(op.Operation)
	default:
		return rw.Fail("the mask is not known")
	}
	return true
}

func gatherOfNothing(op AccessOp, rw *rewrite.Rewriter) bool {
	if maskFormat(op.Mask()) != allFalse {
		return rw.Fail("the mask is not false")
	}
	rw.Replace(op.Operation, op.PassThru())
	return true
}

func scatterOfNothing(op AccessOp, rw *rewrite.Rewriter) bool {
	if maskFormat(op.Mask()) != allFalse {
		return rw.Fail("the mask is not false")
	}
	if op.NumResults() > 0 && op.Result(0).Type() != op.Base().Type() {
		return rw.Fail("the result has another type")
	}
	rw.Replace(op.Operation, []*ir.Value{op.Base()}[:op.NumResults()]...)
	return true
}

// MaskFolders returns the canonicalization patterns that lowerings of vectors apply, too: those that simplify masks, accesses under constant
// masks, and transposes.
func MaskFolders() []*rewrite.Pattern {
	return append(maskPatterns(), rewrite.On("StridedSliceConstantMaskFolder", ExtractStridedSlice, sliceOfConstantMask),
		rewrite.On("TransposeFolder", Transpose, transposeOfTranspose))
}

// MaskSizes returns the sizes of a vector.constant_mask.
func MaskSizes(op *ir.Operation) []int64 { return int64s(op.Prop(0)) }
