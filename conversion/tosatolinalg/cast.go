package tosatolinalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// castInt converts integers and booleans.
func castInt(s scalar, args []*ir.Value) *ir.Value {
	from, v := s.elem.(*ir.IntegerType), args[0]
	switch to := s.to.(type) {
	case *ir.FloatType:
		if from.Width == 1 {
			return s.Cast(arith.UIToFP, v, to)
		}
		if from.Signedness == ir.Unsigned {
			bits := s.B.Create(s.Loc, ir.UnrealizedCast, []*ir.Value{v}, []ir.Type{s.op.Context().I(from.Width)}).Result(0)
			return s.Cast(arith.UIToFP, bits, to)
		}
		return s.Cast(arith.SIToFP, v, to)
	case *ir.IntegerType:
		switch {
		case from.Width == to.Width:
			return v
		case from.Width == 1:
			return s.Cast(arith.ExtUI, v, to)
		case to.Width == 1:
			return s.CmpI(arith.NE, v, s.Int(v.Type(), 0))
		case from.Width < to.Width && from.Signedness == ir.Unsigned && s.op.Context().MLIR() > 19:
			return s.Cast(arith.ExtUI, v, to)
		case from.Width < to.Width:
			return s.Cast(arith.ExtSI, v, to)
		}
		return s.Cast(arith.TruncI, v, to)
	}
	return nil
}

// castFloat converts floats.
func castFloat(s scalar, args []*ir.Value) *ir.Value {
	from, v := s.elem.(*ir.FloatType), args[0]
	switch to := s.to.(type) {
	case *ir.FloatType:
		switch {
		case from == to:
			return v
		case from.Width() == to.Width():
			return s.Cast(arith.TruncF, s.Cast(arith.ExtF, v, s.op.Context().F32()), to)
		case from.Width() < to.Width():
			return s.Cast(arith.ExtF, v, to)
		}
		return s.Cast(arith.TruncF, v, to)
	case *ir.IntegerType:
		if to.Width == 1 {
			return s.CmpF(arith.UNE, v, s.Float(from, 0))
		}
		return toInt(s, unary(math.RoundEven)(s, args), from, to)
	}
	return nil
}

// maxExponent returns the exponent of the largest number of a format.
func maxExponent(f apfloat.Semantics) int { return apfloat.Largest(f, false).Exponent() }

// toInt converts a rounded float to a saturated integer.
func toInt(s scalar, rounded *ir.Value, from *ir.FloatType, to *ir.IntegerType) *ir.Value {
	c, f := s.op.Context(), from.Semantics()
	float := func(v apfloat.Float) *ir.Value { return arith.NewConstant(s.B, s.Loc, c.FloatConst(from, v)) }
	top, bottom := signedMax(to.Width), -signedMax(to.Width)-1
	if int(to.Width)-1 > maxExponent(f) {
		v := s.Cast(arith.FPToSI, rounded, to)
		up, down := float(apfloat.Inf(f, false)), float(apfloat.Inf(f, true))
		over, under := s.CmpF(arith.UEQ, rounded, up), s.CmpF(arith.UEQ, rounded, down)
		lo, hi := s.Int(to, bottom), s.Int(to, top)
		return s.Select(under, lo, s.Select(over, hi, v))
	}
	lo := s.Float(from, float64(bottom))
	if f.Precision() >= to.Width-1 {
		hi := s.Float(from, float64(top))
		return s.Cast(arith.FPToSI, clampF(s.Emitter, rounded, lo, hi), to)
	}
	// The number after the largest integer is a power of two. MLIR 19 has its negative for 64 bits, so that every number is too large.
	next := s.Float(from, -float64(bottom))
	hi := s.Int(to, top)
	v := s.Cast(arith.FPToSI, s.Op(arith.MaximumF, rounded, lo), to)
	return s.Select(s.CmpF(arith.FUGE, rounded, next), hi, v)
}
