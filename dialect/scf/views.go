package scf

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// forInits is the number of scf.for's operands before the initial values.
const forInits = 3

// unsignedSlot is the slot of the flag of scf.for.
const unsignedSlot = 0

// ForOp is the typed view of scf.for.
type ForOp struct{ *ir.Operation }

// LowerBound returns the first value of the induction variable.
func (f ForOp) LowerBound() *ir.Value { return f.Operand(0) }

// UpperBound returns the exclusive upper bound of the induction variable.
func (f ForOp) UpperBound() *ir.Value { return f.Operand(1) }

// Step returns the value that each iteration adds to the induction variable.
func (f ForOp) Step() *ir.Value { return f.Operand(2) }

// Unsigned reports whether the bounds and the induction variable are unsigned integers.
func (f ForOp) Unsigned() bool { return f.Prop(unsignedSlot) != nil }

// SetUnsigned says whether the bounds and the induction variable are unsigned integers.
func (f ForOp) SetUnsigned(unsigned bool) {
	f.SetProp(unsignedSlot, nil)
	if unsigned {
		f.SetProp(unsignedSlot, f.Context().Unit())
	}
}

// CountsSigned reports whether f does the same with signed bounds. Those of an unsigned loop must be constants for this, between
// which no value is negative, and neither is the one after the last.
func (f ForOp) CountsSigned() bool {
	if !f.Unsigned() {
		return true
	}
	most := int64(math.MaxInt32) // index may have 32 bits
	if t, ok := f.LowerBound().Type().(*ir.IntegerType); ok && t.Width > 0 && t.Width <= 64 {
		most = int64(uint64(1)<<(t.Width-1) - 1)
	}
	lower, ok1 := ir.IntConstantOf(f.LowerBound())
	upper, ok2 := ir.IntConstantOf(f.UpperBound())
	step, ok3 := ir.IntConstantOf(f.Step())
	return ok1 && ok2 && ok3 && lower >= 0 && upper >= 0 && step > 0 && upper <= most && step <= most-upper
}

// MakeSigned makes the bounds of f signed if that changes nothing, and reports whether they are.
func (f ForOp) MakeSigned() bool {
	if !f.CountsSigned() {
		return false
	}
	f.SetUnsigned(false)
	return true
}

// Less returns the predicate by which the loop compares its induction variable with the upper bound.
func (f ForOp) Less() arith.CmpIPredicate {
	if f.Unsigned() {
		return arith.ULT
	}
	return arith.SLT
}

// Inits returns the initial values of the loop-carried variables.
func (f ForOp) Inits() []*ir.Value { return f.OperandsIn(forInits) }

// Body returns the body.
func (f ForOp) Body() *ir.Block { return f.Region(0).First() }

// InductionVar returns the induction variable.
func (f ForOp) InductionVar() *ir.Value { return f.Body().Arg(0) }

// IterArgs returns the block arguments of the loop-carried variables.
func (f ForOp) IterArgs() []*ir.Value { return f.Body().Args()[1:] }

// Yield returns the terminator of the body.
func (f ForOp) Yield() *ir.Operation { return f.Body().Last() }

// NewFor creates a scf.for with an empty body. The caller appends operations and a
// scf.yield.
func NewFor(b *ir.Builder, loc ir.Location, lower, upper, step *ir.Value, inits ...*ir.Value) ForOp {
	operands := append([]*ir.Value{lower, upper, step}, inits...)
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	op := b.CreateWithRegions(loc, For, operands, types, 1)
	body := op.Region(0).AddBlock()
	body.AddArg(lower.Type(), loc)
	for _, t := range types {
		body.AddArg(t, loc)
	}
	return ForOp{op}
}

// IfOp is the typed view of scf.if.
type IfOp struct{ *ir.Operation }

// Condition returns the condition.
func (i IfOp) Condition() *ir.Value { return i.Operand(0) }

// Then returns the block that runs if the condition is true.
func (i IfOp) Then() *ir.Block { return i.Region(0).First() }

// Else returns the block that runs if the condition is false, or nil if there is none.
func (i IfOp) Else() *ir.Block { return i.Region(1).First() }

// NewIf creates a scf.if with an empty block in its first region, and in the
// second region if withElse is set. The caller appends operations and scf.yields.
func NewIf(b *ir.Builder, loc ir.Location, cond *ir.Value, results []ir.Type, withElse bool) IfOp {
	op := b.CreateWithRegions(loc, If, []*ir.Value{cond}, results, 2)
	op.Region(0).AddBlock()
	if withElse {
		op.Region(1).AddBlock()
	}
	return IfOp{op}
}

// WhileOp is the typed view of scf.while.
type WhileOp struct{ *ir.Operation }

// Before returns the block that computes the condition.
func (w WhileOp) Before() *ir.Block { return w.Region(0).First() }

// After returns the block that runs while the condition is true.
func (w WhileOp) After() *ir.Block { return w.Region(1).First() }

// ConditionOp returns the terminator of the first block.
func (w WhileOp) ConditionOp() *ir.Operation { return w.Before().Last() }

// YieldOp returns the terminator of the second block.
func (w WhileOp) YieldOp() *ir.Operation { return w.After().Last() }

// NewWhile creates a scf.while with empty blocks. Their arguments have the types of
// inits and of results.
func NewWhile(b *ir.Builder, loc ir.Location, inits []*ir.Value, results []ir.Type) WhileOp {
	op := b.CreateWithRegions(loc, While, inits, results, 2)
	before, after := op.Region(0).AddBlock(), op.Region(1).AddBlock()
	for _, v := range inits {
		before.AddArg(v.Type(), loc)
	}
	for _, t := range results {
		after.AddArg(t, loc)
	}
	return WhileOp{op}
}

// ConditionOp is the typed view of scf.condition.
type ConditionOp struct{ *ir.Operation }

// Condition returns the condition.
func (c ConditionOp) Condition() *ir.Value { return c.Operand(0) }

// Args returns the values that the op passes on.
func (c ConditionOp) Args() []*ir.Value { return c.Operands()[1:] }

// ParallelOp is the typed view of scf.parallel.
type ParallelOp struct{ *ir.Operation }

// LowerBounds returns the lower bounds, one per induction variable.
func (p ParallelOp) LowerBounds() []*ir.Value { return p.OperandsIn(0) }

// UpperBounds returns the upper bounds.
func (p ParallelOp) UpperBounds() []*ir.Value { return p.OperandsIn(1) }

// Steps returns the steps.
func (p ParallelOp) Steps() []*ir.Value { return p.OperandsIn(2) }

// Inits returns the initial values of the reductions.
func (p ParallelOp) Inits() []*ir.Value { return p.OperandsIn(3) }

// Body returns the body. Its arguments are the induction variables.
func (p ParallelOp) Body() *ir.Block { return p.Region(0).First() }

// ReduceOp returns the terminator of the body.
func (p ParallelOp) ReduceOp() *ir.Operation { return p.Body().Last() }

// NewParallel creates a scf.parallel with an empty body.
func NewParallel(b *ir.Builder, loc ir.Location, lower, upper, step, inits []*ir.Value) ParallelOp {
	var operands []*ir.Value
	for _, vs := range [4][]*ir.Value{lower, upper, step, inits} {
		operands = append(operands, vs...)
	}
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	op := b.CreateWithRegions(loc, Parallel, operands, types, 1, b.Context().Segments(len(lower), len(upper), len(step), len(inits)))
	body := op.Region(0).AddBlock()
	for range lower {
		body.AddArg(b.Context().Index(), loc)
	}
	return ParallelOp{op}
}

// IndexSwitchOp is the typed view of scf.index_switch.
type IndexSwitchOp struct{ *ir.Operation }

// Cases returns the values of the cases. The region of case i is region i+1.
func (s IndexSwitchOp) Cases() []int64 {
	if d, ok := s.Prop(0).(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	return nil
}

// NewYield creates a scf.yield.
func NewYield(b *ir.Builder, loc ir.Location, vs ...*ir.Value) *ir.Operation {
	return b.Create(loc, Yield, vs, nil)
}

// NewCondition creates a scf.condition.
func NewCondition(b *ir.Builder, loc ir.Location, cond *ir.Value, args ...*ir.Value) *ir.Operation {
	return b.Create(loc, Condition, append([]*ir.Value{cond}, args...), nil)
}
