package complextostandard

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// byPart computes the real parts, then the imaginary parts.
func (e emitter) byPart(def *ir.OpDef, a, b *ir.Value) *ir.Value {
	re := e.op(def, e.re(a), e.re(b))
	return e.pair(re, e.op(def, e.im(a), e.im(b)))
}

// compare compares the parts without flags.
func (e emitter) compare(p arith.CmpFPredicate, join *ir.OpDef, a, b *ir.Value) *ir.Value {
	ar, ai, br, bi := e.re(a), e.im(a), e.re(b), e.im(b)
	same := e.CmpF(p, ar, br)
	return e.Op(join, same, e.CmpF(p, ai, bi))
}

func (e emitter) neg(re, im *ir.Value) *ir.Value {
	plain := e.without(e.flags)
	re = plain.op(arith.NegF, re)
	return e.pair(re, plain.op(arith.NegF, im))
}

// sizes are the constants with which products and quotients tell infinities from other numbers.
type sizes struct {
	emitter
	zero, one, inf *ir.Value
}

func (s sizes) isInf(abs *ir.Value) *ir.Value { return s.CmpF(arith.OEQ, abs, s.inf) }

func (s sizes) isFinite(abs *ir.Value) *ir.Value { return s.CmpF(arith.ONE, abs, s.inf) }

func (s sizes) isNaN(v *ir.Value) *ir.Value { return s.CmpF(arith.UNO, v, v) }

// sign returns 1 if a condition holds, and else 0, with the sign of v. Infinities count as 1 beside
// other numbers, which count as 0.
func (s sizes) sign(cond, v *ir.Value) *ir.Value {
	return s.Op(math.CopySign, s.Select(cond, s.one, s.zero), v)
}

// box returns the sign of v if one of two parts is infinite.
func (s sizes) box(some, infinite, v *ir.Value) *ir.Value {
	return s.Select(some, s.sign(infinite, v), v)
}

// clear returns v, but a zero with the sign of v if both conditions hold.
func (s sizes) clear(a, b, v *ir.Value) *ir.Value {
	both := s.and(a, b)
	return s.Select(both, s.Op(math.CopySign, s.zero, v), v)
}

// sized is a float and its absolute value.
type sized struct{ v, abs *ir.Value }

func (e emitter) sized(v *ir.Value) sized { return sized{v, e.op(math.AbsF, v)} }

// mul multiplies as annex G of C does: if both parts are NaN although a factor or a partial product
// is infinite, the product is infinite.
func (e emitter) mul(a, b *ir.Value) *ir.Value {
	l := [2]sized{e.sized(e.re(a))}
	l[1] = e.sized(e.im(a))
	r := [2]sized{e.sized(e.re(b))}
	r[1] = e.sized(e.im(b))
	rr := e.sized(e.op(arith.MulF, l[0].v, r[0].v))
	ii := e.sized(e.op(arith.MulF, l[1].v, r[1].v))
	re := e.op(arith.SubF, rr.v, ii.v)
	ir1 := e.sized(e.op(arith.MulF, l[1].v, r[0].v))
	ri := e.sized(e.op(arith.MulF, l[0].v, r[1].v))
	im := e.op(arith.AddF, ir1.v, ri.v)

	lost := e.CmpF(arith.UNO, re, re)
	lost = e.and(lost, e.CmpF(arith.UNO, im, im))
	s := sizes{emitter: e, inf: e.inf(1)}
	infinite, x, y := s.recover(l, r, []sized{rr, ii, ri, ir1})
	lost = e.and(lost, infinite)
	first := e.op(arith.MulF, x[0], y[0])
	first = e.op(arith.SubF, first, e.op(arith.MulF, x[1], y[1]))
	re = e.Select(lost, e.op(arith.MulF, s.inf, first), re)
	second := e.op(arith.MulF, x[1], y[0])
	second = e.op(arith.AddF, second, e.op(arith.MulF, x[0], y[1]))
	im = e.Select(lost, e.op(arith.MulF, s.inf, second), im)
	return e.pair(re, im)
}

// recover returns the factors that a product of infinities uses, and whether it is one.
func (s sizes) recover(l, r [2]sized, products []sized) (infinite *ir.Value, x, y [2]*ir.Value) {
	li := [2]*ir.Value{s.isInf(l[0].abs), s.isInf(l[1].abs)}
	leftInf := s.orOf(li[0], li[1])
	rightNaN := [2]*ir.Value{s.isNaN(r[0].v), s.isNaN(r[1].v)}
	s.zero, s.one = s.f(0), s.f(1)
	for i := range x {
		x[i] = s.box(leftInf, li[i], l[i].v)
	}
	for i := range y {
		y[i] = s.clear(leftInf, rightNaN[i], r[i].v)
	}
	ri := [2]*ir.Value{s.isInf(r[0].abs), s.isInf(r[1].abs)}
	rightInf := s.orOf(ri[0], ri[1])
	leftNaN := [2]*ir.Value{s.isNaN(x[0]), s.isNaN(x[1])}
	for i := range y {
		y[i] = s.box(rightInf, ri[i], y[i])
	}
	for i := range x {
		x[i] = s.clear(rightInf, leftNaN[i], x[i])
	}
	factor := s.orOf(leftInf, rightInf)
	product := s.isInf(products[0].abs)
	for _, p := range products[1:] {
		product = s.orOf(product, s.isInf(p.abs))
	}
	overflow := s.and(product, s.negate(factor))
	for i := range x {
		x[i] = s.clear(overflow, leftNaN[i], x[i])
	}
	for i := range y {
		y[i] = s.clear(overflow, rightNaN[i], y[i])
	}
	return s.orOf(factor, overflow), x, y
}
