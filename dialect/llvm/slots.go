package llvm

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/interfaces"
)

// allocaSlot says that llvm.alloca is a slot that may become a value, or slots for the elements of an aggregate.
type allocaSlot struct{}

// PromotableSlots returns the memory of an alloca of the entry block. One that control reaches several times is new memory each time.
func (allocaSlot) PromotableSlots(op *ir.Operation) []interfaces.MemorySlot {
	if b := op.Block(); b == nil || !b.IsEntry() {
		return nil
	}
	return []interfaces.MemorySlot{{Ptr: op.Result(0), Elem: AllocaElem(op)}}
}

// DefaultValue makes an undefined value.
func (allocaSlot) DefaultValue(op *ir.Operation, s interfaces.MemorySlot, b *ir.Builder) *ir.Value {
	return NewOne(b, op.Loc(), Undef, s.Elem)
}

// Promoted erases op, which has no other slots.
func (allocaSlot) Promoted(op *ir.Operation, _ interfaces.MemorySlot, _ *ir.Builder) *ir.Operation {
	op.Erase()
	return nil
}

// SlotArgument makes debug information that arg is the value of the variables that are in the slot.
func (allocaSlot) SlotArgument(op *ir.Operation, _ interfaces.MemorySlot, arg *ir.Value, b *ir.Builder) {
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().Is(IntrDbgDeclare) {
			newDbgValue(b, u.Owner(), arg)
		}
	}
}

// newDbgValue makes debug information that v is the value of the variable that declare is about.
func newDbgValue(b *ir.Builder, declare *ir.Operation, v *ir.Value) {
	attrs := []ir.NamedAttribute{ir.Named("varInfo", declare.Prop(0))}
	if e := declare.Prop(1); e != nil {
		attrs = append(attrs, ir.Named("locationExpr", e))
	}
	b.Create(declare.Loc(), IntrDbgValue, []*ir.Value{v}, nil, attrs...)
}

// access is the model of llvm.load and llvm.store.
type access struct{ store bool }

// pointer returns the operand that is the address.
func (a access) pointer(op *ir.Operation) *ir.Value {
	if a.store {
		return op.Operand(1)
	}
	return op.Operand(0)
}

// accessed returns the type of the value that is loaded or stored.
func (a access) accessed(op *ir.Operation) ir.Type {
	if a.store {
		return op.Operand(0).Type()
	}
	return op.Result(0).Type()
}

func (a access) volatile(op *ir.Operation) bool {
	if a.store {
		return op.Prop(storeVolatile) != nil
	}
	return op.Prop(loadVolatile) != nil
}

// LoadsFrom implements [interfaces.ConvertingAccessModel].
func (a access) LoadsFrom(op *ir.Operation, s interfaces.MemorySlot) bool {
	return !a.store && op.Operand(0) == s.Ptr
}

// StoresTo implements [interfaces.ConvertingAccessModel].
func (a access) StoresTo(op *ir.Operation, s interfaces.MemorySlot) bool {
	return a.store && op.Operand(1) == s.Ptr
}

// Convertible implements [interfaces.ConvertingAccessModel].
func (a access) Convertible(op *ir.Operation, s interfaces.MemorySlot, dl *datalayout.DataLayout) bool {
	if a.pointer(op) != s.Ptr || a.volatile(op) || a.store && op.Operand(0) == s.Ptr {
		return false
	}
	return converts(dl, s.Elem, a.accessed(op))
}

// NewStored implements [interfaces.ConvertingAccessModel]. A narrower value replaces a part of the value before.
func (a access) NewStored(op *ir.Operation, _ interfaces.MemorySlot, reaching *ir.Value, b *ir.Builder, dl *datalayout.DataLayout) *ir.Value {
	return converter{b, op.Loc(), dl}.insert(op.Operand(0), reaching)
}

// RemoveLoads implements [interfaces.ConvertingAccessModel]. A narrower value is a part of the value of the slot.
func (a access) RemoveLoads(op *ir.Operation, _ interfaces.MemorySlot, reaching *ir.Value, b *ir.Builder, dl *datalayout.DataLayout) *ir.Value {
	v := converter{b, op.Loc(), dl}.extract(reaching, op.Result(0).Type())
	op.Result(0).ReplaceAllUsesWith(v)
	return v
}

// OnlySafe implements [interfaces.SafeAccessModel]: the value lies within the slot.
func (a access) OnlySafe(op *ir.Operation, s interfaces.MemorySlot, dl *datalayout.DataLayout, _ func(interfaces.MemorySlot)) bool {
	return a.pointer(op) != s.Ptr || fits(dl, a.accessed(op), s.Elem)
}

// sizeIn returns the size of values of type t in bytes. ok is false if the size is not known or is a multiple of vscale.
func sizeIn(dl *datalayout.DataLayout, t ir.Type) (n uint64, ok bool) {
	size, err := dl.Bytes(t)
	return size.Min, err == nil && !size.Scalable
}

// fits reports whether a value of type t needs at most the memory of one of type of.
func fits(dl *datalayout.DataLayout, t, of ir.Type) bool {
	n, ok1 := sizeIn(dl, t)
	m, ok2 := sizeIn(dl, of)
	return ok1 && ok2 && n <= m
}

// droppable is the model of operations that only say something about memory. They can be erased.
type droppable struct{}

// CanDrop implements [interfaces.DroppableUseModel].
func (droppable) CanDrop(*ir.Operation, []*ir.Operand) (forward, ok bool) { return true, true }

// Drop implements [interfaces.DroppableUseModel].
func (droppable) Drop(*ir.Operation, []*ir.Operand, *ir.Builder) (erase bool) { return true }

// declaration is the model of llvm.intr.dbg.declare. It becomes debug information about each stored value.
type declaration struct{ droppable }

// ValueStored implements [interfaces.StoredValueModel].
func (declaration) ValueStored(op *ir.Operation, v *ir.Value, b *ir.Builder) { newDbgValue(b, op, v) }

// debugValue is the model of llvm.intr.dbg.value. It keeps the variable, with an undefined value.
type debugValue struct{}

// CanDrop implements [interfaces.DroppableUseModel].
func (debugValue) CanDrop(*ir.Operation, []*ir.Operand) (forward, ok bool) { return false, true }

// Drop implements [interfaces.DroppableUseModel].
func (debugValue) Drop(op *ir.Operation, _ []*ir.Operand, b *ir.Builder) (erase bool) {
	b.SetBefore(op)
	v := op.Operand(0)
	op.SetOperand(0, NewOne(b, v.Loc(), Undef, v.Type()))
	return false
}

// memset is the model of llvm.intr.memset and llvm.intr.memset.inline, whose length is an attribute.
type memset struct{ inline bool }

// LoadsFrom implements [interfaces.ConvertingAccessModel].
func (memset) LoadsFrom(*ir.Operation, interfaces.MemorySlot) bool { return false }

// StoresTo implements [interfaces.ConvertingAccessModel].
func (memset) StoresTo(op *ir.Operation, s interfaces.MemorySlot) bool { return op.Operand(0) == s.Ptr }

// Convertible implements [interfaces.ConvertingAccessModel]. Up to MLIR 20, only integers can be filled.
func (m memset) Convertible(op *ir.Operation, s interfaces.MemorySlot, dl *datalayout.DataLayout) bool {
	if op.Context().MLIR() < 21 && !isA[*ir.IntegerType](s.Elem) {
		return false
	}
	if w := ir.NumberWidth(s.Elem); w == 0 || w%8 != 0 || isVolatileCall(op, m.inline) || op.Operand(0) != s.Ptr {
		return false
	}
	return coversAll(op, m.inline, s.Elem, dl)
}

// NewStored implements [interfaces.ConvertingAccessModel].
func (m memset) NewStored(op *ir.Operation, s interfaces.MemorySlot, _ *ir.Value, b *ir.Builder, _ *datalayout.DataLayout) *ir.Value {
	v := m.repeat(op, ir.NumberWidth(s.Elem), b)
	if _, isFloat := s.Elem.(*ir.FloatType); isFloat {
		return NewOne(b, op.Loc(), BitCast, s.Elem, v)
	}
	return v
}

// repeat makes the integer of w bits that consists of the byte. Up to MLIR 20, it computes constants at run time, too.
func (memset) repeat(op *ir.Operation, w uint32, b *ir.Builder) *ir.Value {
	c := b.Context()
	t, v := c.I(w), op.Operand(1)
	if a, ok := ir.ConstantOf(v).(*ir.IntegerAttr); ok && c.MLIR() > 20 {
		n := a.Value.ZExtOrTrunc(w)
		for covered := uint64(8); covered < uint64(w); covered *= 2 {
			n = n.Or(n.Shl(covered))
		}
		return NewConstant(b, op.Loc(), t, c.APInt(t, n))
	}
	if w == 8 {
		return v
	}
	v = NewOne(b, op.Loc(), ZExt, t, v)
	for covered := int64(8); covered < int64(w); covered *= 2 {
		shifted := NewWrapping(b, op.Loc(), Shl, v, NewInt(b, op.Loc(), t, covered), 0)
		v = NewOne(b, op.Loc(), Or, t, v, shifted)
	}
	return v
}

// RemoveLoads implements [interfaces.ConvertingAccessModel].
func (memset) RemoveLoads(*ir.Operation, interfaces.MemorySlot, *ir.Value, *ir.Builder, *datalayout.DataLayout) *ir.Value {
	return nil
}

// OnlySafe implements [interfaces.SafeAccessModel].
func (m memset) OnlySafe(op *ir.Operation, s interfaces.MemorySlot, dl *datalayout.DataLayout, _ func(interfaces.MemorySlot)) bool {
	return writesWithin(op, m.inline, s, dl)
}

// memcpy is the model of llvm.intr.memcpy, memmove and memcpy.inline.
type memcpy struct{ inline bool }

// LoadsFrom implements [interfaces.ConvertingAccessModel].
func (memcpy) LoadsFrom(op *ir.Operation, s interfaces.MemorySlot) bool {
	return op.Operand(1) == s.Ptr
}

// StoresTo implements [interfaces.ConvertingAccessModel].
func (memcpy) StoresTo(op *ir.Operation, s interfaces.MemorySlot) bool { return op.Operand(0) == s.Ptr }

// Convertible implements [interfaces.ConvertingAccessModel].
func (m memcpy) Convertible(op *ir.Operation, s interfaces.MemorySlot, dl *datalayout.DataLayout) bool {
	return op.Operand(0) != op.Operand(1) && !isVolatileCall(op, m.inline) && coversAll(op, m.inline, s.Elem, dl)
}

// NewStored implements [interfaces.ConvertingAccessModel].
func (memcpy) NewStored(op *ir.Operation, s interfaces.MemorySlot, _ *ir.Value, b *ir.Builder, _ *datalayout.DataLayout) *ir.Value {
	return NewLoad(b, op.Loc(), s.Elem, op.Operand(1))
}

// RemoveLoads implements [interfaces.ConvertingAccessModel]: the value is stored to the destination.
func (memcpy) RemoveLoads(op *ir.Operation, _ interfaces.MemorySlot, reaching *ir.Value, b *ir.Builder, _ *datalayout.DataLayout) *ir.Value {
	NewStore(b, op.Loc(), reaching, op.Operand(0))
	return nil
}

// OnlySafe implements [interfaces.SafeAccessModel].
func (m memcpy) OnlySafe(op *ir.Operation, s interfaces.MemorySlot, dl *datalayout.DataLayout, _ func(interfaces.MemorySlot)) bool {
	return writesWithin(op, m.inline, s, dl)
}

// isVolatileCall reports whether a fill or copy is volatile. inline says that its length is an attribute.
func isVolatileCall(op *ir.Operation, inline bool) bool {
	slot := 0
	if inline {
		slot = 1
	}
	return intIn(op.Prop(slot)) != 0
}

// lengthOf returns the number of bytes that a fill or copy is about. ok is false if it is not a constant of at most 64 bits.
func lengthOf(op *ir.Operation, inline bool) (n uint64, ok bool) {
	a := lengthAttr(op, inline)
	if a == nil || a.Value.Width() > 64 {
		return 0, false
	}
	return a.Value.Uint64()
}

// lengthAttr returns the constant length of a fill or copy, or nil.
func lengthAttr(op *ir.Operation, inline bool) *ir.IntegerAttr {
	a := op.Prop(0)
	if !inline {
		a = ir.ConstantOf(op.Operand(2))
	}
	i, _ := a.(*ir.IntegerAttr)
	return i
}

// coversAll reports whether a fill or copy is about as many bytes as a value of type t has.
func coversAll(op *ir.Operation, inline bool, t ir.Type, dl *datalayout.DataLayout) bool {
	n, ok1 := lengthOf(op, inline)
	size, ok2 := sizeIn(dl, t)
	return ok1 && ok2 && n == size
}

// writesWithin reports whether a fill or copy writes to s, and to nothing beyond.
func writesWithin(op *ir.Operation, inline bool, s interfaces.MemorySlot, dl *datalayout.DataLayout) bool {
	n, ok1 := lengthOf(op, inline)
	size, ok2 := sizeIn(dl, s.Elem)
	return ok1 && ok2 && op.Operand(0) == s.Ptr && n <= size
}
