package tensorgen

import (
	"fmt"
	"slices"
	"strings"
)

// step adds a statement by lot.
func (g *generator) step() {
	kinds := []struct {
		weight int
		add    func()
	}{
		{18, g.elementwise}, {10, g.onTensors}, {16, g.generic}, {12, g.reduction}, {8, g.windowed}, {3, g.scattered}, {10, g.namedOp}, {3, g.fill}, {3, g.softmax},
		{6, g.slice}, {5, g.insert}, {5, g.pad}, {4, g.concat}, {5, g.collapse}, {5, g.expand}, {3, g.cast}, {4, g.transpose}, {4, g.broadcast},
		{3, g.generate}, {2, g.splat}, {2, g.fromElements}, {2, g.insertElement}, {3, g.mapped}, {3, g.reduceOp},
		{3, g.loop}, {3, g.choice}, {3, g.while}, {3, g.rows}, {4, g.carry}, {3, g.call}, {2, g.pack}, {2, g.contract}, {2, g.elementwise22},
		{3, g.gather}, {2, g.scatter}, {4, g.tiles}, {3, g.twofold},
	}
	total := 0
	for _, k := range kinds {
		total += k.weight
	}
	n := g.r.IntN(total)
	for _, k := range kinds {
		if n -= k.weight; n < 0 {
			args, values := len(g.Args), len(g.values)
			before := len(g.body)
			k.add()
			if len(g.body) == before && g.nested == 0 {
				g.text.Reset()
				g.Args, g.values = g.Args[:args], g.values[:values]
			}
			return
		}
	}
}

// elementwise adds a named operation on elements.
func (g *generator) elementwise() {
	elem, shape := g.elem(), g.shape()
	if v, ok := g.any("", func(Value) bool { return true }); ok {
		elem, shape = v.Elem, v.Shape
	}
	names, inputs := []string{"add", "sub", "mul", "max", "min"}, 2
	if isFloat(elem) {
		names = append(names, "div")
		if g.chance(45) {
			names, inputs = []string{"exp", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf", "log"}, 1
		}
	}
	name := one(g, names...)
	var in []Value
	for range inputs {
		in = append(in, g.operand(elem, shape))
	}
	out := g.tensor(elem, shape)
	init := out
	init.Name = g.init(out, false, in...)
	out = g.result(out)
	g.emit("%s = linalg.%s ins(%s) outs(%s) -> %s", out.Name, name, operands(in...), operands(init), out.Type())
	g.end(out)
}

// onTensors adds an operation on numbers that is applied to tensors.
func (g *generator) onTensors() {
	a, ok := g.any("", func(Value) bool { return true })
	if !ok {
		return
	}
	out := g.result(a)
	switch g.r.IntN(4) {
	case 0:
		to := g.elem()
		op := g.conversion(a.Elem, to)
		if op == "" {
			return
		}
		out.Elem = to
		g.emit("%s = %s %s : %s to %s", out.Name, op, a.Name, a.Type(), out.Type())
	case 1:
		b := g.like(a, true)
		bools := a
		bools.Elem = "i1"
		if g.chance(40) {
			bools.Name = g.compare(a.Name, b.Name, a.Type(), a.Elem)
			g.end(bools)
			return
		}
		c := g.compare(a.Name, b.Name, a.Type(), a.Elem)
		if g.chance(40) {
			c = g.like(bools, true).Name
		}
		g.emit("%s = arith.select %s, %s, %s : %s, %s", out.Name, c, a.Name, b.Name, bools.Type(), a.Type())
	case 2:
		if isFloat(a.Elem) {
			g.emit("%s = %s %s : %s", out.Name, one(g, floatUnary...), a.Name, a.Type())
			break
		}
		if g.chance(40) {
			g.emit("%s = %s %s, %s : %s", out.Name, one(g, intUneven...), a.Name, g.divisor(a), a.Type())
			break
		}
		g.emit("%s = %s %s : %s", out.Name, one(g, intUnary...), a.Name, a.Type())
	default:
		b := g.like(a, true)
		g.emit("%s = %s %s, %s : %s", out.Name, g.operator(a.Elem), a.Name, b.Name, a.Type())
	}
	g.end(out)
}

// access is an operand of a linalg.generic: a value, and the dimensions of its map.
type access struct {
	Value
	at []int
}

// generic adds a linalg.generic whose loops are those of its results.
func (g *generator) generic() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) < 5 })
	if !ok {
		return
	}
	loops := slices.Clone(a.Shape)
	if g.chance(30) && len(loops) < 5 {
		loops = append(loops, g.size())
	}
	if product(loops) > g.maxElements {
		return
	}
	perm := g.r.Perm(len(loops))
	shape := make([]int, len(loops))
	for i, d := range perm {
		shape[d] = loops[i]
	}
	in := []access{{a, perm[:len(a.Shape)]}}
	for range g.r.IntN(3) {
		in = append(in, g.access(shape))
	}
	var outs []access
	for range one(g, 1, 1, 1, 2, 3) {
		at := iota(len(shape))
		if g.chance(25) {
			at = g.r.Perm(len(shape))
		}
		outs = append(outs, access{g.tensor(g.elem(), picked(shape, at)), at})
	}
	g.emitGeneric(shape, nil, in, outs)
}

// access returns an operand with some of the loops, in any order, or with a constant.
func (g *generator) access(loops []int) access {
	at := g.r.Perm(len(loops))
	if g.chance(60) {
		at = iota(len(loops))
	}
	if g.chance(40) && len(at) > 0 {
		at = slices.Delete(slices.Clone(at), 0, 1+g.r.IntN(len(at)))
		if g.chance(50) {
			slices.Sort(at)
		}
	}
	return access{g.operand(g.elem(), picked(loops, at)), at}
}

func picked(shape, at []int) []int {
	out := make([]int, len(at))
	for i, d := range at {
		out[i] = shape[d]
	}
	return out
}

// reduction adds a linalg.generic with reductions.
func (g *generator) reduction() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 })
	if !ok {
		return
	}
	loops := slices.Clone(a.Shape)
	n := len(loops)
	gone := g.r.Perm(n)[:1+g.r.IntN(n)]
	slices.Sort(gone)
	in := []access{{a, iota(n)}}
	for range g.r.IntN(3) {
		in = append(in, g.access(loops))
	}
	var kept []int
	for d := range loops {
		if !slices.Contains(gone, d) {
			kept = append(kept, d)
		}
	}
	var outs []access
	for range one(g, 1, 1, 1, 1, 2) {
		outs = append(outs, access{g.tensor(g.elem(), picked(loops, kept)), kept})
	}
	g.emitGeneric(loops, gone, in, outs)
}

// combine emits how a reduction takes x into acc.
func (g *generator) combine(acc, x, elem string) string {
	r := g.name("s")
	op := one(g, "arith.addf", "arith.addf", "arith.addf", "arith.maximumf", "arith.minimumf", "arith.maxnumf")
	if !isFloat(elem) {
		op = one(g, "arith.addi", "arith.addi", "arith.muli", "arith.maxsi", "arith.minui", "arith.xori", "arith.andi", "arith.ori")
	}
	if g.chance(50) {
		acc, x = x, acc
	}
	g.emit("%s = %s %s, %s : %s", r, op, acc, x, elem)
	return r
}

// emitGeneric emits a linalg.generic and ends the statement.
func (g *generator) emitGeneric(loops, gone []int, in, outs []access) {
	var maps, its []string
	all := dims(iota(len(loops)))
	for _, a := range append(slices.Clone(in), outs...) {
		maps = append(maps, fmt.Sprintf("affine_map<(%s) -> (%s)>", all, dims(a.at)))
	}
	for d := range loops {
		if slices.Contains(gone, d) {
			its = append(its, `"reduction"`)
		} else {
			its = append(its, `"parallel"`)
		}
	}
	g.emitBody(len(loops), maps, its, in, outs, len(gone) > 0)
}

// emitBody emits a linalg.generic with the given maps, and ends the statement.
func (g *generator) emitBody(loops int, maps, its []string, in, outs []access, reduces bool) {
	var ins, inits, results []Value
	for _, a := range in {
		ins = append(ins, a.Value)
	}
	reads := make([]bool, len(outs))
	for i, a := range outs {
		reads[i] = reduces || g.chance(15)
		init := a.Value
		init.Name = g.init(init, reads[i], ins...)
		inits = append(inits, init)
		results = append(results, g.result(a.Value))
	}
	var table Value
	looks := g.chance(12) && loops > 0
	if looks {
		if table = g.table(); table.Name == "" {
			looks = false
		}
	}
	names, types, base := g.nameResults(results)
	text := "ins(" + operands(ins...) + ") "
	if len(ins) == 0 {
		text = ""
	}
	suffix := types[0]
	if len(names) > 1 {
		suffix, base = "("+strings.Join(types, ", ")+")", fmt.Sprintf("%s:%d", base, len(names))
	}
	g.emit("%s = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} %souts(%s) {", base, strings.Join(maps, ", "), strings.Join(its, ", "), text, operands(inits...))
	params1, from := params("x", ins, nil)
	params2, accs := params("o", inits, nil)
	if params1 != "" {
		params1 += ", "
	}
	g.emit("^bb0(%s%s):", params1, params2)
	g.nested++
	if g.chance(15) && loops > 0 {
		i := g.name("s")
		g.emit("%s = linalg.index %d : index", i, g.r.IntN(loops))
		from = append(from, scalar{i, "index"})
	}
	if looks {
		from = append(from, g.lookUp(table, loops))
	}
	g.yield(from, accs, results, reads, reduces)
	g.nested--
	g.emit("} -> %s", suffix)
	if len(results) > 1 {
		// Each result gets a name of its own, so that it can become an argument.
		name, _, _ := strings.Cut(base, ":")
		for i, v := range results {
			g.emit("%s = tensor.cast %s#%d : %s to %s", v.Name, name, i, v.Type(), v.Type())
		}
	}
	g.end(results...)
}

// nameResults gives the results of an operation names, if there are several, and returns the names before, the types, and the name of all.
func (g *generator) nameResults(results []Value) (names, types []string, base string) {
	for _, v := range results {
		names, types = append(names, v.Name), append(types, v.Type())
	}
	base = names[0]
	if len(names) > 1 {
		base = g.name("r")
		for i := range results {
			results[i].Name = fmt.Sprintf("%s_%d", base, i)
		}
	}
	return names, types, base
}

// yield emits the end of a body, which computes the results from numbers and from what the results hold before.
func (g *generator) yield(from, accs []scalar, results []Value, reads []bool, reduces bool) {
	var yields, elems []string
	for i, v := range results {
		x := g.expression(from, v.Elem, g.r.IntN(3))
		switch {
		case reduces:
			x = g.combine(accs[i].name, x, v.Elem)
		case reads[i]:
			x = g.expression(append(slices.Clone(from), accs[i], scalar{x, v.Elem}), v.Elem, 2)
		}
		yields, elems = append(yields, x), append(elems, v.Elem)
	}
	g.emit("linalg.yield %s : %s", strings.Join(yields, ", "), strings.Join(elems, ", "))
}

// table returns a tensor of rank 1 of which elements can be looked up.
func (g *generator) table() Value {
	v, ok := g.any("", func(v Value) bool { return len(v.Shape) == 1 && v.Shape[0] > 0 })
	if !ok {
		return Value{}
	}
	return v
}

// lookUp emits the extraction of an element of a table, at a place that depends on a loop.
func (g *generator) lookUp(table Value, loops int) scalar {
	i, at, x := g.name("s"), g.name("s"), g.name("s")
	g.emit("%s = linalg.index %d : index", i, g.r.IntN(loops))
	n := g.number("index", fmt.Sprint(table.Shape[0]))
	g.emit("%s = arith.remui %s, %s : index", at, i, n)
	g.emit("%s = tensor.extract %s[%s] : %s", x, table.Name, at, table.Type())
	return scalar{x, table.Elem}
}

// windowed adds a linalg.generic that reads sums of dimensions, as convolutions do.
func (g *generator) windowed() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && len(v.Shape) < 4 && !slices.Contains(v.Shape, 0) })
	if !ok {
		return
	}
	// Each dimension is a loop, or the sum of one and a window.
	var loops, gone, outAt, winAt []int
	var results []string
	for _, n := range a.Shape {
		d := len(loops)
		if n < 2 || g.chance(40) {
			loops, outAt = append(loops, n), append(outAt, d)
			results = append(results, fmt.Sprintf("d%d", d))
			continue
		}
		stride, dilation := 1+g.r.IntN(2), 1+g.r.IntN(2)
		window := 1 + g.r.IntN(min(n, 4))
		if (window-1)*dilation >= n {
			window, dilation = 1, 1
		}
		steps := (n-1-(window-1)*dilation)/stride + 1
		loops, outAt, winAt, gone = append(loops, steps, window), append(outAt, d), append(winAt, d+1), append(gone, d+1)
		results = append(results, fmt.Sprintf("d%d * %d + d%d * %d", d, stride, d+1, dilation))
	}
	if len(gone) == 0 || product(loops) > g.maxPoints {
		return
	}
	filter := access{g.operand(g.elem(), picked(loops, winAt)), winAt}
	in := []access{{Value: a}, filter}
	out := access{g.tensor(g.elem(), picked(loops, outAt)), outAt}
	all := dims(iota(len(loops)))
	maps := []string{fmt.Sprintf("affine_map<(%s) -> (%s)>", all, strings.Join(results, ", "))}
	for _, x := range []access{filter, out} {
		maps = append(maps, fmt.Sprintf("affine_map<(%s) -> (%s)>", all, dims(x.at)))
	}
	var its []string
	for d := range loops {
		if slices.Contains(gone, d) {
			its = append(its, `"reduction"`)
		} else {
			its = append(its, `"parallel"`)
		}
	}
	g.emitBody(len(loops), maps, its, in, []access{out}, true)
}

// scattered adds a linalg.generic that writes to sums of dimensions, as transposed convolutions do, or to a diagonal.
func (g *generator) scattered() {
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && len(v.Shape) < 4 && !slices.Contains(v.Shape, 0) })
	if !ok {
		return
	}
	var loops, inAt, winAt, shape, gone []int
	var results []string
	for _, n := range a.Shape {
		d := len(loops)
		loops, inAt, results = append(loops, n), append(inAt, d), append(results, fmt.Sprintf("d%d", d))
		last := len(results) - 1
		switch stride := 1 + g.r.IntN(2); g.r.IntN(4) {
		case 0:
			shape = append(shape, n)
		case 1:
			results = append(results, results[last])
			shape = append(shape, n, n)
		default:
			window := 1 + g.r.IntN(3)
			results[last] = fmt.Sprintf("d%d * %d + d%d", d, stride, d+1)
			loops, winAt, gone = append(loops, window), append(winAt, d+1), append(gone, d, d+1)
			shape = append(shape, (n-1)*stride+window)
		}
	}
	// An element takes all iterations, of which few belong to it.
	if product(loops)*product(shape) > g.maxPoints {
		return
	}
	all := dims(iota(len(loops)))
	in := []access{{a, inAt}, {g.operand(g.elem(), picked(loops, winAt)), winAt}}
	var maps, its []string
	for _, x := range in {
		maps = append(maps, fmt.Sprintf("affine_map<(%s) -> (%s)>", all, dims(x.at)))
	}
	maps = append(maps, fmt.Sprintf("affine_map<(%s) -> (%s)>", all, strings.Join(results, ", ")))
	for d := range loops {
		if slices.Contains(gone, d) {
			its = append(its, `"reduction"`)
		} else {
			its = append(its, `"parallel"`)
		}
	}
	g.emitBody(len(loops), maps, its, in, []access{{Value: g.tensor(g.elem(), shape)}}, true)
}
