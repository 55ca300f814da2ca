package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// RewritePatterns returns the patterns that expand operations of the gpu dialect into
// simpler ones: reductions of a workgroup, global ids, shuffles of 64 bits, and, since MLIR 20, subgroup ids.
func RewritePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("GpuAllReduceRewrite", gpu.Func, lowerAllReduces),
		rewrite.On("GpuGlobalIdRewriter", gpu.GlobalID, expandGlobalID),
		rewrite.OnOp("GpuShuffleRewriter", gpu.Shuffle, splitShuffle),
		rewrite.OnOp("GpuSubgroupIdRewriter", gpu.SubgroupID, expandSubgroupID),
	}
}

// expandGlobalID computes a global id from the block id and the thread id.
func expandGlobalID(op gpu.IDOp, rw *rewrite.Rewriter) bool {
	b, loc, d := &rw.Builder, op.Loc(), op.Dimension()
	block, size := gpu.NewID(b, loc, gpu.BlockID, d), gpu.NewID(b, loc, gpu.BlockDim, d)
	mul, add := index.Mul, index.Add
	if rw.Context().MLIR() > 19 {
		mul, add = arith.MulI, arith.AddI
	}
	start := rw.CreateInferred(loc, mul, []*ir.Value{block, size}).Result(0)
	rw.ReplaceWithOp(op.Operation, rw.CreateInferred(loc, add, []*ir.Value{gpu.NewID(b, loc, gpu.ThreadID, d), start}))
	return true
}

// expandSubgroupID divides the number of the thread in its block by the size of subgroups.
func expandSubgroupID(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if rw.Context().MLIR() == 19 {
		return rw.Fail("MLIR 19 has no such pattern")
	}
	b, loc := &rw.Builder, op.Loc()
	sizeX, sizeY := gpu.NewID(b, loc, gpu.BlockDim, gpu.X), gpu.NewID(b, loc, gpu.BlockDim, gpu.Y)
	x, y, z := gpu.NewID(b, loc, gpu.ThreadID, gpu.X), gpu.NewID(b, loc, gpu.ThreadID, gpu.Y), gpu.NewID(b, loc, gpu.ThreadID, gpu.Z)
	rows := arith.NewBinary(b, loc, arith.AddI, arith.NewBinary(b, loc, arith.MulI, sizeY, z), y)
	number := arith.NewBinary(b, loc, arith.AddI, x, arith.NewBinary(b, loc, arith.MulI, sizeX, rows))
	lanes := rw.Create(loc, gpu.SubgroupSize, nil, op.ResultTypes()).Result(0)
	rw.Replace(op, arith.NewBinary(b, loc, arith.DivUI, number, lanes))
	return true
}

// splitShuffle splits a shuffle of 64 bits into two of 32 bits.
func splitShuffle(op *ir.Operation, rw *rewrite.Rewriter) bool {
	b, v := &rw.Builder, op.Operand(0)
	t, loc, at := v.Type(), op.Loc(), v.Loc()
	ctx := rw.Context()
	if t == ctx.I32() || t == ctx.F32() {
		return rw.Fail("the value has 32 bits")
	}
	_, float := t.(*ir.FloatType)
	if float {
		v = arith.NewCast(b, at, arith.Bitcast, v, ctx.I64())
	}
	low := arith.NewCast(b, at, arith.TruncI, v, ctx.I32())
	c32 := arith.NewInt(b, at, ctx.I64(), 32)
	high := arith.NewCast(b, at, arith.TruncI, arith.NewBinary(b, at, arith.ShRUI, v, c32), ctx.I32())
	shuffle := func(v *ir.Value) *ir.Operation {
		return rw.Create(loc, gpu.Shuffle, []*ir.Value{v, op.Operand(1), op.Operand(2)}, []ir.Type{v.Type(), ctx.I1()}, ir.Named("mode", op.Prop(0)))
	}
	l, h := shuffle(low), shuffle(high)
	low = arith.NewCast(b, at, arith.ExtUI, l.Result(0), ctx.I64())
	high = arith.NewBinary(b, at, arith.ShLI, arith.NewCast(b, at, arith.ExtUI, h.Result(0), ctx.I64()), c32)
	v = arith.NewBinary(b, loc, arith.OrI, high, low)
	if float {
		v = arith.NewCast(b, at, arith.Bitcast, v, t)
	}
	rw.Replace(op, v, arith.NewBinary(b, loc, arith.AndI, l.Result(1), h.Result(1)))
	return true
}
