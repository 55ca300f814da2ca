// Package passes holds the passes of the tensor dialect.
package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// Register adds the passes of the tensor dialect to r.
func Register(r *pass.Registry) { r.Add(NewFoldSubsetOps) }

// NewFoldSubsetOps returns the pass fold-tensor-subset-ops. It merges slices into the
// vector transfers that read or write them, and into other insertions.
func NewFoldSubsetOps() *pass.Pass {
	return &pass.Pass{
		Name: "fold-tensor-subset-ops", Class: "FoldTensorSubsetOps", Summary: "Fold tensor subset ops into producer/consumer ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			patterns := rewrite.NewPatternSet(
				rewrite.On("read-of-slice", vector.TransferRead, readOfSlice),
				rewrite.On("insert-of-write", tensor.InsertSlice, insertOfWrite),
				rewrite.On("insert-of-insert", tensor.InsertSlice, insertOfInsert),
				rewrite.On("parallel-insert-of-insert", tensor.ParallelInsertSlice, insertOfInsert))
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsAggressive})
			return true
		},
	}
}

func unitStrides(s tensor.SliceOp) bool {
	for _, x := range s.Strides() {
		if x.Value != nil || x.Const != 1 {
			return false
		}
	}
	return true
}

// dropped reports for each dimension of a slice of the given sizes whether the shape
// reduced lacks it. Of the dimensions that are statically 1, it drops the first ones.
func dropped(sizes []interfaces.IndexValue, reduced []int64) []bool {
	gone := make([]bool, len(sizes))
	at := len(reduced) - 1
	for i := len(sizes) - 1; i >= 0; i-- {
		unit := sizes[i].Value == nil && sizes[i].Const == 1
		if at < 0 || unit && reduced[at] != 1 {
			gone[i] = true
			continue
		}
		at--
	}
	return gone
}

// resolve returns the indices, in the whole tensor, of an element of the slice s.
func resolve(rw *rewrite.Rewriter, loc ir.Location, s tensor.SliceOp, gone []bool, indices []interfaces.IndexValue) []interfaces.IndexValue {
	c := rw.Context()
	e := c.AffineSymbolExpr(0).Add(c.AffineSymbolExpr(1).Mul(c.AffineSymbolExpr(2)))
	offsets, strides := s.Offsets(), s.Strides()
	out := make([]interfaces.IndexValue, len(offsets))
	for i := range offsets {
		var at interfaces.IndexValue
		if !gone[i] {
			at, indices = indices[0], indices[1:]
		}
		out[i] = affine.ComposedFoldedApply(&rw.Builder, loc, c.AffineMap(0, 3, e), []interfaces.IndexValue{offsets[i], at, strides[i]})
	}
	return out
}

func asIndices(vs []*ir.Value) []interfaces.IndexValue {
	out := make([]interfaces.IndexValue, len(vs))
	for i, v := range vs {
		out[i].Value = v
	}
	return out
}

// foldable reports whether a transfer can move through the slice.
func foldable(t vector.TransferOp, s tensor.SliceOp, rw *rewrite.Rewriter) bool {
	for _, in := range t.InBounds() {
		if !in {
			return rw.Fail("out of bounds transfer dim")
		}
	}
	switch {
	case len(t.InBounds()) < len(t.Map().Results):
		return rw.Fail("out of bounds transfer dim")
	case t.Mask() != nil:
		return rw.Fail("masked transfer")
	case !unitStrides(s):
		return rw.Fail("non-1 stride insert/extract, requires keeping track of strides")
	}
	return true
}

// expanded returns the map of a transfer over all dimensions, including those that are
// gone.
func expanded(m *ir.AffineMap, gone []bool) *ir.AffineMap {
	c := m.Context()
	var kept []*ir.AffineExpr
	for i, g := range gone {
		if !g {
			kept = append(kept, c.AffineDimExpr(i))
		}
	}
	return affinemap.Compose(m, c.AffineMap(len(gone), 0, kept...))
}

// transferAttrs returns the attributes of t with its map over all dimensions.
func transferAttrs(t vector.TransferOp, gone []bool, segments ...int) []ir.NamedAttribute {
	c := t.Context()
	return []ir.NamedAttribute{
		ir.Named("permutation_map", c.MapAttr(expanded(t.Map(), gone))), ir.Named("in_bounds", t.Attr("in_bounds")), c.Segments(segments...),
	}
}

// readOfSlice reads from the source of the slice.
func readOfSlice(t vector.TransferOp, rw *rewrite.Rewriter) bool {
	def := t.Source().DefiningOp()
	if def == nil || !def.Is(tensor.ExtractSlice) {
		return rw.Fail("not an extract_slice")
	}
	s := tensor.SliceOp{Operation: def}
	if !foldable(t, s, rw) {
		return false
	}
	gone := dropped(s.Sizes(), t.ShapedType().Shape())
	at := affine.ValuesOf(&rw.Builder, t.Loc(), resolve(rw, t.Loc(), s, gone, asIndices(t.Indices())))
	operands := append(append([]*ir.Value{s.Source()}, at...), t.Padding())
	rw.ReplaceByNew(t.Operation, vector.TransferRead, operands, t.ResultTypes(), transferAttrs(t, gone, 1, len(at), 1, 0)...)
	return true
}

// insertOfWrite writes directly to the tensor that the written tensor is inserted into.
func insertOfWrite(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
	def := s.Source().DefiningOp()
	if def == nil || !def.Is(vector.TransferWrite) {
		return rw.Fail("not a transfer_write")
	}
	t := vector.TransferOp{Operation: def}
	if !foldable(t, s, rw) {
		return false
	}
	gone := dropped(s.Sizes(), s.SourceType().Shape())
	at := affine.ValuesOf(&rw.Builder, s.Loc(), resolve(rw, s.Loc(), s, gone, asIndices(t.Indices())))
	operands := append([]*ir.Value{t.Vector(), s.Dest()}, at...)
	rw.ReplaceByNew(s.Operation, vector.TransferWrite, operands, s.ResultTypes(), transferAttrs(t, gone, 1, 1, len(at), 0)...)
	return true
}

// insertOfInsert merges the insertion into a slice with the insertion of that slice, if
// both have the same sizes.
func insertOfInsert(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
	def := s.Source().DefiningOp()
	if def == nil || !def.Is(tensor.InsertSlice) {
		return rw.Fail("not an insert_slice")
	}
	inner := tensor.SliceOp{Operation: def}
	if !unitStrides(s) || !unitStrides(inner) {
		return rw.Fail("requires unit strides")
	}
	gone := dropped(s.Sizes(), s.SourceType().Shape())
	own := inner.Sizes()
	for i, x := range s.Sizes() {
		if gone[i] {
			continue
		}
		if x != own[0] {
			return rw.Fail("requires matching sizes to fold, otherwise a copy is needed")
		}
		own = own[1:]
	}
	p := rw.InsertionPoint()
	if s.Is(tensor.ParallelInsertSlice) {
		rw.SetBefore(s.Parent())
	}
	offsets := resolve(rw, s.Loc(), s, gone, inner.Offsets())
	rw.SetInsertionPoint(p)
	n := tensor.NewInsertSlice(&rw.Builder, s.Loc(), s.Def(), inner.Source(), s.Dest(), offsets, s.Sizes(), s.Strides())
	rw.Replace(s.Operation, n.Results()...)
	return true
}
