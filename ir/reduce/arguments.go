package reduce

import "github.com/spvc/spvc/ir"

// listBlockArgs drops arguments of blocks, with the operands that branches pass to them.
// It leaves out the arguments of functions, whose number the type of the function says.
func listBlockArgs(w *work) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		_, function := ir.OpInterface[ir.FunctionModel](op.Info())
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				if function && b.IsEntry() {
					continue
				}
				for k := b.NumArgs() - 1; k >= 0; k-- {
					edits = append(edits, edit{op, func(w *work) bool { return w.dropBlockArg(b, k) }})
				}
			}
		}
	})
	return edits
}

// dropBlockArg drops argument k of b.
func (w *work) dropBlockArg(b *ir.Block, k int) bool {
	if k >= b.NumArgs() || b.Empty() || !w.replace(b.Arg(k), b.First()) {
		return false
	}
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		op := p.Owner()
		m, ok := ir.OpInterface[ir.BranchModel](op.Info())
		if !ok {
			return false
		}
		for i := range op.NumSuccessors() {
			vs := passed(op, m, i)
			if op.Successor(i) != b || len(vs) != b.NumArgs() {
				continue
			}
			ir.SetSuccessorOperands(op, i, append(vs[:k:k], vs[k+1:]...))
		}
	}
	b.EraseArg(k)
	return true
}

// eachFunction lists edits for functions with a type. count returns how many.
func eachFunction(w *work, count func(t *ir.FunctionType) int, do func(w *work, op *ir.Operation, m ir.FunctionModel, i int) bool) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		m, ok := ir.OpInterface[ir.FunctionModel](op.Info())
		if !ok || m.FunctionType(op) == nil {
			return
		}
		for i := count(m.FunctionType(op)) - 1; i >= 0; i-- {
			edits = append(edits, edit{op, func(w *work) bool {
				return i < count(m.FunctionType(op)) && do(w, op, m, i)
			}})
		}
	})
	return edits
}

// callsOf returns the calls of the function op.
func (w *work) callsOf(op *ir.Operation) []*ir.Operation {
	if w.users == nil {
		w.users = ir.NewSymbolUsers(w.root, ir.NewSymbolTables())
	}
	var calls []*ir.Operation
	for _, u := range w.users.Of(op) {
		m, ok := ir.OpInterface[ir.CallModel](u.Info())
		if !ok || w.erased[u] {
			continue
		}
		if ref, _ := m.Callee(u); ref != nil && ir.LookupNearestSymbol(u, ref) == op {
			calls = append(calls, u)
		}
	}
	return calls
}

// listFunctionArgs drops arguments of functions and the operands of calls.
func listFunctionArgs(w *work) []edit {
	count := func(t *ir.FunctionType) int { return len(t.Inputs) }
	return eachFunction(w, count, func(w *work, op *ir.Operation, m ir.FunctionModel, i int) bool {
		if b := op.Region(0).First(); b != nil {
			if b.Empty() || i >= b.NumArgs() || !w.replace(b.Arg(i), b.First()) {
				return false
			}
			b.EraseArg(i)
		}
		for _, call := range w.callsOf(op) {
			calls, _ := ir.OpInterface[ir.CallModel](call.Info())
			start, n := calls.CallOperands(call)
			if i >= n || !dropOperand(call, start+i) {
				return false
			}
		}
		t := m.FunctionType(op)
		m.SetFunctionType(op, op.Context().Function(withoutElement(t.Inputs, i), t.Results))
		dropElement(op, m.ArgAttrsName(), i)
		return true
	})
}

// listFunctionResults drops results of functions, and of calls.
func listFunctionResults(w *work) []edit {
	count := func(t *ir.FunctionType) int { return len(t.Results) }
	return eachFunction(w, count, func(w *work, op *ir.Operation, m ir.FunctionModel, i int) bool {
		for b := op.Region(0).First(); b != nil; b = b.Next() {
			if end := b.Last(); end != nil && end.HasTrait(ir.ReturnLike) && (i >= end.NumOperands() || !dropOperand(end, i)) {
				return false
			}
		}
		for _, call := range w.callsOf(op) {
			if i >= call.NumResults() || !w.replace(call.Result(i), call) {
				return false
			}
			drop := make([]bool, call.NumResults())
			drop[i] = true
			if !w.dropResults(call, drop) {
				return false
			}
		}
		t := m.FunctionType(op)
		m.SetFunctionType(op, op.Context().Function(t.Inputs, withoutElement(t.Results, i)))
		dropElement(op, m.ResAttrsName(), i)
		return true
	})
}

// withoutElement returns ts without element i.
func withoutElement(ts []ir.Type, i int) []ir.Type {
	return append(ts[:i:i], ts[i+1:]...)
}

// dropElement removes element i of the array attribute called name, if op has it.
func dropElement(op *ir.Operation, name string, i int) {
	if a, ok := op.Attr(name).(*ir.ArrayAttr); ok && i < len(a.Elements) {
		op.SetAttr(name, op.Context().Array(append(a.Elements[:i:i], a.Elements[i+1:]...)))
	}
}
