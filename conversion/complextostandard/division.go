package complextostandard

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// parts are the real and the imaginary part of a number.
type parts struct{ re, im *ir.Value }

func (e emitter) selectParts(cond *ir.Value, a, b parts) parts {
	re := e.Select(cond, a.re, b.re)
	return parts{re, e.Select(cond, a.im, b.im)}
}

// div divides by Smith's method, which scales by the larger part of the divisor. If both parts
// are NaN, it takes the quotients of annex G of C for zeros and infinities.
func (e emitter) div(a, b *ir.Value) *ir.Value {
	lr, li, rr, ri := e.re(a), e.im(a), e.re(b), e.im(b)
	byIm, byRe := e.divByIm(parts{lr, li}, parts{rr, ri}), e.divByRe(parts{lr, li}, parts{rr, ri})

	s := sizes{emitter: e, zero: e.f(0)}
	rra := e.op(math.AbsF, rr)
	reZero := e.CmpF(arith.OEQ, rra, s.zero)
	ria := e.op(math.AbsF, ri)
	imZero := e.CmpF(arith.OEQ, ria, s.zero)
	number := e.CmpF(arith.ORD, lr, s.zero)
	number = e.orOf(number, e.CmpF(arith.ORD, li, s.zero))
	byZero := e.and(number, e.and(reZero, imZero))
	s.inf = e.inf(1)
	signed := e.Op(math.CopySign, s.inf, rr)
	zeroCase := parts{e.op(arith.MulF, signed, lr), e.op(arith.MulF, signed, li)}

	rFinite := s.isFinite(rra)
	rFinite = e.and(rFinite, s.isFinite(ria))
	lra := e.op(math.AbsF, lr)
	reInf := s.isInf(lra)
	lia := e.op(math.AbsF, li)
	imInf := s.isInf(lia)
	lInf := e.and(e.orOf(reInf, imInf), rFinite)
	s.one = e.f(1)
	infCase := s.infiniteByFinite(parts{s.sign(reInf, lr), s.sign(imInf, li)}, parts{rr, ri})

	lFinite := s.isFinite(lra)
	lFinite = e.and(lFinite, s.isFinite(lia))
	reInf, imInf = s.isInf(rra), s.isInf(ria)
	rInf := e.and(lFinite, e.orOf(reInf, imInf))
	finiteCase := s.finiteByInfinite(parts{lr, li}, parts{s.sign(reInf, rr), s.sign(imInf, ri)})

	q := e.selectParts(e.CmpF(arith.OLT, rra, ria), byIm, byRe)
	special := e.selectParts(rInf, finiteCase, q)
	special = e.selectParts(lInf, infCase, special)
	special = e.selectParts(byZero, zeroCase, special)
	nan := e.CmpF(arith.UNO, q.re, s.zero)
	nan = e.and(nan, e.CmpF(arith.UNO, q.im, s.zero))
	q = e.selectParts(nan, special, q)
	return e.pair(q.re, q.im)
}

// divByIm divides by a number whose imaginary part is the larger one.
func (e emitter) divByIm(l, r parts) parts {
	ratio := e.op(arith.DivF, r.re, r.im)
	size := e.op(arith.AddF, r.im, e.op(arith.MulF, ratio, r.re))
	re := e.op(arith.DivF, e.op(arith.AddF, e.op(arith.MulF, l.re, ratio), l.im), size)
	return parts{re, e.op(arith.DivF, e.op(arith.SubF, e.op(arith.MulF, l.im, ratio), l.re), size)}
}

// divByRe divides by a number whose real part is the larger one.
func (e emitter) divByRe(l, r parts) parts {
	ratio := e.op(arith.DivF, r.im, r.re)
	size := e.op(arith.AddF, r.re, e.op(arith.MulF, ratio, r.im))
	re := e.op(arith.DivF, e.op(arith.AddF, l.re, e.op(arith.MulF, l.im, ratio)), size)
	return parts{re, e.op(arith.DivF, e.op(arith.SubF, l.im, e.op(arith.MulF, l.re, ratio)), size)}
}

func (s sizes) infiniteByFinite(l, r parts) parts {
	re := s.op(arith.AddF, s.op(arith.MulF, l.re, r.re), s.op(arith.MulF, l.im, r.im))
	re = s.op(arith.MulF, s.inf, re)
	cross := s.op(arith.MulF, l.re, r.im)
	return parts{re, s.op(arith.MulF, s.inf, s.op(arith.SubF, s.op(arith.MulF, l.im, r.re), cross))}
}

func (s sizes) finiteByInfinite(l, r parts) parts {
	re := s.op(arith.AddF, s.op(arith.MulF, l.re, r.re), s.op(arith.MulF, l.im, r.im))
	re = s.op(arith.MulF, s.zero, re)
	im := s.op(arith.SubF, s.op(arith.MulF, l.im, r.re), s.op(arith.MulF, l.re, r.im))
	return parts{re, s.op(arith.MulF, s.zero, im)}
}
