//go:build cgo

package semantics_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

// bounds are the ranges of the loops under test: ranges without, with one and with several
// iterations, of both signs. The step is positive.
var bounds = [][3]int32{
	{0, 0, 1}, {5, 0, 1}, {0, -5, 3}, {math.MaxInt32, math.MinInt32, 1}, {-1, -1, 2},
	{0, 1, 1}, {-1, 0, 7}, {3, 4, 4}, {math.MinInt32, math.MinInt32 + 1, 1},
	{0, 5, 1}, {-7, 8, 4}, {2, 11, 3}, {-20, -3, 5},
}

// carried is the type of a value that a loop carries, with the statements of one iteration.
type carried struct {
	name, typ string
	// start makes %start, step makes %next from %carried and the number %n of the iteration
	// and end makes the i32 %bits from %end.
	start, step, end string
	// want returns the bits after the iterations.
	want func(iterations []int32) uint32
}

var carriedTypes = []carried{
	{
		name: "i32", typ: "i32",
		start: "%start = arith.constant 77 : i32",
		step:  "%next = arith.addi %carried, %n : i32",
		end:   "%bits = arith.addi %end, %end : i32",
		want: func(iterations []int32) uint32 {
			sum := int32(77)
			for _, n := range iterations {
				sum += n
			}
			return uint32(2 * sum)
		},
	},
	{
		name: "f32", typ: "f32",
		start: "%start = arith.constant -2.5 : f32",
		step:  "%f = arith.sitofp %n : i32 to f32\n%next = arith.subf %f, %carried : f32",
		end:   "%bits = arith.bitcast %end : f32 to i32",
		want: func(iterations []int32) uint32 {
			sum := float32(-2.5)
			for _, n := range iterations {
				sum = float32(n) - sum
			}
			return math.Float32bits(sum)
		},
	},
	{
		name: "vector", typ: "vector<4xi32>",
		start: "%start = arith.constant dense<[1, 20, 300, 4000]> : vector<4xi32>",
		step:  "%v = vector.broadcast %n : i32 to vector<4xi32>\n%next = arith.xori %carried, %v : vector<4xi32>",
		end:   "%x = vector.extract %end[1] : i32 from vector<4xi32>\n%y = vector.extract %end[3] : i32 from vector<4xi32>\n%bits = arith.subi %y, %x : i32",
		want: func(iterations []int32) uint32 {
			x, y := int32(20), int32(4000)
			for _, n := range iterations {
				x, y = x^n, y^n
			}
			return uint32(y - x)
		},
	},
}

// loops are the forms of a loop from %from to below %to by %by. START, STEP and END stand for
// the statements of the carried type T.
var loops = map[string]string{
	"scf.for": `START
%l = arith.index_cast %from : i32 to index
%u = arith.index_cast %to : i32 to index
%s = arith.index_cast %by : i32 to index
%end = scf.for %iv = %l to %u step %s iter_args(%carried = %start) -> (T) {
  %n = arith.index_cast %iv : index to i32
  STEP
  scf.yield %next : T
}
END`,
	"scf.while": `START
%last, %end = scf.while (%at = %from, %carried = %start) : (i32, T) -> (i32, T) {
  %more = arith.cmpi slt, %at, %to : i32
  scf.condition(%more) %at, %carried : i32, T
} do {
^body(%n: i32, %carried: T):
  STEP
  %following = arith.addi %n, %by : i32
  scf.yield %following, %next : i32, T
}
END`,
	"nested scf.for": `START
%l = arith.index_cast %from : i32 to index
%u = arith.index_cast %to : i32 to index
%s = arith.index_cast %by : i32 to index
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%some = arith.cmpi slt, %from, %to : i32
%twice = arith.select %some, %c1, %c0 : index
%end = scf.for %outer = %c0 to %twice step %c1 iter_args(%before = %start) -> (T) {
  %inner = scf.for %iv = %l to %u step %s iter_args(%carried = %before) -> (T) {
    %n = arith.index_cast %iv : index to i32
    STEP
    scf.yield %next : T
  }
  scf.yield %inner : T
}
END`,
}

// TestLoops runs loops with values that they carry, also such as have no iteration.
func TestLoops(t *testing.T) {
	for _, p := range places(t) {
		for form, text := range loops {
			for _, c := range carriedTypes {
				t.Run(fmt.Sprintf("%s/%s/%s", p.name, form, c.name), func(t *testing.T) { p.loop(t, text, c) })
			}
		}
	}
}

func (p place) loop(t *testing.T, text string, c carried) {
	t.Helper()
	k := newKernel(roundUp(len(bounds)))
	from, to, by := k.load(32), k.load(32), k.load(32)
	body := replaced(text, "START", c.start, "STEP", c.step, "END", c.end)
	k.line("%s", replaced(body, "(T)", "("+c.typ+")", ", T", ", "+c.typ, ": T", ": "+c.typ, "%from", from, "%to", to, "%by", by))
	k.store("%bits", "i32")

	inputs := make([][]uint64, 3)
	for row := range k.rows {
		for i, v := range bounds[row%len(bounds)] {
			inputs[i] = append(inputs[i], uint64(uint32(v)))
		}
	}
	program, err := p.compile(t, k.text())
	if err != nil {
		t.Fatal(err)
	}
	got := k.launch(t, p.device, program, inputs)[0]
	for row, b := range bounds {
		if want := c.want(iterations(b)); uint32(got[row]) != want {
			t.Errorf("from %d to %d by %d: %#x, want %#x", b[0], b[1], b[2], got[row], want)
		}
	}
}

// iterations returns the values of the induction variable.
func iterations(b [3]int32) []int32 {
	var out []int32
	for i := int64(b[0]); i < int64(b[1]); i += int64(b[2]) {
		out = append(out, int32(i))
	}
	return out
}

// TestBarrier passes values between the invocations of a workgroup: through its memory, and
// through a buffer. Both drivers also order buffers at a barrier that orders workgroup memory
// only; test/conversion/scalars checks the memory semantics in the text.
func TestBarrier(t *testing.T) {
	const header = `module attributes {gpu.container_module} {
gpu.module @m {
gpu.func @k(%in: memref<64xi32>, %mid: memref<64xi32>, %out: memref<64xi32>)`
	const exchange = ` kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
%i = gpu.thread_id x
%last = arith.constant 63 : index
%other = arith.subi %last, %i : index
%v = memref.load %in[%i] : memref<64xi32>
memref.store %v, MEM[%other] : TYPE
gpu.barrier
%w = memref.load MEM[%i] : TYPE
memref.store %w, %out[%i] : memref<64xi32>
gpu.return
}}}`
	texts := map[string]string{
		"workgroup memory": header + " workgroup(%shared: memref<64xi32, #gpu.address_space<workgroup>>)" +
			replaced(exchange, "MEM", "%shared", "TYPE", "memref<64xi32, #gpu.address_space<workgroup>>"),
		"buffer": header + replaced(exchange, "MEM", "%mid", "TYPE", "memref<64xi32>"),
	}
	for _, p := range places(t) {
		for name, text := range texts {
			t.Run(p.name+"/"+name, func(t *testing.T) { p.reverses(t, text) })
		}
	}
}

// reverses checks that the kernel of a module writes its input in reverse.
func (p place) reverses(t *testing.T, text string) {
	t.Helper()
	program, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Env: p.env, VerifyEach: true})
	if err != nil {
		t.Fatal(err)
	}
	k, err := p.device.Kernel(program, "k")
	if err != nil {
		t.Fatal(err)
	}
	in, mid, out := make([]int32, 64), make([]int32, 64), make([]int32, 64)
	for i := range in {
		in[i] = int32(i*i + 1)
	}
	if _, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, in, compute.InOut(mid), compute.InOut(out)); err != nil {
		t.Fatal(err)
	}
	for i, v := range out {
		if want := in[63-i]; v != want {
			t.Errorf("element %d: %d, want %d", i, v, want)
		}
	}
}

// replaced returns text with each first string of the pairs replaced by its second one.
func replaced(text string, pairs ...string) string {
	return strings.NewReplacer(pairs...).Replace(text)
}
