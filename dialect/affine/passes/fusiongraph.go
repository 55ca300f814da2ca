package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// fusionNode is an operation of a block that loop nests depend on, or a loop nest.
type fusionNode struct {
	id            int
	op            *ir.Operation
	loads, stores []*ir.Operation
	// other are memrefs that operations without affine map may access, and written those of them that they may write or free. MLIR 20
	// and before look at affine accesses only.
	other, written []*ir.Value
}

// writes reports whether the node stores to v or frees it.
func (n *fusionNode) writes(v *ir.Value) bool {
	return len(accessing(n.stores, v)) > 0 || slices.Contains(n.written, v)
}

// edge is a dependence from or to a node, by a memref or another value.
type edge struct {
	id    int
	value *ir.Value
}

// fusionGraph holds the dependences between the operations of a block (MemRefDependenceGraph).
type fusionGraph struct {
	block   *ir.Block
	nodes   []*fusionNode // by id; nil if removed
	in, out map[int][]edge
	byOp    map[*ir.Operation]int
	// memrefs are the values of edges in the order of their first edge, count the number of
	// their edges.
	memrefs []*ir.Value
	count   map[*ir.Value]int
}

// maxEdges bounds the dependences of a graph. Blocks with more are left alone.
const maxEdges = 1 << 16

// newFusionGraph returns the graph of a block, or nil if the block contains operations of
// unknown meaning.
func newFusionGraph(block *ir.Block) *fusionGraph {
	g := &fusionGraph{block: block, in: map[int][]edge{}, out: map[int][]edge{}, byOp: map[*ir.Operation]int{}, count: map[*ir.Value]int{}}
	users := map[*ir.Value][]int{}
	var order []*ir.Value
	for op := block.First(); op != nil; op = op.Next() {
		n, ok := nodeOf(op)
		if !ok {
			return nil
		}
		if n == nil {
			continue
		}
		g.insert(n)
		for _, v := range n.memrefs() {
			if list := users[v]; len(list) == 0 {
				order = append(order, v)
				users[v] = []int{n.id}
			} else if list[len(list)-1] != n.id {
				users[v] = append(list, n.id)
			}
		}
	}
	return g.connect(order, users)
}

// nodeOf returns a node for op, or nil if no loop nest depends on op. ok is false if the
// graph cannot represent op.
func nodeOf(op *ir.Operation) (n *fusionNode, ok bool) {
	n = &fusionNode{op: op}
	switch {
	case op.Is(affine.For):
	case op.HasUses():
	case ir.IsMemoryEffectFree(op):
		return nil, op.NumRegions() == 0 || hasControlFlow(op)
	case op.NumRegions() > 0 && !hasControlFlow(op):
		return nil, false
	}
	n.collect()
	return n, true
}

// hasControlFlow reports whether the control flow into the regions of op is known. As in
// MLIR, that into those of affine.if is not.
func hasControlFlow(op *ir.Operation) bool {
	_, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	return ok && !op.Is(affine.If)
}

func isMemRef(t ir.Type) bool { _, ok := t.(*ir.MemRefType); return ok }

// memrefs returns the memrefs that a node accesses.
func (n *fusionNode) memrefs() []*ir.Value {
	var list []*ir.Value
	for _, op := range slices.Concat(n.loads, n.stores) {
		list = append(list, memrefOf(op))
	}
	return append(list, n.other...)
}

// collect finds the accesses of a node.
func (n *fusionNode) collect() {
	n.loads, n.stores, n.other, n.written = nil, nil, nil, nil
	affineOnly := n.op.Context().MLIR() < 21
	n.op.Walk(func(op *ir.Operation) {
		switch {
		case analysis.IsRead(op):
			n.loads = append(n.loads, op)
		case analysis.IsWrite(op):
			n.stores = append(n.stores, op)
		case !affineOnly && !op.Is(affine.For):
			n.collectOther(op)
		}
	})
}

// collectOther finds the memrefs that an operation without affine map accesses. One whose effects are not known may write its operands; MLIR
// takes it for a reader, and moves loads over it.
func (n *fusionNode) collectOther(op *ir.Operation) {
	if op.HasTrait(ir.RecursiveMemoryEffects) {
		return
	}
	anywhere := false
	known := ir.CollectEffects(op, func(e ir.Effect) {
		if e.Value == nil || !isMemRef(e.Value.Type()) || e.Kind == ir.EffectAllocate {
			anywhere = anywhere || e.Value == nil && e.Kind == ir.EffectWrite && e.Resource == nil
			return
		}
		n.other = append(n.other, e.Value)
		if e.Kind != ir.EffectRead {
			n.written = append(n.written, e.Value)
		}
	})
	if known && !anywhere {
		return
	}
	for _, v := range op.Operands() {
		if isMemRef(v.Type()) {
			n.other = append(n.other, v)
			n.written = append(n.written, v)
		}
	}
}

func memrefOf(access *ir.Operation) *ir.Value { return affine.AccessOp{Operation: access}.MemRef() }

// accessing returns the accesses to v in accesses.
func accessing(accesses []*ir.Operation, v *ir.Value) []*ir.Operation {
	var out []*ir.Operation
	for _, a := range accesses {
		if memrefOf(a) == v {
			out = append(out, a)
		}
	}
	return out
}

func (g *fusionGraph) insert(n *fusionNode) {
	n.id = len(g.nodes)
	g.nodes = append(g.nodes, n)
	g.byOp[n.op] = n.id
}

// connect adds the edges. It returns nil if there are too many.
func (g *fusionGraph) connect(order []*ir.Value, users map[*ir.Value][]int) *fusionGraph {
	for _, n := range g.nodes {
		if len(n.stores) > 0 {
			continue
		}
		for _, v := range n.op.Results() {
			for u := v.FirstUse(); u != nil; u = u.NextUse() {
				if to, ok := g.nestAround(u.Owner()); ok {
					g.addEdge(n.id, to, v)
				}
			}
		}
	}
	edges := 0
	for _, v := range order {
		list := users[v]
		for i, src := range list {
			writes := g.nodes[src].writes(v)
			for _, dst := range list[i+1:] {
				if edges++; edges > maxEdges {
					return nil
				}
				if writes || g.nodes[dst].writes(v) {
					g.addEdge(src, dst, v)
				}
			}
		}
	}
	return g
}

// nestAround returns the node of the loop nest around op in the block.
func (g *fusionGraph) nestAround(op *ir.Operation) (int, bool) {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Block() == g.block {
			id, ok := g.byOp[p]
			return id, ok && p.Is(affine.For)
		}
	}
	return 0, false
}

func (g *fusionGraph) addEdge(src, dst int, v *ir.Value) {
	if slices.Contains(g.out[src], edge{dst, v}) {
		return
	}
	g.out[src] = append(g.out[src], edge{dst, v})
	g.in[dst] = append(g.in[dst], edge{src, v})
	if isMemRef(v.Type()) {
		if _, known := g.count[v]; !known {
			g.memrefs = append(g.memrefs, v)
		}
		g.count[v]++
	}
}

func (g *fusionGraph) removeEdge(src, dst int, v *ir.Value) {
	drop := func(list []edge, e edge) []edge {
		if i := slices.Index(list, e); i >= 0 {
			return slices.Delete(slices.Clone(list), i, i+1)
		}
		return list
	}
	g.out[src] = drop(g.out[src], edge{dst, v})
	g.in[dst] = drop(g.in[dst], edge{src, v})
	if isMemRef(v.Type()) {
		g.count[v]--
	}
}

// remove removes a node with its edges.
func (g *fusionGraph) remove(id int) {
	for _, e := range g.in[id] {
		g.removeEdge(e.id, id, e.value)
	}
	for _, e := range g.out[id] {
		g.removeEdge(id, e.id, e.value)
	}
	g.nodes[id] = nil
}

// worklist returns the nodes in the order of MLIR's map of nodes, a hash table.
func (g *fusionGraph) worklist() []int {
	buckets := 64
	for i := 1; i <= len(g.nodes); i++ {
		if 4*i >= 3*buckets {
			buckets *= 2
		}
	}
	var list []int
	for _, n := range g.nodes {
		if n != nil {
			list = append(list, n.id)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return a*37%buckets - b*37%buckets })
	return list
}

// incoming counts the edges to a node by v from nodes that store to v.
func (g *fusionGraph) incoming(id int, v *ir.Value) int {
	n := 0
	for _, e := range g.in[id] {
		if e.value == v && len(accessing(g.nodes[e.id].stores, v)) > 0 {
			n++
		}
	}
	return n
}

// outgoing counts the edges from a node by v.
func (g *fusionGraph) outgoing(id int, v *ir.Value) int {
	n := 0
	for _, e := range g.out[id] {
		if e.value == v {
			n++
		}
	}
	return n
}

// reaches reports whether a path of dependences leads from one node to another.
func (g *fusionGraph) reaches(src, dst int) bool {
	last := g.nodes[dst].op
	seen := map[int]bool{}
	for todo := []int{src}; len(todo) > 0; {
		id := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if id == dst {
			return true
		}
		for _, e := range g.out[id] {
			if !seen[e.id] && !last.IsBeforeInBlock(g.nodes[e.id].op) {
				seen[e.id] = true
				todo = append(todo, e.id)
			}
		}
	}
	return false
}

// placeFor returns the operation before which the fused nest of src and dst, a later one,
// may run, or nil if there is none (getFusedLoopNestInsertionPoint).
func (g *fusionGraph) placeFor(src, dst int) *ir.Operation {
	end := g.nodes[dst].op
	if len(g.out[src]) == 0 {
		return end
	}
	before, after := map[*ir.Operation]bool{}, map[*ir.Operation]bool{}
	for _, e := range g.in[dst] {
		if !isMemRef(e.value.Type()) && g.reaches(src, e.id) {
			return nil
		}
		if e.id != src {
			before[g.nodes[e.id].op] = true
		}
	}
	for _, e := range g.out[src] {
		if e.id != dst {
			after[g.nodes[e.id].op] = true
		}
	}
	var first *ir.Operation
	for op := g.nodes[src].op.Next(); op != end && op != nil; op = op.Next() {
		if first == nil && after[op] {
			first = op
		}
		if first != nil && before[op] {
			return nil
		}
	}
	if first != nil {
		return first
	}
	return end
}

// moveEdges gives dst the edges of src, which was fused into it. Those by private memrefs
// vanish, and so do all of src if it is removed.
func (g *fusionGraph) moveEdges(src, dst int, private []*ir.Value, removed bool) {
	for _, e := range g.in[src] {
		if !slices.Contains(private, e.value) {
			g.addEdge(e.id, dst, e.value)
		}
	}
	for _, e := range slices.Clone(g.out[src]) {
		if e.id == dst {
			g.removeEdge(src, dst, e.value)
		} else if removed {
			g.addEdge(dst, e.id, e.value)
			g.removeEdge(src, e.id, e.value)
		}
	}
	for _, e := range slices.Clone(g.in[dst]) {
		if slices.Contains(private, e.value) {
			g.removeEdge(e.id, dst, e.value)
		}
	}
}

// takeEdges moves the edges of a sibling to dst.
func (g *fusionGraph) takeEdges(sibling, dst int) {
	for _, e := range slices.Clone(g.in[sibling]) {
		g.addEdge(e.id, dst, e.value)
		g.removeEdge(e.id, sibling, e.value)
	}
	for _, e := range slices.Clone(g.out[sibling]) {
		g.addEdge(dst, e.id, e.value)
		g.removeEdge(sibling, e.id, e.value)
	}
}

// escapes reports whether operations outside of the block, or others than affine accesses,
// may access the memory of v.
func (g *fusionGraph) escapes(v *ir.Value) bool {
	def := v.DefiningOp()
	if def == nil || memref.IsView(def) && g.escapes(def.Operand(0)) || !interfaces.HasSingleEffect(def, ir.EffectAllocate, v) {
		return true
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		op := u.Owner()
		around := ir.AncestorIn(g.block.Region(), op)
		if around == nil || around.Block() == g.block && !accessesByMap(op) {
			return true
		}
	}
	return false
}

// accessesByMap reports whether op accesses memrefs by affine maps.
func accessesByMap(op *ir.Operation) bool {
	return analysis.IsRead(op) || analysis.IsWrite(op) || op.Is(affine.Prefetch) || op.Is(affine.DmaStart) || op.Is(affine.DmaWait)
}

// escaping returns the memrefs to which a node stores and that escape.
func (g *fusionGraph) escaping(n *fusionNode) map[*ir.Value]bool {
	out := map[*ir.Value]bool{}
	for _, s := range n.stores {
		v := memrefOf(s)
		if _, known := out[v]; !known && g.escapes(v) {
			out[v] = true
		}
	}
	return out
}

// usedBetween reports whether a node between src and dst uses a memref of src in another way
// than by an affine access (hasNonAffineUsersOnThePath).
func (g *fusionGraph) usedBetween(src, dst *ir.Operation) bool {
	if !src.IsBeforeInBlock(dst) || src.Context().MLIR() > 20 {
		return false
	}
	memrefs := map[*ir.Value]bool{}
	src.Walk(func(op *ir.Operation) {
		for _, v := range op.Operands() {
			if !op.Is(affine.For) && isMemRef(v.Type()) {
				memrefs[v] = true
			}
		}
	})
	for op := src.Next(); op != dst && op != nil; op = op.Next() {
		if _, node := g.byOp[op]; node && op.WalkPre(func(o *ir.Operation) ir.WalkResult {
			if !accessesByMap(o) && slices.ContainsFunc(o.Operands(), func(v *ir.Value) bool { return memrefs[v] }) {
				return ir.WalkInterrupt
			}
			return ir.WalkAdvance
		}) == ir.WalkInterrupt {
			return true
		}
	}
	return false
}
