package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/vulkan"
)

func runCommand() *cobra.Command {
	var flags compileFlags
	var device, entry string
	var timing, list bool
	var timeout time.Duration
	cmd := &cobra.Command{
		Use:   "run [flags] file",
		Short: "Compile a module and run its host function, kernels on a Vulkan device",
		Long: `Run compiles the kernels of an MLIR module and calls a host function of it. The
host function is interpreted; its gpu.launch_func operations run on the device.
Assertions (cf.assert) are checked. What the function prints goes to standard
output, the summary to standard error.`,
		Example: "  spvc run examples/saxpy.mlir\n  spvc run --device=llvmpipe --time examples/matmul.mlir",
		Args: func(cmd *cobra.Command, args []string) error {
			if list {
				return cobra.NoArgs(cmd, args)
			}
			return cobra.ExactArgs(1)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if list {
				return listDevices(false)
			}
			ctx := cmd.Context()
			if timeout > 0 {
				var cancel context.CancelFunc
				ctx, cancel = context.WithTimeout(ctx, timeout)
				defer cancel()
			}
			return runFile(ctx, &flags, args[0], device, entry, timing)
		},
	}
	flags.add(cmd)
	fs := cmd.Flags()
	fs.StringVar(&device, "device", "", "device: an index of `spvc devices`, or a part of its name, driver or UUID (default: the best)")
	fs.BoolVar(&list, "list-devices", false, "list the Vulkan devices and exit")
	fs.StringVarP(&entry, "entry", "e", "main", "host function to call")
	fs.BoolVar(&timing, "time", false, "show the times of compilation, pipelines and kernels")
	fs.DurationVar(&timeout, "timeout", 0, "give up after this time, such as 10s (default: never)")
	return cmd
}

func runFile(ctx context.Context, flags *compileFlags, name, selector, entry string, timing bool) error {
	begin := time.Now()
	p, err := flags.compile("run", name)
	if err != nil {
		return err
	}
	compiled := time.Since(begin)
	dev, err := vulkan.OpenDevice(selector, vulkan.Options{})
	if err != nil {
		return deviceFailure(err)
	}
	defer dev.Close()
	info := dev.Info()
	fmt.Fprintf(os.Stderr, "device: %s (%s)\n", info.Name, info.DriverName)
	begin = time.Now()
	report, err := p.Run(ctx, dev, spvc.RunOptions{Entry: entry})
	if err != nil {
		return failure(err)
	}
	fmt.Fprintf(os.Stderr, "result: ok, %d launches\ncheck:  %d assertions held\ntime:   %s\n",
		report.Launches, report.Checks, time.Since(begin).Round(time.Microsecond))
	if timing {
		t := report.Timing
		fmt.Fprintf(os.Stderr, "  compile %s, pipelines %s, kernels on the device %s, launches in all %s\n", compiled, t.Compile, t.GPU, t.Wall)
	}
	return nil
}

// deviceFailure reports that no device could be opened; the exit code tells a
// missing device or driver from other failures.
func deviceFailure(err error) error {
	fmt.Fprintf(os.Stderr, "spvc: %s\n", err)
	if errors.Is(err, runner.ErrNoDevice) || errors.Is(err, runner.ErrUnavailable) {
		return exitCode(tool.ExitNoDevice)
	}
	return exitCode(tool.ExitFailed)
}

func vulkanRunnerCommand() *cobra.Command {
	return mlirTool("vulkan-runner", "Run a module as mlir-vulkan-runner does (its flags)",
		"  spvc vulkan-runner addf.mlir --entry-point-result=void", tool.VulkanRunner)
}
