package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewLoopNormalize returns the pass affine-loop-normalize.
func NewLoopNormalize() *pass.Pass {
	promote := false
	return &pass.Pass{
		Name: "affine-loop-normalize", Class: "AffineLoopNormalize", Op: "func.func",
		Summary: "Apply normalization transformations to affine loop-like ops",
		Options: []pass.Option{pass.Bool("promote-single-iter", &promote, "Promote single iteration loops")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				switch {
				case o.Is(affine.Parallel):
					affine.ParallelOp{Operation: o}.Normalize()
				case o.Is(affine.For):
					if f := (affine.ForOp{Operation: o}); !promote || !f.PromoteSingleIteration() {
						f.Normalize()
					}
				}
			})
			return true
		},
	}
}
