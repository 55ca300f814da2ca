// Package complextollvm converts ops of the complex dialect to the llvm dialect, as MLIR does: a complex number is a struct of its parts.
package complextollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Range says how to divide. The values are the keywords of the option complex-range of MLIR's pass, in their order.
type Range uint8

// The ranges. RangeImproved divides by Smith's method, so that no intermediate result overflows; the others multiply by the conjugate.
const (
	RangeImproved Range = iota
	RangeBasic
	RangeNone
)

// Ranges are the keywords of Range.
var Ranges = []string{"improved", "basic", "none"}

// AddPatterns appends the patterns for the ops of complex that LLVM IR can express.
func (r Range) AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	quotient := emitter.quotient
	if r == RangeImproved {
		quotient = emitter.scaledQuotient
	}
	tc := &c.TypeConverter
	return append(ps,
		rewrite.ConvertOp("complex.abs to llvm", tc, complex.Abs, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			e := newEmitter(c, op, rw)
			v := e.parts(ad.Operand(0))
			rw.Replace(op, e.plain(llvm.IntrSqrt, e.norm(v)))
			return true
		}),
		binary(c, complex.Add, func(e emitter, l, r number) number {
			return number{e.op(llvm.FAdd, l.re, r.re), e.op(llvm.FAdd, l.im, r.im)}
		}),
		rewrite.ConvertOp(llvmtypes.Name(complex.Constant, llvm.Constant), tc, complex.Constant, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return c.ReplaceByOne(op, llvm.Constant, nil, op.Attrs(), rw)
		}),
		rewrite.ConvertOp("complex.create to llvm", tc, complex.Create, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			t := c.Convert(op.Result(0).Type())
			if t == nil {
				return rw.Fail("the parts have no LLVM type")
			}
			e := newEmitter(c, op, rw)
			rw.Replace(op, e.pack(llvmtypes.NoValue(e.b, e.loc, t), number{ad.Operand(0), ad.Operand(1)}))
			return true
		}),
		binary(c, complex.Div, quotient),
		part(c, complex.Im, 1),
		binary(c, complex.Mul, func(e emitter, l, r number) number {
			re := e.op(llvm.FMul, r.re, l.re)
			re = e.op(llvm.FSub, re, e.op(llvm.FMul, r.im, l.im))
			im := e.op(llvm.FMul, l.im, r.re)
			return number{re, e.op(llvm.FAdd, im, e.op(llvm.FMul, l.re, r.im))}
		}),
		part(c, complex.Re, 0),
		binary(c, complex.Sub, func(e emitter, l, r number) number {
			return number{e.op(llvm.FSub, l.re, r.re), e.op(llvm.FSub, l.im, r.im)}
		}))
}

// number are the parts of a complex number.
type number struct{ re, im *ir.Value }

// emitter puts operations on the parts of numbers.
type emitter struct {
	b     *ir.Builder
	loc   ir.Location
	flags []ir.NamedAttribute // the fast-math flags
}

func newEmitter(c *llvmtypes.Converter, op *ir.Operation, rw *rewrite.Rewriter) emitter {
	return emitter{&rw.Builder, op.Loc(), []ir.NamedAttribute{llvmtypes.FastMathFlags(c.Context(), arith.FastMathOfOp(op))}}
}

// op puts an operation with the fast-math flags, whose result has the type of the first operand.
func (e emitter) op(def *ir.OpDef, vs ...*ir.Value) *ir.Value {
	return e.b.Create(e.loc, def, vs, []ir.Type{vs[0].Type()}, e.flags...).Result(0)
}

// plain puts an operation without flags, whose result has the type of the first operand.
func (e emitter) plain(def *ir.OpDef, vs ...*ir.Value) *ir.Value {
	return llvm.NewOne(e.b, e.loc, def, vs[0].Type(), vs...)
}

func (e emitter) parts(v *ir.Value) number {
	re := llvm.NewExtractValue(e.b, e.loc, v, 0)
	return number{re, llvm.NewExtractValue(e.b, e.loc, v, 1)}
}

func (e emitter) pack(into *ir.Value, n number) *ir.Value {
	into = llvm.NewInsertValue(e.b, e.loc, into, n.re, 0)
	return llvm.NewInsertValue(e.b, e.loc, into, n.im, 1)
}

// norm computes the square of the absolute value.
func (e emitter) norm(n number) *ir.Value {
	re := e.op(llvm.FMul, n.re, n.re)
	return e.op(llvm.FAdd, re, e.op(llvm.FMul, n.im, n.im))
}

// binary returns the pattern for an operation on two numbers.
//
//go:noinline
func binary(c *llvmtypes.Converter, from *ir.OpDef, f func(e emitter, l, r number) number) *rewrite.Pattern {
	return rewrite.ConvertOp(from.Name+" to llvm", &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := c.Convert(op.Result(0).Type())
		if t == nil {
			return rw.Fail("the parts have no LLVM type")
		}
		e := newEmitter(c, op, rw)
		l, r := e.parts(ad.Operand(0)), e.parts(ad.Operand(1))
		into := llvmtypes.NoValue(e.b, e.loc, t)
		if from == complex.Div && c.Context().MLIR() < 20 {
			re, im, size := e.dividend(l, r)
			into = llvm.NewInsertValue(e.b, e.loc, into, e.op(llvm.FDiv, re, size), 0)
			rw.Replace(op, llvm.NewInsertValue(e.b, e.loc, into, e.op(llvm.FDiv, im, size), 1))
			return true
		}
		rw.Replace(op, e.pack(into, f(e, l, r)))
		return true
	})
}

// part returns the pattern for reading a part of a number.
func part(c *llvmtypes.Converter, from *ir.OpDef, at int64) *rewrite.Pattern {
	return rewrite.ConvertOp(from.Name+" to llvm", &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.Replace(op, llvm.NewExtractValue(&rw.Builder, op.Loc(), ad.Operand(0), at))
		return true
	})
}

// dividend multiplies l by the conjugate of r, and computes the norm of r.
func (e emitter) dividend(l, r number) (re, im, size *ir.Value) {
	size = e.norm(r)
	re = e.op(llvm.FMul, l.re, r.re)
	re = e.op(llvm.FAdd, re, e.op(llvm.FMul, l.im, r.im))
	im = e.op(llvm.FMul, l.im, r.re)
	return re, e.op(llvm.FSub, im, e.op(llvm.FMul, l.re, r.im)), size
}

func (e emitter) quotient(l, r number) number {
	re, im, size := e.dividend(l, r)
	q := e.op(llvm.FDiv, re, size)
	return number{q, e.op(llvm.FDiv, im, size)}
}
