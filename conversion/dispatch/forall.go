package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// forall makes loops of a scf.forall on tensors. The results have memory of their own, which begins as a copy of the shared outputs and
// which the body only writes: what the body reads of a shared output is what it was before the loop. So iterations do not see what others
// write, and the order of the iterations is free. If the iterations are dispatches, the loop becomes a scf.parallel.
func (p *placer) forall(f scf.ForallOp) bool {
	outs, body, loc := f.Outputs(), f.Body(), f.Loc()
	results := make([]*ir.Value, len(outs))
	for i, v := range outs {
		if results[i] = v; !isFresh(v, f.Block()) {
			results[i] = p.copied(loc, v)
		}
	}
	end := body.Last()
	for in := end.Region(0).First().First(); in != nil; in = in.Next() {
		in.SetOperand(1, results[in.Operand(1).Index()-f.Rank()])
	}
	for i, v := range outs {
		body.Arg(f.Rank() + i).ReplaceAllUsesWith(v)
	}
	lower, upper, steps := affine.ValuesOf(p.b, loc, f.LowerBounds()), affine.ValuesOf(p.b, loc, f.UpperBounds()), affine.ValuesOf(p.b, loc, f.Steps())
	if len(lower) == 0 {
		one := arith.NewIndex(p.b, loc, 1)
		lower, upper, steps = []*ir.Value{arith.NewIndex(p.b, loc, 0)}, []*ir.Value{one}, []*ir.Value{one}
	}
	var outer, inner *ir.Operation
	for i := range lower {
		loop := scf.NewFor(p.b, loc, lower[i], upper[i], steps[i])
		if i < f.Rank() {
			body.Arg(i).ReplaceAllUsesWith(loop.InductionVar())
		}
		p.b.SetEnd(loop.Body())
		if inner = loop.Operation; outer == nil {
			outer = inner
		}
	}
	inner.Region(0).First().TakeOps(body)
	for loop := inner; ; loop = loop.Parent() {
		p.b.SetEnd(loop.Region(0).First())
		scf.NewYield(p.b, loc)
		if loop == outer {
			break
		}
	}
	f.ReplaceAllUsesWith(results)
	f.Erase()
	if !p.region(outer.Region(0)) {
		return false
	}
	if f.Rank() > 0 && onlyDispatches(inner.Region(0).First()) && p.separate(outer, inner, lower, upper, steps) {
		p.parallel(outer, inner, lower, upper, steps)
	}
	return true
}

// onlyDispatches reports whether blk has dispatches, copies, memory and arithmetic of indices only.
func onlyDispatches(blk *ir.Block) bool {
	for op := blk.First(); op != blk.Last(); op = op.Next() {
		if !op.Is(kernel.Dispatch) && !op.Is(memref.Copy) && !op.Is(memref.Alloc) && !isIndexing(op) {
			return false
		}
	}
	return true
}

// Bounds of the memory of all iterations of a loop: the highest number of elements, and that of iterations if the loop does not tell it.
const (
	maxSeparate  = 1 << 24
	assumedCount = 1 << 12
)

// separate gives each iteration of the loops from outer to inner memory of its own for what it allocates, so that one launch can compute all iterations. It
// reports whether it did, and has changed nothing otherwise.
func (p *placer) separate(outer, inner *ir.Operation, lower, upper, steps []*ir.Value) bool {
	var allocs []*ir.Operation
	count := int64(1)
	counts := make([]int64, len(lower))
	for i := range lower {
		counts[i] = iterations(lower[i], upper[i], steps[i])
		n := counts[i]
		if n == ir.Dynamic {
			n = assumedCount
		}
		count = min(count*n, maxSeparate+1)
	}
	body := inner.Region(0).First()
	for op := body.First(); op != body.Last(); op = op.Next() {
		if !op.Is(memref.Alloc) {
			continue
		}
		total := count
		for _, n := range shapeOf(op.Result(0)) {
			if n == ir.Dynamic {
				return false
			}
			total = min(total*n, maxSeparate+1)
		}
		if total > maxSeparate || len(counts)+len(shapeOf(op.Result(0))) > maxRank {
			return false
		}
		allocs = append(allocs, op)
	}
	for _, op := range allocs {
		p.separateAlloc(op, outer, counts, lower, upper, steps)
	}
	return true
}

// separateAlloc makes op, an allocation in the loops that begin with outer, a part of memory for all iterations.
func (p *placer) separateAlloc(op, outer *ir.Operation, counts []int64, lower, upper, steps []*ir.Value) {
	t, loc := op.Result(0).Type().(*ir.MemRefType), op.Loc()
	p.b.SetBefore(outer)
	var sizes []*ir.Value
	for i, n := range counts {
		if n == ir.Dynamic {
			d := arith.NewBinary(p.b, loc, arith.MaxSI, arith.NewBinary(p.b, loc, arith.SubI, upper[i], lower[i]), arith.NewIndex(p.b, loc, 0))
			sizes = append(sizes, arith.NewBinary(p.b, loc, arith.CeilDivUI, d, steps[i]))
		}
	}
	all := p.b.Context().MemRef(slices.Concat(counts, t.Shape()), t.ElementType(), nil, nil)
	whole := memref.NewAlloc(p.b, loc, memref.Alloc, all, sizes, nil, nil)
	p.b.SetBefore(op)
	var offsets, lengths []interfaces.IndexValue
	loop := outer
	for i := range counts {
		k := arith.NewBinary(p.b, loc, arith.SubI, loop.Region(0).First().Arg(0), lower[i])
		offsets = append(offsets, interfaces.IndexValue{Value: arith.NewBinary(p.b, loc, arith.DivUI, k, steps[i])})
		lengths = append(lengths, interfaces.IndexValue{Const: 1})
		loop = loop.Region(0).First().First()
	}
	for _, n := range t.Shape() {
		offsets, lengths = append(offsets, interfaces.IndexValue{}), append(lengths, interfaces.IndexValue{Const: n})
	}
	ones := interfaces.UnitStrides(len(offsets))
	view := memref.NewStridedView(p.b, loc, memref.SubView, memref.PartType(all, offsets, lengths, ones, t.Shape()), whole, offsets, lengths, ones)
	op.ReplaceAllUsesWith([]*ir.Value{view})
	op.Erase()
}

// parallel replaces the nest of loops from outer to inner by a scf.parallel.
func (p *placer) parallel(outer, inner *ir.Operation, lower, upper, steps []*ir.Value) {
	p.b.SetBefore(outer)
	loop := scf.NewParallel(p.b, outer.Loc(), lower, upper, steps, nil)
	l := outer
	for _, a := range loop.Body().Args() {
		l.Region(0).First().Arg(0).ReplaceAllUsesWith(a)
		l = l.Region(0).First().First()
	}
	inner.Region(0).First().Last().Erase()
	loop.Body().TakeOps(inner.Region(0).First())
	p.b.SetEnd(loop.Body())
	p.b.Create(outer.Loc(), scf.Reduce, nil, nil)
	outer.Erase()
}

// isFresh reports whether v is memory that nothing has written yet, and that the only user of v in blk may write.
func isFresh(v *ir.Value, blk *ir.Block) bool {
	def := v.DefiningOp()
	return def != nil && def.Is(memref.Alloc) && def.Block() == blk && v.HasOneUse()
}

// inParallel writes the slices that an iteration of what was a loop on tensors computes.
func (p *placer) inParallel(op *ir.Operation) bool {
	if op.Parent().Is(scf.Forall) {
		return true
	}
	for in := op.Region(0).First().First(); in != nil; in = in.Next() {
		s := tensor.SliceOp{Operation: in}
		t := memref.PartType(s.Dest().Type().(*ir.MemRefType), s.Offsets(), s.Sizes(), s.Strides(), shapeOf(s.Source()))
		to := memref.NewStridedView(p.b, in.Loc(), memref.SubView, t, s.Dest(), s.Offsets(), s.Sizes(), s.Strides())
		if !p.writeDirectly(s.Source(), to) {
			p.b.Create(in.Loc(), memref.Copy, []*ir.Value{s.Source(), to}, nil)
		}
	}
	op.Erase()
	return true
}

// writeDirectly makes the dispatch that writes v, the memory of a slice, write to instead, if nothing else needs v. It reports whether it does.
// The insertion point is after the view to.
func (p *placer) writeDirectly(v, to *ir.Value) bool {
	def := v.DefiningOp()
	if def == nil || !def.Is(memref.Alloc) || def.Block() != to.DefiningOp().Block() {
		return false
	}
	var d *ir.Operation
	inserts := 0
	for use := v.FirstUse(); use != nil; use = use.NextUse() {
		switch user := use.Owner(); {
		case user.Is(tensor.ParallelInsertSlice) && inserts == 0:
			inserts++
		case user.Is(kernel.Dispatch) && user.Block() == def.Block() && d == nil && slices.Equal(kernel.DispatchOp{Operation: user}.Outs(), []*ir.Value{v}):
			d = user
		default:
			return false
		}
	}
	if d == nil {
		return false
	}
	d.MoveBefore(to.DefiningOp().Next())
	v.ReplaceAllUsesWith(to)
	def.Erase()
	return true
}

// Parallel replaces a scf.forall without results by a scf.parallel.
func Parallel(f scf.ForallOp) scf.ParallelOp {
	b, loc := ir.NewBuilder(f.Context(), nil), f.Loc()
	b.SetBefore(f.Operation)
	lower, upper, steps := affine.ValuesOf(b, loc, f.LowerBounds()), affine.ValuesOf(b, loc, f.UpperBounds()), affine.ValuesOf(b, loc, f.Steps())
	loop := b.CreateWithRegions(loc, scf.Parallel, slices.Concat(lower, upper, steps), nil, 1, b.Context().Segments(len(lower), len(upper), len(steps), 0))
	body := loop.Region(0).AddBlock()
	for _, a := range f.Body().Args() {
		a.ReplaceAllUsesWith(body.AddArg(a.Type(), loc))
	}
	body.TakeOps(f.Body())
	body.Last().Erase()
	b.SetEnd(body)
	b.Create(loc, scf.Reduce, nil, nil)
	f.Erase()
	return scf.ParallelOp{Operation: loop}
}
