package tensorgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
)

// namedOp adds a named operation with a map of its own: a product, convolution or pooling.
func (g *generator) namedOp() {
	var rows []*linalg.Named
	for _, n := range linalg.NamedOps() {
		if n.Maps != "" && n.Name != "fill_rng_2d" && n.Versions.Has(ir.Version(g.Version)) {
			rows = append(rows, n)
		}
	}
	n := one(g, rows...)
	g.mapsOf(n, g.elem())
}

// loopsOf returns the names of the loops of n and random sizes of them.
func (g *generator) loopsOf(n *linalg.Named) map[string]int {
	sizes := map[string]int{}
	for _, l := range strings.Fields(n.Loops) {
		sizes[strings.TrimPrefix(l, "+")] = 0
	}
	names := strings.Fields(strings.ReplaceAll(n.Loops, "+", ""))
	for _, l := range names {
		sizes[l] = 1 + g.r.IntN(4)
		if s := g.size(); g.chance(50) && s > 0 && s < 10 {
			sizes[l] = s
		}
	}
	points := func() int {
		p := 1
		for _, s := range sizes {
			p *= s
		}
		return p
	}
	for i := 0; points() > g.maxPoints; i++ {
		sizes[names[i%len(names)]] = 2
	}
	return sizes
}

// mapsOf adds the operation of a row with maps.
func (g *generator) mapsOf(n *linalg.Named, elem string) bool {
	if !takes(n, elem) {
		return false
	}
	sizes := g.loopsOf(n)
	factors := map[string]int{}
	var strides, dilations []int
	for i := range n.Window {
		strides, dilations = append(strides, 1+g.r.IntN(2)), append(dilations, 1+g.r.IntN(2))
		factors[fmt.Sprintf("s%d", i)], factors[fmt.Sprintf("d%d", i)] = strides[i], dilations[i]
	}
	maps := strings.Split(n.Maps, ";")
	last := len(maps) - 1
	in := make([]Value, last)
	pools := strings.HasPrefix(n.Name, "pooling")
	for i, m := range maps[:last] {
		shape := []int{}
		for _, sub := range strings.Fields(m) {
			shape = append(shape, extent(sub, sizes, factors))
		}
		if product(shape) > g.maxElements {
			return false
		}
		switch {
		case strings.TrimSpace(m) == "":
			in[i] = g.like(Value{Elem: elem}, true)
		case pools && i == 1:
			// Only the shape of the window counts.
			w := g.tensor(elem, shape)
			w.Name = g.empty(w)
			in[i] = w
		default:
			in[i] = g.operand(elem, shape)
		}
	}
	shape := []int{}
	for _, sub := range strings.Fields(maps[last]) {
		shape = append(shape, sizes[sub])
	}
	to := elem
	narrow := n.OldBody != nil && ir.Version(g.Version) <= n.OldLast // whose body may not convert its operands
	if wide := g.wider(elem); !pools && !narrow && g.chance(40) {
		to = wide
	}
	if isQuantized(n.Name) {
		for i, v := range in {
			if v.IsTensor() {
				continue
			}
			in[i] = g.like(Value{Elem: to}, true)
		}
	}
	attrs := ""
	if n.Window > 0 && (g.chance(80) || slices.Max(strides) > 1 || slices.Max(dilations) > 1) {
		attrs = fmt.Sprintf(" {strides = dense<%s> : tensor<%dxi64>, dilations = dense<%s> : tensor<%dxi64>}", listed(strides), n.Window, listed(dilations), n.Window)
	}
	g.namedResult(n.Name, attrs, in, g.tensor(to, shape), true)
	return true
}

func listed(list []int) string { return "[" + joined(list) + "]" }

// wider returns a type that the products of elements of a type can be summed with.
func (g *generator) wider(elem string) string {
	to := map[string]string{"f16": "f32", "f32": "f64", "i8": "i32", "i32": "i64"}[elem]
	if to == "" || !slices.Contains(g.o.Elems, to) {
		return elem
	}
	return to
}

// extent returns the size of a dimension with the subscript sub.
func extent(sub string, sizes, factors map[string]int) int {
	n := 1
	for _, term := range strings.Split(sub, "+") {
		name, by, scaled := strings.Cut(term, "*")
		f := 1
		if scaled {
			f = factors[by]
		}
		n += (sizes[name] - 1) * f
	}
	return n
}

// NamedCase says which program Named makes.
type NamedCase struct {
	Row     *linalg.Named
	Elem    string
	Dynamic bool
}

// String returns the name of the case.
func (c NamedCase) String() string {
	sizes := "static"
	if c.Dynamic {
		sizes = "dynamic"
	}
	return c.Row.Name + " " + c.Elem + " " + sizes
}

// NamedCases returns each named operation with each type of elements that it takes, with static and dynamic shapes.
func NamedCases(elems ...string) (out []NamedCase) {
	for _, n := range linalg.NamedOps() {
		for _, e := range elems {
			if takes(n, e) {
				out = append(out, NamedCase{n, e, false}, NamedCase{n, e, true})
			}
		}
	}
	return out
}

// onFloats are the named operations that take floats only.
var onFloats = []string{"exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf", "powf", "elemwise_unary"}

// takes reports whether the operation takes elements of this type.
func takes(n *linalg.Named, elem string) bool {
	switch {
	case strings.Contains(n.Name, "unsigned"), isQuantized(n.Name):
		return !isFloat(elem)
	case slices.Contains(onFloats, n.Name), n.Name == "fill_rng_2d":
		return isFloat(elem)
	}
	return true
}

func isQuantized(name string) bool {
	return strings.Contains(name, "quantized") || strings.HasSuffix(name, "_q")
}

// Named returns a program with one named operation.
func Named(seed uint64, c NamedCase) *Program {
	g := start(seed, Options{Elems: []string{c.Elem}, MaxOps: 1})
	g.Version, g.elems, g.dynamic = int(ir.LatestVersion), []string{c.Elem}, 0
	if !c.Row.Versions.Has(ir.LatestVersion) {
		g.Version = int(ir.OldestVersion)
	}
	if c.Dynamic {
		g.dynamic = 100
	}
	switch {
	case c.Row.Name == "fill_rng_2d":
		g.random()
	case c.Row.Maps == "":
		g.onElements(c.Row, c.Elem)
	default:
		for range 20 {
			if g.mapsOf(c.Row, c.Elem) {
				break
			}
		}
	}
	g.finish()
	return g.Program
}

// random adds a linalg.fill_rng_2d.
func (g *generator) random() {
	shape := []int{g.size(), g.size()}
	out := g.tensor(g.elem(), shape)
	in := []Value{g.arg(Value{Elem: "f64"}), g.arg(Value{Elem: "f64"}), g.arg(Value{Elem: "i32"})}
	g.namedResult("fill_rng_2d", "", in, out, false)
}

// namedResult emits a named operation and ends the statement.
func (g *generator) namedResult(name, attrs string, in []Value, out Value, isRead bool) {
	init := out
	init.Name = g.init(out, isRead, in...)
	out = g.result(out)
	g.emit("%s = linalg.%s%s ins(%s) outs(%s) -> %s", out.Name, name, attrs, operands(in...), operands(init), out.Type())
	g.end(out)
}

// onElements adds the operation of a row with one loop per dimension of the result.
func (g *generator) onElements(n *linalg.Named, elem string) {
	shape, attrs := g.shape(), ""
	var in []Value
	for i := range n.Inputs {
		v := g.tensor(elem, shape)
		switch {
		case n.Name == "fill":
			v = Value{Elem: elem}
		case n.Name == "select" && i == 0:
			v.Elem = "i1"
		case strings.HasPrefix(n.Name, "div") && i == 1, n.Name == "powf" && i == 0, n.Name == "log", n.Name == "sqrt", n.Name == "rsqrt":
			v.Low = 1
		}
		in = append(in, g.arg(v))
	}
	switch n.Name {
	case "elemwise_unary":
		attrs = " {fun = #linalg.unary_fn<" + one(g, "exp", "abs", "ceil", "floor", "negf", "tanh", "square", "erf") + ">}"
	case "elemwise_binary":
		attrs = " {fun = #linalg.binary_fn<" + one(g, "add", "sub", "mul", "max_signed", "min_signed") + ">}"
	}
	g.namedResult(n.Name, attrs, in, g.tensor(elem, shape), false)
}
