package scalars

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// angle is n quarter turns and r, at most an eighth of a turn.
type angle struct {
	n *ir.Value
	r pair
}

// reduce reduces an angle that is not negative: small angles by multiples of pi/2 in parts whose
// products are exact, larger ones by the binary digits of 2/pi.
func (f *floats) reduce(a *ir.Value) angle {
	k, n := f.nearest(f.times(a, f.twoOverPi[0]))
	r := pair{f.sub(a, f.times(k, f.turn[0])), f.num(0)}
	for _, part := range f.turn[1:3] {
		next := f.exactSum(r.hi, f.neg(f.times(k, part)))
		r = pair{next.hi, f.add(r.lo, next.lo)}
	}
	r = f.orderedSum(r.hi, f.sub(r.lo, f.times(k, f.turn[3])))
	v := f.recomputeWhere(f.above(a, f.angleHigh), []*ir.Value{n, r.hi, r.lo}, func() []*ir.Value {
		large := f.reduceLarge(a)
		return []*ir.Value{large.n, large.r.hi, large.r.lo}
	})
	return angle{v[0], pair{v[1], v[2]}}
}

// digitsAt returns three words of the binary digits of 2/pi, which follow a word of zeros. start is the number of the first bit.
func (f *floats) digitsAt(start *ir.Value) []*ir.Value {
	words := []*ir.Value{f.int(0)}
	for _, w := range f.fraction {
		words = append(words, f.int(int64(w<<(64-f.width))>>(64-f.width)))
	}
	at := f.Op(arith.ShRUI, start, f.int(int64(math.Log2(float64(f.width)))))
	// The first step of a binary search may leave fewer than the others need: all bits below are zero then.
	for step := 16; step > 0; step /= 2 {
		if step+4 > len(words) {
			continue
		}
		far := f.CmpI(arith.NE, f.Op(arith.AndI, at, f.int(int64(step))), f.int(0))
		for i := 0; i+step < len(words); i++ {
			words[i] = f.Select(far, words[i+step], words[i])
		}
		words = words[:min(len(words), step+3)]
	}
	shift := f.Op(arith.AndI, start, f.int(f.width-1))
	back := f.Op(arith.XOrI, shift, f.int(f.width-1))
	for i := range 3 {
		next := f.Op(arith.ShRUI, f.shift(words[i+1], 1), back)
		words[i] = f.Op(arith.OrI, f.Op(arith.ShLI, words[i], shift), next)
	}
	return words[:3]
}

// wideProduct returns both halves of the product of unsigned integers.
func (f *floats) wideProduct(a, b *ir.Value) (low, high *ir.Value) {
	op := f.b.Create(f.Loc, arith.MulUIExtended, []*ir.Value{a, b}, []ir.Type{f.ints, f.ints})
	return op.Result(0), op.Result(1)
}

// reduceLarge multiplies the significand of an angle by those digits of 2/pi that count: those
// before make whole turns, those after nothing.
func (f *floats) reduceLarge(a *ir.Value) angle {
	bits := f.encoding(a)
	exponent := f.Op(arith.SubI, f.shift(bits, f.digits-1), f.int(f.bias+f.digits-1))
	hidden := int64(1) << (f.digits - 1)
	m := f.Op(arith.OrI, f.Op(arith.AndI, bits, f.int(hidden-1)), f.int(hidden))
	w := f.digitsAt(f.Op(arith.AddI, exponent, f.int(f.width-2)))
	_, carry := f.wideProduct(m, w[2])
	low, high := f.wideProduct(m, w[1])
	middle := f.Op(arith.AddI, low, carry)
	overflow := f.CmpI(arith.ULT, middle, carry)
	top := f.Op(arith.AddI, f.Op(arith.MulI, m, w[0]), high)
	top = f.Op(arith.AddI, top, f.Select(overflow, f.int(1), f.int(0)))

	// Two bits count quarter turns; the rest is a fraction, of which the nearest whole number is taken.
	n := f.shift(top, f.width-2)
	part := f.Op(arith.OrI, f.Op(arith.ShLI, top, f.int(2)), f.shift(middle, f.width-2))
	rest := f.Op(arith.ShLI, middle, f.int(2))
	up := f.shift(part, f.width-1)
	sign := f.Op(arith.ShRSI, part, f.int(f.width-1))
	part, rest = f.Op(arith.XOrI, part, sign), f.Op(arith.XOrI, rest, sign)

	// The upper digits of the fraction are a float; the lower ones are another.
	spare := f.int(int64(1)<<(f.width-f.digits) - 1)
	lower := f.Op(arith.AndI, part, spare)
	hi := f.times(f.Cast(arith.SIToFP, f.Op(arith.XOrI, part, lower), f.t), math.Ldexp(1, int(-f.width)))
	lo := f.times(f.Cast(arith.SIToFP, lower, f.t), math.Ldexp(1, int(-f.width)))
	end := f.Cast(arith.SIToFP, f.shift(rest, 1), f.t)
	lo = f.add(lo, f.times(end, math.Ldexp(1, int(1-2*f.width))))
	r := f.product(f.orderedSum(hi, lo), f.constant(f.halfPi))
	return angle{f.Op(arith.AddI, n, up), pair{f.flip(r.hi, up), f.flip(r.lo, up)}}
}

// sineAndCosine returns the sine and cosine of a reduced angle, without the quarter turns.
func (f *floats) sineAndCosine(r pair) (sin, cos *ir.Value) {
	z := f.mul(r.hi, r.hi)
	sin = f.add(r.hi, f.add(f.mul(f.mul(r.hi, z), f.polynomial(f.sin, z)), r.lo))
	half := f.times(z, 0.5)
	w := f.sub(f.num(1), half)
	e := f.sub(f.sub(f.num(1), w), half)
	e = f.add(e, f.sub(f.mul(f.mul(z, z), f.polynomial(f.cos, z)), f.mul(r.hi, r.lo)))
	return sin, f.add(w, e)
}

// isOdd tests the lowest bit of n.
func (f *floats) isOdd(n *ir.Value) *ir.Value {
	return f.CmpI(arith.NE, f.Op(arith.AndI, n, f.int(1)), f.int(0))
}

func sin(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.reduce(f.abs(x))
	s, c := f.sineAndCosine(a.r)
	negative := f.shift(f.encoding(x), f.width-1)
	return f.flip(f.Select(f.isOdd(a.n), c, s), f.Op(arith.XOrI, negative, f.shift(a.n, 1)))
}

func cos(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.reduce(f.abs(x))
	s, c := f.sineAndCosine(a.r)
	return f.flip(f.Select(f.isOdd(a.n), s, c), f.shift(f.Op(arith.AddI, a.n, f.int(1)), 1))
}

func tan(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.reduce(f.abs(x))
	s, c := f.sineAndCosine(a.r)
	odd := f.isOdd(a.n)
	negative := f.shift(f.encoding(x), f.width-1)
	return f.flip(f.div(f.Select(odd, c, s), f.Select(odd, s, c)), f.Op(arith.XOrI, negative, a.n))
}
