//go:build cgo

package compute_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

// narrowText has kernels with elements of 8 and 16 bits.
const narrowText = `gpu.module @m {
  gpu.func @add(%x: memref<?xi8>, %y: memref<5xi16>) kernel attributes {known_block_size = array<i32: 5, 1, 1>} {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %n = memref.dim %x, %c0 : memref<?xi8>
    %n16 = arith.index_cast %n : index to i16
    %v = memref.load %x[%i] : memref<?xi8>
    %w = arith.extsi %v : i8 to i16
    %s = arith.addi %w, %n16 : i16
    memref.store %s, %y[%i] : memref<5xi16>
    %d = arith.addi %v, %v : i8
    memref.store %d, %x[%i] : memref<?xi8>
    gpu.return
  }
  gpu.func @reverse(%x: memref<?xi8, strided<[?], offset: ?>>, %y: memref<?xi8, strided<[?], offset: ?>>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    memref.copy %x, %y : memref<?xi8, strided<[?], offset: ?>> to memref<?xi8, strided<[?], offset: ?>>
    gpu.return
  }
  gpu.func @alone(%a: i8, %b: bf16, %y: memref<2xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %v = arith.extsi %a : i8 to i32
    memref.store %v, %y[%c0] : memref<2xi32>
    %f = arith.extf %b : bf16 to f32
    %w = arith.fptosi %f : f32 to i32
    memref.store %w, %y[%c1] : memref<2xi32>
    gpu.return
  }
  gpu.func @mark(%x: memref<3xi8, strided<[2], offset: 3>>) kernel attributes {known_block_size = array<i32: 3, 1, 1>} {
    %i = gpu.thread_id x
    %c = arith.constant 9 : i8
    memref.store %c, %x[%i] : memref<3xi8, strided<[2], offset: 3>>
    gpu.return
  }
}
`

// narrowKernels compiles narrowText for targets with and without narrow memory, and calls f for each driver and the reference
// device. native reports whether the target has such memory.
func narrowKernels(t *testing.T, f func(t *testing.T, d *compute.Device, native bool, kernel func(name string) *compute.Kernel)) {
	for _, s := range append(drivers.Selectors(), [2]string{reference.Name, reference.Name}) {
		d, err := compute.OpenDevice(s[1])
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		for name, env := range map[string]*target.Env{"vulkan1.1": profile(t, "vulkan1.1"), "device": d.Info().Env()} {
			t.Run(s[0]+"/"+name, func(t *testing.T) {
				p := compile(t, narrowText, spvc.Options{Env: env})
				k := kernelOf(t, d, p, "add")
				f(t, d, k.Bindings()[0].Narrow == nil, func(name string) *compute.Kernel { return kernelOf(t, d, p, name) })
			})
		}
	}
}

// TestNarrow passes elements as what they are, whether the target has them in memory or not, in numbers that fill no words.
func TestNarrow(t *testing.T) {
	natives := map[bool]int{}
	narrowKernels(t, func(t *testing.T, d *compute.Device, native bool, kernel func(string) *compute.Kernel) {
		natives[native]++
		x, y := []int8{1, 2, 3, -4, 5}, make([]int16, 5)
		if _, err := kernel("add").Dispatch(t.Context(), one, compute.InOut(x), compute.InOut(y)); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(x, []int8{2, 4, 6, -8, 10}) || !slices.Equal(y, []int16{6, 7, 8, 1, 10}) {
			t.Errorf("slices: %v, %v", x, y)
		}
		bx, by := must[*compute.Buffer[int8]](t)(compute.BufferOf(d, x)), must[*compute.Buffer[int16]](t)(compute.NewBuffer[int16](d, 5))
		defer bx.Close()
		defer by.Close()
		if _, err := kernel("add").Dispatch(t.Context(), one, bx, by); err != nil {
			t.Fatal(err)
		}
		gx, gy := must[[]int8](t)(bx.Slice()), must[[]int16](t)(by.Slice())
		if !slices.Equal(gx, []int8{4, 8, 12, -16, 20}) || !slices.Equal(gy, []int16{7, 9, 11, -3, 15}) {
			t.Errorf("buffers: %v, %v", gx, gy)
		}
	})
	if natives[true] == 0 || natives[false] == 0 {
		t.Errorf("targets with and without narrow memory: %v", natives)
	}
}

// TestNarrowAlone passes numbers of 8 and 16 bits that are no memory.
func TestNarrowAlone(t *testing.T) {
	narrowKernels(t, func(t *testing.T, d *compute.Device, _ bool, kernel func(string) *compute.Kernel) {
		y := make([]int32, 2)
		if _, err := kernel("alone").Dispatch(t.Context(), one, int8(-3), uint16(0x4040), compute.InOut(y)); err != nil || !slices.Equal(y, []int32{-3, 3}) {
			t.Errorf("%v, %v", y, err)
		}
	})
}

// TestNarrowRaw passes buffers of the host's own. They need whole words where the kernel has words.
func TestNarrowRaw(t *testing.T) {
	narrowKernels(t, func(t *testing.T, d *compute.Device, native bool, kernel func(string) *compute.Kernel) {
		raw := func(size int) runner.Buffer {
			b := must[runner.Buffer](t)(d.NewBuffer(size))
			t.Cleanup(func() { b.Close() })
			return b
		}
		k := kernel("add")
		short, whole, out := raw(5), raw(8), raw(12)
		_, err := k.Dispatch(t.Context(), one, short, out)
		const want = "the kernel has elements of type i8 in words of 32 bits, so the buffer must have 8 bytes, not 5"
		if native && err != nil || !native && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("a buffer of 5 bytes: %v", err)
		}
		_, err = k.Dispatch(t.Context(), one, whole, raw(10))
		if native && err != nil || !native && (err == nil || !strings.Contains(err.Error(), "the block needs 12 bytes, the buffer has 10 bytes")) {
			t.Errorf("a buffer of 10 bytes for 5 elements of 16 bits: %v", err)
		}
		if _, err = k.Dispatch(t.Context(), one, compute.Shaped(whole, 5), out); err != nil {
			t.Fatal(err)
		}
		got := make([]byte, 10)
		if err := out.Read(0, got); err != nil || !slices.Equal(got, []byte{5, 0, 5, 0, 5, 0, 5, 0, 5, 0}) {
			t.Errorf("%v, %v", got, err)
		}
	})
}

// TestNarrowViews passes views that begin and end inside of words.
func TestNarrowViews(t *testing.T) {
	narrowKernels(t, func(t *testing.T, d *compute.Device, _ bool, kernel func(string) *compute.Kernel) {
		b := must[*compute.Buffer[int8]](t)(compute.BufferOf(d, []int8{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}))
		defer b.Close()
		from, to := compute.Strided(b, 1, []int{3}, []int{2}), compute.Strided(b, 12, []int{3}, []int{-1})
		if _, err := kernel("reverse").Dispatch(t.Context(), one, from, to); err != nil {
			t.Fatal(err)
		}
		if got := must[[]int8](t)(b.Slice()); !slices.Equal(got, []int8{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 3, 1}) {
			t.Errorf("%v", got)
		}
		to = compute.Strided(b, 13, []int{3}, []int{-1})
		if _, err := kernel("reverse").Dispatch(t.Context(), one, from, to); err == nil || !strings.Contains(err.Error(), "reaches from element 11 to 13, but the buffer has 13") {
			t.Errorf("beyond the last element: %v", err)
		}
		y := make([]int16, 5)
		_, err := kernel("add").Dispatch(t.Context(), one, compute.Strided(b, 3, []int{5}, []int{1}), compute.InOut(y))
		if err == nil || !strings.Contains(err.Error(), "cannot begin at element 3, which is inside of a word") && !strings.Contains(err.Error(), "offset 3 is not a multiple of") {
			t.Errorf("a view in front of which the kernel skips nothing: %v, %v", y, err)
		}
		if _, err := kernel("mark").Dispatch(t.Context(), one, compute.Strided(b, 2, []int{3}, []int{2})); err == nil || !strings.Contains(err.Error(), "the type of the memref states the offset 3, not 2") {
			t.Errorf("another offset than the type's: %v", err)
		}
		if _, err := kernel("mark").Dispatch(t.Context(), one, compute.Strided(b, 3, []int{3}, []int{2})); err != nil {
			t.Fatal(err)
		}
		if _, err := kernel("mark").Dispatch(t.Context(), one, b); err != nil {
			t.Fatal(err)
		}
		if got := must[[]int8](t)(b.Slice()); !slices.Equal(got, []int8{0, 1, 2, 9, 4, 9, 6, 9, 8, 9, 5, 3, 1}) {
			t.Errorf("a static view: %v", got)
		}
		long := make([]int8, 600)
		for i := range long {
			long[i] = int8(i)
		}
		if _, err := kernel("add").Dispatch(t.Context(), one, compute.Strided(long, 256+5*4*4*4, []int{5}, []int{1}), compute.InOut(y)); err == nil && !slices.Equal(y, []int16{5 + 64, 5 + 65, 5 + 66, 5 + 67, 5 + 68}) {
			t.Errorf("a view without an offset at element 576: %v", y)
		}
		if _, err := kernel("add").Dispatch(t.Context(), one, compute.Strided(long, 512, []int{5}, []int{1}), compute.InOut(y)); err != nil || !slices.Equal(y, []int16{5, 6, 7, 8, 9}) {
			t.Errorf("a view without an offset at element 512: %v, %v", y, err)
		}
		raw := must[runner.Buffer](t)(d.NewBuffer(600))
		defer raw.Close()
		if err := raw.Write(512, []byte{1, 2, 3, 4, 5}); err != nil {
			t.Fatal(err)
		}
		if _, err := kernel("add").Dispatch(t.Context(), one, compute.Strided(raw, 512, []int{5}, []int{1}), compute.InOut(y)); err != nil || !slices.Equal(y, []int16{6, 7, 8, 9, 10}) {
			t.Errorf("a view of the host's own buffer: %v, %v", y, err)
		}
	})
}
