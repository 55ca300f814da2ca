package runner

import (
	"fmt"
	"slices"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// HeapFeature is the feature of devices whose kernels find buffers in a descriptor heap (VK_EXT_descriptor_heap).
const HeapFeature = "descriptorHeap"

// HeapLimits describe the descriptors of buffers in the heap of resources, in bytes. They are 0 on a device without heaps.
type HeapLimits struct {
	// DescriptorSize is the size of a descriptor, which OpConstantSizeOfEXT gives, and DescriptorAlignment the alignment
	// of its place in the heap (VkPhysicalDeviceDescriptorHeapPropertiesEXT).
	DescriptorSize, DescriptorAlignment int
}

// HeapDescriptor is a descriptor of a buffer in the heap of resources of a launch.
type HeapDescriptor struct {
	// Offset is its place in the heap, in bytes.
	Offset int
	// Uniform is true for the descriptor of a uniform buffer, else it is one of a storage buffer.
	Uniform bool
	// Buffer is the memory. The range begins at byte Start, and has Size bytes, or all to the end of the buffer if Size is 0.
	Buffer      Buffer
	Start, Size int
}

// Range returns the number of bytes that the descriptor shows.
func (d *HeapDescriptor) Range() int {
	if d.Size == 0 && d.Buffer != nil {
		return d.Buffer.Size() - d.Start
	}
	return d.Size
}

// HeapSize returns the size in bytes of a heap with the descriptors of the launch.
func (l *Launch) HeapSize(limits HeapLimits) int {
	size := 0
	for i := range l.Heap {
		size = max(size, l.Heap[i].Offset+limits.DescriptorSize)
	}
	return size
}

// checkHeap refuses descriptors that overlap or are not where the device permits them, and a kernel that takes descriptors from a
// heap that the launch does not have.
func (l *Launch) checkHeap(entry *reflect.EntryPoint, info *DeviceInfo) error {
	fail := func(format string, args ...any) error {
		return fmt.Errorf("entry point %q: the descriptor heap: "+format, append([]any{l.Entry}, args...)...)
	}
	for _, a := range entry.Heap {
		switch {
		case a.Heap == spec.BuiltInSamplerHeapEXT || a.Resource.Type != reflect.StorageBuffer && a.Resource.Type != reflect.UniformBuffer:
			return fail("a %s cannot be bound by this runner", a.Resource.Type)
		case len(l.Heap) == 0:
			return fail("the kernel takes a %s from it, but the host provides none", a.Resource.Type)
		}
	}
	if len(l.Heap) == 0 {
		return nil
	}
	if info.Heap.DescriptorSize == 0 {
		return &FeatureError{Device: info.Name, Feature: HeapFeature, Descriptor: "a descriptor heap"}
	}
	places := make([]int, len(l.Heap))
	for i := range l.Heap {
		d := &l.Heap[i]
		align := info.Limits.MinStorageBufferOffsetAlignment
		if d.Uniform {
			align = info.Limits.MinUniformBufferOffsetAlignment
		}
		size := 0
		if d.Buffer != nil {
			size = d.Buffer.Size()
		}
		switch places[i] = d.Offset; {
		case d.Offset < 0 || d.Offset%info.Heap.DescriptorAlignment != 0:
			return fail("byte %d is no place of a descriptor, which are multiples of %d", d.Offset, info.Heap.DescriptorAlignment)
		case d.Range() <= 0 || d.Start < 0 || d.Start > size-d.Range():
			return fail("the range from byte %d of %d bytes at byte %d of the heap is not in a buffer", d.Start, d.Range(), d.Offset)
		case align != 0 && uint64(d.Start)%align != 0:
			return fail("a range begins at byte %d, which is no multiple of %d", d.Start, align)
		}
	}
	slices.Sort(places)
	for i := 1; i < len(places); i++ {
		if places[i] < places[i-1]+info.Heap.DescriptorSize {
			return fail("the descriptors at bytes %d and %d overlap; each has %d bytes", places[i-1], places[i], info.Heap.DescriptorSize)
		}
	}
	return nil
}
