// Package llvmgen makes random modules of the llvm dialect whose behavior LLVM defines: no overflow that is poison, no division by zero, no
// access outside of memory, no value that two implementations may choose. What a module prints and what its function main returns can
// so be compared between executors.
//
// A module prints a line for each number that it computes, and main returns a hash of them:
//
//	llvm.func @main() -> i32
package llvmgen

import (
	"math/rand/v2"
	"strconv"
	"strings"
)

// typ is a type of the values of a module.
type typ string

const (
	i1  typ = "i1"
	i8  typ = "i8"
	i16 typ = "i16"
	i32 typ = "i32"
	i64 typ = "i64"
	i48 typ = "i48"
	big typ = "i128"
	f32 typ = "f32"
	f64 typ = "f64"
	v4i typ = "vector<4xi32>"
	v2l typ = "vector<2xi64>"
	v4f typ = "vector<4xf32>"
	v2d typ = "vector<2xf64>"
	v4b typ = "vector<4xi1>"
	rec typ = "!llvm.struct<(i8, i64, struct<packed (i16, f32)>)>"
	arr typ = "!llvm.array<3 x i32>"
)

// ints are the types of integers that arithmetic is made for, floats those of floats.
var (
	ints   = []typ{i8, i16, i32, i64, i48, big, v4i, v2l, i32, i64}
	floats = []typ{f32, f64, v4f, v2d}
	all    = append(append([]typ{i1, v4b, rec, arr}, ints...), floats...)
	// passed are the types of parameters and results. LLVM 19 crashes at -O0 on vectors of booleans there, for processors with AVX-512.
	passed = append(append([]typ{i1, rec, arr}, ints...), floats...)
)

func (t typ) isVector() bool { return strings.HasPrefix(string(t), "vector") }

// elem returns the type of the elements of a vector, and t itself if it is none.
func (t typ) elem() typ {
	if t.isVector() {
		_, e, _ := strings.Cut(strings.TrimSuffix(string(t), ">"), "x")
		return typ(e)
	}
	return t
}

// bits returns the width of an integer or float.
func (t typ) bits() int {
	n, _ := strconv.Atoi(string(t.elem())[1:])
	return n
}

// lanes returns the number of elements, 1 for a scalar.
func (t typ) lanes() int {
	if t.isVector() {
		return int(t[len("vector<")] - '0')
	}
	return 1
}

// boolOf returns the type of comparisons of values of type t, or "" if none is used.
func (t typ) boolOf() typ {
	switch {
	case !t.isVector():
		return i1
	case t.lanes() == 4:
		return v4b
	}
	return ""
}

// value is a value in scope.
type value struct {
	name string
	typ  typ
}

// generator writes a module.
type generator struct {
	rand   *rand.Rand
	out    strings.Builder
	scope  []value
	next   int
	depth  int // the depth of nested control flow
	funcs  []signature
	slots  []slot // memory on the stack that the function has written
	blocks int
}

// signature is a function of the module that can be called.
type signature struct {
	name   string
	params []typ
	result typ
}

// slot is memory of the stack that holds a value of a type.
type slot struct {
	name string
	typ  typ
}

// Generate returns the text of the module with a seed.
func Generate(seed uint64) string {
	g := &generator{rand: rand.New(rand.NewPCG(seed, 55))}
	g.out.WriteString("llvm.func @printI64(i64)\nllvm.func @printNewline()\n")
	g.globals()
	for range g.rand.IntN(3) {
		g.function()
	}
	g.main()
	return g.out.String()
}

func (g *generator) globals() {
	g.line(`llvm.mlir.global internal @table(dense<[` + g.list(8, func() string { return strconv.Itoa(g.rand.IntN(1<<16) - 1<<15) }) + `]> : tensor<8xi32>) : !llvm.array<8 x i32>`)
	g.line(`llvm.mlir.global internal constant @fixed(` + strconv.Itoa(g.rand.IntN(1000)) + ` : i64) : i64`)
	g.line(`llvm.mlir.global internal @made() : ` + string(rec) + ` {`)
	g.line(`  %a = llvm.mlir.undef : ` + string(rec))
	g.line(`  %b = llvm.mlir.constant(` + strconv.Itoa(g.rand.IntN(100)) + ` : i8) : i8`)
	g.line(`  %c = llvm.mlir.constant(-` + strconv.Itoa(1+g.rand.IntN(100)) + ` : i64) : i64`)
	g.line(`  %d = llvm.mlir.constant(` + strconv.Itoa(g.rand.IntN(100)) + ` : i16) : i16`)
	g.line(`  %e = llvm.mlir.constant(1.5 : f32) : f32`)
	for i, at := range []string{"%b, %a[0]", "%c, %s0[1]", "%d, %s1[2, 0]", "%e, %s2[2, 1]"} {
		g.line("  %s" + strconv.Itoa(i) + " = llvm.insertvalue " + at + " : " + string(rec))
	}
	g.line("  llvm.return %s3 : " + string(rec) + "\n}")
}

func (g *generator) list(n int, f func() string) string {
	var parts []string
	for range n {
		parts = append(parts, f())
	}
	return strings.Join(parts, ", ")
}

func (g *generator) line(text string) {
	g.out.WriteString(text)
	g.out.WriteByte('\n')
}

// define writes an operation and returns its result, which is in scope from here on.
func (g *generator) define(t typ, text string) value {
	v := g.temp(t, text)
	g.scope = append(g.scope, v)
	return v
}

// temp writes an operation whose result is not in scope.
func (g *generator) temp(t typ, text string) value {
	v := g.name(t)
	g.line("  " + v.name + " = " + text)
	return v
}

func (g *generator) name(t typ) value {
	g.next++
	return value{"%v" + strconv.Itoa(g.next), t}
}

func (g *generator) pick(types ...typ) typ { return types[g.rand.IntN(len(types))] }

// function writes a function that main and the functions behind it can call.
func (g *generator) function() {
	s := signature{name: "f" + strconv.Itoa(len(g.funcs)), result: g.pick(passed...)}
	for range g.rand.IntN(4) {
		s.params = append(s.params, g.pick(passed...))
	}
	g.scope, g.slots = nil, nil
	var params []string
	for _, t := range s.params {
		v := g.name(t)
		g.scope = append(g.scope, v)
		params = append(params, v.name+": "+string(t))
	}
	g.line("llvm.func internal @" + s.name + "(" + strings.Join(params, ", ") + ") -> " + string(s.result) + " {")
	g.body(4 + g.rand.IntN(8))
	g.line("  llvm.return " + g.value(s.result).name + " : " + string(s.result) + "\n}")
	g.funcs = append(g.funcs, s)
}

// main writes the entry function, which prints each number that it computes.
func (g *generator) main() {
	g.scope, g.slots = nil, nil
	g.line("llvm.func @main() -> i32 {")
	g.body(15 + g.rand.IntN(25))
	hash := g.temp(i64, "llvm.mlir.constant(0 : i64) : i64")
	factor := g.temp(i64, "llvm.mlir.constant(1000003 : i64) : i64")
	for _, v := range g.scope {
		for _, n := range g.numbers(v) {
			g.line("  llvm.call @printI64(" + n.name + ") : (i64) -> ()\n  llvm.call @printNewline() : () -> ()")
			hash = g.temp(i64, "llvm.mul "+hash.name+", "+factor.name+" : i64")
			hash = g.temp(i64, "llvm.xor "+hash.name+", "+n.name+" : i64")
		}
	}
	r := g.temp(i32, "llvm.trunc "+hash.name+" : i64 to i32")
	g.line("  llvm.return " + r.name + " : i32\n}")
}

// numbers writes the conversion of a value to integers of 64 bits.
func (g *generator) numbers(v value) (ns []value) {
	switch {
	case v.typ.isVector():
		for i := range v.typ.lanes() {
			at := g.temp(i32, "llvm.mlir.constant("+strconv.Itoa(i)+" : i32) : i32")
			e := g.temp(v.typ.elem(), "llvm.extractelement "+v.name+"["+at.name+" : i32] : "+string(v.typ))
			ns = append(ns, g.numbers(e)...)
		}
	case v.typ == rec:
		for _, at := range []struct {
			t  typ
			at string
		}{{i8, "[0]"}, {i64, "[1]"}, {i16, "[2, 0]"}, {f32, "[2, 1]"}} {
			ns = append(ns, g.numbers(g.temp(at.t, "llvm.extractvalue "+v.name+at.at+" : "+string(rec)))...)
		}
	case v.typ == arr:
		for i := range 3 {
			ns = append(ns, g.numbers(g.temp(i32, "llvm.extractvalue "+v.name+"["+strconv.Itoa(i)+"] : "+string(arr)))...)
		}
	case v.typ == f32 || v.typ == f64:
		ns = append(ns, g.rounded(v, i64))
	case v.typ == i64:
		ns = append(ns, v)
	case v.typ.bits() > 64:
		ns = append(ns, g.temp(i64, "llvm.trunc "+v.name+" : "+string(v.typ)+" to i64"))
	default:
		ns = append(ns, g.temp(i64, "llvm.sext "+v.name+" : "+string(v.typ)+" to i64"))
	}
	return ns
}

// rounded writes the conversion of a float to an integer. It is bounded first, so that the number has a value for infinities and NaN too.
func (g *generator) rounded(v value, to typ) value {
	t := v.typ
	bound := "1.000000e+06"
	if to.bits() < 32 {
		bound = "1.000000e+02"
	}
	low, high := g.constant(t, "-"+bound), g.constant(t, bound)
	a := g.temp(t, "llvm.intr.maxnum("+v.name+", "+low.name+") : ("+string(t)+", "+string(t)+") -> "+string(t))
	b := g.temp(t, "llvm.intr.minnum("+a.name+", "+high.name+") : ("+string(t)+", "+string(t)+") -> "+string(t))
	return g.temp(to, "llvm.fptosi "+b.name+" : "+string(t)+" to "+string(to))
}

// constant writes a constant of type t, all of whose elements have the value.
func (g *generator) constant(t typ, text string) value {
	if t.isVector() {
		return g.temp(t, "llvm.mlir.constant(dense<"+text+"> : "+string(t)+") : "+string(t))
	}
	if t == i1 {
		return g.temp(t, "llvm.mlir.constant("+text+") : i1")
	}
	return g.temp(t, "llvm.mlir.constant("+text+" : "+string(t)+") : "+string(t))
}

// number returns the text of a random constant of type t.
func (g *generator) number(t typ) string {
	e := t.elem()
	if e == f32 || e == f64 {
		return []string{"0.000000e+00", "1.000000e+00", "-2.500000e+00", "3.140625e+00", "1.000000e+10", "-7.812500e-03", "6.553600e+04"}[g.rand.IntN(7)]
	}
	if e == i1 {
		return []string{"true", "false"}[g.rand.IntN(2)]
	}
	switch g.rand.IntN(4) {
	case 0:
		return strconv.Itoa(g.rand.IntN(3) - 1)
	case 1:
		return strconv.FormatInt(-1<<(min(e.bits(), 64)-1), 10)
	}
	return strconv.FormatInt(int64(g.rand.Uint64())>>(64-min(e.bits(), 64)), 10)
}

// value returns a value of type t: one in scope, or a new constant.
func (g *generator) value(t typ) value {
	var known []value
	for _, v := range g.scope {
		if v.typ == t {
			known = append(known, v)
		}
	}
	if len(known) > 0 && g.rand.IntN(5) > 0 {
		return known[g.rand.IntN(len(known))]
	}
	switch t {
	case rec:
		p := g.temp("!llvm.ptr", "llvm.mlir.addressof @made : !llvm.ptr")
		return g.temp(rec, "llvm.load "+p.name+" : !llvm.ptr -> "+string(rec))
	case arr:
		v := g.temp(arr, "llvm.mlir.zero : "+string(arr))
		return g.temp(arr, "llvm.insertvalue "+g.value(i32).name+", "+v.name+"["+strconv.Itoa(g.rand.IntN(3))+"] : "+string(arr))
	}
	if t.isVector() && g.rand.IntN(2) == 0 {
		list := g.list(t.lanes(), func() string { return g.number(t) })
		return g.temp(t, "llvm.mlir.constant(dense<["+list+"]> : "+string(t)+") : "+string(t))
	}
	return g.constant(t, g.number(t))
}

// body writes n statements.
func (g *generator) body(n int) {
	for range n {
		g.statement()
	}
}
