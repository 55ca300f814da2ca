//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"context"
	"fmt"
	"math/bits"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
)

const (
	// minClass is the smallest size of a pooled allocation.
	minClass = 256
	// maxPooled and maxPooledBytes bound what the pool keeps for later use.
	maxPooled      = 64
	maxPooledBytes = 256 << 20
	// stagingSize is the size of the staging buffer, and with it of a copy.
	stagingSize = 4 << 20
)

// allocation is a VkBuffer with memory of its own.
type allocation struct {
	c    C.spvc_buffer
	size uint64 // the VkBuffer's
}

func (a *allocation) handle() vk.Buffer { return vk.Buffer(unsafe.Pointer(a.c.buffer)) }

// mapped is the allocation's memory; it must be host memory.
func (a *allocation) mapped() []byte { return unsafe.Slice((*byte)(a.c.mapped), a.size) }

// buffer implements runner.Buffer. Its fields are guarded by the device's lock.
type buffer struct {
	d    *Device
	a    *allocation // nil after Close
	size int
}

// class rounds sizes up, so that pooled allocations fit many requests.
func class(size int) uint64 {
	if size <= minClass {
		return minClass
	}
	if size > 1<<24 {
		return (uint64(size) + 1<<20 - 1) &^ (1<<20 - 1)
	}
	return 1 << bits.Len64(uint64(size)-1)
}

// NewBuffer implements runner.Device.
func (d *Device) NewBuffer(size int) (runner.Buffer, error) {
	if size < 1 {
		return nil, fmt.Errorf("buffer of %d bytes: the size must be at least 1", size)
	}
	if max := d.info.Limits.MaxMemoryAllocationSize; max != 0 && class(size) > max {
		return nil, &runner.LimitError{Device: d.info.Name, Limit: "maxMemoryAllocationSize", Value: class(size), Max: max}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return nil, err
	}
	a, err := d.allocate(class(size), d.hostMemory)
	if err != nil {
		return nil, fmt.Errorf("buffer of %d bytes: %w", size, err)
	}
	b := &buffer{d: d, a: a, size: size}
	if err := d.clear(a); err != nil {
		d.destroy(a)
		return nil, err
	}
	d.buffers[b] = struct{}{}
	return b, nil
}

// allocate takes an allocation from the pool or makes one.
func (d *Device) allocate(size uint64, host bool) (*allocation, error) {
	if host == d.hostMemory {
		for i, a := range d.pool {
			if a.size == size {
				d.pool = append(d.pool[:i], d.pool[i+1:]...)
				d.pooledBytes -= size
				return a, nil
			}
		}
	}
	a := &allocation{size: size}
	flag := C.int(0)
	if host {
		flag = 1
	}
	r := vk.Result(C.spvc_buffer_create(d.c, C.uint64_t(size), flag, &a.c))
	if (r == vk.ErrorOutOfDeviceMemory || r == vk.ErrorOutOfHostMemory) && len(d.pool) > 0 {
		d.drainPool()
		r = vk.Result(C.spvc_buffer_create(d.c, C.uint64_t(size), flag, &a.c))
	}
	if r != vk.Success {
		return nil, result("allocating device memory", r)
	}
	return a, nil
}

func (d *Device) destroy(a *allocation) {
	vk.DestroyBuffer(d.handle, a.handle(), nil)
	vk.FreeMemory(d.handle, vk.DeviceMemory(unsafe.Pointer(a.c.memory)), nil)
}

func (d *Device) drainPool() {
	for _, a := range d.pool {
		d.destroy(a)
	}
	d.pool, d.pooledBytes = nil, 0
}

func (d *Device) clear(a *allocation) error {
	if d.hostMemory {
		clear(a.mapped())
		return d.sync(a, 0, a.size, true)
	}
	return d.commands(context.Background(), func() {
		vk.CmdFillBuffer(d.cmd, a.handle(), 0, vk.DeviceSize(vk.WholeSize), 0)
	})
}

// sync makes the host's writes visible to the device or the other way round,
// where the memory is not coherent.
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
	return result("synchronising mapped memory", vk.Result(C.spvc_sync_memory(d.c, &a.c, C.uint64_t(offset), C.uint64_t(end-offset), C.uint64_t(a.size), direction)))
}

// Size implements runner.Buffer.
func (b *buffer) Size() int { return b.size }

// Address implements runner.Buffer.
func (b *buffer) Address() uint64 {
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	if b.a == nil {
		return 0
	}
	return uint64(b.a.c.address)
}

// Write implements runner.Buffer.
func (b *buffer) Write(offset int, src []byte) error { return b.transfer(offset, src, true) }

// Read implements runner.Buffer.
func (b *buffer) Read(offset int, dst []byte) error { return b.transfer(offset, dst, false) }

func (b *buffer) transfer(offset int, data []byte, write bool) error {
	d := b.d
	d.mu.Lock()
	defer d.mu.Unlock()
	if b.a == nil {
		return fmt.Errorf("buffer: %w", runner.ErrClosed)
	}
	if err := d.usable(); err != nil {
		return err
	}
	if offset < 0 || offset > b.size || len(data) > b.size-offset {
		return fmt.Errorf("bytes [%d, %d) lie outside the buffer of %d bytes", offset, offset+len(data), b.size)
	}
	if !d.hostMemory {
		return d.stage(b.a, offset, data, write)
	}
	return d.copyMapped(b.a, offset, data, write)
}

func (d *Device) copyMapped(a *allocation, offset int, data []byte, write bool) error {
	at, n := uint64(offset), uint64(len(data))
	if write {
		copy(a.mapped()[at:], data)
		return d.sync(a, at, n, true)
	}
	if err := d.sync(a, at, n, false); err != nil {
		return err
	}
	copy(data, a.mapped()[at:])
	return nil
}

// stage copies through the staging buffer, a piece at a time.
func (d *Device) stage(a *allocation, offset int, data []byte, write bool) error {
	if d.staging == nil {
		s, err := d.allocate(stagingSize, true)
		if err != nil {
			return err
		}
		d.staging = s
	}
	s := d.staging
	for len(data) > 0 {
		n := min(len(data), stagingSize)
		from, to, fromAt, toAt := a.c.buffer, s.c.buffer, offset, 0
		if write {
			from, to, fromAt, toAt = to, from, toAt, fromAt
			if err := d.copyMapped(s, 0, data[:n], true); err != nil {
				return err
			}
		}
		err := d.commands(context.Background(), func() {
			C.spvc_cmd_copy(d.c, d.cCmd, from, to, C.uint64_t(fromAt), C.uint64_t(toAt), C.uint64_t(n))
			C.spvc_cmd_barrier(d.c, d.cCmd, C.VK_PIPELINE_STAGE_TRANSFER_BIT, C.VK_PIPELINE_STAGE_HOST_BIT,
				C.VK_ACCESS_TRANSFER_WRITE_BIT, C.VK_ACCESS_HOST_READ_BIT)
		})
		if err != nil {
			return err
		}
		if !write {
			if err := d.copyMapped(s, 0, data[:n], false); err != nil {
				return err
			}
		}
		data, offset = data[n:], offset+n
	}
	return nil
}

// Close implements runner.Buffer.
func (b *buffer) Close() error {
	d := b.d
	d.mu.Lock()
	defer d.mu.Unlock()
	if b.a == nil {
		return nil
	}
	a := b.a
	b.a = nil
	delete(d.buffers, b)
	switch {
	case d.pending:
		// The kernel that timed out may still write to it.
		d.orphans = append(d.orphans, a)
	case len(d.pool) >= maxPooled || d.pooledBytes+a.size > maxPooledBytes:
		d.destroy(a)
	default:
		d.pool = append(d.pool, a)
		d.pooledBytes += a.size
	}
	return nil
}
