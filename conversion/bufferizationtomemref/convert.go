// Package bufferizationtomemref converts operations of the bufferization dialect on buffers to the memref dialect. It makes the
// operations that MLIR makes.
package bufferizationtomemref

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/bufferization/dealloc"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Convert converts the operations in root. It returns false after an error, such as for an operation on tensors.
func Convert(root *ir.Operation) bool {
	helper := dealloc.AddHelper(root)
	t := rewrite.NewTarget()
	t.AddLegalDialect("memref", "arith", "scf", "func")
	t.AddIllegalDialect("bufferization")
	ps := append([]*rewrite.Pattern{rewrite.ConvertOp("clone to copy", nil, bufferization.Clone, cloneToCopy)}, dealloc.LoweringPatterns(helper)...)
	return rewrite.ConvertPartial([]*ir.Operation{root}, t, rewrite.NewPatternSet(ps...))
}

// cloneToCopy copies the source to a new buffer.
func cloneToCopy(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	source := ad.Operand(0)
	var n *ir.Value
	switch t := op.Result(0).Type().(type) {
	case *ir.UnrankedMemRefType:
		n = newUnranked(rw, op.Loc(), source, t)
	case *ir.MemRefType:
		alloc := rw.Context().MemRef(t.Shape(), t.ElementType(), nil, t.MemorySpace)
		if alloc != t && !memref.CastCompatible(alloc, t) {
			return rw.Fail("a new buffer cannot be cast to the layout of the clone")
		}
		n = newRanked(rw, op.Loc(), source, alloc)
		if alloc != t {
			n = memref.NewCast(&rw.Builder, op.Loc(), n, t)
		}
	}
	rw.Create(op.Loc(), memref.Copy, []*ir.Value{source, n}, nil)
	rw.Replace(op, n)
	return true
}

// newRanked allocates a buffer of type t with the sizes of source.
func newRanked(rw *rewrite.Rewriter, loc ir.Location, source *ir.Value, t *ir.MemRefType) *ir.Value {
	var sizes []*ir.Value
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			at := arith.NewIndex(&rw.Builder, loc, int64(i))
			sizes = append(sizes, rewrite.CreateOrFoldOne(&rw.Builder, loc, memref.Dim, []*ir.Value{source, at}, rw.Context().Index()))
		}
	}
	return memref.NewAlloc(&rw.Builder, loc, memref.Alloc, t, sizes, nil, nil)
}

// newUnranked allocates a buffer with the rank and the sizes of source, which only a run knows.
func newUnranked(rw *rewrite.Rewriter, loc ir.Location, source *ir.Value, t *ir.UnrankedMemRefType) *ir.Value {
	b, ctx := &rw.Builder, rw.Context()
	index := ctx.Index()
	zero, one := arith.NewIndex(b, loc, 0), arith.NewIndex(b, loc, 1)
	rank := b.Create(loc, memref.Rank, []*ir.Value{source}, []ir.Type{index}).Result(0)
	sizes := memref.NewAlloc(b, loc, memref.Alloca, ctx.MemRef([]int64{ir.Dynamic}, index, nil, nil), []*ir.Value{rank}, nil, nil)
	count := scf.NewFor(b, loc, zero, rank, one, one)
	at := b.InsertionPoint()
	b.SetEnd(count.Body())
	size := memref.NewDim(b, loc, source, count.Body().Arg(0))
	memref.NewStore(b, loc, size, sizes, count.Body().Arg(0))
	scf.NewYield(b, loc, arith.NewBinary(b, loc, arith.MulI, count.Body().Arg(1), size))
	b.SetInsertionPoint(at)
	flat := memref.NewAlloc(b, loc, memref.Alloc, ctx.MemRef([]int64{ir.Dynamic}, t.ElementType(), nil, nil), []*ir.Value{count.Result(0)}, nil, nil)
	return b.Create(loc, memref.Reshape, []*ir.Value{flat, sizes}, []ir.Type{t}).Result(0)
}
