package structure

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/transform"
)

func newIsolate() *pass.Pass {
	var none, constants, all bool
	return &pass.Pass{
		Name: "test-make-isolated-from-above", Class: "(anonymous namespace)::TestMakeIsolatedFromAbovePass", Op: fn.Func.Name,
		Summary: "Test making a region isolated from above",
		Options: []pass.Option{
			pass.Bool("simple", &none, "Test simple case with no cloning of operations"),
			pass.Bool("clone-ops-with-no-operands", &constants, "Test case with cloning of operations with no operands"),
			pass.Bool("clone-ops-with-operands", &all, "Test case with cloning of operations with no operands"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var clone func(*ir.Operation) bool
			switch {
			case none:
				clone = func(*ir.Operation) bool { return false }
			case constants:
				clone = func(o *ir.Operation) bool { return o.NumOperands() == 0 }
			case all:
				clone = func(*ir.Operation) bool { return true }
			default:
				return true
			}
			return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(isolating(clone)), rewrite.GreedyConfig{}).Converged
		},
	}
}

// isolating makes operations with a region isolated ones, whose operands are what the region uses.
func isolating(clone func(*ir.Operation) bool) *rewrite.Pattern {
	return rewrite.OnNamed("isolate", "test.one_region_with_operands_op", func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		operands := append(op.Operands(), transform.Isolate(rw, op.Region(0), clone)...)
		rw.SetBefore(op)
		made := rw.Build(&ir.OperationState{
			Loc: op.Loc(), Info: op.Context().OpInfo("test.isolated_one_region_op"), Operands: operands, Regions: []*ir.Region{nil},
		})
		rw.InlineRegionBefore(op.Region(0), made.Region(0), nil)
		rw.Erase(op)
		return true
	})
}
