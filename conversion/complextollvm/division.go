package complextollvm

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// scaledQuotient divides by Smith's method, which scales by the larger part of the divisor. If both parts are NaN, it takes the
// quotients of annex G of C for zeros and infinities.
func (e emitter) scaledQuotient(l, r number) number {
	byIm, byRe := e.divideByIm(l, r), e.divideByRe(l, r)

	c := constants{emitter: e, zero: e.constant(l.re.Type(), apfloat.Zero)}
	rre := e.op(llvm.IntrFabs, r.re)
	reZero := e.compare(llvm.FCmpOEQ, rre, c.zero)
	rim := e.op(llvm.IntrFabs, r.im)
	imZero := e.compare(llvm.FCmpOEQ, rim, c.zero)
	isNumber := e.compare(llvm.FCmpORD, l.re, c.zero)
	isNumber = e.or(isNumber, e.compare(llvm.FCmpORD, l.im, c.zero))
	byZero := e.and(isNumber, e.and(reZero, imZero))
	c.inf = e.constant(l.re.Type(), apfloat.Inf)
	signed := e.plain(llvm.IntrCopysign, c.inf, r.re)
	re := e.op(llvm.FMul, signed, l.re)
	zeroCase := number{re, e.op(llvm.FMul, signed, l.im)}

	rFinite := c.isFinite(rre)
	rFinite = e.and(rFinite, c.isFinite(rim))
	lre := e.op(llvm.IntrFabs, l.re)
	reInf := c.isInf(lre)
	lim := e.op(llvm.IntrFabs, l.im)
	imInf := c.isInf(lim)
	lInf := e.and(e.or(reInf, imInf), rFinite)
	c.one = e.constant(l.re.Type(), one)
	ls := c.signs(reInf, imInf, l)
	infCase := c.infiniteByFinite(ls, r)

	lFinite := c.isFinite(lre)
	lFinite = e.and(lFinite, c.isFinite(lim))
	reInf = c.isInf(rre)
	imInf = c.isInf(rim)
	rInf := e.and(lFinite, e.or(reInf, imInf))
	finiteCase := c.finiteByInfinite(l, c.signs(reInf, imInf, r))

	q := e.choose(e.compare(llvm.FCmpOLT, rre, rim), byIm, byRe)
	special := e.choose(rInf, finiteCase, q)
	special = e.choose(lInf, infCase, special)
	special = e.choose(byZero, zeroCase, special)
	nan := e.compare(llvm.FCmpUNO, q.re, c.zero)
	nan = e.and(nan, e.compare(llvm.FCmpUNO, q.im, c.zero))
	return e.choose(nan, special, q)
}

// constants are the constants of a division.
type constants struct {
	emitter
	zero, one, inf *ir.Value
}

func one(s apfloat.Semantics, _ bool) apfloat.Float {
	f, _ := apfloat.FromFloat64(s, 1)
	return f
}

func (e emitter) constant(t ir.Type, f func(apfloat.Semantics, bool) apfloat.Float) *ir.Value {
	ft := t.(*ir.FloatType)
	return llvm.NewConstant(e.b, e.loc, t, e.b.Context().FloatConst(ft, f(ft.Semantics(), false)))
}

func (e emitter) compare(predicate int64, l, r *ir.Value) *ir.Value {
	c := e.b.Context()
	return e.b.Create(e.loc, llvm.FCmp, []*ir.Value{l, r}, []ir.Type{c.I1()}, ir.Named("predicate", c.Int(c.I64(), predicate))).Result(0)
}

func (e emitter) and(l, r *ir.Value) *ir.Value { return e.plain(llvm.And, l, r) }

func (e emitter) or(l, r *ir.Value) *ir.Value { return e.plain(llvm.Or, l, r) }

func (e emitter) selected(cond, a, b *ir.Value) *ir.Value {
	return llvm.NewOne(e.b, e.loc, llvm.Select, a.Type(), cond, a, b)
}

func (e emitter) choose(cond *ir.Value, a, b number) number {
	re := e.selected(cond, a.re, b.re)
	return number{re, e.selected(cond, a.im, b.im)}
}

func (c constants) isFinite(v *ir.Value) *ir.Value { return c.compare(llvm.FCmpONE, v, c.inf) }

func (c constants) isInf(v *ir.Value) *ir.Value { return c.compare(llvm.FCmpOEQ, v, c.inf) }

// signs replaces infinite parts by 1 and finite ones by 0, with their signs.
func (c constants) signs(reInf, imInf *ir.Value, n number) number {
	sign := func(isInf, v *ir.Value) *ir.Value {
		return c.plain(llvm.IntrCopysign, c.selected(isInf, c.one, c.zero), v)
	}
	re := sign(reInf, n.re)
	return number{re, sign(imInf, n.im)}
}

// divideByIm divides by a number whose imaginary part is the larger one.
func (e emitter) divideByIm(l, r number) number {
	ratio := e.op(llvm.FDiv, r.re, r.im)
	size := e.op(llvm.FAdd, r.im, e.op(llvm.FMul, ratio, r.re))
	re := e.op(llvm.FDiv, e.op(llvm.FAdd, e.op(llvm.FMul, l.re, ratio), l.im), size)
	return number{re, e.op(llvm.FDiv, e.op(llvm.FSub, e.op(llvm.FMul, l.im, ratio), l.re), size)}
}

// divideByRe divides by a number whose real part is the larger one.
func (e emitter) divideByRe(l, r number) number {
	ratio := e.op(llvm.FDiv, r.im, r.re)
	size := e.op(llvm.FAdd, r.re, e.op(llvm.FMul, ratio, r.im))
	re := e.op(llvm.FDiv, e.op(llvm.FAdd, l.re, e.op(llvm.FMul, l.im, ratio)), size)
	return number{re, e.op(llvm.FDiv, e.op(llvm.FSub, l.im, e.op(llvm.FMul, l.re, ratio)), size)}
}

func (c constants) infiniteByFinite(l, r number) number {
	re := c.op(llvm.FMul, l.re, r.re)
	re = c.op(llvm.FMul, c.inf, c.op(llvm.FAdd, re, c.op(llvm.FMul, l.im, r.im)))
	cross := c.op(llvm.FMul, l.re, r.im)
	return number{re, c.op(llvm.FMul, c.inf, c.op(llvm.FSub, c.op(llvm.FMul, l.im, r.re), cross))}
}

func (c constants) finiteByInfinite(l, r number) number {
	re := c.op(llvm.FMul, l.re, r.re)
	re = c.op(llvm.FMul, c.zero, c.op(llvm.FAdd, re, c.op(llvm.FMul, l.im, r.im)))
	im := c.op(llvm.FMul, l.im, r.re)
	return number{re, c.op(llvm.FMul, c.zero, c.op(llvm.FSub, im, c.op(llvm.FMul, l.re, r.im)))}
}
