package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// number computes an operation with one result on numbers. The low half alone is the result if
// that is no 64-bit integer. ok is false for other operations.
func (x *widener) number(op *ir.Operation) (r halves, ok bool) {
	var a, b halves
	if op.NumOperands() > 0 {
		a = x.pairs[op.Operand(0)]
	}
	if op.NumOperands() > 1 {
		b = x.pairs[op.Operand(1)]
	}
	switch op.Def() {
	case arith.Constant:
		return x.constant(arith.ConstantOp{Operation: op})
	case arith.Bitcast:
		return x.bitcast(op, a), true
	case arith.Select:
		return x.choose(op.Operand(0), b, x.pairs[op.Operand(2)]), true
	case arith.CmpI:
		return halves{low: x.compare(arith.CmpIOp{Operation: op}.Predicate(), a, b)}, true
	case math.AbsI:
		return x.choose(x.negative(a), x.negated(a), a), true
	case arith.ExtSI, arith.ExtUI, arith.TruncI, arith.IndexCast, arith.IndexCastUI:
		return x.resized(op, a), true
	case arith.UIToFP:
		return halves{low: x.toFloat(a, op.Result(0).Type())}, true
	case arith.SIToFP:
		abs := x.toFloat(x.choose(x.negative(a), x.negated(a), a), op.Result(0).Type())
		return halves{low: x.Select(x.negative(a), x.minus(abs), abs)}, true
	case arith.FPToUI:
		return x.fromFloat(op.Operand(0)), true
	case arith.FPToSI:
		v := op.Operand(0)
		below := x.CmpF(arith.OLT, v, x.Float(v.Type(), 0))
		abs := x.fromFloat(x.Select(below, x.minus(v), v))
		return x.choose(below, x.negated(abs), abs), true
	case arith.AddI, arith.SubI, arith.MulI, arith.AndI, arith.OrI, arith.XOrI, arith.ShLI, arith.ShRUI, arith.ShRSI,
		arith.DivUI, arith.RemUI, arith.DivSI, arith.RemSI, arith.MinSI, arith.MaxSI, arith.MinUI, arith.MaxUI:
		return x.binary(op.Def(), a, b), true
	}
	return halves{}, false
}

// bitcast returns the halves of a float, or the float of halves. SPIR-V casts an f64 from and to a vector
// of two, of which the first one has the low bits.
func (x *widener) bitcast(op *ir.Operation, a halves) halves {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
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
		if isWide(from) {
			pair := x.b.Create(x.Loc, vector.FromElements, []*ir.Value{element(a.low), element(a.high)}, []ir.Type{word(ctx)}).Result(0)
			floats = append(floats, x.b.Create(x.Loc, spirv.Bitcast, []*ir.Value{pair}, []ir.Type{ctx.F64()}).Result(0))
			continue
		}
		p := x.unpack(x.b.Create(x.Loc, spirv.Bitcast, []*ir.Value{element(op.Operand(0))}, []ir.Type{word(ctx)}).Result(0))
		lows, highs = append(lows, p.low), append(highs, p.high)
	}
	whole := func(parts []*ir.Value, t ir.Type) *ir.Value {
		if _, ok := t.(*ir.VectorType); ok {
			return x.b.Create(x.Loc, vector.FromElements, parts, []ir.Type{t}).Result(0)
		}
		return parts[0]
	}
	if isWide(from) {
		return halves{low: whole(floats, to)}
	}
	return halves{whole(lows, half(to)), whole(highs, half(to))}
}

// constant splits a constant.
func (x *widener) constant(op arith.ConstantOp) (halves, bool) {
	t := op.Result(0).Type()
	i32 := op.Context().I32()
	parts := func(a ir.Attribute) (low, high ir.Attribute) {
		v := a.(*ir.IntegerAttr).Int64Or(0)
		return op.Context().Int(i32, int64(int32(v))), op.Context().Int(i32, v>>32)
	}
	d, ok := op.Value().(*ir.DenseElementsAttr)
	if !ok {
		low, high := parts(op.Value())
		return halves{arith.NewConstant(x.b, x.Loc, low.(ir.TypedAttr)), arith.NewConstant(x.b, x.Loc, high.(ir.TypedAttr))}, true
	}
	lows, highs := make([]ir.Attribute, d.NumElements()), make([]ir.Attribute, d.NumElements())
	for i := range lows {
		lows[i], highs[i] = parts(d.Element(int64(i)))
	}
	to := half(t).(ir.ShapedType)
	return halves{arith.NewConstant(x.b, x.Loc, op.Context().DenseOf(to, lows)), arith.NewConstant(x.b, x.Loc, op.Context().DenseOf(to, highs))}, true
}

// binary computes an operation on two numbers.
func (x *widener) binary(def *ir.OpDef, a, b halves) halves {
	switch def {
	case arith.AddI:
		low := x.Op(arith.AddI, a.low, b.low)
		return halves{low, x.Op(arith.AddI, x.Op(arith.AddI, a.high, b.high), x.bit(x.CmpI(arith.ULT, low, a.low)))}
	case arith.SubI:
		borrow := x.bit(x.CmpI(arith.ULT, a.low, b.low))
		return halves{x.Op(arith.SubI, a.low, b.low), x.Op(arith.SubI, x.Op(arith.SubI, a.high, b.high), borrow)}
	case arith.MulI:
		r := x.product(a.low, b.low)
		cross := x.Op(arith.AddI, x.Op(arith.MulI, a.low, b.high), x.Op(arith.MulI, a.high, b.low))
		return halves{r.low, x.Op(arith.AddI, r.high, cross)}
	case arith.ShLI, arith.ShRUI, arith.ShRSI:
		return x.shifted(def, a, b.low)
	case arith.DivUI:
		quotient, _ := x.divide(a, b)
		return quotient
	case arith.RemUI:
		_, rest := x.divide(a, b)
		return rest
	case arith.DivSI, arith.RemSI:
		return x.divideSigned(def, a, b)
	case arith.MinSI:
		return x.choose(x.compare(arith.SLT, a, b), a, b)
	case arith.MaxSI:
		return x.choose(x.compare(arith.SGT, a, b), a, b)
	case arith.MinUI:
		return x.choose(x.compare(arith.ULT, a, b), a, b)
	case arith.MaxUI:
		return x.choose(x.compare(arith.UGT, a, b), a, b)
	}
	return halves{x.Op(def, a.low, b.low), x.Op(def, a.high, b.high)}
}

// bit returns a condition as a number.
func (x *widener) bit(c *ir.Value) *ir.Value {
	return x.Cast(arith.ExtUI, c, like(c.Type(), c.Context().I32()))
}

// product multiplies two unsigned numbers of 32 bits.
func (x *widener) product(a, b *ir.Value) halves {
	p := x.b.Create(x.Loc, arith.MulUIExtended, []*ir.Value{a, b}, []ir.Type{a.Type(), a.Type()})
	return halves{p.Result(0), p.Result(1)}
}

func (x *widener) zero(p halves) halves {
	z := x.Int(p.low.Type(), 0)
	return halves{z, z}
}

func (x *widener) negated(p halves) halves { return x.binary(arith.SubI, x.zero(p), p) }

func (x *widener) negative(p halves) *ir.Value {
	return x.CmpI(arith.SLT, p.high, x.Int(p.high.Type(), 0))
}

func (x *widener) choose(c *ir.Value, a, b halves) halves {
	return halves{x.Select(c, a.low, b.low), x.Select(c, a.high, b.high)}
}

// compare compares the high halves, and the low halves without sign if those are equal.
func (x *widener) compare(p arith.CmpIPredicate, a, b halves) *ir.Value {
	low := p
	switch p {
	case arith.EQ:
		return x.Op(arith.AndI, x.CmpI(p, a.low, b.low), x.CmpI(p, a.high, b.high))
	case arith.NE:
		return x.Op(arith.OrI, x.CmpI(p, a.low, b.low), x.CmpI(p, a.high, b.high))
	case arith.SLT:
		low = arith.ULT
	case arith.SLE:
		low = arith.ULE
	case arith.SGT:
		low = arith.UGT
	case arith.SGE:
		low = arith.UGE
	}
	return x.Select(x.CmpI(arith.EQ, a.high, b.high), x.CmpI(low, a.low, b.low), x.CmpI(p, a.high, b.high))
}

// shifted shifts by n bits, of which there are at most 63.
func (x *widener) shifted(def *ir.OpDef, a halves, n *ir.Value) halves {
	t := n.Type()
	near := x.Op(arith.AndI, n, x.Int(t, 31))
	far := x.CmpI(arith.UGE, n, x.Int(t, 32))
	// A shift by one more step reaches all bits of the other half, since no shift may be by 32.
	rest := x.Op(arith.SubI, x.Int(t, 31), near)
	one := x.Int(t, 1)
	if def == arith.ShLI {
		low := x.Op(arith.ShLI, a.low, near)
		crossing := x.Op(arith.ShRUI, x.Op(arith.ShRUI, a.low, one), rest)
		high := x.Op(arith.OrI, x.Op(arith.ShLI, a.high, near), crossing)
		return x.choose(far, halves{x.Int(t, 0), low}, halves{low, high})
	}
	high := x.Op(def, a.high, near)
	crossing := x.Op(arith.ShLI, x.Op(arith.ShLI, a.high, one), rest)
	low := x.Op(arith.OrI, x.Op(arith.ShRUI, a.low, near), crossing)
	fill := x.Int(t, 0)
	if def == arith.ShRSI {
		fill = x.Op(arith.ShRSI, a.high, x.Int(t, 31))
	}
	return x.choose(far, halves{high, fill}, halves{low, high})
}

// divide is long division: a step for each bit.
func (x *widener) divide(a, b halves) (quotient, rest halves) {
	index := func(v int64) *ir.Value { return arith.NewIndex(x.b, x.Loc, v) }
	zero := x.zero(a)
	loop := scf.NewFor(x.b, x.Loc, index(0), index(64), index(1), a.low, a.high, zero.low, zero.high)
	saved := x.b.InsertionPoint()
	body := loop.Body()
	x.b.SetStart(body)
	number, rest := halves{body.Arg(1), body.Arg(2)}, halves{body.Arg(3), body.Arg(4)}
	t := a.low.Type()
	one := x.Int(t, 1)
	step := func(p halves, in *ir.Value) halves {
		top := x.Op(arith.ShRUI, p.low, x.Int(t, 31))
		return halves{x.Op(arith.OrI, x.Op(arith.ShLI, p.low, one), in), x.Op(arith.OrI, x.Op(arith.ShLI, p.high, one), top)}
	}
	// The rest has one bit more than fits if its highest bit is set.
	over := x.CmpI(arith.SLT, rest.high, x.Int(t, 0))
	rest = step(rest, x.Op(arith.ShRUI, number.high, x.Int(t, 31)))
	fits := x.Op(arith.OrI, over, x.compare(arith.UGE, rest, b))
	rest = x.choose(fits, x.binary(arith.SubI, rest, b), rest)
	number = step(number, x.bit(fits))
	scf.NewYield(x.b, x.Loc, number.low, number.high, rest.low, rest.high)
	x.b.SetInsertionPoint(saved)
	return halves{loop.Result(0), loop.Result(1)}, halves{loop.Result(2), loop.Result(3)}
}

// divideSigned divides the magnitudes. The quotient is negative if the signs differ, and the rest has
// the sign of the dividend.
func (x *widener) divideSigned(def *ir.OpDef, a, b halves) halves {
	below := x.negative(a)
	quotient, rest := x.divide(x.choose(below, x.negated(a), a), x.choose(x.negative(b), x.negated(b), b))
	if def == arith.RemSI {
		return x.choose(below, x.negated(rest), rest)
	}
	return x.choose(x.Op(arith.XOrI, below, x.negative(b)), x.negated(quotient), quotient)
}

// resized extends a number or drops high bits. Index has 32 bits.
func (x *widener) resized(op *ir.Operation, a halves) halves {
	to := op.Result(0).Type()
	if !isWide(to) {
		if a.low.Type() == to {
			return halves{low: a.low}
		}
		return halves{low: x.Cast(op.Def(), a.low, to)}
	}
	low := op.Operand(0)
	if low.Type() != half(to) {
		low = x.Cast(op.Def(), low, half(to))
	}
	if op.Is(arith.ExtSI) || op.Is(arith.IndexCast) {
		return halves{low, x.Op(arith.ShRSI, low, x.Int(low.Type(), 31))}
	}
	return halves{low, x.Int(low.Type(), 0)}
}

func (x *widener) minus(v *ir.Value) *ir.Value {
	return x.b.Create(x.Loc, arith.NegF, []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
}

// toFloat rounds an unsigned number once. The conversion of the 32 highest bits rounds; their lowest
// one stands for those below. Numbers that f16 has are below 2^32, and f64 has all halves.
func (x *widener) toFloat(a halves, to ir.Type) *ir.Value {
	f32 := like(to, to.Context().F32())
	f := ir.ElementTypeOrSelf(to).(*ir.FloatType)
	if f.Width() == 64 {
		high := x.Op(arith.MulF, x.Cast(arith.UIToFP, a.high, to), x.Float(to, 1<<32))
		return x.Op(arith.AddF, high, x.Cast(arith.UIToFP, a.low, to))
	}
	t := a.low.Type()
	small := x.CmpI(arith.EQ, a.high, x.Int(t, 0))
	zeros := x.b.Create(x.Loc, math.Ctlz, []*ir.Value{a.high}, []ir.Type{t}).Result(0)
	zeros = x.Op(arith.AndI, zeros, x.Int(t, 31))
	top := x.shifted(arith.ShLI, a, zeros)
	sticky := x.bit(x.CmpI(arith.NE, top.low, x.Int(t, 0)))
	v := x.Cast(arith.UIToFP, x.Op(arith.OrI, top.high, sticky), f32)
	// 2^(32-zeros) has the biased exponent 159-zeros.
	scale := x.Op(arith.ShLI, x.Op(arith.SubI, x.Int(t, 159), zeros), x.Int(t, 23))
	v = x.Op(arith.MulF, v, x.Cast(arith.Bitcast, scale, f32))
	v = x.Select(small, x.Cast(arith.UIToFP, a.low, f32), v)
	if f.Width() == 16 {
		v = x.Cast(arith.TruncF, v, to)
	}
	return v
}

// fromFloat converts a number that is not negative, toward zero.
func (x *widener) fromFloat(v *ir.Value) halves {
	t := v.Type()
	if ir.ElementTypeOrSelf(t).(*ir.FloatType).Width() == 16 {
		t = like(t, t.Context().F32())
		v = x.Cast(arith.ExtF, v, t)
	}
	ints := like(t, t.Context().I32())
	high := x.Cast(arith.FPToUI, x.Op(arith.MulF, v, x.Float(t, 1.0/(1<<32))), ints)
	rest := x.Op(arith.SubF, v, x.Op(arith.MulF, x.Cast(arith.UIToFP, high, t), x.Float(t, 1<<32)))
	return halves{x.Cast(arith.FPToUI, rest, ints), high}
}

// extended computes the operations with two results.
func (x *widener) extended(op *ir.Operation) {
	a, b := x.pairs[op.Operand(0)], x.pairs[op.Operand(1)]
	if op.Is(arith.AddUIExtended) {
		sum := x.binary(arith.AddI, a, b)
		x.finish(op, 0, sum)
		x.finish(op, 1, halves{low: x.compare(arith.ULT, sum, a)})
		return
	}
	zero := x.Int(a.low.Type(), 0)
	lowLow, highHigh := x.product(a.low, b.low), x.product(a.high, b.high)
	low, high := halves{lowLow.low, zero}, highHigh
	middle := halves{lowLow.high, zero}
	for _, p := range [...]halves{x.product(a.low, b.high), x.product(a.high, b.low)} {
		middle = x.binary(arith.AddI, middle, halves{p.low, zero})
		high = x.binary(arith.AddI, high, halves{p.high, zero})
	}
	low.high = middle.low
	high = x.binary(arith.AddI, high, halves{middle.high, zero})
	if op.Is(arith.MulSIExtended) {
		// A negative factor counts 2^64 too much.
		high = x.binary(arith.SubI, high, x.choose(x.negative(a), b, x.zero(a)))
		high = x.binary(arith.SubI, high, x.choose(x.negative(b), a, x.zero(a)))
	}
	x.finish(op, 0, low)
	x.finish(op, 1, high)
}
