//go:build cgo

package vulkan

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"context"
	"encoding/binary"
	"fmt"
	"runtime"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// shaderStages are the VkShaderStageFlagBits of execution models.
var shaderStages = [...]C.uint32_t{
	spec.ExecutionModelVertex:                 C.VK_SHADER_STAGE_VERTEX_BIT,
	spec.ExecutionModelTessellationControl:    C.VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
	spec.ExecutionModelTessellationEvaluation: C.VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
	spec.ExecutionModelGeometry:               C.VK_SHADER_STAGE_GEOMETRY_BIT,
	spec.ExecutionModelFragment:               C.VK_SHADER_STAGE_FRAGMENT_BIT,
}

// stageBit returns the VkShaderStageFlagBits of an execution model that runner.Draw.Check lets through.
func stageBit(m spec.ExecutionModel) C.uint32_t {
	switch m {
	case spec.ExecutionModelTaskEXT:
		return C.VK_SHADER_STAGE_TASK_BIT_EXT
	case spec.ExecutionModelMeshEXT:
		return C.VK_SHADER_STAGE_MESH_BIT_EXT
	}
	return shaderStages[m]
}

// drawing is a draw whose stages and descriptors were found.
type drawing struct {
	*runner.Draw
	stages    []*runner.Launch
	resources []*reflect.Resource
	push      uint64 // bytes
	c         C.spvc_drawing
}

// Draw implements runner.Graphics.
func (d *Device) Draw(ctx context.Context, draws ...*runner.Draw) (runner.Timing, error) {
	if err := ready(ctx, len(draws)); err != nil {
		return runner.Timing{}, err
	}
	if C.spvc_device_draws(d.c) == 0 {
		return runner.Timing{}, &runner.FeatureError{Device: d.info.Name, Feature: renderingFeature, Descriptor: "a draw"}
	}
	list := make([]drawing, len(draws))
	var entries []*runner.Launch
	for i, one := range draws {
		special, err := one.Specialized()
		if err != nil {
			return runner.Timing{}, err
		}
		if err := special.Check(&d.info); err != nil {
			return runner.Timing{}, err
		}
		list[i] = newDrawing(special)
		entries = append(entries, list[i].stages...)
	}
	return d.execute(ctx, work{
		entries: entries,
		prepare: func(f *frame, timing *runner.Timing) error { return d.prepareDraws(f, list, timing) },
		send: func(f *frame) C.VkResult {
			return C.spvc_draws(d.c, &f.c, &f.draws[0], C.uint32_t(len(f.draws)), unsafe.SliceData(f.handles), unsafe.SliceData(f.dynamic), (*C.uint8_t)(unsafe.SliceData(f.push)))
		},
	})
}

func newDrawing(one *runner.Draw) drawing {
	out := drawing{Draw: one, resources: one.Resources()}
	for i := range one.Stages {
		l := one.Launch(i)
		out.stages = append(out.stages, l)
		out.push = max(out.push, l.Module.EntryPoint(l.Entry).PushConstantSize)
	}
	out.c = C.spvc_drawing{
		num_shaders: C.uint32_t(len(one.Stages)), topology: C.uint32_t(one.Topology),
		width: C.uint32_t(one.Width), height: C.uint32_t(one.Height), views: C.uint32_t(one.ViewMask), num_attachments: C.uint32_t(len(one.Attachments)),
	}
	if one.Topology == runner.Patches {
		out.c.patch = C.uint32_t(one.PatchSize)
	}
	if !one.Has(spec.ExecutionModelFragment) {
		out.c.discards = 1
	}
	for i, a := range one.Attachments {
		out.c.formats[i] = C.uint32_t(a.Desc().Format)
	}
	return out
}

// prepareDraws finds pipelines and views, and fills descriptor sets.
func (d *Device) prepareDraws(f *frame, draws []drawing, timing *runner.Timing) error {
	f.draws, f.push, f.dynamic = f.draws[:0], f.push[:0], f.dynamic[:0]
	for i := range draws {
		g := &draws[i]
		key, specs, err := g.key()
		if err != nil {
			return err
		}
		p, took, err := d.cached(key, g.stages, func() (*pipeline, error) { return d.buildDrawing(g, specs) })
		if err = f.use(p, i, err); err != nil {
			return err
		}
		timing.Compile += took
		c := C.spvc_draw{
			pipeline: p.c.pipeline, layout: p.c.layout, num_sets: C.uint32_t(len(p.layouts)),
			push_offset: f.pushed(p, g.PushConstants), push_size: C.uint32_t(p.push),
			vertices: C.uint32_t(g.Vertices), instances: C.uint32_t(g.Instances),
			width: g.c.width, height: g.c.height, views: g.c.views, num_attachments: g.c.num_attachments,
		}
		for k, n := range g.Groups {
			c.groups[k] = C.uint32_t(n)
		}
		if g.Has(spec.ExecutionModelMeshEXT) {
			c.mesh = 1
		}
		if err := d.attach(f, g, &c); err != nil {
			return err
		}
		before := len(f.dynamic)
		f.dynamic = dynamicOffsets(f.dynamic, g.stages[0], g.resources)
		c.num_dynamic = C.uint32_t(len(f.dynamic) - before)
		f.draws = append(f.draws, c)
	}
	return d.fillSets(f, func(i int) (*runner.Launch, []*reflect.Resource) { return draws[i].stages[0], draws[i].resources })
}

// attach finds the views of the attachments and pins their images.
func (d *Device) attach(f *frame, g *drawing, c *C.spvc_draw) error {
	for i, a := range g.Attachments {
		own, ok := a.(*image)
		if reason := foreign("image", ok && own.d == d, ok && own.p != nil); reason != "" {
			return fmt.Errorf("attachment %d: %s", i, reason)
		}
		key := shown{C.VK_IMAGE_VIEW_TYPE_2D, runner.ImageRange{Levels: 1, Layers: 1}}
		if g.ViewMask != 0 {
			key = shown{C.VK_IMAGE_VIEW_TYPE_2D_ARRAY, runner.ImageRange{Levels: 1, Layers: own.desc.Layers}}
		}
		view, err := own.viewOf(key)
		if err != nil {
			return err
		}
		f.pin(own.p)
		c.attachments[i] = view
	}
	return nil
}

// key returns the cache key of a draw's pipeline, and the specialization of each stage.
func (g *drawing) key() (pipelineKey, []specialization, error) {
	first := g.stages[0]
	key := pipelineKey{module: first.Module.Hash, entry: first.Entry, dynamic: dynamicKey(first, g.resources)}
	var specs []specialization
	var more []byte
	for _, l := range g.stages {
		s, err := specialize(l)
		if err != nil {
			return key, nil, err
		}
		specs = append(specs, s)
		for _, part := range []string{string(l.Module.Hash[:]), l.Entry, s.key()} {
			more = append(binary.AppendUvarint(more, uint64(len(part))), part...)
		}
	}
	c := &g.c
	for _, n := range append([]C.uint32_t{c.topology, c.patch, c.width, c.height, c.views, c.discards}, c.formats[:c.num_attachments]...) {
		more = binary.AppendUvarint(more, uint64(n))
	}
	key.draw = string(more)
	return key, specs, nil
}

// buildDrawing builds the pipeline of a draw.
func (d *Device) buildDrawing(g *drawing, specs []specialization) (*pipeline, error) {
	p, slots := newPipeline(g.stages[0], g.resources, g.push)
	var pins runtime.Pinner
	defer pins.Unpin()
	pinned := func(at *byte) unsafe.Pointer {
		if at != nil {
			pins.Pin(at)
		}
		return unsafe.Pointer(at)
	}
	shaders := make([]C.spvc_shader, len(g.stages))
	for i, l := range g.stages {
		name := C.CString(l.Entry)
		defer C.free(unsafe.Pointer(name))
		s, words := &specs[i], l.Module.Words
		shaders[i] = C.spvc_shader{
			words: (*C.uint32_t)(pinned((*byte)(unsafe.Pointer(unsafe.SliceData(words))))), num_words: C.size_t(len(words)), entry: name,
			spec: (*C.VkSpecializationMapEntry)(pinned((*byte)(unsafe.Pointer(unsafe.SliceData(s.entries))))), num_spec: C.uint32_t(len(s.entries)),
			spec_data: pinned(unsafe.SliceData(s.data)), spec_size: C.size_t(len(s.data)),
			stage: stageBit(l.Module.EntryPoint(l.Entry).Model),
		}
	}
	r := vk.Result(C.spvc_graphics_create(d.c, &g.c, &shaders[0], unsafe.SliceData(slots), C.uint32_t(len(slots)), C.uint32_t(len(p.layouts)),
		C.uint32_t(p.push), unsafe.SliceData(p.layouts), &p.c))
	if r != vk.Success {
		return nil, fmt.Errorf("entry points %q to %q: %w", g.stages[0].Entry, g.stages[len(g.stages)-1].Entry, d.fatal("building a graphics pipeline", r))
	}
	return p, nil
}
