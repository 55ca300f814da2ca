//go:build cgo

package compute_test

import (
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

// compile compiles text.
func compile(t testing.TB, text string, o spvc.Options) *spvc.Program {
	t.Helper()
	p, err := spvc.Compile(t.Context(), []byte(text), o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func profile(t testing.TB, name string) *target.Env {
	t.Helper()
	env, err := target.Profile(name)
	if err != nil {
		t.Fatal(err)
	}
	return env
}

// apiDevices opens a device of its own on each driver, host-visible and staged.
func apiDevices(t *testing.T, f func(t *testing.T, d *compute.Device)) {
	for _, s := range drivers.Selectors() {
		for _, m := range []struct {
			name string
			at   vulkan.Memory
		}{{"host", vulkan.HostMemory}, {"staged", vulkan.DeviceMemory}} {
			t.Run(s[0]+"/"+m.name, func(t *testing.T) { f(t, apiDevice(t, s[1], vulkan.Options{Memory: m.at})) })
		}
	}
}

func apiDevice(t testing.TB, selector string, o vulkan.Options) *compute.Device {
	t.Helper()
	o.Validate = drivers.Validate()
	d, err := compute.OpenDeviceWith(selector, o)
	if err != nil {
		t.Fatalf("these tests need Mesa's lavapipe and SwiftShader (make setup): %v", err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

func kernelOf(t testing.TB, d *compute.Device, p *spvc.Program, name string) *compute.Kernel {
	t.Helper()
	k, err := d.Kernel(p, name)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}
