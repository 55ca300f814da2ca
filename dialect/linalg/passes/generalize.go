package passes

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewGeneralize returns the pass linalg-generalize-named-ops.
func NewGeneralize() *pass.Pass {
	patterns := rewrite.NewPatternSet(GeneralizePattern())
	return &pass.Pass{
		Name: "linalg-generalize-named-ops", Class: "LinalgGeneralizeNamedOpsPass", Summary: "Convert named ops into generic ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{})
			return true
		},
	}
}

// GeneralizePattern returns the pattern that replaces structured operations by linalg.generic.
func GeneralizePattern() *rewrite.Pattern {
	return rewrite.OnOp("LinalgGeneralizationPattern", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		s, ok := linalg.AsStructured(op)
		if !ok || op.Is(linalg.Generic) {
			return rw.Fail("no structured operation with a name")
		}
		if op.Context().MLIR() < 20 && op.Is(linalg.Map) {
			return rw.Fail("the version leaves linalg.map as it is")
		}
		rw.SetBefore(op)
		g := linalg.Generalize(&rw.Builder, s)
		rw.Replace(op, g.Results()...)
		return true
	})
}
