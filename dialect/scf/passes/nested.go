package passes

import (
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewParallelToNestedFors returns the pass scf-parallel-for-to-nested-fors. Loops that reduce values stay.
func NewParallelToNestedFors() *pass.Pass {
	return &pass.Pass{
		Name: "scf-parallel-for-to-nested-fors", Class: "ParallelForToNestedFors", Summary: "Convert SCF parallel for loops to nested SCF for loops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for _, p := range collect(op, scf.Parallel) {
				if p.NumResults() == 0 {
					nestFors(scf.ParallelOp{Operation: p})
				}
			}
			return true
		},
	}
}

// nestFors replaces a parallel loop by a nest of loops, the first dimension outermost.
func nestFors(p scf.ParallelOp) {
	b := ir.NewBuilder(p.Context(), nil)
	b.SetBefore(p.Operation)
	steps := p.Steps()
	var body *ir.Block
	for i, lower := range p.LowerBounds() {
		loop := newLoop(b, p.Loc(), lower, p.UpperBounds()[i], steps[i])
		p.Body().Arg(i).ReplaceAllUsesWith(loop.InductionVar())
		body = loop.Body()
		b.SetBefore(body.Last())
	}
	end := body.Last()
	reduce := p.ReduceOp()
	for op := p.Body().First(); op != reduce; {
		next := op.Next()
		op.MoveBefore(end)
		op = next
	}
	p.Erase()
}
