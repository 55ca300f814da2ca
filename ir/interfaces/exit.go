package interfaces

import "github.com/spvc/spvc/ir"

// ExitModel returns the model of a terminator of a region: its own, or, for an op with the trait ReturnLike, one that passes all operands
// on. ok is false if op is no such terminator.
func ExitModel(op *ir.Operation) (m ir.RegionTerminatorModel, ok bool) {
	if m, ok := ir.OpInterface[ir.RegionTerminatorModel](op.Info()); ok {
		return m, true
	}
	return passesAll{}, op.HasTrait(ir.ReturnLike)
}

type passesAll struct{}

// ForwardedOperands returns all operands.
func (passesAll) ForwardedOperands(op *ir.Operation, _ int) (start, n int) {
	return 0, op.NumOperands()
}
