//go:build cgo

package vulkan

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// TestCheckHeap has launches with heaps that a device with the feature refuses.
func TestCheckHeap(t *testing.T) {
	d := &Device{enabled: map[string]bool{runner.HeapFeature: true}}
	own := &buffer{d: d, b: &block{}}
	plain := &reflect.Resource{Type: reflect.StorageBuffer, Count: 1}
	entry := func(push uint64, resources ...*reflect.Resource) *reflect.Module {
		return &reflect.Module{EntryPoints: []reflect.EntryPoint{{Name: "k", PushConstantSize: push, Resources: resources}}}
	}
	const only = "binds buffers only"
	for _, c := range []struct {
		name   string
		heap   runner.Buffer
		module *reflect.Module
		bound  runner.Binding
		want   string
	}{
		{"right", own, entry(0, plain), runner.Binding{Buffer: own}, ""},
		{"another device", &buffer{d: &Device{}, b: &block{}}, entry(0, plain), runner.Binding{Buffer: own}, "belongs to another device"},
		{"closed", &buffer{d: d}, entry(0, plain), runner.Binding{Buffer: own}, "was closed"},
		{"push constants", own, entry(4, plain), runner.Binding{Buffer: own}, only},
		{"image", own, entry(0, &reflect.Resource{Type: reflect.StorageImage, Count: 1}), runner.Binding{Buffer: own}, only},
		{"null", own, entry(0, plain), runner.Binding{Null: true}, only},
		{"dynamic", own, entry(0, plain), runner.Binding{Buffer: own, Dynamic: true}, only},
	} {
		l := &runner.Launch{Module: c.module, Entry: "k", Bindings: []runner.Binding{c.bound}, Heap: []runner.HeapDescriptor{{Buffer: c.heap}}}
		if err := d.checkHeap(l); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	d.enabled = nil
	feature := (*runner.FeatureError)(nil)
	if err := d.checkHeap(&runner.Launch{Heap: []runner.HeapDescriptor{{Buffer: own}}}); !errors.As(err, &feature) || feature.Feature != runner.HeapFeature {
		t.Errorf("without the feature: %v", err)
	}
	if err := d.checkHeap(&runner.Launch{}); err != nil {
		t.Errorf("without a heap: %v", err)
	}
}

// TestHeapLimit has a heap that is larger than a device permits, and pipelines that differ by the places of bindings.
func TestHeapLimit(t *testing.T) {
	d := &Device{info: runner.DeviceInfo{Heap: runner.HeapLimits{DescriptorSize: 48, DescriptorAlignment: 32}}}
	d.heapLimits.heap_align, d.heapLimits.reserved, d.heapLimits.most = 256, 100, 511
	own := &buffer{d: d, b: &block{a: &allocation{}}, size: 64}
	l := &runner.Launch{Module: &reflect.Module{EntryPoints: []reflect.EntryPoint{{Name: "k"}}}, Entry: "k", Heap: []runner.HeapDescriptor{{Offset: 32, Buffer: own}}}
	limit := (*runner.LimitError)(nil)
	if err := d.fillHeap(&frame{}, l, nil); !errors.As(err, &limit) || limit.Value != 512 || limit.Max != 511 {
		t.Errorf("a heap of 512 bytes: %v", err)
	}
	if got := d.heapKey(l); got != "heap96" {
		t.Errorf("the bindings of a launch are at %s", got)
	}
	if got := d.heapKey(&runner.Launch{}); got != "" {
		t.Errorf("a launch without a heap has the key %q", got)
	}
}
