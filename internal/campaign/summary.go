package campaign

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/jedib0t/go-pretty/v6/table"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/runner/conform"
)

// MaxShown bounds the number of failures that a summary describes.
const MaxShown = 20

// Report is the summary of a run as JSON.
type Report struct {
	Device string  `json:"device"`
	Driver string  `json:"driver"`
	Took   float64 `json:"seconds"`
	// Types is the number of types of blocks.
	Types int              `json:"types"`
	Sum   *conform.Summary `json:"summary"`
}

// NewReport returns the report of a run on a device that took the time.
func NewReport(d *conform.DeviceCard, sum *conform.Summary, types int, took time.Duration) *Report {
	return &Report{d.Name, strings.TrimSpace(d.Driver + " " + d.DriverInfo), took.Seconds(), types, sum}
}

// FolderReport sums up the results in a folder. The time is that of all cases together.
func FolderReport(f *conform.Folder) (*Report, error) {
	sum := new(conform.Summary)
	if err := sum.AddFolder(f); err != nil {
		return nil, err
	}
	sum.Sort()
	took := time.Duration(0)
	for i := range f.Records {
		took += time.Duration(f.Records[i].Seconds * float64(time.Second))
	}
	return NewReport(&f.Info.Device, sum, f.Info.Types, took), nil
}

// Print prints the report as JSON or as text.
func (r *Report) Print(w io.Writer, asJSON bool) error {
	if asJSON {
		enc := json.NewEncoder(w)
		enc.SetIndent("", "  ")
		return enc.Encode(r)
	}
	r.text(w)
	return nil
}

func (r *Report) text(w io.Writer) {
	sum := r.Sum
	took := time.Duration(r.Took * float64(time.Second)).Round(time.Millisecond)
	fmt.Fprintf(w, "device: %s (%s)\n%s of %s in %s\n", r.Device, r.Driver, count.Of(sum.Cases, "case"), count.Of(r.Types, "block type"), took)
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
	for _, x := range sum.Failures[:min(len(sum.Failures), MaxShown)] {
		c, r := x.Case, x.Result
		if x.Smallest != nil {
			c, r = *x.Smallest, x.Then
		}
		fmt.Fprintf(w, "%s: %s\n  %s\n  --case='%s'\n", r.Verdict, c.String(), r.Detail, x.ID)
	}
	for _, id := range sum.UnexpectedPasses[:min(len(sum.UnexpectedPasses), MaxShown)] {
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
	t := fitted.NewTable(w, header...)
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

// ReadFolders reads the folders of runs.
func ReadFolders(dirs []string) ([]*conform.Folder, error) {
	var out []*conform.Folder
	for _, dir := range dirs {
		f, err := conform.ReadFolder(dir)
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

// PrintComparison prints how runs differ, whose folders have the names.
func PrintComparison(w io.Writer, c *conform.Comparison, runs []*conform.Folder) {
	for _, f := range runs {
		fmt.Fprintf(w, "%s: %s, %d of %d cases, %s\n", f.Dir, f.Info.Device.String(), len(f.Records), len(f.IDs), f.Info.Start.Format(time.RFC3339))
	}
	fmt.Fprintf(w, "%7d same\n%7d changed\n%7d flaky\n%7d without result in some run\n", c.Same, len(c.Changed), len(c.Flaky), c.Partial)
	for _, list := range []struct {
		what    string
		changes []conform.Change
	}{{"changed", c.Changed}, {"flaky", c.Flaky}} {
		for _, x := range list.changes {
			fmt.Fprintf(w, "%s: %s\n", list.what, x.ID)
			for i, o := range x.Outcomes {
				text := string(o)
				if o == "" {
					text = "no result"
				} else if d := x.Diagnoses[i]; d != "" {
					text += ": " + d
				}
				fmt.Fprintf(w, "  %s: %s\n", runs[i].Dir, text)
			}
		}
	}
}
