package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// threadDims is the number of dimensions of a workgroup.
const threadDims = 3

// PromoteToWorkgroup makes the function f work on a copy in workgroup memory of its
// argument arg. The body of f must be one block, and the argument a memref of static
// shape and rank one or more. All threads together fill the copy at the start and write
// it back at the end.
func PromoteToWorkgroup(f gpu.FuncOp, arg int) {
	ctx, v := f.Context(), f.Args()[arg]
	t := v.Type().(*ir.MemRefType)
	copied := f.AddWorkgroupBuffer(ctx.MemRef(t.Shape(), t.ElementType(), nil, gpu.AddressSpaceOf(ctx, gpu.Workgroup)), v.Loc())
	v.ReplaceAllUsesWith(copied)
	p := &promotion{b: ir.NewBuilder(ctx, nil), loc: f.Loc()}
	body := f.Body().First()
	p.b.SetStart(body)
	p.copy(v, copied)
	p.barrier()
	p.b.SetBefore(body.Last())
	p.barrier()
	p.copy(copied, v)
}

// promotion creates copies.
type promotion struct {
	b   *ir.Builder
	loc ir.Location
}

func (p *promotion) barrier() { p.b.Create(p.loc, gpu.Barrier, nil, nil) }

func (p *promotion) index(v int64) *ir.Value { return arith.NewIndex(p.b, p.loc, v) }

// copy creates loops that copy from one memref to another. The innermost loops run over
// the threads, x innermost, so that neighbors access neighboring elements. If there are
// too few loops, it adds outer loops of one iteration.
func (p *promotion) copy(from, to *ir.Value) {
	shape := from.Type().(*ir.MemRefType).Shape()
	zero, one := p.index(0), p.index(1)
	var upper []*ir.Value
	for len(upper)+len(shape) < threadDims {
		upper = append(upper, one)
	}
	for i, n := range shape {
		p.index(int64(i)) // the index of the memref.dim that folds; MLIR leaves the constant too
		upper = append(upper, p.index(n))
	}
	var ids, sizes [threadDims]*ir.Value
	for d := range ids {
		ids[d] = gpu.NewID(p.b, p.loc, gpu.ThreadID, gpu.Dim(d))
		sizes[d] = gpu.NewID(p.b, p.loc, gpu.BlockDim, gpu.Dim(d))
	}
	at := p.b.InsertionPoint()
	loops := make([]scf.ForOp, len(upper))
	ivs := make([]*ir.Value, len(upper))
	for i, n := range upper {
		loops[i] = scf.NewFor(p.b, p.loc, zero, n, one)
		ivs[i] = loops[i].InductionVar()
		p.b.SetEnd(loops[i].Body())
		p.b.SetBefore(scf.NewYield(p.b, p.loc))
	}
	ivs = ivs[len(ivs)-len(shape):]
	memref.NewStore(p.b, p.loc, memref.NewLoad(p.b, p.loc, from, ivs...), to, ivs...)
	for d := range ids {
		p.distribute(loops[len(loops)-1-d], ids[d], sizes[d])
	}
	p.b.SetInsertionPoint(at)
}

// distribute makes a loop run every n-th iteration, starting at iteration id.
func (p *promotion) distribute(loop scf.ForOp, id, n *ir.Value) {
	ctx, loc := loop.Context(), loop.Loc()
	x, y := ctx.AffineSymbolExpr(0), ctx.AffineSymbolExpr(1)
	product, sum := ctx.AffineMap(0, 2, x.Mul(y)), ctx.AffineMap(0, 2, x.Add(y))
	p.b.SetBefore(loop.Operation)
	first := affine.NewApply(p.b, loc, product, []*ir.Value{id, loop.Step()})
	lower := affine.NewApply(p.b, loc, sum, []*ir.Value{first, loop.LowerBound()})
	step := affine.NewApply(p.b, loc, product, []*ir.Value{n, loop.Step()})
	loop.SetOperand(0, lower)
	loop.SetOperand(2, step)
}
