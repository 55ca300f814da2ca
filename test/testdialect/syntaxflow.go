package testdialect

import "github.com/spvc/spvc/ir"

// loopBlockFlow is the model of test.loop_block, whose region runs until it exits.
type loopBlockFlow struct{}

// RegionSuccessors visits the region, and behind it also the end.
func (loopBlockFlow) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	visit(0)
	if from >= 0 {
		visit(-1)
	}
}

// EntryOperands returns the initial value.
func (loopBlockFlow) EntryOperands(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return nil
	}
	return op.Operands()
}

// SuccessorInputs returns the arguments of the region, or the result.
func (loopBlockFlow) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return op.Region(0).First().Args()
}

// loopBlockEnd is the model of test.loop_block_term.
type loopBlockEnd struct{}

// ForwardedOperands returns the operand of the next iteration, or that of the end.
func (loopBlockEnd) ForwardedOperands(_ *ir.Operation, to int) (start, n int) {
	if to < 0 {
		return 1, 1
	}
	return 0, 1
}

// noFlow is the model of test.switch_with_no_break, which says nothing of the flow through its regions.
type noFlow struct{}

// RegionSuccessors visits nothing.
func (noFlow) RegionSuccessors(*ir.Operation, int, func(int)) {}

// EntryOperands returns nothing.
func (noFlow) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns nothing.
func (noFlow) SuccessorInputs(*ir.Operation, int) []*ir.Value { return nil }
