package cf

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// weightsSlot is the slot of the weights of CondBranch.
const weightsSlot = 0

// Dialect returns the cf dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "cf",
		Ops: []ir.OpEntry{
			{Def: Assert, Effects: assertEffects},
			{Def: Branch, Interfaces: []any{branch{}}},
			{Def: CondBranch, Verify: verifyWeights, Interfaces: []any{condBranch{}}},
			{Def: Switch, Verify: verifySwitch, Parse: parseSwitch, Print: printSwitch, Interfaces: []any{switchBranch{}}},
		},
		Interfaces: []any{canonicalizer{}, ir.InlineOps{}},
	}
}

// verifyWeights checks that each successor has a weight, and that some weight is not zero.
func verifyWeights(op *ir.Operation) bool {
	a, _ := op.Prop(weightsSlot).(*ir.DenseArrayAttr)
	if a == nil || a.Len() == 0 {
		return true
	}
	if a.Len() != op.NumSuccessors() {
		return op.EmitError("expects number of branch weights to match number of successors: " + strconv.Itoa(a.Len()) + " vs " + strconv.Itoa(op.NumSuccessors()))
	}
	if !slices.ContainsFunc(a.Int64s(), func(n int64) bool { return n != 0 }) {
		return op.EmitError("branch weights cannot all be zero")
	}
	return true
}

// assertEffects reports a write, because a failed assertion ends the program.
func assertEffects(_ *ir.Operation, visit func(ir.Effect)) { visit(ir.Effect{Kind: ir.EffectWrite}) }

type branch struct{}

// SuccessorOperands returns all operands.
func (branch) SuccessorOperands(op *ir.Operation, _ int) (start, n, produced int) {
	return 0, op.NumOperands(), 0
}

// KnownSuccessor returns the only successor.
func (branch) KnownSuccessor(op *ir.Operation, _ []ir.Attribute) *ir.Block { return op.Successor(0) }

type condBranch struct{}

// SuccessorOperands returns the true or the false operands.
func (condBranch) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	start, n = op.OperandGroup(1 + i)
	return start, n, 0
}

// KnownSuccessor returns the block that a constant condition selects.
func (condBranch) KnownSuccessor(op *ir.Operation, operands []ir.Attribute) *ir.Block {
	c, ok := operands[0].(*ir.IntegerAttr)
	switch {
	case !ok:
		return nil
	case c.Value.IsZero():
		return op.Successor(1)
	}
	return op.Successor(0)
}

type switchBranch struct{}

// SuccessorOperands returns the operands of the default or of a case.
func (switchBranch) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	if i == 0 {
		start, n = op.OperandGroup(1)
	} else {
		start, n = SwitchOp{op}.caseRange(i - 1)
	}
	return start, n, 0
}

// SetSuccessorOperands sets the operands of the default or of a case.
func (m switchBranch) SetSuccessorOperands(op *ir.Operation, i int, vs []*ir.Value) {
	old := op.Operands()
	lists := make([][]*ir.Value, op.NumSuccessors())
	for k := range lists {
		start, n, _ := m.SuccessorOperands(op, k)
		lists[k] = old[start : start+n]
	}
	lists[i] = vs
	m.SetSuccessorLists(op, lists)
}

// SetSuccessorLists sets the operands of the default, lists[0], and of the cases.
func (switchBranch) SetSuccessorLists(op *ir.Operation, lists [][]*ir.Value) {
	ctx := op.Context()
	segs := make([]int32, len(lists)-1)
	operands := []*ir.Value{op.Operand(0)}
	for k, vs := range lists {
		operands = append(operands, vs...)
		if k > 0 {
			segs[k-1] = int32(len(vs))
		}
	}
	op.SetAttr("case_operand_segments", ctx.DenseI32Array(segs...))
	op.SetAttr(ir.SegmentSizesName, ctx.DenseI32Array(1, int32(len(lists[0])), int32(len(operands)-1-len(lists[0]))))
	op.SetOperands(operands)
}

// KnownSuccessor returns the block that a constant flag selects.
func (switchBranch) KnownSuccessor(op *ir.Operation, operands []ir.Attribute) *ir.Block {
	c, ok := operands[0].(*ir.IntegerAttr)
	if !ok {
		return nil
	}
	s := SwitchOp{op}
	for i := range s.NumCases() {
		if s.CaseValue(i) == c.Value {
			return op.Successor(i + 1)
		}
	}
	return op.Successor(0)
}
