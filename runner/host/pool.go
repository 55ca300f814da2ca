package host

import (
	"errors"

	"github.com/spvc/spvc/runner"
)

// maxPooled bounds the memory of a bufferPool, in bytes.
const maxPooled = 256 << 20

// bufferPool keeps the device buffers of freed memory for later memory of the same size.
type bufferPool struct {
	free  map[int][]runner.Buffer // by size in bytes
	bytes int
}

// take returns a buffer of the given size in bytes, with any contents.
func (p *bufferPool) take(device runner.Device, size int) (runner.Buffer, error) {
	list := p.free[size]
	if len(list) == 0 {
		return device.NewBuffer(size)
	}
	b := list[len(list)-1]
	p.free[size] = list[:len(list)-1]
	p.bytes -= size
	return b, nil
}

// put takes back a buffer that nothing uses.
func (p *bufferPool) put(b runner.Buffer) error {
	n := b.Size()
	if p.bytes+n > maxPooled {
		return b.Close()
	}
	if p.free == nil {
		p.free = map[int][]runner.Buffer{}
	}
	p.free[n] = append(p.free[n], b)
	p.bytes += n
	return nil
}

// close frees the buffers.
func (p *bufferPool) close() error {
	var errs []error
	for _, list := range p.free {
		for _, b := range list {
			errs = append(errs, b.Close())
		}
	}
	*p = bufferPool{}
	return errors.Join(errs...)
}
