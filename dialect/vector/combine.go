package vector

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// Combiner returns the op of arith that combines elements of type t by k, or nil if
// there is none.
func (k Kind) Combiner(t ir.Type) *ir.OpDef {
	float := ir.AnyFloatType.Match(t)
	switch k {
	case Add:
		if float {
			return arith.AddF
		}
		return arith.AddI
	case Mul:
		if float {
			return arith.MulF
		}
		return arith.MulI
	case MinUI:
		return arith.MinUI
	case MinSI:
		return arith.MinSI
	case MaxUI:
		return arith.MaxUI
	case MaxSI:
		return arith.MaxSI
	case And:
		return arith.AndI
	case Or:
		return arith.OrI
	case Xor:
		return arith.XOrI
	case MinNumF:
		return arith.MinNumF
	case MaxNumF:
		return arith.MaxNumF
	case MinimumF:
		return arith.MinimumF
	case MaximumF:
		return arith.MaximumF
	}
	return nil
}

// Combine creates the op that combines a and b by k. fastmath may be nil. With a mask,
// the result is b where the mask is off.
func Combine(bld *ir.Builder, loc ir.Location, k Kind, a, b *ir.Value, fastmath ir.Attribute, mask *ir.Value) *ir.Value {
	def := k.Combiner(ir.ElementTypeOrSelf(a.Type()))
	if def == nil {
		return nil
	}
	var attrs []ir.NamedAttribute
	if fastmath != nil && ir.AnyFloatType.Match(ir.ElementTypeOrSelf(a.Type())) {
		attrs = append(attrs, ir.Named("fastmath", fastmath))
	}
	v := bld.Create(loc, def, []*ir.Value{a, b}, []ir.Type{a.Type()}, attrs...).Result(0)
	if mask == nil {
		return v
	}
	return arith.NewSelect(bld, loc, mask, v, b)
}
