package tensorgen

import (
	"fmt"
	"slices"
	"strings"
)

// inside adds an operation of the type of a to a nested block, and returns its result.
func (g *generator) inside(a Value, scalars ...scalar) Value {
	for range 1 + g.r.IntN(2) {
		b := g.like(a, true)
		out := g.result(a)
		switch {
		case len(scalars) > 0 && g.chance(40):
			x := g.converted(scalars[0], a.Elem)
			f := a
			f.Name = g.name("f")
			e := g.empty(a, a)
			g.emit("%s = linalg.fill ins(%s : %s) outs(%s : %s) -> %s", f.Name, x, a.Elem, e, a.Type(), a.Type())
			g.emit("%s = %s %s, %s : %s", out.Name, g.operator(a.Elem), a.Name, f.Name, a.Type())
		case g.chance(50):
			g.emit("%s = %s %s, %s : %s", out.Name, g.operator(a.Elem), a.Name, b.Name, a.Type())
		default:
			init := a
			init.Name = g.init(a, false, a)
			g.emit("%s = linalg.%s ins(%s) outs(%s) -> %s", out.Name, one(g, "add", "mul", "max", "sub"), operands(a, b), operands(init), a.Type())
		}
		a = out
	}
	return a
}

// loop adds a scf.for with one or two tensors.
func (g *generator) loop() {
	if g.nested > 0 {
		return
	}
	a, ok := g.any("", func(v Value) bool { return product(v.Shape) < 1000 })
	if !ok {
		return
	}
	zero, step := g.number("index", "0"), g.number("index", "1")
	end := g.number("index", fmt.Sprint(g.r.IntN(4)))
	if g.chance(30) {
		end = g.sizeOf(g.r.IntN(4))
	}
	out := g.result(a)
	g.emit("%s = scf.for %%k = %s to %s step %s iter_args(%%t = %s) -> (%s) {", out.Name, zero, end, step, a.Name, a.Type())
	// Values of the body are not seen outside of it, and new arguments are.
	outer := len(g.values)
	g.nested++
	t := a
	t.Name = "%t"
	g.values = append(g.values, t)
	args := len(g.Args)
	r := g.inside(t, scalar{"%k", "index"})
	g.emit("scf.yield %s : %s", r.Name, r.Type())
	g.nested--
	g.emit("}")
	g.leave(outer, args)
	g.end(out)
}

// leave forgets the values since outer, but for the arguments since args.
func (g *generator) leave(outer, args int) {
	g.values = g.values[:outer]
	for _, v := range g.Args[args:] {
		if v.Fixed == nil {
			g.values = append(g.values, v)
		}
	}
}

// choice adds a scf.if whose condition is an argument or an element of a tensor.
func (g *generator) choice() {
	if g.nested > 0 {
		return
	}
	a, ok := g.any("", func(v Value) bool { return product(v.Shape) < 1000 })
	if !ok {
		return
	}
	c := g.like(Value{Elem: "i1"}, true)
	if x, ok := g.any("i32", func(v Value) bool { return !slices.Contains(v.Shape, 0) }); ok && slices.Contains(g.o.Elems, "i32") && g.chance(40) {
		e := g.name("s")
		g.emit("%s = tensor.extract %s[%s] : %s", e, x.Name, g.place(x), x.Type())
		c.Name = g.compare(e, g.number("i32", "0"), "i32", "i32")
	}
	out := g.result(a)
	g.emit("%s = scf.if %s -> (%s) {", out.Name, c.Name, a.Type())
	outer, args := len(g.values), len(g.Args)
	for i := range 2 {
		g.nested++
		r := a
		if i == 0 || g.chance(60) {
			r = g.inside(a)
		}
		g.emit("scf.yield %s : %s", r.Name, r.Type())
		g.nested--
		g.leave(outer, args)
		outer, args = len(g.values), len(g.Args)
		if i == 0 {
			g.emit("} else {")
		}
	}
	g.emit("}")
	g.end(out)
}

// while adds a scf.while that counts.
func (g *generator) while() {
	if g.nested > 0 {
		return
	}
	a, ok := g.any("", func(v Value) bool { return product(v.Shape) < 1000 })
	if !ok {
		return
	}
	zero, one, end := g.number("index", "0"), g.number("index", "1"), g.number("index", fmt.Sprint(g.r.IntN(4)))
	out := g.result(a)
	r := g.name("r")
	g.emit("%s:2 = scf.while (%%k = %s, %%t = %s) : (index, %s) -> (index, %s) {", r, zero, a.Name, a.Type(), a.Type())
	g.emit("  %%p = arith.cmpi slt, %%k, %s : index", end)
	g.emit("  scf.condition(%%p) %%k, %%t : index, %s", a.Type())
	g.emit("} do {")
	g.emit("^bb0(%%k: index, %%t: %s):", a.Type())
	outer, args := len(g.values), len(g.Args)
	g.nested++
	t := a
	t.Name = "%t"
	g.values = append(g.values, t)
	x := g.inside(t, scalar{"%k", "index"})
	g.emit("%%next = arith.addi %%k, %s : index", one)
	g.emit("scf.yield %%next, %s : index, %s", x.Name, x.Type())
	g.nested--
	g.emit("}")
	g.leave(outer, args)
	g.emit("%s = tensor.cast %s#1 : %s to %s", out.Name, r, a.Type(), a.Type())
	g.end(out)
}

// rows adds a scf.for that computes one tensor from the slices of another.
func (g *generator) rows() {
	if g.nested > 0 {
		return
	}
	a, ok := g.any("", func(v Value) bool {
		return len(v.Shape) > 0 && !slices.Contains(v.Shape, 0) && v.Shape[0] < 10 && product(v.Shape) < 1000
	})
	if !ok {
		return
	}
	zero, step, end := g.number("index", "0"), g.number("index", "1"), g.number("index", fmt.Sprint(a.Shape[0]))
	whole := g.like(a, true)
	out := g.result(a)
	row := a
	row.Shape, row.Dynamic = a.Shape[1:], a.Dynamic[1:]
	offsets, ones := strings.Repeat(", 0", len(row.Shape)), strings.Repeat(", 1", len(row.Shape))
	sizes := strings.TrimSuffix(strings.TrimPrefix(g.list(row, a), "["), "]")
	if sizes != "" {
		sizes = ", " + sizes
	}
	g.emit("%s = scf.for %%k = %s to %s step %s iter_args(%%t = %s) -> (%s) {", out.Name, zero, end, step, whole.Name, a.Type())
	outer, args := len(g.values), len(g.Args)
	g.nested++
	part := g.result(row)
	from := one(g, a.Name, "%t")
	g.emit("%s = tensor.extract_slice %s[%%k%s] [1%s] [1%s] : %s to %s", part.Name, from, offsets, sizes, ones, a.Type(), row.Type())
	x := g.inside(part, scalar{"%k", "index"})
	r := g.name("s")
	g.emit("%s = tensor.insert_slice %s into %%t[%%k%s] [1%s] [1%s] : %s into %s", r, x.Name, offsets, sizes, ones, row.Type(), a.Type())
	g.emit("scf.yield %s : %s", r, a.Type())
	g.nested--
	g.emit("}")
	g.leave(outer, args)
	g.end(out)
}

// call adds a call of a function, which is made first or was called before.
func (g *generator) call() {
	if g.nested > 0 {
		return
	}
	a, ok := g.any("", always)
	if !ok {
		return
	}
	name := fmt.Sprintf("@g%s", strings.ReplaceAll(strings.NewReplacer("<", "_", ">", "", "?", "n").Replace(a.Type()), "tensor", ""))
	out := g.result(a)
	if !strings.Contains(g.functions, name+"(") {
		text, values := g.text.String(), g.values
		g.text.Reset()
		x := a
		x.Name = "%x"
		g.values, g.closed = []Value{x}, true
		g.nested++
		r := g.inside(x)
		g.nested--
		g.closed = false
		g.functions += fmt.Sprintf("func.func %s%s(%%x: %s) -> %s {\n%s  return %s : %s\n}\n", one(g, "", "private "), name, a.Type(), a.Type(), g.text.String(), r.Name, a.Type())
		g.text.Reset()
		g.text.WriteString(text)
		g.values = values
	}
	g.emit("%s = func.call %s(%s) : (%s) -> %s", out.Name, name, a.Name, a.Type(), a.Type())
	g.end(out)
}
