package scalars

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// power computes math.powf as IEEE 754's pow does. The instruction of GLSL is undefined for
// a negative base, for zero to a power that is not positive, and where an infinite
// exponent meets a base of 1. OpenCL's instruction needs no help.
func (x *expander) power() {
	base, exponent := x.lhs(), x.rhs()
	if x.bits(base.Type()) > 32 || !isScalarOrVector(base.Type()) || !x.env.Has(spec.CapabilityShader) {
		return
	}
	x.at()
	t := base.Type()
	zero, one, inf := x.Float(t, 0), x.Float(t, 1), x.Float(t, math.Inf(1))
	magnitude := x.unary(mathdialect.AbsF, base)
	p := x.b.Create(x.Loc, spirv.GLPow, []*ir.Value{magnitude, exponent}, []ir.Type{t}).Result(0)
	p = x.Select(x.CmpF(arith.OEQ, magnitude, zero), x.Select(x.CmpF(arith.OLT, exponent, zero), inf, zero), p)
	p = x.Select(x.CmpF(arith.OEQ, magnitude, one), one, p)

	integral := x.CmpF(arith.OEQ, x.unary(mathdialect.Floor, exponent), exponent)
	half := x.Op(arith.MulF, exponent, x.Float(t, 0.5))
	odd := x.Op(arith.AndI, integral, x.CmpF(arith.UNE, x.unary(mathdialect.Floor, half), half))
	negative := x.signBit(base)
	p = x.Select(x.Op(arith.AndI, odd, negative), x.unary(arith.NegF, p), p)
	if arith.FastMathOfOp(x.op)&arith.NoNaNs == 0 {
		finite := x.Op(arith.AndI, x.CmpF(arith.OLT, base, zero), x.CmpF(arith.OLT, magnitude, inf))
		p = x.Select(x.Op(arith.AndI, finite, x.not(integral)), x.Float(t, math.NaN()), p)
		p = x.Select(x.CmpF(arith.UNO, base, exponent), x.Op(arith.AddF, base, exponent), p)
	}
	unit := x.Op(arith.OrI, x.CmpF(arith.OEQ, exponent, zero), x.CmpF(arith.OEQ, base, one))
	x.replace(x.Select(unit, one, p))
}

// unary creates an operation on one float.
func (x *expander) unary(def *ir.OpDef, v *ir.Value) *ir.Value {
	return x.b.Create(x.Loc, def, []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
}

// signBit tests the sign of v, also that of a zero.
func (x *expander) signBit(v *ir.Value) *ir.Value {
	t := like(v.Type(), v.Context().F32())
	if v.Type() != t {
		v = x.Cast(arith.ExtF, v, t)
	}
	bits := x.Cast(arith.Bitcast, v, like(t, v.Context().I32()))
	return x.CmpI(arith.SLT, bits, x.Int(bits.Type(), 0))
}
