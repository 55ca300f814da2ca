package scf

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// toResults stands for the op's end in control-flow edges.
const toResults = -1

// resultsFor returns the op's results for toResults, and nil for regions.
func resultsFor(op *ir.Operation, to int) []*ir.Value {
	if to == toResults {
		return op.Results()
	}
	return nil
}

// forModel is the control flow of scf.for.
type forModel struct{}

// RegionSuccessors visits the body and the end, because the loop may run or not.
func (forModel) RegionSuccessors(_ *ir.Operation, _ int, visit func(int)) {
	visit(0)
	visit(toResults)
}

// EntryOperands returns the initial values.
func (forModel) EntryOperands(op *ir.Operation, _ int) []*ir.Value { return ForOp{op}.Inits() }

// SuccessorInputs returns the loop-carried variables or the results.
func (forModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to == toResults {
		return op.Results()
	}
	return ForOp{op}.IterArgs()
}

// LoopRegions returns the body.
func (forModel) LoopRegions(op *ir.Operation) []*ir.Region { return []*ir.Region{op.Region(0)} }

// IsSpeculatable reports whether the loop certainly ends, with a step of 1, and its
// body is speculatable.
func (forModel) IsSpeculatable(op *ir.Operation) bool {
	if c, ok := ir.IntConstantOf(op.Operand(2)); !ok || c != 1 {
		return false
	}
	for o := (ForOp{op}).Body().First(); o != nil; o = o.Next() {
		if !ir.IsSpeculatable(o) {
			return false
		}
	}
	return true
}

// VerifyInterface checks the loop-carried values.
func (forModel) VerifyInterface(op *ir.Operation) bool {
	f := ForOp{op}
	if f.Body().NumArgs() == 0 {
		// MLIR counts the arguments without the induction variable as an unsigned
		// number.
		return op.EmitOpError("different number of inits and region iter_args: " + strconv.Itoa(len(f.Inits())) + " != 18446744073709551615")
	}
	return interfaces.LoopCarried{Inits: f.Inits(), IterArgs: f.IterArgs(), Yielded: f.Yield().Operands(), Results: op.Results(), HasResults: true}.Verify(op)
}

// ifModel is the control flow of scf.if.
type ifModel struct{}

// RegionsRunAtMostOnce implements [ir.OnceModel].
func (ifModel) RegionsRunAtMostOnce(*ir.Operation) {}

// RegionSuccessors visits both regions, or the end if there is no else.
func (ifModel) RegionSuccessors(op *ir.Operation, from int, visit func(int)) {
	if from >= 0 {
		visit(toResults)
		return
	}
	visit(0)
	visit(elseOrEnd(op))
}

func elseOrEnd(op *ir.Operation) int {
	if op.Region(1).Empty() {
		return toResults
	}
	return 1
}

// KnownRegions visits the region that a constant condition selects.
func (m ifModel) KnownRegions(op *ir.Operation, operands []ir.Attribute, visit func(int)) {
	c, ok := operands[0].(*ir.IntegerAttr)
	switch {
	case !ok:
		m.RegionSuccessors(op, -1, visit)
	case c.Value.IsZero():
		visit(elseOrEnd(op))
	default:
		visit(0)
	}
}

// EntryOperands returns nothing: the regions have no arguments.
func (ifModel) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results of op, which receive values if control reaches its end.
func (ifModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value { return resultsFor(op, to) }

// whileModel is the control flow of scf.while.
type whileModel struct{}

// RegionSuccessors visits the destinations: the op enters `before`; `before` continues
// with `after` or ends the op; `after` returns to `before`.
func (whileModel) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from != 0 {
		visit(0)
		return
	}
	visit(toResults)
	visit(1)
}

// EntryOperands returns the operands.
func (whileModel) EntryOperands(op *ir.Operation, _ int) []*ir.Value { return op.Operands() }

// SuccessorInputs returns the results or the arguments of the region.
func (whileModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to == toResults {
		return op.Results()
	}
	return op.Region(to).First().Args()
}

// LoopRegions returns both regions.
func (whileModel) LoopRegions(op *ir.Operation) []*ir.Region {
	return []*ir.Region{op.Region(0), op.Region(1)}
}

// conditionModel says where scf.condition passes its values.
type conditionModel struct{}

// KnownExits visits the destination that a constant condition selects.
func (conditionModel) KnownExits(_ *ir.Operation, operands []ir.Attribute, visit func(int)) {
	c, known := operands[0].(*ir.IntegerAttr)
	goesOn := known && !c.Value.IsZero()
	if goesOn || !known {
		visit(1)
	}
	if !goesOn {
		visit(-1)
	}
}

// ForwardedOperands returns all operands except the condition.
func (conditionModel) ForwardedOperands(op *ir.Operation, _ int) (start, n int) {
	return 1, op.NumOperands() - 1
}

// yieldModel says that scf.yield passes all its operands.
type yieldModel struct{}

// ForwardedOperands returns all operands.
func (yieldModel) ForwardedOperands(op *ir.Operation, _ int) (start, n int) {
	return 0, op.NumOperands()
}

// reduceModel says that scf.reduce forwards no operands: the reductions combine them.
type reduceModel struct{}

// ForwardedOperands returns nothing.
func (reduceModel) ForwardedOperands(*ir.Operation, int) (start, n int) { return 0, 0 }

// parallelModel is the control flow of scf.parallel and scf.forall. The body may run
// any number of times. Control flow forwards no values to results and arguments.
type parallelModel struct{}

// RegionSuccessors visits the body and the end.
func (parallelModel) RegionSuccessors(_ *ir.Operation, _ int, visit func(int)) {
	visit(0)
	visit(toResults)
}

// EntryOperands returns nothing.
func (parallelModel) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns nothing.
func (parallelModel) SuccessorInputs(*ir.Operation, int) []*ir.Value { return nil }

// LoopRegions returns the body.
func (parallelModel) LoopRegions(op *ir.Operation) []*ir.Region {
	return []*ir.Region{op.Region(0)}
}

// executeModel is the control flow of scf.execute_region.
type executeModel struct{}

// RegionSuccessors visits the region, then the end.
func (executeModel) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from < 0 {
		visit(0)
		return
	}
	visit(toResults)
}

// EntryOperands returns nothing.
func (executeModel) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results of op, which receive values if control reaches its end.
func (executeModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value { return resultsFor(op, to) }

// switchModel is the control flow of scf.index_switch.
type switchModel struct{}

// RegionsRunAtMostOnce implements [ir.OnceModel].
func (switchModel) RegionsRunAtMostOnce(*ir.Operation) {}

// RegionSuccessors visits all regions, then the end.
func (switchModel) RegionSuccessors(op *ir.Operation, from int, visit func(int)) {
	if from >= 0 {
		visit(toResults)
		return
	}
	for i := range op.NumRegions() {
		visit(i)
	}
}

// KnownRegions visits the region that a constant operand selects.
func (m switchModel) KnownRegions(op *ir.Operation, operands []ir.Attribute, visit func(int)) {
	c, ok := operands[0].(*ir.IntegerAttr)
	if !ok {
		m.RegionSuccessors(op, -1, visit)
		return
	}
	visit(IndexSwitchOp{op}.selected(c))
}

// selected returns the region of the case that c selects.
func (s IndexSwitchOp) selected(c *ir.IntegerAttr) int {
	if v, ok := c.Int64(); ok {
		for i, w := range s.Cases() {
			if v == w {
				return i + 1
			}
		}
	}
	return 0
}

// EntryOperands returns nothing.
func (switchModel) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results of op, which receive values if control reaches its end.
func (switchModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value { return resultsFor(op, to) }
