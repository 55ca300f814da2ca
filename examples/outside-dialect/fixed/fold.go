package fixed

import "github.com/spvc/spvc/ir"

// Numbers are computed in units of the last place; what does not fit is saturated later.
func add(_ *QType, a, b int64) int64 { return a + b }

func sub(_ *QType, a, b int64) int64 { return a - b }

func mul(t *QType, a, b int64) int64 { return a * b >> t.Fraction }

// AddSaturated returns a + b for numbers of type t.
func AddSaturated(t *QType, a, b int64) int64 { return t.Saturate(add(t, a, b)) }

// SubSaturated returns a - b for numbers of type t.
func SubSaturated(t *QType, a, b int64) int64 { return t.Saturate(sub(t, a, b)) }

// MulSaturated returns a b for numbers of type t.
func MulSaturated(t *QType, a, b int64) int64 { return t.Saturate(mul(t, a, b)) }

type results = []ir.FoldResult

func foldConstant(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	return ir.FoldTo(out, valueOf(op))
}

func larger(_ *QType, a, b int64) int64 { return max(a, b) }

// foldBinary returns the fold of a binary op: of two constants, and of the neutral
// constant on the right. Commutative ops have their constants there.
func foldBinary(f func(t *QType, a, b int64) int64) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		t := op.Result(0).Type().(*QType)
		neutral := int64(0)
		switch {
		case op.Is(Mul):
			neutral = t.One()
		case op.Is(Max):
			neutral = t.Min()
		}
		b, ok := k[1].(*ValueAttr)
		if !ok {
			return out, false
		}
		if b.Units == neutral {
			return ir.FoldToValue(out, op.Operand(0))
		}
		a, ok := k[0].(*ValueAttr)
		if !ok {
			return out, false
		}
		return ir.FoldTo(out, Value(t, f(t, a.Units, b.Units)))
	}
}

func foldFromFloat(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	f, ok := k[0].(*ir.FloatAttr)
	if !ok {
		return out, false
	}
	t := op.Result(0).Type().(*QType)
	units, ok := FromFloat(t, f.Value)
	if !ok {
		return out, false
	}
	return ir.FoldTo(out, Value(t, units))
}

func foldToFloat(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	v, ok := k[0].(*ValueAttr)
	if !ok {
		return out, false
	}
	c := op.Context()
	return ir.FoldTo(out, c.FloatConst(c.F32(), ToFloat(v.typ, v.Units)))
}

func foldFromBits(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	t := op.Result(0).Type().(*QType)
	if def := op.Operand(0).DefiningOp(); def != nil && def.Is(ToBits) && def.Operand(0).Type() == t {
		return ir.FoldToValue(out, def.Operand(0))
	}
	i, ok := k[0].(*ir.IntegerAttr)
	if !ok {
		return out, false
	}
	units, ok := i.Value.Trunc(t.Width).SExt(64).Int64()
	if !ok {
		return out, false
	}
	return ir.FoldTo(out, Value(t, units))
}

func foldToBits(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	v, ok := k[0].(*ValueAttr)
	if !ok {
		return out, false
	}
	c := op.Context()
	return ir.FoldTo(out, c.Int(c.I32(), v.Units))
}
