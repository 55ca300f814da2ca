package analysis

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// maxViews bounds the views that mayAlias follows, as in MLIR.
const maxViews = 10

// mayAlias reports whether two memrefs may have elements in common. They do not if both are
// allocations, or if one is an allocation and the other one is an argument of the function
// that allocates, or is defined around it (LocalAliasAnalysis).
func mayAlias(a, b *ir.Value) bool {
	if a, b = viewed(a), viewed(b); a == b {
		return true
	}
	scope, other := allocationScope(a), allocationScope(b)
	switch {
	case scope != nil && other != nil:
		return false
	case other != nil:
		scope, b = other, a
	case scope == nil:
		return true
	}
	around := b.ParentBlock().Parent()
	if around == scope {
		return b.DefiningOp() != nil || !b.ParentBlock().IsEntry()
	}
	return !around.IsAncestor(scope)
}

// viewed returns the memref of which v is a view.
func viewed(v *ir.Value) *ir.Value {
	for range maxViews {
		def := v.DefiningOp()
		if def == nil || !memref.IsView(def) {
			return v
		}
		v = def.Operand(0)
	}
	return v
}

// allocationScope returns the operation in which the memory of v, which an operation allocates,
// exists: a loop or function for memref.alloca, or else a function. It returns nil for other values.
func allocationScope(v *ir.Value) *ir.Operation {
	def := v.DefiningOp()
	if def == nil || !interfaces.HasSingleEffect(def, ir.EffectAllocate, v) {
		return nil
	}
	scope := def.Parent()
	for scope != nil && !ends(scope, def) {
		scope = scope.Parent()
	}
	return scope
}

// ends reports whether memory that def allocates ends with scope, an operation around it.
func ends(scope, def *ir.Operation) bool {
	if def.Is(memref.Alloca) {
		return scope.HasTrait(ir.AutomaticAllocationScope)
	}
	_, function := ir.OpInterface[ir.FunctionModel](scope.Info())
	return function
}
