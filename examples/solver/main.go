// Solver computes how a membrane bends under a load: Poisson's equation, by conjugate gradients on the best Vulkan device. It refines the
// grid step by step and compares each result with the exact solution, whose error must fall with the square of the distance of the points.
//
//	go run ./examples/solver
package main

import (
	"context"
	_ "embed"
	"fmt"
	"io"
	"log"
	"math"
	"os"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

//go:embed poisson.mlir
var source []byte

func main() {
	if _, err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// exact is the solution of -∆u = load. Both are known because the load was made of the solution.
func exact(x, y float64) float64 { return x * (1 - x) * math.Exp(x) * y * (1 - y) }

func load(x, y float64) float64 { return math.Exp(x) * (x*(x+3)*y*(1-y) + 2*x*(1-x)) }

// run solves the equation on finer and finer grids, and returns the order of the error: 2 if half the distance has a quarter of the error.
func run(out io.Writer) (order float64, err error) {
	ctx := context.Background()
	program, err := spvc.Compile(ctx, source, spvc.Options{Name: "poisson.mlir"})
	if err != nil {
		return 0, err
	}
	device, err := compute.OpenDevice(os.Getenv("SPVC_DEVICE"))
	if err != nil {
		return 0, err
	}
	defer device.Close()
	session, err := program.NewSession(device, spvc.SessionOptions{})
	if err != nil {
		return 0, err
	}
	defer session.Close()

	fmt.Fprintln(out, "   grid   steps   residual      error   order")
	before := 0.0 // the error of the grid before
	for _, n := range []int{7, 15, 31} {
		h := 1 / float64(n+1)
		var (
			u        []float32
			steps    int64
			residual float64
		)
		err := session.CallInto(ctx, "solve", []any{&u, &steps, &residual}, spvc.NewTensor(onGrid(n, load), n, n), h)
		if err != nil {
			return 0, err
		}
		worst := 0.0
		for i, want := range onGrid(n, exact) {
			worst = max(worst, math.Abs(float64(u[i]-want)))
		}
		fmt.Fprintf(out, "%3d x %2d %6d %11.1e %10.2e", n, n, steps, residual, worst)
		if before > 0 {
			order = math.Log2(before / worst)
			fmt.Fprintf(out, " %7.2f", order)
		}
		fmt.Fprintln(out)
		before = worst
	}
	fmt.Fprintf(out, "%d launches on %s\n", session.Report().Launches, device.Info().Name)
	return order, nil
}

// onGrid returns the values of f at n x n points inside of the unit square, row by row.
func onGrid(n int, f func(x, y float64) float64) []float32 {
	values := make([]float32, n*n)
	for i := range values {
		values[i] = float32(f(float64(i%n+1)/float64(n+1), float64(i/n+1)/float64(n+1)))
	}
	return values
}
