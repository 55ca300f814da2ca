//go:build cgo

package compute_test

import (
	"errors"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// withoutDrivers hides the Vulkan drivers from the loader until the test ends.
func withoutDrivers(t *testing.T) {
	t.Setenv("VK_DRIVER_FILES", "")
	t.Setenv("VK_ICD_FILENAMES", "/nonexistent/driver.json")
}

// openedReference checks that d is the reference device, which fell back for want.
func openedReference(t *testing.T, d *compute.Device, err, want error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	if info := d.Info(); info.Name != reference.Name {
		t.Errorf("opened %q", info.Name)
	}
	if got := d.Fallback(); !errors.Is(got, want) || (got == nil) != (want == nil) {
		t.Errorf("fell back because of %v, want %v", got, want)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}

func TestOpenReference(t *testing.T) {
	for _, selector := range []string{"reference", "Reference", " REFERENCE "} {
		d, err := compute.OpenDevice(selector)
		openedReference(t, d, err, nil)
	}
	if _, err := compute.Open("reference", compute.Options{Reference: reference.Options{SubgroupSize: -1}}); err == nil {
		t.Error("a device with negative subgroups")
	}
}

func TestOpenFallback(t *testing.T) {
	withoutDrivers(t)
	for _, selector := range []string{"", " "} {
		d, err := compute.OpenDevice(selector)
		openedReference(t, d, err, runner.ErrNoDevice)
	}
	for _, selector := range []string{"0", "cpu", "llvmpipe", "driver:13"} {
		if _, err := compute.OpenDevice(selector); !errors.Is(err, runner.ErrNoDevice) {
			t.Errorf("%q: %v", selector, err)
		}
	}
	// The reference device has no validation layer.
	_, err := compute.OpenDeviceWith("", vulkan.Options{Validate: true})
	if !errors.Is(err, runner.ErrNoDevice) && !errors.Is(err, runner.ErrUnavailable) {
		t.Errorf("with validation: %v", err)
	}
	_, err = compute.Open("", compute.Options{Reference: reference.Options{SubgroupSize: -1}})
	if !errors.Is(err, runner.ErrNoDevice) {
		t.Errorf("the reason is lost: %v", err)
	}
}

func TestNoFallback(t *testing.T) {
	d := apiDevice(t, drivers.Selectors()[0][1], vulkan.Options{})
	if err := d.Fallback(); err != nil {
		t.Error(err)
	}
	if err := (*compute.Device)(nil).Fallback(); err != nil {
		t.Error(err)
	}
}
