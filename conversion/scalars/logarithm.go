package scalars

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// logBase is a base of logarithms: the logarithms of 2 and of e. They are nil if they are 1.
type logBase struct{ of2, ofE []float64 }

// split returns n and m with u = 2^n * m, where m is between the square roots of 1/2 and of 2. u is
// a normal number.
func (f *floats) split(u *ir.Value) (n, m *ir.Value) {
	bits := f.encoding(u)
	n = f.Op(arith.ShRSI, f.Op(arith.SubI, bits, f.int(f.pattern(math.Sqrt2/2))), f.int(f.digits-1))
	return n, f.decoded(f.Op(arith.SubI, bits, f.Op(arith.ShLI, n, f.int(f.digits-1))))
}

// normal scales denormal numbers. The second result is to be subtracted from the exponent.
func (f *floats) normal(v *ir.Value) (normal, exponent *ir.Value) {
	small := f.below(v, math.Ldexp(1, f.tiny))
	return f.Select(small, f.times(v, math.Ldexp(1, int(f.digits))), v), f.Select(small, f.int(f.digits), f.int(0))
}

// logOf returns the logarithm of 2^n * u, where u.lo may be nil.
func (f *floats) logOf(u pair, n *ir.Value, base logBase) *ir.Value {
	exponent, m := f.split(u.hi)
	k := f.fromInteger(f.Op(arith.AddI, exponent, n))
	// log(m) = r - r²/2 + s*(r²/2 + P), where s = r/(2+r).
	r := f.plus(m, -1)
	s := f.div(r, f.plus(r, 2))
	z := f.mul(s, s)
	half := f.times(f.mul(r, r), 0.5)
	first := f.sub(r, half)
	hi := f.top(first)
	lo := f.sub(f.sub(r, hi), half)
	lo = f.add(lo, f.mul(s, f.add(half, f.mul(z, f.polynomial(f.log, z)))))
	if u.lo != nil {
		lo = f.add(lo, f.div(u.lo, u.hi))
	}
	if base.ofE != nil {
		// The products of halves of the digits are exact.
		lo = f.add(f.times(f.add(hi, lo), base.ofE[1]), f.times(lo, base.ofE[0]))
		hi = f.times(hi, base.ofE[0])
	}
	if base.of2 != nil {
		lo = f.add(lo, f.times(k, base.of2[1]))
		k = f.times(k, base.of2[0])
	}
	sum := f.exactSum(k, hi)
	return f.add(sum.hi, f.add(sum.lo, lo))
}

// logarithm returns the function with a base.
func logarithm(base func(f *format) logBase) func(f *floats, x, _ *ir.Value) *ir.Value {
	return func(f *floats, x, _ *ir.Value) *ir.Value {
		x, n := f.normal(x)
		return f.logOf(pair{x, nil}, f.Op(arith.SubI, f.int(0), n), base(f.format))
	}
}

func baseE(f *format) logBase  { return logBase{of2: f.ln2} }
func base2(f *format) logBase  { return logBase{ofE: f.log2E} }
func base10(f *format) logBase { return logBase{f.log10Of2, f.log10E} }

func log1p(f *floats, x, _ *ir.Value) *ir.Value {
	return f.logOf(f.exactSum(f.num(1), x), f.int(0), baseE(f.format))
}

// logOfSum returns log(1 + y), or log(2a) if a is so large that the difference does not matter.
func (f *floats) logOfSum(y, a *ir.Value) *ir.Value {
	large := f.above(a, math.Ldexp(1, int(f.digits)/2+2))
	sum := f.exactSum(f.num(1), y)
	u := pair{f.Select(large, a, sum.hi), f.Select(large, f.num(0), sum.lo)}
	return f.logOf(u, f.Select(large, f.int(1), f.int(0)), baseE(f.format))
}

// asinh takes the logarithm of 1 + a + a²/(1 + sqrt(1 + a²)).
func asinh(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.abs(x)
	square := f.mul(a, a)
	root := f.unary(mathdialect.Sqrt, f.plus(square, 1))
	return f.logOfSum(f.add(a, f.div(square, f.plus(root, 1))), a)
}

// acosh takes the logarithm of 1 + t + sqrt(2t + t²), where t = x - 1.
func acosh(f *floats, x, _ *ir.Value) *ir.Value {
	t := f.plus(x, -1)
	return f.logOfSum(f.add(t, f.root(f.add(f.times(t, 2), f.mul(t, t)))), x)
}

// atanh is half of the logarithm of 1 + 2a/(1-a), which equals 1 + 2a + 2a²/(1-a).
func atanh(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.abs(x)
	twice, rest := f.times(a, 2), f.sub(f.num(1), a)
	large := f.div(twice, rest)
	small := f.add(twice, f.div(f.mul(twice, a), rest))
	y := f.Select(f.below(a, 0.5), small, large)
	return f.times(f.logOf(f.exactSum(f.num(1), y), f.int(0), baseE(f.format)), 0.5)
}

// log2Pair returns the logarithm of a positive number to base 2 with more digits than the format.
func (f *floats) log2Pair(v *ir.Value) pair {
	v, scale := f.normal(v)
	n, m := f.split(v)
	k := f.fromInteger(f.Op(arith.SubI, n, scale))
	// log(m) = 2s*(1 + z/3 + z²*P), where s = (m-1)/(m+1) and z = s².
	r, sum := f.plus(m, -1), f.exactSum(m, f.num(1))
	s := pair{f.div(r, sum.hi), nil}
	p := f.exactProduct(s.hi, sum.hi)
	rest := f.sub(f.sub(f.sub(r, p.hi), p.lo), f.mul(s.hi, sum.lo))
	s.lo = f.div(rest, sum.hi)
	z := f.product(s, s)
	third := f.constant(f.third)
	inner := f.exactSum(third.hi, f.mul(z.hi, f.polynomial(f.atanh, z.hi)))
	inner.lo = f.add(inner.lo, third.lo)
	w := f.product(s, f.product(z, inner))
	l := f.orderedSum(s.hi, w.hi)
	l.lo = f.add(l.lo, f.add(s.lo, w.lo))
	l = f.product(pair{f.times(l.hi, 2), f.times(l.lo, 2)}, f.constant(f.log2EPair))
	total := f.exactSum(k, l.hi)
	return f.orderedSum(total.hi, f.add(total.lo, l.lo))
}
