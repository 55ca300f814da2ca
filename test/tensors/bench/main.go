// Bench times functions on tensors on a device:
//
//	go run ./test/tensors/bench -entry mm file.mlir 512x512 512x512
//
// It calls the function several times with random arguments of the given shapes of f32, and prints the median of the times of the launches
// by the device's clock, and of the calls.
package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
)

func main() {
	entry := flag.String("entry", "main", "function to call")
	device := flag.String("device", "llvmpipe", "device")
	tile := flag.String("tile", "", "tile of an invocation, such as 4,4")
	calls := flag.Int("calls", 7, "number of calls")
	flag.Parse()
	if err := run(*entry, *device, *tile, *calls, flag.Arg(0), flag.Args()[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(entry, device, tile string, calls int, file string, shapes []string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	dev, err := compute.Open(device, compute.Options{Vulkan: vulkan.Options{Timestamps: true}})
	if err != nil {
		return err
	}
	defer dev.Close()
	o := spvc.Options{Name: file, Default: dev.Info().Env()}
	if tile != "" {
		for _, t := range strings.Split(tile, ",") {
			n, err := strconv.Atoi(t)
			if err != nil {
				return err
			}
			o.Tile = append(o.Tile, n)
		}
	}
	ctx := context.Background()
	begin := time.Now()
	p, err := spvc.Compile(ctx, text, o)
	if err != nil {
		return err
	}
	compile := time.Since(begin)
	var launches []time.Duration
	s, err := p.NewSession(dev, spvc.SessionOptions{Launched: func(t runner.Timing) { launches = append(launches, t.GPU) }})
	if err != nil {
		return err
	}
	defer s.Close()
	args := make([]any, len(shapes))
	for i, shape := range shapes {
		args[i] = random(shape)
	}
	var times []time.Duration
	var each [][]time.Duration
	for range calls {
		launches = nil
		begin := time.Now()
		if _, err := s.Call(ctx, entry, args...); err != nil {
			return err
		}
		times = append(times, time.Since(begin))
		each = append(each, launches)
	}
	fmt.Printf("compile %v, call %v, launches", compile.Round(time.Microsecond), median(times).Round(time.Microsecond))
	for i := range each[0] {
		var of []time.Duration
		for _, e := range each {
			of = append(of, e[i])
		}
		fmt.Printf(" %v", median(of).Round(time.Microsecond))
	}
	fmt.Println()
	return nil
}

func median(ts []time.Duration) time.Duration {
	ts = slices.Clone(ts)
	slices.Sort(ts)
	return ts[len(ts)/2]
}

func random(shape string) spvc.Tensor {
	n := 1
	var sizes []int
	for _, part := range strings.Split(shape, "x") {
		k, err := strconv.Atoi(part)
		if err != nil {
			panic(err)
		}
		sizes = append(sizes, k)
		n *= k
	}
	r := rand.New(rand.NewPCG(1, 2))
	data := make([]float32, n)
	for i := range data {
		data[i] = r.Float32() - 0.5
	}
	return spvc.NewTensor(data, sizes...)
}
