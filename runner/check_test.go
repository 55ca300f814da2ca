//go:build cgo

package runner

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// reflectFile reflects a module of the tests of spirv/reflect.
func reflectFile(t *testing.T, name string) *reflect.Module {
	t.Helper()
	text, err := os.ReadFile("../spirv/reflect/testdata/" + name + ".spvasm")
	if err != nil {
		t.Fatal(err)
	}
	words, err := spirvtools.Assemble(string(text), spirvtools.Universal13)
	if err != nil {
		t.Fatal(err)
	}
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestCheck(t *testing.T) {
	m := reflectFile(t, "two_kernels")
	good := func() *Launch {
		return &Launch{Module: m, Entry: "a", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 16),
			Bindings: []Binding{{Set: 0, Binding: 2, Buffer: fakeBuffer(64)}}}
	}
	goodB := func() *Launch {
		return &Launch{Module: m, Entry: "b", Groups: [3]uint32{1, 1, 1},
			Bindings: []Binding{{Set: 3, Binding: 1, Buffer: fakeBuffer(512), Offset: 256}}}
	}
	cases := []struct {
		name   string
		base   func() *Launch
		change func(*Launch)
		want   string
	}{
		{"a", good, func(*Launch) {}, ""},
		{"b", goodB, func(*Launch) {}, ""},
		{"entry", good, func(l *Launch) { l.Entry = "c" }, `no entry point "c" (it has "a", "b")`},
		{"missing", good, func(l *Launch) { l.Bindings = nil }, "set 0, binding 2: the module uses this storage buffer, the host provides no buffer"},
		{"wrong set", goodB, func(l *Launch) { l.Bindings[0].Set = 0 }, "set 3, binding 1: the module uses this uniform buffer"},
		{"small", good, func(l *Launch) { l.Bindings[0].Buffer = fakeBuffer(15) }, "set 0, binding 2: the block needs 16 bytes and 4 per element of its runtime array, the buffer has 15 bytes"},
		{"small range", good, func(l *Launch) { l.Bindings[0].Size = 8 }, "the buffer has 8 bytes"},
		{"outside", good, func(l *Launch) { l.Bindings[0].Size = 65 }, "outside the buffer of 64 bytes"},
		{"align", goodB, func(l *Launch) { l.Bindings[0].Offset = 128 }, "offset 128 is not a multiple of 256"},
		{"whole", goodB, func(l *Launch) { l.Bindings[0].Buffer = fakeBuffer(8192) }, ""},
		{"range", goodB, func(l *Launch) { l.Bindings[0].Buffer, l.Bindings[0].Size = fakeBuffer(8192), 4097 }, "maxUniformBufferRange"},
		{"runtime range", good, func(l *Launch) { l.Bindings[0].Buffer = fakeBuffer(1<<16 + 1) }, "maxStorageBufferRange"},
		{"push", good, func(l *Launch) { l.PushConstants = make([]byte, 12) }, "the block has 16 bytes, the host provides 12"},
		{"push max", good, func(l *Launch) { l.PushConstants = make([]byte, 20) }, "maxPushConstantsSize"},
		{"groups", good, func(l *Launch) { l.Groups[1] = 11 }, "maxComputeWorkGroupCount[1]"},
		{"size", goodB, func(l *Launch) { l.SpecConstants = []reflect.SpecValue{{ID: 7, Bits: 65}} }, "maxComputeWorkGroup"},
		{"zero", goodB, func(l *Launch) { l.SpecConstants = []reflect.SpecValue{{ID: 7, Bits: 0}} }, "has a zero"},
	}
	for _, c := range cases {
		l := c.base()
		c.change(l)
		err := l.Check(smallDevice())
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		}
	}
	info := smallDevice()
	info.Limits.MaxComputeSharedMemorySize = 399
	var limit *LimitError
	if err := goodB().Check(info); !errors.As(err, &limit) || limit.Value != 400 {
		t.Errorf("shared memory: %v", err)
	}
	info = smallDevice()
	info.Limits.MaxBoundDescriptorSets = 3
	if err := goodB().Check(info); !errors.As(err, &limit) || limit.Limit != "maxBoundDescriptorSets" {
		t.Errorf("sets: %v", err)
	}
}

// TestLaunchesSpecialized checks the limits and lengths that launches are refused for.
func TestLaunchesSpecialized(t *testing.T) {
	m := reflectFile(t, "sized")
	info := &DeviceInfo{Name: "device"}
	info.Limits.MaxComputeSharedMemorySize, info.Limits.MaxComputeWorkgroupInvocations = 400, 1024
	info.Limits.MaxComputeWorkgroupSize = []int{1024, 1024, 64}
	for _, c := range []struct {
		value uint64
		want  string
	}{
		{0, `entry point "main": the array Block.data has -1 elements by the specialization constants n (SpecId 7) = 0; it needs at least 1`},
		{1<<32 - 1, `entry point "main": the array Block.data has -3 elements by the specialization constants n (SpecId 7) = -1; it needs at least 1`},
		{101, "maxComputeSharedMemorySize"},
		{1024, "maxComputeWorkGroupInvocations"},
	} {
		l := &Launch{Module: m, Entry: "main", SpecConstants: []reflect.SpecValue{{ID: 7, Bits: c.value}}}
		err := l.Check(info)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%d: %v, want %s", c.value, err, c.want)
		}
		if c.value == 0 || c.value > 1<<20 {
			if _, err := Specialized([]*Launch{l}); err == nil || err.Error() != c.want {
				t.Errorf("%d: %v", c.value, err)
			}
			continue
		}
		given := []*Launch{nil, l}
		out, err := Specialized(given)
		if err != nil || out[1] == l || out[0] != nil || given[1].Module != m || out[1].Module == m {
			t.Errorf("%d: launches %v, %v", c.value, out, err)
		}
	}
}

// TestCheckLaunchErrors checks the texts of launches that name no kernel, or a kernel whose size is not
// set by the constants of its module.
func TestCheckLaunchErrors(t *testing.T) {
	fragment := &reflect.Module{EntryPoints: []reflect.EntryPoint{{Name: "f", Model: spec.ExecutionModelFragment}}}
	fixed := reflectFile(t, "fixed")
	const unset = `entry point "a" states the workgroup size [4 2 1], but the specialization constants of the module's size do not have these values; runner.Run sets them`
	for name, c := range map[string]struct {
		l    Launch
		want string
	}{
		"no module":      {Launch{Entry: "k"}, `launch of "k" without a module`},
		"no entry point": {Launch{Entry: "k", Module: &reflect.Module{}}, `module has no entry point "k" (it has none)`},
		"other entry":    {Launch{Entry: "k", Module: fragment}, `module has no entry point "k" (it has "f")`},
		"fragment":       {Launch{Entry: "f", Module: fragment}, `entry point "f" is not a GLCompute kernel (execution model Fragment)`},
		"unset":          {Launch{Entry: "a", Module: fixed}, unset},
		"two of three":   {Launch{Entry: "a", Module: fixed, SpecConstants: []reflect.SpecValue{{ID: 5, Bits: 4}, {ID: 6, Bits: 2}}}, unset},
		"other value":    {Launch{Entry: "a", Module: fixed, SpecConstants: []reflect.SpecValue{{ID: 5, Bits: 4}, {ID: 6, Bits: 2}, {ID: 7, Bits: 2}}}, unset},
		"set":            {Launch{Entry: "a", Module: fixed, SpecConstants: []reflect.SpecValue{{ID: 7, Bits: 1}, {ID: 6, Bits: 2}, {ID: 5, Bits: 4}}}, ""},
		"set again":      {Launch{Entry: "a", Module: fixed, SpecConstants: []reflect.SpecValue{{ID: 5, Bits: 9}, {ID: 6, Bits: 2}, {ID: 5, Bits: 4}, {ID: 7, Bits: 1}}}, ""},
		"set, then not":  {Launch{Entry: "a", Module: fixed, SpecConstants: []reflect.SpecValue{{ID: 5, Bits: 4}, {ID: 6, Bits: 2}, {ID: 7, Bits: 1}, {ID: 5, Bits: 9}}}, unset},
	} {
		got := ""
		if err := c.l.Check(smallDevice()); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestRunSetsSizes checks that Run sets the constants of the workgroup size in copies of the launches that need it,
// after the values that the caller gives.
func TestRunSetsSizes(t *testing.T) {
	m := reflectFile(t, "fixed")
	given := append(make([]reflect.SpecValue, 0, 9), reflect.SpecValue{ID: 1, Bits: 3})
	launches := []*Launch{{Module: m, Entry: "open"}, {Module: m, Entry: "a", SpecConstants: given}, nil, {}, {Module: m, Entry: "b"}, {Module: m, Entry: "none"}}
	before := slices.Clone(launches)
	got := withSizes(launches)
	if !slices.Equal(launches, before) || len(given) != 1 || given[:2][1] != (reflect.SpecValue{}) {
		t.Error("the caller's launches changed")
	}
	for i, want := range [][]reflect.SpecValue{1: {{ID: 1, Bits: 3}, {ID: 5, Bits: 4}, {ID: 6, Bits: 2}, {ID: 7, Bits: 1}}, 4: {{ID: 5, Bits: 8}, {ID: 6, Bits: 2}, {ID: 7, Bits: 1}}, 5: nil} {
		if want == nil && got[i] != before[i] || want != nil && (got[i] == before[i] || got[i].Entry != before[i].Entry || !slices.Equal(got[i].SpecConstants, want)) {
			t.Errorf("launch %d: %+v", i, got[i])
		}
	}
	if same := withSizes(before[:1]); &same[0] != &before[0] {
		t.Error("launches are copied for nothing")
	}
}
