package memreftollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func (a *at) reshape(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !isDescriptor(ad.Operand(0)) {
		return a.rw.Fail("the memref has no descriptor")
	}
	if t, ok := op.Result(0).Type().(*ir.MemRefType); ok {
		return a.reshapeRanked(op, ad, t)
	}
	return a.reshapeUnranked(op, ad)
}

// reshapeRanked reads the dynamic sizes from the shape, and computes the strides that are not in the type.
func (a *at) reshapeRanked(op *ir.Operation, ad rewrite.Adaptor, t *ir.MemRefType) bool {
	strides, offset, ok := t.StridesAndOffset()
	switch {
	case !ok:
		return a.rw.Fail("failed to get stride and offset exprs")
	case offset == ir.Dynamic:
		return a.rw.Fail("dynamic offset is unsupported")
	}
	d := llvmtypes.NoDescriptor(a.b, a.loc, a.c.Convert(t))
	allocated, aligned := a.pointers(op.Operand(0).Type(), ad.Operand(0))
	d.SetAllocated(a.b, a.loc, allocated)
	d.SetAligned(a.b, a.loc, aligned)
	d.SetConstantOffset(a.b, a.loc, offset)
	shape := t.Shape()
	var stride *ir.Value
	for i := len(shape) - 1; i >= 0; i-- {
		if strides[i] != ir.Dynamic {
			stride = a.index(strides[i])
		} else if stride == nil {
			stride = a.index(1)
		}
		var size *ir.Value
		if shape[i] == ir.Dynamic {
			// The load has an index of LLVM's type, as MLIR's has. Its own pattern takes the index as it is.
			size = a.asIndex(memref.NewLoad(a.b, a.loc, op.Operand(1), a.index(int64(i))))
		} else {
			size = a.index(shape[i])
		}
		d.SetSize(a.b, a.loc, i, size)
		d.SetStride(a.b, a.loc, i, stride)
		stride = a.mul(stride, size)
	}
	a.rw.Replace(op, d.Value)
	return true
}

// asIndex casts a value of the shape to the converted index type.
func (a *at) asIndex(v *ir.Value) *ir.Value {
	if t := a.c.IndexType(); v.Type() != ir.Type(t) {
		return llvmtypes.UnrealizedCast(a.b, t, []*ir.Value{v}, a.loc)
	}
	return v
}

// reshapeUnranked makes a descriptor on the stack, and a loop that fills its sizes and strides, from the last one to the first.
func (a *at) reshapeUnranked(op *ir.Operation, ad rewrite.Adaptor) bool {
	to := op.Result(0).Type()
	shape := llvmtypes.DescriptorOf(ad.Operand(1))
	rank := shape.Size(a.b, a.loc, 0)
	result := llvmtypes.NoValue(a.b, a.loc, a.c.Convert(to))
	result = llvm.NewInsertValue(a.b, a.loc, result, rank, 0)
	space, _ := a.c.AddressSpace(to)
	size := a.c.DescriptorSizes(a.b, a.loc, []llvmtypes.Unranked{{Value: result, Space: space}})[0]
	d := a.stack(size)
	result = llvm.NewInsertValue(a.b, a.loc, result, d, 1)

	index, ptr := ir.Type(a.c.IndexType()), llvm.Pointer(a.rw.Context(), space)
	allocated, aligned, offset := a.pointersAndOffset(op.Operand(0).Type(), ad.Operand(0))
	a.setUnrankedPointers(d, ptr, allocated, aligned)
	llvm.NewStore(a.b, a.loc, offset, a.unrankedOffsetPlace(d, ptr))
	head := llvm.LiteralStruct(a.rw.Context(), []ir.Type{ptr, ptr, index, index}, false)
	sizes := a.gep(head, d, llvm.StaticIndex(0), llvm.StaticIndex(3))
	strides := a.gep(index, sizes, llvm.IndexOf(rank))
	from := shape.Aligned(a.b, a.loc)
	one := a.index(1)
	last := a.sub(rank, one)

	rw, before := a.rw, op.Block()
	region := before.Region()
	after := rw.SplitBlock(before, op.Next())
	cond := rw.NewBlockIn(region, nil, []ir.Type{index, index}, a.loc)
	body := rw.NewBlockIn(region, nil, nil, a.loc)
	rest := rw.NewBlockIn(region, nil, nil, a.loc)
	rw.SetEnd(before)
	a.branch(cond, last, one)
	rw.SetStart(cond)
	i, stride := cond.Arg(0), cond.Arg(1)
	a.condBranch(a.compare(llvm.ICmpSGE, i, a.index(0)), body, nil, rest, nil)
	rw.SetStart(body)
	elem := a.c.Convert(op.Operand(1).Type().(*ir.MemRefType).ElementType())
	n := llvm.NewLoad(a.b, a.loc, index, llvm.NewGEP(a.b, a.loc, a.c.Pointer(), elem, from, llvm.IndexOf(i)))
	llvm.NewStore(a.b, a.loc, n, a.gep(index, sizes, llvm.IndexOf(i)))
	llvm.NewStore(a.b, a.loc, stride, a.gep(index, strides, llvm.IndexOf(i)))
	next := a.mul(stride, n)
	a.branch(cond, a.sub(i, one), next)
	rw.MergeBlocks(after, rest, nil)
	rw.Replace(op, result)
	return true
}

// pointersAndOffset reads the pointers and the offset of a memref of type t.
func (a *at) pointersAndOffset(t ir.Type, v *ir.Value) (allocated, aligned, offset *ir.Value) {
	if !isUnranked(t) {
		allocated, aligned = a.pointers(t, v)
		d := llvmtypes.DescriptorOf(v)
		return allocated, aligned, d.Offset(a.b, a.loc)
	}
	d, ptr := llvmtypes.PointerOf(a.b, a.loc, v), a.pointer(t)
	allocated = a.unrankedAllocated(d, ptr)
	aligned = a.unrankedAligned(d, ptr)
	offset = llvm.NewLoad(a.b, a.loc, a.c.IndexType(), a.unrankedOffsetPlace(d, ptr))
	return allocated, aligned, offset
}
