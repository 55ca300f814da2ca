package kernel

import (
	"slices"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
)

// Names of the attributes of an argument of a kernel whose memory has scalars in the place of vectors: the type of
// the vectors, and the number of scalars from one vector to the next.
const (
	elementName = "kernel.element"
	strideName  = "kernel.stride"
)

// SetElement notes that the memory of argument i of the kernel fn, a memref, holds vectors of type t, which begin
// stride scalars apart. The types of the argument and of the function say scalars.
func SetElement(fn *ir.Operation, i int, t *ir.VectorType, stride int64) {
	ctx := fn.Context()
	dicts := make([]ir.Attribute, len((gpu.FuncOp{Operation: fn}).Type().Inputs))
	old, _ := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	for k := range dicts {
		dicts[k] = ctx.Dictionary(nil)
		if old != nil && k < len(old.Elements) {
			dicts[k] = old.Elements[k]
		}
	}
	entries := slices.Clone(dicts[i].(*ir.DictionaryAttr).Entries)
	entries = append(entries, ir.Named(elementName, ctx.TypeAttr(t)), ir.Named(strideName, ctx.Int(ctx.I64(), stride)))
	dicts[i] = ctx.Dictionary(entries)
	fn.SetAttr("arg_attrs", ctx.Array(dicts))
}

// Element returns the vectors that SetElement noted for argument i of fn, and the number of scalars from one to the
// next, or nil.
func Element(fn *ir.Operation, i int) (t *ir.VectorType, stride int64) {
	dicts, _ := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	if dicts == nil || i >= len(dicts.Elements) {
		return nil, 0
	}
	d, ok := dicts.Elements[i].(*ir.DictionaryAttr)
	if !ok {
		return nil, 0
	}
	if a, ok := d.Get(elementName).(*ir.TypeAttr); ok {
		t, _ = a.Value.(*ir.VectorType)
	}
	n, ok := d.Get(strideName).(*ir.IntegerAttr)
	if t == nil || !ok {
		return nil, 0
	}
	return t, n.Int64Or(0)
}
