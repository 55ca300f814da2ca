package flatten

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// accessed returns the number of the operand that op accesses, followed by indices, or -1.
func accessed(op *ir.Operation) int {
	switch op.Def() {
	case memref.Load, memref.GenericAtomicRMW, gpu.MMALoad:
		return 0
	case memref.Store, memref.AtomicRMW, gpu.MMAStore:
		return 1
	}
	return -1
}

// access turns an access to a view into an access to the flat buffer of its root.
func (f *flattener) access(op *ir.Operation, at int) bool {
	v := f.views[op.Operand(at)]
	if v != nil && f.addressed(v.root) && (op.Is(gpu.MMALoad) || op.Is(gpu.MMAStore)) {
		return f.refuseAddress(op, v.root, "the accesses of cooperative matrices need a descriptor")
	}
	if v == nil || v.whole {
		return true
	}
	f.b.SetBefore(op)
	indices := op.OperandsIn(at + 1)
	mixed := make([]ir.IndexValue, len(indices))
	for i, x := range indices {
		mixed[i].Value = x
	}
	pos := f.value(f.position(op.Loc(), v, mixed))
	operands := append(append(op.Operands()[:at:at], f.flat(v.root), pos), op.Operands()[at+1+len(indices):]...)
	op.SetOperands(operands)
	return true
}

// copy writes a memref.copy as loops.
func (f *flattener) copy(op *ir.Operation) bool {
	src := f.source(op, op.Operand(0))
	if src == nil {
		return false
	}
	dst := f.source(op, op.Operand(1))
	if dst == nil {
		return false
	}
	if len(src.sizes) != len(dst.sizes) {
		return op.EmitOpError("copies between memrefs of different ranks")
	}
	loc := op.Loc()
	at := make([]ir.IndexValue, len(src.sizes))
	for i := range at {
		n := folded(src.sizes[i])
		if n.Value != nil {
			n = folded(dst.sizes[i])
		}
		if n.IsConst(1) && n.Value == nil {
			continue
		}
		loop := scf.NewFor(f.b, loc, f.constant(0), f.value(n), f.constant(1))
		at[i].Value = loop.InductionVar()
		f.b.SetEnd(loop.Body())
		f.b.SetBefore(scf.NewYield(f.b, loc))
	}
	element := memref.NewLoad(f.b, loc, f.flat(src.root), f.value(f.position(loc, src, at)))
	memref.NewStore(f.b, loc, element, f.flat(dst.root), f.value(f.position(loc, dst, at)))
	f.spread.Discard(op)
	return true
}

// bytes resolves a memref.view, whose source is a buffer of bytes. Views of other elements than
// bytes are of buffers that retypeBytes has changed.
func (f *flattener) bytes(op *ir.Operation, src *view) bool {
	t := op.Result(0).Type().(*ir.MemRefType)
	if src.root.typ.ElementType() != t.ElementType() {
		return op.EmitOpError("views bytes as elements of another type, which SPIR-V allows only if all uses of the buffer are views with elements of one type, and the buffer is allocated in the kernel",
			ir.Note(src.root.value.Loc(), "the buffer has type "+ir.QuoteType(src.root.typ)))
	}
	loc := op.Loc()
	shift := folded(ir.IndexValue{Value: op.Operand(1)})
	size, _ := byteSize(t.ElementType())
	switch {
	case shift.Value == nil && shift.Const%size != 0:
		return op.EmitOpError("begins in the middle of an element")
	case shift.Value == nil:
		shift.Const /= size
	default:
		shift = f.quotient(loc, shift, size)
	}
	k := 0
	v := f.describe(src.root, t, loc, func(part) ir.IndexValue {
		k++
		return ir.IndexValue{Value: op.Operand(1 + k)}
	})
	v.shift = f.add(loc, src.first, shift)
	return f.define(op, v)
}

// byteSize returns the number of bytes of an element that memory views may have.
func byteSize(t ir.Type) (int64, bool) {
	if _, stored := spirvtypes.StoredFloat(t); !stored && !spirv.IsScalar(t) {
		return 0, false
	}
	bits := int64(ir.NumberWidth(t))
	return bits / 8, bits >= 8 && bits%8 == 0
}

// retypeBytes gives buffers of bytes that the function allocates, and uses only through views with
// elements of one type, elements of this type. SPIR-V has no other way to use memory as two types.
func (f *flattener) retypeBytes() {
	entry := f.fn.Region(0).First()
	inputs := entry.NumArgs()
	if f.fn.Is(gpu.Func) {
		inputs = len((gpu.FuncOp{Operation: f.fn}).Type().Inputs)
	}
	for _, a := range entry.Args()[inputs:] {
		retype(a)
	}
	f.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(memref.Alloc) || op.Is(memref.Alloca) {
			retype(op.Result(0))
		}
		return ir.WalkAdvance
	})
}

func retype(m *ir.Value) {
	t, ok := m.Type().(*ir.MemRefType)
	if !ok || len(t.Shape()) != 1 || t.Shape()[0] == ir.Dynamic || t.Layout != nil || t.ElementType() != ir.Type(t.Context().I(8)) {
		return
	}
	var elem ir.Type
	for u := m.FirstUse(); u != nil; u = u.NextUse() {
		op := u.Owner()
		if op.Is(memref.Dealloc) {
			continue
		}
		if !op.Is(memref.View) {
			return
		}
		e := op.Result(0).Type().(*ir.MemRefType).ElementType()
		if elem != nil && e != elem {
			return
		}
		elem = e
	}
	if elem == nil {
		return
	}
	if size, ok := byteSize(elem); ok && t.Shape()[0]%size == 0 {
		m.SetType(t.Context().MemRef([]int64{t.Shape()[0] / size}, elem, nil, t.MemorySpace))
	}
}
