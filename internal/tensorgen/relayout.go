package tensorgen

import (
	"fmt"
	"slices"
	"strings"
)

// pack adds a tensor.pack and, mostly, the tensor.unpack of its result. Since MLIR 21 they belong to linalg.
func (g *generator) pack() {
	dialect := "tensor"
	if g.Version > 20 {
		dialect = "linalg"
	}
	a, ok := g.any("", func(v Value) bool {
		return len(v.Shape) > 0 && len(v.Shape) < 4 && !slices.Contains(v.Shape, 0) && !slices.Contains(v.Dynamic, true) && product(v.Shape) < 1000
	})
	if !ok {
		return
	}
	pos := g.r.Perm(len(a.Shape))[:1+g.r.IntN(len(a.Shape))]
	perm := g.r.Perm(len(a.Shape))
	outer := slices.Clone(a.Shape)
	var tiles []int
	for _, d := range pos {
		t := 1 + g.r.IntN(4)
		tiles = append(tiles, t)
		outer[d] = (a.Shape[d] + t - 1) / t
	}
	attrs := fmt.Sprintf("outer_dims_perm = [%s] inner_dims_pos = [%s] inner_tiles = [%s]", joined(perm), joined(pos), joined(tiles))
	packed := Value{Elem: a.Elem, Shape: append(picked(outer, perm), tiles...)}
	packed.Dynamic = make([]bool, len(packed.Shape))
	c, e := g.number(a.Elem, g.literal(a.Elem)), g.empty(packed)
	packed = g.result(packed)
	g.emit("%s = %s.pack %s padding_value(%s : %s) %s into %s : %s -> %s", packed.Name, dialect, a.Name, c, a.Elem, attrs, e, a.Type(), packed.Type())
	g.end(packed)
	if g.chance(60) {
		e, out := g.empty(a), g.result(a)
		g.emit("%s = %s.unpack %s %s into %s : %s -> %s", out.Name, dialect, packed.Name, attrs, e, packed.Type(), a.Type())
		g.end(out)
	}
}

// contract adds a linalg.contract of two operands with random dimensions.
func (g *generator) contract() {
	if g.Version < 22 {
		return
	}
	a, ok := g.any("", func(v Value) bool { return len(v.Shape) > 0 && len(v.Shape) < 5 && product(v.Shape) < 1000 })
	if !ok {
		return
	}
	// The dimensions of a are shared with b or not, and kept or summed.
	loops := slices.Clone(a.Shape)
	var shared, kept []int
	for d := range a.Shape {
		if g.chance(60) {
			shared = append(shared, d)
		}
		if !slices.Contains(shared, d) || g.chance(40) {
			kept = append(kept, d)
		}
	}
	if !slices.ContainsFunc(shared, func(d int) bool { return !slices.Contains(kept, d) }) {
		return // a contraction sums over a dimension that both have
	}
	if g.chance(60) {
		d := len(loops)
		loops, shared, kept = append(loops, g.size()), append(shared, d), append(kept, d)
	}
	if product(loops) > g.maxPoints || product(picked(loops, kept)) > g.maxElements || len(kept) > 5 {
		return
	}
	b := g.operand(a.Elem, picked(loops, shared))
	maps := make([]string, 3)
	for i, at := range [][]int{iota(len(a.Shape)), shared, kept} {
		maps[i] = fmt.Sprintf("affine_map<(%s) -> (%s)>", dims(iota(len(loops))), dims(at))
	}
	g.namedResult("contract", " indexing_maps = ["+strings.Join(maps, ", ")+"]", []Value{a, b}, g.tensor(a.Elem, picked(loops, kept)), true)
}

// elementwise22 adds a linalg.elementwise.
func (g *generator) elementwise22() {
	if g.Version < 22 {
		return
	}
	a, ok := g.any("", always)
	if !ok {
		return
	}
	kind, in := one(g, "add", "sub", "mul", "max_signed", "min_signed"), []Value{a}
	if isFloat(a.Elem) && g.chance(40) {
		kind = one(g, "exp", "tanh", "abs", "floor", "square", "negf")
	} else {
		in = append(in, g.operand(a.Elem, a.Shape))
	}
	g.namedResult("elementwise", " kind=#linalg.elementwise_kind<"+kind+">", in, g.tensor(a.Elem, a.Shape), false)
}
