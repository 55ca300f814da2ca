package tosatolinalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/rewrite"
)

// convert is the body of a conversion pattern.
type convert = func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool

// plainDim creates the number of a dimension and a tensor.dim of it, also if the size is known.
func (l *lowering) plainDim(v *ir.Value, i int) *ir.Value {
	return tensor.NewDim(l.B, l.Loc, v, int64(i))
}

// openSizes returns the sizes of v that the type t does not know, by creating tensor.dim.
func (l *lowering) openSizes(t *ir.RankedTensorType, v *ir.Value) []*ir.Value {
	var out []*ir.Value
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			out = append(out, l.plainDim(v, i))
		}
	}
	return out
}

// fill creates a linalg.fill of init by the constant a.
func (l *lowering) fill(a ir.TypedAttr, init *ir.Value) *ir.Value {
	return l.fillWith(arith.NewConstant(l.B, l.Loc, a), init)
}

func (l *lowering) fillWith(v, init *ir.Value) *ir.Value {
	return linalg.NewNamed(l.B, l.Loc, linalg.Fill, []*ir.Value{v}, []*ir.Value{init}).Result(0)
}

func identity(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.Replace(op, ad.Operand(0))
	return true
}

// reverse reads each element at its mirrored index.
func reverse(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, t := op.Operand(0), ranked(op.Result(0))
	at := tosa.Axis(op)
	if t == nil || ranked(in) == nil || at < 0 || at >= int64(len(t.Shape())) {
		return rw.Fail("the operand is unranked")
	}
	l := newLowering(op, rw)
	var open []*ir.Value
	for i, d := range ranked(in).Shape() {
		if d == ir.Dynamic {
			open = append(open, l.plainDim(in, i))
		}
	}
	size := l.plainDim(in, int(at))
	init := l.emptyLike(l.ctx().Tensor(ranked(in).Shape(), t.ElementType(), nil), open...)
	n := len(t.Shape())
	g := l.generic(nil, []*ir.Value{init}, []*ir.AffineMap{l.ctx().IdentityMap(n)}, parallel(n), func(e arith.Emitter, _ []*ir.Value) []*ir.Value {
		var index []*ir.Value
		for i := range n {
			k := linalg.NewIndex(e.B, e.Loc, i)
			if int64(i) == at {
				one := arith.NewIndex(e.B, e.Loc, 1)
				k = e.Op(arith.SubI, e.Op(arith.SubI, size, one), k)
			}
			index = append(index, k)
		}
		return []*ir.Value{tensor.NewExtract(e.B, e.Loc, in, index...)}
	})
	rw.Replace(op, g.Result(0))
	return true
}

// tile repeats the operand in new dimensions, which a reshape joins.
func tile(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, t := ad.Operand(0), ranked(op.Result(0))
	times, ok := tosa.TileOf(op)
	from := ranked(in)
	if t == nil || from == nil || !ok || len(times) != len(from.Shape()) {
		return rw.Fail("the operand is unranked, or the multiples are not constant")
	}
	l := newLowering(op, rw)
	c, rank := l.ctx(), len(from.Shape())
	var shape []int64
	for i, d := range from.Shape() {
		n := times[i]
		if n == -1 {
			n = ir.Dynamic
		}
		shape = append(shape, n, d)
	}
	init := l.emptyLike(c.Tensor(shape, t.ElementType(), nil), l.openSizes(from, in)...)
	exprs := make([]*ir.AffineExpr, rank)
	for i := range exprs {
		exprs[i] = c.AffineDimExpr(2*i + 1)
	}
	g := l.generic([]*ir.Value{in}, []*ir.Value{init}, []*ir.AffineMap{c.AffineMap(2*rank, 0, exprs...), c.IdentityMap(2 * rank)}, parallel(2*rank),
		func(_ arith.Emitter, args []*ir.Value) []*ir.Value { return args[:1] })
	rw.Replace(op, tosa.NewReshape(l.B, l.Loc, g.Result(0), t, t.Shape()))
	return true
}

// gather reads rows by their indices.
func gather(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	from, at, t := ad.Operand(0), ad.Operand(1), ranked(op.Result(0))
	if t == nil || ranked(from) == nil || ranked(at) == nil {
		return rw.Fail("an operand is unranked")
	}
	l := newLowering(op, rw)
	c := l.ctx()
	var open []*ir.Value
	for i, d := range t.Shape() {
		if d != ir.Dynamic {
			continue
		}
		v, k := from, i
		if i == 1 {
			v = at
		}
		open = append(open, l.plainDim(v, k))
	}
	init := l.emptyLike(c.Tensor(t.Shape(), t.ElementType(), nil), open...)
	maps := []*ir.AffineMap{c.AffineMap(3, 0, c.AffineDimExpr(0), c.AffineDimExpr(1)), c.IdentityMap(3)}
	g := l.generic([]*ir.Value{at}, []*ir.Value{init}, maps, parallel(3), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		batch := linalg.NewIndex(e.B, e.Loc, 0)
		row := e.Cast(arith.IndexCast, args[0], c.Index())
		column := linalg.NewIndex(e.B, e.Loc, 2)
		return []*ir.Value{tensor.NewExtract(e.B, e.Loc, from, batch, row, column)}
	})
	rw.Replace(op, g.Result(0))
	return true
}

// tableLookup looks elements up: bytes directly, and numbers of 16 bits between two entries.
func tableLookup(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, entries, t := ad.Operand(0), ad.Operand(1), ranked(op.Result(0))
	if t == nil || ranked(in) == nil || ranked(entries) == nil {
		return rw.Fail("an operand is unranked")
	}
	c := op.Context()
	width := func(of *ir.RankedTensorType) uint32 {
		if i, ok := of.ElementType().(*ir.IntegerType); ok {
			return i.Width
		}
		return 0
	}
	lookup := lookup8
	switch a, b, out := width(ranked(in)), width(ranked(entries)), width(t); {
	case a == 8 && b == 8 && out == 8:
	case a == 16 && b == 16 && out == 32:
		lookup = lookup16
	default:
		return rw.Fail("unable to create body for tosa.table op")
	}
	l := newLowering(op, rw)
	init := l.emptyLike(c.Tensor(t.Shape(), t.ElementType(), nil), l.openSizes(t, in)...)
	n := len(t.Shape())
	g := l.generic([]*ir.Value{in}, []*ir.Value{init}, []*ir.AffineMap{c.IdentityMap(n), c.IdentityMap(n)}, parallel(n), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		return []*ir.Value{lookup(e, args[0], entries)}
	})
	rw.Replace(op, g.Result(0))
	return true
}

func lookup8(e arith.Emitter, v, entries *ir.Value) *ir.Value {
	at := e.Cast(arith.IndexCast, v, e.B.Context().Index())
	offset := arith.NewIndex(e.B, e.Loc, 128)
	return tensor.NewExtract(e.B, e.Loc, entries, e.Op(arith.AddI, at, offset))
}

func lookup16(e arith.Emitter, v, entries *ir.Value) *ir.Value {
	c := e.B.Context()
	i32 := c.I32()
	wide := e.Cast(arith.ExtSI, v, i32)
	offset, seven, one, mask := e.Int(i32, 32768), e.Int(i32, 7), e.Int(i32, 1), e.Int(i32, 127)
	at := e.Op(arith.AddI, wide, offset)
	index := e.Op(arith.ShRUI, at, seven)
	fraction := e.Op(arith.AndI, at, mask)
	next := e.Op(arith.AddI, index, one)
	index = e.Cast(arith.IndexCast, index, c.Index())
	next = e.Cast(arith.IndexCast, next, c.Index())
	base := tensor.NewExtract(e.B, e.Loc, entries, index)
	after := tensor.NewExtract(e.B, e.Loc, entries, next)
	base = e.Cast(arith.ExtSI, base, i32)
	after = e.Cast(arith.ExtSI, after, i32)
	scaled := e.Op(arith.ShLI, base, seven)
	diff := e.Op(arith.MulI, e.Op(arith.SubI, after, base), fraction)
	return e.Op(arith.AddI, scaled, diff)
}

// lowest returns the number from which a search for the largest begins, or nil for other types. MLIR takes the smallest finite float,
// exact is minus infinity.
func lowest(t ir.Type, exact bool) ir.TypedAttr {
	switch t := t.(type) {
	case *ir.FloatType:
		if exact && apfloat.Inf(t.Semantics(), true).IsInf() {
			return t.Context().FloatConst(t, apfloat.Inf(t.Semantics(), true))
		}
		return t.Context().FloatConst(t, apfloat.Largest(t.Semantics(), true))
	case *ir.IntegerType:
		if t.Width <= 64 {
			return t.Context().Int(t, -signedMax(t.Width)-1)
		}
	}
	return nil
}

// argMax keeps the largest element and its index.
func argMax(exact bool) convert {
	return func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return lowerArgMax(op, ad, rw, exact)
	}
}

func lowerArgMax(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter, exact bool) bool {
	in, t := ad.Operand(0), ranked(op.Result(0))
	at := tosa.Axis(op)
	if t == nil || ranked(in) == nil || at < 0 || at >= int64(len(ranked(in).Shape())) {
		return rw.Fail("tosa.arg_max to linalg.* requires statically shaped input")
	}
	from := ranked(in)
	index, ok := t.ElementType().(*ir.IntegerType)
	least := lowest(from.ElementType(), exact)
	if !ok || least == nil {
		return rw.Fail("unsupported tosa.argmax element type")
	}
	l := newLowering(op, rw)
	c, n := l.ctx(), len(from.Shape())
	var open []*ir.Value
	for i, d := range from.Shape() {
		if d == ir.Dynamic && int64(i) != at {
			open = append(open, l.plainDim(in, i))
		}
	}
	indices := l.fill(c.Int(index, 0), l.emptyLike(c.Tensor(t.Shape(), index, nil), open...))
	values := l.fillAfter(least, c.Tensor(t.Shape(), from.ElementType(), nil), open)
	its := parallel(n)
	its[at] = linalg.Reduction
	var kept []*ir.AffineExpr
	for i := range n {
		if int64(i) != at {
			kept = append(kept, c.AffineDimExpr(i))
		}
	}
	m := c.AffineMap(n, 0, kept...)
	g := l.generic([]*ir.Value{in}, []*ir.Value{indices, values}, []*ir.AffineMap{c.IdentityMap(n), m, m}, its, func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		i := e.Cast(arith.IndexCast, linalg.NewIndex(e.B, e.Loc, int(at)), index)
		var more *ir.Value
		if _, float := from.ElementType().(*ir.FloatType); float {
			more = larger(e, args[0], args[2], c.MLIR() > 19 && !tosa.IgnoresNaN(op))
		} else {
			more = e.CmpI(arith.SGT, args[0], args[2])
		}
		largest := e.Select(more, args[0], args[2])
		return []*ir.Value{e.Select(more, i, args[1]), largest}
	})
	rw.Replace(op, g.Result(0))
	return true
}

// larger tests whether v is larger than the largest number so far. With nan, NaN is larger than all numbers.
func larger(e arith.Emitter, v, most *ir.Value, nan bool) *ir.Value {
	if !nan {
		return e.CmpF(arith.OGT, v, most)
	}
	more := e.CmpF(arith.FUGT, v, most)
	return e.Op(arith.AndI, more, e.CmpF(arith.ORD, most, most))
}

// fillAfter creates an empty tensor, then the constant, then the fill.
func (l *lowering) fillAfter(a ir.TypedAttr, t ir.Type, open []*ir.Value) *ir.Value {
	init := l.emptyLike(t, open...)
	return l.fill(a, init)
}
