package kernelgen

import (
	"fmt"
	"strings"
)

// block writes the statements of a region.
func (g *gen) block(most int) {
	for range 1 + g.r.Below(most) {
		g.statement()
	}
}

// carryTypes returns types of values that regions pass on.
func (g *gen) carryTypes(most int) []Type {
	var out []Type
	all := g.visible(func(v val) bool { return v.t != indexType && v.t.Kind != Index && g.can(carryFeature, v.t) })
	for range g.r.Below(most + 1) {
		if len(all) > 0 {
			out = append(out, g.recent(all).t)
		}
	}
	return out
}

func typeList(list []Type) string {
	out := make([]string, len(list))
	for i, t := range list {
		out[i] = t.String()
	}
	return strings.Join(out, ", ")
}

func nameList(list []val) string {
	out := make([]string, len(list))
	for i, v := range list {
		out[i] = v.name
	}
	return strings.Join(out, ", ")
}

// results writes the names of results and an equals sign, and returns the results.
func (g *gen) results(types []Type) (string, []val) {
	if len(types) == 0 {
		return "", nil
	}
	var out []val
	for _, t := range types {
		out = append(out, val{name: g.name(), t: t})
	}
	return nameList(out) + " = ", out
}

// carried returns a value of each type for a loop or branch to pass on.
func (g *gen) carried(types []Type) []val {
	var out []val
	for _, t := range types {
		out = append(out, g.pick(t, false))
	}
	return out
}

// yield writes the end of a region.
func (g *gen) yield(types []Type) []val {
	if len(types) == 0 {
		return nil
	}
	list := g.carried(types)
	g.line("scf.yield %s : %s", nameList(list), typeList(types))
	return list
}

const maxDepth = 4

// branch writes an scf.if.
func (g *gen) branch() {
	if g.depth >= maxDepth {
		return
	}
	uniform := g.uniform
	types := g.carryTypes(2)
	c := g.pick(boolType, true)
	names, out := g.results(types)
	arrow := ""
	if len(types) > 0 {
		arrow = "-> (" + typeList(types) + ") "
	}
	g.line("%sscf.if %s %s{", names, c.name, arrow)
	g.uniform = false
	g.enter()
	g.block(3)
	a := g.yield(types)
	g.leave()
	if len(types) > 0 || g.r.Chance(40) {
		g.line("} else {")
		g.enter()
		g.block(3)
		b := g.yield(types)
		g.leave()
		for i := range out {
			out[i].determined = a[i].determined && b[i].determined
		}
	}
	g.line("}")
	g.uniform = uniform
	for _, v := range out {
		g.add(v)
	}
}

// trips returns how often a loop may run at the current place, at most.
func (g *gen) trips() int { return min(5, 40/g.times) }

// countedLoop writes an scf.for.
func (g *gen) countedLoop() {
	if g.depth >= maxDepth || g.trips() < 2 {
		return
	}
	t := indexType
	if g.r.Chance(40) {
		t = oneOf(g.r, []Type{intType(8), intType(16), i32, intType(64)})
	}
	if g.extended && g.r.Chance(25) {
		t = intType(oneOf(g.r, counterWidths))
	}
	if !g.can(forFeature, t) {
		return
	}
	types := g.carryTypes(2)
	low, high, step, most := g.bounds(t, len(types) == 0 || g.can(idleFeature))
	inits := g.carried(types)
	names, out := g.results(types)
	iv := val{name: g.name(), t: t, determined: true, high: 255}
	var args []val
	var pairs []string
	for i, v := range inits {
		args = append(args, val{name: g.name(), t: types[i]})
		pairs = append(pairs, args[i].name+" = "+v.name)
	}
	head := fmt.Sprintf("%sscf.for %s = %s to %s step %s", names, iv.name, low.name, high.name, step.name)
	if len(types) > 0 {
		head += fmt.Sprintf(" iter_args(%s) -> (%s)", strings.Join(pairs, ", "), typeList(types))
	}
	if t != indexType {
		head += " : " + t.String()
	}
	g.line("%s {", head)
	times, uniform := g.times, g.uniform
	g.times *= max(most, 1)
	g.enter()
	for _, v := range args {
		g.add(v)
	}
	g.counter(iv)
	g.block(4)
	g.yield(types)
	g.leave()
	g.line("}")
	g.times, g.uniform = times, uniform
	for _, v := range out {
		g.add(v)
	}
}

// bounds returns the bounds and the step of a loop, and how often it runs at most. Bounds
// that are not constant differ between invocations. The loop runs at least once unless idle
// is set.
func (g *gen) bounds(t Type, idle bool) (low, high, step val, most int) {
	constant := func(n int) val {
		if t == indexType {
			return g.indexConstant(int64(n))
		}
		return g.splatInt(t, uint64(n)&mask(uint32(t.Width)))
	}
	first := g.r.Below(4)
	by := 1 + g.r.Below(3)
	low, step = constant(first), constant(by)
	if idle && g.r.Chance(40) {
		g.uniform = false
		room := g.trips() - 1
		n := g.r.Below(room + 1)
		if t == indexType {
			v := g.pickIndex(int64(n))
			return low, v, step, n
		}
		if g.can("arith.andi %s", t) {
			v := g.pick(t, true)
			limit := []uint64{0, 1, 3, 3, 3}[n]
			high = g.hidden(v, "arith.andi %s, %s : %s", v.name, g.splatInt(t, limit).name, t)
			return low, high, step, n
		}
	}
	switch n := g.r.Below(4); {
	case n == 0 && idle:
		return low, constant(g.r.Below(first + 1)), step, 0
	case n < 2:
		return low, constant(first + 1), step, 1
	default:
		n = 2 + g.r.Below(g.trips()-1)
		return low, constant(first + n*by), step, n
	}
}

// countdown returns a small number that a loop can count down.
func (g *gen) countdown() (val, bool) {
	t := oneOf(g.r, []Type{i32, i32, intType(16), intType(8), intType(64)})
	if g.depth >= maxDepth || g.trips() < 2 || !g.can(carryFeature, t) || !g.can("arith.cmpi ne %s", t) ||
		!g.can("arith.subi %s", t) || !g.can("arith.andi %s", t) {
		return val{}, false
	}
	count := g.pick(t, true)
	limit := uint64(oneOf(g.r, []int{0, 1, 3, 3}))
	if g.trips() < 3 {
		limit &= 1
	}
	return g.hidden(count, "arith.andi %s, %s : %s", count.name, g.splatInt(t, limit).name, t), true
}

// conditionLoop writes an scf.while that counts down, with other values beside the counter.
func (g *gen) conditionLoop() {
	count, ok := g.countdown()
	if !ok {
		return
	}
	t := count.t
	before, after := g.carryTypes(2), g.carryTypes(2)
	inits := g.carried(before)
	names, out := g.results(append([]Type{t}, after...))
	n := val{name: g.name(), t: t, determined: true}
	var args []val
	pairs := []string{n.name + " = " + count.name}
	for i, v := range inits {
		args = append(args, val{name: g.name(), t: before[i]})
		pairs = append(pairs, args[i].name+" = "+v.name)
	}
	from, to := typeList(append([]Type{t}, before...)), typeList(append([]Type{t}, after...))
	g.line("%sscf.while (%s) : (%s) -> (%s) {", names, strings.Join(pairs, ", "), from, to)
	times, uniform := g.times, g.uniform
	g.times *= 3
	g.uniform = false
	g.enter()
	for _, v := range append(args, n) {
		g.add(v)
	}
	if g.r.Chance(50) {
		g.block(2)
	}
	c := g.hidden(val{}, "arith.cmpi %s, %s, %s : %s", "ne", n.name, g.splatInt(t, 0).name, t)
	passed := g.carried(after)
	g.line("scf.condition(%s) %s : %s", c.name, nameList(append([]val{n}, passed...)), to)
	g.leave()
	g.line("} do {")
	g.enter()
	m := val{name: g.name(), t: t, determined: true}
	params := m.name + ": " + t.String()
	g.add(m)
	for _, a := range after {
		v := val{name: g.name(), t: a}
		params += ", " + v.name + ": " + a.String()
		g.add(v)
	}
	g.line("^bb0(%s):", params)
	g.block(3)
	less := g.hidden(val{}, "arith.subi %s, %s : %s", m.name, g.splatInt(t, 1).name, t)
	next := g.carried(before)
	g.line("scf.yield %s : %s", nameList(append([]val{less}, next...)), from)
	g.leave()
	g.line("}")
	g.times, g.uniform = times, uniform
	out[0].determined = true
	for _, v := range out {
		g.add(v)
	}
}

// switchCase writes an scf.index_switch.
func (g *gen) switchCase() {
	if g.depth >= maxDepth || !g.can(switchFeature) {
		return
	}
	uniform := g.uniform
	types := g.carryTypes(1)
	names, out := g.results(types)
	arrow := ""
	if len(types) > 0 {
		arrow = " -> " + typeList(types)
	}
	at := g.pickIndex(3)
	g.line("%sscf.index_switch %s%s", names, at.name, arrow)
	g.uniform = false
	for i := range 1 + g.r.Below(3) {
		g.line("case %d {", i)
		g.enter()
		g.block(2)
		if g.yield(types) == nil {
			g.line("scf.yield")
		}
		g.leave()
		g.line("}")
	}
	g.line("default {")
	g.enter()
	g.block(2)
	if g.yield(types) == nil {
		g.line("scf.yield")
	}
	g.leave()
	g.line("}")
	g.uniform = uniform
	for _, v := range out {
		g.add(v)
	}
}

// makeHelper writes a function beside the kernel, of which some branch between blocks.
func (g *gen) makeHelper() {
	if !g.can(callFeature) || g.nested {
		return
	}
	inner := &gen{r: g.r, o: g.o, k: g.k, m: g.m, times: 5, uniform: false, tab: "  ", nested: true}
	h := helper{name: fmt.Sprintf("f%d", len(g.helpers))}
	inner.enter()
	var params []string
	for range 1 + g.r.Below(3) {
		t := oneOf(g.r, []Type{i32, i32, intType(8), intType(64), f32, boolType})
		if !g.can(carryFeature, t) {
			t = i32
		}
		v := val{name: inner.name(), t: t}
		inner.add(v)
		h.in = append(h.in, t)
		params = append(params, v.name+": "+t.String())
	}
	h.out = oneOf(g.r, h.in)
	for range 2 + g.r.Below(5) {
		inner.operation()
	}
	if g.r.Chance(60) && g.can(branchFeature) {
		inner.blocks(h.out)
	} else {
		inner.line("return %s : %s", inner.pick(h.out, false).name, h.out)
	}
	fmt.Fprintf(&g.tail, "func.func @%s(%s) -> %s {\n%s}\n", h.name, strings.Join(params, ", "), h.out, inner.out.String())
	g.helpers = append(g.helpers, h)
}

// blocks writes the end of a function with branches: two sides that meet, and a loop.
func (g *gen) blocks(t Type) {
	c := g.splatInt(boolType, g.r.Bits()&1)
	if v, n := g.firmCount(); n {
		c = g.hidden(c, "arith.cmpi sgt, %s, %s : i32", v.name, g.splatInt(i32, 0).name)
	}
	a, b := g.pick(t, false), g.pick(t, false)
	g.line("cf.cond_br %s, ^left, ^right(%s : %s)", c.name, b.name, t)
	g.line("^left:")
	g.enter()
	g.operation()
	a = g.pick(t, false)
	g.leave()
	g.line("cf.br ^meet(%s : %s)", a.name, t)
	r := g.name()
	g.line("^right(%s: %s):", r, t)
	g.enter()
	g.add(val{name: r, t: t})
	b = g.pick(t, false)
	g.leave()
	g.line("cf.br ^meet(%s : %s)", b.name, t)
	m, i, x := g.name(), g.name(), g.name()
	g.line("^meet(%s: %s):", m, t)
	zero, one, limit := g.splatInt(i32, 0), g.splatInt(i32, 1), g.splatInt(i32, uint64(g.r.Below(4)))
	g.line("cf.br ^head(%s, %s : i32, %s)", zero.name, m, t)
	g.line("^head(%s: i32, %s: %s):", i, x, t)
	more := g.hidden(val{}, "arith.cmpi slt, %s, %s : i32", i, limit.name)
	g.line("cf.cond_br %s, ^body, ^end", more.name)
	g.line("^body:")
	g.enter()
	g.add(val{name: x, t: t})
	g.add(val{name: i, t: i32, determined: true})
	g.operation()
	next := g.pick(t, false)
	j := g.hidden(val{}, "arith.addi %s, %s : i32", i, one.name)
	g.leave()
	g.line("cf.br ^head(%s, %s : i32, %s)", j.name, next.name, t)
	g.line("^end:")
	if g.can(jumpFeature) && g.r.Chance(60) {
		g.jumps(i, x, t)
		return
	}
	g.line("return %s : %s", x, t)
}

// jumps writes the end of a function with a cf.switch over the number i. Its cases pass x or
// other values on.
func (g *gen) jumps(i, x string, t Type) {
	a, b := g.pick(t, false), g.pick(t, false)
	g.line("cf.switch %s : i32, [", i)
	g.line("  default: ^last(%s : %s),", x, t)
	g.line("  %d: ^first(%s : %s),", g.r.Below(3), a.name, t)
	g.line("  %d: ^last(%s : %s)", 3+g.r.Below(2), b.name, t)
	g.line("]")
	r := g.name()
	g.line("^first(%s: %s):", r, t)
	g.enter()
	g.add(val{name: r, t: t})
	g.operation()
	next := g.pick(t, false)
	g.leave()
	g.line("cf.br ^last(%s : %s)", next.name, t)
	end := g.name()
	g.line("^last(%s: %s):", end, t)
	g.line("return %s : %s", end, t)
}

// firmCount returns an i32 that is firm, if one is visible.
func (g *gen) firmCount() (val, bool) {
	list := g.visible(func(v val) bool { return v.t == i32 && v.determined })
	if len(list) == 0 {
		return val{}, false
	}
	return list[0], true
}

// callHelper calls a function.
func (g *gen) callHelper() {
	if len(g.helpers) == 0 || g.nested {
		return
	}
	h := oneOf(g.r, g.helpers)
	args := g.carried(h.in)
	g.define(val{t: h.out}, "func.call @%s(%s) : (%s) -> %s", h.name, nameList(args), typeList(h.in), h.out)
}
