//go:build cgo

package compute_test

import (
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

const countingKernels = `gpu.module @m {
  memref.global "private" @count : memref<2xi32> = dense<[5, 100]>
  gpu.func @add(%n: i32) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c1 = arith.constant 1 : index
    %g = memref.get_global @count : memref<2xi32>
    %v = memref.load %g[%c1] : memref<2xi32>
    %w = arith.addi %v, %n : i32
    memref.store %w, %g[%c1] : memref<2xi32>
    gpu.return
  }
  gpu.func @get(%o: memref<2xi32>) kernel attributes {known_block_size = array<i32: 2, 1, 1>} {
    %i = gpu.thread_id x
    %g = memref.get_global @count : memref<2xi32>
    %v = memref.load %g[%i] : memref<2xi32>
    memref.store %v, %o[%i] : memref<2xi32>
    gpu.return
  }
}`

// TestModuleMemory dispatches two kernels that share a variable of their module, which keeps its contents until ResetMemory. A
// buffer of the caller replaces it.
func TestModuleMemory(t *testing.T) {
	p := compile(t, countingKernels, spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		add, get := kernelOf(t, d, p, "add"), kernelOf(t, d, p, "get")
		groups := [3]uint32{1, 1, 1}
		expect := func(want [2]int32, more ...any) {
			t.Helper()
			out := make([]int32, 2)
			if _, err := get.Dispatch(t.Context(), groups, append([]any{compute.InOut(out)}, more...)...); err != nil {
				t.Fatal(err)
			}
			if [2]int32(out) != want {
				t.Errorf("got %v, want %v", out, want)
			}
		}
		expect([2]int32{5, 100})
		for _, n := range []int32{1, 20} {
			if _, err := add.Dispatch(t.Context(), groups, n); err != nil {
				t.Fatal(err)
			}
		}
		expect([2]int32{5, 121})
		expect([2]int32{8, 9}, compute.Named("__spvc_global__count", []int32{8, 9}))
		expect([2]int32{5, 121})
		if err := d.ResetMemory(p); err != nil {
			t.Fatal(err)
		}
		expect([2]int32{5, 100})
		if d.ResetMemory(nil) == nil || (*compute.Device)(nil).ResetMemory(p) == nil {
			t.Error("memory of nothing is reset")
		}
	})
}
