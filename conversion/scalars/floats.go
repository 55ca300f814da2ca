package scalars

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// coefficients are the numbers that functions of one format are computed with. The polynomials
// have ascending powers; internal/mathgen says what they approximate. A constant of several
// floats is their sum.
type coefficients struct {
	exp, log, atanh, sin, cos, atan, cbrt, erfNear, erfFar, erfcFar []float64

	ln2, log10Of2      []float64 // the first part times an exponent is exact
	log2E, log10E      []float64 // the first part has half of the digits
	ln2Pair, log2EPair []float64
	third, halfPi      []float64
	twoOverPi          []float64
	turn               []float64 // pi/2 in parts; a product of any part but the last and a small integer is exact
	fraction           []uint64  // the words of 2/pi
}

// format is a floating-point format with what the functions of it need.
type format struct {
	*coefficients
	width, digits, bias int64
	// tiny is the exponent of the smallest normal number.
	tiny int
	// expLow and expHigh are the exponents beyond which e^x is zero or infinite.
	expLow, expHigh float64
	// expm1High is the number above which e^x - 1 rounds to e^x; for its negative it rounds to -1.
	// tanhHigh is the number above which tanh(x) rounds to 1.
	expm1High, tanhHigh float64
	// farHigh is the number above which erf(x) rounds to 1.
	farHigh float64
	// erfcHigh is the number above which erfc(x) rounds to 0.
	erfcHigh float64
	// angleHigh is the largest angle that is reduced by the parts of pi/2.
	angleHigh float64
}

var (
	format32 = format{coefficients: &coefficients32, width: 32, digits: 24, bias: 127, tiny: -126,
		expLow: -105, expHigh: 90, expm1High: 20, tanhHigh: 10, farHigh: 4, erfcHigh: 10.2, angleHigh: 1500}
	format64 = format{coefficients: &coefficients64, width: 64, digits: 53, bias: 1023, tiny: -1022,
		expLow: -747, expHigh: 712, expm1High: 40, tanhHigh: 20, farHigh: 6, erfcHigh: 27.4, angleHigh: 1 << 20}
)

// floats emits arithmetic on floats of one type, a scalar or a vector of 32 or 64 bits. It counts on
// sums and products that are rounded to nearest and are neither contracted nor reassociated.
type floats struct {
	*expander
	*format
	t, ints ir.Type
}

// floats returns the arithmetic of a type.
func (x *expander) floats(t ir.Type) *floats {
	f := &format32
	if x.bits(t) == 64 {
		f = &format64
	}
	return &floats{x, f, t, withElement(t, t.Context().I(uint32(f.width)))}
}

// pair is a number as the sum of two floats, of which the second is small.
type pair struct{ hi, lo *ir.Value }

func (f *floats) num(v float64) *ir.Value      { return f.Float(f.t, v) }
func (f *floats) int(v int64) *ir.Value        { return f.Int(f.ints, v) }
func (f *floats) add(a, b *ir.Value) *ir.Value { return f.Op(arith.AddF, a, b) }
func (f *floats) sub(a, b *ir.Value) *ir.Value { return f.Op(arith.SubF, a, b) }
func (f *floats) mul(a, b *ir.Value) *ir.Value { return f.Op(arith.MulF, a, b) }
func (f *floats) div(a, b *ir.Value) *ir.Value { return f.Op(arith.DivF, a, b) }
func (f *floats) abs(v *ir.Value) *ir.Value    { return f.unary(mathdialect.AbsF, v) }
func (f *floats) neg(v *ir.Value) *ir.Value    { return f.unary(arith.NegF, v) }

// times returns v times a constant.
func (f *floats) times(v *ir.Value, c float64) *ir.Value { return f.mul(v, f.num(c)) }

// plus returns v plus a constant.
func (f *floats) plus(v *ir.Value, c float64) *ir.Value { return f.add(v, f.num(c)) }

// above and below compare with a constant; they are false for NaN.
func (f *floats) above(v *ir.Value, c float64) *ir.Value { return f.CmpF(arith.OGT, v, f.num(c)) }
func (f *floats) below(v *ir.Value, c float64) *ir.Value { return f.CmpF(arith.OLT, v, f.num(c)) }

// atMost returns the smaller one of v and a constant, and atLeast the larger one. NaN stays.
func (f *floats) atMost(v *ir.Value, c float64) *ir.Value {
	return f.Select(f.above(v, c), f.num(c), v)
}
func (f *floats) atLeast(v *ir.Value, c float64) *ir.Value {
	return f.Select(f.below(v, c), f.num(c), v)
}

func (f *floats) encoding(v *ir.Value) *ir.Value { return f.Cast(arith.Bitcast, v, f.ints) }
func (f *floats) decoded(v *ir.Value) *ir.Value  { return f.Cast(arith.Bitcast, v, f.t) }

// pattern returns the encoding of a constant.
func (f *floats) pattern(v float64) int64 {
	if f.width == 32 {
		return int64(math.Float32bits(float32(v)))
	}
	return int64(math.Float64bits(v))
}

// signOf returns the magnitude of v with the sign of s.
func (f *floats) signOf(v, s *ir.Value) *ir.Value {
	if f.width == 64 && !f.env.Has(spec.CapabilityInt64) { // the conversion needs these integers
		magnitude := f.Op(arith.AndI, f.encoding(v), f.int(math.MaxInt64))
		return f.decoded(f.Op(arith.OrI, magnitude, f.Op(arith.AndI, f.encoding(s), f.int(math.MinInt64))))
	}
	return f.b.Create(f.Loc, mathdialect.CopySign, []*ir.Value{v, s}, []ir.Type{f.t}).Result(0)
}

// flip changes the sign of v where the lowest bit of n is set.
func (f *floats) flip(v, n *ir.Value) *ir.Value {
	sign := f.Op(arith.ShLI, n, f.int(f.width-1))
	return f.decoded(f.Op(arith.XOrI, f.encoding(v), sign))
}

// exactSum returns a + b with the error of the sum.
func (f *floats) exactSum(a, b *ir.Value) pair {
	s := f.add(a, b)
	part := f.sub(s, a)
	return pair{s, f.add(f.sub(a, f.sub(s, part)), f.sub(b, part))}
}

// orderedSum is exactSum if |a| >= |b|, or a is zero.
func (f *floats) orderedSum(a, b *ir.Value) pair {
	s := f.add(a, b)
	return pair{s, f.sub(b, f.sub(s, a))}
}

// top clears the lower half of the digits of v.
func (f *floats) top(v *ir.Value) *ir.Value {
	mask := f.int(-1 << ((f.digits + 1) / 2))
	return f.decoded(f.Op(arith.AndI, f.encoding(v), mask))
}

// exactProduct returns a * b with the error of the product.
func (f *floats) exactProduct(a, b *ir.Value) pair {
	p := f.mul(a, b)
	a1, b1 := f.top(a), f.top(b)
	a2, b2 := f.sub(a, a1), f.sub(b, b1)
	e := f.sub(f.mul(a1, b1), p)
	e = f.add(f.add(e, f.mul(a1, b2)), f.mul(a2, b1))
	return pair{p, f.add(e, f.mul(a2, b2))}
}

// product returns the product of pairs.
func (f *floats) product(a, b pair) pair {
	p := f.exactProduct(a.hi, b.hi)
	p.lo = f.add(p.lo, f.add(f.mul(a.hi, b.lo), f.mul(a.lo, b.hi)))
	return f.orderedSum(p.hi, p.lo)
}

func (f *floats) constant(c []float64) pair { return pair{f.num(c[0]), f.num(c[1])} }

// nearest returns the whole number nearest to v, as a float and as an integer. It must be smaller
// than 2^(digits-2).
func (f *floats) nearest(v *ir.Value) (whole, n *ir.Value) {
	shifted := f.plus(v, f.unit())
	return f.sub(shifted, f.num(f.unit())), f.Op(arith.SubI, f.encoding(shifted), f.int(f.pattern(f.unit())))
}

// fromInteger returns an integer smaller than 2^(digits-2) as a float. SwiftShader converts negative
// constants as unsigned numbers.
func (f *floats) fromInteger(n *ir.Value) *ir.Value {
	return f.sub(f.decoded(f.Op(arith.AddI, n, f.int(f.pattern(f.unit())))), f.num(f.unit()))
}

// unit returns a number in whose neighborhood the floats are the whole numbers.
func (f *floats) unit() float64 { return math.Ldexp(3, int(f.digits)-2) }

// powerOf2 returns 2^n for the exponent n of a normal number.
func (f *floats) powerOf2(n *ir.Value) *ir.Value {
	return f.decoded(f.Op(arith.ShLI, f.Op(arith.AddI, n, f.int(f.bias)), f.int(f.digits-1)))
}

// scaled returns v * 2^n. The two factors are normal numbers for each n for which the result is
// finite and not zero.
func (f *floats) scaled(v, n *ir.Value) *ir.Value {
	half := f.Op(arith.ShRSI, n, f.int(1))
	return f.mul(f.mul(v, f.powerOf2(half)), f.powerOf2(f.Op(arith.SubI, n, half)))
}

// any reports whether an element of the condition is true.
func (f *floats) any(c *ir.Value) *ir.Value {
	v, ok := c.Type().(*ir.VectorType)
	if !ok {
		return c
	}
	some := vector.NewExtract(f.b, f.Loc, c, 0)
	for i := int64(1); i < v.Shape()[0]; i++ {
		some = f.Op(arith.OrI, some, vector.NewExtract(f.b, f.Loc, c, i))
	}
	return some
}

// recomputeWhere computes values again for the elements for which the condition is true, if there is one.
func (f *floats) recomputeWhere(c *ir.Value, values []*ir.Value, again func() []*ir.Value) []*ir.Value {
	types := make([]ir.Type, len(values))
	for i, v := range values {
		types[i] = v.Type()
	}
	branch := scf.NewIf(f.b, f.Loc, f.any(c), types, true)
	f.b.SetStart(branch.Then())
	chosen := again()
	for i := range chosen {
		chosen[i] = f.Select(c, chosen[i], values[i])
	}
	scf.NewYield(f.b, f.Loc, chosen...)
	f.b.SetStart(branch.Else())
	scf.NewYield(f.b, f.Loc, values...)
	f.setInsertionPoint()
	return branch.Results()
}

// polynomial evaluates the polynomial with the coefficients of ascending powers at v.
func (x *expander) polynomial(coefficients []float64, v *ir.Value) *ir.Value {
	last := len(coefficients) - 1
	sum := x.Float(v.Type(), coefficients[last])
	for i := last - 1; i >= 0; i-- {
		sum = x.Op(arith.AddF, x.Op(arith.MulF, sum, v), x.Float(v.Type(), coefficients[i]))
	}
	return sum
}
