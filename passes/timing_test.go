package passes_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
)

// timed are the inputs of testdata/timing.txt.
var timed = map[string]string{
	"calls": `module {
func.func private @p(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @f(%x: i32, %m: memref<8xf32>) -> i32 {
  %r = call @p(%x) : (i32) -> i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.store %v, %m[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %m[%i] : memref<8xf32>
    memref.store %v, %m[%i] : memref<8xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %m[%i] : memref<8xf32>
    memref.store %v, %m[%i] : memref<8xf32>
    scf.reduce
  }
  return %r : i32
}
}`,
	"branches": `module {
func.func @g(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  return %x : i32
}
gpu.module @k {
  gpu.func @h() kernel { gpu.return }
}
}`,
	"same": `module {
func.func @f(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  %z = arith.addi %x, %x : i32
  %s = arith.muli %y, %z : i32
  return %s : i32
}
}`,
	"spirv": `module {
spirv.module Logical GLSL450 { }
}`,
}

// timedRow is a row of a timing report with its indentation.
var timedRow = regexp.MustCompile(`(?m)^ *[0-9.]+ \( *[0-9.]+%\)  (.*)$`)

// timingOf runs a pipeline, or names of passes separated by spaces, and returns the rows of the timing report.
func timingOf(t *testing.T, input, text string) (rows []string, ok bool) {
	ctx := ir.NewContext(all.Registry())
	defer ctx.PushHandler(func(*ir.Diagnostic) bool { return true })()
	module, ok := ir.Parse(ctx, ctx.AddFile("t.mlir", []byte(timed[input])))
	if !ok {
		t.Fatalf("%s: the module does not parse", input)
	}
	registry := passes.NewRegistry()
	m, err := pass.NewImplicitManager("builtin.module"), error(nil)
	if strings.Contains(text, "(") {
		m, err = registry.ParsePipeline(text)
	} else {
		for _, name := range strings.Fields(text) {
			if err == nil {
				err = m.Add(registry.New(name))
			}
		}
	}
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	timer := pass.NewTimer()
	ok = m.Run(module, pass.RunOptions{Hooks: []pass.Hook{timer}})
	var report strings.Builder
	timer.Report(&report)
	for _, row := range timedRow.FindAllStringSubmatch(report.String(), -1) {
		rows = append(rows, "  "+row[1]+"\n")
	}
	return rows[:len(rows)-2], ok // without Rest and Total
}

// TestTiming compares the rows of timing reports with those of mlir-opt-19.
func TestTiming(t *testing.T) {
	text, err := os.ReadFile("testdata/timing.txt")
	if err != nil {
		t.Fatal(err)
	}
	records := regexp.MustCompile(`(?m)^([a-z ]+): (.*)\n((?:  .*\n)+)`).FindAllStringSubmatch(string(text), -1)
	if len(records) < 100 {
		t.Fatalf("%d records", len(records))
	}
	for _, r := range records {
		pipeline, fails := strings.CutSuffix(r[2], " # fails")
		for _, input := range strings.Fields(r[1]) {
			rows, ok := timingOf(t, input, pipeline)
			if got := strings.Join(rows, ""); got != r[3] || ok == fails {
				t.Errorf("%s: %s: success %t, rows\n%swant\n%s", input, pipeline, ok, got, r[3])
			}
		}
	}
}
