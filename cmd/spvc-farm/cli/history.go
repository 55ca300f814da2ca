package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/runner/history"
)

func historyCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "history",
		Short: "Keep the results of many runs, and say what changed, what flakes, and since when a case fails",
		Long: `History keeps the results of runs in an SQLite database. Runs are folders of spvc conform --out and of spvc-farm; the
server of spvc-farm adds each run that ends to history.db in its folder.

spvc conform compare takes DB:RUN in place of a folder.`,
	}
	cmd.AddCommand(historyAddCommand(), historyListCommand(), historyCompareCommand(), historyFlakesCommand(), historyCaseCommand(),
		historyBisectCommand(), historyWaiversCommand(), historyExportCommand())
	return cmd
}

// withHistory calls f with the history in an existing file.
func withHistory(cmd *cobra.Command, path string, f func(ctx context.Context, d *history.DB) error) error {
	d, err := history.OpenExisting(path)
	if err != nil {
		return failure(err)
	}
	err = f(cmd.Context(), d)
	if closed := d.Close(); err == nil && closed != nil {
		err = failure(closed)
	}
	if errors.Is(err, history.ErrNoRun) {
		return err // wrong usage
	}
	var code exitCode
	if errors.As(err, &code) {
		return err
	}
	return failure(err)
}

func historyAddCommand() *cobra.Command {
	var name string
	cmd := &cobra.Command{
		Use:   "add DB DIR…",
		Short: "Add runs to a history, which is made if there is none",
		Long: `Add adds the runs in folders to a history. A run is called as its folder, with a number behind if the name is taken. Of a
run that the history has, only new results are added.`,
		Example: "  spvc-farm history add history.db mesa-22.3 mesa-25.0\n  spvc-farm history add history.db run --name=mesa-26.2",
		Args:    cobra.MinimumNArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			if name != "" && len(args) > 2 {
				return errors.New("--name is for one run")
			}
			d, err := history.Open(args[0])
			if err != nil {
				return failure(err)
			}
			for _, dir := range args[1:] {
				run, n, err := d.Add(cmd.Context(), dir, name)
				if err != nil {
					return failure(errors.Join(err, d.Close()))
				}
				fmt.Fprintf(cmd.OutOrStdout(), "%s: %s\n", visible.String(run), count.Of(n, "new result"))
			}
			return failure(d.Close())
		},
	}
	cmd.Flags().StringVar(&name, "name", "", "name of the run (default: the name of the folder)")
	return cmd
}

func historyListCommand() *cobra.Command {
	var f format
	cmd := &cobra.Command{
		Use:     "list DB",
		Short:   "List the runs of a history",
		Example: "  spvc-farm history list history.db",
		Args:    cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withHistory(cmd, args[0], func(ctx context.Context, d *history.DB) error {
				runs, err := d.Runs(ctx)
				if err != nil {
					return err
				}
				return printTable(&f, cmd.OutOrStdout(), runs, []any{"run", "device", "start", "results", "failures"}, func(r *history.Run) []any {
					return []any{r.Name, r.Card, r.Info.Start.UTC().Format(time.DateTime), r.Results, r.Failures}
				})
			})
		},
	}
	f.register(cmd.Flags(), "the runs")
	return cmd
}

func historyCompareCommand() *cobra.Command {
	var f format
	cmd := &cobra.Command{
		Use:   "compare DB [FROM TO]",
		Short: "Say which cases have other results in another run, or with each version of a driver",
		Long: `Compare lists the cases whose verdict or diagnosis differs between two runs. Without runs it compares, for each device, the
newest runs of each version of the driver and of the version that was first run after it. Expectations do not count.

Exit codes: 0 nothing differs, 1 something does.`,
		Example: "  spvc-farm history compare history.db\n  spvc-farm history compare history.db mesa-22.3 mesa-25.0",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 && len(args) != 3 {
				return errors.New("compare takes a history, and two runs or none")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			return withHistory(cmd, args[0], func(ctx context.Context, d *history.DB) error {
				changes, err := compareRuns(ctx, d, args[1:])
				if err != nil {
					return err
				}
				err = f.print(cmd.OutOrStdout(), changes, func(w io.Writer) error { return printChanges(w, changes) })
				for _, c := range changes {
					if err == nil && len(c.Changed) > 0 {
						return exitCode(tool.ExitFailed)
					}
				}
				return err
			})
		},
	}
	f.register(cmd.Flags(), "the changes")
	return cmd
}

// compareRuns compares two runs by their names, or the versions of each device.
func compareRuns(ctx context.Context, d *history.DB, names []string) ([]*history.Changes, error) {
	pairs := [][2]*history.Run{}
	if len(names) > 0 {
		from, err := d.Run(ctx, names[0])
		if err != nil {
			return nil, err
		}
		to, err := d.Run(ctx, names[1])
		if err != nil {
			return nil, err
		}
		pairs = append(pairs, [2]*history.Run{from, to})
	} else {
		devices, err := d.Versions(ctx)
		if err != nil {
			return nil, err
		}
		for _, versions := range devices {
			for i := 1; i < len(versions); i++ {
				pairs = append(pairs, [2]*history.Run{&versions[i-1], &versions[i]})
			}
		}
	}
	out := []*history.Changes{}
	for _, p := range pairs {
		c, err := d.Compare(ctx, p[0], p[1])
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

func printChanges(w io.Writer, changes []*history.Changes) error {
	for _, c := range changes {
		fmt.Fprintf(w, "%s: %s\n%s: %s\n", visible.String(c.From.Name), visible.String(c.From.Card), visible.String(c.To.Name), visible.String(c.To.Card))
		if _, err := fmt.Fprintf(w, "%7d same\n%7d changed\n%7d with a result in one of them\n", c.Same, len(c.Changed), c.Partial); err != nil {
			return err
		}
		for _, x := range c.Changed {
			text := ""
			if x.Diagnosis != "" {
				text = ": " + visible.String(x.Diagnosis)
			}
			if _, err := fmt.Fprintf(w, "%s: %s, then %s%s\n", x.ID, x.From, x.To, text); err != nil {
				return err
			}
		}
	}
	return nil
}

func historyFlakesCommand() *cobra.Command {
	var f format
	var run string
	cmd := &cobra.Command{
		Use:   "flakes DB",
		Short: "List the cases with different results on the same version of a driver",
		Long: `Flakes lists the cases that a run found to be flaky, or whose verdicts differ between runs on the same version of the same
driver.

Exit codes: 0 no case flakes, 1 some do.`,
		Example: "  spvc-farm history flakes history.db\n  spvc-farm history flakes history.db --run=mesa-25.0",
		Args:    cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withHistory(cmd, args[0], func(ctx context.Context, d *history.DB) error {
				card := ""
				if run != "" {
					r, err := d.Run(ctx, run)
					if err != nil {
						return err
					}
					card = r.Card
				}
				flakes, err := d.Flakes(ctx, card)
				if err != nil {
					return err
				}
				err = printTable(&f, cmd.OutOrStdout(), flakes, []any{"case", "device", "results"}, func(x *history.Flake) []any {
					return []any{x.ID, x.Card, x.Kinds}
				})
				if err == nil && len(flakes) > 0 {
					return exitCode(tool.ExitFailed)
				}
				return err
			})
		},
	}
	cmd.Flags().StringVar(&run, "run", "", "only the version of the driver that this run had")
	f.register(cmd.Flags(), "the cases")
	return cmd
}

func historyCaseCommand() *cobra.Command {
	var f format
	cmd := &cobra.Command{
		Use:     "case DB CASE",
		Short:   "List the results of a case in all runs",
		Example: "  spvc-farm history case history.db 'v1/Uniform/std140/read/{f;v3f}'",
		Args:    cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withHistory(cmd, args[0], func(ctx context.Context, d *history.DB) error {
				results, err := d.Case(ctx, args[1])
				switch {
				case err != nil:
					return err
				case len(results) == 0:
					return fmt.Errorf("the history %s has no result of the case %s", args[0], args[1])
				}
				return printTable(&f, cmd.OutOrStdout(), results, []any{"run", "device", "result", "seconds", "diagnosis"}, func(r *history.Result) []any {
					return []any{r.Run, r.Card, r.Kind, fmt.Sprintf("%.3f", r.Seconds), r.Diagnosis}
				})
			})
		},
	}
	f.register(cmd.Flags(), "the results")
	return cmd
}

func historyExportCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "export DB RUN DIR",
		Short:   "Write a run as a folder of spvc conform",
		Example: "  spvc-farm history export history.db mesa-25.0 mesa-25.0",
		Args:    cobra.ExactArgs(3),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withHistory(cmd, args[0], func(ctx context.Context, d *history.DB) error {
				r, err := d.Run(ctx, args[1])
				if err != nil {
					return err
				}
				return d.Export(ctx, r, args[2])
			})
		},
	}
}

func historyWaiversCommand() *cobra.Command {
	var format, url string
	formats := []string{"fails", "flakes", "cts"}
	cmd := &cobra.Command{
		Use:   "waivers DB RUN",
		Short: "Print the failures of a run as lists of failures to accept",
		Long: `Waivers prints the cases of a run that fail each time, as the history of the same version of the driver says: as
deqp-runner's lists of failures (fails), which are values of --baseline, or as the waiver file of the CTS (cts); or the cases
that flake, as deqp-runner's lists of flakes and skips (flakes).`,
		Example: "  spvc-farm history waivers history.db mesa-25.0 > mesa-fails.txt\n  spvc-farm history waivers history.db mesa-25.0 --format=cts --url=https://example.com/1 > waivers.xml",
		Args:    cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			write, ok := map[string]func(*history.Waivers) error{
				"fails":  func(w *history.Waivers) error { return w.WriteFails(cmd.OutOrStdout()) },
				"flakes": func(w *history.Waivers) error { return w.WriteFlakes(cmd.OutOrStdout()) },
				"cts":    func(w *history.Waivers) error { return w.WriteCTS(cmd.OutOrStdout(), url) },
			}[format]
			if !ok {
				return fmt.Errorf("unknown --format=%s; use %s", format, strings.Join(formats, ", "))
			}
			return withHistory(cmd, args[0], func(ctx context.Context, d *history.DB) error {
				r, err := d.Run(ctx, args[1])
				if err != nil {
					return err
				}
				w, err := d.Waivers(ctx, r)
				if err != nil {
					return err
				}
				return write(w)
			})
		},
	}
	cmd.Flags().StringVar(&format, "format", "fails", strings.Join(formats, ", "))
	cmd.Flags().StringVar(&url, "url", "", "where the waivers of --format=cts were granted")
	return cmd
}
