package interfaces

import "github.com/spvc/spvc/ir"

// AllocatesResult is the effects hook of operations that only allocate their first result.
func AllocatesResult(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectAllocate, Value: op.Result(0)})
}

// WritesSecond is the effects hook of operations that only write to their operand 1.
func WritesSecond(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(1)})
}
