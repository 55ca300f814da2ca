package testdialect

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewExpandMath returns the pass test-expand-math, which expands functions of the math dialect as
// MLIR 19 does, also where that is wrong for some numbers.
func NewExpandMath() *pass.Pass {
	return &pass.Pass{
		Name: "test-expand-math", Class: "TestExpandMathPass",
		Summary: "Test expanding math",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var ps []*rewrite.Pattern
			for _, e := range mathExpansions {
				ps = append(ps, e.pattern())
			}
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// mathExpansion is an expansion of an operation; it returns nil if it does not apply.
type mathExpansion struct {
	def *ir.OpDef
	// plain says that the expansion has no constants, of which there are none of dynamic shape.
	plain  bool
	expand func(e mathEmitter, in []*ir.Value) *ir.Value
}

func (m mathExpansion) pattern() *rewrite.Pattern {
	return rewrite.OnOp("expand-"+m.def.Name, m.def, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		t := op.Result(0).Type()
		if s, ok := t.(ir.ShapedType); ok && !m.plain && !ir.HasStaticShape(s) {
			return rw.Fail("there are no constants of dynamic shape")
		}
		v := m.expand(mathEmitter{arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, t}, op.Operands())
		if v == nil {
			return rw.Fail("the type or the exponent is not supported")
		}
		rw.Replace(op, v)
		return true
	})
}

var mathExpansions = []mathExpansion{
	{mathdialect.Tan, true, func(e mathEmitter, in []*ir.Value) *ir.Value {
		sin := e.un(mathdialect.Sin, in[0])
		return e.Op(arith.DivF, sin, e.un(mathdialect.Cos, in[0]))
	}},
	{mathdialect.Sinh, false, func(e mathEmitter, in []*ir.Value) *ir.Value { return e.hyperbolic(arith.SubF, in[0]) }},
	{mathdialect.Cosh, false, func(e mathEmitter, in []*ir.Value) *ir.Value { return e.hyperbolic(arith.AddF, in[0]) }},
	{mathdialect.Tanh, false, expandTanh},
	{mathdialect.Asinh, false, func(e mathEmitter, in []*ir.Value) *ir.Value { return e.areaOf(in[0], 1) }},
	{mathdialect.Acosh, false, func(e mathEmitter, in []*ir.Value) *ir.Value { return e.areaOf(in[0], -1) }},
	{mathdialect.Atanh, false, expandAtanh},
	{mathdialect.Fma, true, func(e mathEmitter, in []*ir.Value) *ir.Value {
		return e.Op(arith.AddF, e.Op(arith.MulF, in[0], in[1]), in[2])
	}},
	{mathdialect.Ctlz, false, expandCtlz},
	{mathdialect.Ceil, false, func(e mathEmitter, in []*ir.Value) *ir.Value {
		one, zero := e.f(1), e.f(0)
		whole := e.truncated(in[0])
		up := e.CmpF(arith.OGT, in[0], whole)
		return e.Op(arith.AddF, whole, e.Select(up, one, zero))
	}},
	{mathdialect.Floor, false, func(e mathEmitter, in []*ir.Value) *ir.Value {
		minus, zero := e.f(-1), e.f(0)
		whole := e.truncated(in[0])
		down := e.CmpF(arith.OLT, in[0], zero)
		return e.Op(arith.AddF, whole, e.Select(down, minus, zero))
	}},
	{mathdialect.Exp2, false, func(e mathEmitter, in []*ir.Value) *ir.Value {
		return e.un(mathdialect.Exp, e.Op(arith.MulF, in[0], e.f(math.Ln2)))
	}},
	{mathdialect.PowF, false, expandPowF},
	{mathdialect.FPowI, false, expandFPowI},
	{mathdialect.Round, false, expandRound},
	{mathdialect.RoundEven, false, expandRoundEven},
	{mathdialect.Rsqrt, false, func(e mathEmitter, in []*ir.Value) *ir.Value {
		one := e.f(1)
		return e.Op(arith.DivF, one, e.un(mathdialect.Sqrt, in[0]))
	}},
}

// mathEmitter creates operations of the type of a result.
type mathEmitter struct {
	arith.Emitter
	t ir.Type
}

func (e mathEmitter) f(v float64) *ir.Value { return e.Float(e.t, v) }

func (e mathEmitter) un(def *ir.OpDef, v *ir.Value) *ir.Value {
	return e.B.Create(e.Loc, def, []*ir.Value{v}, []ir.Type{e.t}).Result(0)
}

// like returns elem, or the shape of the result with it.
func (e mathEmitter) like(elem ir.Type) ir.Type {
	if s, ok := e.t.(ir.ShapedType); ok {
		return s.WithShape(s.Shape(), elem)
	}
	return elem
}

func (e mathEmitter) copySign(v, s *ir.Value) *ir.Value { return e.Op(mathdialect.CopySign, v, s) }

// truncated rounds toward zero by way of i64.
func (e mathEmitter) truncated(v *ir.Value) *ir.Value {
	n := e.Cast(arith.FPToSI, v, e.like(v.Context().I64()))
	return e.copySign(e.Cast(arith.SIToFP, n, e.t), v)
}

// hyperbolic combines e^x and e^-x.
func (e mathEmitter) hyperbolic(def *ir.OpDef, x *ir.Value) *ir.Value {
	up := e.un(mathdialect.Exp, x)
	down := e.un(mathdialect.Exp, e.un(arith.NegF, x))
	half := e.f(0.5)
	return e.Op(arith.MulF, e.Op(def, up, down), half)
}

// areaOf returns log(x + sqrt(x² + c)).
func (e mathEmitter) areaOf(x *ir.Value, c float64) *ir.Value {
	square := e.Op(arith.AddF, e.Op(arith.MulF, x, x), e.f(c))
	return e.un(mathdialect.Log, e.Op(arith.AddF, x, e.un(mathdialect.Sqrt, square)))
}

// expandTanh makes x positive, and its result negative again.
func expandTanh(e mathEmitter, in []*ir.Value) *ir.Value {
	x := in[0]
	zero, one, minusTwo := e.f(0), e.f(1), e.f(-2)
	negative := e.Cast(arith.UIToFP, e.CmpF(arith.OLT, x, zero), e.t)
	sign := e.Op(arith.AddF, e.Op(arith.MulF, negative, minusTwo), one)
	power := e.un(mathdialect.Exp, e.Op(arith.MulF, e.Op(arith.MulF, sign, x), minusTwo))
	less := e.Op(arith.SubF, one, power)
	quotient := e.Op(arith.DivF, less, e.Op(arith.AddF, power, one))
	return e.Op(arith.MulF, sign, quotient)
}

func expandAtanh(e mathEmitter, in []*ir.Value) *ir.Value {
	one := e.f(1)
	above := e.Op(arith.AddF, in[0], one)
	below := e.Op(arith.AddF, e.un(arith.NegF, in[0]), one)
	log := e.un(mathdialect.Log, e.Op(arith.DivF, above, below))
	return e.Op(arith.MulF, log, e.f(0.5))
}

// expandCtlz shifts to the left by halves of the width where the upper bits are zero, which is wrong
// for widths that are no power of 2.
func expandCtlz(e mathEmitter, in []*ir.Value) *ir.Value {
	i, ok := ir.ElementTypeOrSelf(e.t).(*ir.IntegerType)
	if !ok || i.Width > 64 {
		return nil
	}
	width := int64(i.Width)
	x, count := in[0], e.Int(e.t, 0)
	for half := width / 2; half > 0; half /= 2 {
		amount := e.Int(e.t, half)
		mask := e.Int(e.t, int64(uint64(1)<<uint(width-half)-1))
		small := e.CmpI(arith.ULE, x, mask)
		more := e.Op(arith.AddI, count, amount)
		shifted := e.Op(arith.ShLI, x, amount)
		x = e.Select(small, shifted, x)
		count = e.Select(small, more, count)
	}
	none := e.CmpI(arith.EQ, in[0], e.Int(e.t, 0))
	return e.Select(none, e.Int(e.t, width), count)
}

// expandPowF is exp(b/2 * log(a²)), negative for a negative a and an odd b.
func expandPowF(e mathEmitter, in []*ir.Value) *ir.Value {
	a, b := in[0], in[1]
	zero, two, minus := e.f(0), e.f(2), e.f(-1)
	square := e.Op(arith.MulF, a, a)
	half := e.Op(arith.DivF, b, two)
	power := e.un(mathdialect.Exp, e.Op(arith.MulF, half, e.un(mathdialect.Log, square)))
	negated := e.Op(arith.MulF, power, minus)
	rest := e.Op(arith.RemF, b, two)
	negative := e.CmpF(arith.OLT, a, zero)
	odd := e.CmpF(arith.ONE, rest, zero)
	return e.Select(e.Op(arith.AndI, odd, negative), negated, power)
}
