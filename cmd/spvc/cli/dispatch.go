package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/dispatch"
)

// dispatchFlags holds the flags of `spvc dispatch`. The device and its checks are those of `spvc run`.
type dispatchFlags struct {
	runFlags
	compile             compileFlags
	options             dispatch.Options
	args, specs, expect []string
	binds               []string
	outs                []string
	files               []string // the files of outs
	repeat              int
	suite               suiteFlags
	save                string
}

func dispatchCommand() *cobra.Command {
	var f dispatchFlags
	cmd := &cobra.Command{
		Use:   "dispatch [flags] file…",
		Short: "Run a compute kernel with data from files or the command line",
		Long: `Dispatch runs an entry point of a module on a device, as run does for the host function
of an MLIR module. ` + inputHelp + ` For "-", Dispatch
reads standard input. The content decides the format where the extension does not.

--arg, --out and --expect name buffers as reflect shows them: by the variable, by its block,
or by SET.BINDING; an element of a descriptor array is NAME[0]. The arguments of a kernel of
MLIR are arg_0, arg_1, or 0, 1. Push constants are push, their block, or single members.
--bind makes a descriptor show a part of its buffer, or the buffer of another one; the
arguments of buffers of which parts are shown are bytes.

A value is FILE.npy, FILE.bin (the bytes of the block), FILE.json, FILE.png for a storage
image, zeros:SHAPE, random:SEED:SHAPE (floats from -1 to 1, integers from 0 to 99), or JSON: a number, a list, an
object with the members of a struct. A SHAPE is 64 or 64x32. Blocks of fixed size need none.
Nothing is converted: the type of an npy file must be that of the block.

With --suite the arguments are test files of LLVM's offload-test-suite, or folders of them:
Dispatch prints a line for each, and the number of files by verdict, and of those that cannot
run by the reason. The exit code is 1 if a file fails, or passes against expectations, or if
none runs.

Exit codes: 0 ok, 1 a diagnostic, a launch that failed, or a result that is not the expected
one, 2 usage, 3 no device or driver.`,
		Example: "  spvc dispatch saxpy.spv --arg x=x.npy --arg y=zeros:1024 --arg push='{\"a\":2}' --threads 1024 --out y=y.npy\n" +
			"  spvc dispatch blur.comp --spec RADIUS=3 --arg 0.0=in.bin --arg 0.1=zeros:64x64 --groups 8,8 --out 0.1=-\n" +
			"  spvc dispatch scale.mlir --arg 0=[1,2,3] --threads 3 --expect 0=[2,4,6] --tolerance 1e-6 --save case\n" +
			"  spvc dispatch case --device=reference\n" +
			"  spvc dispatch --suite offload-test-suite/test --device=llvmpipe --junit suite.xml",
		Args: atLeast(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			ctx := cmd.Context()
			if f.suite.on {
				return f.runSuite(ctx, cmd.OutOrStdout(), args)
			}
			if len(args) > 1 || f.suite.junit != "" {
				return fmt.Errorf("several files, and --junit, are for --suite; usage: %s", cmd.UseLine())
			}
			if f.timeout > 0 {
				var cancel context.CancelFunc
				ctx, cancel = context.WithTimeout(ctx, f.timeout)
				defer cancel()
			}
			return f.run(ctx, args[0])
		},
	}
	f.compile.add(cmd)
	f.suite.add(cmd.Flags())
	f.addDevice(cmd.Flags())
	fs := cmd.Flags()
	addRemarks(fs, &f.compile.instruments)
	fs.Lookup("json").Usage += "; with --time also the times, in seconds"
	fs.StringVarP(&f.options.Entry, "entry", "e", "", "entry point (default: the only one)")
	fs.StringArrayVar(&f.args, "arg", nil, "argument `NAME=VALUE`; may be repeated")
	fs.StringArrayVar(&f.specs, "spec", nil, "value of a specialization constant, or of an override of WGSL, `NAME=VALUE` or ID=VALUE; may be repeated")
	fs.StringArrayVar(&f.binds, "bind", nil, "how a descriptor shows its buffer: `NAME=WORDS` with offset:BYTES, size:BYTES, dynamic:BYTES, partial, of:NAME or null between commas; may be repeated")
	fs.StringVar(&f.options.Groups, "groups", "", "numbers of workgroups: `X[,Y[,Z]]`")
	fs.StringVar(&f.options.Threads, "threads", "", "numbers of invocations, rounded up to whole workgroups: `X[,Y[,Z]]`")
	fs.StringVar(&f.options.Workgroup, "workgroup", "", "workgroup size of a kernel that leaves it to the launch: `X[,Y[,Z]]`")
	fs.IntVar(&f.options.Shared, "shared", 0, "`bytes` of the workgroup memory that a kernel leaves to the launch")
	fs.StringArrayVar(&f.outs, "out", nil, "write a buffer after the launch: `NAME=FILE` with .npy, .bin, .json or .png, or NAME=- for JSON on standard output; may be repeated")
	fs.BoolVar(&f.options.Table, "table", false, "print the buffers as a table to standard output, those that the launch changes before and after it; at most 16 rows")
	fs.StringArrayVar(&f.expect, "expect", nil, "fail unless a buffer has this content after the launch: `NAME=VALUE`; may be repeated")
	fs.StringVar(&f.options.Tolerance, "tolerance", "", "how much floats may differ from those of --expect, and of --check beyond rounding: `ABS[,REL]`, where REL counts relative to the expected value")
	fs.IntVar(&f.repeat, "repeat", 1, "number of launches, each with the data of the arguments")
	fs.StringVar(&f.save, "save", "", "write the binary, the data and the options to the new `folder`, which dispatch can run as a case")
	return cmd
}

// settings parses the flags that have names and values.
func (f *dispatchFlags) settings() error {
	for _, x := range [...]struct {
		flag string
		from []string
		to   *[]dispatch.Setting
	}{{"arg", f.args, &f.options.Args}, {"spec", f.specs, &f.options.Specs}, {"expect", f.expect, &f.options.Expect}, {"bind", f.binds, &f.options.Binds}} {
		for _, text := range x.from {
			s, err := dispatch.ParseSetting(text)
			if err != nil {
				return fmt.Errorf("--%s: %w", x.flag, err)
			}
			*x.to = append(*x.to, s)
		}
	}
	for _, text := range f.outs {
		s, err := dispatch.ParseSetting(text)
		if err != nil {
			return fmt.Errorf("--out: %w", err)
		}
		if err := dispatch.CheckOut(s.Value); err != nil {
			return fmt.Errorf("--out %s: %w", s.Name, err)
		}
		f.options.Outs, f.files = append(f.options.Outs, s.Name), append(f.files, s.Value)
	}
	if f.repeat < 1 {
		return fmt.Errorf("--repeat=%d: at least one launch is needed", f.repeat)
	}
	return nil
}

// dispatchTimes are the times of the steps before the launch.
type dispatchTimes struct{ read, compile time.Duration }

func (f *dispatchFlags) run(ctx context.Context, name string) (err error) {
	if err := f.settings(); err != nil {
		return err
	}
	f.reference.sharesJSON, f.compile.timed = f.timing, f.timing
	times := &dispatchTimes{}
	in, err := f.read(name, times)
	if err != nil {
		return failure(err)
	}
	f.robust = f.options.Partial()
	dev, noDevice, usage := f.open()
	if usage != nil {
		return usage
	}
	if noDevice == nil {
		defer closeDevice(dev, &err)
	}
	f.compileFor(dev, &f.compile)
	p, err := f.program(ctx, in, times)
	if err != nil {
		return err
	}
	begin := time.Now()
	f.options.Checked = f.check
	d, err := dispatch.New(p, f.options)
	var wrong *dispatch.UsageError
	if errors.As(err, &wrong) {
		return err
	}
	if err != nil {
		return failure(err)
	}
	for i, file := range f.files {
		if err := d.CheckFile(i, file); err != nil {
			return failure(fmt.Errorf("--out %s=%s: %w", f.options.Outs[i], file, err))
		}
	}
	times.read += time.Since(begin)
	if f.save != "" {
		if err := saveCase(ctx, d, f.save); err != nil {
			return failure(err)
		}
	}
	if noDevice != nil {
		return deviceFailure(noDevice)
	}
	orderly(ctx) // the command closes the device
	noteLoops(dev.Info(), p, d.Entry())
	return f.launch(ctx, d, dev, p, times)
}

// read reads a file, and adds the options of a case to those of the flags.
func (f *dispatchFlags) read(name string, times *dispatchTimes) (in *source.Input, err error) {
	defer func(begin time.Time) { times.read = time.Since(begin) }(time.Now())
	if !source.IsFolder(name) {
		return source.Read(name)
	}
	text, o, err := dispatch.Open(name)
	if err == nil {
		o.Override(&f.options)
		f.options = o
	}
	return &source.Input{Kind: source.Binary, Path: name, Shown: name, Text: text}, err
}

// program makes a program of an input.
func (f *dispatchFlags) program(ctx context.Context, in *source.Input, times *dispatchTimes) (*spvc.Program, error) {
	begin := time.Now()
	defer func() { times.compile = time.Since(begin) }()
	return f.compile.programOf(ctx, "dispatch", in, source.Options{Entry: f.options.Entry, Overrides: overridesOf(in, &f.options.Specs)})
}

// launch runs the dispatch, writes the results and compares them.
func (f *dispatchFlags) launch(ctx context.Context, d *dispatch.Dispatch, dev *compute.Device, p *spvc.Program, times *dispatchTimes) error {
	info := dev.Info()
	on := dev
	var compared *crosscheck.Device
	if f.check {
		var err error
		if compared, err = f.compareWith(dev, crosscheck.Options{Abs: d.Tolerance().Abs, Rel: d.Tolerance().Rel}); err != nil {
			return err
		}
		on = compute.WrapDevice(compared)
	}
	announce(dev)
	report, err := d.Run(ctx, on, dispatch.RunOptions{Repeat: f.repeat})
	if interrupted(ctx) {
		return failure(errInterrupted)
	}
	if err = errors.Join(err, f.reference.trace.finish()); err != nil {
		return f.reference.runFailure(err)
	}
	for i := range report.Results {
		out, err := report.Results[i].Encode(f.files[i])
		if err == nil {
			err = writeResult(streams(ctx), f.files[i], out, false)
		} else {
			err = failure(err)
		}
		if err != nil {
			return err
		}
	}
	if f.options.Table {
		if err := writeResult(streams(ctx), "-", tableOf(report.Columns), false); err != nil {
			return err
		}
	}
	if f.timing {
		if err := f.writeDispatchTimes(report, p, times, info); err != nil {
			return err
		}
	}
	return summarizeDispatch(d, report, compared, f.repeat)
}

// summarizeDispatch writes what a dispatch did, and returns an error if a result is not the expected one.
func summarizeDispatch(d *dispatch.Dispatch, report *dispatch.Report, compared *crosscheck.Device, n int) error {
	groups := d.Groups()
	fmt.Fprintf(summaries(), "result: %s of %s, %d x %d x %d workgroups\n", launches(n), d.Entry(), groups[0], groups[1], groups[2])
	if compared != nil {
		counts := compared.Report()
		fmt.Fprintf(summaries(), "reference: %s\n", counts.String())
	}
	if report.Compared > 0 && len(report.Mismatches) == 0 {
		fmt.Fprintf(summaries(), "expect: %d as expected\n", report.Compared)
	}
	if len(report.Mismatches) == 0 {
		return nil
	}
	texts := make([]string, len(report.Mismatches))
	for i, m := range report.Mismatches {
		texts[i] = m.Error()
	}
	return failure(errors.New(strings.Join(texts, "\nspvc: ")))
}

// writeDispatchTimes writes the times of --time.
func (f *dispatchFlags) writeDispatchTimes(report *dispatch.Report, p *spvc.Program, times *dispatchTimes, info *runner.DeviceInfo) error {
	t := &report.Times
	if f.reference.asJSON {
		gpu := make([]float64, len(t.GPU))
		for i, g := range t.GPU {
			gpu[i] = g.Seconds()
		}
		return wrote(json.NewEncoder(os.Stderr).Encode(struct {
			Read     float64         `json:"read"`
			Compile  float64         `json:"compile"`
			Pipeline float64         `json:"pipeline"`
			Upload   float64         `json:"upload"`
			GPU      []float64       `json:"gpu"`
			Download float64         `json:"download"`
			Wall     float64         `json:"launches"`
			Emulated []emulatedCount `json:"emulated,omitempty"`
		}{times.read.Seconds(), times.compile.Seconds(), t.Timing.Compile.Seconds(), t.Upload.Seconds(), gpu, t.Download.Seconds(), t.Timing.Wall.Seconds(), emulatedIn(p)}))
	}
	fmt.Fprintf(summaries(), "  read %s, compile %s, pipeline %s, upload %s, kernels on the device %s, download %s, launches in all %s\n",
		times.read, times.compile, t.Timing.Compile, t.Upload, kernelTime(info, t.Timing.GPU), t.Download, t.Timing.Wall)
	writeEmulated(os.Stderr, p)
	return nil
}

// saveCase writes the files of a case to a new folder, the description last.
func saveCase(ctx context.Context, d *dispatch.Dispatch, dir string) error {
	files, err := d.Save()
	if err == nil {
		err = os.MkdirAll(dir, 0o777)
	}
	if err != nil {
		return err
	}
	switch entries, err := os.ReadDir(dir); {
	case err != nil:
		return err
	case len(entries) > 0:
		return fmt.Errorf("--save=%s: the folder is not empty", dir)
	}
	for _, file := range files {
		if err := tool.WriteOutput(filepath.Join(dir, file.Name), file.Data, streams(ctx)); err != nil {
			return err
		}
	}
	return nil
}
