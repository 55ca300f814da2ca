//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"encoding/binary"
	"fmt"
	"slices"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// These are kinds of descriptors beside those that reflect.DescriptorType has: with dynamic offsets, and with their bytes, which
// count in place of the descriptors.
const (
	dynamicStorageBuffer = reflect.StorageTexelBuffer + 1 + iota
	dynamicUniformBuffer
	inlineUniformBlock
)

// descriptorTypes are Vulkan's types of the descriptors that runner.Launch.Check lets
// through.
var descriptorTypes = [...]C.uint32_t{
	reflect.StorageBuffer:        C.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
	reflect.UniformBuffer:        C.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
	reflect.SampledImage:         C.VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
	reflect.StorageImage:         C.VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
	reflect.CombinedImageSampler: C.VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER,
	reflect.SamplerDescriptor:    C.VK_DESCRIPTOR_TYPE_SAMPLER,
	reflect.UniformTexelBuffer:   C.VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
	reflect.StorageTexelBuffer:   C.VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER,
	dynamicStorageBuffer:         C.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC,
	dynamicUniformBuffer:         C.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
	inlineUniformBlock:           C.VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK,
}

// kindOf returns the kind of a descriptor of a launch.
func kindOf(l *runner.Launch, r *reflect.Resource) reflect.DescriptorType {
	switch b := l.Bound(r.Set, r.Binding, 0); {
	case b != nil && b.Inline != nil:
		return inlineUniformBlock
	case b == nil || !b.Dynamic:
		return r.Type
	}
	if r.Type == reflect.UniformBuffer {
		return dynamicUniformBuffer
	}
	return dynamicStorageBuffer
}

// countOf returns the number of descriptors of a kind at a resource, or of the bytes of an inline uniform block.
func countOf(l *runner.Launch, r *reflect.Resource, kind reflect.DescriptorType) uint32 {
	if kind == inlineUniformBlock {
		return uint32(len(l.Bound(r.Set, r.Binding, 0).Inline))
	}
	return r.Count
}

// anySpecial reports whether a launch has dynamic offsets or inline uniform blocks. Most have none, and then nothing looks for
// those of each resource.
func anySpecial(l *runner.Launch) bool {
	for i := range l.Bindings {
		if l.Bindings[i].Dynamic || l.Bindings[i].Inline != nil {
			return true
		}
	}
	return false
}

// dynamicOffsets appends the dynamic offsets of a launch in the order of sets, bindings and elements.
func dynamicOffsets(to []C.uint32_t, l *runner.Launch, resources []*reflect.Resource) []C.uint32_t {
	if !anySpecial(l) {
		return to
	}
	for _, r := range resources {
		if kind := kindOf(l, r); kind != dynamicStorageBuffer && kind != dynamicUniformBuffer {
			continue
		}
		for index := range r.Count {
			to = append(to, C.uint32_t(l.Bound(r.Set, r.Binding, index).DynamicOffset))
		}
	}
	return to
}

// dynamicKey identifies the descriptors of a launch that have dynamic offsets, and those with bytes and their number.
func dynamicKey(l *runner.Launch, resources []*reflect.Resource) string {
	if !anySpecial(l) {
		return ""
	}
	var key []byte
	for i, r := range resources {
		if kind := kindOf(l, r); kind != r.Type {
			key = binary.AppendUvarint(key, uint64(i))
			key = binary.AppendUvarint(key, uint64(countOf(l, r, kind)))
		}
	}
	return string(key)
}

// descriptorCounts are numbers of descriptors by type.
type descriptorCounts [len(descriptorTypes)]uint32

// add adds the counts of n.
func (c *descriptorCounts) add(n *descriptorCounts) {
	for i := range c {
		c[i] += n[i]
	}
}

// descriptorPool is emptied before each run, and replaced when it is too small.
type descriptorPool struct {
	handle vk.DescriptorPool
	sets   uint32
	counts descriptorCounts
}

// fits reports whether the pool has room for the sets.
func (s *descriptorPool) fits(sets uint32, counts *descriptorCounts) bool {
	for i := range counts {
		if counts[i] > s.counts[i] {
			return false
		}
	}
	return sets <= s.sets
}

// prepare empties the pool and makes it large enough.
func (s *descriptorPool) prepare(d *Device, sets uint32, counts *descriptorCounts) error {
	if s.fits(sets, counts) {
		return result("vkResetDescriptorPool", vk.ResetDescriptorPool(d.handle, s.handle, 0))
	}
	// What was enough so far stays enough, so that runs that alternate do not replace the
	// pool each time.
	grown := descriptorPool{sets: max(16, s.sets, 2*sets), counts: s.counts}
	for i, n := range counts {
		grown.counts[i] = max(grown.counts[i], 2*n)
	}
	grown.counts[reflect.StorageBuffer] = max(64, grown.counts[reflect.StorageBuffer])
	grown.counts[reflect.UniformBuffer] = max(16, grown.counts[reflect.UniformBuffer])
	s.destroy(d.handle)
	var sizes [len(descriptorTypes)]C.VkDescriptorPoolSize
	for i, n := range grown.counts {
		sizes[i] = C.VkDescriptorPoolSize{_type: C.VkDescriptorType(descriptorTypes[i]), descriptorCount: C.uint32_t(n)}
	}
	var c C.VkDescriptorPool
	if r := vk.Result(C.spvc_pool_create(d.c, C.uint32_t(grown.sets), &sizes[0], C.uint32_t(len(sizes)), &c)); r != vk.Success {
		return result("vkCreateDescriptorPool", r)
	}
	grown.handle = vk.DescriptorPool(unsafe.Pointer(c))
	*s = grown
	return nil
}

func (s *descriptorPool) destroy(device vk.Device) {
	vk.DestroyDescriptorPool(device, s.handle, nil)
	*s = descriptorPool{}
}

// checkBindings returns an error if a launch has buffers, images or samplers that the device
// cannot use. runner.Launch.Check has let the launch through.
func (d *Device) checkBindings(l *runner.Launch) error {
	entry := l.Module.EntryPoint(l.Entry)
	for i := range l.Bindings {
		b := &l.Bindings[i]
		if b.Partial && !d.enabled[runner.RobustFeature] {
			return &runner.BindingError{Entry: l.Entry, Set: b.Set, Binding: b.Binding, Reason: "a range that ends inside of its block needs a device that was opened with RobustAccess"}
		}
		r := entry.Memory(b.Set, b.Binding)
		if r == nil || b.Index >= r.Count || (b.Null || b.Inline != nil) && entry.Resource(b.Set, b.Binding) != nil {
			continue
		}
		if reason := d.wrongBinding(l.Module, r, b); reason != "" {
			return &runner.BindingError{Entry: l.Entry, Set: b.Set, Binding: b.Binding, Reason: reason}
		}
	}
	if err := d.checkHeap(l); err != nil {
		return err
	}
	return d.checkCounts(l, entry)
}

// checkCounts compares the descriptors of an entry point with the device's limits.
func (d *Device) checkCounts(l *runner.Launch, entry *reflect.EntryPoint) error {
	var n descriptorCounts
	for _, r := range entry.Resources {
		n[kindOf(l, r)] += r.Count
	}
	combined := n[reflect.CombinedImageSampler]
	for _, row := range [...]struct {
		limit  string
		value  uint32
		stated C.uint32_t
	}{
		{"maxPerStageDescriptorSamplers", n[reflect.SamplerDescriptor] + combined, d.most.stage_samplers},
		{"maxPerStageDescriptorSampledImages", n[reflect.SampledImage] + combined + n[reflect.UniformTexelBuffer], d.most.stage_sampled},
		{"maxPerStageDescriptorStorageImages", n[reflect.StorageImage] + n[reflect.StorageTexelBuffer], d.most.stage_storage},
		{"maxDescriptorSetStorageBuffersDynamic", n[dynamicStorageBuffer], d.most.dynamic_storage},
		{"maxDescriptorSetUniformBuffersDynamic", n[dynamicUniformBuffer], d.most.dynamic_uniform},
	} {
		if row.value > uint32(row.stated) {
			return &runner.LimitError{Device: d.info.Name, Limit: row.limit, Value: uint64(row.value), Max: uint64(row.stated)}
		}
	}
	return nil
}

// wrongBinding says why the device cannot bind to a descriptor, or returns an empty string.
func (d *Device) wrongBinding(m *reflect.Module, r *reflect.Resource, b *runner.Binding) string {
	switch r.Type {
	case reflect.StorageBuffer, reflect.UniformBuffer, reflect.UniformTexelBuffer, reflect.StorageTexelBuffer:
		own, ok := b.Buffer.(*buffer)
		if reason := foreign("buffer", ok && own.d == d, ok && own.b != nil); reason != "" || r.Type == reflect.StorageBuffer || r.Type == reflect.UniformBuffer {
			return reason
		}
		return d.wrongTexels(m, r, b)
	}
	if r.Type == reflect.SamplerDescriptor || r.Type == reflect.CombinedImageSampler {
		own, ok := b.Sampler.(*sampler)
		if reason := foreign("sampler", ok && own.d == d, ok && own.f != nil); reason != "" || r.Type == reflect.SamplerDescriptor {
			return reason
		}
	}
	own, ok := b.Image.(*image)
	if reason := foreign("image", ok && own.d == d, ok && own.p != nil); reason != "" {
		return reason
	}
	return d.wrongUse(m, r, b, own)
}

// foreign says why an object cannot be bound: own is whether the device made it, and open
// whether it was not closed.
func foreign(what string, own, open bool) string {
	switch {
	case !own:
		return "the " + what + " belongs to another device"
	case !open:
		return "the " + what + " was closed"
	}
	return ""
}

// wrongUse says why a descriptor cannot show an image of the device.
func (d *Device) wrongUse(m *reflect.Module, r *reflect.Resource, b *runner.Binding, i *image) string {
	cannot := func(what string) string {
		return fmt.Sprintf("the device cannot %s %s images of format %s", what, dimension(i.desc.Dim), i.desc.Format)
	}
	if r.Type == reflect.StorageImage {
		if i.p.usage&C.VK_IMAGE_USAGE_STORAGE_BIT == 0 {
			return cannot("read and write")
		}
		return formatless(m, r, i.desc.Format, i.p.features)
	}
	if i.p.usage&C.VK_IMAGE_USAGE_SAMPLED_BIT == 0 {
		return cannot("sample")
	}
	if r.Image.Depth && !i.desc.Format.Depth() {
		return fmt.Sprintf("the kernel compares depths, which %s does not have", i.desc.Format)
	}
	if r.Type == reflect.CombinedImageSampler && i.p.features&C.VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT == 0 {
		if s := b.Sampler.Desc(); s.Mag == runner.Linear || s.Min == runner.Linear || s.Mip == runner.Linear {
			return cannot("filter linearly")
		}
	}
	return ""
}

// wrongTexels says why a buffer of the device cannot be a texel buffer.
func (d *Device) wrongTexels(m *reflect.Module, r *reflect.Resource, b *runner.Binding) string {
	f := b.TexelFormat(r)
	if n, most := b.Range(r)/f.TexelBytes(), int(d.most.texels); n > most {
		return fmt.Sprintf("maxTexelBufferElements of device %q is %d, the buffer has %d texels", d.info.Name, most, n)
	}
	need := C.uint64_t(C.VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT)
	if r.Type == reflect.StorageTexelBuffer {
		need = C.VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT
	}
	_, has := d.formatFeatures(f)
	if has&need == 0 {
		return fmt.Sprintf("the device has no %ss of format %s", r.Type, f)
	}
	if r.Type == reflect.StorageTexelBuffer {
		return formatless(m, r, f, has)
	}
	return ""
}

// formatless says why a kernel whose module does not state the format of a storage image or
// texel buffer cannot use one of format f.
func formatless(m *reflect.Module, r *reflect.Resource, f runner.Format, features C.uint64_t) string {
	if r.Image.Format != spec.ImageFormatUnknown {
		return ""
	}
	for _, row := range [...]struct {
		capability spec.Capability
		not        spec.Decoration
		feature    C.uint64_t
		what       string
	}{
		{spec.CapabilityStorageImageReadWithoutFormat, spec.DecorationNonReadable, readWithoutFormat, "reads"},
		{spec.CapabilityStorageImageWriteWithoutFormat, spec.DecorationNonWritable, writeWithoutFormat, "writes"},
	} {
		if features&row.feature == 0 && slices.Contains(m.Capabilities, row.capability) && !slices.Contains(r.Qualifiers, row.not) {
			return fmt.Sprintf("the kernel %s texels without a format in its type, which the device does not do for %s", row.what, f)
		}
	}
	return ""
}

// texelView identifies a view of a texel buffer.
type texelView struct {
	storage       C.int // 1 for a storage texel buffer
	format        runner.Format
	offset, bytes uint64 // in the block
}

// rest bounds the views that the block keeps.
func (b *block) rest(d *Device) {
	if len(b.texels) > maxViews {
		b.dropViews(d)
	}
}

// view returns a view of a part of the block. It exists as long as the block has uses, so
// the caller pins the block before the lock is released.
func (b *block) view(d *Device, key texelView) (C.VkBufferView, error) {
	if v, ok := b.texels[key]; ok {
		return v, nil
	}
	var v C.VkBufferView
	if r := vk.Result(C.spvc_texels_create(d.c, &b.a.c, key.storage, C.uint32_t(key.format), C.uint64_t(b.offset+key.offset), C.uint64_t(key.bytes), &v)); r != vk.Success {
		return v, result("vkCreateBufferView", r)
	}
	if b.texels == nil {
		b.texels = map[texelView]C.VkBufferView{}
	}
	b.texels[key] = v
	return v, nil
}

func (b *block) dropViews(d *Device) {
	for key, v := range b.texels {
		C.spvc_texels_destroy(d.c, v)
		delete(b.texels, key)
	}
}

// writeSets lists the descriptor writes of a launch.
func (d *Device) writeSets(f *frame, l *runner.Launch, resources []*reflect.Resource, sets []C.VkDescriptorSet) error {
	for _, r := range resources {
		kind := descriptorTypes[kindOf(l, r)]
		for index := range r.Count {
			w := C.spvc_write{set: sets[r.Set], binding: C.uint32_t(r.Binding), index: C.uint32_t(index), _type: kind}
			if err := f.describe(d, r, l.Bound(r.Set, r.Binding, index), &w); err != nil {
				return err
			}
			f.writes = append(f.writes, w)
		}
	}
	return nil
}

// pinAddressed pins the buffers that a launch reads by address, which no descriptor keeps.
func (f *frame) pinAddressed(l *runner.Launch) {
	h := l.Module.EntryPoint(l.Entry).Hidden
	if h == nil {
		return
	}
	for i := range h.Words {
		w := &h.Words[i]
		if w.Memory == nil {
			continue
		}
		if b := l.Bound(w.Set, w.Binding, 0); b != nil {
			f.pin(b.Buffer.(*buffer).b)
		}
	}
}

// describe fills in the objects of a descriptor and pins them.
func (f *frame) describe(d *Device, r *reflect.Resource, b *runner.Binding, w *C.spvc_write) (err error) {
	switch r.Type {
	case reflect.UniformTexelBuffer, reflect.StorageTexelBuffer:
		k := b.Buffer.(*buffer).b
		key := texelView{format: b.TexelFormat(r), offset: uint64(b.Offset), bytes: uint64(b.Range(r))}
		if r.Type == reflect.StorageTexelBuffer {
			key.storage = 1
		}
		w.texels, err = k.view(d, key)
		f.pin(k)
		return err
	case reflect.StorageBuffer, reflect.UniformBuffer:
		if b.Inline != nil {
			w.offset, w._range = C.uint64_t(len(f.inline)), C.uint64_t(len(b.Inline))
			f.inline = append(f.inline, b.Inline...)
			return nil
		}
		if b.Null {
			w._range = C.VK_WHOLE_SIZE
			return nil
		}
		k := b.Buffer.(*buffer).b
		f.pin(k)
		w.buffer, w.offset, w._range = k.a.c.buffer, C.uint64_t(k.offset+uint64(b.Offset)), C.uint64_t(b.Range(r))
		return nil
	}
	if r.Type != reflect.StorageImage && r.Type != reflect.SampledImage {
		own := b.Sampler.(*sampler).f
		f.pin(own)
		w.sampler = own.handle
	}
	if r.Type != reflect.SamplerDescriptor {
		i := b.Image.(*image)
		w.view, err = i.view(r, b.Shown(r))
		f.pin(i.p)
	}
	return err
}
