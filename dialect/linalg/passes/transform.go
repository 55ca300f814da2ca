package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/linalg/transform"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// transformPasses returns the passes that fuse, drop dimensions and change layouts.
func transformPasses() []func() *pass.Pass {
	return []func() *pass.Pass{NewConvertElementwise, NewFuseElementwise, NewFoldUnitExtentDims, NewDetensorize, NewBlockPackMatmul}
}

// canonical returns the canonicalization patterns of the dialect that matter for ops of the kinds defs.
func canonical(ctx *ir.Context, dialect string, defs ...*ir.OpDef) []*rewrite.Pattern {
	return transform.CanonicalPatterns(ctx, dialect, defs...)
}

// NewConvertElementwise returns the pass convert-elementwise-to-linalg.
func NewConvertElementwise() *pass.Pass {
	return &pass.Pass{
		Name: "convert-elementwise-to-linalg", Class: "ConvertElementwiseToLinalgPass", Summary: "Convert ElementwiseMappable ops to linalg",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var found []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if transform.ElementwiseOnTensors(o) {
					found = append(found, o)
				}
			})
			rw := rewrite.NewRewriter(op.Context(), nil)
			for _, o := range found {
				rw.SetBefore(o)
				if v := foldedValue(rw, o); v != nil {
					rw.Replace(o, v)
					continue
				}
				rw.ReplaceWithOp(o, transform.ElementwiseToGeneric(&rw.Builder, o))
			}
			return true
		},
	}
}

// foldedValue returns what op, with one result, folds to, or nil. A conversion folds before it applies patterns.
func foldedValue(rw *rewrite.Rewriter, op *ir.Operation) *ir.Value {
	results, ok := rewrite.Fold(op)
	if !ok || len(results) != 1 {
		return nil
	}
	if results[0].Value != nil {
		return results[0].Value
	}
	c := rewrite.Materialize(&rw.Builder, op, results[0].Attr, op.Result(0).Type())
	if c == nil {
		return nil
	}
	return c.Result(0)
}

// NewFuseElementwise returns the pass linalg-fuse-elementwise-ops.
func NewFuseElementwise() *pass.Pass {
	return &pass.Pass{
		Name: "linalg-fuse-elementwise-ops", Class: "LinalgElementwiseOpFusionPass", Summary: "Fuse elementwise operations on tensors",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ctx := op.Context()
			ps := transform.ElementwiseFusion(transform.SingleUse)
			ps = append(ps, transform.EraseUnused()...)
			ps = append(ps, transform.ReshapeByExpansion(transform.SingleUse)...)
			ps = append(ps, affine.CanonicalizationsOf(affine.Apply)...)
			ps = append(ps, canonical(ctx, "linalg")...)
			ps = append(ps, canonical(ctx, "tensor", tensor.ExpandShape, tensor.CollapseShape)...)
			ps = append(ps, canonical(ctx, "affine", tensor.Dim)...)
			ps = append(ps, transform.FoldTransposedConstants(transform.SingleUse)...)
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{})
			return true
		},
	}
}

// NewFoldUnitExtentDims returns the pass linalg-fold-unit-extent-dims.
func NewFoldUnitExtentDims() *pass.Pass {
	useSlices := false
	return &pass.Pass{
		Name: "linalg-fold-unit-extent-dims", Class: "LinalgFoldUnitExtentDimsPass", Summary: "Remove unit-extent dimension in Linalg ops on tensors",
		Options: []pass.Option{pass.Bool("use-rank-reducing-slices", &useSlices, "Generate rank-reducing slices instead of reassociative reshapes")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ps := transform.FoldUnitDims(op.Context(), transform.UnitDims{Slices: useSlices})
			ps = append(ps, transform.InitsToInputs()...)
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// NewDetensorize returns the pass linalg-detensorize.
func NewDetensorize() *pass.Pass {
	aggressive := false
	return &pass.Pass{
		Name: "linalg-detensorize", Class: "LinalgDetensorizePass", Summary: "Detensorize linalg ops",
		Options: []pass.Option{pass.Bool("aggressive-mode", &aggressive,
			"Detensorize all ops that qualify for detensoring along with branch operands and basic-block arguments.")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if _, ok := ir.OpInterface[ir.FunctionModel](op.Info()); !ok {
				return op.EmitErrorAt(ir.UnknownLoc, "trying to schedule a pass on an unsupported operation")
			}
			if op.Region(0).Empty() {
				return true
			}
			transform.Detensorize(op, aggressive)
			ps := rewrite.NewPatternSet(canonical(op.Context(), "tensor", tensor.FromElements, tensor.Extract)...)
			rewrite.ApplyGreedily(op, ps, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// NewBlockPackMatmul returns the pass linalg-block-pack-matmul.
func NewBlockPackMatmul() *pass.Pass {
	o := transform.BlockPack{Padding: true, RHSOuter: true, RHSInner: true}
	return &pass.Pass{
		Name: "linalg-block-pack-matmul", Class: "LinalgBlockPackMatmul", Summary: "Convert linalg matmul ops to block layout and back",
		Options: []pass.Option{
			pass.Ints("block-factors", &o.Factors, "Block factors (mb, nb, kb) for relayout"),
			pass.Bool("allow-padding", &o.Padding, "Allow packing padding"),
			pass.Ints("mnk-padded-multiples", &o.Multiples, "Next multiples of the packing sizes"),
			pass.Ints("mnk-order", &o.Order, "Permutation of matmul (M, N, K) dimensions order"),
			pass.Bool("lhs-transpose-outer-blocks", &o.LHSOuter, "Transpose LHS outer block layout [MB][KB] -> [KB][MB]"),
			pass.Bool("lhs-transpose-inner-blocks", &o.LHSInner, "Transpose LHS inner block layout [mb][kb] -> [kb][mb]"),
			pass.Bool("rhs-transpose-outer-blocks", &o.RHSOuter, "Transpose RHS outer block layout [KB][NB] -> [NB][KB]"),
			pass.Bool("rhs-transpose-inner-blocks", &o.RHSInner, "Transpose RHS inner block layout [kb][nb] -> [nb][kb]"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ps := rewrite.NewPatternSet(rewrite.OnOp("BlockPackMatmul", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
				s, ok := linalg.AsStructured(op)
				return ok && transform.IsPackableMatmul(s) && transform.BlockPackMatmul(rw, op, o)
			}))
			rewrite.ApplyGreedily(op, ps, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}
