package kernelgen

import (
	"fmt"
	"slices"
	"strings"
)

// tileFeature is the feature of an operation on vectors of any number of dimensions.
const tileFeature = "tile %s"

// tile is a vector of any shape; t is the type of its numbers.
type tile struct {
	val
	shape []int
}

// ref returns the type of the tile.
func (s tile) ref() string { return shapedType("vector", s.shape, s.t) }

// shapedType returns the type of a vector or memref.
func shapedType(kind string, shape []int, e Type) string {
	s := kind + "<"
	for _, n := range shape {
		s += fmt.Sprintf("%dx", n)
	}
	return s + e.String() + ">"
}

// count returns the number of elements of a shape.
func count(shape []int) int {
	n := 1
	for _, d := range shape {
		n *= d
	}
	return n
}

// maxTile bounds the elements of a tile.
const maxTile = 24

// tiler writes operations on tiles.
type tiler struct {
	*gen
	e    Type // the type of the numbers of most tiles
	list []tile
}

// tileOp is an operation on tiles. write writes it and returns false if it wrote nothing.
type tileOp struct {
	name  string
	write func(x *tiler) bool
}

// tileOps are the operations on tiles; features name them.
func tileOps() []tileOp {
	return slices.Concat(tileMoves(), tileSums(), tileMemory(), []tileOp{
		{"arith", (*tiler).arithmetic}, {"arith.select", (*tiler).selects}, {"arith.cmp", (*tiler).compares},
		{"arith.ext", (*tiler).converts}, {"arith.extended", (*tiler).extends}, {"math", (*tiler).functions}, {"math.fma", (*tiler).fuses}, {"scf.if", (*tiler).branches}, {"scf.for", (*tiler).loops},
	})
}

// elementTypes returns the types that the numbers of tiles may have.
func (g *gen) elementTypes() []Type {
	var out []Type
	for _, t := range slices.Concat(ints(0), floatTypes(0)) {
		if g.can("vector.extract %s", t.withLanes(5)) && g.can("vector.insert %s", t.withLanes(5)) && g.can("vector.broadcast %s", t.withLanes(5)) {
			out = append(out, t)
		}
	}
	return out
}

// tiles writes a few operations on vectors of several dimensions and makes parts of the results
// visible.
func (g *gen) tiles() {
	types := g.elementTypes()
	if g.o.Host || len(types) == 0 {
		return
	}
	x := &tiler{gen: g, e: oneOf(g.r, types)}
	if g.r.Chance(60) {
		if e := oneOf(g.r, []Type{i32, f32}); slices.Contains(types, e) {
			x.e = e
		}
	}
	var ops []tileOp
	for _, op := range tileOps() {
		if g.can(tileFeature, op.name) {
			ops = append(ops, op)
		}
	}
	if len(ops) == 0 {
		return
	}
	for n := 2 + g.r.Below(6); n > 0; n-- {
		oneOf(g.r, ops).write(x)
	}
	x.reveal()
}

// reveal makes parts of the last tiles visible.
func (x *tiler) reveal() {
	for _, s := range x.list[max(0, len(x.list)-3):] {
		if len(s.shape) == 1 && slices.Contains(laneCounts, s.shape[0]) && x.can("vector.extract %s", s.t.withLanes(s.shape[0])) && x.r.Chance(40) {
			v := s.val
			v.t = s.t.withLanes(s.shape[0])
			x.add(v)
			continue
		}
		v := x.element(s)
		if x.add(v); x.r.Chance(50) {
			x.show(v)
		}
	}
}

// emitTile writes an operation whose result is a tile.
func (x *tiler) emitTile(v val, shape []int, format string, args ...any) tile {
	s := tile{x.hidden(v, format, args...), shape}
	x.list = append(x.list, s)
	return s
}

// shape returns a random shape of at most limit elements.
func (x *tiler) shape(limit int) []int {
	rank := oneOf(x.r, []int{0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4})
	return x.shapeOf(rank, limit)
}

// shapeOf is shape for a number of dimensions.
func (x *tiler) shapeOf(rank, limit int) []int {
	out := make([]int, rank)
	for d := range out {
		out[d] = 1 + x.r.Below(min(4, limit))
		limit /= out[d]
	}
	return out
}

// randomTile returns a tile of numbers of a type.
func (x *tiler) randomTile(e Type) tile {
	var list []tile
	for _, s := range x.list {
		if s.t == e {
			list = append(list, s)
		}
	}
	if len(list) == 0 || x.r.Chance(20) {
		return x.make(e, x.shape(maxTile))
	}
	return list[len(list)-1-x.r.Below(min(len(list), 4))]
}

// ranked returns a tile that has at least some dimensions.
func (x *tiler) ranked(e Type, dims int) tile {
	if s := x.randomTile(e); len(s.shape) >= dims {
		return s
	}
	return x.make(e, x.shapeOf(dims, maxTile))
}

// tileOf returns a tile of a shape.
func (x *tiler) tileOf(e Type, shape []int) tile {
	for _, s := range slices.Backward(x.list) {
		if s.t == e && slices.Equal(s.shape, shape) && x.r.Chance(60) {
			return s
		}
	}
	return x.make(e, shape)
}

// make makes a tile of numbers.
func (x *tiler) make(e Type, shape []int) tile {
	n := count(shape)
	ref := shapedType("vector", shape, e)
	switch form := x.r.Below(10); {
	case form < 3 && n <= 12:
		var in []val
		var names []string
		for range n {
			in = append(in, x.pick(e, x.r.Chance(80)))
			names = append(names, in[len(in)-1].name)
		}
		return x.emitTile(merge(e, in...), shape, "vector.from_elements %s : %s", strings.Join(names, ", "), ref)
	case form < 5:
		a := x.pick(e, x.r.Chance(80))
		s := x.emitTile(a, shape, "vector.broadcast %s : %s to %s", a.name, e, ref)
		return x.scatter(s)
	}
	return x.dense(e, shape)
}

// scatter replaces elements of a tile by numbers.
func (x *tiler) scatter(s tile) tile {
	for range x.r.Below(4) {
		a := x.pick(s.t, true)
		s = x.emitTile(merge(s.t, a, s.val), s.shape, "vector.insert %s, %s %s : %s into %s", a.name, s.name, x.position(s.shape), s.t, s.ref())
	}
	return s
}

// dense defines a constant tile.
func (x *tiler) dense(e Type, shape []int) tile {
	var number func() string
	v := val{t: e, determined: true}
	if e.Kind == Float {
		v.grid, v.mag, v.scale = true, 3, 2
		number = func() string { return floatText(float64(1+x.r.Below(16)) / 4 * float64(1-2*x.r.Below(2))) }
	} else {
		number = func() string { return intText(edges(x.r, e.Width), e) }
	}
	var text func(shape []int) string
	text = func(shape []int) string {
		if len(shape) == 0 {
			return number()
		}
		var parts []string
		for range shape[0] {
			parts = append(parts, text(shape[1:]))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return x.emitTile(v, shape, "arith.constant dense<%s> : %s", text(shape), shapedType("vector", shape, e))
}

// position returns a position in a shape, or in its leading dimensions, with constants and
// indices.
func (x *tiler) position(shape []int) string {
	var out []string
	for _, n := range shape {
		if x.r.Chance(30) {
			out = append(out, x.pickIndex(int64(n-1)).name)
		} else {
			out = append(out, fmt.Sprint(x.r.Below(n)))
		}
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// element extracts a number of a tile.
func (x *tiler) element(s tile) val {
	return x.hidden(s.val, "vector.extract %s%s : %s from %s", s.name, x.position(s.shape), s.t, s.ref())
}

// tileInts and tileFloats are the operations on two tiles of a type.
var (
	tileInts = []string{"arith.addi", "arith.subi", "arith.muli", "arith.andi", "arith.ori", "arith.xori",
		"arith.maxsi", "arith.minsi", "arith.maxui", "arith.minui", "arith.shli", "arith.shrui", "arith.shrsi", "arith.divui", "arith.remsi"}
	tileFloats = []string{"arith.addf", "arith.subf", "arith.mulf", "arith.minimumf", "arith.maximumf", "arith.negf", "math.absf", "math.floor"}
)

// hasOn reports whether the target has an operation on vectors of a type.
func (x *tiler) hasOn(op string, e Type) bool { return x.can("%s %s", op, e.withLanes(5)) }

func (x *tiler) arithmetic() bool {
	op := oneOf(x.r, tileInts)
	if x.e.Kind == Float {
		op = oneOf(x.r, tileFloats)
	}
	if !x.hasOn(op, x.e) {
		return false
	}
	a := x.randomTile(x.e)
	if x.e.Kind == Float {
		u := use{row: row{name: op, shape: floatBinary}, to: x.e}
		if op == "arith.negf" || op == "math.absf" || op == "math.floor" {
			x.emitTile(x.floatResult(u, []val{a.val}), a.shape, "%s %s : %s", op, a.name, a.ref())
			return true
		}
		b := x.tileOf(x.e, a.shape)
		x.emitTile(x.floatResult(u, []val{a.val, b.val}), a.shape, "%s %s, %s : %s", op, a.name, b.name, a.ref())
		return true
	}
	b := x.second(op, a)
	x.emitTile(resultVal(x.e, a.val, b.val), a.shape, "%s %s, %s : %s", op, a.name, b.name, a.ref())
	return true
}

// second returns the second operand of an operation on integers.
func (x *tiler) second(op string, a tile) tile {
	bits := uint64(0)
	switch op {
	case "arith.shli", "arith.shrui", "arith.shrsi":
		bits = uint64(x.r.Below(x.e.Width))
	case "arith.divui", "arith.remsi":
		bits = mask(uint32(x.e.Width)) >> 1 // 1 to 2^63-1, but 0 of i1
		if x.e.Width < 4 {
			bits = 1
		}
	default:
		return x.tileOf(x.e, a.shape)
	}
	return x.emitTile(val{t: x.e, determined: true}, a.shape, "arith.constant dense<%s> : %s", intText(bits, x.e), a.ref())
}

// bools returns a tile of i1.
func (x *tiler) bools(shape []int) tile {
	s := x.tileOf(boolType, shape)
	if !s.determined {
		return x.dense(boolType, shape)
	}
	return s
}

func (x *tiler) selects() bool {
	if !x.hasOn("arith.select", x.e) {
		return false
	}
	a := x.randomTile(x.e)
	b := x.tileOf(x.e, a.shape)
	if x.r.Chance(30) {
		c := x.pick(boolType, true)
		x.emitTile(merge(x.e, a.val, b.val), a.shape, "arith.select %s, %s, %s : %s", c.name, a.name, b.name, a.ref())
		return true
	}
	c := x.bools(a.shape)
	x.emitTile(merge(x.e, a.val, b.val), a.shape, "arith.select %s, %s, %s : %s, %s", c.name, a.name, b.name, c.ref(), a.ref())
	return true
}

func (x *tiler) compares() bool {
	op := "arith.cmpi " + oneOf(x.r, []string{"eq", "ne", "slt", "sge", "ult", "ugt"})
	if x.e.Kind == Float {
		op = "arith.cmpf " + oneOf(x.r, []string{"oeq", "olt", "uge", "une"})
	}
	if !x.hasOn(op, x.e) {
		return false
	}
	a := x.randomTile(x.e)
	b := x.tileOf(x.e, a.shape)
	v := resultVal(boolType, a.val, b.val)
	v.determined = v.determined && (x.e.Kind == Int || a.grid && b.grid)
	x.emitTile(v, a.shape, "%s, %s, %s : %s", op, a.name, b.name, a.ref())
	return true
}

// converts makes tiles of wider or narrower integers, or of floats.
func (x *tiler) converts() bool {
	a := x.randomTile(x.e)
	var list []use
	for _, u := range x.m.byFeature {
		if u.from == x.e.withLanes(5) && u.to.Lanes == 5 && u.shape >= widen && u.shape != fromFloat && x.can(u.Feature()) {
			list = append(list, u)
		}
	}
	if len(list) == 0 {
		return false
	}
	slices.SortFunc(list, func(a, b use) int { return strings.Compare(a.Feature(), b.Feature()) })
	u := oneOf(x.r, list)
	to := u.to.scalar()
	v := resultVal(to, a.val)
	if to.Kind == Float || x.e.Kind == Float {
		v.determined = false
	}
	x.emitTile(v, a.shape, "%s %s : %s to %s", u.name, a.name, a.ref(), shapedType("vector", a.shape, to))
	return true
}

// extends writes an operation with two results.
func (x *tiler) extends() bool {
	op := oneOf(x.r, []string{"arith.addui_extended", "arith.mului_extended", "arith.mulsi_extended"})
	if x.e.Kind != Int || !x.hasOn(op, x.e) {
		return false
	}
	a := x.randomTile(x.e)
	b := x.tileOf(x.e, a.shape)
	first, second := tile{resultVal(x.e, a.val, b.val), a.shape}, tile{resultVal(x.e, a.val, b.val), a.shape}
	types := a.ref()
	if op == "arith.addui_extended" {
		second.t = boolType
		types += ", " + second.ref()
	}
	first.name, second.name = x.name(), x.name()
	x.line("%s, %s = %s %s, %s : %s", first.name, second.name, op, a.name, b.name, types)
	x.list = append(x.list, second, first)
	return true
}

// functions writes a function of math.
func (x *tiler) functions() bool {
	op := oneOf(x.r, functionNames)
	if x.e.Kind != Float || !x.hasOn(op, x.e) {
		return false
	}
	a := x.randomTile(x.e)
	x.emitTile(val{t: x.e}, a.shape, "%s %s : %s", op, a.name, a.ref())
	return true
}

func (x *tiler) fuses() bool {
	op := oneOf(x.r, []string{"math.fma", "vector.fma"})
	if x.e.Kind != Float || !x.hasOn(op, x.e) {
		return false
	}
	a := x.randomTile(x.e)
	b, c := x.tileOf(x.e, a.shape), x.tileOf(x.e, a.shape)
	v := x.floatResult(use{row: row{name: "math.fma"}, to: x.e}, []val{a.val, b.val, c.val})
	x.emitTile(v, a.shape, "%s %s, %s, %s : %s", op, a.name, b.name, c.name, a.ref())
	return true
}

// branches selects between tiles by a condition of the program.
func (x *tiler) branches() bool {
	if !x.can(carryFeature, x.e.withLanes(5)) {
		return false
	}
	a := x.randomTile(x.e)
	b := x.tileOf(x.e, a.shape)
	c, ref := x.pick(boolType, true), a.ref()
	x.emitTile(merge(x.e, a.val, b.val), a.shape, "scf.if %s -> (%s) {\nscf.yield %s : %s\n} else {\nscf.yield %s : %s\n}", c.name, ref, a.name, ref, b.name, ref)
	return true
}

// loops passes a tile on from iteration to iteration.
func (x *tiler) loops() bool {
	op := "arith.addi"
	switch {
	case x.e.Kind == Float:
		op = "arith.maximumf"
	case x.e == boolType:
		op = "arith.andi"
	}
	if !x.hasOn(op, x.e) || !x.can(carryFeature, x.e.withLanes(5)) {
		return false
	}
	a := x.randomTile(x.e)
	b := x.tileOf(x.e, a.shape)
	low, high, one := x.indexConstant(0), x.pickIndex(3), x.indexConstant(1)
	i, arg, sum := x.name(), x.name(), x.name()
	x.emitTile(merge(x.e, a.val, b.val), a.shape, "scf.for %s = %s to %s step %s iter_args(%s = %s) -> (%s) {\n%s = %s %s, %s : %s\nscf.yield %s : %s\n}",
		i, low.name, high.name, one.name, arg, a.name, a.ref(), sum, op, arg, b.name, a.ref(), sum, a.ref())
	return true
}
