package memreftollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

func (a *at) cast(op *ir.Operation, ad rewrite.Adaptor) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	t := a.c.Convert(to)
	if t == nil || !isDescriptor(ad.Operand(0)) {
		return a.rw.Fail("the memref has no descriptor")
	}
	m, ranked := from.(*ir.MemRefType)
	switch {
	case ranked && !isUnranked(to):
		if a.c.Convert(from) != t {
			return a.rw.Fail("the descriptors have different types")
		}
		a.rw.Replace(op, ad.Operand(0))
	case ranked:
		memory := a.c.Spill(a.b, a.loc, ad.Operand(0))
		rank := a.index(int64(len(m.Shape())))
		a.rw.Replace(op, a.c.NewUnranked(a.b, a.loc, to, rank, memory))
	case !isUnranked(to):
		a.rw.Replace(op, llvm.NewLoad(a.b, a.loc, t, llvmtypes.PointerOf(a.b, a.loc, ad.Operand(0))))
	default:
		return a.rw.Fail("both memrefs are unranked")
	}
	return true
}

// canCopyBytes reports whether the elements of t have one place after the other, where outer dimensions of size 1 may have any stride. Empty
// memrefs do not count if they have a layout.
func (a *at) canCopyBytes(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return false
	}
	if a.hasIdentityLayout(m) {
		return true
	}
	shape := m.Shape()
	strides, _, ok := m.StridesAndOffset()
	if !ok || !isStatic(shape) || ir.NumElements(shape) <= 0 {
		return false
	}
	n, i := int64(1), len(shape)-1
	for ; i >= 0 && strides[i] == n; i-- {
		n *= shape[i]
	}
	for ; i >= 0 && shape[i] == 1; i-- {
	}
	return i < 0
}

func (a *at) copy(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !isDescriptor(ad.Operand(0)) || !isDescriptor(ad.Operand(1)) {
		return a.rw.Fail("a memref has no descriptor")
	}
	if a.canCopyBytes(op.Operand(0).Type()) && a.canCopyBytes(op.Operand(1).Type()) {
		a.copyBytes(op, ad)
	} else if !a.copyStrided(op, ad) {
		return a.rw.Fail("no function copies the memory")
	}
	a.rw.Erase(op)
	return true
}

func (a *at) copyBytes(op *ir.Operation, ad rewrite.Adaptor) {
	t := op.Operand(0).Type().(*ir.MemRefType)
	from, to := llvmtypes.DescriptorOf(ad.Operand(0)), llvmtypes.DescriptorOf(ad.Operand(1))
	n := a.index(1)
	for i := range t.Shape() {
		n = a.mul(n, from.Size(a.b, a.loc, i))
	}
	bytes := a.mul(n, a.c.SizeOf(a.b, a.loc, t.ElementType()))
	start := func(d *llvmtypes.Descriptor) *ir.Value {
		p := d.Aligned(a.b, a.loc)
		return a.gep(a.c.Convert(t.ElementType()), p, llvm.IndexOf(d.Offset(a.b, a.loc)))
	}
	src := start(&from)
	dst := start(&to)
	a.memcpy(dst, src, bytes)
}

func (a *at) memcpy(dst, src, bytes *ir.Value) {
	a.b.Create(a.loc, llvm.IntrMemcpy, []*ir.Value{dst, src, bytes}, nil, ir.Named("isVolatile", a.rw.Context().Bool(false)))
}

// copyStrided calls a function of the runtime with the addresses of unranked descriptors.
func (a *at) copyStrided(op *ir.Operation, ad rewrite.Adaptor) bool {
	ptr := a.c.Pointer()
	fn := a.c.Runtime(a.rw, op, "memrefCopy", nil, a.c.IndexType(), ptr, ptr)
	if fn == nil {
		return false
	}
	saved := a.one(llvm.IntrStacksave, ptr)
	unranked := func(i int) *ir.Value {
		t, ok := op.Operand(i).Type().(*ir.MemRefType)
		if !ok {
			return ad.Operand(i)
		}
		index := a.c.IndexType()
		rank := llvm.NewConstant(a.b, a.loc, index, a.rw.Context().Int(index, int64(len(t.Shape()))))
		memory := a.c.Spill(a.b, a.loc, ad.Operand(i))
		return a.c.NewUnranked(a.b, a.loc, a.rw.Context().UnrankedMemRef(t.ElementType(), t.MemorySpace), rank, memory)
	}
	from := unranked(0)
	to := unranked(1)
	one := a.index(1)
	spill := func(v *ir.Value) *ir.Value {
		memory := llvm.NewAlloca(a.b, a.loc, ptr, v.Type(), one, 0)
		llvm.NewStore(a.b, a.loc, v, memory)
		return memory
	}
	src := spill(from)
	dst := spill(to)
	size := a.c.SizeOf(a.b, a.loc, ir.ElementTypeOrSelf(op.Operand(0).Type()))
	llvmtypes.Call(a.b, a.loc, fn, size, src, dst)
	a.b.Create(a.loc, llvm.IntrStackrestore, []*ir.Value{saved}, nil)
	return true
}

// unrankedAllocated and its neighbors access the fields of the descriptor at d, whose pointers have the type ptr.
func (a *at) unrankedAllocated(d *ir.Value, ptr ir.Type) *ir.Value {
	return llvm.NewLoad(a.b, a.loc, ptr, d)
}

func (a *at) unrankedAligned(d *ir.Value, ptr ir.Type) *ir.Value {
	return llvm.NewLoad(a.b, a.loc, ptr, a.gep(ptr, d, llvm.StaticIndex(1)))
}

func (a *at) unrankedOffsetPlace(d *ir.Value, ptr ir.Type) *ir.Value {
	return a.gep(ptr, d, llvm.StaticIndex(2))
}

func (a *at) setUnrankedPointers(d *ir.Value, ptr ir.Type, allocated, aligned *ir.Value) {
	llvm.NewStore(a.b, a.loc, allocated, d)
	llvm.NewStore(a.b, a.loc, aligned, a.gep(ptr, d, llvm.StaticIndex(1)))
}

// pointers reads the pointers of a memref of type t, which has a rank or not.
func (a *at) pointers(t ir.Type, v *ir.Value) (allocated, aligned *ir.Value) {
	if !isUnranked(t) {
		d := llvmtypes.DescriptorOf(v)
		allocated = d.Allocated(a.b, a.loc)
		return allocated, d.Aligned(a.b, a.loc)
	}
	d, ptr := llvmtypes.PointerOf(a.b, a.loc, v), a.pointer(t)
	allocated = a.unrankedAllocated(d, ptr)
	return allocated, a.unrankedAligned(d, ptr)
}

func (a *at) spaceCast(op *ir.Operation, ad rewrite.Adaptor) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	if a.c.Convert(to) == nil || !isDescriptor(ad.Operand(0)) {
		return a.rw.Fail("the memref has no descriptor")
	}
	if m, ok := to.(*ir.MemRefType); ok {
		ptr := a.pointer(to)
		fields := llvmtypes.UnpackMemRef(a.b, a.loc, ad.Operand(0), len(m.Shape()), nil)
		fields[0] = a.one(llvm.AddrSpaceCast, ptr, fields[0])
		fields[1] = a.one(llvm.AddrSpaceCast, ptr, fields[1])
		a.rw.Replace(op, a.c.PackMemRef(a.b, a.loc, m, fields))
		return true
	}
	// The descriptor of known rank is copied to the stack, with other pointers.
	oldPtr, newPtr := a.pointer(from), a.pointer(to)
	rank := llvmtypes.RankOf(a.b, a.loc, ad.Operand(0))
	old := llvmtypes.PointerOf(a.b, a.loc, ad.Operand(0))
	result := llvmtypes.NoValue(a.b, a.loc, a.c.Convert(to))
	result = llvm.NewInsertValue(a.b, a.loc, result, rank, 0)
	space, _ := a.c.AddressSpace(to)
	size := a.c.DescriptorSizes(a.b, a.loc, []llvmtypes.Unranked{{Value: result, Space: space}})[0]
	memory := a.stack(size)
	result = llvm.NewInsertValue(a.b, a.loc, result, memory, 1)
	allocated := a.unrankedAllocated(old, oldPtr)
	aligned := a.unrankedAligned(old, oldPtr)
	allocated = a.one(llvm.AddrSpaceCast, newPtr, allocated)
	aligned = a.one(llvm.AddrSpaceCast, newPtr, aligned)
	a.setUnrankedPointers(memory, newPtr, allocated, aligned)
	src := a.unrankedOffsetPlace(old, oldPtr)
	dst := a.unrankedOffsetPlace(memory, newPtr)
	pointerBytes := a.index(2 * (int64(a.c.PointerBits(space)+7) / 8))
	a.memcpy(dst, src, a.sub(size, pointerBytes))
	a.rw.Replace(op, result)
	return true
}

// stack allocates bytes on the stack.
func (a *at) stack(bytes *ir.Value) *ir.Value {
	return llvm.NewAlloca(a.b, a.loc, a.c.Pointer(), a.rw.Context().I(8), bytes, 0)
}

func (a *at) reinterpretCast(op *ir.Operation, ad rewrite.Adaptor) bool {
	v := memref.StridedViewOp{Operation: op}
	t := a.c.Convert(v.Type())
	if t == nil || !isDescriptor(ad.Operand(0)) {
		return a.rw.Fail("the memref has no descriptor")
	}
	d := llvmtypes.NoDescriptor(a.b, a.loc, t)
	allocated, aligned := a.pointers(op.Operand(0).Type(), ad.Operand(0))
	d.SetAllocated(a.b, a.loc, allocated)
	d.SetAligned(a.b, a.loc, aligned)
	offsets, sizes, strides := a.mixed(v.Offsets(), ad.Group(1)), a.mixed(v.Sizes(), ad.Group(2)), a.mixed(v.Strides(), ad.Group(3))
	d.SetOffset(a.b, a.loc, offsets(0))
	for i := range v.Type().Shape() {
		d.SetSize(a.b, a.loc, i, sizes(i))
		d.SetStride(a.b, a.loc, i, strides(i))
	}
	a.rw.Replace(op, d.Value)
	return true
}

// mixed returns a function that returns entry i of list: a constant, or the next one of the converted operands.
func (a *at) mixed(list []interfaces.IndexValue, operands []*ir.Value) func(i int) *ir.Value {
	return func(i int) *ir.Value {
		if list[i].Value == nil {
			return a.index(list[i].Const)
		}
		v := operands[0]
		operands = operands[1:]
		return v
	}
}

func (a *at) transpose(op *ir.Operation, ad rewrite.Adaptor) bool {
	m := op.Prop(0).(*ir.AffineMapAttr).Map
	if m.IsIdentity() {
		a.rw.Replace(op, ad.Operand(0))
		return true
	}
	from := llvmtypes.DescriptorOf(ad.Operand(0))
	to := llvmtypes.NoDescriptor(a.b, a.loc, a.c.Convert(op.Operand(0).Type()))
	to.SetAllocated(a.b, a.loc, from.Allocated(a.b, a.loc))
	to.SetAligned(a.b, a.loc, from.Aligned(a.b, a.loc))
	to.SetOffset(a.b, a.loc, from.Offset(a.b, a.loc))
	for i, e := range m.Results {
		to.SetSize(a.b, a.loc, i, from.Size(a.b, a.loc, int(e.Value)))
		to.SetStride(a.b, a.loc, i, from.Stride(a.b, a.loc, int(e.Value)))
	}
	a.rw.Replace(op, to.Value)
	return true
}

// view expects a memref without a layout, which the verifier checks: the last stride is 1.
func (a *at) view(op *ir.Operation, ad rewrite.Adaptor) bool {
	t := op.Result(0).Type().(*ir.MemRefType)
	to, shape := a.c.Convert(t), t.Shape()
	if to == nil {
		return a.rw.Fail("the memref has no descriptor")
	}
	strides, offset, _ := t.StridesAndOffset()
	from := llvmtypes.DescriptorOf(ad.Operand(0))
	d := llvmtypes.NoDescriptor(a.b, a.loc, to)
	d.SetAllocated(a.b, a.loc, from.Allocated(a.b, a.loc))
	bytes := ir.ElementTypeOrSelf(op.Operand(0).Type())
	d.SetAligned(a.b, a.loc, a.gep(a.c.Convert(bytes), from.Aligned(a.b, a.loc), llvm.IndexOf(ad.Operand(1))))
	d.SetConstantOffset(a.b, a.loc, offset)
	operands := ad.Operands[2:]
	last := len(operands)
	var stride, size *ir.Value
	for i := len(shape) - 1; i >= 0; i-- {
		n := shape[i]
		outer := size
		if n == ir.Dynamic {
			last--
			size = operands[last]
		} else {
			size = a.index(n)
		}
		d.SetSize(a.b, a.loc, i, size)
		if strides[i] != ir.Dynamic {
			stride = a.index(strides[i])
		} else {
			stride = a.mul(stride, outer)
		}
		d.SetStride(a.b, a.loc, i, stride)
	}
	a.rw.Replace(op, d.Value)
	return true
}

func (a *at) metadata(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !isDescriptor(ad.Operand(0)) {
		return a.rw.Fail("the memref has no descriptor")
	}
	d := llvmtypes.DescriptorOf(ad.Operand(0))
	allocated := d.Allocated(a.b, a.loc)
	aligned := d.Aligned(a.b, a.loc)
	base := a.c.StaticDescriptor(a.b, a.loc, op.Result(0).Type().(*ir.MemRefType), allocated, aligned)
	rank := len(op.Operand(0).Type().(*ir.MemRefType).Shape())
	results := []*ir.Value{base.Value, d.Offset(a.b, a.loc)}
	for i := range rank {
		results = append(results, d.Size(a.b, a.loc, i))
	}
	for i := range rank {
		results = append(results, d.Stride(a.b, a.loc, i))
	}
	a.rw.Replace(op, results...)
	return true
}
