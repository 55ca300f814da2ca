package complextostandard

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// halves returns e^im / 2 and e^-im / 2.
func (e emitter) halves(im *ir.Value) (up, down *ir.Value) {
	half := e.f(0.5)
	exp := e.op(math.Exp, im)
	return e.op(arith.MulF, half, exp), e.op(arith.DivF, half, exp)
}

func (e emitter) cos(re, im *ir.Value) *ir.Value {
	up, down := e.halves(im)
	sin, cos := e.op(math.Sin, re), e.op(math.Cos, re)
	x := e.op(arith.MulF, e.op(arith.AddF, down, up), cos)
	return e.pair(x, e.op(arith.MulF, e.op(arith.SubF, down, up), sin))
}

func (e emitter) sin(re, im *ir.Value) *ir.Value {
	up, down := e.halves(im)
	sin, cos := e.op(math.Sin, re), e.op(math.Cos, re)
	x := e.op(arith.MulF, e.op(arith.AddF, up, down), sin)
	return e.pair(x, e.op(arith.MulF, e.op(arith.SubF, up, down), cos))
}

func (e emitter) tanh(re, im *ir.Value) *ir.Value {
	x, y := e.tangent(re, im, e.f(-1))
	return e.pair(x, y)
}

// tan is -i tanh(i v).
func (e emitter) tan(re, im *ir.Value) *ir.Value {
	minus := e.f(-1)
	x, y := e.tangent(e.op(arith.MulF, im, minus), re, minus)
	return e.pair(y, e.op(arith.MulF, x, minus))
}

// tangent returns the parts of tanh(re + i im).
func (e emitter) tangent(re, im, minus *ir.Value) (x, y *ir.Value) {
	inf, four := e.inf(1), e.f(4)
	twice := e.op(arith.AddF, re, re)
	negated := e.op(arith.MulF, minus, twice)
	up, down := e.op(math.ExpM1, twice), e.op(math.ExpM1, negated)
	above := e.op(arith.SubF, up, down)
	cos := e.op(math.Cos, im)
	square := e.op(arith.MulF, e.op(arith.MulF, cos, cos), four)
	sin := e.op(math.Sin, im)
	cross := e.op(arith.MulF, four, e.op(arith.MulF, cos, sin))
	sum := e.op(arith.AddF, up, down)
	below := e.op(arith.AddF, sum, square)
	overflow := e.cmp(arith.OEQ, sum, inf)
	limit := e.op(math.CopySign, minus, re)
	x = e.Select(overflow, limit, e.op(arith.DivF, above, below))
	y = e.op(arith.DivF, cross, below)
	if e.assumesFinite() {
		return x, y
	}
	size := e.op(math.AbsF, re)
	zero, nan := e.f(0), e.nan()
	reInf, imZero := e.cmp(arith.OEQ, size, inf), e.cmp(arith.OEQ, im, zero)
	reFinite := e.negate(reInf)
	lost := e.cmp(arith.UNO, cross, cross)
	xLost := e.and(lost, reFinite)
	yZero := e.orOf(imZero, e.and(reInf, lost))
	return e.Select(xLost, nan, x), e.Select(yZero, zero, y)
}

// pow computes the power by the logarithm and the angle of the base, and replaces it where the base
// is 0, 1 or infinite, or the exponent is 0.
func (e emitter) pow(base, exponent *ir.Value) *ir.Value {
	c, d, a, b := e.re(exponent), e.im(exponent), e.re(base), e.im(base)
	size := e.toFloat(complex.Abs, base)
	power := e.op(math.PowF, size, c)
	minus := e.op(arith.NegF, d)
	angle := e.op(math.Atan2, b, a)
	power = e.op(arith.MulF, power, e.op(math.Exp, e.op(arith.MulF, minus, angle)))
	log := e.op(math.Log, size)
	turn := e.op(arith.AddF, e.op(arith.MulF, c, angle), e.op(arith.MulF, d, log))
	cos, sin := e.op(math.Cos, turn), e.op(math.Sin, turn)

	inf, zero, one := e.inf(1), e.f(0), e.f(1)
	oneC, zeroC, infC := e.pair(one, zero), e.pair(zero, zero), e.pair(inf, zero)
	sizeZero, dZero := e.cmp(arith.OEQ, size, zero), e.cmp(arith.OEQ, d, zero)
	cZero, bZero := e.cmp(arith.OEQ, c, zero), e.cmp(arith.OEQ, b, zero)
	cAtLeast0 := e.cmp(arith.OLE, zero, c)
	x, y := e.op(arith.MulF, power, cos), e.op(arith.MulF, power, sin)
	ofZero := e.Select(cZero, oneC, zeroC)
	v := e.pair(x, y)
	v = e.Select(e.and(e.and(sizeZero, dZero), cAtLeast0), ofZero, v)
	v = e.Select(e.and(cZero, dZero), oneC, v)
	v = e.Select(e.and(e.cmp(arith.OEQ, a, one), bZero), oneC, v)
	infinite := e.and(e.cmp(arith.OEQ, a, inf), bZero)
	grows := e.and(dZero, e.cmp(arith.OGT, c, zero))
	v = e.Select(e.and(infinite, grows), infC, v)
	shrinks := e.and(dZero, e.cmp(arith.OLT, c, zero))
	return e.Select(e.and(infinite, shrinks), zeroC, v)
}
