package tensorgen

import "fmt"

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
