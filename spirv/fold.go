package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

type folds = []ir.FoldResult

// splatInt returns the value of an integer constant, or of a splat of integers.
func splatInt(a ir.Attribute) (apint.Int, bool) {
	if d, ok := a.(*ir.DenseElementsAttr); ok {
		a = d.SplatValue()
	}
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return apint.Int{}, false
	}
	return i.Value, true
}

func isZero(a ir.Attribute) bool { v, ok := splatInt(a); return ok && v.IsZero() }

func isOne(a ir.Attribute) bool { v, ok := splatInt(a); return ok && v.IsOne() }

// intFunc computes one element of a result. It returns false if the result is
// undefined.
type intFunc func(a, b apint.Int) (apint.Int, bool)

// foldInts folds f over two integer constants of the same type: scalars, or vectors
// element by element. The elements of the result have type elem, or the type of the
// operands' elements if elem is nil. foldInts returns nil if f fails for any pair.
func foldInts(x, y ir.Attribute, elem ir.Type, f intFunc) ir.Attribute {
	a, ok1 := x.(ir.TypedAttr)
	b, ok2 := y.(ir.TypedAttr)
	if !ok1 || !ok2 || a.Type() != b.Type() {
		return nil
	}
	if elem == nil {
		elem = ir.ElementTypeOrSelf(a.Type())
	}
	ctx := a.Context()
	if i, ok := a.(*ir.IntegerAttr); ok {
		v, ok := f(i.Value, b.(*ir.IntegerAttr).Value)
		if !ok {
			return nil
		}
		return ctx.APInt(elem, v)
	}
	p, ok1 := a.(*ir.DenseElementsAttr)
	q, ok2 := b.(*ir.DenseElementsAttr)
	if !ok1 || !ok2 {
		return nil
	}
	n := p.NumElements()
	if p.Splat && q.Splat {
		n = 1
	}
	raw := make([]byte, 0, int(n)*ir.ElementBytes(elem))
	for i := range n {
		l, ok1 := p.Element(i).(*ir.IntegerAttr)
		r, ok2 := q.Element(i).(*ir.IntegerAttr)
		if !ok1 || !ok2 {
			return nil
		}
		v, ok := f(l.Value, r.Value)
		if !ok {
			return nil
		}
		raw = v.AppendBytes(raw)
	}
	s := p.ShapedType()
	return ctx.Dense(s.WithShape(s.Shape(), elem), raw)
}

func unaryInt(f func(a apint.Int) apint.Int) intFunc {
	return func(a, _ apint.Int) (apint.Int, bool) { return f(a), true }
}

func foldIAdd(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	if isZero(k[1]) {
		return ir.FoldToValue(out, op.Operand(0))
	}
	return ir.FoldTo(out, foldInts(k[0], k[1], nil, apint.Total(apint.Int.Add)))
}

func foldIMul(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	switch {
	case isZero(k[1]):
		return ir.FoldToValue(out, op.Operand(1))
	case isOne(k[1]):
		return ir.FoldToValue(out, op.Operand(0))
	}
	return ir.FoldTo(out, foldInts(k[0], k[1], nil, apint.Total(apint.Int.Mul)))
}

func foldISub(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	if op.Operand(0) == op.Operand(1) {
		return ir.FoldTo(out, SplatAttr(op.Result(0).Type(), 0))
	}
	return ir.FoldTo(out, foldInts(k[0], k[1], nil, apint.Total(apint.Int.Sub)))
}

// signedDivision returns f, but undefined for the divisor 0 and on overflow.
//
//go:noinline
func signedDivision(f func(a, b apint.Int) apint.Int) intFunc {
	return func(a, b apint.Int) (apint.Int, bool) {
		if b.IsZero() || a.IsMinSigned() && b.IsAllOnes() {
			return a, false
		}
		return f(a, b), true
	}
}

func unsignedDivision(f func(a, b apint.Int) apint.Int) intFunc {
	return func(a, b apint.Int) (apint.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b), true
	}
}

func foldQuotient(f intFunc) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
		if isOne(k[1]) {
			return ir.FoldToValue(out, op.Operand(0))
		}
		return ir.FoldTo(out, foldInts(k[0], k[1], nil, f))
	}
}

//go:noinline
func foldRemainder(f intFunc) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
		if isOne(k[1]) {
			return ir.FoldTo(out, SplatAttr(op.Result(0).Type(), 0))
		}
		return ir.FoldTo(out, foldInts(k[0], k[1], nil, f))
	}
}

// signedModulo returns the remainder with the sign of b.
func signedModulo(a, b apint.Int) apint.Int {
	c := a.Abs().URem(b.Abs())
	switch {
	case c.IsZero():
		return c
	case b.IsNegative() && a.IsNegative():
		return c.Neg()
	case b.IsNegative():
		return b.Add(c)
	case a.IsNegative():
		return b.Sub(c)
	}
	return c
}

// foldInvolution returns a fold of op(op(x)) to x, and of constants with f.
func foldInvolution(def *ir.OpDef, f func(a apint.Int) apint.Int) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
		if inner := op.Operand(0).DefinedBy(def); inner != nil {
			return ir.FoldToValue(out, inner.Operand(0))
		}
		return ir.FoldTo(out, foldInts(k[0], k[0], nil, unaryInt(f)))
	}
}

func boolInt(v bool) apint.Int {
	if v {
		return apint.New(1, 1)
	}
	return apint.New(1, 0)
}

func equal(a, b apint.Int) bool { return a == b }

func unequal(a, b apint.Int) bool { return a != b }

// foldComparison returns a fold of comparisons: of a value with itself to same, and of
// constants with holds.
//
//go:noinline
func foldComparison(same bool, holds func(a, b apint.Int) bool) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
		if op.Operand(0) == op.Operand(1) {
			v := int64(0)
			if same {
				v = 1
			}
			return ir.FoldTo(out, SplatAttr(op.Result(0).Type(), v))
		}
		return ir.FoldTo(out, foldInts(k[0], k[1], op.Context().I1(),
			func(a, b apint.Int) (apint.Int, bool) { return boolInt(holds(a, b)), true }))
	}
}

func foldLogicalAnd(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	v, ok := splatInt(k[1])
	switch {
	case !ok:
		return out, false
	case v.IsZero():
		return ir.FoldTo(out, k[1])
	}
	return ir.FoldToValue(out, op.Operand(0))
}

func foldLogicalOr(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	v, ok := splatInt(k[1])
	switch {
	case !ok:
		return out, false
	case v.IsZero():
		return ir.FoldToValue(out, op.Operand(0))
	}
	return ir.FoldTo(out, k[1])
}

func foldLogicalNotEqual(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	if isZero(k[1]) {
		return ir.FoldToValue(out, op.Operand(0))
	}
	return foldComparison(false, unequal)(op, k, out)
}

//go:noinline
func foldShift(shift func(a apint.Int, n uint64) apint.Int) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
		if isZero(k[1]) {
			return ir.FoldToValue(out, op.Operand(0))
		}
		return ir.FoldTo(out, foldInts(k[0], k[1], nil, func(a, b apint.Int) (apint.Int, bool) {
			n := b.Limited(uint64(a.Width()))
			return shift(a, n), n < uint64(a.Width())
		}))
	}
}

func foldBitwiseAnd(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	if op.Operand(0) == op.Operand(1) {
		return ir.FoldToValue(out, op.Operand(0))
	}
	if m, ok := splatInt(k[1]); ok {
		switch {
		case m.IsZero():
			return ir.FoldToValue(out, op.Operand(1))
		case m.IsAllOnes():
			return ir.FoldToValue(out, op.Operand(0))
		}
		if ext := op.Operand(0).DefinedBy(UConvert); ext != nil {
			if w := BitWidth(castElement(ext.Operand(0).Type())); m.ZExtOrTrunc(w).IsAllOnes() {
				return ir.FoldToValue(out, op.Operand(0))
			}
		}
	}
	return ir.FoldTo(out, foldInts(k[0], k[1], nil, apint.Total(apint.Int.And)))
}

func foldBitwiseOr(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	if op.Operand(0) == op.Operand(1) {
		return ir.FoldToValue(out, op.Operand(0))
	}
	if m, ok := splatInt(k[1]); ok {
		switch {
		case m.IsZero():
			return ir.FoldToValue(out, op.Operand(0))
		case m.IsAllOnes():
			return ir.FoldToValue(out, op.Operand(1))
		}
	}
	return ir.FoldTo(out, foldInts(k[0], k[1], nil, apint.Total(apint.Int.Or)))
}

func foldBitwiseXor(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	switch {
	case isZero(k[1]):
		return ir.FoldToValue(out, op.Operand(0))
	case op.Operand(0) == op.Operand(1):
		return ir.FoldTo(out, SplatAttr(op.Result(0).Type(), 0))
	}
	return ir.FoldTo(out, foldInts(k[0], k[1], nil, apint.Total(apint.Int.Xor)))
}

func foldSelect(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	onTrue, onFalse := op.Operand(1), op.Operand(2)
	if onTrue == onFalse {
		return ir.FoldToValue(out, onTrue)
	}
	if c, ok := splatInt(k[0]); ok {
		if c.IsZero() {
			return ir.FoldToValue(out, onFalse)
		}
		return ir.FoldToValue(out, onTrue)
	}
	cond, ok1 := k[0].(*ir.DenseElementsAttr)
	t, ok2 := k[1].(*ir.DenseElementsAttr)
	f, ok3 := k[2].(*ir.DenseElementsAttr)
	if !ok1 || !ok2 || !ok3 {
		return out, false
	}
	elems := make([]ir.Attribute, cond.NumElements())
	for i := range elems {
		elems[i] = f.Element(int64(i))
		if !cond.Element(int64(i)).(*ir.IntegerAttr).Value.IsZero() {
			elems[i] = t.Element(int64(i))
		}
	}
	return ir.FoldTo(out, op.Context().DenseOf(t.ShapedType(), elems))
}

func foldBitcast(op *ir.Operation, _ []ir.Attribute, out folds) (folds, bool) {
	in := op.Operand(0)
	if in.Type() == op.Result(0).Type() {
		return ir.FoldToValue(out, in)
	}
	inner := in.DefinedBy(Bitcast)
	if inner == nil {
		return out, false
	}
	if first := inner.Operand(0); first.Type() == op.Result(0).Type() {
		return ir.FoldToValue(out, first)
	}
	op.SetOperand(0, inner.Operand(0))
	return out, true
}

// overlap reports whether one index list is a prefix of the other.
func overlap(a, b *ir.ArrayAttr) bool {
	for i := 0; i < len(a.Elements) && i < len(b.Elements); i++ {
		if a.Elements[i] != b.Elements[i] {
			return false
		}
	}
	return true
}

func foldCompositeExtract(op *ir.Operation, k []ir.Attribute, out folds) (folds, bool) {
	indices, ok := op.Prop(0).(*ir.ArrayAttr)
	if !ok {
		return out, false
	}
	v := op.Operand(0)
	for {
		insert := v.DefinedBy(CompositeInsert)
		if insert == nil {
			break
		}
		at, ok := insert.Prop(0).(*ir.ArrayAttr)
		if ok && at == indices {
			return ir.FoldToValue(out, insert.Operand(0))
		}
		if !ok || overlap(at, indices) {
			return out, false
		}
		v = insert.Operand(1)
	}
	if c := v.DefinedBy(CompositeConstruct); c != nil && len(indices.Elements) == 1 {
		if n, known := NumElements(c.Result(0).Type()); known && n == int64(c.NumOperands()) {
			if i := indices.Elements[0].(*ir.IntegerAttr).Int64Or(-1); i >= 0 && i < n {
				return ir.FoldToValue(out, c.Operand(int(i)))
			}
		}
	}
	return ir.FoldTo(out, extractConstant(k[0], indices.Elements))
}

// extractConstant returns the part of a constant that indices select, or nil if there
// is none.
func extractConstant(a ir.Attribute, indices []ir.Attribute) ir.Attribute {
	for n, e := range indices {
		i := e.(*ir.IntegerAttr).Int64Or(-1)
		switch c := a.(type) {
		case *ir.ArrayAttr:
			if i < 0 || i >= int64(len(c.Elements)) {
				return nil
			}
			a = c.Elements[i]
		case *ir.DenseElementsAttr:
			if n != len(indices)-1 || len(c.ShapedType().Shape()) != 1 || i < 0 || i >= c.NumElements() {
				return nil
			}
			a = c.Element(i)
		default:
			return nil
		}
	}
	return a
}
