package rewriting

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// newCommutativity returns the pass test-commutativity-utils, which sorts the operands of commutative operations by what computes them.
func newCommutativity() *pass.Pass {
	return &pass.Pass{
		Name: "test-commutativity-utils", Class: "(anonymous namespace)::CommutativityUtils", Op: fn.Func.Name,
		Summary: "Test the functionality of the commutativity utility",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(rewrite.OnOp("SortCommutativeOperands", nil, sortOperands).WithBenefit(5)),
				rewrite.GreedyConfig{BottomUp: true, MaxRewrites: 1 << 12})
			return true
		},
	}
}

func sortOperands(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if !op.HasTrait(ir.Commutative) {
		return rw.Fail("the operands do not commute")
	}
	searches := make([]*ancestors, op.NumOperands())
	for i, v := range op.Operands() {
		searches[i] = newAncestors(v)
	}
	searches = sortedAncestors(searches)
	sorted := make([]*ir.Value, len(searches))
	for i, s := range searches {
		sorted[i] = s.operand
	}
	if slices.Equal(sorted, op.Operands()) {
		return rw.Fail("the operands are sorted")
	}
	rw.Modify(op, func() { op.SetOperands(sorted) })
	return true
}

// sortedAncestors returns a in order. The order of two searches depends on how far earlier comparisons drove them, therefore this function
// compares in the order of MLIR's sort, which sorts two halves by insertion and merges them: from the end if the first half is longer.
func sortedAncestors(a []*ancestors) []*ancestors {
	half := (len(a) + 1) / 2
	x, y := a[:half], a[half:]
	insertionSort(x)
	insertionSort(y)
	out := make([]*ancestors, 0, len(a))
	if len(x) <= len(y) {
		for len(x) > 0 && len(y) > 0 {
			if y[0].less(x[0]) {
				out, y = append(out, y[0]), y[1:]
			} else {
				out, x = append(out, x[0]), x[1:]
			}
		}
		return append(append(out, x...), y...)
	}
	for len(x) > 0 && len(y) > 0 {
		if i, j := len(x)-1, len(y)-1; y[j].less(x[i]) {
			out, x = append(out, x[i]), x[:i]
		} else {
			out, y = append(out, y[j]), y[:j]
		}
	}
	slices.Reverse(out)
	return slices.Concat(x, y, out)
}

func insertionSort(a []*ancestors) {
	for i := 1; i < len(a); i++ {
		v, j := a[i], i
		if v.less(a[0]) {
			j = 0
		} else {
			for ; j > 0 && v.less(a[j-1]); j-- {
			}
		}
		copy(a[j+1:i+1], a[j:i])
		a[j] = v
	}
}

// ancestors is a search through the operations that an operand depends on, breadth first and as far as comparisons need it.
type ancestors struct {
	operand *ir.Value
	queue   []*ir.Operation // nil stands for an argument of a block
	seen    map[*ir.Operation]bool
	// keys has the keys of the visited operations and of the first one in the queue.
	keys []ancestorKey
}

// ancestorKey is what an operation is compared by: arguments of blocks come first, constants last.
type ancestorKey struct {
	rank int
	name string
}

func (k ancestorKey) compare(o ancestorKey) int {
	return cmp.Or(cmp.Compare(k.rank, o.rank), cmp.Compare(k.name, o.name))
}

func newAncestors(v *ir.Value) *ancestors {
	a := &ancestors{operand: v, seen: map[*ir.Operation]bool{}}
	a.push(v.DefiningOp())
	a.note()
	return a
}

func (a *ancestors) push(op *ir.Operation) {
	if op == nil || !a.seen[op] {
		a.queue = append(a.queue, op)
		a.seen[op] = true
	}
}

// note adds the key of the first operation in the queue.
func (a *ancestors) note() {
	if len(a.queue) == 0 {
		return
	}
	k := ancestorKey{}
	if op := a.queue[0]; op != nil {
		k = ancestorKey{rank: 1, name: op.Name()}
		if op.HasTrait(ir.ConstantLike) {
			k.rank = 2
		}
	}
	a.keys = append(a.keys, k)
}

// reach goes on until there is a key with number i, which is at most the next one. It reports whether the search had not ended before.
func (a *ancestors) reach(i int) bool {
	if len(a.keys) > i {
		return true
	}
	if len(a.queue) == 0 {
		return false
	}
	op := a.queue[0]
	a.queue = a.queue[1:]
	if op != nil {
		for _, v := range op.Operands() {
			a.push(v.DefiningOp())
		}
	}
	a.note()
	return true
}

// less reports whether a comes before b: by the first keys that differ, or else the one with fewer keys.
func (a *ancestors) less(b *ancestors) bool {
	if a.operand == b.operand {
		return false
	}
	for i := 0; ; i++ {
		switch {
		case !a.reach(i):
			return true
		case !b.reach(i):
			return false
		case len(a.queue) == 0 || len(b.queue) == 0:
			return len(a.keys) < len(b.keys)
		}
		if c := a.keys[i].compare(b.keys[i]); c != 0 {
			return c < 0
		}
	}
}
