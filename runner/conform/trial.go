package conform

import (
	"encoding/binary"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// trial is a kernel with its memory on a device. Each round has its own memory.
type trial struct {
	*kernel
	module *runner.Module
	rounds []round
	// bytes and otherBytes are the sizes of the blocks' buffers, which extend beyond
	// the blocks.
	bytes, otherBytes int64
	launches          []*runner.Launch
}

// round is the memory of one launch.
type round struct {
	block, other runner.Buffer
	plains       []runner.Buffer
	// bound is the number of bytes of the block that the launch binds, or 0 for all.
	bound int64
}

// prepare makes the launches of a kernel with the binary words, which may differ from
// the kernel's own binary.
func prepare(dev runner.Device, k *kernel, words []uint32) (*trial, error) {
	t := &trial{kernel: k}
	var err error
	if t.module, err = runner.Reflect(words); err != nil {
		return nil, err
	}
	if err = t.sizes(dev.Info()); err != nil {
		return nil, err
	}
	for r := range t.numRounds() {
		if err = t.addRound(dev, r); err != nil {
			t.close()
			return nil, err
		}
	}
	return t, nil
}

// minBytes returns the size that the binary requires for a block.
func (t *trial) minBytes(number uint32) int64 {
	if e := t.module.EntryPoint(kernelName); e != nil {
		if r := e.Resource(0, number); r != nil {
			return int64(min(r.MinBytes(), maxSpan))
		}
	}
	return 0
}

// beyond returns the size of a buffer for a block. It includes room for misplaced
// accesses after the block.
func beyond(span int64) int64 { return roundUp(span+max(64, span/2), 16) }

func (t *trial) sizes(info *runner.DeviceInfo) error {
	t.bytes = beyond(max(t.span, t.minBytes(blockBinding)))
	t.otherBytes = beyond(max(t.otherSpan, t.minBytes(otherBinding)))
	most, limit := int64(info.Limits.MaxStorageBufferRange), "maxStorageBufferRange"
	switch t.class {
	case spec.StorageClassUniform:
		most, limit = int64(info.Limits.MaxUniformBufferRange), "maxUniformBufferRange"
	case spec.StorageClassPushConstant:
		most, limit = int64(info.Limits.MaxPushConstantsSize), "maxPushConstantsSize"
	}
	if t.span > most {
		return &featureError{limit + " for a block that large"}
	}
	t.bytes = min(t.bytes, most)
	if t.class == spec.StorageClassPushConstant {
		t.bytes = most
	}
	return nil
}

// sizeRounds describes the bindings in the launches of Size: size is the number of
// bound elements of the runtime array, and align is a number of additional bytes.
var sizeRounds = [...]extent{{size: 1}, {size: 2}, {size: 5}, {size: 3, align: 1}, {size: 4, align: -1}}

func (t *trial) numRounds() int {
	switch t.probe {
	case Size:
		return len(sizeRounds)
	case Write:
		n := int64(0)
		for _, p := range t.plains {
			n += p.count * p.size
		}
		return roundsFor(n)
	}
	return roundsFor(t.bytes)
}

// sizeBound returns the size of the binding in a round of Size, in bytes.
func (t *trial) sizeBound(r int) int64 {
	s := sizeRounds[r]
	extra := int64(0)
	switch {
	case s.align > 0:
		extra = t.runtime.align - 1
	case s.align < 0:
		extra = t.runtime.align / 2
	}
	return roundUp(t.runtime.size+s.size*t.runtime.align+extra/4*4, 4)
}

// addRound makes the memory of a round and its launch.
func (t *trial) addRound(dev runner.Device, r int) error {
	t.rounds = append(t.rounds, round{plains: make([]runner.Buffer, len(t.plains))})
	m := &t.rounds[r]
	l := &runner.Launch{Module: t.module, Entry: kernelName, Groups: [3]uint32{t.groups, 1, 1}, Overlaps: true}
	t.launches = append(t.launches, l)
	data := filled(t.bytes)
	if t.probe == Size {
		m.bound = t.sizeBound(r)
		data = filled(max(m.bound, t.minBytes(blockBinding)))
		m.bound = int64(len(data))
	} else if t.probe != Write {
		tell(data, 0, r)
	}
	if err := t.addBlock(dev, m, l, data); err != nil {
		return err
	}
	if t.other != nil {
		if err := t.add(dev, l, &m.other, otherBinding, filled(t.otherBytes)); err != nil {
			return err
		}
	}
	first := int64(0)
	for k, p := range t.plains {
		data := filled(p.count * p.size)
		if t.probe == Write {
			tell(data, first, r)
			first += int64(len(data))
		}
		if err := t.add(dev, l, &m.plains[k], firstPlain+uint32(k), data); err != nil {
			return err
		}
	}
	return nil
}

// addBlock binds the block to the launch.
func (t *trial) addBlock(dev runner.Device, m *round, l *runner.Launch, data []byte) error {
	switch t.class {
	case spec.StorageClassPushConstant:
		l.PushConstants = data
		return nil
	case spec.StorageClassPhysicalStorageBuffer:
		if err := newBuffer(dev, &m.block, data); err != nil {
			return err
		}
		address := m.block.Address()
		if address == 0 {
			return &featureError{"bufferDeviceAddress"}
		}
		l.PushConstants = binary.LittleEndian.AppendUint64(nil, address)
		return nil
	}
	return t.add(dev, l, &m.block, blockBinding, data)
}

// add makes a buffer and binds all of it.
func (t *trial) add(dev runner.Device, l *runner.Launch, b *runner.Buffer, number uint32, data []byte) error {
	if err := newBuffer(dev, b, data); err != nil {
		return err
	}
	l.Bindings = append(l.Bindings, runner.Binding{Binding: number, Buffer: *b, Size: len(data)})
	return nil
}

func newBuffer(dev runner.Device, b *runner.Buffer, data []byte) (err error) {
	if *b, err = dev.NewBuffer(len(data)); err != nil {
		return err
	}
	return (*b).Write(0, data)
}

// close frees the memory.
func (t *trial) close() {
	for i := range t.rounds {
		m := &t.rounds[i]
		for _, b := range append(m.plains, m.block, m.other) {
			if b != nil {
				b.Close()
			}
		}
	}
}

// read returns the content of a buffer in each round.
func (t *trial) read(of func(m *round) runner.Buffer) ([][]byte, error) {
	out := make([][]byte, len(t.rounds))
	for i := range t.rounds {
		b := of(&t.rounds[i])
		out[i] = make([]byte, b.Size())
		if err := b.Read(0, out[i]); err != nil {
			return nil, err
		}
	}
	return out, nil
}
