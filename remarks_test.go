package spvc

import (
	"fmt"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/target"
)

// remarked has a short loop, a long one, and a division of what is not negative.
const remarked = `module {
  gpu.module @m {
    gpu.func @k(%m: memref<100xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c100 = arith.constant 100 : index
      scf.for %i = %c0 to %c100 step %c1 {
        %x = arith.index_cast %i : index to i32
        memref.store %x, %m[%i] : memref<100xi32>
      }
      %t = gpu.thread_id x
      %q = arith.divsi %t, %c3 : index
      scf.for %i = %c0 to %c2 step %c1 {
        %x = arith.index_cast %q : index to i32
        memref.store %x, %m[%i] : memref<100xi32>
      }
      gpu.return
    }
  }
}
`

// TestRemarks: the remarks of a stage are in the order of the source. They do not
// depend on the number of workers, and those of a program from a cache are the same.
func TestRemarks(t *testing.T) {
	want := []struct {
		line     int
		op, pass string
		kind     pass.RemarkKind
		message  string
	}{
		{9, "scf.for", "loop-invariant-code-motion", pass.Missed, "1 operation stays in the loop: its operands change there"},
		{9, "scf.for", "spirv-unroll-loops", pass.Missed, "loop kept: 100 iterations take about 400 instructions, more than the loop"},
		{14, "arith.divsi", "spirv-narrow-ranges", pass.Applied, "'arith.divsi' of numbers that are not negative is computed unsigned"},
		{15, "scf.for", "spirv-unroll-loops", pass.Applied, "loop of 2 iterations unrolled"},
		{16, "arith.index_cast", "cse", pass.Applied, "'arith.index_cast' left out: an earlier operation computes the same"},
	}
	c, _ := testCache(t)
	for _, workers := range []int{1, 4, 0} {
		o := Options{Name: "a.mlir", Opt: O1, NoValidate: true, Remarks: true, Workers: workers}
		if workers == 0 {
			o.Cache = c
			mustCompile(t, remarked, o)
		}
		p := mustCompile(t, remarked, o)
		if len(p.Diagnostics) != len(want) || fromCache(p) != (workers == 0) {
			t.Fatalf("from the cache %t, %+v", fromCache(p), p.Diagnostics)
		}
		for i, w := range want {
			d := p.Diagnostics[i]
			if d.Severity != ir.SeverityRemark || d.Location.Line != w.line || d.Op != w.op || d.Pass != w.pass || d.Message != w.message ||
				d.Remark == nil || *d.Remark != (pass.Remark{Kind: w.kind, Function: "k"}) {
				t.Errorf("%d workers: %+v %v, want %+v", workers, d, d.Remark, w)
			}
		}
	}
	if p := mustCompile(t, remarked, Options{NoValidate: true}); len(p.Diagnostics) > 0 {
		t.Error("remarks without the option:", fmt.Sprint(p.Diagnostics))
	}
}

// twoKernels calls one function in two kernels, and twice in the first.
const twoKernels = `module {
  gpu.module @m {
    func.func private @square(%x: i64) -> i64 {
      %y = arith.muli %x, %x : i64
      return %y : i64
    }
    gpu.func @j(%m: memref<4xi64>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %t = gpu.thread_id x
      %x = memref.load %m[%t] : memref<4xi64>
      %y = func.call @square(%x) : (i64) -> i64
      %z = func.call @square(%y) : (i64) -> i64
      memref.store %z, %m[%t] : memref<4xi64>
      gpu.return
    }
    gpu.func @k(%m: memref<4xi64>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %t = gpu.thread_id x
      %x = memref.load %m[%t] : memref<4xi64>
      %y = func.call @square(%x) : (i64) -> i64
      %c = arith.cmpi slt, %x, %y : i64
      %z = arith.select %c, %y, %x : i64
      memref.store %z, %m[%t] : memref<4xi64>
      gpu.return
    }
  }
}
`

// TestEmulations: a place that is emulated has one remark, in however many kernels it is. Options.Emulations asks for these
// remarks alone, and a program from a cache has them, too.
func TestEmulations(t *testing.T) {
	of := pass.Emulation{One: "operation on 64-bit integers", Many: "operations on 64-bit integers"}
	c, _ := testCache(t)
	for _, o := range []Options{
		{Emulations: true}, {Emulations: true, Workers: 1}, {Remarks: true, Opt: O0}, {Emulations: true, Cache: c}, {Emulations: true, Cache: c},
	} {
		o.Name, o.Env, o.NoValidate = "a.mlir", lowTarget(t), true
		var lines []int
		p := mustCompile(t, twoKernels, o)
		for _, d := range p.Diagnostics {
			if d.Remark == nil {
				continue
			}
			if d.Remark.Kind == pass.Emulated {
				lines = append(lines, d.Location.Line)
				if d.Remark.Emulation != of || d.Pass != "spirv-expand-scalars" || d.Remark.Function != map[int]string{4: "j", 19: "k"}[d.Location.Line] {
					t.Errorf("%+v: %+v", d, d.Remark)
				}
			} else if !o.Remarks {
				t.Errorf("%+v, which nobody asked for", d)
			}
		}
		if fmt.Sprint(lines) != "[4 19]" {
			t.Errorf("%+v: remarks about emulations in lines %v", o, lines)
		}
	}
	for _, d := range mustCompile(t, twoKernels, Options{Env: lowTarget(t), NoValidate: true}).Diagnostics {
		if d.Remark != nil {
			t.Errorf("without the option: %+v", d)
		}
	}
}

// lowTarget returns the target vulkan1.1, which has few of the capabilities that kernels may use.
func lowTarget(t *testing.T) *target.Env {
	t.Helper()
	env, err := target.Profile("vulkan1.1")
	if err != nil {
		t.Fatal(err)
	}
	return env
}
