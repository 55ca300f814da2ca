package reference

import (
	"math"
	"math/big"
)

// The functions of this file compute with many digits. They share nothing with the device:
// exponentials by their series, logarithms and arctangents by Newton's method.

// bigDigits is the precision of intermediate results in bits.
const bigDigits = 224

func bigOf(x float64) *big.Float { return new(big.Float).SetPrec(bigDigits).SetFloat64(x) }
func bigNew() *big.Float         { return new(big.Float).SetPrec(bigDigits) }

func bigAdd(x, y *big.Float) *big.Float { return bigNew().Add(x, y) }
func bigSub(x, y *big.Float) *big.Float { return bigNew().Sub(x, y) }
func bigMul(x, y *big.Float) *big.Float { return bigNew().Mul(x, y) }
func bigQuo(x, y *big.Float) *big.Float { return bigNew().Quo(x, y) }
func bigSqrt(x *big.Float) *big.Float   { return bigNew().Sqrt(x) }

var (
	bigOne = bigOf(1)
	bigLn2 = bigMul(bigOf(2), bigAtanhInverse(3))
	// Machin's formula with 1200 bits, so that large angles can be reduced.
	bigPi = machin(1400)
)

// bigAtanhInverse returns atanh(1/n).
func bigAtanhInverse(n float64) *big.Float {
	sum, power, square := bigNew(), bigQuo(bigOne, bigOf(n)), bigOf(n*n)
	for k := 1.0; k < bigDigits; k += 2 {
		sum.Add(sum, bigQuo(power, bigOf(k)))
		power.Quo(power, square)
	}
	return sum
}

func machin(prec uint) *big.Float {
	inverse := func(n int64) *big.Float {
		sum, power := new(big.Float).SetPrec(prec), new(big.Float).SetPrec(prec).SetRat(big.NewRat(1, n))
		square := new(big.Float).SetInt64(-n * n)
		for k := int64(1); k < int64(prec); k += 2 {
			sum.Add(sum, new(big.Float).SetPrec(prec).Quo(power, new(big.Float).SetInt64(k)))
			power.Quo(power, square)
		}
		return sum
	}
	a, b := inverse(5), inverse(239)
	a.Mul(a, big.NewFloat(16))
	return a.Sub(a, b.Mul(b, big.NewFloat(4)))
}

func bigExp(x *big.Float) *big.Float {
	f, _ := x.Float64()
	k := math.Round(f / math.Ln2)
	r := bigSub(x, bigMul(bigOf(k), bigLn2))
	r.SetMantExp(r, -8)
	sum, term := bigOf(1), bigOf(1)
	for n := 1.0; n < 24; n++ {
		term.Quo(term.Mul(term, r), bigOf(n))
		sum.Add(sum, term)
	}
	for range 8 {
		sum.Mul(sum, sum)
	}
	return sum.SetMantExp(sum, int(k))
}

func bigLog(x *big.Float) *big.Float {
	m := bigNew()
	e := x.MantExp(m)
	f, _ := m.Float64()
	y := bigOf(math.Log(f))
	for range 2 {
		v := bigExp(y)
		y.Add(y, bigMul(bigOf(2), bigQuo(bigSub(m, v), bigAdd(m, v))))
	}
	return y.Add(y, bigMul(bigOf(float64(e)), bigLn2))
}

// bigAngle returns n modulo 4 and r with x = n*pi/2 + r.
func bigAngle(x *big.Float) (int, *big.Float) {
	half := new(big.Float).SetMantExp(bigPi, -1)
	q := new(big.Float).SetPrec(1400).Quo(x, half)
	offset := 0.5
	if q.Sign() < 0 {
		offset = -0.5
	}
	n, _ := q.Add(q, big.NewFloat(offset)).Int(nil)
	r := new(big.Float).SetPrec(1400).Mul(new(big.Float).SetInt(n), half)
	r.Sub(new(big.Float).SetPrec(1400).Set(x), r)
	return int(new(big.Int).And(n, big.NewInt(3)).Int64()), bigNew().Set(r)
}

func bigSinCos(x *big.Float) (sin, cos *big.Float) {
	n, r := bigAngle(x)
	square := bigMul(r, r)
	sin, cos = bigNew(), bigNew()
	term := bigOf(1)
	for k := 0.0; k < 44; k += 2 {
		cos.Add(cos, term)
		sin.Add(sin, bigQuo(bigMul(term, r), bigOf(k+1)))
		term.Quo(term.Mul(term, square), bigOf(-(k+1)*(k+2)))
	}
	switch n {
	case 1:
		return cos, sin.Neg(sin)
	case 2:
		return sin.Neg(sin), cos.Neg(cos)
	case 3:
		return cos.Neg(cos), sin
	}
	return sin, cos
}

func bigAtan(x *big.Float) *big.Float {
	f, _ := x.Float64()
	y := bigOf(math.Atan(f))
	s, c := bigSinCos(y)
	// d is the tangent of the error of y.
	d := bigQuo(bigSub(bigMul(x, c), s), bigAdd(c, bigMul(x, s)))
	cube := bigMul(d, bigMul(d, d))
	return y.Add(y, bigSub(d, bigQuo(cube, bigOf(3))))
}

func bigAtan2(y, x *big.Float) *big.Float {
	if x.Sign() == 0 {
		half := bigQuo(bigNew().Set(bigPi), bigOf(2))
		return half.Mul(half, bigOf(float64(y.Sign())))
	}
	a := bigAtan(bigQuo(y, x))
	if x.Sign() < 0 {
		pi := bigNew().Set(bigPi)
		if y.Sign() < 0 {
			pi.Neg(pi)
		}
		a.Add(a, pi)
	}
	return a
}

func bigAsin(x *big.Float) *big.Float {
	return bigAtan2(x, bigSqrt(bigSub(bigOne, bigMul(x, x))))
}

func bigAcos(x *big.Float) *big.Float {
	return bigAtan2(bigSqrt(bigSub(bigOne, bigMul(x, x))), x)
}

// bigSmall returns the sum of a series sum(x^k * c(k)) for a small x.
func bigSmall(x *big.Float, terms int, c func(k float64) float64) *big.Float {
	sum, power := bigNew(), bigOf(1)
	for k := range terms {
		if d := c(float64(k)); d != 0 {
			sum.Add(sum, bigQuo(power, bigOf(d)))
		}
		power.Mul(power, x)
	}
	return sum
}

// bigExpm1 adds the digits that 1 would cancel.
func bigExpm1(x *big.Float) *big.Float {
	if f, _ := x.Float64(); math.Abs(f) > 0x1p-40 {
		return bigSub(bigExp(x), bigOne)
	}
	factorials := []float64{0, 1, 2, 6, 24, 120, 720}
	return bigSmall(x, 7, func(k float64) float64 { return factorials[int(k)] })
}

func bigLog1p(x *big.Float) *big.Float {
	if f, _ := x.Float64(); math.Abs(f) > 0x1p-40 {
		return bigLog(bigAdd(bigOne, x))
	}
	return bigSmall(x, 8, func(k float64) float64 { return k * math.Pow(-1, k+1) })
}

func bigSinh(x *big.Float) *big.Float {
	return bigQuo(bigSub(bigExpm1(x), bigExpm1(bigNew().Neg(x))), bigOf(2))
}

func bigCosh(x *big.Float) *big.Float {
	e := bigExp(x)
	return bigQuo(bigAdd(e, bigQuo(bigOne, e)), bigOf(2))
}

func bigTanh(x *big.Float) *big.Float { return bigQuo(bigSinh(x), bigCosh(x)) }

// bigAsinh takes the logarithm of 1 + x + x²/(1+sqrt(1+x²)).
func bigAsinh(x *big.Float) *big.Float {
	a := bigNew().Abs(x)
	square := bigMul(a, a)
	r := bigLog1p(bigAdd(a, bigQuo(square, bigAdd(bigOne, bigSqrt(bigAdd(bigOne, square))))))
	if x.Sign() < 0 {
		r.Neg(r)
	}
	return r
}

func bigAcosh(x *big.Float) *big.Float {
	return bigLog(bigAdd(x, bigSqrt(bigSub(bigMul(x, x), bigOne))))
}

func bigAtanh(x *big.Float) *big.Float {
	return bigQuo(bigLog1p(bigQuo(bigMul(bigOf(2), x), bigSub(bigOne, x))), bigOf(2))
}

// bigErf is the series with positive terms; it is good for |x| up to 11.
func bigErf(x *big.Float) *big.Float {
	square := bigMul(x, x)
	sum, term := bigNew(), bigNew().Set(x)
	for n := 1.0; ; n++ {
		sum.Add(sum, term)
		term.Quo(bigMul(term, bigMul(bigOf(2), square)), bigOf(2*n+1))
		if term.Sign() == 0 || sum.MantExp(nil)-term.MantExp(nil) > bigDigits {
			break
		}
	}
	sum.Mul(sum, bigExp(bigNew().Neg(square)))
	return sum.Mul(sum, bigQuo(bigOf(2), bigSqrt(bigNew().Set(bigPi))))
}

func bigErfc(x *big.Float) *big.Float { return bigSub(bigOne, bigErf(x)) }

// bernoulli has the terms B(2k) / (2k (2k-1)) of Stirling's series.
var bernoulli = [][2]float64{
	{1, 12}, {-1, 360}, {1, 1260}, {-1, 1680}, {1, 1188}, {-691, 360360}, {1, 156}, {-3617, 122400}, {43867, 244188},
	{-174611, 125400}, {77683, 5796},
}

// bigGamma returns |Gamma(x)|, except at whole numbers that are not positive.
func bigGamma(x *big.Float) *big.Float {
	product, z := bigOf(1), bigNew().Set(x)
	for z.Cmp(bigOf(80)) < 0 {
		product.Mul(product, z)
		z.Add(z, bigOne)
	}
	l := bigMul(bigSub(z, bigOf(0.5)), bigLog(z))
	l.Sub(l, z)
	l.Add(l, bigQuo(bigLog(bigMul(bigOf(2), bigPi)), bigOf(2)))
	power := bigNew().Set(z)
	for _, b := range bernoulli {
		l.Add(l, bigQuo(bigQuo(bigOf(b[0]), bigOf(b[1])), power))
		power.Mul(power, bigMul(z, z))
	}
	g := bigQuo(bigExp(l), product)
	return g
}

func bigPow(x, y *big.Float) *big.Float { return bigExp(bigMul(y, bigLog(x))) }

// bigNearest returns the float of some bits that is nearest to a number, ties to even.
func bigNearest(x *big.Float, bits uint8) uint64 {
	switch bits {
	case 32:
		f, _ := x.Float32()
		return word(f)
	case 64:
		f, _ := x.Float64()
		return long(f)
	}
	f, _ := x.Float64()
	a := math.Abs(f)
	var h uint16
	for low, high := 0, 0x7c00; low < high; {
		// h is the last half that is not greater than |x|; 0x7c00 stands for 2^16.
		middle := (low + high + 1) / 2
		if halfValue(uint16(middle)) <= a {
			low = middle
		} else {
			high = middle - 1
		}
		h = uint16(low)
	}
	if h < 0x7c00 {
		twice := bigAdd(bigOf(halfValue(h)), bigOf(halfValue(h+1)))
		c := bigMul(bigOf(2), bigNew().Abs(x)).Cmp(twice)
		if c > 0 || c == 0 && h&1 != 0 {
			h++
		}
	}
	if x.Signbit() {
		h |= 0x8000
	}
	return uint64(h)
}

// halfValue returns the value of a half that is not negative by its definition. Infinity
// has the value 2^16.
func halfValue(h uint16) float64 {
	if h < 0x400 {
		return math.Ldexp(float64(h), -24)
	}
	return math.Ldexp(float64(h&0x3ff|0x400), int(h>>10)-25)
}
