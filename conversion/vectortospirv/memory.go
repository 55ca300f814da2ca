package vectortospirv

import (
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// pointer returns a pointer to the vector that op accesses: the pointer to its
// first element, cast to the vector type. It returns nil after it recorded the reason.
func (l *lowering) pointer(op vector.AccessOp, base *ir.Value, at []*ir.Value, rw *rewrite.Rewriter) *ir.Value {
	ptr := l.c.ElementPtr(&rw.Builder, op.BaseType(), base, at, op.Loc())
	if ptr == nil {
		rw.Fail("failed to get memref element pointer")
		return nil
	}
	vec := spirv.PointerTo(op.VectorType(), ptr.Type().(*spirv.PointerType).Storage)
	return rw.Create(op.Loc(), spirv.Bitcast, []*ir.Value{ptr}, []ir.Type{vec}).Result(0)
}

func (l *lowering) load(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	a := vector.AccessOp{Operation: op}
	ptr := l.pointer(a, ad.Operand(0), ad.Operands[1:], rw)
	if ptr == nil {
		return false
	}
	rw.ReplaceByNew(op, spirv.Load, []*ir.Value{ptr}, []ir.Type{a.VectorType()})
	return true
}

func (l *lowering) store(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	ptr := l.pointer(vector.AccessOp{Operation: op}, ad.Operand(1), ad.Operands[2:], rw)
	if ptr == nil {
		return false
	}
	rw.ReplaceByNew(op, spirv.Store, []*ir.Value{ptr, ad.Operand(0)}, nil)
	return true
}
