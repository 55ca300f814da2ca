package arithtospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// intComparisons lists the counterparts of the predicates of arith.cmpi.
var intComparisons = [...]*ir.OpDef{
	arith.EQ: spirv.IEqual, arith.NE: spirv.INotEqual,
	arith.SLT: spirv.SLessThan, arith.SLE: spirv.SLessThanEqual, arith.SGT: spirv.SGreaterThan, arith.SGE: spirv.SGreaterThanEqual,
	arith.ULT: spirv.ULessThan, arith.ULE: spirv.ULessThanEqual, arith.UGT: spirv.UGreaterThan, arith.UGE: spirv.UGreaterThanEqual,
}

// floatComparisons lists the counterparts of the predicates of arith.cmpf. The entry is
// nil for a predicate that needs several ops, or none.
var floatComparisons = [arith.AlwaysTrue + 1]*ir.OpDef{
	arith.OEQ: spirv.FOrdEqual, arith.OGT: spirv.FOrdGreaterThan, arith.OGE: spirv.FOrdGreaterThanEqual,
	arith.OLT: spirv.FOrdLessThan, arith.OLE: spirv.FOrdLessThanEqual, arith.ONE: spirv.FOrdNotEqual,
	arith.UEQ: spirv.FUnordEqual, arith.FUGT: spirv.FUnordGreaterThan, arith.FUGE: spirv.FUnordGreaterThanEqual,
	arith.FULT: spirv.FUnordLessThan, arith.FULE: spirv.FUnordLessThanEqual, arith.UNE: spirv.FUnordNotEqual,
}

func comparisons(c *spirvtypes.Converter) []*rewrite.Pattern {
	tc := &c.TypeConverter
	return []*rewrite.Pattern{
		rewrite.Convert("arith.cmpi of booleans", tc, arith.CmpI, func(op arith.CmpIOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return compareBools(op, ad, rw)
		}),
		rewrite.Convert("arith.cmpi to spirv", tc, arith.CmpI, func(op arith.CmpIOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return compareInts(op, ad, rw)
		}),
		rewrite.Convert("arith.cmpf of NaNs", tc, arith.CmpF, func(op arith.CmpFOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return compareNaN(op, ad, rw)
		}),
		rewrite.Convert("arith.cmpf to spirv", tc, arith.CmpF, func(op arith.CmpFOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			def := floatComparisons[op.Predicate()]
			if def == nil {
				return rw.Fail("no single op has this predicate")
			}
			return compare(op.Operation, def, ad, rw)
		}),
		rewrite.Convert("arith.cmpf to spirv.Ordered", tc, arith.CmpF, func(op arith.CmpFOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			switch op.Predicate() {
			case arith.ORD:
				return compare(op.Operation, spirv.Ordered, ad, rw)
			case arith.UNO:
				return compare(op.Operation, spirv.Unordered, ad, rw)
			}
			return rw.Fail("the predicate does not only test for NaN")
		}).WithBenefit(2),
	}
}

func compare(op *ir.Operation, def *ir.OpDef, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.ReplaceByNew(op, def, ad.Operands, []ir.Type{spirvtypes.BoolLike(ad.Operand(0).Type())})
	return true
}

// compareBools compares booleans for equality. For an order it compares them as 32-bit
// integers.
func compareBools(op arith.CmpIOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if !spirvtypes.IsBool(op.LHS().Type()) {
		return rw.Fail("the operands are not booleans")
	}
	switch p := op.Predicate(); p {
	case arith.EQ:
		return compare(op.Operation, spirv.LogicalEqual, ad, rw)
	case arith.NE:
		return compare(op.Operation, spirv.LogicalNotEqual, ad, rw)
	case arith.ULT, arith.ULE, arith.UGT, arith.UGE:
		t := ir.Type(rw.Context().I32())
		if v, ok := ad.Operand(0).Type().(*ir.VectorType); ok {
			t = rw.Context().Vector(v.Shape(), t)
		}
		lhs := arith.NewCast(&rw.Builder, op.Loc(), arith.ExtUI, ad.Operand(0), t)
		rhs := arith.NewCast(&rw.Builder, op.Loc(), arith.ExtUI, ad.Operand(1), t)
		rw.Replace(op.Operation, arith.NewCmpI(&rw.Builder, op.Loc(), p, lhs, rhs))
		return true
	}
	return rw.Fail("booleans have no signed order")
}

func compareInts(op arith.CmpIOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	from := op.LHS().Type()
	if spirvtypes.IsBool(from) {
		return rw.Fail("the operands are booleans")
	}
	to := ad.Operand(0).Type()
	def := intComparisons[op.Predicate()]
	if spirvtypes.Widened(def, from, to) && width(from) != width(to) {
		return op.EmitError("bitwidth emulation is not implemented yet on unsigned op")
	}
	return compare(op.Operation, def, ad, rw)
}

// compareNaN reports whether an operand is NaN, or that none is, from both.
func compareNaN(op arith.CmpFOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	p := op.Predicate()
	if p != arith.ORD && p != arith.UNO {
		return rw.Fail("the predicate does not only test for NaN")
	}
	loc := op.Loc()
	b := spirvtypes.BoolLike(ad.Operand(0).Type())
	if arith.FastMathOfOp(op.Operation)&arith.NoNaNs != 0 {
		if t := ad.Operand(0).Type(); spirv.SplatAttr(t, 0) == nil {
			return rw.Fail(noSplat(t))
		}
		v := int64(0)
		if p == arith.ORD {
			v = 1
		}
		rw.Replace(op.Operation, spirv.NewSplat(&rw.Builder, loc, b, v))
		return true
	}
	lhs := spirvtypes.New1(rw, loc, spirv.IsNan, b, ad.Operand(0))
	rhs := spirvtypes.New1(rw, loc, spirv.IsNan, b, ad.Operand(1))
	v := spirvtypes.New1(rw, loc, spirv.LogicalOr, b, lhs, rhs)
	if p == arith.ORD {
		v = spirvtypes.New1(rw, loc, spirv.LogicalNot, b, v)
	}
	rw.Replace(op.Operation, v)
	return true
}
