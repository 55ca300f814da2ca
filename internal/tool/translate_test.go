package tool

import (
	"bytes"
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
