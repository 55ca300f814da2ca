package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// newVectorLowering returns the pass test-vector-to-vector-lowering with its canonicalizations, but without its unrolling and without the
// patterns that move casts of bits and drop leading dimensions.
func newVectorLowering() *pass.Pass {
	roots := []*ir.OpDef{vector.CreateMask, vector.MaskedLoad, vector.MaskedStore, vector.Gather, vector.Scatter, vector.ExpandLoad, vector.CompressStore,
		vector.ExtractStridedSlice, vector.Transpose}
	return &pass.Pass{
		Name: "test-vector-to-vector-lowering", Class: "(anonymous namespace)::TestVectorToVectorLowering", Op: fn.Func.Name,
		Summary: "Test lowering patterns between ops in the vector dialect",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var ps []*rewrite.Pattern
			for _, m := range op.Context().Dialect("vector").Interfaces {
				if c, ok := m.(rewrite.Canonicalizer); ok {
					ps = append(ps, c.CanonicalizationPatterns(op.Context())...)
				}
			}
			ps = slices.DeleteFunc(ps, func(p *rewrite.Pattern) bool { return !slices.Contains(roots, p.Root) })
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}
