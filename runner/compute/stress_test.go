//go:build cgo && linux

package compute_test

import (
	"context"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"sync"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/test/drivers"
)

// TestStress launches kernels, builds pipelines, and makes and closes buffers, from
// several goroutines and while garbage is collected all the time: no crash, the
// right results, and no growth. make stress runs the full size.
func TestStress(t *testing.T) {
	launches, pipelines := 1000, 100
	full := os.Getenv("SPVC_STRESS") != ""
	if full {
		launches, pipelines = 10_000, 1000
	}
	p := loadNamed(t)
	for _, s := range drivers.Selectors() {
		t.Run(s[0], func(t *testing.T) {
			stop := collectGarbage(t)
			defer stop()
			d := apiDevice(t, s[1], vulkan.Options{})
			k := kernelOf(t, d, p, "main")
			// Until the device has evicted pipelines, it keeps what it builds.
			const warm = 300
			stressPipelines(t, d, k, 0, warm)
			stressLaunches(t, d, k, launches/4)
			before := settledRSS(t)
			stressLaunches(t, d, k, launches)
			stressPipelines(t, d, k, warm, pipelines)
			after := settledRSS(t)
			t.Logf("resident: %d KiB, then %d KiB (%+.1f %%)", before, after, 100*float64(after-before)/float64(before))
			if !raceEnabled && after > before+before/20 {
				t.Errorf("resident memory grew from %d KiB to %d KiB, by more than 5 %%", before, after)
			}
		})
	}
}

func loadNamed(t testing.TB) *spvc.Program {
	t.Helper()
	words := must[[]uint32](t)(spirvtools.Assemble(named, spirvtools.Vulkan11))
	var data []byte
	for _, w := range words {
		data = append(data, byte(w), byte(w>>8), byte(w>>16), byte(w>>24))
	}
	return must[*spvc.Program](t)(spvc.Load(data, spvc.Options{}))
}

// collectGarbage keeps the collector busy until the function returned is called.
func collectGarbage(t *testing.T) func() {
	old := debug.SetGCPercent(5)
	done := make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		for {
			select {
			case <-done:
				return
			default:
				garbage := make([][]byte, 64)
				for i := range garbage {
					garbage[i] = make([]byte, 1024)
				}
				runtime.GC()
				runtime.KeepAlive(garbage)
			}
		}
	})
	return func() {
		close(done)
		wg.Wait()
		debug.SetGCPercent(old)
	}
}

type stressParams struct {
	Weight float32
	Dir    [3]float32
}

func stressLaunches(t *testing.T, d *compute.Device, k *compute.Kernel, n int) {
	t.Helper()
	const workers = 4
	var wg sync.WaitGroup
	for worker := range workers {
		wg.Go(func() {
			for i := range n / workers {
				if err := stressOne(d, k, float32(worker), float32(i), 100); err != "" {
					t.Errorf("launch %d of worker %d: %s", i, worker, err)
					return
				}
			}
		})
	}
	wg.Wait()
}

func stressPipelines(t *testing.T, d *compute.Device, k *compute.Kernel, first, n int) {
	t.Helper()
	for i := range n {
		c := float32(first+i) + 0.5
		if err := stressOne(d, k, 1, 2, c, compute.SpecConstant(5, c)); err != "" {
			t.Fatalf("pipeline %d: %s", i, err)
		}
	}
}

// stressOne makes a buffer, launches, reads back and closes the buffer; it returns
// what went wrong.
func stressOne(d *compute.Device, k *compute.Kernel, scale, shift, constant float32, more ...any) string {
	out, err := compute.NewBuffer[float32](d, 1+int(shift)%2000)
	if err != nil {
		return err.Error()
	}
	args := append([]any{
		compute.Named("scale", scale), compute.Named("shift", shift),
		compute.Named("params", stressParams{Dir: [3]float32{2: 3}}), compute.Named("out", out),
	}, more...)
	got := make([]float32, 1)
	_, err = k.Dispatch(context.Background(), [3]uint32{1, 1, 1}, args...)
	if err == nil {
		err = out.Read(0, got)
	}
	if closed := out.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return err.Error()
	}
	if want := 3*scale + shift + constant; got[0] != want {
		return "got " + strconv.FormatFloat(float64(got[0]), 'g', -1, 32) + ", want " + strconv.FormatFloat(float64(want), 'g', -1, 32)
	}
	return ""
}

// settledRSS is the resident memory in KiB after garbage has been given back.
func settledRSS(t *testing.T) int {
	t.Helper()
	debug.FreeOSMemory()
	return growth.ResidentKiB(t)
}
