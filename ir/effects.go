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

// AllocatesResult is the effects hook of operations that only allocate their first result.
func AllocatesResult(op *Operation, visit func(Effect)) {
	visit(Effect{Kind: EffectAllocate, Value: op.Result(0)})
}

// WritesSecond is the effects hook of operations that only write to their operand 1.
func WritesSecond(op *Operation, visit func(Effect)) {
	visit(Effect{Kind: EffectWrite, Value: op.Operand(1)})
}
