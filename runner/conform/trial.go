package conform

import (
	"encoding/binary"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// trial is a kernel with its memory on a device. Each round has its own memory.
type trial struct {
	*kernel
	module *reflect.Module
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
	// links lead to the block in PhysicalStorageBuffer.
	links []runner.Buffer
	// results takes scalars that do not go to plain arrays.
	results runner.Image
}

// prepare makes the launches of a kernel with the binary words, which may differ from
// the kernel's own binary.
func prepare(dev runner.Device, k *kernel, words []uint32) (*trial, error) {
	t := &trial{kernel: k}
	var err error
	if t.module, err = reflect.Reflect(words); err != nil {
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
	if t.access.inline {
		return t.inlineSizes()
	}
	t.bytes = beyond(max(t.extent(), t.extent()-t.span+t.minBytes(blockBinding)))
	t.otherBytes = beyond(max(t.otherSpan, t.minBytes(otherBinding)))
	most, limit := int64(info.Limits.MaxStorageBufferRange), "maxStorageBufferRange"
	switch t.class {
	case spec.StorageClassUniform:
		most, limit = int64(info.Limits.MaxUniformBufferRange), "maxUniformBufferRange"
	case spec.StorageClassPushConstant:
		most, limit = int64(info.Limits.MaxPushConstantsSize), "maxPushConstantsSize"
	}
	if t.extent() > most {
		return &featureError{limit + " for a block that large"}
	}
	t.bytes = min(t.bytes, most)
	if err := t.placeHeap(info.Heap); err != nil {
		return err
	}
	if t.heap != nil {
		t.bytes = max(t.bytes, t.access.origin()+int64(len(t.heap.places))*t.pitch())
	}
	if t.class == spec.StorageClassPushConstant {
		t.bytes = most
	}
	return nil
}

func (t *trial) numRounds() int {
	switch {
	case t.probe.measures:
		return len(sizeRounds)
	case t.probe.writes:
		n := int64(0)
		for _, p := range t.plains {
			n += p.count * p.size
		}
		return roundsFor(n)
	}
	return roundsFor(t.bytes)
}

// mark changes the data of cases with narrow scalars between memory and checks, see flip.
func (t *trial) mark(data []byte) []byte {
	if t.access.widen != sameWidth {
		for i := range data {
			data[i] ^= flip
		}
	}
	return data
}

// addRound makes the memory of a round and its launch.
func (t *trial) addRound(dev runner.Device, r int) error {
	t.rounds = append(t.rounds, round{plains: make([]runner.Buffer, len(t.plains))})
	m := &t.rounds[r]
	l := &runner.Launch{Module: t.module, Entry: kernelName, Groups: [3]uint32{t.groups, 1, 1}, SpecConstants: t.lengths, Overlaps: true}
	t.launches = append(t.launches, l)
	data := filled(t.bytes)
	if !t.probe.writes && !t.probe.measures {
		tell(data, 0, r)
	}
	if err := t.addBlocks(dev, m, l, t.mark(data), r); err != nil {
		return err
	}
	if t.other != nil {
		if err := t.add(dev, l, &m.other, otherBinding, filled(t.otherBytes)); err != nil {
			return err
		}
	}
	if t.access.out != byBuffer {
		return t.addResults(dev, m, l)
	}
	first := int64(0)
	var arrays [][]byte
	for k, p := range t.plains {
		data := filled(p.count * p.size)
		if t.probe.writes {
			tell(data, first, r)
			first += int64(len(data))
		}
		if arrays = append(arrays, data); t.access.texels {
			continue
		}
		if err := t.add(dev, l, &m.plains[k], t.plainBinding+uint32(k), spread(&p, t.mark(data))); err != nil {
			return err
		}
	}
	if t.access.texels {
		return t.addTexels(dev, m, l, arrays)
	}
	return nil
}

// addBlocks makes the buffer of the blocks, and binds them to the launch.
func (t *trial) addBlocks(dev runner.Device, m *round, l *runner.Launch, data []byte, r int) error {
	if t.class == spec.StorageClassPushConstant {
		l.PushConstants = data
		return nil
	}
	if t.access.inline {
		t.addInline(l, data)
		return nil
	}
	if t.probe.measures && t.access.copies() == 1 && t.access.origin() == 0 && t.access.ends == wholeRange && t.access.heap == noHeap {
		data = data[:t.sizeBound(r, 0)] // scripts of Amber and spvc dispatch bind whole buffers only
	}
	if err := newBuffer(dev, &m.block, data); err != nil {
		return err
	}
	if t.class == spec.StorageClassPhysicalStorageBuffer {
		return t.addAddresses(dev, m, l)
	}
	for i := range t.access.copies() {
		b := runner.Binding{Binding: blockBinding, Buffer: m.block, Offset: int(t.access.offset + i*t.pitch())}
		switch {
		case t.access.array > 0:
			b.Index = uint32(i)
		case i > 0:
			b.Binding = uint32(blocksBinding(i))
		}
		t.show(&b, len(data)-b.Offset-int(t.access.dynamic), r, i)
		if t.access.heap != noHeap {
			t.addHeap(l, &b, r, i)
			continue
		}
		l.Bindings = append(l.Bindings, b)
	}
	return nil
}

// addAddresses makes the push constants of a launch, and the memory between them and
// the blocks.
func (t *trial) addAddresses(dev runner.Device, m *round, l *runner.Launch) error {
	address := m.block.Address()
	if address == 0 {
		return &featureError{"bufferDeviceAddress"}
	}
	if t.access.indices == farOffsets {
		address += farBytes
	}
	var data []byte
	for i := range t.access.copies() {
		data = binary.LittleEndian.AppendUint64(data, address+uint64(t.access.offset+i*t.pitch()))
	}
	for range t.access.via.links() {
		var link runner.Buffer
		if err := newBuffer(dev, &link, append(make([]byte, 8), data...)); err != nil {
			return err
		}
		m.links = append(m.links, link)
		data = binary.LittleEndian.AppendUint64(nil, link.Address())
	}
	l.PushConstants = data
	return nil
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
		for _, b := range append(append(m.plains, m.block, m.other), m.links...) {
			if b != nil {
				b.Close()
			}
		}
		if m.results != nil {
			m.results.Close()
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
