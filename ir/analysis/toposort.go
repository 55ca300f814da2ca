package analysis

import (
	"container/heap"
	"slices"

	"github.com/spvc/spvc/ir"
)

// TopologicalOrder returns ops, which are below one operation, in an order in which definitions come before uses if the IR has such an
// order: that of their text, with the blocks of regions sorted by their branches.
func TopologicalOrder(ops []*ir.Operation) []*ir.Operation {
	if len(ops) < 2 {
		return ops
	}
	t := topology{wanted: make(map[*ir.Operation]bool, len(ops)), around: map[*ir.Region]int{}, blocks: map[*ir.Block]bool{}}
	var root *ir.Region
	for _, op := range ops {
		if t.wanted[op] {
			continue
		}
		t.wanted[op] = true
		for r := op.ParentRegion(); r != nil; r = r.Parent().ParentRegion() {
			t.around[r]++
		}
		for o := op; o != nil && o.Block() != nil; o = o.Parent() {
			t.blocks[o.Block()] = true
		}
	}
	for r := ops[0].ParentRegion(); r != nil; r = r.Parent().ParentRegion() {
		if t.around[r] == len(t.wanted) {
			root = r
			break
		}
	}
	if root == nil {
		return ops
	}
	t.region(root)
	return t.out
}

// topology collects the wanted operations. around counts them for each region, and blocks are around them.
type topology struct {
	wanted map[*ir.Operation]bool
	around map[*ir.Region]int
	blocks map[*ir.Block]bool
	out    []*ir.Operation
}

func (t *topology) region(r *ir.Region) {
	for _, b := range BlocksByBranches(r) {
		if !t.blocks[b] {
			continue
		}
		for op := b.First(); op != nil; op = op.Next() {
			if t.wanted[op] {
				t.out = append(t.out, op)
			}
			for i := op.NumRegions() - 1; i >= 0; i-- { // MLIR has the last region first
				if t.around[op.Region(i)] > 0 {
					t.region(op.Region(i))
				}
			}
		}
	}
}

// BlocksByBranches returns the blocks of r, each before the blocks that it dominates: for each block that is not reached yet, the
// reverse post-order of the branches from there (getBlocksSortedByDominance).
func BlocksByBranches(r *ir.Region) []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for b := r.First(); b != nil; b = b.Next() {
		order := ir.PostOrder(b, seen)
		slices.Reverse(order)
		out = append(out, order...)
	}
	return out
}

// SortTopologically sorts ops in place so that each comes behind those whose results it or an operation in it uses. It returns false
// if they use each other in a cycle, and then begins with the first that is left. It orders them as MLIR's sweeps over the list do, which
// swap each operation that is ready with the first that is not placed (computeTopologicalSorting), but takes O(n log n) time.
func SortTopologically(ops []*ir.Operation) bool {
	s := newListSorter(ops)
	ok := true
	for next := 0; next < len(ops); {
		if len(s.now) == 0 && len(s.later) == 0 {
			ok = false
			s.place(next, next)
			next++
			continue
		}
		if len(s.now) == 0 {
			for _, op := range s.later {
				s.now = append(s.now, s.at[op])
			}
			s.later = s.later[:0]
			heap.Init(&s.now)
		}
		s.place(heap.Pop(&s.now).(int), next)
		next++
	}
	return ok
}

// listSorter swaps the operations of a list.
type listSorter struct {
	ops   []*ir.Operation
	at    map[*ir.Operation]int             // the places of the operations that are not placed
	waits map[*ir.Operation]int             // how many operations must come before
	users map[*ir.Operation][]*ir.Operation // the operations that wait for another one
	now   places                            // ready in this sweep
	later []*ir.Operation                   // ready in the next one
}

func newListSorter(ops []*ir.Operation) *listSorter {
	s := &listSorter{ops: ops, at: make(map[*ir.Operation]int, len(ops)), waits: map[*ir.Operation]int{}, users: map[*ir.Operation][]*ir.Operation{}}
	for i, op := range ops {
		s.at[op] = i
	}
	for i, op := range ops {
		needs := map[*ir.Operation]bool{}
		op.Walk(func(o *ir.Operation) {
			for k := range o.NumOperands() {
				for d := o.Operand(k).DefiningOp(); d != nil && d != op; d = d.Parent() {
					if _, in := s.at[d]; in && !needs[d] {
						needs[d] = true
						s.users[d] = append(s.users[d], op)
					}
				}
			}
		})
		if s.waits[op] = len(needs); len(needs) == 0 {
			s.now = append(s.now, i)
		}
	}
	return s
}

// place swaps the operation at i with that at next.
func (s *listSorter) place(i, next int) {
	op, other := s.ops[i], s.ops[next]
	s.ops[i], s.ops[next] = other, op
	s.at[other] = i
	delete(s.at, op)
	for _, u := range s.users[op] {
		if s.waits[u]--; s.waits[u] > 0 {
			continue
		}
		k, left := s.at[u]
		switch {
		case !left:
		case k > i:
			heap.Push(&s.now, k)
		default:
			s.later = append(s.later, u)
		}
	}
}

// places is a heap of indices, the least first.
type places []int

// Len returns the number of elements.
func (h places) Len() int { return len(h) }

// Less compares two elements.
func (h places) Less(i, j int) bool { return h[i] < h[j] }

// Swap exchanges two elements.
func (h places) Swap(i, j int) { h[i], h[j] = h[j], h[i] }

// Push adds x.
func (h *places) Push(x any) { *h = append(*h, x.(int)) }

// Pop removes and returns the last element.
func (h *places) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}
