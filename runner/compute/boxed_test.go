//go:build cgo

package compute_test

import (
	"slices"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

const boxedText = `gpu.module @m {
  gpu.func @k(%up: i1, %v: vector<3xi32>, %w: vector<2x3xi32>, %o: memref<10xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    vector.store %v, %o[%c0] : memref<10xi32>, vector<3xi32>
    %f = vector.shape_cast %w : vector<2x3xi32> to vector<6xi32>
    vector.store %f, %o[%c3] : memref<10xi32>, vector<6xi32>
    %n = arith.extui %up : i1 to i32
    memref.store %n, %o[%c9] : memref<10xi32>
    gpu.return
  }
  gpu.func @c(%c: complex<f32>, %fl: vector<4xi1>, %o: memref<6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %re = complex.re %c : complex<f32>
    %im = complex.im %c : complex<f32>
    memref.store %re, %o[%c0] : memref<6xf32>
    memref.store %im, %o[%c1] : memref<6xf32>
    %i = arith.extui %fl : vector<4xi1> to vector<4xi32>
    %f = arith.sitofp %i : vector<4xi32> to vector<4xf32>
    vector.store %f, %o[%c2] : memref<6xf32>, vector<4xf32>
    gpu.return
  }
  gpu.func @open(%x: memref<?x?xvector<3xi16>, strided<[?, ?], offset: ?>>, %o: memref<4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %n = memref.dim %x, %c1 : memref<?x?xvector<3xi16>, strided<[?, ?], offset: ?>>
    %v = memref.load %x[%c1, %c2] : memref<?x?xvector<3xi16>, strided<[?, ?], offset: ?>>
    %w = arith.extsi %v : vector<3xi16> to vector<3xi32>
    vector.store %w, %o[%c0] : memref<4xi32>, vector<3xi32>
    %n32 = arith.index_cast %n : index to i32
    memref.store %n32, %o[%c3] : memref<4xi32>
    %z = arith.constant dense<-1> : vector<3xi16>
    memref.store %z, %x[%c0, %c0] : memref<?x?xvector<3xi16>, strided<[?, ?], offset: ?>>
    gpu.return
  }
  gpu.func @count(%x: memref<?xvector<5xi8>>, %o: memref<1xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %n = memref.dim %x, %c0 : memref<?xvector<5xi8>>
    %n32 = arith.index_cast %n : index to i32
    memref.store %n32, %o[%c0] : memref<1xi32>
    gpu.return
  }
}
`

// TestBoxed passes flags, vectors and complex numbers as Go values, and memrefs of vectors with sizes and strides
// that count vectors, for targets with and without storage of 8 and 16 bits.
func TestBoxed(t *testing.T) {
	env, err := target.Profile("vulkan1.1")
	if err != nil {
		t.Fatal(err)
	}
	d := apiDevice(t, drivers.Lavapipe, vulkan.Options{})
	for name, o := range map[string]spvc.Options{"vulkan1.1": {Env: env}, "device": {Env: d.Info().Env()}, "address": {Env: d.Info().Env().WithAddresses(), AddressArgs: true}} {
		t.Run(name, func(t *testing.T) {
			p := compile(t, boxedText, o)
			one := [3]uint32{1, 1, 1}
			run := func(kernel string, args ...any) {
				t.Helper()
				if _, err := kernelOf(t, d, p, kernel).Dispatch(t.Context(), one, args...); err != nil {
					t.Errorf("%s: %v", kernel, err)
				}
			}
			for _, v := range []any{[3]int32{1, 2, 3}, []int32{1, 2, 3}} {
				for _, w := range []any{[2][3]int32{{4, 5, 6}, {7, 8, 9}}, [6]int32{4, 5, 6, 7, 8, 9}, []int32{4, 5, 6, 7, 8, 9}} {
					o := make([]int32, 10)
					if run("k", true, v, w, compute.InOut(o)); !slices.Equal(o, []int32{1, 2, 3, 4, 5, 6, 7, 8, 9, 1}) {
						t.Errorf("%T, %T: %v", v, w, o)
					}
				}
			}
			f := make([]float32, 6)
			flags := any([4]bool{true, false, true, true})
			if run("c", complex64(complex(1.5, -2)), flags, compute.InOut(f)); !slices.Equal(f, []float32{1.5, -2, 1, 0, 1, 1}) {
				t.Errorf("complex: %v", f)
			}
			x := make([][3]int16, 20)
			for i := range x {
				x[i] = [3]int16{int16(i), int16(-i), int16(1000 * i)}
			}
			n := make([]int32, 4)
			if run("open", compute.Strided(compute.InOut(x), 2, []int{3, 4}, []int{1, 4}), compute.InOut(n)); !slices.Equal(n, []int32{11, -11, 11000, 4}) {
				t.Errorf("strided: %v", n)
			}
			if x[2] != [3]int16{-1, -1, -1} || x[1] != [3]int16{1, -1, 1000} || x[3] != [3]int16{3, -3, 3000} {
				t.Errorf("stored: %v", x[:4])
			}
			count := make([]int32, 1)
			if run("count", make([]byte, 35), compute.InOut(count)); count[0] != 7 {
				t.Errorf("%d vectors, not 7", count[0])
			}
		})
	}
}
