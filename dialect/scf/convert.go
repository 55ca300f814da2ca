package scf

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// TypePatterns returns patterns that convert the types of the values that scf.for, scf.if and scf.while carry and return, and makes
// these operations, and their terminators, legal in target if conv need not convert them.
func TypePatterns(conv *rewrite.TypeConverter, target *rewrite.Target) []*rewrite.Pattern {
	carriers := []*ir.OpDef{For, If, While}
	target.AddDynamicOp(func(op *ir.Operation) bool {
		return conv.AreLegal(op.ResultTypes()) && conv.AreLegal(op.OperandTypes())
	}, carriers...)
	target.AddDynamicOp(func(op *ir.Operation) bool {
		for _, def := range carriers {
			if p := op.Parent(); p != nil && p.Is(def) {
				return conv.AreLegal(op.OperandTypes())
			}
		}
		return true
	}, Yield, Condition)
	var ps []*rewrite.Pattern
	for _, def := range carriers {
		ps = append(ps, rewrite.ConvertOp(def.Name+" types", conv, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return convertCarrier(conv, op, ad, rw)
		}))
	}
	for _, def := range [...]*ir.OpDef{Yield, Condition} {
		ps = append(ps, rewrite.ConvertOp(def.Name+" types", conv, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.Modify(op, func() { op.SetOperands(ad.Operands) })
			return true
		}))
	}
	return ps
}

// convertCarrier builds op anew with the converted types.
func convertCarrier(conv *rewrite.TypeConverter, op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	types, ok := conv.ConvertTypes(op.ResultTypes())
	if !ok || len(types) != op.NumResults() {
		return rw.Fail("a result type cannot be converted")
	}
	n := rw.CreateWithRegions(op.Loc(), op.Def(), ad.Operands, types, op.NumRegions(), op.Attrs()...)
	for i := range op.NumRegions() {
		rw.InlineRegionBefore(op.Region(i), n.Region(i), nil)
		if !n.Region(i).Empty() && rw.ConvertRegionTypes(n.Region(i), conv, nil) == nil {
			return rw.Fail("a block argument cannot be converted")
		}
	}
	rw.ReplaceWithOp(op, n)
	return true
}
