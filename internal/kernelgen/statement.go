package kernelgen

import (
	"fmt"
	"strings"
)

// array is private or workgroup memory.
type array struct {
	name, ref string
	t         Type
	size      int
	space     string
}

// helper is a function beside the kernel.
type helper struct {
	name string
	in   []Type
	out  Type
}

const (
	workgroupSpace = "#gpu.address_space<workgroup>"
	privateSpace   = "6" // Function in the numbering of memory spaces for Vulkan
)

// prologue defines the ids of the invocation and allocates memory.
func (g *gen) prologue() {
	zero := g.indexConstant(0)
	g.linear, g.local = zero, zero
	if !g.o.Host {
		g.ids()
	}
	g.globals()
	g.arrays()
	g.beginExtras()
	for range g.r.Below(3) {
		g.makeHelper()
	}
	for range 2 + g.r.Below(3) {
		g.loadInput()
	}
}

// ids computes the numbers of the invocation in its workgroup and in the grid.
func (g *gen) ids() {
	k := g.k
	id := func(op, dim string, high uint32) val {
		return g.define(val{t: indexType, determined: true, high: int64(high)}, "gpu.%s %s", op, dim)
	}
	scaled := func(a val, by uint32, b val) val {
		p := g.hidden(val{}, "arith.muli %s, %s : index", a.name, g.indexConstant(int64(by)).name)
		return g.hidden(val{t: indexType, determined: true, high: a.high*int64(by) + b.high}, "arith.addi %s, %s : index", p.name, b.name)
	}
	flat := k.Local[1] == 1 && k.Groups[1] == 1
	g.local = id("thread_id", "x", k.Local[0]-1)
	if k.Local[1] > 1 {
		g.local = scaled(id("thread_id", "y", k.Local[1]-1), k.Local[0], g.local)
	}
	if flat && g.r.Chance(50) {
		g.linear = id("global_id", "x", k.Groups[0]*k.Local[0]-1)
	} else {
		block := id("block_id", "x", k.Groups[0]-1)
		if k.Groups[1] > 1 {
			block = scaled(id("block_id", "y", k.Groups[1]-1), k.Groups[0], block)
		}
		g.linear = scaled(block, uint32(g.localSize()), g.local)
	}
	g.add(g.local)
	g.add(g.linear)
	if g.r.Chance(15) {
		d := g.r.Below(3)
		id("block_dim", "xyz"[d:d+1], k.Local[d])
		id("grid_dim", "xyz"[d:d+1], k.Groups[d])
	}
}

// globals makes the buffers of the host visible.
func (g *gen) globals() {
	if g.o.Host {
		for _, b := range g.buffers {
			g.getBuffer(b)
		}
	}
}

// arrays allocates private and workgroup memory.
func (g *gen) arrays() {
	pickType := func(feature string) (Type, bool) {
		var list []Type
		for _, t := range memoryTypes() {
			if g.can(feature, t) {
				list = append(list, t)
			}
		}
		if len(list) == 0 {
			return Type{}, false
		}
		return oneOf(g.r, list), true
	}
	if t, ok := pickType(workgroupFeature); ok && !g.o.Host && g.r.Chance(35) {
		if g.can(workgroupFeature, i32) && g.r.Chance(40) {
			t = i32
		}
		a := &array{name: g.name(), t: t, size: g.localSize(), space: workgroupSpace}
		a.ref = memrefType([]int64{int64(a.size)}, t, workgroupSpace)
		g.line("%s = memref.alloc() : %s", a.name, a.ref)
		g.shared = append(g.shared, a)
	}
	if t, ok := pickType(privateFeature); ok && g.r.Chance(35) {
		space := privateSpace
		if g.o.Host {
			space = ""
		}
		a := &array{name: g.name(), t: t, size: 2 + g.r.Below(4), space: space}
		a.ref = memrefType([]int64{int64(a.size)}, t, space)
		g.line("%s = memref.alloca() : %s", a.name, a.ref)
		for i := range a.size {
			g.line("memref.store %s, %s[%s] : %s", g.pick(t, true).name, a.name, g.indexConstant(int64(i)).name, a.ref)
		}
		g.private = append(g.private, a)
	}
}

// statement writes a statement.
func (g *gen) statement() {
	if g.extended && g.r.Chance(20) {
		g.extra()
		return
	}
	switch n := g.r.Below(100); {
	case n < 46:
		g.operation()
	case n < 52:
		g.tiles()
	case n < 53:
		g.signedZeros()
	case n < 54:
		g.regroup()
		g.complexNumbers()
	case n < 56:
		g.passMessage()
	case n < 64:
		g.loadInput()
	case n < 70:
		g.storeOutput(-1)
	case n < 76:
		g.branch()
	case n < 82:
		g.countedLoop()
	case n < 85:
		g.conditionLoop()
	case n < 88:
		g.privateAccess()
	case n < 91:
		g.exchange()
	case n < 92:
		g.update()
		if g.r.Chance(50) {
			g.prints()
		}
	case n < 95:
		g.tally()
	case n < 97:
		g.subgroup()
	case n < 99:
		g.callHelper()
	default:
		g.switchCase()
	}
}

// operation writes a random operation with random types.
func (g *gen) operation() {
	if g.r.Chance(12) {
		t := oneOf(g.r, valueTypes())
		if t.Lanes > 0 {
			g.emitVector(oneOf(g.r, vectorOps), t)
			return
		}
	}
	n := g.r.Below(g.m.weight)
	for i, r := range g.m.rows {
		if n -= r.weight; n < 0 {
			g.emit(oneOf(g.r, g.preferred(g.m.uses[i])), g.r.Chance(20))
			return
		}
	}
}

// preferred returns the uses on types of which there are values, in most cases.
func (g *gen) preferred(list []use) []use {
	types := map[Type]bool{}
	for _, v := range g.visible(func(val) bool { return true }) {
		types[v.t] = true
	}
	var out []use
	for _, u := range list {
		if types[u.from] {
			out = append(out, u)
		}
	}
	if len(out) == 0 || g.r.Chance(10) {
		return list
	}
	return out
}

// subscript returns the indices of an element of a buffer: of the element at a random
// place.
func (g *gen) subscript(shape []int64) string {
	var out []string
	for _, n := range shape {
		out = append(out, g.pickIndex(n-1).name)
	}
	return strings.Join(out, ", ")
}

// loadInput loads an element of a buffer that the program reads.
func (g *gen) loadInput() {
	var list []*buffer
	for _, b := range g.buffers {
		if !b.written && !g.nested {
			list = append(list, b)
		}
	}
	if len(list) == 0 {
		return
	}
	b := oneOf(g.r, list)
	v := val{t: b.t, determined: b.determined, grid: b.grid, mag: 3, scale: 2, high: 255}
	if b.grid {
		v.mag = 4
	}
	if v.t.Kind == Float && !b.grid && v.determined {
		v.determined = false // a NaN makes copies whose sign is open
	}
	name, ref := "%"+b.name, b.ref()
	if op := oneOf(g.r, views); len(b.shape) == 1 && g.r.Chance(20) && g.can(op) {
		g.loadView(b, v, op)
		return
	}
	g.define(v, "memref.load %s[%s] : %s", name, g.subscript(b.shape), ref)
}

// views are the operations that make a memref of another one.
var views = []string{subviewFeature, reinterpretFeature, refCastFeature}

// loadView loads an element of a buffer through a view: a part of it, or the buffer with an
// unknown size.
func (g *gen) loadView(b *buffer, v val, op string) {
	stride := 1 + g.r.Below(2)
	size := 2 + g.r.Below(2)
	offset := g.r.Below(int(b.shape[0]) - (size-1)*stride)
	ref := fmt.Sprintf("memref<%dx%s, strided<[%d], offset: %d>>", size, b.t, stride, offset)
	view := g.name()
	switch op {
	case refCastFeature:
		size, ref = int(b.shape[0]), fmt.Sprintf("memref<?x%s>", b.t)
		if b.dynamic {
			ref = b.static()
		}
		g.line("%s = memref.cast %%%s : %s to %s", view, b.name, b.ref(), ref)
	case reinterpretFeature:
		g.line("%s = memref.reinterpret_cast %%%s to offset: [%d], sizes: [%d], strides: [%d] : %s to %s", view, b.name, offset, size, stride, b.ref(), ref)
	default:
		g.line("%s = memref.subview %%%s[%d] [%d] [%d] : %s to %s", view, b.name, offset, size, stride, b.ref(), ref)
	}
	g.define(v, "memref.load %s[%s] : %s", view, g.subscript([]int64{int64(size)}), ref)
}

// storeOutput stores a value to a slot of the invocation, a random one if slot is negative.
func (g *gen) storeOutput(slot int) {
	var list []*buffer
	for _, b := range g.buffers {
		if b.written && b.atomic == "" && !g.nested {
			list = append(list, b)
		}
	}
	if len(list) == 0 {
		return
	}
	b := oneOf(g.r, list)
	if slot < 0 {
		slot = g.r.Below(b.slots)
	}
	g.storeTo(b, slot, g.storable(b.t))
}

// storeTo stores a value to a slot of the invocation.
func (g *gen) storeTo(b *buffer, slot int, v val) {
	at := g.linear
	if b.slots > 1 {
		at = g.hidden(val{}, "arith.muli %s, %s : index", at.name, g.indexConstant(int64(b.slots)).name)
	}
	if slot > 0 {
		at = g.hidden(val{}, "arith.addi %s, %s : index", at.name, g.indexConstant(int64(slot)).name)
	}
	g.line("memref.store %s, %%%s[%s] : %s", v.name, b.name, at.name, b.ref())
}

// storable returns a value of a type, often one that another value becomes by conversion,
// so that values of all types reach buffers.
func (g *gen) storable(t Type) val {
	if g.r.Chance(45) {
		if v, ok := g.derive(t, false); ok {
			return v
		}
	}
	return g.pick(t, false)
}

// epilogue stores values to the slots of the invocation.
func (g *gen) epilogue() {
	for _, b := range g.buffers {
		for s := range b.slots {
			if b.written && b.atomic == "" && g.r.Chance(75) {
				g.storeTo(b, s, g.storable(b.t))
			}
		}
	}
}

// privateAccess stores to and loads from private memory.
func (g *gen) privateAccess() {
	if len(g.private) == 0 || g.nested {
		return
	}
	a := oneOf(g.r, g.private)
	at := func() string { return g.pickIndex(int64(a.size - 1)).name }
	v := g.pick(a.t, false)
	g.line("memref.store %s, %s[%s] : %s", v.name, a.name, at(), a.ref)
	if a.t == indexType {
		return // the bound of what the memory holds is not known
	}
	g.define(val{t: a.t}, "memref.load %s[%s] : %s", a.name, at(), a.ref)
}

// exchange passes values between the invocations of a workgroup: each stores one, and loads
// that of another after a barrier.
func (g *gen) exchange() {
	if len(g.shared) == 0 || g.nested || !g.uniform {
		return
	}
	a := oneOf(g.r, g.shared)
	v := g.pick(a.t, false)
	g.line("memref.store %s, %s[%s] : %s", v.name, a.name, g.local.name, a.ref)
	g.line("gpu.barrier")
	other := g.hidden(val{}, "arith.addi %s, %s : index", g.local.name, g.indexConstant(int64(1+g.r.Below(7))).name)
	other = g.hidden(val{}, "arith.remui %s, %s : index", other.name, g.indexConstant(int64(a.size)).name)
	g.define(val{t: a.t, determined: v.determined, high: v.high}, "memref.load %s[%s] : %s", a.name, other.name, a.ref)
	g.line("gpu.barrier")
}

// update writes an atomic operation whose result nothing uses.
func (g *gen) update() {
	for _, b := range g.buffers {
		if b.atomic != "" && !g.nested && !g.o.Host {
			v, at := g.addend(b.atomic), g.pickIndex(b.shape[0]-1)
			g.line("%s = memref.atomic_rmw %s %s, %%%s[%s] : (%s, %s) -> %s", g.name(), b.atomic, v.name, b.name, at.name, b.t, b.ref(), b.t)
		}
	}
}

// subgroup writes a subgroup operation.
func (g *gen) subgroup() {
	size := g.o.SubgroupSize
	if size == 0 || g.nested || g.atLaunch || !g.uniform || g.k.Local[1] != 1 || int(g.k.Local[0])%size != 0 {
		return
	}
	t := oneOf(g.r, []Type{i32, f32, intType(64)})
	shuffles, reduces := g.can(shuffleFeature, t), g.can(reduceFeature, t)
	if !shuffles && !reduces {
		return
	}
	v := g.pick(t, false)
	if shuffles && (!reduces || g.r.Chance(50)) {
		width := g.splatInt(i32, uint64(size))
		offset := g.splatInt(i32, uint64(1+g.r.Below(size-1)))
		name := g.name()
		g.line("%s, %s = gpu.shuffle xor %s, %s, %s : %s", name, g.name(), v.name, offset.name, width.name, t)
		g.add(val{name: name, t: t})
	} else {
		kind := oneOf(g.r, []string{"add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"})
		if t.Kind == Float {
			kind = oneOf(g.r, []string{"add", "minnumf", "maxnumf"})
		}
		g.define(val{t: t}, "gpu.subgroup_reduce %s %s {uniform} : (%s) -> %s", kind, v.name, t, t)
	}
}
