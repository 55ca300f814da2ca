package memreftollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
)

// minAlignment is the least alignment in bytes that aligned_alloc is called with.
const minAlignment = 16

func (a *at) alloc(op *ir.Operation, ad rewrite.Adaptor) bool {
	t := memref.AllocOp{Operation: op}.Type()
	if !a.hasIdentityLayout(t) {
		return a.rw.Fail("incompatible memref type")
	}
	aligned := a.c.Options().AlignedAlloc
	align, ok := int64(0), true
	if aligned {
		align, ok = a.allocationAlignment(op, t)
	}
	fn := a.allocator(op, aligned)
	if !ok || fn == nil {
		return a.rw.Fail("no function allocates the memory")
	}
	sizes, strides, n := a.c.MemRefSizes(a.b, a.loc, t, ad.Operands)
	bytes := a.c.BytesOf(a.b, a.loc, t.ElementType(), n)
	var allocated, start *ir.Value
	if aligned {
		allocated = a.alignedAlloc(t, bytes, align, fn)
		start = allocated
	} else {
		allocated, start = a.malloc(op, t, bytes, fn)
	}
	d := a.c.NewDescriptor(a.b, a.loc, t, allocated, start, sizes, strides)
	a.rw.Replace(op, d.Value)
	return true
}

// allocator returns the function that allocates memory for op, or nil.
func (a *at) allocator(op *ir.Operation, aligned bool) *ir.Operation {
	ptr, size := a.c.Pointer(), ir.Type(a.c.IndexType())
	generic := a.c.Options().GenericFunctions
	switch {
	case generic && aligned:
		return a.c.Runtime(a.rw, op, "_mlir_memref_to_llvm_aligned_alloc", ptr, size, size)
	case generic:
		return a.c.Runtime(a.rw, op, "_mlir_memref_to_llvm_alloc", ptr, size)
	case aligned:
		return a.c.Runtime(a.rw, op, "aligned_alloc", ptr, size, size)
	}
	return a.c.Runtime(a.rw, op, "malloc", ptr, size)
}

// malloc calls fn, an allocator that aligns nothing, for memory of the given size. If the memory must be aligned, it allocates more.
func (a *at) malloc(op *ir.Operation, t *ir.MemRefType, bytes *ir.Value, fn *ir.Operation) (allocated, start *ir.Value) {
	var align *ir.Value
	if n, ok := (memref.AllocOp{Operation: op}).Alignment().(*ir.IntegerAttr); ok {
		align = a.index(n.Int64Or(1))
	} else if !shapes.IsSignlessIntOrIndexOrFloat(t.ElementType()) { // malloc aligns for numbers by itself
		align = a.c.SizeOf(a.b, a.loc, t.ElementType())
	}
	if align != nil {
		bytes = a.add(bytes, align)
	}
	allocated = a.inSpace(llvmtypes.Call(a.b, a.loc, fn, bytes).Result(0), t)
	if align == nil {
		return allocated, allocated
	}
	address := a.alignUp(a.one(llvm.PtrToInt, a.c.IndexType(), allocated), align)
	return allocated, a.one(llvm.IntToPtr, a.pointer(t), address)
}

// inSpace casts a pointer into the address space of memrefs of type t.
func (a *at) inSpace(ptr *ir.Value, t ir.Type) *ir.Value {
	if to := a.pointer(t); to != ptr.Type() {
		return a.one(llvm.AddrSpaceCast, to, ptr)
	}
	return ptr
}

// alignUp rounds v up to a multiple of align.
func (a *at) alignUp(v, align *ir.Value) *ir.Value {
	bump := a.sub(align, a.index(1))
	v = a.add(v, bump)
	return a.sub(v, a.one(llvm.URem, v.Type(), v, align))
}

// allocationAlignment returns the alignment that aligned_alloc is called with.
func (a *at) allocationAlignment(op *ir.Operation, t *ir.MemRefType) (int64, bool) {
	if n, ok := (memref.AllocOp{Operation: op}).Alignment().(*ir.IntegerAttr); ok {
		return n.Int64()
	}
	size, ok := a.elementBytes(t)
	if !ok || size > 1<<32 {
		return 0, false
	}
	align := int64(minAlignment)
	for align < size {
		align *= 2
	}
	return align, true
}

// elementBytes returns the size of an element of t in memory, by the data layout.
func (a *at) elementBytes(t *ir.MemRefType) (int64, bool) {
	index, ptr := int64(a.c.IndexBits()+7)/8, int64(0)
	switch e := t.ElementType().(type) {
	case *ir.MemRefType:
		space, ok := a.c.AddressSpace(e)
		ptr = int64(a.c.PointerBits(space)+7) / 8
		return 2*ptr + int64(1+2*len(e.Shape()))*index, ok
	case *ir.UnrankedMemRefType:
		space, ok := a.c.AddressSpace(e)
		return index + int64(a.c.PointerBits(space)+7)/8, ok
	}
	return a.c.TypeBytes(t.ElementType())
}

// alignedAlloc calls fn with a size that is a multiple of the alignment.
func (a *at) alignedAlloc(t *ir.MemRefType, bytes *ir.Value, align int64, fn *ir.Operation) *ir.Value {
	by := a.index(align)
	if !a.isMultiple(t, align) {
		bytes = a.alignUp(bytes, by)
	}
	return a.inSpace(llvmtypes.Call(a.b, a.loc, fn, by, bytes).Result(0), t)
}

// isMultiple reports whether the size of a memref of type t is a multiple of n, whatever its dynamic sizes are.
func (a *at) isMultiple(t *ir.MemRefType, n int64) bool {
	size, _ := a.elementBytes(t)
	u := uint64(size)
	for _, d := range t.Shape() {
		if d != ir.Dynamic {
			u *= uint64(d)
		}
	}
	return u%uint64(n) == 0
}

func (a *at) alloca(op *ir.Operation, ad rewrite.Adaptor) bool {
	t := memref.AllocOp{Operation: op}.Type()
	if !a.hasIdentityLayout(t) {
		return a.rw.Fail("incompatible memref type")
	}
	sizes, strides, n := a.c.MemRefSizes(a.b, a.loc, t, ad.Operands)
	align := int64(0)
	if n, ok := (memref.AllocOp{Operation: op}).Alignment().(*ir.IntegerAttr); ok {
		align = n.Int64Or(0)
	}
	memory := llvm.NewAlloca(a.b, a.loc, a.pointer(t), a.c.Convert(t.ElementType()), n, align)
	d := a.c.NewDescriptor(a.b, a.loc, t, memory, memory, sizes, strides)
	a.rw.Replace(op, d.Value)
	return true
}

func (a *at) dealloc(op *ir.Operation, ad rewrite.Adaptor) bool {
	name := "free"
	if a.c.Options().GenericFunctions {
		name = "_mlir_memref_to_llvm_free"
	}
	fn := a.c.Runtime(a.rw, op, name, nil, a.c.Pointer())
	if fn == nil {
		return a.rw.Fail("no function frees the memory")
	}
	var ptr *ir.Value
	if t := op.Operand(0).Type(); isUnranked(t) {
		ptr = llvm.NewLoad(a.b, a.loc, a.pointer(t), llvmtypes.PointerOf(a.b, a.loc, ad.Operand(0)))
	} else {
		d := llvmtypes.DescriptorOf(ad.Operand(0))
		ptr = d.Allocated(a.b, a.loc)
	}
	llvmtypes.Call(a.b, a.loc, fn, ptr)
	a.rw.Erase(op)
	return true
}

func isUnranked(t ir.Type) bool {
	_, ok := t.(*ir.UnrankedMemRefType)
	return ok
}

// allocaScope moves the body between a save and a restore of the stack.
func (a *at) allocaScope(op *ir.Operation, _ rewrite.Adaptor) bool {
	rw, before := a.rw, op.Block()
	region := before.Region()
	rest := rw.SplitBlock(before, op)
	after := rest
	if op.NumResults() > 0 {
		after = rw.NewBlockIn(region, rest, op.ResultTypes(), a.loc)
		a.branch(rest)
	}
	body := op.Region(0)
	first, last := body.First(), body.Last()
	rw.InlineRegionBefore(body, region, after)
	rw.SetEnd(before)
	saved := a.one(llvm.IntrStacksave, a.c.Pointer())
	a.branch(first)
	ret := last.Last()
	rw.SetBefore(ret)
	a.b.Create(a.loc, llvm.IntrStackrestore, []*ir.Value{saved}, nil)
	a.branch(after, ret.Operands()...)
	rw.Erase(ret)
	results := make([]*ir.Value, op.NumResults())
	for i := range results {
		results[i] = after.Arg(i)
	}
	rw.Replace(op, results...)
	return true
}

func (a *at) branch(to *ir.Block, args ...*ir.Value) {
	a.b.CreateBranch(a.loc, llvm.Br, args, []*ir.Block{to})
}
