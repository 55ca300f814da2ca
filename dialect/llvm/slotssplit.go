package llvm

import (
	"math"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// maxSplitArray is the largest number of elements of an array that is split.
const maxSplitArray = 16

// maxIndex is the largest index that llvm.getelementptr can hold as a number.
const maxIndex = 1<<29 - 1

// partsOf returns the number of the parts into which memory of type t is split, or 0 if it is not.
func partsOf(t ir.Type) int {
	switch t := t.(type) {
	case *StructType:
		return len(t.Body())
	case *ArrayType:
		if t.Len <= maxSplitArray {
			return int(t.Len)
		}
	}
	return 0
}

func indexAttr(c *ir.Context, i int) ir.Attribute { return c.Int(c.I32(), int64(i)) }

// DestructurableSlots returns the memory of one struct or array that is not too long.
func (allocaSlot) DestructurableSlots(op *ir.Operation) []interfaces.DestructurableSlot {
	elem := AllocaElem(op)
	if size, ok := ir.IntConstantOf(op.Operand(0)); !ok || size != 1 {
		return nil
	}
	n := partsOf(elem)
	if n == 0 {
		return nil
	}
	return []interfaces.DestructurableSlot{{MemorySlot: interfaces.MemorySlot{Ptr: op.Result(0), Elem: elem}, NumElements: n}}
}

// Destructure makes an alloca for each element. As in MLIR, they are in the default address space, unless exact is set.
func (allocaSlot) Destructure(op *ir.Operation, s interfaces.DestructurableSlot, indices []ir.Attribute, exact bool, b *ir.Builder) []interfaces.MemorySlot {
	b.SetAfter(op)
	var ptr ir.Type = Pointer(b.Context(), 0)
	if exact {
		ptr = op.Result(0).Type()
	}
	out := make([]interfaces.MemorySlot, len(indices))
	for i, index := range indices {
		elem := ElementAt(s.Elem, intIn(index))
		out[i] = interfaces.MemorySlot{Ptr: NewAlloca(b, op.Loc(), ptr, elem, op.Operand(0), 0), Elem: elem}
	}
	return out
}

// Destructured erases op, which has no other slots.
func (m allocaSlot) Destructured(op *ir.Operation, s interfaces.DestructurableSlot, b *ir.Builder) *ir.Operation {
	return m.Promoted(op, s.MemorySlot, b)
}

// CanRewire implements [interfaces.RewiringAccessModel]. A load or store of the whole slot accesses the first element only if it lies
// within it.
func (a access) CanRewire(op *ir.Operation, s interfaces.DestructurableSlot, dl *datalayout.DataLayout, used func(ir.Attribute), _ func(interfaces.MemorySlot)) bool {
	if a.volatile(op) || a.pointer(op) != s.Ptr || a.store && op.Operand(0) == s.Ptr {
		return false
	}
	first := ElementAt(s.Elem, 0)
	if first == nil || !fits(dl, a.accessed(op), first) {
		return false
	}
	used(indexAttr(op.Context(), 0))
	return true
}

// RewireTo implements [interfaces.RewiringAccessModel].
func (a access) RewireTo(op *ir.Operation, _ interfaces.DestructurableSlot, elements map[ir.Attribute]interfaces.MemorySlot, _ *ir.Builder, _ *datalayout.DataLayout) bool {
	at := 0
	if a.store {
		at = 1
	}
	op.SetOperand(at, elements[indexAttr(op.Context(), 0)].Ptr)
	return false
}

// address is the model of llvm.getelementptr. One with the offset 0 can go with its uses.
type address struct{ droppable }

// CanDrop implements [interfaces.DroppableUseModel].
func (address) CanDrop(op *ir.Operation, _ []*ir.Operand) (forward, ok bool) {
	ok = true
	GEPOp{op}.Indices(func(v *ir.Value, n int64) { ok = ok && v == nil && n == 0 })
	return true, ok
}

// offsetOf returns the offset of the address in bytes. ok is false if it is not known or an index is negative.
func offsetOf(op *ir.Operation, dl *datalayout.DataLayout) (offset uint64, ok bool) {
	g := GEPOp{op}
	t, first := g.Elem(), true
	ok = true
	g.Indices(func(v *ir.Value, n int64) {
		if ok = ok && v == nil && n >= 0; !ok {
			return
		}
		if first {
			first = false
			var size uint64
			size, ok = sizeIn(dl, t)
			offset = datalayout.Times(size, uint64(n))
			return
		}
		offset, t, ok = step(offset, t, n, dl)
	})
	return offset, ok
}

// step returns the offset and the type of part n of a value of type t at an offset.
func step(offset uint64, t ir.Type, n int64, dl *datalayout.DataLayout) (uint64, ir.Type, bool) {
	switch t := t.(type) {
	case *ArrayType:
		size, ok := sizeIn(dl, t.Element)
		return plus(offset, datalayout.Times(size, uint64(n))), t.Element, ok
	case *StructType:
		body := t.Body()
		if n >= int64(len(body)) {
			return 0, nil, false
		}
		for i, f := range body[:n+1] {
			align, ok := alignmentIn(dl, t, f)
			if !ok {
				return 0, nil, false
			}
			offset = datalayout.AlignUp(offset, align)
			if int64(i) == n {
				break
			}
			size, ok := sizeIn(dl, f)
			if !ok {
				return 0, nil, false
			}
			offset = plus(offset, size)
		}
		return offset, body[n], true
	}
	return 0, nil, false
}

// plus adds sizes, and saturates at the largest one.
func plus(a, b uint64) uint64 { return min(a+b, math.MaxInt64) }

// alignmentIn returns the alignment of a field of type f in struct or array t.
func alignmentIn(dl *datalayout.DataLayout, t, f ir.Type) (uint64, bool) {
	if s, ok := t.(*StructType); ok && s.Packed() {
		return 1, true
	}
	n, err := dl.ABIAlignment(f)
	return n, err == nil
}

// partAtOffset returns the part of a value of type t in which an offset is, and the offset in it. ok is false if there is none, or padding.
func partAtOffset(t ir.Type, offset uint64, dl *datalayout.DataLayout) (part int, within uint64, ok bool) {
	if size, ok := sizeIn(dl, t); !ok || offset >= size {
		return 0, 0, false
	}
	switch t := t.(type) {
	case *ArrayType:
		size, ok := sizeIn(dl, t.Element)
		if !ok || size == 0 || offset/size >= t.Len || offset/size > maxIndex {
			return 0, 0, false
		}
		return int(offset / size), offset % size, true
	case *StructType:
		start := uint64(0)
		for i, f := range t.Body() {
			align, ok1 := alignmentIn(dl, t, f)
			size, ok2 := sizeIn(dl, f)
			if !ok1 || !ok2 {
				return 0, 0, false
			}
			if start = datalayout.AlignUp(start, align); offset < start {
				return 0, 0, false
			}
			if offset < start+size {
				return i, offset - start, i <= maxIndex
			}
			start = plus(start, size)
		}
	}
	return 0, 0, false
}

// CanRewire implements [interfaces.RewiringAccessModel].
func (address) CanRewire(op *ir.Operation, s interfaces.DestructurableSlot, dl *datalayout.DataLayout, used func(ir.Attribute), safe func(interfaces.MemorySlot)) bool {
	if !isA[*PointerType](op.Operand(0).Type()) || op.Operand(0) != s.Ptr {
		return false
	}
	part, within, ok := partIn(op, s, dl)
	if !ok {
		return false
	}
	size, ok := sizeIn(dl, ElementAt(s.Elem, int64(part)))
	if !ok {
		return false
	}
	used(indexAttr(op.Context(), part))
	safe(rest(op, size-within))
	return true
}

// partIn returns the part of the slot into which the address points.
func partIn(op *ir.Operation, s interfaces.DestructurableSlot, dl *datalayout.DataLayout) (part int, within uint64, ok bool) {
	offset, ok := offsetOf(op, dl)
	if !ok {
		return 0, 0, false
	}
	return partAtOffset(s.Elem, offset, dl)
}

// rest returns the memory of n bytes to which the address points.
func rest(op *ir.Operation, n uint64) interfaces.MemorySlot {
	return interfaces.MemorySlot{Ptr: op.Result(0), Elem: Array(op.Context().I(8), n)}
}

// RewireTo implements [interfaces.RewiringAccessModel].
func (address) RewireTo(op *ir.Operation, s interfaces.DestructurableSlot, elements map[ir.Attribute]interfaces.MemorySlot, b *ir.Builder, dl *datalayout.DataLayout) bool {
	part, within, _ := partIn(op, s, dl)
	c := b.Context()
	ptr := elements[indexAttr(c, part)].Ptr
	st := &ir.OperationState{Loc: op.Loc(), Info: c.OpInfoOf(GEP), Operands: []*ir.Value{ptr}, Results: []ir.Type{op.Result(0).Type()},
		Props: []ir.Attribute{gepIndices: c.DenseI32Array(int32(within)), gepElemType: c.TypeAttr(c.I(8)), gepFlags: op.Prop(gepFlags)}}
	op.Result(0).ReplaceAllUsesWith(rewrite.CreateOrFold(b, st)[0])
	return true
}

// OnlySafe implements [interfaces.SafeAccessModel].
func (address) OnlySafe(op *ir.Operation, s interfaces.MemorySlot, dl *datalayout.DataLayout, safe func(interfaces.MemorySlot)) bool {
	if op.Operand(0) != s.Ptr {
		return true
	}
	offset, ok1 := offsetOf(op, dl)
	size, ok2 := sizeIn(dl, s.Elem)
	if !ok1 || !ok2 || offset >= size {
		return false
	}
	safe(rest(op, size-offset))
	return true
}

// CanRewire implements [interfaces.RewiringAccessModel].
func (m memset) CanRewire(op *ir.Operation, s interfaces.DestructurableSlot, dl *datalayout.DataLayout, _ func(ir.Attribute), _ func(interfaces.MemorySlot)) bool {
	return !isVolatileCall(op, m.inline) && writesWithin(op, m.inline, s.MemorySlot, dl)
}

// RewireTo implements [interfaces.RewiringAccessModel]. It fills what the elements have of the memory.
func (m memset) RewireTo(op *ir.Operation, s interfaces.DestructurableSlot, elements map[ir.Attribute]interfaces.MemorySlot, b *ir.Builder, dl *datalayout.DataLayout) bool {
	n, _ := lengthOf(op, m.inline)
	covered := uint64(0)
	for i := range s.NumElements {
		elem := ElementAt(s.Elem, int64(i))
		size, ok1 := sizeIn(dl, elem)
		align, ok2 := alignmentIn(dl, s.Elem, elem)
		if !ok1 || !ok2 {
			break
		}
		if covered = datalayout.AlignUp(covered, align); covered >= n {
			break
		}
		if e, ok := elements[indexAttr(op.Context(), i)]; ok {
			m.fill(op, e.Ptr, min(n-covered, size), b)
		}
		covered = plus(covered, size)
	}
	return true
}

// fill makes the operation that op is for n bytes at ptr.
func (m memset) fill(op *ir.Operation, ptr *ir.Value, n uint64, b *ir.Builder) {
	length := b.Context().Int(lengthAttr(op, m.inline).Type(), int64(n))
	if m.inline {
		b.Create(op.Loc(), IntrMemsetInline, []*ir.Value{ptr, op.Operand(1)}, nil, ir.Named("len", length), ir.Named("isVolatile", op.Prop(1)))
		return
	}
	v := NewConstant(b, op.Operand(2).Loc(), length.Type(), length)
	b.Create(op.Loc(), IntrMemset, []*ir.Value{ptr, op.Operand(1), v}, nil, ir.Named("isVolatile", op.Prop(0)))
}

// CanRewire implements [interfaces.RewiringAccessModel]. A copy from the slot needs all elements.
func (m memcpy) CanRewire(op *ir.Operation, s interfaces.DestructurableSlot, dl *datalayout.DataLayout, used func(ir.Attribute), _ func(interfaces.MemorySlot)) bool {
	if isVolatileCall(op, m.inline) || !coversAll(op, m.inline, s.Elem, dl) || op.Operand(0) == op.Operand(1) {
		return false
	}
	if op.Operand(1) == s.Ptr {
		for i := range s.NumElements {
			used(indexAttr(op.Context(), i))
		}
	}
	return true
}

// RewireTo implements [interfaces.RewiringAccessModel]. It copies the elements one by one.
func (m memcpy) RewireTo(op *ir.Operation, s interfaces.DestructurableSlot, elements map[ir.Attribute]interfaces.MemorySlot, b *ir.Builder, dl *datalayout.DataLayout) bool {
	c := b.Context()
	toSlot := op.Operand(0) == s.Ptr
	other := op.Operand(0)
	if toSlot {
		other = op.Operand(1)
	}
	for i := range s.NumElements {
		e, ok := elements[indexAttr(c, i)]
		if !ok {
			continue
		}
		ptr := NewGEP(b, op.Loc(), Pointer(c, 0), s.Elem, other, StaticIndex(0), StaticIndex(int32(i)))
		dst, src := ptr, e.Ptr
		if toSlot {
			dst, src = e.Ptr, ptr
		}
		size, _ := sizeIn(dl, e.Elem)
		m.copy(op, dst, src, size, b)
	}
	return true
}

// copy makes the operation that op is for n bytes from src to dst.
func (m memcpy) copy(op *ir.Operation, dst, src *ir.Value, n uint64, b *ir.Builder) {
	c := b.Context()
	if m.inline {
		t := lengthAttr(op, true).Type()
		b.Create(op.Loc(), op.Def(), []*ir.Value{dst, src}, nil, ir.Named("len", c.Int(t, int64(n))), ir.Named("isVolatile", op.Prop(1)))
		return
	}
	length := NewInt(b, op.Loc(), op.Operand(2).Type(), int64(n))
	b.Create(op.Loc(), op.Def(), []*ir.Value{dst, src, length}, nil, ir.Named("isVolatile", op.Prop(0)))
}
