package runner

import (
	"errors"
	"github.com/spvc/spvc/spirv/reflect"
	"strings"
	"testing"
)

// TestCheckCountsDescriptors checks that each limit on the number of descriptors is reached exactly, and that the
// error names it with the numbers.
func TestCheckCountsDescriptors(t *testing.T) {
	var bindings []Binding
	resource := func(at uint32, typ reflect.DescriptorType, count uint32) *reflect.Resource {
		for i := range count {
			bindings = append(bindings, Binding{Binding: at, Index: i, Buffer: fakeBuffer(64), Sampler: fakeSampler{}})
		}
		return &reflect.Resource{Binding: at, Type: typ, Count: count}
	}
	e := reflect.EntryPoint{Name: "k", Model: reflect.GLCompute, LocalSize: [3]uint32{1, 1, 1}, Resources: []*reflect.Resource{
		resource(0, reflect.StorageBuffer, 1), resource(1, reflect.StorageBuffer, 2), resource(2, reflect.UniformBuffer, 1), resource(3, reflect.UniformBuffer, 4),
		resource(4, reflect.SamplerDescriptor, 3), resource(5, reflect.SamplerDescriptor, 1),
	}}
	for i := range bindings {
		if b := &bindings[i]; b.Binding >= 4 {
			b.Buffer = nil
		} else {
			b.Sampler = nil
		}
	}
	l := Launch{Module: &reflect.Module{EntryPoints: []reflect.EntryPoint{e}}, Entry: "k", Groups: [3]uint32{1, 1, 1}, Bindings: bindings}
	d := smallDevice()
	set := func(storage, uniform, all uint32) error {
		d.Limits.MaxPerStageStorageBuffers, d.Limits.MaxPerStageUniformBuffers, d.Limits.MaxPerStageResources = storage, uniform, all
		return l.Check(d)
	}
	if err := set(3, 5, 12); err != nil {
		t.Error(err)
	}
	for _, c := range []struct {
		storage, uniform, all uint32
		want                  LimitError
	}{
		{2, 5, 12, LimitError{"small", "maxPerStageDescriptorStorageBuffers", 3, 2}},
		{3, 4, 12, LimitError{"small", "maxPerStageDescriptorUniformBuffers", 5, 4}},
		{3, 5, 11, LimitError{"small", "maxPerStageResources", 12, 11}},
	} {
		var got *LimitError
		if err := set(c.storage, c.uniform, c.all); !errors.As(err, &got) || *got != c.want {
			t.Errorf("%v, want %v", err, &c.want)
		}
	}
	if got, want := (&LimitError{"small", "most", 3, 2}).Error(), `most of device "small" is 2, the launch needs 3`; got != want {
		t.Error(got)
	}
}

// TestCheckSizes checks the numbers in the errors on workgroups and dispatches, one above the limit and far above,
// where the product of the sizes does not fit in 64 bits, and that the limits themselves are accepted.
func TestCheckSizes(t *testing.T) {
	const huge = 1<<32 - 1
	for _, c := range []struct {
		size, groups [3]uint32
		shared       uint64
		want         *LimitError
	}{
		{size: [3]uint32{64, 2, 1}, groups: [3]uint32{10, 10, 10}, shared: 400},
		{size: [3]uint32{1, 2, 64}, groups: [3]uint32{0, 1, 1}},
		{size: [3]uint32{43, 3, 1}, want: &LimitError{"small", "maxComputeWorkGroupInvocations", 129, 128}},
		{size: [3]uint32{3, 1, 43}, want: &LimitError{"small", "maxComputeWorkGroupInvocations", 129, 128}},
		{size: [3]uint32{1 << 16, 1 << 16, 1}, want: &LimitError{"small", "maxComputeWorkGroupInvocations", 1 << 32, 128}},
		{size: [3]uint32{1 << 31, 4, 3}, want: &LimitError{"small", "maxComputeWorkGroupInvocations", 3 << 32, 128}},
		{size: [3]uint32{huge, huge, huge}, want: &LimitError{"small", "maxComputeWorkGroupInvocations", huge << 32, 128}},
		{size: [3]uint32{65, 1, 1}, want: &LimitError{"small", "maxComputeWorkGroupSize[0]", 65, 64}},
		{size: [3]uint32{1, 66, 1}, want: &LimitError{"small", "maxComputeWorkGroupSize[1]", 66, 64}},
		{size: [3]uint32{1, 1, 67}, want: &LimitError{"small", "maxComputeWorkGroupSize[2]", 67, 64}},
		{size: [3]uint32{1, 1, 1}, groups: [3]uint32{11, 1, 1}, want: &LimitError{"small", "maxComputeWorkGroupCount[0]", 11, 10}},
		{size: [3]uint32{1, 1, 1}, groups: [3]uint32{1, 12, 1}, want: &LimitError{"small", "maxComputeWorkGroupCount[1]", 12, 10}},
		{size: [3]uint32{1, 1, 1}, groups: [3]uint32{1, 1, 13}, want: &LimitError{"small", "maxComputeWorkGroupCount[2]", 13, 10}},
		{size: [3]uint32{1, 1, 1}, shared: 401, want: &LimitError{"small", "maxComputeSharedMemorySize", 401, 400}},
	} {
		e := reflect.EntryPoint{Name: "k", Model: reflect.GLCompute, LocalSize: c.size, WorkgroupMemory: c.shared}
		err := (&Launch{Module: &reflect.Module{EntryPoints: []reflect.EntryPoint{e}}, Entry: "k", Groups: c.groups}).Check(smallDevice())
		var got *LimitError
		if c.want == nil && err != nil || c.want != nil && (!errors.As(err, &got) || *got != *c.want) {
			t.Errorf("size %v, groups %v: %v, want %v", c.size, c.groups, err, c.want)
		}
	}
	for i := range 3 {
		e := reflect.EntryPoint{Name: "k", Model: reflect.GLCompute, LocalSize: [3]uint32{1 << 31, 1 << 31, 1 << 31}}
		e.LocalSize[i] = 0
		err := (&Launch{Module: &reflect.Module{EntryPoints: []reflect.EntryPoint{e}}, Entry: "k"}).Check(smallDevice())
		if err == nil || !strings.HasSuffix(err.Error(), " has a zero") {
			t.Errorf("dimension %d is zero: %v", i, err)
		}
	}
}

// TestCheckAlignment checks offsets against alignments, of which 0 and 1 ask for nothing.
func TestCheckAlignment(t *testing.T) {
	r := &reflect.Resource{Type: reflect.StorageBuffer, Size: 4}
	for _, c := range []struct {
		b     Binding
		align uint64
		want  string
	}{
		{Binding{Offset: 3}, 0, ""}, {Binding{Offset: 3}, 1, ""}, {Binding{Offset: 2}, 2, ""}, {Binding{Offset: 60}, 4, ""},
		{Binding{Offset: 3}, 2, "offset 3 is not a multiple of 2, the device's alignment for this descriptor"},
		{Binding{Offset: 4, Dynamic: true, DynamicOffset: 3}, 0, ""},
		{Binding{Offset: 4, Dynamic: true, DynamicOffset: 3}, 1, ""},
		{Binding{Offset: 4, Dynamic: true, DynamicOffset: 3}, 2, "the dynamic offset 3 is not a multiple of 2, the device's alignment for this descriptor"},
		{Binding{Offset: 64}, 4, "the block needs 4 bytes, the buffer has 0 bytes"},
		{Binding{Offset: 65}, 4, "bytes [65, 64) lie outside the buffer of 64 bytes"},
		{Binding{Offset: 60, Size: 4}, 4, ""}, {Binding{Offset: 60, Size: 5}, 4, "bytes [60, 65) lie outside the buffer of 64 bytes"},
		{Binding{Size: 3}, 4, "the block needs 4 bytes, the buffer has 3 bytes"},
	} {
		c.b.Buffer = fakeBuffer(64)
		if got := c.b.wrong(r, c.align); got != c.want {
			t.Errorf("%+v with alignment %d: %q, want %q", c.b, c.align, got, c.want)
		}
	}
	empty := Binding{Buffer: fakeBuffer(64), Offset: 64}
	if got := empty.wrong(&reflect.Resource{Type: reflect.StorageBuffer}, 1); got != "the block needs at least one byte, the buffer has 0 bytes" {
		t.Error(got)
	}
}

// TestNeed checks how much memory a message says that a descriptor needs.
func TestNeed(t *testing.T) {
	for want, r := range map[string]*reflect.Resource{"at least one byte": {}, "1 byte": {Size: 1}, "12 bytes": {Size: 8, RuntimeOffset: 12}, "16 bytes and 4 per element of its runtime array": {Size: 16, RuntimeOffset: 12, RuntimeStride: 4}} {
		if got := need(r); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
