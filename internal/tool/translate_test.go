package tool

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestErrorsOnly: warnings are dropped, errors are reported.
func TestErrorsOnly(t *testing.T) {
	for _, only := range []bool{false, true} {
		var log bytes.Buffer
		run := translateRun{std: Streams{Err: &log}, errorsOnly: only}
		ctx := ir.NewContext(nil)
		file := ctx.AddFile("x.mlir", []byte("text\n"))
		ok := run.observed(ctx, file, 0, func() bool {
			ctx.EmitWarning(ctx.FileLineColLoc("x.mlir", 1, 1), "a warning")
			return ctx.EmitError(ctx.FileLineColLoc("x.mlir", 1, 1), "an error")
		})
		want := "x.mlir:1:1: error: an error\ntext\n^\n"
		if !only {
			want = "x.mlir:1:1: warning: a warning\ntext\n^\n" + want
		}
		if ok || log.String() != want {
			t.Errorf("errors only %v: %v, %q, want %q", only, ok, log.String(), want)
		}
	}
}

// TestImportRefusals: bitcode is refused by its name, and errors of the parser have the line of the source.
func TestImportRefusals(t *testing.T) {
	for src, want := range map[string]string{
		"BC\xc0\xde\x35\x14":   "<stdin>: LLVM bitcode is not supported; write LLVM IR as text, for example with llvm-dis",
		"define i32 @f({) {\n": "<stdin>:1:16: error: expected type\ndefine i32 @f({) {\n               ^\n",
	} {
		var out, log bytes.Buffer
		setup := SetupFor(19)
		code := Translate(context.Background(), setup, []string{"--import-llvm"}, Streams{In: strings.NewReader(src), Out: &out, Err: &log})
		if code != ExitFailed || !strings.Contains(log.String(), "error: "+want) || out.Len() > 0 {
			t.Errorf("%q: code %d, %q, want %q", src, code, log.String(), want)
		}
	}
}
