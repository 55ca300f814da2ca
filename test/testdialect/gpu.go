package testdialect

import (
	gpupasses "github.com/spvc/spvc/dialect/gpu/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewGPURewrite returns the pass test-gpu-rewrite, which applies the rewrites of the
// gpu dialect.
func NewGPURewrite() *pass.Pass {
	return &pass.Pass{
		Name: "test-gpu-rewrite", Class: "TestGpuRewritePass", Op: ir.Module.Name,
		Summary: "Applies all rewrite patterns within the GPU dialect.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(gpupasses.RewritePatterns()...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}
