package passes

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// NewPromoteBuffersToStack returns the pass promote-buffers-to-stack.
func NewPromoteBuffersToStack() *pass.Pass {
	limits := stackLimits{bytes: 1024, rank: 1}
	return &pass.Pass{
		Name: "promote-buffers-to-stack", Class: "PromoteBuffersToStack", Op: fn.Func.Name,
		Summary: "Promotes heap-based allocations to automatically managed stack-based allocations",
		Options: []pass.Option{
			pass.Uint("max-alloc-size-in-bytes", &limits.bytes, "Maximal size in bytes to promote allocations to stack."),
			pass.Uint("max-rank-of-allocated-memref", &limits.rank, "Maximal memref rank to promote dynamic buffers."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			p := newPlacement(op)
			for _, v := range p.allocs {
				if limits.fits(v) && p.frees[v] == nil && p.endsInScope(v) {
					toStack(v)
				}
			}
			return true
		},
	}
}

// stackLimits says which buffers are small: those of static size up to bytes, and those of up to rank dimensions whose sizes are ranks.
type stackLimits struct{ bytes, rank uint32 }

func (l stackLimits) fits(v *ir.Value) bool {
	t, ok := v.Type().(*ir.MemRefType)
	if !ok || v.DefinedBy(memref.Alloc) == nil {
		return false
	}
	if !ir.HasStaticShape(t) {
		if len(t.Shape()) > int(l.rank) {
			return false
		}
		for _, o := range v.DefiningOp().Operands() {
			if o.DefinedBy(memref.Rank) == nil {
				return false
			}
		}
		return true
	}
	layout, err := datalayout.Closest(v.DefiningOp())
	if err != nil {
		return false
	}
	bits, err := layout.Bits(t.ElementType())
	return err == nil && (bits.Min == 0 || uint64(ir.NumElements(t.Shape())) <= uint64(l.bytes)*8/bits.Min)
}

// endsInScope reports whether v and its views are not used after the end of a scope of automatic allocations around v, and no loop is in
// between.
func (p *placement) endsInScope(v *ir.Value) bool {
	for r := v.ParentRegion(); r != nil; {
		op := r.Parent()
		if op == nil {
			return false
		}
		if op.HasTrait(ir.AutomaticAllocationScope) && !p.leaves(v, r) {
			return true
		}
		if isLoop(op) || !isControlFlow(op) {
			return false
		}
		r = op.ParentRegion()
	}
	return false
}

// leaves reports whether a terminator of r passes v or a view of it on.
func (p *placement) leaves(v *ir.Value, r *ir.Region) bool {
	for _, view := range p.flow.Views(v) {
		for u := view.FirstUse(); u != nil; u = u.NextUse() {
			if _, exit := interfaces.ExitModel(u.Owner()); exit && u.Owner().ParentRegion() == r {
				return true
			}
		}
	}
	return false
}

// toStack replaces the allocation of v by one on the stack.
func toStack(v *ir.Value) {
	op := v.DefiningOp()
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	n := b.Create(op.Loc(), memref.Alloca, op.Operands(), op.ResultTypes(), op.Attrs()...)
	v.ReplaceAllUsesWith(n.Result(0))
	op.Erase()
}
