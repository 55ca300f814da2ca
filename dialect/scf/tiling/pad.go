package tiling

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// AttachModels attaches the tiling models of tensor operations to reg.
func AttachModels(reg *ir.Registry) {
	reg.AttachOp(tensor.Pad, padModel{})
	reg.AttachOp(tensor.Pack, packModel{})
	reg.AttachOp(tensor.UnPack, unpackModel{})
}

// parallelDomain returns the ranges of a domain of the given sizes.
func parallelDomain(sizes []interfaces.IndexValue) []interfaces.Range {
	out := make([]interfaces.Range, len(sizes))
	for i, s := range sizes {
		out[i] = interfaces.Range{Size: s, Stride: constant(1)}
	}
	return out
}

// padModel tiles tensor.pad. Its domain is the result.
type padModel struct{}

// Iterators returns a parallel iterator per dimension.
func (padModel) Iterators(op *ir.Operation) []interfaces.Iterator {
	return make([]interfaces.Iterator, len(tensor.PadOp{Operation: op}.Type().Shape()))
}

// Domain returns the sizes of the result.
func (padModel) Domain(op *ir.Operation, b *ir.Builder) []interfaces.Range {
	m, _ := ir.OpInterface[interfaces.ReifyShapesModel](op.Info())
	sizes, _ := m.ReifyShapes(op, b)
	return parallelDomain(sizes[0])
}

// Tile pads the part of the source that the tile shows.
func (padModel) Tile(op *ir.Operation, b *ir.Builder, t interfaces.Tile) (interfaces.Tiled, bool) {
	return PadOfSlice(b, tensor.PadOp{Operation: op}, t, true), true
}

// ResultPosition returns t.
func (padModel) ResultPosition(_ *ir.Operation, _ *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tile, bool) {
	return t, true
}

// TileOfResult is Tile.
func (m padModel) TileOfResult(op *ir.Operation, b *ir.Builder, _ int, t interfaces.Tile) (interfaces.Tiled, bool) {
	return m.Tile(op, b, t)
}

// arithmetic creates sums, minima and maxima of sizes.
type arithmetic struct {
	b   *ir.Builder
	loc ir.Location
}

func (a arithmetic) apply(x, y interfaces.IndexValue, e func(d0, d1 *ir.AffineExpr) *ir.AffineExpr) interfaces.IndexValue {
	c := a.b.Context()
	return affine.ComposedFoldedApply(a.b, a.loc, c.AffineMap(2, 0, e(c.AffineDimExpr(0), c.AffineDimExpr(1))), []interfaces.IndexValue{x, y})
}

func (a arithmetic) add(x, y interfaces.IndexValue) interfaces.IndexValue {
	return a.apply(x, y, (*ir.AffineExpr).Add)
}

func (a arithmetic) sub(x, y interfaces.IndexValue) interfaces.IndexValue {
	return a.apply(x, y, (*ir.AffineExpr).Sub)
}

func (a arithmetic) mul(x, y interfaces.IndexValue) interfaces.IndexValue {
	c := a.b.Context()
	m := c.AffineMap(1, 1, c.AffineDimExpr(0).Mul(c.AffineSymbolExpr(0)))
	return affine.ComposedFoldedApply(a.b, a.loc, m, []interfaces.IndexValue{x, y})
}

func (a arithmetic) pair() *ir.AffineMap {
	c := a.b.Context()
	return c.AffineMap(2, 0, c.AffineDimExpr(0), c.AffineDimExpr(1))
}

func (a arithmetic) min(x, y interfaces.IndexValue) interfaces.IndexValue {
	return affine.ComposedFoldedMin(a.b, a.loc, a.pair(), []interfaces.IndexValue{x, y})
}

func (a arithmetic) max(x, y interfaces.IndexValue) interfaces.IndexValue {
	return affine.ComposedFoldedMax(a.b, a.loc, a.pair(), []interfaces.IndexValue{x, y})
}

// padPart is the part of a padded tensor: the slice of the source with the padding around it.
type padPart struct {
	offsets, lengths, low, high []interfaces.IndexValue
	// never is true if the part has certainly no element of the source, and empty, if not nil, is true in this case at run time.
	never bool
	empty *ir.Value
}

// PadOfSlice creates what computes the part t of the result of p: a tensor.pad of a slice of the source. If guard is set, and the
// slice may be empty, it creates a tensor.generate for that case (bubbleUpPadSlice).
func PadOfSlice(b *ir.Builder, p tensor.PadOp, t interfaces.Tile, guard bool) interfaces.Tiled {
	a := arithmetic{b, p.Loc()}
	part := partOfPad(a, p, t, guard)
	shape := interfaces.StaticSizes(t.Sizes)
	for i, x := range t.Sizes {
		if x.Value != nil {
			shape[i] = ir.Dynamic
		}
	}
	to := b.Context().Tensor(shape, p.Type().ElementType(), nil)
	switch {
	case part.never:
		return generated(a, p, t, to)
	case !guard || part.empty == nil:
		return part.pad(a, p, to)
	}
	choice := scf.NewIf(b, a.loc, part.empty, []ir.Type{to}, true)
	after := b.InsertionPoint()
	b.SetEnd(choice.Then())
	filled := generated(a, p, t, to)
	scf.NewYield(b, a.loc, filled.Values...)
	b.SetEnd(choice.Else())
	padded := part.pad(a, p, to)
	scf.NewYield(b, a.loc, padded.Values...)
	b.SetInsertionPoint(after)
	return interfaces.Tiled{Ops: []*ir.Operation{choice.Operation}, Values: choice.Results(), Slices: padded.Slices}
}

// partOfPad computes which part of the source the tile shows, and how much padding is around it.
func partOfPad(a arithmetic, p tensor.PadOp, t interfaces.Tile, guard bool) padPart {
	var part padPart
	zero := constant(0)
	low, high := p.Low(), p.High()
	for i := range low {
		atLow, atHigh := !low[i].IsConst(0), !high[i].IsConst(0)
		offset, length := t.Offsets[i], t.Sizes[i]
		size := tensor.FoldedSize(a.b, a.loc, p.Source(), i)
		newLow := zero
		if atLow {
			newLow = a.max(zero, a.sub(low[i], offset))
		}
		var newOffset, end interfaces.IndexValue
		if atLow {
			newOffset = a.min(a.max(a.sub(offset, low[i]), zero), size)
			end = a.min(a.max(a.add(a.sub(offset, low[i]), length), zero), size)
		} else {
			newOffset = a.min(offset, size)
			end = a.min(a.add(offset, length), size)
		}
		newLength := a.sub(end, newOffset)
		part.check(a, newLength, guard)
		newHigh := zero
		if atHigh {
			newHigh = a.sub(a.sub(length, newLength), newLow)
		}
		part.offsets, part.lengths = append(part.offsets, newOffset), append(part.lengths, newLength)
		part.low, part.high = append(part.low, newLow), append(part.high, newHigh)
	}
	return part
}

// check notes that the part is empty if length is 0.
func (part *padPart) check(a arithmetic, length interfaces.IndexValue, guard bool) {
	n, known := length.Constant()
	switch {
	case known && n == 0:
		part.never = true
	case !known && guard:
		zero := arith.NewCmpI(a.b, a.loc, arith.EQ, length.Value, arith.NewIndex(a.b, a.loc, 0))
		if part.empty != nil {
			zero = arith.NewBinary(a.b, a.loc, arith.OrI, zero, part.empty)
		}
		part.empty = zero
	}
}

// generated creates a tile that is all padding.
func generated(a arithmetic, p tensor.PadOp, t interfaces.Tile, to *ir.RankedTensorType) interfaces.Tiled {
	var sizes []*ir.Value
	for _, x := range t.Sizes {
		if x.Value != nil {
			sizes = append(sizes, x.Value)
		}
	}
	g := a.b.CreateWithRegions(a.loc, tensor.Generate, sizes, []ir.Type{to}, 1)
	copyBody(a.b, p.Operation, g)
	return interfaces.Tiled{Ops: []*ir.Operation{g}, Values: g.Results()}
}

// copyBody copies the only block of from into to, which has none.
func copyBody(b *ir.Builder, from, to *ir.Operation) {
	old, fresh := from.Region(0).First(), to.Region(0).AddBlock()
	m := ir.NewMapping()
	for _, v := range old.Args() {
		m.Map(v, fresh.AddArg(v.Type(), v.Loc()))
	}
	after := b.InsertionPoint()
	b.SetEnd(fresh)
	for o := old.First(); o != nil; o = o.Next() {
		b.Insert(b.Arena().Clone(o, m))
	}
	b.SetInsertionPoint(after)
}

// pad creates the slice and its padding, as a value of type to.
func (part *padPart) pad(a arithmetic, p tensor.PadOp, to *ir.RankedTensorType) interfaces.Tiled {
	b := a.b
	elem := p.Type().ElementType()
	s := tensor.NewExtractSlice(b, a.loc, sliceType(b.Context(), part.lengths, elem), p.Source(), part.offsets, part.lengths, interfaces.UnitStrides(len(part.lengths)))
	lows, staticLow := interfaces.SplitIndices(part.low)
	highs, staticHigh := interfaces.SplitIndices(part.high)
	c := b.Context()
	attrs := []ir.NamedAttribute{ir.Named("static_low", c.DenseI64Array(staticLow...)), ir.Named("static_high", c.DenseI64Array(staticHigh...)),
		c.Segments(1, len(lows), len(highs))}
	if p.Nofold() {
		attrs = append(attrs, ir.Named("nofold", c.Unit()))
	}
	t := tensor.PaddedType(s.Type().(*ir.RankedTensorType), staticLow, staticHigh, nil)
	op := b.CreateWithRegions(a.loc, tensor.Pad, append(append([]*ir.Value{s}, lows...), highs...), []ir.Type{t}, 1, attrs...)
	copyBody(b, p.Operation, op)
	v := op.Result(0)
	if t != to {
		v = tensor.NewCast(b, a.loc, v, to)
	}
	return interfaces.Tiled{Ops: []*ir.Operation{op}, Values: []*ir.Value{v}, Slices: []*ir.Operation{s.DefiningOp()}}
}

// sliceType returns the type of a slice of the given sizes.
func sliceType(c *ir.Context, sizes []interfaces.IndexValue, elem ir.Type) *ir.RankedTensorType {
	_, shape := interfaces.SplitIndices(sizes)
	return c.Tensor(shape, elem, nil)
}
