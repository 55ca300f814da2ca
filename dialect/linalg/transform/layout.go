package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// LayoutPropagation moves packs to the operands of the operations that make what they pack, and unpacks behind the operations that use what
// they unpack, so that the operations work on packed tensors.
type LayoutPropagation struct {
	// Allow says whether the layout may pass an operation. A nil Allow allows all.
	Allow func(op *ir.Operation) bool
	// AssumeWholeTiles lets packs without a padding value pack tensors whose sizes are not known to be multiples of the tiles. If they are
	// not, the result of such a pack has elements without a value. MLIR 19 assumes whole tiles.
	AssumeWholeTiles bool
}

// Patterns returns the patterns (populateDataLayoutPropagationPatterns).
func (l LayoutPropagation) Patterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("BubbleUpPackOpThroughGenericOpPattern", tensor.Pack, l.packThroughGeneric),
		onGeneric("PushDownUnPackOpThroughGenericOp", l.unpackThroughGeneric),
		rewrite.On("PushDownUnPackThroughPadOp", tensor.Pad, l.unpackThroughPad),
		rewrite.On("BubbleUpPackThroughPadOp", tensor.Pack, l.packThroughPad),
		rewrite.On("BubbleUpPackOpThroughReshapeOp", tensor.Pack, l.packThroughReshape),
		rewrite.On("PushDownUnPackOpThroughReshapeOp", tensor.UnPack, l.unpackThroughReshape),
	}
}

func (l LayoutPropagation) allows(op *ir.Operation) bool { return l.Allow == nil || l.Allow(op) }

// packLayout is what a pack without a padding value does with a tensor.
type packLayout struct {
	// pos are the tiled dimensions in the order of the inner ones, and tiles their sizes.
	pos   []int64
	tiles []interfaces.IndexValue
	// outer is the order of the outer dimensions. Nil keeps them.
	outer []int64
}

// layoutOf returns the layout of op.
func layoutOf(op tensor.RelayoutOp) packLayout {
	return packLayout{op.InnerPos(), op.Tiles(), op.OuterPerm()}
}

// packs reports whether a tensor of the given shape has whole tiles only. A size that is not known is one that assume says.
func (p packLayout) packs(shape []int64, assume bool) bool {
	for k, i := range p.pos {
		tile, ok := p.tiles[k].Constant()
		if n := shape[i]; ok && tile != 0 && n != ir.Dynamic {
			if n%tile != 0 {
				return false
			}
		} else if !assume {
			return false
		}
	}
	return true
}

// destination creates a tensor.empty for the packed v.
func (p packLayout) destination(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Value {
	sizes := tensor.MixedSizes(b, loc, v)
	c := b.Context()
	m := c.AffineMap(0, 2, c.AffineSymbolExpr(0).CeilDiv(c.AffineSymbolExpr(1)))
	for k, i := range p.pos {
		sizes[i] = affine.ComposedFoldedApply(b, loc, m, []interfaces.IndexValue{sizes[i], p.tiles[k]})
	}
	if len(p.outer) > 0 {
		sizes = permuted(sizes, p.outer)
	}
	return emptyOfSizes(b, loc, append(sizes, p.tiles...), ir.ElementTypeOrSelf(v.Type()))
}

// pack packs v. pad is the padding value, or nil.
func (p packLayout) pack(b *ir.Builder, loc ir.Location, v, pad *ir.Value) *ir.Value {
	return tensor.NewRelayout(b, loc, tensor.Pack, v, p.destination(b, loc, v), pad, p.outer, p.pos, p.tiles)
}

// unpackDestination creates a tensor.empty for what the packed v unpacks to.
func (p packLayout) unpackDestination(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Value {
	n := len(v.Type().(*ir.RankedTensorType).Shape()) - len(p.pos)
	sizes := make([]interfaces.IndexValue, n)
	for i := range n {
		to := i
		if len(p.outer) > 0 {
			to = int(p.outer[i])
		}
		sizes[to] = tensor.FoldedSize(b, loc, v, i)
	}
	c := b.Context()
	m := c.AffineMap(0, 2, c.AffineSymbolExpr(0).Mul(c.AffineSymbolExpr(1)))
	for k, i := range p.pos {
		sizes[i] = affine.ComposedFoldedApply(b, loc, m, []interfaces.IndexValue{sizes[i], p.tiles[k]})
	}
	return emptyOfSizes(b, loc, sizes, ir.ElementTypeOrSelf(v.Type()))
}

// unpack unpacks v into dest.
func (p packLayout) unpack(b *ir.Builder, loc ir.Location, v, dest *ir.Value) *ir.Value {
	return tensor.NewRelayout(b, loc, tensor.UnPack, v, dest, nil, p.outer, p.pos, p.tiles)
}

// loopLayout is how a layout of one operand changes the loops of an operation: tiled loops become two, of which the second ones come last.
type loopLayout struct {
	s linalg.StructuredOp
	// tiled are the tiled loops in the order of their inner loops, and tiles their sizes.
	tiled []int
	tiles []interfaces.IndexValue
	// order has the old loop at each new place. Nil keeps the order.
	order []int
}

// loopLayoutOf returns how p, the layout of operand i of s, changes the loops. ok is false if other operands access a tiled dimension by an
// expression, the loop of one is a reduction, or a permuted dimension is no loop.
func loopLayoutOf(s linalg.StructuredOp, i int, p packLayout) (l loopLayout, ok bool) {
	l.s = s
	m := s.Maps()[i]
	for k, d := range p.pos {
		e := m.Results[d]
		if e.Kind != ir.AffineDim || s.Iterators()[e.Value] != linalg.Parallel || !alwaysAlone(s.Maps(), int(e.Value)) {
			return l, false
		}
		l.tiled, l.tiles = append(l.tiled, int(e.Value)), append(l.tiles, p.tiles[k])
	}
	var moved []int
	for k, d := range p.outer {
		switch e := m.Results[d]; {
		case e.Kind == ir.AffineDim:
			moved = append(moved, int(e.Value))
		case k != int(d):
			return l, false
		}
	}
	if len(moved) == 0 {
		return l, true
	}
	next := 0
	for loop := range s.NumLoops() {
		at := loop
		if slices.Contains(moved, loop) {
			at = moved[next]
			next++
		}
		l.order = append(l.order, at)
	}
	return l, true
}

// alwaysAlone reports whether each result of the maps that depends on the loop is the loop.
func alwaysAlone(maps []*ir.AffineMap, loop int) bool {
	for _, m := range maps {
		for _, e := range m.Results {
			if e.Kind != ir.AffineDim && affinemap.UsesDim(e, loop) {
				return false
			}
		}
	}
	return true
}

// place returns the new place of a loop.
func (l loopLayout) place(loop int) int {
	if l.order == nil {
		return loop
	}
	return slices.Index(l.order, loop)
}

// operand returns the layout of operand i in the new operation, and its map. packed is false if the operand stays as it is.
func (l loopLayout) operand(i int) (p packLayout, m *ir.AffineMap, packed bool) {
	old, c := l.s.Maps()[i], l.s.Context()
	n := l.s.NumLoops()
	by := make([]*ir.AffineExpr, n)
	for loop := range by {
		by[loop] = c.AffineDimExpr(l.place(loop))
	}
	dimOf := func(loop int) int {
		for d := len(old.Results) - 1; d >= 0; d-- {
			if e := old.Results[d]; e.Kind == ir.AffineDim && int(e.Value) == loop {
				return d
			}
		}
		return -1
	}
	var inner []*ir.AffineExpr
	for k, loop := range l.tiled {
		if d := dimOf(loop); d >= 0 {
			p.pos, p.tiles = append(p.pos, int64(d)), append(p.tiles, l.tiles[k])
			inner = append(inner, c.AffineDimExpr(n+k))
		}
	}
	p.outer = l.outer(old, len(inner))
	var out []*ir.AffineExpr
	for d := range old.Results {
		if p.outer != nil {
			d = int(p.outer[d])
		}
		out = append(out, old.Results[d].ReplaceDimsAndSymbols(by, nil))
	}
	m = c.AffineMap(n+len(l.tiled), 0, append(out, inner...)...)
	return p, m, len(old.Results) > 0 && (len(p.pos) > 0 || len(p.outer) > 0)
}

// outer returns the order of the outer dimensions of an operand with the map m and inner tiles. Dimensions that are loops follow the new
// order of the loops; the others stay.
func (l loopLayout) outer(m *ir.AffineMap, inner int) []int64 {
	if l.order == nil || len(m.Results)+inner <= 1 {
		return nil
	}
	at := map[int]int64{}
	for d, e := range m.Results {
		if e.Kind == ir.AffineDim {
			at[int(e.Value)] = int64(d)
		} else {
			at[d] = int64(d)
		}
	}
	var out []int64
	for _, loop := range l.order {
		if d, ok := at[loop]; ok {
			out = append(out, d)
		}
	}
	sorted := slices.Clone(out)
	slices.Sort(sorted)
	if len(slices.Compact(sorted)) != len(m.Results) {
		return nil
	}
	return out
}

// fits reports whether the packs of all operands have whole tiles.
func (l loopLayout) fits(assume bool) bool {
	for i := range l.s.NumOperands() {
		p, _, packed := l.operand(i)
		if t, ok := l.s.Operand(i).Type().(*ir.RankedTensorType); packed && (!ok || !p.packs(t.Shape(), assume)) {
			return false
		}
	}
	return true
}

// create creates the operation on packed tensors that writes to dest.
func (l loopLayout) create(b *ir.Builder, dest *ir.Value) *ir.Operation {
	s := l.s
	var q parts
	for i, v := range s.Inputs() {
		p, m, packed := l.operand(i)
		if packed {
			v = p.pack(b, s.Loc(), v, nil)
		}
		q.inputs, q.maps = append(q.inputs, v), append(q.maps, m)
	}
	_, m, _ := l.operand(s.NumInputs())
	q.inits, q.maps = []*ir.Value{dest}, append(q.maps, m)
	q.its = slices.Clone(s.Iterators())
	for k, loop := range l.order {
		q.its[k] = s.Iterators()[loop]
	}
	for range l.tiled {
		q.its = append(q.its, linalg.Parallel)
	}
	made := q.createLike(b, s)
	made.SetDiscardableAttrs(slices.Clone(s.DiscardableAttrs()))
	return made
}

// gathers reports whether the body reads loop indices or elements of other tensors.
func gathers(s linalg.StructuredOp) bool {
	found := false
	s.Operation.Walk(func(o *ir.Operation) { found = found || o.Is(linalg.Index) || o.Is(tensor.Extract) })
	return found
}

// available reports whether v can be an operand of op.
func available(v *ir.Value, op *ir.Operation) bool { return ir.NewDominance().Available(v, op) }

// packThroughGeneric packs the operands of the linalg.generic whose result op packs.
func (l LayoutPropagation) packThroughGeneric(op tensor.RelayoutOp, rw *rewrite.Rewriter) bool {
	s, ok := genericOf(op.Source())
	switch {
	case !ok || !l.allows(s.Operation):
		return rw.Fail("the source is no linalg.generic")
	case gathers(s) || s.NumResults() != 1 || !s.Result(0).HasOneUse():
		return rw.Fail("the operation gathers, or has other results or uses")
	case op.Padding() != nil:
		return rw.Fail("the operation could compute something else of the padding value")
	}
	dest, init := op.Dest(), s.NumInputs()
	isNew := dest.DefinedBy(tensor.Empty)
	if !dest.HasOneUse() || isNew == nil && !available(dest, s.Operation) {
		return rw.Fail("the destination has other uses, or comes after the operation")
	}
	loops, ok := loopLayoutOf(s, init, layoutOf(op))
	if !ok || !loops.fits(l.AssumeWholeTiles) {
		return rw.Fail("the loops cannot be tiled")
	}
	b := &rw.Builder
	rw.SetBefore(s.Operation)
	if isNew != nil {
		if !slices.ContainsFunc(isNew.Operands(), func(v *ir.Value) bool { return !available(v, s.Operation) }) {
			dest = tensor.NewEmpty(b, s.Loc(), dest.Type(), isNew.Operands()...)
		} else {
			dest = layoutOf(op).destination(b, s.Loc(), s.Operand(init))
		}
	}
	to := dest
	if s.Operand(init).DefinedBy(tensor.Empty) == nil {
		p, _, packed := loops.operand(init)
		if to = s.Operand(init); packed {
			to = p.pack(b, s.Loc(), to, nil)
		}
	}
	made := loops.create(b, to).Result(0)
	rw.Replace(op.Operation, tensor.CreateOrFoldCast(b, op.Loc(), made, op.Result(0).Type()))
	return true
}

// unpackThroughGeneric packs the operands of s if one of them was unpacked, and unpacks the result.
func (l LayoutPropagation) unpackThroughGeneric(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	var unpack tensor.RelayoutOp
	at := -1
	for i := range s.NumOperands() {
		if def := s.Operand(i).DefinedBy(tensor.UnPack); def != nil {
			if at >= 0 {
				return rw.Fail("several operands were unpacked")
			}
			at, unpack = i, tensor.RelayoutOp{Operation: def}
		}
	}
	if at < 0 || s.NumResults() != 1 || gathers(s) || !l.allows(s.Operation) {
		return rw.Fail("no operand was unpacked, or the operation gathers")
	}
	loops, ok := loopLayoutOf(s, at, layoutOf(unpack))
	if !ok || !loops.fits(l.AssumeWholeTiles) {
		return rw.Fail("the loops cannot be tiled")
	}
	b, loc := &rw.Builder, s.Loc()
	init := s.Operand(s.NumInputs())
	p, _, packed := loops.operand(s.NumInputs())
	to := init
	switch {
	case packed && init.DefinedBy(tensor.Empty) != nil:
		to = p.destination(b, loc, init)
	case packed:
		to = p.pack(b, loc, init, nil)
	}
	result := loops.create(b, to).Result(0)
	if packed {
		dest := unpack.Dest()
		if t := init.Type().(*ir.RankedTensorType); dest.Type() != t || !ir.HasStaticShape(t) {
			dest = p.unpackDestination(b, loc, result)
		}
		result = p.unpack(b, loc, result, dest)
	}
	rw.Replace(s.Operation, tensor.CreateOrFoldCast(b, loc, result, s.Result(0).Type()))
	return true
}
