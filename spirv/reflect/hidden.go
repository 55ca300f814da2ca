package reflect

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/report"
)

// HiddenBlock describes the block through which a kernel gets numbers of its memref arguments
// that the compiler did not know: offsets, sizes and strides; and scalar arguments, if it was
// compiled so (docs/abi.md).
type HiddenBlock struct {
	// Push is set if the block is in push constants. Otherwise it is a uniform buffer at
	// Set and Binding.
	Push         bool
	Set, Binding uint32
	// Words are the numbers, in the order of the block.
	Words []HiddenWord
}

// HiddenWord is a number in a hidden block.
type HiddenWord struct {
	// Member is the word's number in the block.
	Member int
	// Arg is the number of the kernel's argument, Set and Binding its descriptor.
	Arg          int
	Set, Binding uint32
	Kind         WordKind
	// Dim is the dimension of a size or stride, Rank the number of dimensions.
	Dim, Rank int
	// Bits is the number of bits of an element, or 0 if elements are no integers. A word of
	// memory may hold several of them.
	Bits int
	// Offset is the place of the word in the block, and Bytes its size.
	Offset, Bytes int64
	// Memory describes the buffer behind an address as its descriptor would; it is nil for other
	// words.
	Memory *Resource
}

// collectHidden collects the hidden blocks that strings describe, by kernel.
func (r *reflector) collectHidden() map[string]*HiddenBlock {
	var blocks map[string]*HiddenBlock
	var words map[string][]HiddenWord
	for _, s := range r.described() {
		if kernel, b, ok := report.ParseBlock(s); ok {
			if blocks == nil {
				blocks = map[string]*HiddenBlock{}
			}
			blocks[kernel] = &HiddenBlock{Push: b.Push, Set: b.Set, Binding: b.Binding}
		} else if kernel, w, ok := report.ParseWord(s); ok {
			if words == nil {
				words = map[string][]HiddenWord{}
			}
			words[kernel] = append(words[kernel], HiddenWord{Member: w.Member, Arg: w.Arg, Set: w.Set, Binding: w.Binding,
				Kind: WordKind(w.Kind), Dim: w.Dim, Rank: w.Rank, Bits: w.Bits})
		}
	}
	for kernel, b := range blocks {
		b.Words = words[kernel]
		sorted.Stable(b.Words, func(x, y HiddenWord) int { return x.Member - y.Member })
	}
	return blocks
}

// collectShared collects the workgroup memory that strings describe, by kernel.
func (r *reflector) collectShared() map[string]*Shared {
	var all map[string]*Shared
	for _, s := range r.described() {
		if kernel, shared, ok := report.ParseShared(s); ok {
			if all == nil {
				all = map[string]*Shared{}
			}
			all[kernel] = (*Shared)(&shared)
		}
	}
	return all
}

// SharedConstants returns the value of the specialization constant that makes the workgroup memory
// whose size the launch sets hold a number of bytes. A kernel without such memory takes any size, and
// has no such constant.
func (e *EntryPoint) SharedConstants(bytes uint64) ([]SpecValue, error) {
	if e.Shared == nil {
		return nil, nil
	}
	n := bytes / uint64(e.Shared.Bytes)
	if n == 0 || n > math.MaxUint32 {
		return nil, fmt.Errorf("entry point %q has workgroup memory whose size the launch sets, and %d bytes are no size for elements of %d bytes", e.Name, bytes, e.Shared.Bytes)
	}
	return []SpecValue{{ID: e.Shared.SpecID, Bits: n}}, nil
}

// SharedMemory returns the size in bytes of the workgroup variables in use under a specialization of the module.
func (e *EntryPoint) SharedMemory(spec []SpecValue) uint64 {
	size := e.WorkgroupMemory
	if e.Shared == nil || e.specialized {
		return size
	}
	for _, s := range spec {
		if s.ID == e.Shared.SpecID {
			// WorkgroupMemory has the default, one element.
			size = satAdd(e.WorkgroupMemory, (max(uint64(uint32(s.Bits)), 1)-1)*uint64(e.Shared.Bytes))
		}
	}
	return size
}

// finishHidden sets the hidden block of e. It drops a description that does not fit the block.
func (e *EntryPoint) finishHidden(h *HiddenBlock) {
	if h == nil || e.Model != GLCompute {
		return
	}
	shape := e.PushConstants
	if !h.Push {
		r := e.Resource(h.Set, h.Binding)
		if r == nil {
			e.Unused = h
		}
		if r == nil || r.Type != UniformBuffer {
			return
		}
		shape = r.Block
	}
	if shape == nil && h.Push {
		e.Unused = h
	}
	if shape == nil || shape.Kind != block.Struct {
		return
	}
	out := HiddenBlock{Push: h.Push, Set: h.Set, Binding: h.Binding, Words: slices.Clone(h.Words)}
	for i := range out.Words {
		w := &out.Words[i]
		if w.Member >= len(shape.Fields) {
			return
		}
		f := &shape.Fields[w.Member]
		w.Offset, w.Bytes = f.Offset, f.Shape.Size
		if w.Bytes != 4 && w.Bytes != 8 || w.Offset < 0 || w.Offset > maxHidden {
			return
		}
		if w.Kind != WordAddress {
			continue
		}
		pointee := f.Shape.Pointee
		if pointee == nil || pointee.Kind != block.Struct {
			return
		}
		w.Memory = &Resource{Name: fmt.Sprintf("%s_arg_%d", e.Name, w.Arg), Set: w.Set, Binding: w.Binding, Type: StorageBuffer, Count: 1, Block: pointee}
	}
	e.Hidden = &out
}

// maxHidden bounds the size of a hidden block in bytes.
const maxHidden = 1 << 20

// Size returns the size in bytes of the block up to its last word.
func (h *HiddenBlock) Size() int {
	size := int64(0)
	for i := range h.Words {
		size = max(size, h.Words[i].Offset+h.Words[i].Bytes)
	}
	return int(size)
}

// Fill writes the words into data, which holds the block. number returns the value of a word. A
// value that does not fit in its word is an error.
func (h *HiddenBlock) Fill(data []byte, number func(w *HiddenWord) (int64, error)) error {
	if len(data) < h.Size() {
		return fmt.Errorf("the hidden block has %d bytes, not %d", h.Size(), len(data))
	}
	for i := range h.Words {
		w := &h.Words[i]
		v, err := number(w)
		if err != nil {
			return err
		}
		if w.Bytes == 8 {
			binary.LittleEndian.PutUint64(data[w.Offset:], uint64(v))
			continue
		}
		if v != int64(int32(v)) && (v < 0 || v > 1<<32-1) {
			return fmt.Errorf("%s of argument %d is %d, which does not fit in the 32 bits of index", w.Label(), w.Arg, v)
		}
		binary.LittleEndian.PutUint32(data[w.Offset:], uint32(v))
	}
	return nil
}

// Label returns a text for the word, such as "size 1" or "the offset".
func (w *HiddenWord) Label() string {
	switch w.Kind {
	case WordOffset:
		return "the offset"
	case WordValue:
		return "the value"
	case WordAddress:
		return "the address"
	}
	return fmt.Sprintf("%s %d", w.Kind, w.Dim)
}

// Value returns the word that is the scalar argument at a set and binding, or nil.
func (h *HiddenBlock) Value(set, binding uint32) *HiddenWord {
	if h == nil {
		return nil
	}
	for i := range h.Words {
		if w := &h.Words[i]; w.Kind == WordValue && w.Set == set && w.Binding == binding {
			return w
		}
	}
	return nil
}

// Has reports whether the block has a word for the argument at a set and binding.
func (h *HiddenBlock) Has(set, binding uint32) bool {
	return h != nil && slices.ContainsFunc(h.Words, func(w HiddenWord) bool { return w.Set == set && w.Binding == binding })
}

// Named returns the word that is the scalar argument with a name such as "arg_1", or nil.
func (h *HiddenBlock) Named(name string) *HiddenWord {
	if h == nil {
		return nil
	}
	for i := range h.Words {
		if w := &h.Words[i]; w.Kind == WordValue && fmt.Sprintf("arg_%d", w.Arg) == name {
			return w
		}
	}
	return nil
}

// Memory returns the storage buffer that the entry point accesses at a set and binding, by a
// descriptor or by an address in its hidden block, or nil.
func (e *EntryPoint) Memory(set, binding uint32) *Resource {
	if r := e.Resource(set, binding); r != nil || e.Hidden == nil {
		return r
	}
	for i := range e.Hidden.Words {
		if w := &e.Hidden.Words[i]; w.Memory != nil && w.Set == set && w.Binding == binding {
			return w.Memory
		}
	}
	return nil
}

// Holds reports whether the hidden block of the kernel lies at a set and binding.
func (h *HiddenBlock) Holds(set, binding uint32) bool {
	return h != nil && !h.Push && h.Set == set && h.Binding == binding
}
