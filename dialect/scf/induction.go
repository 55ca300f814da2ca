package scf

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Induction returns the induction variable with its bounds.
func (forModel) Induction(op *ir.Operation) (iv *ir.Value, lower, upper, step interfaces.IndexValue, ok bool) {
	at := func(i int) interfaces.IndexValue { return interfaces.IndexValue{Value: op.Operand(i)} }
	return ForOp{op}.Body().Arg(0), at(0), at(1), at(2), ForOp{op}.CountsSigned()
}

// Induction returns the induction variable with its bounds, if there is only one. As
// in MLIR 19, the variable of a scf.forall may have any value.
func (parallelModel) Induction(op *ir.Operation) (iv *ir.Value, lower, upper, step interfaces.IndexValue, ok bool) {
	p := ParallelOp{op}
	if op.Is(Forall) || len(p.LowerBounds()) != 1 {
		return nil, lower, upper, step, false
	}
	at := func(vs []*ir.Value) interfaces.IndexValue { return interfaces.IndexValue{Value: vs[0]} }
	return p.Body().Arg(0), at(p.LowerBounds()), at(p.UpperBounds()), at(p.Steps()), true
}

// KnownRegions visits the destination of scf.condition if the condition is constant.
func (conditionModel) KnownRegions(_ *ir.Operation, operands []ir.Attribute, visit func(int)) {
	c, known := operands[0].(*ir.IntegerAttr)
	if !known || !c.Value.IsZero() {
		visit(1)
	}
	if !known || c.Value.IsZero() {
		visit(toResults)
	}
}
