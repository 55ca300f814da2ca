package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// results is the list of results that a fold appends to.
type results = []ir.FoldResult

var (
	addInts  = apint.Total(apint.Int.Add)
	subInts  = apint.Total(apint.Int.Sub)
	mulInts  = apint.Total(apint.Int.Mul)
	andInts  = apint.Total(apint.Int.And)
	orInts   = apint.Total(apint.Int.Or)
	xorInts  = apint.Total(apint.Int.Xor)
	mulHighS = apint.Total(apint.Int.MulHiS)
	mulHighU = apint.Total(apint.Int.MulHiU)
)

func foldAddI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	l, r := op.Operand(0), op.Operand(1)
	if isZero(k[1]) {
		return ir.FoldToValue(out, l)
	}
	if sub := l.DefinedBy(SubI); sub != nil && sub.Operand(1) == r {
		return ir.FoldToValue(out, sub.Operand(0))
	}
	if sub := r.DefinedBy(SubI); sub != nil && sub.Operand(1) == l {
		return ir.FoldToValue(out, sub.Operand(0))
	}
	return ir.FoldTo(out, FoldInts(k, addInts))
}

func foldSubI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	l, r := op.Operand(0), op.Operand(1)
	if l == r {
		if zero := ZeroAttr(op.Result(0).Type()); zero != nil {
			return ir.FoldTo(out, zero)
		}
	}
	if isZero(k[1]) {
		return ir.FoldToValue(out, l)
	}
	if add := l.DefinedBy(AddI); add != nil {
		if add.Operand(1) == r {
			return ir.FoldToValue(out, add.Operand(0))
		}
		if add.Operand(0) == r {
			return ir.FoldToValue(out, add.Operand(1))
		}
	}
	return ir.FoldTo(out, FoldInts(k, subInts))
}

func foldMulI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	if isZero(k[1]) {
		return ir.FoldToValue(out, op.Operand(1))
	}
	if isOne(k[1]) {
		return ir.FoldToValue(out, op.Operand(0))
	}
	return ir.FoldTo(out, FoldInts(k, mulInts))
}

func foldAddUIExtended(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	flag := op.Result(1).Type()
	if isZero(k[1]) {
		if no := ZeroAttr(flag); no != nil {
			return append(out, ir.FoldResult{Value: op.Operand(0)}, ir.FoldResult{Attr: no}), true
		}
	}
	sum := FoldInts(k, addInts)
	if sum == nil || poisonOf(k) != nil {
		return out, false
	}
	pair := [2]ir.Attribute{sum, k[0]}
	carry := foldBinary(ints, pair[:], flag, func(sum, a apint.Int) (apint.Int, bool) { return bit(sum.ULT(a)), true })
	if carry == nil {
		return out, false
	}
	return append(out, ir.FoldResult{Attr: sum}, ir.FoldResult{Attr: carry}), true
}

func bit(v bool) apint.Int {
	if v {
		return apint.New(1, 1)
	}
	return apint.New(1, 0)
}

func foldMulSIExtended(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	return foldMulExtended(k, mulHighS, out)
}

func foldMulUIExtended(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	if isOne(k[1]) {
		if zero := ZeroAttr(op.Operand(0).Type()); zero != nil {
			return append(out, ir.FoldResult{Value: op.Operand(0)}, ir.FoldResult{Attr: zero}), true
		}
	}
	return foldMulExtended(k, mulHighU, out)
}

func foldMulExtended(k []ir.Attribute, high func(a, b apint.Int) (apint.Int, bool), out results) (results, bool) {
	if isZero(k[1]) {
		return append(out, ir.FoldResult{Attr: k[1]}, ir.FoldResult{Attr: k[1]}), true
	}
	lo := FoldInts(k, mulInts)
	if lo == nil {
		return out, false
	}
	return append(out, ir.FoldResult{Attr: lo}, ir.FoldResult{Attr: FoldInts(k, high)}), true
}

// foldDivision returns the fold of a division. x / 1 folds to x. f divides constants
// and fails on overflow.
//
//go:noinline
func foldDivision(f func(a, b apint.Int) (apint.Int, bool)) ir.FoldFunc {
	nonzero := func(a, b apint.Int) (apint.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b)
	}
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		if isOne(k[1]) {
			return ir.FoldToValue(out, op.Operand(0))
		}
		return ir.FoldTo(out, FoldInts(k, nonzero))
	}
}

// foldFloorDivSI differs from the other divisions in the same way as in MLIR 19: the
// last element decides whether there was an overflow or a division by zero, and an
// element divided by zero is the element itself.
func foldFloorDivSI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	if isOne(k[1]) {
		return ir.FoldToValue(out, op.Operand(0))
	}
	failed := false
	a := FoldInts(k, func(a, b apint.Int) (q apint.Int, ok bool) {
		if b.IsZero() {
			failed = true
			return a, true
		}
		q, failed = a.FloorDivS(b)
		return q, true
	})
	if failed {
		return out, false
	}
	return ir.FoldTo(out, a)
}

// foldRemainder returns the fold of a remainder: x mod 1 is 0.
//
//go:noinline
func foldRemainder(f func(a, b apint.Int) apint.Int) ir.FoldFunc {
	nonzero := func(a, b apint.Int) (apint.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b), true
	}
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		if isOne(k[1]) {
			return ir.FoldTo(out, ZeroAttr(op.Result(0).Type()))
		}
		return ir.FoldTo(out, FoldInts(k, nonzero))
	}
}

// foldShift returns the fold of a shift. As in MLIR 19, the last element decides
// whether the amount is in bounds.
//
//go:noinline
func foldShift(shift func(a apint.Int, n uint64) apint.Int) ir.FoldFunc {
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		if isZero(k[1]) {
			return ir.FoldToValue(out, op.Operand(0))
		}
		bounded := false
		a := FoldInts(k, func(a, b apint.Int) (apint.Int, bool) {
			n := b.Limited(uint64(b.Width()))
			bounded = n < uint64(b.Width())
			return shift(a, n), true
		})
		if !bounded {
			return out, false
		}
		return ir.FoldTo(out, a)
	}
}

// isNotOf reports whether v is the complement of x: an xori of x and all ones.
func isNotOf(v, x *ir.Value) bool {
	xor := v.DefinedBy(XOrI)
	return xor != nil && xor.Operand(0) == x && isAllOnes(ir.ConstantOf(xor.Operand(1)))
}

func foldAndI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	l, r := op.Operand(0), op.Operand(1)
	if isZero(k[1]) {
		return ir.FoldToValue(out, r)
	}
	if isAllOnes(k[1]) {
		return ir.FoldToValue(out, l)
	}
	if isNotOf(r, l) || isNotOf(l, r) {
		if zero := ZeroAttr(op.Result(0).Type()); zero != nil {
			return ir.FoldTo(out, zero)
		}
	}
	if and := l.DefinedBy(AndI); and != nil && (and.Operand(0) == r || and.Operand(1) == r) {
		return ir.FoldToValue(out, l)
	}
	if and := r.DefinedBy(AndI); and != nil && (and.Operand(0) == l || and.Operand(1) == l) {
		return ir.FoldToValue(out, r)
	}
	return ir.FoldTo(out, FoldInts(k, andInts))
}

func foldOrI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	l, r := op.Operand(0), op.Operand(1)
	if isZero(k[1]) {
		return ir.FoldToValue(out, l)
	}
	if isAllOnes(k[1]) {
		return ir.FoldTo(out, k[1])
	}
	if isNotOf(r, l) {
		return ir.FoldToValue(out, r.DefiningOp().Operand(1))
	}
	if isNotOf(l, r) {
		return ir.FoldToValue(out, l.DefiningOp().Operand(1))
	}
	return ir.FoldTo(out, FoldInts(k, orInts))
}

func foldXOrI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	l, r := op.Operand(0), op.Operand(1)
	if isZero(k[1]) {
		return ir.FoldToValue(out, l)
	}
	if l == r {
		if zero := ZeroAttr(op.Result(0).Type()); zero != nil {
			return ir.FoldTo(out, zero)
		}
	}
	for _, side := range [2][2]*ir.Value{{l, r}, {r, l}} {
		if x := side[0].DefinedBy(XOrI); x != nil {
			if x.Operand(1) == side[1] {
				return ir.FoldToValue(out, x.Operand(0))
			}
			if x.Operand(0) == side[1] {
				return ir.FoldToValue(out, x.Operand(1))
			}
		}
	}
	return ir.FoldTo(out, FoldInts(k, xorInts))
}

// foldMinMax returns the fold of a minimum or maximum with the given absorbing
// and neutral constants.
//
//go:noinline
func foldMinMax(f func(a, b apint.Int) apint.Int, absorbs, neutral func(apint.Int) bool) ir.FoldFunc {
	choose := apint.Total(f)
	return func(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
		l, r := op.Operand(0), op.Operand(1)
		if l == r {
			return ir.FoldToValue(out, r)
		}
		if v, ok := IntSplat(k[1]); ok {
			if absorbs(v) {
				return ir.FoldToValue(out, r)
			}
			if neutral(v) {
				return ir.FoldToValue(out, l)
			}
		}
		return ir.FoldTo(out, FoldInts(k, choose))
	}
}

func foldCmpI(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	l, r := op.Operand(0), op.Operand(1)
	p, ok := predicateOf(op)
	if !ok {
		return out, false
	}
	if l == r {
		if a := boolAttr(op.Result(0).Type(), p == EQ || p == SLE || p == SGE || p == ULE || p == UGE); a != nil {
			return ir.FoldTo(out, a)
		}
	}
	if p == NE && isZero(k[1]) {
		for _, ext := range [2]*ir.OpDef{ExtSI, ExtUI} {
			if e := l.DefinedBy(ext); e != nil && isBoolLike(e.Operand(0).Type()) {
				return ir.FoldToValue(out, e.Operand(0))
			}
		}
	}
	if c, ok := IntSplat(k[1]); ok && op.Context().MLIR() > 20 && isBoolLike(l.Type()) && (p == EQ && c.IsOne() || p == NE && c.IsZero()) {
		return ir.FoldToValue(out, l)
	}
	if k[0] != nil && k[1] == nil {
		op.SetProp(predicateSlot, op.Context().Int(op.Context().I64(), int64(p.Swapped())))
		op.SetOperand(0, r)
		op.SetOperand(1, l)
		return out, true
	}
	if _, ok := k[0].(ir.TypedAttr); !ok {
		return out, false
	}
	return ir.FoldTo(out, foldBinary(ints, k, op.Result(0).Type(), func(a, b apint.Int) (apint.Int, bool) {
		return bit(p.Holds(a, b)), true
	}))
}

func predicateOf(op *ir.Operation) (CmpIPredicate, bool) { return predicateIn(op.Prop(predicateSlot)) }

// predicateIn returns the predicate of arith.cmpi that a holds.
func predicateIn(attr ir.Attribute) (CmpIPredicate, bool) {
	a, ok := attr.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	v, ok := a.Int64()
	return CmpIPredicate(v), ok && v >= 0 && v <= int64(UGE)
}

func isBoolLike(t ir.Type) bool { return ir.BoolLike.Match(t) }

// Holds reports whether the comparison p of a and b is true. Both must have the same width.
func (p CmpIPredicate) Holds(a, b apint.Int) bool {
	switch p {
	case EQ:
		return a == b
	case NE:
		return a != b
	case SLT:
		return a.SLT(b)
	case SLE:
		return a.SLE(b)
	case SGT:
		return a.SGT(b)
	case SGE:
		return a.SGE(b)
	case ULT:
		return a.ULT(b)
	case ULE:
		return a.ULE(b)
	case UGT:
		return a.UGT(b)
	}
	return a.UGE(b)
}

func foldSelect(op *ir.Operation, k []ir.Attribute, out results) (results, bool) {
	cond, t, f := op.Operand(0), op.Operand(1), op.Operand(2)
	switch {
	case t == f, isOne(k[0]):
		return ir.FoldToValue(out, t)
	case isZero(k[0]):
		return ir.FoldToValue(out, f)
	case poisonOf(k[1:2]) != nil:
		return ir.FoldToValue(out, f)
	case poisonOf(k[2:3]) != nil:
		return ir.FoldToValue(out, t)
	case op.Result(0).Type() == ir.Type(op.Context().I1()) && isOne(k[1]) && isZero(k[2]):
		return ir.FoldToValue(out, cond)
	}
	if cmp := cond.DefinedBy(CmpI); cmp != nil {
		p, _ := predicateOf(cmp)
		l, r := cmp.Operand(0), cmp.Operand(1)
		if (p == EQ || p == NE) && (l == t && r == f || l == f && r == t) {
			if p == NE {
				return ir.FoldToValue(out, t)
			}
			return ir.FoldToValue(out, f)
		}
	}
	return ir.FoldTo(out, foldDenseSelect(k))
}

// foldDenseSelect selects elements by a constant condition that is not a splat.
func foldDenseSelect(k []ir.Attribute) ir.Attribute {
	c, ok1 := k[0].(*ir.DenseElementsAttr)
	t, ok2 := k[1].(*ir.DenseElementsAttr)
	f, ok3 := k[2].(*ir.DenseElementsAttr)
	if !ok1 || !ok2 || !ok3 {
		return nil
	}
	cv, ok1 := viewOf(c)
	tv, ok2 := viewOf(t)
	fv, ok3 := viewOf(f)
	if !ok1 || !ok2 || !ok3 {
		return nil
	}
	raw := make([]byte, 0, tv.count*tv.size)
	for i := range cv.count {
		if cv.element(i)[0]&1 != 0 {
			raw = append(raw, tv.element(i)...)
		} else {
			raw = append(raw, fv.element(i)...)
		}
	}
	return denseOf(t.Type(), raw)
}
