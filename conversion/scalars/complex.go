package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// complexNumber is a complex number as its parts.
type complexNumber struct{ re, im *ir.Value }

// complexOp replaces an operation on complex numbers by operations on their parts.
func (x *expander) complexOp() {
	def := x.op.Def()
	switch def {
	case complex.Add, complex.Sub, complex.Mul, complex.Div, complex.Neg, complex.Conj, complex.Exp, complex.Abs, complex.Equal, complex.NotEqual:
	default:
		return
	}
	x.at()
	a := x.parts(x.lhs())
	switch def {
	case complex.Abs:
		x.replace(x.magnitudeOf(a))
	case complex.Equal, complex.NotEqual:
		p, both := arith.OEQ, arith.AndI
		if def == complex.NotEqual {
			p, both = arith.UNE, arith.OrI
		}
		b := x.parts(x.rhs())
		x.replace(x.Op(both, x.CmpF(p, a.re, b.re), x.CmpF(p, a.im, b.im)))
	default:
		r := x.complexArithmetic(a)
		x.replace(x.b.Create(x.Loc, complex.Create, []*ir.Value{r.re, r.im}, []ir.Type{x.op.Result(0).Type()}).Result(0))
	}
}

// complexArithmetic computes the operations whose results are complex. a is the first operand.
func (x *expander) complexArithmetic(a complexNumber) complexNumber {
	switch x.op.Def() {
	case complex.Neg:
		return complexNumber{x.unary(arith.NegF, a.re), x.unary(arith.NegF, a.im)}
	case complex.Conj:
		return complexNumber{a.re, x.unary(arith.NegF, a.im)}
	case complex.Exp:
		size := x.unary(math.Exp, a.re)
		return complexNumber{x.Op(arith.MulF, size, x.unary(math.Cos, a.im)), x.Op(arith.MulF, size, x.unary(math.Sin, a.im))}
	}
	b := x.parts(x.rhs())
	switch x.op.Def() {
	case complex.Add:
		return complexNumber{x.Op(arith.AddF, a.re, b.re), x.Op(arith.AddF, a.im, b.im)}
	case complex.Sub:
		return complexNumber{x.Op(arith.SubF, a.re, b.re), x.Op(arith.SubF, a.im, b.im)}
	case complex.Div:
		return x.complexQuotient(a, b)
	}
	product := func(def *ir.OpDef, a, b, c, d *ir.Value) *ir.Value {
		return x.Op(def, x.Op(arith.MulF, a, b), x.Op(arith.MulF, c, d))
	}
	return complexNumber{product(arith.SubF, a.re, b.re, a.im, b.im), product(arith.AddF, a.re, b.im, a.im, b.re)}
}

// complexQuotient divides by Smith's method: it scales by the larger part of b, so that squares of
// the parts do not overflow.
func (x *expander) complexQuotient(a, b complexNumber) complexNumber {
	swap, larger, smaller := x.ordered(b)
	ratio := x.Op(arith.DivF, smaller, larger)
	size := x.Op(arith.AddF, larger, x.Op(arith.MulF, smaller, ratio))
	first, second := x.Select(swap, a.im, a.re), x.Select(swap, a.re, a.im)
	re := x.Op(arith.AddF, first, x.Op(arith.MulF, second, ratio))
	im := x.Op(arith.SubF, second, x.Op(arith.MulF, first, ratio))
	im = x.Select(swap, x.unary(arith.NegF, im), im)
	return complexNumber{x.Op(arith.DivF, re, size), x.Op(arith.DivF, im, size)}
}

// magnitudeOf computes the absolute value of a. It scales by the larger part, so that its square does
// not overflow.
func (x *expander) magnitudeOf(a complexNumber) *ir.Value {
	_, larger, smaller := x.ordered(a)
	larger, smaller = x.unary(math.AbsF, larger), x.unary(math.AbsF, smaller)
	one := x.Float(larger.Type(), 1)
	// Equal parts may both be zero or infinite.
	same := x.CmpF(arith.OEQ, smaller, larger)
	ratio := x.Select(same, one, x.Op(arith.DivF, smaller, larger))
	return x.Op(arith.MulF, larger, x.unary(math.Sqrt, x.Op(arith.AddF, one, x.Op(arith.MulF, ratio, ratio))))
}

// ordered returns the parts of a by their size, and whether the imaginary part is the larger one.
func (x *expander) ordered(a complexNumber) (swap, larger, smaller *ir.Value) {
	swap = x.CmpF(arith.OGT, x.unary(math.AbsF, a.im), x.unary(math.AbsF, a.re))
	return swap, x.Select(swap, a.im, a.re), x.Select(swap, a.re, a.im)
}

// parts extracts the real and the imaginary part.
func (x *expander) parts(v *ir.Value) complexNumber {
	part := func(def *ir.OpDef) *ir.Value {
		return x.b.Create(x.Loc, def, []*ir.Value{v}, []ir.Type{v.Type().(*ir.ComplexType).Element}).Result(0)
	}
	return complexNumber{part(complex.Re), part(complex.Im)}
}
