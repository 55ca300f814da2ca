package cpu

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"time"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/target"
)

// Name is the name of the device, which selects it.
const Name = "jit"

// Options configures a device.
type Options struct {
	// SubgroupSize is the number of invocations of a subgroup, 1 to 128. 0 means 32.
	SubgroupSize int
	// Level is the level of LLVM's optimizations, 1 to 3. 0 means 2.
	Level int
	// MaxMemory bounds the bytes of buffers. 0 means 4 GiB.
	MaxMemory int64
	// Workers is the number of workgroups that run at the same time. 0 means one per processor.
	Workers int
}

const (
	maxLanes      = 128
	defaultLanes  = 32
	defaultLevel  = 2
	defaultMemory = 4 << 30
	maxPrograms   = 256
)

// Device runs kernels on the processor of the host. It implements [runner.Device].
type Device struct {
	options  Options
	info     *runner.DeviceInfo
	library  *jit.Library
	registry *ir.Registry

	mu       sync.Mutex
	closed   bool
	buffers  map[*buffer]bool
	used     int64
	programs map[programKey]*program
	// turn is held by the run whose launches execute.
	turn chan struct{}
}

// Open makes a device. Without libLLVM the error is jit.ErrNoLLVM, which names the package.
func Open(o Options) (*Device, error) {
	if o.SubgroupSize < 0 || o.SubgroupSize > maxLanes {
		return nil, fmt.Errorf("subgroup size %d: it must be between 1 and %d", o.SubgroupSize, maxLanes)
	}
	if o.SubgroupSize == 0 {
		o.SubgroupSize = defaultLanes
	}
	if o.Level == 0 {
		o.Level = defaultLevel
	}
	if o.MaxMemory == 0 {
		o.MaxMemory = defaultMemory
	}
	if o.Workers == 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	library, err := jit.Open(jit.OpenOptions{})
	if err != nil {
		return nil, fmt.Errorf("device %q: %w: %w", Name, runner.ErrUnavailable, err)
	}
	return &Device{options: o, info: deviceInfo(&o, library), library: library, registry: all.Registry(), buffers: map[*buffer]bool{}, programs: map[programKey]*program{},
		turn: make(chan struct{}, 1)}, nil
}

// Info implements runner.Device.
func (d *Device) Info() *runner.DeviceInfo { return d.info }

// usable returns the error of a closed device.
func (d *Device) usable() error {
	if d.closed {
		return fmt.Errorf("device %q: %w", Name, runner.ErrClosed)
	}
	return nil
}

// NewImage implements runner.Device. The device has no images.
func (d *Device) NewImage(runner.ImageDesc) (runner.Image, error) {
	return nil, fmt.Errorf("device %q has no images: %w", Name, errors.ErrUnsupported)
}

// NewSampler implements runner.Device. The device has no samplers.
func (d *Device) NewSampler(runner.SamplerDesc) (runner.Sampler, error) {
	return nil, fmt.Errorf("device %q has no samplers: %w", Name, errors.ErrUnsupported)
}

// Run implements runner.Device. A kernel that the device cannot run fails with a *lower.Refusal or a *runner.FeatureError.
func (d *Device) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	var timing runner.Timing
	if ctx == nil {
		return timing, errors.New("the context.Context is nil")
	}
	launches, err := runner.Specialized(launches)
	if err != nil {
		return timing, err
	}
	for i, l := range launches {
		if err := l.Check(d.info); err != nil {
			return timing, err
		}
		if err := d.features(l, i); err != nil {
			return timing, err
		}
	}
	end, err := d.begin(ctx)
	if err != nil {
		return timing, err
	}
	defer end()
	start := time.Now()
	programs := make([]*program, len(launches))
	for i, l := range launches {
		if programs[i], err = d.program(l); err != nil {
			return timing, fmt.Errorf("entry point %q: %w", l.Entry, err)
		}
	}
	timing.Compile = time.Since(start)
	start = time.Now()
	for i, l := range launches {
		if err = d.launch(ctx, programs[i], l); err != nil {
			break
		}
	}
	timing.Wall = time.Since(start)
	timing.GPU = timing.Wall
	return timing, err
}

// features returns an error if a module declares a capability that the device lacks.
func (d *Device) features(l *runner.Launch, number int) error {
	for _, c := range l.Module.Capabilities {
		if d.has(c) {
			continue
		}
		e := &runner.FeatureError{Device: Name, Capability: c, Use: l.Module.Use(c), Launch: number}
		if by := target.EnablerOf(c); by != nil && len(by.Any) > 0 {
			e.Feature = by.Any[0]
		}
		return e
	}
	return nil
}

// begin waits until the launches of earlier runs have ended. The function that it returns lets the next run begin.
func (d *Device) begin(ctx context.Context) (func(), error) {
	d.mu.Lock()
	err := d.usable()
	d.mu.Unlock()
	if err != nil {
		return nil, err
	}
	select {
	case <-ctx.Done():
		return nil, fmt.Errorf("not started: %w", runner.Ended(ctx))
	case d.turn <- struct{}{}:
	}
	if ctx.Err() != nil {
		<-d.turn
		return nil, fmt.Errorf("not started: %w", runner.Ended(ctx))
	}
	return func() { <-d.turn }, nil
}

// Close implements runner.Device. It waits for the launches in flight.
func (d *Device) Close() error {
	d.mu.Lock()
	closed := d.closed
	d.closed = true
	d.mu.Unlock()
	if closed {
		return nil
	}
	d.turn <- struct{}{}
	defer func() { <-d.turn }()
	d.mu.Lock()
	defer d.mu.Unlock()
	for b := range d.buffers {
		b.data = nil
	}
	clear(d.buffers)
	return d.dropPrograms()
}
