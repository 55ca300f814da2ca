package llvm

import "github.com/spvc/spvc/ir"

// SwitchOp is the typed view of a llvm.switch.
type SwitchOp struct{ *ir.Operation }

// NumCases returns the number of cases without the default.
func (op SwitchOp) NumCases() int { return op.NumSuccessors() - 1 }

// Default returns the default block and the values that it is passed.
func (op SwitchOp) Default() (*ir.Block, []*ir.Value) { return op.Successor(0), op.OperandsIn(1) }

// Case returns the block of case i and the values that it is passed.
func (op SwitchOp) Case(i int) (*ir.Block, []*ir.Value) {
	start, n := op.caseRange(i)
	vs := make([]*ir.Value, n)
	for k := range vs {
		vs[k] = op.Operand(start + k)
	}
	return op.Successor(i + 1), vs
}

// CaseValue returns the value of case i, or nil if there is none.
func (op SwitchOp) CaseValue(i int) *ir.IntegerAttr {
	values, ok := op.Prop(switchValues).(*ir.DenseElementsAttr)
	if !ok || int64(i) >= values.NumElements() {
		return nil
	}
	v, _ := values.Element(int64(i)).(*ir.IntegerAttr)
	return v
}

// caseRange returns the operands of case i.
func (op SwitchOp) caseRange(i int) (start, n int) {
	start, _ = op.OperandGroup(2)
	return segmentOf(op.Prop(switchSegments), start, i)
}

// segmentOf returns the range of segment i, where the first segment begins at start.
func segmentOf(sizes ir.Attribute, start, i int) (int, int) {
	d, ok := sizes.(*ir.DenseArrayAttr)
	if !ok || i >= d.Len() {
		return start, 0
	}
	return start + int(d.Sum(i)), int(d.Int64(i))
}

type branchTo struct{}

// SuccessorOperands returns all operands.
func (branchTo) SuccessorOperands(op *ir.Operation, _ int) (start, n, produced int) {
	return 0, op.NumOperands(), 0
}

type condBranch struct{}

// SuccessorOperands returns the true or the false operands.
func (condBranch) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	start, n = op.OperandGroup(1 + i)
	return start, n, 0
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
	lists := successorLists(op, m)
	lists[i] = vs
	m.SetSuccessorLists(op, lists)
}

// SetSuccessorLists sets the operands of the default, lists[0], and of the cases.
func (switchBranch) SetSuccessorLists(op *ir.Operation, lists [][]*ir.Value) {
	c := op.Context()
	operands, sizes := joined(op.Operand(0), lists)
	op.SetProp(switchSegments, c.DenseI32Array(sizes[1:]...))
	op.SetAttr(ir.SegmentSizesName, c.DenseI32Array(1, sizes[0], int32(len(operands)-1)-sizes[0]))
	op.SetOperands(operands)
}

// successorLists returns the operands of each successor.
func successorLists(op *ir.Operation, m ir.BranchModel) [][]*ir.Value {
	old := op.Operands()
	lists := make([][]*ir.Value, op.NumSuccessors())
	for k := range lists {
		start, n, _ := m.SuccessorOperands(op, k)
		lists[k] = old[start : start+n]
	}
	return lists
}

// joined returns first and the values of all lists, and the lengths of the lists.
func joined(first *ir.Value, lists [][]*ir.Value) (all []*ir.Value, sizes []int32) {
	all = append(all, first)
	for _, vs := range lists {
		all = append(all, vs...)
		sizes = append(sizes, int32(len(vs)))
	}
	return all, sizes
}

type indirectBranch struct{}

// SuccessorOperands returns the operands of a successor.
func (indirectBranch) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	start, n = segmentOf(op.Prop(0), 1, i)
	return start, n, 0
}

// SetSuccessorOperands sets the operands of a successor.
func (m indirectBranch) SetSuccessorOperands(op *ir.Operation, i int, vs []*ir.Value) {
	lists := successorLists(op, m)
	lists[i] = vs
	m.SetSuccessorLists(op, lists)
}

// SetSuccessorLists sets the operands of all successors.
func (indirectBranch) SetSuccessorLists(op *ir.Operation, lists [][]*ir.Value) {
	operands, sizes := joined(op.Operand(0), lists)
	op.SetProp(0, op.Context().DenseI32Array(sizes...))
	op.SetOperands(operands)
}

// call is the model of llvm.call and llvm.invoke.
type call struct{}

// Callee returns the called symbol, or the called pointer.
func (call) Callee(op *ir.Operation) (*ir.SymbolRefAttr, *ir.Value) {
	if ref, ok := op.Prop(callCallee).(*ir.SymbolRefAttr); ok {
		return ref, nil
	}
	return nil, op.Operand(0)
}

// CallOperands returns the range of the arguments.
func (call) CallOperands(op *ir.Operation) (start, n int) { return callArgs(op) }

// SetCallee changes the called symbol.
func (call) SetCallee(op *ir.Operation, ref *ir.SymbolRefAttr) { op.SetProp(callCallee, ref) }

// VerifySymbolUses checks that the callee is a function with the types of the call.
func (call) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	return verifyCallee(op, tables)
}

type invoke struct{}

// Callee returns the called symbol, or the called pointer.
func (invoke) Callee(op *ir.Operation) (*ir.SymbolRefAttr, *ir.Value) { return call{}.Callee(op) }

// CallOperands returns the range of the arguments.
func (invoke) CallOperands(op *ir.Operation) (start, n int) { return callArgs(op) }

// SetCallee changes the called symbol.
func (invoke) SetCallee(op *ir.Operation, ref *ir.SymbolRefAttr) { op.SetProp(invokeCallee, ref) }

// SuccessorOperands returns the operands of the normal or of the unwind destination.
func (invoke) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	start, n = op.OperandGroup(1 + i)
	return start, n, 0
}

// SetSuccessorOperands sets the operands of a destination.
func (m invoke) SetSuccessorOperands(op *ir.Operation, i int, vs []*ir.Value) {
	lists := [][]*ir.Value{op.OperandsIn(0), op.OperandsIn(1), op.OperandsIn(2), op.OperandsIn(3)}
	lists[1+i] = vs
	m.setLists(op, lists)
}

// SetSuccessorLists sets the operands of both destinations.
func (m invoke) SetSuccessorLists(op *ir.Operation, lists [][]*ir.Value) {
	m.setLists(op, [][]*ir.Value{op.OperandsIn(0), lists[0], lists[1], op.OperandsIn(3)})
}

func (invoke) setLists(op *ir.Operation, lists [][]*ir.Value) {
	var operands []*ir.Value
	sizes := make([]int, op.Info().NumOperandGroups())
	for i := range sizes {
		operands = append(operands, lists[i]...)
		sizes[i] = len(lists[i])
	}
	seg := op.Context().Segments(sizes...)
	op.SetAttr(seg.Name, seg.Value)
	op.SetOperands(operands)
}

// gepView is the model of llvm.getelementptr and llvm.addrspacecast, whose results point into what their operand points to.
type gepView struct{}

// ViewSource returns the operand.
func (gepView) ViewSource(op *ir.Operation) *ir.Value { return op.Operand(0) }

// division is the model of divisions, which are speculatable if the divisor is a constant other than 0, and than -1 for signed ones.
type division struct{ signed bool }

// IsSpeculatable reports whether the divisor is such a constant.
func (d division) IsSpeculatable(op *ir.Operation) bool {
	ok := func(a ir.Attribute) bool {
		i, is := a.(*ir.IntegerAttr)
		return is && !i.Value.IsZero() && !(d.signed && i.Value.IsAllOnes())
	}
	switch a := ir.ConstantOf(op.Operand(1)).(type) {
	case *ir.IntegerAttr:
		return ok(a)
	case *ir.DenseElementsAttr:
		return a.Splat && a.NumElements() > 0 && ok(a.Element(0))
	}
	return false
}

// FuncOp is the typed view of a llvm.func.
type FuncOp struct{ *ir.Operation }

// Type returns the type of the function, or nil if the operation has none.
func (f FuncOp) Type() *FunctionType {
	if a, ok := f.Prop(funcType).(*ir.TypeAttr); ok {
		t, _ := a.Value.(*FunctionType)
		return t
	}
	return nil
}

// IsDeclaration reports whether the function has no body.
func (f FuncOp) IsDeclaration() bool { return f.Region(0).Empty() }

// function is the model of llvm.func for all the interfaces of functions.
type function struct{}

// FunctionType returns the parameters and the result as a builtin type, without a result for void.
func (function) FunctionType(op *ir.Operation) *ir.FunctionType {
	t := FuncOp{op}.Type()
	if t == nil {
		return nil
	}
	var results []ir.Type
	if !IsVoid(t.Result) {
		results = []ir.Type{t.Result}
	}
	return op.Context().Function(t.Params, results)
}

// SetFunctionType changes the parameters and the result. Whether the function is variadic stays as it is.
func (function) SetFunctionType(op *ir.Operation, t *ir.FunctionType) {
	c := op.Context()
	result := Void(c)
	if len(t.Results) > 0 {
		result = t.Results[0]
	}
	old := FuncOp{op}.Type()
	op.SetProp(funcType, c.TypeAttr(Function(result, t.Inputs, old != nil && old.VarArg)))
}

// ArgAttrsName returns the name of the attribute with the argument dictionaries.
func (function) ArgAttrsName() string { return "arg_attrs" }

// ResAttrsName returns the name of the attribute with the result dictionaries.
func (function) ResAttrsName() string { return "res_attrs" }

// CallableRegion returns the body, or nil for a declaration.
func (function) CallableRegion(op *ir.Operation) *ir.Region {
	if op.Region(0).Empty() {
		return nil
	}
	return op.Region(0)
}

// CallableResults returns the types of the results.
func (f function) CallableResults(op *ir.Operation) []ir.Type { return f.FunctionType(op).Results }

// allocaEffects visits the allocation, which ends with the scope of the operation.
func allocaEffects(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectAllocate, Value: op.Result(0), Resource: ir.AutomaticAllocationResource})
}

// loadEffects visits the read, and the accesses of anything by a volatile or ordered load.
func loadEffects(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
	orderedEffects(op, loadVolatile, loadOrdering, visit)
}

func storeEffects(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(1)})
	orderedEffects(op, storeVolatile, storeOrdering, visit)
}

func orderedEffects(op *ir.Operation, volatile, ordering int, visit func(ir.Effect)) {
	if op.Prop(volatile) != nil || caseOf(op.Prop(ordering)) > OrderingUnordered {
		visit(ir.Effect{Kind: ir.EffectWrite})
		visit(ir.Effect{Kind: ir.EffectRead})
	}
}

// asmEffects visits a write and a read if the assembly has side effects.
func asmEffects(op *ir.Operation, visit func(ir.Effect)) {
	if op.Prop(asmSideEffects) != nil {
		visit(ir.Effect{Kind: ir.EffectWrite})
		visit(ir.Effect{Kind: ir.EffectRead})
	}
}
