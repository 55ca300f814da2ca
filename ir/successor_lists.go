package ir

// SuccessorListsSetter is a model of branches with many successors, such as switches. It
// replaces the operands of all successors at once, in time linear in their number.
type SuccessorListsSetter interface {
	// SetSuccessorLists makes lists[i] the operands forwarded to successor i.
	SetSuccessorLists(op *Operation, lists [][]*Value)
}

// SetSuccessorLists makes lists[i] the operands that op forwards to successor i. op must
// have a BranchModel.
func SetSuccessorLists(op *Operation, lists [][]*Value) {
	if m, ok := OpInterface[SuccessorListsSetter](op.Info()); ok {
		m.SetSuccessorLists(op, lists)
		return
	}
	for i := len(lists) - 1; i >= 0; i-- { // the last first, so that the places of the others stay
		SetSuccessorOperands(op, i, lists[i])
	}
}
