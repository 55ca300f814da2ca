package scf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func whilePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("while-condition-holds", While, whileConditionHolds),
		rewrite.On("while-unused-results", While, whileUnusedResults),
		rewrite.On("while-duplicate-results", While, whileDuplicateResults),
		rewrite.On("while-unused-args", While, whileUnusedArgs),
	}
}

// whileConditionHolds replaces the condition in the second block, where it is
// passed on, by true.
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

// replaceWhile keeps only the passed-on values that keep selects; result i becomes
// result index[i].
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
	// What is dropped has no uses, so that any value will do.
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

// whileDuplicateResults joins results that always have the same value.
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
	args, inits := op.Before().Args(), op.Operands()
	keep := make([]bool, len(args))
	all := true
	for i, a := range args {
		keep[i] = a.HasUses()
		all = all && keep[i]
	}
	if all {
		return rw.Fail("all arguments are used")
	}
	yield := op.YieldOp()
	n := NewWhile(&rw.Builder, op.Loc(), pick(inits, keep), op.ResultTypes())
	into := make([]*ir.Value, len(args))
	k := 0
	for i := range args {
		// An argument without uses can be replaced by anything.
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
