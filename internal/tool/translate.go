package tool

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/spirv"
)

// translation turns one piece of input into output.
type translation struct {
	name, help string
	// binaryIn and binaryOut are true if the input or the output is not text.
	binaryIn, binaryOut bool
	run                 func(t *translateRun, ctx *ir.Context, file *ir.SourceFile, out io.Writer) bool
}

// translations returns the translations by their flags.
func translations() []translation {
	return []translation{
		{name: "serialize-spirv", help: "serialize SPIR-V dialect", binaryOut: true, run: (*translateRun).serialize},
		{name: "deserialize-spirv", help: "deserializes the SPIR-V module", binaryIn: true, run: (*translateRun).deserialize},
		{name: "test-spirv-roundtrip", help: "test roundtrip in SPIR-V dialect", run: (*translateRun).roundTrip},
		{name: "mlir-to-llvmir", help: "Translate MLIR to LLVMIR", run: (*translateRun).toLLVM},
		{name: "import-llvm", help: "Translate LLVMIR to MLIR", run: (*translateRun).fromLLVM},
		{name: "test-spirv-roundtrip-debug", help: "test roundtrip debug in SPIR-V", run: (*translateRun).roundTripDebug},
	}
}

// translateRun is one run of translate.
type translateRun struct {
	setup Setup
	std   Streams
	flags *flagSet
	chain []translation

	version          bool
	help             bool
	output           string
	irdl             string
	split            bool
	marker           string
	outMarker        string
	verifyDiags      bool
	onlyExpected     bool
	noImplicitModule bool
	unregistered     bool
	noNames          bool
	structurize      bool
	phis             bool
	debugInfo        bool
	lossless         bool
	records          bool
	errorsOnly       bool
	imports          llvmir.ImportOptions
	opOnDiag         bool
	timing           timingFlags
	timer            *pass.Timer

	// first is the context of the first translation of the first piece. It is nil afterwards.
	first *ir.Context
	print ir.PrintOptions
}

// Translate runs mlir-translate: it converts modules of the spirv dialect to binaries
// and back. If there are several translations, each takes the output of the previous
// one. It returns the exit code.
func Translate(_ context.Context, setup Setup, args []string, std Streams) int {
	t := &translateRun{setup: setup, std: std, flags: newFlagSet(setup.program("translate")), output: "-", marker: DefaultSplitMarker, structurize: true, opOnDiag: true, records: true}
	t.defineFlags()
	err := t.flags.parse(args)
	t.std = t.std.forTerminal(t.flags.tool)
	if err != nil {
		fmt.Fprintf(t.std.Err, "%s: %s\n", t.flags.tool, err)
		return ExitFailed
	}
	if t.version {
		return t.flags.answer(std, t.flags.versionText())
	}
	if t.help {
		return t.flags.answer(std, t.helpText())
	}
	return t.run()
}

func (t *translateRun) defineFlags() {
	s := t.flags
	s.help(&t.help, "Display available options")
	s.version(&t.version)
	s.mlirVersion(&t.setup.Version)
	s.text("o", "filename", &t.output, "Output filename")
	s.irdlFile(&t.irdl)
	s.verifyDiagnostics(&t.verifyDiags, &t.onlyExpected)
	s.boolean("no-implicit-module", &t.noImplicitModule, "Disable the parsing of an implicit top-level module op")
	s.boolean("allow-unregistered-dialect", &t.unregistered, "Allow operation with no registered dialects")
	s.boolean("spirv-omit-names", &t.noNames, "Leave out OpName for symbols when serializing")
	s.boolean("spirv-debug-info", &t.debugInfo, "Emit OpLine for file locations when serializing")
	s.boolean("spirv-structurize-phis", &t.phis, "Give spirv.mlir.selection and spirv.mlir.loop results, as in newer MLIR, instead of variables when deserializing")
	s.boolean("spirv-structurize-control-flow", &t.structurize, "Put control flow into spirv.mlir.selection and spirv.mlir.loop when deserializing")
	s.boolean("lossless", &t.lossless, "Keep the words of the binary when deserializing, and write them when serializing a module that was not changed")
	s.boolean("write-experimental-debuginfo", &t.records, "Write debug information about variables of LLVM IR as records, not as calls of intrinsics")
	s.boolean("emit-expensive-warnings", &t.imports.Warnings, "Emit expensive warnings during LLVM IR import")
	s.boolean("drop-di-composite-type-elements", &t.imports.DropElements, "Avoid translating the elements of DICompositeTypes during the LLVM IR import")
	s.boolean("prefer-unregistered-intrinsics", &t.imports.Unregistered, "Translate all intrinsics into llvm.call_intrinsic during the LLVM IR import")
	s.boolean("import-structs-as-literals", &t.imports.LiteralStructs, "Import structs as literal structs, which have no names")
	s.ignored("mlir-disable-threading", noValue, "accepted for compatibility")
	s.ignored("mlir-print-stacktrace-on-diagnostic", noValue, "accepted for compatibility")
	s.boolean("mlir-print-op-on-diagnostic", &t.opOnDiag, "When a diagnostic is emitted on an operation, also print the operation as an attached note")
	s.boolean("error-diagnostics-only", &t.errorsOnly, "Filter all non-error diagnostics (discouraged: testing only!)")
	t.timing.define(s)
	s.color(&t.std)
	s.split(&t.split, &t.marker, &t.outMarker)
	s.print(&t.print)
	list := translations()
	if t.setup.LLVMInstruction != nil {
		list = append(list, translation{name: "test-import-llvmir", help: "test dialect from LLVM IR", run: (*translateRun).testImport})
	}
	for _, tr := range list {
		s.add(&flag{name: tr.name, help: tr.help, set: func(string, bool) error {
			t.chain = append(t.chain, tr)
			return nil
		}})
	}
}

func (t *translateRun) helpText() string {
	var b strings.Builder
	b.WriteString("OVERVIEW: MLIR Translation Testing Tool\n\nTranslates between MLIR text, SPIR-V binaries and LLVM IR.\n\nUSAGE: " + t.flags.tool + " [options] <input file>\n\nOPTIONS:\n")
	t.flags.usage(&b)
	b.WriteString("\nExample: " + t.flags.tool + " --no-implicit-module --serialize-spirv kernel.mlir -o kernel.spv\nExit codes: 0 ok, 1 diagnostics or a wrong flag, 70 internal error.\n")
	return b.String()
}

func (t *translateRun) run() int {
	name, err := t.check()
	if err != nil {
		fmt.Fprintf(t.std.Err, "%s: %s\n", t.flags.tool, err)
		return ExitFailed
	}
	if !t.setup.loadDialects(t.irdl, t.std, t.opOnDiag) {
		return ExitFailed
	}
	t.timer = t.timing.timer()
	t.first = t.context()
	go serialize.Prepare(t.first)
	text, err := t.setup.input(name, t.std)
	if err != nil {
		fmt.Fprintf(t.std.Err, "%s: cannot open input file '%s': %s\n", t.flags.tool, name, reason(err))
		return ExitFailed
	}
	if name == "-" {
		name = "<stdin>"
	}
	out := NewOutput(t.output, t.std)
	if t.timer != nil {
		defer func() { t.timer.Report(t.std.Err) }()
	}
	if !t.process(name, text, out) {
		out.Discard()
		return ExitFailed
	}
	if err := out.Commit(); err != nil {
		fmt.Fprintf(t.std.Err, "%s: cannot write output file '%s': %s\n", t.flags.tool, t.output, reason(err))
		return ExitFailed
	}
	return ExitOK
}

// check returns the input's name, or an error in the command line.
func (t *translateRun) check() (string, error) {
	if len(t.flags.args) > 1 {
		return "", errors.New("Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: " + t.flags.tool + " --help")
	}
	if len(t.chain) == 0 {
		//lint:ignore ST1005 LLVM's text
		return "", errors.New("Translations to perform option: must be specified at least once!")
	}
	if f, ok := t.std.Out.(*os.File); ok && t.output == "-" && t.chain[len(t.chain)-1].binaryOut && term.IsTerminal(int(f.Fd())) {
		return "", errors.New("refusing to write a binary to a terminal; use -o")
	}
	if len(t.flags.args) == 0 {
		return "-", nil
	}
	return t.flags.args[0], nil
}

func (t *translateRun) process(name string, text []byte, out io.Writer) bool {
	if !t.split || t.chain[0].binaryIn {
		return t.piece(func(ctx *ir.Context) *ir.SourceFile { return ctx.AddFile(name, text) }, out)
	}
	// If one piece fails, the output stays empty.
	var all bytes.Buffer
	pieces := splitInput(name, text, t.marker, t.std.Err)
	ok := true
	for i, p := range pieces {
		if i > 0 {
			all.WriteString(t.outMarker + "\n")
		}
		ok = t.piece(func(ctx *ir.Context) *ir.SourceFile { return p.source(ctx, name, text) }, &all) && ok
	}
	if ok {
		_, _ = out.Write(all.Bytes()) // Commit reports errors
	}
	return ok
}

// piece passes one piece through all translations. Each translation has its own
// context.
func (t *translateRun) piece(source func(*ir.Context) *ir.SourceFile, out io.Writer) bool {
	for i, tr := range t.chain {
		var result bytes.Buffer
		to := out
		if i < len(t.chain)-1 {
			to = &result
		}
		ctx := t.first
		if t.first = nil; ctx == nil {
			ctx = t.context()
		}
		file := source(ctx)
		ok := t.observed(ctx, file, i, func() bool {
			if t.timer != nil {
				defer t.timer.Phase(tr.help)()
			}
			return tr.run(t, ctx, file, to)
		})
		if !ok || i == len(t.chain)-1 {
			return ok
		}
		between := result.Bytes()
		source = func(ctx *ir.Context) *ir.SourceFile { return ctx.AddFile("<stdin>", between) }
	}
	return true
}

func (t *translateRun) context() *ir.Context {
	ctx := t.setup.newContext()
	ctx.AllowUnregistered = t.unregistered
	return ctx
}

// observed runs f with a handler for its diagnostics.
func (t *translateRun) observed(ctx *ir.Context, file *ir.SourceFile, step int, f func() bool) bool {
	if t.verifyDiags && step == 0 {
		v := ir.NewDiagnosticVerifier(t.std.Err, ctx, file)
		v.OnlyExpected = t.onlyExpected
		pop := ctx.PushHandler(v.Handle)
		defer pop()
		t.filtered(ctx, f)
		return v.Finish()
	}
	ctx.OpsInDiagnostics = t.opOnDiag
	pop := ctx.PushHandler(ir.NewSourcePrinter(t.std.Err, ctx, ir.SourcePrinterOptions{Color: t.std.Color}))
	defer pop()
	return t.filtered(ctx, f)
}

// filtered runs f. It drops the diagnostics that --error-diagnostics-only excludes.
func (t *translateRun) filtered(ctx *ir.Context, f func() bool) bool {
	if t.errorsOnly {
		pop := ctx.PushHandler(func(d *ir.Diagnostic) bool { return d.Severity != ir.SeverityError })
		defer pop()
	}
	return f()
}

// words reads a file that consists of one spirv.module, and serializes it.
func (t *translateRun) words(ctx *ir.Context, file *ir.SourceFile, o serialize.Options) ([]uint32, bool) {
	top, ok := parseTop(ctx, file, t.noImplicitModule)
	if !ok {
		return nil, false
	}
	if !top.Is(spirv.Module) {
		return nil, ir.Verify(top) && ctx.EmitError(top.Loc(), "expected a 'spirv.module' op, got '"+top.Name()+"'")
	}
	if !ir.Verify(top) {
		return nil, false
	}
	return serialize.Serialize(top, o)
}

func (t *translateRun) options() serialize.Options {
	return serialize.Options{OmitSymbolNames: t.noNames, DebugInfo: t.debugInfo, Lossless: t.lossless}
}

func (t *translateRun) serialize(ctx *ir.Context, file *ir.SourceFile, out io.Writer) bool {
	words, ok := t.words(ctx, file, t.options())
	if ok {
		_ = serialize.Write(out, words) // Commit reports errors
	}
	return ok
}

// reading returns the options about control flow. Constructs have results since MLIR 21.
func (t *translateRun) reading() serialize.ReadOptions {
	return serialize.ReadOptions{NoStructure: !t.structurize, LastContinues: !t.lossless, PhiResults: t.phis || ir.Since(21).Has(t.setup.Version)}
}

// deserialize reads a file that is a binary, and prints the module.
func (t *translateRun) deserialize(ctx *ir.Context, file *ir.SourceFile, out io.Writer) bool {
	o := t.reading()
	o.Name, o.Lossless = file.Name, t.lossless
	words, ok := serialize.Words(ctx, file.Text, o)
	return ok && t.read(ctx, words, o, out)
}

func (t *translateRun) read(ctx *ir.Context, words []uint32, o serialize.ReadOptions, out io.Writer) bool {
	ok, _ := serialize.Print(&oneLineEnd{w: out}, ctx, words, o, t.print) // Commit reports errors
	if ok {
		_, _ = io.WriteString(out, "\n")
	}
	return ok
}

func (t *translateRun) roundTrip(ctx *ir.Context, file *ir.SourceFile, out io.Writer) bool {
	return t.thereAndBack(ctx, file, out, t.options())
}

func (t *translateRun) roundTripDebug(ctx *ir.Context, file *ir.SourceFile, out io.Writer) bool {
	o := t.options()
	o.DebugInfo = true
	return t.thereAndBack(ctx, file, out, o)
}

// thereAndBack serializes the module in file, reads the binary in a new context, and
// prints the result.
func (t *translateRun) thereAndBack(ctx *ir.Context, file *ir.SourceFile, out io.Writer, o serialize.Options) bool {
	words, ok := t.words(ctx, file, o)
	if !ok {
		return false
	}
	fresh := t.setup.newContext()
	pop := fresh.PushHandler(func(d *ir.Diagnostic) bool {
		ctx.Report(*d)
		return true
	})
	defer pop()
	return t.read(fresh, words, t.reading(), out)
}

// oneLineEnd passes text on to w and drops the line ends after the last line.
type oneLineEnd struct {
	w    io.Writer
	ends int // number of line ends held back
}

// Write writes the line ends that were held back, and then p without its last line
// ends.
func (o *oneLineEnd) Write(p []byte) (int, error) {
	body := bytes.TrimRight(p, "\n")
	held := len(p) - len(body)
	if len(body) > 0 {
		for ; o.ends > 0; o.ends-- {
			if _, err := io.WriteString(o.w, "\n"); err != nil {
				return 0, err
			}
		}
		if n, err := o.w.Write(body); err != nil {
			return n, err
		}
	}
	o.ends += held
	return len(p), nil
}
