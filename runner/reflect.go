package runner

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
)

// Module is what a host must know of a SPIR-V module to run it.
type Module struct {
	// Words is the module itself. It must not change.
	Words []uint32
	// Hash is the SHA-256 of the words in little-endian order.
	Hash [32]byte
	// Major and Minor are the module's SPIR-V version.
	Major, Minor uint8
	// Capabilities and Extensions are what the module declares, sorted.
	Capabilities []spec.Capability
	Extensions   []string
	// EntryPoints are in the module's order.
	EntryPoints []EntryPoint
	// Resources are the descriptors of the module, sorted by set and binding.
	// Variables that share a set and binding are one resource, with the larger size;
	// what a kernel needs there is in its EntryPoint.
	Resources []Resource
	// SpecConstants are the constants that a host can replace, sorted by ID.
	SpecConstants []SpecConstant
	// Pointees are the structs that PhysicalStorageBuffer pointers point to, in the
	// order of the pointers' types.
	Pointees []Pointee
}

// Pointee is a block that is reached through device addresses.
type Pointee struct {
	// Name is the OpName of the struct type, if any.
	Name  string
	Block *block.Shape
}

// EntryPoint is a kernel of a module.
type EntryPoint struct {
	Name string
	// Model is the execution model, [GLCompute] for kernels.
	Model spec.ExecutionModel
	// LocalSize is the workgroup size with all specialisation constants at
	// their defaults; see [EntryPoint.WorkgroupSize].
	LocalSize [3]uint32
	// Resources are the descriptors that the entry point statically uses, sorted
	// by set and binding. Another kernel of the module may have other types and
	// sizes at the same places.
	Resources []*Resource
	// PushConstantSize is the size in bytes of the push constant block that
	// the entry point uses, or 0.
	PushConstantSize uint64
	// PushConstants is the layout of that block, or nil.
	PushConstants *block.Shape
	// WorkgroupMemory is the size in bytes of the workgroup variables in use,
	// padding between and inside them left out.
	WorkgroupMemory uint64

	localSizeSpec [3]specRef
}

// specRef names the specialisation constant behind a value, if there is one.
type specRef struct {
	id      uint32
	present bool
}

// Resource is a descriptor: a place where the host binds memory.
type Resource struct {
	Set, Binding uint32
	Type         DescriptorType
	// StorageClass is the variable's SPIR-V storage class.
	StorageClass spec.StorageClass
	// Count is the number of descriptors: 1, the length of a descriptor
	// array, or 0 for an array without a length.
	Count uint32
	// Size is the size in bytes of the block without a runtime array at its
	// end.
	Size uint64
	// RuntimeStride is the stride in bytes of the runtime array that ends the
	// block and begins at RuntimeOffset, or 0 if there is none.
	RuntimeStride, RuntimeOffset uint64
	// Name is the variable's OpName, if any.
	Name string
	// Block is the layout of the block, that of an element if the descriptor is an
	// array.
	Block *block.Shape
}

// MinBytes is the least number of bytes that a host must bind.
func (r *Resource) MinBytes() uint64 { return max(r.Size, r.RuntimeOffset) }

// need is MinBytes in words.
func (r *Resource) need() string {
	if r.MinBytes() == 0 {
		return "at least one byte"
	}
	s := strconv.FormatUint(r.MinBytes(), 10) + " bytes"
	if r.RuntimeStride != 0 {
		s += " and " + strconv.FormatUint(r.RuntimeStride, 10) + " per element of its runtime array"
	}
	return s
}

// DescriptorType is the kind of descriptor that a variable needs.
type DescriptorType uint8

// The kinds of descriptor. Only buffers can be bound.
const (
	StorageBuffer DescriptorType = iota
	UniformBuffer
	ImageDescriptor
	SamplerDescriptor
	SampledImageDescriptor
	AccelerationStructure
	OtherDescriptor
)

var descriptorTypeNames = [...]string{
	"storage buffer", "uniform buffer", "image", "sampler", "sampled image", "acceleration structure", "opaque",
}

// String is the type in words, "storage buffer" say.
func (t DescriptorType) String() string { return descriptorTypeNames[min(t, OtherDescriptor)] }

// SpecConstant is a constant that the host can replace before compilation.
type SpecConstant struct {
	// ID is the SpecId, Name the OpName if any.
	ID   uint32
	Name string
	// Bits is the width, 1 for booleans, and Default the default value.
	Bits    uint32
	Default uint64
}

// GLCompute is the execution model of compute kernels.
const GLCompute = spec.ExecutionModelGLCompute

// EntryPoint finds the GLCompute entry point of that name, or else any entry
// point of that name, or nil.
func (m *Module) EntryPoint(name string) *EntryPoint {
	var found *EntryPoint
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		if e.Name == name && (found == nil || e.Model == GLCompute) {
			found = e
		}
	}
	return found
}

// Resource finds the descriptor at a place, or nil.
func (m *Module) Resource(set, binding uint32) *Resource {
	i, ok := slices.BinarySearchFunc(m.Resources, Resource{Set: set, Binding: binding}, byPlace)
	if !ok {
		return nil
	}
	return &m.Resources[i]
}

// byPlace orders resources by set and binding.
func byPlace(a, b Resource) int {
	return cmp.Or(cmp.Compare(a.Set, b.Set), cmp.Compare(a.Binding, b.Binding))
}

// Spec finds the specialisation constant with that SpecId, or nil.
func (m *Module) Spec(id uint32) *SpecConstant {
	i, ok := slices.BinarySearchFunc(m.SpecConstants, id, func(c SpecConstant, id uint32) int {
		return cmp.Compare(c.ID, id)
	})
	if !ok {
		return nil
	}
	return &m.SpecConstants[i]
}

func (m *Module) entryNames() string {
	if len(m.EntryPoints) == 0 {
		return "none"
	}
	names := make([]string, len(m.EntryPoints))
	for i := range m.EntryPoints {
		names[i] = strconv.Quote(m.EntryPoints[i].Name)
	}
	return strings.Join(names, ", ")
}

// WorkgroupSize is the number of invocations of a workgroup in x, y, z under
// the given specialisation.
func (e *EntryPoint) WorkgroupSize(spec []SpecValue) [3]uint32 {
	size := e.LocalSize
	for i, ref := range e.localSizeSpec {
		if !ref.present {
			continue
		}
		for _, s := range spec {
			if s.ID == ref.id {
				size[i] = uint32(s.Bits)
			}
		}
	}
	return size
}

// Reflect reads what a host must know from a module's words. It expects a
// valid module; of an invalid one it may report nonsense or a [*ModuleError],
// but it neither panics nor takes more than linear time and memory. The words
// are kept, not copied.
func Reflect(words []uint32) (*Module, error) {
	r, err := newReflector(words)
	if err != nil {
		return nil, err
	}
	if err := r.scan(); err != nil {
		return nil, err
	}
	r.finish()
	r.m.Hash = hashWords(words)
	return r.m, nil
}

func hashWords(words []uint32) [32]byte {
	h := sha256.New()
	var buf [4096]byte
	for chunk := range slices.Chunk(words, len(buf)/4) {
		for i, w := range chunk {
			binary.LittleEndian.PutUint32(buf[4*i:], w)
		}
		h.Write(buf[:4*len(chunk)])
	}
	return [32]byte(h.Sum(nil))
}

// Resource finds the descriptor at a place that the entry point uses, or nil.
func (e *EntryPoint) Resource(set, binding uint32) *Resource {
	i, ok := slices.BinarySearchFunc(e.Resources, &Resource{Set: set, Binding: binding}, func(a, b *Resource) int { return byPlace(*a, *b) })
	if !ok {
		return nil
	}
	return e.Resources[i]
}
