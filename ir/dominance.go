package ir

// Dominance answers dominance queries about regions. It computes the tree of a region
// with several blocks at the first query. The tree is valid until the region's control
// flow changes; see [Dominance.Invalidate]. A Dominance belongs to one goroutine.
type Dominance struct {
	trees map[*Region]*domTree
}

// NewDominance returns an empty Dominance.
func NewDominance() *Dominance { return &Dominance{} }

// invalidate forgets the tree of r, whose blocks or branches changed.
func (d *Dominance) invalidate(r *Region) { delete(d.trees, r) }

// HasSSADominance reports whether definitions in r must come before their uses. It
// returns false for graph regions and for regions of unregistered operations.
func (r *Region) HasSSADominance() bool {
	if r.parent == nil {
		return true
	}
	i := r.parent.info
	if i.check.kinds != nil {
		return !i.check.kinds.GraphRegion(r.parent, r.Index())
	}
	return i.Def != nil && i.traits&(1<<GraphRegion) == 0
}

func (d *Dominance) tree(r *Region) *domTree {
	t := d.trees[r]
	if t == nil {
		t = newDomTree(r)
		if d.trees == nil {
			d.trees = map[*Region]*domTree{}
		}
		d.trees[r] = t
	}
	return t
}

// isReachable reports whether b can be reached from the entry of its region.
func (d *Dominance) isReachable(b *Block) bool {
	if b.region == nil || b.region.first == b {
		return true
	}
	t := d.tree(b.region)
	return t.reachable(t.number(b))
}

// ancestorBlock returns the block of r that is b or encloses it, or nil.
func ancestorBlock(r *Region, b *Block) *Block {
	for b != nil {
		if b.region == r {
			return b
		}
		p := b.Parent()
		if p == nil {
			return nil
		}
		b = p.block
	}
	return nil
}

// blocksDominate reports whether a strictly dominates b. Both are blocks of region r.
func (d *Dominance) blocksDominate(r *Region, a, b *Block) bool {
	if a == b {
		return false
	}
	if r == nil {
		return false
	}
	t := d.tree(r)
	return t.strictlyDominates(t.number(a), t.number(b))
}

// DominatesBlock reports whether a is b, encloses b, or dominates it. Every block
// dominates an unreachable one.
func (d *Dominance) DominatesBlock(a, b *Block) bool {
	if a == b {
		return true
	}
	return d.properlyDominatesBlock(a, b)
}

// properlyDominatesBlock is DominatesBlock for different blocks.
func (d *Dominance) properlyDominatesBlock(a, b *Block) bool {
	if a == b {
		return false
	}
	if a.region != b.region {
		if b = ancestorBlock(a.region, b); b == nil {
			return false
		}
		if a == b {
			return true
		}
	}
	return d.blocksDominate(a.region, a, b)
}

// ProperlyDominates reports whether a runs before b whenever b runs. An operation
// dominates the operations nested in it.
func (d *Dominance) ProperlyDominates(a, b *Operation) bool { return d.opDominates(a, b, true) }

// Dominates reports whether a is b or properly dominates it.
func (d *Dominance) Dominates(a, b *Operation) bool { return a == b || d.opDominates(a, b, true) }

func (d *Dominance) opDominates(a, b *Operation, enclosing bool) bool {
	ab := a.block
	if ab == nil || b.block == nil {
		return false
	}
	r := ab.region
	if a == b {
		return r != nil && !r.HasSSADominance()
	}
	if r != b.block.region {
		if r == nil {
			return false
		}
		if b = AncestorIn(r, b); b == nil {
			return false
		}
		if a == b && enclosing {
			return true
		}
	}
	if ab == b.block {
		if r != nil && !r.HasSSADominance() {
			return true
		}
		return a != b && a.IsBeforeInBlock(b)
	}
	return d.blocksDominate(r, ab, b.block)
}

// valueDominates reports whether v is available at op: an argument of a dominating
// block, or a result of an operation that properly dominates op and does not
// enclose it.
func (d *Dominance) valueDominates(v *Value, op *Operation) bool {
	if def := v.definer(); def != nil {
		return d.opDominates(def, op, false)
	}
	return op.block != nil && d.DominatesBlock(v.OwnerBlock(), op.block)
}

// ImmediateDominator returns the closest block of b's region that strictly
// dominates b. It returns nil for the entry and for unreachable blocks.
func (d *Dominance) ImmediateDominator(b *Block) *Block {
	if b.region == nil || b.region.first == b {
		return nil
	}
	t := d.tree(b.region)
	n := t.number(b)
	if !t.reachable(n) {
		return nil
	}
	return t.blocks[t.idom[n]]
}

// VisitTree visits the reachable blocks of r, every block after its immediate
// dominator.
func (d *Dominance) VisitTree(r *Region, visit func(b *Block)) {
	if r.first == nil {
		return
	}
	t := d.tree(r)
	for i := 0; i < t.reached; i++ {
		visit(t.blocks[i])
	}
}

// domTree is the dominator tree of a region. Blocks are numbered in depth-first
// preorder, with the unreachable blocks at the end. Block.Scratch holds the number. It
// is checked against blocks, so that a caller who uses Scratch for another purpose only
// makes queries slower.
type domTree struct {
	blocks  []*Block
	reached int // blocks[:reached] are reachable
	idom    []int32
	in, out []int32 // preorder interval in the dominator tree
	index   map[*Block]int32
	saved   []uint32 // earlier Scratch fields of the blocks, in the order of the region
}

// restoreScratch restores the earlier values of Block.Scratch and forgets all trees.
func (d *Dominance) restoreScratch() {
	for r, t := range d.trees {
		i := 0
		for b := r.first; b != nil; b = b.next {
			b.Scratch = t.saved[i]
			i++
		}
	}
	d.trees = nil
}

func (t *domTree) number(b *Block) int32 {
	if i := b.Scratch; int(i) < len(t.blocks) && t.blocks[i] == b {
		return int32(i)
	}
	if t.index == nil {
		t.index = make(map[*Block]int32, len(t.blocks))
		for i, o := range t.blocks {
			t.index[o] = int32(i)
		}
	}
	if i, ok := t.index[b]; ok {
		return i
	}
	return int32(len(t.blocks))
}

func (t *domTree) reachable(n int32) bool { return int(n) < t.reached }

func (t *domTree) strictlyDominates(a, b int32) bool {
	if !t.reachable(b) {
		return true
	}
	if !t.reachable(a) || a == b {
		return false
	}
	return t.in[a] <= t.in[b] && t.out[b] <= t.out[a]
}

// newDomTree numbers the blocks and runs Lengauer and Tarjan's algorithm with
// path compression.
func newDomTree(r *Region) *domTree {
	t := &domTree{}
	parent := t.numberBlocks(r)
	n := t.reached
	t.idom = make([]int32, n)
	room := make([]int32, 5*n)
	part := func(i int) []int32 { return room[i*n : (i+1)*n] }
	l := linkEval{ancestor: part(0), label: part(1), semi: part(2)}
	for i := range l.label {
		l.label[i], l.semi[i], l.ancestor[i] = int32(i), int32(i), -1
	}
	bucket := part(3) // head of the list of vertices by semidominator
	next := part(4)
	for i := range bucket {
		bucket[i] = -1
	}
	for w := int32(n) - 1; w > 0; w-- {
		for u := t.blocks[w].uses; u != nil; u = u.next {
			pred := u.owner.block
			if pred == nil || pred.region != r {
				continue
			}
			v := t.number(pred)
			if !t.reachable(v) {
				continue
			}
			if s := l.semi[l.eval(v)]; s < l.semi[w] {
				l.semi[w] = s
			}
		}
		s := l.semi[w]
		next[w], bucket[s] = bucket[s], w
		p := parent[w]
		l.ancestor[w] = p
		for v := bucket[p]; v >= 0; v = next[v] {
			t.idom[v] = p
			if u := l.eval(v); l.semi[u] < l.semi[v] {
				t.idom[v] = u
			}
		}
		bucket[p] = -1
	}
	for w := 1; w < n; w++ {
		if t.idom[w] != l.semi[w] {
			t.idom[w] = t.idom[t.idom[w]]
		}
	}
	t.numberTree()
	return t
}

// numberBlocks fills blocks in preorder and returns the parents in the
// depth-first tree.
func (t *domTree) numberBlocks(r *Region) []int32 {
	for b := r.first; b != nil; b = b.next {
		t.saved = append(t.saved, b.Scratch)
		b.Scratch = ^uint32(0)
	}
	total := len(t.saved)
	t.blocks = make([]*Block, 0, total)
	parent := make([]int32, 0, total)
	type edge struct {
		to   *Block
		from int32
	}
	stack := []edge{{r.first, 0}}
	for len(stack) > 0 {
		e := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if e.to == nil || e.to.region != r || e.to.Scratch != ^uint32(0) {
			continue
		}
		n := int32(len(t.blocks))
		e.to.Scratch = uint32(n)
		t.blocks = append(t.blocks, e.to)
		parent = append(parent, e.from)
		if last := e.to.last; last != nil {
			for i := len(last.succs()) - 1; i >= 0; i-- {
				stack = append(stack, edge{last.succs()[i].block, n})
			}
		}
	}
	t.reached = len(t.blocks)
	for b := r.first; b != nil; b = b.next {
		if b.Scratch == ^uint32(0) {
			b.Scratch = uint32(len(t.blocks))
			t.blocks = append(t.blocks, b)
		}
	}
	return parent
}

// numberTree computes the preorder intervals of the dominator tree. A vertex has
// a higher number than its immediate dominator.
func (t *domTree) numberTree() {
	n := t.reached
	t.in, t.out = make([]int32, n), make([]int32, n)
	size := make([]int32, n)
	for w := n - 1; w > 0; w-- {
		size[w]++
		size[t.idom[w]] += size[w]
	}
	// next[v] is where the interval of v's next child starts.
	next := make([]int32, n)
	for w := 0; w < n; w++ {
		if w == 0 {
			size[0]++
		} else {
			p := t.idom[w]
			t.in[w] = next[p]
			next[p] += size[w]
		}
		next[w] = t.in[w] + 1
		t.out[w] = t.in[w] + size[w]
	}
}

// linkEval is the forest of Lengauer and Tarjan's algorithm.
type linkEval struct {
	ancestor, label, semi []int32
	path                  []int32
}

// eval returns the vertex of least semidominator on the path from v to the root
// of its tree, root excluded.
func (l *linkEval) eval(v int32) int32 {
	if l.ancestor[v] < 0 {
		return v
	}
	path := l.path[:0]
	for u := v; l.ancestor[l.ancestor[u]] >= 0; u = l.ancestor[u] {
		path = append(path, u)
	}
	for i := len(path) - 1; i >= 0; i-- {
		u := path[i]
		a := l.ancestor[u]
		if l.semi[l.label[a]] < l.semi[l.label[u]] {
			l.label[u] = l.label[a]
		}
		l.ancestor[u] = l.ancestor[a]
	}
	l.path = path
	return l.label[v]
}

// NearestCommonDominator returns the closest block that dominates both a and b: a block of the
// innermost region around both. It returns nil if there is none. Every block dominates an unreachable one.
func (d *Dominance) NearestCommonDominator(a, b *Block) *Block {
	a, b = InSameRegion(a, b)
	if a == b || a == nil {
		return a
	}
	t := d.tree(a.region)
	x, y := t.number(a), t.number(b)
	switch {
	case !t.reachable(x) && !t.reachable(y):
		return nil
	case !t.reachable(x):
		return b
	case !t.reachable(y):
		return a
	}
	for x != y {
		if x < y {
			x, y = y, x
		}
		x = t.idom[x]
	}
	return t.blocks[x]
}

// InSameRegion returns the blocks of the innermost region around a and b that are or enclose a and
// b. It returns nil if no region encloses both.
func InSameRegion(a, b *Block) (x, y *Block) {
	if a == nil || b == nil {
		return nil, nil
	}
	depth := func(b *Block) (n int) {
		for ; b.Parent() != nil && b.Parent().block != nil; b = b.Parent().block {
			n++
		}
		return n
	}
	up := func(b *Block) *Block {
		if b.Parent() == nil {
			return nil
		}
		return b.Parent().block
	}
	n, m := depth(a), depth(b)
	for ; n > m; n-- {
		a = up(a)
	}
	for ; m > n; m-- {
		b = up(b)
	}
	for a != nil && b != nil && a.region != b.region {
		a, b = up(a), up(b)
	}
	if a == nil || b == nil {
		return nil, nil
	}
	return a, b
}
