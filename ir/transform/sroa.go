package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// slotCounts counts what DestructureSlots did.
type slotCounts struct {
	destructured int // slots that were split
	smaller      int // split slots of which some elements are unused
	elements     int // most elements of a split slot
}

// DestructureSlots splits memory slots in the regions of op of which each access concerns
// one known element into one slot for each element that is accessed. exact keeps the
// memory space of the slots, which MLIR 19 drops. It returns the number of slots that it
// split.
func DestructureSlots(op *ir.Operation, exact bool) int {
	return destructureSlots(op, exact).destructured
}

func destructureSlots(op *ir.Operation, exact bool) slotCounts {
	d := destructurer{b: ir.NewBuilder(op.Context(), nil), exact: exact}
	op.Walk(func(o *ir.Operation) {
		if o != op {
			d.add(o)
		}
	})
	for i := 0; i < len(d.work); i++ {
		d.try(d.work[i])
	}
	return d.counts
}

// NewSROA returns the pass sroa.
func NewSROA() *pass.Pass {
	exact := false
	slots := &pass.Statistic{Name: "destructured slots", Summary: "Total amount of memory slots destructured"}
	smaller := &pass.Statistic{Name: "slots with memory benefit", Summary: "Total amount of memory slots in which the destructured size was smaller than the total size after eliminating unused fields"}
	elements := &pass.Statistic{Name: "max subelement number", Summary: "Maximal number of sub-elements a successfully destructured slot initially had"}
	return &pass.Pass{
		Name: "sroa", Class: "SROA", Summary: "Scalar Replacement of Aggregates",
		Options: []pass.Option{pass.Bool("exact", &exact, "Keep the memory space of the slots, which MLIR 19 drops").Beyond()},
		Stats:   []*pass.Statistic{slots, smaller, elements},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.Request(op, "DataLayoutAnalysis")
			n := destructureSlots(op, exact)
			slots.Add(n.destructured)
			smaller.Add(n.smaller)
			elements.Max(n.elements)
			if n.destructured == 0 {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

// destructurer splits the slots of the allocations in work.
type destructurer struct {
	b      *ir.Builder
	exact  bool
	work   []*ir.Operation
	counts slotCounts
}

func (d *destructurer) add(op *ir.Operation) {
	if _, ok := ir.OpInterface[interfaces.DestructurableAllocationModel](op.Info()); ok {
		d.work = append(d.work, op)
	}
}

// elementAccess is an operation that accesses one element of a slot.
type elementAccess struct {
	op      *ir.Operation
	model   interfaces.DestructurableAccessModel
	element int // among the elements that are accessed
}

// try splits the first slot of op that can be split. The new slots and the remaining
// slots of op get their turn later.
func (d *destructurer) try(op *ir.Operation) {
	m, _ := ir.OpInterface[interfaces.DestructurableAllocationModel](op.Info())
	for _, s := range m.DestructurableSlots(op) {
		accesses, used := elementAccesses(s)
		if len(accesses) == 0 {
			continue
		}
		d.counts.destructured++
		if len(used) < s.NumElements {
			d.counts.smaller++
		}
		d.counts.elements = max(d.counts.elements, s.NumElements)
		d.b.SetStart(s.Ptr.ParentBlock())
		elements := m.Destructure(op, s, used, d.exact, d.b)
		for _, a := range accesses {
			a.model.Rewire(a.op, elements[a.element])
		}
		d.b.SetBefore(op)
		if rest := m.Destructured(op, s, d.b); rest != nil {
			d.add(rest)
		}
		for _, e := range elements {
			d.add(e.Ptr.DefiningOp())
		}
		return
	}
}

// elementAccesses returns the accesses of s and the indices of the elements that they
// access, in the order of their first use. It returns nothing if s has other uses.
func elementAccesses(s interfaces.DestructurableSlot) (accesses []elementAccess, used []ir.Attribute) {
	numbers := map[ir.Attribute]int{}
	for u := s.Ptr.FirstUse(); u != nil; u = u.NextUse() {
		m, ok := ir.OpInterface[interfaces.DestructurableAccessModel](u.Owner().Info())
		if !ok {
			return nil, nil
		}
		index := m.AccessedElement(u.Owner(), s)
		if index == nil {
			return nil, nil
		}
		n, ok := numbers[index]
		if !ok {
			n = len(used)
			numbers[index] = n
			used = append(used, index)
		}
		accesses = append(accesses, elementAccess{u.Owner(), m, n})
	}
	return accesses, used
}
