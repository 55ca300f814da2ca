package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/farm"
)

// watchPause is the time between two states that --watch prints.
const watchPause = 2 * time.Second

func statusCommand() *cobra.Command {
	var f serverFlags
	var asJSON, watch bool
	cmd := &cobra.Command{
		Use:   "status [RUN]",
		Short: "Say how far runs are, and what boards do",
		Long: `Status prints the state of one run, or of those that have not ended and the newest 20 that have, and that of the boards. With
--watch it prints again until all these runs have ended.`,
		Example: "  spvc-farm status --server=nats://farm:4222\n  spvc-farm status 20261130-101500-abcd --watch",
		Args:    cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := f.client()
			if err != nil {
				return err
			}
			defer c.Close()
			for {
				s, err := c.Status(cmd.Context(), strings.Join(args, ""))
				if err != nil {
					return failure(err)
				}
				if len(args) > 0 && len(s.Runs) == 0 {
					return fmt.Errorf("the server has no run %q", args[0])
				}
				if err := printStatus(cmd.OutOrStdout(), s, asJSON); err != nil {
					return failure(err)
				}
				if !watch || ended(s.Runs) {
					return nil
				}
				select {
				case <-cmd.Context().Done():
					return failure(cmd.Context().Err())
				case <-time.After(watchPause):
				}
			}
		},
	}
	f.register(cmd.Flags())
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the state as JSON, one object for each time")
	cmd.Flags().BoolVar(&watch, "watch", false, "print again every two seconds until the runs have ended")
	return cmd
}

func ended(runs []farm.RunStatus) bool {
	for i := range runs {
		if s := runs[i].State; s != farm.Complete && s != farm.Canceled {
			return false
		}
	}
	return true
}

func printStatus(w io.Writer, s *farm.Snapshot, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(w).Encode(s)
	}
	runs := fitted.NewTable(w, "run", "state", "device", "done", "of", "unexpected", "cases/s", "left")
	for i := range s.Runs {
		r := &s.Runs[i]
		for k := range r.Progress {
			l := &r.Progress[k]
			runs.AppendRow([]any{r.ID, string(r.State), visible.String(l.Selector), l.Done, r.Cases, l.Unexpected, fmt.Sprintf("%.1f", l.Rate), left(l)})
		}
	}
	runs.Render()
	if s.Older > 0 {
		fmt.Fprintf(w, "%s ended earlier; status RUN shows one\n", count.Of(s.Older, "further run"))
	}
	boards := fitted.NewTable(w, "board", "device", "run", "cases/s", "held", "ran", "seen", "problem")
	for i := range s.Boards {
		b := &s.Boards[i]
		boards.AppendRow([]any{b.Name, visible.String(b.Device), b.Run, fmt.Sprintf("%.1f", b.Rate), b.Held, b.Done, fmt.Sprintf("%.0fs", b.Age), visible.String(b.Problem)})
	}
	boards.Render()
	for i := range s.Runs {
		for k := range s.Runs[i].Progress {
			l := &s.Runs[i].Progress[k]
			for _, x := range l.Refused {
				fmt.Fprintf(w, "%s: the board %s is refused for %s: %s\n", s.Runs[i].ID, x.Board, visible.String(l.Selector), visible.String(x.Why))
			}
		}
	}
	if s.Problem != "" {
		fmt.Fprintf(w, "problem: %s\n", visible.String(s.Problem))
	}
	return nil
}

// left returns the remaining time of a lane in words.
func left(l *farm.LaneStatus) string {
	if l.Remaining == 0 {
		return ""
	}
	return (time.Duration(l.Remaining) * time.Second).String()
}

func cancelCommand() *cobra.Command {
	return runCommand(&cobra.Command{
		Use:     "cancel RUN",
		Short:   "End a run; its results so far stay",
		Example: "  spvc-farm cancel 20261130-101500-abcd",
	}, (*farm.Client).Cancel)
}

func removeCommand() *cobra.Command {
	return runCommand(&cobra.Command{
		Use:   "remove RUN",
		Short: "Remove a run that has ended, with its results on the server",
		Long: `Remove deletes the folder of a run that is complete or canceled. The history of the server keeps its results. No other run can
have the name later, because boards that were off may still send results of the run.`,
		Example: "  spvc-farm remove 20261130-101500-abcd",
	}, (*farm.Client).Remove)
}

// runCommand completes a command that asks the server to do something with a run.
func runCommand(cmd *cobra.Command, do func(c *farm.Client, ctx context.Context, run string) error) *cobra.Command {
	var f serverFlags
	cmd.Args = cobra.ExactArgs(1)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		c, err := f.client()
		if err != nil {
			return err
		}
		defer c.Close()
		return failure(do(c, cmd.Context(), args[0]))
	}
	f.register(cmd.Flags())
	return cmd
}

func reportCommand() *cobra.Command {
	var f serverFlags
	var asJSON bool
	var out string
	cmd := &cobra.Command{
		Use:   "report RUN",
		Short: "Copy the results of a run here and print their summary",
		Long: `Report copies the results of a run so far to a folder for each device, derives the files of spvc conform --out there, and
prints the summaries.

Exit codes: 0 nothing unexpected happened, 1 a case failed against expectations (or passed where a failure is expected), or
none was executed.`,
		Example: "  spvc-farm report 20261130-101500-abcd --out=results",
		Args:    cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			dir := out
			if dir == "" {
				var err error
				if dir, err = os.MkdirTemp("", "spvc-farm-"); err != nil {
					return failure(err)
				}
				defer os.RemoveAll(dir)
			}
			c, err := f.client()
			if err != nil {
				return err
			}
			defer c.Close()
			bad := false
			err = c.Report(cmd.Context(), args[0], dir, func(_ *farm.LaneStatus, dir string) error {
				unexpected, err := reportFolder(cmd.OutOrStdout(), dir, asJSON, out != "")
				bad = bad || unexpected
				return err
			})
			if err != nil {
				return failure(err)
			}
			if bad {
				return exitCode(tool.ExitFailed)
			}
			return nil
		},
	}
	f.register(cmd.Flags())
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the summaries as JSON")
	cmd.Flags().StringVar(&out, "out", "", "folder for the results (default: they are not kept)")
	return cmd
}

// reportFolder derives the files of a folder, if they are kept, and prints its summary. It reports whether the results are
// not as expected.
func reportFolder(w io.Writer, dir string, asJSON, derive bool) (unexpected bool, err error) {
	folder, err := conform.ReadFolder(dir)
	if err != nil {
		return false, err
	}
	if derive {
		if err := folder.Derive(); err != nil {
			return false, err
		}
	}
	r, err := campaign.FolderReport(folder)
	if err != nil {
		return false, err
	}
	if n := len(folder.IDs) - len(folder.Records); n > 0 {
		fmt.Fprintf(os.Stderr, "spvc-farm: %d of %d cases have no result yet\n", n, len(folder.IDs))
	}
	return r.Sum.Unexpected() || r.Sum.Executed == 0, r.Print(w, asJSON)
}
