//go:build cgo

package compute_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
)

// A kernel that adds a to each element of x.
const addText = `
gpu.module @kernels {
  gpu.func @add(%a: f32, %x: memref<1024xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<1024xf32>
    %s = arith.addf %v, %a : f32
    memref.store %s, %x[%i] : memref<1024xf32>
    gpu.return
  }
}`

// Compile a kernel, open the best device, and run the kernel on a buffer.
func Example() {
	program, err := spvc.Compile(context.Background(), []byte(addText), spvc.Options{})
	if err != nil {
		log.Fatal(err)
	}
	device, err := compute.OpenDevice("")
	if err != nil {
		log.Fatal(err)
	}
	defer device.Close()
	add, err := device.Kernel(program, "add")
	if err != nil {
		log.Fatal(err)
	}
	x, err := compute.BufferOf(device, make([]float32, 1024))
	if err != nil {
		log.Fatal(err)
	}
	defer x.Close()

	if _, err := add.Dispatch(context.Background(), add.GroupsFor(1024, 1, 1), float32(2.5), x); err != nil {
		log.Fatal(err)
	}
	values, err := x.Slice()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(values[0], values[1023])
	// Output: 2.5 2.5
}

// Several dispatches go to the device in one command buffer; each sees what those
// before it have written.
func ExampleBatch() {
	program, err := spvc.Compile(context.Background(), []byte(addText), spvc.Options{})
	if err != nil {
		log.Fatal(err)
	}
	device, err := compute.OpenDevice("")
	if err != nil {
		log.Fatal(err)
	}
	defer device.Close()
	add, err := device.Kernel(program, "add")
	if err != nil {
		log.Fatal(err)
	}
	x, err := compute.NewBuffer[float32](device, 1024)
	if err != nil {
		log.Fatal(err)
	}
	defer x.Close()

	batch := device.NewBatch()
	defer batch.Close()
	for range 100 {
		batch.Add(add, add.GroupsFor(1024, 1, 1), float32(1), x)
	}
	if _, err := batch.Run(context.Background()); err != nil {
		log.Fatal(err)
	}
	first := make([]float32, 1)
	if err := x.Read(0, first); err != nil {
		log.Fatal(err)
	}
	fmt.Println(batch.Len(), "dispatches:", first[0])
	// Output: 100 dispatches: 100
}

// A dispatch ends with its context. What was given up keeps the device busy until
// the kernel ends, but harms nothing.
func ExampleKernel_Dispatch_timeout() {
	program, err := spvc.Compile(context.Background(), []byte(addText), spvc.Options{})
	if err != nil {
		log.Fatal(err)
	}
	device, err := compute.OpenDevice("")
	if err != nil {
		log.Fatal(err)
	}
	defer device.Close()
	add, err := device.Kernel(program, "add")
	if err != nil {
		log.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Nanosecond)
	defer cancel()
	_, err = add.Dispatch(ctx, add.GroupsFor(1024, 1, 1), float32(1), make([]float32, 1024))
	fmt.Println(errors.Is(err, runner.ErrTimeout), errors.Is(err, context.DeadlineExceeded))
	// Output: true true
}

// Elements can be arrays and structs. A buffer made for a kernel has the layout of
// the kernel's block: the vectors of three floats lie 16 bytes apart here.
func ExampleNewBufferFor() {
	program, err := spvc.Compile(context.Background(), []byte(`
gpu.module @kernels {
  gpu.func @double(%v: memref<4xvector<3xf32>>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %v[%i] : memref<4xvector<3xf32>>
    %s = arith.addf %x, %x : vector<3xf32>
    memref.store %s, %v[%i] : memref<4xvector<3xf32>>
    gpu.return
  }
}`), spvc.Options{})
	if err != nil {
		log.Fatal(err)
	}
	device, err := compute.OpenDevice("")
	if err != nil {
		log.Fatal(err)
	}
	defer device.Close()
	double, err := device.Kernel(program, "double")
	if err != nil {
		log.Fatal(err)
	}
	v, err := compute.NewBufferFor[[3]float32](double, 0, 0, 4)
	if err != nil {
		log.Fatal(err)
	}
	defer v.Close()
	if err := v.Write(2, [][3]float32{{1, 2, 3}}); err != nil {
		log.Fatal(err)
	}
	if _, err := double.Dispatch(context.Background(), [3]uint32{1, 1, 1}, v); err != nil {
		log.Fatal(err)
	}
	values, err := v.Slice()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(values[2], v.Raw().Size(), "bytes")
	// Output: [2 4 6] 64 bytes
}

// What a kernel does not fit is refused before anything runs.
func ExampleKernel_Dispatch_errors() {
	program, err := spvc.Compile(context.Background(), []byte(addText), spvc.Options{})
	if err != nil {
		log.Fatal(err)
	}
	device, err := compute.OpenDevice("")
	if err != nil {
		log.Fatal(err)
	}
	defer device.Close()
	add, err := device.Kernel(program, "add")
	if err != nil {
		log.Fatal(err)
	}
	ctx, groups := context.Background(), add.GroupsFor(1024, 1, 1)
	x := make([]float32, 1024)
	for _, args := range [][]any{{float32(1)}, {float32(1), x[:100]}, {1.5, x}} {
		_, err := add.Dispatch(ctx, groups, args...)
		var binding *runner.BindingError
		fmt.Println(errors.As(err, &binding), err)
	}
	// Output:
	// true entry point "add": set 0, binding 1: the module uses this storage buffer, the host provides no buffer for it
	// true argument 1: entry point "add": set 0, binding 1: Go type []float32: the block has struct{[1024]f32 stride 4 @0}, the slice 100 elements
	// true argument 0: entry point "add": set 0, binding 0: Go type float64: the block has f32 there
}
