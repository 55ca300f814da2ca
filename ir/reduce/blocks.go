package reduce

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// eachBranch lists edits for the terminators that branch to blocks.
func eachBranch(w *work, propose func(op *ir.Operation, m ir.BranchModel, i int) func(w *work) bool) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		m, ok := ir.OpInterface[ir.BranchModel](op.Info())
		for i := 0; ok && i < op.NumSuccessors(); i++ {
			if do := propose(op, m, i); do != nil {
				edits = append(edits, edit{op, do})
			}
		}
	})
	return edits
}

// passed returns the values that op forwards to its successor i.
func passed(op *ir.Operation, m ir.BranchModel, i int) []*ir.Value {
	start, n, _ := m.SuccessorOperands(op, i)
	return op.Operands()[start : start+n]
}

// listCut replaces a terminator that branches by a copy of one of the same region that
// does not.
func listCut(w *work) []edit {
	return eachBranch(w, func(op *ir.Operation, _ ir.BranchModel, i int) func(w *work) bool {
		end := endOf(op.ParentRegion())
		if i > 0 || end == nil {
			return nil
		}
		return func(w *work) bool {
			if w.erased[end] {
				return false
			}
			b, r := op.Block(), op.ParentRegion()
			last := w.b.Arena().Clone(end, ir.NewMapping())
			last.MoveToEnd(b)
			for k := range last.NumOperands() {
				sub := argumentFor(last.Operand(k), last)
				if sub == nil {
					sub = w.constant(last.Operand(k).Type(), op)
				}
				if sub == nil {
					return false
				}
				last.SetOperand(k, sub)
			}
			w.forget(op)
			op.Erase()
			w.dropUnreachable(r)
			return true
		}
	})
}

// endOf returns the first terminator without successors of r, or nil.
func endOf(r *ir.Region) *ir.Operation {
	for b := r.First(); b != nil; b = b.Next() {
		if end := b.Last(); end != nil && end.HasTrait(ir.Terminator) && end.NumSuccessors() == 0 {
			return end
		}
	}
	return nil
}

// listRedirect makes a terminator branch to one of its successors in all cases.
func listRedirect(w *work) []edit {
	return eachBranch(w, func(op *ir.Operation, m ir.BranchModel, i int) func(w *work) bool {
		if op.NumSuccessors() == 1 {
			return nil
		}
		return func(w *work) bool {
			for k := range op.NumSuccessors() {
				if k != i {
					op.SetSuccessor(k, op.Successor(i))
					ir.SetSuccessorOperands(op, k, passed(op, m, i))
				}
			}
			w.dropUnreachable(op.ParentRegion())
			return true
		}
	})
}

// listBypass makes the predecessors of a block branch to one of its successors.
func listBypass(w *work) []edit {
	return eachBranch(w, func(op *ir.Operation, m ir.BranchModel, i int) func(w *work) bool {
		b, to := op.Block(), op.Successor(i)
		if b.IsEntry() || to == b {
			return nil
		}
		return func(w *work) bool {
			r := op.ParentRegion()
			for p := b.FirstPred(); p != nil; p = b.FirstPred() {
				if !w.bypass(p, passed(op, m, i), to) {
					return false
				}
			}
			w.dropUnreachable(r)
			return true
		}
	})
}

// bypass makes p branch to block to, with vs in place of its operands. Arguments of the
// block that p branched to become the values that p passed to them.
func (w *work) bypass(p *ir.BlockOperand, vs []*ir.Value, to *ir.Block) bool {
	pred, b := p.Owner(), p.Block()
	m, ok := ir.OpInterface[ir.BranchModel](pred.Info())
	if !ok {
		return false
	}
	k := 0
	for pred.Successor(k) != b {
		k++
	}
	_, _, produced := m.SuccessorOperands(pred, k)
	before := passed(pred, m, k)
	after := make([]*ir.Value, len(vs))
	for i, v := range vs {
		if after[i] = v; v.OwnerBlock() == b && v.Index() >= produced {
			after[i] = before[v.Index()-produced]
		} else if v.ParentBlock() == b {
			after[i] = w.constant(v.Type(), pred)
		}
		if after[i] == nil {
			return false
		}
	}
	ir.SetSuccessorOperands(pred, k, after)
	pred.SetSuccessor(k, to)
	return true
}

// leadsOnly reports whether op only branches to b, and nothing else does.
func leadsOnly(op *ir.Operation, b *ir.Block) bool {
	n := 0
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		if p.Owner() != op {
			return false
		}
		n++
	}
	return n == op.NumSuccessors()
}

// listMerge moves the operations of a block with one predecessor into that.
func listMerge(w *work) []edit {
	return eachBranch(w, func(op *ir.Operation, m ir.BranchModel, i int) func(w *work) bool {
		to := op.Successor(0)
		if i > 0 || !leadsOnly(op, to) || to == op.Block() || to.IsEntry() {
			return nil
		}
		return func(w *work) bool {
			vs := passed(op, m, 0)
			if len(vs) != to.NumArgs() {
				return false
			}
			for i, a := range to.Args() {
				a.ReplaceAllUsesWith(vs[i])
			}
			b := op.Block()
			w.forget(op)
			op.Erase()
			b.TakeOps(to)
			to.Erase()
			return true
		}
	})
}

// dropUnreachable erases the blocks of r that control does not reach, except those that
// the operation around them keeps.
func (w *work) dropUnreachable(r *ir.Region) {
	reached := map[*ir.Block]bool{r.First(): true}
	model, _ := ir.OpInterface[interfaces.BlocksModel](r.Parent().Info())
	list := []*ir.Block{r.First()}
	for b := r.First().Next(); b != nil; b = b.Next() {
		if model != nil && model.KeepsBlock(b) {
			reached[b] = true
			list = append(list, b)
		}
	}
	for ; len(list) > 0; list = list[1:] {
		end := list[0].Last()
		for i := 0; end != nil && i < end.NumSuccessors(); i++ {
			if to := end.Successor(i); !reached[to] {
				reached[to] = true
				list = append(list, to)
			}
		}
	}
	var dead []*ir.Block
	for b := r.First(); b != nil; b = b.Next() {
		if !reached[b] {
			dead = append(dead, b)
			for op := b.First(); op != nil; op = op.Next() {
				w.forget(op)
				op.DropAllReferences()
			}
		}
	}
	for _, b := range dead {
		b.Erase()
	}
}
