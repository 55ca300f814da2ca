package cpu

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync/atomic"
	"unsafe"

	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/cpu/lower"
	"github.com/spvc/spvc/spirv/reflect"
)

// launchState is the memory of a launch. The context that code reads has addresses only, so that this keeps the memory.
type launchState struct {
	stop    *uint32
	zeros   []byte
	push    []byte
	table   []uint64
	memory  [][]byte
	shared  [][]byte
	context [][]uint64
}

// launch executes all workgroups of a launch.
func (d *Device) launch(ctx context.Context, p *program, in *runner.Launch) error {
	total := uint64(in.Groups[0]) * uint64(in.Groups[1]) * uint64(in.Groups[2])
	if total == 0 {
		return nil
	}
	workers := int(min(uint64(d.options.Workers), total))
	s := &launchState{stop: new(uint32), zeros: alignedBytes(lower.Spare), push: alignedBytes(int(p.kernel.Push) + lower.Spare)}
	copy(s.push, in.PushConstants)
	words, err := d.prepare(s, p, in)
	if err != nil {
		return err
	}
	for range workers {
		shared, sink, records := alignedBytes(int(p.kernel.Shared)+1), alignedBytes(lower.Spare), alignedBytes(int(p.kernel.Records)+1)
		c := slices.Clone(words)
		c[lower.ContextShared], c[lower.ContextSink] = addressOf(shared), addressOf(sink)
		c[lower.ContextRecords] = addressOf(records)
		s.shared = append(s.shared, shared, sink, records)
		s.context = append(s.context, c)
	}
	defer context.AfterFunc(ctx, func() { atomic.StoreUint32(s.stop, 1) })()
	chunk := max(int(total)/(workers*8), 1)
	parallel.Work{Workers: workers, Chunk: chunk, Do: func(worker, first, end int) bool {
		p.engine.Call(p.entry, uintptr(unsafe.Pointer(&s.context[worker][0])), uintptr(first), uintptr(end))
		return atomic.LoadUint32(s.stop) == 0
	}}.Each(int(total))
	runtime.KeepAlive(s)
	if atomic.LoadUint32(s.stop) != 0 {
		return fmt.Errorf("entry point %q: %w", in.Entry, runner.Ended(ctx))
	}
	return nil
}

// prepare makes the context of a launch, but for what each worker has of its own.
func (d *Device) prepare(s *launchState, p *program, in *runner.Launch) ([]uint64, error) {
	words := make([]uint64, lower.ContextSlots+2*len(p.kernel.Slots))
	words[lower.ContextStop] = uint64(uintptr(unsafe.Pointer(s.stop)))
	words[lower.ContextZeros] = addressOf(s.zeros)
	words[lower.ContextPush] = addressOf(s.push)
	for i, n := range in.Groups {
		words[lower.ContextGroups+i] = uint64(n)
	}
	entry := in.Module.EntryPoint(in.Entry)
	for i, slot := range p.kernel.Slots {
		data, err := d.bound(in, entry, slot)
		if err != nil {
			return nil, err
		}
		at := lower.ContextSlots + 2*i
		words[at], words[at+1] = words[lower.ContextZeros], uint64(len(data))
		if len(data) > 0 {
			words[at] = addressOf(data)
		}
		s.memory = append(s.memory, data)
	}
	d.tabulate(s)
	words[lower.ContextTable], words[lower.ContextEntries] = addressOfWords(s.table), uint64(len(s.table)/2)
	return words, nil
}

func addressOfWords(words []uint64) uint64 {
	return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(words))))
}

// tabulate lists the memory of all buffers, which have addresses.
func (d *Device) tabulate(s *launchState) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for b := range d.buffers {
		s.table = append(s.table, addressOf(b.data), uint64(len(b.data)))
		s.memory = append(s.memory, b.data)
	}
}

// bound returns the memory that the host binds to a descriptor.
func (d *Device) bound(in *runner.Launch, entry *reflect.EntryPoint, slot lower.Slot) ([]byte, error) {
	b, r := in.Bound(slot.Set, slot.Binding, slot.Index), entry.Resource(slot.Set, slot.Binding)
	if b != nil && b.Null {
		return nil, nil
	}
	fail := func(reason string) error {
		return &runner.BindingError{Entry: in.Entry, Set: slot.Set, Binding: slot.Binding, Reason: reason}
	}
	if b == nil || r == nil {
		return nil, fail("the host provides no buffer for it")
	}
	own, ok := b.Buffer.(*buffer)
	if !ok || own.d != d {
		return nil, fail("the buffer is of another device")
	}
	data, err := own.memory("launch", b.Start(), b.Range(r))
	if err != nil {
		return nil, fail(err.Error())
	}
	return data, nil
}
