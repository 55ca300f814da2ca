// Command cmd runs random kernels, as make soundness does.
//
//	go run ./test/soundness/cmd -seed 1 -kernels 10000
//	go run ./test/soundness/cmd -seed 77 -kernels 1 -target vulkan1.1 -driver lavapipe -out bad.mlir
//	go run ./test/soundness/cmd -features
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"time"

	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/test/drivers"
	"github.com/spvc/spvc/test/soundness"
)

func main() {
	var c soundness.Case
	seed := flag.Uint64("seed", 1, "first seed")
	kernels := flag.Int("kernels", 2000, "number of kernels")
	jobs := flag.Int("jobs", runtime.NumCPU(), "number of worker processes")
	shown := flag.Int("shown", 20, "number of mismatches to print in full; others are in the summary")
	shrink := flag.Bool("shrink", true, "shrink and sort the mismatches that are printed in full")
	module := flag.String("module", "", "run the module of this `file` with the buffers of the seed")
	out := flag.String("out", "", "write the modules of mismatches to this `file`, each with a comment that says what is wrong")
	features := flag.Bool("features", false, "probe all features and write test/soundness/testdata/refused.txt; print what is wrong")
	asWorker := flag.Bool("worker", false, "read cases from standard input")
	flag.StringVar(&c.Target, "target", "", "vulkan1.0, vulkan1.1, device or host; drawn if empty")
	flag.StringVar(&c.Driver, "driver", "", "lavapipe, swiftshader, reference or jit; one of the first two is drawn if empty")
	flag.StringVar(&c.Pipeline, "pipeline", "", "passes to run instead of random ones; none for none")
	flag.StringVar(&c.Level, "level", "", "level of optimization; drawn if empty")
	flag.StringVar(&c.Args, "args", "", "how kernels get arguments: buffer, push-constant or address; drawn if empty")
	flag.IntVar(&c.IndexWidth, "index-width", 0, "width of index: 32 or 64; drawn if 0")
	flag.StringVar(&c.Bounds, "bounds", "", "checks in the kernels: trap or none; drawn if empty")
	flag.StringVar(&c.Check, "check", "", "compare with the reference device, where all numbers are right: on or off; drawn if empty")
	flag.BoolVar(&c.Wide, "wide", false, "also make kernels with features that are recorded as wrong")
	flag.Parse()
	ctx := context.Background()
	err := setup()
	if err == nil && *module != "" {
		var text []byte
		text, err = os.ReadFile(*module)
		c.Module = string(text)
	}
	switch {
	case err != nil:
	case *asWorker:
		err = serve(ctx)
	case *features:
		err = soundness.RecordFeatures(ctx, os.Stdout, "test/soundness/testdata", kernelgen.Features())
	default:
		s := &soundness.Suite{Seed: *seed, Kernels: *kernels, Case: c, File: *out, Shown: *shown, Shrink: *shrink}
		var ok bool
		if ok, err = s.Run(ctx, pool(*jobs), os.Stdout); err == nil && !ok {
			os.Exit(1)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

// setup makes the loader find both drivers.
func setup() error {
	name, err := drivers.Manifest()
	if err != nil {
		return err
	}
	return os.Setenv("VK_ADD_DRIVER_FILES", name)
}

func pool(jobs int) *soundness.Pool {
	return &soundness.Pool{Jobs: jobs, Timeout: 2 * time.Minute, Command: func() *exec.Cmd {
		cmd := exec.Command(os.Args[0], "-worker")
		cmd.Stderr = os.Stderr
		return cmd
	}}
}

func serve(ctx context.Context) error {
	tables, err := soundness.LoadTables()
	if err != nil {
		return err
	}
	e := soundness.NewEngine(tables)
	defer e.Close()
	return soundness.Serve(ctx, e, os.Stdin, os.Stdout)
}
