package passes

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/bufferization/viewflow"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// NewBufferHoisting returns the pass buffer-hoisting.
func NewBufferHoisting() *pass.Pass {
	return &pass.Pass{
		Name: "buffer-hoisting", Class: "BufferHoisting", Op: fn.Func.Name,
		Summary: "Optimizes placement of allocation operations by moving them into common dominators and out of nested regions",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			p := newPlacement(op)
			p.hoist([]*ir.OpDef{memref.Alloc}, func(v *ir.Value) *ir.Block { return p.outOfBranches(v) })
			return true
		},
	}
}

// NewBufferLoopHoisting returns the pass buffer-loop-hoisting.
func NewBufferLoopHoisting() *pass.Pass {
	return &pass.Pass{
		Name: "buffer-loop-hoisting", Class: "BufferLoopHoisting", Op: fn.Func.Name,
		Summary: "Optimizes placement of allocation operations by moving them out of loop nests",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			p := newPlacement(op)
			p.hoist([]*ir.OpDef{memref.Alloc, memref.Alloca}, func(v *ir.Value) *ir.Block { return p.outOfLoops(v) })
			return true
		},
	}
}

// placement moves allocations within a function.
type placement struct {
	flow *viewflow.Analysis
	dom  *ir.Dominance
	// allocs are the allocated buffers, and frees the operations that free them.
	allocs []*ir.Value
	frees  map[*ir.Value]*ir.Operation
	stack  []*ir.Value
}

func newPlacement(op *ir.Operation) *placement {
	p := &placement{flow: viewflow.New(op), dom: ir.NewDominance(), frees: map[*ir.Value]*ir.Operation{}}
	op.Walk(func(o *ir.Operation) {
		if o.Is(memref.Alloca) {
			p.stack = append(p.stack, o.Result(0))
		} else if v := onlyAllocation(o); v != nil {
			if dealloc, ok := bufferization.FindDealloc(v); ok {
				p.allocs = append(p.allocs, v)
				p.frees[v] = dealloc
			}
		}
	})
	return p
}

// onlyAllocation returns the result that op allocates, or nil if there is not exactly one.
func onlyAllocation(op *ir.Operation) *ir.Value {
	var found *ir.Value
	n := 0
	for i := range op.NumResults() {
		if bufferization.HasEffect(op, ir.EffectAllocate, op.Result(i)) {
			found = op.Result(i)
			n++
		}
	}
	if n != 1 {
		return nil
	}
	return found
}

// hoist moves the allocations of the given kinds to the blocks that place returns.
func (p *placement) hoist(kinds []*ir.OpDef, place func(v *ir.Value) *ir.Block) {
	for _, v := range append(append([]*ir.Value(nil), p.allocs...), p.stack...) {
		op := v.DefiningOp()
		wanted := false
		for _, k := range kinds {
			wanted = wanted || op.Is(k)
		}
		if !wanted {
			continue
		}
		to := place(v)
		if before := startIn(op, to); before != op {
			op.MoveBefore(before)
		}
	}
}

// startIn returns the operation of block before which an allocation moves: the one around op, or the terminator.
func startIn(op *ir.Operation, block *ir.Block) *ir.Operation {
	for o := op; o != nil; o = o.Parent() {
		if o.Block() == block {
			return o
		}
	}
	return block.Last()
}

// outOfBranches returns the block that dominates all uses of v and its views, as far up as the sizes allow, but not outside of a loop.
func (p *placement) outOfBranches(v *ir.Value) *ir.Block {
	upper := p.usersDominator(v)
	if d := p.dependency(v); d != nil && (upper == nil || p.properly(upper, d)) {
		upper = d
	}
	at := v.ParentBlock()
	p.climb(at, upper, func(around *ir.Operation) bool { return !isLoop(around) }, func(b *ir.Block, _ bool) { at = b })
	return at
}

// outOfLoops returns the block outside of the loops around v, unless a loop carries v or a view of it, or the sizes are computed in it.
func (p *placement) outOfLoops(v *ir.Value) *ir.Block {
	users := p.usersDominator(v)
	at := v.ParentBlock()
	legal := func(around *ir.Operation) bool {
		// The iterations of a parallel loop must not share a buffer.
		return isLoop(around) && !around.HasTrait(ir.HasParallelRegion) && !(users != nil && p.dom.DominatesBlock(users, around.Block()))
	}
	p.climb(at, p.dependency(v), legal, func(b *ir.Block, toParent bool) {
		if toParent {
			at = b
		}
	})
	return at
}

// climb walks from block to dominating blocks and out of regions, and tells moved about each step. It ends at upper, or at an operation
// around the block that is not legal.
func (p *placement) climb(block, upper *ir.Block, legal func(around *ir.Operation) bool, moved func(b *ir.Block, toParent bool)) {
	for {
		around := block.Parent()
		if around == nil || around.Block() == nil || upper != nil && !p.properly(upper, block) {
			return
		}
		if !block.IsEntry() {
			if d := p.dom.ImmediateDominator(block); d != nil && p.properly(around.Block(), d) {
				block = d
				moved(block, false)
				continue
			}
		}
		if !isControlFlow(around) || !legal(around) {
			return
		}
		block = around.Block()
		moved(block, true)
	}
}

func (p *placement) properly(a, b *ir.Block) bool { return a != b && p.dom.DominatesBlock(a, b) }

// usersDominator returns the block that dominates the uses and definitions of v and its views, or nil.
func (p *placement) usersDominator(v *ir.Value) *ir.Block {
	at := v.ParentBlock()
	for _, view := range p.flow.Views(v) {
		for u := view.FirstUse(); u != nil; u = u.NextUse() {
			at = p.common(at, u.Owner().Block())
		}
		at = p.common(at, view.ParentBlock())
	}
	return at
}

// common returns the nearest block that dominates a and b, or nil if they have no region in common.
func (p *placement) common(a, b *ir.Block) *ir.Block {
	if a == nil || b == nil || a == b {
		if a == nil {
			return nil
		}
		return b
	}
	above := map[*ir.Region]*ir.Block{}
	for at := a; at != nil; at = blockAround(at) {
		above[at.Region()] = at
	}
	for at := b; at != nil; at = blockAround(at) {
		if in := above[at.Region()]; in != nil {
			for in != nil && !p.dom.DominatesBlock(in, at) {
				in = p.dom.ImmediateDominator(in)
			}
			return in
		}
	}
	return nil
}

// blockAround returns the block of the operation around b, or nil if there is none.
func blockAround(b *ir.Block) *ir.Block {
	if op := b.Parent(); op != nil {
		return op.Block()
	}
	return nil
}

// dependency returns the lowest block that defines an operand of the allocation of v, or nil if there are no operands.
func (p *placement) dependency(v *ir.Value) *ir.Block {
	var lowest *ir.Block
	for _, o := range v.DefiningOp().Operands() {
		if b := o.ParentBlock(); lowest == nil || p.dom.DominatesBlock(lowest, b) {
			lowest = b
		}
	}
	return lowest
}

// isLoop reports whether a region of op can run several times.
func isLoop(op *ir.Operation) bool {
	if _, loop := ir.OpInterface[interfaces.LoopModel](op.Info()); loop {
		return true
	}
	m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	if !ok {
		return false
	}
	for i := range op.NumRegions() {
		seen := make([]bool, op.NumRegions())
		loop := false
		var visit func(from int)
		visit = func(from int) {
			m.RegionSuccessors(op, from, func(to int) {
				loop = loop || to == i
				if to >= 0 && !seen[to] {
					seen[to] = true
					visit(to)
				}
			})
		}
		visit(i)
		if loop {
			return true
		}
	}
	return false
}

// isControlFlow reports whether op is known to control its regions.
func isControlFlow(op *ir.Operation) bool {
	_, loop := ir.OpInterface[interfaces.LoopModel](op.Info())
	_, flow := ir.OpInterface[ir.RegionBranchModel](op.Info())
	return loop || flow
}
