package pdltopdlinterp

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
)

// node is a node of the matcher: a question with what follows each answer, or the end of a pattern. At a node without children that
// belongs to no pattern, the matcher ends.
type node struct {
	at       *position
	ask      *question
	children []child
	// failure is what follows if no child matches, nil if that is what follows at a node above.
	failure *node
	// pattern and root are set at the end of a pattern.
	pattern *ir.Operation
	root    *ir.Value
}

type child struct {
	want answer
	node *node
}

// rated is a question about a position with what decides when it is asked.
type rated struct {
	at  *position
	ask *question
	// uses counts the patterns that ask. shared sums up, for each of these patterns, the squares of the uses of its questions.
	uses, shared int
	id           int
	rank         int // in the final order
}

// before reports whether a is asked before b: what more patterns ask comes first, then what is less deep, then by kind.
func before(a, b *rated) int {
	return cmp.Or(
		cmp.Compare(b.uses, a.uses), cmp.Compare(b.shared, a.shared), cmp.Compare(a.at.depth, b.at.depth),
		cmp.Compare(a.at.kind, b.at.kind), cmp.Compare(a.ask.kind, b.ask.kind), cmp.Compare(a.id, b.id),
	)
}

// asked are the questions of one pattern, in the order of the matcher, with their answers.
type asked struct {
	pattern *ir.Operation
	root    *ir.Value
	list    []askedOne
}

type askedOne struct {
	*rated
	want answer
}

type ratedKey struct {
	at  *position
	ask *question
}

// matcherTree makes the matcher of patterns, each of which has its list of predicates.
func matcherTree(patterns []*ir.Operation, roots []*ir.Value, lists [][]predicate) *node {
	unique := map[ratedKey]*rated{}
	var order []*rated
	all := make([]asked, len(patterns))
	for i := range patterns {
		all[i] = asked{pattern: patterns[i], root: roots[i]}
		here := map[*rated]bool{}
		for _, p := range lists[i] {
			r := unique[ratedKey{p.at, p.ask}]
			if r == nil {
				r = &rated{at: p.at, ask: p.ask, id: len(order)}
				unique[ratedKey{p.at, p.ask}] = r
				order = append(order, r)
			}
			r.uses++
			if !here[r] {
				here[r] = true
				all[i].list = append(all[i].list, askedOne{r, p.want})
			}
		}
	}
	for i := range all {
		total := 0
		for _, a := range all[i].list {
			total += a.uses * a.uses
		}
		for _, a := range all[i].list {
			a.shared += total
		}
	}
	sorted.Stable(order, before)
	for i, r := range afterTheirResults(order) {
		r.rank = i
	}
	var tree *node
	for i := range all {
		sorted.Stable(all[i].list, func(a, b askedOne) int { return cmp.Compare(a.rank, b.rank) })
		insert(&tree, &all[i])
	}
	return tree
}

// needs returns the constraints whose results r looks at.
func needs(r *rated) []*question {
	var list []*question
	add := func(p *position) {
		if p.kind == posConstraint {
			list = append(list, p.question)
		}
	}
	switch r.ask.kind {
	case askConstraint:
		for _, a := range r.ask.args {
			add(a)
		}
	case askEqual:
		add(r.at)
		add(r.ask.other)
	}
	return list
}

// afterTheirResults changes the order so that nothing is asked about results of a constraint before the constraint.
func afterTheirResults(order []*rated) []*rated {
	waiting := map[*question]int{} // constraints that are not in done
	for _, r := range order {
		if r.ask.kind == askConstraint {
			waiting[r.ask]++
		}
	}
	done := make([]*rated, 0, len(order))
	for rest := order; ; {
		var blocked []*rated
		start := len(done)
		for _, r := range rest {
			if slices.ContainsFunc(needs(r), func(q *question) bool { return waiting[q] > 0 }) {
				blocked = append(blocked, r)
				continue
			}
			done = append(done, r)
		}
		if len(done) == start {
			return append(done, rest...)
		}
		for _, r := range done[start:] {
			if r.ask.kind == askConstraint {
				waiting[r.ask]--
			}
		}
		rest = blocked
	}
}

// insert adds the questions of a pattern to the tree. It shares nodes with the patterns before as long as they ask the same.
func insert(tree **node, a *asked) {
	for i := 0; i < len(a.list); {
		q := a.list[i]
		n := *tree
		switch {
		case n == nil:
			n = &node{at: q.at, ask: q.ask}
			*tree = n
		case n.pattern != nil || n.at != q.at || n.ask != q.ask:
			tree = &n.failure
			continue
		}
		tree = n.child(q.want)
		i++
	}
	*tree = &node{pattern: a.pattern, root: a.root, failure: *tree}
}

// child returns the place of the node that follows an answer.
func (n *node) child(want answer) **node {
	for i := range n.children {
		if n.children[i].want == want {
			return &n.children[i].node
		}
	}
	n.children = append(n.children, child{want: want})
	return &n.children[len(n.children)-1].node
}
