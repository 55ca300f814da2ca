// Command times measures how long the programs of docs/code-quality.md take on devices at each level of
// optimization, and writes a table in Markdown.
//
//	go run ./test/quality/times -device driver:llvmpipe -device discrete > docs/code-quality-times.md
//
// A number is the least of several runs: the time of all launches of a program by the timestamps of the
// device. The command fails if a level changes what a program prints.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/vulkan"
)

type selectors []string

func (s *selectors) String() string     { return strings.Join(*s, ",") }
func (s *selectors) Set(v string) error { *s = append(*s, v); return nil }

var levels = []spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2, spvc.Os}

func main() {
	var devices selectors
	flag.Var(&devices, "device", "device, as for spvc run; may be repeated")
	runs := flag.Int("runs", 5, "runs of each program at each level")
	rounds := flag.Int("compare", 0, "compare level 1 with level 0 in this number of rounds, a multiple of 12, instead")
	dir := flag.String("dir", "test/programs", "directory of the programs")
	flag.Parse()
	files, err := filepath.Glob(filepath.Join(*dir, "1[0-9][0-9]-*.mlir"))
	if err == nil && (len(files) == 0 || len(devices) == 0) {
		err = fmt.Errorf("%d programs in %s and %d devices", len(files), *dir, len(devices))
	}
	if err == nil && *rounds%blocks != 0 {
		err = fmt.Errorf("%d rounds cannot be divided into %d parts", *rounds, blocks)
	}
	if err == nil {
		err = write(context.Background(), os.Stdout, files, devices, *runs, *rounds)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "times:", err)
		os.Exit(1)
	}
}

const introduction = `# Times of programs

` + "`go run ./test/quality/times`" + ` writes these tables. They show the microseconds that all launches of a program take by the timestamps of the
device at each level of optimization, the least of %d runs. A program is missing where the device lacks what it needs. Small programs
show the cost of a launch more than that of their code.
`

func write(ctx context.Context, w io.Writer, files []string, devices []string, runs, rounds int) error {
	if rounds == 0 {
		fmt.Fprintf(w, introduction, runs)
	}
	for _, selector := range devices {
		d, err := vulkan.OpenDevice(selector, vulkan.Options{Timestamps: true})
		if err != nil {
			return err
		}
		info := d.Info()
		fmt.Fprintf(w, "\n## %s, %s\n", info.Name, info.DriverInfo)
		if rounds > 0 {
			err = compareLevels(ctx, w, d, files, rounds)
		} else {
			fmt.Fprint(w, "\n| program | -O0 | -O1 | -O2 | -Os |\n|---|---|---|---|---|\n")
			err = table(ctx, w, d, files, runs)
		}
		if closed := d.Close(); err == nil {
			err = closed
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// table writes a row for each program that the device runs, and the sums.
func table(ctx context.Context, w io.Writer, d runner.Device, files []string, runs int) error {
	sums := make([]time.Duration, len(levels))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		times, err := measure(ctx, d, file, text, runs)
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", file, err)
			continue
		}
		for i, t := range times {
			sums[i] += t
		}
		row(w, strings.TrimSuffix(filepath.Base(file), ".mlir"), times)
	}
	row(w, "all", sums)
	return nil
}

func row(w io.Writer, name string, times []time.Duration) {
	fmt.Fprintf(w, "| %s |", name)
	for _, t := range times {
		fmt.Fprintf(w, " %.1f |", float64(t.Nanoseconds())/1000)
	}
	fmt.Fprintln(w)
}

// measure runs a program at each level. The levels take turns, so that they meet the same load of the machine.
func measure(ctx context.Context, d runner.Device, name string, text []byte, runs int) ([]time.Duration, error) {
	programs := make([]*spvc.Program, len(levels))
	for i, level := range levels {
		p, err := spvc.Compile(ctx, text, spvc.Options{Name: name, Default: d.Info().Env(), Opt: level})
		if err != nil {
			return nil, err
		}
		programs[i] = p
	}
	var printed []byte
	times := make([]time.Duration, len(levels))
	for n := range runs + 1 {
		for i, p := range programs {
			var out bytes.Buffer
			report, err := p.Run(ctx, d, spvc.RunOptions{Out: &out})
			if err != nil {
				return nil, err
			}
			switch t := report.Timing.GPU; {
			case printed == nil:
				printed = out.Bytes()
			case !bytes.Equal(printed, out.Bytes()):
				return nil, fmt.Errorf("level %v changes what the program prints:\n%s\n%s", levels[i], printed, out.Bytes())
			case n > 0 && (times[i] == 0 || t < times[i]):
				times[i] = t
			}
		}
	}
	return times, nil
}
