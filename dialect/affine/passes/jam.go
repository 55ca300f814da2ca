package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewLoopUnrollJam returns the pass affine-loop-unroll-jam.
func NewLoopUnrollJam() *pass.Pass {
	factor := uint32(4)
	return &pass.Pass{
		Name: "affine-loop-unroll-jam", Class: "AffineLoopUnrollAndJam", Op: "func.func", Summary: "Unroll and jam affine loops",
		Options: []pass.Option{pass.Uint("unroll-jam-factor", &factor, "Use this unroll jam factor for all loops (default 4)")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if factor == 0 {
				return op.EmitErrorAt(ir.UnknownLoc, "unroll jam factor cannot be 0")
			}
			if op.Region(0).Empty() {
				return true
			}
			if first := op.Region(0).First().First(); first.Is(affine.For) {
				unrollAndJam(affine.ForOp{Operation: first}, uint64(factor))
			}
			return true
		},
	}
}

// run is a run of operations of a block without loops among them.
type run struct{ first, last *ir.Operation }

// jammer unrolls a loop so that its inner loops stay single loops, with the copies of the
// operations in them.
type jammer struct {
	b      *ir.Builder
	f      affine.ForOp
	factor int
	// carrying are the loops with loop-carried variables, of which each gets factor copies.
	carrying []affine.ForOp
	// maps holds what stands for values in each iteration but the first.
	maps []*ir.Mapping
}

// unrollAndJam lets each iteration of f do the work of factor iterations, in the same inner
// loops (loopUnrollJamByFactor).
func unrollAndJam(f affine.ForOp, factor uint64) {
	var u affine.Unroller
	if factor == 1 {
		u.ByFactor(f, factor, false)
		return
	}
	trips, known := f.ConstantTripCount()
	if f.Body().First() == f.Body().Last() || known && trips < factor || !innerBoundsInvariant(f) {
		return
	}
	reductions := analysis.Reductions(f)
	rest := f.TripCountDivisor()%factor != 0
	if rest && (len(f.LowerMap().Results) != 1 || len(f.UpperMap().Results) != 1) {
		return
	}
	step, ok := f.ScaledStep(factor)
	if !ok || !u.Spend(f.Body(), factor) {
		return
	}
	if rest {
		f.SplitRest(factor)
	}
	j := &jammer{b: ir.NewBuilder(f.Context(), nil), f: f, factor: int(factor)}
	j.run(step)
	j.combine(reductions)
	j.f.PromoteSingleIteration()
}

// innerBoundsInvariant reports whether the bounds of f and of the loops in it come from
// outside of f.
func innerBoundsInvariant(f affine.ForOp) bool {
	return f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if !op.Is(affine.For) {
			return ir.WalkAdvance
		}
		inner := affine.ForOp{Operation: op}
		for _, v := range slices.Concat(inner.LowerOperands(), inner.UpperOperands()) {
			if f.Region(0).IsAncestor(v.ParentRegion()) {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
}

func (j *jammer) run(step int64) {
	for range j.factor - 1 {
		j.maps = append(j.maps, ir.NewMapping())
	}
	var runs []run
	gather(j.f, &runs)
	var loops []affine.ForOp
	j.f.Walk(func(op *ir.Operation) {
		if op.Is(affine.For) && op.NumResults() > 0 {
			loops = append(loops, affine.ForOp{Operation: op})
		}
	})
	for _, l := range loops {
		j.widen(l)
	}
	old := j.f.Step()
	j.f.SetStep(step)
	for i := j.factor - 1; i >= 1; i-- {
		for _, r := range runs {
			j.copy(r, i, int64(i)*old)
		}
		for _, l := range j.carrying {
			j.connect(l, i)
		}
	}
}

// gather appends the longest runs of operations without loops among them, in the body of a
// loop and of the loops directly in it.
func gather(f affine.ForOp, runs *[]run) {
	var first *ir.Operation
	for op := f.Body().First(); op != nil; op = op.Next() {
		inner := op.Is(affine.For)
		if !inner && op.Next() != nil {
			if first == nil {
				first = op
			}
			continue
		}
		if first != nil {
			*runs = append(*runs, run{first, op.Prev()})
			first = nil
		}
		if inner {
			gather(affine.ForOp{Operation: op}, runs)
		}
	}
}

// widen replaces a loop by one that carries factor copies of its variables. The copies
// still have the initial and yielded values of the first one.
func (j *jammer) widen(old affine.ForOp) {
	j.b.SetBefore(old.Operation)
	n := old.NumResults()
	var inits, yielded []*ir.Value
	end := old.Body().Last()
	for range j.factor {
		inits, yielded = append(inits, old.Inits()...), append(yielded, end.Operands()...)
	}
	wide := affine.NewFor(j.b, old.Loc(), old.LowerMap(), old.LowerOperands(), old.UpperMap(), old.UpperOperands(), old.Step(), inits...)
	end.SetOperands(yielded)
	for i, a := range old.Body().Args() {
		a.ReplaceAllUsesWith(wide.Body().Arg(i))
	}
	wide.Body().TakeOps(old.Body())
	old.ReplaceAllUsesWith(wide.Results()[:n])
	args, results := wide.IterArgs(), wide.Results()
	for i, m := range j.maps {
		for k := range n {
			m.Map(args[k], args[(i+1)*n+k])
			m.Map(results[k], results[(i+1)*n+k])
		}
	}
	if j.f == old {
		j.f = wide
	}
	old.Erase()
	j.carrying = append(j.carrying, wide)
}

// copy appends copy i of the operations of r, in which the induction variable is offset
// larger.
func (j *jammer) copy(r run, i int, offset int64) {
	c, m := j.b.Context(), j.maps[i-1]
	j.b.SetBefore(r.last.Next())
	if iv := j.f.InductionVar(); iv.HasUses() {
		next := c.AffineMap(1, 0, c.AffineDimExpr(0).AddConst(offset))
		m.Map(iv, affine.NewApply(j.b, j.f.Loc(), next, []*ir.Value{iv}))
	}
	for op := r.first; ; op = op.Next() {
		j.b.Insert(j.b.Arena().Clone(op, m))
		if op == r.last {
			return
		}
	}
}

// connect gives copy i of the variables of a loop its initial and yielded values.
func (j *jammer) connect(f affine.ForOp, i int) {
	m, n := j.maps[i-1], f.NumResults()/j.factor
	end, first := f.Body().Last(), f.NumOperands()-f.NumResults()
	for k := range n {
		f.SetOperand(first+i*n+k, m.Value(f.Operand(first+k)))
		end.SetOperand(i*n+k, m.Value(end.Operand(k)))
	}
}

// combine combines the copies of the reductions of the loop.
func (j *jammer) combine(reductions []analysis.Reduction) {
	if j.f.NumResults() == 0 {
		return
	}
	j.b.SetAfter(j.f.Operation)
	n := j.f.NumResults() / j.factor
	for _, r := range reductions {
		first := j.f.Result(r.Position)
		made := map[*ir.Operation]bool{}
		sum := first
		for i := j.factor - 1; i >= 1; i-- {
			sum = arith.NewReduction(j.b, j.f.Loc(), int64(r.Kind), sum, j.f.Result(i*n+r.Position))
			made[sum.DefiningOp()] = true
		}
		first.ReplaceUsesIf(sum, func(u *ir.Operand) bool { return !made[u.Owner()] })
	}
}
