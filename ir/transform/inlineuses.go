package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

// callUses counts the references to callables that may be discarded when no references
// are left.
type callUses struct {
	graph *analysis.CallGraph
	// count holds the callables that may be discarded.
	count map[*analysis.CallNode]int
	// referenceCounts holds, for each callable, how often its body refers to others.
	referenceCounts map[*analysis.CallNode]map[*analysis.CallNode]int
}

func newCallUses(root *ir.Operation, g *analysis.CallGraph) *callUses {
	u := &callUses{graph: g, count: map[*analysis.CallNode]int{}, referenceCounts: map[*analysis.CallNode]map[*analysis.CallNode]int{}}
	live := map[*analysis.CallNode]bool{}
	u.discardable(root, root.Block() == nil, live)
	for n := range live {
		delete(u.count, n)
	}
	for _, n := range g.Nodes() {
		u.recompute(n)
	}
	return u
}

// discardable finds the callables that may be discarded in the symbol table op and
// in nested symbol tables. visible reports whether all uses of op's symbols are known.
// It adds callables that other operations refer to to live.
func (u *callUses) discardable(op *ir.Operation, visible bool, live map[*analysis.CallNode]bool) {
	if op.HasTrait(ir.SymbolTable) && op.NumRegions() > 0 && !op.Region(0).Empty() {
		for o := op.Region(0).First().First(); o != nil; o = o.Next() {
			if n := u.graph.NodeOf(o); n != nil {
				if v := ir.SymbolVisibility(o); isSymbol(o) && (v == ir.Private || visible && v != ir.Public) {
					u.count[n] = 0
				}
				continue
			}
			u.references(o, func(n *analysis.CallNode, _ *ir.Operation) { live[n] = true })
		}
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				if o.NumRegions() > 0 {
					u.discardable(o, visible && (!isSymbol(o) || ir.SymbolVisibility(o) == ir.Private), live)
				}
			}
		}
	}
}

// references visits the callables that op and the operations nested in it refer to.
func (u *callUses) references(op *ir.Operation, visit func(n *analysis.CallNode, user *ir.Operation)) {
	ir.SymbolUsesOf(op, func(s ir.SymbolUse) {
		if n := u.graph.ResolveRef(s.User, s.Ref); n != nil {
			visit(n, s.User)
		}
	})
}

// recompute counts the references in n again.
func (u *callUses) recompute(n *analysis.CallNode) {
	u.drop(n)
	inner := map[*analysis.CallNode]int{}
	own := map[*analysis.CallNode]bool{}
	u.references(n.Op(), func(to *analysis.CallNode, user *ir.Operation) {
		if _, ok := u.count[to]; !ok {
			return
		}
		if user == n.Op() {
			if own[to] {
				return
			}
			own[to] = true
		}
		inner[to]++
		u.count[to]++
	})
	u.referenceCounts[n] = inner
}

func (u *callUses) drop(n *analysis.CallNode) {
	for to, k := range u.referenceCounts[n] {
		if _, ok := u.count[to]; ok {
			u.count[to] -= k
		}
	}
	delete(u.referenceCounts, n)
}

// isDead reports whether there are no references to n.
func (u *callUses) isDead(n *analysis.CallNode) bool {
	if !isSymbol(n.Op()) {
		return ir.IsMemoryEffectFree(n.Op()) && !n.Op().HasUses()
	}
	k, ok := u.count[n]
	return ok && k == 0
}

// lastUse reports whether n may be discarded once the only reference to it is removed.
func (u *callUses) lastUse(n *analysis.CallNode) bool {
	k, ok := u.count[n]
	return ok && k == 1
}

// inlined updates the counts after target's body replaced a call in source.
func (u *callUses) inlined(source, target *analysis.CallNode) {
	add := func(to *analysis.CallNode, k int) {
		if _, ok := u.count[to]; ok {
			u.referenceCounts[source][to] += k
			u.count[to] += k
		}
	}
	if u.referenceCounts[source] == nil {
		u.referenceCounts[source] = map[*analysis.CallNode]int{}
	}
	add(target, -1)
	for to, k := range u.referenceCounts[target] {
		add(to, k)
	}
}

// erase removes n, whose body was erased, and the callables nested in it.
func (u *callUses) erase(n *analysis.CallNode) {
	for _, c := range n.Children {
		u.erase(c)
	}
	u.drop(n)
	delete(u.count, n)
}
