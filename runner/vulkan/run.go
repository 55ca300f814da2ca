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
)

// maxLaunches bounds the number of launches in one Run, and so the size of a command
// buffer.
const maxLaunches = 100_000

// Run implements runner.Device.
func (d *Device) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	var timing runner.Timing
	if ctx == nil {
		return timing, errors.New("the context.Context is nil")
	}
	if len(launches) > maxLaunches {
		return timing, fmt.Errorf("%d launches in one run, at most %d are possible", len(launches), maxLaunches)
	}
	if ctx.Err() != nil {
		return timing, fmt.Errorf("not started: %w", runner.Ended(ctx))
	}
	launches, err := runner.Specialized(launches)
	if err != nil {
		return timing, err
	}
	for _, l := range launches {
		if err := l.Check(&d.info); err != nil {
			return timing, err
		}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return timing, err
	}
	for _, l := range launches {
		if err := d.checkBindings(l); err != nil {
			return timing, err
		}
	}
	if len(launches) == 0 {
		return timing, nil
	}
	d.reap()
	f, err := d.takeFrame()
	if err != nil {
		return timing, d.validated(err)
	}
	if err := d.prepare(f, launches, &timing); err != nil {
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
		return d.send(f)
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
	var sets uint32
	var counts descriptorCounts
	for i, l := range launches {
		p, took, err := d.pipeline(l)
		var refused *runner.FeatureError
		if errors.As(err, &refused) {
			refused.Launch = i
		}
		if err != nil {
			return err
		}
		f.pipelines = append(f.pipelines, p)
		timing.Compile += took
		step := C.spvc_step{
			pipeline: p.c.pipeline, layout: p.c.layout, num_sets: C.uint32_t(len(p.layouts)),
			push_offset: C.uint32_t(len(f.push)), push_size: C.uint32_t(p.push),
		}
		for i, g := range l.Groups {
			step.groups[i] = C.uint32_t(g)
		}
		if l.Overlaps {
			step.overlaps = 1
		}
		before := len(f.dynamic)
		f.dynamic = dynamicOffsets(f.dynamic, l)
		step.num_dynamic = C.uint32_t(len(f.dynamic) - before)
		f.steps = append(f.steps, step)
		f.push = append(f.push, l.PushConstants[:min(p.push, len(l.PushConstants))]...)
		for len(f.push) < int(step.push_offset)+p.push {
			f.push = append(f.push, 0)
		}
		f.pinAddressed(l)
		sets += uint32(len(p.layouts))
		counts.add(&p.counts)
	}
	if sets == 0 {
		f.handles = f.handles[:0]
		return nil
	}
	if err := f.sets.prepare(d, sets, &counts); err != nil {
		return err
	}
	return d.fillSets(f, launches, int(sets))
}

func (d *Device) fillSets(f *frame, launches []*runner.Launch, sets int) error {
	f.handles = slices.Grow(f.handles[:0], sets)[:sets]
	f.writes = f.writes[:0]
	pool := C.VkDescriptorPool(unsafe.Pointer(f.sets.handle))
	at := f.handles
	for i, l := range launches {
		p := f.pipelines[i]
		n := len(p.layouts)
		if n == 0 {
			continue
		}
		if r := vk.Result(C.spvc_sets_allocate(d.c, pool, C.uint32_t(n), &p.layouts[0], &at[0])); r != vk.Success {
			return result("vkAllocateDescriptorSets", r)
		}
		if err := d.writeSets(f, l, at); err != nil {
			return err
		}
		at = at[n:]
	}
	if len(f.writes) > 0 {
		C.spvc_sets_write(d.c, &f.writes[0], C.uint32_t(len(f.writes)))
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
