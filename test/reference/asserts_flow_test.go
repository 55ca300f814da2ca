//go:build cgo

package reference_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/test/drivers"
)

// assertingFlow has assertions in a loop, in a branch of it, and in a device function that the loop
// calls. The loop runs %n times.
const assertingFlow = `gpu.module @m {
  func.func @check(%i: index, %n: index) -> index {
    %ok = arith.cmpi ult, %i, %n : index
    cf.assert %ok, "in the function"
    %r = arith.addi %i, %i : index
    return %r : index
  }
  gpu.func @k(%a: memref<64xi32>, %n: index, %skip: index, %limit: index) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%x = %c0) -> index {
      %ok = arith.cmpi ne, %j, %skip : index
      cf.assert %ok, "in the loop"
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        cf.assert %ok, "in the branch"
      }
      %y = func.call @check(%t, %limit) : (index, index) -> index
      %z = arith.addi %x, %y : index
      scf.yield %z : index
    }
    %v = arith.index_cast %s : index to i32
    memref.store %v, %a[%t] : memref<64xi32>
    gpu.return
  }
}`

// TestAssertsInControlFlow runs the kernel on the drivers and on the reference device, with
// assertions that hold, that fail, and that fail more often than the report has records.
func TestAssertsInControlFlow(t *testing.T) {
	p, err := spvc.Compile(t.Context(), []byte(assertingFlow), spvc.Options{Name: "a.mlir"})
	if err != nil {
		t.Fatal(err)
	}
	selectors := []string{reference.Name}
	for _, s := range drivers.Selectors() {
		selectors = append(selectors, s[1])
	}
	for _, s := range selectors {
		d, err := compute.Open(s, compute.Options{})
		if err != nil {
			t.Fatal(err)
		}
		k, err := d.Kernel(p, "k")
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			n, skip, limit uint32
			want           []string
		}{
			{5, 9, 64, nil},
			{5, 3, 64, []string{`kernel "k": 65 assertions failed`, "a.mlir:14:7: assertion failed: in the loop; invocation (0, 0, 0) and 63 more", "a.mlir:17:9: assertion failed: in the branch; invocation (0, 0, 0)\n"}},
			{5, 9, 62, []string{`kernel "k": 10 assertions failed`, "a.mlir:4:5: assertion failed: in the function; invocation (62, 0, 0) and 9 more"}},
			{100, 999, 0, []string{`kernel "k": 6400 assertions failed`, "a.mlir:4:5: assertion failed: in the function; invocation (", "\n  the report holds "}},
		} {
			data := make([]int32, 64)
			_, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, compute.InOut(data), c.n, c.skip, c.limit)
			var report *runner.ReportError
			if errors.As(err, &report) != (c.want != nil) || err != nil && report == nil {
				t.Errorf("%s: %+v: %v", s, c, err)
				continue
			}
			for _, want := range c.want {
				if !strings.Contains(err.Error()+"\n", want) {
					t.Errorf("%s: %v, want %q", s, err, want)
				}
			}
			if c.want == nil && data[63] != 2*63*5 {
				t.Errorf("%s: %v", s, data)
			}
			if report != nil && strings.Contains(err.Error(), "the report holds") != (report.Total > uint32(len(report.Records))) {
				t.Errorf("%s: %d records of %d: %v", s, len(report.Records), report.Total, err)
			}
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}
