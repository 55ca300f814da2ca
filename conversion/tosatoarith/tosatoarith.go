// Package tosatoarith has the patterns from tosa to arith: constants, and the scaling of integers by a multiplier and a shift.
package tosatoarith

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the patterns of constants to ps.
func AddPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, def := range tosa.Constants {
		ps = append(ps, rewrite.OnOp("tosa constant to arith", def, constant))
	}
	return ps
}

// AddScalePatterns appends the patterns of tosa.apply_scale to ps. With narrow they use integers of 32 bits where the operands allow
// it, else of 64 bits.
func AddScalePatterns(ps []*rewrite.Pattern, narrow bool) []*rewrite.Pattern {
	for _, def := range tosa.ApplyScales {
		ps = append(ps, rewrite.OnOp("tosa.apply_scale to 64 bits", def, scale64).WithBenefit(100))
		if narrow {
			ps = append(ps, rewrite.OnOp("tosa.apply_scale to 32 bits", def, scale32).WithBenefit(200))
		}
	}
	return ps
}

func constant(op *ir.Operation, rw *rewrite.Rewriter) bool {
	rw.ReplaceByNew(op, arith.Constant, nil, op.ResultTypes(), ir.Named("value", op.Prop(0)))
	return true
}

// withElement returns t with elements of type elem.
func withElement(t, elem ir.Type) ir.Type {
	if s, ok := t.(ir.ShapedType); ok {
		return s.WithShape(s.Shape(), elem)
	}
	return elem
}

// splat returns the constant v of type t, also for tensors of unknown shape.
func splat(e arith.Emitter, t ir.Type, v int64) *ir.Value {
	s, ok := t.(ir.ShapedType)
	if !ok {
		return e.Int(t, v)
	}
	c := t.Context()
	return arith.NewConstant(e.B, e.Loc, c.SplatOf(s, c.Int(s.ElementType(), v)))
}

// toWidth returns v as integers of the type t, which is at least as wide.
func toWidth(e arith.Emitter, def *ir.OpDef, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return e.Cast(def, v, t)
}

// scale64 multiplies with 64 bits, adds half of what the shift drops, and shifts.
func scale64(op *ir.Operation, rw *rewrite.Rewriter) bool {
	e, c := arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, op.Context()
	value, multiplier := op.Operand(0), op.Operand(1)
	if _, ok := ir.ElementTypeOrSelf(value.Type()).(*ir.IntegerType); !ok {
		return rw.Fail("the value has no integers")
	}
	result := op.Result(0).Type()
	t32, t64 := withElement(result, c.I32()), withElement(result, c.I64())
	zero := splat(e, value.Type(), 0)
	one64 := splat(e, t64, 1)
	limit := splat(e, t32, 31)
	shift := e.Cast(arith.ExtUI, op.Operand(2), t32)
	value64 := toWidth(e, arith.ExtSI, value, t64)
	product := e.Op(arith.MulI, value64, toWidth(e, arith.ExtSI, multiplier, t64))
	shift64 := e.Cast(arith.ExtUI, shift, t64)
	half := e.Op(arith.ShRUI, e.Op(arith.ShLI, one64, shift64), one64)
	sum := e.Op(arith.AddI, product, half)
	if tosa.RoundsTwice(op) {
		up, down := splat(e, t64, 1<<30), splat(e, t64, -1<<30)
		positive := e.CmpI(arith.SGE, value, zero)
		by := e.Select(positive, up, down)
		more := e.Op(arith.AddI, by, sum)
		large := e.CmpI(arith.SGT, shift, limit)
		sum = e.Select(large, more, sum)
	}
	rw.Replace(op, e.Cast(arith.TruncI, e.Op(arith.ShRSI, sum, shift64), withElement(result, c.I32())))
	return true
}

// halves is a product of 64 bits in two halves, and what scale32 needs of the shift.
type halves struct {
	arith.Emitter
	low, high *ir.Value
	shift     *ir.Value
	// atLeast32 and over32 say whether the shift reaches into the high half.
	atLeast32, over32           *ir.Value
	zero, one, two, thirty, n32 *ir.Value
}

// scale32 is scale64 with two halves of 32 bits.
func scale32(op *ir.Operation, rw *rewrite.Rewriter) bool {
	c := op.Context()
	value, multiplier := op.Operand(0), op.Operand(1)
	t := value.Type()
	if ir.ElementTypeOrSelf(t) != ir.Type(c.I32()) || ir.ElementTypeOrSelf(multiplier.Type()) != ir.Type(c.I32()) || t != op.Result(0).Type() {
		return rw.Fail("the operands have more than 32 bits")
	}
	h := halves{Emitter: arith.Emitter{B: &rw.Builder, Loc: op.Loc()}}
	h.shift = h.Cast(arith.ExtUI, op.Operand(2), t)
	h.zero, h.one, h.two, h.thirty, h.n32 = splat(h.Emitter, t, 0), splat(h.Emitter, t, 1), splat(h.Emitter, t, 2), splat(h.Emitter, t, 30), splat(h.Emitter, t, 32)
	product := rw.Create(op.Loc(), arith.MulSIExtended, []*ir.Value{value, multiplier}, []ir.Type{t, t})
	h.low, h.high = product.Result(0), product.Result(1)
	h.atLeast32 = h.CmpI(arith.SGE, h.shift, h.n32)
	h.over32 = h.CmpI(arith.SGT, h.shift, h.n32)
	left := h.Op(arith.SubI, h.n32, h.shift)
	right := h.Op(arith.SubI, h.shift, h.n32)
	left = h.Select(h.atLeast32, h.zero, left)
	right = h.Select(h.atLeast32, right, h.zero)
	if tosa.RoundsTwice(op) {
		h.roundTwice(value)
	}
	h.addHalf(right)
	high := h.Op(arith.ShRSI, h.Op(arith.ShLI, h.high, left), right)
	low := h.Op(arith.ShRUI, h.low, h.shift)
	low = h.Select(h.atLeast32, h.zero, low)
	rw.Replace(op, h.Op(arith.AddI, low, high))
	return true
}

// roundTwice adds 1<<30 with the sign of value, if the shift is large.
func (h *halves) roundTwice(value *ir.Value) {
	minus := splat(h.Emitter, value.Type(), -1)
	positive := h.CmpI(arith.SGE, value, h.zero)
	sign := h.Select(positive, h.one, minus)
	sign = h.Select(h.atLeast32, sign, h.zero)
	top := h.Op(arith.ShRUI, h.low, h.thirty)
	top = h.Op(arith.AddI, top, sign)
	carry := h.Op(arith.ShRSI, top, h.two)
	by := h.Op(arith.ShLI, sign, h.thirty)
	h.low = h.Op(arith.AddI, h.low, by)
	h.high = h.Op(arith.AddI, h.high, carry)
}

// addHalf adds half of what the shift drops. right is the shift of the high half.
func (h *halves) addHalf(right *ir.Value) {
	t := h.low.Type()
	by := h.Op(arith.ShLI, h.one, h.Op(arith.SubI, h.shift, h.one))
	by = h.Select(h.over32, h.zero, by)
	sum := h.Op(arith.AddI, h.low, by)
	carry := h.Cast(arith.ExtUI, h.CmpI(arith.UGT, h.low, sum), t)
	h.low = sum
	h.high = h.Op(arith.AddI, h.high, carry)
	up := h.Op(arith.ShLI, h.one, h.Op(arith.SubI, right, h.one))
	up = h.Select(h.over32, up, h.zero)
	h.high = h.Op(arith.AddI, h.high, up)
}
