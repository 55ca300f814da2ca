package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/history"
)

// bisectFlags are the flags of `spvc-farm history bisect`.
type bisectFlags struct {
	ids, lists                []string
	versions, install, device string
	timeout                   time.Duration
	format                    format
}

func historyBisectCommand() *cobra.Command {
	var f bisectFlags
	cmd := &cobra.Command{
		Use:   "bisect --versions=FILE --install=COMMAND --case=CASE",
		Short: "Find the version of a driver with which the results of cases changed",
		Long: `Bisect runs cases with versions of a driver until it knows the neighbors between which their verdicts changed. The file of
--versions has a version on each line, in their order; the first and the last must have different verdicts. The command of
--install runs in a shell with a version as its last argument and makes that version the driver; each line NAME=VALUE that it
prints becomes an environment variable of the cases, such as VK_DRIVER_FILES. A version for which it fails is left out.

Exit codes: 0 each case has a version, 1 some case has the same verdict at both ends, or a command failed.`,
		Example: "  spvc-farm history bisect --versions=mesa.txt --install=./install-mesa.sh --device=llvmpipe --case='v1/Uniform/std140/read/{f;v3f}'\n" +
			"  spvc-farm history bisect --versions=mesa.txt --install='./build.sh --prefix=/opt/mesa' --caselist=failures.csv",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return f.run(cmd) },
	}
	fs := cmd.Flags()
	fs.StringSliceVar(&f.ids, "case", nil, "identifier of a case, or several")
	fs.StringArrayVar(&f.lists, "caselist", nil, "`file` with an identifier on each line, alone or before a comma")
	fs.StringVar(&f.versions, "versions", "", "`file` with a version on each line, the oldest first")
	fs.StringVar(&f.install, "install", "", "`command` that installs the version which is its last argument")
	fs.StringVar(&f.device, "device", "", "device, as for spvc run")
	fs.DurationVar(&f.timeout, "timeout", 20*time.Second, "time limit of a case")
	f.format.register(fs, "the result")
	return cmd
}

func (f *bisectFlags) run(cmd *cobra.Command) error {
	if f.versions == "" || f.install == "" {
		return errors.New("bisect needs --versions=FILE and --install=COMMAND")
	}
	lines, err := conform.ReadEntries(f.versions)
	if err != nil {
		return err
	}
	var versions []string
	for _, l := range lines {
		versions = append(versions, l.Text)
	}
	cases, _, err := campaign.NamedCases(f.ids, f.lists)
	if err != nil {
		return err
	}
	if len(cases) == 0 || len(versions) < 2 {
		return errors.New("bisect needs --case or --caselist, and two versions in the file of --versions")
	}
	ids := make([]string, len(cases))
	for i := range cases {
		ids[i] = cases[i].ID()
	}
	b, err := history.Bisect(cmd.Context(), versions, ids, func(ctx context.Context, version string, ids []string) ([]conform.Record, error) {
		fmt.Fprintf(cmd.ErrOrStderr(), "spvc-farm: version %s\n", visible.String(version))
		return f.test(ctx, cmd.ErrOrStderr(), version, ids)
	})
	if err != nil {
		return failure(err)
	}
	err = f.format.print(cmd.OutOrStdout(), b, func(w io.Writer) error { printBisection(w, b); return nil })
	for i := range b.Cases {
		if err == nil && b.Cases[i].After == "" {
			err = fmt.Errorf("the case %s has the verdict %q with the first and with the last version", b.Cases[i].ID, b.Cases[i].Was.Kind)
		}
	}
	return failure(err)
}

func printBisection(w io.Writer, b *history.Bisection) {
	for i := range b.Cases {
		c := &b.Cases[i]
		if c.After == "" {
			continue
		}
		fmt.Fprintf(w, "%s\n  %s: %s\n  %s: %s\n", c.ID, visible.String(c.Before), visible.String(verdict(&c.Was)), visible.String(c.After), visible.String(verdict(&c.Is)))
		if c.Between > 0 {
			fmt.Fprintf(w, "  %s between them cannot be tested\n", count.Of(c.Between, "version"))
		}
	}
}

// verdict returns the verdict of a record with its diagnosis.
func verdict(r *conform.Record) string {
	if r.Diagnosis == "" {
		return r.Kind.String()
	}
	return r.Kind.String() + ": " + r.Diagnosis
}

// test installs a version and runs cases with it.
func (f *bisectFlags) test(ctx context.Context, errs io.Writer, version string, ids []string) ([]conform.Record, error) {
	install := exec.CommandContext(ctx, "sh", "-c", f.install+` "$@"`, "sh", version)
	install.Stderr = errs
	out, err := install.Output()
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", history.ErrSkip, f.install, err)
	}
	var env []string
	for line := range strings.Lines(string(out)) {
		if line = strings.TrimSpace(line); strings.Contains(line, "=") {
			env = append(env, line)
		}
	}
	cases, err := conform.ParseCases(ids)
	if err != nil {
		return nil, err
	}
	pool, err := campaign.NewPool(f.device, 1, f.timeout)
	if err != nil {
		return nil, err
	}
	command := pool.Command
	pool.Command = func() *exec.Cmd {
		cmd := command()
		cmd.Env = append(os.Environ(), env...)
		return cmd
	}
	records := make([]conform.Record, len(cases))
	err = pool.Run(ctx, cases, func(i int, r *conform.Result) {
		if d := pool.Device(); d != nil {
			r.Recognize(d, &cases[i])
		}
		records[i] = conform.NewRecord(ids[i], r, nil)
	})
	if errors.Is(err, conform.ErrWorker) {
		return nil, fmt.Errorf("%w: %w", history.ErrSkip, err)
	}
	return records, err
}
