package rewrite_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
)

// generator writes a function of random operations on i32, in which the patterns of this package often match.
type generator struct {
	*rand.Rand
	out    strings.Builder
	values []string // names of values of type i32
	bools  []string
	n      int
}

// module returns the text of the module of a seed.
func module(seed uint64) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 7)), values: []string{"%a", "%b", "%c"}, bools: []string{"%p"}}
	g.out.WriteString("func.func @f(%a: i32, %b: i32, %c: i32, %p: i1) -> i32 {\n")
	for range 10 + g.IntN(30) {
		g.step()
	}
	for _, v := range g.values[3:] {
		if g.IntN(3) == 0 {
			g.line("", `"test.use"(`+v+`) : (i32) -> ()`)
		}
	}
	for _, p := range g.bools[1:] {
		g.line("", `"test.use"(`+p+`) : (i1) -> ()`)
	}
	g.out.WriteString("  return " + g.value() + " : i32\n}\n")
	return g.out.String()
}

// line writes an operation with a location of its own.
func (g *generator) line(result, text string) {
	g.n++
	if result != "" {
		text = result + " = " + text
	}
	g.out.WriteString("  " + text + " loc(\"l" + strconv.Itoa(g.n) + "\")\n")
}

func (g *generator) name() string { return "%v" + strconv.Itoa(g.n) }

// define writes an operation whose result is an i32.
func (g *generator) define(text string) string {
	v := g.name()
	g.line(v, text)
	g.values = append(g.values, v)
	return v
}

// value returns a value, often a late one.
func (g *generator) value() string {
	if g.IntN(2) == 0 {
		return g.values[max(0, len(g.values)-1-g.IntN(3))]
	}
	return g.values[g.IntN(len(g.values))]
}

func (g *generator) constant() string {
	return g.define("arith.constant " + []string{"0", "1", "-1", "7", "12"}[g.IntN(5)] + " : i32")
}

func (g *generator) binary(op, x, y string) string {
	return g.define(op + " " + x + ", " + y + " : i32")
}

// step writes one to three operations.
func (g *generator) step() {
	x, y, z := g.value(), g.value(), g.value()
	switch g.IntN(14) {
	case 0:
		g.binary("arith.addi", x, g.constant())
	case 1:
		g.binary("arith.addi", g.binary("arith.addi", x, g.constant()), g.constant())
	case 2:
		g.binary("arith.subi", x, []string{x, y}[g.IntN(2)])
	case 3, 4:
		v, two := g.name(), "arith.addui_extended"
		if g.IntN(2) == 0 {
			two = "arith.mului_extended"
			if g.IntN(2) == 0 {
				y = g.constant()
				v = g.name()
			}
		}
		g.line(v+":2", two+" "+x+", "+y+" : "+map[string]string{"arith.addui_extended": "i32, i1", "arith.mului_extended": "i32"}[two])
		if two == "arith.addui_extended" {
			g.bools = append(g.bools, v+"#1")
		} else {
			g.values = append(g.values, v+"#1")
		}
		g.values = append(g.values, v+"#0")
		g.binary("arith.addi", v+"#0", z)
	case 5:
		d := g.binary("arith.subi", x, y)
		if g.IntN(2) == 0 {
			g.binary("arith.addi", d, y)
		} else {
			g.binary("arith.addi", y, d)
		}
	case 6:
		v := g.name()
		g.line(v, "tensor.from_elements "+x+", "+[]string{x, y}[g.IntN(2)]+" : tensor<2xi32>")
		g.line("", `"test.use"(`+v+`) : (tensor<2xi32>) -> ()`)
	case 7:
		c := g.bools[g.IntN(len(g.bools))]
		s := g.define("arith.select " + c + ", " + x + ", " + y + " : i32")
		g.define("arith.select " + c + ", " + s + ", " + []string{z, s}[g.IntN(2)] + " : i32")
	case 8:
		g.binary("arith.andi", x, g.constant())
	case 9:
		g.binary("arith.xori", g.binary("arith.xori", x, y), []string{y, z}[g.IntN(2)])
	case 10:
		g.binary("arith.shli", x, g.constant())
	case 11:
		g.binary("arith.remui", x, y)
	case 12, 13:
		l, r := g.binary("arith.addi", x, z), g.binary("arith.addi", y, z)
		v := g.name()
		g.line(v, "arith.cmpi "+[]string{"eq", "ne", "slt"}[g.IntN(3)]+", "+l+", "+r+" : i32")
		g.bools = append(g.bools, v)
	}
}
