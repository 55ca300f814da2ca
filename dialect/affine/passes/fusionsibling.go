package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
)

// fuseSiblings fuses nests that load the same memrefs and do not depend on each other.
func (f *fuser) fuseSiblings() {
	list := f.worklist()
	for i := len(list) - 1; i >= 0; i-- {
		n := f.nodes[list[i]]
		if n == nil || !n.op.Is(affine.For) {
			continue
		}
		visited := map[int]bool{}
		for sibling, v := f.findSibling(n, visited); sibling != nil; sibling, v = f.findSibling(n, visited) {
			f.fuseSibling(sibling, n, v)
		}
	}
}

// findSibling returns a nest to fuse into n, and the memref that both load. It notes it in
// visited.
func (f *fuser) findSibling(n *fusionNode, visited map[int]bool) (*fusionNode, *ir.Value) {
	try := func(id int, v *ir.Value) bool {
		if visited[id] || id == n.id || !f.nodes[id].op.Is(affine.For) || !f.areSiblings(f.nodes[id], n, v) {
			return false
		}
		visited[id] = true
		return true
	}
	for _, v := range f.block.Args() {
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			if !analysis.IsRead(u.Owner()) || len(accessing(n.loads, memrefOf(u.Owner()))) == 0 {
				continue
			}
			if id, ok := f.nestAround(u.Owner()); ok && try(id, memrefOf(u.Owner())) {
				return f.nodes[id], memrefOf(u.Owner())
			}
		}
	}
	// Since MLIR 21 the memref may also come from a store that is in no loop.
	nests := n.op.Context().MLIR() < 21
	for _, in := range f.in[n.id] {
		if !isMemRef(in.value.Type()) || nests && !f.nodes[in.id].op.Is(affine.For) ||
			len(accessing(n.loads, in.value)) == 0 || len(accessing(f.nodes[in.id].stores, in.value)) == 0 {
			continue
		}
		for _, out := range f.out[in.id] {
			if out.value == in.value && try(out.id, out.value) {
				return f.nodes[out.id], out.value
			}
		}
	}
	return nil, nil
}

// areSiblings reports whether s may be fused into n because both load v.
func (f *fuser) areSiblings(s, n *fusionNode, v *ir.Value) bool {
	if s.op.NumResults() > 0 || len(accessing(s.loads, v)) != 1 || f.reaches(s.id, n.id) || f.reaches(n.id, s.id) {
		return false
	}
	var stored *ir.Value
	for _, op := range s.stores {
		m := memrefOf(op)
		if stored != nil && m != stored {
			return false
		}
		stored = m
		if len(accessing(s.loads, m)) > 0 && f.incoming(s.id, m) > 0 {
			return false
		}
	}
	return !f.usedBetween(n.op, s.op) && !f.usedBetween(s.op, n.op)
}

// fuseSibling fuses s into n, if that is legal and pays.
func (f *fuser) fuseSibling(s, n *fusionNode, v *ir.Value) {
	first, second := s, n
	if !s.op.IsBeforeInBlock(n.op) {
		first, second = n, s
	}
	place := f.placeFor(first.id, second.id)
	if place == nil {
		return
	}
	load := accessing(s.loads, v)[0]
	around := len(analysis.EnclosingFors(n.op))
	limit := len(analysis.EnclosingFors(accessing(n.loads, v)[0])) - around
	if !invertible(affine.AccessOp{Operation: load}.Map()) {
		return
	}
	legal := f.legalSlices(analysis.Fusion{Source: nest(s), Target: nest(n), Sibling: v}, around, limit)
	legal = f.withoutPartial(s, n, legal, limit)
	depth := len(legal)
	if !f.maximal && depth > 0 {
		depth = f.profitableDepth(load, n.op, legal)
	}
	if depth == 0 {
		return
	}
	merged := affine.ForOp{}
	if depth == limit {
		merged = f.reductionToMerge(s, n, legal[depth-1])
	}
	f.insertSlice(nest(s), legal[depth-1], merged)
	if place != n.op {
		n.op.MoveBefore(place)
	}
	f.takeEdges(s.id, n.id)
	n.collect()
	if len(f.out[s.id]) == 0 {
		f.remove(s.id)
		s.op.Erase()
	}
}

// invertible reports whether the subscripts m of a load determine bounds of all iterations that load an element: a quotient does so if
// it is a whole subscript. For a remainder MLIR 19 drops iterations.
func invertible(m *ir.AffineMap) bool {
	for _, e := range m.Results {
		ok := true
		e.Walk(func(x *ir.AffineExpr) {
			ok = ok && x.Kind != ir.AffineMod && (x == e || x.Kind != ir.AffineFloorDiv && x.Kind != ir.AffineCeilDiv)
		})
		if !ok {
			return false
		}
	}
	return true
}

// sinkSequential exchanges the loops of a perfect nest so that parallel ones are outside, if
// all dependences allow that (sinkSequentialLoops).
func (f *fuser) sinkSequential(n *fusionNode) {
	loops := nest(n).PerfectNest()
	if len(loops) < 2 || !analysis.IsRectangular(loops) {
		return
	}
	c := f.checker()
	distances, ok := c.Distances(loops)
	if !ok {
		return
	}
	var parallel, serial []int
	for i := range loops {
		if slices.ContainsFunc(distances, func(d []analysis.Component) bool { return d[i].Lower != 0 || d[i].Upper != 0 }) {
			serial = append(serial, i)
		} else {
			parallel = append(parallel, i)
		}
	}
	perm := slices.Concat(parallel, serial)
	if slices.IsSorted(perm) {
		return
	}
	for _, d := range distances {
		for _, i := range perm {
			if d[i].Lower < 0 {
				return
			}
			if d[i].Lower > 0 {
				break
			}
		}
	}
	n.op = affine.Permute(loops, perm)
	f.byOp[n.op] = n.id
}
