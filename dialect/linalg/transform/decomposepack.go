package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// DecomposePads returns the pattern by which a tensor.pad becomes the insertion of its source into a tensor of padding values: a filled
// one, or a tensor.generate if the values depend on the index (populateDecomposePadPatterns).
func DecomposePads() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.On("DecomposePadOpPattern", tensor.Pad, decomposePad)}
}

// DecomposePacks returns the pattern by which a pack with one tile per tiled dimension becomes a pad, a transposition and an insertion
// (populateDecomposePackUnpackPatterns).
func DecomposePacks() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.On("DecomposeOuterUnitDimsPackOpPattern", tensor.Pack, decomposePack)}
}

// DecomposeUnpacks returns the pattern by which an unpack of one tile per tiled dimension becomes slices and a transposition.
func DecomposeUnpacks() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.On("DecomposeOuterUnitDimsUnPackOpPattern", tensor.UnPack, decomposeUnpack)}
}

func decomposePad(p tensor.PadOp, rw *rewrite.Rewriter) bool {
	if slices.ContainsFunc(p.Low(), func(x interfaces.IndexValue) bool { n, ok := x.Constant(); return ok && n < 0 }) {
		return rw.Fail("the op cuts elements off")
	}
	b, loc, t := &rw.Builder, p.Loc(), p.Type()
	low, high := p.Low(), p.High()
	interfaces.FoldIndices(low, true)
	var sizes []*ir.Value
	for i, n := range t.Shape() {
		if n != ir.Dynamic {
			continue
		}
		size := affine.ValueOf(b, loc, tensor.FoldedSize(b, loc, p.Source(), i))
		for _, x := range []interfaces.IndexValue{low[i], high[i]} {
			size = rewrite.CreateOrFoldOne(b, loc, arith.AddI, []*ir.Value{size, affine.ValueOf(b, loc, x)}, size.Type())
		}
		sizes = append(sizes, size)
	}
	var filled *ir.Value
	if v := PaddingValue(p); v != nil {
		dest := tensor.NewEmpty(b, loc, t, sizes...)
		filled = linalg.NewFill(b, loc, outside(b, v, dest.DefiningOp()), dest).Result(0)
	} else {
		made := b.CreateWithRegions(loc, tensor.Generate, sizes, []ir.Type{t}, 1)
		rw.InlineRegionBefore(p.Region(0), made.Region(0), nil)
		filled = made.Result(0)
	}
	part := tensor.MixedSizes(b, loc, p.Source())
	rw.ReplaceWithOp(p.Operation, tensor.NewInsertSlice(b, loc, tensor.InsertSlice, p.Source(), filled, low, part, interfaces.UnitStrides(len(part))))
	return true
}

// singleTile is a pack or unpack that has one tile in each tiled dimension. Dimensions of size 1 that are not tiled are dropped.
type singleTile struct {
	tensor.RelayoutOp
	b *ir.Builder
	// at is the outer dimension of the packed tensor of each dimension of the unpacked one, and tile the index of its inner one or -1.
	at, tile []int
	// kept are the dimensions of the unpacked tensor that are not dropped, in order.
	kept []int
	// perm is the order of kept (as indices of it) in the packed tensor: the outer ones, then the tiles.
	perm []int64
}

// newSingleTile returns the view of op. ok is false if a tiled dimension may have several tiles.
func newSingleTile(op tensor.RelayoutOp, b *ir.Builder) (s singleTile, ok bool) {
	unpacked, packed := op.Types()
	n := len(unpacked.Shape())
	s = singleTile{RelayoutOp: op, b: b, at: make([]int, n), tile: make([]int, n)}
	order := op.OuterPerm()
	for i := range n {
		s.at[i] = i
		if len(order) > 0 {
			s.at[i] = slices.Index(order, int64(i))
		}
		s.tile[i] = slices.Index(op.InnerPos(), int64(i))
		outer := packed.Shape()[s.at[i]]
		switch {
		case s.tile[i] >= 0 && outer != 1:
			return s, false
		case s.tile[i] >= 0 || outer != 1 && unpacked.Shape()[i] != 1:
			s.kept = append(s.kept, i)
		}
	}
	for k := range n {
		if i := slices.Index(s.at, k); s.tile[i] < 0 && slices.Contains(s.kept, i) {
			s.perm = append(s.perm, int64(slices.Index(s.kept, i)))
		}
	}
	for _, i := range op.InnerPos() {
		s.perm = append(s.perm, int64(slices.Index(s.kept, int(i))))
	}
	return s, true
}

// keeps reports whether dimension i of the unpacked tensor is not dropped.
func (s singleTile) keeps(i int) bool { return slices.Contains(s.kept, i) }

// packedSizes returns the sizes of the whole packed tensor v. Those that are 1 or dropped are constants.
func (s singleTile) packedSizes(v *ir.Value) []interfaces.IndexValue {
	sizes := make([]interfaces.IndexValue, len(s.at))
	for k := range sizes {
		sizes[k].Const = 1
		if i := slices.Index(s.at, k); s.keeps(i) {
			sizes[k] = tensor.FoldedSize(s.b, s.Loc(), v, k)
		}
	}
	return append(sizes, s.Tiles()...)
}

// unpackedSizes returns the sizes of the part of the unpacked tensor v that the op reads or writes. tiles has the sizes of whole tiles
// in the place of those of v.
func (s singleTile) unpackedSizes(v *ir.Value, tiles bool) []interfaces.IndexValue {
	sizes := make([]interfaces.IndexValue, len(s.at))
	for i := range sizes {
		switch {
		case tiles && s.tile[i] >= 0:
			sizes[i] = s.Tiles()[s.tile[i]]
		case s.keeps(i):
			sizes[i] = tensor.FoldedSize(s.b, s.Loc(), v, i)
		default:
			sizes[i].Const = 1
		}
	}
	return sizes
}

// keptSizes returns the sizes of the dimensions that are not dropped. sizes has one size per dimension of the unpacked tensor.
func (s singleTile) keptSizes(sizes []interfaces.IndexValue) []interfaces.IndexValue {
	out := make([]interfaces.IndexValue, len(s.kept))
	for k, i := range s.kept {
		out[k] = sizes[i]
	}
	return out
}

// slice returns the first elements of v: sizes many, without the dimensions that kept lacks.
func (s singleTile) slice(v *ir.Value, sizes, kept []interfaces.IndexValue) *ir.Value {
	t := v.Type().(*ir.RankedTensorType)
	_, shape := interfaces.SplitIndices(kept)
	to := s.b.Context().Tensor(shape, t.ElementType(), nil)
	n := len(sizes)
	zeros := make([]interfaces.IndexValue, n)
	if to == t && ir.HasStaticShape(t) {
		return v
	}
	return tensor.NewExtractSlice(s.b, s.Loc(), to, v, zeros, sizes, interfaces.UnitStrides(n))
}

// transpose returns v with the dimensions in the order perm. sizes are the sizes of v.
func (s singleTile) transpose(v *ir.Value, perm []int64, sizes []interfaces.IndexValue) *ir.Value {
	if slices.IsSorted(perm) {
		return v
	}
	dest := emptyOfSizes(s.b, s.Loc(), permuted(sizes, perm), ir.ElementTypeOrSelf(v.Type()))
	return linalg.NewTranspose(s.b, s.Loc(), v, dest, perm).Result(0)
}

// insert writes v to the first elements of dest.
func (s singleTile) insert(v, dest *ir.Value, sizes []interfaces.IndexValue) *ir.Value {
	if v.Type() == dest.Type() && ir.HasStaticShape(v.Type().(*ir.RankedTensorType)) {
		return v
	}
	zeros := make([]interfaces.IndexValue, len(sizes))
	return tensor.NewInsertSlice(s.b, s.Loc(), tensor.InsertSlice, v, dest, zeros, sizes, interfaces.UnitStrides(len(sizes))).Result(0)
}

func decomposePack(op tensor.RelayoutOp, rw *rewrite.Rewriter) bool {
	if slices.Contains(op.StaticTiles(), ir.Dynamic) {
		return rw.Fail("require inner tile sizes being static")
	}
	s, ok := newSingleTile(op, &rw.Builder)
	if !ok {
		return rw.Fail("require the tiled outer dimensions of the result are all 1s")
	}
	source := s.padded()
	sizes := s.unpackedSizes(source, true)
	kept := s.keptSizes(sizes)
	tile := s.transpose(s.slice(source, sizes, kept), s.perm, kept)
	rw.Replace(op.Operation, s.insert(tile, op.Dest(), s.packedSizes(op.Dest())))
	return true
}

// padded returns the source of a pack, padded to whole tiles if the pack has a padding value.
func (s singleTile) padded() *ir.Value {
	source, pad := s.Source(), s.Padding()
	t := source.Type().(*ir.RankedTensorType)
	if pad == nil {
		return source
	}
	shape := slices.Clone(t.Shape())
	low, high := make([]interfaces.IndexValue, len(shape)), make([]interfaces.IndexValue, len(shape))
	c := s.b.Context()
	for i, k := range s.tile {
		if k < 0 {
			continue
		}
		shape[i] = s.StaticTiles()[k]
		rest := c.AffineConst(shape[i]).Sub(c.AffineSymbolExpr(0))
		high[i] = applied(s.b, s.Loc(), 0, rest, []interfaces.IndexValue{tensor.FoldedSize(s.b, s.Loc(), source, i)})
	}
	if slices.Equal(shape, t.Shape()) {
		return source
	}
	return tensor.NewPad(s.b, s.Loc(), c.Tensor(shape, t.ElementType(), nil), source, low, high, pad)
}

func decomposeUnpack(op tensor.RelayoutOp, rw *rewrite.Rewriter) bool {
	s, ok := newSingleTile(op, &rw.Builder)
	if !ok {
		return rw.Fail("require the tiled outer dimensions of the result are all 1s")
	}
	all := s.packedSizes(op.Source())
	var inner []interfaces.IndexValue
	for k, x := range all {
		if k >= len(s.at) || s.keeps(slices.Index(s.at, k)) && s.tile[slices.Index(s.at, k)] < 0 {
			inner = append(inner, x)
		}
	}
	back := make([]int64, len(s.perm))
	for k, p := range s.perm {
		back[p] = int64(k)
	}
	tile := s.transpose(s.slice(op.Source(), all, inner), back, inner)
	sizes := s.unpackedSizes(op.Dest(), false)
	kept := s.keptSizes(sizes)
	rw.Replace(op.Operation, s.insert(s.slice(tile, kept, kept), op.Dest(), sizes))
	return true
}
