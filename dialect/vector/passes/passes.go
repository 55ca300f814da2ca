// Package passes holds the passes of the vector dialect.
package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// Register adds the passes to reg.
func Register(reg *pass.Registry) { reg.Add(NewLowerMask, NewLowerMultiReduction) }

// greedily applies patterns to a function. It returns true, as MLIR's passes succeed even if
// patterns still apply after the last round.
func greedily(op *ir.Operation, patterns ...*rewrite.Pattern) bool {
	rewrite.ApplyGreedily(op, rewrite.NewPatternSet(patterns...), rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsAggressive})
	return true
}
