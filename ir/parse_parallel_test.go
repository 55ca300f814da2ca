package ir_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// bigModule returns a module of n functions, large enough to be read in parallel.
func bigModule(n int, tail string) []byte {
	var b strings.Builder
	b.WriteString("!t = vector<4xf32>\n")
	for k := range n {
		fmt.Fprintf(&b, "func.func @f%d(%%a: !t, %%b: memref<?xf32>, %%i: index) -> !t {\n", k)
		for j := range 10 {
			fmt.Fprintf(&b, "  %%v%d = arith.addf %%a, %%a : vector<4xf32> // } %d\n  %%m%d = memref.load %%b[%%i] : memref<?xf32>\n", j, j, j)
		}
		fmt.Fprintf(&b, "  cf.br ^end(%%v9 : !t)\n^end(%%r: !t):\n  \"x.y\"() {s = \"}\\\"{\", k = %d} : () -> ()\n  return %%r : !t\n}\n", k)
	}
	return append([]byte(b.String()), tail...)
}

// parseWith reads text with the given number of workers and returns what it prints
// and the diagnostics.
func parseWith(t *testing.T, text []byte, workers int) (printed, diags string) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	ctx.Workers = workers
	ctx.AllowUnregistered = true
	var log bytes.Buffer
	ctx.PushHandler(ir.NewSourcePrinter(&log, ctx, ir.SourcePrinterOptions{}))
	op, ok := ir.Parse(ctx, ctx.AddFile("x.mlir", text))
	if ok != (log.Len() == 0) || ok != (ctx.ErrorCount() == 0) {
		t.Fatalf("%d workers: ok is %v, errors %d, diagnostics %q", workers, ok, ctx.ErrorCount(), log.String())
	}
	if ok {
		printed = string(ir.Print(nil, op, ir.PrintOptions{DebugInfo: true}))
	}
	return printed, log.String()
}

func TestParallelParseEqualsSerial(t *testing.T) {
	good := bigModule(400, "")
	for name, text := range map[string][]byte{
		"good":               good,
		"location alias":     bigModule(400, "func.func @g() {\n  "+strings.Repeat(" ", 300)+"return loc(#l)\n}\n#l = loc(\"x\":1:2)\n"),
		"late type alias":    bigModule(400, "func.func @g() {\n  "+strings.Repeat(" ", 300)+"%c = \"x.z\"() : () -> !late\n  return\n}\n!late = i32\n"),
		"error in a body":    bytes.Replace(good, []byte("%v5 = arith.addf %a, %a"), []byte("%v5 = arith.addf %a, %q"), 1),
		"two errors":         bytes.ReplaceAll(good, []byte("{s = \"}\\\"{\", k = 39"), []byte("{s, s, k = 39")),
		"error at the end":   bigModule(400, "func.func @f0(\n"),
		"unbalanced":         bigModule(400, "func.func @g() {\n"+strings.Repeat(" ", 300)),
		"unterminated":       bigModule(400, "func.func @g() { \""+strings.Repeat(" ", 300)+"\n return }"),
		"reference outside":  append([]byte("%c = arith.constant 1 : i32\n"), bigModule(400, "func.func @g() {\n"+strings.Repeat(" ", 300)+"%d = arith.addi %c, %c : i32\n return }")...),
		"defined outside":    append([]byte("%a = arith.constant 1 : i32\n"), good...),
		"entry label":        bigModule(400, "func.func @g(i32) {\n^e(%x: i32):\n"+strings.Repeat(" ", 300)+" return }"),
		"error in a warning": bytes.Replace(good, []byte("vector<4xf32> // }"), []byte("vector<4xf33> // }"), 3),
	} {
		want, wantDiags := parseWith(t, text, 1)
		got, gotDiags := parseWith(t, text, 4)
		if got != want || gotDiags != wantDiags {
			t.Errorf("%s: 4 workers differ from 1:\n%.300s\n%.300s", name, gotDiags, wantDiags)
		}
	}
}
