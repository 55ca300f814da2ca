package passes

import (
	"github.com/spvc/spvc/conversion/structure"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/transform"
)

// NewPromoteAllocas returns the pass spirv-promote-allocas. It splits private buffers with
// constant indices and makes values of those that it can. If it changed anything, it
// simplifies the function, because stored constants then meet their uses.
func NewPromoteAllocas() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-promote-allocas", Class: "SPIRVPromoteAllocas",
		Summary: "Make values of private buffers, through structured control flow",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			split := transform.DestructureSlots(op, true) > 0
			if !structure.PromoteSlots(op) && !split {
				r.PreserveAnalyses()
				return true
			}
			transform.Canonicalize(op, transform.CanonicalizeOptions{
				Greedy: rewrite.GreedyConfig{MaxIterations: 10, MaxRewrites: -1, Regions: rewrite.RegionsNormal}, Exact: true,
			})
			return true
		},
	}
}
