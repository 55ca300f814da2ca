package runner

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// TestCheckHeap checks descriptors of a heap and the kernels that take them.
func TestCheckHeap(t *testing.T) {
	takes := func(heap spec.BuiltIn, typ reflect.DescriptorType) *reflect.EntryPoint {
		return &reflect.EntryPoint{Heap: []*reflect.HeapAccess{{Heap: heap, Resource: reflect.Resource{Type: typ}}}}
	}
	storage := takes(spec.BuiltInResourceHeapEXT, reflect.StorageBuffer)
	info := smallDevice()
	info.Heap = HeapLimits{DescriptorSize: 48, DescriptorAlignment: 16}
	info.Limits.MinStorageBufferOffsetAlignment, info.Limits.MinUniformBufferOffsetAlignment = 16, 256
	buffer := fakeBuffer(512)
	for _, c := range []struct {
		name  string
		entry *reflect.EntryPoint
		heap  []HeapDescriptor
		want  string
	}{
		{"none", &reflect.EntryPoint{}, nil, ""},
		{"two", storage, []HeapDescriptor{{Offset: 64, Buffer: buffer}, {Offset: 16, Buffer: buffer, Start: 16, Size: 8}}, ""},
		{"missing", storage, nil, "the kernel takes a storage buffer from it, but the host provides none"},
		{"image", takes(spec.BuiltInResourceHeapEXT, reflect.StorageImage), []HeapDescriptor{{Buffer: buffer}}, "cannot be bound by this runner"},
		{"samplers", takes(spec.BuiltInSamplerHeapEXT, reflect.StorageBuffer), []HeapDescriptor{{Buffer: buffer}}, "cannot be bound by this runner"},
		{"place", storage, []HeapDescriptor{{Offset: 8, Buffer: buffer}}, "byte 8 is no place of a descriptor"},
		{"negative", storage, []HeapDescriptor{{Offset: -16, Buffer: buffer}}, "byte -16 is no place of a descriptor"},
		{"overlap", storage, []HeapDescriptor{{Offset: 32, Buffer: buffer}, {Buffer: buffer}}, "the descriptors at bytes 0 and 32 overlap"},
		{"no buffer", storage, []HeapDescriptor{{}}, "is not in a buffer"},
		{"outside", storage, []HeapDescriptor{{Buffer: buffer, Start: 256, Size: 257}}, "from byte 256 of 257 bytes at byte 0 of the heap is not in a buffer"},
		{"before", storage, []HeapDescriptor{{Buffer: buffer, Start: -16, Size: 16}}, "is not in a buffer"},
		{"alignment", storage, []HeapDescriptor{{Buffer: buffer, Start: 8}}, "begins at byte 8, which is no multiple of 16"},
		{"alignment of uniforms", storage, []HeapDescriptor{{Buffer: buffer, Uniform: true, Start: 16}}, "begins at byte 16, which is no multiple of 256"},
	} {
		l := &Launch{Entry: "k", Heap: c.heap}
		err := l.checkHeap(c.entry, info)
		if c.want == "" && err == nil && (len(c.heap) == 0 || l.HeapSize(info.Heap) == 112) {
			continue
		}
		if c.want == "" || err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, %d bytes", c.name, err, l.HeapSize(info.Heap))
		}
	}
	info.Heap = HeapLimits{}
	feature := (*FeatureError)(nil)
	if err := (&Launch{Heap: []HeapDescriptor{{Buffer: buffer}}}).checkHeap(storage, info); !errors.As(err, &feature) || feature.Feature != HeapFeature {
		t.Errorf("a device without heaps: %v", err)
	}
}
