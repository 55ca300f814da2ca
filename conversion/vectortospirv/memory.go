package vectortospirv

import (
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// pointer returns a pointer to the vector that op accesses: the pointer to its
// first element, cast to the vector type. Since MLIR 20, a vector of one element is its element.
// It returns nil after it recorded the reason.
func (l *lowering) pointer(op vector.AccessOp, base *ir.Value, at []*ir.Value, rw *rewrite.Rewriter) *ir.Value {
	ptr := l.c.ElementPtr(&rw.Builder, op.BaseType(), base, at, op.Loc())
	if ptr == nil {
		rw.Fail("failed to get memref element pointer")
		return nil
	}
	if l.scalar(op) {
		return ptr
	}
	vec := spirv.PointerTo(op.VectorType(), ptr.Type().(*spirv.PointerType).Storage)
	return rw.Create(op.Loc(), spirv.Bitcast, []*ir.Value{ptr}, []ir.Type{vec}).Result(0)
}

func (l *lowering) scalar(op vector.AccessOp) bool {
	return l.c.MLIR() > 19 && ir.NumElements(op.VectorType().Shape()) == 1
}

// alignment returns the attributes for the alignment that op states, as MLIR 22 converts it. Exact conversions do not rely on it.
func (l *lowering) alignment(op *ir.Operation) []ir.NamedAttribute {
	n, ok := op.Attr("alignment").(*ir.IntegerAttr)
	if !ok || l.c.MLIR() < 22 || l.c.Exact() {
		return nil
	}
	ctx := op.Context()
	return []ir.NamedAttribute{ir.Named("memory_access", ctx.Enum(spirv.MemoryAccessAttr, uint64(spec.MemoryAccessAligned))),
		ir.Named("alignment", ctx.Int(ctx.I32(), n.Int64Or(0)))}
}

func (l *lowering) load(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	a := vector.AccessOp{Operation: op}
	ptr := l.pointer(a, ad.Operand(0), ad.Operands[1:], rw)
	if ptr == nil {
		return false
	}
	t := ir.Type(a.VectorType())
	if l.scalar(a) {
		t = ptr.Type().(*spirv.PointerType).Pointee
	}
	rw.ReplaceByNew(op, spirv.Load, []*ir.Value{ptr}, []ir.Type{t}, l.alignment(op)...)
	return true
}

func (l *lowering) store(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	ptr := l.pointer(vector.AccessOp{Operation: op}, ad.Operand(1), ad.Operands[2:], rw)
	if ptr == nil {
		return false
	}
	rw.ReplaceByNew(op, spirv.Store, []*ir.Value{ptr, ad.Operand(0)}, nil, l.alignment(op)...)
	return true
}

// step makes a vector of the numbers from 0 on.
func (l *lowering) step(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := l.c.ResultType(op, rw)
	if t == nil {
		return false
	}
	number := func(t ir.Type, i int64) *ir.Value {
		return spirv.NewConstant(&rw.Builder, op.Loc(), rw.Context().Int(t, i), t)
	}
	v, ok := t.(*ir.VectorType)
	if !ok {
		rw.Replace(op, number(t, 0))
		return true
	}
	parts := make([]*ir.Value, ir.NumElements(v.Shape()))
	for i := range parts {
		parts[i] = number(v.ElementType(), int64(i))
	}
	rw.ReplaceByNew(op, spirv.CompositeConstruct, parts, []ir.Type{t})
	return true
}
