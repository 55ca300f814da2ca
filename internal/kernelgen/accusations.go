package kernelgen

import "math"

// What the reference device and comparisons with it must not accuse: accesses out of range in branches that
// no invocation takes, and sums whose terms cancel, of which rounding decides every digit.

// untakenFeature is an access outside of private memory in a branch that no invocation takes.
const untakenFeature = "untaken access"

// sumsFeature is a sum of products that cancel.
const sumsFeature = "canceling sums"

// untaken writes a branch that no invocation takes, with accesses behind the end of an array that the
// program accesses at constant indices only.
func (g *gen) untaken() {
	t := oneOf(g.r, []Type{i32, i32, f32})
	if g.nested || g.depth != 1 || !g.can(untakenFeature) || !g.can(privateFeature, t) {
		return
	}
	a := &array{name: g.name(), t: t, size: 2 + g.r.Below(3), space: privateSpace}
	if g.o.Host {
		a.space = ""
	}
	a.ref = memrefType([]int64{int64(a.size)}, t, a.space)
	at := func(n int) string { return g.indexConstant(int64(n)).name }
	g.line("%s = memref.alloca() : %s", a.name, a.ref)
	for i := range a.size {
		g.line("memref.store %s, %s[%s] : %s", g.pick(t, true).name, a.name, at(i), a.ref)
	}
	c := g.hidden(val{}, "arith.cmpi ugt, %s, %s : index", g.linear.name, at(g.invocations()+g.r.Below(3)))
	g.line("scf.if %s {", c.name)
	outside := at(a.size + g.r.Below(3))
	v := g.hidden(val{}, "  memref.load %s[%s] : %s", a.name, outside, a.ref)
	g.line("  memref.store %s, %s[%s] : %s", v.name, a.name, at(g.r.Below(a.size)), a.ref)
	if g.r.Chance(50) {
		g.line("  memref.store %s, %s[%s] : %s", v.name, a.name, outside, a.ref)
	}
	g.line("}")
	v = g.define(val{t: t}, "memref.load %s[%s] : %s", a.name, at(g.r.Below(a.size)), a.ref)
	g.keepIn(v)
}

// sums are the buffers of sums that cancel: three numbers and a result an invocation.
type sums struct{ terms, results *buffer }

// addSums decides whether a program has sums that cancel. Their buffers are the last ones, so that no other
// statement uses them.
func (g *gen) addSums() {
	if !g.o.Host && g.r.Chance(15) && g.can(sumsFeature) && g.can(bufferFeature, f32) && g.can("math.fma f32") && g.can("arith.negf f32") {
		n := int64(g.invocations())
		g.sums = &sums{
			terms:   &buffer{name: "terms", t: f32, shape: []int64{3 * n}},
			results: &buffer{name: "sums", t: f32, shape: []int64{n}, written: true, slots: 1},
		}
	}
}

// cancel writes x * y + z - x * y - z.
func (g *gen) cancel() {
	if g.sums == nil || g.nested || g.depth != 1 {
		return
	}
	b := g.sums.terms
	first := g.hidden(val{}, "arith.muli %s, %s : index", g.linear.name, g.indexConstant(3).name)
	var terms [3]val
	for i := range terms {
		at := g.hidden(val{}, "arith.addi %s, %s : index", first.name, g.indexConstant(int64(i)).name)
		terms[i] = g.hidden(val{}, "memref.load %%%s[%s] : %s", b.name, at.name, b.ref())
	}
	x, y, z := terms[0], terms[1], terms[2]
	sum := g.hidden(val{}, "math.fma %s, %s, %s : f32", x.name, y.name, z.name)
	minus := g.hidden(val{}, "arith.negf %s : f32", x.name)
	sum = g.hidden(val{}, "math.fma %s, %s, %s : f32", minus.name, y.name, sum.name)
	minus = g.hidden(val{}, "arith.negf %s : f32", z.name)
	sum = g.hidden(val{}, "arith.addf %s, %s : f32", sum.name, minus.name)
	g.storeTo(g.sums.results, 0, sum)
}

// endSums adds the buffers of the sums to the program.
func (g *gen) endSums() {
	if g.sums == nil {
		return
	}
	form, _ := formatOf(32)
	g.fill(g.sums.terms, func() uint64 {
		bits, _ := form.encode(math.Ldexp(float64(1<<23+g.r.Below(1<<23)), g.r.Below(8)-26))
		return bits
	})
	g.fill(g.sums.results, func() uint64 { return 0 })
	g.k.Buffers[len(g.k.Buffers)-1].Rounded = true
}
