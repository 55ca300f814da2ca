package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the arith dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	var ps []*rewrite.Pattern
	for _, list := range [][]*rewrite.Pattern{addPatterns(), subPatterns(), mulPatterns(), bitPatterns(), comparePatterns(), castPatterns(), selectPatterns()} {
		ps = append(ps, list...)
	}
	return ps
}

// patternOn returns a pattern on ops of the kind def. Its benefit is the number of ops that it
// matches.
func patternOn(name string, def *ir.OpDef, ops int, f func(op *ir.Operation, rw *rewrite.Rewriter) bool) *rewrite.Pattern {
	return rewrite.OnOp(name, def, f).WithBenefit(ops)
}

// fuse returns the location of the replacement of op: the fused locations of op and of
// the other matched ops that MLIR's generated patterns include.
func fuse(op *ir.Operation, others ...*ir.Operation) ir.Location {
	var buf [5]ir.Location
	locs := append(buf[:0], op.Loc())
	for _, o := range others {
		locs = append(locs, o.Loc())
	}
	return op.Context().FusedLoc(locs, nil)
}

// mergeOverflow returns the flags that both ops have, as an attribute for Create.
func mergeOverflow(a, b *ir.Operation) ir.NamedAttribute {
	return ir.Named("overflowFlags", OverflowOf(a.Context(), overflowIn(a.Prop(flagsSlot))&overflowIn(b.Prop(flagsSlot))))
}

// scalarOf returns the value of v if it is a scalar integer constant.
func scalarOf(v *ir.Value) (apint.Int, bool) {
	if a, ok := ir.ConstantOf(v).(*ir.IntegerAttr); ok {
		return a.Value, true
	}
	return apint.Int{}, false
}

// chain describes how two nested addi or subi ops, each with a constant, become one op.
type chain struct {
	name         string
	outer, inner *ir.OpDef
	// outerConst and innerConst are the numbers of the constant operands.
	outerConst, innerConst int
	result                 *ir.OpDef
	// swap puts the constant of the result on the left.
	swap bool
	// merge computes the constant of the result from the inner and the outer constant.
	merge func(inner, outer apint.Int) apint.Int
	// dropFlags leaves the result without overflow flags. Otherwise the result has the
	// flags that both ops have.
	dropFlags bool
}

func sum(a, b apint.Int) apint.Int        { return a.Add(b) }
func difference(a, b apint.Int) apint.Int { return a.Sub(b) }
func reversed(a, b apint.Int) apint.Int   { return b.Sub(a) }
func product(a, b apint.Int) apint.Int    { return a.Mul(b) }

func (c chain) pattern() *rewrite.Pattern {
	return patternOn(c.name, c.outer, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		inner := op.Operand(1 - c.outerConst).DefinedBy(c.inner)
		if inner == nil {
			return rw.Fail("no inner operation")
		}
		k1, ok1 := scalarOf(op.Operand(c.outerConst))
		k0, ok0 := scalarOf(inner.Operand(c.innerConst))
		if !ok0 || !ok1 {
			return rw.Fail("not two scalar constants")
		}
		// The fused location consists of the op and the first constant in operand order.
		first := inner.Operand(c.innerConst)
		if c.outerConst == 0 {
			first = op.Operand(0)
		}
		loc := fuse(op, first.DefiningOp())
		t := op.Result(0).Type()
		x := inner.Operand(1 - c.innerConst)
		k := NewConstant(&rw.Builder, loc, op.Context().APInt(t, c.merge(k0, k1)))
		vs := []*ir.Value{x, k}
		if c.swap {
			vs[0], vs[1] = k, x
		}
		flags := mergeOverflow(inner, op)
		if c.dropFlags {
			flags = ir.Named("overflowFlags", OverflowOf(op.Context(), OverflowNone))
		}
		rw.ReplaceWithOp(op, rw.Create(loc, c.result, vs, []ir.Type{t}, flags))
		return true
	})
}

func addPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		chain{"AddIAddConstant", AddI, AddI, 1, 1, AddI, false, sum, false}.pattern(),
		chain{"AddISubConstantRHS", AddI, SubI, 1, 1, AddI, false, reversed, false}.pattern(),
		chain{"AddISubConstantLHS", AddI, SubI, 1, 0, SubI, true, sum, false}.pattern(),
		patternOn("AddIMulNegativeOneRhs", AddI, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return addOfNegation(op, op.Operand(0), op.Operand(1), rw)
		}),
		patternOn("AddIMulNegativeOneLhs", AddI, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return addOfNegation(op, op.Operand(1), op.Operand(0), rw)
		}),
		patternOn("AddUIExtendedToAddI", AddUIExtended, 1, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return dropHighResult(op, AddI, rw)
		}),
	}
}

// addOfNegation turns x + y * -1 into x - y.
func addOfNegation(op *ir.Operation, x, neg *ir.Value, rw *rewrite.Rewriter) bool {
	mul := neg.DefinedBy(MulI)
	if mul == nil || !isAllOnes(ir.ConstantOf(mul.Operand(1))) {
		return rw.Fail("no multiplication by -1")
	}
	loc := fuse(op, mul.Operand(1).DefiningOp())
	rw.ReplaceWithOp(op, rw.Create(loc, SubI, []*ir.Value{x, mul.Operand(0)}, op.ResultTypes()))
	return true
}

// dropHighResult replaces an extended op whose second result is unused by def.
func dropHighResult(op *ir.Operation, def *ir.OpDef, rw *rewrite.Rewriter) bool {
	if op.Result(1).HasUses() {
		return rw.Fail("the second result is used")
	}
	low := rw.Create(op.Loc(), def, op.Operands(), []ir.Type{op.Result(0).Type()})
	// Any value of the right type can replace the unused result.
	rw.Replace(op, low.Result(0), op.Operand(0))
	return true
}

func subPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		chain{"SubIRHSAddConstant", SubI, AddI, 1, 1, AddI, false, difference, true}.pattern(),
		chain{"SubILHSAddConstant", SubI, AddI, 0, 1, SubI, true, reversed, false}.pattern(),
		chain{"SubIRHSSubConstantRHS", SubI, SubI, 1, 1, SubI, false, sum, false}.pattern(),
		chain{"SubIRHSSubConstantLHS", SubI, SubI, 1, 0, SubI, true, difference, false}.pattern(),
		chain{"SubILHSSubConstantRHS", SubI, SubI, 0, 1, SubI, true, sum, false}.pattern(),
		chain{"SubILHSSubConstantLHS", SubI, SubI, 0, 0, AddI, false, reversed, false}.pattern(),
		patternOn("SubISubILHSRHSLHS", SubI, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			inner := op.Operand(0).DefinedBy(SubI)
			if inner == nil || inner.Operand(0) != op.Operand(1) {
				return rw.Fail("not (a - b) - a")
			}
			zero, ok := ZeroAttr(op.Result(0).Type()).(ir.TypedAttr)
			if !ok {
				return rw.Fail("no zero of the type")
			}
			loc := fuse(op, inner)
			k := NewConstant(&rw.Builder, loc, zero)
			rw.ReplaceWithOp(op, rw.Create(loc, SubI, []*ir.Value{k, inner.Operand(1)}, op.ResultTypes(), mergeOverflow(op, inner)))
			return true
		}),
	}
}

func mulPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		chain{"MulIMulIConstant", MulI, MulI, 1, 1, MulI, false, product, false}.pattern(),
		patternOn("MulSIExtendedToMulI", MulSIExtended, 1, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return dropHighResult(op, MulI, rw)
		}),
		patternOn("MulUIExtendedToMulI", MulUIExtended, 1, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return dropHighResult(op, MulI, rw)
		}),
		patternOn("MulSIExtendedRHSOne", MulSIExtended, 1, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			// For i1 the bit pattern 1 is -1.
			one, ok := IntSplat(ir.ConstantOf(op.Operand(1)))
			if !ok || !one.IsOne() || !one.IsStrictlyPositive() {
				return rw.Fail("no multiplication by 1")
			}
			x := op.Operand(0)
			zero, ok := ZeroAttr(x.Type()).(ir.TypedAttr)
			if !ok {
				return rw.Fail("no zero of the type")
			}
			k := NewConstant(&rw.Builder, op.Loc(), zero)
			sign := NewCmpI(&rw.Builder, op.Loc(), SLT, x, k)
			rw.Replace(op, x, NewCast(&rw.Builder, op.Loc(), ExtSI, sign, op.Result(1).Type()))
			return true
		}),
		patternOn("MulFOfNegF", MulF, 3, negatedOperands),
		patternOn("DivFOfNegF", DivF, 3, negatedOperands),
	}
}

// negatedOperands drops the negations of both operands.
func negatedOperands(op *ir.Operation, rw *rewrite.Rewriter) bool {
	l, r := op.Operand(0).DefinedBy(NegF), op.Operand(1).DefinedBy(NegF)
	if l == nil || r == nil {
		return rw.Fail("not both operands are negated")
	}
	rw.ReplaceWithOp(op, rw.Create(fuse(op, l, r), op.Def(), []*ir.Value{l.Operand(0), r.Operand(0)}, op.ResultTypes(),
		ir.Named("fastmath", op.Prop(flagsSlot))))
	return true
}

func bitPatterns() []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		patternOn("XOrINotCmpI", XOrI, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			cmp := op.Operand(0).DefinedBy(CmpI)
			k, ok := ir.ConstantOf(op.Operand(1)).(*ir.IntegerAttr)
			if cmp == nil || !ok || k != op.Context().Bool(true) {
				return rw.Fail("no negated comparison")
			}
			p, ok := predicateOf(cmp)
			if !ok {
				return false
			}
			rw.ReplaceWithOp(op, rw.Create(fuse(op, cmp), CmpI, cmp.Operands(), op.ResultTypes(), PredicateAttr(op.Context(), int64(p.Inverse()))))
			return true
		}),
	}
	for _, row := range []struct {
		name string
		def  *ir.OpDef
		ext  *ir.OpDef
	}{
		{"XOrIOfExtUI", XOrI, ExtUI}, {"XOrIOfExtSI", XOrI, ExtSI},
		{"AndOfExtUI", AndI, ExtUI}, {"AndOfExtSI", AndI, ExtSI},
		{"OrOfExtUI", OrI, ExtUI}, {"OrOfExtSI", OrI, ExtSI},
	} {
		ps = append(ps, patternOn(row.name, row.def, 3, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			l, r := extendedAlike(op, row.ext)
			if l == nil {
				return rw.Fail("the operands are not extended in the same way")
			}
			loc := fuse(op, l, r)
			v := NewBinary(&rw.Builder, loc, row.def, l.Operand(0), r.Operand(0))
			rw.Replace(op, NewCast(&rw.Builder, loc, row.ext, v, op.Result(0).Type()))
			return true
		}))
	}
	return ps
}

// extendedAlike returns the extensions that define both operands of op, if both have
// the kind ext and extend values of the same type.
func extendedAlike(op *ir.Operation, ext *ir.OpDef) (l, r *ir.Operation) {
	l, r = op.Operand(0).DefinedBy(ext), op.Operand(1).DefinedBy(ext)
	if l == nil || r == nil || l.Operand(0).Type() != r.Operand(0).Type() {
		return nil, nil
	}
	return l, r
}

func selectPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		patternOn("RedundantSelectFalse", Select, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return redundantSelect(op, 2, rw)
		}),
		patternOn("RedundantSelectTrue", Select, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return redundantSelect(op, 1, rw)
		}),
		patternOn("SelectNotCond", Select, 2, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			not := op.Operand(0).DefinedBy(XOrI)
			if not == nil {
				return rw.Fail("the condition is not negated")
			}
			if k, ok := scalarOf(not.Operand(1)); !ok || !k.IsAllOnes() {
				return rw.Fail("the condition is not negated")
			}
			rw.ReplaceWithOp(op, rw.Create(fuse(op, not.Operand(1).DefiningOp()), Select,
				[]*ir.Value{not.Operand(0), op.Operand(2), op.Operand(1)}, op.ResultTypes()))
			return true
		}),
		patternOn("SelectI1ToNot", Select, 1, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			c := op.Context()
			if ir.ConstantOf(op.Operand(1)) != ir.Attribute(c.Bool(false)) || ir.ConstantOf(op.Operand(2)) != ir.Attribute(c.Bool(true)) {
				return rw.Fail("not select(c, false, true)")
			}
			one := NewBool(&rw.Builder, op.Loc(), true)
			rw.Replace(op, NewBinary(&rw.Builder, op.Loc(), XOrI, op.Operand(0), one))
			return true
		}),
		patternOn("SelectToExtUI", Select, 1, selectToExtUI),
	}
}

// redundantSelect drops the inner of two selects with the same condition. Operand k is
// the inner select.
func redundantSelect(op *ir.Operation, k int, rw *rewrite.Rewriter) bool {
	inner := op.Operand(k).DefinedBy(Select)
	if inner == nil || inner.Operand(0) != op.Operand(0) {
		return rw.Fail("no select by the same condition")
	}
	vs := op.Operands()
	vs[k] = inner.Operand(k)
	rw.ReplaceWithOp(op, rw.Create(fuse(op, inner), Select, vs, op.ResultTypes()))
	return true
}

// selectToExtUI turns select(c, 1, 0) into an extension of c, and select(c, 0, 1) into one
// of its complement.
func selectToExtUI(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.IntegerType)
	if !ok || t.Width == 1 {
		return rw.Fail("the result is not an integer wider than i1")
	}
	yes, no := ir.ConstantOf(op.Operand(1)), ir.ConstantOf(op.Operand(2))
	cond := op.Operand(0)
	switch {
	case isOne(yes) && isZero(no):
	case isZero(yes) && isOne(no):
		one := NewInt(&rw.Builder, op.Loc(), cond.Type(), 1)
		cond = NewBinary(&rw.Builder, op.Loc(), XOrI, cond, one)
	default:
		return rw.Fail("not a choice of 0 and 1")
	}
	rw.Replace(op, NewCast(&rw.Builder, op.Loc(), ExtUI, cond, t))
	return true
}
