package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// onlyIf computes a value if cond is set, by a function that gets the builder of the branch. Otherwise the value is other.
func onlyIf(b *ir.Builder, loc ir.Location, cond, other *ir.Value, then func(b *ir.Builder) *ir.Value) *ir.Value {
	i := scf.NewIf(b, loc, cond, []ir.Type{other.Type()}, true)
	in := ir.NewBuilder(b.Context(), b.Arena())
	in.SetEnd(i.Then())
	scf.NewYield(in, loc, then(in))
	in.SetEnd(i.Else())
	scf.NewYield(in, loc, other)
	return i.Result(0)
}

// maskLength returns the number of elements of a mask of one dimension, or false if there are more dimensions.
func maskLength(op vector.AccessOp) (int64, bool) {
	t := op.Mask().Type().(*ir.VectorType)
	if len(t.Shape()) != 1 {
		return 0, false
	}
	return t.Shape()[0], true
}

// next adds one to the last index.
func next(b *ir.Builder, loc ir.Location, indices []*ir.Value, one *ir.Value) {
	if n := len(indices); n > 0 {
		indices[n-1] = arith.NewBinary(b, loc, arith.AddI, indices[n-1], one)
	}
}

// loadElements loads the elements of which the mask is set one by one.
func loadElements(op vector.AccessOp, rw *rewrite.Rewriter) bool {
	n, ok := maskLength(op)
	if !ok {
		return rw.Fail("expected vector.maskedstore with 1-D mask")
	}
	b, loc := &rw.Builder, op.Loc()
	indices, v := slices.Clone(op.Indices()), op.PassThru()
	one := arith.NewIndex(b, loc, 1)
	for i := range n {
		last := v
		v = onlyIf(b, loc, vector.NewExtract(b, loc, op.Mask(), i), last, func(b *ir.Builder) *ir.Value {
			return vector.NewInsert(b, loc, memref.NewLoad(b, loc, op.Base(), indices...), last, i)
		})
		next(b, loc, indices, one)
	}
	rw.Replace(op.Operation, v)
	return true
}

// storeElements stores the elements of which the mask is set one by one.
func storeElements(op vector.AccessOp, rw *rewrite.Rewriter) bool {
	n, ok := maskLength(op)
	if !ok {
		return rw.Fail("expected vector.maskedstore with 1-D mask")
	}
	b, loc := &rw.Builder, op.Loc()
	indices := slices.Clone(op.Indices())
	one := arith.NewIndex(b, loc, 1)
	for i := range n {
		then := scf.NewIf(b, loc, vector.NewExtract(b, loc, op.Mask(), i), nil, false)
		in := ir.NewBuilder(b.Context(), b.Arena())
		in.SetEnd(then.Then())
		memref.NewStore(in, loc, vector.NewExtract(in, loc, op.Stored(), i), op.Base(), indices...)
		scf.NewYield(in, loc)
		next(b, loc, indices, one)
	}
	rw.Erase(op.Operation)
	return true
}

// gatherPatterns returns the patterns that split gathers of several dimensions, take strided memory for contiguous, and load element by element.
func gatherPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("FlattenGather", vector.Gather, splitGather).Recursive(),
		rewrite.On("RemoveStrideFromGatherSource", vector.Gather, gatherContiguous),
		rewrite.On("Gather1DToConditionalLoads", vector.Gather, gatherElements),
	}
}

func newGather(b *ir.Builder, op vector.AccessOp, base *ir.Value, indexVec, mask, through *ir.Value, t ir.Type) *ir.Value {
	operands := append([]*ir.Value{base}, op.Indices()...)
	return b.Create(op.Loc(), vector.Gather, append(operands, indexVec, mask, through), []ir.Type{t}).Result(0)
}

// splitGather gathers each part along the first dimension.
func splitGather(op vector.AccessOp, rw *rewrite.Rewriter) bool {
	t := op.VectorType()
	if len(t.Shape()) < 2 || t.ScalableDim(0) {
		return rw.Fail("already 1-D, or scalable")
	}
	b, loc := &rw.Builder, op.Loc()
	v := zeros(b, loc, t)
	for i := range t.Shape()[0] {
		indices, mask, through := vector.NewExtract(b, loc, op.IndexVec(), i), vector.NewExtract(b, loc, op.Mask(), i), vector.NewExtract(b, loc, op.PassThru(), i)
		v = vector.NewInsert(b, loc, newGather(b, op, op.Base(), indices, mask, through, through.Type()), v, i)
	}
	rw.Replace(op.Operation, v)
	return true
}

// gatherContiguous gathers from a column of a matrix: from all of its rows in a line.
func gatherContiguous(op vector.AccessOp, rw *rewrite.Rewriter) bool {
	sub := op.Base().DefinedBy(memref.SubView)
	if sub == nil {
		return rw.Fail("no memref.subview")
	}
	from := sub.Operand(0).Type().(*ir.MemRefType)
	layout, ok := op.Base().Type().(*ir.MemRefType).Layout.(*ir.StridedLayoutAttr)
	if !ok || len(from.Shape()) != 2 || !from.LayoutMap().IsIdentity() || len(layout.Strides) != 1 || layout.Strides[0] != from.Shape()[1] {
		return rw.Fail("not a column of a matrix")
	}
	b, loc := &rw.Builder, op.Loc()
	c, size := rw.Context(), int64(ir.Dynamic)
	if rows := from.Shape()[0]; rows != ir.Dynamic {
		size = rows * from.Shape()[1]
	}
	line := c.MemRef([]int64{size}, from.ElementType(), nil, from.MemorySpace)
	flat := b.Create(loc, memref.CollapseShape, []*ir.Value{sub.Operand(0)}, []ir.Type{line},
		ir.Named("reassociation", c.Reassociation([][]int64{{0, 1}}))).Result(0)
	t := op.IndexVec().Type()
	factor := arith.NewConstant(b, loc, arith.IntAttr(t, layout.Strides[0]).(ir.TypedAttr))
	indices := arith.NewBinary(b, loc, arith.MulI, op.IndexVec(), factor)
	rw.Replace(op.Operation, newGather(b, op, flat, indices, op.Mask(), op.PassThru(), op.VectorType()))
	return true
}

// gatherElements loads the elements of which the mask is set one by one.
func gatherElements(op vector.AccessOp, rw *rewrite.Rewriter) bool {
	t := op.VectorType()
	if len(t.Shape()) != 1 || t.ScalableDim(0) {
		return rw.Fail("unsupported rank, or scalable")
	}
	m, inMemory := op.Base().Type().(*ir.MemRefType)
	if inMemory {
		if layout, ok := m.Layout.(*ir.StridedLayoutAttr); ok && layout.Strides[len(layout.Strides)-1] != 1 && t.Shape()[0] != 1 {
			return rw.Fail("most minor memref dim must have unit stride")
		}
	}
	b, loc, c := &rw.Builder, op.Loc(), rw.Context()
	it := op.IndexVec().Type().(*ir.VectorType)
	positions := op.IndexVec()
	if it.ElementType() != c.Index() {
		positions = rewrite.CreateOrFoldOne(b, loc, arith.IndexCast, []*ir.Value{positions}, it.WithShape(it.Shape(), c.Index()))
	}
	one := t.WithShape([]int64{1}, t.ElementType())
	indices, v := slices.Clone(op.Indices()), op.PassThru()
	if len(indices) == 0 {
		return rw.Fail("no dimension to gather from")
	}
	start := indices[len(indices)-1]
	for i := range t.Shape()[0] {
		cond, at, last := vector.NewExtract(b, loc, op.Mask(), i), vector.NewExtract(b, loc, positions, i), v
		indices[len(indices)-1] = rewrite.CreateOrFoldOne(b, loc, arith.AddI, []*ir.Value{start, at}, c.Index())
		v = onlyIf(b, loc, cond, last, func(b *ir.Builder) *ir.Value {
			var e *ir.Value
			if inMemory {
				e = vector.NewExtract(b, loc, b.Create(loc, vector.Load, append([]*ir.Value{op.Base()}, indices...), []ir.Type{one}).Result(0), 0)
			} else {
				e = tensor.NewExtract(b, loc, op.Base(), indices...)
			}
			return vector.NewInsert(b, loc, e, last, i)
		})
	}
	rw.Replace(op.Operation, v)
	return true
}
