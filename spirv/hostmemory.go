package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// HostMemory is what the attribute [notes.HostMemoryName] of a variable says.
type HostMemory struct {
	// Name is the name in the source.
	Name string
	// Constant is set if no kernel writes the memory.
	Constant bool
	// Elements are the elements of the array at first, or nil if they are zeros. Those of vectors come one by one.
	Elements *ir.DenseElementsAttr
	// Array is the type of the array.
	Array *ArrayType
}

// HostMemoryAttr returns the attribute that says the same as m, whose Array does not count.
func HostMemoryAttr(ctx *ir.Context, m HostMemory) *ir.DictionaryAttr {
	entries := []ir.NamedAttribute{ir.Named("name", ctx.String(m.Name))}
	if m.Constant {
		entries = append(entries, ir.Named("constant", ctx.Unit()))
	}
	if m.Elements != nil {
		entries = append(entries, ir.Named("elements", m.Elements))
	}
	return ctx.Dictionary(entries)
}

// HostMemoryOf returns what the attribute [notes.HostMemoryName] of a variable says. It returns false if there is none, or a
// wrong one.
func HostMemoryOf(op *ir.Operation) (m HostMemory, ok bool) {
	d, _ := op.Attr(notes.HostMemoryName).(*ir.DictionaryAttr)
	if d == nil || !op.Is(GlobalVariable) {
		return m, false
	}
	name, _ := d.Get("name").(*ir.StringAttr)
	t, _ := op.Attr("type").(*ir.TypeAttr)
	if name == nil || t == nil {
		return m, false
	}
	p, _ := t.Value.(*PointerType)
	if p == nil || p.Storage != spec.StorageClassStorageBuffer {
		return m, false
	}
	s, _ := p.Pointee.(*StructType)
	if s == nil || len(s.Members()) != 1 {
		return m, false
	}
	m.Name, m.Constant = name.Value, d.Get("constant") != nil
	m.Array, _ = s.Members()[0].Type.(*ArrayType)
	m.Elements, _ = d.Get("elements").(*ir.DenseElementsAttr)
	return m, m.Array != nil && (d.Get("elements") == nil || m.Elements != nil && fills(m.Elements, m.Array))
}

// fills reports whether elements are those of the array.
func fills(elements *ir.DenseElementsAttr, array *ArrayType) bool {
	n, elem := int64(array.Count), array.Element
	if v, ok := elem.(*ir.VectorType); ok {
		n, elem = n*ir.NumElements(v.Shape()), v.ElementType()
	}
	return elements.NumElements() == n && elements.ShapedType().ElementType() == elem && IsScalar(elem)
}
