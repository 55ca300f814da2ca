package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// exponential is the number 2^n * (1 + q), where |q| is below one half.
type exponential struct{ n, q *ir.Value }

// expOf takes e to the power x.
func (f *floats) expOf(x *ir.Value) exponential {
	k, n := f.nearest(f.times(x, f.log2EPair[0]))
	r := f.sub(x, f.times(k, f.ln2[0]))
	low := f.times(k, f.ln2[1])
	hi := f.sub(r, low)
	return exponential{n, f.expm1Reduced(pair{hi, f.sub(f.sub(r, hi), low)})}
}

// exp2Of takes 2 to the power x.
func (f *floats) exp2Of(x pair) exponential {
	k, n := f.nearest(x.hi)
	r := f.product(pair{f.sub(x.hi, k), x.lo}, f.constant(f.ln2Pair))
	return exponential{n, f.expm1Reduced(r)}
}

// expm1Reduced returns e^r - 1 for a small r.
func (f *floats) expm1Reduced(r pair) *ir.Value {
	square := f.mul(r.hi, r.hi)
	return f.add(r.hi, f.add(f.mul(square, f.polynomial(f.exp, r.hi)), r.lo))
}

// value returns the number.
func (f *floats) value(e exponential) *ir.Value { return f.scaled(f.plus(e.q, 1), e.n) }

// minusOne returns the number less 1 if n is at most the exponent of the largest number.
func (f *floats) minusOne(e exponential) *ir.Value {
	power := f.powerOf2(e.n)
	return f.add(f.mul(power, e.q), f.plus(power, -1))
}

// halved returns half of the number.
func (f *floats) halved(e exponential) *ir.Value {
	return f.value(exponential{f.Op(arith.SubI, e.n, f.int(1)), e.q})
}

func exp(f *floats, x, _ *ir.Value) *ir.Value {
	return f.value(f.expOf(f.atLeast(f.atMost(x, f.expHigh), f.expLow)))
}

func exp2(f *floats, x, _ *ir.Value) *ir.Value {
	x = f.atLeast(f.atMost(x, float64(f.bias+2)), float64(-f.bias-f.digits-1))
	return f.value(f.exp2Of(pair{x, f.num(0)}))
}

// expM1 subtracts 1, except from numbers that are too large for it to matter.
func expM1(f *floats, x, _ *ir.Value) *ir.Value {
	e := f.expOf(f.atLeast(f.atMost(x, f.expHigh), -f.expm1High))
	return f.Select(f.above(x, f.expm1High), f.value(e), f.minusOne(e))
}

// sinh takes half the sum of e^x - 1 and its quotient by e^x, and for large numbers e^x/2 less its
// quarter reciprocal, which does not overflow before the result does.
func sinh(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.atMost(f.abs(x), f.expHigh)
	e := f.expOf(a)
	less := f.minusOne(e)
	small := f.times(f.add(less, f.div(less, f.plus(less, 1))), 0.5)
	half := f.halved(e)
	large := f.sub(half, f.div(f.num(0.25), half))
	return f.Select(f.below(a, 1), small, large)
}

func cosh(f *floats, x, _ *ir.Value) *ir.Value {
	half := f.halved(f.expOf(f.atMost(f.abs(x), f.expHigh)))
	return f.add(half, f.div(f.num(0.25), half))
}

// tanh divides e^2x - 1 by e^2x + 1.
func tanh(f *floats, x, _ *ir.Value) *ir.Value {
	less := f.minusOne(f.expOf(f.times(f.atMost(f.abs(x), f.tanhHigh), 2)))
	return f.div(less, f.plus(less, 2))
}

// erfBranch is where the two approximations of the error function meet.
const erfBranch = 0.927734375

// erf multiplies x by a polynomial of its square, and subtracts e to a polynomial of larger numbers
// from 1.
func erf(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.abs(x)
	// The product of the small polynomial and a could be denormal although the sum is not.
	near := f.mul(f.plus(f.polynomial(f.erfNear, f.mul(a, a)), 1), a)
	power := f.polynomial(f.erfFar, f.atMost(a, f.farHigh))
	far := f.sub(f.num(1), f.value(f.expOf(power)))
	return f.Select(f.CmpF(arith.OGE, a, f.num(erfBranch)), far, near)
}

// erfcBranch is where the two approximations of the complementary error function meet, and erfcMiddle the number that the
// variable of its polynomial maps to 0.
const (
	erfcBranch = 0.5
	erfcMiddle = 3
)

// erfc subtracts the error function of small numbers from 1. For others it multiplies a polynomial of (a-3)/(a+3), divided by
// a+1, by e to the power -a^2. The upper half of the digits of a has an exact square.
func erfc(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.atMost(f.abs(x), f.erfcHigh)
	near := f.sub(f.num(1), f.mul(f.plus(f.polynomial(f.erfNear, f.mul(a, a)), 1), x))
	top := f.top(a)
	e := f.expOf(f.neg(f.mul(top, top)))
	rest := f.expm1Reduced(pair{f.neg(f.mul(f.sub(a, top), f.add(a, top))), f.num(0)})
	p := f.polynomial(f.erfcFar, f.div(f.plus(a, -erfcMiddle), f.plus(a, erfcMiddle)))
	far := f.scaled(f.mul(f.mul(f.plus(e.q, 1), f.plus(rest, 1)), f.div(p, f.plus(a, 1))), e.n)
	far = f.Select(f.below(x, 0), f.sub(f.num(2), far), far)
	return f.Select(f.below(a, erfcBranch), near, far)
}
