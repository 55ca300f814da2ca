package tosa

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewTypeConverter returns the converter of lowerings: unsigned integers become signless, since the operations of other dialects say
// how they read integers.
func NewTypeConverter() *rewrite.TypeConverter {
	c := &rewrite.TypeConverter{}
	rewrite.AddRule(c, func(t ir.Type) (ir.Type, bool) { return t, true })
	rewrite.AddRule(c, func(t *ir.IntegerType) (ir.Type, bool) { return signless(t), true })
	rewrite.AddRule(c, func(t *ir.RankedTensorType) (ir.Type, bool) {
		if e := signless(t.ElementType()); e != t.ElementType() {
			return t.Context().Tensor(t.Shape(), e, nil), true
		}
		return t, true
	})
	rewrite.AddRule(c, func(t *ir.UnrankedTensorType) (ir.Type, bool) {
		return t.Context().UnrankedTensor(signless(t.ElementType())), true
	})
	bridge := func(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
		if len(inputs) != 1 {
			return nil
		}
		return b.Create(loc, ir.UnrealizedCast, inputs, []ir.Type{t}).Result(0)
	}
	c.AddSourceMaterialization(bridge)
	c.AddTargetMaterialization(bridge)
	c.AddArgumentMaterialization(bridge)
	return c
}

func signless(t ir.Type) ir.Type {
	if i, ok := t.(*ir.IntegerType); ok && i.Signedness == ir.Unsigned {
		return t.Context().I(i.Width)
	}
	return t
}
