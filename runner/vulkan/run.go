//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"context"
	"fmt"
	"slices"
	"time"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
)

// maxLaunches bounds the launches of one Run, and with it a command buffer.
const maxLaunches = 100_000

// step is a launch that is ready to be recorded.
type step struct {
	launch   *runner.Launch
	pipeline *pipeline
	sets     []C.VkDescriptorSet
	push     []byte
}

// Run implements runner.Device.
func (d *Device) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	var timing runner.Timing
	if len(launches) > maxLaunches {
		return timing, fmt.Errorf("%d launches in one run, at most %d are possible", len(launches), maxLaunches)
	}
	if err := ctx.Err(); err != nil {
		return timing, fmt.Errorf("%w: not started: %w", runner.ErrTimeout, err)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return timing, err
	}
	for _, l := range launches {
		if err := d.check(l); err != nil {
			return timing, err
		}
	}
	if len(launches) == 0 {
		return timing, nil
	}
	d.in.messages()
	steps, err := d.prepare(launches, &timing)
	if err != nil {
		return timing, d.validated(err)
	}
	start := time.Now()
	err = d.commands(ctx, func() { d.record(steps) })
	timing.Wall = time.Since(start)
	if err == nil {
		timing.GPU, err = d.elapsed()
	}
	return timing, d.validated(err)
}

// check refuses a launch before anything reaches the driver.
func (d *Device) check(l *runner.Launch) error {
	if err := l.Check(&d.info); err != nil {
		return err
	}
	if err := checkModule(&d.info, l.Module, func(f string) bool { return d.enabled[f] }); err != nil {
		return err
	}
	for i := range l.Bindings {
		b := &l.Bindings[i]
		if !l.Module.EntryPoint(l.Entry).Uses(l.Module, b.Set, b.Binding) {
			continue
		}
		own, ok := b.Buffer.(*buffer)
		switch {
		case !ok || own.d != d:
			return &runner.BindingError{Entry: l.Entry, Set: b.Set, Binding: b.Binding, Reason: "the buffer belongs to another device"}
		case own.a == nil:
			return &runner.BindingError{Entry: l.Entry, Set: b.Set, Binding: b.Binding, Reason: "the buffer was closed"}
		}
	}
	return nil
}

// prepare finds pipelines and fills descriptor sets.
func (d *Device) prepare(launches []*runner.Launch, timing *runner.Timing) ([]step, error) {
	steps := make([]step, len(launches))
	since := d.clock + 1
	var sets, storage, uniform uint32
	for i, l := range launches {
		start := time.Now()
		p, built, err := d.pipeline(l, since)
		if err != nil {
			return nil, err
		}
		if built {
			timing.Compile += time.Since(start)
		}
		steps[i] = step{launch: l, pipeline: p, push: make([]byte, p.push)}
		copy(steps[i].push, l.PushConstants)
		sets, storage, uniform = sets+uint32(len(p.layouts)), storage+p.storage, uniform+p.uniform
	}
	if sets == 0 {
		return steps, nil
	}
	if err := d.sets.prepare(d, sets, storage, uniform); err != nil {
		return nil, err
	}
	var writes []C.spvc_write
	for i := range steps {
		if err := d.fillSets(&steps[i], &writes); err != nil {
			return nil, err
		}
	}
	if len(writes) > 0 {
		C.spvc_sets_write(d.c, &writes[0], C.uint32_t(len(writes)))
	}
	return steps, nil
}

func (d *Device) fillSets(s *step, writes *[]C.spvc_write) error {
	p, m := s.pipeline, s.launch.Module
	if len(p.layouts) == 0 {
		return nil
	}
	s.sets = make([]C.VkDescriptorSet, len(p.layouts))
	pool := C.VkDescriptorPool(unsafe.Pointer(d.sets.handle))
	if r := vk.Result(C.spvc_sets_allocate(d.c, pool, C.uint32_t(len(s.sets)), &p.layouts[0], &s.sets[0])); r != vk.Success {
		return result("vkAllocateDescriptorSets", r)
	}
	for _, i := range m.EntryPoint(s.launch.Entry).Resources {
		r := &m.Resources[i]
		for index := range r.Count {
			k := slices.IndexFunc(s.launch.Bindings, func(b runner.Binding) bool {
				return b.Set == r.Set && b.Binding == r.Binding && b.Index == index
			})
			b := &s.launch.Bindings[k]
			*writes = append(*writes, C.spvc_write{
				set: s.sets[r.Set], buffer: b.Buffer.(*buffer).a.c.buffer,
				offset: C.uint64_t(b.Offset), _range: C.uint64_t(b.Range()),
				binding: C.uint32_t(r.Binding), index: C.uint32_t(index), _type: descriptorType(r),
			})
		}
	}
	return nil
}

const (
	shaderAccess   = C.VK_ACCESS_SHADER_READ_BIT | C.VK_ACCESS_SHADER_WRITE_BIT | C.VK_ACCESS_UNIFORM_READ_BIT
	transferAccess = C.VK_ACCESS_TRANSFER_READ_BIT | C.VK_ACCESS_TRANSFER_WRITE_BIT
)

func (d *Device) record(steps []step) {
	if d.info.Limits.TimestampPeriod != 0 {
		vk.CmdResetQueryPool(d.cmd, d.times, 0, 2)
		vk.CmdWriteTimestamp(d.cmd, vk.PipelineStageTopOfPipeBit, d.times, 0)
	}
	// What earlier copies wrote must be visible to the first kernel.
	C.spvc_cmd_barrier(d.c, d.cCmd, C.VK_PIPELINE_STAGE_TRANSFER_BIT|C.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
		C.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, C.VK_ACCESS_TRANSFER_WRITE_BIT|C.VK_ACCESS_SHADER_WRITE_BIT, shaderAccess)
	for i := range steps {
		s := &steps[i]
		if i > 0 {
			C.spvc_cmd_barrier(d.c, d.cCmd, C.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, C.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
				C.VK_ACCESS_SHADER_WRITE_BIT, shaderAccess)
		}
		d.recordStep(s)
	}
	C.spvc_cmd_barrier(d.c, d.cCmd, C.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, C.VK_PIPELINE_STAGE_HOST_BIT|C.VK_PIPELINE_STAGE_TRANSFER_BIT,
		C.VK_ACCESS_SHADER_WRITE_BIT, C.VK_ACCESS_HOST_READ_BIT|C.VK_ACCESS_HOST_WRITE_BIT|transferAccess)
	if d.info.Limits.TimestampPeriod != 0 {
		vk.CmdWriteTimestamp(d.cmd, vk.PipelineStageBottomOfPipeBit, d.times, 1)
	}
}

func (d *Device) recordStep(s *step) {
	p, g := s.pipeline, s.launch.Groups
	layout := vk.PipelineLayout(unsafe.Pointer(p.c.layout))
	vk.CmdBindPipeline(d.cmd, vk.PipelineBindPointCompute, vk.Pipeline(unsafe.Pointer(p.c.pipeline)))
	if len(s.sets) > 0 {
		C.spvc_cmd_bind_sets(d.c, d.cCmd, p.c.layout, C.uint32_t(len(s.sets)), &s.sets[0])
	}
	if len(s.push) > 0 {
		vk.CmdPushConstants(d.cmd, layout, vk.ShaderStageFlags(vk.ShaderStageComputeBit), 0, uint32(len(s.push)), unsafe.Pointer(&s.push[0]))
	}
	vk.CmdDispatch(d.cmd, g[0], g[1], g[2])
}

// elapsed is the time between the two timestamps of the last run.
func (d *Device) elapsed() (time.Duration, error) {
	lim := &d.info.Limits
	if lim.TimestampPeriod == 0 {
		return 0, nil
	}
	var ticks [2]uint64
	r := vk.GetQueryPoolResults(d.handle, d.times, 0, 2, uint64(unsafe.Sizeof(ticks)), unsafe.Pointer(&ticks[0]), 8,
		vk.QueryResultFlags(vk.QueryResult64Bit|vk.QueryResultWaitBit))
	if r != vk.Success {
		return 0, d.fatal("vkGetQueryPoolResults", r)
	}
	delta := ticks[1] - ticks[0]
	if lim.TimestampBits < 64 {
		delta &= 1<<lim.TimestampBits - 1
	}
	return time.Duration(float64(delta) * lim.TimestampPeriod), nil
}

// validated puts what the validation layer found before err.
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
