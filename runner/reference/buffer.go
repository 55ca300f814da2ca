package reference

import (
	"fmt"

	"github.com/spvc/spvc/runner"
)

// buffer implements runner.Buffer.
type buffer struct {
	d      *Device
	handle uint32
	size   int
	data   []byte   // nil after Close
	types  []uint16 // type codes of bytes, or nil
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
	if err != nil {
		return err
	}
	copy(data, src)
	if b.types != nil {
		clear(b.types[offset:][:len(src)])
	}
	return nil
}

// Read implements runner.Buffer.
func (b *buffer) Read(offset int, dst []byte) error {
	data, err := b.memory("read", offset, len(dst))
	if err != nil {
		return err
	}
	copy(dst, data)
	return nil
}

// View implements runner.Buffer.
func (b *buffer) View(f func(data []byte) error) error {
	data, err := b.memory("view", 0, b.size)
	if err != nil {
		return err
	}
	clear(b.types)
	return f(data)
}

// Address implements runner.Buffer.
func (b *buffer) Address() uint64 { return pointerTo(b.handle, 0) }

// Close implements runner.Buffer.
func (b *buffer) Close() error {
	b.d.mu.Lock()
	defer b.d.mu.Unlock()
	if b.data != nil {
		b.data, b.types = nil, nil
		b.d.used -= int64(b.size)
		delete(b.d.handles, b.handle)
	}
	return nil
}

// typesOf returns the type codes of the buffer's bytes.
func (b *buffer) typesOf() []uint16 {
	if b.types == nil {
		b.types = make([]uint16, b.size)
	}
	return b.types
}
