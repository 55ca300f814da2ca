//go:build cgo

package vulkan

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// TestDynamicOffsets binds parts of a buffer by dynamic offsets, in launches of one run, and a part without.
func TestDynamicOffsets(t *testing.T) { each(t, Options{}, testDynamicOffsets) }

func testDynamicOffsets(t *testing.T, d runner.Device) {
	b := newBuffer(t, d, make([]byte, 5*256))
	launch := func(p runner.Binding, times float32) *runner.Launch {
		p.Buffer, p.Size = b, 256
		return &runner.Launch{Module: module(t, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: append(make([]byte, 4), floats(times)...), Bindings: []runner.Binding{p}}
	}
	run(t, d, launch(runner.Binding{Offset: 256}, 1), launch(runner.Binding{Dynamic: true, DynamicOffset: 512}, 1), launch(runner.Binding{Dynamic: true, DynamicOffset: 512}, 2),
		launch(runner.Binding{Dynamic: true, Offset: 256, DynamicOffset: 768}, 5), launch(runner.Binding{Dynamic: true, DynamicOffset: 1024}, 6))
	for i, v := range read(t, b) {
		if want := []float32{0, 1, 3, 0, 7}[i/64]; v != want {
			t.Fatalf("element %d is %v, want %v", i, v, want)
		}
	}
}

// TestDynamicArray has dynamic offsets of the elements of an array of descriptors.
func TestDynamicArray(t *testing.T) {
	each(t, Options{}, func(t *testing.T, d runner.Device) {
		data := make([]float32, 256)
		data[64], data[129] = 3, 4
		b := newBuffer(t, d, floats(data...))
		l := &runner.Launch{Module: module(t, pair()), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{
			{Binding: 4, Index: 1, Buffer: b, Size: 256, Dynamic: true, DynamicOffset: 512}, {Binding: 4, Buffer: b, Size: 256, Dynamic: true, DynamicOffset: 256},
		}}
		run(t, d, l)
		if got := read(t, b); got[128] != 3 || got[129] != 4 || got[64] != 3 || got[0] != 0 {
			t.Errorf("got %v %v %v", got[128], got[129], got[64])
		}
	})
}

// TestDynamicLimit has more dynamic offsets than a device permits.
func TestDynamicLimit(t *testing.T) {
	d := open(t, Options{})
	b := newBuffer(t, d, make([]byte, 256))
	l := &runner.Launch{Module: module(t, pair()), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{
		{Binding: 4, Buffer: b, Dynamic: true}, {Binding: 4, Index: 1, Buffer: b, Dynamic: true},
	}}
	// The limit of a driver is above that of all storage buffers.
	d.(*Device).most.dynamic_storage = 1
	var limit *runner.LimitError
	if _, err := d.Run(context.Background(), l); !errors.As(err, &limit) || limit.Limit != "maxDescriptorSetStorageBuffersDynamic" || limit.Value != 2 || limit.Max != 1 {
		t.Errorf("%v", err)
	}
}

// TestPartialAndNull runs kernels beyond the range of a descriptor, and with a descriptor that shows nothing, or is
// refused.
func TestPartialAndNull(t *testing.T) { each(t, Options{RobustAccess: true}, testPartialAndNull) }

func testPartialAndNull(t *testing.T, d runner.Device) {
	data := make([]float32, 64)
	for i := range data {
		data[i] = 5
	}
	b := newBuffer(t, d, floats(data...))
	partial := &runner.Launch{Module: module(t, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: append(make([]byte, 4), floats(1)...),
		Bindings: []runner.Binding{{Buffer: b, Size: 128, Partial: true}}}
	null := &runner.Launch{Module: module(t, pair()), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Binding: 4, Null: true}, {Binding: 4, Index: 1, Buffer: b}}}
	lost := &runner.Launch{Module: null.Module, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Binding: 4, Buffer: b}, {Binding: 4, Index: 1, Null: true}}}
	for _, row := range []struct {
		feature string
		l       *runner.Launch
		first   float32
	}{{runner.RobustFeature, partial, 6}, {runner.NullFeature, null, 6}, {runner.NullFeature, lost, 6}} {
		if !d.Info().HasFeature(row.feature) {
			var missing *runner.FeatureError
			if _, err := d.Run(context.Background(), row.l); !errors.As(err, &missing) || missing.Feature != row.feature {
				t.Errorf("%v, want that %s is missing", err, row.feature)
			}
			continue
		}
		run(t, d, row.l)
		for i, v := range read(t, b) {
			if want := [...]float32{row.first, 5}[i/32]; v != want {
				t.Fatalf("%s: element %d is %v, want %v", row.feature, i, v, want)
			}
		}
	}
}

// TestNoRobustAccess binds a part of a block on devices that were opened without RobustAccess, for all modules and
// for one.
func TestNoRobustAccess(t *testing.T) {
	for _, modules := range [][]*reflect.Module{nil, {module(t, scale())}} {
		each(t, Options{Modules: modules}, func(t *testing.T, d runner.Device) {
			if !d.Info().HasFeature(runner.RobustFeature) {
				return
			}
			l := &runner.Launch{Module: module(t, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 8),
				Bindings: []runner.Binding{{Buffer: newBuffer(t, d, make([]byte, 256)), Size: 128, Partial: true}}}
			var wrong *runner.BindingError
			if _, err := d.Run(context.Background(), l); !errors.As(err, &wrong) || !strings.Contains(wrong.Reason, "RobustAccess") {
				t.Errorf("got %v", err)
			}
		})
	}
}
