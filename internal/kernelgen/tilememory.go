package kernelgen

import (
	"fmt"
	"slices"
	"strings"
)

// tileMemory are the operations that read and write tiles.
func tileMemory() []tileOp {
	return []tileOp{
		{"vector.load", (*tiler).load}, {"vector.store", (*tiler).store}, {"vector.transfer_read", (*tiler).transferRead},
		{"vector.transfer_read", (*tiler).transferRead}, {"vector.transfer_write", (*tiler).transferWrite},
		{"vector.maskedload", (*tiler).maskedLoad}, {"vector.maskedstore", (*tiler).maskedStore},
		{"vector.gather", (*tiler).gather}, {"vector.scatter", (*tiler).scatterTo},
		{"vector.expandload", (*tiler).expandLoad}, {"vector.compressstore", (*tiler).compressStore},
	}
}

// place is memory in which the invocation may read or write any element.
type place struct {
	val
	shape []int
	ref   string
	// low and size bound the elements of memory of one dimension that the invocation may access.
	low   val
	size  int
	input bool
}

// memory returns memory of numbers: an input, the slots of the invocation in an output, or memory
// of the invocation.
func (x *tiler) memory(write bool) (place, bool) {
	var list []place
	for _, b := range x.buffers {
		if b.t != x.e || b.atomic != "" || b.written != write || x.nested {
			continue
		}
		p := place{val: val{name: "%" + b.name, t: b.t, determined: b.determined && b.t.Kind == Int}, ref: b.ref(), input: !b.written}
		for _, n := range b.shape {
			p.shape = append(p.shape, int(n))
		}
		if write {
			p.low, p.size = x.hidden(val{}, "arith.muli %s, %s : index", x.linear.name, x.indexConstant(int64(b.slots)).name), b.slots
		}
		list = append(list, p)
	}
	if len(list) == 0 || x.r.Chance(40) {
		return x.allocate()
	}
	return oneOf(x.r, list), true
}

// allocate allocates memory of the invocation and fills it.
func (x *tiler) allocate() (place, bool) {
	if !x.can(privateFeature, x.e) {
		return place{}, false
	}
	shape := x.shapeOf(1+x.r.Below(3), maxTile)
	shape[0] += 1 + x.r.Below(3)
	a := x.tileOf(x.e, shape)
	ref := strings.TrimSuffix(shapedType("memref", shape, x.e), ">") + ", " + privateSpace + ">"
	p := place{val: a.val, shape: shape, ref: ref}
	p.name = x.name()
	x.line("%s = memref.alloca() : %s", p.name, ref)
	zero := x.indexConstant(0).name
	at := strings.TrimSuffix(strings.Repeat(zero+", ", len(shape)), ", ")
	x.line("vector.store %s, %s[%s] : %s, %s", a.name, p.name, at, ref, a.ref())
	return p, true
}

// indicesInside returns indices so that parts of the last dimensions are inside.
func (x *tiler) indicesInside(p place, part []int) string {
	if p.size > 0 {
		return x.offset(p.low, p.size-part[0])
	}
	var out []string
	for d, n := range p.shape {
		if k := d - (len(p.shape) - len(part)); k >= 0 {
			n -= part[k] - 1
		}
		out = append(out, x.pickIndex(int64(n-1)).name)
	}
	return strings.Join(out, ", ")
}

// offset returns an index from low to low + most.
func (x *tiler) offset(low val, most int) string {
	return x.hidden(val{}, "arith.addi %s, %s : index", low.name, x.pickIndex(int64(most)).name).name
}

// partShape returns the shape of a part of the last dimensions of memory.
func (x *tiler) partShape(p place) []int {
	if p.size > 0 {
		return []int{1 + x.r.Below(min(p.size, 6))}
	}
	k := x.r.Below(len(p.shape))
	var part []int
	for _, n := range p.shape[k:] {
		part = append(part, 1+x.r.Below(min(n, 4)))
	}
	return part
}

func (x *tiler) load() bool {
	p, ok := x.memory(false)
	if !ok {
		return false
	}
	part := x.partShape(p)
	x.emitTile(p.val, part, "vector.load %s[%s] : %s, %s", p.name, x.indicesInside(p, part), p.ref, shapedType("vector", part, x.e))
	return true
}

func (x *tiler) store() bool {
	p, ok := x.memory(true)
	if !ok {
		return false
	}
	part := x.partShape(p)
	a := x.tileOf(x.e, part)
	x.line("vector.store %s, %s[%s] : %s, %s", a.name, p.name, x.indicesInside(p, part), p.ref, a.ref())
	x.readBack(p)
	return true
}

// readBack reads all of the memory of the invocation after a write.
func (x *tiler) readBack(p place) {
	if p.size > 0 || count(p.shape) > 2*maxTile {
		return
	}
	zero := x.indexConstant(0).name
	at := strings.TrimSuffix(strings.Repeat(zero+", ", len(p.shape)), ", ")
	x.emitTile(val{t: x.e}, p.shape, "vector.load %s[%s] : %s, %s", p.name, at, p.ref, shapedType("vector", p.shape, x.e))
}

// transfer is a map from memory to a tile.
type transfer struct {
	part, memory []int // the shape of the tile, and of the mask
	attributes   string
	indices      string
}

// transfer draws a map and a place. Reads may repeat elements along dimensions of their own.
func (x *tiler) transfer(p place, read bool) transfer {
	var t transfer
	if p.size > 0 {
		t.part = []int{1 + x.r.Below(min(p.size, 6))}
		t.memory, t.indices = t.part, x.offset(p.low, p.size-t.part[0])
		t.attributes = fmt.Sprintf(", in_bounds = [%t]", x.r.Chance(50))
		return t
	}
	dims := x.order(len(p.shape))[:1+x.r.Below(len(p.shape))]
	sizes := make([]int, len(p.shape))
	var results, bounds, at []string
	limit := maxTile
	exceeds := make([]bool, len(p.shape))
	for _, d := range dims {
		if read && x.r.Chance(15) && limit >= 4 {
			t.part, results, bounds = append(t.part, 2), append(results, "0"), append(bounds, "true")
			limit /= 2
		}
		exceeds[d] = x.r.Chance(40)
		sizes[d] = 1 + x.r.Below(min(p.shape[d], limit, 4))
		limit /= sizes[d]
		t.part, results, bounds = append(t.part, sizes[d]), append(results, fmt.Sprintf("d%d", d)), append(bounds, fmt.Sprint(!exceeds[d]))
	}
	for d, n := range p.shape {
		if sizes[d] > 0 {
			t.memory = append(t.memory, sizes[d])
			if !exceeds[d] {
				n -= sizes[d] - 1
			}
		}
		at = append(at, x.pickIndex(int64(n-1)).name)
	}
	t.indices = strings.Join(at, ", ")
	t.attributes = fmt.Sprintf(", in_bounds = [%s], permutation_map = affine_map<(%s) -> (%s)>", strings.Join(bounds, ", "), dimNames(len(p.shape)), strings.Join(results, ", "))
	return t
}

// braces makes a dictionary of a list of attributes that begins with a comma.
func braces(attributes string) string { return " {" + strings.TrimPrefix(attributes, ", ") + "}" }

func (x *tiler) transferRead() bool {
	p, ok := x.memory(false)
	if !ok {
		return false
	}
	t := x.transfer(p, true)
	pad := x.pick(x.e, true)
	ref := shapedType("vector", t.part, x.e)
	if m := x.r.Below(100); m < 30 {
		mask := x.bools(t.memory)
		x.emitTile(merge(x.e, p.val, pad), t.part, "vector.transfer_read %s[%s], %s, %s%s : %s, %s", p.name, t.indices, pad.name, mask.name, braces(t.attributes), p.ref, ref)
		return true
	} else if m < 40 && x.can(tileFeature, "vector.mask") && slices.Equal(t.part, t.memory) {
		mask, rest := x.bools(t.memory), x.tileOf(x.e, t.part)
		x.emitTile(merge(x.e, p.val, pad, rest.val), t.part, "vector.mask %s, %s { vector.transfer_read %s[%s], %s%s : %s, %s } : %s -> %s",
			mask.name, rest.name, p.name, t.indices, pad.name, braces(t.attributes), p.ref, ref, mask.ref(), ref)
		return true
	}
	x.emitTile(merge(x.e, p.val, pad), t.part, "vector.transfer_read %s[%s], %s%s : %s, %s", p.name, t.indices, pad.name, braces(t.attributes), p.ref, ref)
	return true
}

func (x *tiler) transferWrite() bool {
	p, ok := x.memory(true)
	if !ok {
		return false
	}
	t := x.transfer(p, false)
	a := x.tileOf(x.e, t.part)
	mask := ""
	if x.r.Chance(35) {
		mask = ", " + x.bools(t.memory).name
	}
	x.line("vector.transfer_write %s, %s[%s]%s%s : %s, %s", a.name, p.name, t.indices, mask, braces(t.attributes), a.ref(), p.ref)
	x.readBack(p)
	return true
}

// row returns memory, the shape of a part of its last dimension, and the place of the part.
func (x *tiler) row(write bool) (p place, part []int, at string, ok bool) {
	if p, ok = x.memory(write); !ok {
		return
	}
	part = x.partShape(p)
	part = part[len(part)-1:]
	return p, part, x.indicesInside(p, part), true
}

func (x *tiler) maskedLoad() bool {
	p, part, at, ok := x.row(false)
	if !ok {
		return false
	}
	mask, rest := x.bools(part), x.tileOf(x.e, part)
	x.emitTile(merge(x.e, p.val, rest.val), part, "vector.maskedload %s[%s], %s, %s : %s, %s, %s into %s", p.name, at, mask.name, rest.name,
		p.ref, mask.ref(), rest.ref(), rest.ref())
	return true
}

func (x *tiler) expandLoad() bool {
	p, part, at, ok := x.row(false)
	if !ok {
		return false
	}
	mask, rest := x.bools(part), x.tileOf(x.e, part)
	x.emitTile(merge(x.e, p.val, rest.val), part, "vector.expandload %s[%s], %s, %s : %s, %s, %s into %s", p.name, at, mask.name, rest.name,
		p.ref, mask.ref(), rest.ref(), rest.ref())
	return true
}

func (x *tiler) maskedStore() bool { return x.storesSome("vector.maskedstore") }

func (x *tiler) compressStore() bool { return x.storesSome("vector.compressstore") }

func (x *tiler) storesSome(op string) bool {
	p, part, at, ok := x.row(true)
	if !ok {
		return false
	}
	mask, a := x.bools(part), x.tileOf(x.e, part)
	x.line("%s %s[%s], %s, %s : %s, %s, %s", op, p.name, at, mask.name, a.name, p.ref, mask.ref(), a.ref())
	x.readBack(p)
	return true
}

// distances returns a tile of numbers from 0 to n-1 of a shape.
func (x *tiler) distances(shape []int, n int) tile {
	if e := oneOf(x.r, []Type{i32, indexType}); x.r.Chance(70) || !x.hasOn("arith.remui", i32) {
		list := make([]string, count(shape))
		for i := range list {
			list[i] = fmt.Sprint(x.r.Below(n))
		}
		ref := shapedType("vector", []int{len(list)}, e)
		flat := x.hidden(val{}, "arith.constant dense<[%s]> : %s", strings.Join(list, ", "), ref)
		to := tile{val{t: e, determined: true}, shape}
		to.name = x.hidden(val{}, "vector.shape_cast %s : %s to %s", flat.name, ref, to.ref()).name
		return to
	}
	a := x.tileOf(i32, shape)
	if !a.determined {
		a = x.dense(i32, shape)
	}
	by := x.hidden(val{}, "arith.constant dense<%d> : %s", n, a.ref())
	to := tile{val{t: i32, determined: true}, shape}
	to.name = x.hidden(val{}, "arith.remui %s, %s : %s", a.name, by.name, a.ref()).name
	return to
}

// reach returns memory, the place of an element, and the number of elements of the last dimension
// from there on.
func (x *tiler) reach(write bool) (p place, at string, n int, ok bool) {
	if p, ok = x.memory(write); !ok {
		return
	}
	if p.size > 0 {
		return p, p.low.name, p.size, true
	}
	n = 1 + x.r.Below(p.shape[len(p.shape)-1])
	return p, x.indicesInside(p, []int{n}), n, true
}

func (x *tiler) gather() bool {
	p, at, n, ok := x.reach(false)
	if !ok {
		return false
	}
	part := x.shapeOf(1+x.r.Below(2), 12)
	by, mask, rest := x.distances(part, n), x.bools(part), x.tileOf(x.e, part)
	x.emitTile(merge(x.e, p.val, rest.val), part, "vector.gather %s[%s] [%s], %s, %s : %s, %s, %s, %s into %s", p.name, at, by.name, mask.name, rest.name,
		p.ref, by.ref(), mask.ref(), rest.ref(), rest.ref())
	return true
}

func (x *tiler) scatterTo() bool {
	p, at, n, ok := x.reach(true)
	if !ok {
		return false
	}
	part := []int{1 + x.r.Below(6)}
	by, mask, a := x.distances(part, n), x.bools(part), x.tileOf(x.e, part)
	x.line("vector.scatter %s[%s] [%s], %s, %s : %s, %s, %s, %s", p.name, at, by.name, mask.name, a.name, p.ref, by.ref(), mask.ref(), a.ref())
	x.readBack(p)
	return true
}
