// Dispatch compares the time of a warm launch of an empty kernel through the Go API
// with that of a plain C program that does the same (testdata/baseline.c). It prints a
// table with a row per driver, and fails if a ratio of medians is above -max.
package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
)

const empty = `
gpu.module @kernels {
  gpu.func @empty() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    gpu.return
  }
}`

func main() {
	launches := flag.Int("launches", 400, "launches per round and program")
	rounds := flag.Int("rounds", 15, "rounds, in which the programs take turns")
	most := flag.Float64("max", 0, "greatest ratio of medians that is no failure (0: any)")
	source := flag.String("baseline", "test/bench/dispatch/testdata/baseline.c", "the C program")
	flag.Parse()
	worst, err := compare(*source, *launches, *rounds)
	if err != nil {
		fmt.Fprintln(os.Stderr, "dispatch:", err)
		os.Exit(1)
	}
	if *most > 0 && worst > *most {
		fmt.Fprintf(os.Stderr, "dispatch: a launch takes %.2f times as long as in C, more than %.2f\n", worst, *most)
		os.Exit(1)
	}
}

func compare(source string, launches, rounds int) (worst float64, err error) {
	dir, err := os.MkdirTemp("", "dispatch")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	program, err := spvc.Compile(context.Background(), []byte(empty), spvc.Options{})
	if err != nil {
		return 0, err
	}
	kernel, base := filepath.Join(dir, "empty.spv"), filepath.Join(dir, "baseline")
	var data []byte
	for _, w := range program.Binaries[0].Words {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	if err := os.WriteFile(kernel, data, 0o666); err != nil {
		return 0, err
	}
	if out, err := exec.Command("gcc", "-O2", "-o", base, source, "-lvulkan").CombinedOutput(); err != nil {
		return 0, fmt.Errorf("building the C program: %w\n%s", err, out)
	}
	devices, err := compute.Devices()
	if err != nil {
		return 0, err
	}
	fmt.Printf("%-36s %12s %12s %8s\n", "empty kernel, warm, median", "C", "Go", "ratio")
	for i := range devices {
		d := &devices[i]
		var inC, inGo []time.Duration
		for range rounds {
			c, err := runC(base, kernel, d, launches)
			if err != nil {
				return 0, err
			}
			g, err := runGo(program, d, launches)
			if err != nil {
				return 0, err
			}
			inC, inGo = append(inC, c...), append(inGo, g...)
		}
		slices.Sort(inC)
		slices.Sort(inGo)
		c, g := inC[len(inC)/2], inGo[len(inGo)/2]
		ratio := float64(g) / float64(c)
		worst = max(worst, ratio)
		fmt.Printf("%-36s %12s %12s %8.3f\n", d.Name, c, g, ratio)
	}
	return worst, nil
}

const warm = 100

func runC(program, kernel string, d *runner.DeviceInfo, launches int) ([]time.Duration, error) {
	cmd := exec.Command(program, kernel, "empty", strconv.Itoa(int(d.DriverID)), strconv.Itoa(launches), strconv.Itoa(warm))
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("the C program: %w", err)
	}
	var times []time.Duration
	for _, f := range strings.Fields(out.String()) {
		n, err := strconv.Atoi(f)
		if err != nil {
			return nil, err
		}
		times = append(times, time.Duration(n))
	}
	return times, nil
}

func runGo(program *spvc.Program, info *runner.DeviceInfo, launches int) ([]time.Duration, error) {
	d, err := compute.OpenDevice(info.UUIDString())
	if err != nil {
		return nil, err
	}
	defer d.Close()
	k, err := d.Kernel(program, "empty")
	if err != nil {
		return nil, err
	}
	times := make([]time.Duration, 0, launches)
	for i := -warm; i < launches; i++ {
		from := time.Now()
		if _, err := k.Dispatch(context.Background(), [3]uint32{1, 1, 1}); err != nil {
			return nil, err
		}
		if i >= 0 {
			times = append(times, time.Since(from))
		}
	}
	return times, nil
}
