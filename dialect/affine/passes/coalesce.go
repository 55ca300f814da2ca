package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewLoopCoalescing returns the pass affine-loop-coalescing.
func NewLoopCoalescing() *pass.Pass {
	return &pass.Pass{
		Name: "affine-loop-coalescing", Class: "LoopCoalescing", Op: "func.func",
		Summary: "Coalesce nested loops with independent bounds into a single loop",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.WalkPre(func(o *ir.Operation) ir.WalkResult {
				switch {
				case o.Is(scf.For):
					scf.CoalesceNest(scf.ForOp{Operation: o})
				case o.Is(affine.For):
					coalesceNest(affine.ForOp{Operation: o})
				}
				return ir.WalkAdvance
			})
			return true
		},
	}
}

// coalesceNest coalesces the bands of a perfect nest (coalescePerfectlyNestedAffineLoops).
func coalesceNest(f affine.ForOp) {
	nest := f.PerfectNest()
	above := affine.DefinedAbove(nest, func(f affine.ForOp) *ir.Region { return f.Region(0) }, func(f affine.ForOp) []*ir.Value { return f.Operands() })
	affine.CoalesceBands(above, nil, func(start, end int) { affine.Coalesce(nest[start:end]) })
}
