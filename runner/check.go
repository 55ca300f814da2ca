package runner

import (
	"fmt"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/spirv/reflect"
	"strconv"
	"strings"
)

// Check refuses a launch that the module or the device's limits do not permit: an
// unknown entry point, a descriptor that the host does not provide, a range that is
// smaller than its block or misaligned, too few push constant bytes, a workgroup or a
// dispatch that is too large, or a descriptor for which the device lacks a feature. Check does not look at
// the features that the module needs; the device does.
func (l *Launch) Check(info *DeviceInfo) error {
	if l.Module == nil {
		return fmt.Errorf("launch of %q without a module", l.Entry)
	}
	m, err := l.Module.Specialize(l.SpecConstants)
	if err != nil {
		return fmt.Errorf("entry point %q: %w", l.Entry, err)
	}
	if m != l.Module {
		special := *l
		special.Module = m
		l = &special
	}
	entry, err := l.entry()
	if err != nil {
		return err
	}
	if entry.Model != reflect.GLCompute {
		return fmt.Errorf("entry point %q is not a GLCompute kernel (execution model %s)", l.Entry, entry.Model)
	}
	if err := l.checkSize(entry, info); err != nil {
		return err
	}
	return l.checkMemory(entry, info)
}

// entry returns the entry point of a launch.
func (l *Launch) entry() (*reflect.EntryPoint, error) {
	entry := l.Module.EntryPoint(l.Entry)
	if entry == nil {
		return nil, fmt.Errorf("module has no entry point %q (it has %s)", l.Entry, entryNames(l.Module))
	}
	return entry, nil
}

// checkMemory checks the push constants and descriptors of an entry point of any stage.
func (l *Launch) checkMemory(entry *reflect.EntryPoint, info *DeviceInfo) error {
	if err := l.checkPushConstants(entry, info); err != nil {
		return err
	}
	if err := l.checkHeap(entry, info); err != nil {
		return err
	}
	var storage, uniform, others uint64
	for _, r := range entry.Resources {
		if err := l.checkResource(r, info); err != nil {
			return err
		}
		switch r.Type {
		case reflect.UniformBuffer:
			uniform += uint64(r.Count)
		case reflect.StorageBuffer:
			storage += uint64(r.Count)
		default:
			others += uint64(r.Count)
		}
	}
	return firstLimit(info, []limitRow{
		{"maxPerStageDescriptorStorageBuffers", storage, uint64(info.Limits.MaxPerStageStorageBuffers)},
		{"maxPerStageDescriptorUniformBuffers", uniform, uint64(info.Limits.MaxPerStageUniformBuffers)},
		{"maxPerStageResources", storage + uniform + others, uint64(info.Limits.MaxPerStageResources)},
	})
}

func entryNames(m *reflect.Module) string {
	if len(m.EntryPoints) == 0 {
		return "none"
	}
	names := make([]string, len(m.EntryPoints))
	for i := range m.EntryPoints {
		names[i] = strconv.Quote(m.EntryPoints[i].Name)
	}
	return strings.Join(names, ", ")
}

type limitRow struct {
	name       string
	value, max uint64
}

func firstLimit(info *DeviceInfo, rows []limitRow) error {
	for i := range rows {
		if r := &rows[i]; r.value > r.max {
			return &LimitError{Device: info.Name, Limit: r.name, Value: r.value, Max: r.max}
		}
	}
	return nil
}

func (l *Launch) checkSize(entry *reflect.EntryPoint, info *DeviceInfo) error {
	lim := &info.Limits
	size := entry.WorkgroupSize(l.SpecConstants)
	if !specified(entry.StatedSize(), l.SpecConstants) {
		return fmt.Errorf("entry point %q states the workgroup size %v, but the specialization constants of the module's size do not have these values; runner.Run sets them", l.Entry, entry.LocalSize)
	}
	invocations := uint64(size[0]) * uint64(size[1])
	if size[2] != 0 && invocations > 1<<32 {
		invocations = 1 << 32
	}
	invocations *= uint64(size[2])
	if size[0] == 0 || size[1] == 0 || size[2] == 0 {
		return fmt.Errorf("entry point %q: workgroup size %v has a zero", l.Entry, size)
	}
	shared := entry.SharedMemory(l.SpecConstants)
	var most [3]int // 0 where the device does not report a limit
	copy(most[:], lim.MaxComputeWorkgroupSize)
	return firstLimit(info, []limitRow{
		{"maxComputeWorkGroupInvocations", invocations, uint64(lim.MaxComputeWorkgroupInvocations)},
		{"maxComputeSharedMemorySize", shared, uint64(lim.MaxComputeSharedMemorySize)},
		{"maxComputeWorkGroupSize[0]", uint64(size[0]), uint64(most[0])},
		{"maxComputeWorkGroupSize[1]", uint64(size[1]), uint64(most[1])},
		{"maxComputeWorkGroupSize[2]", uint64(size[2]), uint64(most[2])},
		{"maxComputeWorkGroupCount[0]", uint64(l.Groups[0]), uint64(lim.MaxComputeWorkgroupCount[0])},
		{"maxComputeWorkGroupCount[1]", uint64(l.Groups[1]), uint64(lim.MaxComputeWorkgroupCount[1])},
		{"maxComputeWorkGroupCount[2]", uint64(l.Groups[2]), uint64(lim.MaxComputeWorkgroupCount[2])},
	})
}

func (l *Launch) checkPushConstants(entry *reflect.EntryPoint, info *DeviceInfo) error {
	need := entry.PushConstantSize
	if have := uint64(len(l.PushConstants)); have < need {
		return fmt.Errorf("entry point %q: push constants: the block has %s, the host provides %d", l.Entry, count.Of(need, "byte"), have)
	}
	max := uint64(info.Limits.MaxPushConstantsSize)
	return firstLimit(info, []limitRow{
		{"maxPushConstantsSize", need, max},
		{"maxPushConstantsSize", uint64(len(l.PushConstants)), max},
	})
}

func (l *Launch) checkResource(r *reflect.Resource, info *DeviceInfo) error {
	if lim := &info.Limits; r.Set >= lim.MaxBoundDescriptorSets {
		return &LimitError{Device: info.Name, Limit: "maxBoundDescriptorSets", Value: uint64(r.Set) + 1, Max: uint64(lim.MaxBoundDescriptorSets)}
	}
	fail := func(format string, args ...any) error {
		return &BindingError{Entry: l.Entry, Set: r.Set, Binding: r.Binding, Reason: fmt.Sprintf(format, args...)}
	}
	var rows []limitRow
	align := uint64(1)
	switch lim := &info.Limits; r.Type {
	case reflect.StorageBuffer:
		align, rows = lim.MinStorageBufferOffsetAlignment, []limitRow{{name: "maxStorageBufferRange", max: uint64(lim.MaxStorageBufferRange)}}
	case reflect.UniformBuffer:
		align, rows = lim.MinUniformBufferOffsetAlignment, []limitRow{{name: "maxUniformBufferRange", max: uint64(lim.MaxUniformBufferRange)}}
	case reflect.UniformTexelBuffer, reflect.StorageTexelBuffer:
		align = texelAlignment
	case reflect.SampledImage, reflect.StorageImage, reflect.CombinedImageSampler, reflect.SamplerDescriptor:
	default:
		return fail("%s descriptors cannot be bound by this runner", r.Type)
	}
	if r.Count == 0 {
		return fail("a descriptor array without a length cannot be bound by this runner")
	}
	for index := range r.Count {
		b := l.Bound(r.Set, r.Binding, index)
		if b == nil {
			b = &Binding{}
		}
		reason := b.wrong(r, align)
		if reason == "" && index > 0 && b.Dynamic != l.Bound(r.Set, r.Binding, 0).Dynamic {
			reason = "some elements of the array have dynamic offsets and some have not"
		}
		if reason != "" && r.Count > 1 {
			reason = fmt.Sprintf("element %d of the array: %s", index, reason)
		}
		if reason != "" {
			return fail("%s", reason)
		}
		if err := b.features(info); err != nil {
			return err
		}
		if rows != nil {
			rows[0].value = uint64(b.Range(r))
			if err := firstLimit(info, rows); err != nil {
				return err
			}
		}
	}
	return nil
}

// texelAlignment is an alignment of texel buffers that suits every device
// (VkPhysicalDeviceLimits, minTexelBufferOffsetAlignment: at most 256).
const texelAlignment = 256

// wrong says why the binding does not fit a descriptor, or returns an empty string. align is
// the alignment of offsets in bytes.
func (b *Binding) wrong(r *reflect.Resource, align uint64) string {
	if b.Inline != nil {
		return b.wrongInline(r)
	}
	block := r.Type == reflect.StorageBuffer || r.Type == reflect.UniformBuffer
	if !block && (b.Dynamic || b.Partial || b.Null) {
		return fmt.Sprintf("a %s has no dynamic offset, no partial range, and is not null", r.Type)
	}
	switch r.Type {
	case reflect.StorageBuffer, reflect.UniformBuffer, reflect.UniformTexelBuffer, reflect.StorageTexelBuffer:
	default:
		return b.wrongImage(r)
	}
	switch {
	case b.Null && (b.Buffer != nil || b.Start() != 0 || b.Size != 0 || b.Dynamic || b.Partial):
		return "a null descriptor has no buffer and no range"
	case b.Null:
		return ""
	case !b.Dynamic && b.DynamicOffset != 0:
		return "the descriptor has a dynamic offset but is not dynamic"
	}
	if b.Buffer == nil {
		return fmt.Sprintf("the module uses this %s, the host provides no buffer for it", r.Type)
	}
	size := b.Range(r)
	switch {
	case b.Offset < 0 || b.DynamicOffset < 0 || b.Size < 0 || b.Start() < 0 || b.Start() > b.Buffer.Size() || size > b.Buffer.Size()-b.Start():
		return fmt.Sprintf("bytes [%d, %d) lie outside the buffer of %s", b.Start(), b.Start()+size, count.Of(b.Buffer.Size(), "byte"))
	case size == 0 || !b.Partial && uint64(size) < r.MinBytes():
		return fmt.Sprintf("the block needs %s, the buffer has %s", need(r), count.Of(size, "byte"))
	case r.Narrow != nil && size%4 != 0 && !b.Partial:
		return fmt.Sprintf("the kernel has elements of type %s in words of 32 bits, so the buffer must have %s, not %d", r.Narrow.Type, count.Of(WholeWords(size), "byte"), size)
	case align > 1 && uint64(b.DynamicOffset)%align != 0:
		return fmt.Sprintf("the dynamic offset %d is not a multiple of %d, the device's alignment for this descriptor", b.DynamicOffset, align)
	case align > 1 && uint64(b.Offset)%align != 0:
		return fmt.Sprintf("offset %d is not a multiple of %d, the device's alignment for this descriptor", b.Offset, align)
	case r.Type == reflect.UniformTexelBuffer || r.Type == reflect.StorageTexelBuffer:
		return b.wrongTexels(r)
	}
	return ""
}

// maxInline is the size in bytes of inline uniform blocks that every device has (maxInlineUniformBlockSize).
const maxInline = 256

// wrongInline says why a descriptor cannot hold the bytes, or returns an empty string.
func (b *Binding) wrongInline(r *reflect.Resource) string {
	switch n := len(b.Inline); {
	case r.Type != reflect.UniformBuffer || r.Count != 1:
		return "only a uniform buffer that is in no array can be inline"
	case b.Buffer != nil || b.Start() != 0 || b.Size != 0 || b.Dynamic || b.Partial || b.Null:
		return "an inline uniform block has no buffer and no range, and is not null"
	case n%4 != 0 || n > maxInline:
		return fmt.Sprintf("an inline uniform block of %s; it has a multiple of 4, at most %d", count.Of(n, "byte"), maxInline)
	case uint64(n) < r.MinBytes():
		return fmt.Sprintf("the block needs %s, the host provides %s inline", need(r), count.Of(n, "byte"))
	}
	return ""
}

// features returns an error if the device lacks a feature that the binding needs.
func (b *Binding) features(info *DeviceInfo) error {
	for _, row := range [...]struct {
		need          bool
		feature, what string
	}{{b.Partial, RobustFeature, "a range that ends inside of its block"}, {b.Null, NullFeature, "a null descriptor"}, {b.Inline != nil, InlineFeature, "an inline uniform block"}} {
		if row.need && !info.HasFeature(row.feature) {
			return &FeatureError{Device: info.Name, Feature: row.feature, Descriptor: row.what}
		}
	}
	return nil
}

// specified reports whether each constant in want has the same value as the last entry for it in given.
func specified(want, given []reflect.SpecValue) bool {
	for _, w := range want {
		found := false
		for _, g := range given {
			if g.ID == w.ID {
				found = g.Bits == w.Bits
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// need describes r.MinBytes.
func need(r *reflect.Resource) string {
	if r.MinBytes() == 0 {
		return "at least one byte"
	}
	s := count.Of(r.MinBytes(), "byte")
	if r.RuntimeStride != 0 {
		s += " and " + strconv.FormatUint(r.RuntimeStride, 10) + " per element of its runtime array"
	}
	return s
}
