package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
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
	layout, err := datalayout.Closest(op)
	if err != nil {
		return slotCounts{} // the verifier reports specifications that contradict each other
	}
	d := destructurer{b: ir.NewBuilder(op.Context(), nil), layout: layout, exact: exact}
	op.Walk(func(o *ir.Operation) {
		if o != op {
			d.add(o)
		}
	})
	// Splitting one slot can make others splittable. As MLIR does, all that remain are tried again until none can be split.
	for changed := true; changed; {
		work := d.work
		d.work, changed = nil, false
		for _, o := range work {
			if d.try(o) {
				changed = true
			} else {
				d.work = append(d.work, o)
			}
		}
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
	layout *datalayout.DataLayout
	exact  bool
	work   []*ir.Operation
	counts slotCounts
}

func (d *destructurer) add(op *ir.Operation) {
	if _, ok := ir.OpInterface[interfaces.DestructurableAllocationModel](op.Info()); ok {
		d.work = append(d.work, op)
	}
}

// try splits the first slot of op that can be split, and reports whether there is one. The new slots and the remaining
// slots of op get their turn later.
func (d *destructurer) try(op *ir.Operation) bool {
	m, _ := ir.OpInterface[interfaces.DestructurableAllocationModel](op.Info())
	for _, s := range m.DestructurableSlots(op) {
		p := slotSplit{slot: s, layout: d.layout, have: map[ir.Attribute]bool{}}
		if !p.analyze() {
			continue
		}
		d.counts.destructured++
		if len(p.used) < s.NumElements {
			d.counts.smaller++
		}
		d.counts.elements = max(d.counts.elements, s.NumElements)
		d.b.SetStart(s.Ptr.ParentBlock())
		list := m.Destructure(op, s, p.used, d.exact, d.b)
		elements := make(map[ir.Attribute]interfaces.MemorySlot, len(list))
		for i, e := range list {
			elements[p.used[i]] = e
		}
		p.rewire(elements, d.b)
		d.b.SetBefore(op)
		if rest := m.Destructured(op, s, d.b); rest != nil {
			d.add(rest)
		}
		for _, e := range list {
			d.add(e.Ptr.DefiningOp())
		}
		return true
	}
	return false
}
