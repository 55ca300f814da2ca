//go:build cgo

package vulkan

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"encoding/binary"
	"fmt"
	"time"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// maxPipelines bounds the cache, which evicts the least recently used pipeline.
const maxPipelines = 256

// trimEvery is the number of evicted pipelines after which their memory is returned to
// the system. Returning it costs about as much as building a pipeline.
const trimEvery = 64

// pipelineKey identifies a pipeline: the module, the entry point, and the
// encoded specialization; dynamic has the descriptors with dynamic offsets. draw is what
// the pipeline of a draw depends on beside its first stage.
type pipelineKey struct {
	module  [32]byte
	entry   string
	spec    string
	dynamic string
	draw    string
}

type pipeline struct {
	c       C.spvc_pipeline
	layouts []C.VkDescriptorSetLayout // by set number
	push    int                       // size in bytes, a multiple of 4
	counts  descriptorCounts
	used    uint64
	users   int // number of submissions that use it
}

func (p *pipeline) destroy(device vk.Device) {
	vk.DestroyPipeline(device, vk.Pipeline(unsafe.Pointer(p.c.pipeline)), nil)
	vk.DestroyPipelineLayout(device, vk.PipelineLayout(unsafe.Pointer(p.c.layout)), nil)
	for _, l := range p.layouts {
		vk.DestroyDescriptorSetLayout(device, vk.DescriptorSetLayout(unsafe.Pointer(l)), nil)
	}
}

// specialization holds the values of specialization constants in the form of the API.
type specialization struct {
	entries []C.VkSpecializationMapEntry
	data    []byte
}

// specialize encodes the values. If a constant has several values, the last one counts.
func specialize(l *runner.Launch) (specialization, error) {
	var s specialization
	for i, v := range l.SpecConstants {
		c := l.Module.Spec(v.ID)
		if c == nil {
			return s, fmt.Errorf("entry point %q: the module has no specialization constant with SpecId %d", l.Entry, v.ID)
		}
		overridden := false
		for _, later := range l.SpecConstants[i+1:] {
			overridden = overridden || later.ID == v.ID
		}
		if overridden {
			continue
		}
		size := max(1, c.Bits/8)
		if c.Bits == 1 {
			size = 4 // VkBool32
		}
		s.entries = append(s.entries, C.VkSpecializationMapEntry{
			constantID: C.uint32_t(v.ID), offset: C.uint32_t(len(s.data)), size: C.size_t(size),
		})
		s.data = binary.LittleEndian.AppendUint64(s.data, v.Bits)
	}
	return s, nil
}

// key returns the cache key of the specialization.
func (s *specialization) key() string {
	if len(s.entries) == 0 {
		return ""
	}
	out := make([]byte, 0, len(s.data)+4*len(s.entries))
	for i, e := range s.entries {
		out = binary.LittleEndian.AppendUint32(out, uint32(e.constantID))
		out = append(out, s.data[8*i:8*i+8]...)
	}
	return string(out)
}

// pipeline takes a launch's pipeline from the cache or builds it, and returns the time
// that this took. The caller counts as a user.
func (d *Device) pipeline(l *runner.Launch) (*pipeline, time.Duration, error) {
	spec, err := specialize(l)
	if err != nil {
		return nil, 0, err
	}
	return d.cached(pipelineKey{l.Module.Hash, l.Entry, spec.key(), dynamicKey(l, l.Module.EntryPoint(l.Entry).Resources), d.heapKey(l)}, []*runner.Launch{l}, func() (*pipeline, error) { return d.build(l, &spec) })
}

// cached takes a pipeline from the cache or builds it for entry points, and counts the caller as a user.
func (d *Device) cached(key pipelineKey, entries []*runner.Launch, build func() (*pipeline, error)) (*pipeline, time.Duration, error) {
	d.clock++
	p, took := d.pipelines[key], time.Duration(0)
	if p == nil {
		for _, l := range entries {
			if err := checkModule(&d.info, l.Module, func(f string) bool { return d.enabled[f] }); err != nil {
				return nil, 0, err
			}
		}
		start := time.Now()
		var err error
		if p, err = d.replace(build); err != nil {
			return nil, 0, err
		}
		d.pipelines[key] = p
		took = time.Since(start)
	}
	p.used = d.clock
	p.users++
	return p, took, nil
}

// replace makes room for a pipeline and builds it.
func (d *Device) replace(build func() (*pipeline, error)) (p *pipeline, err error) {
	d.builder.run(func() {
		d.evict()
		p, err = build()
	})
	return p, err
}

// evict removes an unused pipeline if the cache is full.
func (d *Device) evict() {
	if len(d.pipelines) < maxPipelines {
		return
	}
	var oldest pipelineKey
	found := d.clock
	for key, p := range d.pipelines {
		if p.users == 0 && p.used < found {
			oldest, found = key, p.used
		}
	}
	if p := d.pipelines[oldest]; p != nil {
		p.destroy(d.handle)
		delete(d.pipelines, oldest)
		if d.evicted++; d.evicted%trimEvery == 0 {
			C.spvc_trim()
		}
	}
}

// newPipeline returns a pipeline without its objects, and its descriptors.
func newPipeline(l *runner.Launch, resources []*reflect.Resource, push uint64) (*pipeline, []C.spvc_slot) {
	p := &pipeline{push: (int(push) + 3) &^ 3}
	slots := make([]C.spvc_slot, 0, len(resources)+1)
	sets := uint32(0)
	for _, r := range resources {
		kind := kindOf(l, r)
		count := countOf(l, r, kind)
		slot := C.spvc_slot{set: C.uint32_t(r.Set), binding: C.uint32_t(r.Binding), _type: descriptorTypes[kind], count: C.uint32_t(count)}
		p.counts[kind] += count
		slots = append(slots, slot)
		sets = max(sets, r.Set+1)
	}
	p.layouts = make([]C.VkDescriptorSetLayout, sets)
	return p, slots
}

func (d *Device) build(l *runner.Launch, spec *specialization) (*pipeline, error) {
	if len(l.Heap) > 0 {
		return d.buildHeap(l, spec)
	}
	entry := l.Module.EntryPoint(l.Entry)
	p, slots := newPipeline(l, entry.Resources, entry.PushConstantSize)
	name := C.CString(l.Entry)
	defer C.free(unsafe.Pointer(name))
	r := vk.Result(C.spvc_pipeline_create(d.c,
		(*C.uint32_t)(unsafe.Pointer(unsafe.SliceData(l.Module.Words))), C.size_t(len(l.Module.Words)), name,
		unsafe.SliceData(slots), C.uint32_t(len(slots)), C.uint32_t(len(p.layouts)), C.uint32_t(p.push),
		unsafe.SliceData(spec.entries), C.uint32_t(len(spec.entries)),
		unsafe.Pointer(unsafe.SliceData(spec.data)), C.size_t(len(spec.data)),
		unsafe.SliceData(p.layouts), &p.c))
	if r != vk.Success {
		return nil, fmt.Errorf("entry point %q: %w", l.Entry, d.fatal("building a compute pipeline", r))
	}
	return p, nil
}
