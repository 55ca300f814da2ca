package passes

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

// WideIntPatterns returns the patterns that split ops on wide integers. conv is a
// [WideIntConverter] for the width widest.
func WideIntPatterns(conv *rewrite.TypeConverter, widest uint32) []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		rewrite.On("split arith.constant", arith.Constant, func(op arith.ConstantOp, rw *rewrite.Rewriter) bool { return splitConstant(conv, op, rw) }),
		splitting(conv, arith.CmpI, true, splitCmpI),
		splitting(conv, arith.Select, false, splitSelect),
		rewrite.ConvertOp("split vector.print", conv, vector.Print, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.ReplaceByNew(op, vector.Print, ad.Operands, nil)
			return true
		}),
		splitting(conv, arith.AddI, false, splitAddI),
		splitting(conv, arith.MulI, false, splitMulI),
		splitting(conv, arith.ShLI, false, splitShLI),
		splitting(conv, arith.ShRSI, false, splitShRSI),
		splitting(conv, arith.ShRUI, false, splitShRUI),
		splitting(conv, arith.ExtSI, false, splitExtSI),
		splitting(conv, arith.ExtUI, false, splitExtUI),
		splitting(conv, arith.TruncI, true, func(w wide, op *ir.Operation) *ir.Value {
			if !conv.IsLegal(op.Result(0).Type()) {
				return nil
			}
			return w.castOrFold(arith.TruncI, w.flat(w.part(w.ad.Operand(0), 0)), op.Result(0).Type())
		}),
		splitting(conv, arith.SIToFP, true, splitSIToFP),
		splitting(conv, arith.UIToFP, true, splitUIToFP),
	}
	for _, def := range []*ir.OpDef{arith.AndI, arith.OrI, arith.XOrI} {
		ps = append(ps, splitting(conv, def, false, splitBitwise))
	}
	for _, m := range []struct {
		def  *ir.OpDef
		pred arith.CmpIPredicate
	}{{arith.MaxUI, arith.UGT}, {arith.MaxSI, arith.SGT}, {arith.MinUI, arith.ULT}, {arith.MinSI, arith.SLT}} {
		ps = append(ps, splitting(conv, m.def, false, func(w wide, op *ir.Operation) *ir.Value {
			l, r := op.Operand(0), op.Operand(1)
			return w.Select(w.CmpI(m.pred, l, r), l, r)
		}))
	}
	for _, c := range []struct{ cast, ext *ir.OpDef }{{arith.IndexCast, arith.ExtSI}, {arith.IndexCastUI, arith.ExtUI}} {
		ps = append(ps, splitting(conv, c.cast, true, splitToIndex), splitting(conv, c.cast, false, func(w wide, op *ir.Operation) *ir.Value {
			return splitFromIndex(w, op, c.ext, widest)
		}))
	}
	return ps
}

// splitConstant splits a constant into halves.
func splitConstant(conv *rewrite.TypeConverter, op arith.ConstantOp, rw *rewrite.Rewriter) bool {
	t, ok := conv.Convert(op.Result(0).Type()).(*ir.VectorType)
	if !ok {
		return rw.Fail("unsupported type")
	}
	width := ir.IntegerValueWidth(t.ElementType())
	var raw []byte
	add := func(v apint.Int) {
		raw = v.LShr(uint64(width)).Trunc(width).AppendBytes(v.Trunc(width).AppendBytes(raw))
	}
	switch a := op.Value().(type) {
	case *ir.IntegerAttr:
		add(a.Value)
	case *ir.DenseElementsAttr:
		size := apint.ByteLen(2 * width)
		for b := a.Raw; len(b) >= size; b = b[size:] {
			add(apint.FromBytes(2*width, b[:size]))
		}
		if a.Splat {
			for n := a.NumElements() - 1; n > 0; n-- {
				raw = append(raw, raw[:size]...)
			}
		}
	default:
		return rw.Fail("unhandled constant attribute")
	}
	rw.Replace(op.Operation, arith.NewConstant(&rw.Builder, op.Loc(), rw.Context().Dense(t, raw)))
	return true
}

func splitAddI(w wide, _ *ir.Operation) *ir.Value {
	l0, l1 := w.parts(0)
	r0, r1 := w.parts(1)
	sum := w.B.Create(w.Loc, arith.AddUIExtended, []*ir.Value{l0, r0}, []ir.Type{w.half, arith.BoolShapeOf(w.half)})
	carry := w.Cast(arith.ExtUI, sum.Result(1), w.half)
	return w.join(sum.Result(0), w.Op(arith.AddI, w.Op(arith.AddI, carry, l1), r1))
}

func splitBitwise(w wide, op *ir.Operation) *ir.Value {
	l0, l1 := w.parts(0)
	r0, r1 := w.parts(1)
	low := w.Op(op.Def(), l0, r0)
	return w.join(low, w.Op(op.Def(), l1, r1))
}

// unsignedPredicate returns the unsigned form of p, for values whose upper halves are
// equal.
func unsignedPredicate(p arith.CmpIPredicate) arith.CmpIPredicate {
	switch p {
	case arith.SGE:
		return arith.UGE
	case arith.SGT:
		return arith.UGT
	case arith.SLE:
		return arith.ULE
	case arith.SLT:
		return arith.ULT
	}
	return p
}

func splitCmpI(w wide, op *ir.Operation) *ir.Value {
	p := arith.CmpIOp{Operation: op}.Predicate()
	l0, l1 := w.parts(0)
	r0, r1 := w.parts(1)
	low := w.CmpI(unsignedPredicate(p), l0, r0)
	high := w.CmpI(p, l1, r1)
	switch p {
	case arith.EQ:
		low = w.Op(arith.AndI, low, high)
	case arith.NE:
		low = w.Op(arith.OrI, low, high)
	default:
		low = w.Select(w.CmpI(arith.EQ, l1, r1), low, high)
	}
	return w.flat(low)
}

// splitMulI is long multiplication without the part that overflows.
func splitMulI(w wide, _ *ir.Operation) *ir.Value {
	l0, l1 := w.parts(0)
	r0, r1 := w.parts(1)
	lowLow := w.B.Create(w.Loc, arith.MulUIExtended, []*ir.Value{l0, r0}, []ir.Type{w.half, w.half})
	lowHigh := w.Op(arith.MulI, l0, r1)
	highLow := w.Op(arith.MulI, l1, r0)
	high := w.Op(arith.AddI, w.Op(arith.AddI, lowLow.Result(1), lowHigh), highLow)
	return w.join(lowLow.Result(0), high)
}

func splitExtSI(w wide, _ *ir.Operation) *ir.Value {
	low := w.castOrFold(arith.ExtSI, w.appendUnitDim(w.ad.Operand(0)), w.half)
	sign := w.CmpI(arith.SLT, low, w.Int(w.half, 0))
	return w.join(low, w.Cast(arith.ExtSI, sign, w.half))
}

func splitExtUI(w wide, _ *ir.Operation) *ir.Value {
	low := w.castOrFold(arith.ExtUI, w.appendUnitDim(w.ad.Operand(0)), w.half)
	return w.insert(low, w.Int(w.t, 0), 0)
}

// splitToIndex discards the high half.
func splitToIndex(w wide, op *ir.Operation) *ir.Value {
	if _, ok := ir.ElementTypeOrSelf(op.Result(0).Type()).(*ir.IndexType); !ok {
		return nil
	}
	return w.Cast(op.Def(), w.flat(w.part(w.ad.Operand(0), 0)), op.Result(0).Type())
}

// splitFromIndex casts to the narrow type and extends the result; another pattern splits
// the extension.
func splitFromIndex(w wide, op *ir.Operation, ext *ir.OpDef, widest uint32) *ir.Value {
	if _, ok := ir.ElementTypeOrSelf(op.Operand(0).Type()).(*ir.IndexType); !ok {
		return nil
	}
	t := op.Result(0).Type()
	return w.Cast(ext, w.Cast(op.Def(), w.ad.Operand(0), integerLike(t, widest)), t)
}

func splitSelect(w wide, _ *ir.Operation) *ir.Value {
	t0, t1 := w.parts(1)
	f0, f1 := w.parts(2)
	cond := w.appendUnitDim(w.ad.Operand(0))
	low := w.Select(cond, t0, f0)
	return w.join(low, w.Select(cond, t1, f1))
}

// bits returns the width of a half as a value.
func (w wide) bits() *ir.Value {
	return w.Int(w.half, int64(ir.IntegerValueWidth(ir.ElementTypeOrSelf(w.half))))
}

// splitShLI shifts by less than twice the width of a half.
func splitShLI(w wide, _ *ir.Operation) *ir.Value {
	l0, l1 := w.parts(0)
	n := w.part(w.ad.Operand(1), 0)
	zero, bits := w.Int(w.half, 0), w.bits()
	far := w.CmpI(arith.UGE, n, bits)
	low := w.Select(far, zero, w.Op(arith.ShLI, l0, n))
	crossing := w.Op(arith.SubI, bits, w.Select(far, bits, n))
	near := w.Op(arith.ShRUI, l0, crossing)
	over := w.Op(arith.ShLI, l0, w.Op(arith.SubI, n, bits))
	own := w.Select(far, zero, w.Op(arith.ShLI, l1, n))
	other := w.Select(far, over, near)
	return w.join(low, w.Op(arith.OrI, other, own))
}

// splitShRUI shifts by less than twice the width of a half.
func splitShRUI(w wide, _ *ir.Operation) *ir.Value {
	l0, l1 := w.parts(0)
	n := w.part(w.ad.Operand(1), 0)
	zero, bits := w.Int(w.half, 0), w.bits()
	far := w.CmpI(arith.UGE, n, bits)
	own := w.Select(far, zero, w.Op(arith.ShRUI, l0, n))
	high := w.Select(far, zero, w.Op(arith.ShRUI, l1, n))
	crossing := w.Op(arith.SubI, bits, w.Select(far, bits, n))
	near := w.Op(arith.ShLI, l1, crossing)
	over := w.Op(arith.ShRUI, l1, w.Op(arith.SubI, n, bits))
	other := w.Select(far, over, near)
	return w.join(w.Op(arith.OrI, own, other), high)
}

// splitShRSI is a logical shift that sets the upper bits if the value is negative. It
// computes them on wide integers, which other patterns split.
func splitShRSI(w wide, op *ir.Operation) *ir.Value {
	t := op.Result(0).Type()
	l1 := w.part(w.ad.Operand(0), 1)
	n := w.part(w.ad.Operand(1), 0)
	zero := w.Int(w.half, 0)
	negative := w.flat(w.CmpI(arith.SLT, l1, zero))
	ones := w.Cast(arith.ExtSI, negative, t)
	all := w.Int(w.half, 2*int64(ir.IntegerValueWidth(ir.ElementTypeOrSelf(w.half))))
	kept := w.Cast(arith.ExtUI, w.flat(w.Op(arith.SubI, all, n)), t)
	signs := w.Op(arith.ShLI, ones, kept)
	shifted := w.Op(arith.OrI, w.Op(arith.ShRUI, op.Operand(0), op.Operand(1)), signs)
	// A shift by zero keeps all bits, and the shift of the ones is then undefined.
	none := w.flat(w.CmpI(arith.EQ, n, zero))
	return w.Select(none, op.Operand(0), shifted)
}

// splitSIToFP converts the absolute value and negates the result.
func splitSIToFP(w wide, op *ir.Operation) *ir.Value {
	in, t := op.Operand(0), op.Operand(0).Type()
	zero, one, ones := w.Int(t, 0), w.Int(t, 1), w.Int(t, -1)
	negative := w.CmpI(arith.SLT, in, zero)
	neg := w.Op(arith.AddI, w.Op(arith.XOrI, in, ones), one)
	abs := w.Cast(arith.UIToFP, w.Select(negative, neg, in), op.Result(0).Type())
	minus := w.B.Create(w.Loc, arith.NegF, []*ir.Value{abs}, []ir.Type{abs.Type()}).Result(0)
	return w.Select(negative, minus, abs)
}

// splitUIToFP computes low + high * 2^width, or low if high is zero.
func splitUIToFP(w wide, op *ir.Operation) *ir.Value {
	l, h := w.parts(0)
	l = w.flat(l)
	h = w.flat(h)
	t := op.Result(0).Type()
	small := w.CmpI(arith.EQ, h, w.Int(h.Type(), 0))
	low := w.Cast(arith.UIToFP, l, t)
	high := w.Cast(arith.UIToFP, h, t)
	scale := arith.NewFloat(w.B, w.Loc, t, math.Ldexp(1, int(ir.IntegerValueWidth(w.t.ElementType()))))
	sum := w.Op(arith.AddF, low, w.Op(arith.MulF, high, scale))
	return w.Select(small, low, sum)
}
