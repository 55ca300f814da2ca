// Package tolibm converts functions of the math and complex dialects to calls of the C library, as MLIR does.
package tolibm

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// function is an operation and the name of the function of the C library for doubles. The one for floats ends in f.
type function struct {
	op   *ir.OpDef
	name string
}

var mathFunctions = [...]function{
	{math.AbsF, "fabs"}, {math.Acos, "acos"}, {math.Acosh, "acosh"}, {math.Asin, "asin"}, {math.Asinh, "asinh"}, {math.Atan2, "atan2"},
	{math.Atan, "atan"}, {math.Atanh, "atanh"}, {math.Cbrt, "cbrt"}, {math.Ceil, "ceil"}, {math.Cos, "cos"}, {math.Cosh, "cosh"},
	{math.Erf, "erf"}, {math.Exp, "exp"}, {math.Exp2, "exp2"}, {math.ExpM1, "expm1"}, {math.Floor, "floor"}, {math.Fma, "fma"},
	{math.Log, "log"}, {math.Log2, "log2"}, {math.Log10, "log10"}, {math.Log1p, "log1p"}, {math.PowF, "pow"}, {math.RoundEven, "roundeven"},
	{math.Round, "round"}, {math.Sin, "sin"}, {math.Sinh, "sinh"}, {math.Sqrt, "sqrt"}, {math.Tan, "tan"}, {math.Tanh, "tanh"},
	{math.Trunc, "trunc"},
}

// newerMath are the functions that MLIR converts since 21.
var newerMath = [...]function{{math.Erfc, "erfc"}, {math.Rsqrt, "rsqrt"}}

var complexFunctions = [...]function{
	{complex.Pow, "cpow"}, {complex.Sqrt, "csqrt"}, {complex.Tanh, "ctanh"}, {complex.Cos, "ccos"}, {complex.Sin, "csin"},
	{complex.Conj, "conj"}, {complex.Log, "clog"}, {complex.Abs, "cabs"}, {complex.Angle, "carg"}, {complex.Tan, "ctan"},
}

// ComplexOps returns the operations of complex that become calls.
func ComplexOps() []*ir.OpDef {
	var defs []*ir.OpDef
	for _, f := range complexFunctions {
		defs = append(defs, f.op)
	}
	return defs
}

// AddMathPatterns appends the patterns for functions of floats in version v of MLIR. Vectors are computed one element at a time, and
// floats of 16 bits as ones of 32 bits.
func AddMathPatterns(v ir.Version, ps []*rewrite.Pattern) []*rewrite.Pattern {
	list := mathFunctions[:]
	if v > 20 {
		list = append(list[:len(list):len(list)], newerMath[:]...)
	}
	for _, f := range list {
		ps = append(ps, rewrite.OnOp(f.op.Name+" by elements", f.op, byElements), rewrite.OnOp(f.op.Name+" as f32", f.op, promote),
			rewrite.OnOp(f.op.Name+" to a call", f.op, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
				return call(op, op.Result(0).Type(), f.name, true, rw)
			}))
	}
	return ps
}

// AddComplexPatterns appends the patterns for functions of complex numbers.
func AddComplexPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, f := range complexFunctions {
		ps = append(ps, rewrite.OnOp(f.op.Name+" to a call", f.op, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return call(op, op.Operand(0).Type().(*ir.ComplexType).Element, f.name, false, rw)
		}))
	}
	return ps
}

// byElements computes each element of a vector by itself.
func byElements(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok {
		return rw.Fail("it computes no vector")
	}
	b, loc, e := &rw.Builder, op.Loc(), t.ElementType()
	result := arith.NewConstant(b, loc, arith.ZeroAttr(t).(ir.TypedAttr))
	at := make([]int64, len(t.Shape()))
	args := make([]*ir.Value, op.NumOperands())
	for range ir.NumElements(t.Shape()) {
		for i := range args {
			args[i] = vector.NewExtract(b, loc, op.Operand(i), at...)
		}
		v := rw.Create(loc, op.Def(), args, []ir.Type{e}).Result(0)
		result = vector.NewInsert(b, loc, v, result, at...)
		for i := len(at) - 1; i >= 0; i-- {
			if at[i]++; at[i] < t.Shape()[i] {
				break
			}
			at[i] = 0
		}
	}
	rw.Replace(op, result)
	return true
}

// promote computes a float of 16 bits as one of 32 bits.
func promote(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.FloatType)
	if !ok || t.Kind != ir.F16 && t.Kind != ir.BF16 {
		return rw.Fail("it computes no float of 16 bits")
	}
	f32 := rw.Context().F32()
	args := make([]*ir.Value, op.NumOperands())
	for i := range args {
		args[i] = arith.NewCast(&rw.Builder, op.Loc(), arith.ExtF, op.Operand(i), f32)
	}
	v := rw.Create(op.Loc(), op.Def(), args, []ir.Type{f32}).Result(0)
	rw.ReplaceByNew(op, arith.TruncF, []*ir.Value{v}, []ir.Type{t})
	return true
}

// declared is the key of the functions that patterns of a conversion called in a symbol table.
type declared struct{ table *ir.Operation }

// call calls the function for floats of type t, and declares it in the nearest symbol table if that has no symbol of the name. pure
// says that the function reads no memory.
func call(op *ir.Operation, t ir.Type, name string, pure bool, rw *rewrite.Rewriter) bool {
	f, ok := t.(*ir.FloatType)
	switch {
	case ok && f.Kind == ir.F32:
		name += "f"
	case !ok || f.Kind != ir.F64:
		return rw.Fail("the C library has no such function")
	}
	table := ir.NearestSymbolTable(op.Parent())
	if table == nil || table.NumRegions() == 0 || table.Region(0).Empty() {
		return rw.Fail("no symbol table is around the operation")
	}
	body := table.Region(0).First()
	if !rw.MayEdit(body) {
		return false
	}
	known := rewrite.Shared(rw, declared{table}, func() map[string]*ir.Operation { return map[string]*ir.Operation{} })
	if d := known[name]; d == nil || d.Block() != body {
		if d = ir.LookupSymbol(table, name); d == nil {
			d = declare(op, body, name, pure, rw)
		}
		known[name] = d
	}
	rw.ReplaceWithOp(op, fn.NewCall(&rw.Builder, op.Loc(), name, op.Operands(), op.ResultTypes()))
	return true
}

func declare(op *ir.Operation, body *ir.Block, name string, pure bool, rw *rewrite.Rewriter) *ir.Operation {
	saved := rw.InsertionPoint()
	defer rw.SetInsertionPoint(saved)
	rw.SetStart(body)
	c := rw.Context()
	types := make([]ir.Type, op.NumOperands())
	for i := range types {
		types[i] = op.Operand(i).Type()
	}
	attrs := []ir.NamedAttribute{ir.Named("sym_name", c.String(name)), ir.Named("function_type", c.TypeAttr(c.Function(types, op.ResultTypes()))),
		ir.Named(ir.SymbolVisibilityAttr, c.String("private"))}
	if pure {
		attrs = append(attrs, ir.Named("llvm.readnone", c.Unit()))
	}
	return rw.CreateWithRegions(ir.UnknownLoc, fn.Func, nil, nil, 1, attrs...)
}
