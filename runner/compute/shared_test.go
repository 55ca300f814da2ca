//go:build cgo

package compute_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
)

const sharedKernels = `gpu.module @m {
  gpu.func @last(%o: memref<2xi32>, %n: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %m = memref.view %bytes[%c0][%n] : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xi32, #gpu.address_space<workgroup>>
    %at = arith.subi %n, %c1 : index
    %v = arith.index_cast %n : index to i32
    memref.store %v, %m[%at] : memref<?xi32, #gpu.address_space<workgroup>>
    %r = memref.load %m[%at] : memref<?xi32, #gpu.address_space<workgroup>>
    memref.store %r, %o[%c0] : memref<2xi32>
    gpu.return
  }
  gpu.func @none(%o: memref<2xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    gpu.return
  }
}`

// TestSharedMemory launches a kernel with different sizes of workgroup memory.
func TestSharedMemory(t *testing.T) {
	p := compile(t, sharedKernels, spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		last, none := kernelOf(t, d, p, "last"), kernelOf(t, d, p, "none")
		groups := [3]uint32{1, 1, 1}
		out := []int32{0, 0}
		for _, n := range []uint32{1, 7, 2048} {
			if _, err := last.Dispatch(t.Context(), groups, compute.InOut(out), n, compute.SharedMemory(int(4*n+3))); err != nil || out[0] != int32(n) {
				t.Errorf("%d elements: %v, %v", n, out, err)
			}
		}
		var limit *runner.LimitError
		if _, err := last.Dispatch(t.Context(), groups, out, uint32(1), compute.SharedMemory(1<<22)); !errors.As(err, &limit) || limit.Limit != "maxComputeSharedMemorySize" || limit.Value != 1<<22 {
			t.Errorf("too large: %v", err)
		}
		for want, err := range map[string]error{
			"the size of workgroup memory is set at launch; pass compute.SharedMemory(bytes)": dispatchError(t, last, out, uint32(1)),
			"and 3 bytes are no size for elements of 4 bytes":                                 dispatchError(t, last, out, uint32(1), compute.SharedMemory(3)),
			"and 0 bytes are no size": dispatchError(t, last, out, uint32(1), compute.SharedMemory(-8)),
			"the kernel has no workgroup memory whose size the launch sets": dispatchError(t, none, out, compute.SharedMemory(4)),
		} {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%v, want %s", err, want)
			}
		}
	})
}

// dispatchError returns the error of a dispatch of one workgroup.
func dispatchError(t *testing.T, k *compute.Kernel, args ...any) error {
	t.Helper()
	_, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, args...)
	return err
}
