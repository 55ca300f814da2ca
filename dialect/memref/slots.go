package memref

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// allocaSlots says that memref.alloca of one element may become a value, and that one of
// some elements may be split into one alloca for each element.
type allocaSlots struct{}

// maxDestructured is the largest number of elements of a memref that is split.
const maxDestructured = 16

// PromotableSlots returns the memory of one element, unless its type has no zero.
func (allocaSlots) PromotableSlots(op *ir.Operation) []interfaces.MemorySlot {
	t := AllocOp{op}.Type()
	if !ir.HasStaticShape(t) || ir.NumElements(t.Shape()) != 1 {
		return nil
	}
	elem := t.ElementType()
	if _, nested := elem.(*ir.MemRefType); !nested && arith.ZeroAttr(elem) == nil {
		return nil
	}
	return []interfaces.MemorySlot{{Ptr: op.Result(0), Elem: elem}}
}

// DefaultValue makes poison, or a zero as in MLIR 19, or a buffer if the slot holds a buffer.
func (allocaSlots) DefaultValue(op *ir.Operation, s interfaces.MemorySlot, b *ir.Builder) *ir.Value {
	if _, nested := s.Elem.(*ir.MemRefType); nested {
		return newAlloca(b, op.Loc(), s.Elem)
	}
	if b.Context().MLIR() >= 20 {
		return ub.NewPoison(b, op.Loc(), s.Elem)
	}
	return arith.NewConstant(b, op.Loc(), arith.ZeroAttr(s.Elem).(ir.TypedAttr))
}

func newAlloca(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	return b.Create(loc, Alloca, nil, []ir.Type{t}, b.Context().Segments(0, 0)).Result(0)
}

// Promoted erases op, which has no other slots.
func (allocaSlots) Promoted(op *ir.Operation, _ interfaces.MemorySlot, _ *ir.Builder) *ir.Operation {
	op.Erase()
	return nil
}

// DestructurableSlots returns the memory of 2 to maxDestructured elements.
func (allocaSlots) DestructurableSlots(op *ir.Operation) []interfaces.DestructurableSlot {
	t := AllocOp{op}.Type()
	n := ir.NumElements(t.Shape())
	if !ir.HasStaticShape(t) || n < 2 || n > maxDestructured {
		return nil
	}
	return []interfaces.DestructurableSlot{{MemorySlot: interfaces.MemorySlot{Ptr: op.Result(0), Elem: t}, NumElements: int(n)}}
}

// Destructure makes an alloca for each element. As in MLIR, they are in the default
// memory space, unless exact is set.
func (allocaSlots) Destructure(op *ir.Operation, _ interfaces.DestructurableSlot, indices []ir.Attribute, exact bool, b *ir.Builder) []interfaces.MemorySlot {
	t := AllocOp{op}.Type()
	var space ir.Attribute
	if exact {
		space = t.MemorySpace
	}
	b.SetAfter(op)
	out := make([]interfaces.MemorySlot, len(indices))
	for i := range out {
		out[i] = interfaces.MemorySlot{Ptr: newAlloca(b, op.Loc(), b.Context().MemRef(nil, t.ElementType(), nil, space)), Elem: t.ElementType()}
	}
	return out
}

// Destructured erases op, which has no other slots.
func (m allocaSlots) Destructured(op *ir.Operation, s interfaces.DestructurableSlot, b *ir.Builder) *ir.Operation {
	return m.Promoted(op, s.MemorySlot, b)
}

// slotAccess says that memref.load and memref.store access slots. Their operands before
// the indices are the memref and, for a store, the value.
type slotAccess struct{ store bool }

// memref returns the operand number of the memref.
func (a slotAccess) memref() int {
	if a.store {
		return 1
	}
	return 0
}

// accesses reports whether op accesses s, and uses the pointer for nothing else.
func (a slotAccess) accesses(op *ir.Operation, s interfaces.MemorySlot) bool {
	return op.Operand(a.memref()) == s.Ptr && (!a.store || op.Operand(0) != s.Ptr)
}

// LoadsFrom implements [ir.PromotableAccessModel].
func (a slotAccess) LoadsFrom(op *ir.Operation, s interfaces.MemorySlot) bool {
	return !a.store && op.Operand(0) == s.Ptr
}

// Stored implements [ir.PromotableAccessModel].
func (a slotAccess) Stored(op *ir.Operation, s interfaces.MemorySlot) *ir.Value {
	if !a.store || op.Operand(1) != s.Ptr {
		return nil
	}
	return op.Operand(0)
}

// Promotable implements [ir.PromotableAccessModel].
func (a slotAccess) Promotable(op *ir.Operation, s interfaces.MemorySlot) bool {
	return a.accesses(op, s)
}

// ReplaceLoads implements [ir.PromotableAccessModel].
func (a slotAccess) ReplaceLoads(op *ir.Operation, _ interfaces.MemorySlot, v *ir.Value) {
	if !a.store {
		op.Result(0).ReplaceAllUsesWith(v)
	}
}

// AccessedElement returns the array of the indices if they are constants within the
// bounds.
func (a slotAccess) AccessedElement(op *ir.Operation, s interfaces.DestructurableSlot) ir.Attribute {
	if !a.accesses(op, s.MemorySlot) {
		return nil
	}
	shape := s.Ptr.Type().(*ir.MemRefType).Shape()
	first := a.memref() + 1
	indices := make([]ir.Attribute, len(shape))
	for i, extent := range shape {
		c, ok := ir.IntConstantOf(op.Operand(first + i))
		if !ok || c < 0 || c >= extent {
			return nil
		}
		indices[i] = op.Context().Int(op.Context().Index(), c)
	}
	return op.Context().Array(indices)
}

// Rewire implements [ir.DestructurableAccessModel]: a slot of one element has no
// indices.
func (a slotAccess) Rewire(op *ir.Operation, element interfaces.MemorySlot) {
	first := a.memref()
	op.SetOperand(first, element.Ptr)
	op.EraseOperands(first+1, op.NumOperands())
}
