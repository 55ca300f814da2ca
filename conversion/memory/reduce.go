package memory

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// ExpandReductions replaces reductions over workgroups by reductions in workgroup memory,
// and those of vectors over subgroups by those of their elements. It reports whether it
// changed anything, and whether all went well, after it emitted errors.
func ExpandReductions(fn *ir.Operation) (changed, ok bool) {
	x := &reducer{b: ir.NewBuilder(fn.Context(), nil), fn: fn, buffers: map[ir.Type]*ir.Value{}}
	var ops []*ir.Operation
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(gpu.AllReduce) || op.Is(gpu.SubgroupReduce) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	ok = true
	for _, op := range ops {
		x.insertBefore(op)
		switch {
		case op.Is(gpu.AllReduce):
			ok = x.workgroup(op) && ok
			changed = true
		default:
			changed = x.subgroup(op) || changed
		}
	}
	return changed, ok
}

// reducer expands the reductions of one function.
type reducer struct {
	b       *ir.Builder
	fn      *ir.Operation
	buffers map[ir.Type]*ir.Value // by type of element
	arith.Emitter
}

func (x *reducer) insertBefore(op *ir.Operation) {
	x.b.SetBefore(op)
	x.Emitter = arith.Emitter{B: x.b, Loc: op.Loc()}
}

// subgroup reduces the elements of a vector one by one.
func (x *reducer) subgroup(op *ir.Operation) bool {
	t, ok := op.Operand(0).Type().(*ir.VectorType)
	if !ok || len(t.Shape()) != 1 || t.IsScalable() {
		return false
	}
	v := op.Operand(0)
	result := v
	for i := range t.Shape()[0] {
		part := vector.NewExtract(x.b, x.Loc, v, i)
		part = x.b.Create(x.Loc, gpu.SubgroupReduce, []*ir.Value{part}, []ir.Type{t.ElementType()}, op.Attrs()...).Result(0)
		result = vector.NewInsert(x.b, x.Loc, part, result, i)
	}
	op.Result(0).ReplaceAllUsesWith(result)
	op.Erase()
	return true
}

// workgroup reduces in workgroup memory, in steps that each halve the number of values.
// Barriers stand between the steps, and one after the last step, so that the next reduction
// can use the memory again.
func (x *reducer) workgroup(op *ir.Operation) bool {
	size, why, help := workgroupSize(op)
	if why != "" {
		return op.EmitError("'gpu.all_reduce' needs the size of the workgroup, "+why, ir.Note(x.fn.Loc(), help))
	}
	n := size[0] * size[1] * size[2]
	v := op.Operand(0)
	buffer := x.buffer(v.Type(), n)
	x.insertBefore(op)
	at := x.linearID(size)
	memref.NewStore(x.b, x.Loc, v, buffer, at)
	x.barrier()
	half := int64(1)
	for half < n {
		half *= 2
	}
	for half /= 2; half > 0; half /= 2 {
		// The invocation at+half exists if at < n-half.
		cond := x.CmpI(arith.ULT, at, arith.NewIndex(x.b, x.Loc, min(half, n-half)))
		step := scf.NewIf(x.b, x.Loc, cond, nil, false)
		x.b.SetEnd(step.Then())
		l := memref.NewLoad(x.b, x.Loc, buffer, at)
		r := memref.NewLoad(x.b, x.Loc, buffer, x.Op(arith.AddI, at, arith.NewIndex(x.b, x.Loc, half)))
		combined := x.combine(op, l, r)
		if combined == nil {
			return op.EmitError("the body of 'gpu.all_reduce' must be one block")
		}
		memref.NewStore(x.b, x.Loc, combined, buffer, at)
		scf.NewYield(x.b, x.Loc)
		x.b.SetAfter(step.Operation)
		x.barrier()
	}
	result := memref.NewLoad(x.b, x.Loc, buffer, arith.NewIndex(x.b, x.Loc, 0))
	x.barrier()
	op.Result(0).ReplaceAllUsesWith(result)
	op.Erase()
	return true
}

// workgroupSize returns the size of the workgroup at op, or why it is not known and what helps.
func workgroupSize(op *ir.Operation) (size [3]int64, why, help string) {
	abi := spirv.LookupEntryPointABI(op)
	switch {
	case abi != nil && abi.WorkgroupSize == nil:
		return size, "which is known only at launch", "state it in 'spirv.entry_point_abi' or 'known_block_size', or launch the kernel with one constant block size"
	case abi == nil || abi.WorkgroupSize.Len() != 3:
		return size, "which only kernels have", "reduce in the kernel, or inline this function"
	}
	return [3]int64{abi.WorkgroupSize.Int64(0), abi.WorkgroupSize.Int64(1), abi.WorkgroupSize.Int64(2)}, "", ""
}

func (x *reducer) barrier() { x.b.Create(x.Loc, gpu.Barrier, nil, nil) }

// buffer returns the workgroup memory for values of type t.
func (x *reducer) buffer(t ir.Type, n int64) *ir.Value {
	v := x.buffers[t]
	if v == nil {
		x.b.SetStart(x.fn.Region(0).First())
		ctx := t.Context()
		v = memref.NewAlloc(x.b, x.Loc, memref.Alloc, ctx.MemRef([]int64{n}, t, nil, ctx.Enum(gpu.AddressSpaceAttrDef, uint64(gpu.Workgroup))), nil, nil, nil)
		x.buffers[t] = v
	}
	return v
}

// linearID is the number of the invocation in its workgroup.
func (x *reducer) linearID(size [3]int64) *ir.Value {
	at := gpu.NewID(x.b, x.Loc, gpu.ThreadID, gpu.X)
	stride := size[0]
	for i, d := range [...]gpu.Dim{gpu.Y, gpu.Z} {
		if size[i+1] > 1 {
			id := gpu.NewID(x.b, x.Loc, gpu.ThreadID, d)
			at = x.Op(arith.AddI, at, x.Op(arith.MulI, id, arith.NewIndex(x.b, x.Loc, stride)))
		}
		stride *= size[i+1]
	}
	return at
}

// reductions are the operations of integers and floats.
var reductions = [...]*ir.OpDef{
	gpu.ReduceMinUI: arith.MinUI, gpu.ReduceMinSI: arith.MinSI, gpu.ReduceMinNumF: arith.MinNumF,
	gpu.ReduceMaxUI: arith.MaxUI, gpu.ReduceMaxSI: arith.MaxSI, gpu.ReduceMaxNumF: arith.MaxNumF,
	gpu.ReduceAnd: arith.AndI, gpu.ReduceOr: arith.OrI, gpu.ReduceXor: arith.XOrI,
	gpu.ReduceMinimumF: arith.MinimumF, gpu.ReduceMaximumF: arith.MaximumF,
}

// combine reduces two values by the operation or the body of op. It returns nil if the body
// has several blocks.
func (x *reducer) combine(op *ir.Operation, l, r *ir.Value) *ir.Value {
	if kind, ok := gpu.ReductionOf(op); ok {
		return x.combineBy(kind, l, r)
	}
	return x.body(op, l, r)
}

// combineBy reduces two values by an operation.
func (x *reducer) combineBy(kind gpu.Reduction, l, r *ir.Value) *ir.Value {
	_, float := l.Type().(*ir.FloatType)
	switch {
	case kind == gpu.ReduceAdd && float:
		return x.Op(arith.AddF, l, r)
	case kind == gpu.ReduceAdd:
		return x.Op(arith.AddI, l, r)
	case kind == gpu.ReduceMul && float:
		return x.Op(arith.MulF, l, r)
	case kind == gpu.ReduceMul:
		return x.Op(arith.MulI, l, r)
	}
	return x.Op(reductions[kind], l, r)
}

// body copies the body of op for l and r.
func (x *reducer) body(op *ir.Operation, l, r *ir.Value) *ir.Value {
	body := op.Region(0).First()
	if body.Next() != nil {
		return nil
	}
	m := ir.NewMapping()
	m.Map(body.Arg(0), l)
	m.Map(body.Arg(1), r)
	for o := body.First(); o != body.Last(); o = o.Next() {
		x.b.Insert(x.b.Arena().Clone(o, m))
	}
	return m.Value(body.Last().Operand(0))
}
