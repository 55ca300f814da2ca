package complextostandard

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

func (e emitter) angle(re, im *ir.Value) *ir.Value { return e.op(math.Atan2, im, re) }

// magnitude returns a function of the absolute value. of computes it by the larger and the smaller
// absolute value of the parts and 1 plus the square of their ratio, and returns with it the result
// for equal parts whose ratio is NaN: zeros and infinities. Flags must not exclude that NaN.
func (e emitter) magnitude(re, im *ir.Value, of func(e emitter, large, small, sum *ir.Value) (v, equal *ir.Value)) *ir.Value {
	one := e.f(1)
	a := e.op(math.AbsF, re)
	b := e.op(math.AbsF, im)
	large, small := e.op(arith.MaximumF, a, b), e.op(arith.MinimumF, a, b)
	e = e.without(finite)
	ratio := e.op(arith.DivF, small, large)
	sum := e.op(arith.AddF, e.op(arith.MulF, ratio, ratio), one)
	v, equal := of(e, large, small, sum)
	return e.Select(e.cmp(arith.UNO, v, v), equal, v)
}

// scaled computes the absolute value itself.
func (e emitter) scaled(large, small, sum *ir.Value) (v, equal *ir.Value) {
	return e.op(arith.MulF, large, e.op(math.Sqrt, sum)), small
}

// scaledRoot computes the square root of the absolute value.
func (e emitter) scaledRoot(large, small, sum *ir.Value) (v, equal *ir.Value) {
	quarter := e.f(0.25)
	root := e.op(math.Sqrt, large)
	return e.op(arith.MulF, root, e.op(math.PowF, sum, quarter)), small
}

// scaledInverseRoot computes the inverse square root of the absolute value.
func (e emitter) scaledInverseRoot(large, small, sum *ir.Value) (v, equal *ir.Value) {
	inverse := e.op(math.Rsqrt, sum)
	equal = e.op(math.Rsqrt, small)
	root := e.op(math.Rsqrt, large)
	return e.op(arith.MulF, root, e.op(math.Sqrt, inverse)), equal
}

func (e emitter) exp(re, im *ir.Value) *ir.Value {
	size := e.op(math.Exp, re)
	re = e.op(arith.MulF, size, e.op(math.Cos, im))
	return e.pair(re, e.op(arith.MulF, size, e.op(math.Sin, im)))
}

func (e emitter) expm1(v *ir.Value) *ir.Value {
	exp := e.op(complex.Exp, v)
	re := e.re(exp)
	re = e.op(arith.SubF, re, e.f(1))
	return e.pair(re, e.im(exp))
}

func (e emitter) log(v *ir.Value) *ir.Value {
	re := e.op(math.Log, e.toFloat(complex.Abs, v))
	return e.pair(re, e.toFloat(complex.Angle, v))
}

func (e emitter) log1p(re, im *ir.Value) *ir.Value {
	half, one := e.f(0.5), e.f(1)
	above := e.op(arith.AddF, re, one)
	a := e.op(math.AbsF, above)
	b := e.op(math.AbsF, im)
	large, small := e.op(arith.MaximumF, a, b), e.op(arith.MinimumF, a, b)
	right := e.cmp(arith.OGT, above, b)
	rest := e.Select(right, re, e.op(arith.SubF, large, one))
	inner := e.without(finite)
	ratio := inner.op(arith.DivF, small, large)
	log := e.op(math.Log1p, rest)
	square := inner.op(math.Log1p, inner.op(arith.MulF, ratio, ratio))
	sum := inner.op(arith.AddF, inner.op(arith.MulF, half, square), log)
	sum = e.Select(inner.cmp(arith.UNO, sum, sum), small, sum)
	return e.pair(sum, e.op(math.Atan2, im, above))
}

func (e emitter) sign(v *ir.Value) *ir.Value {
	re, im, zero := e.re(v), e.im(v), e.f(0)
	none := e.CmpF(arith.OEQ, re, zero)
	none = e.and(none, e.CmpF(arith.OEQ, im, zero))
	size := e.toFloat(complex.Abs, v)
	re = e.op(arith.DivF, re, size)
	return e.Select(none, v, e.pair(re, e.op(arith.DivF, im, size)))
}

// polar returns the cosine and the sine of an angle that is multiplied by a factor.
func (e emitter) polar(angle, factor *ir.Value) (cos, sin *ir.Value) {
	angle = e.op(arith.MulF, angle, factor)
	cos = e.op(math.Cos, angle)
	return cos, e.op(math.Sin, angle)
}

func (e emitter) sqrt(v *ir.Value) *ir.Value {
	zero, half := e.f(0), e.f(0.5)
	re, im := e.re(v), e.im(v)
	size := e.magnitude(re, im, emitter.scaledRoot)
	cos, sin := e.polar(e.angle(re, im), half)
	flat := e.cmp(arith.OEQ, sin, zero)
	x := e.op(arith.MulF, size, cos)
	y := e.Select(flat, zero, e.op(arith.MulF, size, sin))
	if !e.assumesFinite() {
		inf, minusInf, nan := e.inf(1), e.inf(-1), e.nan()
		a := e.op(math.AbsF, im)
		imInf, imFinite := e.cmp(arith.OEQ, a, inf), e.cmp(arith.ONE, a, inf)
		right, left := e.cmp(arith.OEQ, re, inf), e.cmp(arith.OEQ, re, minusInf)
		x = e.Select(e.and(left, imFinite), zero, x)
		x = e.Select(e.orOf(imInf, right), inf, x)
		signed := e.op(math.CopySign, inf, im)
		y = e.Select(e.CmpF(arith.UNO, size, size), nan, y)
		y = e.Select(e.orOf(imInf, left), signed, y)
	}
	none := e.cmp(arith.OEQ, size, zero)
	x = e.Select(none, zero, x)
	return e.pair(x, e.Select(none, zero, y))
}

func (e emitter) rsqrt(v *ir.Value) *ir.Value {
	zero, inf, factor, nan := e.f(0), e.inf(1), e.f(-0.5), e.nan()
	re, im := e.re(v), e.im(v)
	size := e.magnitude(re, im, emitter.scaledInverseRoot)
	cos, sin := e.polar(e.angle(re, im), factor)
	x, y := e.op(arith.MulF, size, cos), e.op(arith.MulF, size, sin)
	if !e.assumesFinite() {
		minus := e.f(-1)
		sx := e.op(math.CopySign, zero, re)
		sy := e.op(arith.MulF, minus, e.op(math.CopySign, zero, im))
		ra, ia := e.op(math.AbsF, re), e.op(math.AbsF, im)
		imInf := e.cmp(arith.OEQ, ia, inf)
		reNaN := e.cmp(arith.UNO, re, re)
		reInf := e.cmp(arith.OEQ, ra, inf)
		far := e.orOf(e.and(imInf, reNaN), reInf)
		x, y = e.Select(far, sx, x), e.Select(far, sy, y)
	}
	none := e.cmp(arith.OEQ, re, zero)
	none = e.and(none, e.cmp(arith.OEQ, im, zero))
	x = e.Select(none, inf, x)
	return e.pair(x, e.Select(none, nan, y))
}

// atan2 is -i log((x + i y) / sqrt(y^2 + x^2)).
func (e emitter) atan2(y, x *ir.Value) *ir.Value {
	squares := e.op(complex.Mul, x, x)
	squares = e.op(complex.Add, squares, e.op(complex.Mul, y, y))
	root := e.op(complex.Sqrt, squares)
	zero := e.f(0)
	i := e.pair(zero, e.f(1))
	point := e.op(complex.Add, x, e.op(complex.Mul, i, y))
	log := e.op(complex.Log, e.op(complex.Div, point, root))
	return e.op(complex.Mul, e.pair(zero, e.f(-1)), log)
}
