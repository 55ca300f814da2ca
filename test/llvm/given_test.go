package llvm_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/runner/llvmexec"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// given is what operations of the tests use.
const given = `
llvm.mlir.global internal @bytes(dense<[1, 2, 3, 4, 5, 6, 7, -8, 9, 10, 11, 12, 13, 14, 15, -16, 17, 18, 19, 20, 21, 22, 23, -24, 25, 26, 27, 28, 29, 30, 31, -32]> : tensor<32xi8>) {alignment = 32 : i64} : !llvm.array<32 x i8>
llvm.func internal @five() -> i32 {
  %r = llvm.mlir.constant(5 : i32) : i32
  llvm.return %r : i32
}
`

// checkedAndCompiled returns the lines that a module prints in the executor and compiled. The sign of a NaN is left out, as no
// implementation has to choose the same.
func checkedAndCompiled(t *testing.T, lib *jit.Library, o jit.Options, source string) (lines [2][]string) {
	t.Helper()
	module := parse(t, source)
	var out bytes.Buffer
	p, err := llvmexec.New(module, llvmexec.Options{Output: &out})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run("main"); err != nil {
		t.Fatal(err, describe(module, err))
	}
	lines[0] = strings.Split(strings.ReplaceAll(out.String(), "-nan", "nan"), "\n")
	exported, ok := llvmir.Export(module, llvmir.Options{})
	if !ok {
		t.Fatal("no LLVM IR")
	}
	_, printed, err := compiled(lib, text.Print(exported, lib.Major()), o)
	if err != nil {
		t.Fatal(err)
	}
	lines[1] = strings.Split(strings.ReplaceAll(printed, "-nan", "nan"), "\n")
	return lines
}

// describe returns where a fault is.
func describe(module *ir.Operation, err error) string {
	if f, ok := err.(*llvmexec.Fault); ok {
		return module.Context().Place(f.Loc)
	}
	return ""
}
