package transform

import (
	"container/heap"
	"slices"

	"github.com/spvc/spvc/ir"
)

// slotTree is the dominator tree of a region. It finds the blocks in which several values
// of a slot meet. Blocks have their numbers in preorder of the tree; unreachable blocks
// have none.
type slotTree struct {
	blocks []*ir.Block
	number map[*ir.Block]int32
	idom   []int32
	level  []int32
	end    []int32 // blocks [i, end[i]) are those that i dominates
	// The following belong to one slot at a time, whose marks are those equal to epoch.
	epoch                 uint32
	live, stores, merging []uint32
	child, sibling        []int32 // lists of the live blocks below a block
	hasChild              []uint32
}

func newSlotTree(r *ir.Region, dom *ir.Dominance) *slotTree {
	var order []*ir.Block
	below := map[*ir.Block][]*ir.Block{}
	dom.VisitTree(r, func(b *ir.Block) {
		order = append(order, b)
		if d := dom.ImmediateDominator(b); d != nil {
			below[d] = append(below[d], b)
		}
	})
	n := len(order)
	t := &slotTree{number: make(map[*ir.Block]int32, n), idom: make([]int32, n), level: make([]int32, n), end: make([]int32, n)}
	t.live, t.stores, t.merging, t.hasChild = make([]uint32, n), make([]uint32, n), make([]uint32, n), make([]uint32, n)
	t.child, t.sibling = make([]int32, n), make([]int32, n)
	stack := []*ir.Block{r.First()}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = append(stack[:len(stack)-1], below[b]...)
		i := int32(len(t.blocks))
		t.number[b], t.blocks = i, append(t.blocks, b)
		if d := dom.ImmediateDominator(b); d != nil {
			t.idom[i] = t.number[d]
			t.level[i] = t.level[t.idom[i]] + 1
		}
	}
	for i := n - 1; i >= 0; i-- {
		t.end[i] = max(t.end[i], int32(i)+1)
		t.end[t.idom[i]] = max(t.end[t.idom[i]], t.end[i])
	}
	return t
}

// dominates reports whether block a is b or dominates it.
func (t *slotTree) dominates(a, b int32) bool { return a <= b && b < t.end[a] }

// merges returns the blocks in which values from several of the stores blocks meet and
// that need the value. loads are the blocks that load before they store.
func (t *slotTree) merges(stores, loads []int32) []int32 {
	t.epoch++
	for _, b := range stores {
		t.stores[b] = t.epoch
	}
	t.spread(loads)
	q := &deepest{t: t, blocks: slices.Clone(stores)}
	heap.Init(q)
	var out, stack []int32
	for q.Len() > 0 {
		root := heap.Pop(q).(int32)
		stack = append(stack[:0], root)
		for len(stack) > 0 {
			x := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			terminator := t.blocks[x].Last()
			for i := range terminator.NumSuccessors() {
				y, ok := t.number[terminator.Successor(i)]
				if !ok || t.level[y] > t.level[root] || t.live[y] != t.epoch || t.merging[y] == t.epoch {
					continue
				}
				t.merging[y] = t.epoch
				out = append(out, y)
				heap.Push(q, y)
			}
			if t.hasChild[x] == t.epoch {
				t.hasChild[x] = 0
				for c := t.child[x]; c >= 0; c = t.sibling[c] {
					stack = append(stack, c)
				}
			}
		}
	}
	return out
}

// spread marks the blocks at whose start a later load needs the value of the slot, and
// lists them below their dominators. A block in which no load needs the value cannot lie
// between a store and a block that the stored value reaches.
func (t *slotTree) spread(loads []int32) {
	work := slices.Clone(loads)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if t.live[b] == t.epoch {
			continue
		}
		t.live[b] = t.epoch
		if d := t.idom[b]; d != b {
			t.sibling[b] = -1
			if t.hasChild[d] == t.epoch {
				t.sibling[b] = t.child[d]
			}
			t.child[d], t.hasChild[d] = b, t.epoch
		}
		for p := t.blocks[b].FirstPred(); p != nil; p = p.NextUse() {
			if i, ok := t.number[p.Owner().Block()]; ok && t.stores[i] != t.epoch {
				work = append(work, i)
			}
		}
	}
}

// deepest is a heap of blocks with the deepest block of the tree on top.
type deepest struct {
	t      *slotTree
	blocks []int32
}

func (d *deepest) Len() int           { return len(d.blocks) }
func (d *deepest) Less(i, j int) bool { return d.t.level[d.blocks[i]] > d.t.level[d.blocks[j]] }
func (d *deepest) Swap(i, j int)      { d.blocks[i], d.blocks[j] = d.blocks[j], d.blocks[i] }

// Push implements [heap.Interface].
func (d *deepest) Push(x any) { d.blocks = append(d.blocks, x.(int32)) }

// Pop implements [heap.Interface].
func (d *deepest) Pop() any {
	b := d.blocks[len(d.blocks)-1]
	d.blocks = d.blocks[:len(d.blocks)-1]
	return b
}
