package tosatolinalg

import (
	stdmath "math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// scalar computes one element of an elementwise operation.
type scalar struct {
	arith.Emitter
	op *ir.Operation
	// elem is the type of the elements of the first operand, and to that of the result after the conversion of types.
	elem, to ir.Type
}

// compute is the computation of an element from those of the operands.
type compute func(s scalar, args []*ir.Value) *ir.Value

// kinds holds the computations of an operation for floats, for integers and for booleans. A nil one does not exist.
type kinds struct{ float, integer, boolean compute }

// binary computes an op of two operands.
//
//go:noinline
func binary(def *ir.OpDef) compute {
	return func(s scalar, args []*ir.Value) *ir.Value { return s.Op(def, args[0], args[1]) }
}

// unary computes an op of one operand.
//
//go:noinline
func unary(def *ir.OpDef) compute {
	return func(s scalar, args []*ir.Value) *ir.Value {
		return s.B.Create(s.Loc, def, args[:1], []ir.Type{args[0].Type()}).Result(0)
	}
}

func compareF(p arith.CmpFPredicate) compute {
	return func(s scalar, args []*ir.Value) *ir.Value { return s.CmpF(p, args[0], args[1]) }
}

func compareI(p arith.CmpIPredicate) compute {
	return func(s scalar, args []*ir.Value) *ir.Value { return s.CmpI(p, args[0], args[1]) }
}

// both is a computation of floats and integers.
func both(float, integer *ir.OpDef) kinds {
	return kinds{float: binary(float), integer: binary(integer)}
}

func onFloats(def *ir.OpDef) kinds { return kinds{float: unary(def)} }

func onInts(def *ir.OpDef) kinds { return kinds{integer: binary(def)} }

func onBools(def *ir.OpDef) kinds { return kinds{boolean: binary(def)} }

// elementwise lists the elementwise operations.
func elementwise() map[string]kinds {
	return map[string]kinds{
		"abs":                    {float: unary(math.AbsF), integer: absInt},
		"add":                    both(arith.AddF, arith.AddI),
		"sub":                    both(arith.SubF, arith.SubI),
		"mul":                    {float: binary(arith.MulF), integer: mulInt},
		"int_div":                onInts(arith.DivSI),
		"intdiv":                 onInts(arith.DivSI),
		"reciprocal":             {float: reciprocal},
		"negate":                 {float: unary(arith.NegF), integer: negateInt},
		"pow":                    {float: binary(math.PowF)},
		"rsqrt":                  onFloats(math.Rsqrt),
		"log":                    onFloats(math.Log),
		"exp":                    onFloats(math.Exp),
		"sin":                    onFloats(math.Sin),
		"cos":                    onFloats(math.Cos),
		"tanh":                   onFloats(math.Tanh),
		"erf":                    onFloats(math.Erf),
		"ceil":                   onFloats(math.Ceil),
		"floor":                  onFloats(math.Floor),
		"sigmoid":                {float: sigmoid},
		"bitwise_and":            onInts(arith.AndI),
		"bitwise_or":             onInts(arith.OrI),
		"bitwise_xor":            onInts(arith.XOrI),
		"bitwise_not":            {integer: not(-1)},
		"logical_left_shift":     onInts(arith.ShLI),
		"logical_right_shift":    onInts(arith.ShRUI),
		"arithmetic_right_shift": {integer: shiftRight},
		"clz":                    {integer: unary(math.Ctlz)},
		"logical_and":            onBools(arith.AndI),
		"logical_or":             onBools(arith.OrI),
		"logical_xor":            onBools(arith.XOrI),
		"logical_not":            {boolean: not(1)},
		"greater":                {float: compareF(arith.OGT), integer: compareI(arith.SGT)},
		"greater_equal":          {float: compareF(arith.OGE), integer: compareI(arith.SGE)},
		"equal":                  {float: compareF(arith.OEQ), integer: compareI(arith.EQ)},
		"select":                 {float: choose, integer: choose, boolean: choose},
		"maximum":                {float: extreme(arith.MaximumF), integer: binary(arith.MaxSI)},
		"minimum":                {float: extreme(arith.MinimumF), integer: binary(arith.MinSI)},
		"clamp":                  {float: clampFloat, integer: clampInt},
		"cast":                   {float: castFloat, integer: castInt},
	}
}

// of returns the computation for elements of type t, or nil.
func (k kinds) of(t ir.Type) compute {
	switch t := t.(type) {
	case *ir.FloatType:
		return k.float
	case *ir.IntegerType:
		if t.Width == 1 && k.boolean != nil {
			return k.boolean
		}
		return k.integer
	}
	return nil
}

func absInt(s scalar, args []*ir.Value) *ir.Value {
	zero := s.Int(s.elem, 0)
	return s.Op(arith.MaxSI, args[0], s.Op(arith.SubI, zero, args[0]))
}

func reciprocal(s scalar, args []*ir.Value) *ir.Value {
	return s.Op(arith.DivF, s.Float(s.elem, 1), args[0])
}

func sigmoid(s scalar, args []*ir.Value) *ir.Value {
	one := s.Float(s.elem, 1)
	e := unary(math.Exp)(s, []*ir.Value{unary(arith.NegF)(s, args)})
	return s.Op(arith.DivF, one, s.Op(arith.AddF, e, one))
}

func not(ones int64) compute {
	return func(s scalar, args []*ir.Value) *ir.Value {
		return s.Op(arith.XOrI, args[0], s.Int(args[0].Type(), ones))
	}
}

func choose(s scalar, args []*ir.Value) *ir.Value { return s.Select(args[0], args[1], args[2]) }

// mulInt multiplies integers, and shifts products of 32 bits with rounding.
func mulInt(s scalar, args []*ir.Value) *ir.Value {
	a, b := args[0], args[1]
	shift, known := tosa.MulShift(s.op)
	widen := func(v *ir.Value, t ir.Type) *ir.Value {
		if ir.NumberWidth(v.Type()) < ir.NumberWidth(t) {
			return s.Cast(arith.ExtSI, v, t)
		}
		return v
	}
	if known && shift == 0 {
		a = widen(a, s.to)
		return s.Op(arith.MulI, a, widen(b, s.to))
	}
	i32 := s.op.Context().I32()
	var by *ir.Value
	if known {
		by = s.Int(s.op.Context().I(8), shift)
	} else {
		by = args[2]
	}
	a = widen(a, i32)
	b = widen(b, i32)
	v := applyScale(s.Emitter, a, b, by, tosa.SingleRound)
	if ir.Type(i32) != s.to && ir.NumberWidth(s.to) < 32 {
		v = s.Cast(arith.TruncI, v, s.to)
	}
	return v
}

// applyScale creates a tosa.apply_scale with a result of 32 bits.
func applyScale(e arith.Emitter, value, multiplier, shift *ir.Value, r tosa.Rounding) *ir.Value {
	c := e.B.Context()
	def, round := tosa.ApplyScaleIn(c, r)
	return e.B.Create(e.Loc, def, []*ir.Value{value, multiplier, shift}, []ir.Type{c.I32()}, round).Result(0)
}

// negateInt negates integers about their zero points.
func negateInt(s scalar, args []*ir.Value) *ir.Value {
	width := ir.NumberWidth(s.elem)
	in, out, quantized := tosa.NegateZeroPoints(s.op)
	wide := uint32(64)
	if quantized {
		sum := in + out
		most := signedMax(width) + max(sum, -sum) + 1
		for _, w := range [3]uint32{48, 32, 16} {
			// Later versions do not compute with 48 bits.
			if most <= signedMax(w) && (w != 48 || s.op.Context().MLIR() <= 19) {
				wide = w
			}
		}
	}
	t := s.op.Context().I(wide)
	var from *ir.Value
	switch {
	case quantized:
		from = s.Int(t, in+out)
	case len(args) == 3:
		in := s.Cast(arith.ExtSI, args[1], t)
		from = s.Op(arith.AddI, in, s.Cast(arith.ExtSI, args[2], t))
	default:
		return s.Op(arith.SubI, s.Int(s.elem, 0), args[0])
	}
	v := s.Op(arith.SubI, from, s.Cast(arith.ExtSI, args[0], t))
	lo, hi := s.Int(t, -signedMax(width)-1), s.Int(t, signedMax(width))
	return s.Cast(arith.TruncI, clampTo(s.Emitter, v, lo, hi, false), s.elem)
}

// isNaN tests a float.
func isNaN(e arith.Emitter, v *ir.Value) *ir.Value { return e.CmpF(arith.UNO, v, v) }

// extreme computes a maximum or a minimum. An operand that is NaN counts only if the operation does not ignore NaN.
//
//go:noinline
func extreme(def *ir.OpDef) compute {
	return func(s scalar, args []*ir.Value) *ir.Value {
		v := s.Op(def, args[0], args[1])
		if !tosa.IgnoresNaN(s.op) {
			return v
		}
		first, second := isNaN(s.Emitter, args[0]), isNaN(s.Emitter, args[1])
		return s.Select(second, args[0], s.Select(first, args[1], v))
	}
}

// signedMax returns the largest signed integer of a width of up to 64 bits.
func signedMax(width uint32) int64 { return stdmath.MaxInt64 >> (64 - min(width, 64)) }

// clampTo bounds an integer.
func clampTo(e arith.Emitter, v, lo, hi *ir.Value, unsigned bool) *ir.Value {
	if unsigned {
		return e.Op(arith.MinUI, hi, e.Op(arith.MaxUI, lo, v))
	}
	return e.Op(arith.MinSI, hi, e.Op(arith.MaxSI, lo, v))
}

// clampF bounds a float. NaN stays NaN.
func clampF(e arith.Emitter, v, lo, hi *ir.Value) *ir.Value {
	return e.Op(arith.MaximumF, e.Op(arith.MinimumF, v, hi), lo)
}

// shiftRight shifts integers, and rounds half up if the operation says so.
func shiftRight(s scalar, args []*ir.Value) *ir.Value {
	v := s.Op(arith.ShRSI, args[0], args[1])
	if !tosa.BoolAttr(s.op, "round") {
		return v
	}
	i1 := s.op.Context().I1()
	one, zero := s.Int(s.elem, 1), s.Int(s.elem, 0)
	both := func(a, b *ir.Value) *ir.Value { return s.Op(arith.AndI, a, b) }
	if s.op.Context().MLIR() > 19 {
		no := s.Int(i1, 0)
		both = func(a, b *ir.Value) *ir.Value { return s.Select(a, b, no) }
	}
	yes := s.Int(i1, 1)
	shifts := s.CmpI(arith.SGT, args[1], zero)
	last := s.Op(arith.ShRSI, args[0], s.Op(arith.SubI, args[1], one))
	odd := s.Op(arith.AndI, s.Cast(arith.TruncI, last, i1), yes)
	up := s.Cast(arith.ExtUI, both(shifts, odd), s.elem)
	return s.Op(arith.AddI, v, up)
}

func clampFloat(s scalar, args []*ir.Value) *ir.Value {
	lo, hi := tosa.ClampFloats(s.op)
	t := s.elem.(*ir.FloatType)
	bound := func(a *ir.FloatAttr) *ir.Value {
		v, _ := a.Value.Convert(t.Semantics())
		return arith.NewConstant(s.B, s.Loc, s.op.Context().FloatConst(t, v))
	}
	low := bound(lo)
	v := clampF(s.Emitter, args[0], low, bound(hi))
	if tosa.IgnoresNaN(s.op) {
		v = s.Select(isNaN(s.Emitter, args[0]), low, v)
	}
	return v
}

func clampInt(s scalar, args []*ir.Value) *ir.Value {
	lo, hi := tosa.ClampInts(s.op)
	t := s.elem.(*ir.IntegerType)
	unsigned := t.Signedness == ir.Unsigned
	switch {
	case unsigned && t.Width <= 63:
		lo, hi = max(lo, 0), min(hi, 1<<t.Width-1)
	case t.Width <= 64:
		lo, hi = max(lo, -signedMax(t.Width)-1), min(hi, signedMax(t.Width))
	}
	low := wrapped(s, lo)
	return clampTo(s.Emitter, args[0], low, wrapped(s, hi), unsigned)
}

// wrapped returns the constant with the low bits of v.
func wrapped(s scalar, v int64) *ir.Value {
	c := s.op.Context()
	return arith.NewConstant(s.B, s.Loc, c.APInt(s.to, apint.NewSigned(64, v).SExtOrTrunc(ir.NumberWidth(s.to))))
}
