package tosa

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

type results = []ir.FoldResult

// same folds an operation to v if v has the type of its result.
func same(op *ir.Operation, v *ir.Value, out results) (results, bool) {
	if v.Type() != op.Result(0).Type() {
		return out, false
	}
	return ir.FoldToValue(out, v)
}

// staticResult returns the type of the result if its shape is static, or nil.
func staticResult(op *ir.Operation) *ir.RankedTensorType {
	t, ok := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok || !ir.HasStaticShape(t) {
		return nil
	}
	return t
}

// splat folds an operation to the constant that repeats element a, which may be nil.
func splat(op *ir.Operation, a ir.Attribute, out results) (results, bool) {
	t := staticResult(op)
	if t == nil || a == nil {
		return out, false
	}
	return ir.FoldTo(out, op.Context().SplatOf(t, a))
}

// splatElement returns the repeated element of a constant, or nil.
func splatElement(a ir.Attribute) ir.Attribute {
	if d, ok := a.(*ir.DenseElementsAttr); ok && d.Splat && d.Raw != nil {
		return d.SplatValue()
	}
	return nil
}

// splatNumber reports whether a repeats the number n.
func splatNumber(a ir.Attribute, n int64) bool {
	switch e := splatElement(a).(type) {
	case *ir.IntegerAttr:
		v, ok := e.Int64()
		return ok && v == n
	case *ir.FloatAttr:
		return e.Value.IsExactly(float64(n)) || n == 0 && e.Value.IsZero()
	}
	return false
}

// allRanked reports whether the operands and the result of op are ranked.
func allRanked(op *ir.Operation) bool {
	return isRanked(op.Result(0).Type()) && !slices.ContainsFunc(op.OperandTypes(), func(t ir.Type) bool { return !isRanked(t) })
}

// foldSplats computes an elementwise operation on two repeated elements.
func foldSplats(op *ir.Operation, operands []ir.Attribute, out results, ints func(a, b apint.Int) (apint.Int, bool), floats func(a, b apfloat.Float) apfloat.Float) (results, bool) {
	switch l := splatElement(operands[0]).(type) {
	case *ir.IntegerAttr:
		r, ok := splatElement(operands[1]).(*ir.IntegerAttr)
		if !ok || r.Type() != l.Type() {
			return out, false
		}
		v, ok := ints(l.Value, r.Value)
		if !ok {
			return out, false
		}
		return splat(op, op.Context().APInt(elementOf(op.Result(0)), v), out)
	case *ir.FloatAttr:
		r, ok := splatElement(operands[1]).(*ir.FloatAttr)
		if !ok || floats == nil || r.Type() != l.Type() {
			return out, false
		}
		return splat(op, op.Context().FloatConst(l.Type().(*ir.FloatType), floats(l.Value, r.Value)), out)
	}
	return out, false
}

func foldAdd(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if !allRanked(op) {
		return out, false
	}
	for i := range 2 {
		if v := op.Operand(i); v.Type() == op.Result(0).Type() && splatNumber(operands[1-i], 0) {
			return ir.FoldToValue(out, v)
		}
	}
	return foldSplats(op, operands, out, apint.Total(apint.Int.Add), apfloat.Float.Add)
}

func foldSub(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if !allRanked(op) {
		return out, false
	}
	if v := op.Operand(0); v.Type() == op.Result(0).Type() && splatNumber(operands[1], 0) {
		return ir.FoldToValue(out, v)
	}
	return foldSplats(op, operands, out, apint.Total(apint.Int.Sub), apfloat.Float.Sub)
}

func foldIntDiv(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if !allRanked(op) || op.Operand(0).Type() != op.Operand(1).Type() {
		return out, false
	}
	if splatNumber(operands[0], 0) {
		return splat(op, splatElement(operands[0]), out)
	}
	if splatNumber(operands[1], 1) {
		return same(op, op.Operand(0), out)
	}
	return foldSplats(op, operands, out, func(a, b apint.Int) (apint.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		q, overflow := a.SDivOverflow(b)
		return q, !overflow
	}, nil)
}

// foldMulBy folds a product of shift, which is 0 for floats.
func foldMulBy(op *ir.Operation, operands []ir.Attribute, shift int64, out results) (results, bool) {
	if !isRanked(op.Operand(0).Type()) || !isRanked(op.Operand(1).Type()) || !isRanked(op.Result(0).Type()) || shift < 0 || shift > 62 {
		return out, false
	}
	to, integer := elementOf(op.Result(0)).(*ir.IntegerType)
	if !integer {
		shift = 0
	}
	for i := range 2 {
		v, a := op.Operand(1-i), operands[i]
		if v.Type() != op.Result(0).Type() {
			continue
		}
		if splatNumber(a, 0) {
			return splat(op, splatElement(a), out)
		}
		if splatNumber(a, 1<<shift) {
			return ir.FoldToValue(out, v)
		}
	}
	return foldSplats(op, operands, out, func(a, b apint.Int) (apint.Int, bool) {
		wide := 2 * to.Width
		return a.SExt(wide).Mul(b.SExt(wide)).LShr(uint64(shift)).Trunc(to.Width), true
	}, apfloat.Float.Mul)
}

func foldMul19(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	return foldMulBy(op, operands, IntAttr(op, "shift"), out)
}

// comparison makes the fold of a comparison. ints and floats decide it by the order of two numbers.
//
//go:noinline
func comparison(holds func(less, equal bool) bool) ir.FoldFunc {
	return func(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
		c := op.Context()
		switch l := splatElement(operands[0]).(type) {
		case *ir.IntegerAttr:
			if r, ok := splatElement(operands[1]).(*ir.IntegerAttr); ok && r.Type() == l.Type() {
				return splat(op, c.Bool(holds(l.Value.SLT(r.Value), l.Value.Eq(r.Value))), out)
			}
		case *ir.FloatAttr:
			if r, ok := splatElement(operands[1]).(*ir.FloatAttr); ok && r.Type() == l.Type() {
				o := l.Value.Compare(r.Value)
				return splat(op, c.Bool(o != apfloat.Unordered && holds(o == apfloat.Less, o == apfloat.Equal)), out)
			}
		}
		return out, false
	}
}

var (
	foldGreater      = comparison(func(less, equal bool) bool { return !less && !equal })
	foldGreaterEqual = comparison(func(less, equal bool) bool { return !less })
	foldSplatEqual   = comparison(func(less, equal bool) bool { return equal })
)

func foldEqual(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if _, integer := elementOf(op.Operand(0)).(*ir.IntegerType); integer && op.Operand(0) == op.Operand(1) && staticResult(op) != nil {
		return splat(op, op.Context().Bool(true), out)
	}
	return foldSplatEqual(op, operands, out)
}

// castNumber converts an element. Booleans become 0 and 1.
func castNumber(a ir.Attribute, to ir.Type) ir.Attribute {
	c := to.Context()
	signed := func(t ir.Type) bool {
		i := t.(*ir.IntegerType)
		return i.Signedness != ir.Unsigned && i.Width != 1
	}
	switch a := a.(type) {
	case *ir.FloatAttr:
		switch to := to.(type) {
		case *ir.FloatType:
			v, _ := a.Value.Convert(to.Semantics())
			return c.FloatConst(to, v)
		case *ir.IntegerType:
			return c.APInt(to, roundToInt(a.Value, to))
		}
	case *ir.IntegerAttr:
		switch to := to.(type) {
		case *ir.FloatType:
			v, _ := apfloat.FromInt(to.Semantics(), a.Value, signed(a.Type()))
			return c.FloatConst(to, v)
		case *ir.IntegerType:
			switch {
			case to.Width == 1:
				return c.Bool(!a.Value.IsZero())
			case signed(a.Type()):
				return c.APInt(to, a.Value.SExtOrTrunc(to.Width))
			}
			return c.APInt(to, a.Value.ZExtOrTrunc(to.Width))
		}
	}
	return nil
}

// roundToInt rounds v to the nearest integer, ties to even, and saturates. NaN becomes 0.
func roundToInt(v apfloat.Float, t *ir.IntegerType) apint.Int {
	signed := t.Signedness != ir.Unsigned
	if v.IsNaN() {
		return apint.New(t.Width, 0)
	}
	if v.IsFinite() {
		if r, _, ok := roundEven(v).ToInt(t.Width, signed); ok {
			return r
		}
	}
	switch {
	case !signed && v.IsNegative():
		return apint.New(t.Width, 0)
	case !signed:
		return apint.AllOnes(t.Width)
	case v.IsNegative():
		return apint.MinSigned(t.Width)
	}
	return apint.MaxSigned(t.Width)
}

// roundEven rounds v to an integer, ties to even. It adds and subtracts the power of two from which on numbers have no fraction.
func roundEven(v apfloat.Float) apfloat.Float {
	s := v.Semantics()
	big, exact := apfloat.FromInt(s, apint.New(256, 1).Shl(uint64(s.Precision()-1)), false)
	if !exact || v.Abs().Compare(big) != apfloat.Less {
		return v
	}
	if v.IsNegative() {
		return v.Sub(big).Add(big)
	}
	return v.Add(big).Sub(big)
}

func foldCast(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if op.Operand(0).Type() == op.Result(0).Type() {
		return ir.FoldToValue(out, op.Operand(0))
	}
	a := splatElement(operands[0])
	if a == nil {
		return out, false
	}
	return splat(op, castNumber(a, elementOf(op.Result(0))), out)
}

func foldReciprocal(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	a, ok := splatElement(operands[0]).(*ir.FloatAttr)
	if !ok {
		return out, false
	}
	t := a.Type().(*ir.FloatType)
	return splat(op, op.Context().FloatConst(t, op.Context().FloatValue(t, 1).Value.Div(a.Value)), out)
}

// inverseOf makes the fold of an operation that undoes def: the operand of the operand takes its place.
func inverseOf(def *ir.OpDef) ir.FoldFunc {
	return func(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
		if prev := op.Operand(0).DefinedBy(def); prev != nil {
			return same(op, prev.Operand(0), out)
		}
		return out, false
	}
}

// idempotent makes the fold of an operation that changes nothing the second time.
func idempotent(def *ir.OpDef) ir.FoldFunc {
	return func(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
		if op.Operand(0).DefinedBy(def) != nil {
			return same(op, op.Operand(0), out)
		}
		return out, false
	}
}
