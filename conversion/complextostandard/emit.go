// Package complextostandard converts ops of the complex dialect to operations of arith and
// math on their parts. It makes the operations that MLIR 19 makes, in the same order, also
// where they are wrong for some numbers.
package complextostandard

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// finite is the flags that exclude NaN and infinities.
const finite = arith.NoNaNs | arith.NoInfs

// expansion is the lowering of an op.
type expansion struct {
	def    *ir.OpDef
	expand func(e emitter, in []*ir.Value) *ir.Value
}

// AddPatterns appends a pattern for each op but complex.constant, complex.bitcast and those
// that create complex numbers or take them apart.
func AddPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, x := range expansions() {
		ps = append(ps, rewrite.ConvertOp("expand-"+x.def.Name, nil, x.def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			flags := arith.FastMathOfOp(op)
			elem := ad.Operand(0).Type().(*ir.ComplexType).Element
			e := emitter{arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, elem, flags}
			rw.Replace(op, x.expand(e, ad.Operands))
			return true
		}))
	}
	return ps
}

func expansions() []expansion {
	both := func(f func(e emitter, a, b *ir.Value) *ir.Value) func(emitter, []*ir.Value) *ir.Value {
		return func(e emitter, in []*ir.Value) *ir.Value { return f(e, in[0], in[1]) }
	}
	one := func(f func(e emitter, a *ir.Value) *ir.Value) func(emitter, []*ir.Value) *ir.Value {
		return func(e emitter, in []*ir.Value) *ir.Value { return f(e, in[0]) }
	}
	// Functions of a number that take its parts.
	parts := func(f func(e emitter, re, im *ir.Value) *ir.Value) func(emitter, []*ir.Value) *ir.Value {
		return func(e emitter, in []*ir.Value) *ir.Value {
			re := e.re(in[0])
			return f(e, re, e.im(in[0]))
		}
	}
	return []expansion{
		{complex.Abs, parts(func(e emitter, re, im *ir.Value) *ir.Value { return e.magnitude(re, im, emitter.scaled) })},
		{complex.Add, both(func(e emitter, a, b *ir.Value) *ir.Value { return e.byPart(arith.AddF, a, b) })},
		{complex.Angle, parts(emitter.angle)},
		{complex.Atan2, both(emitter.atan2)},
		{complex.Conj, parts(func(e emitter, re, im *ir.Value) *ir.Value { return e.pair(re, e.without(e.flags).op(arith.NegF, im)) })},
		{complex.Cos, parts(emitter.cos)},
		{complex.Div, both(emitter.div)},
		{complex.Equal, both(func(e emitter, a, b *ir.Value) *ir.Value { return e.compare(arith.OEQ, arith.AndI, a, b) })},
		{complex.Exp, parts(emitter.exp)},
		{complex.Expm1, one(emitter.expm1)},
		{complex.Log, one(emitter.log)},
		{complex.Log1p, parts(emitter.log1p)},
		{complex.Mul, both(emitter.mul)},
		{complex.Neg, parts(emitter.neg)},
		{complex.NotEqual, both(func(e emitter, a, b *ir.Value) *ir.Value { return e.compare(arith.UNE, arith.OrI, a, b) })},
		{complex.Pow, both(emitter.pow)},
		{complex.Rsqrt, one(emitter.rsqrt)},
		{complex.Sign, one(emitter.sign)},
		{complex.Sin, parts(emitter.sin)},
		{complex.Sqrt, one(emitter.sqrt)},
		{complex.Sub, both(func(e emitter, a, b *ir.Value) *ir.Value { return e.byPart(arith.SubF, a, b) })},
		{complex.Tan, parts(emitter.tan)},
		{complex.Tanh, parts(emitter.tanh)},
	}
}

// emitter creates operations with flags for numbers with parts of type elem. The methods of the
// embedded emitter create them without flags.
type emitter struct {
	arith.Emitter
	elem  ir.Type
	flags arith.FastMath
}

// without returns e without some flags.
func (e emitter) without(flags arith.FastMath) emitter {
	e.flags &^= flags
	return e
}

// assumesFinite reports whether there are neither NaN nor infinities.
func (e emitter) assumesFinite() bool { return e.flags&finite == finite }

func (e emitter) create(def *ir.OpDef, t ir.Type, in []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	attrs = append(attrs, ir.Named("fastmath", arith.FastMathOf(e.B.Context(), e.flags)))
	return e.B.Create(e.Loc, def, in, []ir.Type{t}, attrs...).Result(0)
}

// op creates an op of floats or complex numbers with a result of the type of its operands.
func (e emitter) op(def *ir.OpDef, in ...*ir.Value) *ir.Value { return e.create(def, in[0].Type(), in) }

// toFloat creates complex.abs or complex.angle.
func (e emitter) toFloat(def *ir.OpDef, v *ir.Value) *ir.Value {
	return e.create(def, e.elem, []*ir.Value{v})
}

func (e emitter) cmp(p arith.CmpFPredicate, l, r *ir.Value) *ir.Value {
	return e.create(arith.CmpF, e.B.Context().I1(), []*ir.Value{l, r}, arith.PredicateAttr(e.B.Context(), int64(p)))
}

func (e emitter) f(v float64) *ir.Value { return e.Float(e.elem, v) }

func (e emitter) inf(sign int) *ir.Value { return e.f(math.Inf(sign)) }

// nan creates the quiet NaN without a payload, which math.NaN is not.
func (e emitter) nan() *ir.Value { return e.f(math.Float64frombits(0x7FF8 << 48)) }

func (e emitter) and(l, r *ir.Value) *ir.Value { return e.Op(arith.AndI, l, r) }

func (e emitter) orOf(l, r *ir.Value) *ir.Value { return e.Op(arith.OrI, l, r) }

func (e emitter) negate(c *ir.Value) *ir.Value {
	return e.Op(arith.XOrI, c, arith.NewBool(e.B, e.Loc, true))
}

func (e emitter) re(v *ir.Value) *ir.Value { return e.without(e.flags).toFloat(complex.Re, v) }

func (e emitter) im(v *ir.Value) *ir.Value { return e.without(e.flags).toFloat(complex.Im, v) }

// pair creates a complex number.
func (e emitter) pair(re, im *ir.Value) *ir.Value {
	return e.B.Create(e.Loc, complex.Create, []*ir.Value{re, im}, []ir.Type{e.B.Context().Complex(e.elem)}).Result(0)
}
