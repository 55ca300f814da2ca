//go:build cgo

package compute_test

import (
	"bytes"
	"slices"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

// placesText has a kernel with scalars behind buffers that prints and checks its indices, which needs hidden buffers.
const placesText = `gpu.module @m {
  gpu.func @print(%m: memref<4xi32>, %n: memref<?xi32>, %a: i32, %b: i64, %c: f32) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    %p = memref.load %n[%i] : memref<?xi32>
    %q = arith.addi %p, %a : i32
    %l = arith.trunci %b : i64 to i32
    %r = arith.muli %q, %l : i32
    %f = arith.fptosi %c : f32 to i32
    %s = arith.addi %r, %f : i32
    memref.store %s, %m[%i] : memref<4xi32>
    %c0 = arith.constant 0 : index
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      gpu.printf "first %d\n", %s : i32
    }
    gpu.return
  }
}
`

// unusedText has a kernel that uses none of its arguments.
const unusedText = `gpu.module @m {
  gpu.func @none(%m: memref<4xi32>, %a: i32, %b: i64, %c: f32) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    gpu.return
  }
}
`

// TestPlaces passes scalars by position beside hidden buffers, which lie behind all arguments, and to a kernel
// that uses none of them.
func TestPlaces(t *testing.T) {
	cfg := profile(t, "vulkan1.1").Config()
	cfg.Limits.MaxPerStageStorageBuffers = 16
	env := target.New(cfg)
	cfg.Capabilities = append(cfg.Capabilities, spec.CapabilityPhysicalStorageBufferAddresses)
	cfg.Extensions = append(cfg.Extensions, spec.SPV_KHR_physical_storage_buffer)
	addresses := target.New(cfg)
	for _, s := range append(drivers.Selectors(), [2]string{reference.Name, reference.Name}) {
		d, err := compute.OpenDevice(s[1])
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		for _, level := range []passes.OptLevel{spvc.O0, spvc.O2, spvc.Os} {
			for _, o := range []spvc.Options{{}, {PushScalars: true}, {PushScalars: true, CheckBounds: true}, {PushScalars: true, WebGPU: true}, {AddressArgs: true}} {
				// The target has no integers of 64 bits; VerifyEach sees what they become between passes.
				if o.Env, o.Opt, o.VerifyEach = env, level, true; o.AddressArgs {
					o.Env = addresses
				}
				p := compile(t, placesText, o)
				out, n := make([]int32, 4), []int32{1, 2, 3, 4}
				var printed bytes.Buffer
				if _, err := kernelOf(t, d, p, "print").Dispatch(t.Context(), one, compute.InOut(out), n, int32(10), int64(3), float32(0.5), compute.PrintTo(&printed)); err != nil {
					t.Errorf("%s -O%v %+v: %v", s[0], level, o.CheckBounds, err)
					continue
				}
				if !slices.Equal(out, []int32{33, 36, 39, 42}) || printed.String() != "first 33\n" {
					t.Errorf("%s -O%v: %v, %q", s[0], level, out, printed.String())
				}
				none := kernelOf(t, d, compile(t, unusedText, o), "none")
				if _, err := none.Dispatch(t.Context(), one, compute.InOut(out), int32(10), int64(3), float32(0.5)); err != nil {
					t.Errorf("%s -O%v: a kernel that uses nothing: %v", s[0], level, err)
				}
				if _, err := none.Dispatch(t.Context(), one, compute.InOut(out), compute.Named("arg_1", int32(10)), compute.Named("arg_3", float32(1)), compute.Bind(0, 2, int64(3))); err != nil {
					t.Errorf("%s -O%v: a kernel that uses nothing, by name: %v", s[0], level, err)
				}
			}
		}
	}
}
