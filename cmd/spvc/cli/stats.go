package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/stats"
)

// statsReport is what stats prints about a file.
type statsReport struct {
	Modules []moduleStats `json:"modules"`
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

func statsCommand() *cobra.Command {
	var flags compileFlags
	var asJSON, execute bool
	var entry string
	cmd := &cobra.Command{
		Use:   "stats [flags] [file]",
		Short: "Count the instructions and accesses to memory of a SPIR-V module",
		Long: `Stats counts the instructions of each function of a SPIR-V module, by the chapters of
the specification, its blocks and loops, and its loads, stores and atomic operations by
storage class and width. The file is a binary, or MLIR text, which Stats compiles. With
--run, Stats also calls a host function of the text, whose kernels run on the reference
device, and counts the instructions that all invocations execute. Without a file, or for
"-", it reads standard input.`,
		Example: "  spvc stats kernel.spv\n  spvc stats -O0 --run --json examples/matmul.mlir",
		Args:    cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			report, err := flags.stats(cmd.Context(), fileArg(args), execute, entry)
			if err != nil {
				return err
			}
			var out bytes.Buffer
			if asJSON {
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
	fs.BoolVar(&asJSON, "json", false, "print as JSON")
	fs.BoolVar(&execute, "run", false, "run the host function on the reference device and count what the kernels execute")
	fs.StringVarP(&entry, "entry", "e", "main", "host function that --run calls")
	return cmd
}

// stats counts the instructions of a file.
func (f *compileFlags) stats(ctx context.Context, name string, execute bool, entry string) (*statsReport, error) {
	text, shown, err := readSource(name)
	if err != nil {
		return nil, failure(err)
	}
	if isBinary(text) {
		if execute {
			return nil, errors.New("--run is for MLIR text, which has host functions")
		}
		binary, err := binaryWords(text, shown)
		if err != nil {
			return nil, err
		}
		return statsOf(shown, moduleStats{}, binary)
	}
	device, err := reference.Open(reference.Options{})
	if err != nil {
		return nil, failure(err)
	}
	defer device.Close()
	if execute {
		f.fallback = device.Info().Env()
	}
	p, err := f.compileSource(ctx, "stats", text, shown)
	if err != nil {
		return nil, err
	}
	if len(p.Binaries) == 0 {
		return nil, noKernels(shown)
	}
	report := &statsReport{}
	for _, b := range p.Binaries {
		one, err := statsOf(shown, moduleStats{Name: b.Name}, b.Words)
		if err != nil {
			return nil, err
		}
		report.Modules = append(report.Modules, one.Modules...)
	}
	if execute {
		run, err := p.Run(ctx, device, spvc.RunOptions{Out: io.Discard, Entry: entry})
		if err != nil {
			return nil, failure(err)
		}
		report.Executed = &executedStats{run.Launches, device.Steps()}
	}
	return report, nil
}

// statsOf returns a report on one binary of the file called shown.
func statsOf(shown string, m moduleStats, binary []uint32) (*statsReport, error) {
	var err error
	if m.Functions, err = stats.Of(binary); err != nil {
		return nil, failure(fmt.Errorf("%s: %w", shown, err))
	}
	return &statsReport{Modules: []moduleStats{m}}, nil
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
			fmt.Fprintf(out, "%s %s: %s, %s, %s\n", kind, plain(f.Name), amount(f.Instructions, "instruction"), amount(f.Blocks, "block"), amount(f.Loops, "loop"))
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
	if r.Executed != nil {
		fmt.Fprintf(out, "\n%d instructions executed in %s\n", r.Executed.Instructions, launches(r.Executed.Launches))
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
