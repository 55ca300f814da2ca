package passes

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewOptimizeAllocationLiveness returns the pass optimize-allocation-liveness.
func NewOptimizeAllocationLiveness() *pass.Pass {
	return &pass.Pass{
		Name: "optimize-allocation-liveness", Class: "OptimizeAllocationLivenessPass", Op: fn.Func.Name,
		Summary: "This pass optimizes the liveness of temp allocations in the input function",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			p := newPlacement(op)
			for _, v := range p.allocs {
				p.freeEarly(v)
			}
			return true
		},
	}
}

// freeEarly moves the operation that frees v behind the last use of v and its views, if v is allocated in the same block.
func (p *placement) freeEarly(v *ir.Value) {
	free := p.frees[v]
	if free == nil || free.Block() != v.ParentBlock() {
		return
	}
	var last *ir.Operation
	for _, view := range p.flow.Views(v) {
		for u := view.FirstUse(); u != nil; u = u.NextUse() {
			if u.Owner() == free {
				continue
			}
			at := ir.AncestorIn(free.ParentRegion(), u.Owner())
			if at == nil || at.Block() != free.Block() {
				return
			}
			if last == nil || last.IsBeforeInBlock(at) {
				last = at
			}
		}
	}
	if last != nil && last != free && last.Next() != nil && last.IsBeforeInBlock(free) {
		free.MoveBefore(last.Next())
	}
}
