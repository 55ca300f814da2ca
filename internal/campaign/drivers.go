package campaign

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner/vulkan"
)

const (
	// minProbe and maxProbe bound the time in which one driver must load when the failed one is looked for.
	minProbe, maxProbe = 2 * time.Second, 10 * time.Second
	// failedByTimeout is the reason that vulkan.Guard gives for drivers that do not come back.
	failedByTimeout = "timeout"
	// loads is what a probe says of a driver that loads.
	loads = "loads"
)

// DriverFailure is what a command needs to find the driver that failed: its name, where it reports, and the errors with which it
// ends if it cannot find itself and after the report.
type DriverFailure struct {
	Program string
	Stderr  func() io.Writer
	Failed  func(error) error
	Ended   error
}

// Command returns the hidden subcommand that a process becomes by [tool.DriverGuard].
func (f DriverFailure) Command() *cobra.Command {
	var probe, tell bool
	var limit time.Duration
	cmd := &cobra.Command{
		Use:    tool.DriverFailure + " REASON",
		Short:  "Find the Vulkan driver that failed for a reason",
		Hidden: true,
		Args:   cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case probe:
				return f.Failed(probeDriver(args[0]))
			case tell:
				fmt.Println(args[0])
				return nil
			}
			f.report(args[0], failedDrivers(cmd.Context(), limit))
			return f.Ended
		},
	}
	cmd.Flags().BoolVar(&probe, "probe", false, "load the drivers, and print REASON if they load")
	cmd.Flags().BoolVar(&tell, "tell", false, "print REASON")
	cmd.Flags().DurationVar(&limit, "limit", tool.LoadLimit, "time in which the drivers should have loaded")
	return cmd
}

// probeDriver loads the drivers and prints what comes of it. A process whose driver fails prints the reason.
func probeDriver(success string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	guard := vulkan.Guard{Command: []string{self, tool.DriverFailure, "--tell"}}
	if in, err := vulkan.Open(vulkan.Options{Guard: guard}); err == nil {
		defer in.Close()
	}
	fmt.Println(success) // An error ends no process, and another command reports it.
	return nil
}

// failedDriver is a driver that fails while it is loaded alone.
type failedDriver struct{ manifest, reason string }

// failedDrivers loads each driver alone, in processes of their own.
func failedDrivers(ctx context.Context, limit time.Duration) []failedDriver {
	ctx, cancel := context.WithTimeout(ctx, min(max(limit, minProbe), maxProbe))
	defer cancel()
	manifests := vulkan.Manifests()
	reasons := make([]string, len(manifests))
	parallel.Work{Workers: len(manifests), Do: func(_, i, _ int) bool {
		reasons[i] = probeReason(ctx, manifests[i].Path)
		return true
	}}.Each(len(manifests))
	var out []failedDriver
	for i, r := range reasons {
		if r != loads {
			out = append(out, failedDriver{manifests[i].Path, r})
		}
	}
	return out
}

// probeReason loads the driver of a manifest in another process. It returns the reason of a failure, or loads.
func probeReason(ctx context.Context, manifest string) string {
	self, err := os.Executable()
	if err != nil {
		return loads
	}
	probe := exec.CommandContext(ctx, self, tool.DriverFailure, "--probe", loads)
	probe.Env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "VK_ADD_DRIVER_FILES=") })
	probe.Env = append(probe.Env, "VK_DRIVER_FILES="+manifest, "VK_ICD_FILENAMES="+manifest)
	var out bytes.Buffer
	probe.Stdout = &out
	probe.WaitDelay = time.Second
	err = probe.Run()
	lines := strings.Fields(out.String())
	switch {
	case ctx.Err() != nil:
		return failedByTimeout
	case len(lines) > 0:
		return lines[len(lines)-1]
	case err != nil:
		return err.Error()
	}
	return "exit"
}

// report says which drivers failed, and what helps.
func (f DriverFailure) report(reason string, failed []failedDriver) {
	errs := f.Stderr()
	if reason != failedByTimeout {
		// A driver that was too slow alone may work: the machine may be busy.
		failed = slices.DeleteFunc(failed, func(d failedDriver) bool { return d.reason == failedByTimeout })
	}
	for _, d := range failed {
		fmt.Fprintf(errs, "%s: the Vulkan driver of %s %s\n", f.Program, d.manifest, failureText(d.reason))
	}
	if len(failed) == 0 {
		fmt.Fprintf(errs, "%s: a Vulkan driver or layer %s; each driver alone loads\n", f.Program, failureText(reason))
		return
	}
	fmt.Fprintln(errs, f.Program+": set VK_DRIVER_FILES to the manifests of other drivers, or use --device=reference")
}

// failureText says what a driver does that fails for a reason.
func failureText(reason string) string {
	switch reason {
	case failedByTimeout:
		return "does not come back while it is loaded"
	case "exit":
		return "ends the process while it is loaded"
	}
	return "crashes while it is loaded (" + reason + ")"
}
