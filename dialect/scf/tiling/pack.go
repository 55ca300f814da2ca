package tiling

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Relayout is what the models of packs need of an operation: a view of it that other dialects can have too.
type Relayout struct {
	Source, Dest *ir.Value
	// OuterPerm is the permutation of the outer dimensions, empty if there is none. InnerPos are the tiled dimensions.
	OuterPerm, InnerPos []int64
	Tiles               []interfaces.IndexValue
}

func relayoutOf(op *ir.Operation) Relayout {
	r := tensor.RelayoutOp{Operation: op}
	return Relayout{r.Source(), r.Dest(), r.OuterPerm(), r.InnerPos(), r.Tiles()}
}

// position returns the outer dimension of the packed tensor that dimension i of the unpacked one becomes.
func (r Relayout) position(i int) int {
	if len(r.OuterPerm) == 0 {
		return i
	}
	return slices.Index(r.OuterPerm, int64(i))
}

// tile returns the size of the inner tiles of dimension i of the unpacked tensor. ok is false if the dimension is not tiled.
func (r Relayout) tile(i int) (size interfaces.IndexValue, ok bool) {
	k := slices.Index(r.InnerPos, int64(i))
	if k < 0 {
		return size, false
	}
	return r.Tiles[k], true
}

// inner returns the part of the packed tensor that has the given outer part and all of each inner tile.
func (r Relayout) inner(outer interfaces.Tile) interfaces.Tile {
	t := interfaces.Tile{Offsets: slices.Clone(outer.Offsets), Sizes: slices.Clone(outer.Sizes)}
	for _, s := range r.Tiles {
		t.Offsets, t.Sizes = append(t.Offsets, constant(0)), append(t.Sizes, s)
	}
	return t
}

// remake creates an op like op with other first operands. The result has the type of dest.
func remake(b *ir.Builder, op *ir.Operation, source, dest *ir.Value) *ir.Operation {
	m := ir.NewMapping()
	c := b.Insert(b.Arena().Clone(op, m))
	c.SetOperand(0, source)
	c.SetOperand(1, dest)
	c.Result(0).SetType(dest.Type())
	return c
}

// sliced creates the slice of v that t shows.
func sliced(b *ir.Builder, loc ir.Location, v *ir.Value, t interfaces.Tile) *ir.Value {
	to := sliceType(b.Context(), t.Sizes, v.Type().(*ir.RankedTensorType).ElementType())
	return tensor.NewExtractSlice(b, loc, to, v, t.Offsets, t.Sizes, interfaces.UnitStrides(len(t.Sizes)))
}

// packModel tiles tensor.pack. Its domain is the outer dimensions of the result.
type packModel struct{}

// Iterators returns a parallel iterator per outer dimension.
func (packModel) Iterators(op *ir.Operation) []interfaces.Iterator {
	return make([]interfaces.Iterator, len(relayoutOf(op).Source.Type().(*ir.RankedTensorType).Shape()))
}

// Domain returns the sizes of the outer dimensions.
func (m packModel) Domain(op *ir.Operation, b *ir.Builder) []interfaces.Range {
	r := relayoutOf(op)
	sizes := make([]interfaces.IndexValue, len(m.Iterators(op)))
	for i := range sizes {
		sizes[i] = tensor.FoldedSize(b, op.Loc(), r.Dest, i)
	}
	return parallelDomain(sizes)
}

// Tile packs the part of the source that the tiles hold.
func (packModel) Tile(op *ir.Operation, b *ir.Builder, t interfaces.Tile) (interfaces.Tiled, bool) {
	r := relayoutOf(op)
	a := arithmetic{b, op.Loc()}
	n := len(t.Offsets)
	from := interfaces.Tile{Offsets: make([]interfaces.IndexValue, n), Sizes: make([]interfaces.IndexValue, n)}
	for i := range n {
		k := r.position(i)
		from.Offsets[i], from.Sizes[i] = t.Offsets[k], t.Sizes[k]
		if s, tiled := r.tile(i); tiled {
			from.Offsets[i], from.Sizes[i] = a.mul(t.Offsets[k], s), a.mul(t.Sizes[k], s)
			rest := a.sub(tensor.FoldedSize(b, a.loc, r.Source, i), from.Offsets[i])
			from.Sizes[i] = a.min(from.Sizes[i], rest)
		}
	}
	source, dest := sliced(b, a.loc, r.Source, from), sliced(b, a.loc, r.Dest, r.inner(t))
	made := remake(b, op, source, dest)
	return interfaces.Tiled{Ops: []*ir.Operation{made}, Values: made.Results(), Slices: []*ir.Operation{source.DefiningOp(), dest.DefiningOp()}}, true
}

// ResultPosition adds the inner tiles.
func (packModel) ResultPosition(op *ir.Operation, _ *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tile, bool) {
	return relayoutOf(op).inner(t), true
}

// TileOfResult tiles a part of the result that has whole inner tiles.
func (m packModel) TileOfResult(op *ir.Operation, b *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tiled, bool) {
	r, n := relayoutOf(op), len(m.Iterators(op))
	for i, s := range r.Tiles {
		c, ok := s.Constant()
		if !t.Offsets[n+i].IsConst(0) || !(ok && t.Sizes[n+i].IsConst(c) || s.Value != nil && s == t.Sizes[n+i]) {
			return interfaces.Tiled{}, false
		}
	}
	return m.Tile(op, b, interfaces.Tile{Offsets: t.Offsets[:n], Sizes: t.Sizes[:n]})
}

// unpackModel tiles tensor.unpack. Its domain is the result.
type unpackModel struct{}

// Iterators returns a parallel iterator per dimension.
func (unpackModel) Iterators(op *ir.Operation) []interfaces.Iterator {
	return make([]interfaces.Iterator, len(op.Result(0).Type().(*ir.RankedTensorType).Shape()))
}

// Domain returns the sizes of the result.
func (m unpackModel) Domain(op *ir.Operation, b *ir.Builder) []interfaces.Range {
	sizes := make([]interfaces.IndexValue, len(m.Iterators(op)))
	for i := range sizes {
		sizes[i] = tensor.FoldedSize(b, op.Loc(), relayoutOf(op).Dest, i)
	}
	return parallelDomain(sizes)
}

// ResultPosition returns t.
func (unpackModel) ResultPosition(_ *ir.Operation, _ *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tile, bool) {
	return t, true
}

// TileOfResult is Tile.
func (m unpackModel) TileOfResult(op *ir.Operation, b *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tiled, bool) {
	return m.Tile(op, b, t)
}

// Tile unpacks the inner tiles that the part t overlaps. If the part may begin or end within a tile, Tile unpacks to a tensor of
// whole tiles and takes a slice of it.
func (unpackModel) Tile(op *ir.Operation, b *ir.Builder, t interfaces.Tile) (interfaces.Tiled, bool) {
	r := relayoutOf(op)
	a := arithmetic{b, op.Loc()}
	n := len(t.Offsets)
	outer := interfaces.Tile{Offsets: make([]interfaces.IndexValue, n), Sizes: make([]interfaces.IndexValue, n)}
	starts, whole := make([]interfaces.IndexValue, n), slices.Clone(t.Sizes)
	aligned := true
	for i := range n {
		k := r.position(i)
		s, tiled := r.tile(i)
		if !tiled {
			outer.Offsets[k], outer.Sizes[k] = t.Offsets[i], t.Sizes[i]
			continue
		}
		first := a.divide(t.Offsets[i], s, (*ir.AffineExpr).FloorDiv)
		end := a.divide(a.add(t.Offsets[i], t.Sizes[i]), s, (*ir.AffineExpr).CeilDiv)
		starts[i] = a.sub(t.Offsets[i], a.mul(first, s))
		outer.Offsets[k], outer.Sizes[k] = first, a.sub(end, first)
		whole[i] = a.mul(outer.Sizes[k], s)
		aligned = aligned && starts[i].IsConst(0)
	}
	source := sliced(b, a.loc, r.Source, r.inner(outer))
	if aligned {
		dest := sliced(b, a.loc, r.Dest, t)
		made := remake(b, op, source, dest)
		return interfaces.Tiled{Ops: []*ir.Operation{made}, Values: made.Results(), Slices: []*ir.Operation{source.DefiningOp(), dest.DefiningOp()}}, true
	}
	to := sliceType(b.Context(), whole, r.Dest.Type().(*ir.RankedTensorType).ElementType())
	var dynamic []*ir.Value
	for _, x := range whole {
		if x.Value != nil {
			dynamic = append(dynamic, x.Value)
		}
	}
	made := remake(b, op, source, tensor.NewEmpty(b, a.loc, to, dynamic...))
	part := sliced(b, a.loc, made.Result(0), interfaces.Tile{Offsets: starts, Sizes: t.Sizes})
	return interfaces.Tiled{Ops: []*ir.Operation{made}, Values: []*ir.Value{part}, Slices: []*ir.Operation{source.DefiningOp()}}, true
}

// divide returns x divided by y, rounded by div.
func (a arithmetic) divide(x, y interfaces.IndexValue, div func(l, r *ir.AffineExpr) *ir.AffineExpr) interfaces.IndexValue {
	c := a.b.Context()
	m := c.AffineMap(1, 1, div(c.AffineDimExpr(0), c.AffineSymbolExpr(0)))
	return affine.ComposedFoldedApply(a.b, a.loc, m, []interfaces.IndexValue{x, y})
}
