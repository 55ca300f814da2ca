package deallocation

import (
	"fmt"
	"math/rand"
	"strings"
)

// generator writes functions on memrefs. Each buffer is filled where it is allocated and only read afterwards, because deallocation may
// read a clone in the place of a buffer (the ABI of functions says so).
type generator struct {
	r    *rand.Rand
	out  strings.Builder
	next int
	// funcs is the number of functions that can be called.
	funcs int
	ind   int
}

const buffer = "memref<4xi32>"

func (g *generator) name() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

func (g *generator) line(format string, args ...any) {
	g.out.WriteString(strings.Repeat("  ", g.ind))
	fmt.Fprintf(&g.out, format+"\n", args...)
}

// scope is what a block can use.
type scope struct {
	bufs []string
	sum  string // an i32
}

func (g *generator) pick(s *scope) string { return s.bufs[g.r.Intn(len(s.bufs))] }

func (g *generator) cond() string { return []string{"%c0", "%c1", "%c2"}[g.r.Intn(3)] }

func (s scope) inner() *scope { return &scope{append([]string(nil), s.bufs...), s.sum} }

// program returns a module whose function @main returns an i32.
func program(seed int64) string {
	g := &generator{r: rand.New(rand.NewSource(seed)), ind: 1}
	for range 1 + g.r.Intn(3) {
		g.function()
	}
	g.line("func.func @main(%%c0: i1, %%c1: i1, %%c2: i1, %%n: index) -> i32 {")
	g.ind++
	g.line("%%zero = arith.constant 0 : index")
	g.line("%%sum = arith.constant 0 : i32")
	s := &scope{nil, "%sum"}
	g.alloc(s)
	for range 1 + g.r.Intn(3) {
		g.call(s)
	}
	g.load(s)
	g.line("return %s : i32", s.sum)
	g.ind--
	g.line("}")
	return "module {\n" + g.out.String() + "}\n"
}

// function writes a function that gets and returns two buffers.
func (g *generator) function() {
	visibility := []string{"", "private "}[g.r.Intn(2)]
	g.line("func.func %s@f%d(%%c0: i1, %%c1: i1, %%c2: i1, %%n: index, %%a: %s, %%b: %s) -> (%s, %s, i32) {", visibility, g.funcs, buffer, buffer, buffer, buffer)
	g.ind++
	g.line("%%zero = arith.constant 0 : index")
	g.line("%%one = arith.constant 1 : index")
	g.line("%%sum = arith.constant 0 : i32")
	s := &scope{[]string{"%a", "%b"}, "%sum"}
	g.statements(s, 3)
	for range g.r.Intn(3) {
		g.branch(s)
		g.statements(s, 2)
	}
	g.line("return %s, %s, %s : %s, %s, i32", g.pick(s), g.pick(s), s.sum, buffer, buffer)
	g.ind--
	g.line("}")
	g.funcs++
}

func (g *generator) statements(s *scope, depth int) {
	for range 1 + g.r.Intn(4) {
		g.statement(s, depth)
	}
}

func (g *generator) statement(s *scope, depth int) {
	n := 9
	if depth == 0 {
		n = 5
	}
	switch g.r.Intn(n) {
	case 0, 1:
		g.alloc(s)
	case 2:
		g.load(s)
	case 3:
		v := g.name()
		g.line("%s = arith.select %s, %s, %s : %s", v, g.cond(), g.pick(s), g.pick(s), buffer)
		s.bufs = append(s.bufs, v)
	case 4:
		v, w := g.name(), g.name()
		g.line("%s = memref.cast %s : %s to memref<?xi32>", v, g.pick(s), buffer)
		g.line("%s = memref.cast %s : memref<?xi32> to %s", w, v, buffer)
		s.bufs = append(s.bufs, w)
	case 5:
		g.conditional(s, depth-1)
	case 6:
		g.loop(s, depth-1)
	case 7:
		g.while(s, depth-1)
	case 8:
		if g.funcs > 0 {
			g.call(s)
		}
	}
}

// alloc allocates a buffer and fills it.
func (g *generator) alloc(s *scope) {
	v, k := g.name(), g.name()
	g.line("%s = memref.alloc() : %s", v, buffer)
	g.line("%s = arith.constant %d : i32", k, g.r.Intn(1000))
	g.line("memref.store %s, %s[%%zero] : %s", k, v, buffer)
	s.bufs = append(s.bufs, v)
}

// load adds the element of a buffer to the sum.
func (g *generator) load(s *scope) {
	x, y, z, three := g.name(), g.name(), g.name(), g.name()
	g.line("%s = memref.load %s[%%zero] : %s", x, g.pick(s), buffer)
	g.line("%s = arith.constant 3 : i32", three)
	g.line("%s = arith.muli %s, %s : i32", y, s.sum, three)
	g.line("%s = arith.addi %s, %s : i32", z, x, y)
	s.sum = z
}

func (g *generator) conditional(s *scope, depth int) {
	v := g.name()
	g.line("%s:2 = scf.if %s -> (%s, i32) {", v, g.cond(), buffer)
	for side := range 2 {
		in := s.inner()
		g.ind++
		g.statements(in, depth)
		g.line("scf.yield %s, %s : %s, i32", g.pick(in), in.sum, buffer)
		g.ind--
		g.line([]string{"} else {", "}"}[side])
	}
	s.bufs, s.sum = append(s.bufs, v+"#0"), v+"#1"
}

// loop carries two buffers.
func (g *generator) loop(s *scope, depth int) {
	v, i, p, q, sum := g.name(), g.name(), g.name(), g.name(), g.name()
	g.line("%s:3 = scf.for %s = %%zero to %%n step %%one iter_args(%s = %s, %s = %s, %s = %s) -> (%s, %s, i32) {",
		v, i, p, g.pick(s), q, g.pick(s), sum, s.sum, buffer, buffer)
	in := &scope{append(s.inner().bufs, p, q), sum}
	g.ind++
	g.statements(in, depth)
	g.line("scf.yield %s, %s, %s : %s, %s, i32", g.pick(in), g.pick(in), in.sum, buffer, buffer)
	g.ind--
	g.line("}")
	s.bufs, s.sum = append(s.bufs, v+"#0", v+"#1"), v+"#2"
}

func (g *generator) while(s *scope, depth int) {
	v, i, p, sum := g.name(), g.name(), g.name(), g.name()
	g.line("%s:3 = scf.while (%s = %%zero, %s = %s, %s = %s) : (index, %s, i32) -> (index, %s, i32) {", v, i, p, g.pick(s), sum, s.sum, buffer, buffer)
	in := &scope{append(s.inner().bufs, p), sum}
	g.ind++
	g.statements(in, 0)
	c := g.name()
	g.line("%s = arith.cmpi ult, %s, %%n : index", c, i)
	g.line("scf.condition(%s) %s, %s, %s : index, %s, i32", c, i, g.pick(in), in.sum, buffer)
	g.ind--
	g.line("} do {")
	k, r, t, next := g.name(), g.name(), g.name(), g.name()
	g.line("^bb0(%s: index, %s: %s, %s: i32):", k, r, buffer, t)
	in = &scope{append(s.inner().bufs, r), t}
	g.ind++
	g.statements(in, depth)
	g.line("%s = arith.addi %s, %%one : index", next, k)
	g.line("scf.yield %s, %s, %s : index, %s, i32", next, g.pick(in), in.sum, buffer)
	g.ind--
	g.line("}")
	s.bufs, s.sum = append(s.bufs, v+"#1"), v+"#2"
}

func (g *generator) call(s *scope) {
	v, sum := g.name(), g.name()
	g.line("%s:3 = func.call @f%d(%%c1, %%c2, %s, %%n, %s, %s) : (i1, i1, i1, index, %s, %s) -> (%s, %s, i32)",
		v, g.r.Intn(g.funcs), g.cond(), g.pick(s), g.pick(s), buffer, buffer, buffer, buffer)
	g.line("%s = arith.addi %s, %s#2 : i32", sum, s.sum, v)
	s.bufs, s.sum = append(s.bufs, v+"#0", v+"#1"), sum
}

// branch ends the block with a branch to one of two blocks, which join. One of the edges may go to the joining block directly.
func (g *generator) branch(s *scope) {
	g.next++
	id := g.next
	onTrue, onFalse := g.pick(s), g.pick(s)
	p, q, r, sum := g.name(), g.name(), g.name(), g.name()
	if g.r.Intn(2) == 0 {
		g.line("cf.cond_br %s, ^t%d(%s : %s), ^j%d(%s, %s : %s, i32)", g.cond(), id, onTrue, buffer, id, onFalse, s.sum, buffer)
	} else {
		g.line("cf.cond_br %s, ^t%d(%s : %s), ^f%d(%s : %s)", g.cond(), id, onTrue, buffer, id, onFalse, buffer)
		g.line("^f%d(%s: %s):", id, q, buffer)
		in := s.inner()
		in.bufs = append(in.bufs, q)
		g.statements(in, 1)
		g.line("cf.br ^j%d(%s, %s : %s, i32)", id, g.pick(in), in.sum, buffer)
	}
	g.line("^t%d(%s: %s):", id, p, buffer)
	in := s.inner()
	in.bufs = append(in.bufs, p)
	g.statements(in, 1)
	g.line("cf.br ^j%d(%s, %s : %s, i32)", id, g.pick(in), in.sum, buffer)
	g.line("^j%d(%s: %s, %s: i32):", id, r, buffer, sum)
	s.bufs, s.sum = append(s.bufs, r), sum
}
