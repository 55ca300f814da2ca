package compiler

import (
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// emit is what the compiler makes of a program, in the order of the stages.
type emit uint8

const (
	emitNothing emit = iota
	emitAST
	emitMLIR
	emitAffine
	emitTensor
	emitLLVMDialect
	emitLLVM
	emitJIT
	emitVulkan
)

// stages are the values of -emit, and the chapters that have them.
var stages = []struct {
	name        string
	emit        emit
	first, last int
	help        string
}{
	{"ast", emitAST, 1, 8, "output the AST dump"},
	{"mlir", emitMLIR, 2, 8, "output the MLIR dump"},
	{"mlir-affine", emitAffine, 5, 8, "output the MLIR dump after affine lowering"},
	{"mlir-llvm", emitLLVMDialect, 6, 8, "output the MLIR dump after llvm lowering"},
	{"llvm", emitLLVM, 6, 8, "output the LLVM IR dump"},
	{"jit", emitJIT, 6, 8, "JIT the code and run it by invoking the main function"},
	{"mlir-tensor", emitTensor, 8, 8, "output the MLIR dump after the lowering to a function on tensors"},
	{"vulkan", emitVulkan, 8, 8, "run the function on a Vulkan device or the reference device"},
}

// options are the flags of a run.
type options struct {
	program string
	chapter int
	version ir.Version
	emit    emit
	mlir    bool // -x mlir
	opt     bool
	help    bool
	file    string
	print   ir.PrintOptions
	device  string
	single  bool // compute in f32 on the device
	check   bool
}

// defaultChapter returns the chapter that the name of a program ends with, as in toyc-ch3, or the last one.
func defaultChapter(program string) int {
	base := strings.TrimSuffix(filepath.Base(program), ".exe")
	if _, n, ok := strings.Cut(base, "-ch"); ok {
		if n, err := strconv.Atoi(n); err == nil && n >= 1 && n <= lastChapter {
			return n
		}
	}
	return lastChapter
}

// lastChapter is the chapter about Vulkan.
const lastChapter = 8

// flagDef is a flag. set gets its value, "" if it has none; it returns what is wrong, or "".
type flagDef struct {
	name, meta, help string
	first            int // the first chapter that has it
	set              func(o *options, v string) string
}

// boolean is a flag without a value, or with =true or =false.
func boolean(name, help string, first int, at func(o *options) *bool) flagDef {
	return flagDef{name: name, help: help, first: first, set: func(o *options, v string) string {
		switch v {
		case "", "true", "1":
			*at(o) = true
		case "false", "0":
			*at(o) = false
		default:
			return "'" + v + "' is invalid value for boolean argument! Try 0 or 1"
		}
		return ""
	}}
}

// ignored is a flag of MLIR's compilers without an effect here.
func ignored(name string) flagDef {
	return boolean(name, "Accepted for compatibility", 2, func(*options) *bool { return new(bool) })
}

var flagDefs = []flagDef{
	{name: "emit", meta: "value", help: "Select the kind of output desired", first: 1, set: setEmit},
	{name: "x", meta: "value", help: "Decided the kind of output desired: toy or mlir, the kind of the input", first: 1, set: setInput},
	boolean("opt", "Enable optimizations", 3, func(o *options) *bool { return &o.opt }),
	{name: "chapter", meta: "N", help: "The chapter of the tutorial whose compiler this is: 1 to 8", first: 1, set: setChapter},
	{name: "mlir-version", meta: "version", help: "The version of MLIR whose text is printed: 19 to 22", first: 1, set: func(o *options, v string) string {
		var ok bool
		if o.version, ok = ir.ParseVersion(v); !ok {
			return "unknown version '" + v + "'"
		}
		return ""
	}},
	boolean("mlir-print-debuginfo", "Print debug info in MLIR output", 2, func(o *options) *bool { return &o.print.DebugInfo }),
	boolean("mlir-pretty-debuginfo", "Print pretty debug info in MLIR output", 2, func(o *options) *bool { return &o.print.PrettyDebugInfo }),
	boolean("mlir-print-op-generic", "Print the generic op form", 2, func(o *options) *bool { return &o.print.Generic }),
	ignored("mlir-print-local-scope"),
	ignored("mlir-disable-threading"),
	{name: "device", meta: "device", help: "Where -emit=vulkan runs: part of a name, a type, reference or jit", first: 8, set: func(o *options, v string) string {
		o.device = v
		return ""
	}},
	boolean("f32", "Compute in f32 on the device, for devices without f64", 8, func(o *options) *bool { return &o.single }),
	boolean("check", "Compare the output of the device with that of the JIT", 8, func(o *options) *bool { return &o.check }),
	boolean("help", "Display available options", 1, func(o *options) *bool { return &o.help }),
}

func setEmit(o *options, v string) string {
	for _, s := range stages {
		if s.name == v && o.chapter >= s.first && o.chapter <= s.last {
			o.emit = s.emit
			return ""
		}
	}
	return "Cannot find option named '" + v + "'!"
}

func setInput(o *options, v string) string {
	if v != "toy" && v != "mlir" {
		return "Cannot find option named '" + v + "'!"
	}
	o.mlir = v == "mlir"
	return ""
}

func setChapter(o *options, v string) string {
	n, err := strconv.Atoi(v)
	if err != nil || n < 1 || n > lastChapter {
		return "the chapter must be 1 to " + strconv.Itoa(lastChapter) + ", but is '" + v + "'"
	}
	o.chapter = n
	return ""
}

// parse reads the arguments. It returns the text of an error, or "".
func (o *options) parse(args []string) string {
	// The chapter decides about the other flags, so it comes first.
	for i, a := range args {
		if name, v, given := strings.Cut(strings.TrimLeft(a, "-"), "="); name == "chapter" && a[0] == '-' {
			if !given && i+1 < len(args) {
				v = args[i+1]
			}
			if wrong := setChapter(o, v); wrong != "" {
				return "for the --chapter option: " + wrong
			}
		}
	}
	o.file = "-"
	files := 0
	for len(args) > 0 {
		a := args[0]
		args = args[1:]
		if len(a) < 2 || a[0] != '-' {
			o.file = a
			if files++; files > 1 {
				return "Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: " + o.program + " --help"
			}
			continue
		}
		name, v, given := strings.Cut(strings.TrimLeft(a, "-"), "=")
		f := o.flag(name)
		if f == nil {
			return "Unknown command line argument '" + a + "'.  Try: '" + o.program + " --help'"
		}
		if f.meta != "" && !given {
			if len(args) == 0 {
				return "for the --" + name + " option: requires a value!"
			}
			v, args = args[0], args[1:]
		}
		if wrong := f.set(o, v); wrong != "" {
			return "for the --" + name + " option: " + wrong
		}
	}
	return ""
}

// flag returns the flag of the chapter, or nil.
func (o *options) flag(name string) *flagDef {
	for i := range flagDefs {
		if f := &flagDefs[i]; f.name == name && o.chapter >= f.first {
			return f
		}
	}
	return nil
}

// usage is the text of --help.
func (o *options) usage() string {
	var b strings.Builder
	b.WriteString("OVERVIEW: toy compiler\n\nUSAGE: " + o.program + " [options] <input toy file>\n\nOPTIONS:\n")
	for _, f := range flagDefs {
		if o.chapter < f.first {
			continue
		}
		text := "  --" + f.name
		if f.meta != "" {
			text += "=<" + f.meta + ">"
		}
		b.WriteString(text + " - " + f.help + "\n")
		if f.name != "emit" {
			continue
		}
		for _, s := range stages {
			if o.chapter >= s.first && o.chapter <= s.last {
				b.WriteString("    =" + s.name + " - " + s.help + "\n")
			}
		}
	}
	return b.String()
}
