package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewFoldIntoElementwise returns the pass linalg-fold-into-elementwise.
func NewFoldIntoElementwise() *pass.Pass {
	return &pass.Pass{
		Name: "linalg-fold-into-elementwise", Class: "LinalgFoldIntoElementwisePass", Summary: "Fold transpose ops into elementwise",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(FoldTransposePattern()), rewrite.GreedyConfig{})
			return true
		},
	}
}

// FoldTransposePattern returns the pattern by which a linalg.elementwise reads what a linalg.transpose transposes, where the map of the
// transposed operand is the identity (populateLinalgFoldIntoElementwisePatterns).
func FoldTransposePattern() *rewrite.Pattern {
	return rewrite.OnOp("FoldTransposePattern", linalg.Elementwise, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		s, _ := linalg.AsStructured(op)
		inputs, maps := slices.Clone(s.Inputs()), slices.Clone(s.Maps())
		changed := false
		for i, v := range inputs {
			if t, ok := linalg.AsStructured(v.DefinedBy(linalg.Transpose)); ok && maps[i].IsIdentity() {
				inputs[i], maps[i] = t.Operand(0), t.Maps()[0]
				changed = true
			}
		}
		if !changed {
			return rw.Fail("no operand is transposed")
		}
		rw.SetBefore(op)
		rw.Replace(op, linalg.NewElementwiseWith(&rw.Builder, op, inputs, s.Inits(), maps).Results()...)
		return true
	})
}
