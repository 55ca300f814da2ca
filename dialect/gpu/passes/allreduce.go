package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// reduceSubgroup is the number of lanes of a subgroup that the lowering of
// reductions assumes, as MLIR's lowering does.
const reduceSubgroup = 32

// lowerAllReduces lowers the reductions of a function to shuffles in each subgroup,
// and another reduction over their results in workgroup memory. All reductions must be
// uniform.
func lowerAllReduces(f gpu.FuncOp, rw *rewrite.Rewriter) bool {
	var all []*ir.Operation
	uniform := true
	f.Walk(func(op *ir.Operation) {
		if op.Is(gpu.AllReduce) {
			all = append(all, op)
			uniform = uniform && gpu.IsUniform(op)
		}
	})
	if len(all) == 0 || !uniform {
		return rw.Fail("Non uniform reductions are not supported yet.")
	}
	for _, op := range all {
		l := &allReduce{f: f, op: op, rw: rw, b: &rw.Builder, loc: op.Loc(), i32: rw.Context().I32(), t: op.Operand(0).Type()}
		l.lower()
	}
	return true
}

// allReduce lowers one reduction.
type allReduce struct {
	f   gpu.FuncOp
	op  *ir.Operation
	rw  *rewrite.Rewriter
	b   *ir.Builder
	loc ir.Location
	i32 *ir.IntegerType
	t   ir.Type
}

func (l *allReduce) lower() {
	l.rw.SetBefore(l.op)
	invocation, size := l.invocation()
	mask := l.constant(reduceSubgroup - 1)
	lane := l.binary(arith.AndI, invocation, mask)
	first := arith.NewCmpI(l.b, l.loc, arith.EQ, lane, l.constant(0))
	// The number of invocations from the subgroup's first invocation on. It may exceed
	// the size of a subgroup.
	active := l.binary(arith.SubI, size, l.binary(arith.SubI, invocation, lane))

	partial := l.subgroup(active, l.op.Operand(0))
	buffer := l.buffer()
	l.createIf(first, func() {
		at := l.index(l.binary(arith.DivSI, invocation, l.constant(reduceSubgroup)))
		memref.NewStore(l.b, l.loc, partial, buffer, at)
	})
	l.barrier()
	subgroups := l.binary(arith.DivSI, l.binary(arith.AddI, size, mask), l.constant(reduceSubgroup))
	valid := arith.NewCmpI(l.b, l.loc, arith.SLT, invocation, subgroups)
	zero := arith.NewIndex(l.b, l.loc, 0)
	l.createIf(valid, func() {
		v := memref.NewLoad(l.b, l.loc, buffer, l.index(invocation))
		memref.NewStore(l.b, l.loc, l.subgroup(subgroups, v), buffer, zero)
	})
	l.barrier()
	l.rw.Replace(l.op, memref.NewLoad(l.b, l.loc, buffer, zero))
}

// invocation computes the linear number of the invocation in its workgroup, and
// the number of invocations.
func (l *allReduce) invocation() (number, count *ir.Value) {
	var dims, ids [3]*ir.Value
	get := func(def *ir.OpDef, out *[3]*ir.Value) {
		for d := range out {
			out[d] = arith.NewCast(l.b, l.loc, arith.IndexCast, gpu.NewID(l.b, l.loc, def, gpu.Dim(d)), l.i32)
		}
	}
	get(gpu.BlockDim, &dims)
	get(gpu.ThreadID, &ids)
	plane := l.binary(arith.AddI, l.binary(arith.MulI, ids[2], dims[1]), ids[1])
	row := l.binary(arith.MulI, plane, dims[0])
	area := l.binary(arith.MulI, dims[0], dims[1])
	return l.binary(arith.AddI, row, ids[0]), l.binary(arith.MulI, area, dims[2])
}

func (l *allReduce) constant(v int64) *ir.Value { return arith.NewInt(l.b, l.loc, l.i32, v) }

func (l *allReduce) binary(def *ir.OpDef, x, y *ir.Value) *ir.Value {
	return arith.NewBinary(l.b, l.loc, def, x, y)
}

func (l *allReduce) index(v *ir.Value) *ir.Value {
	return arith.NewCast(l.b, l.loc, arith.IndexCast, v, l.rw.Context().Index())
}

func (l *allReduce) barrier() { l.rw.Create(l.loc, gpu.Barrier, nil, nil) }

// buffer adds the workgroup memory for the results of the subgroups.
func (l *allReduce) buffer() (v *ir.Value) {
	ctx := l.rw.Context()
	t := ctx.MemRef([]int64{reduceSubgroup}, l.t, nil, gpu.AddressSpaceOf(ctx, gpu.Workgroup))
	l.rw.Modify(l.f.Operation, func() { v = l.f.AddWorkgroupBuffer(t, ir.UnknownLoc) })
	return v
}

// subgroup reduces v over the first active lanes of the subgroup, or over all of
// them. Only the first lane gets the result.
func (l *allReduce) subgroup(active, v *ir.Value) *ir.Value {
	whole := l.constant(reduceSubgroup)
	part := arith.NewCmpI(l.b, l.loc, arith.SLT, active, whole)
	return l.branch(part, func() []*ir.Value {
		acc := v
		for i := int64(1); i < reduceSubgroup; i *= 2 {
			got, ok := l.shuffle(acc, i, active)
			// The value of a lane that is not active does not count.
			acc = l.branch(ok, func() []*ir.Value { return []*ir.Value{l.accumulate(acc, got)} }, func() []*ir.Value { return []*ir.Value{acc} })
		}
		return []*ir.Value{acc}
	}, func() []*ir.Value {
		acc := v
		for i := int64(1); i < reduceSubgroup; i *= 2 {
			got, _ := l.shuffle(acc, i, whole)
			acc = l.accumulate(acc, got)
		}
		return []*ir.Value{acc}
	})
}

func (l *allReduce) shuffle(v *ir.Value, distance int64, width *ir.Value) (got, ok *ir.Value) {
	ctx := l.rw.Context()
	op := l.rw.Create(l.loc, gpu.Shuffle, []*ir.Value{v, l.constant(distance), width}, []ir.Type{l.t, ctx.I1()},
		ir.Named("mode", ctx.Enum(gpu.ShuffleModeAttrDef, uint64(gpu.ShuffleXor))))
	return op.Result(0), op.Result(1)
}

// branch creates two blocks with the results of then and other, and continues in a
// third block, which gets the results as arguments. It returns nil if there are no
// results.
func (l *allReduce) branch(cond *ir.Value, then, other func() []*ir.Value) *ir.Value {
	at := l.rw.InsertionPoint()
	rest := l.rw.SplitBlock(at.Block, at.Before)
	region := rest.Region()
	onTrue := l.rw.NewBlockIn(region, rest, nil, l.loc)
	onFalse := l.rw.NewBlockIn(region, rest, nil, l.loc)
	l.rw.SetEnd(at.Block)
	cf.NewCondBranch(l.b, l.loc, cond, onTrue, nil, onFalse, nil)
	l.rw.SetStart(onTrue)
	vs := then()
	cf.NewBranch(l.b, l.loc, rest, vs...)
	l.rw.SetStart(onFalse)
	cf.NewBranch(l.b, l.loc, rest, other()...)
	l.rw.SetStart(rest)
	if len(vs) == 0 {
		return nil
	}
	return rest.AddArg(vs[0].Type(), vs[0].Loc())
}

// createIf runs the operations that f creates only if cond is true.
func (l *allReduce) createIf(cond *ir.Value, f func()) {
	none := func() []*ir.Value { return nil }
	l.branch(cond, func() []*ir.Value {
		f()
		return nil
	}, none)
}

// accumulate combines two values with the operation of the reduction.
func (l *allReduce) accumulate(x, y *ir.Value) *ir.Value {
	if l.op.Region(0).Empty() {
		r, _ := gpu.ReductionOf(l.op)
		return l.binary(reduceOp(r, l.t), x, y)
	}
	at := l.rw.InsertionPoint()
	rest := l.rw.SplitBlock(at.Block, at.Before)
	clone := l.rw.Arena().Clone(l.op, ir.NewMapping())
	entry := clone.Region(0).First()
	entry.Arg(0).ReplaceAllUsesWith(x)
	entry.Arg(1).ReplaceAllUsesWith(y)
	entry.EraseArgsIf(func(*ir.Value) bool { return true })
	l.rw.InlineRegionBefore(clone.Region(0), rest.Region(), rest)
	clone.Erase()
	l.rw.SetEnd(at.Block)
	cf.NewBranch(l.b, l.loc, entry)
	for b := entry; b != rest; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			if l.rw.Created != nil {
				op.Walk(l.rw.Created)
			}
		}
		if end := b.Last(); end.Is(gpu.Yield) {
			l.rw.SetBefore(end)
			cf.NewBranch(l.b, end.Loc(), rest, end.Operand(0))
			l.rw.Erase(end)
		}
	}
	l.rw.SetStart(rest)
	return rest.AddArg(x.Type(), x.Loc())
}

// reductionOps are the ops that reductions of integers and floats apply.
var reductionOps = [...]struct{ integer, float *ir.OpDef }{
	gpu.ReduceAdd:      {arith.AddI, arith.AddF},
	gpu.ReduceMul:      {arith.MulI, arith.MulF},
	gpu.ReduceMinUI:    {integer: arith.MinUI},
	gpu.ReduceMinSI:    {integer: arith.MinSI},
	gpu.ReduceMinNumF:  {float: arith.MinNumF},
	gpu.ReduceMaxUI:    {integer: arith.MaxUI},
	gpu.ReduceMaxSI:    {integer: arith.MaxSI},
	gpu.ReduceMaxNumF:  {float: arith.MaxNumF},
	gpu.ReduceAnd:      {integer: arith.AndI},
	gpu.ReduceOr:       {integer: arith.OrI},
	gpu.ReduceXor:      {integer: arith.XOrI},
	gpu.ReduceMinimumF: {float: arith.MinimumF},
	gpu.ReduceMaximumF: {float: arith.MaximumF},
}

// reduceOp returns the op that combines two values of type t, or vectors of it.
func reduceOp(r gpu.Reduction, t ir.Type) *ir.OpDef {
	if _, float := ir.ElementTypeOrSelf(t).(*ir.FloatType); float {
		return reductionOps[r].float
	}
	return reductionOps[r].integer
}
