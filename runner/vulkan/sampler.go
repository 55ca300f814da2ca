//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"fmt"
	"math"
	"slices"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
)

// sampler implements runner.Sampler. Its filter is guarded by the device's lock.
type sampler struct {
	d    *Device
	f    *filter // nil after Close
	desc runner.SamplerDesc
}

// filter is a VkSampler.
type filter struct {
	uses
	handle C.VkSampler
}

func (f *filter) free(d *Device) {
	C.spvc_sampler_destroy(d.c, f.handle)
	d.filters--
}

func (f *filter) rest(*Device) {}

// mirrorExtension provides runner.MirrorClampToEdge. The device enables it if there is one.
const mirrorExtension = "VK_KHR_sampler_mirror_clamp_to_edge"

// NewSampler implements runner.Device.
func (d *Device) NewSampler(desc runner.SamplerDesc) (runner.Sampler, error) {
	if err := desc.Check(); err != nil {
		return nil, err
	}
	if most := float32(d.most.lod_bias); max(desc.LodBias, -desc.LodBias) > most {
		return nil, &runner.LimitError{Device: d.info.Name, Limit: "maxSamplerLodBias", Value: uint64(math.Ceil(math.Abs(float64(desc.LodBias)))), Max: uint64(most)}
	}
	if slices.Contains(desc.Address[:], runner.MirrorClampToEdge) && !slices.Contains(d.info.Extensions, mirrorExtension) {
		return nil, fmt.Errorf("device %q: a sampler with MirrorClampToEdge needs %s, which the device does not have", d.info.Name, mirrorExtension)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return nil, err
	}
	if d.filters >= uint32(d.most.samplers) {
		return nil, &runner.LimitError{Device: d.info.Name, Limit: "maxSamplerAllocationCount", Value: uint64(d.filters) + 1, Max: uint64(d.most.samplers)}
	}
	c := C.spvc_sampler{
		mag: C.uint32_t(desc.Mag), min: C.uint32_t(desc.Min), mip: C.uint32_t(desc.Mip), border: C.uint32_t(desc.Border), op: C.uint32_t(desc.Op),
		bias: C.float(desc.LodBias), min_lod: C.float(desc.MinLod), max_lod: C.float(desc.MaxLod),
	}
	for i, a := range desc.Address {
		c.address[i] = C.uint32_t(a)
	}
	if desc.Compare {
		c.compare = 1
	}
	if desc.Unnormalized {
		c.unnormalized = 1
	}
	f := &filter{}
	if r := vk.Result(C.spvc_sampler_create(d.c, &c, &f.handle)); r != vk.Success {
		return nil, d.validated(fmt.Errorf("device %q: %w", d.info.Name, result("vkCreateSampler", r)))
	}
	s := &sampler{d: d, f: f, desc: desc}
	d.samplers[s] = struct{}{}
	d.filters++
	return s, d.validated(nil)
}

// Desc implements runner.Sampler.
func (s *sampler) Desc() runner.SamplerDesc { return s.desc }

// Close implements runner.Sampler.
func (s *sampler) Close() error {
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	if s.f != nil {
		s.close()
	}
	return nil
}

// close frees the filter when its last use ends. The caller holds the lock.
func (s *sampler) close() {
	s.d.release(s.f)
	s.f = nil
	delete(s.d.samplers, s)
}
