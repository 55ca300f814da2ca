package tool

import (
	"errors"
	"io"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// toLLVM reads a module of the llvm dialect, and writes it as LLVM IR of the version that the tool speaks.
func (t *translateRun) toLLVM(ctx *ir.Context, file *ir.SourceFile, out io.Writer) bool {
	top, ok := parseTop(ctx, file, t.noImplicitModule)
	if !ok || !ir.Verify(top) {
		return false
	}
	m, ok := llvmir.Export(top, llvmir.Options{Intrinsics: !t.records})
	if ok {
		_, _ = io.WriteString(out, text.Print(m, int(ctx.MLIR()))) // Commit reports errors
	}
	return ok
}

// fromLLVM reads LLVM IR, and prints it as a module of the llvm dialect.
func (t *translateRun) fromLLVM(ctx *ir.Context, file *ir.SourceFile, out io.Writer) bool {
	return t.importLLVM(ctx, file, out, t.imports)
}

// testImport is the import with the operations of the test dialect.
func (t *translateRun) testImport(ctx *ir.Context, file *ir.SourceFile, out io.Writer) bool {
	o := t.imports
	o.Instruction = t.setup.LLVMInstruction
	return t.importLLVM(ctx, file, out, o)
}

func (t *translateRun) importLLVM(ctx *ir.Context, file *ir.SourceFile, out io.Writer, o llvmir.ImportOptions) bool {
	src := string(file.Text)
	if strings.HasPrefix(src, "BC\xc0\xde") || strings.HasPrefix(src, "\xde\xc0\x17\x0b") {
		return ctx.EmitError(ir.UnknownLoc, file.Name+": LLVM bitcode is not supported; write LLVM IR as text, for example with llvm-dis")
	}
	m, err := text.Parse(src)
	if err != nil {
		return ctx.EmitError(ir.UnknownLoc, sourceError(file.Name, src, err))
	}
	if m.SourceFilename == "" {
		m.SourceFilename = file.Name
	}
	top, ok := llvmir.Import(ctx, m, o)
	if !ok || !ir.Verify(top) {
		return false
	}
	_, _ = io.WriteString(out, strings.TrimRight(top.Text(t.print), "\n")+"\n") // Commit reports errors
	return true
}

// sourceError returns an error of the parser of LLVM IR with the line of the source and a mark below it, as LLVM writes it.
func sourceError(name, src string, err error) string {
	var at *text.Error
	if !errors.As(err, &at) {
		return name + ": " + err.Error()
	}
	for n := 1; n < at.Line; n++ {
		_, src, _ = strings.Cut(src, "\n")
	}
	line, _, _ := strings.Cut(src, "\n")
	return name + ":" + at.Error() + "\n" + line + "\n" + strings.Repeat(" ", max(at.Column-1, 0)) + "^\n"
}
