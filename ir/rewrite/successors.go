package rewrite

import (
	"iter"

	"github.com/spvc/spvc/ir"
)

// successorIndex finds the successors of terminators that are a given block. It stays valid
// while the successors do not change.
type successorIndex map[*ir.Operation]map[*ir.Block][]int

// manySuccessors is the number of successors above which a terminator gets an index, so
// that a switch with n cases does not take n² steps.
const manySuccessors = 16

// indicesOf returns the numbers of t's successors that are b.
func (x *successorIndex) indicesOf(t *ir.Operation, b *ir.Block) iter.Seq[int] {
	return func(yield func(int) bool) {
		n := t.NumSuccessors()
		if n <= manySuccessors {
			for i := range n {
				if t.Successor(i) == b && !yield(i) {
					return
				}
			}
			return
		}
		for _, i := range x.table(t)[b] {
			if !yield(i) {
				return
			}
		}
	}
}

// successorLists returns the operands that t passes to each successor.
func successorLists(t *ir.Operation, m ir.BranchModel) [][]*ir.Value {
	operands := t.Operands()
	lists := make([][]*ir.Value, t.NumSuccessors())
	for i := range lists {
		start, n, _ := m.SuccessorOperands(t, i)
		lists[i] = operands[start : start+n]
	}
	return lists
}

func (x *successorIndex) table(t *ir.Operation) map[*ir.Block][]int {
	if *x == nil {
		*x = successorIndex{}
	}
	blocks := (*x)[t]
	if blocks == nil {
		blocks = make(map[*ir.Block][]int, t.NumSuccessors())
		for i := range t.NumSuccessors() {
			blocks[t.Successor(i)] = append(blocks[t.Successor(i)], i)
		}
		(*x)[t] = blocks
	}
	return blocks
}

// droppedOperands collects operands that branches with many successors pass to arguments
// which are gone. All operands of such a branch change at once, in the end.
type droppedOperands struct {
	order        []*ir.Operation
	keptOperands map[*ir.Operation]map[int][]bool
}

// keepOperands makes t pass only the operands k with kept[k] to successor i, at once if t has few
// successors and otherwise in flush.
func (d *droppedOperands) keepOperands(t *ir.Operation, i int, kept []bool) {
	if t.NumSuccessors() <= manySuccessors {
		m, _ := ir.OpInterface[ir.BranchModel](t.Info())
		start, n, _ := m.SuccessorOperands(t, i)
		ir.SetSuccessorOperands(t, i, filtered(t.Operands()[start:start+n], kept))
		return
	}
	if d.keptOperands[t] == nil {
		if d.keptOperands == nil {
			d.keptOperands = map[*ir.Operation]map[int][]bool{}
		}
		d.keptOperands[t] = map[int][]bool{}
		d.order = append(d.order, t)
	}
	d.keptOperands[t][i] = kept
}

// flush changes the branches that keep left unchanged.
func (d *droppedOperands) flush() {
	for _, t := range d.order {
		m, _ := ir.OpInterface[ir.BranchModel](t.Info())
		lists := successorLists(t, m)
		for i, kept := range d.keptOperands[t] {
			lists[i] = filtered(lists[i], kept)
		}
		ir.SetSuccessorLists(t, lists)
	}
}

// filtered returns the values k with kept[k].
func filtered(vs []*ir.Value, kept []bool) []*ir.Value {
	out := make([]*ir.Value, 0, len(vs))
	for k, v := range vs {
		if kept[k] {
			out = append(out, v)
		}
	}
	return out
}
