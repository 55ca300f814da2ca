package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// number computes an operation with one result on numbers. The low half alone is the result if
// that is no wide integer. ok is false for other operations.
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
	case math.Ctpop, math.Cttz, math.Ctlz:
		return x.counted(op.Def(), a), true
	case math.AbsI:
		return x.choose(x.negative(a), x.negated(a), a), true
	case arith.ExtSI, arith.ExtUI, arith.TruncI, arith.IndexCast, arith.IndexCastUI:
		return x.resized(op, a)
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

// parts splits an integer.
func (x *widener) parts(a ir.Attribute) (low, high ir.Attribute) {
	v, n := a.(*ir.IntegerAttr).Value, x.width/2
	ctx, t := x.fn.Context(), x.halfType(x.wideType())
	return ctx.APInt(t, v.Trunc(n)), ctx.APInt(t, v.LShr(uint64(n)).Trunc(n))
}

// constant splits a constant.
func (x *widener) constant(op arith.ConstantOp) (halves, bool) {
	t := op.Result(0).Type()
	d, ok := op.Value().(*ir.DenseElementsAttr)
	if !ok {
		low, high := x.parts(op.Value())
		return halves{arith.NewConstant(x.b, x.Loc, low.(ir.TypedAttr)), arith.NewConstant(x.b, x.Loc, high.(ir.TypedAttr))}, true
	}
	lows, highs := make([]ir.Attribute, d.NumElements()), make([]ir.Attribute, d.NumElements())
	for i := range lows {
		lows[i], highs[i] = x.parts(d.Element(int64(i)))
	}
	to := x.halfType(t).(ir.ShapedType)
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
	return x.Cast(arith.ExtUI, c, x.halfType(c.Type()))
}

// product multiplies two unsigned halves.
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

// shifted shifts by n bits, which are fewer than the width.
func (x *widener) shifted(def *ir.OpDef, a halves, n *ir.Value) halves {
	t := n.Type()
	near := x.Op(arith.AndI, n, x.Int(t, x.bits()-1))
	far := x.CmpI(arith.UGE, n, x.Int(t, x.bits()))
	// A shift by one more step reaches all bits of the other half, since no shift may be by all bits of a half.
	rest := x.Op(arith.SubI, x.Int(t, x.bits()-1), near)
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
		fill = x.Op(arith.ShRSI, a.high, x.Int(t, x.bits()-1))
	}
	return x.choose(far, halves{high, fill}, halves{low, high})
}

// divide is long division: a step for each bit.
func (x *widener) divide(a, b halves) (quotient, rest halves) {
	index := func(v int64) *ir.Value { return arith.NewIndex(x.b, x.Loc, v) }
	zero := x.zero(a)
	loop := scf.NewFor(x.b, x.Loc, index(0), index(int64(x.width)), index(1), a.low, a.high, zero.low, zero.high)
	saved := x.b.InsertionPoint()
	body := loop.Body()
	x.b.SetStart(body)
	number, rest := halves{body.Arg(1), body.Arg(2)}, halves{body.Arg(3), body.Arg(4)}
	t := a.low.Type()
	one := x.Int(t, 1)
	step := func(p halves, in *ir.Value) halves {
		top := x.Op(arith.ShRUI, p.low, x.Int(t, x.bits()-1))
		return halves{x.Op(arith.OrI, x.Op(arith.ShLI, p.low, one), in), x.Op(arith.OrI, x.Op(arith.ShLI, p.high, one), top)}
	}
	// The rest has one bit more than fits if its highest bit is set.
	over := x.CmpI(arith.SLT, rest.high, x.Int(t, 0))
	rest = step(rest, x.Op(arith.ShRUI, number.high, x.Int(t, x.bits()-1)))
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

// resized extends a number or drops high bits. Index has no more bits than a half.
func (x *widener) resized(op *ir.Operation, a halves) (r halves, ok bool) {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	for _, t := range []ir.Type{from, to} {
		if w := ir.IntegerValueWidth(ir.ElementTypeOrSelf(t)); w > x.width/2 && !x.isWide(t) && !ir.IndexTypeConstraint.Match(ir.ElementTypeOrSelf(t)) {
			return halves{}, false // spirv-promote-ints leaves no such width
		}
	}
	switch {
	case x.isWide(to):
	case a.low.Type() == to:
		return halves{low: a.low}, true
	default:
		return halves{low: x.Cast(op.Def(), a.low, to)}, true
	}
	low := op.Operand(0)
	if low.Type() != x.halfType(to) {
		low = x.Cast(op.Def(), low, x.halfType(to))
	}
	if op.Is(arith.ExtSI) || op.Is(arith.IndexCast) {
		return halves{low, x.Op(arith.ShRSI, low, x.Int(low.Type(), x.bits()-1))}, true
	}
	return halves{low, x.Int(low.Type(), 0)}, true
}

// counted counts bits in both halves.
func (x *widener) counted(def *ir.OpDef, a halves) halves {
	count := func(v *ir.Value) *ir.Value {
		return x.b.Create(x.Loc, def, []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
	}
	t := a.low.Type()
	zero, all := x.Int(t, 0), x.Int(t, x.bits())
	first, second := a.low, a.high
	switch def {
	case math.Ctpop:
		return halves{x.Op(arith.AddI, count(a.low), count(a.high)), zero}
	case math.Ctlz:
		first, second = a.high, a.low
	}
	return halves{x.Select(x.CmpI(arith.EQ, first, zero), x.Op(arith.AddI, count(second), all), count(first)), zero}
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
		// A negative factor counts two to the width too much.
		high = x.binary(arith.SubI, high, x.choose(x.negative(a), b, x.zero(a)))
		high = x.binary(arith.SubI, high, x.choose(x.negative(b), a, x.zero(a)))
	}
	x.finish(op, 0, low)
	x.finish(op, 1, high)
}
