package scalars

import (
	gomath "math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// bitcast returns the halves of a float, or the float of halves. SPIR-V casts an f64 from and to a vector
// of two, of which the first one has the low bits.
func (x *widener) bitcast(op *ir.Operation, a halves) halves {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	if from == to {
		return a
	}
	ctx := op.Context()
	var lows, highs, floats []*ir.Value
	n := int64(1)
	if v, ok := to.(*ir.VectorType); ok {
		n = v.Shape()[0]
	}
	for i := range n {
		element := func(v *ir.Value) *ir.Value {
			if _, ok := v.Type().(*ir.VectorType); ok {
				return vector.NewExtract(x.b, x.Loc, v, i)
			}
			return v
		}
		if x.isWide(from) {
			pair := x.b.Create(x.Loc, vector.FromElements, []*ir.Value{element(a.low), element(a.high)}, []ir.Type{pairType(ctx)}).Result(0)
			floats = append(floats, x.b.Create(x.Loc, spirv.Bitcast, []*ir.Value{pair}, []ir.Type{ctx.F64()}).Result(0))
			continue
		}
		p := x.unpack(x.b.Create(x.Loc, spirv.Bitcast, []*ir.Value{element(op.Operand(0))}, []ir.Type{pairType(ctx)}).Result(0))
		lows, highs = append(lows, p.low), append(highs, p.high)
	}
	whole := func(parts []*ir.Value, t ir.Type) *ir.Value {
		if _, ok := t.(*ir.VectorType); ok {
			return x.b.Create(x.Loc, vector.FromElements, parts, []ir.Type{t}).Result(0)
		}
		return parts[0]
	}
	if x.isWide(from) {
		return halves{low: whole(floats, to)}
	}
	return halves{whole(lows, x.halfType(to)), whole(highs, x.halfType(to))}
}

func (x *widener) minus(v *ir.Value) *ir.Value {
	return x.b.Create(x.Loc, arith.NegF, []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
}

// maxExponent returns the exponent of the first power of two that a float of f32 or f64 does not have.
func maxExponent(f *ir.FloatType) int64 {
	if f.Width() == 64 {
		return 1024
	}
	return 128
}

// toFloat rounds an unsigned number once. The conversion of the highest half of its bits rounds; their lowest
// one stands for those below. Numbers that f16 has are below 2^32, and f64 has all halves of 32 bits.
func (x *widener) toFloat(a halves, to ir.Type) *ir.Value {
	f := ir.ElementTypeOrSelf(to).(*ir.FloatType)
	t, n := a.low.Type(), x.bits()
	if f.Width() == 64 && n == 32 {
		high := x.Op(arith.MulF, x.Cast(arith.UIToFP, a.high, to), x.Float(to, 1<<32))
		return x.Op(arith.AddF, high, x.Cast(arith.UIToFP, a.low, to))
	}
	float, bias, fraction, encoding := withElement(to, to.Context().F32()), int64(127), int64(23), withElement(to, to.Context().I32())
	if f.Width() == 64 {
		float, bias, fraction, encoding = to, 1023, 52, withElement(to, to.Context().I64())
	}
	small := x.CmpI(arith.EQ, a.high, x.Int(t, 0))
	var v *ir.Value
	if n >= maxExponent(f) {
		v = x.Select(small, x.Cast(arith.UIToFP, a.low, float), x.Float(float, gomath.Inf(1)))
	} else {
		zeros := x.b.Create(x.Loc, math.Ctlz, []*ir.Value{a.high}, []ir.Type{t}).Result(0)
		zeros = x.Op(arith.AndI, zeros, x.Int(t, n-1))
		top := x.shifted(arith.ShLI, a, zeros)
		sticky := x.bit(x.CmpI(arith.NE, top.low, x.Int(t, 0)))
		v = x.Cast(arith.UIToFP, x.Op(arith.OrI, top.high, sticky), float)
		// 2^(n-zeros) has the biased exponent bias+n-zeros.
		scale := x.Op(arith.SubI, x.Int(t, bias+n), zeros)
		if t != encoding {
			scale = x.Cast(arith.TruncI, scale, encoding)
		}
		scale = x.Op(arith.ShLI, scale, x.Int(encoding, fraction))
		v = x.Op(arith.MulF, v, x.Cast(arith.Bitcast, scale, float))
		v = x.Select(small, x.Cast(arith.UIToFP, a.low, float), v)
	}
	if f.Width() == 16 {
		v = x.Cast(arith.TruncF, v, to)
	}
	return v
}

// fromFloat converts a number that is not negative, toward zero.
func (x *widener) fromFloat(v *ir.Value) halves {
	t := v.Type()
	if ir.ElementTypeOrSelf(t).(*ir.FloatType).Width() == 16 {
		t = withElement(t, t.Context().F32())
		v = x.Cast(arith.ExtF, v, t)
	}
	ints, n := withElement(t, t.Context().I(x.width/2)), x.bits()
	if n >= maxExponent(ir.ElementTypeOrSelf(t).(*ir.FloatType)) {
		return halves{x.Cast(arith.FPToUI, v, ints), x.Int(ints, 0)}
	}
	high := x.Cast(arith.FPToUI, x.Op(arith.MulF, v, x.Float(t, gomath.Ldexp(1, -int(n)))), ints)
	rest := x.Op(arith.SubF, v, x.Op(arith.MulF, x.Cast(arith.UIToFP, high, t), x.Float(t, gomath.Ldexp(1, int(n)))))
	return halves{x.Cast(arith.FPToUI, rest, ints), high}
}
