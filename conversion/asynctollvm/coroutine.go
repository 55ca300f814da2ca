package asynctollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func (c *converter) coroutinePatterns() []*rewrite.Pattern {
	add := func(def *ir.OpDef, f func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.ConvertOp(def.Name+" to intrinsic", &c.async, def, f)
	}
	return []*rewrite.Pattern{add(async.CoroID, c.id), add(async.CoroBegin, c.begin), add(async.CoroFree, c.free), add(async.CoroEnd, c.end),
		add(async.CoroSave, c.save), add(async.CoroSuspend, c.suspend)}
}

// noBool returns the constant false, with which intrinsics are told that nothing unwinds and that a suspension is not the last.
func noBool(b *ir.Builder, loc ir.Location) *ir.Value {
	return llvm.NewConstant(b, loc, b.Context().I1(), b.Context().Bool(false))
}

func (c *converter) id(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	zero := llvm.NewInt(b, loc, rw.Context().I32(), 0)
	null := llvm.NewOne(b, loc, llvm.Zero, c.Pointer())
	rw.ReplaceByNew(op, llvm.IntrCoroId, []*ir.Value{zero, null, null, null}, []ir.Type{llvm.Token(rw.Context())})
	return true
}

// begin allocates the memory of the coroutine. Its size becomes a multiple of its alignment, as aligned_alloc requires.
func (c *converter) begin(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	i64 := ir.Type(rw.Context().I64())
	alloc := c.Runtime(rw, op, "aligned_alloc", c.Pointer(), i64, i64)
	if alloc == nil {
		return rw.Fail("no function allocates the memory of the coroutine")
	}
	size := llvm.NewOne(b, loc, llvm.IntrCoroSize, i64)
	align := llvm.NewOne(b, loc, llvm.IntrCoroAlign, i64)
	size = llvm.NewOne(b, loc, llvm.Add, i64, size, align)
	size = llvm.NewOne(b, loc, llvm.Sub, i64, size, llvm.NewInt(b, loc, i64, 1))
	mask := llvm.NewOne(b, loc, llvm.Sub, i64, llvm.NewInt(b, loc, i64, 0), align)
	size = llvm.NewOne(b, loc, llvm.And, i64, size, mask)
	memory := llvmtypes.Call(b, loc, alloc, align, size).Result(0)
	rw.ReplaceByNew(op, llvm.IntrCoroBegin, []*ir.Value{ad.Operand(0), memory}, []ir.Type{c.Pointer()})
	return true
}

func (c *converter) free(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	free := c.Runtime(rw, op, "free", nil, c.Pointer())
	if free == nil {
		return rw.Fail("no function frees the memory of the coroutine")
	}
	memory := llvm.NewOne(&rw.Builder, op.Loc(), llvm.IntrCoroFree, c.Pointer(), ad.Operands...)
	llvmtypes.Call(&rw.Builder, op.Loc(), free, memory)
	rw.Erase(op)
	return true
}

func (c *converter) end(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	no := noBool(b, loc)
	none := llvm.NewOne(b, loc, llvm.None, llvm.Token(rw.Context()))
	llvm.NewOne(b, loc, llvm.IntrCoroEnd, rw.Context().I1(), ad.Operand(0), no, none)
	rw.Erase(op)
	return true
}

func (c *converter) save(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.ReplaceByNew(op, llvm.IntrCoroSave, ad.Operands, []ir.Type{llvm.Token(rw.Context())})
	return true
}

// suspend branches by what the intrinsic returns: 0 after the coroutine was resumed, 1 after it was destroyed, or else -1.
func (c *converter) suspend(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	b, loc, ctx := &rw.Builder, op.Loc(), rw.Context()
	no := noBool(b, loc)
	state := llvm.NewOne(b, loc, llvm.IntrCoroSuspend, ctx.I(8), ad.Operand(0), no)
	state = llvm.NewOne(b, loc, llvm.SExt, ctx.I32(), state)
	rw.CreateBranch(loc, llvm.Switch, []*ir.Value{state}, []*ir.Block{op.Successor(async.SuspendDest), op.Successor(async.ResumeDest), op.Successor(async.CleanupDest)},
		ir.Named("case_values", ctx.DenseOf(ctx.Vector([]int64{2}, ctx.I32()), []ir.Attribute{ctx.Int(ctx.I32(), 0), ctx.Int(ctx.I32(), 1)})),
		ir.Named("case_operand_segments", ctx.DenseI32Array(0, 0)), ctx.Segments(1, 0, 0))
	rw.Erase(op)
	return true
}
