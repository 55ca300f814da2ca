package flatten

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// bytes resolves a memref.view, whose source is a buffer of bytes. The buffers that retypeBytes has changed
// have the elements of their views. Accesses to views of other buffers access bytes.
func (f *flattener) bytes(op *ir.Operation, src *view) bool {
	t, loc := op.Result(0).Type().(*ir.MemRefType), op.Loc()
	_, ok := byteSize(t.ElementType())
	same := src.root.typ.ElementType() == t.ElementType()
	unit, whole := byteSize(src.root.typ.ElementType())
	if !same && (!ok || !whole) {
		return op.EmitOpError("views bytes as elements of type "+ir.QuoteType(t.ElementType())+", which a kernel can do with integers and floats of whole bytes only",
			ir.Note(src.root.value.Loc(), "the buffer has type "+ir.QuoteType(src.root.typ)))
	}
	shift := folded(interfaces.IndexValue{Value: op.Operand(1)})
	switch {
	case shift.Value == nil && shift.Const%unit != 0:
		return op.EmitOpError("begins in the middle of an element")
	case shift.Value == nil:
		shift.Const /= unit
	default:
		shift = f.quotient(loc, shift, unit)
	}
	in := stretch{root: src.root}
	if first := f.add(loc, src.first, shift); same {
		in.shift = first
	} else {
		in.elem, in.byte = t.ElementType(), first
	}
	k := 0
	return f.define(op, f.describe(in, t, loc, func(part) interfaces.IndexValue {
		k++
		return interfaces.IndexValue{Value: op.Operand(1 + k)}
	}))
}

// load loads an element of v.
func (f *flattener) load(loc ir.Location, v *view, indices []interfaces.IndexValue) *ir.Value {
	at := f.position(loc, v, indices)
	if v.elem == nil {
		return memref.NewLoad(f.b, loc, f.flat(v.root), f.value(at))
	}
	bits := f.b.Context().I(ir.NumberWidth(v.elem))
	var all *ir.Value
	f.eachUnit(loc, v, at, func(at *ir.Value, shift int64) {
		part := memref.NewLoad(f.b, loc, f.flat(v.root), at)
		if part.Type() != ir.Type(bits) {
			part = arith.NewCast(f.b, loc, arith.ExtUI, part, bits)
		}
		if shift == 0 {
			all = part
			return
		}
		part = arith.NewBinary(f.b, loc, arith.ShLI, part, arith.NewInt(f.b, loc, bits, shift))
		all = arith.NewBinary(f.b, loc, arith.OrI, all, part)
	})
	if bits == v.elem {
		return all
	}
	return arith.NewCast(f.b, loc, arith.Bitcast, all, v.elem)
}

// store stores an element of v.
func (f *flattener) store(loc ir.Location, x *ir.Value, v *view, indices []interfaces.IndexValue) {
	at := f.position(loc, v, indices)
	if v.elem == nil {
		memref.NewStore(f.b, loc, x, f.flat(v.root), f.value(at))
		return
	}
	bits := f.b.Context().I(ir.NumberWidth(v.elem))
	if bits != v.elem {
		x = arith.NewCast(f.b, loc, arith.Bitcast, x, bits)
	}
	unit := v.root.typ.ElementType()
	f.eachUnit(loc, v, at, func(at *ir.Value, shift int64) {
		part := x
		if shift > 0 {
			part = arith.NewBinary(f.b, loc, arith.ShRUI, x, arith.NewInt(f.b, loc, bits, shift))
		}
		if part.Type() != unit {
			part = arith.NewCast(f.b, loc, arith.TruncI, part, unit)
		}
		memref.NewStore(f.b, loc, part, f.flat(v.root), at)
	})
}

// eachUnit calls access with the position of each element of the root that holds a part of an element of v, and with
// the place of its bits in the element. Memory is little-endian.
func (f *flattener) eachUnit(loc ir.Location, v *view, at interfaces.IndexValue, access func(at *ir.Value, shift int64)) {
	size, _ := byteSize(v.elem)
	unit, _ := byteSize(v.root.typ.ElementType())
	first := f.add(loc, v.byte, f.mul(loc, at, interfaces.IndexValue{Const: size / unit}))
	for k := range size / unit {
		access(f.value(f.add(loc, first, interfaces.IndexValue{Const: k})), 8*unit*k)
	}
}

// accessBytes replaces an access to elements of another type than those of the root.
func (f *flattener) accessBytes(op *ir.Operation, v *view, indices []interfaces.IndexValue) bool {
	switch op.Def() {
	case memref.Load:
		return f.replace(op, interfaces.IndexValue{Value: f.load(op.Loc(), v, indices)})
	case memref.Store:
		f.store(op.Loc(), op.Operand(0), v, indices)
		f.spread.Discard(op)
		return true
	case memref.AtomicRMW, memref.GenericAtomicRMW:
		if f.exchangeable(v) {
			return f.exchange(op, v, indices)
		}
	}
	return op.EmitOpError("accesses bytes that 'memref.view' views as elements of another type, which only loads, stores and copies can: give the buffer elements of this type",
		ir.Note(v.root.value.Loc(), "the buffer has type "+ir.QuoteType(v.root.typ)))
}

// byteSize returns the number of bytes of an element that memory views may have.
func byteSize(t ir.Type) (int64, bool) {
	bits := int64(ir.NumberWidth(t))
	// Integers of more than 64 bits become several numbers later.
	if _, stored := spirvtypes.StoredFloat(t); !stored && !spirv.IsScalar(t) && bits <= 64 {
		return 0, false
	}
	return bits / 8, bits >= 8 && bits%8 == 0
}

// retypeBytes gives buffers of bytes that the function allocates, and uses only through views, elements for
// the views. SPIR-V has no other way to use memory as two types.
func (f *flattener) retypeBytes() {
	entry := f.fn.Region(0).First()
	inputs := entry.NumArgs()
	if f.fn.Is(gpu.Func) {
		inputs = len((gpu.FuncOp{Operation: f.fn}).Type().Inputs)
	}
	for _, a := range entry.Args()[inputs:] {
		f.retype(a)
	}
	f.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(memref.Alloc) || op.Is(memref.Alloca) || op.Is(kernel.DynamicMemory) {
			f.retype(op.Result(0))
		}
		return ir.WalkAdvance
	})
}

// retype gives m, a buffer of bytes, the elements of its views: their type if it is one type, or else integers of the
// largest words that all of them consist of.
func (f *flattener) retype(m *ir.Value) {
	t, ok := m.Type().(*ir.MemRefType)
	if !ok || len(t.Shape()) != 1 || t.Shape()[0] == ir.Dynamic || t.Layout != nil || t.ElementType() != ir.Type(t.Context().I(8)) {
		return
	}
	var elem ir.Type
	several, word := false, int64(8)
	if !f.o.Env.Has(spec.CapabilityInt64) {
		word = 4
	}
	for u := m.FirstUse(); u != nil; u = u.NextUse() {
		op := u.Owner()
		if op.Is(memref.Dealloc) {
			continue
		}
		if !op.Is(memref.View) {
			return
		}
		e := op.Result(0).Type().(*ir.MemRefType).ElementType()
		several = several || elem != nil && e != elem
		elem = e
		size, ok := byteSize(e)
		if !ok {
			return
		}
		word = commonPowerOfTwo(word, size)
		if shift, constant := ir.IntConstantOf(op.Operand(1)); constant {
			word = commonPowerOfTwo(word, shift)
		}
	}
	if elem == nil {
		return
	}
	if several {
		elem = t.Context().I(uint32(8 * word))
	}
	if size, ok := byteSize(elem); ok && t.Shape()[0]%size == 0 {
		m.SetType(t.Context().MemRef([]int64{t.Shape()[0] / size}, elem, nil, t.MemorySpace))
	}
}

// commonPowerOfTwo returns the largest power of two that divides word, a power of two, and n.
func commonPowerOfTwo(word, n int64) int64 {
	for n%word != 0 {
		word /= 2
	}
	return word
}
