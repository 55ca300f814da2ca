package reflect

import (
	"bytes"
	"cmp"
	"slices"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/spirv/report"
)

// ModuleMemory is a storage buffer that belongs to a module, not to the arguments of a kernel: a table of constants that
// is too large for the binary's code, or a variable that keeps its contents from launch to launch (docs/abi.md).
type ModuleMemory struct {
	// Name is the name in the source.
	Name string
	// Set and Binding are those of the buffer.
	Set, Binding uint32
	// Bytes is the size of the memory.
	Bytes uint64
	// Constant is set if no kernel writes the memory.
	Constant bool
	// Pieces are the contents before the first launch, by their offsets. What belongs to no piece is zero.
	Pieces []Piece
}

// Contents returns the bytes that the memory holds before the first launch, a new slice.
func (m *ModuleMemory) Contents() []byte {
	data := make([]byte, m.Bytes)
	for i := range m.Pieces {
		(*report.Piece)(&m.Pieces[i]).Put(data)
	}
	return data
}

// collectMemory lists the memory of the module that strings describe.
func (r *reflector) collectMemory() []ModuleMemory {
	var all []ModuleMemory
	type at struct{ set, binding uint32 }
	pieces := map[at][]Piece{}
	for _, text := range r.described() {
		if m, ok := report.ParseMemory(text); ok {
			all = append(all, ModuleMemory{Name: m.Name, Set: m.Set, Binding: m.Binding, Bytes: m.Bytes, Constant: m.Constant})
		} else if set, binding, p, ok := report.ParsePiece(text); ok {
			pieces[at{set, binding}] = append(pieces[at{set, binding}], Piece(p))
		}
	}
	for i := range all {
		m := &all[i]
		m.Pieces = pieces[at{m.Set, m.Binding}]
		sorted.Stable(m.Pieces, func(x, y Piece) int {
			return cmp.Or(cmp.Compare(x.Offset, y.Offset), cmp.Compare(x.Count, y.Count), bytes.Compare(x.Data, y.Data))
		})
	}
	sorted.Stable(all, func(x, y ModuleMemory) int {
		return cmp.Or(cmp.Compare(x.Set, y.Set), cmp.Compare(x.Binding, y.Binding), cmp.Compare(x.Name, y.Name))
	})
	return all
}

// finishModuleMemory sets the memory of the module and of its descriptors. It drops descriptions that fit no descriptor.
func (r *reflector) finishModuleMemory(all []ModuleMemory) {
	all = slices.DeleteFunc(all, func(m ModuleMemory) bool {
		at := r.m.Resource(m.Set, m.Binding)
		return at == nil || at.Type != StorageBuffer || at.Count != 1 || at.RuntimeStride != 0 || at.MinBytes() != m.Bytes || len(at.Variables) > 0
	})
	all = slices.CompactFunc(all, func(x, y ModuleMemory) bool { return x.Set == y.Set && x.Binding == y.Binding })
	r.m.Memory = all
	if len(all) == 0 {
		return
	}
	for i := range r.m.Resources {
		r.m.Resources[i].Memory = r.m.memoryAt(&r.m.Resources[i])
	}
	for i := range r.m.EntryPoints {
		for _, at := range r.m.EntryPoints[i].Resources {
			at.Memory = r.m.memoryAt(at)
		}
	}
}

// memoryAt returns the memory of the module at the place of a descriptor, or nil.
func (m *Module) memoryAt(r *Resource) *ModuleMemory {
	i, ok := slices.BinarySearchFunc(m.Memory, r, func(x ModuleMemory, r *Resource) int { return -r.compare(x.Set, x.Binding) })
	if !ok {
		return nil
	}
	return &m.Memory[i]
}
