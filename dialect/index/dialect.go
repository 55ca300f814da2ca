package index

import (
	"strconv"

	"github.com/spvc/spvc/internal/apint"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Dialect returns the index dialect.
func Dialect() *ir.Dialect {
	none := identities{}
	zero, one := apint.Int.IsZero, apint.Int.IsOne
	return &ir.Dialect{
		Name: "index",
		Ops: []ir.OpEntry{
			{Def: Add, Fold: folded(total(apint.Int.Add), false, identities{neutral: zero})},
			{Def: Sub, Fold: folded(total(apint.Int.Sub), false, identities{neutral: zero})},
			{Def: Mul, Fold: folded(total(apint.Int.Mul), false, identities{neutral: one, absorbing: zero})},
			{Def: DivS, Fold: folded(division(apint.Int.SDiv), true, none)},
			{Def: DivU, Fold: folded(division(apint.Int.UDiv), true, none)},
			{Def: CeilDivS, Fold: folded(rounded(ceilDivS), true, none)},
			{Def: CeilDivU, Fold: folded(rounded(ceilDivU), true, none)},
			{Def: FloorDivS, Fold: folded(rounded(floorDivS), true, none)},
			{Def: RemS, Fold: folded(division(apint.Int.SRem), true, none)},
			{Def: RemU, Fold: folded(division(apint.Int.URem), true, none)},
			{Def: MaxS, Fold: folded(total(apint.Int.SMax), true, none)},
			{Def: MaxU, Fold: folded(total(apint.Int.UMax), true, none)},
			{Def: MinS, Fold: folded(total(apint.Int.SMin), true, none)},
			{Def: MinU, Fold: folded(total(apint.Int.UMin), true, none)},
			{Def: Shl, Fold: folded(shift(apint.Int.Shl), false, none)},
			{Def: ShrS, Fold: folded(shift(apint.Int.AShr), true, none)},
			{Def: ShrU, Fold: folded(shift(apint.Int.LShr), true, none)},
			{Def: And, Fold: folded(total(apint.Int.And), false, none)},
			{Def: Or, Fold: folded(total(apint.Int.Or), false, none)},
			{Def: XOr, Fold: folded(total(apint.Int.Xor), false, none)},
			{Def: CastS, Fold: foldCast(apint.Int.SExtOrTrunc)},
			{Def: CastU, Fold: foldCast(apint.Int.ZExtOrTrunc)},
			{Def: Cmp, Fold: foldCmp},
			{Def: SizeOf},
			{Def: Constant, Fold: foldConstant, Names: nameConstant},
			{Def: BoolConstant, Fold: foldConstant, Names: nameBool},
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
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.OnOp("cmp-of-difference", Cmp, cmpOfDifference)}
}

// cmpOfDifference compares two values instead of their difference with zero.
func cmpOfDifference(op *ir.Operation, rw *rewrite.Rewriter) bool {
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
