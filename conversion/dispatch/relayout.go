package dispatch

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// tiling is how a packed tensor has the dimensions of another in tiles.
type tiling struct {
	rank  int
	outer []int       // the dimension that each outer dimension of the packed tensor iterates over
	inner []int       // the dimension of each dimension of a tile
	tiles []*ir.Value // the sizes of the dimensions of a tile
}

func (e *evaluator) tilingOf(r tensor.RelayoutOp) tiling {
	unpacked, _ := r.Types()
	t := tiling{rank: len(unpacked.Shape())}
	for i := range t.rank {
		d := i
		if perm := r.OuterPerm(); len(perm) > 0 {
			d = int(perm[i])
		}
		t.outer = append(t.outer, d)
	}
	for _, d := range r.InnerPos() {
		t.inner = append(t.inner, int(d))
	}
	for _, n := range r.Tiles() {
		t.tiles = append(t.tiles, e.mixed(n))
	}
	return t
}

// elementOfPacked computes an element of a tensor in tiles.
func elementOfPacked(e *evaluator, op *ir.Operation, at point) *ir.Value {
	r := tensor.RelayoutOp{Operation: op}
	t := e.tilingOf(r)
	from := make(point, t.rank)
	for k, d := range t.outer {
		from[d] = at[k]
	}
	w := &window{e: e}
	for k, d := range t.inner {
		i := e.add(e.mul(from[d], t.tiles[k]), at[t.rank+k])
		from[d] = i
		if r.Padding() != nil {
			from[d] = w.shift(i, e.index(0), e.size(r.Source(), d))
		}
	}
	inside := func() *ir.Value { return e.element(r.Source(), from) }
	if r.Padding() == nil {
		return inside()
	}
	source, _ := r.Types()
	return w.choose(filled(source), inside, func() *ir.Value { return e.number(r.Padding()) })
}

// elementOfUnpacked computes an element of a tensor from one in tiles.
func elementOfUnpacked(e *evaluator, op *ir.Operation, at point) *ir.Value {
	r := tensor.RelayoutOp{Operation: op}
	t := e.tilingOf(r)
	outer := append(point(nil), at...)
	in := make(point, len(t.inner))
	for k, d := range t.inner {
		in[k], outer[d] = e.rem(at[d], t.tiles[k]), e.div(at[d], t.tiles[k])
	}
	var from point
	for _, d := range t.outer {
		from = append(from, outer[d])
	}
	return e.element(r.Source(), append(from, in...))
}

// foldTruncation returns the constant that a truncation of a constant to a narrower float is, or nil. Constants of wide types, which exporters write for
// numbers of narrow ones, then need no support for their type.
func foldTruncation(e *evaluator, op *ir.Operation, m *ir.Mapping) *ir.Value {
	if !op.Is(arith.TruncF) || op.Attr("roundingmode") != nil {
		return nil
	}
	def := m.Value(op.Operand(0)).DefiningOp()
	to, ok := op.Result(0).Type().(*ir.FloatType)
	if def == nil || !def.Is(arith.Constant) || !ok {
		return nil
	}
	f, ok := arith.ConstantOp{Operation: def}.Value().(*ir.FloatAttr)
	if !ok {
		return nil
	}
	v, _ := f.Value.Convert(to.Semantics())
	return e.atHead(func() *ir.Value { return arith.NewConstant(e.b, e.loc, e.b.Context().FloatConst(to, v)) })
}
