package scf

import "github.com/spvc/spvc/ir"

// ForOp is the typed view of an scf.for.
type ForOp struct{ *ir.Operation }

// LowerBound returns the first value of the induction variable.
func (op ForOp) LowerBound() *ir.Value { return op.Operand(0) }

// UpperBound returns the value that the induction variable stays below.
func (op ForOp) UpperBound() *ir.Value { return op.Operand(1) }

// Step returns the step.
func (op ForOp) Step() *ir.Value { return op.Operand(2) }

// Inits returns the initial values of the loop-carried values.
func (op ForOp) Inits() []*ir.Value { return op.Operands()[3:] }

// Body returns the block of the loop.
func (op ForOp) Body() *ir.Block { return op.Region(0).First() }

// InductionVar returns the induction variable.
func (op ForOp) InductionVar() *ir.Value { return op.Body().Arg(0) }

// IterArgs returns the loop-carried values in the body.
func (op ForOp) IterArgs() []*ir.Value { return op.Body().Args()[1:] }

// NewFor creates an scf.for whose body has the induction variable and the
// loop-carried values as arguments, and no operations yet.
func NewFor(b *ir.Builder, loc ir.Location, lb, ub, step *ir.Value, inits ...*ir.Value) ForOp {
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	op := b.CreateWithRegions(loc, For, append([]*ir.Value{lb, ub, step}, inits...), types, 1)
	body := op.Region(0).AddBlock()
	body.AddArg(lb.Type(), loc)
	for _, v := range inits {
		body.AddArg(v.Type(), v.Loc())
	}
	return ForOp{op}
}

// IfOp is the typed view of an scf.if.
type IfOp struct{ *ir.Operation }

// Condition returns the condition.
func (op IfOp) Condition() *ir.Value { return op.Operand(0) }

// Then returns the block that runs if the condition holds.
func (op IfOp) Then() *ir.Block { return op.Region(0).First() }

// Else returns the block that runs otherwise, nil if there is none.
func (op IfOp) Else() *ir.Block { return op.Region(1).First() }

// NewIf creates an scf.if with empty blocks; the second one only if withElse.
func NewIf(b *ir.Builder, loc ir.Location, cond *ir.Value, results []ir.Type, withElse bool) IfOp {
	op := b.CreateWithRegions(loc, If, []*ir.Value{cond}, results, 2)
	op.Region(0).AddBlock()
	if withElse {
		op.Region(1).AddBlock()
	}
	return IfOp{op}
}

// WhileOp is the typed view of an scf.while.
type WhileOp struct{ *ir.Operation }

// Before returns the block that ends in an scf.condition.
func (op WhileOp) Before() *ir.Block { return op.Region(0).First() }

// After returns the block that ends in an scf.yield.
func (op WhileOp) After() *ir.Block { return op.Region(1).First() }

// ConditionOp returns the terminator of the before block.
func (op WhileOp) ConditionOp() *ir.Operation { return op.Before().Last() }

// YieldOp returns the terminator of the after block.
func (op WhileOp) YieldOp() *ir.Operation { return op.After().Last() }

// ParallelOp is the typed view of an scf.parallel.
type ParallelOp struct{ *ir.Operation }

// LowerBounds returns the first values of the induction variables.
func (op ParallelOp) LowerBounds() []*ir.Value { return op.OperandsIn(0) }

// UpperBounds returns the values that the induction variables stay below.
func (op ParallelOp) UpperBounds() []*ir.Value { return op.OperandsIn(1) }

// Steps returns the steps.
func (op ParallelOp) Steps() []*ir.Value { return op.OperandsIn(2) }

// Inits returns the initial values of the reductions.
func (op ParallelOp) Inits() []*ir.Value { return op.OperandsIn(3) }

// Body returns the block of the loop; its arguments are the induction variables.
func (op ParallelOp) Body() *ir.Block { return op.Region(0).First() }

// ReduceOp returns the terminator of the body.
func (op ParallelOp) ReduceOp() *ir.Operation { return op.Body().Last() }
