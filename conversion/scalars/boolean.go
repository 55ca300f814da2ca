package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// isBool reports whether t is i1 or a shaped type of it.
func isBool(t ir.Type) bool {
	i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	return ok && i.Width == 1
}

// booleanOps are the binary operations on i1 that equal a logical one. As a signed number, true
// is -1.
var booleanOps = []struct{ from, to *ir.OpDef }{
	{arith.AddI, arith.XOrI}, {arith.SubI, arith.XOrI}, {arith.MulI, arith.AndI},
	{arith.MaxSI, arith.AndI}, {arith.MinUI, arith.AndI}, {arith.MinSI, arith.OrI}, {arith.MaxUI, arith.OrI},
}

// booleans replaces arithmetic on i1, which SPIR-V does not have, by logic.
func (x *expander) booleans() {
	for _, e := range booleanOps {
		if x.op.Is(e.from) {
			x.setInsertionPoint()
			x.replace(x.Op(e.to, x.lhs(), x.rhs()))
			return
		}
	}
	switch x.op.Def() {
	case arith.DivSI, arith.DivUI, arith.CeilDivSI, arith.CeilDivUI, arith.FloorDivSI, arith.ShLI, arith.ShRSI, arith.ShRUI, math.AbsI, math.Ctpop:
		// The divisor is true, the distance false: anything else is undefined.
		x.replace(x.lhs())
	case arith.RemSI, arith.RemUI:
		x.setInsertionPoint()
		x.replace(x.Int(x.lhs().Type(), 0))
	case arith.CmpI:
		x.compareBooleans(arith.CmpIOp{Operation: x.op}.Predicate())
	case arith.MulSIExtended, arith.MulUIExtended:
		// The product of true and true is 1, also of -1 and -1.
		x.setInsertionPoint()
		x.pair(x.Op(arith.AndI, x.lhs(), x.rhs()), x.Int(x.lhs().Type(), 0))
	case arith.AddUIExtended:
		x.setInsertionPoint()
		x.pair(x.Op(arith.XOrI, x.lhs(), x.rhs()), x.Op(arith.AndI, x.lhs(), x.rhs()))
	case math.Ctlz, math.Cttz:
		x.setInsertionPoint()
		x.replace(x.not(x.lhs()))
	case math.IPowI:
		x.setInsertionPoint()
		x.replace(x.Op(arith.OrI, x.not(x.rhs()), x.lhs()))
	case arith.SIToFP, arith.IndexCast, arith.IndexCastUI:
		x.booleanCast()
	}
}

func (x *expander) not(v *ir.Value) *ir.Value { return x.Op(arith.XOrI, v, x.Int(v.Type(), 1)) }

// pair replaces an operation with two results.
func (x *expander) pair(first, second *ir.Value) {
	x.op.ReplaceAllUsesWith([]*ir.Value{first, second})
	x.op.Erase()
}

// compareBooleans replaces a comparison for order. Signed numbers have the reverse order,
// since true is -1. The conversion is right about equality.
func (x *expander) compareBooleans(p arith.CmpIPredicate) {
	x.setInsertionPoint()
	l, r := x.lhs(), x.rhs()
	switch p {
	case arith.ULT, arith.SGT:
		x.replace(x.Op(arith.AndI, x.not(l), r))
	case arith.ULE, arith.SGE:
		x.replace(x.Op(arith.OrI, x.not(l), r))
	case arith.UGT, arith.SLT:
		x.replace(x.Op(arith.AndI, l, x.not(r)))
	case arith.UGE, arith.SLE:
		x.replace(x.Op(arith.OrI, l, x.not(r)))
	}
}

// booleanCast casts from and to i1 by way of 32 bits.
func (x *expander) booleanCast() {
	x.setInsertionPoint()
	from, to := x.lhs().Type(), x.op.Result(0).Type()
	i32 := withElement(from, from.Context().I32())
	switch x.op.Def() {
	case arith.SIToFP:
		x.replace(x.minusOneOrZero(x.lhs(), to))
	case arith.FPToSI, arith.FPToUI:
		x.replace(x.Cast(arith.TruncI, x.Cast(x.op.Def(), x.lhs(), i32), to))
	case arith.IndexCast, arith.IndexCastUI:
		if isBool(to) {
			x.replace(x.Cast(arith.TruncI, x.Cast(x.op.Def(), x.lhs(), i32), to))
			return
		}
		extend := arith.ExtSI
		if x.op.Is(arith.IndexCastUI) {
			extend = arith.ExtUI
		}
		x.replace(x.Cast(x.op.Def(), x.Cast(extend, x.lhs(), i32), to))
	}
}

// minusOneOrZero returns -1 or +0 of the float type t. It sets the sign bit of 1: lavapipe makes
// -0 of a selection between -1 and 0, and SwiftShader converts a selected integer -1 as an
// unsigned one.
func (x *expander) minusOneOrZero(c *ir.Value, t ir.Type) *ir.Value {
	f32, i32 := withElement(t, t.Context().F32()), withElement(t, t.Context().I32())
	one := x.Cast(arith.Bitcast, x.Cast(arith.UIToFP, c, f32), i32)
	sign := x.Op(arith.ShLI, x.Cast(arith.ExtUI, c, i32), x.Int(i32, 31))
	v := x.Cast(arith.Bitcast, x.Op(arith.OrI, one, sign), f32)
	switch bits := x.bits(t); {
	case bits < 32:
		return x.Cast(arith.TruncF, v, t)
	case bits > 32:
		return x.Cast(arith.ExtF, v, t)
	}
	return v
}
