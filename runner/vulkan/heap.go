//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"math/bits"
	"slices"
	"unsafe"

	vk "github.com/goki/vulkan"
)

const (
	// minClass is the smallest size of a block. It meets every alignment that the
	// API allows a device to ask of a descriptor's offset or of mapped memory.
	minClass = 256
	// maxSlabClass is the largest block size for which 64 blocks share an allocation.
	// Drivers may limit the number of allocations to 4096.
	maxSlabClass = 64 << 10
	slabBlocks   = 64
	// maxSpare and maxSpareBytes bound the large allocations kept for later use.
	maxSpare      = 16
	maxSpareBytes = 256 << 20
	// stagingSize is the size of a staging buffer, and so the largest size of one copy.
	stagingSize = 4 << 20
	maxStaging  = 2
)

// allocation is a VkBuffer with its own memory. If the host can access the memory, it
// stays mapped.
type allocation struct {
	c    C.spvc_buffer
	size uint64 // the size of the VkBuffer
	// class is the size of the blocks that share the allocation, or 0 if one block
	// takes all of it.
	class uint64
	// free has one bit for each block.
	free uint64
}

// mapped returns the allocation's memory, which must be host-visible.
func (a *allocation) mapped() []byte { return unsafe.Slice((*byte)(a.c.mapped), a.size) }

// block is a buffer's part of an allocation.
type block struct {
	uses
	a            *allocation
	offset, size uint64
	// texels are the views of texel buffers. They begin with the first one.
	texels map[texelView]C.VkBufferView
}

func (b *block) mapped() []byte { return b.a.mapped()[b.offset : b.offset+b.size] }

func (b *block) address() uint64 {
	if b.a.c.address == 0 {
		return 0
	}
	return uint64(b.a.c.address) + b.offset
}

// heap is a device's memory. It is guarded by the device's lock.
type heap struct {
	all map[*allocation]struct{}
	// slabs are the shared allocations with a free block, by class.
	slabs      map[uint64][]*allocation
	spare      []*allocation
	spareBytes uint64
	staging    []*allocation // unused
}

// class rounds sizes up, so that a freed block fits many requests.
func class(size uint64) uint64 {
	switch {
	case size <= minClass:
		return minClass
	case size > 1<<24:
		return (size + 1<<20 - 1) &^ (1<<20 - 1)
	}
	return 1 << bits.Len64(size-1)
}

// newBlock takes a block from the heap. Its contents are undefined.
func (d *Device) newBlock(size uint64) (*block, error) {
	h, size := &d.heap, class(size)
	if size > maxSlabClass {
		if i := slices.IndexFunc(h.spare, func(a *allocation) bool { return a.size == size }); i >= 0 {
			a := h.spare[i]
			h.spare = slices.Delete(h.spare, i, i+1)
			h.spareBytes -= size
			return &block{a: a, size: size}, nil
		}
		a, err := d.allocate(size, d.hostMemory)
		return &block{a: a, size: size}, err
	}
	list := h.slabs[size]
	if len(list) == 0 {
		a, err := d.allocate(size*slabBlocks, d.hostMemory)
		if err != nil {
			return nil, err
		}
		a.class, a.free = size, 1<<slabBlocks-1
		list = append(list, a)
	}
	a := list[len(list)-1]
	i := bits.TrailingZeros64(a.free)
	a.free &^= 1 << i
	if a.free == 0 {
		list = list[:len(list)-1]
	}
	h.slabs[size] = list
	return &block{a: a, offset: uint64(i) * size, size: size}, nil
}

// free returns the block to the heap.
func (b *block) free(d *Device) {
	b.dropViews(d)
	h, a := &d.heap, b.a
	if a.class == 0 {
		if len(h.spare) >= maxSpare || h.spareBytes+a.size > maxSpareBytes {
			d.destroy(a)
			return
		}
		h.spare = append(h.spare, a)
		h.spareBytes += a.size
		return
	}
	if a.free == 0 {
		h.slabs[a.class] = append(h.slabs[a.class], a)
	}
	a.free |= 1 << (b.offset / a.class)
	list := h.slabs[a.class]
	if a.free == 1<<slabBlocks-1 && len(list) > 1 {
		i := slices.Index(list, a)
		h.slabs[a.class] = slices.Delete(list, i, i+1)
		d.destroy(a)
	}
}

// takeStaging takes or makes a staging buffer.
func (d *Device) takeStaging() (*allocation, error) {
	h := &d.heap
	if n := len(h.staging); n > 0 {
		a := h.staging[n-1]
		h.staging = h.staging[:n-1]
		return a, nil
	}
	return d.allocate(stagingSize, true)
}

func (d *Device) giveStaging(a *allocation) {
	if len(d.heap.staging) >= maxStaging {
		d.destroy(a)
		return
	}
	d.heap.staging = append(d.heap.staging, a)
}

// allocate makes an allocation. If the memory does not suffice, it first frees
// the allocations that the heap kept for later.
func (d *Device) allocate(size uint64, host bool) (*allocation, error) {
	a := &allocation{size: size}
	flag := C.int(0)
	if host {
		flag = 1
	}
	r := vk.Result(C.spvc_buffer_create(d.c, C.uint64_t(size), flag, &a.c))
	if (r == vk.ErrorOutOfDeviceMemory || r == vk.ErrorOutOfHostMemory) && len(d.heap.spare) > 0 {
		d.dropSpare()
		r = vk.Result(C.spvc_buffer_create(d.c, C.uint64_t(size), flag, &a.c))
	}
	if r != vk.Success {
		return nil, result("allocating device memory", r)
	}
	d.heap.all[a] = struct{}{}
	return a, nil
}

func (d *Device) dropSpare() {
	for _, a := range d.heap.spare {
		d.destroy(a)
	}
	d.heap.spare, d.heap.spareBytes = nil, 0
}

func (d *Device) destroy(a *allocation) {
	C.spvc_buffer_destroy(d.c, &a.c)
	delete(d.heap.all, a)
}

// sync makes the host's writes to an allocation visible to the device, or the device's
// writes to the host, if the memory is not coherent.
func (d *Device) sync(a *allocation, offset, size uint64, toDevice bool) error {
	if a.c.coherent != 0 || size == 0 {
		return nil
	}
	atom := max(1, d.info.Limits.NonCoherentAtomSize)
	end := (offset + size + atom - 1) / atom * atom
	offset = offset / atom * atom
	direction := C.int(0)
	if toDevice {
		direction = 1
	}
	return result("synchronizing mapped memory", vk.Result(C.spvc_sync_memory(d.c, &a.c, C.uint64_t(offset), C.uint64_t(end-offset), C.uint64_t(a.size), direction)))
}
