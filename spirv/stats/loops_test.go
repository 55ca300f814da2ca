package stats_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/spirv/stats"
)

// loopKernel returns the binary of a kernel with a body, which has the constants %c0, %c1, %c2 and %cN of type i32, the memory
// %m and the number %v from there.
func loopKernel(t *testing.T, level spvc.OptLevel, n, body string) []uint32 {
	t.Helper()
	text := strings.NewReplacer("BODY", body, "NUMBER", n).Replace(`module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%m: memref<4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      %cN = arith.constant NUMBER : i32
      %i0 = arith.constant 0 : index
      %v = memref.load %m[%i0] : memref<4xi32>
      BODY
      gpu.return
    }
  }
}`)
	p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Name: "loops.mlir", Opt: level, NoValidate: true})
	if err != nil {
		t.Fatal(err)
	}
	return p.Binaries[0].Words
}

const (
	// work keeps a loop alive.
	work = "%o = memref.load %m[%i0] : memref<4xi32>\n%x = arith.xori %o, %i : i32\nmemref.store %x, %m[%i0] : memref<4xi32>\n"
	upTo = "scf.for %i = %c0 to %cN step %c1 : i32 {\n" + work + "}\n"
)

// while returns a loop whose counter %i begins with a number, goes on while a test %go holds, and becomes %j.
func while(begin, test, step string) string {
	return "%r = scf.while (%i = " + begin + ") : (i32) -> i32 {\n" + test + "\nscf.condition(%go) %i : i32\n} do {\n^bb0(%i: i32):\n" + work + step + "\nscf.yield %j : i32\n}\n"
}

// TestIterations bounds loops at two levels of optimization. The bound is at least the number of iterations, and at most a
// third more, plus two for each loop.
func TestIterations(t *testing.T) {
	t.Parallel()
	nested := "scf.for %k = %c0 to %cN step %c1 : i32 {\n" + upTo + "}\n"
	for _, c := range []struct {
		name, n, body string
		want          uint64 // 0 if there is no bound
	}{
		{"none", "5", "", 0},
		{"counted", "50000", upTo, 50000},
		{"two", "30000", upTo + upTo, 60000},
		{"nested", "300", nested, 90300},
		{"to a loaded number", "5", strings.ReplaceAll(upTo, "%cN", "%v"), 0},
		{"from a loaded number", "5", strings.ReplaceAll(upTo, "%c0 to", "%v to"), 0},
		{"by a loaded number", "5", strings.ReplaceAll(upTo, "step %c1", "step %v"), 0},
		{"halved", "4096", while("%cN", "%go = arith.cmpi ugt, %i, %c0 : i32", "%j = arith.shrui %i, %c1 : i32"), 13},
		{"halved to nothing", "4096", while("%cN", "%go = arith.cmpi ne, %i, %c0 : i32", "%j = arith.divui %i, %c2 : i32"), 13},
		{"halved and kept", "4096", while("%cN", "%go = arith.cmpi sge, %i, %c0 : i32", "%j = arith.shrui %i, %c1 : i32"), 0},
		{"doubled", "4096", while("%c1", "%go = arith.cmpi slt, %i, %cN : i32", "%j = arith.shli %i, %c1 : i32"), 12},
		{"doubled from nothing", "4096", while("%c0", "%go = arith.cmpi slt, %i, %cN : i32", "%j = arith.muli %i, %c2 : i32"), 0},
		{"down", "40000", while("%cN", "%go = arith.cmpi sgt, %i, %c0 : i32", "%j = arith.subi %i, %c1 : i32"), 40000},
		{"down to a number", "40000", while("%cN", "%go = arith.cmpi ne, %i, %c0 : i32", "%j = arith.subi %i, %c2 : i32"), 20000},
		{"past a number", "40001", while("%cN", "%go = arith.cmpi ne, %i, %c0 : i32", "%j = arith.subi %i, %c2 : i32"), 0},
		{"away", "40000", while("%cN", "%go = arith.cmpi sgt, %i, %c0 : i32", "%j = arith.addi %i, %c1 : i32"), 0},
		{"two tests", "40000", while("%c0", "%a = arith.cmpi ult, %i, %cN : i32\n%b = arith.cmpi ne, %i, %v : i32\n%go = arith.andi %a, %b : i1", "%j = arith.addi %i, %c1 : i32"), 40000},
		{"one of two tests", "40000", while("%c0", "%a = arith.cmpi ult, %i, %cN : i32\n%b = arith.cmpi ne, %i, %v : i32\n%go = arith.ori %a, %b : i1", "%j = arith.addi %i, %c1 : i32"), 0},
	} {
		for _, level := range []spvc.OptLevel{spvc.O0, spvc.O1} {
			n, ok := stats.Iterations(loopKernel(t, level, c.n, c.body), "k")
			bounded := c.want > 0 || c.body == ""
			if ok != bounded || ok && (n < c.want || n > c.want+c.want/3+2) {
				t.Errorf("%s at level %s: %d, %v, want %d", c.name, level, n, ok, c.want)
			}
		}
	}
	if _, ok := stats.Iterations(loopKernel(t, spvc.O0, "5", ""), "none"); ok {
		t.Error("there is no such entry point")
	}
	cut := loopKernel(t, spvc.O0, "5", upTo)
	if _, ok := stats.Iterations(append(cut, 9<<16|1), "k"); ok {
		t.Error("the module is cut")
	}
}
