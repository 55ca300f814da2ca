package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewLowerMask returns the pass lower-vector-mask. It turns vector.mask around a transfer or a
// gather into the mask operand of that operation.
func NewLowerMask() *pass.Pass {
	return &pass.Pass{
		Name: "lower-vector-mask", Class: "LowerVectorMaskPass", Op: fn.Func.Name, Summary: "Lower 'vector.mask' operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return greedily(op, rewrite.On("lower-mask", vector.Mask, lowerMask), vector.ElideEmptyMask())
		},
	}
}

func lowerMask(m vector.MaskOp, rw *rewrite.Rewriter) bool {
	op := m.Masked()
	switch {
	case op == nil:
		return rw.Fail("the mask has no operation")
	case op.Is(vector.TransferRead) || op.Is(vector.TransferWrite):
		if m.PassThru() != nil {
			return rw.Fail("the transfer has no operand for the lanes that are off")
		}
		maskTransfer(m, op, rw)
	case op.Is(vector.Gather):
		maskGather(m, op, rw)
	default:
		return rw.Fail("the operation has no mask operand")
	}
	return true
}

// maskTransfer keeps the inherent attributes of the transfer and drops the others, as MLIR does.
func maskTransfer(m vector.MaskOp, op *ir.Operation, rw *rewrite.Rewriter) {
	indices := len(vector.TransferOp{Operation: op}.Indices())
	segments := rw.Context().Segments(1, indices, 1, 1)
	if op.Is(vector.TransferWrite) {
		segments = rw.Context().Segments(1, 1, indices, 1)
	}
	rw.ReplaceByNew(m.Operation, op.Def(), append(op.Operands()[:indices+2], m.Mask()), op.ResultTypes(),
		segments, inherentAttr(op, "permutation_map"), inherentAttr(op, "in_bounds"))
}

// inherentAttr returns an inherent attribute of op for an operation that replaces op.
func inherentAttr(op *ir.Operation, name string) ir.NamedAttribute {
	return ir.Named(name, op.Attr(name))
}

// maskGather replaces the mask and the value to pass through of the gather: zero, because
// vector.mask has no such value for it.
func maskGather(m vector.MaskOp, op *ir.Operation, rw *rewrite.Rewriter) {
	t := op.Result(0).Type()
	operands := op.Operands()
	n := len(operands)
	operands[n-2], operands[n-1] = m.Mask(), arith.NewInt(&rw.Builder, op.Loc(), t, 0)
	rw.ReplaceByNew(m.Operation, vector.Gather, operands, []ir.Type{t})
}
