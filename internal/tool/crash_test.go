package tool

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// withCrash returns the default setup and a pass test-crash for functions, which
// panics on @bad.
func withCrash() Setup {
	s := DefaultSetup()
	s.Passes.Add(func() *pass.Pass {
		return &pass.Pass{Name: "test-crash", Class: "TestCrash", Op: "func.func", Run: func(op *ir.Operation, _ *pass.Run) bool {
			if op.StringAttr("sym_name") == "bad" {
				panic("out of luck")
			}
			return true
		}}
	})
	return s
}

const crashing = "func.func @good() {\n  return\n}\nfunc.func @bad() {\n  return\n}\n"

func TestCrashOfAPass(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "in.mlir"), []byte(crashing), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"--test-crash", "in.mlir"},
		{"--test-crash", "--mlir-disable-threading", "in.mlir"},
		{"--test-crash", "--verify-diagnostics", "in.mlir"},
		{"--test-crash", "--split-input-file", "in.mlir"},
		{"--test-crash", "in.mlir", "-o", "out.mlir"},
	} {
		var out, err bytes.Buffer
		code := Opt(context.Background(), withCrash(), args, Streams{Out: &out, Err: &err, Dir: dir})
		if code != ExitInternal {
			t.Errorf("%v: exit code %d, want %d\n%s", args, code, ExitInternal, err.String())
		}
		for _, want := range []string{
			"spvc opt: internal error in pass 'test-crash' on operation 'func.func': out of luck\n",
			"reproduce: spvc opt --pass-pipeline='builtin.module(func.func(test-crash))' in.mlir\n",
			"crash_test.go:",
		} {
			if !strings.Contains(err.String(), want) {
				t.Errorf("%v: want %q in\n%s", args, want, err.String())
			}
		}
		if n := strings.Count(err.String(), "internal error"); n != 1 {
			t.Errorf("%v: reported %d times", args, n)
		}
		if out.Len() > 0 {
			t.Errorf("%v: wrote %q", args, out.String())
		}
		if _, err := os.Stat(filepath.Join(dir, "out.mlir")); err == nil {
			t.Errorf("%v: the output file was written", args)
		}
	}
}

func TestCrashLeavesReproducer(t *testing.T) {
	dir := t.TempDir()
	var out, err bytes.Buffer
	std := Streams{In: strings.NewReader(crashing), Out: &out, Err: &err, Dir: dir}
	code := Opt(context.Background(), withCrash(), []string{"--test-crash", "--mlir-pass-pipeline-crash-reproducer=repro.mlir"}, std)
	if code != ExitInternal || !strings.Contains(err.String(), "' <stdin>\n") {
		t.Errorf("exit code %d\n%s", code, err.String())
	}
	text, e := os.ReadFile(filepath.Join(dir, "repro.mlir"))
	if e != nil || !strings.Contains(string(text), `pipeline: "builtin.module(func.func(test-crash))"`) || !strings.Contains(string(text), "func.func @bad()") {
		t.Errorf("%v\n%s", e, text)
	}
}
