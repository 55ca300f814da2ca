package vectortollvm

import (
	vectorpasses "github.com/spvc/spvc/dialect/vector/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Steps says how operations on several dimensions are broken down before the conversion. The zero value has MLIR's defaults.
type Steps struct {
	Contract  vectorpasses.ContractLowering
	Transpose vectorpasses.TransposeLowering
}

// maxRank is more than the rank of any vector. Loads and stores of several dimensions stay, unless they have one element.
const maxRank = 1 << 30

// Late returns the patterns that the pass applies together with those of the conversion. Until MLIR 19, they compute masks, too.
func (s Steps) Late(ctx *ir.Context, o Options) []*rewrite.Pattern {
	ps := vectorpasses.TransferPatterns(ctx, maxRank)
	if ctx.MLIR() <= 19 {
		ps = append(ps, vectorpasses.Lowering{WideIndices: o.WideIndices}.BoundsPatterns()...)
	}
	return ps
}

// Patterns returns the patterns that break operations down.
func (s Steps) Patterns(ctx *ir.Context, o Options) []*rewrite.Pattern {
	return vectorpasses.Lowering{Contract: s.Contract, Transpose: s.Transpose, WideIndices: o.WideIndices}.Patterns(ctx)
}
