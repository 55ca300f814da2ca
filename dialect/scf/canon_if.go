package scf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func ifPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("combine-ifs", If, combineIfs),
		rewrite.On("combine-nested-ifs", If, combineNestedIfs),
		rewrite.On("propagate-condition", If, propagateCondition),
		rewrite.On("if-to-select", If, ifToSelect),
		rewrite.On("empty-else", If, emptyElse),
		rewrite.On("constant-if", If, constantIf),
		rewrite.On("unused-if-results", If, unusedIfResults),
		rewrite.On("if-yields-condition", If, ifYieldsCondition),
	}
}

// negated returns the value whose boolean negation is v, or nil if v is not a negation.
func negated(v *ir.Value) *ir.Value {
	x := v.DefiningOp()
	if x == nil || !x.Is(arith.XOrI) {
		return nil
	}
	if c, ok := ir.ConstantOf(x.Operand(1)).(*ir.IntegerAttr); !ok || !c.IsBool() || c.Value.IsZero() {
		return nil
	}
	return x.Operand(0)
}

// foldIf swaps the regions of an if on a negated condition.
func foldIf(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	v := negated(op.Operand(0))
	if v == nil || op.Region(1).Empty() {
		return out, false
	}
	op.SetOperand(0, v)
	first := ir.NewRegion()
	first.TakeBlocks(op.Region(0))
	op.Region(0).TakeBlocks(op.Region(1))
	op.Region(1).TakeBlocks(first)
	return out, true
}

func constantIf(op IfOp, rw *rewrite.Rewriter) bool {
	c, ok := ir.ConstantOf(op.Condition()).(*ir.IntegerAttr)
	switch {
	case !ok:
		return rw.Fail("the condition is not a constant")
	case !c.Value.IsZero():
		return becomeRegion(op.Operation, rw, op.Region(0), nil)
	case op.Else() != nil:
		return becomeRegion(op.Operation, rw, op.Region(1), nil)
	}
	rw.Erase(op.Operation)
	return true
}

// replaceYield makes the scf.yield at the end of b yield vs.
func replaceYield(rw *rewrite.Rewriter, b *ir.Block, vs []*ir.Value) {
	old := b.Last()
	rw.SetEnd(b)
	NewYield(&rw.Builder, old.Loc(), vs...)
	rw.Erase(old)
}

func pick(vs []*ir.Value, keep []bool) []*ir.Value {
	var out []*ir.Value
	for i, k := range keep {
		if k {
			out = append(out, vs[i])
		}
	}
	return out
}

// unusedIfResults drops results without uses.
func unusedIfResults(op IfOp, rw *rewrite.Rewriter) bool {
	keep := make([]bool, op.NumResults())
	var types []ir.Type
	for i := range keep {
		if keep[i] = op.Result(i).HasUses(); keep[i] {
			types = append(types, op.Result(i).Type())
		}
	}
	if len(types) == len(keep) {
		return rw.Fail("all results are used")
	}
	n := NewIf(&rw.Builder, op.Loc(), op.Condition(), types, true)
	for i, b := range [2]*ir.Block{n.Then(), n.Else()} {
		rw.MergeBlocks(op.Region(i).First(), b, nil)
		replaceYield(rw, b, pick(b.Last().Operands(), keep))
	}
	results := make([]*ir.Value, len(keep))
	k := 0
	for i := range keep {
		// Any value can replace a result without uses.
		results[i] = op.Condition()
		if keep[i] {
			results[i] = n.Result(k)
			k++
		}
	}
	rw.Replace(op.Operation, results...)
	return true
}

// ifToSelect turns results that are values from outside of the if into selects.
func ifToSelect(op IfOp, rw *rewrite.Rewriter) bool {
	if op.NumResults() == 0 {
		return rw.Fail("there are no results")
	}
	then, els := op.Then().Last().Operands(), op.Else().Last().Operands()
	inside := make([]bool, len(then))
	var types []ir.Type
	for i := range then {
		if inside[i] = then[i].ParentRegion() == op.Region(0) || els[i].ParentRegion() == op.Region(1); inside[i] {
			types = append(types, then[i].Type())
		}
	}
	if len(types) == len(then) {
		return rw.Fail("all results are computed inside")
	}
	n := rw.CreateWithRegions(op.Loc(), If, []*ir.Value{op.Condition()}, types, 2)
	rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
	rw.InlineRegionBefore(op.Region(1), n.Region(1), nil)
	rw.SetBefore(n)
	results := make([]*ir.Value, len(then))
	k := 0
	for i := range then {
		switch {
		case inside[i]:
			results[i] = n.Result(k)
			k++
		case then[i] == els[i]:
			results[i] = then[i]
		default:
			results[i] = arith.NewSelect(&rw.Builder, op.Loc(), op.Condition(), then[i], els[i])
		}
	}
	replaceYield(rw, n.Region(0).First(), pick(then, inside))
	replaceYield(rw, n.Region(1).First(), pick(els, inside))
	rw.Replace(op.Operation, results...)
	return true
}

// propagateCondition replaces the condition inside of the regions by its constant value
// there.
func propagateCondition(op IfOp, rw *rewrite.Rewriter) bool {
	if ir.ConstantOf(op.Condition()) != nil {
		return rw.Fail("the condition is a constant")
	}
	var uses []*ir.Operand
	for u := op.Condition().FirstUse(); u != nil; u = u.NextUse() {
		uses = append(uses, u)
	}
	var known [2]*ir.Value
	changed := false
	for _, u := range uses {
		for i := range 2 {
			if !op.Region(i).IsAncestor(u.Owner().ParentRegion()) {
				continue
			}
			if known[i] == nil {
				known[i] = arith.NewBool(&rw.Builder, op.Loc(), i == 0)
			}
			rw.Modify(u.Owner(), func() { u.Set(known[i]) })
			changed = true
		}
	}
	return changed
}

// ifYieldsCondition replaces results that are the condition or its negation, or
// that are the same in both regions.
func ifYieldsCondition(op IfOp, rw *rewrite.Rewriter) bool {
	if op.NumResults() == 0 {
		return rw.Fail("there are no results")
	}
	then, els := op.Then().Last(), op.Else().Last()
	changed := false
	for i := range op.NumResults() {
		r, t, f := op.Result(i), then.Operand(i), els.Operand(i)
		if !r.HasUses() {
			continue
		}
		if t == f {
			rw.ReplaceUses(r, t)
			changed = true
			continue
		}
		a, ok1 := ir.ConstantOf(t).(*ir.IntegerAttr)
		b, ok2 := ir.ConstantOf(f).(*ir.IntegerAttr)
		if !ok1 || !ok2 || !a.IsBool() || !b.IsBool() || a == b {
			continue
		}
		v := op.Condition()
		if a.Value.IsZero() {
			one := arith.NewBool(&rw.Builder, op.Loc(), true)
			v = arith.NewBinary(&rw.Builder, op.Loc(), arith.XOrI, v, one)
		}
		rw.ReplaceUses(r, v)
		changed = true
	}
	return changed
}

func onlyYields(b *ir.Block) bool { return b == nil || b.First() == b.Last() }

func emptyElse(op IfOp, rw *rewrite.Rewriter) bool {
	if op.NumResults() > 0 || op.Else() == nil || !onlyYields(op.Else()) {
		return rw.Fail("the else block is needed")
	}
	n := rw.CreateWithRegions(op.Loc(), If, []*ir.Value{op.Condition()}, nil, 2, op.DiscardableAttrs()...)
	rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
	rw.Erase(op.Operation)
	return true
}

// combineNestedIfs merges two nested ifs.
func combineNestedIfs(op IfOp, rw *rewrite.Rewriter) bool {
	first := op.Then().First()
	if !first.Is(If) || first.Next() != op.Then().Last() || !onlyYields(op.Else()) {
		return rw.Fail("the if contains more than another if")
	}
	inner := IfOp{first}
	if !onlyYields(inner.Else()) {
		return rw.Fail("the inner else block is not empty")
	}
	then := op.Then().Last().Operands()
	var els []*ir.Value
	if op.Else() != nil {
		els = op.Else().Last().Operands()
	}
	var selected []int
	for i, v := range then {
		if v.DefiningOp() == first {
			if inner.Else().Last().Operand(v.Index()) != els[i] {
				return rw.Fail("the else blocks yield different values")
			}
			then[i] = inner.Then().Last().Operand(v.Index())
			continue
		}
		if v.ParentRegion() == op.Region(0) {
			return rw.Fail("the if yields a value that it computes")
		}
		selected = append(selected, i)
	}
	loc := op.Loc()
	cond := arith.NewBinary(&rw.Builder, loc, arith.AndI, op.Condition(), inner.Condition())
	n := NewIf(&rw.Builder, loc, cond, op.ResultTypes(), len(els) > 0)
	results := n.Results()
	rw.SetBefore(n.Operation)
	for _, i := range selected {
		results[i] = arith.NewSelect(&rw.Builder, loc, op.Condition(), then[i], els[i])
	}
	rw.MergeBlocks(inner.Then(), n.Then(), nil)
	replaceYield(rw, n.Then(), then)
	if len(els) > 0 {
		rw.SetEnd(n.Else())
		NewYield(&rw.Builder, loc, els...)
	}
	rw.Replace(op.Operation, results...)
	return true
}

// nextBlocks returns the block of next that runs if the condition of prev is true, and
// the block that runs if it is false. Both are nil if the conditions cannot be
// compared.
func nextBlocks(prev, next IfOp) (then, els *ir.Block) {
	switch {
	case next.Condition() == prev.Condition():
		return next.Then(), next.Else()
	case negated(next.Condition()) == prev.Condition(), negated(prev.Condition()) == next.Condition():
		return next.Else(), next.Then()
	}
	return nil, nil
}

// combineIfs merges an if with the preceding if on the same condition.
func combineIfs(next IfOp, rw *rewrite.Rewriter) bool {
	p := next.Prev()
	if p == nil || !p.Is(If) {
		return rw.Fail("the previous operation is not an scf.if")
	}
	prev := IfOp{p}
	blocks := [2]*ir.Block{}
	blocks[0], blocks[1] = nextBlocks(prev, next)
	if blocks[0] == nil && blocks[1] == nil {
		return rw.Fail("the conditions differ")
	}
	forwardResults(prev, blocks, rw)
	n := rw.CreateWithRegions(next.Loc(), If, []*ir.Value{prev.Condition()}, append(prev.ResultTypes(), next.ResultTypes()...), 2)
	for i, b := range blocks {
		rw.InlineRegionBefore(prev.Region(i), n.Region(i), nil)
		into := n.Region(i).First()
		switch {
		case b == nil:
		case into == nil:
			rw.InlineRegionBefore(b.Region(), n.Region(i), nil)
		default:
			a, c := into.Last(), b.Last()
			rw.MergeBlocks(b, into, nil)
			rw.SetEnd(into)
			NewYield(&rw.Builder, c.Loc(), append(a.Operands(), c.Operands()...)...)
			rw.Erase(a)
			rw.Erase(c)
		}
	}
	results, k := n.Results(), prev.NumResults()
	rw.Replace(prev.Operation, results[:k]...)
	rw.Replace(next.Operation, results[k:]...)
	return true
}

// forwardResults replaces uses of prev's results in blocks by the values that prev yields.
func forwardResults(prev IfOp, blocks [2]*ir.Block, rw *rewrite.Rewriter) {
	if prev.Else() == nil {
		return
	}
	for k := range prev.NumResults() {
		var uses []*ir.Operand
		for u := prev.Result(k).FirstUse(); u != nil; u = u.NextUse() {
			uses = append(uses, u)
		}
		for _, u := range uses {
			for i, b := range blocks {
				if b != nil && b.Region().IsAncestor(u.Owner().ParentRegion()) {
					v := prev.Region(i).First().Last().Operand(k)
					rw.Modify(u.Owner(), func() { u.Set(v) })
					break
				}
			}
		}
	}
}
