package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// CanonicalPatterns returns the canonicalization patterns of a dialect for ops of the kinds defs, or all if there are none.
func CanonicalPatterns(ctx *ir.Context, dialect string, defs ...*ir.OpDef) []*rewrite.Pattern {
	var out []*rewrite.Pattern
	d := ctx.Dialect(dialect)
	if d == nil {
		return nil
	}
	for _, c := range ir.DialectInterfaces[rewrite.Canonicalizer](d) {
		for _, p := range c.CanonicalizationPatterns(ctx) {
			if len(defs) == 0 || slices.Contains(defs, p.Root) {
				out = append(out, p)
			}
		}
	}
	return out
}

// FoldUnitDims returns the patterns of the pass linalg-fold-unit-extent-dims without that of InitsToInputs.
func FoldUnitDims(ctx *ir.Context, u UnitDims) []*rewrite.Pattern {
	ps := u.Patterns()
	if !u.Slices {
		ps = append(ps, CanonicalPatterns(ctx, "linalg", linalg.Fill, tensor.CollapseShape, tensor.ExpandShape)...)
		ps = append(ps, CanonicalPatterns(ctx, "tensor", tensor.CollapseShape, tensor.ExpandShape)...)
		ps = append(ps, CanonicalPatterns(ctx, "affine", tensor.Dim)...)
	}
	for _, p := range CanonicalPatterns(ctx, "tensor", tensor.Empty, tensor.Dim, tensor.Cast) {
		if p.Root == tensor.Empty || p.Name == "FoldEmptyTensorWithDimOp" || p.Name == "FoldEmptyTensorWithCastOp" {
			ps = append(ps, p)
		}
	}
	ps = append(ps, FoldEmpty()...)
	return append(ps, ResolveDims()...)
}

// IsPackableMatmul reports whether s is a product of matrices that linalg-block-pack-matmul packs.
func IsPackableMatmul(s linalg.StructuredOp) bool {
	c, ok := ContractionOf(s)
	if !ok || !s.OnTensors() || len(c.M) != 1 || len(c.N) != 1 || len(c.K) != 1 {
		return false
	}
	switch {
	case s.Is(linalg.Generic):
		return len(c.Batch) == 0
	case s.Is(linalg.BatchMatmul): // MLIR does not pack it if an attribute states other maps
		ctx := s.Context()
		b, m, n, k := ctx.AffineDimExpr(0), ctx.AffineDimExpr(1), ctx.AffineDimExpr(2), ctx.AffineDimExpr(3)
		maps := s.Maps()
		return maps[0] == ctx.AffineMap(4, 0, b, m, k) && maps[1] == ctx.AffineMap(4, 0, b, k, n)
	}
	return !s.Is(linalg.Contract)
}
