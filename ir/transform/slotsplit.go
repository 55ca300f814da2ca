package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/interfaces"
)

// slotSplit is the plan to split one slot.
type slotSplit struct {
	slot   interfaces.DestructurableSlot
	layout *datalayout.DataLayout

	used      []ir.Attribute // the indices of the elements that are accessed, in the order of their first use
	have      map[ir.Attribute]bool
	accessors []*ir.Operation
	seen      map[*ir.Operation]bool // accessors
	uses      slotUses               // the uses that the plan removes
}

// analyze reports whether the slot is used, and can be split.
func (p *slotSplit) analyze() bool {
	if !p.slot.Ptr.HasUses() {
		return false
	}
	p.seen = map[*ir.Operation]bool{}
	var safe []interfaces.MemorySlot
	for u := p.slot.Ptr.FirstUse(); u != nil; u = u.NextUse() {
		if p.access(u.Owner(), &safe) {
			continue
		}
		// An operation that cannot be shown to access elements only must go.
		if !p.uses.add(u) {
			return false
		}
	}
	return p.areSafe(safe) && p.uses.complete()
}

// access adds op to the accessors if it can access the slots of elements in place of the slot.
func (p *slotSplit) access(op *ir.Operation, safe *[]interfaces.MemorySlot) bool {
	if p.seen[op] {
		return true
	}
	if m, ok := ir.OpInterface[interfaces.DestructurableAccessModel](op.Info()); ok {
		index := m.AccessedElement(op, p.slot)
		if index == nil {
			return false
		}
		p.use(index)
	} else {
		m, ok := ir.OpInterface[interfaces.RewiringAccessModel](op.Info())
		if !ok {
			return false
		}
		var used []ir.Attribute
		var pointers []interfaces.MemorySlot
		if !m.CanRewire(op, p.slot, p.layout, func(i ir.Attribute) { used = append(used, i) },
			func(s interfaces.MemorySlot) { pointers = append(pointers, s) }) {
			return false
		}
		for _, i := range used {
			p.use(i)
		}
		*safe = append(*safe, pointers...)
	}
	p.seen[op] = true
	p.accessors = append(p.accessors, op)
	return true
}

func (p *slotSplit) use(index ir.Attribute) {
	if !p.have[index] {
		p.have[index] = true
		p.used = append(p.used, index)
	}
}

// areSafe reports whether all uses of the pointers in work, and of those made of them, stay within the memory behind the pointers, or can go.
func (p *slotSplit) areSafe(work []interfaces.MemorySlot) bool {
	visited := map[*ir.Operand]bool{}
	for len(work) > 0 {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		for u := s.Ptr.FirstUse(); u != nil; u = u.NextUse() {
			if visited[u] {
				continue
			}
			visited[u] = true
			var more []interfaces.MemorySlot
			m, ok := ir.OpInterface[interfaces.SafeAccessModel](u.Owner().Info())
			if ok && m.OnlySafe(u.Owner(), s, p.layout, func(s interfaces.MemorySlot) { more = append(more, s) }) {
				work = append(work, more...)
			} else if !p.uses.add(u) {
				return false
			}
		}
	}
	return true
}

// rewire makes the accessors access elements, and removes the other uses.
func (p *slotSplit) rewire(elements map[ir.Attribute]interfaces.MemorySlot, b *ir.Builder) {
	p.uses.remove(b, func(*ir.Operation) {})
	var erased []*ir.Operation
	for _, op := range p.accessors {
		if m, ok := ir.OpInterface[interfaces.DestructurableAccessModel](op.Info()); ok {
			m.Rewire(op, elements[m.AccessedElement(op, p.slot)])
			continue
		}
		m, _ := ir.OpInterface[interfaces.RewiringAccessModel](op.Info())
		b.SetAfter(op)
		if m.RewireTo(op, p.slot, elements, b, p.layout) {
			erased = append(erased, op)
		}
	}
	for _, op := range erased {
		op.Erase()
	}
}
