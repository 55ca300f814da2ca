package affines

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// newUnswitch returns the pass test-affine-loop-unswitch, which moves one conditional out of the loops that do not change it.
func newUnswitch() *pass.Pass {
	return &pass.Pass{
		Name: "test-affine-loop-unswitch", Class: "(anonymous namespace)::TestAffineLoopUnswitching", Summary: "Tests affine loop unswitching / if/else hoisting",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			patterns := rewrite.NewPatternSet(affine.CanonicalizationsOf(affine.If)...)
			for range 5 {
				var ifs []*ir.Operation
				op.Walk(func(o *ir.Operation) {
					if o.Is(affine.If) {
						ifs = append(ifs, o)
					}
				})
				for _, o := range ifs {
					if o.Block() != nil && hoistIf(o, patterns) {
						return true
					}
				}
			}
			return true
		},
	}
}

// hoistIf moves op around the outermost loop that does not change its operands. It reports whether there was one.
func hoistIf(op *ir.Operation, patterns *rewrite.PatternSet) bool {
	if op.NumResults() > 0 {
		return false
	}
	rewrite.ApplyToOps([]*ir.Operation{op}, patterns, rewrite.GreedyConfig{Strictness: rewrite.ExistingOps})
	if op.Block() == nil {
		return false // erased
	}
	over := unchangedBy(op)
	if over == op {
		return false
	}
	top := over
	for top.Parent() != nil && !top.HasTrait(ir.IsolatedFromAbove) {
		top = top.Parent()
	}
	hoistOver(affine.IfOp{Operation: op}, over)
	rewrite.ApplyGreedily(top, patterns, rewrite.GreedyConfig{BottomUp: true})
	return true
}

// unchangedBy returns the outermost affine operation around op that does not define its operands, or op.
func unchangedBy(op *ir.Operation) *ir.Operation {
	out := op
	for p := op.Parent(); p != nil && !p.HasTrait(ir.IsolatedFromAbove); p = p.Parent() {
		isLoop := p.Is(affine.For) || p.Is(affine.Parallel)
		defines := func(v *ir.Value) bool { return v.DefiningOp() == nil && v.OwnerBlock() == p.Region(0).First() }
		if !isLoop && !p.Is(affine.If) || isLoop && slices.ContainsFunc(op.Operands(), defines) {
			break
		}
		out = p
	}
	return out
}

// hoistedName is the attribute by which hoistOver finds the copy of a conditional.
const hoistedName = "__mlir_if_hoisting"

// hoistOver runs a copy of over in each branch of a conditional, of which each has one branch of op in place of op.
func hoistOver(op affine.IfOp, over *ir.Operation) {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(over)
	outer := affine.NewIf(b, op.Loc(), op.Condition(), op.Operands(), nil, true)
	op.SetAttr(hoistedName, op.Context().Bool(true))
	b.SetAfter(over)
	clone := b.Insert(b.Arena().Clone(over, ir.NewMapping()))
	var other *ir.Operation
	clone.Walk(func(o *ir.Operation) {
		if o.Attr(hoistedName) != nil {
			other = o
		}
	})
	promoteBranch(other, affine.IfOp{Operation: other}.Else())
	promoteBranch(op.Operation, op.Then())
	for i, o := range [...]*ir.Operation{over, clone} {
		branch := outer.Region(i).First()
		b.SetEnd(branch)
		o.MoveBefore(affine.NewYield(b, op.Loc()))
	}
}

// promoteBranch replaces op by the operations of one of its branches, which is nil if there is none.
func promoteBranch(op *ir.Operation, branch *ir.Block) {
	if branch != nil {
		for o := branch.First(); o != branch.Last(); o = branch.First() {
			o.MoveBefore(op)
		}
	}
	op.Erase()
}
