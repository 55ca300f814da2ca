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

// frame is a submission: its command buffer, the objects that it uses, and scratch memory
// for reuse. Frames in flight at the same time share nothing.
type frame struct {
	c         C.spvc_frame
	sets      descriptorPool
	held      []held
	pipelines []*pipeline
	// staging is the staging buffer in use, if any.
	staging *allocation
	// heaps are the descriptor heaps of the launches.
	heaps []*allocation

	steps   []C.spvc_step
	draws   []C.spvc_draw
	writes  []C.spvc_write
	handles []C.VkDescriptorSet
	dynamic []C.uint32_t
	push    []byte
	inline  []byte // the bytes of inline uniform blocks
	ticks   [2]C.uint64_t
}

const (
	// maxIdleFrames bounds the frames kept for later use.
	maxIdleFrames = 8
	// waitSlice is the length of one wait, and so the longest delay before the end of a
	// context is noticed.
	waitSlice = 5 * time.Millisecond
	// closeGrace is how long Close waits for an abandoned launch.
	closeGrace = 200 * time.Millisecond
)

func (f *frame) pin(h held) {
	h.state().pins++
	f.held = append(f.held, h)
}

// takeFrame takes or makes a frame. The caller holds the lock.
func (d *Device) takeFrame() (*frame, error) {
	if n := len(d.idle); n > 0 {
		f := d.idle[n-1]
		d.idle = d.idle[:n-1]
		return f, nil
	}
	f := &frame{}
	if err := d.createFrame(f); err != nil {
		d.destroyFrame(f)
		return nil, err
	}
	return f, nil
}

// createFrame makes a frame's objects. It passes pointers to local variables, because C
// may not receive a pointer to an object that contains Go pointers.
func (d *Device) createFrame(f *frame) error {
	pool := vk.CommandPoolCreateInfo{
		SType: vk.StructureTypeCommandPoolCreateInfo, QueueFamilyIndex: uint32(C.spvc_device_family(d.c)),
		Flags: vk.CommandPoolCreateFlags(vk.CommandPoolCreateTransientBit),
	}
	defer pool.Free()
	var cmds vk.CommandPool
	if r := vk.CreateCommandPool(d.handle, &pool, nil, &cmds); r != vk.Success {
		return result("vkCreateCommandPool", r)
	}
	f.c.pool = C.VkCommandPool(unsafe.Pointer(cmds))
	if r := vk.Result(C.spvc_command_buffer(d.c, f.c.pool, &f.c.cmd)); r != vk.Success {
		return result("vkAllocateCommandBuffers", r)
	}
	info := vk.FenceCreateInfo{SType: vk.StructureTypeFenceCreateInfo}
	defer info.Free()
	var fence vk.Fence
	if r := vk.CreateFence(d.handle, &info, nil, &fence); r != vk.Success {
		return result("vkCreateFence", r)
	}
	f.c.fence = C.VkFence(unsafe.Pointer(fence))
	if !d.in.options.Timestamps || d.info.TimestampPeriod == 0 {
		return nil
	}
	query := vk.QueryPoolCreateInfo{SType: vk.StructureTypeQueryPoolCreateInfo, QueryType: vk.QueryTypeTimestamp, QueryCount: 2}
	defer query.Free()
	var times vk.QueryPool
	if r := vk.CreateQueryPool(d.handle, &query, nil, &times); r != vk.Success {
		return result("vkCreateQueryPool", r)
	}
	f.c.times = C.VkQueryPool(unsafe.Pointer(times))
	return nil
}

func (d *Device) destroyFrame(f *frame) {
	f.sets.destroy(d.handle)
	vk.DestroyQueryPool(d.handle, vk.QueryPool(unsafe.Pointer(f.c.times)), nil)
	vk.DestroyFence(d.handle, vk.Fence(unsafe.Pointer(f.c.fence)), nil)
	vk.DestroyCommandPool(d.handle, vk.CommandPool(unsafe.Pointer(f.c.pool)), nil)
}

// giveFrame releases everything that a frame uses. The caller holds the lock.
func (d *Device) giveFrame(f *frame) {
	for _, h := range f.held {
		d.unpin(h)
	}
	for _, p := range f.pipelines {
		p.users--
	}
	for _, a := range f.heaps {
		d.destroy(a)
	}
	f.heaps = f.heaps[:0]
	clear(f.held)
	clear(f.pipelines)
	f.held, f.pipelines, f.staging = f.held[:0], f.pipelines[:0], nil
	if len(d.idle) >= maxIdleFrames {
		d.destroyFrame(f)
		return
	}
	d.idle = append(d.idle, f)
}

// submit submits the commands that send records and waits for them. The caller holds the
// lock, which submit releases while it waits. The frame always goes back to the device: to
// the idle frames, or to those that still run after their launch was abandoned.
func (d *Device) submit(ctx context.Context, f *frame, send func() C.VkResult, ticks *C.uint64_t) error {
	if ctx.Err() != nil {
		d.giveFrame(f)
		return fmt.Errorf("not started: %w", runner.Ended(ctx))
	}
	if r := vk.Result(send()); r != vk.Success {
		d.giveFrame(f)
		return d.fatal("vkQueueSubmit", r)
	}
	d.busy++
	d.mu.Unlock()
	r, err := d.wait(ctx, f, ticks)
	d.mu.Lock()
	d.leave()
	switch {
	case r == vk.Success, r == vk.ErrorDeviceLost:
		d.giveFrame(f)
	default:
		d.late = append(d.late, f)
	}
	if err != nil {
		return fmt.Errorf("device %q: %w", d.info.Name, runner.Ended(ctx))
	}
	if r != vk.Success {
		return d.fatal("vkWaitForFences", r)
	}
	return nil
}

// wait waits until a submission ends or the context does.
func (d *Device) wait(ctx context.Context, f *frame, ticks *C.uint64_t) (vk.Result, error) {
	for {
		slice := time.Second
		if ctx.Done() != nil {
			slice = waitSlice
		}
		if deadline, ok := ctx.Deadline(); ok {
			slice = max(0, min(slice, time.Until(deadline)))
		}
		r := vk.Result(C.spvc_wait(d.c, &f.c, C.uint64_t(slice), ticks))
		if r != vk.Timeout {
			return r, nil
		}
		if err := ctx.Err(); err != nil {
			return r, err
		}
	}
}

// reap takes back the frames of abandoned launches that have ended since. The caller
// holds the lock.
func (d *Device) reap() {
	d.late = slices.DeleteFunc(d.late, func(f *frame) bool { return d.reapOne(f, 0) })
}

func (d *Device) reapOne(f *frame, patience time.Duration) bool {
	r := vk.Result(C.spvc_wait(d.c, &f.c, C.uint64_t(patience), nil))
	if r != vk.Success && r != vk.ErrorDeviceLost {
		return false
	}
	if f.staging != nil {
		d.giveStaging(f.staging)
	}
	d.giveFrame(f)
	return true
}

// isLate reports whether an abandoned launch may still use the object.
func (d *Device) isLate(h held) bool {
	return slices.ContainsFunc(d.late, func(f *frame) bool { return slices.Contains(f.held, h) })
}

// stillRuns returns the error of an operation that would wait for an abandoned launch.
func (d *Device) stillRuns() error {
	return fmt.Errorf("device %q: an earlier launch, which was given up, still runs: %w", d.info.Name, runner.ErrTimeout)
}

// leave ends a wait or access that began with an increment of busy.
func (d *Device) leave() {
	d.busy--
	if d.busy == 0 {
		d.quiet.Broadcast()
	}
}

// fatal returns the error of a call that leaves the device in an unknown state.
func (d *Device) fatal(call string, r vk.Result) error {
	err := fmt.Errorf("device %q: %w", d.info.Name, result(call, r))
	if r == vk.ErrorDeviceLost {
		d.lost = err
	}
	return err
}
