package scf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the scf dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		rewrite.OnOp("inline-execute-region", ExecuteRegion, inlineExecuteRegion),
		rewrite.OnOp("inline-execute-region-blocks", ExecuteRegion, inlineExecuteRegionBlocks),
		rewrite.On("for-iter-args", For, forIterArgs),
		rewrite.On("trivial-for", For, trivialFor),
		rewrite.On("for-of-casts", For, forOfCasts),
		rewrite.On("parallel-single-iteration", Parallel, parallelSingleIteration),
		rewrite.On("merge-nested-parallel", Parallel, mergeNestedParallel),
		rewrite.On("constant-index-switch", IndexSwitch, constantSwitch),
		rewrite.On("equal-results-of-index-switch", IndexSwitch, equalResults),
	}
	ps = append(append(ps, forallPatterns()...), ifPatterns()...)
	return append(ps, whilePatterns()...)
}

// becomeRegion replaces op by the operations of the only block of r, with args in place
// of the block's arguments.
func becomeRegion(op *ir.Operation, rw *rewrite.Rewriter, r *ir.Region, args []*ir.Value) bool {
	end := r.First().Last()
	rw.InlineBlockBefore(r.First(), op.Block(), op, args)
	rw.Replace(op, end.Operands()...)
	rw.Erase(end)
	return true
}

func inlineExecuteRegion(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.Prop(0) != nil {
		return rw.Fail(noInline)
	}
	if r := op.Region(0); !r.HasOneBlock() || !r.First().Last().Is(Yield) {
		return rw.Fail("there are several blocks")
	}
	return becomeRegion(op, rw, op.Region(0), nil)
}

// inlineExecuteRegionBlocks moves the blocks into the enclosing region.
func inlineExecuteRegionBlocks(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.Prop(0) != nil {
		return rw.Fail(noInline)
	}
	p := op.Parent()
	if p == nil || !p.Is(ExecuteRegion) && !isFunction(p) {
		return rw.Fail("the enclosing operation accepts only one block")
	}
	before, r := op.Block(), op.Region(0)
	after := rw.SplitBlock(before, op)
	rw.SetEnd(before)
	cf.NewBranch(&rw.Builder, op.Loc(), r.First())
	for b := r.First(); b != nil; b = b.Next() {
		if y := b.Last(); y.Is(Yield) {
			rw.SetBefore(y)
			cf.NewBranch(&rw.Builder, y.Loc(), after, y.Operands()...)
			rw.Erase(y)
		}
	}
	rw.InlineRegionBefore(r, before.Region(), after)
	results := make([]*ir.Value, op.NumResults())
	for i, v := range op.Results() {
		results[i] = after.AddArg(v.Type(), v.Loc())
	}
	rw.Replace(op, results...)
	return true
}

func isFunction(op *ir.Operation) bool {
	_, ok := ir.OpInterface[ir.FunctionModel](op.Info())
	return ok
}

// constantDifference returns upper-lower if it is known.
func constantDifference(lower, upper *ir.Value) (int64, bool) {
	l, ok1 := ir.IntConstantOf(lower)
	u, ok2 := ir.IntConstantOf(upper)
	if ok1 && ok2 {
		return u - l, true
	}
	add := upper.DefiningOp()
	if add == nil || !add.Is(arith.AddI) {
		return 0, false
	}
	for i := range 2 {
		if c, ok := ir.IntConstantOf(add.Operand(1 - i)); ok && add.Operand(i) == lower {
			return c, true
		}
	}
	return 0, false
}

// neverRuns reports whether the loop counts unsigned numbers from one that is not less than the upper bound.
func (f ForOp) neverRuns() bool {
	l, ok1 := ir.ConstantOf(f.LowerBound()).(*ir.IntegerAttr)
	u, ok2 := ir.ConstantOf(f.UpperBound()).(*ir.IntegerAttr)
	return f.Unsigned() && ok1 && ok2 && l.Value.Compare(u.Value, false) >= 0
}

// trivialFor removes empty loops and loops with at most one iteration.
func trivialFor(op ForOp, rw *rewrite.Rewriter) bool {
	diff, ok := constantDifference(op.LowerBound(), op.UpperBound())
	if op.LowerBound() == op.UpperBound() {
		diff, ok = 0, true
	}
	if op.neverRuns() {
		diff, ok = 0, true
	}
	if !ok || diff != 0 && !op.CountsSigned() {
		return rw.Fail("the number of iterations is not known")
	}
	if diff <= 0 {
		rw.Replace(op.Operation, op.Inits()...)
		return true
	}
	step, ok := ir.IntConstantOf(op.Step())
	if !ok {
		return rw.Fail("the step is not a constant")
	}
	if step >= diff {
		return becomeRegion(op.Operation, rw, op.Region(0), append([]*ir.Value{op.LowerBound()}, op.Inits()...))
	}
	if op.Body().First() != op.Yield() {
		return rw.Fail("the body is not empty")
	}
	yielded := op.Yield().Operands()
	for _, v := range yielded {
		if op.Region(0).IsAncestor(v.ParentRegion()) {
			return rw.Fail("the loop yields its variables")
		}
	}
	rw.Replace(op.Operation, yielded...)
	return true
}

// forIterArgs removes loop-carried variables that never change or are not used.
func forIterArgs(op ForOp, rw *rewrite.Rewriter) bool {
	n := op.NumResults()
	inits, args, yielded := op.Inits(), op.IterArgs(), op.Yield().Operands()
	drop := make([]bool, n)
	changed := false
	for i := range n {
		init, arg, y, res := inits[i], args[i], yielded[i], op.Result(i)
		if arg == y || init == y || !arg.HasUses() && !res.HasUses() {
			drop[i], changed = true, true
		}
	}
	if !changed {
		return rw.Fail("all loop-carried variables are needed")
	}
	var kept, ends []*ir.Value
	for i := range n {
		if !drop[i] {
			kept = append(kept, inits[i])
		}
	}
	loop := NewFor(&rw.Builder, op.Loc(), op.LowerBound(), op.UpperBound(), op.Step(), kept...)
	loop.SetUnsigned(op.Unsigned())
	loop.SetDiscardableAttrs(op.DiscardableAttrs())
	into := []*ir.Value{loop.InductionVar()}
	results := make([]*ir.Value, n)
	k := 0
	for i := range n {
		if drop[i] {
			into, results[i] = append(into, inits[i]), inits[i]
			continue
		}
		into, results[i] = append(into, loop.IterArgs()[k]), loop.Result(k)
		k++
	}
	old := op.Yield()
	rw.MergeBlocks(op.Body(), loop.Body(), into)
	for i := range n {
		if !drop[i] {
			ends = append(ends, old.Operand(i))
		}
	}
	rw.SetEnd(loop.Body())
	NewYield(&rw.Builder, old.Loc(), ends...)
	rw.Erase(old)
	rw.Replace(op.Operation, results...)
	return true
}

// forOfCasts casts the result instead of an initial value, if that makes the type more
// static.
func forOfCasts(op ForOp, rw *rewrite.Rewriter) bool {
	for i, v := range op.Inits() {
		c := v.DefiningOp()
		if c == nil || !c.Is(tensor.Cast) || c.Operand(0).Type() == v.Type() ||
			!tensor.PreservesStaticInformation(v.Type(), c.Operand(0).Type()) || !op.Result(i).HasOneUse() {
			continue
		}
		inits := append([]*ir.Value(nil), op.Inits()...)
		inits[i] = c.Operand(0)
		n := NewFor(&rw.Builder, op.Loc(), op.LowerBound(), op.UpperBound(), op.Step(), inits...)
		n.SetUnsigned(op.Unsigned())
		n.SetDiscardableAttrs(op.DiscardableAttrs())
		into := append([]*ir.Value(nil), n.Body().Args()...)
		rw.SetEnd(n.Body())
		into[1+i] = tensor.NewCast(&rw.Builder, op.Loc(), into[1+i], v.Type())
		rw.MergeBlocks(op.Body(), n.Body(), into)
		end := n.Yield()
		rw.SetBefore(end)
		yielded := append([]*ir.Value(nil), end.Operands()...)
		yielded[i] = tensor.NewCast(&rw.Builder, op.Loc(), yielded[i], inits[i].Type())
		NewYield(&rw.Builder, op.Loc(), yielded...)
		rw.Erase(end)
		rw.SetAfter(n.Operation)
		results := append([]*ir.Value(nil), n.Results()...)
		results[i] = tensor.NewCast(&rw.Builder, op.Loc(), results[i], v.Type())
		rw.Replace(op.Operation, results...)
		return true
	}
	return rw.Fail("no initial value is a cast that drops static dimensions")
}

// parallelSingleIteration removes dimensions that run once, and loops that do not
// run.
func parallelSingleIteration(op ParallelOp, rw *rewrite.Rewriter) bool {
	lower, upper, step, ivs := op.LowerBounds(), op.UpperBounds(), op.Steps(), op.Body().Args()
	var nl, nu, ns []*ir.Value
	once := make([]bool, len(ivs))
	for i := range ivs {
		diff, ok := constantDifference(lower[i], upper[i])
		if ok {
			if diff <= 0 {
				rw.Replace(op.Operation, op.Inits()...)
				return true
			}
			s, known := ir.IntConstantOf(step[i])
			once[i] = known && s >= diff
		}
		if !once[i] {
			nl, nu, ns = append(nl, lower[i]), append(nu, upper[i]), append(ns, step[i])
		}
	}
	if len(nl) == len(ivs) {
		return rw.Fail("all dimensions may run several times")
	}
	if len(nl) == 0 {
		return inlineParallel(op, rw)
	}
	loop := NewParallel(&rw.Builder, op.Loc(), nl, nu, ns, op.Inits())
	into := make([]*ir.Value, len(ivs))
	k := 0
	for i := range ivs {
		if into[i] = lower[i]; !once[i] {
			into[i] = loop.Body().Arg(k)
			k++
		}
	}
	rw.MergeBlocks(op.Body(), loop.Body(), into)
	rw.ReplaceWithOp(op.Operation, loop.Operation)
	return true
}

// inlineParallel replaces a loop of one iteration by its body, and the reductions
// by their bodies.
func inlineParallel(op ParallelOp, rw *rewrite.Rewriter) bool {
	reduce, inits := op.ReduceOp(), op.Inits()
	rw.InlineBlockBefore(op.Body(), op.Block(), op.Operation, op.LowerBounds())
	results := make([]*ir.Value, reduce.NumRegions())
	for i := range results {
		b := reduce.Region(i).First()
		end := b.Last()
		rw.InlineBlockBefore(b, op.Block(), op.Operation, []*ir.Value{inits[i], reduce.Operand(i)})
		results[i] = end.Operand(0)
		rw.Erase(end)
	}
	rw.Erase(reduce)
	rw.Replace(op.Operation, results...)
	return true
}

// mergeNestedParallel merges two perfectly nested loops.
func mergeNestedParallel(op ParallelOp, rw *rewrite.Rewriter) bool {
	outer := op.Body()
	first := outer.First()
	if first == nil || !first.Is(Parallel) || first.Next() != outer.Last() || op.NumResults() > 0 || first.NumResults() > 0 {
		return rw.Fail("the body is not just a loop")
	}
	inner := ParallelOp{first}
	for i := range 3 {
		for _, v := range first.OperandsIn(i) {
			if v.OwnerBlock() == outer {
				return rw.Fail("the bounds of the inner loop depend on the outer one")
			}
		}
	}
	join := func(a, b []*ir.Value) []*ir.Value { return append(a, b...) }
	loop := NewParallel(&rw.Builder, op.Loc(), join(op.LowerBounds(), inner.LowerBounds()),
		join(op.UpperBounds(), inner.UpperBounds()), join(op.Steps(), inner.Steps()), nil)
	args, n := loop.Body().Args(), outer.NumArgs()
	for i, a := range outer.Args() {
		rw.ReplaceUses(a, args[i])
	}
	rw.MergeBlocks(inner.Body(), loop.Body(), args[n:])
	rw.Erase(op.Operation)
	return true
}

func constantSwitch(op IndexSwitchOp, rw *rewrite.Rewriter) bool {
	c, ok := ir.ConstantOf(op.Operand(0)).(*ir.IntegerAttr)
	if !ok {
		return rw.Fail("the operand is not a constant")
	}
	return becomeRegion(op.Operation, rw, op.Region(op.selected(c)), nil)
}

// equalResults replaces results of a scf.index_switch for which all cases yield one value, since MLIR 20.
func equalResults(op IndexSwitchOp, rw *rewrite.Rewriter) bool {
	if op.Context().MLIR() == 19 || op.NumResults() == 0 {
		return rw.Fail("MLIR 19 does not do this")
	}
	var kept []int
	same := make([]*ir.Value, op.NumResults())
	for i := range same {
		v := op.Region(0).First().Last().Operand(i)
		for k := range op.NumRegions() {
			if r := op.Region(k); r.First().Last().Operand(i) != v || r.IsAncestor(v.ParentRegion()) {
				v = nil
				break
			}
		}
		if same[i] = v; v == nil {
			kept = append(kept, i)
		}
	}
	if len(kept) == op.NumResults() {
		return rw.Fail("all results differ")
	}
	types := make([]ir.Type, len(kept))
	for i, k := range kept {
		types[i] = op.Result(k).Type()
	}
	n := rw.CreateWithRegions(op.Loc(), IndexSwitch, op.Operands(), types, op.NumRegions(), op.Attrs()...)
	for k := range op.NumRegions() {
		end := op.Region(k).First().Last()
		values := make([]*ir.Value, len(kept))
		for i, j := range kept {
			values[i] = end.Operand(j)
		}
		rw.Modify(end, func() { end.SetOperands(values) })
		rw.InlineRegionBefore(op.Region(k), n.Region(k), nil)
	}
	for i, k := range kept {
		same[k] = n.Result(i)
	}
	rw.Replace(op.Operation, same...)
	return true
}
