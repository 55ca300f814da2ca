package scalars

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// arc returns the angle of the point (x, y), whose coordinates are not negative. It turns the point
// by no, one or two eighths of a turn, so that the quotient is at most the tangent of a sixteenth.
func (f *floats) arc(y, x *ir.Value) *ir.Value {
	eighth := math.Sqrt2 - 1
	small := f.CmpF(arith.OLE, y, f.times(x, eighth))
	large := f.CmpF(arith.OGT, y, f.times(x, 1/eighth))
	t := f.div(f.Select(small, y, f.Select(large, f.neg(x), f.sub(y, x))), f.Select(small, x, f.Select(large, y, f.add(y, x))))
	turned := func(part int) *ir.Value {
		c := f.halfPi[part]
		return f.Select(small, f.num(0), f.Select(large, f.num(c), f.num(c/2)))
	}
	z := f.mul(t, t)
	rest := f.add(f.mul(f.mul(t, z), f.polynomial(f.atan, z)), turned(1))
	return f.add(turned(0), f.add(t, rest))
}

// piMinus returns pi - r where c is true, and r elsewhere.
func (f *floats) piMinus(c, r *ir.Value) *ir.Value {
	return f.Select(c, f.sub(f.num(2*f.halfPi[0]), f.plus(r, -2*f.halfPi[1])), r)
}

// root returns the square root of v, and zero for negative numbers, for which GLSL does not define
// it.
func (f *floats) root(v *ir.Value) *ir.Value { return f.unary(mathdialect.Sqrt, f.atLeast(v, 0)) }

// cathetus returns sqrt(1 - x²).
func (f *floats) cathetus(x *ir.Value) *ir.Value {
	one := f.num(1)
	return f.root(f.mul(f.sub(one, x), f.add(one, x)))
}

func atan(f *floats, x, _ *ir.Value) *ir.Value { return f.arc(f.abs(x), f.num(1)) }

func asin(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.abs(x)
	return f.arc(a, f.cathetus(a))
}

func acos(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.abs(x)
	return f.piMinus(f.below(x, 0), f.arc(f.cathetus(a), a))
}

// atan2 scales the point so that neither the sums overflow nor the quotient of denormal numbers
// loses digits. Two infinities count as equal numbers, and the origin has the angle of x.
func atan2(f *floats, y, x *ir.Value) *ir.Value {
	inf := f.num(math.Inf(1))
	ay, ax := f.abs(y), f.abs(x)
	both := f.Op(arith.AndI, f.CmpF(arith.OEQ, ay, inf), f.CmpF(arith.OEQ, ax, inf))
	ay, ax = f.Select(both, f.num(1), ay), f.Select(both, f.num(1), ax)
	larger := f.Select(f.CmpF(arith.OGT, ay, ax), ay, ax)
	ax = f.Select(f.CmpF(arith.OEQ, larger, f.num(0)), f.num(1), ax)
	scale := f.Select(f.above(larger, math.Ldexp(1, int(f.bias)-2)), f.num(0.25),
		f.Select(f.below(larger, math.Ldexp(1, f.tiny+2*int(f.digits))), f.num(math.Ldexp(1, 2*int(f.digits))), f.num(1)))
	r := f.arc(f.mul(ay, scale), f.mul(ax, scale))
	r = f.signOf(f.piMinus(f.CmpI(arith.SLT, f.encoding(x), f.int(0)), r), y)
	return f.Select(f.CmpF(arith.UNO, y, x), f.add(y, x), r)
}

// cbrt divides the exponent by 3 and improves an approximation of the root of the rest, between 1
// and 8, by Halley's method, which triples the digits.
func cbrt(f *floats, x, _ *ir.Value) *ir.Value {
	a := f.abs(x)
	small := f.below(a, math.Ldexp(1, f.tiny))
	const by = 54 // a multiple of 3 that makes denormal numbers normal
	a = f.Select(small, f.times(a, math.Ldexp(1, by)), a)
	bits := f.encoding(a)
	// third is large enough that the exponent of the smallest number becomes positive.
	third := (f.bias + 3) / 3
	e := f.Op(arith.AddI, f.shift(bits, f.digits-1), f.int(3*third-f.bias))
	k := f.shift(f.Op(arith.MulI, e, f.int(43691)), 17)
	rest := f.Op(arith.SubI, e, f.Op(arith.MulI, k, f.int(3)))
	m := f.decoded(f.Op(arith.OrI, f.Op(arith.AndI, bits, f.int(int64(1)<<(f.digits-1)-1)),
		f.Op(arith.ShLI, f.Op(arith.AddI, rest, f.int(f.bias)), f.int(f.digits-1))))
	t := f.polynomial(f.cbrt, m)
	for digits := int64(8); digits < f.digits; digits *= 3 {
		cube := f.mul(f.mul(t, t), t)
		t = f.add(t, f.mul(t, f.div(f.sub(m, cube), f.add(f.add(cube, cube), m))))
	}
	k = f.Op(arith.SubI, k, f.Select(small, f.int(third+by/3), f.int(third)))
	return f.mul(t, f.powerOf2(k))
}
