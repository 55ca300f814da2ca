package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

// maxSources bounds the number of buffers of which a value may be a view.
const maxSources = 64

// sources returns the buffers of which v may be a view.
func sources(v *ir.Value) []*ir.Value {
	var out []*ir.Value
	seen := map[*ir.Value]bool{}
	for work := []*ir.Value{v}; len(work) > 0 && len(seen) < maxSources; {
		v = work[len(work)-1]
		work = work[:len(work)-1]
		for v.DefiningOp() != nil && memref.IsView(v.DefiningOp()) {
			v = v.DefiningOp().Operand(0)
		}
		if seen[v] {
			continue
		}
		seen[v] = true
		if def := v.DefiningOp(); def != nil && def.Is(arith.Select) {
			work = append(work, def.Operand(1), def.Operand(2))
			continue
		}
		out = append(out, v)
	}
	return out
}

// mayAlias reports whether two buffers may share memory, as MLIR's local alias
// analysis does.
func mayAlias(a, b *ir.Value) bool {
	for _, x := range sources(a) {
		for _, y := range sources(b) {
			if x == y || !areDistinct(x, y) {
				return true
			}
		}
	}
	return false
}

func isAllocation(v *ir.Value) bool {
	op := v.DefiningOp()
	return op != nil && (op.Is(memref.Alloc) || op.Is(memref.Alloca))
}

// areDistinct reports whether two different buffers are known to be different memory: both
// are allocated, or one of them comes from outside of the scope of the other.
func areDistinct(x, y *ir.Value) bool {
	a, b := isAllocation(x), isAllocation(y)
	if a == b {
		return a
	}
	if b {
		x, y = y, x
	}
	trait := ir.IsolatedFromAbove
	if x.DefiningOp().Is(memref.Alloca) {
		trait = ir.AutomaticAllocationScope
	}
	scope := x.DefiningOp().Parent()
	for scope != nil && !scope.HasTrait(trait) {
		scope = scope.Parent()
	}
	if scope == nil || y.ParentBlock() == nil {
		return false
	}
	holder := y.ParentBlock().Parent()
	if holder == scope {
		return y.IsBlockArgument() && y.OwnerBlock().IsEntry()
	}
	return holder != nil && holder.IsAncestor(scope)
}
