package transform

import "github.com/spvc/spvc/ir"

// isPure reports whether op and the operations in its regions have no memory effects
// and may be speculated.
func isPure(op *ir.Operation) bool { return ir.IsMemoryEffectFree(op) && ir.IsSpeculatable(op) }
