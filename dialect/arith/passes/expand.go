package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewExpand returns the pass arith-expand.
func NewExpand() *pass.Pass {
	bf16 := false
	return &pass.Pass{
		Name: "arith-expand", Class: "ArithExpandOpsPass", Summary: "Legalize Arith ops to be convertible to LLVM.",
		Options: []pass.Option{pass.Bool("include-bf16", &bf16, "Enable the BF16 expansion patterns")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			patterns := ExpandPatterns()
			target := rewrite.NewTarget()
			target.AddLegalDialect("arith")
			target.AddIllegalOp(arith.CeilDivSI, arith.CeilDivUI, arith.FloorDivSI, arith.MaxSI, arith.MaxUI, arith.MinSI, arith.MinUI,
				arith.MaximumF, arith.MinimumF, arith.MaxNumF, arith.MinNumF)
			if bf16 {
				patterns = append(patterns, BF16Patterns()...)
				target.AddDynamicOp(func(op *ir.Operation) bool { return !castsElements(op, ir.BF16, ir.F32) }, arith.ExtF)
				target.AddDynamicOp(func(op *ir.Operation) bool { return !castsElements(op, ir.F32, ir.BF16) }, arith.TruncF)
			}
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(patterns...))
		},
	}
}

func castsElements(op *ir.Operation, from, to ir.FloatKind) bool {
	c := op.Context()
	return ir.ElementTypeOrSelf(op.Operand(0).Type()) == ir.Type(c.Float(from)) && ir.ElementTypeOrSelf(op.Result(0).Type()) == ir.Type(c.Float(to))
}

// expansion returns the pattern that replaces ops of the kind def by the result of
// expand. It does not match ops on tensors of dynamic shape, because there are no
// constants of such types.
//
//go:noinline
func expansion(name string, def *ir.OpDef, expand func(e arith.Emitter, l, r *ir.Value) *ir.Value) *rewrite.Pattern {
	return rewrite.OnOp(name, def, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		if s, ok := op.Result(0).Type().(ir.ShapedType); ok && !ir.HasStaticShape(s) && ir.SignlessIntegerLike.Match(s) {
			return rw.Fail("there are no constants of dynamic shape")
		}
		rw.Replace(op, expand(arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, op.Operand(0), op.Operand(1)))
		return true
	})
}

// DivisionPatterns returns patterns that expand divisions that round up or down.
func DivisionPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		expansion("expand-ceildivsi", arith.CeilDivSI, ceilDivSI),
		expansion("expand-ceildivui", arith.CeilDivUI, ceilDivUI),
		expansion("expand-floordivsi", arith.FloorDivSI, floorDivSI),
	}
}

// ExpandPatterns returns patterns that expand rounding divisions, minima and maxima
// into simpler ops.
func ExpandPatterns() []*rewrite.Pattern {
	ps := DivisionPatterns()
	for _, m := range []struct {
		name string
		def  *ir.OpDef
		pred arith.CmpIPredicate
	}{
		{"expand-maxsi", arith.MaxSI, arith.SGT}, {"expand-maxui", arith.MaxUI, arith.UGT},
		{"expand-minsi", arith.MinSI, arith.SLT}, {"expand-minui", arith.MinUI, arith.ULT},
	} {
		ps = append(ps, expansion(m.name, m.def, func(e arith.Emitter, l, r *ir.Value) *ir.Value {
			return e.Select(e.CmpI(m.pred, l, r), l, r)
		}))
	}
	for _, m := range []struct {
		name string
		def  *ir.OpDef
		pred arith.CmpFPredicate
		// nan is the operand to test for NaN. If it is NaN, the result is the right
		// operand.
		nan int
	}{
		{"expand-maximumf", arith.MaximumF, arith.FUGT, 1}, {"expand-minimumf", arith.MinimumF, arith.FULT, 1},
		{"expand-maxnumf", arith.MaxNumF, arith.FUGT, 0}, {"expand-minnumf", arith.MinNumF, arith.FULT, 0},
	} {
		ps = append(ps, expansion(m.name, m.def, func(e arith.Emitter, l, r *ir.Value) *ir.Value {
			v := e.Select(e.CmpF(m.pred, l, r), l, r)
			n := [2]*ir.Value{l, r}[m.nan]
			return e.Select(e.CmpF(arith.UNO, n, n), r, v)
		}))
	}
	return ps
}

// ceilDivUI computes a == 0 ? 0 : (a - 1) / b + 1.
func ceilDivUI(e arith.Emitter, a, b *ir.Value) *ir.Value {
	zero := e.Int(a.Type(), 0)
	isZero := e.CmpI(arith.EQ, a, zero)
	one := e.Int(a.Type(), 1)
	q := e.Op(arith.DivUI, e.Op(arith.SubI, a, one), b)
	return e.Select(isZero, zero, e.Op(arith.AddI, q, one))
}

// ceilDivSI computes the quotient, plus 1 if there is a remainder and the signs agree. Before MLIR 20 it is ceilDivSIOf19.
func ceilDivSI(e arith.Emitter, a, b *ir.Value) *ir.Value {
	if a.Type().Context().MLIR() < 20 {
		return ceilDivSIOf19(e, a, b)
	}
	zero, one := e.Int(a.Type(), 0), e.Int(a.Type(), 1)
	q := e.Op(arith.DivSI, a, b)
	inexact := e.CmpI(arith.NE, a, e.Op(arith.MulI, q, b))
	aNeg := e.CmpI(arith.SLT, a, zero)
	bNeg := e.CmpI(arith.SLT, b, zero)
	adjust := e.Op(arith.AndI, inexact, e.CmpI(arith.EQ, aNeg, bNeg))
	return e.Select(adjust, e.Op(arith.AddI, q, one), q)
}

// ceilDivSIOf19 computes 1 + (a + x) / b with x = b > 0 ? -1 : 1 if the signs are equal and
// a is not zero, else -(-a / b).
func ceilDivSIOf19(e arith.Emitter, a, b *ir.Value) *ir.Value {
	one, zero, minusOne := e.Int(a.Type(), 1), e.Int(a.Type(), 0), e.Int(a.Type(), -1)
	x := e.Select(e.CmpI(arith.SGT, b, zero), minusOne, one)
	up := e.Op(arith.AddI, one, e.Op(arith.DivSI, e.Op(arith.AddI, x, a), b))
	down := e.Op(arith.SubI, zero, e.Op(arith.DivSI, e.Op(arith.SubI, zero, a), b))
	aNeg, aPos := e.CmpI(arith.SLT, a, zero), e.CmpI(arith.SGT, a, zero)
	bNeg, bPos := e.CmpI(arith.SLT, b, zero), e.CmpI(arith.SGT, b, zero)
	bothNeg := e.Op(arith.AndI, aNeg, bNeg)
	bothPos := e.Op(arith.AndI, aPos, bPos)
	return e.Select(e.Op(arith.OrI, bothNeg, bothPos), up, down)
}

// floorDivSI computes the quotient, minus 1 if there is a remainder and the signs differ.
func floorDivSI(e arith.Emitter, a, b *ir.Value) *ir.Value {
	q := e.Op(arith.DivSI, a, b)
	inexact := e.CmpI(arith.NE, a, e.Op(arith.MulI, q, b))
	zero := e.Int(a.Type(), 0)
	aNeg := e.CmpI(arith.SLT, a, zero)
	bNeg := e.CmpI(arith.SLT, b, zero)
	adjust := e.Op(arith.AndI, inexact, e.CmpI(arith.NE, aNeg, bNeg))
	minusOne := e.Int(a.Type(), -1)
	return e.Select(adjust, e.Op(arith.AddI, q, minusOne), q)
}

// BF16Patterns returns patterns that cast between bf16 and f32 with integer ops.
func BF16Patterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("expand-bf16-extf", arith.ExtF, extendBF16),
		rewrite.OnOp("expand-bf16-truncf", arith.TruncF, truncateBF16),
	}
}

// integerLike returns the integer type of the given width in bits, with the shape of t.
func integerLike(t ir.Type, width uint32) ir.Type {
	i := t.Context().I(width)
	if s, ok := t.(ir.ShapedType); ok {
		return s.WithShape(s.Shape(), i)
	}
	return i
}

func isDynamic(t ir.Type) bool {
	s, ok := t.(ir.ShapedType)
	return ok && !ir.HasStaticShape(s)
}

// extendBF16 moves the bits to the high half.
func extendBF16(op *ir.Operation, rw *rewrite.Rewriter) bool {
	x, t := op.Operand(0), op.Result(0).Type()
	if !castsElements(op, ir.BF16, ir.F32) || isDynamic(t) {
		return rw.Fail("no extension of bf16 to f32")
	}
	e := arith.Emitter{B: &rw.Builder, Loc: op.Loc()}
	i16, i32 := integerLike(t, 16), integerLike(t, 32)
	bits := e.Cast(arith.ExtUI, e.Cast(arith.Bitcast, x, i16), i32)
	rw.Replace(op, e.Cast(arith.Bitcast, e.Op(arith.ShLI, bits, e.Int(i32, 16)), t))
	return true
}

// truncateBF16 rounds to nearest, ties to even: it adds 0x7fff and the lowest bit that
// stays. NaN becomes 0x7fc0.
func truncateBF16(op *ir.Operation, rw *rewrite.Rewriter) bool {
	x, t := op.Operand(0), op.Result(0).Type()
	if op.Attr("roundingmode") != nil {
		return rw.Fail("only the default rounding mode can be expanded")
	}
	if !castsElements(op, ir.F32, ir.BF16) || isDynamic(t) {
		return rw.Fail("no truncation of f32 to bf16")
	}
	e := arith.Emitter{B: &rw.Builder, Loc: op.Loc()}
	i16, i32 := integerLike(t, 16), integerLike(t, 32)
	isNaN := e.CmpF(arith.UNE, x, x)
	half := e.Int(i32, 0x7fff)
	nan := e.Int(i16, 0x7fc0)
	sixteen, one := e.Int(i32, 16), e.Int(i32, 1)
	bits := e.Cast(arith.Bitcast, x, i32)
	odd := e.Op(arith.AndI, e.Op(arith.ShRUI, bits, sixteen), one)
	rounded := e.Op(arith.AddI, bits, e.Op(arith.AddI, odd, half))
	high := e.Cast(arith.TruncI, e.Op(arith.ShRUI, rounded, sixteen), i16)
	rw.Replace(op, e.Cast(arith.Bitcast, e.Select(isNaN, nan, high), t))
	return true
}
