//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// maxLaunches bounds the number of launches in one Run, and so the size of a command
// buffer.
const maxLaunches = 100_000

// Run implements runner.Device.
func (d *Device) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	if err := ready(ctx, len(launches)); err != nil {
		return runner.Timing{}, err
	}
	launches, err := runner.Specialized(launches)
	if err != nil {
		return runner.Timing{}, err
	}
	for _, l := range launches {
		if err := l.Check(&d.info); err != nil {
			return runner.Timing{}, err
		}
	}
	return d.execute(ctx, work{
		entries: launches,
		prepare: func(f *frame, timing *runner.Timing) error { return d.prepare(f, launches, timing) },
		send:    d.send,
	})
}

// ready returns an error if a number of launches cannot begin.
func ready(ctx context.Context, launches int) error {
	switch {
	case ctx == nil:
		return errors.New("the context.Context is nil")
	case launches > maxLaunches:
		return fmt.Errorf("%d launches in one run, at most %d are possible", launches, maxLaunches)
	case ctx.Err() != nil:
		return fmt.Errorf("not started: %w", runner.Ended(ctx))
	}
	return nil
}

// work is what one submission does. The entry points, each in a launch with its bindings, were checked; prepare fills a
// frame, and send records and submits it.
type work struct {
	entries []*runner.Launch
	prepare func(f *frame, timing *runner.Timing) error
	send    func(f *frame) C.VkResult
}

// execute checks the bindings of the entry points, submits the work and waits for it.
func (d *Device) execute(ctx context.Context, w work) (runner.Timing, error) {
	var timing runner.Timing
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return timing, err
	}
	for _, l := range w.entries {
		if err := d.checkBindings(l); err != nil {
			return timing, err
		}
	}
	if len(w.entries) == 0 {
		return timing, nil
	}
	d.reap()
	f, err := d.takeFrame()
	if err != nil {
		return timing, d.validated(err)
	}
	if err := w.prepare(f, &timing); err != nil {
		d.giveFrame(f)
		return timing, d.validated(err)
	}
	var ticks *C.uint64_t
	if f.c.times != nil {
		ticks = &f.ticks[0]
	}
	start := time.Now()
	err = d.submit(ctx, f, func() C.VkResult {
		defer func() { timing.Submit = time.Since(start) }()
		return w.send(f)
	}, ticks)
	timing.Wall = time.Since(start)
	if err == nil && ticks != nil {
		timing.GPU = d.elapsed(uint64(f.ticks[0]), uint64(f.ticks[1]))
	}
	return timing, d.validated(err)
}

// prepare finds pipelines and fills descriptor sets.
func (d *Device) prepare(f *frame, launches []*runner.Launch, timing *runner.Timing) error {
	f.steps, f.push, f.dynamic = f.steps[:0], f.push[:0], f.dynamic[:0]
	for i, l := range launches {
		p, took, err := d.pipeline(l)
		if err = f.use(p, i, err); err != nil {
			return err
		}
		timing.Compile += took
		step := C.spvc_step{
			pipeline: p.c.pipeline, layout: p.c.layout, num_sets: C.uint32_t(len(p.layouts)),
			push_offset: f.pushed(p, l.PushConstants), push_size: C.uint32_t(p.push),
		}
		for i, g := range l.Groups {
			step.groups[i] = C.uint32_t(g)
		}
		if l.Overlaps {
			step.overlaps = 1
		}
		if err := d.fillHeap(f, l, &step); err != nil {
			return err
		}
		before := len(f.dynamic)
		f.dynamic = dynamicOffsets(f.dynamic, l, l.Module.EntryPoint(l.Entry).Resources)
		step.num_dynamic = C.uint32_t(len(f.dynamic) - before)
		f.steps = append(f.steps, step)
		f.pinAddressed(l)
	}
	return d.fillSets(f, func(i int) (*runner.Launch, []*reflect.Resource) {
		return launches[i], launches[i].Module.EntryPoint(launches[i].Entry).Resources
	})
}

// use adds the pipeline of a launch to the frame, unless it could not be built.
func (f *frame) use(p *pipeline, launch int, err error) error {
	var refused *runner.FeatureError
	if errors.As(err, &refused) {
		refused.Launch = launch
	}
	if err == nil {
		f.pipelines = append(f.pipelines, p)
	}
	return err
}

// pushed adds push constants to the frame, as many bytes as the pipeline has, and returns their offset.
func (f *frame) pushed(p *pipeline, data []byte) C.uint32_t {
	at := len(f.push)
	f.push = append(f.push, data[:min(p.push, len(data))]...)
	for len(f.push) < at+p.push {
		f.push = append(f.push, 0)
	}
	return C.uint32_t(at)
}

// fillSets makes the descriptor sets of the frame's pipelines. of returns the bindings and the descriptors of each.
func (d *Device) fillSets(f *frame, of func(i int) (*runner.Launch, []*reflect.Resource)) error {
	sets := 0
	var counts descriptorCounts
	for _, p := range f.pipelines {
		sets += len(p.layouts)
		counts.add(&p.counts)
	}
	f.handles, f.writes, f.inline = f.handles[:0], f.writes[:0], f.inline[:0]
	if sets == 0 {
		return nil
	}
	if err := f.sets.prepare(d, uint32(sets), &counts); err != nil {
		return err
	}
	f.handles = slices.Grow(f.handles, sets)[:sets]
	pool := C.VkDescriptorPool(unsafe.Pointer(f.sets.handle))
	at := f.handles
	for i, p := range f.pipelines {
		n := len(p.layouts)
		if n == 0 {
			continue
		}
		if r := vk.Result(C.spvc_sets_allocate(d.c, pool, C.uint32_t(n), &p.layouts[0], &at[0])); r != vk.Success {
			return result("vkAllocateDescriptorSets", r)
		}
		l, resources := of(i)
		if err := d.writeSets(f, l, resources, at); err != nil {
			return err
		}
		at = at[n:]
	}
	if len(f.writes) > 0 {
		C.spvc_sets_write(d.c, &f.writes[0], C.uint32_t(len(f.writes)), (*C.uint8_t)(unsafe.SliceData(f.inline)))
	}
	return nil
}

// send records and submits the steps of a frame.
func (d *Device) send(f *frame) C.VkResult {
	return C.spvc_launch(d.c, &f.c, &f.steps[0], C.uint32_t(len(f.steps)), unsafe.SliceData(f.handles), unsafe.SliceData(f.dynamic), (*C.uint8_t)(unsafe.SliceData(f.push)))
}

// elapsed returns the time between two timestamps.
func (d *Device) elapsed(from, to uint64) time.Duration {
	delta := to - from
	if bits := d.info.TimestampBits; bits < 64 {
		delta &= 1<<bits - 1
	}
	return time.Duration(float64(delta) * d.info.TimestampPeriod)
}

// validated puts the messages of the validation layer before err.
func (d *Device) validated(err error) error {
	messages := d.in.messages()
	if !slices.ContainsFunc(messages, func(m runner.ValidationMessage) bool { return m.Severity == "error" }) {
		return err
	}
	found := &runner.ValidationError{Messages: messages}
	if err != nil {
		return fmt.Errorf("%w; %w", found, err)
	}
	return found
}
