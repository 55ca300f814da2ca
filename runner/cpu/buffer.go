package cpu

import (
	"fmt"
	"unsafe"

	"github.com/spvc/spvc/runner"
)

// alignment is what the address of a buffer is a multiple of.
const alignment = 64

// buffer implements runner.Buffer.
type buffer struct {
	d    *Device
	size int
	data []byte // nil after Close
}

// alignedBytes returns memory that begins at a multiple of alignment.
func alignedBytes(n int) []byte {
	data := make([]byte, n+alignment)
	at := int(-uintptr(unsafe.Pointer(&data[0])) & (alignment - 1))
	return data[at : at+n : at+n]
}

// addressOf returns the address of memory, which the caller keeps.
func addressOf(data []byte) uint64 { return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(data)))) }

// NewBuffer implements runner.Device.
func (d *Device) NewBuffer(size int) (runner.Buffer, error) {
	if size < 1 {
		return nil, fmt.Errorf("buffer of %d bytes: the size must be at least 1", size)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return nil, err
	}
	if left := d.options.MaxMemory - d.used; int64(size) > left {
		return nil, fmt.Errorf("buffer of %d bytes: %w", size,
			&runner.LimitError{Device: Name, Limit: "maxMemoryAllocationSize", Value: uint64(d.used) + uint64(size), Max: uint64(d.options.MaxMemory)})
	}
	b := &buffer{d: d, size: size, data: alignedBytes(size)}
	d.buffers[b] = true
	d.used += int64(size)
	return b, nil
}

// Size implements runner.Buffer.
func (b *buffer) Size() int { return b.size }

// memory returns the bytes of a range, unless the buffer is closed or shorter.
func (b *buffer) memory(what string, offset, n int) ([]byte, error) {
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	switch {
	case b.data == nil:
		return nil, fmt.Errorf("%s of a buffer: %w", what, runner.ErrClosed)
	case offset < 0 || offset > b.size || n > b.size-offset:
		return nil, fmt.Errorf("%s of bytes [%d, %d) of a buffer of %d bytes", what, offset, offset+n, b.size)
	}
	return b.data[offset : offset+n], nil
}

// Write implements runner.Buffer.
func (b *buffer) Write(offset int, src []byte) error {
	data, err := b.memory("write", offset, len(src))
	copy(data, src)
	return err
}

// Read implements runner.Buffer.
func (b *buffer) Read(offset int, dst []byte) error {
	data, err := b.memory("read", offset, len(dst))
	copy(dst, data)
	return err
}

// View implements runner.Buffer.
func (b *buffer) View(f func(data []byte) error) error {
	data, err := b.memory("view", 0, b.size)
	if err != nil {
		return err
	}
	return f(data)
}

// Address implements runner.Buffer.
func (b *buffer) Address() uint64 {
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	if b.data == nil {
		return 0
	}
	return addressOf(b.data)
}

// Close implements runner.Buffer. The memory of a buffer in a launch lives as long as the launch.
func (b *buffer) Close() error {
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	if b.data != nil {
		b.data = nil
		b.d.used -= int64(b.size)
		delete(b.d.buffers, b)
	}
	return nil
}
