// Bench times functions on tensors on devices:
//
//	go run ./test/tensors/bench [-mlir mlir-opt-19] [-devices llvmpipe,driver:swiftshader,reference] [-case product]
//	go run ./test/tensors/bench -entry mm -device llvmpipe file.mlir 512x512 512x512
//
// Without a file, it prints a table for each device: computations by the schedule that spvc chooses, with one element for each invocation, as MLIR
// lowers them if it has the path of mlir-opt, and by kernels that were written by hand. It compares the results with each other. With a file, it calls a
// function of the file with random arguments of the given shapes of f32.
//
// Times are those of the launches of a call by the device's clock. The table has the least of several calls in ms, because other work of the machine only adds
// to it; with a file, it is the median. The reference device has no clock; there it is the time as the host sees it.
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
	entry := flag.String("entry", "main", "function of the file to call")
	device := flag.String("device", "llvmpipe", "device for the file")
	tile := flag.String("tile", "", "tile of an invocation for the file, such as 4,4")
	calls := flag.Int("calls", 7, "number of calls")
	devices := flag.String("devices", "llvmpipe,driver:swiftshader,reference", "devices for the table")
	b := &bench{out: os.Stdout}
	flag.StringVar(&b.mlir, "mlir", "", "mlir-opt of MLIR 19 for the table")
	flag.StringVar(&b.only, "case", "", "part of the names of the computations for the table")
	flag.DurationVar(&b.budget, "budget", 5*time.Second, "time after which the table calls a function no more")
	flag.Parse()
	var err error
	if flag.NArg() > 0 {
		err = run(*entry, *device, *tile, *calls, flag.Arg(0), flag.Args()[1:])
	} else {
		b.calls = *calls
		for _, d := range strings.Split(*devices, ",") {
			if err = b.table(context.Background(), d); err != nil {
				break
			}
			fmt.Println()
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func open(device string) (*compute.Device, error) {
	return compute.Open(device, compute.Options{Vulkan: vulkan.Options{Timestamps: true}})
}

func run(entry, device, tile string, calls int, file string, shapes []string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	dev, err := open(device)
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
	args, err := arguments(shapes)
	if err != nil {
		return err
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

// arguments returns tensors of the given shapes, such as 8x64.
func arguments(shapes []string) ([]any, error) {
	args := make([]any, len(shapes))
	for i, shape := range shapes {
		var sizes []int
		for _, part := range strings.Split(shape, "x") {
			k, err := strconv.Atoi(part)
			if err != nil {
				return nil, err
			}
			sizes = append(sizes, k)
		}
		args[i] = random(sizes, uint64(i))
	}
	return args, nil
}

func median(ts []time.Duration) time.Duration {
	ts = slices.Clone(ts)
	slices.Sort(ts)
	return ts[len(ts)/2]
}

// random returns a tensor of numbers from -0.5 to 0.5.
func random(shape []int, seed uint64) spvc.Tensor {
	n := 1
	for _, k := range shape {
		n *= k
	}
	r := rand.New(rand.NewPCG(1, seed))
	data := make([]float32, n)
	for i := range data {
		data[i] = r.Float32() - 0.5
	}
	return spvc.NewTensor(data, shape...)
}
