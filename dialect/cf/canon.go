package cf

import (
	"slices"

	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the cf dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("erase-true-assert", Assert, eraseTrueAssert),
		rewrite.OnOp("merge-single-predecessor", Branch, mergeSinglePredecessor),
		rewrite.OnOp("branch-pass-through", Branch, branchPassThrough),
		rewrite.On("cond-branch-constant", CondBranch, condBranchConstant),
		rewrite.On("cond-branch-unreachable", CondBranch, condBranchUnreachable),
		rewrite.On("cond-branch-pass-through", CondBranch, condBranchPassThrough),
		rewrite.On("cond-branch-same-block", CondBranch, condBranchSameBlock),
		rewrite.On("cond-branch-same-condition", CondBranch, condBranchSameCondition),
		rewrite.On("cond-branch-known-condition", CondBranch, condBranchKnownCondition),
		rewrite.On("switch-only-default", Switch, switchOnlyDefault),
		rewrite.On("switch-drop-default-cases", Switch, switchDropDefaultCases),
		rewrite.On("switch-constant", Switch, switchConstant),
		rewrite.On("switch-pass-through", Switch, switchPassThrough),
		rewrite.On("switch-same-flag", Switch, switchSameFlag),
		rewrite.On("switch-default-same-flag", Switch, switchDefaultSameFlag),
	}
}

func constantBool(v *ir.Value) (val, ok bool) {
	c, ok := ir.ConstantOf(v).(*ir.IntegerAttr)
	return ok && !c.Value.IsZero(), ok
}

func eraseTrueAssert(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if val, _ := constantBool(op.Operand(0)); !val {
		return rw.Fail("the condition is not known to hold")
	}
	rw.Erase(op)
	return true
}

// passThrough follows a block that contains only a cf.br to another block. It returns
// that block and the values that it is passed if b is entered with args. Only the
// branch may use the arguments of b.
func passThrough(b *ir.Block, args []*ir.Value) (Target, bool) {
	t := b.First()
	if t == nil || !t.Is(Branch) {
		return Target{}, false
	}
	for _, a := range b.Args() {
		for u := a.FirstUse(); u != nil; u = u.NextUse() {
			if u.Owner() != t {
				return Target{}, false
			}
		}
	}
	dest := t.Successor(0)
	if dest == b {
		return Target{}, false
	}
	vs := t.Operands()
	for i, v := range vs {
		if v.OwnerBlock() == b {
			vs[i] = args[v.Index()]
		}
	}
	return Target{dest, vs}, true
}

// mergeSinglePredecessor merges a block into the only block that branches to it.
func mergeSinglePredecessor(op *ir.Operation, rw *rewrite.Rewriter) bool {
	dest, from := op.Successor(0), op.Block()
	if dest == from || dest.SinglePred() != from {
		return rw.Fail("the successor has other predecessors")
	}
	args := op.Operands()
	rw.Erase(op)
	rw.MergeBlocks(dest, from, args)
	return true
}

func branchPassThrough(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.Successor(0) == op.Block() {
		return rw.Fail("the branch is a loop")
	}
	t, ok := passThrough(op.Successor(0), op.Operands())
	if !ok {
		return rw.Fail("the successor does more than branch")
	}
	NewBranch(&rw.Builder, op.Loc(), t.Block, t.Args...)
	rw.Erase(op)
	return true
}

// replaceByBranch replaces a terminator by a branch.
func replaceByBranch(op *ir.Operation, rw *rewrite.Rewriter, b *ir.Block, args []*ir.Value) bool {
	NewBranch(&rw.Builder, op.Loc(), b, args...)
	rw.Erase(op)
	return true
}

func condBranchConstant(op CondBranchOp, rw *rewrite.Rewriter) bool {
	val, ok := constantBool(op.Condition())
	if !ok {
		return rw.Fail("the condition is not constant")
	}
	b, args := op.False()
	if val {
		b, args = op.True()
	}
	return replaceByBranch(op.Operation, rw, b, args)
}

// condBranchUnreachable branches to one successor if the other has nothing but ub.unreachable.
func condBranchUnreachable(op CondBranchOp, rw *rewrite.Rewriter) bool {
	tb, ta := op.True()
	fb, fa := op.False()
	switch {
	case tb.First().Is(ub.Unreachable):
		return replaceByBranch(op.Operation, rw, fb, fa)
	case fb.First().Is(ub.Unreachable):
		return replaceByBranch(op.Operation, rw, tb, ta)
	}
	return rw.Fail("both successors may be reached")
}

func condBranchPassThrough(op CondBranchOp, rw *rewrite.Rewriter) bool {
	tb, ta := op.True()
	fb, fa := op.False()
	t, okT := passThrough(tb, ta)
	f, okF := passThrough(fb, fa)
	if !okT && !okF {
		return rw.Fail("no successor only branches to another block")
	}
	if okT {
		tb, ta = t.Block, t.Args
	}
	if okF {
		fb, fa = f.Block, f.Args
	}
	NewCondBranch(&rw.Builder, op.Loc(), op.Condition(), tb, ta, fb, fa).SetProp(weightsSlot, op.Prop(weightsSlot))
	rw.Erase(op.Operation)
	return true
}

// condBranchSameBlock turns a branch whose successors are one block into a cf.br
// with selected arguments. If arguments differ, the block must have no other
// predecessor, because the selects would otherwise only move work.
func condBranchSameBlock(op CondBranchOp, rw *rewrite.Rewriter) bool {
	tb, ta := op.True()
	fb, fa := op.False()
	if tb != fb {
		return rw.Fail("the successors differ")
	}
	same := true
	for i := range ta {
		same = same && ta[i] == fa[i]
	}
	if same {
		return replaceByBranch(op.Operation, rw, tb, ta)
	}
	for u := tb.FirstPred(); u != nil; u = u.NextUse() {
		if u.Owner() != op.Operation {
			return rw.Fail("the successor has other predecessors")
		}
	}
	args := make([]*ir.Value, len(ta))
	for i := range ta {
		args[i] = ta[i]
		if ta[i] == fa[i] {
			continue
		}
		st := ir.OperationState{Loc: op.Loc(), Info: rw.Context().OpInfo("arith.select"), Operands: []*ir.Value{op.Condition(), ta[i], fa[i]}, Results: []ir.Type{ta[i].Type()}}
		args[i] = rw.Build(&st).Result(0)
	}
	return replaceByBranch(op.Operation, rw, tb, args)
}

// condBranchSameCondition replaces a branch if the only predecessor branched here on
// the same condition.
func condBranchSameCondition(op CondBranchOp, rw *rewrite.Rewriter) bool {
	pred := op.Block().SinglePred()
	if pred == nil {
		return rw.Fail("there is not exactly one predecessor")
	}
	t := pred.Terminator()
	if t == nil || !t.Is(CondBranch) || (CondBranchOp{t}).Condition() != op.Condition() || t.Successor(0) == t.Successor(1) {
		return rw.Fail("the predecessor does not branch on the same condition")
	}
	b, args := op.False()
	if t.Successor(0) == op.Block() {
		b, args = op.True()
	}
	return replaceByBranch(op.Operation, rw, b, args)
}

// condBranchKnownCondition replaces uses of the condition by its constant value, in
// blocks that only this branch reaches.
func condBranchKnownCondition(op CondBranchOp, rw *rewrite.Rewriter) bool {
	if op.Successor(0) == op.Successor(1) {
		return rw.Fail("the successors are the same")
	}
	changed := false
	for i := range 2 {
		b := op.Successor(i)
		if b.SinglePred() == nil {
			continue
		}
		changed = replaceCondition(op, b, i == 0, rw) || changed
	}
	return changed
}

func replaceCondition(op CondBranchOp, b *ir.Block, val bool, rw *rewrite.Rewriter) bool {
	var uses []*ir.Operand
	for u := op.Condition().FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().Block() == b {
			uses = append(uses, u)
		}
	}
	if len(uses) == 0 {
		return false
	}
	ctx := rw.Context()
	st := ir.OperationState{Loc: op.Loc(), Info: ctx.OpInfo("arith.constant"), Results: []ir.Type{ctx.I1()}}
	st.AddAttr("value", ctx.Bool(val))
	rw.SetBefore(op.Operation)
	c := rw.Build(&st).Result(0)
	for _, u := range uses {
		rw.Modify(u.Owner(), func() { u.Set(c) })
	}
	return true
}

func switchOnlyDefault(op SwitchOp, rw *rewrite.Rewriter) bool {
	if op.NumCases() != 0 {
		return rw.Fail("the switch has cases")
	}
	b, args := op.Default()
	return replaceByBranch(op.Operation, rw, b, args)
}

// cases returns the cases of a switch for which keep returns true.
func (op SwitchOp) cases(keep func(i int) bool) (values []apint.Int, targets []Target) {
	for i := range op.NumCases() {
		if keep(i) {
			b, args := op.Case(i)
			values, targets = append(values, op.CaseValue(i)), append(targets, Target{b, args})
		}
	}
	return values, targets
}

func sameTarget(b *ir.Block, args []*ir.Value, c *ir.Block, other []*ir.Value) bool {
	return b == c && slices.Equal(args, other)
}

// switchDropDefaultCases removes cases that are equal to the default.
func switchDropDefaultCases(op SwitchOp, rw *rewrite.Rewriter) bool {
	db, da := op.Default()
	values, targets := op.cases(func(i int) bool {
		b, args := op.Case(i)
		return !sameTarget(b, args, db, da)
	})
	if len(targets) == op.NumCases() {
		return rw.Fail("no case does what the default does")
	}
	NewSwitch(&rw.Builder, op.Loc(), op.Flag(), Target{db, da}, values, targets)
	rw.Erase(op.Operation)
	return true
}

func (op SwitchOp) selected(v apint.Int) Target {
	for i := range op.NumCases() {
		if op.CaseValue(i) == v {
			b, args := op.Case(i)
			return Target{b, args}
		}
	}
	b, args := op.Default()
	return Target{b, args}
}

func switchConstant(op SwitchOp, rw *rewrite.Rewriter) bool {
	c, ok := ir.ConstantOf(op.Flag()).(*ir.IntegerAttr)
	if !ok {
		return rw.Fail("the flag is not constant")
	}
	t := op.selected(c.Value)
	return replaceByBranch(op.Operation, rw, t.Block, t.Args)
}

func switchPassThrough(op SwitchOp, rw *rewrite.Rewriter) bool {
	changed := false
	follow := func(t Target) Target {
		if n, ok := passThrough(t.Block, t.Args); ok {
			changed = true
			return n
		}
		return t
	}
	db, da := op.Default()
	dflt := follow(Target{db, da})
	values, targets := op.cases(func(int) bool { return true })
	for i := range targets {
		targets[i] = follow(targets[i])
	}
	if !changed {
		return rw.Fail("no successor only branches to another block")
	}
	NewSwitch(&rw.Builder, op.Loc(), op.Flag(), dflt, values, targets)
	rw.Erase(op.Operation)
	return true
}

// switchBefore returns the switch on the same flag that is the only predecessor of op's
// block.
func switchBefore(op SwitchOp) (SwitchOp, bool) {
	pred := op.Block().SinglePred()
	if pred == nil {
		return SwitchOp{}, false
	}
	t := pred.Terminator()
	if t == nil || !t.Is(Switch) || (SwitchOp{t}).Flag() != op.Flag() {
		return SwitchOp{}, false
	}
	return SwitchOp{t}, true
}

// switchSameFlag replaces a switch if the only predecessor chose this block for one
// value of the same flag.
func switchSameFlag(op SwitchOp, rw *rewrite.Rewriter) bool {
	before, ok := switchBefore(op)
	if !ok || before.Successor(0) == op.Block() {
		return rw.Fail("the predecessor does not fix the flag")
	}
	for i := range before.NumCases() {
		if before.Successor(i+1) == op.Block() {
			t := op.selected(before.CaseValue(i))
			return replaceByBranch(op.Operation, rw, t.Block, t.Args)
		}
	}
	return false
}

// switchDefaultSameFlag drops impossible cases if the only predecessor reached this
// block as the default of a switch on the same flag.
func switchDefaultSameFlag(op SwitchOp, rw *rewrite.Rewriter) bool {
	before, ok := switchBefore(op)
	if !ok || before.Successor(0) != op.Block() {
		return rw.Fail("the predecessor is not a switch on the same flag with this default")
	}
	taken := map[apint.Int]bool{}
	for i := range before.NumCases() {
		taken[before.CaseValue(i)] = true
	}
	values, targets := op.cases(func(i int) bool { return !taken[op.CaseValue(i)] })
	if len(targets) == op.NumCases() {
		return rw.Fail("every case can occur")
	}
	db, da := op.Default()
	NewSwitch(&rw.Builder, op.Loc(), op.Flag(), Target{db, da}, values, targets)
	rw.Erase(op.Operation)
	return true
}
