package gpu

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/valuebounds"
)

// withBounds returns the models of an operation without operands whose result has a known range.
//
//go:noinline
func withBounds(r analysis.ResultRange) []any {
	return []any{r, valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
		known := r(op, nil)
		if lo, ok := known.SMin.Int64(); ok {
			s.AtLeast(q, s.Const(lo))
		}
		if hi, ok := known.SMax.Int64(); ok {
			s.AtMost(q, s.Const(hi))
		}
	})}
}

// launchBounds bounds the sizes in the body of a gpu.launch by the operands, and the ids by the sizes.
var launchBounds = valuebounds.Values(func(op *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) {
	l := LaunchOp{op}
	bound := func(group Dim3, sizes, ids int) {
		if i := slices.Index(l.args(sizes), q.Value); i >= 0 {
			s.Equal(q, s.Index(group[i]))
			s.AtLeast(q, s.Const(1))
		}
		if i := slices.Index(l.args(ids), q.Value); i >= 0 {
			s.Below(q, s.Index(group[i]))
			s.AtLeast(q, s.Const(0))
		}
	}
	bound(l.GridSize(), argGridSize, argBlockID)
	bound(l.BlockSize(), argBlockSize, argThreadID)
})
