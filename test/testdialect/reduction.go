package testdialect

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// reduction is the rewrite.ReductionModel of the dialect.
type reduction struct{}

// ReductionPatterns implements [rewrite.ReductionModel].
func (reduction) ReductionPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.OnOp("shorter-crash", OpCrashLong, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		rw.ReplaceByNew(op, OpCrashShort, nil, []ir.Type{op.Result(0).Type()})
		return true
	})}
}
