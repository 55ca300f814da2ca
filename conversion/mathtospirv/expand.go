package mathtospirv

import (
	stdmath "math"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

func log1p(c *spirvtypes.Converter, log *ir.OpDef) *rewrite.Pattern {
	return checked(c, spirvtypes.Name(math.Log1p, log), math.Log1p, func(x *expansion) bool {
		one := x.splat(x.t, 1)
		return x.replace(x.create(log, x.create(spirv.FAdd, one, x.operands[0])))
	})
}

// logarithm converts a logarithm to another base: the natural one times factor.
//
//go:noinline
func logarithm(c *spirvtypes.Converter, from, log *ir.OpDef, factor float64) *rewrite.Pattern {
	return checked(c, spirvtypes.Name(from, log), from, func(x *expansion) bool {
		by := spirv.NewConstant(&x.rw.Builder, x.loc, floatOf(x.t, factor), x.t)
		return x.replace(x.create(spirv.FMul, x.create(log, x.operands[0]), by))
	})
}

func expM1(c *spirvtypes.Converter, exp *ir.OpDef) *rewrite.Pattern {
	return checked(c, spirvtypes.Name(math.ExpM1, exp), math.ExpM1, func(x *expansion) bool {
		e := x.create(exp, x.operands[0])
		return x.replace(x.create(spirv.FSub, e, x.splat(x.t, 1)))
	})
}

// copySign copies the sign bit of the second operand to the first.
func copySign(x *expansion) bool {
	width := ir.ElementTypeOrSelf(x.op.Result(0).Type()).(*ir.FloatType).Width()
	if width > 64 || width != spirv.BitWidth(ir.ElementTypeOrSelf(x.t)) {
		return x.rw.Fail("the width of the floats was changed for the target")
	}
	elem := ir.Type(x.rw.Context().I(width))
	sign := x.splat(elem, -1<<(width-1))
	value := x.splat(elem, 1<<(width-1)-1)
	t := x.shaped(elem)
	if v, ok := x.t.(*ir.VectorType); ok {
		sign, value = x.spread(sign, t, v.Shape()[0]), x.spread(value, t, v.Shape()[0])
	}
	lhs := x.make(spirv.Bitcast, t, x.operands[0])
	rhs := x.make(spirv.Bitcast, t, x.operands[1])
	lhs = x.make(spirv.BitwiseAnd, t, lhs, value)
	rhs = x.make(spirv.BitwiseAnd, t, rhs, sign)
	return x.replace(x.create(spirv.Bitcast, x.make(spirv.BitwiseOr, t, lhs, rhs)))
}

// spread makes a vector of n copies of v.
func (x *expansion) spread(v *ir.Value, t ir.Type, n int64) *ir.Value {
	vs := make([]*ir.Value, n)
	for i := range vs {
		vs[i] = v
	}
	return x.make(spirv.CompositeConstruct, t, vs...)
}

// leadingZeros counts from the most significant bit. It handles 0 and 1 separately,
// because not all drivers define the bit of 0.
func leadingZeros(x *expansion) bool {
	if spirv.BitWidth(ir.ElementTypeOrSelf(x.t)) != 32 {
		return x.rw.Fail("only 32-bit integers are supported")
	}
	in := x.operands[0]
	c1, c31, c32 := x.splat(x.t, 1), x.splat(x.t, 31), x.splat(x.t, 32)
	msb := x.create(spirv.GLFindUMsb, in)
	fromTop := x.create(spirv.ISub, c31, msb)
	small := x.create(spirv.ISub, c32, in)
	isSmall := x.compare(spirv.ULessThanEqual, in, c1)
	return x.replace(x.create(spirv.Select, isSmall, small, fromTop))
}

// power computes the power of the absolute value, because a negative base is undefined.
// It negates the result for a negative base and an odd exponent.
func power(x *expansion) bool {
	base, exponent := x.operands[0], x.operands[1]
	zero := x.splat(x.t, 0)
	negative := x.compare(spirv.FOrdLessThan, base, zero)
	if x.newer {
		base = x.undefined(base, exponent, negative, zero)
	}
	abs := x.create(spirv.GLFAbs, base)
	it := x.shaped(x.rw.Context().I32())
	n := x.make(spirv.ConvertFToS, it, exponent)
	one := x.splat(it, 1)
	odd := x.compare(spirv.IEqual, x.make(spirv.BitwiseAnd, it, n, one), one)
	pow := x.create(spirv.GLPow, abs, exponent)
	negated := x.create(spirv.FNegate, pow)
	negate := x.compare(spirv.LogicalAnd, negative, odd)
	return x.replace(x.create(spirv.Select, negate, negated, pow))
}

// undefined returns NaN for a negative base and an exponent that is no integer, otherwise base.
func (x *expansion) undefined(base, exponent, negative, zero *ir.Value) *ir.Value {
	one := spirv.NewConstant(&x.rw.Builder, x.loc, floatOf(x.t, 1), x.t)
	fraction := x.create(spirv.FRem, exponent, one)
	broken := x.compare(spirv.LogicalAnd, x.compare(spirv.FOrdNotEqual, fraction, zero), negative)
	nan := spirv.NewConstant(&x.rw.Builder, x.loc, floatOf(x.t, stdmath.NaN()), x.t)
	return x.create(spirv.Select, broken, nan, base)
}

// round rounds halves away from zero.
func round(x *expansion) bool {
	if x.op.Operand(0).Type() != x.t {
		return x.rw.Fail("the type of the operand was changed for the target")
	}
	zero, one := x.splat(x.t, 0), x.splat(x.t, 1)
	half := spirv.NewConstant(&x.rw.Builder, x.loc, floatOf(x.t, 0.5), x.t)
	abs := x.create(spirv.GLFAbs, x.operands[0])
	floor := x.create(spirv.GLFloor, abs)
	rest := x.create(spirv.FSub, abs, floor)
	up := x.compare(spirv.FOrdGreaterThanEqual, rest, half)
	add := x.create(spirv.Select, up, one, zero)
	sum := x.create(spirv.FAdd, floor, add)
	return x.replace(x.create(math.CopySign, sum, x.operands[0]))
}

// floatOf returns v as a constant of type t, a float or a vector of floats.
func floatOf(t ir.Type, v float64) ir.Attribute {
	ctx := t.Context()
	h := ctx.FloatValue(ir.ElementTypeOrSelf(t).(*ir.FloatType), v)
	if v, ok := t.(*ir.VectorType); ok {
		return ctx.SplatOf(v, h)
	}
	return h
}
