// Go-saxpy computes y = a x + y on the best Vulkan device with the Go API of spvc. It
// compiles a kernel, runs it on buffers of Go slices, and checks the results.
//
//	go run ./examples/go-saxpy
package main

import (
	"context"
	_ "embed"
	"fmt"
	"log"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

//go:embed saxpy.mlir
var source []byte

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	program, err := spvc.Compile(context.Background(), source, spvc.Options{Name: "saxpy.mlir"})
	if err != nil {
		return err
	}
	device, err := compute.OpenDevice("")
	if err != nil {
		return err
	}
	defer device.Close()
	saxpy, err := device.Kernel(program, "saxpy")
	if err != nil {
		return err
	}

	const n = 1 << 20
	const a = float32(2.5)
	x, y := make([]float32, n), make([]float32, n)
	for i := range n {
		x[i], y[i] = float32(i%1000), float32(i%7)
	}
	xs, err := compute.BufferOf(device, x)
	if err != nil {
		return err
	}
	defer xs.Close()
	ys, err := compute.BufferOf(device, y)
	if err != nil {
		return err
	}
	defer ys.Close()

	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	timing, err := saxpy.Dispatch(ctx, saxpy.GroupsFor(n, 1, 1), a, xs, ys)
	if err != nil {
		return err
	}
	got, err := ys.Slice()
	if err != nil {
		return err
	}
	for i, v := range got {
		if want := a*x[i] + y[i]; v != want {
			return fmt.Errorf("y[%d] is %v, want %v", i, v, want)
		}
	}
	fmt.Printf("%d elements are right; the dispatch took %s on %s\n", n, timing.Wall, device.Info().Name)
	return nil
}
