package tool

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// reproducing runs opt on src in dir.
func reproducing(dir, src string, args ...string) (code int, out, errs string) {
	var o, e bytes.Buffer
	code = Opt(context.Background(), DefaultSetup(), args, Streams{In: strings.NewReader(src), Out: &o, Err: &e, Dir: dir})
	return code, o.String(), e.String()
}

// TestGenerateReproducer compares with what mlir-opt-19 writes, but for
// `any(…)` around the pipeline: the IR that the passes made, and
// settings that are not those of the run.
func TestGenerateReproducer(t *testing.T) {
	dir := t.TempDir()
	const src = "func.func @f(%a: i32) {\n  %c = arith.addi %a, %a : i32\n  return\n}\n"
	const want = `module {
  func.func @f(%arg0: i32) {
    return
  }
}

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse,canonicalize{  max-iterations=5 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true})",
      disable_threading: false,
      verify_each: false
    }
  }
#-}
`
	code, _, errs := reproducing(dir, src, "--cse", "--canonicalize=max-iterations=5", "--mlir-disable-threading", "--mlir-generate-reproducer=r.mlir")
	text, err := os.ReadFile(filepath.Join(dir, "r.mlir"))
	if code != ExitOK || err != nil || string(text) != want {
		t.Errorf("exit code %d, %v\n%s%s", code, err, errs, text)
	}
	if code, _, _ := reproducing(dir, src, "--cse", "--mlir-generate-reproducer=missing/r.mlir"); code != ExitFailed {
		t.Errorf("a reproducer that cannot be written: exit code %d", code)
	}
	const fails = "gpu.module @k { gpu.func @g() kernel { gpu.return } }"
	code, _, _ = reproducing(dir, fails, "--convert-gpu-to-spirv", "--mlir-generate-reproducer=failed.mlir")
	if _, err := os.Stat(filepath.Join(dir, "failed.mlir")); code != ExitFailed || err == nil {
		t.Errorf("exit code %d, and a reproducer of passes that failed", code)
	}
}

// TestReplayErrors compares with the errors of mlir-opt-19.
func TestReplayErrors(t *testing.T) {
	for _, row := range []struct{ entries, errs string }{
		{`pipeline: "builtin.module(nope)"`, "MLIR Textual PassPipeline Parser:1:1: error: 'nope' does not refer to a registered pass or pass pipeline\nnope\n^\n"},
		{`pipeline: true`, "<stdin>:2:56: error: expected string value for key 'pipeline'\n"},
		{`foo: "x"`, "<stdin>:2:46: error: unknown 'mlir_reproducer' resource key 'foo'\n"},
		{`pipeline: "func.func(cse)", verify_each: "x"`, "<stdin>:2:87: error: expected 'true' or 'false' value for key 'verify_each'\n"},
	} {
		src := "module {}\n{-# external_resources: { mlir_reproducer: { " + row.entries + " } } #-}\n"
		code, out, errs := reproducing("", src, "--run-reproducer")
		if code != ExitFailed || out != "" || !strings.HasPrefix(errs, row.errs) {
			t.Errorf("%s: exit code %d\n%s%s", row.entries, code, out, errs)
		}
		if strings.HasPrefix(row.errs, "MLIR") && errs != row.errs {
			t.Errorf("%s: more than the error:\n%q", row.entries, errs)
		}
	}
}
