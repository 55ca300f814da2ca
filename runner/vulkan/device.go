//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"errors"
	"fmt"
	"sync"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/target"
)

// Device is an opened Vulkan device with one compute queue. It implements
// [runner.Device]. mu guards all fields that change. No method holds mu while it waits for
// the device, so several goroutines can have launches in flight.
type Device struct {
	in         *Instance
	ownsIn     bool
	info       runner.DeviceInfo
	hostMemory bool
	enabled    map[string]bool // never changes
	c          *C.spvc_device
	handle     vk.Device
	most       C.spvc_image_limits // never changes
	heapLimits C.spvc_heap_limits  // never changes

	mu        sync.Mutex
	buffers   map[*buffer]struct{}
	images    map[*image]struct{}
	samplers  map[*sampler]struct{}
	filters   uint32 // number of VkSamplers
	heap      heap
	idle      []*frame
	late      []*frame // abandoned, possibly still running
	pipelines map[pipelineKey]*pipeline
	builder   *thread // builds and frees pipelines
	evicted   uint64
	clock     uint64
	// busy counts the waits and accesses during which mu is not held. quiet is signaled
	// when busy becomes 0.
	busy  int
	quiet sync.Cond

	lost   error // reason why the device can no longer be used
	closed bool
}

// OpenDevice opens the device that runner.Select picks, with its own connection, which
// Close ends.
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
		buffers: map[*buffer]struct{}{}, images: map[*image]struct{}{}, samplers: map[*sampler]struct{}{}, pipelines: map[pipelineKey]*pipeline{},
		heap: heap{all: map[*allocation]struct{}{}, slabs: map[uint64][]*allocation{}},
	}
	d.quiet.L = &d.mu
	d.hostMemory = in.options.Memory == HostMemory || in.options.Memory == AutoMemory && info.Type != target.DiscreteGPU
	if err := d.create(); err != nil {
		return nil, fmt.Errorf("device %q: %w", info.Name, err)
	}
	in.open++
	return d, nil
}

func (d *Device) create() error {
	want := wanted(&d.in.options)
	var enable [C.SPVC_MAX_FEATURES]C.uint8_t
	for i := range int(C.spvc_num_features()) {
		name := C.GoString(C.spvc_feature_name(C.int(i)))
		if !d.info.HasFeature(name) {
			continue
		}
		if C.spvc_feature_is_real(C.int(i)) == 0 {
			d.enabled[name] = true
		} else if name == executableInfo && d.in.options.Statistics || name != executableInfo && want(name) {
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
	C.spvc_get_image_limits(d.in.c, d.physical(), &d.most)
	if d.enabled[runner.HeapFeature] {
		C.spvc_get_heap_limits(d.in.c, d.physical(), &d.heapLimits)
	}
	d.builder = newThread()
	f, err := d.takeFrame()
	if err != nil {
		d.destroyAll()
		return err
	}
	d.giveFrame(f)
	return nil
}

// Info implements runner.Device.
func (d *Device) Info() *runner.DeviceInfo { return &d.info }

// usable returns the reason why the device cannot be used, or nil.
func (d *Device) usable() error {
	if d.closed {
		return fmt.Errorf("device %q: %w", d.info.Name, runner.ErrClosed)
	}
	return d.lost
}

// Close implements runner.Device. It waits for views and for the launches in flight, which
// end early if their contexts end. If an abandoned launch still runs, Close cannot free the
// device and returns an error.
func (d *Device) Close() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		return nil
	}
	d.closed = true
	for d.busy > 0 {
		d.quiet.Wait()
	}
	for len(d.late) > 0 && d.reapOne(d.late[0], closeGrace) {
		d.late = d.late[1:]
	}
	if len(d.late) > 0 {
		return fmt.Errorf("device %q: abandoned with a launch that is still running: %w", d.info.Name, runner.ErrTimeout)
	}
	vk.DeviceWaitIdle(d.handle)
	d.destroyAll()
	d.in.mu.Lock()
	d.in.open--
	d.in.mu.Unlock()
	// The validation layer reports here the objects that were not freed.
	err := d.validated(nil)
	if d.ownsIn {
		err = errors.Join(err, d.in.Close())
	}
	return err
}

// destroyAll frees the objects that create made, even if create failed halfway.
func (d *Device) destroyAll() {
	d.builder.run(func() {
		for key, p := range d.pipelines {
			p.destroy(d.handle)
			delete(d.pipelines, key)
		}
	})
	d.builder.close()
	for s := range d.samplers {
		s.close()
	}
	for i := range d.images {
		i.close()
	}
	for b := range d.buffers {
		b.close()
	}
	for a := range d.heap.all {
		d.destroy(a)
	}
	d.heap = heap{}
	for _, f := range d.idle {
		d.destroyFrame(f)
	}
	d.idle = nil
	C.spvc_device_destroy(d.c)
}
