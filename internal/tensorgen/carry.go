package tensorgen

import (
	"fmt"
	"strings"
)

// carry adds a loop that passes several tensors on, changes parts and elements of some, reads others, and lets them change places.
func (g *generator) carry() {
	if g.nested > 0 {
		return
	}
	a, ok := g.any("", func(v Value) bool {
		return len(v.Shape) > 0 && product(v.Shape) > 0 && v.Shape[0] < 8 && product(v.Shape) < 400
	})
	if !ok {
		return
	}
	zero, step, end := g.number("index", "0"), g.number("index", "1"), g.number("index", fmt.Sprint(a.Shape[0]))
	n := 1 + g.r.IntN(3)
	var args, types, names []string
	for i := range n {
		init := g.like(a, true).Name
		if g.chance(20) {
			init = g.filled(a, g.literal(a.Elem), a)
		}
		names = append(names, fmt.Sprintf("%%t%d", i))
		args, types = append(args, names[i]+" = "+init), append(types, a.Type())
	}
	c := carrier{g, a, zero, step, end, names}
	if g.chance(40) {
		// The body sees a tensor that it does not carry.
		c.live = append(c.live, g.name("w"))
		x := g.like(a, true).Name
		g.emit("%s = %s %s, %s : %s", c.live[n], g.operator(a.Elem), x, x, a.Type())
	}
	outer, count := len(g.values), len(g.Args)
	r := g.name("r")
	g.emit("%s:%d = scf.for %%k = %s to %s step %s iter_args(%s) -> (%s) {", r, n, zero, end, step, strings.Join(args, ", "), strings.Join(types, ", "))
	g.nested++
	for range 1 + g.r.IntN(3) {
		c.change("%k", 0)
	}
	yielded := make([]string, n)
	for i := range yielded {
		yielded[i] = c.pick()
		if g.chance(20) {
			yielded[i] = yielded[0]
		}
	}
	g.emit("scf.yield %s : %s", strings.Join(yielded, ", "), strings.Join(types, ", "))
	g.nested--
	g.emit("}")
	g.leave(outer, count)
	results := make([]Value, n)
	for i := range results {
		results[i] = g.result(a)
		g.emit("%s = tensor.cast %s#%d : %s to %s", results[i].Name, r, i, a.Type(), a.Type())
	}
	g.end(results...)
}

// carrier makes the body of a loop that carries tensors like t.
type carrier struct {
	g               *generator
	t               Value
	zero, step, end string
	// live are the tensors that can be read or changed.
	live []string
}

// pick returns one of the tensors, more often one of the last.
func (c *carrier) pick() string {
	n := len(c.live)
	return c.live[max(c.g.r.IntN(n), c.g.r.IntN(n))]
}

// change changes a tensor where index k says.
func (c *carrier) change(k string, depth int) {
	g := c.g
	switch g.r.IntN(6) {
	case 0, 1:
		c.part(k)
	case 2:
		c.element(k)
	case 3:
		out, x := g.name("x"), c.pick()
		g.emit("%s = %s %s, %s : %s", out, g.operator(c.t.Elem), x, c.pick(), c.t.Type())
		c.live = append(c.live, out)
	case 4:
		out := g.name("x")
		g.emit("%s = linalg.%s ins(%s, %s : %s, %s) outs(%s : %s) -> %s", out, one(g, "add", "max", "mul"), c.pick(), c.pick(), c.t.Type(), c.t.Type(),
			c.pick(), c.t.Type(), c.t.Type())
		c.live = append(c.live, out)
	default:
		if depth > 0 {
			c.element(k)
			return
		}
		c.nest(k, depth+1)
	}
}

// nest adds a choice or a loop in which tensors change.
func (c *carrier) nest(k string, depth int) {
	g, outer := c.g, len(c.live)
	out, from := g.name("x"), c.pick()
	loop := g.chance(50)
	if loop {
		g.emit("%s = scf.for %%j = %s to %s step %s iter_args(%%u = %s) -> (%s) {", out, c.zero, c.end, c.step, from, c.t.Type())
		c.live = append(c.live, "%u")
		k = one(g, k, "%j")
	} else {
		p := g.name("p")
		g.emit("%s = arith.cmpi %s, %s, %s : index", p, one(g, "eq", "sgt"), k, one(g, c.zero, c.step))
		g.emit("%s = scf.if %s -> (%s) {", out, p, c.t.Type())
	}
	g.nested++
	c.change(k, depth)
	g.emit("scf.yield %s : %s", c.pick(), c.t.Type())
	g.nested--
	c.live = c.live[:outer]
	if !loop {
		g.emit("} else {")
		g.nested++
		if g.chance(40) {
			c.change(k, depth)
		}
		g.emit("scf.yield %s : %s", one(g, from, c.pick()), c.t.Type())
		g.nested--
		c.live = c.live[:outer]
	}
	g.emit("}")
	c.live = append(c.live, out)
}

// part inserts a slice, which is computed from one of the tensors, in another or in the same.
func (c *carrier) part(k string) {
	g := c.g
	row := c.t
	row.Shape, row.Dynamic = c.t.Shape[1:], c.t.Dynamic[1:]
	offsets, ones := strings.Repeat(", 0", len(row.Shape)), strings.Repeat(", 1", len(row.Shape))
	sizes := strings.TrimSuffix(strings.TrimPrefix(g.list(row, c.t), "["), "]")
	if sizes != "" {
		sizes = ", " + sizes
	}
	s, x, out := g.name("s"), g.name("y"), g.name("x")
	g.emit("%s = tensor.extract_slice %s[%s%s] [1%s] [1%s] : %s to %s", s, c.pick(), one(g, k, c.zero), offsets, sizes, ones, c.t.Type(), row.Type())
	g.emit("%s = %s %s, %s : %s", x, g.operator(c.t.Elem), s, s, row.Type())
	g.emit("%s = tensor.insert_slice %s into %s[%s%s] [1%s] [1%s] : %s into %s", out, one(g, s, x), c.pick(), k, offsets, sizes, ones, row.Type(), c.t.Type())
	c.live = append(c.live, out)
}

// element inserts an element of one of the tensors.
func (c *carrier) element(k string) {
	g := c.g
	rest := strings.Repeat(", "+c.zero, len(c.t.Shape)-1)
	e, out := g.name("e"), g.name("x")
	g.emit("%s = tensor.extract %s[%s%s] : %s", e, c.pick(), one(g, k, c.zero), rest, c.t.Type())
	g.emit("%s = tensor.insert %s into %s[%s%s] : %s", out, e, c.pick(), k, rest, c.t.Type())
	c.live = append(c.live, out)
}
