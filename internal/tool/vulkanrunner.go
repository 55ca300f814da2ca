package tool

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
)

// runnerRun is one run of VulkanRunner.
type runnerRun struct {
	mlir       ir.Version
	flags      *flagSet
	version    bool
	help       bool
	entry      string
	resultType string
	device     string
	validate   bool
	webGPU     bool
}

// VulkanRunner runs mlir-vulkan-runner: it compiles the kernels of a module and
// calls a host function, which launches them. The runner libraries that MLIR loads
// are built in, so --shared-libs is accepted and its value ignored.
func VulkanRunner(ctx context.Context, setup Setup, args []string, std Streams) int {
	r := &runnerRun{mlir: setup.Version, flags: newFlagSet(setup.program("vulkan-runner")), entry: "main", resultType: "f32",
		device: os.Getenv("SPVC_DEVICE"), validate: os.Getenv("SPVC_VALIDATE") != ""}
	r.define()
	r.flags.color(&std)
	if err := r.flags.parse(args); err != nil {
		fmt.Fprintf(std.Err, "%s: %s\n", r.flags.tool, err)
		return ExitFailed
	}
	if r.version {
		return r.flags.answer(std, r.flags.versionText())
	}
	if r.help {
		var b strings.Builder
		b.WriteString("OVERVIEW: compile kernels, run a host function and its launches on a Vulkan device\n\nUSAGE: " +
			r.flags.tool + " [options] <input file>\n\nOPTIONS:\n")
		r.flags.usage(&b)
		b.WriteString("\nExample: " + r.flags.tool + " addf.mlir --entry-point-result=void\nExit codes: 0 ok, 1 failed, 3 no device or driver, 70 internal error.\n")
		return r.flags.answer(std, b.String())
	}
	std = std.showing(r.flags.tool)
	return r.run(ctx, std)
}

func (r *runnerRun) define() {
	s := r.flags
	s.help(&r.help, "Display available options")
	s.version(&r.version)
	s.mlirVersion(&r.mlir)
	s.text("e", "function name", &r.entry, "The function to be called")
	s.text("entry-point", "function name", &r.entry, "The function to be called")
	s.text("entry-point-result", "type", &r.resultType, "Textual description of the function type to be called: void, i32, i64 or f32")
	s.ignored("shared-libs", requiredValue, "Libraries to link dynamically; has no effect, because the runtime functions are built in")
	s.text("device", "selector", &r.device, "Device: an index, a part of its name, driver or UUID, or reference")
	s.boolean("vulkan-webgpu-prepare", &r.webGPU, "Run MLIR transforms used when targetting WebGPU")
	s.boolean("validate", &r.validate, "Run under the Khronos validation layer; its messages are errors")
	for _, name := range []string{"O0", "O1", "O2", "O3", "dlopen", "vulkan-runtime-wrappers", "print-module", "no-implicit-module", "mlir-disable-threading"} {
		s.ignored(name, noValue, "accepted for compatibility")
	}
}

func (r *runnerRun) run(ctx context.Context, std Streams) int {
	fail := func(err error) int {
		fmt.Fprintf(std.Err, "%s: %s\n", r.flags.tool, err)
		return ExitFailed
	}
	switch r.resultType {
	case "void", "i32", "i64", "f32":
	default:
		return fail(errors.New("unsupported function type '" + r.resultType + "'"))
	}
	name := "-"
	switch len(r.flags.args) {
	case 0:
	case 1:
		name = r.flags.args[0]
	default:
		return fail(errors.New("only one input file can be run"))
	}
	text, err := readInput(name, std)
	if err != nil {
		return fail(errors.New("could not open input file '" + name + "': " + reason(err)))
	}
	program, err := spvc.Compile(ctx, text, spvc.Options{Name: name, MLIRVersion: r.mlir, WebGPU: r.webGPU, DebugInfo: compute.IsReference(r.device), CheckDimensions: compute.IsReference(r.device)})
	var crash *pass.Crash
	if errors.As(err, &crash) {
		fmt.Fprintf(std.Err, "%s: %s\n", r.flags.tool, crash.Report(r.flags.tool+" "+name))
		return ExitInternal
	}
	if err != nil {
		fmt.Fprintln(std.Err, err)
		return ExitFailed
	}
	device, err := r.open()
	if err != nil {
		fail(err)
		if errors.Is(err, runner.ErrNoDevice) || errors.Is(err, runner.ErrUnavailable) {
			return ExitNoDevice
		}
		return ExitFailed
	}
	report, err := program.Run(ctx, device, spvc.RunOptions{Entry: r.entry, Out: std.Out, Launched: func(t runner.Timing) {
		printTiming(std.Out, t)
	}})
	if closed := device.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return fail(err)
	}
	return r.printResult(report, std)
}

// open opens the device. Like mlir-vulkan-runner it runs on Vulkan only, unless the selector
// names the reference device or the device "jit".
func (r *runnerRun) open() (runner.Device, error) {
	if compute.IsSoftware(r.device) {
		return compute.Open(r.device, compute.Options{Reference: reference.Options{Checks: reference.CheckAll}})
	}
	return vulkan.OpenDevice(r.device, vulkan.Options{Validate: r.validate, Timestamps: true, Guard: DriverGuard(LoadLimit)})
}

// printTiming writes the duration of a launch in the format of MLIR's Vulkan runtime.
func printTiming(w io.Writer, t runner.Timing) {
	us := func(d time.Duration) string {
		return strconv.FormatFloat(float64(d)/float64(time.Microsecond), 'g', 3, 64) + "us\n"
	}
	text := ""
	if t.GPU > 0 {
		text = "Compute shader execution time: " + us(t.GPU)
	}
	io.WriteString(w, text+"Command buffer submit time: "+us(t.Submit)+"Wait idle time: "+us(t.Wall-t.Submit))
}

// printResult writes the function's result as the type that the flags name.
func (r *runnerRun) printResult(report *spvc.Report, std Streams) int {
	if r.resultType == "void" {
		return ExitOK
	}
	if len(report.Results) != 1 {
		fmt.Fprintf(std.Err, "%s: the function returns %s, not one %s\n", r.flags.tool, count.Of(len(report.Results), "result"), r.resultType)
		return ExitFailed
	}
	v := report.Results[0]
	switch r.resultType {
	case "f32":
		fmt.Fprintf(std.Out, "%e\n", math.Float64frombits(v))
	case "i32":
		fmt.Fprintf(std.Out, "%d\n", int32(v))
	default:
		fmt.Fprintf(std.Out, "%d\n", int64(v))
	}
	return ExitOK
}
