package tool

import (
	"io"

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
