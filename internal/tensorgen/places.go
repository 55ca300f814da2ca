package tensorgen

import (
	"fmt"
	"slices"
	"strings"
)

// coordinates emits n different or arbitrary places in the dimensions at of a, as a constant of one row each.
func (g *generator) coordinates(a Value, at []int, n int, different bool) Value {
	seen := map[string]bool{}
	var rows []string
	for tries := 0; len(rows) < n && tries < 200; tries++ {
		row := make([]int, len(at))
		for i, d := range at {
			row[i] = g.r.IntN(a.Shape[d])
		}
		text := "[" + joined(row) + "]"
		if !different || !seen[text] {
			rows = append(rows, text)
		}
		seen[text] = true
	}
	v := g.result(Value{Elem: one(g, "index", "i32", "i64"), Shape: []int{len(rows), len(at)}, Dynamic: make([]bool, 2)})
	g.emit("%s = arith.constant dense<[%s]> : %s", v.Name, strings.Join(rows, ", "), v.Type())
	return v
}

// parts returns the type of the parts of a that n rows of coordinates of the dimensions at select, which are left out or have size 1.
func (g *generator) parts(a Value, at []int, n int) Value {
	v, full := Value{Elem: a.Elem, Shape: []int{n}, Dynamic: []bool{false}}, g.chance(50)
	for d, size := range a.Shape {
		selected := slices.Contains(at, d)
		if selected && !full {
			continue
		}
		if selected {
			size = 1
		}
		v.Shape, v.Dynamic = append(v.Shape, size), append(v.Dynamic, a.Dynamic[d] && !selected)
	}
	return v
}

// selected returns a tensor and some of its dimensions.
func (g *generator) selected() (a Value, at []int, ok bool) {
	a, ok = g.any("", func(v Value) bool { return len(v.Shape) > 0 && len(v.Shape) < 5 && !slices.Contains(v.Shape, 0) })
	if !ok {
		return a, nil, false
	}
	at = g.r.Perm(len(a.Shape))[:1+g.r.IntN(len(a.Shape))]
	slices.Sort(at)
	return a, at, true
}

// gather adds a tensor.gather.
func (g *generator) gather() {
	a, at, ok := g.selected()
	if !ok {
		return
	}
	n := 1 + g.r.IntN(6)
	out := g.parts(a, at, n)
	if product(out.Shape) > g.maxElements {
		return
	}
	indices := g.coordinates(a, at, n, false)
	out = g.result(out)
	g.emit("%s = tensor.gather %s[%s] gather_dims([%s]) : (%s, %s) -> %s", out.Name, a.Name, indices.Name, joined(at), a.Type(), indices.Type(), out.Type())
	g.end(out)
}

// scatter adds a tensor.scatter.
func (g *generator) scatter() {
	a, at, ok := g.selected()
	if !ok {
		return
	}
	indices := g.coordinates(a, at, 1+g.r.IntN(6), true)
	source := g.like(g.parts(a, at, indices.Shape[0]), true)
	out := g.result(a)
	g.emit("%s = tensor.scatter %s into %s[%s] scatter_dims([%s]) unique : (%s, %s, %s) -> %s", out.Name, source.Name, a.Name, indices.Name, joined(at),
		source.Type(), a.Type(), indices.Type(), out.Type())
	g.end(out)
}

// tiles adds a scf.forall whose iterations compute a part of the result each. The last parts may be smaller.
func (g *generator) tiles() {
	if g.nested > 0 {
		return
	}
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && !slices.Contains(v.Shape, 0) && product(v.Shape) < 1000 })
	if !ok {
		return
	}
	init := a
	if init.Name = g.init(a, true, a); g.chance(30) {
		init.Name = a.Name
	}
	b := g.like(a, true)
	out := g.result(a)
	// Up to two dimensions are tiled. Iterations may leave out the last tile, and read another tile than they write.
	tile := slices.Clone(a.Shape)
	var count, ivs []string
	var names []string
	for i, d := range g.r.Perm(len(a.Shape))[:min(len(a.Shape), 1+g.r.IntN(2))] {
		tile[d] = 1 + g.r.IntN(a.Shape[d])
		n := (a.Shape[d] + tile[d] - 1) / tile[d]
		if n > 1 && g.chance(10) {
			n--
		}
		if n > 8 {
			return
		}
		ivs, names, count = append(ivs, fmt.Sprintf("%d", d)), append(names, fmt.Sprintf("%%i%d", i)), append(count, fmt.Sprint(n))
	}
	g.emit("%s = scf.forall (%s) in (%s) shared_outs(%%o = %s) -> (%s) {", out.Name, strings.Join(names, ", "), strings.Join(count, ", "), init.Name, a.Type())
	outer, args := len(g.values), len(g.Args)
	g.nested++
	part, at := g.tilePlace(a, tile, ivs, names)
	x := g.tileOf(one(g, a.Name, "%o"), a, part, at)
	for range 1 + g.r.IntN(2) {
		y := g.tileOf(one(g, a.Name, b.Name, "%o"), a, part, at)
		r := g.result(part)
		g.emit("%s = %s %s, %s : %s", r.Name, g.operator(a.Elem), x.Name, y.Name, part.Type())
		x = r
	}
	if isFloat(a.Elem) && !slices.Contains(part.Dynamic, true) && g.chance(30) {
		e, r := g.empty(part), g.result(part)
		g.emit("%s = linalg.softmax dimension(%d) ins(%s) outs(%s : %s) -> %s", r.Name, g.r.IntN(len(tile)), operands(x), e, part.Type(), part.Type())
		x = r
	}
	g.emit("scf.forall.in_parallel {")
	g.emit("  tensor.parallel_insert_slice %s into %%o%s : %s into %s", x.Name, at, part.Type(), a.Type())
	g.emit("}")
	g.nested--
	g.emit("}")
	g.leave(outer, args)
	g.end(out)
}

// tilePlace emits the offsets and sizes of a tile of a, whose place in the dimensions that ivs names follows from the induction variables called names. It returns
// a value of the type of the tile and the text of its place.
func (g *generator) tilePlace(a Value, tile []int, ivs, names []string) (part Value, at string) {
	part = Value{Elem: a.Elem, Shape: tile, Dynamic: make([]bool, len(tile))}
	offsets, sizes := make([]string, len(tile)), make([]string, len(tile))
	for d, n := range tile {
		offsets[d], sizes[d] = "0", fmt.Sprint(n)
		if i := slices.Index(ivs, fmt.Sprint(d)); i >= 0 {
			t, o := g.number("index", fmt.Sprint(n)), g.name("o")
			g.emit("%s = arith.muli %s, %s : index", o, names[i], t)
			offsets[d] = o
			if a.Shape[d]%n != 0 {
				rest, m := g.name("d"), g.name("d")
				g.emit("%s = arith.subi %s, %s : index", rest, g.number("index", fmt.Sprint(a.Shape[d])), o)
				g.emit("%s = arith.minsi %s, %s : index", m, rest, t)
				sizes[d], part.Dynamic[d] = m, true
			}
		}
	}
	at = fmt.Sprintf("[%s] [%s] [%s]", strings.Join(offsets, ", "), strings.Join(sizes, ", "), strings.TrimSuffix(strings.Repeat("1, ", len(tile)), ", "))
	return part, at
}

// tileOf emits a slice of the tensor called name, which has the type of a.
func (g *generator) tileOf(name string, a, part Value, at string) Value {
	v := g.result(part)
	g.emit("%s = tensor.extract_slice %s%s : %s to %s", v.Name, name, at, a.Type(), part.Type())
	return v
}

// twofold adds a linalg.generic that reduces a tensor and keeps all elements of another result.
func (g *generator) twofold() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && len(v.Shape) < 5 })
	if !ok {
		return
	}
	b := g.operand(a.Elem, a.Shape)
	rank := len(a.Shape)
	kept := g.r.Perm(rank)[:g.r.IntN(rank)]
	slices.Sort(kept)
	kinds := make([]string, rank)
	for d := range kinds {
		kinds[d] = `"reduction"`
		if slices.Contains(kept, d) {
			kinds[d] = `"parallel"`
		}
	}
	all, sum := g.tensor(a.Elem, a.Shape), g.tensor(a.Elem, picked(a.Shape, kept))
	all.Name, sum.Name = g.init(all, false, a, b), g.init(sum, true, a, b)
	outs := []Value{all, sum}
	id := dims(iota(rank))
	maps := []string{id, id, id, dims(kept)}
	args := []string{"%a", "%b", "%x", "%s"}
	if g.chance(50) {
		outs[0], outs[1], maps[2], maps[3] = outs[1], outs[0], maps[3], maps[2]
		args[2], args[3] = args[3], args[2]
	}
	for i, m := range maps {
		maps[i] = fmt.Sprintf("affine_map<(%s) -> (%s)>", id, m)
		args[i] += ": " + a.Elem
	}
	r := []Value{g.result(outs[0]), g.result(outs[1])}
	g.emit("%s, %s = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} ins(%s) outs(%s) {", r[0].Name, r[1].Name, strings.Join(maps, ", "),
		strings.Join(kinds, ", "), operands(a, b), operands(outs...))
	g.emit("^bb0(%s):", strings.Join(args, ", "))
	g.emit("  %%y = %s %%a, %%b : %s", g.operator(a.Elem), a.Elem)
	g.emit("  %%t = %s %%y, %%s : %s", one(g, combiners(a.Elem)...), a.Elem)
	yielded := "%y, %t"
	if outs[0].Name == sum.Name {
		yielded = "%t, %y"
	}
	g.emit("  linalg.yield %s : %s, %s", yielded, a.Elem, a.Elem)
	g.emit("} -> (%s, %s)", r[0].Type(), r[1].Type())
	g.end(r...)
}

// combiners are operations whose order is free.
func combiners(elem string) []string {
	if isFloat(elem) {
		return []string{"arith.addf", "arith.maximumf", "arith.minimumf"}
	}
	return []string{"arith.addi", "arith.maxsi", "arith.minsi", "arith.xori"}
}
