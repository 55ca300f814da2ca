//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"context"
	"fmt"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/runner"
)

// buffer implements runner.Buffer. Its block is guarded by the device's lock.
type buffer struct {
	d    *Device
	b    *block // nil after Close
	size int
}

// NewBuffer implements runner.Device.
func (d *Device) NewBuffer(size int) (runner.Buffer, error) {
	if size < 1 {
		return nil, fmt.Errorf("buffer of %s: the size must be at least 1", count.Of(size, "byte"))
	}
	if err := d.sizeLimits(class(uint64(size))); err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return nil, err
	}
	k, err := d.newBlock(uint64(size))
	if err != nil {
		return nil, d.validated(fmt.Errorf("buffer of %s: %w", count.Of(size, "byte"), err))
	}
	b := &buffer{d: d, b: k, size: size}
	d.buffers[b] = struct{}{}
	if err := d.clear(k); err != nil {
		b.close()
		return nil, d.validated(fmt.Errorf("buffer of %s: %w", count.Of(size, "byte"), err))
	}
	return b, d.validated(nil)
}

func (d *Device) sizeLimits(size uint64) error {
	l := &d.info.Limits
	for _, row := range [...]struct {
		name string
		max  uint64
	}{{"maxMemoryAllocationSize", l.MaxMemoryAllocationSize}, {"maxBufferSize", l.MaxBufferSize}} {
		if row.max != 0 && size > row.max {
			return &runner.LimitError{Device: d.info.Name, Limit: row.name, Value: size, Max: row.max}
		}
	}
	return nil
}

// clear fills a block with zeros. The caller holds the lock, which clear releases while it
// waits.
func (d *Device) clear(b *block) error {
	if d.hostMemory {
		clear(b.mapped())
		return d.sync(b.a, b.offset, b.size, true)
	}
	return d.copy(b, nil, C.spvc_copy{to: b.a.c.buffer, to_offset: C.uint64_t(b.offset), size: C.uint64_t(b.size)})
}

func (d *Device) copy(b *block, staging *allocation, c C.spvc_copy) error {
	return d.transfer(b, staging, func(f *frame) C.VkResult { return C.spvc_transfer(d.c, &f.c, &c, 1) })
}

// transfer submits commands that use h, and perhaps a staging buffer, and waits for
// it. The caller holds the lock, which transfer releases while it waits. If the frame does
// not end, it keeps the staging buffer; otherwise the caller gets the buffer back.
func (d *Device) transfer(h held, staging *allocation, send func(f *frame) C.VkResult) error {
	f, err := d.takeFrame()
	if err != nil {
		return err
	}
	f.pin(h)
	f.staging = staging
	return d.submit(context.Background(), f, func() C.VkResult { return send(f) }, nil)
}

// Size implements runner.Buffer.
func (b *buffer) Size() int { return b.size }

// Address implements runner.Buffer.
func (b *buffer) Address() uint64 {
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	if b.b == nil {
		return 0
	}
	return b.b.address()
}

// Write implements runner.Buffer.
func (b *buffer) Write(offset int, src []byte) error { return b.access(offset, src, true) }

// Read implements runner.Buffer.
func (b *buffer) Read(offset int, dst []byte) error { return b.access(offset, dst, false) }

func (b *buffer) access(offset int, data []byte, write bool) error {
	if offset < 0 || offset > b.size || len(data) > b.size-offset {
		return fmt.Errorf("bytes [%d, %d) lie outside the buffer of %s", offset, offset+len(data), count.Of(b.size, "byte"))
	}
	k, err := b.pin()
	if err != nil {
		return err
	}
	defer b.unpin(k)
	at := k.offset + uint64(offset)
	if b.d.hostMemory {
		return b.d.copyMapped(k.a, at, data, write)
	}
	return b.d.stage(k, at, data, write)
}

// pin keeps the buffer's block, and with it the device, until the caller unpins the
// block.
func (b *buffer) pin() (*block, error) {
	d := b.d
	d.mu.Lock()
	defer d.mu.Unlock()
	if b.b == nil {
		return nil, fmt.Errorf("buffer: %w", runner.ErrClosed)
	}
	if err := d.pin(b.b, !d.hostMemory); err != nil {
		return nil, err
	}
	return b.b, nil
}

func (b *buffer) unpin(k *block) {
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	b.d.unpin(k)
	b.d.leave()
}

// View implements runner.Buffer.
func (b *buffer) View(f func(data []byte) error) error {
	k, err := b.pin()
	if err != nil {
		return err
	}
	defer b.unpin(k)
	d := b.d
	if !d.hostMemory {
		data := make([]byte, b.size)
		if err := d.stage(k, k.offset, data, false); err != nil {
			return err
		}
		if err := f(data); err != nil {
			return err
		}
		return d.stage(k, k.offset, data, true)
	}
	if err := d.sync(k.a, k.offset, k.size, false); err != nil {
		return err
	}
	if err := f(k.mapped()[:b.size:b.size]); err != nil {
		return err
	}
	return d.sync(k.a, k.offset, k.size, true)
}

// copyMapped copies between data and mapped memory that the caller has pinned.
func (d *Device) copyMapped(a *allocation, at uint64, data []byte, write bool) error {
	if write {
		copy(a.mapped()[at:], data)
		return d.sync(a, at, uint64(len(data)), true)
	}
	if err := d.sync(a, at, uint64(len(data)), false); err != nil {
		return err
	}
	copy(data, a.mapped()[at:])
	return nil
}

// stage copies through a staging buffer in pieces.
func (d *Device) stage(b *block, at uint64, data []byte, write bool) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(data) == 0 {
		return nil
	}
	s, err := d.takeStaging()
	if err != nil {
		return d.validated(err)
	}
	for len(data) > 0 && err == nil {
		n := min(len(data), stagingSize)
		err = d.stagePiece(b, s, at, data[:n], write)
		data, at = data[n:], at+uint64(n)
	}
	if !d.isLate(b) {
		d.giveStaging(s)
	}
	return d.validated(err)
}

func (d *Device) stagePiece(b *block, s *allocation, at uint64, data []byte, write bool) error {
	if !write {
		err := d.copy(b, s, C.spvc_copy{from: b.a.c.buffer, to: s.c.buffer, from_offset: C.uint64_t(at), size: C.uint64_t(len(data))})
		if err != nil {
			return err
		}
		return d.copyMapped(s, 0, data, false)
	}
	if err := d.copyMapped(s, 0, data, true); err != nil {
		return err
	}
	return d.copy(b, s, C.spvc_copy{from: s.c.buffer, to: b.a.c.buffer, to_offset: C.uint64_t(at), size: C.uint64_t(len(data))})
}

// Close implements runner.Buffer.
func (b *buffer) Close() error {
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	if b.b != nil {
		b.close()
	}
	return nil
}

// close returns the block to the heap. The caller holds the lock.
func (b *buffer) close() {
	b.d.release(b.b)
	b.b = nil
	delete(b.d.buffers, b)
}
