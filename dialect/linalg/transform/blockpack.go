package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// BlockPack says how BlockPackMatmul lays out the operands of products of matrices.
type BlockPack struct {
	// Factors are the sizes of blocks in the dimensions M, N and K.
	Factors []int64
	// Padding allows sizes that the factors do not divide. The blocks are then padded with zeros.
	Padding bool
	// Multiples, where not 0, makes the blocks as large as the dimension, rounded up to the multiple.
	Multiples []int64
	// Order is the order of the dimensions M, N and K among the loops of the result.
	Order []int64
	// LHSOuter and the others exchange the dimensions of the blocks, or within them, of an operand.
	LHSOuter, LHSInner, RHSOuter, RHSInner bool
}

// BlockPackMatmul computes a product of matrices on blocks: it packs the operands, computes a linalg.generic on the packed tensors,
// and unpacks the result. It replaces op. ok is false, and nothing has changed, if op is no such product.
func BlockPackMatmul(rw *rewrite.Rewriter, op *ir.Operation, o BlockPack) bool {
	s, ok := linalg.AsStructured(op)
	if !ok || !s.OnTensors() {
		return rw.Fail("require tensor semantics")
	}
	if len(o.Factors) != 3 {
		return rw.Fail("require 3 tile factors")
	}
	dims, ok := ContractionOf(s)
	if !ok || len(dims.M) != 1 || len(dims.N) != 1 || len(dims.K) != 1 || !o.validOrder() {
		return rw.Fail("the op is no product of matrices")
	}
	loops := []int{last(dims.M), last(dims.N), last(dims.K)}
	if !o.Padding && !divides(s, loops, o.Factors) {
		return rw.Fail("expect packing full tiles only")
	}
	rw.SetBefore(op)
	p := packing{rw: rw, s: s, loops: loops}
	p.tiles = p.sizes(o)
	p.pack(o)
	return true
}

// validOrder reports whether Order is empty or a permutation of the three dimensions.
func (o BlockPack) validOrder() bool {
	sorted := slices.Sorted(slices.Values(o.Order))
	return len(sorted) == 0 || slices.Equal(sorted, []int64{0, 1, 2})
}

func last(list []int) int { return list[len(list)-1] }

// divides reports whether the sizes of the loops are multiples of the factors.
func divides(s linalg.StructuredOp, loops []int, factors []int64) bool {
	extents := staticLoops(s)
	for i, l := range loops {
		if n := extents[l]; n == ir.Dynamic || factors[i] == 0 || n%factors[i] != 0 {
			return false
		}
	}
	return true
}

// Contraction is the roles of the loops of a product.
type Contraction struct{ Batch, M, N, K []int }

// ContractionOf returns the roles of the loops of s, a product of its first two operands that it accumulates into the third
// (inferContractionDims).
func ContractionOf(s linalg.StructuredOp) (c Contraction, ok bool) {
	maps, its := s.Maps(), s.Iterators()
	if len(s.Inputs()) != 2 || len(s.Inits()) != 1 || !isProduct(s) {
		return c, false
	}
	uses := func(k, loop int) bool {
		return slices.ContainsFunc(maps[k].Results, func(e *ir.AffineExpr) bool { return e.Kind == ir.AffineDim && e.Value == int64(loop) })
	}
	for _, m := range maps {
		if !affinemap.IsProjectedPermutation(m, false) {
			return c, false
		}
	}
	for i, kind := range its {
		a, b, o := uses(0, i), uses(1, i), uses(2, i)
		switch {
		case a && b && o && kind == linalg.Parallel:
			c.Batch = append(c.Batch, i)
		case a && !b && o && kind == linalg.Parallel:
			c.M = append(c.M, i)
		case !a && b && o && kind == linalg.Parallel:
			c.N = append(c.N, i)
		case a && b && !o && kind == linalg.Reduction:
			c.K = append(c.K, i)
		default:
			return c, false
		}
	}
	return c, true
}

// isProduct reports whether the body of s yields the sum of the init and a product of the inputs, possibly after casts.
func isProduct(s linalg.StructuredOp) bool {
	body := s.Body()
	if body == nil || body.NumArgs() != 3 || body.Last().NumOperands() != 1 {
		return false
	}
	sum := body.Last().Operand(0).DefiningOp()
	if sum == nil || !oneOf(sum, arith.AddF, arith.AddI, arith.OrI) || sum.NumOperands() != 2 {
		return false
	}
	for i := range 2 {
		if uncast(sum.Operand(i)) != body.Arg(2) {
			continue
		}
		mul := uncast(sum.Operand(1 - i)).DefiningOp()
		if mul == nil || !oneOf(mul, arith.MulF, arith.MulI, arith.AndI) {
			continue
		}
		l, r := uncast(mul.Operand(0)), uncast(mul.Operand(1))
		if l == body.Arg(0) && r == body.Arg(1) || l == body.Arg(1) && r == body.Arg(0) {
			return true
		}
	}
	return false
}

func oneOf(op *ir.Operation, defs ...*ir.OpDef) bool {
	return slices.ContainsFunc(defs, op.Is)
}

// uncast returns the value that conversions between numbers made v of.
func uncast(v *ir.Value) *ir.Value {
	for {
		def := v.DefiningOp()
		if def == nil || !oneOf(def, arith.ExtF, arith.ExtSI, arith.ExtUI, arith.TruncF, arith.TruncI, arith.SIToFP, arith.UIToFP, arith.FPToSI, arith.FPToUI) {
			return v
		}
		v = def.Operand(0)
	}
}

// packing packs one op.
type packing struct {
	rw    *rewrite.Rewriter
	s     linalg.StructuredOp
	loops []int
	tiles []interfaces.IndexValue
}

// sizes returns the sizes of the inner loops: the factors, or the size of the dimension rounded up to a multiple.
func (p *packing) sizes(o BlockPack) []interfaces.IndexValue {
	b := &p.rw.Builder
	out := interfaces.ConstIndices(o.Factors...)
	loops, _ := LoopSizes(b, p.s)
	for i, l := range p.loops {
		if i >= len(o.Multiples) || o.Multiples[i] == 0 {
			continue
		}
		c := b.Context()
		n := c.AffineConst(o.Multiples[i])
		out[i] = applied(b, p.s.Loc(), 1, c.AffineDimExpr(0).CeilDiv(n).Mul(n), []interfaces.IndexValue{loops[l]})
	}
	return out
}

// role returns which of M, N and K the loop is, or -1.
func (p *packing) role(loop int64) int { return slices.Index(p.loops, int(loop)) }

// zero returns the number that pads an operand.
func (p *packing) zero(t ir.Type) *ir.Value {
	return arith.NewConstant(&p.rw.Builder, p.s.Loc(), arith.ZeroAttr(t).(ir.TypedAttr))
}

// layout is how one operand is packed.
type layout struct {
	// pos are the tiled dimensions, in the order of the inner ones, and tiles their sizes.
	pos   []int64
	tiles []interfaces.IndexValue
	// outer is the order of the outer dimensions.
	outer []int64
	// m is the map over the loops of the packed op.
	m *ir.AffineMap
}

// layout returns the layout of an operand with map m, whose tiled dimensions get the given orders of M, N and K. A nil outer keeps
// the order.
func (p *packing) layout(m *ir.AffineMap, by []*ir.AffineExpr, inner [3]*ir.AffineExpr, outer, within []int) layout {
	var l layout
	var at [3]int64
	var places []int64
	for d, e := range m.Results {
		l.outer = append(l.outer, int64(d))
		if r := p.role(e.Value); r >= 0 {
			at[r] = int64(d)
			places = append(places, int64(d))
		}
	}
	for i, r := range outer {
		l.outer[places[i]] = at[r]
	}
	var out []*ir.AffineExpr
	for _, d := range l.outer {
		out = append(out, by[m.Results[d].Value])
	}
	for _, r := range within {
		l.pos, l.tiles = append(l.pos, at[r]), append(l.tiles, p.tiles[r])
		out = append(out, inner[r])
	}
	l.m = m.Context().AffineMap(m.Dims+3, 0, out...)
	return l
}

// swapped returns the two roles, in the reverse order if swap is set.
func swapped(a, b int, swap bool) []int {
	if swap {
		return []int{b, a}
	}
	return []int{a, b}
}

// pack makes the packed op.
func (p *packing) pack(o BlockPack) {
	const m, n, k = 0, 1, 2
	c, b, s := p.rw.Context(), &p.rw.Builder, p.s
	var order [3]int // the roles in the order of their loops
	for role := range order {
		order[role] = role
	}
	if len(o.Order) == 3 {
		for role, at := range o.Order {
			order[at] = role
		}
	}
	by, its := p.newLoops(order[:])
	var inner [3]*ir.AffineExpr
	for _, r := range order {
		inner[r] = c.AffineDimExpr(len(its))
		its = append(its, s.Iterators()[p.loops[r]])
	}
	mFirst := slices.Index(order[:], m) < slices.Index(order[:], n)
	maps := s.Maps()
	ls := [3]layout{
		p.layout(maps[0], by, inner, swapped(m, k, o.LHSOuter), swapped(m, k, o.LHSInner)),
		p.layout(maps[1], by, inner, swapped(k, n, o.RHSOuter), swapped(k, n, o.RHSInner)),
		p.layout(maps[2], by, inner, nil, swapped(m, n, !mFirst)),
	}
	q := parts{its: its}
	for i, l := range ls {
		v := p.packOperand(s.Operand(i), l, i < 2)
		if i < 2 {
			q.inputs = append(q.inputs, v)
		} else {
			q.inits = append(q.inits, v)
		}
		q.maps = append(q.maps, l.m)
	}
	made := q.createLike(b, s)
	p.rw.Replace(s.Operation, NewPack(b, s.Loc(), tensor.UnPack, made.Result(0), s.Operand(2), nil, nil, ls[2].pos, ls[2].tiles))
}

// newLoops returns what the loops of the op become as outer loops of the packed one: batch dimensions first, then M, N and K in
// the order of roles.
func (p *packing) newLoops(roles []int) (by []*ir.AffineExpr, its []linalg.IteratorKind) {
	c := p.rw.Context()
	kinds := p.s.Iterators()
	by = make([]*ir.AffineExpr, len(kinds))
	add := func(l int) {
		by[l] = c.AffineDimExpr(len(its))
		its = append(its, kinds[l])
	}
	for l := range kinds {
		if p.role(int64(l)) < 0 {
			add(l)
		}
	}
	for _, r := range roles {
		add(p.loops[r])
	}
	return by, its
}

// packOperand packs v.
func (p *packing) packOperand(v *ir.Value, l layout, permutes bool) *ir.Value {
	b, loc := &p.rw.Builder, p.s.Loc()
	t := v.Type().(*ir.RankedTensorType)
	c := b.Context()
	sizes := make([]interfaces.IndexValue, len(t.Shape()))
	whole := true
	for i := range sizes {
		sizes[i] = tensor.FoldedSize(b, loc, v, i)
	}
	m := c.AffineMap(1, 1, c.AffineDimExpr(0).CeilDiv(c.AffineSymbolExpr(0)))
	for k, i := range l.pos {
		n, ok1 := sizes[i].Constant()
		by, ok2 := l.tiles[k].Constant()
		whole = whole && ok1 && ok2 && by != 0 && n%by == 0
		sizes[i] = affine.ComposedFoldedApply(b, loc, m, []interfaces.IndexValue{sizes[i], l.tiles[k]})
	}
	outer := permuted(sizes, l.outer)
	dest := emptyOfSizes(b, loc, append(outer, l.tiles...), t.ElementType())
	var pad *ir.Value
	if !whole {
		pad = p.zero(t.ElementType())
	}
	var perm []int64
	if permutes {
		perm = l.outer
	}
	return NewPack(b, loc, tensor.Pack, v, dest, pad, perm, l.pos, l.tiles)
}

// NewPack creates a pack or, if def is tensor.UnPack, an unpack.
func NewPack(b *ir.Builder, loc ir.Location, def *ir.OpDef, source, dest, pad *ir.Value, perm, pos []int64, tiles []interfaces.IndexValue) *ir.Value {
	return tensor.NewRelayout(b, loc, def, source, dest, pad, perm, pos, tiles)
}
