package reference

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/spvc/spvc/runner"
)

// Options configures a device.
type Options struct {
	// SubgroupSize is the number of invocations of a subgroup, 1 to 128. 0 means 32.
	SubgroupSize int
	// Checks are the errors of kernels that the device looks for. The zero value finds
	// none and is the fastest.
	Checks Checks
	// MaxSteps bounds the number of instructions that the invocations of a launch execute
	// together. 0 means 1<<36, and a negative number no limit.
	MaxSteps int64
	// MaxMemory bounds the bytes of buffers, images, variables and registers. 0 means 4 GiB.
	MaxMemory int64
	// Workers is the number of workgroups that run at the same time. 0 means one per
	// processor. With CheckRaces, and if the order of atomics matters, workgroups run one
	// after the other.
	Workers int
	// Printf receives the text that kernels of OpenCL print, one write for each call of
	// printf. If it is nil, the text is lost.
	Printf io.Writer
	// Trace reports what invocations do, or is nil.
	Trace *Trace
}

// Name is the name of the device, which selects it.
const Name = "reference"

// Device executes kernels in Go. It implements [runner.Device].
type Device struct {
	options Options
	info    *runner.DeviceInfo

	mu       sync.Mutex
	closed   bool
	handles  map[uint32]*buffer
	images   map[uint32]*image // by handles, which buffers do not have
	used     int64             // bytes of buffers and images
	next     uint32
	programs map[programKey]*program
	steps    atomic.Int64
	// running counts the runs and views that Close waits for.
	running sync.WaitGroup
	// turn is held by the run whose launches execute.
	turn chan struct{}
}

const (
	maxLanes         = 128
	defaultLanes     = 32
	defaultSteps     = 1 << 36
	defaultMemory    = 4 << 30
	maxPrograms      = 64
	maxBufferHandles = 1<<24 - 2
)

// Open makes a device.
func Open(o Options) (*Device, error) {
	if o.SubgroupSize < 0 || o.SubgroupSize > maxLanes {
		return nil, fmt.Errorf("subgroup size %d: it must be between 1 and %d", o.SubgroupSize, maxLanes)
	}
	if o.SubgroupSize == 0 {
		o.SubgroupSize = defaultLanes
	}
	if o.MaxSteps == 0 {
		o.MaxSteps = defaultSteps
	}
	if o.MaxMemory == 0 {
		o.MaxMemory = defaultMemory
	}
	d := &Device{options: o, info: deviceInfo(&o), handles: map[uint32]*buffer{}, images: map[uint32]*image{}, programs: map[programKey]*program{}, next: maxHandle, turn: make(chan struct{}, 1)}
	return d, nil
}

// Info implements runner.Device.
func (d *Device) Info() *runner.DeviceInfo { return d.info }

// Steps returns the number of instructions that invocations have executed since the device
// was opened, ends of blocks included. Instructions that need no work at run time, such as
// OpCompositeExtract, do not count.
func (d *Device) Steps() int64 { return d.steps.Load() }

// usable returns the error of a closed device.
func (d *Device) usable() error {
	if d.closed {
		return fmt.Errorf("device %q: %w", d.info.Name, runner.ErrClosed)
	}
	return nil
}

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
		return nil, fmt.Errorf("buffer of %d bytes: %w", size, d.memoryLimit(uint64(d.used)+uint64(size)))
	}
	b := &buffer{d: d, handle: d.newHandle(), data: bytesOf(int64(size)), size: size}
	d.handles[b.handle] = b
	d.used += int64(size)
	return b, nil
}

// newHandle returns a handle that no buffer and no image has.
func (d *Device) newHandle() uint32 {
	for range maxBufferHandles {
		if d.next++; d.next > maxBufferHandles {
			d.next = maxHandle
		}
		if d.handles[d.next] == nil && d.images[d.next] == nil {
			break
		}
	}
	return d.next
}

// memoryLimit is the error of a launch or buffer that needs too much memory.
func (d *Device) memoryLimit(need uint64) error {
	return &runner.LimitError{Device: d.info.Name, Limit: "maxMemoryAllocationSize", Value: need, Max: uint64(d.options.MaxMemory)}
}

// checkMemory returns an error if a program needs too much memory.
func (d *Device) checkMemory(p *program, workers int) error {
	invocations := int64(p.size[0] * p.size[1] * p.size[2])
	subgroups := int64(1)
	if p.suspends {
		subgroups = (invocations + int64(p.lanes) - 1) / int64(p.lanes)
	}
	need := int64(workers) * (subgroups*(int64(p.regs)*8+2*p.private*int64(p.lanes)) + 2*p.shared)
	d.mu.Lock()
	defer d.mu.Unlock()
	if need > d.options.MaxMemory-d.used {
		return d.memoryLimit(uint64(need + d.used))
	}
	return nil
}

// reserve accounts for memory that a launch needs while it runs, and ends the launch if
// that is too much.
func (l *launch) reserve(n int64) {
	if l.extra += n; l.extra > l.d.options.MaxMemory {
		panic(stop{fmt.Errorf("entry point %q: the check of races: %w", l.p.entry, l.d.memoryLimit(uint64(l.extra)))})
	}
}

// Run implements runner.Device. A launch whose kernel has errors fails with a *CheckError,
// and a module that the device cannot execute with a *Refusal. The launches behind it do
// not run.
func (d *Device) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	return d.run(ctx, &order{}, launches...)
}

// run runs launches in the way that o says.
func (d *Device) run(ctx context.Context, o *order, launches ...*runner.Launch) (runner.Timing, error) {
	var timing runner.Timing
	if ctx == nil {
		return timing, errors.New("the context.Context is nil")
	}
	launches, err := runner.Specialized(launches)
	if err != nil {
		return timing, err
	}
	for _, l := range launches {
		if err := l.Check(d.info); err != nil {
			return timing, err
		}
	}
	end, err := d.begin(ctx)
	if err != nil {
		return timing, err
	}
	defer end()
	programs := make([]*program, len(launches))
	start := time.Now()
	for i, l := range launches {
		if err := d.checkObjects(l); err != nil {
			return timing, err
		}
		if programs[i], err = d.program(l, o.nudge); err != nil {
			return timing, fmt.Errorf("entry point %q: %w", l.Entry, err)
		}
	}
	timing.Compile = time.Since(start)
	start = time.Now()
	for i, in := range launches {
		l := d.newLaunch(ctx, programs[i], in.Groups)
		l.checks, l.order = programs[i].checks, o
		if o.watch && programs[i].watched {
			l.watched = map[uintptr]watchedWord{}
		}
		if err = l.prepare(in); err == nil {
			err = l.run()
		}
		if err != nil {
			break
		}
	}
	timing.Wall = time.Since(start)
	timing.GPU = timing.Wall
	return timing, err
}

// begin waits until the launches of earlier runs have ended. The function that it returns
// lets the next run begin.
func (d *Device) begin(ctx context.Context) (func(), error) {
	d.mu.Lock()
	if err := d.usable(); err != nil {
		d.mu.Unlock()
		return nil, err
	}
	d.running.Add(1)
	d.mu.Unlock()
	select {
	case <-ctx.Done():
	case d.turn <- struct{}{}:
		if ctx.Err() == nil {
			return func() { <-d.turn; d.running.Done() }, nil
		}
		<-d.turn
	}
	d.running.Done()
	return nil, fmt.Errorf("not started: %w", runner.Ended(ctx))
}

func (d *Device) newLaunch(ctx context.Context, p *program, groups [3]uint32) *launch {
	l := &launch{
		d: d, p: p, ctx: ctx, groups: groups, checks: d.options.Checks,
		findings: &collector{index: map[findingKey]int{}}, shadows: map[*buffer]*shadow{}, byHandle: map[uint32]*object{}, order: &order{},
	}
	if d.options.MaxSteps > 0 {
		l.limited = true
		l.stepsLeft.Store(d.options.MaxSteps)
	}
	if d.options.Trace != nil {
		l.trace = newTracer(d.options.Trace, p)
	}
	return l
}

// checkObjects returns an error if a launch has buffers, images or samplers that the device
// cannot use.
func (d *Device) checkObjects(l *runner.Launch) error {
	entry := l.Module.EntryPoint(l.Entry)
	d.mu.Lock()
	defer d.mu.Unlock()
	for i := range l.Heap {
		if reason := d.wrongObject(&runner.Binding{Buffer: l.Heap[i].Buffer}); reason != "" {
			return fmt.Errorf("entry point %q: byte %d of the descriptor heap: %s", l.Entry, l.Heap[i].Offset, reason)
		}
	}
	for i := range l.Bindings {
		b := &l.Bindings[i]
		if entry.Memory(b.Set, b.Binding) == nil {
			continue
		}
		if reason := d.wrongObject(b); reason != "" {
			return &runner.BindingError{Entry: l.Entry, Set: b.Set, Binding: b.Binding, Reason: reason}
		}
	}
	return nil
}

// program returns the translation of a launch's entry point, which the device keeps.
func (d *Device) program(l *runner.Launch, nudge uint64) (*program, error) {
	k := programKey{hash: l.Module.Hash, entry: l.Entry, nudge: nudge}
	for _, s := range l.SpecConstants {
		k.spec += strconv.FormatUint(uint64(s.ID), 16) + "=" + strconv.FormatUint(s.Bits, 16) + ";"
	}
	d.mu.Lock()
	p := d.programs[k]
	d.mu.Unlock()
	if p != nil {
		return p, nil
	}
	o := d.options
	if nudge != 0 {
		o.Checks = 0
	}
	p, err := translate(l.Module.Words, l.Entry, l.Module.EntryPoint(l.Entry).Model, l.SpecConstants, nudge, &o, nil)
	if err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.programs) >= maxPrograms {
		clear(d.programs)
	}
	d.programs[k] = p
	return p, nil
}

// Close implements runner.Device. It waits for the launches in flight.
func (d *Device) Close() error {
	d.mu.Lock()
	d.closed = true
	d.mu.Unlock()
	d.running.Wait()
	d.mu.Lock()
	defer d.mu.Unlock()
	for h, b := range d.handles {
		b.data = nil
		delete(d.handles, h)
	}
	for h, m := range d.images {
		m.data = nil
		delete(d.images, h)
	}
	return nil
}

// OrderDependent reports whether the results of a launch depend on the order in which
// workgroups or invocations run: it has atomics whose results are used, or that do not commute. It returns
// a *Refusal for a module that the device cannot execute. RunUnordered also sees whether atomics that do not commute
// change the same bits.
func (d *Device) OrderDependent(l *runner.Launch) (bool, error) {
	p, err := d.checked(l)
	return err == nil && (p.ordered || p.orderedInside || p.exchanged || p.watched), err
}

// checked returns the translation of a launch that the device can execute.
func (d *Device) checked(l *runner.Launch) (*program, error) {
	if err := l.Check(d.info); err != nil {
		return nil, err
	}
	return d.program(l, 0)
}
