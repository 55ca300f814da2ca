package text

import (
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// formats are the formats of the floating point types that have arithmetic.
var formats = [TargetKind + 1]apfloat.Semantics{
	HalfKind: apfloat.F16, BFloatKind: apfloat.BF16, FloatKind: apfloat.F32, DoubleKind: apfloat.F64, X86FP80Kind: apfloat.F80, FP128Kind: apfloat.F128,
}

// intOf returns the value of an integer constant.
func intOf(v Value) apint.Int {
	c := v.(*Const)
	if c.Big != nil {
		n, _ := apint.FromBig(uint32(c.typ.N), c.Big)
		return n
	}
	return apint.New(uint32(c.typ.N), c.Lo)
}

func fromInt(t *Type, n apint.Int) Value {
	if v, ok := n.Uint64(); ok && t.N <= 64 {
		return Int(t, int64(v))
	}
	return BigInt(t, n.SignedBig())
}

const wordBits = 64

// floatOf returns the value of a floating point constant.
func floatOf(v Value) apfloat.Float {
	c := v.(*Const)
	s := formats[c.typ.Kind]
	if s.Width() <= wordBits {
		return apfloat.FromBits64(s, c.Lo)
	}
	bits := apint.New(s.Width(), c.Hi).Shl(wordBits).Or(apint.New(s.Width(), c.Lo))
	return apfloat.FromBits(s, bits)
}

func fromFloat(t *Type, f apfloat.Float) *Const { return fromBits(t, f.Bits()) }

// fromBits returns the floating point constant that has the bits.
func fromBits(t *Type, bits apint.Int) *Const {
	var hi uint64
	if bits.Width() > wordBits {
		hi, _ = bits.LShr(wordBits).Trunc(wordBits).Uint64()
		bits = bits.Trunc(wordBits)
	}
	lo, _ := bits.Uint64()
	return Bits(t, hi, lo)
}

// isCastExpr reports whether LLVM makes constant expressions of a conversion.
func isCastExpr(op Op) bool { return opTable[op].expr }

// cast returns a converted constant, which may be an expression, nil if LLVM makes an instruction.
func cast(op Op, v Value, t *Type) Value {
	if isCastExpr(op) {
		return folded(ConstOp(op, 0, t, v))
	}
	return foldCast(op, v, t)
}

func foldCast(op Op, v Value, t *Type) Value {
	switch {
	case isPoison(v):
		return Poison(t)
	case isUndef(v):
		if op == ZExt || op == SExt || op == UIToFP || op == SIToFP {
			return Null(t)
		}
		return Undef(t)
	case isNull(v) && op != AddrSpaceCast && t.Kind != MMXKind && t.Kind != AMXKind:
		return Null(t)
	}
	if c, ok := v.(*Const); ok && c.Kind == ConstExpr && opTable[c.Op].form == formCast {
		if one := castPair(c.Op, op, c.Elems[0].Type(), c.typ, t); one != NoOp {
			return cast(one, c.Elems[0], t)
		}
	}
	if isKind(v, ConstList) && shortVector(v.Type()) && shortVector(t) && t.N == v.Type().N {
		return lanes(t, func(p []Value) Value { return cast(op, p[0], t.Elem) }, v)
	}
	if op == BitCast {
		return foldBitCast(v, t)
	}
	return castNumber(op, v, t)
}

// castNumber converts a number.
func castNumber(op Op, v Value, t *Type) Value {
	format := formats[t.Kind]
	switch {
	case isInt(v) && t.Kind == IntKind:
		if op == SExt {
			return fromInt(t, intOf(v).SExt(uint32(t.N)))
		}
		return fromInt(t, intOf(v).ZExtOrTrunc(uint32(t.N)))
	case isInt(v) && format != 0:
		f, _ := apfloat.FromInt(format, intOf(v), op == SIToFP)
		return fromFloat(t, f)
	case isFloat(v) && format != 0:
		f, _ := floatOf(v).Convert(format)
		return fromFloat(t, f)
	case isFloat(v) && t.Kind == IntKind:
		if n, _, ok := floatOf(v).ToInt(uint32(t.N), op == FPToSI); ok {
			return fromInt(t, n)
		}
		return Poison(t)
	}
	return nil
}

func foldBitCast(v Value, t *Type) Value {
	from := v.Type()
	if from == t {
		return v
	}
	if t.Kind == VectorKind && isOnes(v) {
		if all := ones(t); all != nil {
			return all
		}
	}
	if !isInt(v) && !isFloat(v) {
		return nil
	}
	switch {
	case t.Kind == VectorKind:
		// LLVM makes a vector of the number first. The type serves this constant alone, so it needs no place in a table.
		one := &Type{Kind: VectorKind, N: 1, Elem: from, depth: from.depth + 1}
		return cast(BitCast, List(one, v), t)
	case isInt(v) && formats[t.Kind] != 0:
		return fromBits(t, intOf(v))
	case isFloat(v) && t.Kind == IntKind:
		return fromInt(t, floatOf(v).Bits())
	}
	return nil
}

// castPair returns the one conversion that does what two do, NoOp if there is none. The first is one of those that are expressions.
func castPair(first, second Op, src, mid, dst *Type) Op {
	vectors := src.Kind == VectorKind
	if (first == BitCast) != (second == BitCast) &&
		(first == BitCast && vectors != (mid.Kind == VectorKind) || second == BitCast && (mid.Kind == VectorKind) != (dst.Kind == VectorKind)) {
		return NoOp
	}
	// LLVM assumes pointers of 64 bits.
	const pointer = 64
	switch first {
	case Trunc, PtrToInt:
		switch {
		case second == Trunc, second == BitCast && !vectors && dst.Kind == IntKind:
			return first
		case first == PtrToInt && second == IntToPtr && src.Scalar() == dst.Scalar() && mid.Scalar().N == pointer:
			return BitCast
		}
	case IntToPtr:
		switch {
		case second == BitCast:
			return first
		case second == PtrToInt && src.Scalar().N <= pointer && src.Scalar().N == dst.Scalar().N:
			return BitCast
		}
	case BitCast:
		switch second {
		case Trunc, ZExt, SExt, UIToFP, SIToFP, IntToPtr:
			if src.Kind == IntKind {
				return second
			}
		case PtrToInt, BitCast, AddrSpaceCast:
			return second
		}
	case AddrSpaceCast:
		switch {
		case second == BitCast, second == AddrSpaceCast && src.Scalar().N != dst.Scalar().N:
			return first
		case second == AddrSpaceCast:
			return BitCast
		}
	}
	return NoOp
}
