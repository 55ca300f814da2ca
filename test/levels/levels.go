// Package levels runs programs with each level of optimization, each way to pass arguments and
// several targets on the reference device, and compares what they print with what they print
// without optimization.
package levels

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Options say what to run.
type Options struct {
	// Files are the programs: modules with a host function main.
	Files []string
	// Levels, Args and Targets are the values of -O, --args and --target. Empty lists stand for all
	// of AllLevels, AllArgs and AllTargets.
	Levels, Args, Targets []string
	// Timeout bounds the time of each run; 0 stands for two minutes.
	Timeout time.Duration
	// Jobs is the number of programs that run at the same time; 0 stands for one per processor.
	Jobs int
	// changed, if not nil, replaces the text of a program for a run, which tests use to inject errors.
	changed func(at Place, text []byte) []byte
}

// AllLevels returns the levels of optimization; the first is the one to compare with.
func AllLevels() []string { return passes.OptLevels() }

// AllArgs returns the ways to pass arguments.
func AllArgs() []string { return []string{"buffer", "push-constant", "address"} }

// AllTargets returns the targets: the one of the reference device, and two profiles that lack much of
// what it has.
func AllTargets() []string { return []string{"device", "vulkan1.1", "vulkan1.3"} }

// Place is how a program runs.
type Place struct {
	File, Target, Args, Level string
}

// Mismatch is a run that differs.
type Mismatch struct {
	Place
	// Detail says how.
	Detail string
}

// Summary is what came of all runs.
type Summary struct {
	// Mismatches are in the order of the files.
	Mismatches []Mismatch
	// Programs, Runs and Refused count the programs, their runs, and the runs that the target refuses
	// at level 0, of which nothing is compared.
	Programs, Runs, Refused int
}

// Files returns the programs in directories, sorted. Directories that do not exist have none.
func Files(dirs ...string) ([]string, error) {
	var out []string
	for _, dir := range dirs {
		list, err := filepath.Glob(filepath.Join(dir, "*.mlir"))
		if err != nil {
			return nil, err
		}
		slices.Sort(list)
		out = append(out, list...)
	}
	return out, nil
}

// Run runs the programs and writes a row to w for each mismatch as soon as its program has ended.
func Run(ctx context.Context, o Options, w io.Writer) (*Summary, error) {
	o = o.complete()
	results := make([]Summary, len(o.Files))
	errs := make([]error, len(o.Files))
	var mu sync.Mutex // guards w
	parallel.Work{Workers: o.Jobs, Do: func(_, i, _ int) bool {
		results[i], errs[i] = o.program(ctx, o.Files[i])
		mu.Lock()
		defer mu.Unlock()
		writeRows(w, results[i].Mismatches)
		return true
	}}.Each(len(o.Files))
	sum := &Summary{Programs: len(o.Files)}
	for _, r := range results {
		sum.Mismatches = append(sum.Mismatches, r.Mismatches...)
		sum.Runs, sum.Refused = sum.Runs+r.Runs, sum.Refused+r.Refused
	}
	return sum, errors.Join(errs...)
}

// complete fills in the defaults.
func (o Options) complete() Options {
	if len(o.Levels) == 0 {
		o.Levels = AllLevels()
	}
	if len(o.Args) == 0 {
		o.Args = AllArgs()
	}
	if len(o.Targets) == 0 {
		o.Targets = AllTargets()
	}
	if o.Timeout == 0 {
		o.Timeout = 2 * time.Minute
	}
	if o.Jobs == 0 {
		o.Jobs = runtime.GOMAXPROCS(0)
	}
	return o
}

func writeRows(w io.Writer, rows []Mismatch) {
	for _, m := range rows {
		fmt.Fprintf(w, "| %s | %s | %s | %s | %s |\n", filepath.Base(m.File), m.Target, m.Args, m.Level, m.Detail)
	}
}

// program runs a program at all places. The first run without optimization that its target does
// not refuse says what the others must print.
func (o *Options) program(ctx context.Context, file string) (s Summary, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return s, err
	}
	device, err := reference.Open(reference.Options{})
	if err != nil {
		return s, err
	}
	defer device.Close()
	r := &run{o: o, device: device, text: text, compiler: spvc.NewCompiler()}
	var want *string
	for _, t := range o.Targets {
		for _, args := range o.Args {
			base, refused, err := r.at(ctx, Place{file, t, args, "0"})
			s.Runs++
			if refused {
				s.Refused++
				continue
			}
			if err == nil && want == nil {
				want = &base
			}
			s.check(Place{file, t, args, "0"}, want, base, err)
			for _, level := range o.Levels {
				if level == "0" {
					continue
				}
				at := Place{file, t, args, level}
				got, _, err := r.at(ctx, at)
				s.Runs++
				s.check(at, want, got, err)
			}
		}
	}
	return s, nil
}

// check adds a mismatch if a run failed or printed something else.
func (s *Summary) check(at Place, want *string, got string, err error) {
	detail := ""
	switch {
	case err != nil:
		detail = "fails: " + firstLine(err.Error())
	case want != nil:
		detail = differs(*want, got, tolerance(filepath.Base(at.File), at.Level))
	}
	if detail != "" {
		s.Mismatches = append(s.Mismatches, Mismatch{at, detail})
	}
}

// run is what the runs of a program share.
type run struct {
	o        *Options
	device   *reference.Device
	text     []byte
	compiler *spvc.Compiler
}

// at runs the program at a place and returns what it prints. refused reports whether the program
// does not compile.
func (r *run) at(ctx context.Context, at Place) (out string, refused bool, err error) {
	env := r.device.Info().Env()
	if at.Target != "device" {
		if env, err = target.Profile(at.Target); err != nil {
			return "", false, err
		}
		if at.Args == "address" {
			// No profile has addresses, which most devices of a profile have.
			cfg := env.Config()
			cfg.Capabilities = append(cfg.Capabilities, spec.CapabilityPhysicalStorageBufferAddresses)
			cfg.Extensions = append(cfg.Extensions, spec.SPV_KHR_physical_storage_buffer)
			env = target.New(cfg)
		}
	}
	level, known := passes.ParseOptLevel(at.Level)
	if !known {
		return "", false, fmt.Errorf("there is no level %q", at.Level)
	}
	text := r.text
	if r.o.changed != nil {
		text = r.o.changed(at, text)
	}
	ctx, cancel := context.WithTimeout(ctx, r.o.Timeout)
	defer cancel()
	p, err := r.compiler.Compile(ctx, text, spvc.Options{
		Name: filepath.Base(at.File), Env: env, Opt: level, Workers: 1,
		PushScalars: at.Args == "push-constant", AddressArgs: at.Args == "address",
	})
	if err != nil {
		return "", true, err
	}
	var b bytes.Buffer
	report, err := p.Run(ctx, r.device, spvc.RunOptions{Out: &b})
	if err != nil {
		return "", false, err
	}
	for _, t := range report.Texts {
		fmt.Fprintln(&b, t)
	}
	return b.String(), false, nil
}
