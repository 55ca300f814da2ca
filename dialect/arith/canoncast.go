package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func castPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		castOfCast("IndexCastOfIndexCast", IndexCast, IndexCast),
		castOfCast("IndexCastUIOfIndexCastUI", IndexCastUI, IndexCastUI),
		innerCast("IndexCastOfExtSI", IndexCast, ExtSI, IndexCast),
		innerCast("IndexCastUIOfExtUI", IndexCastUI, ExtUI, IndexCastUI),
		innerCast("BitcastOfBitcast", Bitcast, Bitcast, Bitcast),
		innerCast("ExtSIOfExtUI", ExtSI, ExtUI, ExtUI),
		truncOfExt("TruncIExtSIToExtSI", ExtSI),
		truncOfExt("TruncIExtUIToExtUI", ExtUI),
		patternOn("TruncIShrSIToTrunciShrUI", TruncI, 2, truncOfShift),
		truncOfWideMul("TruncIShrUIMulIToMulSIExtended", ExtSI, MulSIExtended),
		truncOfWideMul("TruncIShrUIMulIToMulUIExtended", ExtUI, MulUIExtended),
	}
}

// castOfCast removes a pair of casts whose result has the original type.
func castOfCast(name string, outer, inner *ir.OpDef) *rewrite.Pattern {
	return patternOn(name, outer, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		in := op.Operand(0).DefinedBy(inner)
		if in == nil || in.Operand(0).Type() != op.Result(0).Type() {
			return rw.Fail("no cast back")
		}
		rw.Replace(op, in.Operand(0))
		return true
	})
}

// innerCast turns outer(inner(x)) into result(x).
func innerCast(name string, outer, inner, result *ir.OpDef) *rewrite.Pattern {
	return patternOn(name, outer, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		in := op.Operand(0).DefinedBy(inner)
		if in == nil {
			return rw.Fail("no cast of a cast")
		}
		rw.Replace(op, NewCast(&rw.Builder, fuse(op, in), result, in.Operand(0), op.Result(0).Type()))
		return true
	})
}

func elementWidth(t ir.Type) uint32 { return ir.IntegerValueWidth(ir.ElementTypeOrSelf(t)) }

// truncOfExt replaces the truncation of an extension by an extension, if some of the
// added bits stay.
func truncOfExt(name string, ext *ir.OpDef) *rewrite.Pattern {
	return patternOn(name, TruncI, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		e := op.Operand(0).DefinedBy(ext)
		if e == nil || elementWidth(op.Result(0).Type()) <= elementWidth(e.Operand(0).Type()) {
			return rw.Fail("no extension that reaches beyond")
		}
		rw.Replace(op, NewCast(&rw.Builder, fuse(op, e), ext, e.Operand(0), op.Result(0).Type()))
		return true
	})
}

// shiftsOutLow reports whether the constant amount is the number of bits by which
// t is narrower than wide.
func shiftsOutLow(wide, t ir.Type, amount *ir.Value) bool {
	n, ok := IntSplat(ir.ConstantOf(amount))
	if !ok {
		return false
	}
	w, n0 := elementWidth(wide), elementWidth(t)
	v, ok := n.Uint64()
	return ok && w > n0 && v == uint64(w-n0)
}

// truncOfShift replaces an arithmetic shift by a logical one if the truncation removes
// the sign bits.
func truncOfShift(op *ir.Operation, rw *rewrite.Rewriter) bool {
	shift := op.Operand(0).DefinedBy(ShRSI)
	if shift == nil || !shiftsOutLow(shift.Operand(0).Type(), op.Result(0).Type(), shift.Operand(1)) {
		return rw.Fail("no arithmetic shift of the high half")
	}
	amount := shift.Operand(1).DefiningOp()
	loc := fuse(op, amount)
	k := NewConstant(&rw.Builder, loc, ir.ConstantValue(amount).(ir.TypedAttr))
	v := NewBinary(&rw.Builder, loc, ShRUI, shift.Operand(0), k)
	rw.Replace(op, NewCast(&rw.Builder, loc, TruncI, v, op.Result(0).Type()))
	return true
}

// truncOfWideMul replaces the high half of a product of extended values by the second
// result of the extended multiplication mul.
func truncOfWideMul(name string, ext, mul *ir.OpDef) *rewrite.Pattern {
	return patternOn(name, TruncI, 5, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		shift := op.Operand(0).DefinedBy(ShRUI)
		if shift == nil {
			return rw.Fail("no shift")
		}
		wide := shift.Operand(0).DefinedBy(MulI)
		if wide == nil {
			return rw.Fail("no multiplication")
		}
		l, r := extendedAlike(wide, ext)
		t := op.Result(0).Type()
		if l == nil || l.Operand(0).Type() != t || !shiftsOutLow(wide.Result(0).Type(), t, shift.Operand(1)) {
			return rw.Fail("not the high half of a product of extended values")
		}
		loc := fuse(op, l, r, wide, shift.Operand(1).DefiningOp())
		m := rw.Create(loc, mul, []*ir.Value{l.Operand(0), r.Operand(0)}, []ir.Type{t, t})
		rw.Replace(op, m.Result(1))
		return true
	})
}
