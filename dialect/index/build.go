package index

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func predicateAttr(c *ir.Context, p CmpPredicate) ir.NamedAttribute {
	return ir.Named("pred", c.Enum(CmpPredicateAttr, uint64(p)))
}

// NewCmp creates an index.cmp.
func NewCmp(b *ir.Builder, loc ir.Location, p CmpPredicate, l, r *ir.Value) *ir.Value {
	return b.Create(loc, Cmp, []*ir.Value{l, r}, []ir.Type{b.Context().I1()}, predicateAttr(b.Context(), p)).Result(0)
}

// CreateOrFoldCmp is [NewCmp], or the constant that the comparison folds to.
func CreateOrFoldCmp(b *ir.Builder, loc ir.Location, p CmpPredicate, l, r *ir.Value) *ir.Value {
	c := b.Context()
	return rewrite.CreateOrFold(b, &ir.OperationState{Loc: loc, Info: c.OpInfoOf(Cmp), Operands: []*ir.Value{l, r},
		Results: []ir.Type{c.I1()}, Attrs: []ir.NamedAttribute{predicateAttr(c, p)}})[0]
}
