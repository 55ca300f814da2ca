package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
)

func runCommand() *cobra.Command {
	var flags compileFlags
	var r runFlags
	var list bool
	cmd := &cobra.Command{
		Use:   "run [flags] file",
		Short: "Run the host function of a module, with its kernels on a device",
		Long: `Run compiles the kernels of an MLIR module and calls a host function of it. The
host function is interpreted; its gpu.launch_func operations run on the device.
Assertions (cf.assert) are checked. The output of the function and its results go to
standard output, and the summary to standard error. --arg gives the function arguments,
and --out writes its results to files. Computations on tensors and parallel loops become
kernels; --remarks says which.

The device is a Vulkan device or, with --device=reference, the reference device, or, with
--device=jit, the processor, for which libLLVM compiles the kernels. Without
--device it is the best Vulkan device, or the reference device if the machine has no
Vulkan device. The reference device executes the kernels in this process and looks for
their errors: accesses out of bounds, data races and others that --checks lists. It
reports findings to standard error, and the exit code is 1. For the lines of the source
in the report, Run compiles as with -g.

--trace and --break report what one invocation does: each instruction, or values at lines
of the source. They are for the reference device, and select it if nothing selects a device.`,
		Example: "  spvc run examples/saxpy.mlir\n  spvc run --device=llvmpipe --time examples/matmul.mlir\n  spvc run layer.mlir --entry layer --arg x=random:1:8x64 --arg w=w.npy --out 0=y.npy\n  spvc run --device=reference --checks=races,bounds examples/saxpy.mlir\n  spvc run --trace=5,0,0 --break=saxpy.mlir:17 examples/saxpy.mlir",
		Args: func(cmd *cobra.Command, args []string) error {
			if list {
				return takes(0, 0)(cmd, args)
			}
			return takes(1, 1)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if list {
				return listDevices(cmd.OutOrStdout(), false)
			}
			ctx := cmd.Context()
			if r.timeout > 0 {
				var cancel context.CancelFunc
				ctx, cancel = context.WithTimeout(ctx, r.timeout)
				defer cancel()
			}
			r.out = cmd.OutOrStdout()
			return r.run(ctx, &flags, args[0])
		},
	}
	flags.add(cmd)
	fs := cmd.Flags()
	addInstruments(fs, &flags.instruments)
	r.addDevice(fs)
	fs.BoolVar(&list, "list-devices", false, "list the Vulkan devices and exit")
	fs.StringVarP(&r.entry, "entry", "e", "main", "host function to call")
	fs.StringArrayVar(&r.values.args, "arg", nil, "argument of the function, `NAME=VALUE` or NUMBER=VALUE; VALUE is a file .npy, .bin, .json or .png, JSON, zeros or random:SEED, with the sizes of the array if its type leaves them open, as in random:1:8x64; may be repeated")
	fs.StringArrayVar(&r.values.outs, "out", nil, "write a result of the function: `NUMBER=FILE` with .npy, .bin, .json or .png, or NUMBER=- for JSON on standard output; NAME=FILE writes a memref argument after the call; may be repeated")
	return cmd
}

// addDevice adds the flags of the device and of the checks, which run and dispatch share.
func (r *runFlags) addDevice(fs *pflag.FlagSet) {
	fs.StringVar(&r.device, "device", os.Getenv("SPVC_DEVICE"), "device: an index in the output of spvc devices, a UUID, reference, jit, a type (cpu, discrete, …), driver: with an id or a part of the driver's name, or a part of the device's name (default: the value of SPVC_DEVICE, or else the best Vulkan device, or the reference device if there is none)")
	fs.BoolVar(&r.timing, "time", false, "show the times of parsing and compilation, and for each kernel those of its pipeline, of copies to and from the device, and of the kernel by the device's clock")
	fs.BoolVar(&r.validate, "validate", os.Getenv("SPVC_VALIDATE") != "", "run under the Khronos validation layer, as with SPVC_VALIDATE set; its messages are errors")
	fs.DurationVar(&r.timeout, "timeout", 0, "time limit, such as 10s, also for loading drivers (default: none, but drivers must load in a minute)")
	r.reference.add(fs)
	fs.BoolVar(&r.check, "check", false, "run each launch also on the reference device and compare the buffers; a difference and the findings of all checks are errors")
}

// runFlags holds the flags of `spvc run` other than those for compilation.
type runFlags struct {
	device, entry    string
	values           entryFlags
	timing, validate bool
	timeout          time.Duration
	reference        referenceFlags
	check            bool // --check: compare with the reference device
	robust           bool // descriptors may end inside of their blocks
	out              io.Writer
}

// open opens the device. usage is an error of the command line, noDevice the reason why
// there is no device.
func (r *runFlags) open() (dev *compute.Device, noDevice, usage error) {
	o, usage := r.reference.options()
	if usage != nil {
		return nil, nil, usage
	}
	if o.Trace != nil && strings.TrimSpace(r.device) == "" {
		r.device = reference.Name
	}
	named := compute.IsReference(r.device)
	if named && r.validate && r.reference.fs.Changed("validate") {
		return nil, nil, errors.New("--validate is for Vulkan devices; the reference device has --checks")
	}
	if !named && strings.TrimSpace(r.device) != "" {
		if usage := r.reference.refuse(); usage != nil {
			return nil, nil, usage
		}
	}
	dev, noDevice = compute.Open(r.device, compute.Options{Reference: o, Vulkan: vulkan.Options{Validate: r.validate, Timestamps: r.timing, RobustAccess: r.robust, Guard: tool.DriverGuard(cmp.Or(r.timeout, tool.LoadLimit))}})
	switch {
	case noDevice != nil && named:
		return nil, nil, noDevice // the options of the device are wrong
	case noDevice == nil && !named && dev.Fallback() == nil:
		if usage := r.reference.refuse(); usage != nil {
			return nil, nil, errors.Join(usage, dev.Close())
		}
	}
	return dev, noDevice, nil
}

// closeDevice closes dev at the end of a command that returns *err.
func closeDevice(dev io.Closer, err *error) {
	// The validation layer reports here the objects that were not freed.
	if closed := dev.Close(); closed != nil && *err == nil {
		*err = failure(closed)
	}
}

// compileFor makes the command compile for dev what states no target. dev is nil if there is no device.
func (r *runFlags) compileFor(dev *compute.Device, flags *compileFlags) {
	if dev != nil {
		flags.opts.Default = dev.Info().Env()
		// The lines of findings come from the binaries, and so do the dimensions of memrefs.
		checked := dev.Fallback() != nil || compute.IsReference(r.device) || r.check
		flags.opts.DebugInfo, flags.opts.CheckDimensions = flags.opts.DebugInfo || checked, checked
	}
}

func (r *runFlags) run(ctx context.Context, flags *compileFlags, name string) (err error) {
	// Modules that state no target are compiled for the device. An error in the source
	// is reported before a missing device.
	dev, noDevice, usage := r.open()
	if usage != nil {
		return usage
	}
	if noDevice == nil {
		defer closeDevice(dev, &err)
	}
	r.compileFor(dev, flags)
	flags.timed = r.timing
	begin := time.Now()
	in, err := readInput(name)
	if err != nil {
		return err
	}
	if !in.IsMLIR() {
		return failure(fmt.Errorf("%s is %s, which has no host function to run; use `spvc dispatch` to run a kernel of it", in.Shown, in.Kind))
	}
	p, err := flags.compileSource(ctx, "run", in.Text, in.Shown)
	if err != nil {
		return err
	}
	compiled := time.Since(begin)
	if noDevice != nil {
		return deviceFailure(noDevice)
	}
	orderly(ctx) // the command closes the device
	if r.values.given() || takesArguments(p, dev, r.entry) {
		return r.call(ctx, p, dev, flags, compiled)
	}
	return r.launch(ctx, p, dev, flags, compiled)
}

// launch runs the host function and prints the summary.
func (r *runFlags) launch(ctx context.Context, p *spvc.Program, dev *compute.Device, flags *compileFlags, compiled time.Duration) error {
	info := dev.Info()
	var on runner.Device = dev
	var compared *crosscheck.Device
	if r.check {
		var err error
		if compared, err = r.compareWith(dev, crosscheck.Options{}); err != nil {
			return err
		}
		on = compared
	}
	announce(dev)
	noteLoops(info, p, "")
	begin := time.Now()
	report, err := p.Run(ctx, on, spvc.RunOptions{Entry: r.entry, Out: r.out})
	if interrupted(ctx) {
		return failure(errInterrupted)
	}
	if err = errors.Join(err, r.reference.trace.finish()); err != nil {
		return r.reference.runFailure(err)
	}
	for _, text := range report.Texts {
		fmt.Fprintln(r.out, text)
	}
	summarize(report, compared, time.Since(begin))
	if r.timing {
		writeTimes(os.Stderr, report, p, flags, compiled, info)
	}
	return nil
}

// announce writes on which device kernels run, and why it is the reference device if nobody chose it.
func announce(dev *compute.Device) {
	if reason := dev.Fallback(); reason != nil {
		fmt.Fprintf(summaries(), "spvc: no Vulkan device (%s); running on the reference device\n", reason)
	}
	info := dev.Info()
	fmt.Fprintf(summaries(), "device: %s (%s)\n", info.Name, info.DriverName)
}

// writeTimes writes the times of --time: those of the compilation, and of each kernel.
func writeTimes(w io.Writer, report *spvc.Report, p *spvc.Program, flags *compileFlags, compiled time.Duration, info *runner.DeviceInfo) {
	flags.writeCompileTimes(w, p, compiled)
	for i := range report.Kernels {
		k := &report.Kernels[i]
		fmt.Fprintf(w, "  %s: %s, pipeline %s, upload %s, kernels on the device %s, download %s, launches in all %s\n",
			k.Kernel, launches(k.Launches), k.Timing.Compile, k.Upload, kernelTime(info, k.Timing.GPU), k.Download, k.Timing.Wall)
	}
}

// writeCompileTimes writes the times of parsing and compilation, which took all together, and what p emulates.
func (f *compileFlags) writeCompileTimes(w io.Writer, p *spvc.Program, all time.Duration) {
	if f.parsed > 0 {
		fmt.Fprintf(w, "  parse %s, compile %s\n", f.parsed, all-f.parsed)
	} else {
		fmt.Fprintf(w, "  parse and compile %s\n", all)
	}
	writeEmulated(w, p)
}

// summarize writes what a run that succeeded has done. compared is the device of --check,
// or nil.
func summarize(report *spvc.Report, compared *crosscheck.Device, took time.Duration) {
	fmt.Fprintf(summaries(), "result: ok, %s\ncheck:  %d assertions held\ntime:   %s\n",
		launches(report.Launches), report.Checks, took.Round(time.Microsecond))
	if compared != nil {
		counts := compared.Report()
		fmt.Fprintf(summaries(), "reference: %s\n", counts.String())
	}
}

// launches returns a number of launches as text.
func launches(n int) string {
	if n == 1 {
		return "1 launch"
	}
	return strconv.Itoa(n) + " launches"
}

// kernelTime returns the time by the device's timestamps.
func kernelTime(info *runner.DeviceInfo, t time.Duration) string {
	if info.TimestampPeriod == 0 {
		return "(no timestamps)"
	}
	return t.String()
}

// deviceFailure reports that no device could be opened. The exit code distinguishes a
// missing device or driver from other failures.
func deviceFailure(err error) error {
	fmt.Fprintf(stderr(), "spvc: %s\n", err)
	if errors.Is(err, runner.ErrNoDevice) || errors.Is(err, runner.ErrUnavailable) {
		return exitCode(tool.ExitNoDevice)
	}
	return exitCode(tool.ExitFailed)
}

func vulkanRunnerCommand(setup func() tool.Setup) *cobra.Command {
	return mlirTool(setup, "vulkan-runner", "Run a module on a Vulkan device (mlir-vulkan-runner's flags)",
		"  spvc vulkan-runner addf.mlir --entry-point-result=void", tool.VulkanRunner)
}
