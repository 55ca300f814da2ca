package dealloc

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// regionBranch makes op pass ownership into its regions and out of them. The regions own nothing that they get from outside.
func (i inserter) regionBranch(op *ir.Operation, m ir.RegionBranchModel) *ir.Operation {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetStart(op.Block())
	first, found := 0, false
	m.RegionSuccessors(op, -1, func(to int) {
		if !found {
			first, found = to, true
		}
	})
	no := arith.NewBool(b, op.Loc(), false)
	passed := memrefsIn(m.EntryOperands(op, first))
	for k := range passed {
		passed[k] = no
	}
	op.InsertOperands(op.NumOperands(), passed...)
	growSegments(op, len(passed))
	return i.withOwnerships(op)
}

// growSegments adds n to the last size of the operand groups of op.
func growSegments(op *ir.Operation, n int) {
	a, ok := op.Attr(ir.SegmentSizesName).(*ir.DenseArrayAttr)
	if !ok || n == 0 {
		return
	}
	sizes := make([]int, a.Len())
	for k := range sizes {
		sizes[k] = int(a.Int64(k))
	}
	sizes[len(sizes)-1] += n
	op.SetAttr(ir.SegmentSizesName, op.Context().Segments(sizes...).Value)
}

// withOwnerships builds op anew with a result of type i1 for each result that is a memref: its ownership.
func (i inserter) withOwnerships(op *ir.Operation) *ir.Operation {
	memrefs := memrefsIn(op.Results())
	n := op
	if len(memrefs) > 0 {
		n = i.appendResults(op, len(memrefs))
	}
	next := op.NumResults()
	if n != op {
		next = n.NumResults() - len(memrefs)
	}
	for _, r := range memrefsIn(n.Results()) {
		i.Update(r, Owned(n.Result(next)))
		i.FreeAtEnd(r, n.Block())
		next++
	}
	return n
}

// appendResults builds op anew with count more results of type i1.
func (i inserter) appendResults(op *ir.Operation, count int) *ir.Operation {
	types := op.ResultTypes()
	for range count {
		types = append(types, op.Context().I1())
	}
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	n := b.CreateWithRegions(op.Loc(), op.Def(), op.Operands(), types, op.NumRegions(), op.Attrs()...)
	for k := range op.NumRegions() {
		n.Region(k).TakeBlocks(op.Region(k))
	}
	for k := range op.NumResults() {
		if isMemRef(op.Result(k)) {
			i.live.renamed[op.Result(k)] = n.Result(k)
		}
		op.Result(k).ReplaceAllUsesWith(n.Result(k))
	}
	op.Erase()
	return n
}

// call owns the memrefs that op returns. A private function can say whether it passes on ownership.
func (i inserter) call(op *ir.Operation) *ir.Operation {
	m, _ := ir.OpInterface[ir.CallModel](op.Info())
	ref, _ := m.Callee(op)
	if i.PrivateDynamic && ref != nil {
		f := i.tables.LookupRef(op, ref)
		if f != nil && ir.SymbolVisibility(f) == ir.Private && f.NumRegions() > 0 && !f.Region(0).Empty() {
			return i.withOwnerships(op)
		}
	}
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	yes := arith.NewBool(b, op.Loc(), true)
	for _, r := range memrefsIn(op.Results()) {
		i.Update(r, Owned(yes))
		i.FreeAtEnd(r, op.Block())
	}
	return op
}

// branch frees before op and passes the ownership of memrefs on.
func (i inserter) branch(op *ir.Operation, m ir.BranchModel) bool {
	if op.NumSuccessors() > 1 {
		return op.EmitError("BranchOpInterface operations with multiple successors are not supported yet")
	}
	if op.NumSuccessors() != 1 {
		return op.EmitError("only BranchOpInterface operations with exactly one successor are supported yet")
	}
	start, n, produced := m.SuccessorOperands(op, 0)
	if produced > 0 {
		return op.EmitError("produced operands are not supported")
	}
	passed := op.Operands()[start : start+n]
	owned, ok := i.FreeBefore(op, op.Successor(0), passed)
	if ok {
		ir.SetSuccessorOperands(op, 0, append(append([]*ir.Value(nil), passed...), owned...))
	}
	return ok
}

// regionTerminator frees before op and passes the ownership of memrefs on, unless op returns from a function whose caller owns all memrefs
// that it gets.
func (i inserter) regionTerminator(op *ir.Operation, m ir.RegionTerminatorModel) bool {
	plain := i.returnsOwned(op.Parent())
	if plain {
		b := ir.NewBuilder(op.Context(), nil)
		b.SetBefore(op)
		for k := range op.NumOperands() {
			if isMemRef(op.Operand(k)) {
				op.SetOperand(k, i.guaranteed(b, op.Operand(k), op.Block()))
			}
		}
	}
	start, n := m.ForwardedOperands(op, -1)
	owned, ok := i.FreeBefore(op, nil, op.Operands()[start:start+n])
	if ok && !plain && len(owned) > 0 {
		op.InsertOperands(start+n, owned...)
	}
	return ok
}

// returnsOwned reports whether op is a function whose caller owns all memrefs that it returns.
func (i inserter) returnsOwned(op *ir.Operation) bool {
	_, function := ir.OpInterface[ir.FunctionModel](op.Info())
	return function && (!i.PrivateDynamic || ir.SymbolVisibility(op) == ir.Public || op.Region(0).Empty())
}

// setFunctionType makes the type of the function that of its entry block and its returns.
func setFunctionType(op *ir.Operation) bool {
	m, _ := ir.OpInterface[ir.FunctionModel](op.Info())
	t := m.FunctionType(op)
	results := t.Results
	found := false
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		last := b.Last()
		if last == nil {
			continue
		}
		exit, ok := interfaces.ExitModel(last)
		if !ok {
			continue
		}
		start, n := exit.ForwardedOperands(last, -1)
		types := last.OperandTypes()[start : start+n]
		if found && !equalTypes(types, results) {
			return op.EmitError("there are multiple return operations with different operand types")
		}
		results, found = types, true
	}
	m.SetFunctionType(op, op.Context().Function(op.Region(0).First().ArgTypes(), results))
	return true
}

func equalTypes(a, b []ir.Type) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}
