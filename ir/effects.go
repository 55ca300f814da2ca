package ir

// EffectKind is a kind of memory effect.
type EffectKind uint8

// The memory effects of MLIR's side-effect interfaces.
const (
	EffectRead EffectKind = iota
	EffectWrite
	EffectAllocate
	EffectFree
)

// EffectResource is something that effects are on. Effects on different resources are independent. Resources are compared by their pointer.
type EffectResource struct{ Name string }

var defaultResource = &EffectResource{"<Default>"}

// AutomaticAllocationResource is the resource of allocations that end with the scope they are in, such as those of memref.alloca.
var AutomaticAllocationResource = &EffectResource{"AutomaticAllocationScope"}

// Effect is a memory effect of an operation on a value or a symbol, or on any memory if both are nil.
type Effect struct {
	Kind  EffectKind
	Value *Value
	// Symbol names what the effect is on, in place of Value.
	Symbol *SymbolRefAttr
	// Resource is nil for the default resource; see [Effect.On].
	Resource *EffectResource
	// Stage orders the effects of an operation: those of a lower stage come first.
	Stage int
}

// On returns the resource of the effect.
func (e *Effect) On() *EffectResource {
	if e.Resource == nil {
		return defaultResource
	}
	return e.Resource
}
