package ir_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/growth"
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

// filler makes a body large enough to be deferred.
var filler = strings.Repeat(" ", 300)

// parallelTexts are files that are read in parallel to the end.
func parallelTexts() map[string]string {
	good := string(bigModule(400, ""))
	half := len(good)/2 + strings.Index(good[len(good)/2:], "func.func")
	flat := strings.ReplaceAll(strings.TrimPrefix(good, "!t = vector<4xf32>\n"), "!t", "vector<4xf32>")
	return map[string]string{
		"good":                     good,
		"location alias":           good + "func.func @g() {\n  " + filler + "return loc(#l)\n}\n#l = loc(\"x\":1:2)\n",
		"all locations at the end": strings.ReplaceAll(good, "return %r : !t", "return %r : !t loc(#l)") + "#l = loc(\"x\":1:2)\n",
		"aliases between": good[:half] + "!late = i32\n#a = 7 : i32\n#l = loc(\"x\":1:2)\n" +
			strings.ReplaceAll(good[half:], "k = 3", "t = !late, a = #a, k = 3") + "func.func @g() {\n" + filler + "return loc(#l) }\n",
		"nested":             "module {\nmodule @m attributes {a = \"{\"} {\n" + flat + "}\n}\n",
		"braces in strings":  good + "func.func @g() {\n" + filler + "\"x.y\"() {s = \"}}} \\\" {{{ // \"} : () -> () // } \"\n return }\n",
		"deep":               good + "func.func @g() {\n" + strings.Repeat("\"x.r\"() ({\n", 4000) + strings.Repeat("}) : () -> ()\n", 4000) + " return }\n",
		"small ones between": strings.ReplaceAll(good, "func.func @f", "func.func private @d()\nfunc.func @s() { return }\nfunc.func @f"),
	}
}

func TestParallelParseWorksOut(t *testing.T) {
	for name, text := range parallelTexts() {
		ctx := ir.NewContext(all.Registry())
		ctx.Workers = 3
		ctx.AllowUnregistered = true
		if op, ok := ir.ParseInParallel(ctx, ctx.AddFile("x.mlir", []byte(text))); !ok || op == nil {
			t.Errorf("%s: is not read in parallel", name)
		}
	}
}

func TestParallelParseEqualsSerial(t *testing.T) {
	good := bigModule(400, "")
	texts := map[string][]byte{
		"type alias too late": bigModule(400, "func.func @g() {\n  "+filler+"%c = \"x.z\"() : () -> !late\n  return\n}\n!late = i32\n"),
		"attr alias too late": bigModule(400, "func.func @g() {\n  "+filler+"\"x.z\"() {a = #a} : () -> ()\n  return\n}\n#a = 7 : i32\n"),
		"no location alias":   bigModule(400, "func.func @g() {\n  "+filler+"return loc(#l)\n}\n#l = 7 : i32\n"),
		"undefined location":  bigModule(400, "func.func @g() {\n  "+filler+"return loc(#l)\n}\n"),
		"struct with two bodies": bigModule(400, "func.func @g() {\n  "+filler+
			"%c = \"x.z\"() : () -> !spirv.struct<a, (f32)>\n  return\n}\nfunc.func private @h() -> !spirv.struct<a, (i32)>\n"),
		"alias twice":          bigModule(400, "!t = i32\n"),
		"error in a body":      bytes.Replace(good, []byte("%v5 = arith.addf %a, %a"), []byte("%v5 = arith.addf %a, %q"), 1),
		"two errors":           bytes.ReplaceAll(good, []byte("{s = \"}\\\"{\", k = 39"), []byte("{s, s, k = 39")),
		"errors in all bodies": bytes.ReplaceAll(good, []byte("%v5 = arith.addf %a, %a"), []byte("%v5 = arith.addf %a, %q")),
		"error at the end":     bigModule(400, "func.func @f0(\n"),
		"unbalanced":           bigModule(400, "func.func @g() {\n"+filler),
		"unbalanced early":     bytes.Replace(good, []byte("return %r : !t\n}"), []byte("return %r : !t\n"), 1),
		"closed too early":     bytes.Replace(good, []byte("return %r : !t\n}"), []byte("return %r : !t\n}}"), 1),
		"too deep":             bigModule(400, "func.func @g() {\n"+strings.Repeat("\"x.r\"() ({\n", 12000)+strings.Repeat("}) : () -> ()\n", 12000)+" return }\n"),
		"unterminated":         bigModule(400, "func.func @g() { \""+filler+"\n return }"),
		"reference outside":    append([]byte("%c = arith.constant 1 : i32\n"), bigModule(400, "func.func @g() {\n"+filler+"%d = arith.addi %c, %c : i32\n return }")...),
		"defined outside":      append([]byte("%a = arith.constant 1 : i32\n"), good...),
		"entry label":          bigModule(400, "func.func @g(i32) {\n^e(%x: i32):\n"+filler+" return }"),
		"error in a warning":   bytes.Replace(good, []byte("vector<4xf32> // }"), []byte("vector<4xf33> // }"), 3),
	}
	for name, text := range parallelTexts() {
		texts[name] = []byte(text)
	}
	for name, text := range texts {
		want, wantDiags := parseWith(t, text, 1)
		for range 2 {
			got, gotDiags := parseWith(t, text, 4)
			if got != want || gotDiags != wantDiags {
				t.Errorf("%s: 4 workers differ from 1:\n%.300s\n%.300s", name, gotDiags, wantDiags)
			}
		}
	}
}

// TestParallelParseOfNestedFunctions checks that nested functions, none of which can be
// deferred, do not take quadratic time.
func TestParallelParseOfNestedFunctions(t *testing.T) {
	growth.Linear(t, 9000, func(depth int) func() {
		var b strings.Builder
		for k := range depth {
			fmt.Fprintf(&b, "func.func private @f%d() {\n^e:\n\"x.y\"() {s = \"%s\"} : () -> ()\n", k, strings.Repeat("/", 1000))
		}
		b.WriteString(strings.Repeat("\"x.z\"() : () -> ()\n}\n", depth))
		return func() {
			ctx := ir.NewContext(all.Registry())
			ctx.Workers = 4
			ctx.AllowUnregistered = true
			if _, ok := ir.Parse(ctx, ctx.AddFile("x.mlir", []byte(b.String()))); !ok {
				t.Error("the text is not read")
			}
		}
	})
}
