package cli

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
)

// allDevices is the value of --device for runs on all devices.
const allDevices = "all"

// devicesReport holds runs on several devices as JSON.
type devicesReport struct {
	// Devices has the runs in their order, the reference device last.
	Devices []deviceRun `json:"devices"`
}

// deviceRun is the run on one of several devices.
type deviceRun struct {
	// Selector is the value of --device that selects the device alone.
	Selector string `json:"selector"`
	// Folder is the folder of the run, without --out absent.
	Folder string `json:"folder,omitempty"`
	// Code is the exit code that the run alone would have.
	Code int `json:"exitCode"`
	// The summary is absent if the device could not run the cases.
	*campaign.Report
}

// runAll runs the cases on each device, and prints one summary. Its exit code is that of the first run that
// does not end with 0.
func (f *conformFlags) runAll(cmd *cobra.Command) error {
	if name := campaign.FirstSet(cmd.Flags(), []string{"list", "resume", "renderer-check"}); name != "" {
		return fmt.Errorf("--%s is for one device; --device=all runs on all", name)
	}
	if f.out != "" {
		unlock, err := conform.LockFolder(f.out)
		if err != nil {
			return folderFailure(err)
		}
		defer unlock()
	}
	in, err := vulkan.Open(vulkan.Options{Guard: tool.DriverGuard(tool.LoadLimit)})
	if err != nil && !errors.Is(err, runner.ErrNoDevice) {
		return deviceFailure(err)
	}
	var infos []runner.DeviceInfo
	if err == nil {
		infos = in.Devices()
		if err := in.Close(); err != nil {
			return failure(err)
		}
	}
	var runs []deviceRun
	for _, d := range devicesToRun(infos) {
		if interrupted(cmd.Context()) {
			break
		}
		g := *f
		if g.device = d.Selector; f.out != "" {
			g.out = filepath.Join(f.out, d.Folder)
		}
		fmt.Fprintf(summaries(), "spvc: cases on %s\n", d.Selector)
		if err := d.run(cmd, &g); err != nil {
			return err
		}
		d.Folder = g.out
		runs = append(runs, d)
	}
	if err := errors.Join(f.printAll(cmd, runs), f.pageAll(cmd.Context(), runs)); err != nil {
		return err
	}
	for _, d := range runs {
		if d.Code != 0 {
			return exitCode(d.Code)
		}
	}
	return nil
}

// pageAll writes one page about the runs into the folder of --out.
func (f *conformFlags) pageAll(ctx context.Context, runs []deviceRun) error {
	var dirs []string
	for _, d := range runs {
		if d.Report != nil && f.out != "" {
			dirs = append(dirs, d.Folder)
		}
	}
	if len(dirs) == 0 {
		return nil
	}
	folders, err := campaign.ReadFolders(dirs)
	if err != nil {
		return failure(err)
	}
	return writePage(ctx, filepath.Join(f.out, "report.html"), folders)
}

// run runs the cases on one device.
func (d *deviceRun) run(cmd *cobra.Command, f *conformFlags) error {
	c, took, err := f.runOne(cmd)
	if err == nil {
		d.Report = c.report(took)
		err = outcome(&c.sum, interrupted(cmd.Context()))
	}
	var code exitCode
	if errors.As(err, &code) {
		d.Code = int(code)
		return nil
	}
	return err
}

// devicesToRun returns a run for each device, the reference device last. A device has the selector
// "driver:" and the number of its driver if no other has that driver.
func devicesToRun(infos []runner.DeviceInfo) []deviceRun {
	drivers := map[uint32]int{}
	for i := range infos {
		drivers[infos[i].DriverID]++
	}
	var out []deviceRun
	taken := map[string]bool{}
	add := func(selector, name string) {
		folder := folderName(name)
		for n, base := 2, folder; taken[folder]; n++ {
			folder = fmt.Sprintf("%s-%d", base, n)
		}
		taken[folder] = true
		out = append(out, deviceRun{Selector: selector, Folder: folder})
	}
	for i := range infos {
		d := &infos[i]
		selector := d.UUIDString()
		if d.DriverID != 0 && drivers[d.DriverID] == 1 {
			selector = fmt.Sprintf("driver:%d", d.DriverID)
		}
		add(selector, d.Name)
	}
	add(reference.Name, reference.Name)
	return out
}

// folderName returns the words of a device's name before a parenthesis, in lower case.
func folderName(name string) string {
	name, _, _ = strings.Cut(strings.ToLower(name), "(")
	words := strings.FieldsFunc(name, func(r rune) bool { return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9') })
	if len(words) == 0 {
		return "device"
	}
	return strings.Join(words, "-")
}

// printAll prints the summary of several runs.
func (f *conformFlags) printAll(cmd *cobra.Command, runs []deviceRun) error {
	w := cmd.OutOrStdout()
	if f.asJSON {
		return printJSON(w, devicesReport{runs})
	}
	t := fitted.NewTable(w, "device", "cases", "pass", "fail", "known", "expected to fail", "not supported", "time", "exit code")
	for _, d := range runs {
		row := []any{d.Selector, "", "", "", "", "", "", "", d.Code}
		if d.Report != nil {
			var sum conform.Cell
			for _, c := range d.Sum.Cells {
				sum.Pass, sum.Fail, sum.Known, sum.Expected, sum.Unsupported = sum.Pass+c.Pass, sum.Fail+c.Fail, sum.Known+c.Known, sum.Expected+c.Expected, sum.Unsupported+c.Unsupported
			}
			took := time.Duration(d.Took * float64(time.Second)).Round(time.Millisecond)
			row = []any{d.Device, d.Sum.Cases, sum.Pass, sum.Fail, sum.Known, sum.Expected, sum.Unsupported, took, d.Code}
		}
		t.AppendRow(row)
	}
	t.Render()
	for _, d := range runs {
		if d.Report != nil && d.Sum.Unexpected() {
			fmt.Fprintln(w)
			if err := wrote(d.Report.Print(w, false)); err != nil {
				return err
			}
		}
	}
	return nil
}
