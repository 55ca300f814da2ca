package kernelgen

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// extendedShare is the percentage of programs with extras.
const extendedShare = 60

// extras are what programs have besides operations on the elements of buffers of known sizes: constant
// tables, scalar arguments, buffers and workgroup memory of unknown sizes, and unreachable blocks.
type extras struct {
	extended bool // the program may have extras
	tables   []*constantTable
	scalars  []val
	// atLaunch is true if the launch sets the size of workgroups.
	atLaunch bool
	dead     int // the number of unreachable blocks
	sums     *sums
}

// Features of extras.
const (
	dynamicFeature     = "dynamic %s"  // buffers of unknown size
	constantFeature    = "table %s"    // memref.global constant
	argumentFeature    = "argument %s" // scalar arguments
	deadFeature        = "unreachable"
	deadRegionFeature  = "unreachable region" // a region of several blocks
	launchFeature      = "launch"             // by a function of the host
	launchedFeature    = "launch %s"          // with a buffer of the type
	sizeFeature        = "size at launch"
	dynamicSizeFeature = "gpu.dynamic_shared_memory"
)

// counterWidths are widths of the counters of loops that no other operation has.
var counterWidths = []int{6, 13, 31, 33, 48, 63}

// opaqueTypes are the types that programs load and store only.
func opaqueTypes() []Type { return []Type{{BFloat, 16, 0}, {E4M3, 8, 0}, {E5M2, 8, 0}} }

// extend adds extras to the layout of a program.
func (g *gen) extend() {
	g.extended = true
	g.narrowBuffers()
	for i, b := range g.buffers {
		if len(b.shape) == 1 && b.t.Lanes == 0 && g.r.Chance(45) && g.can(dynamicFeature, b.t) {
			b.dynamic = true
			g.k.Buffers[i].Dynamic = true
		}
	}
	for range g.r.Below(3) {
		g.makeTable()
	}
	if g.o.Host {
		return
	}
	g.k.Launched = g.r.Chance(35) && g.can(launchFeature) && !slices.ContainsFunc(g.buffers, func(b *buffer) bool {
		return b.t.Lanes > 0 || b.t.opaque() || !g.can(launchedFeature, b.t)
	})
	for range g.r.Below(5) {
		g.scalarArgument()
	}
	g.atLaunch = g.r.Chance(20) && g.can(sizeFeature)
	g.addSums()
}

// narrowBuffers adds an input and an output whose elements have less than four bytes, and which may
// have any number of them.
func (g *gen) narrowBuffers() {
	if !g.r.Chance(50) {
		return
	}
	types := []Type{boolType, intType(8), intType(8), intType(16), {Float, 16, 0}}
	if !g.o.Host {
		types = append(types, opaqueTypes()...)
	}
	t := oneOf(g.r, types)
	if g.can(bufferFeature, t) && g.can(dynamicFeature, t) {
		g.input(t)
		g.output(t, "")
	}
}

// scalarArgument adds a number that the kernel gets as an argument.
func (g *gen) scalarArgument() {
	t := oneOf(g.r, []Type{indexType, indexType, i32, i32, f32, intType(64)})
	if !g.can(argumentFeature, t) || t.Width == 64 && t.Kind == Int && !g.can(bufferFeature, t) {
		return
	}
	v := val{name: fmt.Sprintf("%%s%d", len(g.scalars)), t: t, determined: true}
	var bits uint64
	switch t.Kind {
	case Index:
		bits = uint64(g.r.Below(100))
		v.high = 99
	case Float:
		f, _ := formatOf(uint32(t.Width))
		bits, _ = f.encode(float64(g.r.Below(33)-16) / 4)
		v.grid, v.mag, v.scale = true, 3, 2
	default:
		bits = edges(g.r, t.Width)
	}
	g.scalars = append(g.scalars, v)
	data := binary.LittleEndian.AppendUint64(nil, bits)[:g.bytes(t)]
	g.k.Scalars = append(g.k.Scalars, Scalar{Type: t.String(), Bits: bits, Data: data})
}

// beginExtras makes scalars visible and allocates workgroup memory of unknown size.
func (g *gen) beginExtras() {
	if !g.extended || g.o.Host {
		return
	}
	for _, s := range g.scalars {
		if g.r.Chance(60) {
			g.add(s)
		}
	}
	if g.r.Chance(15) && g.can(dynamicSizeFeature) && g.can(workgroupFeature, i32) {
		const bytes = "memref<?xi8, " + workgroupSpace + ">"
		d := g.hidden(val{}, "gpu.dynamic_shared_memory : %s", bytes)
		a := &array{name: g.name(), t: i32, size: g.localSize(), space: workgroupSpace, ref: "memref<?xi32, " + workgroupSpace + ">"}
		g.line("%s = memref.view %s[%s][%s] : %s to %s", a.name, d.name, g.indexConstant(0).name, g.indexConstant(int64(a.size)).name, bytes, a.ref)
		g.shared = append(g.shared, a)
		g.k.SharedBytes = 4 * a.size
	}
}

// extra writes a statement with an extra.
func (g *gen) extra() {
	switch n := g.r.Below(10); {
	case n < 5:
		g.readTable()
	case n < 7:
		g.copyOpaque()
	case n < 8:
		oneOf(g.r, []func(){g.size, g.countUp, g.countUp, g.extremes, g.untaken})()
	default:
		g.deadBlock()
	}
}

// countUp writes a loop that counts up from a constant, and carries a vector that it replaces by a
// constant. Analyses of ranges do not follow vectors, but must follow the count.
func (g *gen) countUp() {
	t := intType(32).withLanes(2 + g.r.Below(3))
	if g.depth >= maxDepth || g.nested || g.trips() < 4 || !g.can(carryFeature, t) || !g.can(carryFeature, i32) || !g.can("arith.addi i32") || !g.can("arith.cmpi ne i32") {
		return
	}
	a, other := g.pick(t, false), g.constant(t)
	zero, one := g.splatInt(i32, 0), g.splatInt(i32, 1)
	out, i, x := g.name(), g.name(), g.name()
	if g.r.Chance(50) && g.can(forFeature, indexType) {
		low, high, step := g.indexConstant(0), g.pickIndex(3), g.indexConstant(1)
		g.line("%s, %s = scf.for %s = %s to %s step %s iter_args(%s = %s, %s = %s) -> (i32, %s) {", out, g.name(), g.name(), low.name, high.name, step.name, i, zero.name, x, a.name, t)
	} else {
		limit, b := g.splatInt(i32, uint64(1+g.r.Below(3))), g.name()
		g.line("%s = scf.while (%s = %s, %s = %s) : (i32, %s) -> i32 {", out, b, zero.name, x, a.name, t)
		more := g.hidden(val{}, "  arith.cmpi ne, %s, %s : i32", b, limit.name)
		g.line("  scf.condition(%s) %s : i32\n} do {\n^bb0(%s: i32):", more.name, b, i)
	}
	j := g.hidden(val{}, "  arith.addi %s, %s : i32", i, one.name)
	g.line("  scf.yield %s, %s : i32, %s", j.name, other.name, t)
	g.line("}")
	v := val{name: out, t: i32, determined: true}
	g.add(v)
	g.keepIn(v)
}

// extremes computes minima and maxima of numbers that may be a NaN.
func (g *gen) extremes() {
	if g.nested || !g.can("arith.select f32") || g.depth >= maxDepth {
		return
	}
	nan := g.hidden(val{}, "arith.constant 0x7fc00000 : f32")
	for _, op := range []string{"arith.minimumf", "arith.maximumf", "arith.minnumf", "arith.maxnumf"} {
		if !g.can(op+" f32") || g.r.Chance(50) {
			continue
		}
		c, x, y := g.pick(boolType, true), g.pick(f32, false), g.pick(f32, false)
		n := g.hidden(val{}, "arith.select %s, %s, %s : f32", c.name, nan.name, x.name)
		if g.r.Chance(50) {
			n, y = y, n
		}
		v := g.hidden(val{t: f32}, "%s %s, %s : f32", op, n.name, y.name)
		g.add(v)
		g.keepIn(v)
	}
}

// keepIn stores a value to the outputs of its type.
func (g *gen) keepIn(v val) {
	for _, b := range g.buffers {
		if b.written && b.atomic == "" && b.t == v.t {
			g.storeTo(b, g.r.Below(b.slots), v)
		}
	}
}

// size reads the size of a buffer.
func (g *gen) size() {
	for _, b := range g.buffers {
		if b.dynamic && !g.nested {
			g.define(val{t: indexType, determined: true, high: b.shape[0]}, "memref.dim %%%s, %s : %s", b.name, g.indexConstant(0).name, b.ref())
		}
	}
}

// copyOpaque loads a number of a type that has no operations, and stores it.
func (g *gen) copyOpaque() {
	for _, b := range g.buffers {
		if b.t.opaque() && b.written && !g.nested {
			v := g.opaqueConstant(b.t)
			g.storeTo(b, g.r.Below(b.slots), v)
		}
	}
}

// opaqueConstant loads an element of the input of a type that has no operations.
func (g *gen) opaqueConstant(t Type) val {
	for _, b := range g.buffers {
		if b.t == t && !b.written {
			return g.hidden(val{t: t}, "memref.load %%%s[%s] : %s", b.name, g.subscript(b.shape), b.ref())
		}
	}
	panic("kernelgen: no input has the type " + t.String())
}

// counter makes the counter of a loop visible, or a number of another width made of it.
func (g *gen) counter(iv val) {
	switch w := iv.t.Width; {
	case iv.t == indexType || slices.Contains(intWidths, w):
		g.add(iv)
	case w < 32:
		g.define(val{t: i32, determined: true}, "%s %s : %s to i32", oneOf(g.r, []string{"arith.extsi", "arith.extui"}), iv.name, iv.t)
	default:
		g.define(val{t: i32, determined: true}, "arith.trunci %s : %s to i32", iv.name, iv.t)
	}
}

// deadBlock writes a block that no branch reaches, with statements and a region of several blocks, and
// goes on in another block.
func (g *gen) deadBlock() {
	if g.nested || g.depth != 1 || !g.extended || !g.can(deadFeature) || g.dead > 1 {
		return
	}
	g.dead++
	n := g.dead
	g.line("cf.br ^on%d", n)
	g.line("^dead%d:", n)
	uniform := g.uniform
	g.enter()
	g.uniform = false
	g.block(3)
	if g.can(deadRegionFeature) && g.r.Chance(50) {
		g.line("scf.execute_region {\n cf.br ^in%d\n^in%d:\n scf.yield\n}", n, n)
	}
	g.leave()
	g.uniform = uniform
	g.line("cf.br ^on%d", n)
	g.line("^on%d:", n)
}

// getBuffer gets a buffer of the host.
func (g *gen) getBuffer(b *buffer) {
	if !b.dynamic {
		g.line("%%%s = memref.get_global @%s : %s", b.name, b.name, b.static())
		return
	}
	v := g.hidden(val{}, "memref.get_global @%s : %s", b.name, b.static())
	g.line("%%%s = memref.cast %s : %s to %s", b.name, v.name, b.static(), b.ref())
}

// storage returns the buffers as globals of the host.
func (g *gen) storage() string {
	text := ""
	for _, b := range g.buffers {
		text += fmt.Sprintf("memref.global @%s : %s = dense<%s>\n", b.name, b.static(), b.hostLiteral())
	}
	return text
}

// blockSize returns the attributes of the kernel: the size of its workgroups, or that the launch sets
// it.
func (g *gen) blockSize() string {
	l := g.k.Local
	if g.extended && g.atLaunch {
		if g.k.Launched {
			return ""
		}
		return " attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>}"
	}
	return fmt.Sprintf(" attributes {known_block_size = array<i32: %d, %d, %d>}", l[0], l[1], l[2])
}

// launch returns the part of the host: the buffers, a function that launches the kernel, and those that
// read buffers.
func (g *gen) launch() string {
	if !g.k.Launched {
		return ""
	}
	h := &gen{r: g.r, o: g.o, k: g.k, m: g.m, tab: "  ", buffers: g.buffers}
	var args, types []string
	for _, b := range g.buffers {
		h.getBuffer(b)
		args, types = append(args, "%"+b.name), append(types, b.ref())
	}
	for i, s := range g.scalars {
		text := fmt.Sprintf("%#x", g.k.Scalars[i].Bits)
		if s.t.Kind != Float {
			text = intText(g.k.Scalars[i].Bits, Type{Int, s.t.Width, 0})
		}
		h.line("%s = arith.constant %s : %s", s.name, text, s.t)
		args, types = append(args, s.name), append(types, s.t.String())
	}
	for i, a := range args {
		args[i] = a + " : " + types[i]
	}
	size := func(n [3]uint32) string {
		var names []string
		for _, x := range n {
			names = append(names, h.indexConstant(int64(x)).name)
		}
		return strings.Join(names, ", ")
	}
	groups, local, shared := size(g.k.Groups), size(g.k.Local), ""
	if g.k.SharedBytes > 0 {
		shared = "dynamic_shared_memory_size " + h.splatInt(i32, uint64(g.k.SharedBytes)).name + " "
	}
	h.line("gpu.launch_func @module::@kernel blocks in (%s) threads in (%s) %sargs(%s)", groups, local, shared, strings.Join(args, ", "))
	return g.storage() + "func.func @main() {\n" + h.out.String() + "  return\n}\n" + g.readers()
}
