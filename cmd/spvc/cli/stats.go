package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/stats"
)

// statsReport is what stats prints about a file.
type statsReport struct {
	Modules []moduleStats `json:"modules"`
	// Device is what a driver says of the kernels, with --device.
	Device *deviceStats `json:"device,omitempty"`
	// Executed is what all invocations of all launches execute, with --run.
	Executed *executedStats `json:"executed,omitempty"`
}

type moduleStats struct {
	Name      string           `json:"name,omitempty"`
	Functions []stats.Function `json:"functions"`
}

type executedStats struct {
	Launches     int   `json:"launches"`
	Instructions int64 `json:"instructions"`
}

// statsFlags holds the flags of `spvc stats`.
type statsFlags struct {
	compileFlags
	asJSON, execute bool
	entry, device   string
}

func statsCommand() *cobra.Command {
	var flags statsFlags
	cmd := &cobra.Command{
		Use:   "stats [flags] [file]",
		Short: "Count the instructions and accesses to memory of a SPIR-V module",
		Long: `Stats counts the instructions of each function of a SPIR-V module, by the chapters of
the specification, its blocks and loops, and its loads, stores and atomic operations by
storage class and width. With --run, Stats also calls a host function of MLIR, whose
kernels run on the reference device, and counts the instructions that all invocations
execute. With --device, it adds what the driver of a device makes of the kernels, such as
registers and occupancy, if the driver has VK_KHR_pipeline_executable_properties.

` + inputHelp + `
Stats compiles MLIR. Without a file, or for "-", it reads standard input.`,
		Example: "  spvc stats kernel.spv\n  spvc stats -O0 --run --json examples/matmul.mlir\n  spvc stats --device=discrete kernel.mlir",
		Args:    takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			report, err := flags.stats(cmd.Context(), fileArg(args))
			if err != nil {
				return err
			}
			var out bytes.Buffer
			if flags.asJSON {
				enc := json.NewEncoder(&out)
				enc.SetIndent("", "  ")
				if err := enc.Encode(report); err != nil {
					return failure(err)
				}
			} else {
				report.print(&out)
			}
			return writeResult(streams(cmd.Context()), "-", out.Bytes(), false)
		},
	}
	flags.add(cmd)
	fs := cmd.Flags()
	fs.BoolVar(&flags.asJSON, "json", false, "print as JSON")
	fs.BoolVar(&flags.execute, "run", false, "run the host function on the reference device and count what the kernels execute")
	fs.StringVarP(&flags.entry, "entry", "e", "main", "host function that --run calls")
	fs.StringVar(&flags.device, "device", "", "device whose driver states what it makes of the kernels, as for run")
	return cmd
}

// stats counts the instructions of a file.
func (f *statsFlags) stats(ctx context.Context, name string) (report *statsReport, err error) {
	in, err := readInput(name)
	if err != nil {
		return nil, err
	}
	if f.execute && !in.IsMLIR() {
		return nil, fmt.Errorf("--run is for MLIR, which has host functions, and %s is %s", in.Shown, in.Kind)
	}
	device, err := reference.Open(reference.Options{})
	if err != nil {
		return nil, failure(err)
	}
	defer device.Close()
	if f.execute {
		f.opts.Default = device.Info().Env()
	}
	inspected, err := f.openInspected(device)
	if err != nil {
		return nil, err
	}
	if inspected != nil {
		defer closeDevice(inspected, &err)
		f.opts.Default = inspected.Info().Env()
	}
	p, binaries, err := f.binaries(ctx, in)
	if err != nil {
		return nil, err
	}
	if report, err = statsOf(in.Shown, binaries, inspected); err != nil {
		return nil, err
	}
	if f.execute {
		run, err := p.Run(ctx, device, spvc.RunOptions{Out: io.Discard, Entry: f.entry})
		if err != nil {
			return nil, failure(err)
		}
		report.Executed = &executedStats{run.Launches, device.Steps()}
	}
	return report, nil
}

// binaries returns the binaries of an input, and the program that they belong to if the input is MLIR. Those of other
// inputs are counted as they are, also where they are not valid, unless the user wants them optimized.
func (f *statsFlags) binaries(ctx context.Context, in *source.Input) (*spvc.Program, []*spvc.Binary, error) {
	if in.IsMLIR() || f.optimizes() {
		p, err := f.programOf(ctx, "stats", in, source.Options{})
		if err != nil {
			return nil, nil, err
		}
		if len(p.Binaries) == 0 {
			return nil, nil, noKernels(in.Shown)
		}
		return p, p.Binaries, nil
	}
	if err := f.refuseForBinary(in); err != nil {
		return nil, nil, err
	}
	made, err := binariesOf(ctx, in, source.Options{Debug: f.opts.DebugInfo})
	var out []*spvc.Binary
	for _, m := range made {
		out = append(out, &spvc.Binary{Name: m.name, Words: m.words})
	}
	return nil, out, err
}

// optimizes reports whether the flags ask for passes of SPIRV-Tools.
func (f *compileFlags) optimizes() bool {
	return f.flags.Changed("optimize") || f.flags.Changed("spirv-opt")
}

// statsOf returns a report on the binaries of the file called shown, and on what the driver of device
// makes of them, unless device is nil.
func statsOf(shown string, binaries []*spvc.Binary, device runner.Device) (*statsReport, error) {
	report := &statsReport{}
	for _, b := range binaries {
		functions, err := stats.Of(b.Words)
		if err != nil {
			return nil, failure(fmt.Errorf("%s: %w", shown, err))
		}
		report.Modules = append(report.Modules, moduleStats{b.Name, functions})
	}
	if device == nil {
		return report, nil
	}
	var err error
	if report.Device, err = deviceStatsOf(binaries, device); err != nil {
		return nil, failure(fmt.Errorf("%s: %w", shown, err))
	}
	return report, nil
}

// print prints the report as tables.
func (r *statsReport) print(out *bytes.Buffer) {
	for _, m := range r.Modules {
		for _, f := range m.Functions {
			kind := "function"
			if f.Entry {
				kind = "entry point"
			}
			if out.Len() > 0 {
				out.WriteByte('\n')
			}
			fmt.Fprintf(out, "%s %s: %s, %s, %s\n", kind, printable(f.Name), amount(f.Instructions, "instruction"), amount(f.Blocks, "block"), amount(f.Loops, "loop"))
			classes := newRows("instructions", "count")
			for _, c := range f.Classes {
				classes.add(string(c.Name), c.Count)
			}
			fmt.Fprintln(out, classes.t.Render())
			accesses := newRows("access", "storage class", "bits", "count")
			for _, a := range f.Accesses {
				accesses.add(a.Kind, a.Storage, widthText(a.Bits), a.Count)
			}
			if accesses.n > 0 {
				fmt.Fprintln(out, accesses.t.Render())
			}
		}
	}
	if r.Device != nil {
		r.Device.print(out)
	}
	if r.Executed != nil {
		fmt.Fprintf(out, "\n%s executed in %s\n", count.Of(r.Executed.Instructions, "instruction"), launches(r.Executed.Launches))
	}
}

// amount returns a number and what it counts.
func amount(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return strconv.Itoa(n) + " " + what
}

// widthText returns the width of an access, or that it has none.
func widthText(bits int) string {
	if bits == 0 {
		return "other"
	}
	return strconv.Itoa(bits)
}
