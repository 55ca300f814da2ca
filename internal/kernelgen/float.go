package kernelgen

import "math"

// format is a format of IEEE 754: the number of exponent bits and of stored fraction bits.
type format struct{ exp, frac uint32 }

func formatOf(width uint32) (format, bool) {
	switch width {
	case 16:
		return format{5, 10}, true
	case 32:
		return format{8, 23}, true
	case 64:
		return format{11, 52}, true
	}
	return format{}, false
}

func (f format) bias() int       { return 1<<(f.exp-1) - 1 }
func (f format) sign() uint64    { return 1 << (f.exp + f.frac) }
func (f format) infBits() uint64 { return (1<<f.exp - 1) << f.frac }

// parts splits a number into sign, biased exponent and fraction.
func (f format) parts(x uint64) (neg bool, exp int, frac uint64) {
	return x&f.sign() != 0, int(x >> f.frac & (1<<f.exp - 1)), x & (1<<f.frac - 1)
}

func (f format) isNaN(x uint64) bool {
	_, e, m := f.parts(x)
	return e == 1<<f.exp-1 && m != 0
}

func (f format) isDenormal(x uint64) bool {
	_, e, m := f.parts(x)
	return e == 0 && m != 0
}

// decode returns the number, which float64 represents exactly.
func (f format) decode(x uint64) float64 {
	neg, e, m := f.parts(x)
	var v float64
	switch {
	case e == 1<<f.exp-1 && m != 0:
		return math.NaN()
	case e == 1<<f.exp-1:
		v = math.Inf(1)
	case e == 0:
		v = math.Ldexp(float64(m), 1-f.bias()-int(f.frac))
	default:
		v = math.Ldexp(float64(m|1<<f.frac), e-f.bias()-int(f.frac))
	}
	if neg {
		v = -v
	}
	return v
}

// encode returns the bits of v. It returns false if the format does not represent v, or
// only as a denormal.
func (f format) encode(v float64) (uint64, bool) {
	var sign uint64
	if math.Signbit(v) {
		sign = f.sign()
	}
	switch {
	case math.IsNaN(v):
		return f.infBits() | 1<<(f.frac-1), true
	case math.IsInf(v, 0):
		return sign | f.infBits(), true
	case v == 0:
		return sign, true
	}
	m, e := math.Frexp(math.Abs(v)) // m in [0.5, 1)
	whole := math.Ldexp(m, int(f.frac)+1)
	biased := e - 1 + f.bias()
	if whole != math.Trunc(whole) || biased <= 0 || biased >= 1<<f.exp-1 {
		return 0, false
	}
	return sign | uint64(biased)<<f.frac | uint64(whole)&(1<<f.frac-1), true
}

// number returns the result of an operation whose exact result is v if exact is set.
func (f format) number(v float64, exact bool) scalar {
	if math.IsNaN(v) {
		bits, _ := f.encode(v)
		return scalar{bits: bits, state: anyNaN}
	}
	bits, ok := f.encode(v)
	if !ok || !exact {
		return scalar{bits: bits, state: vague}
	}
	return scalar{bits: bits}
}

// operand returns the value of a for an operation that computes. It returns false if a is
// vague, one of two numbers or a denormal, which targets may flush to zero.
func (f format) operand(a scalar) (float64, bool) {
	if a.state >= vague || f.isDenormal(a.bits) {
		return 0, false
	}
	return f.decode(a.bits), true
}

// sum returns x + y and whether the sum is exact. Infinities and NaN are.
func sum(x, y float64) (float64, bool) {
	s := x + y
	if math.IsInf(s, 0) || math.IsNaN(s) {
		return s, math.IsInf(x, 0) || math.IsInf(y, 0) || math.IsNaN(s)
	}
	// The error of the sum by Knuth's TwoSum, which is exact without overflow.
	t := s - x
	return s, (x-(s-t))+(y-t) == 0
}

// smallest is a bound: the error of a product above it is not below the denormals.
const smallest = 0x1p-900

// product returns x * y and whether the product is exact.
func product(x, y float64) (float64, bool) {
	p := x * y
	switch {
	case math.IsInf(p, 0) || math.IsNaN(p):
		return p, math.IsInf(x, 0) || math.IsInf(y, 0) || math.IsNaN(p)
	case x == 0 || y == 0:
		return p, true
	case math.Abs(p) < smallest:
		return p, false
	}
	return p, math.FMA(x, y, -p) == 0
}

// ratio returns x / y and whether every target computes it exactly. Vulkan allows an error of
// 2.5 units in the last place, as of a multiplication by the reciprocal, and asks for
// nothing beyond 2^126.
func ratio(x, y float64) (float64, bool) {
	q := x / y
	if math.IsInf(x, 0) || math.IsInf(y, 0) || math.IsNaN(q) || y == 0 {
		return q, math.IsNaN(x) || math.IsNaN(y)
	}
	m, e := math.Frexp(math.Abs(y))
	return q, m == 0.5 && e > -14 && e < 14 && (x == 0 || math.Abs(q) >= smallest)
}

// remainder returns the remainder of x / y with the sign of x. Targets compute it from
// the rounded quotient, which is exact for small whole numbers over powers of two.
func remainder(x, y float64) (float64, bool) {
	r := math.Mod(x, y)
	m, _ := math.Frexp(math.Abs(y))
	whole := x == math.Trunc(x) && math.Abs(x) < 1024
	return r, whole && m == 0.5 && math.Abs(y) >= 1 && math.Abs(y) <= 1024 && r != 0
}

// less orders numbers with -0 below +0. No operand is NaN.
func less(x, y float64) bool {
	return x < y || x == y && math.Signbit(x) && !math.Signbit(y)
}

// roundAway rounds to the nearest whole number, ties away from zero.
func roundAway(x float64) float64 { return math.Round(x) }

// wholeRange returns the bounds of the numbers that fit into an integer of w bits: low <=
// trunc(x) < high.
func wholeRange(w uint32, sign bool) (low, high float64) {
	if sign {
		high = math.Ldexp(1, int(w)-1)
		return -high, high
	}
	return 0, math.Ldexp(1, int(w))
}

// toInt converts x to an integer of w bits, rounded toward zero. It returns false if the
// integer does not fit.
func toInt(x float64, w uint32, sign bool) (uint64, bool) {
	t := math.Trunc(x)
	low, high := wholeRange(w, sign)
	if math.IsNaN(x) || t < low || t >= high {
		return 0, false
	}
	if t < 0 {
		return uint64(int64(t)) & mask(w), true
	}
	return uint64(t), true
}

// fromInt converts an integer to a float64 and returns whether the conversion is exact.
func fromInt(a uint64, w uint32, sign bool) (float64, bool) {
	if sign {
		x := signed(a, w)
		f := float64(x)
		return f, f < 0x1p63 && int64(f) == x
	}
	f := float64(a)
	return f, f < 0x1p64 && uint64(f) == a
}

// denormal returns the bits of a number that the format represents as a denormal.
func (f format) denormal(v float64) uint64 {
	bits := uint64(math.Ldexp(math.Abs(v), f.bias()-1+int(f.frac)))
	if math.Signbit(v) {
		bits |= f.sign()
	}
	return bits
}
