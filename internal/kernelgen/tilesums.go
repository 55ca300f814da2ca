package kernelgen

import (
	"fmt"
	"slices"
	"strings"
)

// tileSums are the operations that combine the elements of tiles.
func tileSums() []tileOp {
	return []tileOp{
		{"vector.reduction", (*tiler).reduction}, {"vector.multi_reduction", (*tiler).multiReduction}, {"vector.outerproduct", (*tiler).outerProduct},
		{"vector.contract", (*tiler).contract}, {"vector.contract", (*tiler).contract}, {"vector.matrix_multiply", (*tiler).multiplyMatrices},
		{"vector.scan", (*tiler).scan},
	}
}

// kind returns a kind of reductions of a type.
func (x *tiler) kind(e Type) string {
	if e.Kind == Float {
		return oneOf(x.r, []string{"add", "add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"})
	}
	return oneOf(x.r, []string{"add", "add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"})
}

// combined is what is known of a reduction: the order of float additions is open.
func combined(e Type, in ...val) val {
	v := resultVal(e, in...)
	v.determined = v.determined && e.Kind == Int
	return v
}

// masked writes text, an operation, inside of a vector.mask with a mask of a shape, or alone.
func (x *tiler) masked(shape []int, result, text string) string {
	if len(shape) == 0 || !x.can(tileFeature, "vector.mask") || !x.r.Chance(25) {
		return text
	}
	m := x.bools(shape)
	return fmt.Sprintf("vector.mask %s { %s } : %s -> %s", m.name, text, m.ref(), result)
}

// numberOrTile defines a tile, or a number that becomes visible if it has no shape.
func (x *tiler) numberOrTile(v val, shape []int, text string) {
	if shape == nil {
		x.define(v, "%s", text)
		return
	}
	x.emitTile(v, shape, "%s", text)
}

func (x *tiler) reduction() bool {
	n := 1 + x.r.Below(7)
	a := x.tileOf(x.e, []int{n})
	v, acc := combined(x.e, a.val), ""
	if x.r.Chance(60) {
		b := x.pick(x.e, true)
		v, acc = combined(x.e, a.val, b), ", "+b.name
	}
	text := fmt.Sprintf("vector.reduction <%s>, %s%s : %s into %s", x.kind(x.e), a.name, acc, a.ref(), x.e)
	if acc != "" {
		text = x.masked(a.shape, x.e.String(), text)
	}
	x.define(v, "%s", text)
	return true
}

func (x *tiler) multiReduction() bool {
	a := x.ranked(x.e, 1)
	var dims, rest []int
	reduces := false // more than one element to one
	for d, n := range a.shape {
		if x.r.Chance(55) {
			dims, reduces = append(dims, d), reduces || n > 1
		} else {
			rest = append(rest, n)
		}
	}
	if len(a.shape) == 1 && rest != nil {
		return false // MLIR's canonicalization drops the accumulator
	}
	acc, result := x.pick(x.e, true), x.e.String()
	if rest != nil {
		b := x.tileOf(x.e, rest)
		acc, result = b.val, b.ref()
	}
	text := fmt.Sprintf("vector.multi_reduction <%s>, %s, %s %s : %s to %s", x.kind(x.e), a.name, acc.name, listText(dims), a.ref(), result)
	if reduces { // MLIR's canonicalization drops the accumulator of others where the mask is off
		text = x.masked(a.shape, result, text)
	}
	x.numberOrTile(combined(x.e, a.val, acc), rest, text)
	return true
}

// outerProduct multiplies a vector by another one, or by a number.
func (x *tiler) outerProduct() bool {
	a := x.tileOf(x.e, []int{1 + x.r.Below(5)})
	shape, b, type2 := a.shape, val{}, ""
	if x.r.Chance(30) {
		b, type2 = x.pick(x.e, true), x.e.String()
	} else {
		c := x.tileOf(x.e, []int{1 + x.r.Below(4)})
		shape, b, type2 = []int{a.shape[0], c.shape[0]}, c.val, c.ref()
	}
	if x.r.Chance(40) {
		text := fmt.Sprintf("vector.outerproduct %s, %s : %s, %s", a.name, b.name, a.ref(), type2)
		x.emitTile(combined(x.e, a.val, b), shape, "%s", text)
		return true
	}
	acc := x.tileOf(x.e, shape)
	text := fmt.Sprintf("vector.outerproduct %s, %s, %s {kind = #vector.kind<%s>} : %s, %s", a.name, b.name, acc.name, x.kind(x.e), a.ref(), type2)
	x.emitTile(combined(x.e, a.val, b, acc.val), shape, "%s", x.masked(shape, acc.ref(), text))
	return true
}

// contract multiplies tiles along dimensions that it draws: each is of both operands and summed,
// of one operand and of the result, or of all three.
func (x *tiler) contract() bool {
	var dims [3][]int
	var sizes []int
	var roles []string
	limit := maxTile
	for d := range 1 + x.r.Below(4) {
		n := 1 + x.r.Below(min(3, limit))
		limit /= n
		role := "parallel"
		in := oneOf(x.r, [][3]bool{{true, true, false}, {true, true, false}, {true, false, true}, {false, true, true}, {true, true, true}})
		if !in[2] {
			role = "reduction"
		}
		for i := range in {
			if in[i] {
				dims[i] = append(dims[i], d)
			}
		}
		sizes, roles = append(sizes, n), append(roles, `"`+role+`"`)
	}
	if len(dims[0]) == 0 || len(dims[1]) == 0 || !slices.Contains(roles, `"reduction"`) {
		return false
	}
	var maps []string
	var shapes [3][]int
	for i := range dims {
		var names []string
		list := dims[i]
		for _, k := range x.order(len(list)) {
			names = append(names, fmt.Sprintf("d%d", list[k]))
			shapes[i] = append(shapes[i], sizes[list[k]])
		}
		maps = append(maps, fmt.Sprintf("affine_map<(%s) -> (%s)>", dimNames(len(sizes)), strings.Join(names, ", ")))
	}
	a, b := x.tileOf(x.e, shapes[0]), x.tileOf(x.e, shapes[1])
	acc, result := x.pick(x.e, true), x.e.String()
	if shapes[2] != nil {
		c := x.tileOf(x.e, shapes[2])
		acc, result = c.val, c.ref()
	}
	text := fmt.Sprintf("vector.contract {indexing_maps = [%s], iterator_types = [%s], kind = #vector.kind<%s>} %s, %s, %s : %s, %s into %s",
		strings.Join(maps, ", "), strings.Join(roles, ", "), x.kind(x.e), a.name, b.name, acc.name, a.ref(), b.ref(), result)
	x.numberOrTile(combined(x.e, a.val, b.val, acc), shapes[2], x.masked(sizes, result, text))
	return true
}

// dimNames returns the names of the dimensions of a map.
func dimNames(n int) string {
	var names []string
	for d := range n {
		names = append(names, fmt.Sprintf("d%d", d))
	}
	return strings.Join(names, ", ")
}

func (x *tiler) multiplyMatrices() bool {
	rows, inner, columns := 1+x.r.Below(3), 1+x.r.Below(3), 1+x.r.Below(3)
	a, b := x.tileOf(x.e, []int{rows * inner}), x.tileOf(x.e, []int{inner * columns})
	to := []int{rows * columns}
	x.emitTile(combined(x.e, a.val, b.val), to, "vector.matrix_multiply %s, %s {lhs_rows = %d : i32, lhs_columns = %d : i32, rhs_columns = %d : i32} : (%s, %s) -> %s",
		a.name, b.name, rows, inner, columns, a.ref(), b.ref(), shapedType("vector", to, x.e))
	return true
}

func (x *tiler) scan() bool {
	a := x.ranked(x.e, 2)
	dim := x.r.Below(len(a.shape))
	rest := slices.Delete(slices.Clone(a.shape), dim, dim+1)
	b := x.tileOf(x.e, rest)
	v := combined(x.e, a.val, b.val)
	all, last := tile{v, a.shape}, tile{v, rest}
	all.name, last.name = x.name(), x.name()
	x.line("%s, %s = vector.scan <%s>, %s, %s {inclusive = %t, reduction_dim = %d : i64} : %s, %s", all.name, last.name, x.kind(x.e), a.name, b.name,
		x.r.Chance(50), dim, a.ref(), b.ref())
	x.list = append(x.list, all, last)
	return true
}
