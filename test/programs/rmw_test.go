//go:build cgo

package programs_test

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/target"
)

// Sizes of the tests of atomic operations. The number of elements is odd, so that the last word
// of narrow elements is not full.
const (
	rmwElements = 5
	rmwThreads  = 64
	rmwGroups   = 3
	rmwAll      = rmwThreads * rmwGroups
)

// updates are the operations on integers, and what they make of the old value and an operand.
// unsigned returns the bits of a value as a number without sign.
var updates = map[string]func(old, v int64, unsigned func(int64) uint64) int64{
	"addi": func(old, v int64, _ func(int64) uint64) int64 { return old + v },
	"muli": func(old, v int64, _ func(int64) uint64) int64 { return old * (v | 1) },
	"andi": func(old, v int64, _ func(int64) uint64) int64 { return old & (v | 0x1111) },
	"ori":  func(old, v int64, _ func(int64) uint64) int64 { return old | v&0x7777 },
	"maxs": func(old, v int64, _ func(int64) uint64) int64 { return max(old, v) },
	"mins": func(old, v int64, _ func(int64) uint64) int64 { return min(old, v) },
	"maxu": func(old, v int64, u func(int64) uint64) int64 { return int64(max(u(old), u(v))) },
	"minu": func(old, v int64, u func(int64) uint64) int64 { return int64(min(u(old), u(v))) },
	// A generic operation.
	"xori": func(old, v int64, _ func(int64) uint64) int64 { return old ^ v },
	// All invocations store the same value in an element.
	"assign": func(_, v int64, _ func(int64) uint64) int64 { return v },
}

// prepare changes the operand %v as updates do.
var prepare = map[string]string{
	"muli": "%w = arith.ori %v, %k1 : T", "andi": "%w = arith.ori %v, %k1111 : T", "ori": "%w = arith.andi %v, %k7777 : T",
}

// floatUpdates are the operations on floats. Products are of powers of two, so all are exact.
var floatUpdates = map[string]func(old, v float64) float64{
	"addf": func(old, v float64) float64 { return old + v },
	"mulf": func(old, v float64) float64 {
		if v < 0 {
			return -old
		}
		return old
	},
	"maximumf": math.Max, "minimumf": math.Min, "maxnumf": math.Max, "minnumf": math.Min,
	"generic": func(old, v float64) float64 { return old + 2*v },
	"assign":  func(_, v float64) float64 { return v },
}

// rmw is a test of one type: the program, and the numbers that it must print.
type rmw struct {
	*rand.Rand
	typ   string
	bits  int
	float bool
	text  strings.Builder
	want  []string
	data  []int32
	start []int32
}

func (r *rmw) line(format string, args ...any) { fmt.Fprintf(&r.text, format+"\n", args...) }

// element is the element that invocation i changes.
func element(i int) int { return i * i % rmwElements }

// operand returns the operand of invocation i.
func (r *rmw) operand(kind string, i int) int64 {
	if kind == "assign" {
		return int64(r.data[element(i)])
	}
	return int64(r.data[i])
}

func (r *rmw) wrap(v int64) int64 { return v << (64 - r.bits) >> (64 - r.bits) }

// result computes the elements after all operations of a kind.
func (r *rmw) result(kind string) []string {
	out := make([]string, rmwElements)
	for e := range out {
		old, f := int64(r.start[e]), float64(r.start[e])
		for i := range rmwAll {
			if element(i) != e {
				continue
			}
			v := r.operand(kind, i)
			if r.float {
				f = floatUpdates[kind](f, float64(v))
				continue
			}
			u := func(v int64) uint64 { return uint64(v) << (64 - r.bits) >> (64 - r.bits) }
			old = r.wrap(updates[kind](old, r.wrap(v), u))
		}
		if r.float {
			out[e] = strconv.FormatFloat(f, 'g', -1, 64)
		} else {
			out[e] = strconv.FormatInt(old, 10)
		}
	}
	return out
}

// kernel writes the kernel of an operation.
func (r *rmw) kernel(kind string) {
	m := fmt.Sprintf("memref<%dx%s>", rmwElements, r.typ)
	r.line("    gpu.func @%s(%%m : %s, %%x : memref<%dxi32>, %%at : memref<%dxi32>) kernel attributes {known_block_size = array<i32: %d, 1, 1>} {", kind, m, rmwAll, rmwAll, rmwThreads)
	r.line("      %%i = gpu.global_id x\n      %%e32 = memref.load %%at[%%i] : memref<%dxi32>\n      %%e = arith.index_cast %%e32 : i32 to index", rmwAll)
	from := "%i"
	if kind == "assign" {
		from = "%e"
	}
	r.line("      %%x32 = memref.load %%x[%s] : memref<%dxi32>", from, rmwAll)
	v := r.convert("%x32", "%v")
	if p := prepare[kind]; p != "" {
		for name, k := range map[string]int64{"k1": 1, "k1111": 0x1111, "k7777": 0x7777} {
			r.line("      %%%s = arith.constant %d : %s", name, r.wrap(k), r.typ)
		}
		r.line("      %s", strings.NewReplacer("%v", v, "T", r.typ).Replace(p))
		v = "%w"
	}
	switch kind {
	case "mulf":
		r.line("      %%zero = arith.constant 0.0 : %s\n      %%one = arith.constant 1.0 : %s\n      %%minus = arith.constant -1.0 : %s", r.typ, r.typ, r.typ)
		r.line("      %%less = arith.cmpf olt, %%v, %%zero : %s\n      %%w = arith.select %%less, %%minus, %%one : %s", r.typ, r.typ)
		v = "%w"
	case "xori", "generic":
		body := "%n = arith.xori %old, " + v + " : " + r.typ
		if r.float {
			body = fmt.Sprintf("%%h = arith.addf %%old, %%v : %s\n        %%n = arith.addf %%h, %%v : %s", r.typ, r.typ)
		}
		r.line("      %%r = memref.generic_atomic_rmw %%m[%%e] : %s {\n      ^bb0(%%old : %s):\n        %s\n        memref.atomic_yield %%n : %s\n      }\n      gpu.return\n    }", m, r.typ, body, r.typ)
		return
	}
	r.line("      %%r = memref.atomic_rmw %s %s, %%m[%%e] : (%s, %s) -> %s\n      gpu.return\n    }", kind, v, r.typ, m, r.typ)
}

// convert writes the conversion of an i32 to the type.
func (r *rmw) convert(from, to string) string {
	switch {
	case r.float:
		r.line("      %s = arith.sitofp %s : i32 to %s", to, from, r.typ)
	case r.bits < 32:
		r.line("      %s = arith.trunci %s : i32 to %s", to, from, r.typ)
	case r.bits > 32:
		r.line("      %s = arith.extsi %s : i32 to %s", to, from, r.typ)
	default:
		return from
	}
	return to
}

func list(vs []int32) string { return strings.ReplaceAll(fmt.Sprint(vs), " ", ", ") }

// kinds are the operations in a fixed order.
func (r *rmw) kinds() []string {
	var all []string
	if r.float {
		for k := range floatUpdates {
			all = append(all, k)
		}
	} else {
		for k := range updates {
			all = append(all, k)
		}
	}
	slices.Sort(all)
	return all
}

// tickets writes a kernel that counts invocations, and writes the number that each one got.
func (r *rmw) tickets() {
	m := fmt.Sprintf("memref<%dx%s>", rmwElements, r.typ)
	r.line("    gpu.func @tickets(%%m : %s, %%out : memref<%dxi32>) kernel attributes {known_block_size = array<i32: %d, 1, 1>} {", m, rmwAll, rmwThreads)
	r.line("      %%i = gpu.global_id x\n      %%c3 = arith.constant 3 : index\n      %%one = arith.constant 1 : i32")
	v := r.convert("%one", "%v")
	kind := "addi"
	if r.float {
		kind = "addf"
	}
	r.line("      %%r = memref.atomic_rmw %s %s, %%m[%%c3] : (%s, %s) -> %s", kind, v, r.typ, m, r.typ)
	r.to32("%r")
	r.line("      memref.store %%n, %%out[%%i] : memref<%dxi32>\n      gpu.return\n    }", rmwAll)
}

// to32 writes the conversion of v to the i32 %n.
func (r *rmw) to32(v string) {
	switch {
	case r.float:
		r.line("      %%n = arith.fptosi %s : %s to i32", v, r.typ)
	case r.bits < 32:
		r.line("      %%n = arith.extui %s : %s to i32", v, r.typ)
	case r.bits > 32:
		r.line("      %%n = arith.trunci %s : %s to i32", v, r.typ)
	default:
		r.line("      %%zero = arith.constant 0 : i32\n      %%n = arith.ori %s, %%zero : i32", v)
	}
}

// program writes the whole program. The host prints elements as i32, or i64 in halves.
func (r *rmw) program() {
	at := make([]int32, rmwAll)
	for i := range at {
		at[i] = int32(element(i))
	}
	r.line("module attributes {gpu.container_module} {\n  gpu.module @kernels {")
	for _, kind := range r.kinds() {
		r.kernel(kind)
	}
	r.tickets()
	r.line("  }\n  memref.global \"private\" constant @x : memref<%dxi32> = dense<%s>\n  memref.global \"private\" constant @at : memref<%dxi32> = dense<%s>", rmwAll, list(r.data), rmwAll, list(at))
	r.line("  memref.global \"private\" constant @start : memref<%dxi32> = dense<%s>", rmwElements, list(r.start))
	r.line("  func.func @main() {\n    %%c0 = arith.constant 0 : index\n    %%c1 = arith.constant 1 : index\n    %%c5 = arith.constant %d : index", rmwElements)
	r.line("    %%groups = arith.constant %d : index\n    %%threads = arith.constant %d : index", rmwGroups, rmwThreads)
	r.line("    %%x = memref.get_global @x : memref<%dxi32>\n    %%at = memref.get_global @at : memref<%dxi32>\n    %%start = memref.get_global @start : memref<%dxi32>\n    %%m = memref.alloc() : memref<%dx%s>", rmwAll, rmwAll, rmwElements, rmwElements, r.typ)
	for _, kind := range r.kinds() {
		r.fill("%start")
		r.line("    gpu.launch_func @kernels::@%s blocks in (%%groups, %%c1, %%c1) threads in (%%threads, %%c1, %%c1) args(%%m : memref<%dx%s>, %%x : memref<%dxi32>, %%at : memref<%dxi32>)", kind, rmwElements, r.typ, rmwAll, rmwAll)
		r.line("    scf.for %%i = %%c0 to %%c5 step %%c1 {\n      %%v = memref.load %%m[%%i] : memref<%dx%s>\n      vector.print %%v : %s\n    }", rmwElements, r.typ, r.typ)
		r.want = append(r.want, r.result(kind)...)
	}
	r.line("    %%zero = arith.constant 0 : i32\n    %%z = memref.alloc() : memref<%dxi32>\n    scf.for %%i = %%c0 to %%c5 step %%c1 {\n      memref.store %%zero, %%z[%%i] : memref<%dxi32>\n    }", rmwElements, rmwElements)
	r.fill("%z")
	r.line("    %%out = memref.alloc() : memref<%dxi32>\n    %%all = arith.constant %d : index", rmwAll, rmwAll)
	r.line("    gpu.launch_func @kernels::@tickets blocks in (%%groups, %%c1, %%c1) threads in (%%threads, %%c1, %%c1) args(%%m : memref<%dx%s>, %%out : memref<%dxi32>)", rmwElements, r.typ, rmwAll)
	r.line("    scf.for %%i = %%c0 to %%all step %%c1 {\n      %%v = memref.load %%out[%%i] : memref<%dxi32>\n      vector.print %%v : i32\n    }\n    return\n  }\n}", rmwAll)
}

// fill writes a loop that sets all elements to those of an i32 buffer.
func (r *rmw) fill(from string) {
	r.line("    scf.for %%i = %%c0 to %%c5 step %%c1 {\n      %%s = memref.load %s[%%i] : memref<%dxi32>", from, rmwElements)
	v := r.convert("%s", "%v")
	r.line("      memref.store %s, %%m[%%i] : memref<%dx%s>\n    }", v, rmwElements, r.typ)
}

var number = regexp.MustCompile(`-?[0-9]+[-+.e0-9]*`)

// check runs the program and compares what it prints.
func (r *rmw) check(t *testing.T, d runner.Device, env *target.Env) {
	p, err := spvc.Compile(t.Context(), []byte(r.text.String()), spvc.Options{Name: r.typ + ".mlir", Default: env})
	if err != nil {
		t.Fatalf("%v\n%s", err, r.text.String())
	}
	var out bytes.Buffer
	if _, err := p.Run(t.Context(), d, spvc.RunOptions{Out: &out}); err != nil {
		t.Fatal(err)
	}
	got := number.FindAllString(out.String(), -1)
	if len(got) != len(r.want)+rmwAll {
		t.Fatalf("%d numbers, not %d:\n%s", len(got), len(r.want)+rmwAll, out.String())
	}
	for i, want := range r.want {
		g, _ := strconv.ParseFloat(got[i], 64)
		if w, _ := strconv.ParseFloat(want, 64); g != w {
			t.Errorf("%s of %s: element %d is %s, not %s", r.kinds()[i/rmwElements], r.typ, i%rmwElements, got[i], want)
		}
	}
	tickets := make([]int, rmwAll)
	for i, s := range got[len(r.want):] {
		tickets[i], _ = strconv.Atoi(s)
	}
	slices.Sort(tickets)
	for i, n := range tickets {
		if n != i%(1<<min(r.bits, 30)) {
			t.Fatalf("the tickets of %s are %v", r.typ, tickets)
		}
	}
}

// TestAtomicKinds runs each kind of atomic operation on each type, with random operands of
// many invocations, where the target has the operation, where spvc expands it, and where it
// packs the elements into words.
func TestAtomicKinds(t *testing.T) {
	all := opened(t)
	plain, err := target.Profile("vulkan1.1")
	if err != nil {
		t.Fatal(err)
	}
	rand := rand.New(rand.NewPCG(3, 4))
	for _, typ := range []string{"i8", "i16", "i32", "i64", "f16", "f32", "f64"} {
		r := &rmw{Rand: rand, typ: typ, float: typ[0] == 'f'}
		r.bits, _ = strconv.Atoi(typ[1:])
		for range rmwAll {
			v := int32(rand.Uint32())
			if r.float {
				v = int32(rand.IntN(9)) - 4
			}
			r.data = append(r.data, v)
		}
		for range rmwElements {
			r.start = append(r.start, int32(rand.IntN(200))-100)
		}
		r.program()
		for _, name := range []string{"lavapipe", reference.Name} {
			t.Run(typ+"/"+name, func(t *testing.T) { r.check(t, all[name], all[name].Info().Env()) })
		}
		if typ == "i8" || typ == "i16" || typ == "i32" || typ == "f32" {
			t.Run(typ+"/swiftshader", func(t *testing.T) { r.check(t, all["swiftshader"], all["swiftshader"].Info().Env()) })
			t.Run(typ+"/vulkan1.1", func(t *testing.T) { r.check(t, all["lavapipe"], plain) })
		}
	}
}
