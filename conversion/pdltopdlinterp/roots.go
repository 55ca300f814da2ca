package pdltopdlinterp

import (
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/ir"
)

// maxRoots bounds the operations of a pattern that no other operation of the pattern uses. Finding the best order of them takes time
// that grows with the cube of their number.
const maxRoots = 64

// step is how a value of a pattern is reached from the root above it: it is the operand or result number index of parent.
type step struct {
	parent *ir.Value
	index  int
}

// edge says that a root is found from another one through the values that both use.
type edge struct {
	from, to int
	cost     cost
	// via is the value, and way the edge of the graph before cycles were merged.
	via *ir.Value
	way int
}

// cost is the number of operations between the shared value and the root. Equal costs are ordered by the order in which the edges were
// found.
type cost struct{ depth, order int }

func (c cost) less(d cost) bool { return c.depth < d.depth || c.depth == d.depth && c.order < d.order }

// rootGraph has the roots of a pattern and how they are found from each other.
type rootGraph struct {
	roots []*ir.Value
	edges []edge
	// above has, for each root, how the values below are reached from it.
	above []map[*ir.Value]step
}

// bodyOps visits the operations of the matcher of a pattern that are of the kind def.
func bodyOps(pattern *ir.Operation, def *ir.OpDef, visit func(op *ir.Operation)) {
	for op := pattern.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(def) {
			visit(op)
		}
	}
}

// rootOf returns the operation that a rewrite names as root, or nil.
func rootOf(rewrite *ir.Operation) *ir.Value { return rewrite.OperandIn(0, 0) }

// candidates returns the operations of a pattern whose results no other operation of the pattern takes, and the named root.
func candidates(pattern *ir.Operation) []*ir.Value {
	used := map[*ir.Value]bool{}
	bodyOps(pattern, pdl.OperationOp, func(op *ir.Operation) {
		for _, v := range op.OperandsIn(pdl.OperationOperands) {
			if d := v.DefiningOp(); isResult(d) {
				used[d.Operand(0)] = true
			}
		}
	})
	named := rootOf(pdl.Rewrite(pattern))
	var list []*ir.Value
	bodyOps(pattern, pdl.OperationOp, func(op *ir.Operation) {
		if v := op.Result(0); !used[v] || v == named {
			list = append(list, v)
		}
	})
	return list
}

func isResult(op *ir.Operation) bool {
	return op != nil && (op.Is(pdl.ResultOp) || op.Is(pdl.ResultsOp))
}

// indexOf returns the index of a pdl.result or pdl.results, or all.
func indexOf(op *ir.Operation) int {
	if a, ok := op.Prop(0).(*ir.IntegerAttr); ok {
		return int(a.Int64Or(0))
	}
	return all
}

// isAllOperands reports whether one range stands for all the values vs.
func isAllOperands(vs []*ir.Value) bool { return len(vs) == 1 && pdl.IsRange(vs[0].Type()) }

// newRootGraph walks down from each root and connects the roots that reach the same values.
func newRootGraph(roots []*ir.Value) *rootGraph {
	g := &rootGraph{roots: roots, above: make([]map[*ir.Value]step, len(roots))}
	type reached struct{ root, depth int }
	found := map[*ir.Value][]reached{}
	var order []*ir.Value
	for r, root := range roots {
		g.above[r] = map[*ir.Value]step{}
		walkDown(root, g.above[r], func(v *ir.Value, depth int) {
			if found[v] == nil {
				order = append(order, v)
			}
			found[v] = append(found[v], reached{r, depth})
		})
	}
	at := map[[2]int]int{}
	for _, v := range order {
		for _, p := range found[v] {
			for _, q := range found[v] {
				if p.root == q.root {
					continue
				}
				k, ok := at[[2]int{p.root, q.root}]
				if !ok {
					k = len(g.edges)
					at[[2]int{p.root, q.root}] = k
					g.edges = append(g.edges, edge{from: p.root, to: q.root, cost: cost{q.depth, k}, via: v, way: k})
				} else if e := &g.edges[k]; e.cost.depth > q.depth {
					e.cost.depth, e.via = q.depth, v
				}
			}
		}
	}
	return g
}

// walkDown visits the values that root leads to, breadth first, with their distance, and notes how it reached them.
func walkDown(root *ir.Value, above map[*ir.Value]step, visit func(v *ir.Value, depth int)) {
	type entry struct {
		v     *ir.Value
		from  step
		depth int
	}
	queue := []entry{{v: root}}
	for len(queue) > 0 {
		e := queue[0]
		queue = queue[1:]
		if _, ok := above[e.v]; ok {
			continue
		}
		above[e.v] = e.from
		visit(e.v, e.depth)
		def := e.v.DefiningOp()
		switch {
		case isResult(def):
			queue = append(queue, entry{def.Operand(0), step{e.v, indexOf(def)}, e.depth})
		case def.Is(pdl.OperationOp):
			vs := def.OperandsIn(pdl.OperationOperands)
			for i, v := range vs {
				if isAllOperands(vs) {
					i = all
				}
				queue = append(queue, entry{v, step{e.v, i}, e.depth + 1})
			}
		}
	}
}

// order returns the roots in the order in which a matcher finds them, from the first root start, each with the edge by which it is
// found, and the total cost. It returns nil if the roots are not connected.
func (g *rootGraph) order(start int) (found []edge, total int) {
	parents := make([]int, len(g.roots)) // edges
	total, ok := branching(len(g.roots), start, g.edges, parents)
	if !ok {
		return nil, total
	}
	found = []edge{{from: -1, to: start}}
	for i := 0; i < len(found); i++ {
		for r := range g.roots {
			if r != start && g.edges[parents[r]].from == found[i].to {
				found = append(found, g.edges[parents[r]])
			}
		}
	}
	return found, total
}

// branching finds the cheapest tree of edges that leads from start to all n nodes, by Edmonds' algorithm: each node takes its cheapest
// edge; a cycle of these becomes one node, and the edges into the cycle cost what they add to it. It stores the number (way) of the edge
// to each node in chosen.
func branching(n, start int, edges []edge, chosen []int) (total int, ok bool) {
	best := make([]int, n)
	for v := range best {
		best[v] = -1
	}
	for i, e := range edges {
		if e.to != start && e.from != e.to && (best[e.to] < 0 || e.cost.less(edges[best[e.to]].cost)) {
			best[e.to] = i
		}
	}
	for v, b := range best {
		if v != start && b < 0 {
			return 0, false
		}
	}
	cycle := findCycle(n, start, edges, best)
	if cycle == nil {
		for v, b := range best {
			if v != start {
				chosen[v] = edges[b].way
				total += edges[b].cost.depth
			}
		}
		return total, true
	}
	return contract(n, start, edges, best, cycle, chosen)
}

// findCycle returns a cycle of the edges best, or nil.
func findCycle(n, start int, edges []edge, best []int) []int {
	state := make([]int, n) // the walk that visited the node, plus 1
	for v := range n {
		at := v
		for at != start && state[at] == 0 {
			state[at] = v + 1
			at = edges[best[at]].from
		}
		if at == start || state[at] != v+1 {
			continue
		}
		cycle := []int{at}
		for w := edges[best[at]].from; w != at; w = edges[best[w]].from {
			cycle = append(cycle, w)
		}
		return cycle
	}
	return nil
}

// contract solves the problem in which the first node of the cycle stands for the whole of it.
func contract(n, start int, edges []edge, best, cycle, chosen []int) (total int, ok bool) {
	in := make([]bool, n)
	rep := cycle[0]
	for _, v := range cycle {
		in[v] = true
	}
	// The nodes of the cycle except rep keep an edge from rep, so that they are part of the smaller problem.
	var smaller []edge
	origin := make([]int, 0, len(edges))
	for i, e := range edges {
		m := e
		m.way = len(origin)
		switch {
		case in[e.from] && in[e.to]:
			continue
		case in[e.to]:
			m.to, m.cost.depth = rep, e.cost.depth-edges[best[e.to]].cost.depth
		case in[e.from]:
			m.from = rep
		}
		origin = append(origin, i)
		smaller = append(smaller, m)
	}
	for _, v := range cycle[1:] {
		smaller = append(smaller, edge{from: rep, to: v, way: len(origin)})
		origin = append(origin, -1)
	}
	sub := make([]int, n)
	total, ok = branching(n, start, smaller, sub)
	if !ok {
		return total, false
	}
	entered := origin[sub[rep]]
	for v := range n {
		if v == start {
			continue
		}
		if in[v] {
			chosen[v] = edges[best[v]].way
			total += edges[best[v]].cost.depth
			continue
		}
		chosen[v] = edges[origin[sub[v]]].way
	}
	chosen[edges[entered].to] = edges[entered].way
	return total, true
}
