package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// NewCanonicalizeGL returns the pass spirv-canonicalize-gl. It replaces comparisons and
// selections that clamp by instructions of GLSL.std.450.
func NewCanonicalizeGL() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-canonicalize-gl", Class: "SPIRVCanonicalizeGLPass", Summary: "Canonicalize GLSL ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(spirv.GLPatterns()...), rewrite.GreedyConfig{Regions: rewrite.RegionsAggressive}).Converged
		},
	}
}
