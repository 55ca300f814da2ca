package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/reference"
)

// conformFlags are the flags of `spvc conform`.
type conformFlags struct {
	types, rules, classes, probes []string
	device, isolation, out        string
	seed                          uint64
	cases, jobs                   int
	timeout                       time.Duration
	asJSON                        bool
}

func conformCommand() *cobra.Command {
	var f conformFlags
	cmd := &cobra.Command{
		Use:   "conform",
		Short: "Check on a device that blocks have the layout that their decorations state",
		Long: `Conform generates blocks of all kinds, and kernels that read, write, copy and measure
them, and runs the kernels on a Vulkan device. The device must access each byte where
the layout rules place it. If the device accessed a scalar elsewhere, Conform reports
the place, and the offset or stride that would explain it.

A case is a block type, a rule set, a storage class and a probe. Cases run in worker
processes. If a driver crashes or hangs, only one case is lost.

Exit codes: 0 all cases that the device supports passed, 1 a case failed or none was
executed, 2 usage, 3 no device or driver.`,
		Example: "  spvc conform\n  spvc conform --types=systematic,1000 --device=llvmpipe --jobs=4\n  spvc conform --types=blocks.txt --rules=std430 --classes=Uniform --out=failures",
		Args:    cobra.NoArgs,
		RunE:    func(cmd *cobra.Command, _ []string) error { return f.run(cmd.Context()) },
	}
	var classes, probes []string
	for _, c := range conform.Classes() {
		classes = append(classes, c.String())
	}
	for _, p := range conform.Probes() {
		probes = append(probes, p.String())
	}
	fs := cmd.Flags()
	fs.StringSliceVar(&f.types, "types", []string{"100"}, "block types: a number of random types, systematic (every basic type in every kind of position), a file with a !spirv.struct on each line; or several of these")
	fs.StringSliceVar(&f.rules, "rules", conform.DefaultRules(), "rule sets; custom keeps the layout of a type, or generates a legal layout that no rule set assigns; target, target-base and target-least choose the rule set by storage class, with all features of the device, without scalar block layout, and with no features")
	fs.StringSliceVar(&f.classes, "classes", classes, "storage classes")
	fs.StringSliceVar(&f.probes, "probes", probes, "probes: what kernels do with the block")
	fs.StringVar(&f.device, "device", os.Getenv("SPVC_DEVICE"), "device, as for spvc run")
	fs.Uint64Var(&f.seed, "seed", 1, "seed of random types and custom layouts")
	fs.IntVar(&f.cases, "cases", 0, "number of cases to run, spread evenly over all (default: all)")
	fs.IntVar(&f.jobs, "jobs", max(1, runtime.NumCPU()/2), "number of worker processes")
	fs.DurationVar(&f.timeout, "timeout", 20*time.Second, "time limit of a case")
	fs.StringVar(&f.isolation, "isolation", "process", "process (run cases in worker processes) or none (run them in this process)")
	fs.BoolVar(&f.asJSON, "json", false, "print the summary as JSON")
	fs.StringVar(&f.out, "out", "", "folder for failed cases: the module as MLIR and assembly, and a report")
	return cmd
}

// maxExported bounds the number of failures that are minimized and exported.
const maxExported = 20

func (f *conformFlags) run(ctx context.Context) error {
	s, err := f.selection()
	if err != nil {
		return err
	}
	info, err := infoOf(f.device)
	if err != nil {
		return deviceFailure(err)
	}
	types, err := f.blockTypes(info)
	if err != nil {
		return err
	}
	cases := spread(s.Cases(types), f.cases)
	run, end, err := f.runner()
	if err != nil {
		return deviceFailure(err)
	}
	defer end()
	begin := time.Now()
	var sum conform.Summary
	orderly(ctx) // an interrupted run still reports the results so far
	if err := run.Run(ctx, cases, func(i int, r *conform.Result) { sum.Add(cases[i], r) }); err != nil && !interrupted(ctx) {
		return failure(err)
	}
	sum.Sort()
	took := time.Since(begin)
	if interrupted(ctx) {
		fmt.Fprintf(os.Stderr, "spvc: interrupted after %d of %d cases\n", sum.Cases, len(cases))
	}
	if f.out != "" {
		if err := f.export(ctx, run, info, &sum); err != nil {
			return failure(err)
		}
	}
	if f.asJSON {
		err = printJSON(struct {
			Device string           `json:"device"`
			Driver string           `json:"driver"`
			Took   float64          `json:"seconds"`
			Types  int              `json:"types"`
			Sum    *conform.Summary `json:"summary"`
		}{info.Name, driverText(info), took.Seconds(), len(types), &sum})
	} else {
		printSummary(info, &sum, len(types), took)
	}
	switch {
	case err != nil:
		return err
	case sum.Executed == 0 && !interrupted(ctx):
		fmt.Fprintln(os.Stderr, "spvc: no case was executed")
		return exitCode(tool.ExitFailed)
	case len(sum.Failures) > 0:
		return exitCode(tool.ExitFailed)
	}
	return nil
}

func (f *conformFlags) selection() (conform.Selection, error) {
	s := conform.Selection{Rules: f.rules, Classes: f.classes, Seed: f.seed}
	for _, r := range f.rules {
		if !slices.Contains(conform.AllRules(), r) {
			return s, fmt.Errorf("unknown rule set %q (there are %s)", r, strings.Join(conform.AllRules(), ", "))
		}
	}
	for _, c := range f.classes {
		if _, ok := conform.ParseClass(c); !ok {
			return s, fmt.Errorf("storage class %q cannot be probed", c)
		}
	}
	for _, name := range f.probes {
		p, ok := conform.ParseProbe(name)
		if !ok {
			return s, fmt.Errorf("unknown probe %q", name)
		}
		s.Probes = append(s.Probes, p)
	}
	if f.isolation != "process" && f.isolation != "none" {
		return s, fmt.Errorf("unknown isolation %q", f.isolation)
	}
	return s, nil
}

// blockTypes makes the types that --types asks for.
func (f *conformFlags) blockTypes(info *runner.DeviceInfo) ([]string, error) {
	var out []string
	for _, t := range f.types {
		n, err := strconv.Atoi(t)
		switch {
		case err == nil:
			out = append(out, conform.Types(info, false, n, f.seed)...)
		case t == "systematic":
			out = append(out, conform.Types(info, true, 0, f.seed)...)
		default:
			lines, err := readTypes(t)
			if err != nil {
				return nil, err
			}
			out = append(out, lines...)
		}
	}
	return out, nil
}

// readTypes reads a type from each line of a file, except empty lines and comments.
func readTypes(name string) ([]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var out []string
	s := bufio.NewScanner(file)
	s.Buffer(nil, 16<<20)
	for s.Scan() {
		if line := strings.TrimSpace(s.Text()); line != "" && !strings.HasPrefix(line, "//") {
			out = append(out, line)
		}
	}
	return out, s.Err()
}

// spread takes n of the cases, or all if n is 0 or there are fewer.
func spread(cases []conform.Case, n int) []conform.Case {
	if n <= 0 || n >= len(cases) {
		return cases
	}
	out := make([]conform.Case, n)
	for i := range out {
		out[i] = cases[i*len(cases)/n]
	}
	return out
}

// runner makes the runner of the cases.
func (f *conformFlags) runner() (run conform.Runner, end func() error, err error) {
	if f.isolation == "none" {
		return openEngine(f.device, f.timeout)
	}
	self, err := os.Executable()
	if err != nil {
		return nil, nil, err
	}
	return &conform.Pool{
		Command: func() *exec.Cmd {
			cmd := exec.Command(self, conformWorkerName, "--device="+f.device, "--timeout="+f.timeout.String())
			cmd.Args[0] = os.Args[0]
			return cmd
		},
		Jobs: f.jobs, Timeout: f.timeout, Grace: 5 * time.Second, Batch: 16,
	}, func() error { return nil }, nil
}

func openEngine(device string, timeout time.Duration) (run conform.Runner, end func() error, err error) {
	open := func() (runner.Device, error) { return openExactly(device) }
	dev, err := open()
	if err != nil {
		return nil, nil, err
	}
	e := conform.NewEngine(dev, timeout)
	e.Reopen = open
	if !compute.IsReference(device) {
		e.Second = func() (*conform.Engine, error) {
			second, err := openExactly(reference.Name)
			if err != nil {
				return nil, err
			}
			return conform.NewEngine(second, timeout), nil
		}
	}
	return e, e.Close, nil
}

// export minimizes the first failures and writes them to the folder.
func (f *conformFlags) export(ctx context.Context, run conform.Runner, info *runner.DeviceInfo, sum *conform.Summary) error {
	if err := os.MkdirAll(f.out, 0o777); err != nil {
		return err
	}
	for i := range sum.Failures[:min(len(sum.Failures), maxExported)] {
		x := &sum.Failures[i]
		c, r, err := conform.Minimize(ctx, run, x.Case, x.Result)
		if err != nil && !interrupted(ctx) {
			return err
		}
		if c != x.Case {
			x.Smallest, x.Then = &c, r
		}
		if err := x.Export(f.out, fmt.Sprintf("case%03d", i+1), info); err != nil {
			return err
		}
	}
	if n := len(sum.Failures); n > maxExported {
		fmt.Fprintf(os.Stderr, "spvc: %d of %d failures were written to %s\n", maxExported, n, filepath.Clean(f.out))
	}
	return nil
}

func driverText(info *runner.DeviceInfo) string {
	return strings.TrimSpace(info.DriverName + " " + info.DriverInfo)
}

func printSummary(info *runner.DeviceInfo, sum *conform.Summary, types int, took time.Duration) {
	fmt.Printf("device: %s (%s)\n%d cases of %d block types in %s\n", info.Name, driverText(info), sum.Cases, types, took.Round(time.Millisecond))
	t := newTable("rules", "class", "pass", "fail", "known", "not supported")
	for i, c := range sum.Cells {
		if i > 0 && sum.Cells[i-1].Rules != c.Rules {
			t.AppendSeparator()
		}
		t.AppendRow(table.Row{c.Rules, c.Class, c.Pass, c.Fail, c.Known, c.Unsupported})
	}
	t.Render()
	for _, v := range sum.Verdicts {
		fmt.Printf("%7d %s\n", v.N, v.What)
	}
	for _, u := range sum.Unsupported[:min(len(sum.Unsupported), 10)] {
		fmt.Printf("not supported: %6d cases, which need %s\n", u.N, u.What)
	}
	for _, k := range sum.Known {
		fmt.Printf("known driver error: %d times: %s\n", k.N, k.What)
	}
	for _, x := range sum.Failures[:min(len(sum.Failures), maxExported)] {
		c, r := x.Case, x.Result
		if x.Smallest != nil {
			c, r = *x.Smallest, x.Then
		}
		fmt.Printf("%s: %s\n  %s\n", r.Verdict, c.String(), r.Detail)
	}
}

// conformWorkerName is the hidden subcommand that runs cases for `spvc conform`.
const conformWorkerName = "conform-worker"

func conformWorkerCommand() *cobra.Command {
	var device string
	var timeout time.Duration
	cmd := &cobra.Command{
		Use:    conformWorkerName,
		Short:  "Run the cases that spvc conform writes to standard input",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			run, end, err := openEngine(device, timeout)
			if err != nil {
				return deviceFailure(err)
			}
			if err := errors.Join(conform.Serve(cmd.Context(), run, os.Stdin, os.Stdout), end()); err != nil {
				return failure(err)
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&device, "device", "", "device, as for spvc run")
	cmd.Flags().DurationVar(&timeout, "timeout", 0, "time limit of a case")
	return cmd
}
