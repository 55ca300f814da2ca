package kernelgen

import "math"

// has reports whether the target has all of some features.
func (g *gen) has(features ...string) bool {
	for _, f := range features {
		if !g.can(f) {
			return false
		}
	}
	return true
}

// signedZeros writes a minimum or maximum of zeros of both signs and makes the sign of the
// result visible as an integer. The zeros themselves are not visible, since drivers lose the
// signs of zeros elsewhere.
func (g *gen) signedZeros() {
	op := oneOf(g.r, []string{"arith.minimumf", "arith.maximumf"})
	if !g.has("arith.andi i32", "arith.xori i32", "arith.bitcast i32->f32", "arith.bitcast f32->i32", op+" f32") {
		return
	}
	sign := g.splatInt(i32, 1<<31)
	a := g.pick(i32, true)
	a = g.hidden(a, "arith.andi %s, %s : i32", a.name, sign.name)
	b := g.hidden(a, "arith.xori %s, %s : i32", a.name, sign.name)
	x := g.hidden(val{}, "arith.bitcast %s : i32 to f32", a.name)
	y := g.hidden(val{}, "arith.bitcast %s : i32 to f32", b.name)
	z := g.hidden(val{}, "%s %s, %s : f32", op, x.name, y.name)
	if g.r.Chance(30) && g.has("math.copysign f32") {
		z = g.hidden(val{}, "math.copysign %s, %s : f32", g.splatFloat(f32, 1).name, z.name)
	}
	g.show(g.define(val{t: i32, determined: true}, "arith.bitcast %s : f32 to i32", z.name))
}

// regroup writes (x + c) - c with a large c and compares the result with x: they differ unless x
// is a multiple of the distance of neighbors of c, in whichever mode a target rounds. They are
// equal if a driver computes x + (c - c), or if it does not round the sum.
func (g *gen) regroup() {
	if !g.has("arith.addf f32", "arith.cmpf oeq f32", "arith.extui i1->i32") {
		return
	}
	x := g.pickGrid(f32)
	c := math.Ldexp(1, 26+g.r.Below(5))
	sum := g.hidden(val{}, "arith.addf %s, %s : f32", x.name, g.splatFloat(f32, c).name)
	rest := val{}
	if g.r.Chance(50) && g.has("arith.subf f32") {
		rest = g.hidden(val{}, "arith.subf %s, %s : f32", sum.name, g.splatFloat(f32, c).name)
	} else {
		rest = g.hidden(val{}, "arith.addf %s, %s : f32", sum.name, g.splatFloat(f32, -c).name)
	}
	same := g.hidden(val{t: boolType, determined: x.determined && x.mag < 20}, "arith.cmpf oeq, %s, %s : f32", rest.name, x.name)
	g.show(g.define(val{t: i32, determined: same.determined}, "arith.extui %s : i1 to i32", same.name))
}

// show stores an i32 to a slot of the invocation, or to none if no buffer holds such.
func (g *gen) show(v val) {
	for _, b := range g.buffers {
		if b.written && b.atomic == "" && !g.nested && b.t == v.t {
			g.storeTo(b, g.r.Below(b.slots), v)
			return
		}
	}
}

// addend returns the operand of an atomic operation.
func (g *gen) addend(kind string) val {
	if kind == assignKind {
		return g.splatInt(i32, 0x2468ace)
	}
	return g.pick(i32, true)
}

// tally updates workgroup memory by atomic operations of all invocations, and loads a result.
func (g *gen) tally() {
	if g.nested || !g.uniform || !g.can(atomicFeature, i32) {
		return
	}
	for _, a := range g.shared {
		if a.t != i32 {
			continue
		}
		kind := oneOf(g.r, atomicKinds)
		g.line("memref.store %s, %s[%s] : %s", g.pick(i32, true).name, a.name, g.local.name, a.ref)
		g.line("gpu.barrier")
		for range 1 + g.r.Below(2) {
			v, at := g.addend(kind), g.pickIndex(int64(a.size-1))
			g.line("%s = memref.atomic_rmw %s %s, %s[%s] : (i32, %s) -> i32", g.name(), kind, v.name, a.name, at.name, a.ref)
		}
		g.line("gpu.barrier")
		g.show(g.define(val{t: i32, determined: true}, "memref.load %s[%s] : %s", a.name, g.pickIndex(int64(a.size-1)).name, a.ref))
		g.line("gpu.barrier")
		return
	}
}

// passMessage passes a value to another invocation of the workgroup through a buffer: each
// stores a value to a slot of its own and loads the one of another after a barrier.
func (g *gen) passMessage() {
	if g.nested || !g.uniform || g.o.Host {
		return
	}
	var list []*buffer
	for _, b := range g.buffers {
		if b.written && b.atomic == "" && b.t.Kind != Index {
			list = append(list, b)
		}
	}
	if len(list) == 0 {
		return
	}
	b, size := oneOf(g.r, list), g.localSize()
	slot, v := g.r.Below(b.slots), g.pick(b.t, false)
	g.storeTo(b, slot, v)
	g.line("gpu.barrier")
	next := g.hidden(val{}, "arith.addi %s, %s : index", g.local.name, g.indexConstant(int64(1+g.r.Below(7))).name)
	next = g.hidden(val{}, "arith.remui %s, %s : index", next.name, g.indexConstant(int64(size)).name)
	group := g.hidden(val{}, "arith.divui %s, %s : index", g.linear.name, g.indexConstant(int64(size)).name)
	first := g.hidden(val{}, "arith.muli %s, %s : index", group.name, g.indexConstant(int64(size)).name)
	other := g.hidden(val{}, "arith.addi %s, %s : index", first.name, next.name)
	at := g.hidden(val{}, "arith.muli %s, %s : index", other.name, g.indexConstant(int64(b.slots)).name)
	at = g.hidden(val{}, "arith.addi %s, %s : index", at.name, g.indexConstant(int64(slot)).name)
	g.define(val{t: b.t, determined: v.determined}, "memref.load %%%s[%s] : %s", b.name, at.name, b.ref())
	g.line("gpu.barrier")
}
