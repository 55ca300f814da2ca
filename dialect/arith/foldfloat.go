package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

//go:noinline
func totalF(f func(a, b apfloat.Float) apfloat.Float) func(a, b apfloat.Float) (apfloat.Float, bool) {
	return func(a, b apfloat.Float) (apfloat.Float, bool) { return f(a, b), true }
}

// foldFloatBinary returns the fold of a float op. neutral, if not nil, selects the
// neutral right operands. An idempotent op gives x for x, x.
//
//go:noinline
func foldFloatBinary(f func(a, b apfloat.Float) apfloat.Float, neutral func(apfloat.Float) bool, idempotent bool) ir.FoldFunc {
	g := totalF(f)
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		if idempotent && op.Operand(0) == op.Operand(1) {
			return ir.FoldToValue(out, op.Operand(1))
		}
		if neutral != nil && isFloat(k[1], neutral) {
			return ir.FoldToValue(out, op.Operand(0))
		}
		return ir.FoldTo(out, FoldFloats(k, g))
	}
}

// neutralNaN is the fold of maxnumf and minnumf, whose neutral operand is NaN. Up to version 20 the fold is older, which takes
// infinities to be neutral even if the other operand may be NaN.
func neutralNaN(older ir.FoldFunc, f func(a, b apfloat.Float) apfloat.Float) ir.FoldFunc {
	fold := foldFloatBinary(f, apfloat.Float.IsNaN, true)
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		if op.Context().MLIR() <= 20 {
			return older(op, k, out)
		}
		return fold(op, k, out)
	}
}

func isPosInf(f apfloat.Float) bool   { return f.IsInf() && !f.IsNegative() }
func isNegInf(f apfloat.Float) bool   { return f.IsInf() && f.IsNegative() }
func isFloatOne(f apfloat.Float) bool { return f.IsExactly(1) }

// maxNum returns the larger number, or the other operand of a NaN. MLIR 19 returns the NaN.
func maxNum(a, b apfloat.Float) apfloat.Float {
	if a.IsNaN() || b.IsNaN() {
		return a.MinNum(b)
	}
	return a.Maximum(b)
}

func foldNegF(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	if neg := op.Operand(0).DefinedBy(NegF); neg != nil {
		return ir.FoldToValue(out, neg.Operand(0))
	}
	return ir.FoldTo(out, FoldFloat(k, func(a apfloat.Float) (apfloat.Float, bool) { return a.Neg(), true }))
}

// Holds reports whether the comparison p of a and b is true. Both must have the same
// format.
func (p CmpFPredicate) Holds(a, b apfloat.Float) bool {
	o := a.Compare(b)
	switch p {
	case AlwaysFalse:
		return false
	case OEQ:
		return o == apfloat.Equal
	case OGT:
		return o == apfloat.Greater
	case OGE:
		return o == apfloat.Greater || o == apfloat.Equal
	case OLT:
		return o == apfloat.Less
	case OLE:
		return o == apfloat.Less || o == apfloat.Equal
	case ONE:
		return o == apfloat.Less || o == apfloat.Greater
	case ORD:
		return o != apfloat.Unordered
	case UEQ:
		return o == apfloat.Equal || o == apfloat.Unordered
	case FUGT:
		return o == apfloat.Greater || o == apfloat.Unordered
	case FUGE:
		return o != apfloat.Less
	case FULT:
		return o == apfloat.Less || o == apfloat.Unordered
	case FULE:
		return o != apfloat.Greater
	case UNE:
		return o != apfloat.Equal
	case UNO:
		return o == apfloat.Unordered
	}
	return true
}

func foldCmpF(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	l, _ := k[0].(*ir.FloatAttr)
	r, _ := k[1].(*ir.FloatAttr)
	// With one NaN the other operand does not matter.
	if l != nil && l.Value.IsNaN() {
		r = l
	}
	if r != nil && r.Value.IsNaN() {
		l = r
	}
	p, ok := floatPredicateOf(op)
	if l == nil || r == nil || !ok {
		return out, false
	}
	return ir.FoldTo(out, op.Context().Bool(p.Holds(l.Value, r.Value)))
}

func floatPredicateOf(op *ir.Operation) (CmpFPredicate, bool) {
	a, ok := op.Prop(predicateSlot).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	v, ok := a.Int64()
	return CmpFPredicate(v), ok && v >= 0 && v <= int64(AlwaysTrue)
}

// element returns the element type of the only result of a cast.
func element(op *ir.Operation) ir.Type { return ir.ElementTypeOrSelf(op.Result(0).Type()) }

// foldExtension returns the fold of extui or extsi. It merges two consecutive
// extensions of the same kind.
func foldExtension(def *ir.OpDef, extend func(a apint.Int, width uint32) apint.Int) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		if inner := op.Operand(0).DefinedBy(def); inner != nil {
			op.SetOperand(0, inner.Operand(0))
			return out, true
		}
		return foldIntCast(op, k, out, extend)
	}
}

func foldIntCast(op *ir.Operation, k []ir.Attribute, out results, f func(a apint.Int, width uint32) apint.Int) (results, bool) {
	w := ir.IntegerValueWidth(element(op))
	return ir.FoldTo(out, foldUnary(ints, ints, k, op.Result(0).Type(), func(a apint.Int) (apint.Int, bool) { return f(a, w), true }))
}

func foldTruncI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	if inner := op.Operand(0).DefiningOp(); inner != nil {
		switch {
		case inner.Is(ExtUI), inner.Is(ExtSI):
			src := inner.Operand(0)
			from, to := ir.ElementTypeOrSelf(src.Type()), element(op)
			if ir.IntegerValueWidth(from) > ir.IntegerValueWidth(to) {
				op.SetOperand(0, src)
				return out, true
			}
			if from == to {
				return ir.FoldToValue(out, src)
			}
		case inner.Is(TruncI):
			op.SetOperand(0, inner.Operand(0))
			return out, true
		}
	}
	return foldIntCast(op, k, out, apint.Int.Trunc)
}

func foldIndexCast(extend func(a apint.Int, width uint32) apint.Int) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		return foldIntCast(op, k, out, extend)
	}
}

func foldExtF(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	if trunc := op.Operand(0).DefinedBy(TruncF); trunc != nil && trunc.Operand(0).Type() == op.Result(0).Type() &&
		flagsOf(trunc.Prop(truncFlagSlot))&flagsOf(op.Prop(flagsSlot))&AllowContract != 0 {
		return ir.FoldToValue(out, trunc.Operand(0))
	}
	return foldFloatCast(op, k, out)
}

func flagsOf(a ir.Attribute) FastMath {
	if e, ok := a.(*ir.EnumAttr); ok {
		return FastMath(e.Value)
	}
	return FastNone
}

// foldFloatCast folds the cast of a constant if the cast is exact.
func foldFloatCast(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	to, ok := element(op).(*ir.FloatType)
	if !ok {
		return out, false
	}
	s := to.Semantics()
	return ir.FoldTo(out, foldUnary(floats, floats, k, op.Result(0).Type(), func(a apfloat.Float) (apfloat.Float, bool) { return a.Convert(s) }))
}

func foldIntToFloat(signed bool) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		to, ok := element(op).(*ir.FloatType)
		if !ok {
			return out, false
		}
		s := to.Semantics()
		return ir.FoldTo(out, foldUnary(ints, floats, k, op.Result(0).Type(), func(a apint.Int) (apfloat.Float, bool) {
			f, _ := apfloat.FromInt(s, a, signed)
			return f, true
		}))
	}
}

func foldFloatToInt(signed bool) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		w := ir.IntegerValueWidth(element(op))
		return ir.FoldTo(out, foldUnary(floats, ints, k, op.Result(0).Type(), func(a apfloat.Float) (apint.Int, bool) {
			v, _, ok := a.ToInt(w, signed)
			return v, ok
		}))
	}
}

func foldBitcast(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	t := op.Result(0).Type()
	switch a := k[0].(type) {
	case *ir.DenseElementsAttr:
		if s, ok := t.(ir.ShapedType); ok && a.Raw != nil && ir.ElementBytes(s.ElementType()) == ir.ElementBytes(a.ShapedType().ElementType()) {
			return ir.FoldTo(out, op.Context().Dense(s, a.Raw))
		}
	case *ir.IntegerAttr:
		return ir.FoldTo(out, fromBits(t, a.Value))
	case *ir.FloatAttr:
		return ir.FoldTo(out, fromBits(t, a.Value.Bits()))
	}
	if op.Operand(0).Type() == t {
		return ir.FoldToValue(out, op.Operand(0))
	}
	return out, false
}

func fromBits(t ir.Type, bits apint.Int) ir.Attribute {
	switch t := t.(type) {
	case *ir.FloatType:
		if w := t.Semantics().Width(); bits.Width() >= w {
			return t.Context().FloatConst(t, apfloat.FromBits(t.Semantics(), bits.Trunc(w)))
		}
	case *ir.IntegerType:
		if bits.Width() <= t.Width {
			return t.Context().APInt(t, bits.ZExt(t.Width))
		}
	}
	return nil
}
