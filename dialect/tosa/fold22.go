package tosa

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

func foldMul(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	shift, ok := MulShift(op)
	if !ok {
		return out, false
	}
	return foldMulBy(op, operands, shift, out)
}

// foldNegate folds the negation of a negation, if all zero points are 0.
func foldNegate(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	prev := op.Operand(0).DefinedBy(Negate)
	if prev == nil {
		return out, false
	}
	for _, v := range slices.Concat(op.Operands()[1:], prev.Operands()[1:]) {
		if zp, ok := zeroPointOf(v); !ok || zp != 0 {
			return out, false
		}
	}
	return same(op, prev.Operand(0), out)
}

func foldSlice(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	start, _, ok := SliceOf(op)
	if !ok {
		start = nil
	}
	return foldSliceAt(op, operands[0], start, out)
}

func foldTile(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	times, ok := TileOf(op)
	if !ok || slices.ContainsFunc(times, func(n int64) bool { return n != 1 }) {
		return out, false
	}
	return same(op, op.Operand(0), out)
}

func foldTranspose(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	order, _ := TransposeOf(op)
	return foldTransposeBy(op, operands[0], order, out)
}
