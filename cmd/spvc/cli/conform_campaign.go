package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"time"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/vulkan"
)

// campaign is a run of `spvc conform`: its cases, and where their results go.
type campaign struct {
	info   *runner.DeviceInfo
	judge  *conform.Judge
	cases  []conform.Case // the cases that have to run
	ids    []string
	total  int // number of cases with those that earlier runs did
	types  int
	folder *conform.Folder // nil without --out
	sum    conform.Summary
}

// campaign prepares what the flags ask for. It returns nil if there is nothing to run.
func (f *conformFlags) campaign(cmd *cobra.Command) (*campaign, error) {
	fs := cmd.Flags()
	if f.resume != "" {
		if name := firstSet(fs, append([]string{"out", "baseline", "flakes", "skips", "list"}, selecting...)); name != "" {
			return nil, fmt.Errorf("--resume goes on with the cases and expectations of %s; --%s cannot change them", f.resume, name)
		}
		return f.resumed(cmd)
	}
	if err := f.check(); err != nil {
		return nil, err
	}
	expected, err := f.expectations()
	if err != nil {
		return nil, err
	}
	c := &campaign{}
	if c.judge, err = expected.Compile(); err != nil {
		return nil, err
	}
	if c.info, err = f.openInfo(); err != nil {
		return nil, err
	}
	if c.cases, c.types, err = f.selection(fs, c.info, c.judge); err != nil {
		return nil, err
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
		Types: c.types, Shard: f.shard, Isolation: f.isolation, Jobs: f.jobs, Timeout: f.timeout.String(), Expectations: *expected,
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
func (f *conformFlags) resumed(cmd *cobra.Command) (*campaign, error) {
	folder, err := conform.ResumeFolder(f.resume)
	if err != nil {
		return nil, err
	}
	c := &campaign{folder: folder, total: len(folder.IDs), types: folder.Info.Types}
	if err := f.configure(cmd, c); err != nil {
		return nil, errors.Join(err, folder.Close())
	}
	return c, nil
}

// configure takes the flags, the device and the cases of the run in the folder of c.
func (f *conformFlags) configure(cmd *cobra.Command, c *campaign) error {
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
func (c *campaign) close() error {
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

// expectations reads the files of --baseline, --flakes and --skips.
func (f *conformFlags) expectations() (*conform.Expectations, error) {
	x := &conform.Expectations{}
	for _, list := range []struct {
		files []string
		to    *[]conform.Entry
	}{{f.baseline, &x.Baseline}, {f.flakes, &x.Flakes}, {f.skips, &x.Skips}} {
		for _, name := range list.files {
			entries, err := conform.ReadEntries(name)
			if err != nil {
				return nil, err
			}
			*list.to = append(*list.to, entries...)
		}
	}
	return x, nil
}

// leastLoad is the least time limit for loading the drivers, whose failure ends the run.
const leastLoad = 5 * time.Second

// openInfo describes the device, which --renderer-check must match.
func (f *conformFlags) openInfo() (*runner.DeviceInfo, error) {
	check, err := regexp.Compile(f.renderer)
	if err != nil {
		return nil, fmt.Errorf("--renderer-check: %w", err)
	}
	info, err := infoOf(f.device, vulkan.Options{Guard: tool.DriverGuard(min(max(f.timeout, leastLoad), tool.LoadLimit))})
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
func (c *campaign) run(ctx context.Context, run conform.Runner) error {
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
func (c *campaign) print(w io.Writer, asJSON bool, took time.Duration) error {
	if !asJSON {
		printSummary(w, c.info.Name, driverText(c.info.DriverName, c.info.DriverInfo), &c.sum, c.types, took)
		return nil
	}
	return printSummaryJSON(w, c.info.Name, driverText(c.info.DriverName, c.info.DriverInfo), &c.sum, c.types, took)
}

func driverText(name, info string) string { return strings.TrimSpace(name + " " + info) }

// summaryReport is the summary of a run as JSON.
type summaryReport struct {
	Device string  `json:"device"`
	Driver string  `json:"driver"`
	Took   float64 `json:"seconds"`
	// Types is the number of types of blocks.
	Types int              `json:"types"`
	Sum   *conform.Summary `json:"summary"`
}

func printSummaryJSON(w io.Writer, device, driver string, sum *conform.Summary, types int, took time.Duration) error {
	return printJSON(w, &summaryReport{device, driver, took.Seconds(), types, sum})
}

func printSummary(w io.Writer, device, driver string, sum *conform.Summary, types int, took time.Duration) {
	fmt.Fprintf(w, "device: %s (%s)\n%s of %s in %s\n", device, driver, count.Of(sum.Cases, "case"), count.Of(types, "block type"), took.Round(time.Millisecond))
	printCells(w, sum)
	for _, v := range sum.Verdicts {
		fmt.Fprintf(w, "%7d %s\n", v.N, v.What)
	}
	for _, u := range sum.Unsupported[:min(len(sum.Unsupported), 10)] {
		fmt.Fprintf(w, "not supported: %6d cases, which need %s\n", u.N, u.What)
	}
	for _, k := range sum.Known {
		fmt.Fprintf(w, "known driver error: %d times: %s\n", k.N, k.What)
	}
	for _, x := range sum.Failures[:min(len(sum.Failures), maxExported)] {
		c, r := x.Case, x.Result
		if x.Smallest != nil {
			c, r = *x.Smallest, x.Then
		}
		fmt.Fprintf(w, "%s: %s\n  %s\n  --case='%s'\n", r.Verdict, c.String(), r.Detail, x.ID)
	}
	for _, id := range sum.UnexpectedPasses[:min(len(sum.UnexpectedPasses), maxExported)] {
		fmt.Fprintf(w, "passes, but the baseline says that it fails: %s\n", id)
	}
}

// printCells prints the table of rule sets and storage classes. It has a column for
// expected failures if there are any.
func printCells(w io.Writer, sum *conform.Summary) {
	expected := 0
	for _, c := range sum.Cells {
		expected += c.Expected
	}
	header := []any{"rules", "class", "pass", "fail", "known", "not supported"}
	if expected > 0 {
		header = append(header, "expected to fail")
	}
	t := newTable(w, header...)
	for i, c := range sum.Cells {
		if i > 0 && sum.Cells[i-1].Rules != c.Rules {
			t.AppendSeparator()
		}
		row := table.Row{c.Rules, c.Class, c.Pass, c.Fail, c.Known, c.Unsupported}
		if expected > 0 {
			row = append(row, c.Expected)
		}
		t.AppendRow(row)
	}
	t.Render()
}
