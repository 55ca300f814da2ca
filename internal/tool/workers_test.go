package tool

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/test/bench/kernels"
)

const lowering = "--pass-pipeline=builtin.module(gpu.module(gpu.func(convert-math-to-spirv)),convert-gpu-to-spirv,spirv.module(spirv-lower-abi-attrs,spirv-update-vce))"

// optWith runs opt on text and returns what it wrote.
func optWith(t *testing.T, workers int, text []byte, args ...string) (code int, out, diags string) {
	t.Helper()
	setup := DefaultSetup()
	setup.Workers = workers
	var o, e bytes.Buffer
	code = Opt(context.Background(), setup, args, Streams{In: bytes.NewReader(text), Out: &o, Err: &e})
	return code, o.String(), e.String()
}

// workersInput is a text that TestWorkers runs the tool on.
type workersInput struct {
	name string
	text []byte
	bad  bool // diagnostics are expected of some runs
	// example tells that the passes alone may be unable to lower the text.
	example bool
}

// workersInputs returns generated texts, broken ones among them, and the examples.
func workersInputs(t *testing.T) []workersInput {
	t.Helper()
	var good bytes.Buffer
	if err := kernels.Write(&good, 150, 50); err != nil {
		t.Fatal(err)
	}
	replace := func(old, new string, every int) []byte {
		parts := strings.Split(good.String(), old)
		var b strings.Builder
		for i, p := range parts {
			if i > 0 {
				if i%every == 0 {
					b.WriteString(new)
				} else {
					b.WriteString(old)
				}
			}
			b.WriteString(p)
		}
		return []byte(b.String())
	}
	inputs := []workersInput{
		{"kernels", good.Bytes(), false, false},
		{"functions", functions(200), false, false},
		{"invalid operations", replace("gpu.return", "\"gpu.return\"(%i) : (index) -> ()", 7), true, false},
		{"undominated", replace("%start = arith.muli %block, %size : index", "%start = arith.muli %block, %i : index", 9), true, false},
		{"illegal operations", replace("math.sqrt", "math.cbrt", 5), true, false},
		{"syntax", replace("gpu.thread_id x", "gpu.thread_id w", 31), true, false},
		{"unlocated", unlocated(120), true, false},
	}
	examples, err := filepath.Glob("../../examples/*.mlir")
	if err != nil || len(examples) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, name := range examples {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		inputs = append(inputs, workersInput{filepath.Base(name), text, false, true})
	}
	return inputs
}

// TestWorkers demands the same bytes and diagnostics of 1 and of 8 workers.
func TestWorkers(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(8))
	runs := []struct {
		name string
		args []string
	}{
		{"print", []string{"--mlir-print-debuginfo"}},
		{"canonicalize", []string{"--canonicalize", "--cse"}},
		{"nested", []string{"--pass-pipeline=builtin.module(func.func(canonicalize,cse),gpu.module(gpu.func(canonicalize,cse,convert-math-to-spirv)))"}},
		{"lowering", []string{lowering}},
		{"dumps", []string{"--mlir-print-ir-after-all", "--pass-pipeline=builtin.module(func.func(cse),gpu.module(gpu.func(cse)))"}},
	}
	for _, in := range workersInputs(t) {
		t.Run(in.name, func(t *testing.T) {
			reported := false
			for _, r := range runs {
				code1, out1, err1 := optWith(t, 1, in.text, r.args...)
				code8, out8, err8 := optWith(t, 8, in.text, r.args...)
				if code1 != code8 {
					t.Errorf("%s: exit codes %d and %d", r.name, code1, code8)
				}
				if d := firstDifference(out1, out8); d != "" {
					t.Errorf("%s: output differs %s", r.name, d)
				}
				if d := firstDifference(err1, err8); d != "" {
					t.Errorf("%s: diagnostics differ %s", r.name, d)
				}
				if code1 != ExitOK {
					reported = true
				} else if len(out1) == 0 {
					t.Errorf("%s: no output", r.name)
				}
			}
			if reported != in.bad && !in.example {
				t.Errorf("some run failed: %v, want %v", reported, in.bad)
			}
		})
	}
}

// functions returns a module of n functions that canonicalize has work with.
func functions(n int) []byte {
	var b strings.Builder
	for i := range n {
		k := strconv.Itoa(i)
		b.WriteString("func.func @f" + k + "(%a: i32, %c: i1) -> i32 {\n  %x = arith.constant " + k + " : i32\n  %y = arith.constant 3 : i32\n" +
			"  %z = arith.muli %x, %y : i32\n  %s = arith.addi %a, %z : i32\n  %t = arith.addi %a, %z : i32\n" +
			"  %r = scf.if %c -> i32 {\n    scf.yield %s : i32\n  } else {\n    scf.yield %t : i32\n  }\n  return %r : i32\n}\n")
	}
	return []byte(b.String())
}

// unlocated returns a module of n wrong functions whose operations all claim one
// place, so that only the texts can order the diagnostics.
func unlocated(n int) []byte {
	var b strings.Builder
	for i := range n {
		k := strconv.Itoa(i)
		b.WriteString("func.func @f" + k + "() {\n  %x = arith.constant " + k + " : i32 loc(unknown)\n" +
			"  \"func.return\"(%x) : (i32) -> () loc(unknown)\n} loc(unknown)\n")
	}
	return []byte(b.String())
}

// firstDifference shows where a and b part; empty if they are equal.
func firstDifference(a, b string) string {
	if a == b {
		return ""
	}
	x, y := strings.SplitAfter(a, "\n"), strings.SplitAfter(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return "in line " + strconv.Itoa(i+1) + ":\n1: " + x[i] + "8: " + y[i]
		}
	}
	return "in length: " + strconv.Itoa(len(a)) + " and " + strconv.Itoa(len(b)) + " bytes"
}

// TestCompileWorkers demands the same binaries and module of 1 and of 8 workers.
func TestCompileWorkers(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(8))
	var text bytes.Buffer
	if err := kernels.Write(&text, 100, 50); err != nil {
		t.Fatal(err)
	}
	var first *spvc.Program
	for _, workers := range []int{1, 8} {
		p, err := spvc.Compile(t.Context(), text.Bytes(), spvc.Options{Name: "kernels", NoValidate: true, Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = p
			continue
		}
		if d := firstDifference(string(first.IR()), string(p.IR())); d != "" {
			t.Errorf("the module differs %s", d)
		}
		for i := range p.Binaries {
			if !slices.Equal(first.Binaries[i].Words, p.Binaries[i].Words) {
				t.Errorf("binary %d differs", i)
			}
		}
	}
}
