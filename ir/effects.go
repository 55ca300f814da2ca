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

// Effect is a memory effect of an operation on a value, or on any memory if Value is
// nil.
type Effect struct {
	Kind  EffectKind
	Value *Value
}
