// Package runnertest helps to test kernels with `go test`.
//
//	func TestDouble(t *testing.T) {
//		k := runnertest.Kernel(t, text, "double")
//		x := []float32{1, 2, 3, 4}
//		runnertest.Run(t, k, k.GroupsFor(4, 1, 1), compute.InOut(x))
//		runnertest.Equal(t, x, []float32{2, 4, 6, 8})
//	}
//
// Tests run on the best Vulkan device, or on the device that the environment variable
// SPVC_DEVICE selects; with SPVC_VALIDATE set, under the Khronos validation layer. With
// SPVC_DEVICE=reference they run on the reference device, and fail if its checks find errors
// in a kernel. A machine without a Vulkan device fails the tests that do not ask for the
// reference device: a test that did not run as asked has not passed.
package runnertest

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"testing"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
)

// Timeout is how long Run waits for a kernel.
const Timeout = time.Minute

// Device opens a device and closes it at the end of the test. The test fails if Close
// returns an error, for example one of the validation layer.
func Device(t testing.TB) *compute.Device {
	t.Helper()
	d, err := compute.OpenDeviceWith(os.Getenv("SPVC_DEVICE"), vulkan.Options{Validate: os.Getenv("SPVC_VALIDATE") != ""})
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Fallback(); err != nil {
		t.Fatal(errors.Join(fmt.Errorf("%w (SPVC_DEVICE=%s runs tests without one)", err, reference.Name), d.Close()))
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// Compile compiles MLIR text for a device. The binaries name the lines of the text, which
// the reference device reports.
func Compile(t testing.TB, d *compute.Device, text []byte) *spvc.Program {
	t.Helper()
	p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: t.Name(), Env: d.Info().Env(), DebugInfo: d.Info().Name == reference.Name, CheckDimensions: d.Info().Name == reference.Name})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Kernel compiles MLIR text and returns the kernel of that name on a new device.
func Kernel(t testing.TB, text []byte, name string) *compute.Kernel {
	t.Helper()
	d := Device(t)
	k, err := d.Kernel(Compile(t, d, text), name)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// Run dispatches a kernel, with the arguments of [compute.Kernel.Dispatch].
func Run(t testing.TB, k *compute.Kernel, groups [3]uint32, args ...any) runner.Timing {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), Timeout)
	defer cancel()
	timing, err := k.Dispatch(ctx, groups, args...)
	if err != nil {
		t.Fatal(err)
	}
	return timing
}

// most is the largest number of differences that are listed.
const most = 10

// Equal fails the test if elements of got differ from those of want, and lists them.
func Equal[T comparable](t testing.TB, got, want []T) {
	t.Helper()
	compare(t, got, want, func(g, w T) bool { return g == w })
}

// Near fails the test if elements of got differ from those of want by more than the
// relative error, or by more than the absolute error if that is larger. It lists these
// elements. NaN is near to NaN only.
func Near[T ~float32 | ~float64](t testing.TB, got, want []T, relative, absolute float64) {
	t.Helper()
	compare(t, got, want, func(g, w T) bool {
		a, b := float64(g), float64(w)
		if a == b || a != a && b != b {
			return true
		}
		return math.Abs(a-b) <= max(absolute, relative*math.Abs(b))
	})
}

func compare[T any](t testing.TB, got, want []T, same func(g, w T) bool) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("%d elements, want %d", len(got), len(want))
		return
	}
	n, text := 0, ""
	for i := range got {
		if same(got[i], want[i]) {
			continue
		}
		if n++; n <= most {
			text += fmt.Sprintf("\n\t[%d] is %v, want %v", i, got[i], want[i])
		}
	}
	if n > 0 {
		t.Errorf("%d of %d elements differ:%s", n, len(got), text)
	}
}
