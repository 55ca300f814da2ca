package transform

import (
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/interfaces"
)

// accessOf returns the model of accesses of an op, or nil if it does not access slots.
func accessOf(i *ir.OpInfo) interfaces.ConvertingAccessModel {
	if m, ok := ir.OpInterface[interfaces.ConvertingAccessModel](i); ok {
		return m
	}
	if m, ok := ir.OpInterface[interfaces.PromotableAccessModel](i); ok {
		return plainAccess{m}
	}
	return nil
}

// plainAccess is an access of values that have the type of the slot.
type plainAccess struct {
	interfaces.PromotableAccessModel
}

// StoresTo reports whether there is a value that op stores.
func (m plainAccess) StoresTo(op *ir.Operation, s interfaces.MemorySlot) bool {
	return m.Stored(op, s) != nil
}

// Convertible reports whether op can be promoted.
func (m plainAccess) Convertible(op *ir.Operation, s interfaces.MemorySlot, _ *datalayout.DataLayout) bool {
	return m.Promotable(op, s)
}

// NewStored returns the value that op stores.
func (m plainAccess) NewStored(op *ir.Operation, s interfaces.MemorySlot, _ *ir.Value, _ *ir.Builder, _ *datalayout.DataLayout) *ir.Value {
	return m.Stored(op, s)
}

// RemoveLoads replaces the loads by reaching itself.
func (m plainAccess) RemoveLoads(op *ir.Operation, s interfaces.MemorySlot, reaching *ir.Value, _ *ir.Builder, _ *datalayout.DataLayout) *ir.Value {
	m.ReplaceLoads(op, s, reaching)
	return reaching
}

// slotUses are the uses of pointers to a slot that access no memory, and that must go: of the pointer of the slot, and of results of
// operations that are erased for that.
type slotUses struct {
	drops  []slotDrop
	number map[*ir.Operation]int
}

// slotDrop is an operation that is to lose some of its operands.
type slotDrop struct {
	op    *ir.Operation
	model interfaces.DroppableUseModel
	uses  []*ir.Operand
}

// add adds a use. It returns false if the operation cannot lose operands.
func (s *slotUses) add(u *ir.Operand) bool {
	if i, ok := s.number[u.Owner()]; ok {
		s.drops[i].uses = append(s.drops[i].uses, u)
		return true
	}
	m, ok := ir.OpInterface[interfaces.DroppableUseModel](u.Owner().Info())
	if !ok {
		return false
	}
	if s.number == nil {
		s.number = map[*ir.Operation]int{}
	}
	s.number[u.Owner()] = len(s.drops)
	s.drops = append(s.drops, slotDrop{u.Owner(), m, []*ir.Operand{u}})
	return true
}

// complete adds the uses that must go if those added so far go. It reports whether all of them can go.
func (s *slotUses) complete() bool {
	for i := 0; i < len(s.drops); i++ {
		d := &s.drops[i]
		forward, ok := d.model.CanDrop(d.op, d.uses)
		if !ok {
			return false
		}
		if !forward {
			continue
		}
		for k := range d.op.NumResults() {
			for u := d.op.Result(k).FirstUse(); u != nil; u = u.NextUse() {
				if !s.add(u) {
					return false
				}
			}
		}
	}
	// Some operations got more uses after they were asked.
	for i := range s.drops {
		if _, ok := s.drops[i].model.CanDrop(s.drops[i].op, s.drops[i].uses); !ok {
			return false
		}
	}
	return true
}

// remove drops the uses, and passes operations to erase that nothing needs any more. They have no operands then; before calls before with
// each of them.
func (s *slotUses) remove(b *ir.Builder, before func(*ir.Operation)) {
	var erased []*ir.Operation
	for i := len(s.drops) - 1; i >= 0; i-- {
		d := &s.drops[i]
		b.SetAfter(d.op)
		if d.model.Drop(d.op, d.uses, b) {
			erased = append(erased, d.op)
		}
	}
	for _, op := range erased {
		before(op)
		op.SetOperands(nil)
	}
	for _, op := range erased {
		op.Erase()
	}
}

// followers returns the operations that follow the value of the slot, in the order of the text.
func (s *slotUses) followers() []slotDrop {
	var list []slotDrop
	for _, d := range s.drops {
		if _, ok := d.model.(interfaces.StoredValueModel); ok {
			list = append(list, d)
		}
	}
	sorted.Stable(list, func(a, b slotDrop) int { return int(a.op.Scratch) - int(b.op.Scratch) })
	return list
}
