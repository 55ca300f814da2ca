package analysis

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// PostDominance answers which blocks control must still reach from others. It computes the tree of a region with several blocks at the
// first query, and is valid until control flow changes. The tree of a region begins at an end of the region that has no block. Before it
// come the blocks without successors and, for each loop that control cannot leave, the block that is last in a search from it.
type PostDominance struct{ trees map[*ir.Region]*postTree }

// NewPostDominance returns an empty PostDominance.
func NewPostDominance() *PostDominance { return &PostDominance{map[*ir.Region]*postTree{}} }

// postTree numbers the blocks of a region by a search back from its ends. Number 0 is the end of the region.
type postTree struct {
	number map[*ir.Block]int
	blocks []*ir.Block
	up     []int // the immediate post-dominators
	depth  []int
}

func (d *PostDominance) tree(r *ir.Region) *postTree {
	t := d.trees[r]
	if t == nil {
		t = newPostTree(r)
		d.trees[r] = t
	}
	return t
}

// ends returns the blocks at which control may stay in r.
func ends(r *ir.Region) []*ir.Block {
	var roots, loops []*ir.Block
	reaches := map[*ir.Block]bool{} // an end
	place := map[*ir.Block]int{}
	for b := r.First(); b != nil; b = b.Next() {
		place[b] = len(place)
		if t := b.Last(); t == nil || t.NumSuccessors() == 0 {
			roots = append(roots, b)
			reachedBack(b, reaches)
		}
	}
	for b := r.First(); b != nil; b = b.Next() {
		if !reaches[b] {
			last := lastReached(b, reaches, place)
			loops = append(loops, last)
			reachedBack(last, reaches)
		}
	}
	// A block from which control may go on to a later one is no end.
	later := map[*ir.Block]bool{}
	for _, b := range slices.Backward(loops) {
		if !later[b] {
			roots = append(roots, b)
			reachedBack(b, later)
		}
	}
	return roots
}

// reachedBack adds b and the blocks from which control may come to b to seen.
func reachedBack(b *ir.Block, seen map[*ir.Block]bool) {
	for work := []*ir.Block{b}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		for p := b.FirstPred(); p != nil; p = p.NextUse() {
			if q := p.Owner().Block(); q != nil {
				work = append(work, q)
			}
		}
	}
}

// lastReached returns the block that a search from b enters last. As in LLVM, the search takes the successor first that comes last in the
// text.
func lastReached(b *ir.Block, without map[*ir.Block]bool, place map[*ir.Block]int) (last *ir.Block) {
	seen := map[*ir.Block]bool{}
	for work := []*ir.Block{b}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] || without[b] {
			continue
		}
		seen[b], last = true, b
		old := len(work)
		for i := range b.Last().NumSuccessors() {
			work = append(work, b.Last().Successor(i))
		}
		slices.SortFunc(work[old:], func(x, y *ir.Block) int { return place[x] - place[y] })
	}
	return last
}

func newPostTree(r *ir.Region) *postTree {
	t := &postTree{number: map[*ir.Block]int{}, blocks: []*ir.Block{nil}}
	parent := []int{0}
	preds := [][]int{nil} // in the reversed graph: the numbers of successors. The edges from number 0 are in the tree.
	type step struct {
		b    *ir.Block
		from int
	}
	for _, b := range ends(r) {
		for work := []step{{b, 0}}; len(work) > 0; {
			s := work[len(work)-1]
			work = work[:len(work)-1]
			if _, seen := t.number[s.b]; seen {
				continue
			}
			n := len(t.blocks)
			t.number[s.b] = n
			t.blocks = append(t.blocks, s.b)
			parent = append(parent, s.from)
			for p := s.b.FirstPred(); p != nil; p = p.NextUse() {
				if q := p.Owner().Block(); q != nil {
					work = append(work, step{q, n})
				}
			}
		}
	}
	for _, b := range t.blocks[1:] {
		var from []int
		if last := b.Last(); last != nil {
			for i := range last.NumSuccessors() {
				if n, ok := t.number[last.Successor(i)]; ok {
					from = append(from, n)
				}
			}
		}
		preds = append(preds, from)
	}
	t.up = immediate(parent, preds)
	t.depth = make([]int, len(t.up))
	for n := 1; n < len(t.up); n++ {
		t.depth[n] = t.depth[t.up[n]] + 1
	}
	return t
}

// immediate returns the immediate dominators of a graph whose nodes are numbered in preorder of a depth-first search, whose tree parent
// is, and whose incoming edges preds are. It is the semi-NCA algorithm.
func immediate(parent []int, preds [][]int) []int {
	n := len(parent)
	semi, label, ancestor := make([]int, n), make([]int, n), make([]int, n)
	for i := range n {
		semi[i], label[i], ancestor[i] = i, i, -1
	}
	var path []int
	// eval returns the node with the least semidominator on the linked path above v.
	eval := func(v int) int {
		if ancestor[v] < 0 {
			return v
		}
		path = path[:0]
		for u := v; ancestor[ancestor[u]] >= 0; u = ancestor[u] {
			path = append(path, u)
		}
		for _, u := range slices.Backward(path) {
			a := ancestor[u]
			if semi[label[a]] < semi[label[u]] {
				label[u] = label[a]
			}
			ancestor[u] = ancestor[a]
		}
		return label[v]
	}
	for w := n - 1; w > 0; w-- {
		semi[w] = parent[w]
		for _, p := range preds[w] {
			if s := semi[eval(p)]; s < semi[w] {
				semi[w] = s
			}
		}
		ancestor[w] = parent[w]
	}
	up := slices.Clone(parent)
	for w := 1; w < n; w++ {
		for up[w] > semi[w] {
			up[w] = up[up[w]]
		}
	}
	return up
}

// NearestCommon returns the closest block that post-dominates a and b, in the innermost region around both. It returns nil if there is
// none.
func (d *PostDominance) NearestCommon(a, b *ir.Block) *ir.Block {
	a, b = ir.InSameRegion(a, b)
	if a == b || a == nil {
		return a
	}
	t := d.tree(a.Region())
	x, y := t.number[a], t.number[b]
	for x != y {
		if t.depth[x] < t.depth[y] {
			x, y = y, x
		}
		x = t.up[x]
	}
	return t.blocks[x]
}

// ProperlyPostDominates reports whether control that is at b, or in an operation of a that encloses b, must still come to another
// block a.
func (d *PostDominance) ProperlyPostDominates(a, b *ir.Block) bool {
	if a == b {
		return false
	}
	for b != nil && b.Region() != a.Region() {
		if b.Parent() == nil {
			return false
		}
		b = b.Parent().Block()
	}
	if b == nil || a == b {
		return b != nil
	}
	t := d.tree(a.Region())
	x, y := t.number[a], t.number[b]
	for t.depth[y] > t.depth[x] {
		y = t.up[y]
	}
	return x == y
}

// PostDominates reports whether a is b or properly post-dominates it.
func (d *PostDominance) PostDominates(a, b *ir.Block) bool {
	return a == b || d.ProperlyPostDominates(a, b)
}

// OpPostDominates reports whether a is b, or encloses it, or must still run after b.
func (d *PostDominance) OpPostDominates(a, b *ir.Operation) bool {
	if a.IsAncestor(b) {
		return true
	}
	r := a.ParentRegion()
	if r == nil {
		return false
	}
	if b = ir.AncestorIn(r, b); b == nil {
		return false
	}
	if a.Block() == b.Block() {
		return !r.HasSSADominance() || b.IsBeforeInBlock(a)
	}
	return d.ProperlyPostDominates(a.Block(), b.Block())
}
