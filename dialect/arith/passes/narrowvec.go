package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// vectorPatterns returns patterns that move extensions of integers after ops of the
// vector dialect that only move elements.
func (n narrowing) vectorPatterns() []*rewrite.Pattern {
	var ps []*rewrite.Pattern
	for _, def := range []*ir.OpDef{vector.Extract, vector.ExtractElement, vector.ExtractStridedSlice, vector.Broadcast,
		vector.ShapeCast, vector.Transpose, vector.FlatTranspose} {
		ps = append(ps, rewrite.OnOp("extension-over-"+def.Name, def, extendLater))
	}
	for _, def := range []*ir.OpDef{vector.Insert, vector.InsertElement, vector.InsertStridedSlice} {
		ps = append(ps, rewrite.OnOp("extension-over-"+def.Name, def, n.insertLater))
	}
	return ps
}

// withElement returns t, or the vector t, with elements of type elem.
func withElement(t, elem ir.Type) ir.Type {
	if s, ok := t.(ir.ShapedType); ok {
		return s.WithShape(s.Shape(), elem)
	}
	return elem
}

// recreate creates op with other operands and with elements of type elem.
func recreate(rw *rewrite.Rewriter, op *ir.Operation, operands []*ir.Value, elem ir.Type) *ir.Value {
	st := ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: operands, Attrs: op.Attrs(),
		Results: []ir.Type{withElement(op.Result(0).Type(), elem)}}
	return rw.Build(&st).Result(0)
}

// extendLater applies op to the operand of the extension that is its first operand.
func extendLater(op *ir.Operation, rw *rewrite.Rewriter) bool {
	ext := op.Operand(0).DefiningOp()
	if extensionOf(ext) == 0 {
		return rw.Fail("the operand is not extended")
	}
	operands := op.Operands()
	operands[0] = ext.Operand(0)
	v := recreate(rw, op, operands, ir.ElementTypeOrSelf(ext.Operand(0).Type()))
	rw.Replace(op, arith.NewCast(&rw.Builder, op.Loc(), ext.Def(), v, op.Result(0).Type()))
	return true
}

// insertLater inserts an extended value into a vector in the narrowest type that fits
// both.
func (n narrowing) insertLater(op *ir.Operation, rw *rewrite.Rewriter) bool {
	ext := op.Operand(0).DefiningOp()
	kind := extensionOf(ext)
	if kind == 0 {
		return rw.Fail("the value is not extended")
	}
	src, dst := op.Operand(0), op.Operand(1)
	bits := max(bitsOf(ext.Operand(0), kind), bitsOf(dst, kind))
	to := n.narrower(bits, dst.Type())
	if to == nil {
		return rw.Fail("no narrower type fits both")
	}
	elem := ir.ElementTypeOrSelf(to)
	operands := op.Operands()
	operands[0] = truncated(rw, op.Loc(), src, withElement(src.Type(), elem))
	operands[1] = truncated(rw, op.Loc(), dst, to)
	v := recreate(rw, op, operands, elem)
	rw.Replace(op, arith.NewCast(&rw.Builder, op.Loc(), ext.Def(), v, op.Result(0).Type()))
	return true
}
