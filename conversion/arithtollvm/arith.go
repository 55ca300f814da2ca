// Package arithtollvm converts ops of the arith dialect to the llvm dialect, as MLIR does.
package arithtollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

type pair struct{ from, to *ir.OpDef }

// Ops with a counterpart that takes the same operands, by what becomes of their attributes.
var (
	plain = [...]pair{
		{arith.AndI, llvm.And}, {arith.OrI, llvm.Or}, {arith.XOrI, llvm.XOr}, {arith.DivSI, llvm.SDiv}, {arith.DivUI, llvm.UDiv},
		{arith.RemSI, llvm.SRem}, {arith.RemUI, llvm.URem}, {arith.ShRSI, llvm.AShr}, {arith.ShRUI, llvm.LShr},
		{arith.MaxSI, llvm.IntrSmax}, {arith.MaxUI, llvm.IntrUmax}, {arith.MinSI, llvm.IntrSmin}, {arith.MinUI, llvm.IntrUmin},
		{arith.ExtSI, llvm.SExt}, {arith.ExtUI, llvm.ZExt}, {arith.SIToFP, llvm.SIToFP}, {arith.Select, llvm.Select}, {arith.Bitcast, llvm.BitCast},
	}
	wrapping   = [...]pair{{arith.AddI, llvm.Add}, {arith.SubI, llvm.Sub}, {arith.MulI, llvm.Mul}, {arith.ShLI, llvm.Shl}, {arith.TruncI, llvm.Trunc}}
	floats     = [...]pair{{arith.ExtF, llvm.FPExt}, {arith.FPToSI, llvm.FPToSI}, {arith.FPToUI, llvm.FPToUI}, {arith.UIToFP, llvm.UIToFP}}
	fastFloats = [...]pair{
		{arith.AddF, llvm.FAdd}, {arith.SubF, llvm.FSub}, {arith.MulF, llvm.FMul}, {arith.DivF, llvm.FDiv}, {arith.RemF, llvm.FRem},
		{arith.NegF, llvm.FNeg}, {arith.MaximumF, llvm.IntrMaximum}, {arith.MaxNumF, llvm.IntrMaxnum},
		{arith.MinimumF, llvm.IntrMinimum}, {arith.MinNumF, llvm.IntrMinnum},
	}
)

// AddPatterns appends the patterns for all ops of arith except the divisions that round up or down, which need an expansion first.
func AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, e := range plain {
		ps = append(ps, llvmtypes.Elementwise(c, e.from, e.to, llvmtypes.SameAttrs))
	}
	for _, e := range wrapping {
		ps = append(ps, llvmtypes.Elementwise(c, e.from, e.to, llvmtypes.Wrapping))
	}
	for _, e := range floats {
		ps = append(ps, llvmtypes.ElementwiseFloat(c, e.from, e.to, llvmtypes.SameAttrs))
	}
	for _, e := range fastFloats {
		ps = append(ps, llvmtypes.ElementwiseFloat(c, e.from, e.to, llvmtypes.FastMath))
	}
	tc := &c.TypeConverter
	conv := func(from, to *ir.OpDef, f func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool) {
		ps = append(ps, rewrite.ConvertOp(llvmtypes.Name(from, to), tc, from, f))
	}
	conv(arith.Constant, llvm.Constant, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return c.ReplaceByOne(op, llvm.Constant, nil, op.Attrs(), rw)
	})
	conv(arith.TruncF, llvm.FPTrunc, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return truncate(c, op, ad, rw)
	})
	for _, e := range [...]pair{{arith.IndexCast, llvm.SExt}, {arith.IndexCastUI, llvm.ZExt}} {
		conv(e.from, e.to, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return indexCast(c, op, e.to, ad, rw)
		})
	}
	for _, e := range [...]pair{{arith.CmpI, llvm.ICmp}, {arith.CmpF, llvm.FCmp}} {
		conv(e.from, e.to, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return compare(c, op, e.to, ad, rw)
		})
	}
	conv(arith.AddUIExtended, llvm.IntrUaddWithOverflow, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return addExtended(c, op, ad, rw)
	})
	for _, e := range [...]pair{{arith.MulSIExtended, llvm.SExt}, {arith.MulUIExtended, llvm.ZExt}} {
		conv(e.from, llvm.Mul, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return mulExtended(op, e.to, ad, rw)
		})
	}
	if c.Context().MLIR() > 19 {
		ps = append(ps, sameBits(c))
	}
	return ps
}

// sameBits returns the pattern for bitcasts between types that LLVM IR does not distinguish.
func sameBits(c *llvmtypes.Converter) *rewrite.Pattern {
	return rewrite.ConvertOp("arith.bitcast to itself", &c.TypeConverter, arith.Bitcast, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		if ad.Operand(0).Type() != c.Convert(op.Result(0).Type()) {
			return rw.Fail("the types differ")
		}
		rw.Replace(op, ad.Operand(0))
		return true
	}).WithBenefit(10)
}

// isRows reports whether a vector of several dimensions converted to t.
func isRows(t ir.Type) bool { _, ok := t.(*llvm.ArrayType); return ok }

func indexCast(c *llvmtypes.Converter, op *ir.Operation, extend *ir.OpDef, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	v, t := ad.Operand(0), op.Result(0).Type()
	to, ok := c.Convert(ir.ElementTypeOrSelf(t)).(*ir.IntegerType)
	from, isInt := c.Convert(ir.ElementTypeOrSelf(op.Operand(0).Type())).(*ir.IntegerType)
	if !ok || !isInt {
		return rw.Fail("the elements are no integers")
	}
	def := extend
	switch {
	case to.Width == from.Width:
		rw.Replace(op, v)
		return true
	case to.Width < from.Width:
		def = llvm.Trunc
	}
	if isRows(v.Type()) {
		return c.ByRows(op, ad.Operands, rw, func(row ir.Type, vs []*ir.Value) *ir.Value {
			return llvm.NewOne(&rw.Builder, op.Loc(), def, row, vs[0])
		})
	}
	result := c.Convert(t)
	if result == nil {
		return rw.Fail("the result has no LLVM type")
	}
	rw.ReplaceByNew(op, def, []*ir.Value{v}, []ir.Type{result})
	return true
}

// compare converts comparisons: the predicates have the numbers of LLVM IR.
func compare(c *llvmtypes.Converter, op *ir.Operation, to *ir.OpDef, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	attrs := []ir.NamedAttribute{ir.Named("predicate", op.Attr("predicate"))}
	if op.Is(arith.CmpF) {
		if !c.FloatsStay(op, rw) {
			return false
		}
		attrs = append(attrs, llvmtypes.FastMathFlags(op.Context(), arith.FastMathOfOp(op)))
	}
	if isRows(ad.Operand(0).Type()) {
		return c.ByRows(op, ad.Operands, rw, func(row ir.Type, vs []*ir.Value) *ir.Value {
			return rw.Create(op.Loc(), to, vs, []ir.Type{row}, attrs...).Result(0)
		})
	}
	t := c.Convert(op.Result(0).Type())
	if t == nil {
		return rw.Fail("the result has no LLVM type")
	}
	rw.ReplaceByNew(op, to, ad.Operands, []ir.Type{t}, attrs...)
	return true
}

// roundings are the rounding modes of LLVM IR by those of arith.
var roundings = [...]uint64{llvm.RoundNearestEven, llvm.RoundDownward, llvm.RoundUpward, llvm.RoundTowardZero, llvm.RoundNearestAway}

// truncate converts a truncation of a float: one with a rounding mode becomes a constrained intrinsic that ignores exceptions.
func truncate(c *llvmtypes.Converter, op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if !c.FloatsStay(op, rw) {
		return false
	}
	mode, stated := arith.RoundingOf(op)
	if !stated {
		return c.ReplaceElementwise(op, llvm.FPTrunc, ad.Operands, op.Attrs(), rw)
	}
	ctx := op.Context()
	var attrs []ir.NamedAttribute
	for _, a := range op.Attrs() {
		if a.Name != "roundingmode" {
			attrs = append(attrs, a)
		}
	}
	attrs = append(attrs, ir.Named("roundingmode", ctx.Int(ctx.I64(), int64(roundings[mode]))),
		ir.Named("fpExceptionBehavior", ctx.Int(ctx.I64(), llvm.ExceptionIgnore)))
	return c.ReplaceElementwise(op, llvm.IntrExperimentalConstrainedFptrunc, ad.Operands, attrs, rw)
}

const noRows = "vectors of several dimensions have no such operation"

func addExtended(c *llvmtypes.Converter, op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := ad.Operand(0).Type()
	if isRows(t) || !llvm.Compatible(t) {
		return rw.Fail(noRows)
	}
	both := llvm.LiteralStruct(op.Context(), []ir.Type{op.Result(0).Type(), c.Convert(op.Result(1).Type())}, false)
	v := llvm.NewOne(&rw.Builder, op.Loc(), llvm.IntrUaddWithOverflow, both, ad.Operands...)
	sum := llvm.NewExtractValue(&rw.Builder, op.Loc(), v, 0)
	rw.Replace(op, sum, llvm.NewExtractValue(&rw.Builder, op.Loc(), v, 1))
	return true
}

// mulExtended multiplies numbers of twice the width.
func mulExtended(op *ir.Operation, extend *ir.OpDef, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	b, loc, ctx, t := &rw.Builder, op.Loc(), op.Context(), ad.Operand(0).Type()
	if isRows(t) || !llvm.Compatible(t) {
		return rw.Fail(noRows)
	}
	narrow := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	if 2*narrow.Width > ir.MaxIntegerWidth {
		return rw.Fail("the product is too wide")
	}
	half := ir.Attribute(ctx.Int(ctx.I(2*narrow.Width), int64(narrow.Width)))
	wide := ir.Type(ctx.I(2 * narrow.Width))
	if v, ok := t.(*ir.VectorType); ok {
		wide = ctx.Vector(v.Shape(), wide)
		half = ctx.SplatOf(wide.(ir.ShapedType), half)
	}
	lhs := llvm.NewOne(b, loc, extend, wide, ad.Operand(0))
	rhs := llvm.NewOne(b, loc, extend, wide, ad.Operand(1))
	product := llvm.NewOne(b, loc, llvm.Mul, wide, lhs, rhs)
	low := llvm.NewOne(b, loc, llvm.Trunc, t, product)
	shift := llvm.NewConstant(b, loc, wide, half)
	high := llvm.NewOne(b, loc, llvm.LShr, wide, product, shift)
	rw.Replace(op, low, llvm.NewOne(b, loc, llvm.Trunc, t, high))
	return true
}
