//go:build cgo

package vulkan

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"fmt"
	"strconv"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// Kernels with a descriptor heap have no descriptor sets. So the descriptors of the launch's bindings are in the heap too, behind those of the
// launch, and the pipeline maps sets and bindings to these places.

// boundAt returns the offset of the first descriptor of a binding in the heap, in bytes.
func (d *Device) boundAt(l *runner.Launch) int {
	size, align := l.HeapSize(d.info.Heap), d.info.Heap.DescriptorAlignment
	return (size + align - 1) / align * align
}

// checkHeap returns an error if the device cannot use the heap of a launch.
func (d *Device) checkHeap(l *runner.Launch) error {
	if len(l.Heap) == 0 {
		return nil
	}
	if !d.enabled[runner.HeapFeature] {
		return &runner.FeatureError{Device: d.info.Name, Feature: runner.HeapFeature, Descriptor: "a descriptor heap"}
	}
	for i := range l.Heap {
		b, ok := l.Heap[i].Buffer.(*buffer)
		switch {
		case !ok || b.d != d:
			return fmt.Errorf("entry point %q: byte %d of the descriptor heap: the buffer belongs to another device", l.Entry, l.Heap[i].Offset)
		case b.b == nil:
			return fmt.Errorf("entry point %q: byte %d of the descriptor heap: the buffer was closed", l.Entry, l.Heap[i].Offset)
		}
	}
	entry := l.Module.EntryPoint(l.Entry)
	plain := entry.PushConstantSize == 0
	for _, r := range entry.Resources {
		plain = plain && (r.Type == reflect.StorageBuffer || r.Type == reflect.UniformBuffer)
		for index := range r.Count {
			b := l.Bound(r.Set, r.Binding, index)
			plain = plain && b != nil && b.Buffer != nil && !b.Dynamic
		}
	}
	if !plain {
		return &runner.FeatureError{
			Device: d.info.Name, Descriptor: fmt.Sprintf("entry point %q: an image, a dynamic offset or a push constant beside a descriptor heap", l.Entry),
			Feature: "descriptorHeap for images, dynamic offsets and push constants (beside a heap, runner/vulkan binds buffers only)",
		}
	}
	return nil
}

// heapKey returns what the pipeline of a launch depends on if it has a heap.
func (d *Device) heapKey(l *runner.Launch) string {
	if len(l.Heap) == 0 {
		return ""
	}
	return "heap" + strconv.Itoa(d.boundAt(l))
}

// buildHeap builds a pipeline for a launch with a heap.
func (d *Device) buildHeap(l *runner.Launch, spec *specialization) (*pipeline, error) {
	entry := l.Module.EntryPoint(l.Entry)
	var slots []C.spvc_slot
	for _, r := range entry.Resources {
		slots = append(slots, C.spvc_slot{set: C.uint32_t(r.Set), binding: C.uint32_t(r.Binding), count: C.uint32_t(r.Count)})
	}
	p := &pipeline{}
	name := C.CString(l.Entry)
	defer C.free(unsafe.Pointer(name))
	r := vk.Result(C.spvc_heap_pipeline(d.c,
		(*C.uint32_t)(unsafe.Pointer(unsafe.SliceData(l.Module.Words))), C.size_t(len(l.Module.Words)), name,
		unsafe.SliceData(slots), C.uint32_t(len(slots)), C.uint32_t(d.boundAt(l)), C.uint32_t(d.info.Heap.DescriptorSize),
		unsafe.SliceData(spec.entries), C.uint32_t(len(spec.entries)), unsafe.Pointer(unsafe.SliceData(spec.data)), C.size_t(len(spec.data)), &p.c))
	if r != vk.Success {
		return nil, fmt.Errorf("entry point %q: %w", l.Entry, d.fatal("building a compute pipeline", r))
	}
	return p, nil
}

// fillHeap makes the heap of a launch in memory that the frame keeps, and sets it in a step.
func (d *Device) fillHeap(f *frame, l *runner.Launch, step *C.spvc_step) error {
	if len(l.Heap) == 0 {
		return nil
	}
	var list []C.spvc_heap_descriptor
	add := func(offset int, uniform bool, b *block, start, size int) {
		kind := vk.DescriptorTypeStorageBuffer
		if uniform {
			kind = vk.DescriptorTypeUniformBuffer
		}
		f.pin(b)
		list = append(list, C.spvc_heap_descriptor{offset: C.uint64_t(offset), address: C.uint64_t(b.address() + uint64(start)), size: C.uint64_t(size), _type: C.uint32_t(kind)})
	}
	for i := range l.Heap {
		h := &l.Heap[i]
		add(h.Offset, h.Uniform, h.Buffer.(*buffer).b, h.Start, h.Range())
	}
	at := d.boundAt(l)
	for _, r := range l.Module.EntryPoint(l.Entry).Resources {
		for index := range r.Count {
			b := l.Bound(r.Set, r.Binding, index)
			add(at, r.Type == reflect.UniformBuffer, b.Buffer.(*buffer).b, b.Start(), b.Range(r))
			at += d.info.Heap.DescriptorSize
		}
	}
	align := uint64(d.heapLimits.heap_align)
	up := func(n uint64) uint64 { return (n + align - 1) / align * align }
	size := up(uint64(at)) + up(uint64(d.heapLimits.reserved))
	if size > uint64(d.heapLimits.most) {
		return &runner.LimitError{Device: d.info.Name, Limit: "maxResourceHeapSize", Value: size, Max: uint64(d.heapLimits.most)}
	}
	a, err := d.allocate(size+align, true)
	if err != nil {
		return err
	}
	f.heaps = append(f.heaps, a)
	skip := up(uint64(a.c.address)) - uint64(a.c.address)
	memory := (*C.uint8_t)(unsafe.Add(a.c.mapped, skip))
	if r := vk.Result(C.spvc_heap_write(d.c, &list[0], C.uint32_t(len(list)), C.uint64_t(d.info.Heap.DescriptorSize), memory)); r != vk.Success {
		return d.fatal("vkWriteResourceDescriptorsEXT", r)
	}
	step.heap_address, step.heap_size, step.heap_reserved = a.c.address+C.uint64_t(skip), C.uint64_t(size), C.uint64_t(up(uint64(d.heapLimits.reserved)))
	return d.sync(a, 0, a.size, true)
}
