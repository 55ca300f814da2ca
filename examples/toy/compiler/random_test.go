package compiler_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"example.com/toy/compiler"
	"example.com/toy/eval"
	"example.com/toy/random"
	"example.com/toy/syntax"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/llvmexec"
)

// run runs a compiler and returns what it prints.
func run(t *testing.T, program string, args ...string) (code int, out, messages string) {
	t.Helper()
	var o, e bytes.Buffer
	code = compiler.Run(t.Context(), program, args, compiler.Streams{Out: &o, Err: &e})
	return code, o.String(), e.String()
}

// ways are the ways to run a program, which all print the same.
var ways = []struct {
	program string
	args    []string
	every   int  // one of how many programs runs this way
	single  bool // whether it computes in f32
}{
	{"toyc-ch7", []string{"-emit=jit"}, 1, false},
	{"toyc-ch7", []string{"-emit=jit", "-opt"}, 1, false},
	{"toyc-ch8", []string{"-emit=vulkan", "-device=reference"}, 1, false},
	{"toyc-ch8", []string{"-emit=vulkan", "-device=reference", "-f32", "-opt"}, 1, true},
	{"toyc-ch8", []string{"-emit=vulkan", "-device=jit"}, 6, false},
	{"toyc-ch8", []string{"-emit=vulkan", "-device=driver:llvmpipe"}, 8, false},
}

// execute runs the llvm dialect of a program in the checked executor, which finds memory that is used wrongly or never freed.
func execute(t *testing.T, file string, args ...string) string {
	t.Helper()
	code, text, messages := run(t, "toyc-ch7", append(args, "-emit=mlir-llvm", file)...)
	c := ir.NewContext(compiler.Dialects(7, ir.LatestVersion))
	module, ok := ir.Parse(c, c.AddFile("lowered.mlir", []byte(text)))
	if code != 0 || !ok {
		t.Fatalf("the program has no lowering: %s", messages)
	}
	var out bytes.Buffer
	p, err := llvmexec.New(module, llvmexec.Options{Output: &out})
	if err == nil {
		_, err = p.Run("main")
	}
	if err != nil {
		source, _ := os.ReadFile(file)
		t.Fatalf("%v\n%s\nof\n%s", err, text, source)
	}
	for _, leak := range p.Leaks() {
		t.Errorf("%v\n%s", leak, text)
	}
	return out.String()
}

// exactInF32 reports whether all numbers that a random program prints are integers that f32 has. What it computes on the way is not larger.
func exactInF32(printed string) bool {
	for _, f := range strings.Fields(printed) {
		if v, err := strconv.ParseFloat(f, 64); err != nil || v > 1<<24 {
			return false
		}
	}
	return true
}

// TestRandomPrograms compares random programs with the evaluator. Without structures, chapter 6 runs them too.
func TestRandomPrograms(t *testing.T) {
	dir := t.TempDir()
	for seed := range uint64(60) {
		structs := seed%2 == 0
		source := random.Program(seed, structs)
		tree, messages := syntax.Parse("random.toy", []byte(source), 7)
		if messages != "" {
			t.Fatalf("seed %d: %s\n%s", seed, messages, source)
		}
		want, err := eval.Run(tree)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, source)
		}
		file := filepath.Join(dir, "random.toy")
		if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{nil, {"-opt"}} {
			if out := execute(t, file, args...); out != string(want) {
				t.Fatalf("seed %d: the executor prints\n%s\nwant\n%s\nof\n%s", seed, out, want, source)
			}
		}
		for _, w := range ways {
			if seed%uint64(w.every) != 0 || w.single && !exactInF32(string(want)) {
				continue
			}
			program := w.program
			if program == "toyc-ch7" && !structs {
				program = "toyc-ch6"
			}
			if code, out, messages := run(t, program, append(w.args, file)...); code != 0 || out != string(want) {
				t.Fatalf("seed %d: %s %v ends with %d and prints\n%s%s\nwant\n%s\nof\n%s", seed, program, w.args, code, out, messages, want, source)
			}
		}
	}
}
