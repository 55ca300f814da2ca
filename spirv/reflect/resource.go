package reflect

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

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
	// Block is the layout of the block, or, for a descriptor array, of one element.
	Block *block.Shape
	// Narrow says which elements the words of the buffer hold if several share a word. Block then has
	// these elements, or bytes if they have less than 8 bits. Size and RuntimeStride are those of the words.
	Narrow *Narrow
	// Vectors says how the buffer holds vectors as scalars, or is nil. Block then has vectors if they have at most four
	// components and the scalars are whole bytes.
	Vectors *Vectors
	// Unsigned is true if the source declares the integers of the buffer as unsigned, such as ui8. Other integers of
	// modules that are [Module.Signless] have no sign, though the binary declares them as unsigned.
	Unsigned bool
	// Skipped is the number of elements before those of the memref whose buffer this is, if its type states an offset. The
	// kernel skips them itself. It is -1 if the type leaves the offset open and no word of the hidden block is it.
	Skipped int64
	// DataType is the type of the variable, arrays of descriptors included.
	DataType *Type
	// Image is set for images, with or without a sampler.
	Image *ImageInfo
	// InputAttachment is the InputAttachmentIndex, or nil.
	InputAttachment *uint32
	// Qualifiers are decorations such as NonWritable, NonReadable, Coherent, Volatile and
	// Restrict of the variable, or of all members of its block.
	Qualifiers []spec.Decoration
	// Variables lists the variables at this place in the module's order, each as a
	// resource of its own, if there are several.
	Variables []*Resource
	// Memory is the memory of the module that the descriptor shows, nil for arguments. runner.Run binds it.
	Memory *ModuleMemory
}

// MinBytes returns the smallest number of bytes that a host must bind.
func (r *Resource) MinBytes() uint64 { return max(r.Size, r.RuntimeOffset) }

// HostBytes returns the smallest number of bytes of a value of the block. It is less than MinBytes if the last word
// of narrow elements is partly used.
func (r *Resource) HostBytes() uint64 {
	if r.Narrow != nil {
		return uint64(r.Block.Size)
	}
	return r.MinBytes()
}

// Allocated returns the size in bytes of a buffer for a value of size bytes: at least MinBytes, and whole
// words if the kernel accesses the memory in words.
func (r *Resource) Allocated(size int) int {
	size = max(size, int(min(r.MinBytes(), 1<<40)))
	if r.Narrow != nil || r.RuntimeStride != 0 && r.RuntimeStride%4 == 0 {
		return (size + 3) &^ 3 // whole words: at least 4, as size is
	}
	return max(size, 4)
}

// HiddenBuffer reports whether a descriptor is a buffer of reports or of prints, which runner.Run provides
// and whose records have no order.
func (r *Resource) HiddenBuffer() bool {
	return r.Name == report.BufferName || r.Name == report.PrintName
}

// DescriptorType is the kind of descriptor in Vulkan that a variable needs.
type DescriptorType uint8

// The kinds of descriptor. Those from InputAttachment on cannot be bound, and neither can an
// ImageDescriptor.
const (
	StorageBuffer DescriptorType = iota
	UniformBuffer
	// ImageDescriptor is an image whose use only the host knows.
	ImageDescriptor
	SampledImage
	StorageImage
	CombinedImageSampler
	SamplerDescriptor
	UniformTexelBuffer
	StorageTexelBuffer
	InputAttachment
	AccelerationStructure
	OtherDescriptor
)

var descriptorTypeNames = [...]string{
	"storage buffer", "uniform buffer", "image", "sampled image", "storage image", "combined image sampler", "sampler",
	"uniform texel buffer", "storage texel buffer", "input attachment", "acceleration structure", "opaque",
}

// String returns the name of the type, such as "storage buffer".
func (t DescriptorType) String() string { return descriptorTypeNames[min(t, OtherDescriptor)] }

// Resource returns the descriptor that the entry point uses at a place, or nil if there
// is none.
func (e *EntryPoint) Resource(set, binding uint32) *Resource {
	i, ok := sort.Find(len(e.Resources), func(i int) int { return -e.Resources[i].compare(set, binding) })
	if !ok {
		return nil
	}
	return e.Resources[i]
}

// compare orders resources by set and binding.
func (r *Resource) compare(set, binding uint32) int {
	return cmp.Or(cmp.Compare(r.Set, set), cmp.Compare(r.Binding, binding))
}

// isDescriptor reports whether the host binds a variable through a descriptor. A
// variable of UniformConstant without a set and binding is a constant of a kernel, or,
// if it has a location, a uniform of OpenGL.
func isDescriptor(v *idInfo) bool {
	switch {
	case v.kind != kindVariable:
		return false
	case v.class == spec.StorageClassUniformConstant:
		return v.decor.has&(hasSet|hasBinding) != 0
	}
	return v.class == spec.StorageClassUniform || v.class == spec.StorageClassStorageBuffer
}

// collectResources lists the descriptors of all kernels.
func (r *reflector) collectResources(resources []*Resource) {
	var all []*Resource
	for _, id := range r.variables {
		if x := resources[r.index[id]]; x != nil {
			all = append(all, x)
		}
	}
	for _, x := range joined(all) {
		r.m.Resources = append(r.m.Resources, *x)
	}
}

// joined sorts resources by set and binding, and joins resources with the same set and
// binding.
func joined(all []*Resource) []*Resource {
	slices.SortStableFunc(all, func(a, b *Resource) int { return a.compare(b.Set, b.Binding) })
	out := all[:0]
	copied := false // the last of out is a copy
	for _, x := range all {
		n := len(out)
		if n == 0 || out[n-1].compare(x.Set, x.Binding) != 0 {
			out, copied = append(out, x), false
			continue
		}
		if !copied {
			both := *out[n-1]
			out[n-1], copied = &both, true
		}
		out[n-1].alias(x)
	}
	return out
}

// alias joins r with a second variable at the same set and binding: the host must
// satisfy both.
func (r *Resource) alias(x *Resource) {
	if r.Variables == nil {
		own := *r
		r.Variables = []*Resource{&own}
	}
	r.Variables = append(r.Variables, x)
	r.Size = max(r.Size, x.Size)
	r.Count = max(r.Count, x.Count)
	if r.RuntimeStride == 0 {
		r.RuntimeStride, r.RuntimeOffset = x.RuntimeStride, x.RuntimeOffset
	}
	if r.Type != x.Type {
		r.Type = OtherDescriptor
	}
	if r.Image != nil && (x.Image == nil || *r.Image != *x.Image) {
		r.Image = nil
	}
	r.Qualifiers = slices.DeleteFunc(slices.Clone(r.Qualifiers), func(d spec.Decoration) bool { return !slices.Contains(x.Qualifiers, d) })
}

func (r *reflector) resource(v *idInfo) Resource {
	out := Resource{Set: v.decor.set, Binding: v.decor.binding, StorageClass: v.class, Count: 1, Name: v.name,
		InputAttachment: v.decor.value(spec.DecorationInputAttachmentIndex)}
	leaf := r.pointee(v)
	out.DataType = r.typeOf(leaf)
	count := uint64(1)
	t := r.get(leaf)
	if t.kind == kindArray || t.kind == kindRuntimeArray {
		count, t = t.descriptors, r.get(t.leaf)
	}
	out.Count = uint32(min(count, math.MaxUint32))
	out.Size, out.RuntimeOffset, out.RuntimeStride = t.size, t.runtimeOffset, t.runtimeStride
	out.Block = t.shape
	if out.Block == nil {
		out.Block = &opaque
	}
	if t.typ != nil {
		out.Image = t.typ.Image
	}
	out.Qualifiers = (v.decor.qualifiers | r.ofAllMembers(t.typ)).list()
	out.Type = descriptorType(v, t)
	return out
}

// ofAllMembers returns the access qualifiers that all members of a block have.
func (r *reflector) ofAllMembers(t *Type) qualifierSet {
	if t == nil || t.Kind != StructType || len(t.Members) == 0 {
		return 0
	}
	return t.access
}

func descriptorType(v, t *idInfo) DescriptorType {
	switch t.kind {
	case kindStruct:
		switch {
		case v.class == spec.StorageClassStorageBuffer || t.decor.has&hasBufferBlock != 0:
			return StorageBuffer
		case v.class == spec.StorageClassUniform:
			return UniformBuffer
		}
	case kindImage:
		if t.typ != nil && t.typ.Image != nil { // an invalid module can declare an id twice
			return t.typ.Image.descriptor()
		}
	case kindSampler:
		return SamplerDescriptor
	case kindSampledImage:
		if t.typ != nil && t.typ.Image != nil && t.typ.Image.Dim == spec.DimBuffer {
			return UniformTexelBuffer
		}
		return CombinedImageSampler
	case kindAccel:
		return AccelerationStructure
	}
	return OtherDescriptor
}

func (i *ImageInfo) descriptor() DescriptorType {
	switch {
	case i.Dim == spec.DimSubpassData:
		return InputAttachment
	case i.Dim == spec.DimBuffer && i.Use == 2:
		return StorageTexelBuffer
	case i.Dim == spec.DimBuffer:
		return UniformTexelBuffer
	case i.Use == 1:
		return SampledImage
	case i.Use == 2:
		return StorageImage
	}
	return ImageDescriptor
}
