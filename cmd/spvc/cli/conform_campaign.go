package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/vulkan"
)

// conformRun is a run of `spvc conform`: its cases, and where their results go.
type conformRun struct {
	info   *runner.DeviceInfo
	judge  *conform.Judge
	cases  []conform.Case // the cases that have to run
	ids    []string
	total  int // number of cases with those that earlier runs did
	types  int
	folder *conform.Folder // nil without --out
	sum    conform.Summary
}

// prepare prepares what the flags ask for. It returns nil if there is nothing to run.
func (f *conformFlags) prepare(cmd *cobra.Command) (*conformRun, error) {
	fs := cmd.Flags()
	if f.resume != "" {
		if name := campaign.FirstSet(fs, slices.Concat([]string{"out", "list"}, campaign.ExpectationFlags(), campaign.Selecting())); name != "" {
			return nil, fmt.Errorf("--resume goes on with the cases and expectations of %s; --%s cannot change them", f.resume, name)
		}
		return f.resumed(cmd)
	}
	if err := f.check(); err != nil {
		return nil, err
	}
	expected, err := f.Expectations.Read()
	if err != nil {
		return nil, err
	}
	c := &conformRun{}
	if c.judge, err = expected.Compile(); err != nil {
		return nil, err
	}
	if c.info, err = f.openInfo(); err != nil {
		return nil, err
	}
	if c.cases, c.types, err = f.Selection.Cases(fs, c.info, c.judge); err != nil {
		return nil, err
	}
	if n := f.Selection.Names(); n != nil {
		n.PrintSummary(summaries(), "spvc: ")
	}
	for i := range c.cases {
		c.ids = append(c.ids, c.cases[i].ID())
	}
	c.total = len(c.cases)
	if f.list {
		_, err := io.WriteString(cmd.OutOrStdout(), strings.Join(append(c.ids, ""), "\n"))
		return nil, wrote(err)
	}
	if f.out == "" {
		return c, nil
	}
	c.folder, err = conform.CreateFolder(f.out, conform.RunInfo{
		Command: os.Args[1:], Version: tool.Version(), Start: time.Now().UTC(), Selector: f.device, Device: conform.NewDeviceCard(c.info),
		Types: c.types, Shard: f.Shard, Isolation: f.isolation, Jobs: f.jobs, Timeout: f.timeout.String(), Expectations: *expected,
	}, c.ids)
	return c, folderFailure(err)
}

// folderFailure returns err so that a folder of another run is wrong usage, and what the system refuses a
// failure.
func folderFailure(err error) error {
	if err == nil || errors.Is(err, conform.ErrInUse) {
		return err
	}
	return failure(err)
}

// resumed prepares the rest of the run in the folder of --resume.
func (f *conformFlags) resumed(cmd *cobra.Command) (*conformRun, error) {
	folder, err := conform.ResumeFolder(f.resume)
	if err != nil {
		return nil, err
	}
	c := &conformRun{folder: folder, total: len(folder.IDs), types: folder.Info.Types}
	if err := f.configure(cmd, c); err != nil {
		return nil, errors.Join(err, folder.Close())
	}
	return c, nil
}

// configure takes the flags, the device and the cases of the run in the folder of c.
func (f *conformFlags) configure(cmd *cobra.Command, c *conformRun) error {
	fs, in := cmd.Flags(), &c.folder.Info
	if !fs.Changed("device") {
		f.device = in.Selector
	}
	if !fs.Changed("isolation") {
		f.isolation = in.Isolation
	}
	if !fs.Changed("jobs") {
		f.jobs = in.Jobs
	}
	var err error
	if !fs.Changed("timeout") {
		if f.timeout, err = time.ParseDuration(in.Timeout); err != nil {
			return err
		}
	}
	if err := f.check(); err != nil {
		return err
	}
	if c.judge, err = in.Expectations.Compile(); err != nil {
		return err
	}
	if c.info, err = f.openInfo(); err != nil {
		return err
	}
	card := conform.NewDeviceCard(c.info)
	if have, want := card.String(), in.Device.String(); have != want {
		return fmt.Errorf("the run in %s is of %s, not of %s", f.resume, want, have)
	}
	c.ids = c.folder.Rest()
	if c.cases, err = conform.ParseCases(c.ids); err != nil {
		return err
	}
	return c.sum.AddFolder(c.folder)
}

// close closes the folder, if there is one.
func (c *conformRun) close() error {
	if c.folder == nil {
		return nil
	}
	return c.folder.Close()
}

// check checks flags that have no other place.
func (f *conformFlags) check() error {
	if f.isolation != "process" && f.isolation != "none" {
		return unknownValue("isolation", f.isolation)
	}
	if f.timeout <= 0 {
		return fmt.Errorf("--timeout=%s: a case needs a time limit above 0", f.timeout)
	}
	return nil
}

// leastLoad is the least time limit for loading the drivers, whose failure ends the run.
const leastLoad = 5 * time.Second

// openInfo describes the device, which --renderer-check must match.
func (f *conformFlags) openInfo() (*runner.DeviceInfo, error) {
	check, err := regexp.Compile(f.renderer)
	if err != nil {
		return nil, fmt.Errorf("--renderer-check: %w", err)
	}
	info, err := campaign.DeviceInfo(f.device, vulkan.Options{Guard: tool.DriverGuard(min(max(f.timeout, leastLoad), tool.LoadLimit))})
	if err != nil {
		return nil, deviceFailure(err)
	}
	card := conform.NewDeviceCard(info)
	if text := card.String(); !check.MatchString(text) {
		fmt.Fprintf(stderr(), "spvc: the device is %s, which --renderer-check=%s does not match\n", text, f.renderer)
		return nil, exitCode(tool.ExitNoDevice)
	}
	return info, nil
}

// run runs the cases and records each result as it arrives.
func (c *conformRun) run(ctx context.Context, run conform.Runner) error {
	p := &progress{w: os.Stderr, terminal: term.IsTerminal(int(os.Stderr.Fd())), clock: time.Now, total: c.total, earlier: c.sum.Cases}
	p.start()
	defer p.end()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var failed error
	err := run.Run(ctx, c.cases, func(i int, r *conform.Result) {
		r.Recognize(c.info, &c.cases[i])
		rec := conform.NewRecord(c.ids[i], r, c.judge)
		if c.folder != nil && failed == nil {
			if failed = c.folder.Add(rec); failed != nil {
				cancel()
			}
		}
		c.sum.AddRecord(c.cases[i], &rec)
		p.add(rec.Unexpected)
	})
	if failed != nil {
		return failed
	}
	return err
}

// print prints the summary.
func (c *conformRun) print(w io.Writer, asJSON bool, took time.Duration) error {
	return wrote(c.report(took).Print(w, asJSON))
}

// report returns the summary of the run.
func (c *conformRun) report(took time.Duration) *campaign.Report {
	card := conform.NewDeviceCard(c.info)
	return campaign.NewReport(&card, &c.sum, c.types, took)
}
