package testdialect

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewPolynomialApproximation returns the pass test-math-polynomial-approximation. It computes
// functions of f32 by polynomials and quotients of them, as MLIR 19 does.
func NewPolynomialApproximation() *pass.Pass {
	avx2 := false
	return &pass.Pass{
		Name: "test-math-polynomial-approximation", Class: "TestMathPolynomialApproximationPass",
		Summary: "Test math polynomial approximations",
		Options: []pass.Option{pass.Bool("enable-avx2", &avx2, "Enable approximations that emit AVX2 intrinsics via the X86Vector dialect")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var ps []*rewrite.Pattern
			all := approximations
			if avx2 {
				all = append(all[:len(all):len(all)], approximation{def: mathdialect.Rsqrt, widen: true, expand: approximateRsqrt})
			}
			for _, a := range all {
				ps = append(ps, a.patterns()...)
			}
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// approximation is an expansion of a function of f32. expand returns nil if it does not apply.
type approximation struct {
	def *ir.OpDef
	// widen says that narrower floats are computed in f32. If it is not set, f16 is computed in f16.
	widen  bool
	expand func(e mathEmitter, in []*ir.Value) *ir.Value
}

var approximations = []approximation{
	{mathdialect.Atan, true, approximateAtan},
	{mathdialect.Atan2, true, approximateAtan2},
	{mathdialect.Cbrt, true, approximateCbrt},
	{mathdialect.Cos, true, approximateCos},
	{mathdialect.Erf, true, approximateErf},
	{mathdialect.Exp, true, approximateExp},
	{mathdialect.ExpM1, true, approximateExpm1},
	{mathdialect.Log, true, approximateLog},
	{mathdialect.Log2, true, approximateLog2},
	{mathdialect.Log1p, true, approximateLog1p},
	{mathdialect.Sin, true, approximateSin},
	{mathdialect.Tanh, true, approximateTanh},
	{mathdialect.Asin, false, approximateAsin},
	{mathdialect.Acos, false, approximateAcos},
}

// patterns returns the pattern of an approximation, and the one that extends operands to f32.
// Tensors stay, because the constants of approximations are scalars and vectors.
func (a approximation) patterns() []*rewrite.Pattern {
	on := func(name string, f func(op *ir.Operation, elem *ir.FloatType, rw *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.OnOp(name, a.def, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			t := op.Result(0).Type()
			elem, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType)
			if _, isVector := t.(*ir.VectorType); !ok || t != ir.Type(elem) && !isVector {
				return rw.Fail("the type is not a float or a vector of floats")
			}
			return f(op, elem, rw)
		})
	}
	ps := []*rewrite.Pattern{on("approximate-"+a.def.Name, func(op *ir.Operation, elem *ir.FloatType, rw *rewrite.Rewriter) bool {
		c := rw.Context()
		if elem != c.F32() && (a.widen || elem != c.F16()) {
			return rw.Fail("the type is not supported")
		}
		v := a.expand(mathEmitter{arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, op.Result(0).Type()}, op.Operands())
		if v == nil {
			return rw.Fail("the shape is not supported")
		}
		rw.Replace(op, v)
		return true
	})}
	if !a.widen {
		return ps
	}
	return append(ps, on("widen-"+a.def.Name, func(op *ir.Operation, elem *ir.FloatType, rw *rewrite.Rewriter) bool {
		if elem.Width() >= 32 {
			return rw.Fail("the type is not narrower than f32")
		}
		e := mathEmitter{arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, op.Result(0).Type()}
		wide := e.like(rw.Context().F32())
		in := op.Operands()
		for i, v := range in {
			in[i] = e.Cast(arith.ExtF, v, wide)
		}
		v := rw.Create(op.Loc(), op.Def(), in, []ir.Type{wide}, op.Attrs()...).Result(0)
		rw.Replace(op, e.Cast(arith.TruncF, v, e.t))
		return true
	}))
}

// spread returns a scalar constant, or the vector of it: a broadcast, which the driver folds.
// This makes the order of constants that of MLIR.
func (e mathEmitter) spread(v *ir.Value) *ir.Value {
	if t := e.like(v.Type()); t != v.Type() {
		return vector.NewBroadcast(e.B, e.Loc, v, t)
	}
	return v
}

// c is spread of a float.
func (e mathEmitter) c(v float64) *ir.Value {
	return e.spread(e.Float(ir.ElementTypeOrSelf(e.t), v))
}

// cs is c of several numbers.
func (e mathEmitter) cs(numbers ...float64) []*ir.Value {
	vs := make([]*ir.Value, len(numbers))
	for i, v := range numbers {
		vs[i] = e.c(v)
	}
	return vs
}

// n is spread of an i32.
func (e mathEmitter) n(v int64) *ir.Value { return e.spread(e.Int(e.B.Context().I32(), v)) }

func (e mathEmitter) fma(a, b, c *ir.Value) *ir.Value {
	return e.B.Create(e.Loc, mathdialect.Fma, []*ir.Value{a, b, c}, []ir.Type{e.t}).Result(0)
}

func (e mathEmitter) mul(a, b *ir.Value) *ir.Value { return e.Op(arith.MulF, a, b) }

// horner computes the polynomial with the given coefficients, the constant one first.
func (e mathEmitter) horner(x *ir.Value, coefficients ...*ir.Value) *ir.Value {
	n := len(coefficients)
	v := coefficients[n-1]
	for i := n - 2; i >= 0; i-- {
		v = e.fma(x, v, coefficients[i])
	}
	return v
}

// bits returns the bits of v as an i32, and float the f32 with the bits of v.
func (e mathEmitter) bits(v *ir.Value) *ir.Value {
	return e.Cast(arith.Bitcast, v, e.like(e.B.Context().I32()))
}

func (e mathEmitter) float(v *ir.Value) *ir.Value { return e.Cast(arith.Bitcast, v, e.t) }

// within returns bound if v does not compare to it by p.
func (e mathEmitter) within(p arith.CmpFPredicate, v, bound *ir.Value) *ir.Value {
	return e.Select(e.CmpF(p, v, bound), v, bound)
}

// quietNaN has no payload, unlike math.NaN.
var quietNaN = math.Float64frombits(0x7FF8 << 48)
