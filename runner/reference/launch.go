package reference

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// launch is the execution of an entry point.
type launch struct {
	d             *Device
	p             *program
	ctx           context.Context
	groups        [3]uint32
	objects       []object
	arguments     [][]uint64 // cells of the parameters of an OpenCL kernel
	checks        Checks
	trace         *tracer
	stepsLeft     atomic.Int64 // steps
	limited       bool
	next          atomic.Uint64 // workgroup
	total         uint64
	narrowAtomics sync.Mutex // atomics that the machine does not have

	// stage is what a stage of a draw exchanges, or nil for a kernel.
	stage *stageRun

	// order says how to run. watched is not nil if the launch follows atomics.
	order   *order
	watched map[uintptr]watchedWord

	mu       sync.Mutex
	findings *collector
	shadows  map[*buffer]*shadow
	synced   map[uint64]*knowledge // by address, what atomics released
	ticks    map[uint32]uint32     // the clocks of invocations that have released
	lanes    map[uint32]*laneKnowledge
	byHandle map[uint32]*object
	failure  error
	extra    int64 // bytes of shadow memory
	// events are the events of records in shadow memory; the first is none. eventIndex has their
	// numbers, and recent those that were used last.
	events     []event
	eventIndex map[event]uint32
	recent     [16]uint32
}

// ErrSteps is wrapped by the error of a launch that reaches the limit of steps.
var ErrSteps = errors.New("the limit of steps is reached")

// stop ends the execution of a workgroup with an error.
type stop struct{ err error }

// bytesOf returns memory that is aligned to 8 bytes.
func bytesOf(n int64) []byte {
	words := make([]uint64, (n+7)/8+1)
	return unsafe.Slice((*byte)(unsafe.Pointer(&words[0])), len(words)*8)[:n:n]
}

// run executes all workgroups.
func (l *launch) run() error {
	l.total = uint64(l.groups[0]) * uint64(l.groups[1]) * uint64(l.groups[2])
	if l.total == 0 {
		return nil
	}
	workers := l.d.options.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	// Shadow memory has no locks, and results must not differ from run to run.
	if l.p.ordered || l.p.exchanged || l.p.reports || l.p.prints || l.checks&(CheckRaces|CheckLayout) != 0 || l.trace != nil {
		workers = 1
	}
	workers = int(min(uint64(workers), l.total))
	if err := l.d.checkMemory(l.p, workers); err != nil {
		return err
	}
	for _, f := range l.p.undefined {
		l.findings.add(&f)
	}
	var wg sync.WaitGroup
	for range workers - 1 {
		wg.Go(l.work)
	}
	l.work()
	wg.Wait()
	if l.failure != nil {
		return l.failure
	}
	return l.findings.err()
}

// work executes workgroups until none are left.
func (l *launch) work() {
	defer func() {
		if r := recover(); r != nil {
			s, ok := r.(stop)
			if !ok {
				panic(r)
			}
			l.fail(s.err)
		}
	}()
	g := newWorkgroup(l)
	defer g.count()
	for {
		i := l.next.Add(1) - 1
		if i >= l.total {
			return
		}
		if l.order.reversed {
			i = l.total - 1 - i
		}
		g.run(i)
		g.collectWatched()
		if l.stage != nil {
			g.takeOutputs(i)
		}
	}
}

// fail ends the launch; the first error counts.
func (l *launch) fail(err error) {
	l.next.Store(l.total)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.failure == nil {
		l.failure = err
	}
}

// takeSteps returns up to n steps of those that are left.
func (l *launch) takeSteps(n int64, x *subgroup) int64 {
	if err := l.ctx.Err(); err != nil {
		panic(stop{fmt.Errorf("entry point %q: %w", l.p.entry, runner.Ended(l.ctx))})
	}
	if !l.limited {
		return n
	}
	left := l.stepsLeft.Add(-n)
	if left < 0 {
		n += left
		if n <= 0 {
			panic(stop{l.tooManySteps(x)})
		}
	}
	return n
}

// tooManySteps says where the launch was when its steps were used up.
func (l *launch) tooManySteps(x *subgroup) error {
	where := ""
	if x.block != nil {
		at := x.block.end.index
		if len(x.block.insts) > 0 {
			at = x.block.insts[0].index
		}
		p := x.place(at, x.mask.first())
		where = p.String() + ": "
	}
	return fmt.Errorf("%sentry point %q: %w", where, l.p.entry, ErrSteps)
}

// object returns the buffer of a handle that is not that of a variable, or nil.
func (l *launch) object(h uint32) *object {
	if h < maxHandle || h == beyondHandle {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if o, ok := l.byHandle[h]; ok {
		return o
	}
	l.d.mu.Lock()
	b := l.d.handles[h]
	l.d.mu.Unlock()
	var o *object
	if b != nil && b.data != nil {
		o = l.bufferObject(b, 0, len(b.data))
	}
	l.byHandle[h] = o
	return o
}

// bufferObject makes an object of a range of a buffer.
func (l *launch) bufferObject(b *buffer, offset, size int) *object {
	o := &object{data: b.data[offset : offset+size], size: int64(size), base: int64(offset), buffer: b}
	if l.checks&CheckRaces != 0 {
		if l.shadows[b] == nil {
			l.shadows[b] = newShadow(l, int64(len(b.data)))
		}
		o.shadow = l.shadows[b]
	}
	return o
}

// prepare makes the objects of all variables but those of workgroups and invocations.
func (l *launch) prepare(in *runner.Launch) error {
	l.objects = make([]object, len(l.p.variables))
	var entry *reflect.EntryPoint
	if in != nil {
		entry = in.Module.EntryPoint(in.Entry)
	}
	for h := 1; h < len(l.p.variables); h++ {
		v := l.p.variables[h]
		switch v.class {
		case spec.StorageClassStorageBuffer, spec.StorageClassUniform:
			if entry == nil {
				return fmt.Errorf("entry point %q: buffers have no set and binding here", l.p.entry)
			}
			if err := l.bind(in, entry, h, v); err != nil {
				return err
			}
		case spec.StorageClassPushConstant:
			data := bytesOf(v.view.size)
			if in != nil {
				copy(data, in.PushConstants)
			}
			l.objects[h] = object{data: data, size: v.view.size, variable: v}
		case spec.StorageClassCrossWorkgroup, spec.StorageClassUniformConstant:
			if v.heap && in != nil {
				l.prepareHeap(in, v)
				break
			}
			if v.typ.isOpaque() && v.initializer == nil {
				if err := l.prepareDescriptor(in, uint32(h), v); err != nil {
					return err
				}
				break
			}
			data := bytesOf(v.view.size)
			for i, c := range v.view.scalars() {
				if v.initializer != nil {
					store(data[c.offset:], c.scalar, v.initializer[i])
				}
			}
			l.objects[h] = object{data: data, size: v.view.size, variable: v}
		}
	}
	l.watchImages()
	return nil
}

// prepareDescriptor makes the object of an image or sampler, unless it is an argument.
func (l *launch) prepareDescriptor(in *runner.Launch, h uint32, v *variable) error {
	switch {
	case v.sampler != nil:
		l.objects[h] = l.descriptorObject(v, h, nil, nil)
	case v.bound:
		return l.bindDescriptor(in, h, v)
	}
	return nil
}

// bind makes the object of a descriptor.
func (l *launch) bind(in *runner.Launch, entry *reflect.EntryPoint, h int, v *variable) error {
	index := uint32(h) - v.handle
	b, r := in.Bound(v.set, v.binding, index), entry.Resource(v.set, v.binding)
	if b != nil && b.Null {
		l.objects[h] = object{variable: v}
		return nil
	}
	if b != nil && b.Inline != nil {
		data := bytesOf(int64(len(b.Inline)))
		copy(data, b.Inline)
		l.objects[h] = object{data: data, size: int64(len(data)), variable: v}
		return nil
	}
	if b == nil || r == nil {
		return &runner.BindingError{Entry: in.Entry, Set: v.set, Binding: v.binding, Reason: "the host provides no buffer for it"}
	}
	memory, ok := b.Buffer.(*buffer)
	if !ok {
		return &runner.BindingError{Entry: in.Entry, Set: v.set, Binding: v.binding, Reason: "the host provides no buffer for it"}
	}
	o := l.bufferObject(memory, b.Start(), b.Range(r))
	o.variable = v
	l.objects[h] = *o
	return nil
}
