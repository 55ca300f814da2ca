//go:build cgo

package compute_test

import (
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// BenchmarkLargeArgument dispatches a kernel that does next to nothing with a slice of 64 MiB,
// with and without reading the slice back.
func BenchmarkLargeArgument(b *testing.B) {
	const size = 64 << 20
	p := compile(b, `gpu.module @m {
  gpu.func @first(%a: memref<?xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    %i = gpu.thread_id x
    %v = arith.constant 1.0 : f32
    memref.store %v, %a[%i] : memref<?xf32>
    gpu.return
  }
}`, spvc.Options{})
	d := apiDevice(b, drivers.Selectors()[0][1], vulkan.Options{Memory: vulkan.HostMemory})
	k := kernelOf(b, d, p, "first")
	xs := make([]float32, size/4)
	for name, arg := range map[string]any{"in": xs, "in out": compute.InOut(xs)} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(size)
			for b.Loop() {
				if _, err := k.Dispatch(b.Context(), [3]uint32{1, 1, 1}, arg); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
