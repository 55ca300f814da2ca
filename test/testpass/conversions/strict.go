package conversions

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewStrictPatternDriver returns the pass test-strict-pattern-driver.
func NewStrictPatternDriver() *pass.Pass {
	strictness := "AnyOp"
	names := map[string]bool{
		"test.insert_same_op": true, "test.change_block_op": true, "test.replace_with_new_op": true, "test.erase_op": true,
		"test.move_before_parent_op": true, "test.inline_blocks_into_parent": true, "test.split_block_here": true, "test.clone_me": true,
		"test.clone_region_before": true,
	}
	return &pass.Pass{
		Name: "test-strict-pattern-driver", Class: "(anonymous namespace)::TestStrictPatternDriver", Op: fn.Func.Name, Summary: "Test strict mode of pattern driver",
		Options: []pass.Option{pass.String("strictness", &strictness, "Can be {AnyOp, ExistingAndNewOps, ExistingOps}")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			var ops []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if names[o.Name()] {
					ops = append(ops, o)
				}
			})
			cfg := rewrite.GreedyConfig{Listener: notifications(r.Out)}
			switch strictness {
			case "ExistingAndNewOps":
				cfg.Strictness = rewrite.ExistingAndNewOps
			case "ExistingOps":
				cfg.Strictness = rewrite.ExistingOps
			}
			res := rewrite.ApplyToOps(ops, rewrite.NewPatternSet(structural()...), cfg)
			erased := true
			for _, o := range ops {
				erased = erased && o.Block() == nil
			}
			c := op.Context()
			op.SetAttr("pattern_driver_changed", c.Bool(res.Changed))
			op.SetAttr("pattern_driver_all_erased", c.Bool(erased))
			return true
		},
	}
}

// structural returns patterns that change the structure of the IR in all the ways that rewriters offer.
func structural() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnNamed("ChangeBlockOp", "test.change_block_op", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			if op.NumSuccessors() < 2 || op.Successor(0) == op.Successor(1) {
				return false
			}
			rw.ReplaceBlockUses(op.Successor(0), op.Successor(1))
			return true
		}),
		rewrite.OnNamed("CloneOp", "test.clone_me", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			if op.Attr("was_cloned") != nil {
				return false
			}
			rw.Clone(op, ir.NewMapping()).SetAttr("was_cloned", rw.Context().Unit())
			return true
		}),
		rewrite.OnNamed("CloneRegionBeforeOp", "test.clone_region_before", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			if op.Attr("was_cloned") != nil {
				return false
			}
			for i := range op.NumRegions() {
				rw.CloneRegionBefore(op.Region(i), op.ParentRegion(), op.Block(), ir.NewMapping())
			}
			op.SetAttr("was_cloned", rw.Context().Unit())
			return true
		}),
		erase("EraseOp", "test.erase_op"),
		rewrite.OnNamed("ImplicitChangeOp", "test.implicit_change_op", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			if op.NumSuccessors() < 1 || op.Successor(0) == op.Block() {
				return false
			}
			rw.Modify(op, func() { op.SetSuccessor(0, op.Block()) })
			return true
		}),
		rewrite.OnNamed("InlineBlocksIntoParent", "test.inline_blocks_into_parent", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			changed := false
			for i := range op.NumRegions() {
				for b := op.Region(i).First(); b != nil; b = op.Region(i).First() {
					if b.NumArgs() > 0 {
						return changed
					}
					rw.InlineBlockBefore(b, op.Block(), op, nil)
					changed = true
				}
			}
			return changed
		}),
		rewrite.OnNamed("InsertSameOp", "test.insert_same_op", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			if op.Attr("skip") != nil {
				return false
			}
			n := create(rw, op.Loc(), op.Name(), op.Operands(), op.ResultTypes())
			yes := rw.Context().Bool(true)
			rw.Modify(op, func() { op.SetAttr("skip", yes) })
			n.SetAttr("skip", yes)
			return true
		}),
		rewrite.OnNamed("MoveBeforeParentOp", "test.move_before_parent_op", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			if op.Parent() == nil || op.Parent().Is(fn.Func) {
				return false
			}
			rw.MoveBefore(op, op.Parent())
			return true
		}),
		rewrite.OnNamed("ReplaceWithNewOp", "test.replace_with_new_op", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			if op.Attr("create_erase_op") != nil {
				return replace(rw, op, "test.erase_op", nil, nil)
			}
			return replace(rw, op, "test.new_op", op.Operands(), op.ResultTypes())
		}),
		rewrite.OnNamed("SplitBlockHere", "test.split_block_here", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			rw.SplitBlock(op.Block(), op)
			rw.SetBefore(op)
			return replace(rw, op, "test.new_op", op.Operands(), op.ResultTypes())
		}),
	}
}
