package transform

import (
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

func TestCSE(t *testing.T) {
	for _, c := range []struct {
		name, in, want string
		stats          CSEStats
	}{
		{"pure", `^bb0(%a: i32, %b: i32):
			%0 = "toy.pure"(%a, %b) : (i32, i32) -> i32
			%1 = "toy.pure"(%a, %b) : (i32, i32) -> i32
			%2 = "toy.pure"(%b, %a) : (i32, i32) -> i32
			%3 = "toy.pure"(%0) : (i32) -> i32
			%4 = "toy.pure"(%1) {x} : (i32) -> i32
			%5 = "toy.pure"(%1) : (i32) -> i32
			%6 = "toy.pure"(%1) : (i32) -> i64
			"toy.use"(%2, %3, %4, %5) : (i32, i32, i32, i32) -> ()`,
			`^bb0(%a: i32, %b: i32):
			%0 = "toy.pure"(%a, %b) : (i32, i32) -> i32
			%2 = "toy.pure"(%b, %a) : (i32, i32) -> i32
			%3 = "toy.pure"(%0) : (i32) -> i32
			%4 = "toy.pure"(%0) {x} : (i32) -> i32
			"toy.use"(%2, %3, %4, %3) : (i32, i32, i32, i32) -> ()`, CSEStats{2, 1}},
		{"commutative", `^bb0(%a: i32, %b: i32):
			%0 = "toy.comm"(%a, %b, %a) : (i32, i32, i32) -> i32
			%1 = "toy.comm"(%b, %a, %a) : (i32, i32, i32) -> i32
			%2 = "toy.comm"(%b, %a, %b) : (i32, i32, i32) -> i32
			"toy.use"(%0, %1, %2) : (i32, i32, i32) -> ()`,
			`^bb0(%a: i32, %b: i32):
			%0 = "toy.comm"(%a, %b, %a) : (i32, i32, i32) -> i32
			%2 = "toy.comm"(%b, %a, %b) : (i32, i32, i32) -> i32
			"toy.use"(%0, %0, %2) : (i32, i32, i32) -> ()`, CSEStats{1, 0}},
		{"reads", `^bb0(%a: i32):
			%0 = "toy.read"(%a) : (i32) -> i32
			%1 = "toy.read"(%a) : (i32) -> i32
			"toy.if"() ({ "toy.write"() : () -> () }) : () -> ()
			%2 = "toy.read"(%a) : (i32) -> i32
			"toy.if"() ({ "toy.yield"() : () -> () }) : () -> ()
			%3 = "toy.read"(%a) : (i32) -> i32
			"toy.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
			%4 = "toy.read"(%a) : (i32) -> i32
			"toy.use"(%4) : (i32) -> ()`,
			`^bb0(%a: i32):
			%0 = "toy.read"(%a) : (i32) -> i32
			"toy.if"() ({ "toy.write"() : () -> () }) : () -> ()
			%2 = "toy.read"(%a) : (i32) -> i32
			"toy.use"(%0, %0, %2, %2) : (i32, i32, i32, i32) -> ()
			%4 = "toy.read"(%a) : (i32) -> i32
			"toy.use"(%4) : (i32) -> ()`, CSEStats{2, 1}},
		{"dominance", `^bb0(%a: i32):
			%0 = "toy.pure"(%a) : (i32) -> i32
			"toy.br"()[^bb1, ^bb2] : () -> ()
			^bb1:
			%1 = "toy.pure"(%a) {l} : (i32) -> i32
			"toy.br"(%1)[^bb3] : (i32) -> ()
			^bb2:
			%2 = "toy.pure"(%a) {l} : (i32) -> i32
			%3 = "toy.pure"(%a) : (i32) -> i32
			"toy.use"(%2, %3, %0) : (i32, i32, i32) -> ()
			"toy.br"()[^bb3] : () -> ()
			^bb3:
			%4 = "toy.pure"(%a) : (i32) -> i32
			%5 = "toy.pure"(%a) {l} : (i32) -> i32
			"toy.yield"(%4, %5) : (i32, i32) -> ()`,
			`^bb0(%a: i32):
			%0 = "toy.pure"(%a) : (i32) -> i32
			"toy.br"()[^bb1, ^bb2] : () -> ()
			^bb1:
			%1 = "toy.pure"(%a) {l} : (i32) -> i32
			"toy.br"(%1)[^bb3] : (i32) -> ()
			^bb2:
			%2 = "toy.pure"(%a) {l} : (i32) -> i32
			"toy.use"(%2, %0, %0) : (i32, i32, i32) -> ()
			"toy.br"()[^bb3] : () -> ()
			^bb3:
			%5 = "toy.pure"(%a) {l} : (i32) -> i32
			"toy.yield"(%0, %5) : (i32, i32) -> ()`, CSEStats{2, 0}},
		{"regions", `^bb0(%a: i32, %b: i32):
			%0 = "toy.if"(%a) ({ %x = "toy.pure"(%a) : (i32) -> i32
			%y = "toy.pure"(%x, %b) : (i32, i32) -> i32
			"toy.yield"(%y) : (i32) -> () }) : (i32) -> i32
			%1 = "toy.if"(%a) ({ %x = "toy.pure"(%a) : (i32) -> i32
			%y = "toy.pure"(%x, %b) : (i32, i32) -> i32
			"toy.yield"(%y) : (i32) -> () }) : (i32) -> i32
			%2 = "toy.if"(%a) ({ %x = "toy.pure"(%a) : (i32) -> i32
			%y = "toy.pure"(%x, %b) : (i32, i32) -> i32
			"toy.yield"(%x) : (i32) -> () }) : (i32) -> i32
			"toy.use"(%0, %1, %2) : (i32, i32, i32) -> ()`,
			`^bb0(%a: i32, %b: i32):
			%0 = "toy.if"(%a) ({ %x = "toy.pure"(%a) : (i32) -> i32
			%y = "toy.pure"(%x, %b) : (i32, i32) -> i32
			"toy.yield"(%y) : (i32) -> () }) : (i32) -> i32
			%2 = "toy.if"(%a) ({ %x = "toy.pure"(%a) : (i32) -> i32
			"toy.yield"(%x) : (i32) -> () }) : (i32) -> i32
			"toy.use"(%0, %0, %2) : (i32, i32, i32) -> ()`, CSEStats{1, 1}},
		{"isolated", `^bb0(%a: i32):
			%0 = "toy.const"() <{value = 1 : i32}> : () -> i32
			"toy.isolated"() ({
			%1 = "toy.const"() <{value = 1 : i32}> : () -> i32
			%2 = "toy.const"() <{value = 1 : i32}> : () -> i32
			"toy.use"(%1, %2) : (i32, i32) -> () }) : () -> ()
			"toy.use"(%0) : (i32) -> ()`,
			`^bb0(%a: i32):
			%0 = "toy.const"() <{value = 1 : i32}> : () -> i32
			"toy.isolated"() ({
			%1 = "toy.const"() <{value = 1 : i32}> : () -> i32
			"toy.use"(%1, %1) : (i32, i32) -> () }) : () -> ()
			"toy.use"(%0) : (i32) -> ()`, CSEStats{1, 0}},
		{"graph", `^bb0(%a: i32):
			"toy.graph"() ({
			%0 = "toy.pure"(%1) : (i32) -> i32
			%1 = "toy.pure"(%a) {x} : (i32) -> i32
			%2 = "toy.pure"(%a) {x} : (i32) -> i32
			"toy.use"(%0, %2) : (i32, i32) -> () }) : () -> ()`,
			`^bb0(%a: i32):
			"toy.graph"() ({
			%0 = "toy.pure"(%1) : (i32) -> i32
			%1 = "toy.pure"(%a) {x} : (i32) -> i32
			"toy.use"(%0, %1) : (i32, i32) -> () }) : () -> ()`, CSEStats{1, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := parse(t, body(c.in))
			if s := CSE(m); s != c.stats {
				t.Errorf("stats %+v, want %+v", s, c.stats)
			}
			check(t, m, body(c.want))
		})
	}
}

func TestSymbolDCE(t *testing.T) {
	fn := func(name, vis, uses string) string {
		return `"toy.func"() <{sym_name = "` + name + `", sym_visibility = "` + vis + `"}> ({ "toy.use"() {u = [` + uses + `]} : () -> () }) : () -> ()
`
	}
	module := func(name, ops string) string {
		return `"builtin.module"() <{sym_name = "` + name + `", sym_visibility = "private"}> ({` + ops + `}) : () -> ()
`
	}
	in := fn("main", "public", "@a, @nested::@n1") + fn("a", "private", "@b") + fn("b", "nested", "") + fn("c", "private", "@c") +
		module("nested", fn("n1", "nested", "")+fn("n2", "nested", "")) +
		module("dead", fn("d", "private", ""))
	want := fn("main", "public", "@a, @nested::@n1") + fn("a", "private", "@b") + fn("b", "nested", "") +
		module("nested", fn("n1", "nested", ""))
	m := parse(t, in)
	if n, ok := SymbolDCE(m); !ok || n != 4 {
		t.Errorf("erased %d symbols", n)
	}
	check(t, m, want)
}

// TestCSEReuse checks that a second run finds what the first one would, with the memory of the
// first one.
func TestCSEReuse(t *testing.T) {
	const text = `^bb0(%a: i32):
%0 = "toy.pure"(%a) {x = 1} : (i32) -> i32
"toy.read"() : () -> ()
%1 = "toy.pure"(%a) {x = 1} : (i32) -> i32
"toy.use"(%0) : (i32) -> ()
"toy.use"(%1) : (i32) -> ()
`
	var c cse
	for range 3 {
		if s := c.run(parse(t, body(text)), ir.NewDominance()); s != (CSEStats{Eliminated: 1, Dead: 1}) {
			t.Errorf("removed %+v", s)
		}
	}
	m := parse(t, body(text))
	dom := ir.NewDominance()
	c.run(m, dom)
	if n := testing.AllocsPerRun(10, func() { c.run(m, dom) }); n > 2 { // none, and a few if the race detector empties the pool of effects
		t.Errorf("a run without changes makes %v allocations", n)
	}
}

func BenchmarkCSE(b *testing.B) {
	for _, n := range []int{1000, 10000} {
		var sb strings.Builder
		sb.WriteString("^bb0(%a: i32):\n")
		for i := range n {
			s := strconv.Itoa(i)
			sb.WriteString("%" + s + " = \"toy.pure\"(%a) {x = " + strconv.Itoa(i%(n/2)) + "} : (i32) -> i32\n\"toy.use\"(%" + s + ") : (i32) -> ()\n")
		}
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			b.ReportAllocs()
			for range b.N {
				b.StopTimer()
				m := parse(b, body(sb.String()))
				b.StartTimer()
				CSE(m)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*2*n), "ns/op-in")
		})
	}
}
