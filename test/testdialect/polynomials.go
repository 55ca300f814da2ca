package testdialect

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// leastNormal is the least positive normal f32.
const leastNormal = 0x1p-126

// approximateAtan reduces the number to at most 0.66 by the angles of 1 and of infinity.
func approximateAtan(e mathEmitter, in []*ir.Value) *ir.Value {
	abs := e.un(mathdialect.AbsF, in[0])
	one := e.c(1)
	medium := e.CmpF(arith.OGT, abs, e.c(0.66))
	more := e.Op(arith.AddF, abs, one)
	less := e.Op(arith.SubF, abs, one)
	above, below := e.Select(medium, less, abs), e.Select(medium, more, one)
	large := e.CmpF(arith.OGT, abs, e.c(2.41421366))
	above, below = e.Select(large, one, above), e.Select(large, abs, below)
	x := e.Op(arith.DivF, above, below)
	xx := e.mul(x, x)
	p := e.cs(-0.875060856, -16.1575375, -75.0085601, -122.886665, -64.8502197)
	q := e.cs(24.8584652, 165.027008, 432.881073, 485.390411, 194.550659)
	above = e.mul(e.horner(xx, p[4], p[3], p[2], p[1], p[0]), xx)
	below = e.horner(xx, q[4], q[3], q[2], q[1], q[0])
	angle := e.fma(e.Op(arith.DivF, above, below), x, x)
	half := e.Select(medium, e.Op(arith.AddF, angle, e.c(math.Pi/4)), angle)
	angle = e.Select(large, e.Op(arith.SubF, e.c(math.Pi/2), angle), half)
	return e.copySign(angle, in[0])
}

func approximateAtan2(e mathEmitter, in []*ir.Value) *ir.Value {
	y, x := in[0], in[1]
	angle := e.un(mathdialect.Atan, e.Op(arith.DivF, y, x))
	zero, pi := e.c(0), e.c(math.Pi)
	up, down := e.Op(arith.AddF, angle, pi), e.Op(arith.SubF, angle, pi)
	left := e.Select(e.CmpF(arith.OGT, angle, zero), down, up)
	angle = e.Select(e.CmpF(arith.OGT, x, zero), angle, left)
	vertical := e.CmpF(arith.OEQ, x, zero)
	special := func(p arith.CmpFPredicate, v float64) {
		c := e.c(v)
		is := e.Op(arith.AndI, vertical, e.CmpF(p, y, zero))
		angle = e.Select(is, c, angle)
	}
	special(arith.OGT, math.Pi/2)
	special(arith.OLT, -math.Pi/2)
	special(arith.OEQ, quietNaN)
	return angle
}

// approximateCbrt makes two of Newton's steps from a third of the bits.
func approximateCbrt(e mathEmitter, in []*ir.Value) *ir.Value {
	two, four, eight, bias := e.n(2), e.n(4), e.n(8), e.n(709965728)
	third, twoF, zero := e.c(0.333333343), e.c(2), e.c(0)
	abs := e.un(mathdialect.AbsF, in[0])
	bits := e.bits(abs)
	quarter := e.Op(arith.ShRSI, bits, two)
	n := e.Op(arith.AddI, quarter, e.Op(arith.ShRSI, bits, four))
	n = e.Op(arith.AddI, n, e.Op(arith.ShRSI, n, four))
	n = e.Op(arith.AddI, n, e.Op(arith.ShRSI, n, eight))
	x := e.float(e.Op(arith.AddI, n, bias))
	for range 2 {
		square, twice := e.mul(x, x), e.mul(x, twoF)
		x = e.mul(e.Op(arith.AddF, twice, e.Op(arith.DivF, abs, square)), third)
	}
	x = e.Select(e.CmpF(arith.OEQ, abs, zero), zero, x)
	return e.copySign(x, in[0])
}

func approximateTanh(e mathEmitter, in []*ir.Value) *ir.Value {
	minus, plus := e.c(-7.99881172), e.c(7.99881172)
	x := e.within(arith.FUGT, e.within(arith.FULT, in[0], plus), minus)
	tiny := e.c(4e-4)
	small := e.CmpF(arith.OLT, e.un(mathdialect.AbsF, in[0]), tiny)
	a := e.cs(0.00489352457, 6.37261954e-4, 1.48572235e-5, 5.12229725e-8, -8.60467184e-11, 2.00018794e-13, -2.76076837e-16)
	b := e.cs(0.00489352504, 0.00226843474, 1.18534706e-4, 1.19825836e-6)
	xx := e.mul(x, x)
	above := e.mul(x, e.horner(xx, a...))
	return e.Select(small, x, e.Op(arith.DivF, above, e.horner(xx, b...)))
}

// approximateErf divides polynomials whose coefficients depend on the interval of the number.
func approximateErf(e mathEmitter, in []*ir.Value) *ir.Value {
	zero, one := e.c(0), e.c(1)
	ps := [][]*ir.Value{
		e.cs(0, 1.12837911, -0.523018539, 0.209741712, 0.0258146804),
		e.cs(0, 1.12750685, -0.364721417, 0.118407398, 0.0370645523),
		e.cs(-0.00330093061, 0.00351961935, -0.00141373626, 2.53447099e-4, -1.71048032e-5),
	}
	qs := [][]*ir.Value{
		e.cs(1, -0.463513821, 0.519230127, -0.131808966, 0.0739796459),
		e.cs(1, -0.327607, 0.448369086, -0.0883462652, 0.0572442785),
		e.cs(1, -2.0606916, 1.62705934, -0.583389878, 0.0821908935),
	}
	offsets := e.cs(0, 0, 1)
	bounds := e.cs(0.8, 2, 3.75)
	negative := e.CmpF(arith.OLT, in[0], zero)
	x := e.Select(negative, e.un(arith.NegF, in[0]), in[0])
	p, q, offset := ps[0], qs[0], offsets[0]
	for i, bound := range bounds[:2] {
		inside := e.CmpF(arith.OLT, x, bound)
		for k := range p {
			p[k] = e.Select(inside, p[k], ps[i+1][k])
			q[k] = e.Select(inside, q[k], qs[i+1][k])
		}
		offset = e.Select(inside, offset, offsets[i+1])
	}
	inside := e.CmpF(arith.FULT, x, bounds[2])
	above := e.horner(x, p...)
	v := e.Op(arith.AddF, offset, e.Op(arith.DivF, above, e.horner(x, q...)))
	v = e.Select(inside, v, one)
	return e.Select(negative, e.un(arith.NegF, v), v)
}

// approximateAsin computes two polynomials of the fourth power of x, for its even and its odd coefficients.
func approximateAsin(e mathEmitter, in []*ir.Value) *ir.Value {
	x := in[0]
	xx := e.mul(x, x)
	x4 := e.mul(xx, xx)
	c := e.cs(0.055579748, -0.0620279125, 0.054224465, -0.0113269929, 0.0152688725, 0.0104937982,
		0.0141060455, 0.0173397772, 0.022372961, 0.0303819124, 0.0446428582, 0.075)
	r, q := c[0], c[1]
	for i := 2; i < len(c); i += 2 {
		r, q = e.fma(r, x4, c[i]), e.fma(q, x4, c[i+1])
	}
	r = e.fma(r, xx, q)
	r = e.fma(r, xx, e.c(0.166666672))
	return e.fma(r, e.mul(x, xx), x)
}

func approximateAcos(e mathEmitter, in []*ir.Value) *ir.Value {
	x := in[0]
	negated := e.un(arith.NegF, x)
	zero, half, minus, bound := e.c(0), e.c(0.5), e.c(-1), e.c(-0.5625)
	t := e.Select(e.CmpF(arith.OGT, x, zero), negated, x)
	near := e.CmpF(arith.OGT, t, bound)
	pi := e.cs(0.932821869, 1.68391883) // pi/2 is the product
	angle := e.fma(pi[0], pi[1], e.un(mathdialect.Asin, t))
	rest := e.un(mathdialect.Sqrt, e.fma(half, t, half))
	rest = e.mul(e.un(mathdialect.Asin, rest), e.c(2))
	angle = e.Select(near, angle, rest)
	left := e.CmpF(arith.OGE, x, minus)
	left = e.Op(arith.AndI, left, e.CmpF(arith.OLT, x, zero))
	rest = e.un(arith.NegF, angle)
	return e.Select(left, e.fma(e.c(1.86564374), e.c(1.68391883), rest), angle)
}
