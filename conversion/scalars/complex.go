package scalars

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// complexNumber is a complex number as its parts.
type complexNumber struct{ re, im *ir.Value }

// isComplex reports whether complexOp replaces op. The conversion takes the parts of complex numbers
// and those that consist of parts.
func isComplex(op *ir.Operation) bool {
	if d := op.Info().Dialect; d == nil || d.Name != "complex" {
		return false
	}
	switch op.Def() {
	case complex.Create, complex.Constant, complex.Re, complex.Im:
		return false
	}
	return true
}

// complexOp replaces an operation on complex numbers by operations on their parts.
func (x *expander) complexOp() {
	x.setInsertionPoint()
	if x.op.Is(complex.Bitcast) {
		x.complexBitcast()
		return
	}
	a := x.parts(x.lhs())
	switch def := x.op.Def(); def {
	case complex.Abs:
		x.replace(x.magnitudeOf(a))
	case complex.Angle:
		x.replace(x.Op(math.Atan2, a.im, a.re))
	case complex.Equal, complex.NotEqual:
		p, both := arith.OEQ, arith.AndI
		if def == complex.NotEqual {
			p, both = arith.UNE, arith.OrI
		}
		b := x.parts(x.rhs())
		x.replace(x.Op(both, x.CmpF(p, a.re, b.re), x.CmpF(p, a.im, b.im)))
	case complex.PowI:
		x.replaceByParts(x.complexIntegerPower(a, x.rhs()))
	default:
		var r complexNumber
		if x.op.NumOperands() == 2 {
			r = x.complexArithmetic(a, x.parts(x.rhs()))
		} else {
			r = x.complexFunction(a)
		}
		x.replaceByParts(r)
	}
}

// replaceByParts replaces the operation by the number with the parts r.
func (x *expander) replaceByParts(r complexNumber) {
	x.replace(x.b.Create(x.Loc, complex.Create, []*ir.Value{r.re, r.im}, []ir.Type{x.op.Result(0).Type()}).Result(0))
}

// complexIntegerPower squares and multiplies once for each bit of the magnitude of the exponent n. A negative exponent gives the
// reciprocal.
func (x *expander) complexIntegerPower(a complexNumber, n *ir.Value) complexNumber {
	one, zero := x.Float(a.re.Type(), 1), x.Float(a.re.Type(), 0)
	rest, negative := x.magnitude(n)
	index := func(v int64) *ir.Value { return arith.NewIndex(x.b, x.Loc, v) }
	loop := scf.NewFor(x.b, x.Loc, index(0), index(x.bits(n.Type())), index(1), one, zero, a.re, a.im, rest)
	body := loop.Body()
	x.b.SetStart(body)
	product, square := complexNumber{body.Arg(1), body.Arg(2)}, complexNumber{body.Arg(3), body.Arg(4)}
	rest = body.Arg(5)
	odd := x.CmpI(arith.NE, x.Op(arith.AndI, rest, x.Int(n.Type(), 1)), x.Int(n.Type(), 0))
	next := x.complexProduct(product, square)
	next = complexNumber{x.Select(odd, next.re, product.re), x.Select(odd, next.im, product.im)}
	square = x.complexProduct(square, square)
	scf.NewYield(x.b, x.Loc, next.re, next.im, square.re, square.im, x.Op(arith.ShRUI, rest, x.Int(n.Type(), 1)))
	x.setInsertionPoint()
	power := complexNumber{loop.Result(0), loop.Result(1)}
	inverse := x.complexQuotient(complexNumber{one, zero}, power)
	return complexNumber{x.Select(negative, inverse.re, power.re), x.Select(negative, inverse.im, power.im)}
}

// complexBitcast casts a complex number to a number with its bits, or back. The real part has the low
// bits, as in memory.
func (x *expander) complexBitcast() {
	v, to := x.lhs(), x.op.Result(0).Type()
	if v.Type() == to {
		x.replace(v)
		return
	}
	c, ofComplex := v.Type().(*ir.ComplexType)
	if !ofComplex {
		c = to.(*ir.ComplexType)
	}
	width := ir.NumberWidth(c.Element)
	ctx := v.Context()
	part, whole := ctx.I(uint32(width)), ctx.I(uint32(2*width))
	_, float := c.Element.(*ir.FloatType)
	switch {
	case !float:
		x.refuseBits("is about complex numbers of integers, which kernels do not have")
		return
	case width > 32:
		x.refuseBits("needs integers of " + strconv.Itoa(int(2*width)) + " bits, which kernels do not have")
		return
	case width < 32 && !x.env.Has(spec.CapabilityInt16):
		x.refuseBits("needs the capability Int16 for its parts, which the target lacks")
		return
	case !ofComplex:
		bits := x.recast(v, whole)
		re := x.recast(x.Cast(arith.TruncI, bits, part), c.Element)
		high := x.Cast(arith.TruncI, x.Op(arith.ShRUI, bits, x.Int(whole, int64(width))), part)
		x.replace(x.b.Create(x.Loc, complex.Create, []*ir.Value{re, x.recast(high, c.Element)}, []ir.Type{to}).Result(0))
		return
	}
	p := x.parts(v)
	low, high := x.Cast(arith.ExtUI, x.recast(p.re, part), whole), x.Cast(arith.ExtUI, x.recast(p.im, part), whole)
	x.replace(x.recast(x.Op(arith.OrI, low, x.Op(arith.ShLI, high, x.Int(whole, int64(width)))), to))
}

// recast casts the bits of v unless it has the type t.
func (x *expander) recast(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return x.Cast(arith.Bitcast, v, t)
}

// refuseBits emits an error about the bits of the operation.
func (x *expander) refuseBits(why string) {
	x.failed = true
	x.op.EmitOpError("of " + ir.QuoteType(x.lhs().Type()) + " " + why + ": cast the parts (complex.re, complex.im) instead")
}

// complexArithmetic computes the operations on two complex numbers.
func (x *expander) complexArithmetic(a, b complexNumber) complexNumber {
	switch x.op.Def() {
	case complex.Add:
		return x.complexSum(a, b)
	case complex.Sub:
		return complexNumber{x.Op(arith.SubF, a.re, b.re), x.Op(arith.SubF, a.im, b.im)}
	case complex.Div:
		return x.complexQuotient(a, b)
	case complex.Pow:
		return x.complexPower(a, b)
	case complex.Atan2:
		// The angle of a point with complex coordinates is -i log((b + i a) / sqrt(a^2 + b^2)).
		squares := x.complexSum(x.complexProduct(a, a), x.complexProduct(b, b))
		point := complexNumber{x.Op(arith.SubF, b.re, a.im), x.Op(arith.AddF, b.im, a.re)}
		log := x.complexLogarithm(x.complexQuotient(point, x.complexRoot(squares)))
		return complexNumber{log.im, x.unary(arith.NegF, log.re)}
	}
	return x.complexProduct(a, b)
}

func (x *expander) complexSum(a, b complexNumber) complexNumber {
	return complexNumber{x.Op(arith.AddF, a.re, b.re), x.Op(arith.AddF, a.im, b.im)}
}

func (x *expander) complexProduct(a, b complexNumber) complexNumber {
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
