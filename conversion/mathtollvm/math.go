// Package mathtollvm converts ops of the math dialect to the llvm dialect, as MLIR does: to intrinsics, and to sequences of them for
// functions that LLVM IR lacks.
package mathtollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/rewrite"
)

type pair struct{ from, to *ir.OpDef }

// Ops with a counterpart that takes the same operands. Those of newer exist since MLIR 20.
var (
	floats = [...]pair{
		{math.AbsF, llvm.IntrFabs}, {math.Ceil, llvm.IntrCeil}, {math.CopySign, llvm.IntrCopysign}, {math.Cos, llvm.IntrCos},
		{math.Exp2, llvm.IntrExp2}, {math.Exp, llvm.IntrExp}, {math.Floor, llvm.IntrFloor}, {math.Fma, llvm.IntrFma},
		{math.Log10, llvm.IntrLog10}, {math.Log2, llvm.IntrLog2}, {math.Log, llvm.IntrLog}, {math.PowF, llvm.IntrPow},
		{math.FPowI, llvm.IntrPowi}, {math.RoundEven, llvm.IntrRoundeven}, {math.Round, llvm.IntrRound}, {math.Sin, llvm.IntrSin},
		{math.Sqrt, llvm.IntrSqrt}, {math.Trunc, llvm.IntrTrunc},
	}
	newer = [...]pair{
		{math.Acos, llvm.IntrAcos}, {math.Asin, llvm.IntrAsin}, {math.Atan, llvm.IntrAtan}, {math.Atan2, llvm.IntrAtan2}, {math.Cosh, llvm.IntrCosh},
		{math.Sinh, llvm.IntrSinh}, {math.Tan, llvm.IntrTan}, {math.Tanh, llvm.IntrTanh},
	}
)

// Options are the settings of the conversion.
type Options struct {
	// ApproximateLog1p converts log1p to a logarithm of 1 plus the operand, which is not precise for small operands.
	ApproximateLog1p bool
}

// AddPatterns appends the patterns for the ops of math that LLVM IR can express.
func (o Options) AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, e := range floats {
		ps = append(ps, llvmtypes.ElementwiseFloat(c, e.from, e.to, llvmtypes.FastMath))
	}
	ps = append(ps, llvmtypes.Elementwise(c, math.Ctpop, llvm.IntrCtpop, llvmtypes.SameAttrs),
		counted(c, math.AbsI, llvm.IntrAbs, "is_int_min_poison"), counted(c, math.Ctlz, llvm.IntrCtlz, "is_zero_poison"),
		counted(c, math.Cttz, llvm.IntrCttz, "is_zero_poison"), composed(c, math.ExpM1, expMinusOne), composed(c, math.Rsqrt, inverseRoot))
	if o.ApproximateLog1p {
		ps = append(ps, composed(c, math.Log1p, logOfOnePlus))
	}
	if c.Context().MLIR() < 20 {
		return ps
	}
	for _, e := range newer {
		ps = append(ps, llvmtypes.ElementwiseFloat(c, e.from, e.to, llvmtypes.FastMath))
	}
	if c.Context().MLIR() < 22 {
		return ps
	}
	return append(ps, classified(c, math.IsNaN, nan), classified(c, math.IsFinite, finite), sinCos(c))
}

// isRows reports whether a vector of several dimensions converted to t.
func isRows(t ir.Type) bool { _, ok := t.(*llvm.ArrayType); return ok }

// counted returns the pattern for an intrinsic with a flag, which is false: no operand makes the result poison. From MLIR 20 on the
// pattern leaves vectors of several dimensions alone.
func counted(c *llvmtypes.Converter, from, to *ir.OpDef, flag string) *rewrite.Pattern {
	attrs := []ir.NamedAttribute{ir.Named(flag, c.Context().Bool(false))}
	return rewrite.ConvertOp(llvmtypes.Name(from, to), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		if isRows(ad.Operand(0).Type()) && c.Context().MLIR() > 19 {
			return rw.Fail("vectors of several dimensions have no such intrinsic")
		}
		return c.ReplaceElementwise(op, to, ad.Operands, attrs, rw)
	})
}

// row is the state of computing one function of a scalar or a vector with one dimension.
type row struct {
	b     *ir.Builder
	loc   ir.Location
	t, of ir.Type // the type of the operand, and that of constants
	attrs []ir.NamedAttribute
}

func (r row) make(def *ir.OpDef, operands ...*ir.Value) *ir.Value {
	return r.b.Create(r.loc, def, operands, []ir.Type{r.t}, r.attrs...).Result(0)
}

// one puts the constant 1.
func (r row) one() *ir.Value {
	c := r.b.Context()
	f := ir.ElementTypeOrSelf(r.of).(*ir.FloatType)
	v, _ := apfloat.FromFloat64(f.Semantics(), 1)
	one := ir.Attribute(c.FloatConst(f, v))
	if s, ok := r.of.(ir.ShapedType); ok {
		one = c.SplatOf(s, one)
	}
	return llvm.NewConstant(r.b, r.loc, r.t, one)
}

func expMinusOne(r row, v *ir.Value) *ir.Value {
	one := r.one()
	return r.make(llvm.FSub, r.make(llvm.IntrExp, v), one)
}

func logOfOnePlus(r row, v *ir.Value) *ir.Value {
	one := r.one()
	return r.make(llvm.IntrLog, r.make(llvm.FAdd, one, v))
}

func inverseRoot(r row, v *ir.Value) *ir.Value {
	one := r.one()
	return r.make(llvm.FDiv, one, r.make(llvm.IntrSqrt, v))
}

// composed returns the pattern for a function that f computes.
//
//go:noinline
func composed(c *llvmtypes.Converter, from *ir.OpDef, f func(r row, v *ir.Value) *ir.Value) *rewrite.Pattern {
	return rewrite.ConvertOp(from.Name+" to llvm", &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		v := ad.Operand(0)
		if !c.FloatsStay(op, rw) {
			return false
		}
		if !llvm.Compatible(v.Type()) || !isFloat(ir.ElementTypeOrSelf(op.Result(0).Type())) {
			return rw.Fail("the operand has no LLVM type")
		}
		r := row{&rw.Builder, op.Loc(), v.Type(), v.Type(), llvmtypes.FastMath(op)}
		if isRows(v.Type()) {
			return c.ByRows(op, ad.Operands, rw, func(t ir.Type, vs []*ir.Value) *ir.Value {
				r.t, r.of = t, t
				return f(r, vs[0])
			})
		}
		if c.Context().MLIR() < 20 {
			r.of = op.Result(0).Type()
		}
		rw.Replace(op, f(r, v))
		return true
	})
}

func isFloat(t ir.Type) bool { return llvm.IsFloat(t) }

// Classes of floats, as llvm.is.fpclass counts them.
const (
	nan    = 1<<0 | 1<<1                             // signaling and quiet
	finite = 1<<3 | 1<<4 | 1<<5 | 1<<6 | 1<<7 | 1<<8 // normal, subnormal and zero, of both signs
)

// classified returns the pattern for a test of a float's class.
func classified(c *llvmtypes.Converter, from *ir.OpDef, class int64) *rewrite.Pattern {
	return rewrite.ConvertOp(llvmtypes.Name(from, llvm.IntrIsFpclass), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := c.Convert(op.Result(0).Type())
		if !c.FloatsStay(op, rw) || t == nil {
			return false
		}
		rw.ReplaceByNew(op, llvm.IntrIsFpclass, ad.Operands, []ir.Type{t}, ir.Named("bit", rw.Context().Int(rw.Context().I32(), class)))
		return true
	})
}

// sinCos returns the pattern for math.sincos, whose results are the fields of a struct.
func sinCos(c *llvmtypes.Converter) *rewrite.Pattern {
	return rewrite.ConvertOp(llvmtypes.Name(math.SinCos, llvm.IntrSincos), &c.TypeConverter, math.SinCos, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		v := ad.Operand(0)
		if !c.FloatsStay(op, rw) || !llvm.Compatible(v.Type()) {
			return rw.Fail("the operand has no LLVM type")
		}
		both := llvm.LiteralStruct(rw.Context(), []ir.Type{v.Type(), v.Type()}, false)
		s := rw.Create(op.Loc(), llvm.IntrSincos, []*ir.Value{v}, []ir.Type{both}, llvmtypes.FastMathFlags(rw.Context(), arith.FastMathOfOp(op))).Result(0)
		sin := llvm.NewExtractValue(&rw.Builder, op.Loc(), s, 0)
		rw.Replace(op, sin, llvm.NewExtractValue(&rw.Builder, op.Loc(), s, 1))
		return true
	})
}
