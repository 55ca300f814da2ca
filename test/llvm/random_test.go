// Package llvm_test compares the ways in which spvc executes modules of the llvm dialect, and its layouts with LLVM's.
package llvm_test

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/llvmgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/runner/llvmexec"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// modules returns how many random modules the test runs: 500 with SPVC_ORACLE=1.
func modules() uint64 {
	if os.Getenv("SPVC_ORACLE") != "" {
		return 500
	}
	return 60
}

func parse(t *testing.T, source string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	scope := ctx.NewScope(func(d *ir.Diagnostic) bool {
		_, line, _, _ := ctx.FilePosition(d.Loc)
		t.Error(d.Message, strings.Split(source, "\n")[max(line-1, 0)])
		return true
	})
	module, ok := scope.Parse(ctx.AddFile("random.mlir", []byte(source)))
	if !ok {
		t.FailNow()
	}
	return module
}

// The executor and compiled code print the same and return the same.
func TestRandomModules(t *testing.T) {
	lib, err := jit.Open(jit.OpenOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range modules() {
		source := llvmgen.Generate(seed)
		module := parse(t, source)
		want, checked, err := execute(module)
		if err != nil {
			t.Errorf("%d: %v", seed, err)
			continue
		}
		exported, ok := llvmir.Export(module, llvmir.Options{})
		if !ok {
			t.Errorf("%d: no LLVM IR", seed)
			continue
		}
		for level := range 4 {
			got, out, err := compiled(lib, text.Print(exported, lib.Major()), jit.Options{Level: level})
			if err != nil || got != want || out != checked {
				t.Errorf("%d: at -O%d: %v\nthe executor returns %d, compiled code %d", seed, level, err, want, got)
			}
		}
	}
}

// execute runs main in the executor.
func execute(module *ir.Operation) (uint32, string, error) {
	var out bytes.Buffer
	p, err := llvmexec.New(module, llvmexec.Options{Output: &out})
	if err != nil {
		return 0, "", err
	}
	r, err := p.Run("main")
	if err != nil || len(r) != 1 {
		return 0, "", errors.Join(err, errors.New("main returns another number of words"))
	}
	return uint32(r[0]), out.String(), nil
}

// compiled compiles a module and runs main.
func compiled(lib *jit.Library, source string, o jit.Options) (result uint32, out string, err error) {
	if err := lib.Check("random", []byte(source)); err != nil {
		return 0, "", err
	}
	var printed bytes.Buffer
	e, err := lib.NewEngine(jit.EngineOptions{Out: &printed})
	if err != nil {
		return 0, "", err
	}
	defer func() {
		err = errors.Join(err, e.Close())
		out = printed.String()
	}()
	if err := e.AddModule("random", []byte(source), o); err != nil {
		return 0, "", err
	}
	f, err := e.Lookup("main")
	if err != nil {
		return 0, "", err
	}
	return uint32(e.Call(f)), "", nil
}
