package runner

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

func TestSelect(t *testing.T) {
	devices := []DeviceInfo{
		{Index: 0, Name: "llvmpipe (LLVM 15)", DriverName: "llvmpipe", DriverInfo: "Mesa 22.3.6", DriverID: 13, Type: target.CPU},
		{Index: 1, Name: "Big GPU", DriverName: "NVIDIA", DriverID: 4, Type: target.DiscreteGPU, UUID: [16]byte{0xab, 15: 1}},
		{Index: 2, Name: "Small GPU", DriverName: "Intel open-source Mesa driver", DriverID: 6, Type: target.IntegratedGPU},
	}
	for selector, want := range map[string]int{
		"": 1, "0": 0, "2": 2, "cpu": 0, "gpu": 1, "small": 2, "LLVMPIPE": 0, "driver:13": 0, "driver:mesa": 2,
		"driver:22.3": 0, "ab000000-0000-0000-0000-000000000001": 1, "integrated": 2,
	} {
		got, err := Select(devices, selector)
		if err != nil || got.Index != want {
			t.Errorf("%q: %v, %v; want %d", selector, got, err, want)
		}
	}
	for _, selector := range []string{"7", "virtual", "radeon", "driver:99"} {
		if _, err := Select(devices, selector); !errors.Is(err, ErrNoDevice) {
			t.Errorf("%q: %v", selector, err)
		}
	}
	if _, err := Select(nil, ""); !errors.Is(err, ErrNoDevice) {
		t.Errorf("no devices: %v", err)
	}
}

func TestReflectRejectsBrokenWords(t *testing.T) {
	header := []uint32{0x07230203, 0x10300, 0, 10, 0}
	for name, words := range map[string][]uint32{
		"empty":     nil,
		"magic":     {0x03022307, 0x10300, 0, 10, 0},
		"bound":     {0x07230203, 0x10300, 0, 0xffffffff, 0},
		"zero":      append(header[:5:5], 0),
		"truncated": append(header[:5:5], 3<<16|71, 1),
		"short":     append(header[:5:5], 1<<16|59),
	} {
		var e *reflect.ModuleError
		if _, err := reflect.Reflect(words); !errors.As(err, &e) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestTypesOfDevicesRank(t *testing.T) {
	names := []string{"other", "cpu", "virtual", "integrated", "discrete"}
	devices := []DeviceInfo{{Type: target.OtherDevice}, {Type: target.CPU}, {Virtual: true}, {Type: target.IntegratedGPU}, {Type: target.DiscreteGPU}}
	for i := range devices {
		devices[i].Index = i
		if got := devices[i].TypeName(); got != names[i] {
			t.Errorf("device %d is %s, not %s", i, got, names[i])
		}
		if got, err := Select(devices[:i+1], ""); err != nil || got.Index != i {
			t.Errorf("of %v, %v is chosen: %v", names[:i+1], got, err)
		}
		if got, err := Select(devices, names[i]); err != nil || got.Index != i {
			t.Errorf("%s chooses %v: %v", names[i], got, err)
		}
	}
}

// TestSelectErrors checks the texts of errors, with the devices in them.
func TestSelectErrors(t *testing.T) {
	devices := []DeviceInfo{{Index: 0, Name: "one"}, {Index: 1, Name: "two"}}
	for _, c := range []struct {
		devices        []DeviceInfo
		selector, want string
	}{
		{nil, "", "no device: the loader found no driver with a device"},
		{nil, "gpu", "no device: the loader found no driver with a device"},
		{devices, "Three", `no device matches "Three" (the devices are 0: one; 1: two)`},
		{devices[1:], "0", `no device matches "0" (the devices are 1: two)`},
	} {
		if d, err := Select(c.devices, c.selector); d != nil || !errors.Is(err, ErrNoDevice) || err.Error() != c.want {
			t.Errorf("%v: %v, want %s", d, err, c.want)
		}
	}
}

// TestSelectBest checks that a better type counts more than capabilities, these more than the order, and that
// the order decides among equals.
func TestSelectBest(t *testing.T) {
	device := func(typ target.DeviceType, capabilities int) DeviceInfo {
		return DeviceInfo{Type: typ, Capabilities: make([]spec.Capability, capabilities)}
	}
	const cpu, gpu = target.CPU, target.DiscreteGPU
	for _, c := range []struct {
		devices []DeviceInfo
		want    int
	}{
		{[]DeviceInfo{device(gpu, 2), device(gpu, 2)}, 0},
		{[]DeviceInfo{device(gpu, 2), device(gpu, 1)}, 0},
		{[]DeviceInfo{device(gpu, 1), device(gpu, 2)}, 1},
		{[]DeviceInfo{device(gpu, 1), device(gpu, 3), device(gpu, 2), device(gpu, 3)}, 1},
		{[]DeviceInfo{device(gpu, 1), device(cpu, 2)}, 0},
		{[]DeviceInfo{device(cpu, 2), device(gpu, 1)}, 1},
	} {
		if got, err := Select(c.devices, " "); err != nil || got != &c.devices[c.want] {
			t.Errorf("%v: %v, %v", c.devices, got, err)
		}
	}
}

// FuzzCheck checks that devices without limits accept no launch of any module.
func FuzzCheck(f *testing.F) {
	f.Add([]byte{3, 2, 0x23, 7, 0, 0, 1, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 17, 0, 2, 0, 1, 0, 0, 0})
	seeds, err := filepath.Glob("../test/serialize/corpus/bin/*.spv")
	if err != nil || len(seeds) == 0 {
		f.Fatal("no binaries to start from: ", err)
	}
	for _, name := range seeds {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		if len(data) < 1<<12 {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		words := make([]uint32, len(data)/4)
		for i := range words {
			words[i] = uint32(data[4*i]) | uint32(data[4*i+1])<<8 | uint32(data[4*i+2])<<16 | uint32(data[4*i+3])<<24
		}
		m, err := reflect.Reflect(words)
		if err != nil {
			return
		}
		for i := range m.EntryPoints {
			l := Launch{Module: m, Entry: m.EntryPoints[i].Name}
			if err := l.Check(&DeviceInfo{}); err == nil {
				t.Error("a device without limits accepts a launch")
			}
		}
	})
}
