package bufferization

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return append([]*rewrite.Pattern{
		rewrite.OnOp("FoldDimOfAllocTensorOp", tensor.Dim, dimOfAlloc),
		rewrite.On("ReplaceStaticShapeDims", AllocTensor, allocOfConstants),
		rewrite.OnOp("SimplifyClones", Clone, simplifyClone),
		rewrite.OnOp("DimOfToTensorFolder", tensor.Dim, dimOfToTensor),
		rewrite.On("DimOfCastOp", memref.Dim, dimOfToMemRef),
		rewrite.On("LoadOfToMemref", memref.Load, loadOfToMemRef),
		rewrite.On("ToMemrefOfCast", ToMemRef, toMemRefOfCast),
		rewrite.On("ToMemrefToTensorFolding", ToMemRef, foldPair),
	}, DeallocPatterns()...)
}

// dimOfAlloc replaces a dynamic size of a new tensor by the operand, or by the size of the tensor that it copies.
func dimOfAlloc(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefinedBy(AllocTensor)
	i, ok := ir.IntConstantOf(op.Operand(1))
	if def == nil || !ok {
		return rw.Fail("no dimension of a new tensor")
	}
	a := AllocTensorOp{def}
	shape := a.Type().Shape()
	if i < 0 || i >= int64(len(shape)) || shape[i] != ir.Dynamic {
		return rw.Fail("the dimension is not dynamic")
	}
	if from := a.Copy(); from != nil {
		rw.Replace(op, tensor.NewDim(&rw.Builder, op.Loc(), from, i))
		return true
	}
	k := 0
	for _, d := range shape[:i] {
		if d == ir.Dynamic {
			k++
		}
	}
	rw.Replace(op, a.OperandIn(0, k))
	return true
}

// allocOfConstants makes dimensions with a constant size static.
func allocOfConstants(a AllocTensorOp, rw *rewrite.Rewriter) bool {
	if a.Copy() != nil {
		return rw.Fail("a copy has no sizes")
	}
	t := a.Type()
	shape := append([]int64(nil), t.Shape()...)
	var sizes []*ir.Value
	k := 0
	for i, d := range shape {
		if d != ir.Dynamic {
			continue
		}
		v := a.OperandIn(0, k)
		k++
		if c, ok := ir.IntConstantOf(v); ok && c >= 0 {
			shape[i] = c
		} else {
			sizes = append(sizes, v)
		}
	}
	if len(sizes) == k {
		return rw.Fail("no size is a constant")
	}
	n := rw.Context().Tensor(shape, t.ElementType(), t.Encoding)
	v := NewAllocTensor(&rw.Builder, a.Loc(), n, sizes, nil, nil)
	rw.ReplaceByNew(a.Operation, tensor.Cast, []*ir.Value{v}, []ir.Type{t})
	return true
}

// dimOfToTensor reads the size from the buffer.
func dimOfToTensor(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefinedBy(ToTensor)
	if def == nil {
		return rw.Fail("the tensor is not that of a buffer")
	}
	rw.ReplaceByNew(op, memref.Dim, []*ir.Value{def.Operand(0), op.Operand(1)}, op.ResultTypes())
	return true
}

// dimOfToMemRef reads the size from the tensor.
func dimOfToMemRef(op memref.DimOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(ToMemRef)
	if def == nil {
		return rw.Fail("the buffer is not that of a tensor")
	}
	rw.ReplaceByNew(op.Operation, tensor.Dim, []*ir.Value{def.Operand(0), op.Index()}, op.ResultTypes())
	return true
}

// loadOfToMemRef extracts the element from the tensor.
func loadOfToMemRef(op memref.LoadOp, rw *rewrite.Rewriter) bool {
	def := op.MemRef().DefinedBy(ToMemRef)
	if def == nil {
		return rw.Fail("the buffer is not that of a tensor")
	}
	rw.ReplaceByNew(op.Operation, tensor.Extract, append([]*ir.Value{def.Operand(0)}, op.Indices()...), op.ResultTypes())
	return true
}

// toMemRefOfCast casts the buffer instead of the tensor.
func toMemRefOfCast(op ToMemRefOp, rw *rewrite.Rewriter) bool {
	cast := op.Tensor().DefinedBy(tensor.Cast)
	if cast == nil {
		return rw.Fail("the tensor is not cast")
	}
	from, ranked := cast.Operand(0).Type().(*ir.RankedTensorType)
	if !ranked {
		return rw.Fail("the source of the cast has no rank")
	}
	t := BufferOf(from, nil, nil)
	if to, ok := op.Result(0).Type().(*ir.MemRefType); ok && rw.Context().MLIR() > lastMemRefName {
		t = rw.Context().MemRef(from.Shape(), from.ElementType(), to.Layout, to.MemorySpace)
	}
	m := NewToMemRef(&rw.Builder, op.Loc(), cast.Operand(0), t, op.ReadOnly() && rw.Context().MLIR() > lastMemRefName)
	rw.ReplaceByNew(op.Operation, memref.Cast, []*ir.Value{m}, op.ResultTypes())
	return true
}

// foldPair replaces the buffer of the tensor of a buffer by that buffer, which is cast or copied if the types differ.
func foldPair(op ToMemRefOp, rw *rewrite.Rewriter) bool {
	def := op.Tensor().DefinedBy(ToTensor)
	if def == nil {
		return rw.Fail("the tensor is not that of a buffer")
	}
	v := CastOrCopy(&rw.Builder, op.Loc(), def.Operand(0), op.Result(0).Type())
	if v == nil {
		return rw.Fail("the buffer cannot be cast")
	}
	rw.Replace(op.Operation, v)
	return true
}

// CastOrCopy returns the buffer v as a value of type t: v itself, a cast of v, or a copy if a cast could fail at run time. It returns nil
// if v can be neither cast nor copied.
func CastOrCopy(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	from, ranked := v.Type().(*ir.MemRefType)
	to, toRanked := t.(*ir.MemRefType)
	if !ranked || !toRanked {
		if memref.CastCompatible(v.Type(), t) {
			return memref.NewCast(b, loc, v, t)
		}
		return nil
	}
	sameSpace := from.MemorySpace == to.MemorySpace || b.Context().MLIR() > lastMemRefName
	if from.ElementType() != to.ElementType() || !sameSpace || len(from.Shape()) != len(to.Shape()) {
		return nil
	}
	if castNeverFails(from, to) && memref.CastCompatible(from, to) {
		return memref.NewCast(b, loc, v, t)
	}
	var sizes []*ir.Value
	for i, d := range to.Shape() {
		if d == ir.Dynamic {
			sizes = append(sizes, memref.NewDim(b, loc, v, arith.NewIndex(b, loc, int64(i))))
		}
	}
	n := memref.NewAlloc(b, loc, memref.Alloc, to, sizes, nil, nil)
	b.Create(loc, memref.Copy, []*ir.Value{v, n}, nil)
	return n
}

// castNeverFails reports whether the layout of to states nothing that the layout of from leaves open.
func castNeverFails(from, to *ir.MemRefType) bool {
	s, o, ok1 := from.StridesAndOffset()
	t, p, ok2 := to.StridesAndOffset()
	if !ok1 || !ok2 || o == ir.Dynamic && p != ir.Dynamic {
		return false
	}
	for i := range s {
		if s[i] == ir.Dynamic && t[i] != ir.Dynamic {
			return false
		}
	}
	return true
}
