package rewriting

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewPatterns returns the pass test-patterns, which applies the rules of the test dialect and a few patterns greedily.
func NewPatterns() *pass.Pass {
	topDown, rounds := false, int64(10)
	return &pass.Pass{
		Name: "test-patterns", Class: "(anonymous namespace)::TestPatternDriver", Summary: "Run test dialect patterns",
		Options: []pass.Option{
			pass.Bool("top-down", &topDown, "Seed the worklist in general top-down order"),
			pass.Int("max-iterations", &rounds, "Max. iterations in the GreedyRewriteConfig"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ctx := op.Context()
			ps := append(rewrite.FromRules(Rules(ctx)...), driverPatterns(ctx)...)
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: !topDown, MaxIterations: int(rounds)})
			return true
		},
	}
}

// driverPatterns returns the patterns of test-patterns that are functions.
func driverPatterns(ctx *ir.Context) []*rewrite.Pattern {
	def := func(mnemonic string) *ir.OpDef { return ctx.OpInfo("test." + mnemonic).Def }
	fold, commutes := def("op_in_place_fold"), def("op_commutative2")
	return []*rewrite.Pattern{
		rewrite.OnOp("FoldingPattern", def("op_in_place_fold_anchor"), func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			rw.Replace(op, rewrite.CreateOrFoldOne(&rw.Builder, op.Loc(), fold, []*ir.Value{op.Operand(0)}, ctx.I32()))
			return true
		}),
		rewrite.OnOp("FolderInsertBeforePreviouslyFoldedConstantPattern", def("cast"), constantFirst),
		rewrite.OnOp("FolderCommutativeOp2WithConstant", commutes, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			inner := op.Operand(0).DefinedBy(commutes)
			if inner == nil || ir.ConstantOf(inner.Operand(1)) == nil {
				return rw.Fail("no operand with a constant on the right")
			}
			rw.Replace(op, inner.Operand(1))
			return true
		}),
		rewrite.OnOp("HoistEligibleOps", def("one_region_op"), hoistEligible),
		rewrite.OnOp("MakeOpEligible", nil, makeEligible),
		rewrite.OnOp("IncrementIntAttribute", def("any_attr_of_i32_str"), func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			n, ok := op.Prop(0).(*ir.IntegerAttr)
			if !ok || n.Int64Or(3) >= 3 {
				return rw.Fail("the attribute is large enough")
			}
			rw.Modify(op, func() { op.SetProp(0, ctx.Int(n.Type(), n.Int64Or(0)+1)) })
			return true
		}),
	}
}

// constantFirst replaces a marked cast by one of a constant at the start of the block.
func constantFirst(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.Attr("test_fold_before_previously_folded_op") == nil {
		return rw.Fail("the cast is not marked")
	}
	rw.SetStart(op.Block())
	yes := arith.NewBool(&rw.Builder, op.Loc(), true)
	rw.ReplaceByNew(op, op.Def(), []*ir.Value{yes}, []ir.Type{op.Context().I32()})
	return true
}

// hoistEligible moves the operation that defines what the region of op yields before op, if it is marked.
func hoistEligible(op *ir.Operation, rw *rewrite.Rewriter) bool {
	b := op.Region(0).First()
	if b == nil || b.Last() == nil || b.Last().NumOperands() == 0 {
		return rw.Fail("the region yields nothing")
	}
	inner := b.Last().Operand(0).DefiningOp()
	if inner == nil || inner.Parent() != op || inner.Attr("eligible") == nil {
		return rw.Fail("no marked operation in the region")
	}
	rw.MoveBefore(inner, op)
	return true
}

// makeEligible marks operations of one name, which no dialect declares.
func makeEligible(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.Name() != "foo.maybe_eligible_op" || op.Attr("eligible") != nil {
		return rw.Fail("the operation needs no mark")
	}
	rw.Modify(op, func() { op.SetAttr("eligible", op.Context().Unit()) })
	return true
}
