package cli

import (
	"context"
	"fmt"
	"io"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner/conform"
)

func conformReportCommand() *cobra.Command {
	var asJSON bool
	var page string
	cmd := &cobra.Command{
		Use:   "report DIR…",
		Short: "Derive the files of a run again and print its summary, or show several runs on one page",
		Long: `Report derives all files of a run from its results.jsonl (results.csv, failures.csv, junit.xml and report.html),
and prints the summary.

With --html, Report only writes one self-contained page about the runs, with a column for each: a table of
rules and storage classes, filters, a search, and for each failure the bytes that the device accessed.

Exit codes are those of the run, and 0 with --html.`,
		Example: "  spvc conform report run\n  spvc conform report mesa-22.3 mesa-24.1 --html=both.html",
		Args:    atLeast(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if page == "" && len(args) > 1 {
				return fmt.Errorf("report takes several folders only with --html=FILE; spvc conform merge makes one folder of the shards of a run")
			}
			runs, err := campaign.ReadFolders(args)
			if err != nil {
				return failure(err)
			}
			if page != "" {
				return writePage(cmd.Context(), page, runs)
			}
			return reportFolder(cmd.OutOrStdout(), runs[0], asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the summary as JSON")
	cmd.Flags().StringVar(&page, "html", "", "write a page about all runs to this `file` instead")
	return cmd
}

// writePage writes a page about runs.
func writePage(ctx context.Context, name string, runs []*conform.Folder) error {
	dir := "."
	if name != "-" {
		dir = filepath.Dir(name)
	}
	data, err := conform.Page(dir, runs)
	if err != nil {
		return failure(err)
	}
	return wrote(tool.WriteOutput(name, data, streams(ctx)))
}

// reportFolder derives the files of a folder and prints its summary.
func reportFolder(w io.Writer, f *conform.Folder, asJSON bool) error {
	if err := f.Derive(); err != nil {
		return failure(err)
	}
	r, err := campaign.FolderReport(f)
	if err != nil {
		return failure(err)
	}
	if n := len(f.Rest()); n > 0 {
		fmt.Fprintf(summaries(), "spvc: %d of %d cases have no result yet (spvc conform --resume=%s)\n", n, len(f.IDs), f.Dir)
	}
	if err := wrote(r.Print(w, asJSON)); err != nil {
		return err
	}
	return outcome(r.Sum, false)
}

func conformCompareCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "compare A B…",
		Short: "Say which cases have other results in other runs, and which flake",
		Long: `Compare lists the cases whose verdict or diagnosis differs between runs, and those that
flake: a run found them flaky, or runs on the same version of the same driver differ.
Expectations do not count. DB:RUN is a run in a history of spvc-farm, which must be installed beside spvc or in PATH.

Exit codes: 0 nothing differs or flakes, 1 something does.`,
		Example: "  spvc conform compare mesa-22.3 mesa-24.1\n  spvc conform compare history.db:mesa-22.3 mesa-24.1",
		Args:    atLeast(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			runs, err := readRuns(cmd.Context(), args)
			if err != nil {
				return failure(err)
			}
			c := conform.Compare(runs)
			if asJSON {
				if err := printJSON(cmd.OutOrStdout(), c); err != nil {
					return err
				}
			} else {
				campaign.PrintComparison(cmd.OutOrStdout(), c, runs)
			}
			if len(c.Changed)+len(c.Flaky) > 0 {
				return exitCode(tool.ExitFailed)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the comparison as JSON")
	return cmd
}

func conformMergeCommand() *cobra.Command {
	var out string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "merge --out=DIR A B…",
		Short: "Make one folder of the results of several runs on the same device",
		Long: `Merge collects the results of runs, such as the shards of one, in one folder. A case with
several results keeps the first. The folder can be resumed.

Exit codes are those of the merged run.`,
		Example: "  spvc conform --shard=1/2 --out=a; spvc conform --shard=2/2 --out=b; spvc conform merge --out=all a b",
		Args:    atLeast(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if out == "" {
				return fmt.Errorf("merge needs --out=DIR")
			}
			runs, err := campaign.ReadFolders(args)
			if err != nil {
				return failure(err)
			}
			f, err := conform.Merge(out, runs)
			if err != nil {
				return failure(err)
			}
			return reportFolder(cmd.OutOrStdout(), f, asJSON)
		},
	}
	cmd.Flags().StringVar(&out, "out", "", "folder for the merged results")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the summary as JSON")
	return cmd
}
