package text

import (
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// arith returns the result of a binary operation, which may be an expression, nil if LLVM makes an instruction.
func (f folder) arith(op Op, flags Flags, a, b Value) Value {
	if v := f.binary(op, a, b); v != nil {
		return v
	}
	switch op {
	case Add, Sub, Xor:
	case Mul:
		if !f.old {
			return nil
		}
	default:
		return nil
	}
	return ConstOp(op, flags, a.Type(), a, b)
}

// isNumber reports whether all elements of v, or v itself, are the integer n or the float of this value.
func isNumber(v Value, n int64) bool {
	if v.Type().Kind == VectorKind {
		if v = splatOf(v); v == nil {
			return false
		}
	}
	if isFloat(v) {
		return floatOf(v).IsExactly(float64(n)) && !floatOf(v).IsNegZero()
	}
	return isInt(v) && intOf(v).Eq(apint.NewSigned(uint32(v.Type().N), n))
}

// isIdentity reports whether an operation with v gives its other operand: on both sides, or only as the right operand.
func isIdentity(op Op, v Value, right bool) bool {
	switch op {
	case Add, Or, Xor:
		return isNull(v)
	case Mul, FMul:
		return isNumber(v, 1)
	case And:
		return isOnes(v)
	case FAdd:
		return isNegZero(v)
	case Sub, Shl, LShr, AShr, FSub:
		return right && isNull(v)
	case SDiv, UDiv, FDiv:
		return right && isNumber(v, 1)
	}
	return false
}

func isNegZero(v Value) bool {
	if s := splatOf(v); s != nil {
		v = s
	}
	return isFloat(v) && floatOf(v).IsNegZero()
}

// isAbsorber reports whether an operation with v gives v: on both sides, or only as the left operand.
func isAbsorber(op Op, v Value, left bool) bool {
	switch op {
	case Or:
		return isOnes(v)
	case And, Mul:
		return isNull(v)
	case Shl, LShr, AShr, SDiv, UDiv, SRem, URem:
		return left && isNull(v)
	}
	return false
}

func isDivision(op Op) bool { return op == UDiv || op == SDiv || op == URem || op == SRem }

func isCommutative(op Op) bool {
	switch op {
	case Add, Mul, And, Or, Xor, FAdd, FMul:
		return true
	}
	return false
}

// binary returns the constant that is simpler than an expression, nil if there is none.
func (f folder) binary(op Op, a, b Value) Value {
	t := a.Type()
	switch {
	case isIdentity(op, a, false):
		return b
	case isIdentity(op, b, true):
		return a
	case isPoison(a) || isPoison(b):
		return Poison(t)
	}
	if (t.Kind != VectorKind || t.Scalable) && (isUndef(a) || isUndef(b)) {
		return undefined(op, a, b)
	}
	if isInt(b) {
		if v := f.withInt(op, a, b); v != nil {
			return v
		}
	}
	switch {
	case isInt(a) && isAbsorber(op, a, true):
		return a
	case isInt(a) && isInt(b):
		return computed(op, a, b)
	case isFloat(a) && isFloat(b):
		return computedFloat(op, a, b)
	case t.Kind == VectorKind:
		if v := f.vectors(op, a, b); v != nil || shortVector(t) {
			return v
		}
	}
	if c, ok := a.(*Const); ok && c.Kind == ConstExpr {
		if c.Op == op && isCommutative(op) {
			if rest := f.arith(op, 0, c.Elems[1], b); rest != nil && !(isExpr(rest) && rest.(*Const).Op == op) {
				return f.arith(op, 0, c.Elems[0], rest)
			}
		}
	} else if isExpr(b) && isCommutative(op) {
		return f.arith(op, 0, b, a)
	}
	if t == I1 {
		return f.truth(op, a, b)
	}
	return nil
}

// truth returns the result for operands of i1. A shift by one, and a division by zero, have no result.
func (f folder) truth(op Op, a, b Value) Value {
	switch op {
	case Add, Sub:
		return f.arith(Xor, 0, a, b)
	case Shl, LShr, AShr, SDiv, UDiv:
		return a
	case URem, SRem:
		return Null(I1)
	}
	return nil
}

// undefined returns the result if an operand is undef and none is poison.
func undefined(op Op, a, b Value) Value {
	t, both := a.Type(), isUndef(a) && isUndef(b)
	switch op {
	case Xor:
		if both {
			return Null(t)
		}
		return Undef(t)
	case Add, Sub:
		return Undef(t)
	case And, Or, Mul:
		switch {
		case both, op == Mul && (isOdd(a) || isOdd(b)):
			return Undef(t)
		case op == Or:
			return ones(t)
		}
		return Null(t)
	case UDiv, SDiv, URem, SRem:
		if isUndef(b) || isNull(b) {
			return Poison(t)
		}
		return Null(t)
	case Shl, LShr, AShr:
		if isUndef(b) {
			return Poison(t)
		}
		return Null(t)
	}
	if both || op == FSub && isNegZero(a) {
		return Undef(t)
	}
	if s := t.Scalar(); formats[s.Kind] != 0 {
		return like(t, fromFloat(s, apfloat.NaN(formats[s.Kind], false)))
	}
	return nil
}

func isOdd(v Value) bool {
	if s := splatOf(v); s != nil {
		v = s
	}
	return isInt(v) && intOf(v).Bit(0)
}

// withInt returns the result if the right operand decides.
func (f folder) withInt(op Op, a, b Value) Value {
	switch {
	case isAbsorber(op, b, false):
		return b
	case isDivision(op) && isNull(b):
		return Poison(b.Type())
	case (op == URem || op == SRem) && isNumber(b, 1):
		return Null(b.Type())
	case op == And && f.m != nil:
		// The low bits of addresses of globals are zero.
		if c, ok := a.(*Const); ok && c.Kind == ConstExpr && c.Op == PtrToInt {
			if free := f.alignment(c.Elems[0]); free > 1 && intOf(b).ULT(apint.New(uint32(b.Type().N), 0).Or(apint.New(64, free).ZExtOrTrunc(uint32(b.Type().N)))) {
				return Null(b.Type())
			}
		}
	}
	return nil
}

// alignment returns the alignment of the address of a global, 0 if v is something else.
func (f folder) alignment(v Value) uint64 {
	const function, large = 4, 16
	layout := parseLayout(f.m.DataLayout)
	switch g := v.(type) {
	case *Function:
		return max(function, g.Align)
	case *Global:
		switch {
		case g.Align > 0:
			return g.Align
		case g.Init == nil || g.Linkage.Linkage != "" && g.Linkage.Linkage != "internal" && g.Linkage.Linkage != "private":
			return layout.align(g.ValueType, false)
		case layout.bits(g.ValueType) > 8*large:
			return max(large, layout.align(g.ValueType, true))
		}
		return layout.align(g.ValueType, true)
	}
	return 0
}

// vectors computes with vectors: at once if each is a splat, else element by element.
func (f folder) vectors(op Op, a, b Value) Value {
	t := a.Type()
	if y := splatOf(b); y != nil {
		if isDivision(op) && isNull(y) {
			return Poison(t)
		}
		if x := splatOf(a); x != nil {
			if v := f.arith(op, 0, x, y); v != nil {
				return Splat(t, v)
			}
			return nil
		}
	}
	if !shortVector(t) {
		return nil
	}
	zero := false
	v := lanes(t, func(p []Value) Value {
		if f.old && isDivision(op) && isNull(p[1]) {
			zero = true
			return nil
		}
		return f.arith(op, 0, p[0], p[1])
	}, a, b)
	if zero {
		return Poison(t)
	}
	return v
}

// computed returns the result for integers, of which the right one is not zero if op divides.
func computed(op Op, a, b Value) Value {
	t, x, y := a.Type(), intOf(a), intOf(b)
	switch op {
	case Add:
		return fromInt(t, x.Add(y))
	case Sub:
		return fromInt(t, x.Sub(y))
	case Mul:
		return fromInt(t, x.Mul(y))
	case And:
		return fromInt(t, x.And(y))
	case Or:
		return fromInt(t, x.Or(y))
	case Xor:
		return fromInt(t, x.Xor(y))
	case UDiv:
		return fromInt(t, x.UDiv(y))
	case URem:
		return fromInt(t, x.URem(y))
	case SDiv, SRem:
		if x.IsMinSigned() && y.IsAllOnes() {
			return Poison(t)
		}
		if op == SDiv {
			return fromInt(t, x.SDiv(y))
		}
		return fromInt(t, x.SRem(y))
	}
	n := y.Limited(t.N)
	switch {
	case n >= t.N:
		return Poison(t)
	case op == Shl:
		return fromInt(t, x.Shl(n))
	case op == LShr:
		return fromInt(t, x.LShr(n))
	}
	return fromInt(t, x.AShr(n))
}

func computedFloat(op Op, a, b Value) Value {
	t, x, y := a.Type(), floatOf(a), floatOf(b)
	switch op {
	case FAdd:
		return fromFloat(t, x.Add(y))
	case FSub:
		return fromFloat(t, x.Sub(y))
	case FMul:
		return fromFloat(t, x.Mul(y))
	case FDiv:
		return fromFloat(t, x.Div(y))
	}
	return fromFloat(t, x.Rem(y))
}
