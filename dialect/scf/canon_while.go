package scf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func whilePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("while-constant-args", While, whileConstantArgs),
		rewrite.On("while-constant-results", While, whileConstantResults),
		rewrite.On("while-condition-holds", While, whileConditionHolds),
		rewrite.On("while-comparison-holds", While, whileComparisonHolds),
		rewrite.On("while-unused-results", While, whileUnusedResults),
		rewrite.On("while-duplicate-results", While, whileDuplicateResults),
		rewrite.On("while-unused-args", While, whileUnusedArgs),
		rewrite.On("while-align-args", While, whileAlignArgs),
	}
}

// whileConditionHolds replaces the condition by true in the second block, if it is
// passed there.
func whileConditionHolds(op WhileOp, rw *rewrite.Rewriter) bool {
	c := ConditionOp{op.ConditionOp()}
	changed := false
	var yes *ir.Value
	for i, v := range c.Args() {
		a := op.After().Arg(i)
		if v != c.Condition() || !a.HasUses() {
			continue
		}
		if yes == nil {
			yes = arith.NewBool(&rw.Builder, op.Loc(), true)
		}
		rw.ReplaceUses(a, yes)
		changed = true
	}
	return changed
}

// whileUnusedResults drops values that nothing after the condition uses.
func whileUnusedResults(op WhileOp, rw *rewrite.Rewriter) bool {
	args := ConditionOp{op.ConditionOp()}.Args()
	index := make([]int, len(args))
	keep := make([]bool, len(args))
	var types []ir.Type
	for i, v := range args {
		index[i] = -1
		if keep[i] = op.Result(i).HasUses() || op.After().Arg(i).HasUses(); keep[i] {
			index[i] = len(types)
			types = append(types, v.Type())
		}
	}
	if len(types) == len(args) {
		return rw.Fail("all values are used")
	}
	return replaceWhile(op, rw, keep, types, index)
}

// replaceWhile keeps only the passed values that keep selects. Result i becomes result
// index[i].
func replaceWhile(op WhileOp, rw *rewrite.Rewriter, keep []bool, types []ir.Type, index []int) bool {
	c := ConditionOp{op.ConditionOp()}
	cond := c.Condition()
	results := make([]*ir.Value, len(index))
	n := NewWhile(&rw.Builder, op.Loc(), op.Operands(), types)
	second := make([]*ir.Value, len(index))
	for i, k := range index {
		if k >= 0 {
			results[i], second[i] = n.Result(k), n.After().Arg(k)
		}
	}
	// A dropped result has no uses, so any value can replace it.
	for i := range index {
		if index[i] < 0 {
			results[i], second[i] = cond, cond
		}
	}
	old := c.Operation
	rw.MergeBlocks(op.Before(), n.Before(), n.Before().Args())
	rw.MergeBlocks(op.After(), n.After(), second)
	rw.SetEnd(n.Before())
	NewCondition(&rw.Builder, old.Loc(), old.Operand(0), pick(old.Operands()[1:], keep)...)
	rw.Erase(old)
	rw.Replace(op.Operation, results...)
	return true
}

// whileDuplicateResults merges results that always have the same value.
func whileDuplicateResults(op WhileOp, rw *rewrite.Rewriter) bool {
	args := ConditionOp{op.ConditionOp()}.Args()
	first := map[*ir.Value]int{}
	index, keep := make([]int, len(args)), make([]bool, len(args))
	var types []ir.Type
	for i, v := range args {
		k, ok := first[v]
		if keep[i] = !ok; !ok {
			k = len(types)
			first[v] = k
			types = append(types, v.Type())
		}
		index[i] = k
	}
	if len(types) == len(args) {
		return rw.Fail("all values differ")
	}
	return replaceWhile(op, rw, keep, types, index)
}

// whileUnusedArgs drops arguments of the first block that nothing uses.
func whileUnusedArgs(op WhileOp, rw *rewrite.Rewriter) bool {
	args := op.Before().Args()
	keep := make([]bool, len(args))
	for i, a := range args {
		keep[i] = a.HasUses()
	}
	return dropWhileArgs(op, rw, keep)
}

// whileConstantArgs drops arguments of the first block that never change. The yielded
// value is then the initial value or the argument itself, possibly passed through the
// second block.
func whileConstantArgs(op WhileOp, rw *rewrite.Rewriter) bool {
	args, passed := op.Before().Args(), ConditionOp{op.ConditionOp()}.Args()
	keep := make([]bool, len(args))
	for i, init := range op.Operands() {
		back := op.YieldOp().Operand(i)
		same := back == init
		if back.OwnerBlock() == op.After() {
			p := passed[back.Index()]
			same = same || p == init || p == args[i]
		}
		keep[i] = !same
	}
	return dropWhileArgs(op, rw, keep)
}

// dropWhileArgs keeps only the arguments of the first block that keep selects. The
// initial values replace the others.
func dropWhileArgs(op WhileOp, rw *rewrite.Rewriter, keep []bool) bool {
	inits := op.Operands()
	yield := op.YieldOp()
	kept := pick(inits, keep)
	if len(kept) == len(inits) {
		return rw.Fail("all arguments are needed")
	}
	n := NewWhile(&rw.Builder, op.Loc(), kept, op.ResultTypes())
	into := make([]*ir.Value, len(inits))
	k := 0
	for i := range inits {
		into[i] = inits[i]
		if keep[i] {
			into[i] = n.Before().Arg(k)
			k++
		}
	}
	rw.MergeBlocks(op.Before(), n.Before(), into)
	rw.MergeBlocks(op.After(), n.After(), n.After().Args())
	rw.SetEnd(n.After())
	NewYield(&rw.Builder, yield.Loc(), pick(yield.Operands(), keep)...)
	rw.Erase(yield)
	rw.Replace(op.Operation, n.Results()...)
	return true
}

// whileConstantResults drops passed values that are defined outside of the loop.
func whileConstantResults(op WhileOp, rw *rewrite.Rewriter) bool {
	c := ConditionOp{op.ConditionOp()}
	passed := c.Args()
	keep := make([]bool, len(passed))
	var types []ir.Type
	for i, v := range passed {
		if keep[i] = v.ParentBlock() == op.Before(); keep[i] {
			types = append(types, v.Type())
		}
	}
	if len(types) == len(passed) {
		return rw.Fail("all values change")
	}
	n := NewWhile(&rw.Builder, op.Loc(), op.Operands(), types)
	into, results := make([]*ir.Value, len(passed)), make([]*ir.Value, len(passed))
	k := 0
	for i, v := range passed {
		into[i], results[i] = v, v
		if keep[i] {
			into[i], results[i] = n.After().Arg(k), n.Result(k)
			k++
		}
	}
	rw.SetBefore(c.Operation)
	NewCondition(&rw.Builder, c.Loc(), c.Condition(), pick(passed, keep)...)
	rw.Erase(c.Operation)
	rw.MergeBlocks(op.After(), n.After(), into)
	rw.MergeBlocks(op.Before(), n.Before(), n.Before().Args())
	rw.Replace(op.Operation, results...)
	return true
}

// whileComparisonHolds decides comparisons in the second block that equal the condition
// or its inverse.
func whileComparisonHolds(op WhileOp, rw *rewrite.Rewriter) bool {
	c := ConditionOp{op.ConditionOp()}
	def := c.Condition().DefiningOp()
	if def == nil || !def.Is(arith.CmpI) {
		return rw.Fail("the condition is not a comparison")
	}
	cmp := arith.CmpIOp{Operation: def}
	changed := false
	for i, v := range c.Args() {
		for k := range 2 {
			if v != cmp.Operand(k) {
				continue
			}
			for use := op.After().Arg(i).FirstUse(); use != nil; {
				u := use.Owner()
				use = use.NextUse()
				if !u.Is(arith.CmpI) || u.Operand(1-k) != cmp.Operand(1-k) {
					continue
				}
				p := arith.CmpIOp{Operation: u}.Predicate()
				if p != cmp.Predicate() && p != cmp.Predicate().Inverse() {
					continue
				}
				rw.SetBefore(u)
				rw.Replace(u, arith.NewBool(&rw.Builder, u.Loc(), p == cmp.Predicate()))
				changed = true
			}
		}
	}
	return changed || rw.Fail("the second block does not repeat the comparison")
}

// whileAlignArgs passes the arguments of the first block in their own order, if exactly
// these are passed.
func whileAlignArgs(op WhileOp, rw *rewrite.Rewriter) bool {
	c := ConditionOp{op.ConditionOp()}
	args, passed := op.Before().Args(), c.Args()
	if len(args) != len(passed) {
		return rw.Fail("other values are passed on")
	}
	seen, ordered := make([]bool, len(args)), true
	types := make([]ir.Type, len(args))
	for i, v := range passed {
		if v.OwnerBlock() != op.Before() || seen[v.Index()] {
			return rw.Fail("other values are passed on")
		}
		seen[v.Index()] = true
		types[v.Index()] = v.Type()
		ordered = ordered && v.Index() == i
	}
	if ordered {
		return rw.Fail("the arguments are in order")
	}
	n := NewWhile(&rw.Builder, op.Loc(), op.Operands(), types)
	into, results := make([]*ir.Value, len(args)), make([]*ir.Value, len(args))
	for i, v := range passed {
		into[i], results[i] = n.After().Arg(v.Index()), n.Result(v.Index())
	}
	rw.SetBefore(c.Operation)
	NewCondition(&rw.Builder, c.Loc(), c.Condition(), args...)
	rw.Erase(c.Operation)
	rw.MergeBlocks(op.Before(), n.Before(), n.Before().Args())
	rw.MergeBlocks(op.After(), n.After(), into)
	rw.Replace(op.Operation, results...)
	return true
}
