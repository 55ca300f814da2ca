//go:build cgo

package compute_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

const openSizes = `gpu.module @m {
  gpu.func @open(%o: memref<1xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
    %c0 = arith.constant 0 : index
    %d = gpu.block_dim x
    %v = arith.index_cast %d : index to i32
    memref.store %v, %o[%c0] : memref<1xi32>
    gpu.return
  }
  gpu.func @fixed(%o: memref<1xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %last = arith.cmpi eq, %t, %c3 : index
    scf.if %last {
      %v = arith.index_cast %t : index to i32
      memref.store %v, %o[%c0] : memref<1xi32>
    }
    gpu.return
  }
}`

func TestWorkgroup(t *testing.T) {
	p := compile(t, openSizes, spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		open, fixed := kernelOf(t, d, p, "open"), kernelOf(t, d, p, "fixed")
		out := []int32{0}
		groups := [3]uint32{1, 1, 1}
		for _, n := range []uint32{3, 8} {
			if _, err := open.Dispatch(t.Context(), groups, compute.InOut(out), compute.Workgroup(n, 1, 1)); err != nil {
				t.Fatal(err)
			}
			if out[0] != int32(n) {
				t.Errorf("size %d, want %d", out[0], n)
			}
		}
		if _, err := fixed.Dispatch(t.Context(), groups, compute.InOut(out)); err != nil {
			t.Fatal(err)
		}
		if out[0] != 3 || !open.SizeAtLaunch() || fixed.SizeAtLaunch() || fixed.WorkgroupSize() != [3]uint32{4, 1, 1} {
			t.Errorf("the fixed kernel wrote %d", out[0])
		}
		for _, c := range []struct {
			k    *compute.Kernel
			args []any
			want string
		}{
			{open, nil, "pass compute.Workgroup"},
			{fixed, []any{compute.Workgroup(4, 1, 1)}, "cannot change it"},
			{open, []any{compute.Workgroup(1<<20, 1, 1)}, "maxComputeWorkGroup"},
			{open, []any{compute.Workgroup(0, 1, 1)}, "has a zero"},
		} {
			if _, err := c.k.Dispatch(t.Context(), groups, append([]any{compute.InOut(out)}, c.args...)...); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
		}
	})
}
