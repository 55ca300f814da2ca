package kernelgen

import (
	"fmt"
	"slices"
	"strings"
)

// tileMoves are the operations that move the elements of tiles.
func tileMoves() []tileOp {
	return []tileOp{
		{"vector.shape_cast", (*tiler).shapeCast}, {"vector.transpose", (*tiler).transpose}, {"vector.broadcast", (*tiler).broadcast},
		{"vector.shuffle", (*tiler).shuffle}, {"vector.extract", (*tiler).extract}, {"vector.insert", (*tiler).insert},
		{"vector.extract_strided_slice", (*tiler).extractSlice}, {"vector.insert_strided_slice", (*tiler).insertSlice},
		{"vector.interleave", (*tiler).interleave}, {"vector.deinterleave", (*tiler).deinterleave},
		{"vector.from_elements", func(x *tiler) bool { x.make(x.e, x.shape(maxTile)); return true }},
		{"vector.bitcast", (*tiler).bitcast}, {"vector.flat_transpose", (*tiler).flatTranspose}, {"vector.extractelement", (*tiler).extractElement},
		{"vector.create_mask", (*tiler).createMask}, {"vector.constant_mask", (*tiler).constantMask}, {"vector.step", (*tiler).step},
	}
}

// split returns a shape of n elements.
func (x *tiler) split(n int) []int {
	var out []int
	for n > 1 {
		d := 1 + x.r.Below(n)
		for n%d != 0 {
			d++
		}
		out, n = append(out, d), n/d
	}
	if len(out) == 0 || len(out) < 4 && x.r.Chance(20) {
		out = slices.Insert(out, x.r.Below(len(out)+1), 1)
	}
	return out
}

// shapeCast casts to another shape, through one dimension unless MLIR casts directly: between equal
// ranks, and where one of the shapes splits the dimensions of the other.
func (x *tiler) shapeCast() bool {
	a := x.ranked(x.e, 1)
	to := x.split(count(a.shape))
	if n := len(a.shape); n != len(to) && n > 1 && len(to) > 1 {
		flat := []int{count(a.shape)}
		a = x.emitTile(a.val, flat, "vector.shape_cast %s : %s to %s", a.name, a.ref(), shapedType("vector", flat, a.t))
	}
	x.emitTile(a.val, to, "vector.shape_cast %s : %s to %s", a.name, a.ref(), shapedType("vector", to, a.t))
	return true
}

// order returns the numbers below n in random order.
func (x *tiler) order(n int) []int {
	out := make([]int, n)
	for i := range out {
		k := x.r.Below(i + 1)
		out[i], out[k] = out[k], i
	}
	return out
}

// listText writes a list of numbers.
func listText(list []int) string {
	return "[" + strings.Trim(strings.Join(strings.Fields(fmt.Sprint(list)), ", "), "[]") + "]"
}

func (x *tiler) transpose() bool {
	a := x.ranked(x.e, 2)
	perm := x.order(len(a.shape))
	to := make([]int, len(perm))
	for i, p := range perm {
		to[i] = a.shape[p]
	}
	x.emitTile(a.val, to, "vector.transpose %s, %s : %s to %s", a.name, listText(perm), a.ref(), shapedType("vector", to, a.t))
	return true
}

// broadcast adds leading dimensions and stretches those of size 1.
func (x *tiler) broadcast() bool {
	a := x.randomTile(x.e)
	to := slices.Clone(a.shape)
	for d, n := range to {
		if k := 1 + x.r.Below(3); n == 1 && count(to)*k <= maxTile {
			to[d] = k
		}
	}
	if k := 1 + x.r.Below(3); len(to) < 4 && count(to)*k <= maxTile {
		to = append([]int{k}, to...)
	}
	x.emitTile(a.val, to, "vector.broadcast %s : %s to %s", a.name, a.ref(), shapedType("vector", to, a.t))
	return true
}

func (x *tiler) shuffle() bool {
	a := x.ranked(x.e, 1)
	b := slices.Clone(a.shape)
	b[0] = 1 + x.r.Below(3)
	if count(b) > maxTile {
		return false
	}
	c := x.tileOf(x.e, b)
	to := slices.Clone(a.shape)
	if to[0] = 1 + x.r.Below(4); count(to) > maxTile {
		return false
	}
	list := make([]int, to[0])
	for i := range list {
		list[i] = x.r.Below(a.shape[0] + b[0])
	}
	x.emitTile(merge(x.e, a.val, c.val), to, "vector.shuffle %s, %s %s : %s, %s", a.name, c.name, listText(list), a.ref(), c.ref())
	return true
}

// extract takes a part of a tile, or a number that becomes visible.
func (x *tiler) extract() bool {
	a := x.ranked(x.e, 1)
	n := 1 + x.r.Below(len(a.shape))
	if n == len(a.shape) {
		x.add(x.element(a))
		return true
	}
	rest := a.shape[n:]
	x.emitTile(a.val, rest, "vector.extract %s%s : %s from %s", a.name, x.position(a.shape[:n]), shapedType("vector", rest, a.t), a.ref())
	return true
}

func (x *tiler) insert() bool {
	a := x.ranked(x.e, 1)
	n := 1 + x.r.Below(len(a.shape))
	if n == len(a.shape) {
		b := x.pick(x.e, x.r.Chance(80))
		x.emitTile(merge(x.e, a.val, b), a.shape, "vector.insert %s, %s %s : %s into %s", b.name, a.name, x.position(a.shape), x.e, a.ref())
		return true
	}
	b := x.tileOf(x.e, a.shape[n:])
	x.emitTile(merge(x.e, a.val, b.val), a.shape, "vector.insert %s, %s %s : %s into %s", b.name, a.name, x.position(a.shape[:n]), b.ref(), a.ref())
	return true
}

// extractElement takes a number of a tile of at most one dimension.
func (x *tiler) extractElement() bool {
	a := x.tileOf(x.e, x.shapeOf(x.r.Below(2), 8))
	at := ""
	if len(a.shape) == 1 {
		at = x.pickIndex(int64(a.shape[0]-1)).name + " : index"
	}
	v := x.hidden(a.val, "vector.extractelement %s[%s] : %s", a.name, at, a.ref())
	b := x.pick(x.e, false)
	x.emitTile(merge(x.e, a.val, b), a.shape, "vector.insertelement %s, %s[%s] : %s", b.name, a.name, at, a.ref())
	x.list[len(x.list)-1].determined = false
	x.add(v)
	return true
}

// slice returns offsets, sizes and strides of a slice along the leading dimensions, and its
// shape.
func (x *tiler) slice(shape []int) (offsets, sizes, strides, to []int) {
	to = slices.Clone(shape)
	for d := range 1 + x.r.Below(len(shape)) {
		o := x.r.Below(shape[d])
		n := 1 + x.r.Below(shape[d]-o)
		offsets, sizes, strides = append(offsets, o), append(sizes, n), append(strides, 1)
		to[d] = n
	}
	return offsets, sizes, strides, to
}

func (x *tiler) extractSlice() bool {
	a := x.ranked(x.e, 1)
	o, n, s, to := x.slice(a.shape)
	x.emitTile(a.val, to, "vector.extract_strided_slice %s {offsets = %s, sizes = %s, strides = %s} : %s to %s", a.name,
		listText(o), listText(n), listText(s), a.ref(), shapedType("vector", to, a.t))
	return true
}

// insertSlice inserts a slice of as many dimensions or fewer.
func (x *tiler) insertSlice() bool {
	a := x.ranked(x.e, 1)
	lead := x.r.Below(len(a.shape))
	to := make([]int, len(a.shape)-lead)
	offsets, strides := make([]int, len(a.shape)), make([]int, len(to))
	for d := range offsets {
		offsets[d] = x.r.Below(a.shape[d])
		if k := d - lead; k >= 0 {
			to[k], strides[k] = 1+x.r.Below(a.shape[d]-offsets[d]), 1
		}
	}
	b := x.tileOf(x.e, to)
	x.emitTile(merge(x.e, a.val, b.val), a.shape, "vector.insert_strided_slice %s, %s {offsets = %s, strides = %s} : %s into %s", b.name, a.name,
		listText(offsets), listText(strides), b.ref(), a.ref())
	return true
}

func (x *tiler) interleave() bool {
	a := x.ranked(x.e, 1)
	if count(a.shape)*2 > maxTile {
		return false
	}
	b := x.tileOf(x.e, a.shape)
	to := slices.Clone(a.shape)
	to[len(to)-1] *= 2
	x.emitTile(merge(x.e, a.val, b.val), to, "vector.interleave %s, %s : %s -> %s", a.name, b.name, a.ref(), shapedType("vector", to, a.t))
	return true
}

func (x *tiler) deinterleave() bool {
	shape := x.shapeOf(1+x.r.Below(3), maxTile/2)
	half := slices.Clone(shape)
	shape[len(shape)-1] *= 2
	a := x.tileOf(x.e, shape)
	first, second := tile{a.val, half}, tile{a.val, half}
	first.name, second.name = x.name(), x.name()
	x.line("%s, %s = vector.deinterleave %s : %s -> %s", first.name, second.name, a.name, a.ref(), first.ref())
	x.list = append(x.list, first, second)
	return true
}

// bitcast makes numbers of another width.
func (x *tiler) bitcast() bool {
	a := x.ranked(x.e, 1)
	types := x.elementTypes()
	var list []Type
	bits := a.shape[len(a.shape)-1] * x.e.Width
	for _, t := range types {
		if n := bits / t.Width; bits%t.Width == 0 && n <= 8 && x.bytewise(t) && x.bytewise(x.e) {
			list = append(list, t)
		}
	}
	if len(list) == 0 {
		return false
	}
	to := oneOf(x.r, list)
	shape := slices.Clone(a.shape)
	if shape[len(shape)-1] = bits / to.Width; count(shape) > 2*maxTile {
		return false
	}
	v := resultVal(to, a.val)
	v.determined = v.determined && to.Kind == Int && (a.t.Kind == Int || a.grid)
	x.emitTile(v, shape, "vector.bitcast %s : %s to %s", a.name, a.ref(), shapedType("vector", shape, to))
	return true
}

// bytewise reports whether numbers of a type have bits that other types can have.
func (x *tiler) bytewise(t Type) bool { return t.Width >= 8 && t.Width&(t.Width-1) == 0 }

func (x *tiler) flatTranspose() bool {
	rows, columns := 1+x.r.Below(4), 1+x.r.Below(4)
	a := x.tileOf(x.e, []int{rows * columns})
	x.emitTile(a.val, a.shape, "vector.flat_transpose %s {rows = %d : i32, columns = %d : i32} : %s -> %s", a.name, rows, columns, a.ref(), a.ref())
	return true
}

func (x *tiler) createMask() bool {
	shape := x.shapeOf(x.r.Below(4), maxTile)
	var sizes []string
	for _, n := range shape {
		sizes = append(sizes, x.pickIndex(int64(n+1)).name)
	}
	if len(shape) == 0 {
		sizes = []string{x.pickIndex(1).name}
	}
	x.emitTile(val{t: boolType, determined: true}, shape, "vector.create_mask %s : %s", strings.Join(sizes, ", "), shapedType("vector", shape, boolType))
	return true
}

func (x *tiler) constantMask() bool {
	shape := x.shapeOf(1+x.r.Below(3), maxTile)
	sizes := make([]int, len(shape))
	for d, n := range shape {
		sizes[d] = 1 + x.r.Below(n)
	}
	if x.r.Chance(10) {
		clear(sizes)
	}
	x.emitTile(val{t: boolType, determined: true}, shape, "vector.constant_mask %s : %s", listText(sizes), shapedType("vector", shape, boolType))
	return true
}

// step makes the numbers from zero on and casts them to integers.
func (x *tiler) step() bool {
	n := 1 + x.r.Below(6)
	ref := shapedType("vector", []int{n}, indexType)
	a := x.hidden(val{}, "vector.step : %s", ref)
	if x.can("arith.index_cast index->i32") {
		x.emitTile(val{t: i32, determined: true}, []int{n}, "arith.index_cast %s : %s to %s", a.name, ref, shapedType("vector", []int{n}, i32))
	}
	return true
}
