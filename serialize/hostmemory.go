package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
)

// hostMemory writes what the memory of the module is and what it holds at first, which the attribute spirv.host_memory
// of variables says.
func (w *writer) hostMemory() bool {
	for op := w.module.Region(0).First().First(); op != nil; op = op.Next() {
		m, ok := spirv.HostMemoryOf(op)
		if !ok {
			continue
		}
		set, _ := op.Attr("descriptor_set").(*ir.IntegerAttr)
		binding, _ := op.Attr("binding").(*ir.IntegerAttr)
		if set == nil || binding == nil {
			return op.EmitError("a variable with '" + notes.HostMemoryName + "' needs a descriptor set and a binding")
		}
		about := report.Memory{Name: m.Name, Set: uint32(set.Int64Or(0)), Binding: uint32(binding.Int64Or(0)), Constant: m.Constant,
			Bytes: uint64(m.Array.Count) * stride(&m)}
		w.stringID(report.MemoryText(about))
		if m.Elements == nil || len(m.Elements.Raw) == 0 || isZero(m.Elements) {
			continue
		}
		if about.Bytes > maxContents {
			return op.EmitError("the contents of '" + m.Name + "' are too large for a binary")
		}
		for _, text := range report.PieceTexts(about.Set, about.Binding, contentsOf(&m, about.Bytes)) {
			w.stringID(text)
		}
	}
	return true
}

// maxContents bounds the bytes that a binary says the memory of the module holds at first.
const maxContents = 1 << 30

// isZero reports whether all bytes of a splat are zero.
func isZero(elements *ir.DenseElementsAttr) bool {
	if !elements.Splat {
		return false
	}
	for _, b := range elements.Raw {
		if b != 0 {
			return false
		}
	}
	return true
}

// elementSize returns the bytes of an element of the array without padding.
func elementSize(m *spirv.HostMemory) int {
	size := ir.ElementBytes(ir.ElementTypeOrSelf(m.Array.Element))
	if v, ok := m.Array.Element.(*ir.VectorType); ok {
		size *= int(ir.NumElements(v.Shape()))
	}
	return size
}

// stride returns the distance of the elements in bytes.
func stride(m *spirv.HostMemory) uint64 {
	if m.Array.Stride != 0 {
		return uint64(m.Array.Stride)
	}
	return uint64(elementSize(m))
}

// contentsOf returns the bytes of the array, whose elements are one stride apart.
func contentsOf(m *spirv.HostMemory, size uint64) []byte {
	out := make([]byte, size)
	raw, part, step := m.Elements.Raw, elementSize(m), int(stride(m))
	if m.Elements.Splat {
		for len(raw) < part {
			raw = append(raw[:len(raw):len(raw)], m.Elements.Raw...)
		}
	}
	for i := range int(m.Array.Count) {
		from := i * part
		if m.Elements.Splat {
			from = 0
		}
		copy(out[i*step:], raw[from:from+part])
	}
	return out
}
