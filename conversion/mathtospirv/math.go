// Package mathtospirv converts operations of the math dialect to the spirv dialect. It
// uses the extended instructions of GLSL or OpenCL, depending on the target.
package mathtospirv

import (
	stdmath "math"
	"slices"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

type pair struct{ from, to *ir.OpDef }

// elementwise lists the ops with a counterpart that takes the same operands.
var elementwise = []pair{
	{math.AbsF, spirv.GLFAbs}, {math.AbsI, spirv.GLSAbs}, {math.Ceil, spirv.GLCeil}, {math.Cos, spirv.GLCos}, {math.Exp, spirv.GLExp},
	{math.Floor, spirv.GLFloor}, {math.Fma, spirv.GLFma}, {math.Log, spirv.GLLog}, {math.RoundEven, spirv.GLRoundEven},
	{math.Rsqrt, spirv.GLInverseSqrt}, {math.Sin, spirv.GLSin}, {math.Sqrt, spirv.GLSqrt}, {math.Tanh, spirv.GLTanh},

	{math.AbsF, spirv.CLFAbs}, {math.AbsI, spirv.CLSAbs}, {math.Ceil, spirv.CLCeil}, {math.Cos, spirv.CLCos}, {math.Erf, spirv.CLErf},
	{math.Exp, spirv.CLExp}, {math.Floor, spirv.CLFloor}, {math.Fma, spirv.CLFma}, {math.Log, spirv.CLLog}, {math.PowF, spirv.CLPow},
	{math.RoundEven, spirv.CLRint}, {math.Round, spirv.CLRound}, {math.Rsqrt, spirv.CLRsqrt}, {math.Sin, spirv.CLSin},
	{math.Sqrt, spirv.CLSqrt}, {math.Tanh, spirv.CLTanh},
}

// newer lists the ops that MLIR 19 does not convert.
var newer = []pair{
	{math.Acos, spirv.GLAcos}, {math.Acosh, spirv.GLAcosh}, {math.Asin, spirv.GLAsin}, {math.Asinh, spirv.GLAsinh}, {math.Atan, spirv.GLAtan},
	{math.Atanh, spirv.GLAtanh}, {math.Cosh, spirv.GLCosh}, {math.Sinh, spirv.GLSinh}, {math.Tan, spirv.GLTan},

	{math.Acos, spirv.CLAcos}, {math.Acosh, spirv.CLAcosh}, {math.Asin, spirv.CLAsin}, {math.Asinh, spirv.CLAsinh}, {math.Atan, spirv.CLAtan},
	{math.Atanh, spirv.CLAtanh}, {math.Cosh, spirv.CLCosh}, {math.Sinh, spirv.CLSinh}, {math.Tan, spirv.CLTan},

	{math.IsNaN, spirv.IsNan}, {math.IsInf, spirv.IsInf}, {math.IsFinite, spirv.IsFinite},
}

// AddPatterns appends the patterns for all math operations that SPIR-V can express. If
// two patterns match one operation, the later pattern is tried first.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	ps = append(ps, checked(c, "math.copysign to spirv", math.CopySign, copySign),
		checked(c, "math.ctlz to spirv", math.Ctlz, leadingZeros),
		checked(c, "math.powf to spirv.GL.Pow", math.PowF, power),
		checked(c, "math.round to spirv", math.Round, round),
		log1p(c, spirv.GLLog), expM1(c, spirv.GLExp), log1p(c, spirv.CLLog), expM1(c, spirv.CLExp))
	all := elementwise
	if c.MLIR() > 19 && !c.Exact() {
		ps = append(ps, logarithm(c, math.Log2, spirv.GLLog, stdmath.Log2E), logarithm(c, math.Log2, spirv.CLLog, stdmath.Log2E),
			logarithm(c, math.Log10, spirv.GLLog, stdmath.Log10E), logarithm(c, math.Log10, spirv.CLLog, stdmath.Log10E))
		all = append(slices.Clip(all), newer...)
	}
	for _, e := range all {
		p := spirvtypes.Elementwise(c, e.from, e.to)
		ps = append(ps, checked(c, p.Name, e.from, func(x *expansion) bool {
			x.rw.ReplaceByNew(x.op, e.to, x.operands, []ir.Type{x.t})
			return true
		}))
	}
	return ps
}

// expansion is the state of converting one operation.
type expansion struct {
	op       *ir.Operation
	operands []*ir.Value // converted operands
	t        ir.Type     // converted result type
	rw       *rewrite.Rewriter
	loc      ir.Location
	// newer is true for the expansions of MLIR 20 and later.
	newer bool
}

// checked returns a pattern on ops of scalars and of vectors of rank one.
//
//go:noinline
func checked(c *spirvtypes.Converter, name string, def *ir.OpDef, f func(x *expansion) bool) *rewrite.Pattern {
	return rewrite.ConvertOp(name, &c.TypeConverter, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		for i := range op.NumOperands() {
			if !supported(op.Operand(i).Type()) {
				return rw.Fail("unsupported source type for Math to SPIR-V conversion")
			}
		}
		t := c.ResultType(op, rw)
		return t != nil && f(&expansion{op, ad.Operands, t, rw, op.Loc(), c.MLIR() > 19 && !c.Exact()})
	})
}

func supported(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		if v.IsScalable() || len(v.Shape()) > 1 {
			return false
		}
		t = v.ElementType()
	}
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return true
	}
	return false
}

// make creates an op with a result of type t.
func (x *expansion) make(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return spirvtypes.New1(x.rw, x.loc, def, t, operands...)
}

// create creates an op with a result of the op's type.
func (x *expansion) create(def *ir.OpDef, operands ...*ir.Value) *ir.Value {
	return x.make(def, x.t, operands...)
}

// compare creates an op with a boolean result.
func (x *expansion) compare(def *ir.OpDef, operands ...*ir.Value) *ir.Value {
	return x.make(def, spirvtypes.BoolLike(x.t), operands...)
}

func (x *expansion) splat(t ir.Type, v int64) *ir.Value {
	return spirv.NewSplat(&x.rw.Builder, x.loc, t, v)
}

func (x *expansion) replace(v *ir.Value) bool {
	x.rw.Replace(x.op, v)
	return true
}

// shaped returns t, or a vector of t with as many elements as the op's type has.
func (x *expansion) shaped(t ir.Type) ir.Type {
	if v, ok := x.t.(*ir.VectorType); ok {
		return x.rw.Context().Vector(v.Shape(), t)
	}
	return t
}
