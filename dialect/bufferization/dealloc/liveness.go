package dealloc

import (
	"sort"

	"github.com/spvc/spvc/ir"
)

// Liveness knows which memrefs are live at the start and the end of blocks. A memref is live at the start of a block if the block, or an
// operation nested in it, or a later block uses it, and it is defined elsewhere.
type Liveness struct {
	in, out map[*ir.Block]valueSet
	// number is the number of a block in its region.
	number map[*ir.Block]int
	// renamed are the results of operations that were built anew. The sets have the old ones, which do not exist any more.
	renamed map[*ir.Value]*ir.Value
}

type valueSet map[*ir.Value]struct{}

func (s valueSet) has(v *ir.Value) bool { _, ok := s[v]; return ok }

func isMemRef(v *ir.Value) bool { return ir.AnyRankedOrUnrankedMemRef.Match(v.Type()) }

// NewLiveness analyzes the blocks of op.
func NewLiveness(op *ir.Operation) *Liveness {
	l := &Liveness{map[*ir.Block]valueSet{}, map[*ir.Block]valueSet{}, map[*ir.Block]int{}, map[*ir.Value]*ir.Value{}}
	for i := range op.NumRegions() {
		l.region(op.Region(i))
	}
	return l
}

// LiveOut reports whether the memref v is live at the end of block.
func (l *Liveness) LiveOut(v *ir.Value, block *ir.Block) bool { return l.out[block].has(v) }

// region computes what is live in the blocks of r and of the regions in it.
func (l *Liveness) region(r *ir.Region) {
	var blocks []*ir.Block
	for b := r.First(); b != nil; b = b.Next() {
		l.number[b] = len(blocks)
		blocks = append(blocks, b)
		l.in[b], l.out[b] = l.uses(b), valueSet{}
	}
	// A value that is live at the start of a block is live at the end of the blocks before it, and at their start if they do not define it.
	type live struct {
		v *ir.Value
		b *ir.Block
	}
	var work []live
	for _, b := range blocks {
		for v := range l.in[b] {
			work = append(work, live{v, b})
		}
	}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for p := at.b.FirstPred(); p != nil; p = p.NextUse() {
			pred := p.Owner().Block()
			if l.out[pred].has(at.v) {
				continue
			}
			l.out[pred][at.v] = struct{}{}
			if at.v.ParentBlock() != pred && !l.in[pred].has(at.v) {
				l.in[pred][at.v] = struct{}{}
				work = append(work, live{at.v, pred})
			}
		}
	}
}

// uses returns the memrefs that b and the regions in it use, and that are defined outside of b.
func (l *Liveness) uses(b *ir.Block) valueSet {
	used := valueSet{}
	note := func(v *ir.Value) {
		if v.ParentBlock() != b && isMemRef(v) {
			used[v] = struct{}{}
		}
	}
	for op := b.First(); op != nil; op = op.Next() {
		for i := range op.NumOperands() {
			note(op.Operand(i))
		}
		for i := range op.NumRegions() {
			l.region(op.Region(i))
			for inner := op.Region(i).First(); inner != nil; inner = inner.Next() {
				for v := range l.in[inner] {
					if v.ParentRegion() != op.Region(i) {
						note(v)
					}
				}
			}
		}
	}
	return used
}

// sorted returns the values of s in the order in which they are defined.
func (l *Liveness) sorted(s valueSet) []*ir.Value {
	list := make([]*ir.Value, 0, len(s))
	for v := range s {
		for n := l.renamed[v]; n != nil; n = l.renamed[n] {
			v = n
		}
		list = append(list, v)
	}
	sort.Slice(list, func(i, k int) bool { return l.before(list[i], list[k]) })
	return list
}

// before orders arguments before results, arguments by their number, and results by the place of their operations.
func (l *Liveness) before(v, w *ir.Value) bool {
	if v.IsBlockArgument() != w.IsBlockArgument() {
		return v.IsBlockArgument()
	}
	r, s := v.ParentRegion(), w.ParentRegion()
	switch {
	case v.IsBlockArgument():
		if v.Index() != w.Index() {
			return v.Index() < w.Index()
		}
		if r == s {
			return l.number[v.OwnerBlock()] < l.number[w.OwnerBlock()]
		}
	case v.DefiningOp() == w.DefiningOp():
		return v.Index() < w.Index()
	case r == s && v.ParentBlock() == w.ParentBlock():
		return v.DefiningOp().IsBeforeInBlock(w.DefiningOp())
	case r == s:
		return l.number[v.ParentBlock()] < l.number[w.ParentBlock()]
	}
	for r != nil && s != nil {
		if r.Index() != s.Index() {
			return r.Index() < s.Index()
		}
		outer, other := r.Parent().ParentRegion(), s.Parent().ParentRegion()
		if outer == other {
			return outer != nil && r.Parent().Block() == s.Parent().Block() && r.Parent().IsBeforeInBlock(s.Parent())
		}
		r, s = outer, other
	}
	return s != nil
}
