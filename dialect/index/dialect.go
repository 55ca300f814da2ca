package index

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

// Dialect returns the index dialect.
func Dialect() *ir.Dialect {
	none := identities{}
	zero, one := apint.Int.IsZero, apint.Int.IsOne
	return &ir.Dialect{
		Name: "index",
		Ops: []ir.OpEntry{
			{Def: Add, Fold: folded(apint.Total(apint.Int.Add), false, identities{neutral: zero}), Interfaces: ranges(analysis.NoWrap{}.Add, analysis.BothSides)},
			{Def: Sub, Fold: folded(apint.Total(apint.Int.Sub), false, identities{neutral: zero}), Interfaces: ranges(analysis.NoWrap{}.Sub, analysis.BothSides)},
			{Def: Mul, Fold: folded(apint.Total(apint.Int.Mul), false, identities{neutral: one, absorbing: zero}), Interfaces: ranges(analysis.NoWrap{}.Mul, analysis.BothSides)},
			{Def: DivS, Fold: folded(division(apint.Int.SDiv), true, none), Interfaces: ranges(analysis.DivS, analysis.SignedSide)},
			{Def: DivU, Fold: folded(division(apint.Int.UDiv), true, none), Interfaces: ranges(analysis.DivU, analysis.UnsignedSide)},
			{Def: CeilDivS, Fold: folded(rounded(ceilDivS), true, none), Interfaces: ranges(analysis.CeilDivS, analysis.SignedSide)},
			{Def: CeilDivU, Fold: folded(rounded(ceilDivU), true, none), Interfaces: ranges(analysis.CeilDivU, analysis.UnsignedSide)},
			{Def: FloorDivS, Fold: folded(rounded(floorDivS), true, none), Interfaces: ranges(analysis.FloorDivS, analysis.SignedSide)},
			{Def: RemS, Fold: folded(division(apint.Int.SRem), true, none), Interfaces: ranges(analysis.RemS, analysis.SignedSide)},
			{Def: RemU, Fold: folded(division(apint.Int.URem), true, none), Interfaces: ranges(analysis.RemU, analysis.UnsignedSide)},
			{Def: MaxS, Fold: folded(apint.Total(apint.Int.SMax), true, none), Interfaces: ranges(analysis.MaxS, analysis.SignedSide)},
			{Def: MaxU, Fold: folded(apint.Total(apint.Int.UMax), true, none), Interfaces: ranges(analysis.MaxU, analysis.UnsignedSide)},
			{Def: MinS, Fold: folded(apint.Total(apint.Int.SMin), true, none), Interfaces: ranges(analysis.MinS, analysis.SignedSide)},
			{Def: MinU, Fold: folded(apint.Total(apint.Int.UMin), true, none), Interfaces: ranges(analysis.MinU, analysis.UnsignedSide)},
			{Def: Shl, Fold: folded(shift(apint.Int.Shl), false, none), Interfaces: ranges(analysis.NoWrap{}.Shl, analysis.BothSides)},
			{Def: ShrS, Fold: folded(shift(apint.Int.AShr), true, none), Interfaces: ranges(analysis.ShrS, analysis.SignedSide)},
			{Def: ShrU, Fold: folded(shift(apint.Int.LShr), true, none), Interfaces: ranges(analysis.ShrU, analysis.UnsignedSide)},
			{Def: And, Fold: folded(apint.Total(apint.Int.And), false, none), Interfaces: ranges(analysis.And, analysis.UnsignedSide)},
			{Def: Or, Fold: folded(apint.Total(apint.Int.Or), false, none), Interfaces: ranges(analysis.Or, analysis.UnsignedSide)},
			{Def: XOr, Fold: folded(apint.Total(apint.Int.Xor), false, none), Interfaces: ranges(analysis.Infer(analysis.Xor), analysis.UnsignedSide)},
			{Def: CastS, Fold: foldCast(apint.Int.SExtOrTrunc), Interfaces: []any{resized(true)}},
			{Def: CastU, Fold: foldCast(apint.Int.ZExtOrTrunc), Interfaces: []any{resized(false)}},
			{Def: Cmp, Fold: foldCmp, Interfaces: []any{analysis.ResultRange(rangeOfCmp)}},
			{Def: SizeOf, Interfaces: []any{analysis.ResultRange(rangeOfSize)}},
			ir.OpEntry{Def: Constant, Names: nameConstant, Interfaces: []any{analysis.ResultRange(rangeOfConstant)}}.ConstantIn(0),
			ir.OpEntry{Def: BoolConstant, Names: nameBool, Interfaces: []any{analysis.ResultRange(rangeOfConstant)}}.ConstantIn(0),
		},
		Attrs:      []*ir.AttrClass{CmpPredicateAttr},
		Constant:   materialize,
		Interfaces: []any{canonicalizer{}},
	}
}

func materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	v, ok := value.(*ir.IntegerAttr)
	if !ok || v.Type() != t {
		return nil
	}
	switch {
	case v.IsBool():
		return b.Create(loc, BoolConstant, nil, []ir.Type{t}, ir.Named("value", v))
	case ir.IndexTypeConstraint.Match(t):
		return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", v))
	}
	return nil
}

func nameConstant(op *ir.Operation, set func(*ir.Value, string)) {
	if v, ok := op.Prop(0).(*ir.IntegerAttr); ok {
		set(op.Result(0), "idx"+strconv.FormatInt(v.Int64Or(0), 10))
	}
}

func nameBool(op *ir.Operation, set func(*ir.Value, string)) {
	name := "true"
	if v, ok := op.Prop(0).(*ir.IntegerAttr); ok && v.Value.IsZero() {
		name = "false"
	}
	set(op.Result(0), name)
}

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the index dialect.
func (canonicalizer) CanonicalizationPatterns(c *ir.Context) []*rewrite.Pattern {
	ps := []*rewrite.Pattern{rewrite.OnOp("cmp-of-difference", Cmp, cmpOfDifference)}
	if c.MLIR() > 19 {
		for _, def := range []*ir.OpDef{Add, Mul, MaxS, MaxU, MinS, MinU, And, Or, XOr} {
			ps = append(ps, rewrite.OnOp("combine-constants", def, combineConstants))
		}
	}
	return ps
}

// combineConstants combines the constant on the right of op with that of the same operation on the left, since MLIR 20.
func combineConstants(op *ir.Operation, rw *rewrite.Rewriter) bool {
	left := op.Operand(0).DefinedBy(op.Def())
	if left == nil || ir.ConstantOf(op.Operand(1)) == nil || ir.ConstantOf(left.Operand(1)) == nil {
		return rw.Fail("no two constants")
	}
	constant := rewrite.CreateOrFoldOne(&rw.Builder, op.Loc(), op.Def(), []*ir.Value{op.Operand(1), left.Operand(1)}, op.Result(0).Type())
	if made := constant.DefinedBy(op.Def()); made != nil {
		rw.Erase(made)
		return rw.Fail("the constants do not fold")
	}
	rw.ReplaceByNew(op, op.Def(), []*ir.Value{left.Operand(0), constant}, op.ResultTypes())
	return true
}

// cmpOfDifference compares two values instead of comparing their difference with zero, for equality. MLIR 19
// does so for all predicates, although the difference wraps around: no number is less than zero, but
// one may be less than the other.
func cmpOfDifference(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if p := analysis.Predicate(CmpOp{op}.Predicate()); p != analysis.EQ && p != analysis.NE {
		return rw.Fail("the difference wraps around")
	}
	for i := range 2 {
		if c, ok := ir.IntConstantOf(op.Operand(i)); !ok || c != 0 {
			continue
		}
		sub := op.Operand(1 - i).DefiningOp()
		if sub == nil || !sub.Is(Sub) {
			return rw.Fail("no difference is compared")
		}
		vs := sub.Operands()
		if i == 0 {
			vs[0], vs[1] = vs[1], vs[0]
		}
		rw.ReplaceByNew(op, Cmp, vs, op.ResultTypes(), ir.Named("pred", op.Prop(0)))
		return true
	}
	return rw.Fail("nothing is compared with zero")
}
