package transform

import (
	"container/heap"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// SortTopologically moves the operations of b, except its terminator, behind the
// operations whose results they or operations in their regions use. It returns whether
// that was possible. Otherwise, and in cycles, it keeps the order. Like MLIR, it sweeps
// through the block and places each operation that is ready, sweep by sweep, but it
// takes linear time for any number of sweeps.
func SortTopologically(b *ir.Block) bool {
	var ops []*ir.Operation
	for op := b.First(); op != nil; op = op.Next() {
		if op == b.Last() && op.HasTrait(ir.Terminator) {
			break
		}
		ops = append(ops, op)
	}
	s := newBlockSorter(ops)
	ok := true
	for s.placed < len(ops) {
		if len(s.current) == 0 && len(s.later) == 0 {
			ok = false
			s.force()
			continue
		}
		if len(s.current) == 0 {
			s.current, s.later = s.later, s.current[:0]
			heap.Init(&s.current)
		}
		s.place(heap.Pop(&s.current).(int))
	}
	pos := b.First()
	for _, i := range s.order {
		if ops[i] == pos {
			pos = pos.Next()
			continue
		}
		ops[i].MoveBefore(pos)
	}
	return ok
}

// blockSorter places the operations of a block by their number.
type blockSorter struct {
	waits   []int   // number of operations that must come before, -1 if placed
	users   [][]int // for each operation, the operations that wait for it
	current intHeap // ready in this sweep, at or after the current position
	later   intHeap // ready in the next sweep
	order   []int
	placed  int
	first   int // all operations before it are placed
}

func newBlockSorter(ops []*ir.Operation) *blockSorter {
	s := &blockSorter{waits: make([]int, len(ops)), users: make([][]int, len(ops))}
	number := make(map[*ir.Operation]int, len(ops))
	for i, op := range ops {
		number[op] = i
	}
	for i, op := range ops {
		seen := map[int]bool{}
		op.Walk(func(o *ir.Operation) {
			for k := range o.NumOperands() {
				d := o.Operand(k).DefiningOp()
				for d != nil && d != op {
					if j, ok := number[d]; ok {
						if !seen[j] {
							seen[j] = true
							s.waits[i]++
							s.users[j] = append(s.users[j], i)
						}
						break
					}
					d = d.Parent()
				}
			}
		})
	}
	for i, n := range s.waits {
		if n == 0 {
			s.current = append(s.current, i)
		}
	}
	return s
}

// place puts operation i next.
func (s *blockSorter) place(i int) {
	if s.waits[i] < 0 {
		return
	}
	s.waits[i] = -1
	s.order = append(s.order, i)
	s.placed++
	for _, u := range s.users[i] {
		if s.waits[u] < 0 {
			continue
		}
		if s.waits[u]--; s.waits[u] > 0 {
			continue
		}
		if u > i {
			heap.Push(&s.current, u)
		} else {
			s.later = append(s.later, u)
		}
	}
}

// force places the first remaining operation, which is part of a cycle. The operations
// that wait for it are ready in a new sweep.
func (s *blockSorter) force() {
	for s.waits[s.first] < 0 {
		s.first++
	}
	s.place(s.first)
}

// intHeap is a heap of numbers, the least first.
type intHeap []int

// Len returns the number of elements.
func (h intHeap) Len() int { return len(h) }

// Less compares two elements.
func (h intHeap) Less(i, j int) bool { return h[i] < h[j] }

// Swap exchanges two elements.
func (h intHeap) Swap(i, j int) { h[i], h[j] = h[j], h[i] }

// Push adds x.
func (h *intHeap) Push(x any) { *h = append(*h, x.(int)) }

// Pop removes and returns the last element.
func (h *intHeap) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}

// NewTopologicalSort returns the pass topological-sort.
func NewTopologicalSort() *pass.Pass {
	return &pass.Pass{
		Name: "topological-sort", Class: "TopologicalSort", Summary: "Sort regions without SSA dominance in topological order",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				for i := range o.NumRegions() {
					if r := o.Region(i); !r.HasSSADominance() {
						for b := r.First(); b != nil; b = b.Next() {
							SortTopologically(b)
						}
					}
				}
			})
			return true
		},
	}
}
