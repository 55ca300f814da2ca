package tool

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"

	"github.com/spvc/spvc/dialect/pdlinterp/interp"
	"github.com/spvc/spvc/internal/slab"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize/llvmir"
)

// Exit codes of all tools.
const (
	ExitOK       = 0  // success
	ExitFailed   = 1  // diagnostics were reported, or a check failed
	ExitUsage    = 2  // the command line is wrong
	ExitNoDevice = 3  // no Vulkan driver or device, or no libLLVM
	ExitInternal = 70 // a bug of spvc

	// ExitSignal is added to the number of the signal that ends a command.
	ExitSignal = 128
)

// Streams are the standard streams of a tool.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
	// Dir is the folder for relative file names. Empty means the working directory of the
	// process.
	Dir string
	// Color prints diagnostics in color.
	Color bool
	// Pending, if not nil, tracks the temporary files of outputs.
	Pending *Pending
}

// Setup holds the dialects, passes and settings of a tool.
type Setup struct {
	Dialects *ir.Registry
	Passes   *pass.Registry
	// Workers bounds the goroutines of a run; 0 stands for one per processor. The
	// output does not depend on it.
	Workers int
	// Version is the version of MLIR that the tool speaks if no flag says otherwise. 0 stands for the latest.
	Version ir.Version
	// Expect, if not nil, is called with the size of the input in bytes before the tool
	// processes the input. For a file, the call comes before the tool reads it.
	Expect func(bytes int)
	// Natives are the functions that loaded patterns may call. Nil stands for patterns.Standard().
	Natives *interp.Natives
	// Program is the name by which the user called the tool, such as mlir-opt, if it is not a
	// subcommand of spvc. Messages begin with it.
	Program string
	// LLVMInstruction, if not nil, imports instructions of LLVM IR for mlir-translate's --test-import-llvmir.
	LLVMInstruction llvmir.InstructionImport
}

// program returns the name of a tool in its messages.
func (s *Setup) program(subcommand string) string {
	if s.Program != "" {
		return s.Program
	}
	return "spvc " + subcommand
}

// input reads the file called name, or standard input for "-".
func (s *Setup) input(name string, std Streams) ([]byte, error) {
	expect := s.Expect
	if expect == nil {
		return readInput(name, std)
	}
	if fi, err := os.Stat(std.path(name)); err == nil && name != "-" && fi.Mode().IsRegular() {
		expect(int(fi.Size()))
		return readFile(std.path(name), int(fi.Size()))
	}
	text, err := readInput(name, std)
	expect(len(text))
	return text, err
}

// Opt runs mlir-opt: it reads IR, runs passes and prints the result. It returns
// the exit code.
func Opt(_ context.Context, setup Setup, args []string, std Streams) int {
	o := newOptRun(setup, std)
	err := o.flags.parse(args)
	o.std = o.std.forTerminal(o.flags.tool)
	if err != nil {
		fmt.Fprintf(o.std.Err, "%s: %s\n", o.flags.tool, err)
		// opt exits with 1 for a wrong flag, as LLVM's tools do; other commands of spvc
		// exit with 2.
		return ExitFailed
	}
	switch {
	case o.version:
		return o.flags.answer(std, o.flags.versionText())
	case o.help:
		return o.flags.answer(std, o.helpText())
	case o.list != "":
		return o.flags.answer(std, o.list)
	}
	// As with LLVM's tools, standard output comes after the diagnostics if both go to one
	// place, unless the output is long.
	out := bufio.NewWriter(std.Out)
	o.std.Out = out
	defer out.Flush()
	return o.run()
}

// optRun is one run of opt.
type optRun struct {
	setup Setup
	std   Streams
	flags *flagSet

	version          bool
	help, hiddenHelp bool
	list             string
	output           string
	pipeline         string
	split            bool
	marker           string
	outMarker        string
	verifyDiags      bool
	onlyExpected     bool        // diagnostics that nothing expects are no errors
	noNotes          bool        // diagnostics are printed without their notes
	lowest           ir.Severity // the least severe diagnostics that are printed
	verifyEach       bool
	roundTrip        bool
	noImplicitModule bool
	unregistered     bool
	noThreading      bool
	noParseVerify    bool
	dumpPipeline     bool
	opOnDiag         bool
	instruments      Instruments
	generate         string
	irdl             string
	replay           bool
	print            ir.PrintOptions
	actions          actionFlags
	trace            ir.DebugLog
	passes           []passFlag
	shared           []sharedFlag
	patterns         patternFiles
	bytecode         bytecodeFlags
	timer            *pass.Timer
	out              *Output
	// crash is the panic of a pass, which is a bug.
	crash *pass.Crash
}

type passFlag struct{ name, opts string }

// sharedFlag is a flag that passes have in common.
type sharedFlag struct {
	name, value string
	given       bool
}

func newOptRun(setup Setup, std Streams) *optRun {
	o := &optRun{setup: setup, std: std, flags: newFlagSet(setup.program("opt")), output: "-", marker: DefaultSplitMarker, outMarker: "// -----", verifyEach: true, opOnDiag: true}
	o.defineFlags()
	return o
}

func (o *optRun) run() int {
	if len(o.flags.args) > 1 {
		fmt.Fprintf(o.std.Err, "%s: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: %s --help\n", o.flags.tool, o.flags.tool)
		return ExitFailed
	}
	name := "-"
	if len(o.flags.args) == 1 {
		name = o.flags.args[0]
	}
	if o.bytecode.hasVersion && !o.bytecode.emit {
		io.WriteString(o.std.Err, "<unknown>:0: error: bytecode version while not emitting bytecode\n")
		return ExitFailed
	}
	if err := o.actions.check(); err != "" {
		io.WriteString(o.std.Err, err)
		return ExitFailed
	}
	if !o.patterns.read(o.flags.tool, o.std) {
		return ExitFailed
	}
	o.timer = o.instruments.Timer()
	text, err := o.setup.input(name, o.std)
	if err != nil {
		fmt.Fprintf(o.std.Err, "%s: cannot open input file '%s': %s\n", o.flags.tool, name, reason(err))
		return ExitFailed
	}
	if name == "-" {
		name = "<stdin>"
	}
	if !o.setup.loadDialects(o.irdl, o.std, o.opOnDiag) {
		return ExitFailed
	}
	o.out = NewOutput(o.output, o.std)
	ok := o.process(name, text)
	if o.crash != nil {
		fmt.Fprintf(o.std.Err, "%s: %s\n", o.flags.tool, o.crash.Report(o.flags.tool+" --pass-pipeline='"+o.crash.Pipeline+"' "+name))
		// As in mlir-opt, a crash with a reproducer is a diagnostic, which a test may expect.
		if !o.verifyDiags || o.instruments.reproducer == "" {
			o.out.Discard()
			return ExitInternal
		}
	}
	defer func() { o.instruments.Report(o.std.Err) }()
	if !ok {
		// As with mlir-opt, the output so far still goes to standard output. An output file
		// is not touched.
		o.out.Discard()
		return ExitFailed
	}
	if err := o.out.Commit(); err != nil {
		fmt.Fprintf(o.std.Err, "%s: cannot write output file '%s': %s\n", o.flags.tool, o.output, reason(err))
		return ExitFailed
	}
	return ExitOK
}

// process handles every piece of the input and reports whether all succeeded.
func (o *optRun) process(name string, text []byte) bool {
	if !o.split {
		return o.piece(func(ctx *ir.Context) *ir.SourceFile { return ctx.AddFile(name, text) })
	}
	pieces := splitInput(name, text, o.marker, o.std.Err)
	ok := true
	for i, p := range pieces {
		if i > 0 {
			_, _ = io.WriteString(o.out, o.outMarker+"\n") // Commit reports errors
		}
		if !o.piece(func(ctx *ir.Context) *ir.SourceFile { return p.source(ctx, name, text) }) {
			ok = false
		}
		if o.crash != nil && o.instruments.reproducer == "" {
			break
		}
	}
	return ok
}

// piece parses, transforms and prints one piece in a new context.
func (o *optRun) piece(source func(*ir.Context) *ir.SourceFile) bool {
	ctx := o.setup.newContext()
	ctx.AllowUnregistered = o.unregistered
	ctx.Workers = o.workers()
	if o.traces() {
		o.trace.Out = o.std.Err
		ctx.DebugLog = &o.trace
	}
	file := source(ctx)
	defer o.actions.install(ctx, o.std)()
	if o.verifyDiags {
		v := ir.NewDiagnosticVerifier(o.std.Err, ctx, file)
		v.OnlyExpected = o.onlyExpected
		pop := ctx.PushHandler(v.Handle)
		defer pop()
		if o.patterns.use(ctx, &o.setup) {
			o.transform(ctx, file)
		}
		return v.Finish()
	}
	ctx.ExplainFailures = true
	ctx.OpsInDiagnostics = o.opOnDiag
	pop := ctx.PushHandler(o.selected(ir.NewSourcePrinter(o.std.Err, ctx, ir.SourcePrinterOptions{Color: o.std.Color})))
	defer pop()
	return o.patterns.use(ctx, &o.setup) && o.transform(ctx, file)
}

func (o *optRun) phase(name string) func() {
	if o.timer == nil {
		return func() {}
	}
	return o.timer.Phase(name)
}

func (o *optRun) transform(ctx *ir.Context, file *ir.SourceFile) bool {
	var replay *pass.Replay
	if o.replay {
		replay = pass.ReadReproducer(ctx)
	}
	end := o.phase("Parser")
	top, ok := o.parse(ctx, file)
	if ok && !o.noParseVerify {
		ok = ir.Verify(top)
	}
	end()
	if !ok {
		return false
	}
	if o.roundTrip && !o.checkRoundTrip(ctx, top) {
		return false
	}
	if o.instruments.dump.moduleScope && !o.noThreading {
		fmt.Fprint(o.std.Err, "<unknown>:0: error: IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n\n")
		return false
	}
	m, err := o.buildPipeline(top, replay)
	if err != nil {
		if replay != nil && replay.Pipeline != "" {
			fmt.Fprintln(o.std.Err, err)
			return false
		}
		io.WriteString(o.std.Err, pipelineError(o.flags.tool, err))
		return false
	}
	if o.dumpPipeline {
		io.WriteString(o.std.Err, m.Dump(ctx.MLIR()))
	}
	if m.Len() > 0 && !o.runPasses(m, top, replay) {
		return false
	}
	if o.generate != "" && !o.generateReproducer(m, top) {
		return false
	}
	end = o.phase("Output")
	defer end()
	return o.write(top)
}

// pipelineError returns what a tool prints about a pipeline that is wrong. Its parsers of options print some messages themselves,
// before the error that the pipeline cannot be built.
func pipelineError(tool string, err error) string {
	const place = "<unknown>:0: error: "
	var build *pass.BuildError
	var option *pass.OptionError
	built := errors.As(err, &build)
	if !errors.As(err, &option) || option.Unknown && !option.Pipeline {
		var syntax *pass.SyntaxError
		text := place + err.Error() + "\n"
		if built || option != nil || errors.As(err, &syntax) {
			text += "\n"
		}
		return text
	}
	text := option.Msg + "\n"
	if !option.Unknown {
		text = tool + ": " + text
	}
	switch {
	case !built && option.Pipeline:
	case !built:
		text += place + "\n"
	case option.Pipeline:
		text += place + strings.Join(build.Steps, "\n") + "\n\n"
	default:
		text += place + "\n" + strings.Join(build.Steps, "\n") + "\n\n"
	}
	return text
}

// parse reads a module. If implicit modules are off, it returns the single operation of
// the file without a module around it.
func (o *optRun) parse(ctx *ir.Context, file *ir.SourceFile) (*ir.Operation, bool) {
	return parseTop(ctx, file, o.noImplicitModule)
}

func parseTop(ctx *ir.Context, file *ir.SourceFile, noImplicitModule bool) (*ir.Operation, bool) {
	if !noImplicitModule {
		return ir.Parse(ctx, file)
	}
	top, ok := ir.ParseTopLevel(ctx, file)
	if !ok {
		return nil, false
	}
	only := top.Region(0).First().First()
	if only == nil || only.Next() != nil {
		n := 0
		for op := only; op != nil; op = op.Next() {
			n++
		}
		return nil, ctx.EmitError(ctx.FileLineColLoc(file.Name, 0, 0), "source must contain a single top-level operation, found: "+strconv.Itoa(n))
	}
	only.Remove()
	return only, true
}

// runPasses runs the pipeline. If a reproducer is replayed, its settings apply.
func (o *optRun) runPasses(m *pass.Manager, top *ir.Operation, replay *pass.Replay) bool {
	opts := pass.RunOptions{Workers: o.workers(), Serial: o.noThreading || o.traces(), NoVerify: !o.verifyEach, Out: &passOutput{w: o.std.Out}, Err: &passOutput{w: o.std.Err}, Print: o.print,
		WriteFile: func(name string, data []byte) error { return WriteOutput(name, data, o.std) }}
	if replay != nil {
		opts.NoVerify = opts.NoVerify || replay.NoVerify
		if replay.NoThreading {
			opts.Serial = true
		}
	}
	o.instruments.Print = o.print
	o.instruments.Instrument(&opts, o.std)
	if opts.Reproducer != nil {
		opts.Reproducer.NoThreading, opts.Reproducer.NoVerify = o.noThreading, opts.NoVerify
		opts.Reproducer.Crashed = func(c *pass.Crash) { o.crash = c }
	}
	ok := o.guarded(func() bool { return m.Run(top, opts) })
	o.instruments.ReportStatistics(o.std.Err, m)
	return ok
}

// generateReproducer writes the reproducer that --mlir-generate-reproducer asks for. As
// in MLIR 19, the passes have changed the IR already, and the settings are not those of
// the run.
func (o *optRun) generateReproducer(m *pass.Manager, top *ir.Operation) bool {
	r := pass.Reproducer{NoVerify: true}
	if err := WriteOutput(o.generate, r.Text(m.Text(top.Context().MLIR()), top), o.std); err != nil {
		fmt.Fprintf(o.std.Err, "%s: cannot write the reproducer '%s': %s\n", o.flags.tool, o.generate, reason(err))
		return false
	}
	return true
}

// passOutput collects the text that passes print. Several goroutines may write at the
// same time.
type passOutput struct {
	mu sync.Mutex
	w  io.Writer
}

// Write writes p under the lock.
func (w *passOutput) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.w.Write(p)
}

// guarded runs f. If a pass crashes in f, guarded records the crash and returns false.
func (o *optRun) guarded(f func() bool) (ok bool) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *pass.Crash:
			o.crash = v
		default:
			panic(v)
		}
	}()
	return f()
}

// traces reports whether a flag asks parts to write what they do.
func (o *optRun) traces() bool { return o.trace.All || len(o.trace.Types) > 0 }

func (o *optRun) workers() int {
	if o.noThreading || o.traces() || o.instruments.dump.any() || o.actions.any() {
		return 1 // dumps and actions must appear in the order of the source
	}
	if o.setup.Workers > 0 {
		return o.setup.Workers
	}
	return runtime.GOMAXPROCS(0)
}

// buildPipeline makes the pipeline and sets the flags that its passes share.
func (o *optRun) buildPipeline(top *ir.Operation, replay *pass.Replay) (*pass.Manager, error) {
	m, err := o.choosePipeline(top, replay)
	if err == nil {
		for _, f := range o.shared {
			m.SetFlag(f.name, f.value, f.given)
		}
	}
	return m, err
}

// choosePipeline makes the pipeline of the reproducer, of --pass-pipeline or of the pass
// flags. As in MLIR, a reproducer replaces the others.
func (o *optRun) choosePipeline(top *ir.Operation, replay *pass.Replay) (*pass.Manager, error) {
	if replay != nil && replay.Pipeline != "" {
		return o.setup.Passes.ParsePipeline(replay.Pipeline)
	}
	if o.pipeline != "" {
		if len(o.passes) > 0 {
			return nil, errors.New("'-pass-pipeline' option can't be used with individual pass options")
		}
		return o.setup.Passes.ParsePipeline(o.pipeline)
	}
	m := pass.NewImplicitManager(top.Name())
	for _, p := range o.passes {
		if err := o.setup.Passes.AddNamed(m, p.name, p.opts); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// checkRoundTrip verifies that the custom form reads back as the same IR.
func (o *optRun) checkRoundTrip(ctx *ir.Context, top *ir.Operation) bool {
	text := ir.Print(nil, top, ir.PrintOptions{})
	again, ok := o.parse(ctx, ctx.AddFile("<roundtrip>", text))
	if !ok {
		return top.EmitOpError("failed to roundtrip: the printed form does not parse")
	}
	generic := ir.PrintOptions{Generic: true}
	if !bytes.Equal(ir.Print(nil, top, generic), ir.Print(nil, again, generic)) {
		return top.EmitOpError("roundTrip testing roundtripped module differs from reference")
	}
	return true
}

// readInput returns the content of a file, or of standard input for "-".
func readInput(name string, std Streams) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(std.In)
	}
	return os.ReadFile(std.path(name))
}

// readFile reads a file of about size bytes into memory from the allocator of slab
// pages.
func readFile(path string, size int) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b := bytes.NewBuffer(slab.Bytes(size + bytes.MinRead)[:0])
	_, err = b.ReadFrom(f)
	return b.Bytes(), err
}

// path resolves name relative to the streams' folder.
func (s Streams) path(name string) string {
	if s.Dir == "" || strings.HasPrefix(name, "/") {
		return name
	}
	return s.Dir + "/" + name
}

// reason strips the operation and path from a file error.
func reason(err error) string {
	var pe *os.PathError
	if errors.As(err, &pe) {
		s := pe.Err.Error()
		return strings.ToUpper(s[:1]) + s[1:]
	}
	return err.Error()
}
