package tensorgen

import (
	"fmt"
	"slices"
	"strings"
)

func always(Value) bool { return true }

// fill adds a filled tensor, whose number may be an argument.
func (g *generator) fill() {
	out := g.tensor(g.elem(), g.shape())
	init := out
	init.Name = g.init(out, false)
	c := g.like(Value{Elem: out.Elem}, true)
	out = g.result(out)
	g.emit("%s = linalg.fill ins(%s) outs(%s) -> %s", out.Name, operands(c), operands(init), out.Type())
	g.end(out)
}

// slice adds a tensor.extract_slice.
func (g *generator) slice() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && !slices.Contains(v.Shape, 0) })
	if !ok {
		return
	}
	s := g.section(a)
	out := g.tensor(a.Elem, s.sizes)
	for i := range out.Dynamic {
		out.Dynamic[i] = out.Dynamic[i] && !s.drop[i]
	}
	sizes := g.list(out, a)
	text := g.offsets(s)
	out = s.dropped(out)
	out = g.result(out)
	g.emit("%s = tensor.extract_slice %s[%s] %s [%s] : %s to %s", out.Name, a.Name, text, sizes, joined(s.strides), a.Type(), out.Type())
	g.end(out)
}

// section is a part of a tensor.
type section struct {
	offsets, sizes, strides []int
	// drop says which dimensions of size 1 are left out.
	drop []bool
}

// section returns a part of v.
func (g *generator) section(v Value) (s section) {
	for _, n := range v.Shape {
		stride := one(g, 1, 1, 1, 1, 2, 3)
		most := (n + stride - 1) / stride
		size := most
		if g.chance(70) {
			size = 1 + g.r.IntN(most)
		}
		room := n - (size-1)*stride - 1
		s.offsets, s.sizes, s.strides = append(s.offsets, g.r.IntN(room+1)), append(s.sizes, size), append(s.strides, stride)
		s.drop = append(s.drop, size == 1 && g.chance(50))
	}
	return s
}

// dropped returns v without the dimensions that are left out.
func (s section) dropped(v Value) Value {
	out := v
	out.Shape, out.Dynamic = []int{}, nil
	for i, n := range v.Shape {
		if !s.drop[i] {
			out.Shape, out.Dynamic = append(out.Shape, n), append(out.Dynamic, v.Dynamic[i])
		}
	}
	return out
}

// offsets returns the offsets of s, of which some are values.
func (g *generator) offsets(s section) string {
	var out []string
	for _, o := range s.offsets {
		if g.chance(g.dynamic / 2) {
			out = append(out, g.sizeOf(o))
		} else {
			out = append(out, fmt.Sprint(o))
		}
	}
	return strings.Join(out, ", ")
}

// insert adds a tensor.insert_slice.
func (g *generator) insert() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && !slices.Contains(v.Shape, 0) })
	if !ok {
		return
	}
	s := g.section(a)
	whole := g.tensor(a.Elem, s.sizes)
	for i := range whole.Dynamic {
		whole.Dynamic[i] = whole.Dynamic[i] && !s.drop[i]
	}
	part := g.like(s.dropped(whole), true)
	sizes, text := g.list(whole, part), g.offsets(s)
	out := g.result(a)
	g.emit("%s = tensor.insert_slice %s into %s[%s] %s [%s] : %s into %s", out.Name, part.Name, a.Name, text, sizes, joined(s.strides), part.Type(), a.Type())
	g.end(out)
}

// pad adds a tensor.pad.
func (g *generator) pad() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && product(v.Shape) < 1000 })
	if !ok {
		return
	}
	low, high := make([]int, len(a.Shape)), make([]int, len(a.Shape))
	out := a
	out.Shape = slices.Clone(a.Shape)
	var params []string
	for i := range out.Shape {
		low[i], high[i] = g.r.IntN(3), g.r.IntN(3)
		out.Shape[i] += low[i] + high[i]
		params = append(params, fmt.Sprintf("%%i%d: index", i))
	}
	if product(out.Shape) > g.maxElements {
		return
	}
	c := ""
	if g.chance(40) {
		c = g.like(Value{Elem: a.Elem}, true).Name
	} else {
		c = g.number(a.Elem, g.literal(a.Elem))
	}
	out = g.result(out)
	g.emit("%s = tensor.pad %s low[%s] high[%s] {", out.Name, a.Name, joined(low), joined(high))
	g.emit("^bb0(%s):", strings.Join(params, ", "))
	g.emit("  tensor.yield %s : %s", c, a.Elem)
	g.emit("} : %s to %s", a.Type(), out.Type())
	g.end(out)
}

// concat adds a tensor.concat.
func (g *generator) concat() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 })
	if !ok {
		return
	}
	dim := g.r.IntN(len(a.Shape))
	in := []Value{a}
	out := a
	out.Shape, out.Dynamic = slices.Clone(a.Shape), slices.Clone(a.Dynamic)
	for range 1 + g.r.IntN(2) {
		b := a
		b.Shape, b.Dynamic = slices.Clone(a.Shape), slices.Clone(a.Dynamic)
		b.Shape[dim] = g.size()
		b = g.like(b, true)
		in = append(in, b)
		out.Shape[dim] += b.Shape[dim]
		out.Dynamic[dim] = out.Dynamic[dim] || b.Dynamic[dim]
	}
	if product(out.Shape) > g.maxElements {
		return
	}
	var names, types []string
	for _, v := range in {
		names, types = append(names, v.Name), append(types, v.Type())
	}
	out = g.result(out)
	g.emit("%s = tensor.concat dim(%d) %s : (%s) -> %s", out.Name, dim, strings.Join(names, ", "), strings.Join(types, ", "), out.Type())
	g.end(out)
}

// groups returns the text of groups of so many dimensions.
func groups(counts []int) string {
	var out []string
	d := 0
	for _, n := range counts {
		var group []int
		for range n {
			group = append(group, d)
			d++
		}
		out = append(out, "["+joined(group)+"]")
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// collapse adds a tensor.collapse_shape.
func (g *generator) collapse() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 1 })
	if !ok {
		return
	}
	out := a
	out.Shape, out.Dynamic = nil, nil
	var counts []int
	for i := 0; i < len(a.Shape); {
		n := min(1+g.r.IntN(3), len(a.Shape)-i)
		counts = append(counts, n)
		out.Shape = append(out.Shape, product(a.Shape[i:i+n]))
		out.Dynamic = append(out.Dynamic, slices.Contains(a.Dynamic[i:i+n], true))
		i += n
	}
	out = g.result(out)
	g.emit("%s = tensor.collapse_shape %s %s : %s into %s", out.Name, a.Name, groups(counts), a.Type(), out.Type())
	g.end(out)
}

// expand adds a tensor.expand_shape.
func (g *generator) expand() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && len(v.Shape) < 5 })
	if !ok {
		return
	}
	out := a
	out.Shape, out.Dynamic = nil, nil
	var counts []int
	room := 5 - len(a.Shape)
	for i, n := range a.Shape {
		var part []int
		if room > 0 && g.chance(60) {
			room--
			by := 1
			for _, d := range []int{2, 3, 5} {
				if n%d == 0 && g.chance(60) {
					by = d
				}
			}
			if part = []int{n / max(by, 1), by}; g.chance(50) {
				part[0], part[1] = part[1], part[0]
			}
		} else {
			part = []int{n}
		}
		at := g.r.IntN(len(part)) // the dimension whose size is not known, if that of the group is not
		if a.Dynamic[i] && len(part) > 1 && part[at] == 1 && g.chance(50) {
			at = 1 - at
		}
		for k, s := range part {
			out.Shape, out.Dynamic = append(out.Shape, s), append(out.Dynamic, a.Dynamic[i] && k == at)
		}
		counts = append(counts, len(part))
	}
	sizes := g.list(out)
	out = g.result(out)
	g.emit("%s = tensor.expand_shape %s %s output_shape %s : %s into %s", out.Name, a.Name, groups(counts), sizes, a.Type(), out.Type())
	g.end(out)
}

// cast adds a tensor.cast.
func (g *generator) cast() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 })
	if !ok {
		return
	}
	out := g.result(a)
	out.Dynamic = slices.Clone(a.Dynamic)
	i := g.r.IntN(len(out.Dynamic))
	out.Dynamic[i] = !out.Dynamic[i]
	g.emit("%s = tensor.cast %s : %s to %s", out.Name, a.Name, a.Type(), out.Type())
	g.end(out)
}

// transpose adds a linalg.transpose.
func (g *generator) transpose() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 })
	if !ok {
		return
	}
	perm := g.r.Perm(len(a.Shape))
	out := g.tensor(a.Elem, picked(a.Shape, perm))
	for i, d := range perm {
		out.Dynamic[i] = a.Dynamic[d]
	}
	init := out
	init.Name = g.init(out, false, a)
	out = g.result(out)
	g.emit("%s = linalg.transpose ins(%s) outs(%s) permutation = [%s]", out.Name, operands(a), operands(init), joined(perm))
	g.end(out)
}

// broadcast adds a linalg.broadcast.
func (g *generator) broadcast() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) < 4 })
	if !ok {
		return
	}
	shape, dynamic := slices.Clone(a.Shape), slices.Clone(a.Dynamic)
	var added []int
	for range 1 + g.r.IntN(2) {
		at := 0
		if len(added) > 0 {
			at = added[len(added)-1] + 1
		}
		if at > len(shape) {
			break
		}
		at += g.r.IntN(len(shape) - at + 1)
		shape, dynamic, added = slices.Insert(shape, at, g.size()), slices.Insert(dynamic, at, g.chance(g.dynamic)), append(added, at)
	}
	if product(shape) > g.maxElements {
		return
	}
	out := Value{Elem: a.Elem, Shape: shape, Dynamic: dynamic}
	init := out
	init.Name = g.init(out, false, a)
	out = g.result(out)
	g.emit("%s = linalg.broadcast ins(%s) outs(%s) dimensions = [%s]", out.Name, operands(a), operands(init), joined(added))
	g.end(out)
}

// softmax adds a linalg.softmax.
func (g *generator) softmax() {
	elem := one(g, "f32", "f32", "f16", "f64")
	if !slices.Contains(g.o.Elems, elem) {
		return
	}
	a, ok := g.any(elem, func(v Value) bool { return len(v.Shape) > 0 && !slices.Contains(v.Shape, 0) })
	if !ok {
		return
	}
	out := a
	init := out
	init.Name = g.init(out, false, a)
	out = g.result(out)
	g.emit("%s = linalg.softmax dimension(%d) ins(%s) outs(%s) -> %s", out.Name, g.r.IntN(len(a.Shape)), operands(a), operands(init), out.Type())
	g.end(out)
}

// generate adds a tensor.generate.
func (g *generator) generate() {
	out := g.tensor(one(g, "f32", "i32"), g.shape())
	if !slices.Contains(g.o.Elems, out.Elem) || len(out.Shape) == 0 {
		return
	}
	sizes := g.sizesOf(out)
	c := g.like(Value{Elem: out.Elem}, true)
	out = g.result(out)
	var params []string
	from := []scalar{{c.Name, out.Elem}}
	for i := range out.Shape {
		params = append(params, fmt.Sprintf("%%i%d: index", i))
		from = append(from, scalar{fmt.Sprintf("%%i%d", i), "index"})
	}
	g.emit("%s = tensor.generate %s {", out.Name, sizes)
	g.emit("^bb0(%s):", strings.Join(params, ", "))
	g.nested++
	x := g.expression(from, out.Elem, 2)
	g.emit("tensor.yield %s : %s", x, out.Elem)
	g.nested--
	g.emit("} : %s", out.Type())
	g.end(out)
}

// splat adds a tensor.splat.
func (g *generator) splat() {
	out := g.tensor(g.elem(), g.shape())
	sizes := g.sizesOf(out)
	if sizes != "" {
		sizes = "[" + sizes + "]"
	}
	c := g.like(Value{Elem: out.Elem}, true)
	out = g.result(out)
	g.emit("%s = tensor.splat %s%s : %s", out.Name, c.Name, sizes, out.Type())
	g.end(out)
}

// fromElements adds a tensor.from_elements, of which some elements are those of a tensor.
func (g *generator) fromElements() {
	elem := g.elem()
	var names []string
	for range 1 + g.r.IntN(5) {
		names = append(names, g.scalarOf(elem))
	}
	out := g.result(Value{Elem: elem, Shape: []int{len(names)}, Dynamic: []bool{false}})
	g.emit("%s = tensor.from_elements %s : %s", out.Name, strings.Join(names, ", "), out.Type())
	g.end(out)
}

// scalarOf returns the name of a number: an argument, a constant or an element of a tensor.
func (g *generator) scalarOf(elem string) string {
	switch g.r.IntN(3) {
	case 0:
		return g.number(elem, g.literal(elem))
	case 1:
		return g.like(Value{Elem: elem}, true).Name
	}
	a, ok := g.any(elem, func(v Value) bool { return !slices.Contains(v.Shape, 0) })
	if !ok {
		return g.number(elem, g.literal(elem))
	}
	at := g.place(a)
	x := g.name("s")
	g.emit("%s = tensor.extract %s[%s] : %s", x, a.Name, at, a.Type())
	return x
}

// place returns the names of indices of an element of v.
func (g *generator) place(v Value) string {
	var at []string
	for _, n := range v.Shape {
		at = append(at, g.number("index", fmt.Sprint(g.r.IntN(n))))
	}
	return strings.Join(at, ", ")
}

// insertElement adds a tensor.insert.
func (g *generator) insertElement() {
	a, ok := g.any("", func(v Value) bool { return !slices.Contains(v.Shape, 0) })
	if !ok {
		return
	}
	x := g.scalarOf(a.Elem)
	at := g.place(a)
	out := g.result(a)
	g.emit("%s = tensor.insert %s into %s[%s] : %s", out.Name, x, a.Name, at, a.Type())
	g.end(out)
}

// mapped adds a linalg.map.
func (g *generator) mapped() {
	a, ok := g.any("", always)
	if !ok {
		return
	}
	in := []Value{a}
	for range g.r.IntN(3) {
		in = append(in, g.like(a, true))
	}
	out := a
	init := out
	init.Name = g.init(out, false, a)
	out = g.result(out)
	p, from := params("x", in, nil)
	if g.Version > 20 {
		p += ", %o: " + a.Elem
	}
	g.emit("%s = linalg.map ins(%s) outs(%s) (%s) {", out.Name, operands(in...), operands(init), p)
	g.nested++
	x := g.expression(from, a.Elem, 2)
	g.emit("linalg.yield %s : %s", x, a.Elem)
	g.nested--
	g.emit("}")
	g.end(out)
}

// reduceOp adds a linalg.reduce.
func (g *generator) reduceOp() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 })
	if !ok {
		return
	}
	gone := g.r.Perm(len(a.Shape))[:1+g.r.IntN(len(a.Shape))]
	slices.Sort(gone)
	out := Value{Elem: a.Elem, Shape: []int{}}
	for d, n := range a.Shape {
		if !slices.Contains(gone, d) {
			out.Shape, out.Dynamic = append(out.Shape, n), append(out.Dynamic, a.Dynamic[d])
		}
	}
	init := out
	init.Name = g.init(out, true, a)
	out = g.result(out)
	g.emit("%s = linalg.reduce ins(%s) outs(%s) dimensions = [%s] (%%x0: %s, %%o0: %s) {", out.Name, operands(a), operands(init), joined(gone), a.Elem, a.Elem)
	g.nested++
	g.emit("linalg.yield %s : %s", g.combine("%o0", "%x0", a.Elem), a.Elem)
	g.nested--
	g.emit("}")
	g.end(out)
}
