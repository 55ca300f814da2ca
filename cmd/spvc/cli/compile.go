package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/assembly"
	"github.com/spvc/spvc/target"
)

// compileFlags are the flags that compile and run share.
type compileFlags struct {
	// opts are the options that flags set, and Default, the target of modules that state none.
	opts spvc.Options
	// chosen are the flags that take one of a few values, with their values.
	chosen []chosenFlag
	target string
	cache  string
	// flags are the flags of the command.
	flags *pflag.FlagSet
	// parsed is the time that reading the source took, or 0 if a cache had the program.
	parsed time.Duration
	// timed is true if --time is set: the program then says what it emulates.
	timed bool
	// instruments observe the pipeline of compile and run.
	instruments tool.Instruments
}

// A chosenFlag is a flag that takes one of a few values, and its value.
type chosenFlag struct {
	spvc.Flag
	value *string
}

func (f *compileFlags) add(cmd *cobra.Command) {
	fs := cmd.Flags()
	f.flags = fs
	fs.StringVar(&f.target, "target", "", "target: a profile ("+strings.Join(target.Profiles(), ", ")+"), a .json or .mlir file, or device: with a device; see spvc target (default: the module's spirv.target_env, or "+spvc.DefaultTarget+")")
	for _, flag := range f.opts.Flags() {
		switch p := flag.Field.(type) {
		case *bool:
			fs.BoolVarP(p, flag.Name, flag.Short, false, flag.Usage)
		case *int:
			fs.IntVarP(p, flag.Name, flag.Short, 0, flag.Usage)
		case *[]int:
			fs.IntSliceVarP(p, flag.Name, flag.Short, nil, flag.Usage)
		case *[]string:
			fs.StringSliceVarP(p, flag.Name, flag.Short, nil, flag.Usage)
		case nil:
			f.chosen = append(f.chosen, chosenFlag{flag, fs.StringP(flag.Name, flag.Short, flag.Default, flag.Usage)})
		}
	}
	fs.StringVar(&f.cache, "cache", "", "keep compiled programs in this directory and use those that are there; - stands for spvc in the user's cache directory. Compilations with flags that observe passes do not use it")
	fs.Lookup("cache").NoOptDefVal = userCache
}

// userCache is the value of --cache that stands for the user's cache directory.
const userCache = "-"

// options returns the options for the source called name.
func (f *compileFlags) options(name string) (spvc.Options, error) {
	for _, c := range f.chosen {
		if *c.value != "" && !slices.Contains(c.Values, *c.value) {
			return f.opts, unknownValue(c.Name, *c.value)
		}
		c.Set(*c.value)
	}
	o := f.opts
	o.Name, o.ShareText, o.Emulations = name, true, o.Emulations || f.timed
	o.MLIRVersion = mlir.Version
	switch o.IndexBits {
	case 0, 32, 64:
	default:
		return o, fmt.Errorf("unknown --index-width=%d; use 32 or 64", o.IndexBits)
	}
	if f.target != "" {
		env, err := targetOf(f.target)
		if err != nil {
			return o, err
		}
		o.Env = env
	}
	return o, nil
}

// compileSource compiles the text of the file called shown, for a subcommand.
func (f *compileFlags) compileSource(ctx context.Context, command string, text []byte, shown string) (*spvc.Program, error) {
	o, err := f.options(shown)
	if err != nil {
		return nil, err
	}
	if f.cache != "" && !f.instruments.Active() {
		dir := f.cache
		if dir == userCache {
			dir = ""
		}
		if o.Cache, err = spvc.OpenCache(dir); err != nil {
			return nil, failure(err)
		}
		p, err := spvc.Compile(ctx, text, o)
		return f.compiled(p, err, command, shown)
	}
	var pipeline *pass.Manager
	begin := time.Now()
	o.Instrument = func(m *pass.Manager, run *pass.RunOptions) {
		pipeline, f.parsed = m, time.Since(begin)
		run.Out, run.Err = os.Stdout, os.Stderr
		f.instruments.Instrument(run, streams(ctx))
	}
	p, err := spvc.Compile(ctx, text, o)
	if pipeline != nil {
		f.instruments.ReportStatistics(os.Stderr, pipeline)
	}
	f.instruments.Report(os.Stderr)
	return f.compiled(p, err, command, shown)
}

// printPipeline writes the pipeline that compiles the text of the file called shown.
func (f *compileFlags) printPipeline(ctx context.Context, text []byte, shown string) error {
	o, err := f.options(shown)
	if err != nil {
		return err
	}
	pipeline, err := spvc.Pipeline(ctx, text, o)
	if err != nil {
		_, err = f.compiled(nil, err, "compile", shown)
		return err
	}
	return wrote(tool.WriteOutput("-", []byte(pipeline+"\n"), streams(ctx)))
}

// compiled reports the result of compiling the input called shown, for a subcommand.
func (f *compileFlags) compiled(p *spvc.Program, err error, command, shown string) (*spvc.Program, error) {
	var diags *spvc.Error
	var crash *pass.Crash
	switch {
	case err == nil:
		for i := range p.Diagnostics {
			if d := &p.Diagnostics[i]; f.shows(d, command) {
				fmt.Fprintln(stderr(), d)
				if d.Severity == ir.SeverityWarning {
					for k := range d.Notes {
						fmt.Fprintln(stderr(), &d.Notes[k])
					}
				}
			}
		}
		return p, nil
	case errors.As(err, &diags):
		fmt.Fprintln(stderr(), diags.Error())
		return nil, exitCode(tool.ExitFailed)
	case errors.As(err, &crash):
		return nil, reportBug(crash, command, shown)
	}
	return nil, failure(err)
}

// shows reports whether a command prints a diagnostic of a program. Who dispatches a kernel wants its results; compile says how
// operations are computed. The remarks that --time counts are for --remarks. What has no place is about the binaries.
func (f *compileFlags) shows(d *spvc.Diagnostic, command string) bool {
	return d.Severity != ir.SeverityRemark || d.Location == (spvc.Location{}) || f.instruments.Remarks() || d.Remark == nil && command != "dispatch"
}

// failure reports err and returns the error for exit code 1.
func failure(err error) error {
	fmt.Fprintf(stderr(), "spvc: %s\n", err)
	return exitCode(tool.ExitFailed)
}

// compileJob holds the flags of `spvc compile`.
type compileJob struct {
	compileFlags
	output, emit  string
	entry         string
	portable      []string
	asJSON        bool
	printPipeline bool
}

func compileCommand() *cobra.Command {
	job := compileJob{output: "-", emit: "spirv"}
	cmd := &cobra.Command{
		Use:   "compile [flags] file",
		Short: "Compile kernels to SPIR-V",
		Long: `Compile lowers the kernels of an MLIR module (gpu.module, gpu.launch or
spirv.module) to SPIR-V, validates the binaries and writes them. It translates shaders and
assembly, and takes binaries: then the flags --optimize and --spirv-opt run the optimizer of
SPIRV-Tools, and --emit=mlir writes the spirv dialect. A file "-" is standard input or
output. Output files are written atomically. An output whose name ends in .spvasm gets
assembly without --emit=spirv-asm, too.

` + inputHelp + `

With --print-pipeline, Compile prints the pipeline of passes that it would run on the
file, in the form that spvc opt --pass-pipeline accepts. It then compiles only if -o
names an output.

With --check-portable, Compile writes no output. For each of the targets it reports
where the module would fail and why: operations whose capabilities, extensions or
SPIR-V version the target lacks, limits, and blocks whose layout would differ from
the layout for --target, for the module's own target, or for the first target. The
exit code is 1 if the module fails on any target.

A target is ` + targetHelp + `.`,
		Example: "  spvc compile examples/saxpy.mlir -o saxpy.spv\n  spvc compile --emit=spirv-asm --target=vulkan1.2 kernel.mlir\n  spvc compile --print-pipeline kernel.mlir\n  spvc compile --check-portable=vulkan1.1,vulkan1.3,device:llvmpipe kernel.mlir",
		Args:    takes(1, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !cmd.Flags().Changed("emit") && filepath.Ext(job.output) == ".spvasm" {
				job.emit = "spirv-asm"
			}
			return job.run(cmd.Context(), cmd.OutOrStdout(), args[0], cmd.Flags().Changed("output"))
		},
	}
	job.add(cmd)
	fs := cmd.Flags()
	addInstruments(fs, &job.instruments)
	fs.StringVarP(&job.output, "output", "o", "-", "output file")
	fs.BoolVar(&job.printPipeline, "print-pipeline", false, "print the pipeline of passes; compile only with -o")
	fs.StringSliceVar(&job.portable, "check-portable", nil, "report where the module would fail on these targets, and why")
	fs.BoolVar(&job.asJSON, "json", false, "print the result of --check-portable as JSON")
	fs.StringVarP(&job.entry, "entry", "e", "", "entry point of HLSL, which becomes the module (default: the only one)")
	fs.BoolVar(&job.timed, "time", false, "show the times of parsing and compilation, and how many operations are emulated")
	fs.StringVar(&job.emit, "emit", job.emit, "output format: mlir, spirv or spirv-asm")
	return cmd
}

// run compiles the file called name; toFile is true if the user named an output. Reports
// go to w.
func (c *compileJob) run(ctx context.Context, w io.Writer, name string, toFile bool) error {
	delayCollector()(sizeOf(name))
	if len(c.portable) > 0 {
		return c.checkPortable(ctx, w, name, c.portable, c.asJSON)
	}
	if c.asJSON {
		return errors.New("--json needs --check-portable")
	}
	switch c.emit {
	case "mlir", "spirv", "spirv-asm":
	default:
		return unknownValue("emit", c.emit)
	}
	in, err := readInput(name)
	if err != nil {
		return err
	}
	if c.printPipeline {
		if toFile && c.output == "-" {
			return errors.New("--print-pipeline and -o - both write to standard output")
		}
		if err := c.onlyForMLIR(in, "print-pipeline"); err != nil {
			return err
		}
		if err := c.compileFlags.printPipeline(ctx, in.Text, in.Shown); err != nil || !toFile {
			return err
		}
	}
	begin := time.Now()
	p, err := c.programOf(ctx, "compile", in, source.Options{Entry: c.entry})
	if err != nil {
		return err
	}
	if c.timed {
		c.writeCompileTimes(stderr(), p, time.Since(begin))
	}
	out, err := c.emitted(p, in)
	if errors.Is(err, errReported) {
		return exitCode(tool.ExitFailed)
	}
	if err != nil {
		return failure(err)
	}
	for _, b := range p.Binaries {
		for _, n := range b.Notes {
			fmt.Fprintf(stderr(), "spvc: note: %s\n", n)
		}
	}
	return writeResult(streams(ctx), c.output, out, c.emit == "spirv")
}

// sizeOf returns the size in bytes of the file called name, or 0 if the size is not
// known.
func sizeOf(name string) int {
	info, err := os.Stat(name)
	if err != nil || !info.Mode().IsRegular() {
		return 0
	}
	return int(info.Size())
}

// emitted returns the bytes to write.
func (c *compileJob) emitted(p *spvc.Program, in *source.Input) ([]byte, error) {
	if c.emit == "mlir" {
		if !in.IsMLIR() {
			return dialectText(p, in.Shown)
		}
		return p.IR(), nil
	}
	if c.emit == "spirv" {
		if len(p.Binaries) == 0 {
			return nil, errors.New("the source has no kernels to compile: no gpu.module, gpu.launch or spirv.module, no operation on tensors or of linalg, and no parallel loop")
		}
		if len(p.Binaries) != 1 {
			return nil, errManyModules(p, in.Kind == source.HLSL)
		}
		return serialize.Bytes(p.Binaries[0].Words), nil
	}
	var out []byte
	for _, b := range p.Binaries {
		text, err := assembly.Disassemble(b.Words, assembly.Options{Header: true, Indent: true, FriendlyNames: true})
		if err != nil {
			return nil, err
		}
		out = append(out, text...)
	}
	return out, nil
}

// writeResult writes data to a file or, for "-", to standard output, which must
// not be a terminal for a binary.
func writeResult(std tool.Streams, name string, data []byte, binary bool) error {
	if name == "-" && binary && term.IsTerminal(int(os.Stdout.Fd())) {
		return failure(errors.New("not writing a binary to a terminal; use -o or --emit=spirv-asm"))
	}
	if name == "-" && !binary && term.IsTerminal(int(os.Stdout.Fd())) {
		data = visible.Append(nil, data)
	}
	return wrote(tool.WriteOutput(name, data, std))
}

func wrote(err error) error {
	if err != nil {
		return failure(err)
	}
	return nil
}
