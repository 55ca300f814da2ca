package spirvtypes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// UnrealizedCast makes a materialization with builtin.unrealized_conversion_cast.
func UnrealizedCast(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
	return b.Create(loc, ir.UnrealizedCast, inputs, []ir.Type{t}).Result(0)
}

// CastToSource turns a converted value back into one of type t. It narrows widened
// integers and compares booleans with one. Other values get an unrealized cast.
func (c *Converter) CastToSource(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
	if v := c.castNarrow(b, t, inputs, loc); v != nil {
		return v
	}
	return UnrealizedCast(b, t, inputs, loc)
}

func (c *Converter) castNarrow(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
	to, ok := t.(*ir.IntegerType)
	if !ok || len(inputs) != 1 || !spirv.IsValidInteger(to) {
		return nil
	}
	from, ok := inputs[0].Type().(*ir.IntegerType)
	if !ok || from.Width < to.Width {
		return nil
	}
	if spirv.IsBool(to) {
		one := spirv.NewSplat(b, loc, from, 1)
		return b.Create(loc, spirv.IEqual, []*ir.Value{inputs[0], one}, []ir.Type{to}).Result(0)
	}
	if !c.supports(to, spirv.Storage{}) {
		return nil
	}
	def := spirv.UConvert
	if to.Signedness == ir.Signed {
		def = spirv.SConvert
	}
	return b.Create(loc, def, inputs, []ir.Type{to}).Result(0)
}
