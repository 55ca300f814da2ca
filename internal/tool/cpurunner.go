package tool

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"unsafe"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// cpuRun is one run of CPURunner.
type cpuRun struct {
	setup      Setup
	std        Streams
	flags      *flagSet
	version    bool
	help       bool
	entry      string
	resultType string
	level      int
	features   string
	libraries  []string
	dump       bool
	object     string
	supported  bool
	checked    bool
	settings   jit.Settings
	// kernels is true for SPIRVCPURunner.
	kernels    bool
	noImplicit bool
}

// wantsVulkan reports whether the arguments are those of a program that launches kernels on Vulkan: they name a device, or the library by which
// programs of mlir-runner ask for Vulkan.
func wantsVulkan(args []string) bool {
	for _, a := range args {
		name, _, _ := strings.Cut(a, "=")
		if strings.TrimLeft(name, "-") == "device" && name != "device" || strings.Contains(strings.ReplaceAll(a, "_", "-"), "vulkan-runtime-wrappers") {
			return true
		}
	}
	return false
}

// CPURunner runs mlir-cpu-runner, which MLIR 22 calls mlir-runner: it translates a module of the llvm dialect to LLVM IR, compiles it
// by libLLVM and calls a function. It takes LLVM IR too, from files called .ll or .bc. The functions of MLIR's runner
// libraries are built in. Programs that launch kernels on Vulkan are for VulkanRunner.
func CPURunner(ctx context.Context, setup Setup, args []string, std Streams) int {
	if wantsVulkan(args) {
		return VulkanRunner(ctx, setup, args, std)
	}
	r := &cpuRun{setup: setup, std: std, flags: newFlagSet(setup.program("runner")), entry: "main", resultType: "f32"}
	return r.start(args)
}

// start reads the flags and runs.
func (r *cpuRun) start(args []string) int {
	r.define()
	std, err := r.std, r.flags.parse(args)
	r.std = r.std.forTerminal(r.flags.tool)
	if err != nil {
		return r.fail(err)
	}
	switch {
	case r.version:
		return r.flags.answer(std, r.flags.versionText())
	case r.help:
		var b strings.Builder
		b.WriteString("OVERVIEW: compile a module of the llvm dialect for this machine and call a function of it\n\nUSAGE: " + r.flags.tool + " [options] <input file>\n\nOPTIONS:\n")
		r.flags.usage(&b)
		b.WriteString("\nExample: " + r.flags.tool + " program.mlir -e main --entry-point-result=i32 -O2\nExit codes: 0 ok, 1 failed, 3 no libLLVM, 70 internal error.\n")
		return r.flags.answer(std, b.String())
	}
	return r.run()
}

func (r *cpuRun) define() {
	s := r.flags
	s.help(&r.help, "Display available options")
	s.version(&r.version)
	s.mlirVersion(&r.setup.Version)
	s.color(&r.std)
	s.text("e", "function name", &r.entry, "The function to be called")
	s.text("entry-point-result", "type", &r.resultType, "Textual description of the function type to be called: void, i32, i64 or f32")
	s.add(&flag{name: "shared-libs", mode: requiredValue, meta: "files", help: "Libraries to link dynamically; those of MLIR's runners are built in", set: func(v string, _ bool) error {
		for l := range strings.SplitSeq(v, ",") {
			if l != "" {
				r.libraries = append(r.libraries, l)
			}
		}
		return nil
	}})
	s.boolean("dump-object-file", &r.dump, "Write the compiled object to the file that -object-filename names (<input file>.o by default)")
	s.text("object-filename", "file", &r.object, "Where to write the compiled object")
	s.boolean("checked", &r.checked, "Execute the module in spvc itself, without libLLVM, and report what it does wrong: invalid accesses, leaks, undefined values")
	s.boolean("host-supports-jit", &r.supported, "Report whether libLLVM is there and compiles for this machine")
	s.boolean("no-implicit-module", &r.noImplicit, "Disable implicit addition of a top-level module op during parsing")
	s.text("mattr", "a1,+a2,-a3,...", &r.features, "Features of the processor to use beyond those of this machine, or not to use")
	s.boolean("enable-matrix", &r.settings.Matrices, "Lower the intrinsics of matrices")
	s.boolean("matrix-allow-contract", &r.settings.Contract, "Let products of matrices use fused additions")
	s.add(&flag{name: "matrix-default-layout", mode: requiredValue, meta: "column-major|row-major", help: "How matrices lie in memory", set: func(v string, _ bool) error {
		if v != "column-major" && v != "row-major" {
			return errors.New("Cannot find option named '" + v + "'!")
		}
		r.settings.RowMajor = v == "row-major"
		return nil
	}})
	for i := range 4 {
		s.add(&flag{name: "O" + strconv.Itoa(i), help: "Run opt passes and codegen at O" + strconv.Itoa(i), set: func(string, bool) error {
			r.level = i
			return nil
		}})
	}
	s.ignored("march", requiredValue, "accepted for compatibility")
	s.ignored("mlir-disable-threading", noValue, "accepted for compatibility")
}

func (r *cpuRun) fail(err error) int {
	fmt.Fprintf(r.std.Err, "%s: %s\n", r.flags.tool, err)
	return ExitFailed
}

// wrong prints an error as MLIR's runner does.
func (r *cpuRun) wrong(text string) int {
	fmt.Fprintf(r.std.Err, "Error: %s\n", text)
	return ExitFailed
}

func (r *cpuRun) run() int {
	if len(r.flags.args) > 1 {
		return r.fail(errors.New("Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: " + r.flags.tool + " --help"))
	}
	if r.supported {
		_, err := jit.Open(jit.OpenOptions{})
		fmt.Fprintln(r.std.Out, err == nil)
		return ExitOK
	}
	name := "-"
	if len(r.flags.args) == 1 {
		name = r.flags.args[0]
	}
	input, err := r.setup.input(name, r.std)
	if err != nil {
		fmt.Fprintf(r.std.Err, "cannot open input file '%s': %s\n", name, reason(err))
		return ExitFailed
	}
	if r.checked {
		return r.runChecked(name, input)
	}
	if strings.HasSuffix(name, ".ll") || strings.HasSuffix(name, ".bc") {
		return r.onLLVM(func(l *jit.Library) int { return r.execute(l, name, input) })
	}
	code := ExitFailed
	r.withModule(name, input, func(top *ir.Operation) bool {
		code = r.translated(name, top)
		return code == ExitOK
	})
	return code
}

// translated translates a module for the version of libLLVM that is there, and executes it.
func (r *cpuRun) translated(name string, top *ir.Operation) int {
	modules := []*ir.Operation{top}
	if r.kernels {
		kernel, ok := r.lowerKernels(top)
		if !ok {
			return ExitFailed
		}
		modules = append(modules, kernel)
	}
	return r.onLLVM(func(l *jit.Library) int {
		var codes [][]byte
		for _, top := range modules {
			m, ok := llvmir.Export(top, llvmir.Options{})
			if !ok {
				return r.wrong("could not convert to LLVM IR")
			}
			codes = append(codes, []byte(text.Print(m, l.Major())))
		}
		return r.execute(l, name, codes...)
	})
}

// onLLVM calls f with libLLVM, if it is there.
func (r *cpuRun) onLLVM(f func(l *jit.Library) int) int {
	l, err := jit.Open(jit.OpenOptions{})
	if err != nil {
		r.fail(err)
		return ExitNoDevice
	}
	l.OnFatal(func(message string) {
		// LLVM cannot go on, and neither can the process.
		os.Exit(r.wrong(message))
	})
	return f(l)
}

// withModule calls f with the module in input, if the text is right, and returns what f returns. It prints diagnostics meanwhile.
func (r *cpuRun) withModule(name string, input []byte, f func(top *ir.Operation) bool) bool {
	if name == "-" {
		name = "<stdin>"
	}
	ctx := r.setup.newContext()
	pop := ctx.PushHandler(ir.NewSourcePrinter(r.std.Err, ctx, ir.SourcePrinterOptions{Color: r.std.Color}))
	defer pop()
	top, ok := parseTop(ctx, ctx.AddFile(name, input), r.noImplicit)
	if ok && !top.HasTrait(ir.SymbolTable) {
		r.wrong("top-level op must be a symbol table.")
		ok = false
	}
	if !ok || !ir.Verify(top) {
		fmt.Fprintln(r.std.Err, "could not parse the input IR")
		return false
	}
	return f(top)
}

// execute compiles modules of LLVM IR, calls the function of the first one and prints its result.
func (r *cpuRun) execute(l *jit.Library, name string, codes ...[]byte) int {
	if r.settings != (jit.Settings{}) {
		if err := l.Set(r.settings); err != nil {
			return r.fail(err)
		}
	}
	var objects []*jit.Object
	for _, code := range codes {
		object, err := l.Compile(name, code, jit.Options{Level: r.level, Features: r.features, Packed: []string{r.entry}})
		if err != nil {
			return r.wrong(err.Error())
		}
		objects = append(objects, object)
	}
	if err := r.check(objects[0]); err != nil {
		return r.wrong(err.Error())
	}
	var libraries []string
	for _, path := range r.libraries {
		if !jit.RuntimeLibrary(path) {
			if strings.Contains(path, "/") {
				path = r.std.path(path)
			}
			libraries = append(libraries, path)
		}
	}
	e, err := l.NewEngine(jit.EngineOptions{Out: r.std.Out, Err: r.std.Err, Libraries: libraries})
	if err != nil {
		return r.wrong(err.Error())
	}
	restore := l.PlainFaults()
	result, err := r.call(e, objects, name)
	restore()
	if closed := e.Close(); err == nil {
		err = closed
	}
	var link *jit.LinkError
	if errors.As(err, &link) {
		if link.Reports != nil {
			fmt.Fprintf(r.std.Err, "JIT session error: %s\n", link.Reports)
		}
		err = link.Err
	}
	if err != nil {
		return r.wrong(err.Error())
	}
	fmt.Fprint(r.std.Out, result)
	return ExitOK
}

// check compares the type of the function with what the flags say.
func (r *cpuRun) check(object *jit.Object) error {
	want, ok := map[string]string{"void": "void", "i32": "i32", "i64": "i64", "f32": "float"}[r.resultType]
	switch {
	case !ok:
		return errors.New("unsupported function type")
	case len(object.Packed) == 0:
		return errors.New("entry point not found")
	case r.resultType == "void" && object.Packed[0].Result != want:
		return errors.New("expected void function")
	case len(object.Packed[0].Args) > 0:
		return errors.New("function inputs not supported")
	case object.Packed[0].Result != want:
		return errors.New("only single " + r.resultType + " function result supported")
	}
	return nil
}

// call links the objects, writes the first one if a flag says so, calls the function, and returns the text of its result.
func (r *cpuRun) call(e *jit.Engine, objects []*jit.Object, name string) (string, error) {
	for _, o := range objects {
		if err := e.AddObject(o); err != nil {
			return "", err
		}
	}
	f, err := e.Lookup(jit.PackedPrefix + r.entry)
	if err != nil {
		return "", err
	}
	if r.dump {
		file := r.object
		if file == "" {
			file = name + ".o"
		}
		if err := WriteOutput(file, objects[0].Data, r.std); err != nil {
			return "", err
		}
	}
	// The memory of the result is wide enough for each type.
	bits := new(uint64)
	e.CallPacked(f, unsafe.Pointer(bits))
	if err := e.Flush(); err != nil {
		return "", err
	}
	return r.resultText(*bits), nil
}

// resultText returns the line that shows the result of the function.
func (r *cpuRun) resultText(bits uint64) string {
	switch r.resultType {
	case "i32":
		return strconv.FormatInt(int64(int32(bits)), 10) + "\n"
	case "i64":
		return strconv.FormatInt(int64(bits), 10) + "\n"
	case "f32":
		return exponentText(float64(math.Float32frombits(uint32(bits)))) + "\n"
	}
	return ""
}

// exponentText returns a float as LLVM's streams write it.
func exponentText(v float64) string {
	switch {
	case math.IsNaN(v):
		return "nan"
	case math.IsInf(v, 1):
		return "INF"
	case math.IsInf(v, -1):
		return "-INF"
	}
	return strconv.FormatFloat(v, 'e', 6, 64)
}
