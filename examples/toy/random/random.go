// Package random makes programs of Toy by chance, to compare the ways to run them.
package random

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
)

// Program returns a program that compiles. Equal seeds give equal programs. All numbers are small integers and positive, so that sums and products are
// exact in f64. With structs it has structures too, which need chapter 7.
func Program(seed uint64, structs bool) string {
	g := &generator{r: rand.New(rand.NewPCG(seed, 7)), structs: structs}
	if structs {
		g.line("struct Pair { var first; var second; }")
		g.line("struct Deep { Pair pair; var rest; }")
	}
	for range g.r.IntN(3) {
		g.function()
	}
	g.main()
	return g.String()
}

// function is what calls need to know of a generated function: all parameters have the shape of the result, or its transpose.
type function struct {
	name   string
	params []bool // whether a parameter is transposed
}

// shape is the shape of a tensor with two dimensions.
type shape struct{ rows, columns int }

func (s shape) transposed() shape { return shape{s.columns, s.rows} }

// variable is a variable of main and the shape of its tensor.
type variable struct {
	name string
	shape
}

type generator struct {
	strings.Builder
	r         *rand.Rand
	structs   bool
	functions []function
	names     int
	products  int // products and calls so far; a limit keeps the numbers small
}

func (g *generator) line(format string, args ...any) { fmt.Fprintf(g, format+"\n", args...) }

func (g *generator) name(prefix string) string {
	g.names++
	return prefix + strconv.Itoa(g.names)
}

// function writes a function whose result is an expression of its parameters.
func (g *generator) function() {
	f := function{name: g.name("f")}
	names := make([]string, 1+g.r.IntN(3))
	operands := make([]string, len(names))
	for i := range names {
		names[i] = g.name("p")
		operands[i] = names[i]
		f.params = append(f.params, g.r.IntN(2) == 0)
		if f.params[i] {
			operands[i] = "transpose(" + names[i] + ")"
		}
	}
	g.line("# Of %d parameters.", len(names))
	g.line("def %s(%s) {", f.name, strings.Join(names, ", "))
	e := operands[0]
	for _, o := range append(operands[1:], operands[g.r.IntN(len(operands))]) {
		switch g.r.IntN(4) {
		case 0:
			e = "transpose(transpose(" + e + ") + transpose(" + o + "))"
		case 1:
			e = "(" + e + " * " + o + ")"
		default:
			e = e + " + " + o
		}
	}
	if g.r.IntN(2) == 0 {
		g.line("  var r = %s;", e)
		e = "r"
	}
	g.line("  return %s;\n}", e)
	g.functions = append(g.functions, f)
}

func (g *generator) main() {
	g.line("def main() {")
	var vars []variable
	for range 2 + g.r.IntN(6) {
		vars = append(vars, g.declare(vars))
		if g.r.IntN(4) == 0 {
			g.line("  print(%s);", vars[g.r.IntN(len(vars))].name)
		}
	}
	last := vars[len(vars)-1]
	g.line("  print(%s);\n  print(%s);\n}", last.name, g.expr(vars, last.shape, 2))
}

// declare writes the declaration of a variable.
func (g *generator) declare(vars []variable) variable {
	v := variable{g.name("v"), shape{1 + g.r.IntN(4), 1 + g.r.IntN(4)}}
	if len(vars) > 0 && g.r.IntN(5) == 0 { // what was computed gets another shape of the same size
		from := vars[g.r.IntN(len(vars))]
		v.rows, v.columns = from.rows*from.columns, 1
		for n := 2; n <= v.rows; n++ {
			if v.rows%n == 0 && g.r.IntN(3) > 0 {
				v.rows, v.columns = v.rows/n, n
				break
			}
		}
		g.line("  var %s<%d, %d> = %s;", v.name, v.rows, v.columns, g.expr(vars, from.shape, 1))
		return v
	}
	if len(vars) > 0 && g.r.IntN(3) > 0 {
		v.shape = vars[g.r.IntN(len(vars))].shape
		g.line("  var %s = %s;", v.name, g.expr(vars, v.shape, 2))
		return v
	}
	switch g.r.IntN(4) {
	case 0: // a flat list gets the shape
		g.line("  var %s<%d, %d> = %s;", v.name, v.rows, v.columns, g.list(v.rows*v.columns))
	case 1: // so does a number
		g.line("  var %s<%d, %d> = %d;", v.name, v.rows, v.columns, 1+g.r.IntN(9))
	case 2:
		if g.structs {
			return g.declareStruct(v)
		}
		fallthrough
	default:
		g.line("  var %s = %s;", v.name, g.literal(v.shape))
	}
	return v
}

// declareStruct writes a structure and takes a tensor from it.
func (g *generator) declareStruct(v variable) variable {
	s := g.name("s")
	if g.r.IntN(2) == 0 {
		g.line("  Pair %s = {%s, %s};", s, g.literal(v.shape), g.literal(v.shape))
		g.line("  var %s = %s.first + %s.second;", v.name, s, s)
		return v
	}
	g.line("  Deep %s = {{%s, %s}, %s};", s, g.literal(v.shape), g.literal(v.shape), g.literal(v.transposed()))
	g.line("  var %s = %s.pair.second * transpose(%s.rest);", v.name, s, s)
	return v
}

// expr returns an expression of a shape.
func (g *generator) expr(vars []variable, s shape, depth int) string {
	if depth > 0 {
		switch g.r.IntN(5) {
		case 0:
			return "(" + g.expr(vars, s, depth-1) + " + " + g.expr(vars, s, depth-1) + ")"
		case 1:
			if g.products < 3 {
				g.products++
				return g.expr(vars, s, depth-1) + " * " + g.expr(vars, s, 0)
			}
		case 2:
			return "transpose(" + g.expr(vars, s.transposed(), depth-1) + ")"
		case 3:
			if len(g.functions) > 0 && g.products < 3 {
				g.products++
				return g.call(vars, s, depth-1)
			}
		}
	}
	var fit []string
	for _, v := range vars {
		switch s {
		case v.shape:
			fit = append(fit, v.name)
		case v.transposed():
			fit = append(fit, "transpose("+v.name+")")
		}
	}
	if len(fit) == 0 || g.r.IntN(5) == 0 {
		return g.literal(s)
	}
	return fit[g.r.IntN(len(fit))]
}

func (g *generator) call(vars []variable, s shape, depth int) string {
	f := g.functions[g.r.IntN(len(g.functions))]
	args := make([]string, len(f.params))
	for i, transposed := range f.params {
		of := s
		if transposed {
			of = s.transposed()
		}
		args[i] = g.expr(vars, of, depth)
	}
	return f.name + "(" + strings.Join(args, ", ") + ")"
}

func (g *generator) literal(s shape) string {
	rows := make([]string, s.rows)
	for i := range rows {
		rows[i] = g.list(s.columns)
	}
	return "[" + strings.Join(rows, ", ") + "]"
}

func (g *generator) list(n int) string {
	numbers := make([]string, n)
	for i := range numbers {
		numbers[i] = strconv.Itoa(1 + g.r.IntN(9))
	}
	return "[" + strings.Join(numbers, ", ") + "]"
}
