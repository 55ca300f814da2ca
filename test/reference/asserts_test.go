//go:build cgo

package reference_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/test/drivers"
)

const asserting = `gpu.module @m {
  gpu.func @k(%a: memref<64xi32>, %n: index) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %ok = arith.cmpi ult, %t, %n : index
    cf.assert %ok, "below the limit"
    %v = arith.index_cast %t : index to i32
    %c2 = arith.constant 2 : index
    %i = arith.addi %t, %c2 : index
    memref.store %v, %a[%i] : memref<64xi32>
    gpu.return
  }
}`

// TestAsserts runs a kernel whose assertion holds or fails, and whose last two invocations
// store out of bounds, on the drivers and on the reference device.
func TestAsserts(t *testing.T) {
	selectors := []string{reference.Name}
	for _, s := range drivers.Selectors() {
		selectors = append(selectors, s[1])
	}
	for _, bounds := range []bool{false, true} {
		p, err := spvc.Compile(t.Context(), []byte(strings.Replace(asserting, "%c2 = arith.constant 2", map[bool]string{false: "%c2 = arith.constant 0", true: "%c2 = arith.constant 2"}[bounds], 1)),
			spvc.Options{Name: "a.mlir", CheckBounds: bounds})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range selectors {
			d, err := compute.Open(s, compute.Options{})
			if err != nil {
				t.Fatal(err)
			}
			dispatchAsserts(t, d, p, bounds)
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		}
	}
}

func dispatchAsserts(t *testing.T, d *compute.Device, p *spvc.Program, bounds bool) {
	k, err := d.Kernel(p, "k")
	if err != nil {
		t.Fatal(err)
	}
	shift := 0
	if bounds {
		shift = 2
	}
	for _, limit := range []uint32{64, 60} {
		data, want := make([]int32, 64), make([]int32, 64)
		for i := range 64 - shift {
			want[i+shift] = int32(i)
		}
		_, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, compute.InOut(data), limit)
		var text []string
		if limit == 60 {
			text = append(text, "4 assertions failed", "a.mlir:5:5: assertion failed: below the limit; invocation (60, 0, 0) and 3 more")
		}
		if bounds {
			text = append(text, "2 accesses out of bounds were left out", "index 64, but there are 64 elements; invocation (62, 0, 0) and 1 more")
		}
		var report *runner.ReportError
		if errors.As(err, &report) != (len(text) > 0) || err != nil && report == nil {
			t.Errorf("%s: limit %d: %v", d.Info().Name, limit, err)
			continue
		}
		for _, s := range text {
			if !strings.Contains(err.Error(), s) {
				t.Errorf("%s: %v, want %q", d.Info().Name, err, s)
			}
		}
		// The invocations go on after a failed assertion. A failed dispatch may not copy back.
		if err == nil && !slices.Equal(data, want) {
			t.Errorf("%s: %v", d.Info().Name, data)
		}
	}
}
