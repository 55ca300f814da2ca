// Package compiler is the compiler of Toy as a program: the compilers of all chapters of the tutorial in one.
package compiler

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"syscall"

	"example.com/toy/gen"
	"example.com/toy/passes"
	"example.com/toy/syntax"
	"example.com/toy/toy"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	registry "github.com/spvc/spvc/passes"
)

// Streams are what a run reads and writes. MLIR's compiler writes everything to the standard error; here results go to Out.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
	// Version is the version of MLIR whose text is printed if no flag says so. 0 stands for the latest.
	Version ir.Version
}

// The exit codes, which are those of MLIR's compiler. A missing libLLVM or device is spvc's code 3.
const (
	exitOK       = 0
	exitGen      = 1
	exitFlags    = 1
	exitParse    = 3
	exitNoDevice = 3
	exitPasses   = 4
	exitMLIRTree = 5
	exitSyntax   = 6
	exitFailed   = 255
)

// Run runs the program called program, such as toyc-ch3, with these arguments, and returns the exit code.
func Run(ctx context.Context, program string, args []string, std Streams) int {
	o := options{program: program, chapter: defaultChapter(program), version: std.Version}
	o.print.LocalScope = true // as MLIR dumps operations
	if wrong := o.parse(args); wrong != "" {
		fmt.Fprintf(std.Err, "%s: %s\n", program, wrong)
		return exitFlags
	}
	if o.help {
		io.WriteString(std.Out, o.usage())
		return exitOK
	}
	r := &run{options: o, std: std, ctx: ctx}
	if o.emit == emitNothing && o.chapter < jitChapter {
		io.WriteString(std.Err, noAction)
		return exitOK
	}
	if o.emit == emitAST {
		return r.dumpAST()
	}
	return r.compile()
}

const noAction = "No action specified (parsing only?), use -emit=<action>\n"

// The chapters that change how the compiler runs.
const (
	optChapter    = 3
	inlineChapter = 4
	jitChapter    = 6
	structChapter = 7
)

// run is one run of the compiler.
type run struct {
	options
	std Streams
	ctx context.Context
	ir  *ir.Context
}

// read returns the text of the input file.
func (r *run) read() ([]byte, bool) {
	var text []byte
	var err error
	if r.file == "-" {
		text, err = io.ReadAll(r.std.In)
	} else {
		text, err = os.ReadFile(r.file)
	}
	if err != nil {
		var code syscall.Errno
		reason := err.Error()
		if errors.As(err, &code) {
			reason = code.Error()
			reason = strings.ToUpper(reason[:1]) + reason[1:]
		}
		fmt.Fprintf(r.std.Err, "Could not open input file: %s\n", reason)
	}
	return text, err == nil
}

// tree reads the input as a source file of Toy. It returns nil after it has printed an error.
func (r *run) tree() (*syntax.Module, []byte) {
	text, ok := r.read()
	if !ok {
		return nil, nil
	}
	m, messages := syntax.Parse(r.file, text, r.chapter)
	io.WriteString(r.std.Err, messages)
	return m, text
}

func (r *run) dumpAST() int {
	if r.mlir {
		io.WriteString(r.std.Err, "Can't dump a Toy AST when the input is MLIR\n")
		return exitMLIRTree
	}
	m, _ := r.tree()
	if m == nil {
		return exitGen
	}
	io.WriteString(r.std.Out, syntax.Dump(m))
	return exitOK
}

// compile loads a module, runs the passes of the stage, and prints or runs what they made.
func (r *run) compile() int {
	r.ir = ir.NewContext(Dialects(r.chapter, r.version))
	defer r.ir.PushHandler(r.handler())()
	module, code := r.load()
	if module == nil {
		return code
	}
	if text := pipeline(&r.options); text != "" && !r.runPasses(module, text) {
		return exitPasses
	}
	switch r.emit {
	case emitLLVM:
		return r.dumpLLVM(module)
	case emitJIT:
		return r.runJIT(module)
	case emitVulkan:
		return r.runVulkan(module)
	}
	r.std.Out.Write(ir.Print(nil, module, r.print))
	return exitOK
}

// handler returns the handler of diagnostics. The compilers of chapters 3 to 5 show the line of the source, as mlir-opt does; others
// print errors as MLIR does without a handler.
func (r *run) handler() ir.DiagnosticHandler {
	if r.chapter >= optChapter && r.chapter < jitChapter || r.chapter == lastChapter {
		return ir.NewSourcePrinter(r.std.Err, r.ir, ir.SourcePrinterOptions{})
	}
	return func(d *ir.Diagnostic) bool {
		if d.Severity != ir.SeverityError {
			return true
		}
		place := ""
		if d.Loc != ir.UnknownLoc {
			place = r.ir.LocString(d.Loc) + ": "
		}
		fmt.Fprintf(r.std.Err, "%serror: %s\n", place, d.Message)
		return true
	}
}

// load reads the input as MLIR or as Toy. The module is nil after an error, and code is then the exit code.
func (r *run) load() (module *ir.Operation, code int) {
	if !r.mlir && !strings.HasSuffix(r.file, ".mlir") {
		m, text := r.tree()
		if m == nil {
			return nil, exitSyntax
		}
		r.ir.AddFile(r.file, text)
		return gen.Module(r.ir, m, r.chapter), exitGen
	}
	text, ok := r.read()
	if !ok {
		return nil, exitFailed
	}
	module, ok = ir.Parse(r.ir, r.ir.AddFile(r.file, text))
	if !ok || !ir.Verify(module) {
		fmt.Fprintf(r.std.Err, "Error can't load file %s\n", r.file)
		return nil, exitParse
	}
	return module, 0
}

// Dialects returns the dialects of spvc and that of a chapter of the tutorial.
func Dialects(chapter int, v ir.Version) *ir.Registry {
	d := registry.NewDialects()
	d.Version = v
	d.Add(toy.Name, func() *ir.Dialect { return toy.Dialect(chapter) })
	return d
}

// Passes returns the passes of spvc and those of the compiler.
func Passes() *pass.Registry {
	p := registry.NewRegistry()
	p.Add(passes.NewShapeInference, passes.NewLowerToAffine, passes.NewLowerToLLVM, passes.NewLowerToTensors)
	return p
}

// pipeline returns the passes of a stage as text, "" if there are none.
func pipeline(o *options) string {
	if o.chapter < inlineChapter {
		if o.opt {
			return "builtin.module(toy.func(canonicalize))"
		}
		return ""
	}
	if !o.opt && o.emit < emitAffine {
		return ""
	}
	infer := "inline,toy.func(toy-infer-shapes,canonicalize,cse)"
	if o.chapter >= structChapter {
		infer = "inline,toy.func(canonicalize,toy-infer-shapes,canonicalize,cse)"
	}
	steps := []string{infer}
	switch {
	case o.emit == emitTensor || o.emit == emitVulkan:
		lower := "toy-to-tensors"
		if o.single {
			lower += "{f32}"
		}
		steps = append(steps, lower)
	case o.emit >= emitAffine:
		clean := "canonicalize,cse"
		if o.opt {
			clean += ",affine-loop-fusion,affine-scalrep"
		}
		steps = append(steps, "toy-to-affine,func.func("+clean+")")
		if o.emit > emitAffine {
			steps = append(steps, "toy-to-llvm,ensure-debug-info-scope-on-llvm-func")
		}
	}
	return "builtin.module(" + strings.Join(steps, ",") + ")"
}

func (r *run) runPasses(module *ir.Operation, text string) bool {
	m, err := Passes().ParsePipeline(text)
	if err != nil {
		fmt.Fprintln(r.std.Err, err)
		return false
	}
	return m.Run(module, pass.RunOptions{Workers: 1, Err: r.std.Err, Print: r.print})
}
