// Package passes holds the passes of the affine dialect.
package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// Register adds the passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(
		NewDataCopyGenerate,
		NewExpandIndexOps,
		NewExpandIndexOpsAsAffine,
		NewLoopCoalescing,
		NewLoopFusion,
		NewLoopInvariantCodeMotion,
		NewLoopNormalize,
		NewLoopTile,
		NewLoopUnroll,
		NewLoopUnrollJam,
		NewParallelize,
		NewPipelineDataTransfer,
		NewScalarReplacement,
		NewSimplifyStructures,
		NewSuperVectorize,
	)
}

// NewExpandIndexOps returns the pass affine-expand-index-ops.
func NewExpandIndexOps() *pass.Pass {
	return expandIndices("affine-expand-index-ops", "AffineExpandIndexOps", "Lower affine operations operating on indices into more fundamental operations",
		affine.LowerDelinearize, affine.LowerLinearize)
}

// NewExpandIndexOpsAsAffine returns the pass affine-expand-index-ops-as-affine.
func NewExpandIndexOpsAsAffine() *pass.Pass {
	return expandIndices("affine-expand-index-ops-as-affine", "AffineExpandIndexOpsAsAffine", "Lower affine operations operating on indices into affine.apply operations",
		affine.ExpandDelinearize, affine.ExpandLinearize)
}

func expandIndices(name, class, summary string, split func(*ir.Builder, affine.DelinearizeOp) []*ir.Value, join func(*ir.Builder, affine.LinearizeOp) *ir.Value) *pass.Pass {
	patterns := rewrite.NewPatternSet(
		rewrite.On("delinearize", affine.DelinearizeIndex, func(op affine.DelinearizeOp, rw *rewrite.Rewriter) bool {
			rw.Replace(op.Operation, split(&rw.Builder, op)...)
			return true
		}),
		rewrite.On("linearize", affine.LinearizeIndex, func(op affine.LinearizeOp, rw *rewrite.Rewriter) bool {
			rw.Replace(op.Operation, join(&rw.Builder, op))
			return true
		}))
	return &pass.Pass{
		Name: name, Class: class, Summary: summary,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// NewSimplifyStructures returns the pass affine-simplify-structures.
func NewSimplifyStructures() *pass.Pass {
	patterns := rewrite.NewPatternSet(affine.CanonicalizationsOf(affine.Apply, affine.For, affine.If)...)
	return &pass.Pass{
		Name: "affine-simplify-structures", Class: "SimplifyAffineStructures", Op: "func.func",
		Summary: "Simplify affine expressions in maps/sets and normalize memrefs",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var ops []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				simplifyAttrs(o)
				if o.Is(affine.For) || o.Is(affine.If) || o.Is(affine.Apply) {
					ops = append(ops, o)
				}
			})
			rewrite.ApplyToOps(ops, patterns, rewrite.GreedyConfig{Strictness: rewrite.ExistingAndNewOps})
			return true
		},
	}
}

// simplifyAttrs simplifies the maps and sets among the attributes of op.
func simplifyAttrs(op *ir.Operation) {
	c := op.Context()
	for _, a := range op.Attrs() {
		switch v := a.Value.(type) {
		case *ir.AffineMapAttr:
			if m := affinemap.Simplify(v.Map); m != v.Map {
				op.SetAttr(a.Name, c.MapAttr(m))
			}
		case *ir.IntegerSetAttr:
			if s := affine.SimplifySet(v.Set); s != v.Set {
				op.SetAttr(a.Name, c.SetAttr(s))
			}
		}
	}
}
