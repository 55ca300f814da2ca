package passes

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/bufferization/dealloc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewLowerDeallocations returns the pass bufferization-lower-deallocations.
func NewLowerDeallocations() *pass.Pass {
	return &pass.Pass{
		Name: "bufferization-lower-deallocations", Class: "LowerDeallocations",
		Summary: "Lowers `bufferization.dealloc` operations to `memref.dealloc`operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !op.Is(ir.Module) {
				if _, function := ir.OpInterface[ir.FunctionModel](op.Info()); !function {
					return op.EmitError("root operation must be a builtin.module or a function")
				}
			}
			helper := dealloc.AddHelper(op)
			t := rewrite.NewTarget()
			t.AddLegalDialect("memref", "arith", "scf", "func")
			t.AddIllegalOp(bufferization.Dealloc)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(dealloc.LoweringPatterns(helper)...))
		},
	}
}
