package reference

import (
	"fmt"
	"sync"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// image implements runner.Image.
type image struct {
	d      *Device
	handle uint32
	desc   runner.ImageDesc
	levels []span // the places of the texels in data, by level
	data   []byte // nil after Close
	size   int64
}

// span is the bytes from first on.
type span struct{ first, size int64 }

// NewImage implements runner.Device. An image that is larger than the memory that is left
// gives a *runner.LimitError.
func (d *Device) NewImage(desc runner.ImageDesc) (runner.Image, error) {
	desc, err := desc.Resolved()
	if err != nil {
		return nil, err
	}
	m := &image{d: d, desc: desc}
	for level := range desc.Levels {
		w, h, depth := desc.LevelSize(level)
		n := int64(desc.Format.TexelBytes())
		for _, count := range []int{w, h, depth, desc.Layers} {
			n = multiply(n, int64(count))
		}
		m.levels = append(m.levels, span{m.size, n})
		m.size += n
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return nil, err
	}
	if m.size > min(d.options.MaxMemory-d.used, maxObject) {
		return nil, fmt.Errorf("image of %d bytes: %w", m.size, d.memoryLimit(uint64(d.used)+uint64(m.size)))
	}
	m.handle, m.data = d.newHandle(), bytesOf(m.size)
	d.images[m.handle] = m
	d.used += m.size
	return m, nil
}

// Desc implements runner.Image.
func (m *image) Desc() runner.ImageDesc { return m.desc }

// memory returns the bytes of a level, of which the host gives or takes n.
func (m *image) memory(what string, level, n int) ([]byte, error) {
	m.d.mu.Lock()
	defer m.d.mu.Unlock()
	switch {
	case m.data == nil:
		return nil, fmt.Errorf("%s of an image: %w", what, runner.ErrClosed)
	case level < 0 || level >= len(m.levels):
		return nil, fmt.Errorf("%s of level %d of an image of %d levels", what, level, len(m.levels))
	case int64(n) != m.levels[level].size:
		return nil, fmt.Errorf("%s of %d bytes of a level of %d bytes", what, n, m.levels[level].size)
	}
	s := m.levels[level]
	return m.data[s.first : s.first+s.size], nil
}

// Write implements runner.Image.
func (m *image) Write(level int, src []byte) error {
	data, err := m.memory("write", level, len(src))
	copy(data, src)
	return err
}

// Read implements runner.Image.
func (m *image) Read(level int, dst []byte) error {
	data, err := m.memory("read", level, len(dst))
	copy(dst, data)
	return err
}

// Close implements runner.Image.
func (m *image) Close() error {
	m.d.mu.Lock()
	defer m.d.mu.Unlock()
	if m.data != nil {
		m.data = nil
		m.d.used -= m.size
		delete(m.d.images, m.handle)
	}
	return nil
}

// sampler implements runner.Sampler.
type sampler struct {
	d      *Device
	desc   runner.SamplerDesc
	closed bool
}

// NewSampler implements runner.Device. It refuses what VkSamplerCreateInfo does.
func (d *Device) NewSampler(desc runner.SamplerDesc) (runner.Sampler, error) {
	if err := desc.Check(); err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return nil, err
	}
	return &sampler{d: d, desc: desc}, nil
}

// Desc implements runner.Sampler.
func (s *sampler) Desc() runner.SamplerDesc { return s.desc }

// Close implements runner.Sampler.
func (s *sampler) Close() error {
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	s.closed = true
	return nil
}

// wrongObject says why the device cannot use the buffer, image or sampler of a binding, or
// returns an empty string. The caller holds the lock of the device.
func (d *Device) wrongObject(b *runner.Binding) string {
	if b.Buffer != nil {
		if own, ok := b.Buffer.(*buffer); !ok || own.d != d {
			return "the buffer belongs to another device"
		} else if own.data == nil {
			return "the buffer was closed"
		}
	}
	if b.Image != nil {
		if own, ok := b.Image.(*image); !ok || own.d != d {
			return "the image belongs to another device"
		} else if own.data == nil {
			return "the image was closed"
		}
	}
	if b.Sampler != nil {
		if own, ok := b.Sampler.(*sampler); !ok || own.d != d {
			return "the sampler belongs to another device"
		} else if own.closed || d.closed {
			return "the sampler was closed"
		}
	}
	return ""
}

// samplerOf returns the sampler of a constant (OpConstantSampler).
func samplerOf(in *instruction) *runner.SamplerDesc {
	mode, ok := samplerModes()[spec.SamplerAddressingMode(in.arg(0))]
	filter := spec.SamplerFilterMode(in.arg(2))
	if !ok || filter > spec.SamplerFilterModeLinear {
		refuse(in, "its addressing mode or filter is unknown")
	}
	f := runner.Filter(filter)
	return &runner.SamplerDesc{
		Mag: f, Min: f, Address: [3]runner.AddressMode{mode, mode, mode}, Unnormalized: in.arg(1) == 0,
	}
}

// samplerModes are the address modes of OpenCL. None promises that coordinates are within
// the image.
var samplerModes = sync.OnceValue(func() map[spec.SamplerAddressingMode]runner.AddressMode {
	return map[spec.SamplerAddressingMode]runner.AddressMode{
		spec.SamplerAddressingModeNone: runner.ClampToEdge, spec.SamplerAddressingModeClampToEdge: runner.ClampToEdge,
		spec.SamplerAddressingModeClamp: runner.ClampToBorder, spec.SamplerAddressingModeRepeat: runner.Repeat,
		spec.SamplerAddressingModeRepeatMirrored: runner.MirroredRepeat,
	}
})
