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
	for i := 0; points() > maxPoints; i++ {
		sizes[names[i%len(names)]] = 2
	}
	return sizes
}

// mapsOf adds the operation of a row with maps.
func (g *generator) mapsOf(n *linalg.Named, elem string) bool {
	if strings.Contains(n.Name, "unsigned") && isFloat(elem) {
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
		if product(shape) > maxElements {
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
	if wide := g.wider(elem); !pools && g.chance(40) {
		to = wide
	}
	if strings.Contains(n.Name, "quantized") || strings.HasSuffix(n.Name, "_q") {
		if isFloat(elem) {
			return false
		}
		for i, v := range in {
			if v.IsTensor() {
				continue
			}
			in[i] = g.like(Value{Elem: to}, true)
		}
	}
	out := g.tensor(to, shape)
	init := out
	init.Name = g.init(out, true, in...)
	out = g.result(out)
	attrs := ""
	if n.Window > 0 && (g.chance(80) || slices.Max(strides) > 1 || slices.Max(dilations) > 1) {
		attrs = fmt.Sprintf(" {strides = dense<%s> : tensor<%dxi64>, dilations = dense<%s> : tensor<%dxi64>}", listed(strides), n.Window, listed(dilations), n.Window)
	}
	g.emit("%s = linalg.%s%s ins(%s) outs(%s) -> %s", out.Name, n.Name, attrs, operands(in...), operands(init), out.Type())
	g.end(out)
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
