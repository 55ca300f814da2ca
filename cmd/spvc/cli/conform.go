package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner/conform"
)

// conformFlags are the flags of `spvc conform`.
type conformFlags struct {
	campaign.Selection
	campaign.Expectations
	device, isolation string
	out, resume       string
	renderer          string
	jobs              int
	timeout           time.Duration
	list, asJSON      bool
	llvm              bool
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

A case is a block type, a rule set, a storage class and a probe. It has an identifier
that names the same kernel on every machine. Cases run in worker processes. If a driver
crashes or hangs, only one case is lost. With --out each result is written when its case
ends, and --resume goes on with a run that did not end.

Exit codes: 0 nothing unexpected happened, 1 a case failed against expectations (or
passed where a failure is expected), or none was executed, 2 usage, 3 no device or
driver, or not the one of --renderer-check. A folder that another run writes to is wrong
usage.`,
		Example: "  spvc conform\n  spvc conform --types=systematic,1000 --device=llvmpipe --jobs=4\n  spvc conform --types=blocks.txt --rules=std430 --classes=Uniform --out=failures\n" +
			"  spvc conform --out=run --baseline=run-fails.txt --skips=run-skips.txt\n  spvc conform --resume=run\n  spvc conform --case='v1/Uniform/std140/read/{f;v3f}'",
		Args: takes(0, 0),
		RunE: func(cmd *cobra.Command, _ []string) error { return f.run(cmd) },
	}
	fs := cmd.Flags()
	f.Selection.Register(fs)
	fs.StringVar(&f.device, "device", os.Getenv("SPVC_DEVICE"), "device, as for spvc run; all runs the cases on each device and on the reference device, with a folder for each in that of --out")
	fs.IntVar(&f.jobs, "jobs", max(1, runtime.NumCPU()/2), "number of worker processes (default: half as many as processors)")
	fs.Lookup("jobs").DefValue = "0" // the help is the same on every machine
	fs.DurationVar(&f.timeout, "timeout", 20*time.Second, "time limit of a case")
	fs.StringVar(&f.isolation, "isolation", "process", "process (run cases in worker processes) or none (run them in this process)")
	fs.BoolVar(&f.list, "list", false, "print the identifiers of the cases and run none")
	fs.BoolVar(&f.asJSON, "json", false, "print the summary as JSON")
	fs.StringVar(&f.out, "out", "", "folder for the results (run.json, results.jsonl, results.csv, failures.csv, junit.xml, report.html), and for failed cases a packet for a bug report in packets/")
	fs.StringVar(&f.resume, "resume", "", "folder of a run to go on with: its cases without result run")
	f.Expectations.Register(fs)
	fs.StringVar(&f.renderer, "renderer-check", "", "regular expression that the names and versions of the device and its driver must match")
	fs.BoolVar(&f.llvm, "llvm", false, "before the cases, compare the blocks of rule set c with structs of libLLVM")
	cmd.AddCommand(conformReportCommand(), conformCompareCommand(), conformMergeCommand(), conformNamesCommand())
	return cmd
}

func (f *conformFlags) run(cmd *cobra.Command) error {
	if f.device == allDevices {
		return f.runAll(cmd)
	}
	c, took, err := f.runOne(cmd)
	if err != nil || c == nil {
		return err
	}
	if err := c.print(cmd.OutOrStdout(), f.asJSON, took); err != nil {
		return err
	}
	return outcome(&c.sum, interrupted(cmd.Context()))
}

// runOne runs the cases on one device and derives all files. It returns nil if there is nothing to run.
func (f *conformFlags) runOne(cmd *cobra.Command) (*conformRun, time.Duration, error) {
	c, err := f.prepare(cmd)
	if err != nil || c == nil {
		return nil, 0, err
	}
	if f.llvm {
		if err := c.askLLVM(); err != nil {
			return nil, 0, errors.Join(err, c.close())
		}
	}
	took, err := f.execute(cmd.Context(), c)
	if closed := c.close(); err == nil && closed != nil {
		err = failure(closed)
	}
	return c, took, err
}

// execute runs the cases of c and derives all files, and returns how long the cases took.
func (f *conformFlags) execute(ctx context.Context, c *conformRun) (time.Duration, error) {
	run, end, err := f.runner()
	if err != nil {
		return 0, deviceFailure(err)
	}
	defer end()
	orderly(ctx) // an interrupted run still reports the results so far
	begin := time.Now()
	switch err := c.run(ctx, run); {
	case errors.Is(err, conform.ErrWorker):
		fmt.Fprintf(stderr(), "spvc: %s\n", err)
		if c.folder != nil {
			fmt.Fprintf(summaries(), "spvc: --resume=%s goes on with the run\n", c.folder.Dir)
		}
		return 0, exitCode(tool.ExitNoDevice)
	case err != nil && !interrupted(ctx):
		return 0, failure(err)
	}
	c.sum.Sort()
	took := time.Since(begin)
	if interrupted(ctx) {
		fmt.Fprintf(summaries(), "spvc: interrupted after %d of %d cases\n", c.sum.Cases, c.total)
	}
	if c.folder != nil {
		// The second time report.html finds the packets.
		if err := errors.Join(c.folder.Derive(), c.export(ctx, run, f.device), c.folder.Derive()); err != nil {
			return 0, failure(err)
		}
	}
	return took, nil
}

// outcome returns the error for the exit code of a run.
func outcome(sum *conform.Summary, interrupted bool) error {
	switch {
	case sum.Executed == 0 && !interrupted:
		fmt.Fprintln(stderr(), "spvc: no case was executed")
		return exitCode(tool.ExitFailed)
	case sum.Unexpected():
		return exitCode(tool.ExitFailed)
	}
	return nil
}

// runner makes the runner of the cases.
func (f *conformFlags) runner() (run conform.Runner, end func() error, err error) {
	if f.isolation == "none" {
		e, err := campaign.OpenEngine(f.device, f.timeout, driverOptions())
		if err != nil {
			return nil, nil, err
		}
		return e, e.Close, nil
	}
	pool, err := campaign.NewPool(f.device, f.jobs, f.timeout)
	return pool, func() error { return nil }, err
}

func conformWorkerCommand() *cobra.Command { return campaign.WorkerCommand(deviceFailure, failure) }
