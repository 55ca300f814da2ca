package llvmexec_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/llvmexec"
)

// run executes the function main of a module, and returns its result, what it printed and the fault.
func run(t *testing.T, text string) (llvmexec.Result, string, error) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	scope := ctx.NewScope(func(d *ir.Diagnostic) bool {
		_, line, _, _ := ctx.FilePosition(d.Loc)
		t.Errorf("%s: %s", d.Message, strings.Split(text, "\n")[max(line-1, 0)])
		return true
	})
	module, ok := scope.Parse(ctx.AddFile("test.mlir", []byte(text)))
	if !ok {
		return nil, "", errors.New("the text cannot be parsed")
	}
	var out bytes.Buffer
	p, err := llvmexec.New(module, llvmexec.Options{Output: &out, MaxSteps: 1e7, MaxMemory: 1 << 28})
	if err != nil {
		return nil, "", err
	}
	r, err := p.Run("main")
	if leaks := p.Leaks(); err == nil && len(leaks) > 0 {
		err = leaks[0]
	}
	return r, out.String(), err
}

// Constructors run once, those of lower priority first, before the first call.
func TestConstructors(t *testing.T) {
	r, out, err := run(t, `
llvm.mlir.global internal @n(1 : i64) : i64
llvm.mlir.global_ctors ctors = [@late, @early], priorities = [7 : i32, 3 : i32], data = [#llvm.zero, #llvm.zero]
llvm.func @printI64(i64)
llvm.func @early() {
  %p = llvm.mlir.addressof @n : !llvm.ptr
  %v = llvm.mlir.constant(20 : i64) : i64
  llvm.store %v, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func @late() {
  %p = llvm.mlir.addressof @n : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printI64(%v) : (i64) -> ()
  %w = llvm.add %v, %v : i64
  llvm.store %w, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func @main() -> i64 {
  %p = llvm.mlir.addressof @n : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.return %v : i64
}`)
	if err != nil || len(r) != 1 || r[0] != 40 || out != "20" {
		t.Errorf("%v %q %v", r, out, err)
	}
}

func TestRun(t *testing.T) {
	r, out, err := run(t, `
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printI64(i64)
llvm.func @square(%x: i64) -> i64 {
  %y = llvm.mul %x, %x : i64
  llvm.return %y : i64
}
llvm.func @main() -> i64 {
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
  llvm.br ^loop(%c0, %c0 : i64, i64)
^loop(%i: i64, %sum: i64):
  %q = llvm.call @square(%i) : (i64) -> i64
  %s = llvm.add %sum, %q : i64
  %j = llvm.add %i, %c1 : i64
  %more = llvm.icmp "slt" %j, %c8 : i64
  llvm.cond_br %more, ^loop(%j, %s : i64, i64), ^end
^end:
  llvm.store %s, %p : i64, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %v : i64
}`)
	if err != nil || len(r) != 1 || r[0] != 140 || out != "140" {
		t.Errorf("%v %q %v", r, out, err)
	}
}
