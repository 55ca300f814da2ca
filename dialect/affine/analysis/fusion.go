package analysis

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
)

// accessesIn returns the affine accesses in a loop nest. ok is false if the nest contains an
// affine.if.
func accessesIn(f affine.ForOp) (list []*ir.Operation, ok bool) {
	ok = true
	f.Walk(func(op *ir.Operation) {
		if IsRead(op) || IsWrite(op) {
			list = append(list, op)
		}
		ok = ok && !op.Is(affine.If)
	})
	return list, ok
}

// Fusion asks for the slice of Source that can run in Target, another nest of the same
// block, at the depth of its loops around the slice, counted from the outermost loop of the
// function.
type Fusion struct {
	Source, Target affine.ForOp
	Depth          int
	// Sibling is the memref that both nests load. Nil means that Source stores what Target
	// loads.
	Sibling *ir.Value
	// All computes the slice from all accesses of Source, not from stores or Sibling only.
	All bool
}

// Outcome says whether a fusion is legal, or why not.
type Outcome uint8

const (
	Fusible        Outcome = iota
	NotFusible             // there is no such slice, or the analysis does not find one
	BlockedBetween         // operations between the nests depend on both
	WrongSlice             // the slice computes other iterations than those of Source
)

// CanFuse returns the slice, or nil if the fusion is not legal.
func (c *Checker) CanFuse(q Fusion) *Slice {
	if s, o := c.TryFuse(q); o == Fusible {
		return s
	}
	return nil
}

// TryFuse returns the slice if the fusion is legal or the slice is wrong, and the outcome (canFuseLoops).
func (c *Checker) TryFuse(q Fusion) (*Slice, Outcome) {
	backward := q.Source.IsBeforeInBlock(q.Target.Operation)
	first, second := q.Source, q.Target
	if !backward {
		first, second = second, first
	}
	if q.Depth == 0 || first.Block() != second.Block() {
		return nil, NotFusible
	}
	if !hasPlaceBetween(first.Operation, second.Operation) {
		return nil, BlockedBetween
	}
	a, ok := accessesIn(first)
	b, ok2 := accessesIn(second)
	if !ok || !ok2 || !q.All && q.Sibling == nil && c.fusibleDepth(a, b) < q.Depth {
		return nil, NotFusible
	}
	var sources []*ir.Operation
	for _, op := range a {
		if q.All || q.Sibling == nil && IsWrite(op) || q.Sibling != nil && IsRead(op) && c.Access(op).MemRef() == q.Sibling {
			sources = append(sources, op)
		}
	}
	s, valid := c.sliceUnion(sources, b, q.Depth, CommonDepth(first.Operation, second.Operation), backward)
	switch {
	case s == nil || valid == Perhaps:
		return nil, NotFusible
	case valid == No:
		return s, WrongSlice
	}
	return s, Fusible
}

// hasPlaceBetween reports whether the operations between a and b can be split into those
// that must run before b and those that must run after a.
func hasPlaceBetween(a, b *ir.Operation) bool {
	afterA, beforeB := memrefAccesses(a), memrefAccesses(b)
	found := false
	for op := a.Next(); op != b; op = op.Next() {
		found = found || dependsOn(op, afterA)
		if found && (dependsOn(op, beforeB) || feeds(op, b)) {
			return false
		}
	}
	return true
}

// memrefAccesses returns the memrefs that accesses in op access, with whether one stores.
func memrefAccesses(op *ir.Operation) map[*ir.Value]bool {
	stored := map[*ir.Value]bool{}
	op.Walk(func(o *ir.Operation) {
		if IsRead(o) || IsWrite(o) {
			v := affine.AccessOp{Operation: o}.MemRef()
			stored[v] = stored[v] || IsWrite(o)
		}
	})
	return stored
}

// dependsOn reports whether an access in op is to a memref that others access, and one of
// them stores.
func dependsOn(op *ir.Operation, others map[*ir.Value]bool) bool {
	return op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if IsRead(o) || IsWrite(o) {
			stored, known := others[affine.AccessOp{Operation: o}.MemRef()]
			if stored || known && IsWrite(o) {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// feeds reports whether an operation in nest uses a result of op, or of an operation in op,
// that is no access.
func feeds(op, nest *ir.Operation) bool {
	return op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		for _, v := range o.Results() {
			for u := v.FirstUse(); u != nil && !IsRead(o); u = u.NextUse() {
				if u.Owner() != nest && nest.IsAncestor(u.Owner()) {
					return ir.WalkInterrupt
				}
			}
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// fusibleDepth returns the number of loops around the accesses among targets to memrefs that
// both sources store and targets load, such that no dependence between these accesses goes
// from one iteration of these loops to another (getMaxLoopDepth).
func (c *Checker) fusibleDepth(sources, targets []*ir.Operation) int {
	shared := map[*ir.Value]bool{}
	for _, op := range sources {
		if v := c.Access(op).MemRef(); IsWrite(op) {
			shared[v] = slices.ContainsFunc(targets, func(t *ir.Operation) bool { return IsRead(t) && c.Access(t).MemRef() == v })
		}
	}
	var accesses []*ir.Operation
	for _, op := range targets {
		if shared[c.Access(op).MemRef()] {
			accesses = append(accesses, op)
		}
	}
	depth := len(CommonFors(accesses))
	if !slices.ContainsFunc(accesses, IsWrite) {
		return depth
	}
	for _, src := range accesses {
		for _, dst := range accesses {
			for d := 1; d <= min(depth, CommonDepth(src, dst)+1); d++ {
				if x, _ := c.Check(Query{Source: src, Target: dst, Depth: d}); x != None {
					depth = d - 1
					break
				}
			}
		}
	}
	return depth
}
