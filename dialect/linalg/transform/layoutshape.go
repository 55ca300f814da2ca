package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
)

// packedPads returns the padding of the packed tensor that stands for the padding of the unpacked one. ok is false if a tiled dimension is
// padded.
func (p packLayout) packedPads(op tensor.PadOp) (low, high []interfaces.IndexValue, ok bool) {
	low, high = op.Low(), op.High()
	for _, i := range p.pos {
		if !low[i].IsConst(0) || !high[i].IsConst(0) {
			return nil, nil, false
		}
	}
	if len(p.outer) > 0 {
		low, high = permuted(low, p.outer), permuted(high, p.outer)
	}
	none := make([]interfaces.IndexValue, len(p.pos))
	return append(low, none...), append(high, none...), true
}

// newPad pads v and infers the type.
func newPad(b *ir.Builder, loc ir.Location, v *ir.Value, low, high []interfaces.IndexValue, pad *ir.Value, nofold bool) *ir.Value {
	_, l := interfaces.SplitIndices(low)
	_, h := interfaces.SplitIndices(high)
	t := v.Type().(*ir.RankedTensorType)
	known := make([]int64, len(t.Shape()))
	for i := range known {
		known[i] = ir.Dynamic
	}
	return NewPad(b, loc, tensor.PaddedType(t, l, h, known), v, low, high, pad, nofold)
}

// packThroughPad pads the packed source instead of packing a padded one.
func (l LayoutPropagation) packThroughPad(op tensor.RelayoutOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(tensor.Pad)
	if def == nil || !l.allows(def) || op.Padding() != nil || op.Dest().DefinedBy(tensor.Empty) == nil {
		return rw.Fail("the source is no padded tensor, or the pack has a padding value or destination")
	}
	pad, p := tensor.PadOp{Operation: def}, layoutOf(op)
	low, high, ok := p.packedPads(pad)
	value := PaddingValue(pad)
	if !ok || value == nil || !p.packs(pad.SourceType().Shape(), l.AssumeWholeTiles) {
		return rw.Fail("a tiled dimension is padded, or the padding value depends on the place")
	}
	b, loc := &rw.Builder, def.Loc()
	rw.SetBefore(def)
	source := p.pack(b, loc, pad.Source(), nil)
	made := newPad(b, loc, source, low, high, value, pad.Nofold())
	rw.Replace(op.Operation, tensor.CreateOrFoldCast(b, loc, made, op.Result(0).Type()))
	if def.Result(0).HasUses() {
		out := p.unpack(b, loc, made, p.unpackDestination(b, loc, made))
		rw.ReplaceUses(def.Result(0), tensor.CreateOrFoldCast(b, loc, out, def.Result(0).Type()))
	}
	return true
}

// unpackThroughPad unpacks the padded packed tensor instead of padding an unpacked one.
func (l LayoutPropagation) unpackThroughPad(op tensor.PadOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(tensor.UnPack)
	if def == nil || !l.allows(op.Operation) {
		return rw.Fail("the source was not unpacked")
	}
	unpack := tensor.RelayoutOp{Operation: def}
	p := layoutOf(unpack)
	low, high, ok := p.packedPads(op)
	value := PaddingValue(op)
	if !ok || value == nil || !ir.HasStaticShape(op.Type()) {
		return rw.Fail("a tiled dimension is padded, the padding value depends on the place, or the shape is not static")
	}
	b, loc := &rw.Builder, op.Loc()
	made := newPad(b, loc, unpack.Source(), low, high, value, op.Nofold())
	rw.Replace(op.Operation, p.unpack(b, loc, made, tensor.NewEmpty(b, loc, op.Type())))
	return true
}

// packThroughReshape packs the source of a reshape instead of its result.
func (l LayoutPropagation) packThroughReshape(op tensor.RelayoutOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil || !op.Source().HasOneUse() || slices.Contains(op.StaticTiles(), ir.Dynamic) || !l.allows(def) {
		return rw.Fail("the source has other uses, or a tile has no static size")
	}
	r := tensor.ReshapeOp{Operation: def}
	switch {
	case def.Is(tensor.CollapseShape):
		return packThroughCollapse(op, r, rw)
	case def.Is(tensor.ExpandShape):
		return packThroughExpand(op, r, rw)
	}
	return rw.Fail("the source is not reshaped")
}

// innermost returns the layout of a tensor with the given shape whose dimensions the groups join to those that p packs: each tile is of the
// last dimension of the group that is not 1. ok is false if these dimensions do not have whole tiles.
func (p packLayout) innermost(groups [][]int64, shape []int64) (wide packLayout, ok bool) {
	wide.tiles = p.tiles
	for _, d := range p.pos {
		at := int64(-1)
		for _, i := range slices.Backward(groups[d]) {
			if at = i; shape[i] != 1 {
				break
			}
		}
		if at < 0 {
			return wide, false
		}
		wide.pos = append(wide.pos, at)
	}
	for _, d := range p.outer {
		wide.outer = append(wide.outer, groups[d]...)
	}
	return wide, wide.packs(shape, false)
}

// packedGroups returns the groups of dimensions of the packed tensors.
func (p packLayout) packedGroups(groups [][]int64) [][]int64 {
	if len(p.outer) > 0 {
		groups = permuted(groups, p.outer)
	}
	var out [][]int64
	next := int64(0)
	add := func(n int) {
		group := make([]int64, n)
		for i := range group {
			group[i] = next
			next++
		}
		out = append(out, group)
	}
	for _, g := range groups {
		add(len(g))
	}
	for range p.pos {
		add(1)
	}
	return out
}

func packThroughCollapse(op tensor.RelayoutOp, r tensor.ReshapeOp, rw *rewrite.Rewriter) bool {
	p := layoutOf(op)
	wide, ok := p.innermost(r.Groups(), r.SourceType().Shape())
	if !ok {
		return rw.Fail("the tiles do not divide the collapsed dimensions")
	}
	b, loc := &rw.Builder, op.Loc()
	source := wide.pack(b, loc, r.Source(), op.Padding())
	rw.Replace(op.Operation, collapseTo(b, r.Loc(), source, p.packedGroups(r.Groups()), op.Result(0).Type()))
	return true
}

func packThroughExpand(op tensor.RelayoutOp, r tensor.ReshapeOp, rw *rewrite.Rewriter) bool {
	p := layoutOf(op)
	if !slices.IsSorted(p.outer) {
		return rw.Fail("the outer dimensions are permuted")
	}
	narrow := packLayout{tiles: p.tiles}
	for _, d := range p.pos {
		g := slices.IndexFunc(r.Groups(), func(group []int64) bool { return slices.Contains(group, d) })
		if g < 0 || slices.Contains(narrow.pos, int64(g)) || d != r.Groups()[g][len(r.Groups()[g])-1] {
			return rw.Fail("a tiled dimension is not the last one of its group, or there are two")
		}
		narrow.pos = append(narrow.pos, int64(g))
	}
	to := op.Result(0).Type().(*ir.RankedTensorType)
	packed := tensor.PackedType(r.SourceType(), op.StaticTiles(), narrow.pos, nil)
	groups, ok := shapes.FindReassociation(to.Shape(), packed.Shape())
	if !ok || len(groups) != len(packed.Shape()) {
		return rw.Fail("the packed tensor cannot be reshaped")
	}
	b, loc := &rw.Builder, op.Loc()
	v := tensor.CreateOrFoldExpand(b, loc, to, narrow.pack(b, loc, r.Source(), op.Padding()), groups)
	if v == nil {
		return rw.Fail("the sizes of the reshaped tensor are not known")
	}
	rw.Replace(op.Operation, v)
	return true
}

// unpackThroughReshape unpacks the expanded packed tensor instead of expanding an unpacked one.
func (l LayoutPropagation) unpackThroughReshape(op tensor.RelayoutOp, rw *rewrite.Rewriter) bool {
	v := op.Result(0)
	if !v.HasOneUse() || slices.Contains(op.StaticTiles(), ir.Dynamic) {
		return rw.Fail("the result has other uses, or a tile has no static size")
	}
	user := v.FirstUse().Owner()
	if !user.Is(tensor.ExpandShape) || !l.allows(user) {
		return rw.Fail("the result is not expanded")
	}
	r, p := tensor.ReshapeOp{Operation: user}, layoutOf(op)
	wide, ok := p.innermost(r.Groups(), r.Type().Shape())
	if !ok {
		return rw.Fail("the tiles do not divide the expanded dimensions")
	}
	b := &rw.Builder
	rw.SetBefore(user)
	t := tensor.PackedType(r.Type(), op.StaticTiles(), wide.pos, wide.outer)
	packed := tensor.CreateOrFoldExpand(b, user.Loc(), t, op.Source(), p.packedGroups(r.Groups()))
	if packed == nil {
		return rw.Fail("the sizes of the expanded tensor are not known")
	}
	out := wide.unpack(b, op.Loc(), packed, wide.unpackDestination(b, op.Loc(), packed))
	rw.Replace(user, tensor.CreateOrFoldCast(b, op.Loc(), out, r.Type()))
	return true
}
