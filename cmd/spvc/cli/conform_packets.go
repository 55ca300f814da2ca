package cli

import (
	"context"
	"fmt"
	"path/filepath"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
)

// These bound the numbers of unexpected failures, and of cases of each known driver error, that are minimized
// and written as packets.
const (
	maxExported = campaign.MaxShown
	maxKnown    = 2
)

// export minimizes the first failures and writes them to the folder of the run.
func (c *conformRun) export(ctx context.Context, run conform.Runner, selector string) error {
	failures := c.sum.Failures[:min(len(c.sum.Failures), maxExported)]
	known, err := knownFailures(c.folder)
	if err != nil {
		return err
	}
	failures = append(failures[:len(failures):len(failures)], known...)
	if len(failures) == 0 {
		return nil
	}
	e := &conform.Exporter{Dir: c.folder.Dir, Info: c.info, Selector: selector}
	if dev, err := campaign.OpenDevice(reference.Name, vulkan.Options{}); err == nil {
		e.Reference = dev
		defer dev.Close()
	}
	for i := range failures {
		x := &failures[i]
		small, r, err := conform.Minimize(ctx, run, x.Case, x.Result)
		if err != nil && !interrupted(ctx) {
			return err
		}
		if small != x.Case {
			x.Smallest, x.Then = &small, r
		}
		if _, err := e.Export(ctx, x); err != nil {
			return err
		}
		if i < len(c.sum.Failures) && i < maxExported {
			c.sum.Failures[i] = *x
		}
	}
	if n := len(c.sum.Failures); n > maxExported {
		fmt.Fprintf(summaries(), "spvc: %d of %d failures were written to %s\n", maxExported, n, filepath.Clean(e.Dir))
	}
	return nil
}

// knownFailures returns the first cases of each known driver error.
func knownFailures(f *conform.Folder) ([]conform.Failure, error) {
	var out []conform.Failure
	seen := map[string]int{}
	for _, r := range f.Sorted() {
		if r.Verdict != conform.StatusKnown {
			continue
		}
		if seen[r.Diagnosis]++; seen[r.Diagnosis] > maxKnown {
			continue
		}
		c, err := conform.ParseCase(r.ID)
		if err != nil {
			return nil, err
		}
		out = append(out, conform.Failure{ID: r.ID, Case: c.Resolved(), Result: r.Result()})
	}
	return out, nil
}
