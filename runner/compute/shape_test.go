//go:build cgo

package compute_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/test/drivers"
)

// shapedText has kernels whose numbers come through the hidden block.
const shapedText = `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @fill(%a: memref<?x?xi32>, %x: i32, %i: index, %f: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %m = memref.dim %a, %c0 : memref<?x?xi32>
      %n = memref.dim %a, %c1 : memref<?x?xi32>
      %bits = arith.bitcast %f : f32 to i32
      scf.for %k = %i to %m step %c1 {
        scf.for %l = %c0 to %n step %c1 {
          %v = memref.load %a[%k, %l] : memref<?x?xi32>
          %s = arith.addi %v, %x : i32
          %t = arith.xori %s, %bits : i32
          memref.store %t, %a[%k, %l] : memref<?x?xi32>
        }
      }
      gpu.return
    }
    gpu.func @copy(%a: memref<?xf32, strided<[?], offset: ?>>, %b: memref<?xf32, strided<[?], offset: ?>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      memref.copy %a, %b : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
      gpu.return
    }
    gpu.func @length(%a: memref<?xi8>, %n: memref<1xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %d = memref.dim %a, %c0 : memref<?xi8>
      %v = arith.index_cast %d : index to i32
      memref.store %v, %n[%c0] : memref<1xi32>
      gpu.return
    }
  }
}
`

// shapedKernels compiles shapedText for each driver and the reference device, and calls f.
func shapedKernels(t *testing.T, o spvc.Options, f func(t *testing.T, d *compute.Device, kernel func(name string) *compute.Kernel)) {
	for _, s := range append(drivers.Selectors(), [2]string{reference.Name, reference.Name}) {
		t.Run(s[0], func(t *testing.T) {
			d, err := compute.OpenDevice(s[1])
			if err != nil {
				t.Fatal(err)
			}
			defer d.Close()
			if o.AddressArgs {
				o.Default = d.Info().Env()
			}
			p, err := spvc.Compile(t.Context(), []byte(shapedText), o)
			if err != nil {
				t.Fatal(err)
			}
			f(t, d, func(name string) *compute.Kernel {
				k, err := d.Kernel(p, name)
				if err != nil {
					t.Fatal(err)
				}
				return k
			})
		})
	}
}

var one = [3]uint32{1, 1, 1}

func TestShaped(t *testing.T) {
	for name, o := range map[string]spvc.Options{"buffers": {}, "push": {PushScalars: true}, "uniform": {WebGPU: true}, "address": {AddressArgs: true}, "uniform scalars": {WebGPU: true, PushScalars: true}} {
		t.Run(name, func(t *testing.T) {
			shapedKernels(t, o, func(t *testing.T, d *compute.Device, kernel func(string) *compute.Kernel) {
				data := []int32{1, 2, 3, 4, 5, 6, 7, 8}
				bits := int32(math.Float32bits(-1.5))
				if _, err := kernel("fill").Dispatch(t.Context(), one, compute.Shaped(compute.InOut(data), 2, 3), int32(-10), uint32(1), float32(-1.5)); err != nil {
					t.Fatal(err)
				}
				if want := []int32{1, 2, 3, (4 - 10) ^ bits, (5 - 10) ^ bits, (6 - 10) ^ bits, 7, 8}; !slices.Equal(data, want) {
					t.Errorf("%v, want %v", data, want)
				}
				batch := d.NewBatch()
				defer batch.Close()
				batch.Add(kernel("fill"), one, compute.Shaped(compute.InOut(data), 4, 2), compute.Named("arg_2", uint32(3)), compute.Bind(0, 1, int32(1)), compute.Bind(0, 3, float32(0)))
				if _, err := batch.Run(t.Context()); err != nil {
					t.Fatal(err)
				}
				if data[6] != 8 || data[7] != 9 || data[0] != 1 {
					t.Errorf("after the batch: %v", data)
				}
			})
		})
	}
}

func TestStrided(t *testing.T) {
	shapedKernels(t, spvc.Options{}, func(t *testing.T, d *compute.Device, kernel func(string) *compute.Kernel) {
		b, err := compute.BufferOf(d, []float32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
		if err != nil {
			t.Fatal(err)
		}
		defer b.Close()
		from, to := compute.Strided(b, 1, []int{3}, []int{3}), compute.Strided(b, 9, []int{3}, []int{-1})
		if _, err := kernel("copy").Dispatch(t.Context(), one, from, to); err != nil {
			t.Fatal(err)
		}
		got, err := b.Slice()
		// Elements 1, 4 and 7 go to 9, 8 and 7, in this order.
		if want := []float32{0, 1, 2, 3, 4, 5, 6, 7, 4, 1}; err != nil || !slices.Equal(got, want) {
			t.Errorf("%v (%v), want %v", got, err, want)
		}
	})
}

func TestLengths(t *testing.T) {
	d, err := compute.OpenDevice(reference.Name)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	p, err := spvc.Compile(t.Context(), []byte(shapedText), spvc.Options{Env: d.Info().Env()})
	if err != nil {
		t.Fatal(err)
	}
	k, err := d.Kernel(p, "length")
	if err != nil {
		t.Fatal(err)
	}
	b, err := compute.BufferOf(d, make([]int8, 13))
	if err != nil {
		t.Fatal(err)
	}
	for want, v := range map[int32]any{13: b, 4: b.Range(4, 4), 3: []byte{1, 2, 3}, 5: compute.InOut(make([]byte, 5)), 2: compute.Shaped(b, 2), 1: []uint8{7}} {
		n := make([]int32, 1)
		if _, err := k.Dispatch(t.Context(), one, v, compute.InOut(n)); err != nil || n[0] != want {
			t.Errorf("%d, %v; want %d", n[0], err, want)
		}
	}
}

func TestShapesRefused(t *testing.T) {
	d, err := compute.OpenDevice(reference.Name)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	p, err := spvc.Compile(t.Context(), []byte(shapedText), spvc.Options{WebGPU: true, PushScalars: true})
	if err != nil {
		t.Fatal(err)
	}
	data := make([]int32, 6)
	for _, c := range []struct {
		kernel, want string
		args         []any
	}{
		{"fill", "argument 0 is a memref of rank 2, and the kernel needs its size 0: pass the value by Shaped or Strided", []any{data, int32(1), uint32(0), float32(0)}},
		{"fill", "argument 0 is a memref of rank 2, but the value has 1 size", []any{compute.Shaped(data, 6), int32(1), uint32(0), float32(0)}},
		{"fill", "reaches from element 0 to 8, but the buffer has 6", []any{compute.Shaped(data, 3, 3), int32(1), uint32(0), float32(0)}},
		{"fill", "has a negative size", []any{compute.Shaped(data, -1, 3), int32(1), uint32(0), float32(0)}},
		{"fill", "has 2 sizes and 1 stride", []any{compute.Strided(data, 0, []int{1, 1}, []int{1}), int32(1), uint32(0), float32(0)}},
		{"fill", "is too large", []any{compute.Shaped(data, 1<<31, 2), int32(1), uint32(0), float32(0)}},
		{"fill", "argument 2 is not set", []any{compute.Shaped(data, 2, 3), int32(1), compute.Bind(0, 3, float32(0))}},
		{"fill", "argument 1: ", []any{compute.Shaped(data, 2, 3), "text", uint32(0), float32(0)}},
		{"fill", "set 0, binding 4 is the hidden block", []any{compute.Shaped(data, 2, 3), int32(1), uint32(0), float32(0), []byte{0, 0, 0, 0}}},
		{"copy", "reaches from element -1 to 1", []any{compute.Strided(make([]float32, 6), 1, []int{3}, []int{-1}), make([]float32, 3)}},
		{"copy", "argument 0, of which the kernel needs the offset, is not bound", nil},
	} {
		k, err := d.Kernel(p, c.kernel)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := k.Dispatch(t.Context(), one, c.args...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v\nwant %s", err, c.want)
		}
	}
}
