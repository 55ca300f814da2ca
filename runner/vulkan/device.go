//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
)

// Device is an opened Vulkan device with one compute queue. It implements
// [runner.Device]. All its state is guarded by mu, and launches run one at a
// time.
type Device struct {
	in         *Instance
	ownsIn     bool
	info       runner.DeviceInfo
	hostMemory bool
	enabled    map[string]bool // never changes

	mu     sync.Mutex
	c      *C.spvc_device
	handle vk.Device
	cmds   vk.CommandPool
	cmd    vk.CommandBuffer
	cCmd   C.VkCommandBuffer
	fence  vk.Fence
	times  vk.QueryPool // null without timestamps

	buffers     map[*buffer]struct{}
	pool        []*allocation
	pooledBytes uint64
	orphans     []*allocation
	staging     *allocation

	pipelines map[pipelineKey]*pipeline
	clock     uint64
	sets      descriptorPool

	lost    error // why the device is of no further use
	pending bool  // a submission that nobody waits for may still run
	closed  bool
}

// OpenDevice opens the device that runner.Select picks, with a connection of
// its own that Close ends.
func OpenDevice(selector string, options Options) (runner.Device, error) {
	in, err := Open(options)
	if err != nil {
		return nil, err
	}
	d, err := in.openDevice(selector)
	if err != nil {
		return nil, errors.Join(err, in.Close())
	}
	d.ownsIn = true
	return d, nil
}

// OpenDevice opens the device that runner.Select picks.
func (in *Instance) OpenDevice(selector string) (runner.Device, error) {
	d, err := in.openDevice(selector)
	if err != nil {
		return nil, err
	}
	return d, nil
}

func (in *Instance) openDevice(selector string) (*Device, error) {
	info, err := runner.Select(in.infos, selector)
	if err != nil {
		return nil, err
	}
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.closed {
		return nil, fmt.Errorf("vulkan instance: %w", runner.ErrClosed)
	}
	d := &Device{
		in: in, info: *info, enabled: map[string]bool{},
		buffers: map[*buffer]struct{}{}, pipelines: map[pipelineKey]*pipeline{},
	}
	d.hostMemory = in.options.Memory == HostMemory || in.options.Memory == AutoMemory && info.Type != runner.DiscreteDevice
	if err := d.create(); err != nil {
		return nil, fmt.Errorf("device %q: %w", info.Name, err)
	}
	in.open++
	return d, nil
}

func (d *Device) create() error {
	want := wanted(d.in.options.Modules)
	var enable [C.SPVC_MAX_FEATURES]C.uint8_t
	for i := range int(C.spvc_num_features()) {
		name := C.GoString(C.spvc_feature_name(C.int(i)))
		if !d.info.HasFeature(name) {
			continue
		}
		if C.spvc_feature_is_real(C.int(i)) == 0 {
			d.enabled[name] = true
		} else if want(name) {
			d.enabled[name], enable[i] = true, 1
		}
	}
	for _, f := range d.info.Features {
		if len(f) > 3 && f[:3] == "VK_" {
			d.enabled[f] = true
		}
	}
	var text [C.SPVC_ERROR_LEN]C.char
	r := vk.Result(C.spvc_device_create(d.in.c, d.in.physical[d.info.Index], &enable[0], &d.c, &text[0]))
	if text[0] != 0 {
		return fmt.Errorf("%w: %s", runner.ErrNoDevice, C.GoString(&text[0]))
	}
	if r != vk.Success {
		return result("vkCreateDevice", r)
	}
	d.handle = vk.Device(unsafe.Pointer(C.spvc_device_handle(d.c)))
	if err := d.createObjects(); err != nil {
		d.destroyAll()
		return err
	}
	return nil
}

// createObjects makes what every run needs. The binding gets pointers to
// variables that lie outside of d, since C may not see an object with Go
// pointers.
func (d *Device) createObjects() error {
	pool := vk.CommandPoolCreateInfo{SType: vk.StructureTypeCommandPoolCreateInfo, QueueFamilyIndex: uint32(C.spvc_device_family(d.c))}
	defer pool.Free()
	var cmds vk.CommandPool
	if r := vk.CreateCommandPool(d.handle, &pool, nil, &cmds); r != vk.Success {
		return result("vkCreateCommandPool", r)
	}
	d.cmds = cmds
	if r := vk.Result(C.spvc_command_buffer(d.c, C.VkCommandPool(unsafe.Pointer(cmds)), &d.cCmd)); r != vk.Success {
		return result("vkAllocateCommandBuffers", r)
	}
	d.cmd = vk.CommandBuffer(unsafe.Pointer(d.cCmd))
	info := vk.FenceCreateInfo{SType: vk.StructureTypeFenceCreateInfo}
	defer info.Free()
	var fence vk.Fence
	if r := vk.CreateFence(d.handle, &info, nil, &fence); r != vk.Success {
		return result("vkCreateFence", r)
	}
	d.fence = fence
	if d.info.Limits.TimestampPeriod == 0 {
		return nil
	}
	query := vk.QueryPoolCreateInfo{SType: vk.StructureTypeQueryPoolCreateInfo, QueryType: vk.QueryTypeTimestamp, QueryCount: 2}
	defer query.Free()
	var times vk.QueryPool
	if r := vk.CreateQueryPool(d.handle, &query, nil, &times); r != vk.Success {
		return result("vkCreateQueryPool", r)
	}
	d.times = times
	return nil
}

// Info implements runner.Device.
func (d *Device) Info() *runner.DeviceInfo { return &d.info }

// usable is the reason why the device cannot be used, or nil.
func (d *Device) usable() error {
	if d.closed {
		return fmt.Errorf("device %q: %w", d.info.Name, runner.ErrClosed)
	}
	return d.lost
}

// waitSlice is how long one wait lasts, and so how late the end of a context
// may be noticed.
const waitSlice = 20 * time.Millisecond

// commands records commands, submits them and waits for their end.
func (d *Device) commands(ctx context.Context, record func()) error {
	if r := vk.ResetCommandPool(d.handle, d.cmds, 0); r != vk.Success {
		return d.fatal("vkResetCommandPool", r)
	}
	begin := vk.CommandBufferBeginInfo{
		SType: vk.StructureTypeCommandBufferBeginInfo,
		Flags: vk.CommandBufferUsageFlags(vk.CommandBufferUsageOneTimeSubmitBit),
	}
	defer begin.Free()
	if r := vk.BeginCommandBuffer(d.cmd, &begin); r != vk.Success {
		return d.fatal("vkBeginCommandBuffer", r)
	}
	record()
	if r := vk.EndCommandBuffer(d.cmd); r != vk.Success {
		return d.fatal("vkEndCommandBuffer", r)
	}
	if err := ctx.Err(); err != nil {
		return fmt.Errorf("%w: not started: %w", runner.ErrTimeout, err)
	}
	fence := C.VkFence(unsafe.Pointer(d.fence))
	if r := vk.Result(C.spvc_submit(d.c, d.cCmd, fence)); r != vk.Success {
		return d.fatal("vkQueueSubmit", r)
	}
	return d.wait(ctx)
}

func (d *Device) wait(ctx context.Context) error {
	fence := C.VkFence(unsafe.Pointer(d.fence))
	for {
		slice := waitSlice
		if deadline, ok := ctx.Deadline(); ok {
			slice = max(0, min(slice, time.Until(deadline)))
		}
		r := vk.Result(C.spvc_wait(d.c, fence, C.uint64_t(slice)))
		switch {
		case r == vk.Success:
			return nil
		case r != vk.Timeout:
			d.pending = r != vk.ErrorDeviceLost
			return d.fatal("vkWaitForFences", r)
		}
		if err := ctx.Err(); err != nil {
			d.pending = true
			d.lost = fmt.Errorf("device %q: %w: %w", d.info.Name, runner.ErrTimeout, err)
			return d.lost
		}
	}
}

// fatal is the error of a call after which the device is in no known state.
func (d *Device) fatal(call string, r vk.Result) error {
	err := fmt.Errorf("device %q: %w", d.info.Name, result(call, r))
	if r == vk.ErrorDeviceLost || d.pending {
		d.lost = err
	}
	return err
}

// closeGrace is how long Close waits for a launch that timed out.
const closeGrace = 200 * time.Millisecond

// Close implements runner.Device. A device whose launch timed out and is still
// running cannot be freed; it is abandoned, and the error says so.
func (d *Device) Close() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		return nil
	}
	d.closed = true
	if d.pending {
		if r := vk.Result(C.spvc_wait(d.c, C.VkFence(unsafe.Pointer(d.fence)), C.uint64_t(closeGrace))); r != vk.Success && r != vk.ErrorDeviceLost {
			return fmt.Errorf("device %q: abandoned with a launch that is still running: %w", d.info.Name, runner.ErrTimeout)
		}
	}
	vk.DeviceWaitIdle(d.handle)
	d.in.messages()
	d.destroyAll()
	d.in.mu.Lock()
	d.in.open--
	d.in.mu.Unlock()
	// The layer reports here what was not freed.
	err := d.validated(nil)
	if d.ownsIn {
		err = errors.Join(err, d.in.Close())
	}
	return err
}

// destroyAll frees what create made, however far it came.
func (d *Device) destroyAll() {
	for key, p := range d.pipelines {
		p.destroy(d.handle)
		delete(d.pipelines, key)
	}
	for b := range d.buffers {
		d.destroy(b.a)
		b.a = nil
		delete(d.buffers, b)
	}
	d.drainPool()
	for _, a := range d.orphans {
		d.destroy(a)
	}
	if d.staging != nil {
		d.destroy(d.staging)
	}
	d.orphans, d.staging = nil, nil
	d.sets.destroy(d.handle)
	vk.DestroyQueryPool(d.handle, d.times, nil)
	vk.DestroyFence(d.handle, d.fence, nil)
	vk.DestroyCommandPool(d.handle, d.cmds, nil)
	C.spvc_device_destroy(d.c)
	d.c = nil
}
