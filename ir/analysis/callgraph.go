// Package analysis computes facts about IR for passes: the call graph and integer ranges.
package analysis

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// CallGraph holds a node for the body of each callable operation below an operation,
// and the calls between these bodies.
type CallGraph struct {
	nodes    []*CallNode // in the order of their operations
	byRegion map[*ir.Region]*CallNode
	tables   *ir.SymbolTables
	unknown  CallNode
}

// CallNode is a callable body.
type CallNode struct {
	Region *ir.Region
	// Children are the callables nested in this one.
	Children []*CallNode
	// edges are the calls and the children, each once, in order.
	edges []CallEdge
	seen  map[CallEdge]bool
	outer bool // true if it is not nested in another callable
	self  bool // true if it calls itself
	index int  // the index in Tarjan's algorithm, from 1
	low   int
	stack bool
}

// CallEdge leads to a callable that another one calls or contains.
type CallEdge struct {
	To    *CallNode // [CallGraph.Unknown] for calls of what is not known
	Child bool      // contains
}

// Edges returns the calls and the children of the callable, each once, in the order of the text.
func (n *CallNode) Edges() []CallEdge { return n.edges }

// Op returns the callable operation.
func (n *CallNode) Op() *ir.Operation { return n.Region.Parent() }

// CallsItself reports whether the callable contains a call of itself.
func (n *CallNode) CallsItself() bool { return n.self }

// NewCallGraph returns the call graph of the operations in op. It stays valid while
// callables are not added or renamed.
func NewCallGraph(op *ir.Operation) *CallGraph {
	g := &CallGraph{byRegion: map[*ir.Region]*CallNode{}, tables: ir.NewSymbolTables()}
	g.build(op, nil, false)
	g.build(op, nil, true)
	return g
}

// build adds the callables in op, or, if calls is set, the edges of the calls in op,
// which belong to parent.
func (g *CallGraph) build(op *ir.Operation, parent *CallNode, calls bool) {
	if _, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		if calls && parent != nil {
			to := g.Resolve(op)
			if to == nil {
				to = &g.unknown
			}
			parent.addEdge(CallEdge{To: to})
		}
		return
	}
	if m, ok := ir.OpInterface[ir.CallableModel](op.Info()); ok {
		r := m.CallableRegion(op)
		if r == nil {
			return
		}
		parent = g.node(r, parent)
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				g.build(o, parent, calls)
			}
		}
	}
}

func (g *CallGraph) node(r *ir.Region, parent *CallNode) *CallNode {
	n := g.byRegion[r]
	if n == nil {
		n = &CallNode{Region: r, outer: parent == nil, seen: map[CallEdge]bool{}}
		g.byRegion[r] = n
		g.nodes = append(g.nodes, n)
		if parent != nil {
			parent.Children = append(parent.Children, n)
			parent.addEdge(CallEdge{n, true})
		}
	}
	return n
}

func (n *CallNode) addEdge(e CallEdge) {
	n.self = n.self || e.To == n
	if !n.seen[e] {
		n.seen[e] = true
		n.edges = append(n.edges, e)
	}
}

// Unknown returns the node that stands for the callees that are not known or have no body. It is not among the nodes, and has no region.
func (g *CallGraph) Unknown() *CallNode { return &g.unknown }

// IsOuter reports whether the callable is not nested in another one, so that any code may call it as far as the graph knows.
func (n *CallNode) IsOuter() bool { return n.outer }

// Nodes returns all nodes, outer before nested ones.
func (g *CallGraph) Nodes() []*CallNode { return g.nodes }

// Node returns the node of the callable body r, or nil.
func (g *CallGraph) Node(r *ir.Region) *CallNode { return g.byRegion[r] }

// NodeOf returns the node of the callable op, or nil if op has no body.
func (g *CallGraph) NodeOf(op *ir.Operation) *CallNode {
	if m, ok := ir.OpInterface[ir.CallableModel](op.Info()); ok {
		if r := m.CallableRegion(op); r != nil {
			return g.byRegion[r]
		}
	}
	return nil
}

// Resolve returns the node that call calls, or nil if the callee is unknown or has no body.
func (g *CallGraph) Resolve(call *ir.Operation) *CallNode {
	m, ok := ir.OpInterface[ir.CallModel](call.Info())
	if !ok {
		return nil
	}
	ref, v := m.Callee(call)
	callee := (*ir.Operation)(nil)
	switch {
	case ref != nil:
		callee = g.tables.LookupRef(call, ref)
	case v != nil:
		callee = v.DefiningOp()
	}
	if callee == nil {
		return nil
	}
	return g.NodeOf(callee)
}

// ResolveRef returns the node of the symbol that ref names, looked up from op, or nil.
func (g *CallGraph) ResolveRef(op *ir.Operation, ref *ir.SymbolRefAttr) *CallNode {
	if s := g.tables.LookupRef(op, ref); s != nil {
		return g.NodeOf(s)
	}
	return nil
}

// Components returns the strongly connected components, callees before callers.
func (g *CallGraph) Components() [][]*CallNode {
	return slices.DeleteFunc(g.ComponentsWithUnknown(), func(c []*CallNode) bool { return c[0] == &g.unknown })
}

// ComponentsWithUnknown is Components, with the component of [CallGraph.Unknown] if there is an edge to it.
func (g *CallGraph) ComponentsWithUnknown() [][]*CallNode {
	var t tarjan
	g.unknown.index = 0
	for _, n := range g.nodes {
		n.index = 0
	}
	for _, n := range g.nodes {
		if n.outer && n.index == 0 {
			t.visit(n)
		}
	}
	return t.out
}

// tarjan is Tarjan's algorithm with an explicit stack, because call chains may be long.
type tarjan struct {
	count int
	stack []*CallNode
	path  []tarjanFrame
	out   [][]*CallNode
}

type tarjanFrame struct {
	n    *CallNode
	next int // edge
}

func (t *tarjan) enter(n *CallNode) {
	t.count++
	n.index, n.low, n.stack = t.count, t.count, true
	t.stack = append(t.stack, n)
	t.path = append(t.path, tarjanFrame{n: n})
}

func (t *tarjan) visit(root *CallNode) {
	t.enter(root)
	for len(t.path) > 0 {
		f := &t.path[len(t.path)-1]
		n := f.n
		if f.next < len(n.edges) {
			to := n.edges[f.next].To
			f.next++
			if to.index == 0 {
				t.enter(to)
			} else if to.stack {
				n.low = min(n.low, to.index)
			}
			continue
		}
		t.path = t.path[:len(t.path)-1]
		if len(t.path) > 0 {
			up := t.path[len(t.path)-1].n
			up.low = min(up.low, n.low)
		}
		if n.low == n.index {
			t.component(n)
		}
	}
}

// component pops the component with root n from the stack, latest first.
func (t *tarjan) component(n *CallNode) {
	var c []*CallNode
	for {
		m := t.stack[len(t.stack)-1]
		t.stack = t.stack[:len(t.stack)-1]
		m.stack = false
		c = append(c, m)
		if m == n {
			t.out = append(t.out, c)
			return
		}
	}
}
