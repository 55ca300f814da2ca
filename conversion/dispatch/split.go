package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// split says that the invocations of a workgroup divide the iterations of a reduction among them: each takes every lanes-th iteration of
// dimension dim, and they combine what they have by the operation of the reduction.
type split struct {
	op    *ir.Operation // the reduction
	dim   int
	lanes int64
	by    *ir.OpDef
	lane  *ir.Value
}

// reductionKinds are the operations that gpu.all_reduce names, at the place of their number.
var reductionKinds = [...][]*ir.OpDef{
	{arith.AddI, arith.AddF}, {arith.MulI, arith.MulF}, {arith.MinUI}, {arith.MinSI}, {arith.MinNumF}, {arith.MaxUI}, {arith.MaxSI},
	{arith.MaxNumF}, {arith.AndI}, {arith.OrI}, {arith.XOrI}, {arith.MinimumF}, {arith.MaximumF},
}

// combinerOf returns the operation by which the body of a reduction with one result combines its elements with what it has, or nil.
func combinerOf(s linalg.StructuredOp) *ir.OpDef {
	if len(s.Inits()) != 1 {
		return nil
	}
	carried := s.Body().Arg(s.Body().NumArgs() - 1)
	op := s.Body().Last().Operand(0).DefiningOp()
	if op == nil || op.Block() != s.Body() || op.NumOperands() != 2 || !carried.HasOneUse() || carried.FirstUse().Owner() != op {
		return nil
	}
	if arith.NeutralOf(op.Def(), carried.Type()) == nil {
		return nil
	}
	return op.Def()
}

// chooseSplit returns the division of the reduction of d, or nil if each invocation computes an element of outs alone.
func chooseSplit(d kernel.DispatchOp, limits Limits) *split {
	var found *split
	for op := d.Body().First(); op != nil; op = op.Next() {
		s, ok := linalg.AsStructured(op)
		if !ok || ruleOf(op).kind != reduced {
			continue
		}
		if found != nil {
			return nil
		}
		found = &split{op: op, by: combinerOf(s)}
	}
	if found == nil || found.by == nil {
		return nil
	}
	s, _ := linalg.AsStructured(found.op)
	sizes := loopSizes(s)
	dim, contiguous := contiguousLoop(s)
	if !contiguous {
		loops := loopsOf(s)
		for i, n := range sizes {
			if loops[i] && (!loops[dim] || longer(n, sizes[dim])) {
				dim = i
			}
		}
	}
	outputs, known := int64(1), true
	for _, n := range shapeOf(d.Outs()[0]) {
		known = known && n != ir.Dynamic
		outputs *= max(n, 0)
	}
	c := limits.costs()
	few := known && outputs < c.parallel
	found.dim, found.lanes = dim, c.lanesFor(sizes[dim], few, contiguous)
	found.lanes = min(found.lanes, limits.Invocations, limits.Sizes[0])
	if found.lanes < 2 {
		return nil
	}
	return found
}

func longer(n, than int64) bool { return than != ir.Dynamic && (n == ir.Dynamic || n > than) }

// lanesFor returns the number of invocations that share a reduction over n elements. Few says that there are few reductions, and contiguous
// that the elements lie next to each other.
func (c *cost) lanesFor(n int64, few, contiguous bool) int64 {
	lanes := int64(0)
	switch {
	case few:
		lanes = c.most
	case contiguous && (n == ir.Dynamic || n >= c.long):
		lanes = c.lanes
	}
	if n == ir.Dynamic {
		return lanes
	}
	for lanes > 1 && lanes*perLane > n {
		lanes /= 2
	}
	return lanes
}

// loopSizes returns the number of iterations of each dimension of s, or ir.Dynamic.
func loopSizes(s linalg.StructuredOp) []int64 {
	maps := s.Maps()
	sizes := make([]int64, len(s.Iterators()))
	for d := range sizes {
		of, i, _ := rangeOf(s, maps, d)
		sizes[d] = shapeOf(of)[i]
	}
	return sizes
}

// contiguousLoop returns a loop of s along which the elements of each input that depends on it lie next to each other.
func contiguousLoop(s linalg.StructuredOp) (dim int, ok bool) {
	maps := s.Maps()
	for d, loop := range loopsOf(s) {
		if !loop {
			continue
		}
		good, any := true, false
		for k := range s.Inputs() {
			for i, x := range maps[k].Results {
				uses := false
				x.Walk(func(e *ir.AffineExpr) { uses = uses || e.Kind == ir.AffineDim && e.Value == int64(d) })
				any = any || uses
				good = good && (!uses || i == len(maps[k].Results)-1)
			}
		}
		if good && any {
			return d, true
		}
	}
	return 0, false
}

// reduceSplit creates the loops of a reduction whose iterations the invocations of a workgroup share. Loops are its dimensions. It returns the
// results, which all invocations have.
func (s *structured) reduceSplit(sp *split, loops []int) []*ir.Value {
	e := s.e
	t := s.Body().Arg(s.Body().NumArgs() - 1).Type()
	neutral := e.atHead(func() *ir.Value { return arith.NewConstant(e.b, e.loc, arith.NeutralOf(sp.by, t)) })
	order := slices.Concat([]int{sp.dim}, slices.DeleteFunc(slices.Clone(loops), func(d int) bool { return d == sp.dim }))
	of, i, _ := rangeOf(s.StructuredOp, s.maps, sp.dim)
	loop := scf.NewFor(e.b, e.loc, sp.lane, e.size(of, i), e.index(sp.lanes), neutral)
	e.b.SetEnd(loop.Body())
	s.dims[0][sp.dim] = loop.InductionVar()
	e.at = newKnown(e.at)
	scf.NewYield(e.b, e.loc, s.reduce(order[1:], loop.IterArgs())...)
	e.at = e.at.outer
	e.b.SetAfter(loop.Operation)
	all := gpu.NewAllReduce(e.b, e.loc, kindOf(sp.by), loop.Result(0))
	return []*ir.Value{arith.NewBinary(e.b, e.loc, sp.by, all, s.inits()[0])}
}

// kindOf returns the number of def among the kinds of gpu.all_reduce.
func kindOf(def *ir.OpDef) uint64 {
	return uint64(slices.IndexFunc(reductionKinds[:], func(defs []*ir.OpDef) bool { return slices.Contains(defs, def) }))
}
