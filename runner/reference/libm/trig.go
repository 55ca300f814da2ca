package libm

import (
	"math"
	"math/bits"
)

// twoOverPi has the first 1216 bits of 2/pi after the binary point.
var twoOverPi = [19]uint64{
	0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
	0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4,
	0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
	0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
}

// twoOverPiBits returns 64 bits of 2/pi from a position. There are zeros before position 0.
func twoOverPiBits(position int) uint64 {
	at := func(i int) uint64 {
		if i < 0 {
			return 0
		}
		return twoOverPi[i]
	}
	i, shift := position>>6, uint(position&63)
	return at(i)<<shift | at(i+1)>>(64-shift)
}

// reduceAngle returns n modulo 4 and r with |x| = n*pi/2 + r and |r| at most pi/4, for a
// finite x. It multiplies the significand of x by those 192 bits of 2/pi that decide the
// product modulo 4, after Payne and Hanek. The error is below 2^-136.
func reduceAngle(x float64) (quadrant uint64, r double) {
	x = math.Abs(x)
	if x <= math.Pi/4 {
		return 0, double{x, 0}
	}
	fraction, e := math.Frexp(x)
	m, e := uint64(math.Ldexp(fraction, 53)), e-53
	a2, a1, a0 := twoOverPiBits(e-2), twoOverPiBits(e+62), twoOverPiBits(e+126)
	// p is the product in units of 2^-190.
	c0, p0 := bits.Mul64(a0, m)
	c1, p1 := bits.Mul64(a1, m)
	p1, carry := bits.Add64(p1, c0, 0)
	p2 := a2*m + c1 + carry
	quadrant = p2 >> 62
	p2, p1, p0 = p2<<2|p1>>62, p1<<2|p0>>62, p0<<2
	sign := 1.0
	if p2>>63 != 0 {
		var borrow uint64
		sign, quadrant = -1, quadrant+1
		p0, borrow = bits.Sub64(0, p0, 0)
		p1, borrow = bits.Sub64(0, p1, borrow)
		p2, _ = bits.Sub64(0, p2, borrow)
	}
	scale := -64
	if p2 == 0 {
		p2, p1, p0, scale = p1, p0, 0, -128
	}
	zeros := uint(bits.LeadingZeros64(p2))
	p2, p1 = p2<<zeros|p1>>(64-zeros), p1<<zeros|p0>>(64-zeros)
	unit := math.Ldexp(sign, scale-int(zeros))
	rest := float64(p2&0x7ff) + float64(p1)*0x1p-64
	return quadrant & 3, doubleHalfPi.times(orderedSum(float64(p2&^0x7ff)*unit, rest*unit))
}

// sinTail has the coefficients of (sin(x)/x - 1) / x² as a polynomial in x², and cosTail
// those of (cos(x) - 1 + x²/2) / x⁴.
var (
	sinTail = []float64{
		-1.0 / 6, 1.0 / 120, -1.0 / 5040, 1.0 / 362880, -1.0 / 39916800, 1.0 / 6227020800, -1.0 / 1307674368000,
		1.0 / 355687428096000,
	}
	cosTail = []float64{
		1.0 / 24, -1.0 / 720, 1.0 / 40320, -1.0 / 3628800, 1.0 / 479001600, -1.0 / 87178291200,
		1.0 / 20922789888000, -1.0 / 6402373705728000,
	}
)

// reducedSin returns sin(r) for |r| of up to pi/4.
func reducedSin(r double) float64 {
	square := float64(r.hi * r.hi)
	tail := float64(r.hi*square) * polynomial(square, sinTail)
	return r.hi + (tail + float64(r.lo*(1-square/2)))
}

// reducedCos returns cos(r) for |r| of up to pi/4.
func reducedCos(r double) float64 {
	square := exactProduct(r.hi, r.hi)
	s := orderedSum(1, -square.hi/2)
	tail := float64(square.hi*square.hi) * polynomial(square.hi, cosTail)
	return s.hi + (s.lo - square.lo/2 - float64(r.hi*r.lo) + tail)
}

// quadrantSin returns sin(n*pi/2 + r).
func quadrantSin(n uint64, r double) float64 {
	switch n & 3 {
	case 0:
		return reducedSin(r)
	case 1:
		return reducedCos(r)
	case 2:
		return -reducedSin(r)
	}
	return -reducedCos(r)
}

// Sin returns the sine of x.
func Sin(x float64) float64 {
	if math.IsInf(x, 0) || x != x {
		return math.NaN()
	}
	if x == 0 {
		return x
	}
	n, r := reduceAngle(x)
	if x < 0 {
		return -quadrantSin(n, r)
	}
	return quadrantSin(n, r)
}

// Cos returns the cosine of x.
func Cos(x float64) float64 {
	if math.IsInf(x, 0) || x != x {
		return math.NaN()
	}
	n, r := reduceAngle(x)
	return quadrantSin(n+1, r)
}

// Tan returns the tangent of x.
func Tan(x float64) float64 { return Sin(x) / Cos(x) }

// reduceTurn returns n modulo 4 and r with |x| pi = n*pi/2 + r and |r| at most pi/4, for a
// finite x.
func reduceTurn(x float64) (quadrant uint64, r double) {
	y := math.Mod(math.Abs(x), 2)
	n := math.RoundToEven(2 * y)
	return uint64(n), doublePi.times(double{y - n/2, 0})
}

// Sinpi returns sin(pi x). The sign of a zero is that of x.
func Sinpi(x float64) float64 {
	if math.IsInf(x, 0) || x != x {
		return math.NaN()
	}
	n, r := reduceTurn(x)
	if r.hi == 0 && n&1 == 0 {
		return math.Copysign(0, x)
	}
	if x < 0 {
		return -quadrantSin(n, r)
	}
	return quadrantSin(n, r)
}

// Cospi returns cos(pi x). Zeros are positive.
func Cospi(x float64) float64 {
	if math.IsInf(x, 0) || x != x {
		return math.NaN()
	}
	n, r := reduceTurn(x)
	return quadrantSin(n+1, r) + 0
}

// Tanpi returns tan(pi x). For a whole number n the zero has the sign of n if n is even,
// and otherwise the other sign; n + 1/2 gives +Inf if n is even, and otherwise -Inf.
func Tanpi(x float64) float64 {
	if math.IsInf(x, 0) || x != x {
		return math.NaN()
	}
	n, r := reduceTurn(x)
	if r.hi == 0 {
		zero := math.Copysign(0, x)
		switch n & 3 {
		case 0:
			return zero
		case 1:
			return math.Copysign(math.Inf(1), x)
		case 2:
			return -zero
		}
		return math.Copysign(math.Inf(1), -x)
	}
	return Sinpi(x) / Cospi(x)
}

// Asin returns the arcsine of x.
func Asin(x float64) float64 {
	if math.Abs(x) > 1 {
		return math.NaN()
	}
	return math.Atan2(x, math.Sqrt((1-x)*(1+x)))
}

// Acos returns the arccosine of x.
func Acos(x float64) float64 {
	if math.Abs(x) > 1 {
		return math.NaN()
	}
	return 2 * math.Atan2(math.Sqrt(1-x), math.Sqrt(1+x))
}

// Asinpi returns the arcsine of x in units of pi.
func Asinpi(x float64) float64 { return Asin(x) / math.Pi }

// Acospi returns the arccosine of x in units of pi.
func Acospi(x float64) float64 { return Acos(x) / math.Pi }

// Atanpi returns the arctangent of x in units of pi.
func Atanpi(x float64) float64 { return math.Atan(x) / math.Pi }

// Atan2pi returns the angle of the point (x, y) in units of pi.
func Atan2pi(y, x float64) float64 { return math.Atan2(y, x) / math.Pi }
