package linalg

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// foldCasts replaces operands by the memrefs that they are casts of.
func foldCasts(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, memref.FoldCasts(op)
}

func fillPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("FoldFillWithCopy", Copy, copyOfFill),
		rewrite.OnOp("FoldFillWithTensorExtract", tensor.Extract, extractOfFill),
		rewrite.OnOp("FoldFillWithPack", tensor.Pack, packOfFill),
		rewrite.OnOp("FoldFillWithPad", tensor.Pad, padOfFill),
		rewrite.OnOp("FoldFillWithTensorReshape", tensor.CollapseShape, reshapeOfFill),
		rewrite.OnOp("FoldFillWithTensorReshape", tensor.ExpandShape, reshapeOfFill),
		rewrite.OnOp("FoldInsertPadIntoFill", tensor.InsertSlice, padIntoFill),
		rewrite.OnOp("FoldFillWithTranspose", Transpose, transposeOfFill),
		rewrite.OnOp("FoldConcatsOfFill", tensor.Concat, concatOfFills),
	}
}

// NewFill creates a linalg.fill of init by value.
func NewFill(b *ir.Builder, loc ir.Location, value, init *ir.Value) *ir.Operation {
	return NewNamed(b, loc, Fill, []*ir.Value{value}, []*ir.Value{init})
}

// fillOf returns the linalg.fill that makes v, or nil.
func fillOf(v *ir.Value) *ir.Operation {
	if f := v.DefinedBy(Fill); f != nil && f.NumOperands() == 2 {
		return f
	}
	return nil
}

func copyOfFill(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if f := fillOf(op.Operand(0)); f != nil && elementOf(f.Operand(1).Type()) == elementOf(op.Operand(1).Type()) {
		rw.Replace(op, NewFill(&rw.Builder, op.Loc(), f.Operand(0), op.Operand(1)).Results()...)
		return true
	}
	if f := fillOf(op.Operand(1)); f != nil {
		rw.Replace(op, NewNamed(&rw.Builder, op.Loc(), Copy, []*ir.Value{op.Operand(0)}, []*ir.Value{f.Operand(1)}).Results()...)
		return true
	}
	return rw.Fail("no operand is filled")
}

func transposeOfFill(op *ir.Operation, rw *rewrite.Rewriter) bool {
	f := fillOf(op.Operand(0))
	if f == nil {
		return rw.Fail("the input is not filled")
	}
	rw.Replace(op, NewFill(&rw.Builder, op.Loc(), f.Operand(0), op.Operand(1)).Results()...)
	return true
}

func extractOfFill(op *ir.Operation, rw *rewrite.Rewriter) bool {
	f := fillOf(op.Operand(0))
	if f == nil || f.Operand(0).Type() != op.Result(0).Type() {
		return rw.Fail("the tensor is not filled")
	}
	rw.Replace(op, f.Operand(0))
	return true
}

func packOfFill(op *ir.Operation, rw *rewrite.Rewriter) bool {
	p := tensor.RelayoutOp{Operation: op}
	f := fillOf(p.Source())
	if f == nil || p.Padding() != nil && p.Padding() != f.Operand(0) || !p.Dest().HasOneUse() {
		return rw.Fail("the source is not filled, or the destination has other uses")
	}
	rw.Replace(op, NewFill(&rw.Builder, op.Loc(), f.Operand(0), p.Dest()).Results()...)
	return true
}

// paddingOf returns the value that p pads with if it is the same everywhere, else nil.
func paddingOf(p tensor.PadOp) *ir.Value {
	v := p.Region(0).First().Last().Operand(0)
	if v.ParentRegion() != p.Region(0) {
		return v
	}
	return nil
}

// samePadding reports whether p pads with value.
func samePadding(p tensor.PadOp, value *ir.Value) bool { return paddingOf(p) == value }

func padOfFill(op *ir.Operation, rw *rewrite.Rewriter) bool {
	p := tensor.PadOp{Operation: op}
	f := fillOf(p.Source())
	if f == nil || !samePadding(p, f.Operand(0)) {
		return rw.Fail("the source is not filled with the padding")
	}
	m, ok := ir.OpInterface[interfaces.ReifyShapesModel](op.Info())
	if !ok {
		return rw.Fail("no model of the sizes")
	}
	sizes, ok := m.ReifyShapes(op, &rw.Builder)
	if !ok {
		return rw.Fail("the sizes are not known")
	}
	values, shape := interfaces.SplitIndices(sizes[0])
	b := &rw.Builder
	empty := tensor.NewEmpty(b, op.Loc(), b.Context().Tensor(shape, p.Type().ElementType(), nil), values...)
	v := NewFill(b, f.Loc(), f.Operand(0), empty).Result(0)
	if v.Type() != op.Result(0).Type() {
		v = tensor.NewCast(b, f.Loc(), v, op.Result(0).Type())
	}
	rw.Replace(op, v)
	return true
}

// reshapeOfFill fills the reshaped destination.
func reshapeOfFill(op *ir.Operation, rw *rewrite.Rewriter) bool {
	f := fillOf(op.Operand(0))
	if f == nil {
		return rw.Fail("the source is not filled")
	}
	operands := op.Operands()
	operands[0] = f.Operand(1)
	r := rw.Create(f.Loc(), op.Def(), operands, op.ResultTypes(), op.Attrs()...)
	rw.Replace(op, NewFill(&rw.Builder, op.Loc(), f.Operand(0), r.Result(0)).Results()...)
	return true
}

// concatOfFills fills the concatenation of tensors that are filled with one value.
func concatOfFills(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.Context().MLIR() < 20 {
		return rw.Fail("the version leaves concatenations")
	}
	first := fillOf(op.Operand(0))
	if first == nil {
		return rw.Fail("the first input is not filled")
	}
	inits := make([]*ir.Value, op.NumOperands())
	for i, v := range op.Operands() {
		f := fillOf(v)
		if f == nil || f.Operand(0) != first.Operand(0) {
			return rw.Fail("not all inputs are filled with one value")
		}
		inits[i] = f.Operand(1)
	}
	c := rw.Create(op.Loc(), tensor.Concat, inits, op.ResultTypes(), op.Attrs()...)
	rw.Replace(op, NewFill(&rw.Builder, op.Loc(), first.Operand(0), c.Result(0)).Results()...)
	return true
}

// padIntoFill inserts the source of a pad into a destination that is filled with the padding, outside of other insertions.
func padIntoFill(op *ir.Operation, rw *rewrite.Rewriter) bool {
	insert := tensor.SliceOp{Operation: op}
	pad := insert.Source().DefinedBy(tensor.Pad)
	if pad == nil || rankOf(insert.Source()) != rankOf(insert.Dest()) {
		return rw.Fail("no insertion of a pad")
	}
	dest := insert.Dest()
	for prev := dest.DefinedBy(tensor.InsertSlice); prev != nil; prev = dest.DefinedBy(tensor.InsertSlice) {
		before := tensor.SliceOp{Operation: prev}
		if rankOf(before.Source()) != rankOf(before.Dest()) || !disjoint(insert, before) {
			break
		}
		dest = before.Dest()
	}
	f, p := fillOf(dest), tensor.PadOp{Operation: pad}
	if f == nil || !samePadding(p, f.Operand(0)) {
		return rw.Fail("the destination is not filled with the padding")
	}
	b, ctx, loc := &rw.Builder, op.Context(), op.Loc()
	sum := ctx.AffineMap(0, 2, ctx.AffineSymbolExpr(0).Add(ctx.AffineSymbolExpr(1)))
	offsets, low := insert.Offsets(), p.Low()
	sizes := make([]interfaces.IndexValue, len(offsets))
	for i := range offsets {
		offsets[i] = affine.ComposedFoldedApply(b, loc, sum, []interfaces.IndexValue{low[i], offsets[i]})
	}
	for i := range sizes {
		sizes[i] = SizeOf(b, loc, p.Source(), i)
	}
	rw.Replace(op, tensor.NewInsertSlice(b, loc, tensor.InsertSlice, p.Source(), insert.Dest(), offsets, sizes, insert.Strides()).Results()...)
	return true
}

// disjoint reports whether two slices of one tensor certainly have no element in common.
func disjoint(a, b tensor.SliceOp) bool {
	x := interfaces.Subset{Offsets: a.Offsets(), Sizes: a.Sizes(), Strides: a.Strides()}
	y := interfaces.Subset{Offsets: b.Offsets(), Sizes: b.Sizes(), Strides: b.Strides()}
	for i := range x.Offsets {
		s, e, ok1 := span(x, i)
		t, f, ok2 := span(y, i)
		if ok1 && ok2 && (e < t || f < s) {
			return true
		}
	}
	return false
}

// span returns the first and the last position of a slice in dimension i.
func span(s interfaces.Subset, i int) (first, last int64, ok bool) {
	if s.Offsets[i].Value != nil || s.Sizes[i].Value != nil || s.Strides[i].Value != nil {
		return 0, 0, false
	}
	first = s.Offsets[i].Const
	return first, first + (s.Sizes[i].Const-1)*s.Strides[i].Const, true
}
