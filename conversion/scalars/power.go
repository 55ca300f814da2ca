package scalars

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// exponent is the exponent of a power. isOdd and integral say whether it is an odd number and an integer.
// integral is nil if all exponents are.
type exponent struct {
	pair
	isOdd, integral *ir.Value
}

// power computes math.powf as IEEE 754's pow does. The flag afn takes the instruction of GLSL for
// floats of 16 and 32 bits, but it is undefined for a negative base, for zero to a power that is
// not positive, and where an infinite exponent meets a base of 1. OpenCL's instruction needs no
// help.
func (x *expander) power() {
	t := x.lhs().Type()
	if !isScalarOrVector(t) || !x.env.Has(spec.CapabilityShader) || x.smallPower() {
		return
	}
	x.withFloats(t, func(f *floats, in []*ir.Value) *ir.Value {
		y := in[1]
		integral := f.CmpF(arith.OEQ, f.unary(mathdialect.Floor, y), y)
		half := f.times(y, 0.5)
		odd := f.Op(arith.AndI, integral, f.CmpF(arith.UNE, f.unary(mathdialect.Floor, half), half))
		e := exponent{pair{y, f.num(0)}, odd, integral}
		if f.width == 32 && arith.FastMathOfOp(f.op)&arith.ApproxFunc != 0 {
			base := f.abs(in[0])
			base = f.Select(f.above(base, 0), base, f.num(1))
			p := f.b.Create(f.Loc, spirv.GLPow, []*ir.Value{base, y}, []ir.Type{f.t}).Result(0)
			return f.signedPower(in[0], e, p)
		}
		return f.signedPower(in[0], e, f.positivePower(f.abs(in[0]), e.pair))
	})
}

// integerExponent computes math.fpowi, a power whose exponent is an integer.
func (x *expander) integerExponent() {
	if !isScalarOrVector(x.lhs().Type()) || x.smallPower() {
		return
	}
	x.withFloats(x.lhs().Type(), func(f *floats, in []*ir.Value) *ir.Value {
		n, c := in[1], in[1].Context()
		switch _, index := ir.ElementTypeOrSelf(n.Type()).(*ir.IndexType); {
		case index:
			n = f.Cast(arith.IndexCast, n, withElement(n.Type(), c.I(uint32(f.bits(n.Type())))))
		case isBool(n.Type()):
			n = f.Cast(arith.ExtSI, n, withElement(n.Type(), c.I32()))
		}
		odd := f.CmpI(arith.NE, f.Op(arith.AndI, n, f.Int(n.Type(), 1)), f.Int(n.Type(), 0))
		e := exponent{isOdd: odd}
		if c, ok := wholeConstant(in[1]); ok {
			// SwiftShader converts negative constants as unsigned numbers.
			e.pair = f.pairOfConstant(c)
		} else {
			e.pair = f.pairOf(n)
		}
		return f.signedPower(in[0], e, f.positivePower(f.abs(in[0]), e.pair))
	})
}

// pairOfConstant returns n as the sum of two constants.
func (f *floats) pairOfConstant(n int64) pair {
	hi := float64(n)
	if f.width == 32 {
		hi = float64(float32(hi))
	}
	if hi == 1<<63 {
		return pair{f.num(hi), f.num(0)} // the power is 0, 1 or infinite
	}
	return pair{f.num(hi), f.num(float64(n - int64(hi)))}
}

// smallPower multiplies if the exponent is a constant whole number so small that the errors of the
// products stay below 4 ULP. The products have the special results of powers.
func (x *expander) smallPower() bool {
	n, ok := wholeConstant(x.rhs())
	if !ok || n < -2 || n > 4 {
		return false
	}
	x.setInsertionPoint()
	one := x.Float(x.lhs().Type(), 1)
	base := x.lhs()
	if n < 0 {
		base, n = x.Op(arith.DivF, one, base), -n
	}
	power := one
	switch n {
	case 1:
		power = base
	case 2, 3, 4:
		power = x.Op(arith.MulF, base, base)
	}
	switch n {
	case 3:
		power = x.Op(arith.MulF, power, base)
	case 4:
		power = x.Op(arith.MulF, power, power)
	}
	x.replace(power)
	return true
}

// wholeConstant returns the value of v if it is a constant and a whole number, or the same in each
// element.
func wholeConstant(v *ir.Value) (int64, bool) {
	a := ir.ConstantOf(v)
	if d, ok := a.(*ir.DenseElementsAttr); ok {
		a = d.SplatValue()
	}
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Int64()
	case *ir.FloatAttr:
		f := a.Value.Float64()
		return int64(f), f == math.Trunc(f) && math.Abs(f) < 1<<31
	}
	return 0, false
}

// pairOf converts an integer without loss, except integers of 64 bits to floats of 32: those that do
// not fit become ones with which each power is 0, 1 or infinite, too.
func (f *floats) pairOf(n *ir.Value) pair {
	t := n.Type()
	bits := f.bits(t)
	if bits <= f.digits {
		return pair{f.Cast(arith.SIToFP, n, f.t), f.num(0)}
	}
	if bits > f.width {
		limit := int64(1) << 33
		n = f.Op(arith.MinSI, f.Op(arith.MaxSI, n, f.Int(t, -limit)), f.Int(t, limit))
	}
	low := f.Op(arith.AndI, n, f.Int(t, int64(1)<<(f.width/2)-1))
	return f.orderedSum(f.Cast(arith.SIToFP, f.Op(arith.XOrI, n, low), f.t), f.Cast(arith.SIToFP, low, f.t))
}

// positivePower returns 2 to the power y*log2(v).
func (f *floats) positivePower(v *ir.Value, y pair) *ir.Value {
	// Powers of a larger exponent are 0, 1 or infinite. Products of it could overflow.
	limit := math.Ldexp(1, int(f.digits)+12)
	y.hi = f.atLeast(f.atMost(y.hi, limit), -limit)
	e := f.product(y, f.log2Pair(v))
	high, low := float64(f.bias+2), float64(-f.bias-f.digits-1)
	outside := f.Op(arith.OrI, f.above(e.hi, high), f.below(e.hi, low))
	e = pair{f.atLeast(f.atMost(e.hi, high), low), f.Select(outside, f.num(0), e.lo)}
	return f.value(f.exp2Of(e))
}

// signedPower returns the power of base from that of its magnitude, which is not right for
// magnitudes of zero, one and infinity.
func (f *floats) signedPower(base *ir.Value, y exponent, p *ir.Value) *ir.Value {
	magnitude := f.abs(base)
	zero, one, inf := f.num(0), f.num(1), f.num(math.Inf(1))
	down := f.CmpF(arith.OLT, y.hi, zero)
	p = f.Select(f.CmpF(arith.OEQ, magnitude, zero), f.Select(down, inf, zero), p)
	p = f.Select(f.CmpF(arith.OEQ, magnitude, inf), f.Select(down, zero, inf), p)
	p = f.Select(f.CmpF(arith.OEQ, magnitude, one), one, p)
	p = f.Select(f.Op(arith.AndI, y.isOdd, f.CmpI(arith.SLT, f.encoding(base), f.int(0))), f.neg(p), p)
	if arith.FastMathOfOp(f.op)&arith.NoNaNs == 0 {
		if y.integral != nil {
			finite := f.Op(arith.AndI, f.CmpF(arith.OLT, base, zero), f.CmpF(arith.OLT, magnitude, inf))
			p = f.Select(f.Op(arith.AndI, finite, f.not(y.integral)), f.num(math.NaN()), p)
		}
		p = f.Select(f.CmpF(arith.UNO, base, y.hi), f.add(base, y.hi), p)
	}
	unit := f.Op(arith.OrI, f.CmpF(arith.OEQ, y.hi, zero), f.CmpF(arith.OEQ, base, one))
	return f.Select(unit, one, p)
}

// unary creates an operation on one float.
func (x *expander) unary(def *ir.OpDef, v *ir.Value) *ir.Value {
	return x.b.Create(x.Loc, def, []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
}
