package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
)

// withoutPartial returns slices, those of s in n for the depths from 1 to limit, with nil for those that cut a reduction into
// iterations which no loop of n adds up. MLIR 19 adds them up where it does not see that this is wrong.
func (f *fuser) withoutPartial(s, n *fusionNode, legal []*analysis.Slice, limit int) []*analysis.Slice {
	last := 0
	for i, slice := range legal {
		if slice == nil {
			continue
		}
		if list := slicedReductions(s, slice); slices.ContainsFunc(list, func(r affine.ForOp) bool { return isPartial(slice, r) }) &&
			(len(list) > 1 || i+1 < limit || !f.mergeable(s, n, list[0], slice)) {
			legal[i] = nil
			continue
		}
		last = i + 1
	}
	return legal[:last]
}

// isPartial reports whether the slice may have fewer iterations of a loop than the loop.
func isPartial(slice *analysis.Slice, r affine.ForOp) bool {
	counts, ok := slice.TripCounts()
	n, known := r.ConstantTripCount()
	have, limited := counts[r.Operation]
	return !ok || !known || limited && uint64(have) != n
}

// runsOnceOnly reports whether a loop is known to have one iteration.
func runsOnceOnly(r affine.ForOp) bool {
	n, ok := r.ConstantTripCount()
	return ok && n == 1
}

// reductionToMerge returns the reduction of s whose iterations the loop around the slice adds up, which must be the innermost
// one, or a ForOp without operation.
func (f *fuser) reductionToMerge(s, n *fusionNode, slice *analysis.Slice) affine.ForOp {
	if list := slicedReductions(s, slice); len(list) == 1 && f.mergeable(s, n, list[0], slice) {
		return list[0]
	}
	return affine.ForOp{}
}

// slicedReductions returns the loops with results in s to which the slice gives a range.
func slicedReductions(s *fusionNode, slice *analysis.Slice) (list []affine.ForOp) {
	for i, iv := range slice.IVs {
		loop, ok := affine.LoopOf(iv)
		if ok && loop.NumResults() > 0 && s.op.IsAncestor(loop.Operation) && (slice.Ranges[i].Lower != nil || slice.Ranges[i].Upper != nil) {
			list = append(list, loop)
		}
	}
	return list
}

// mergeable reports whether the loop p around the slice of s can compute the reduction r as well: an iteration of p does that of r
// with the same number, the reduction is all that s does before its end, and what uses the result can run after p.
func (f *fuser) mergeable(s, n *fusionNode, r affine.ForOp, slice *analysis.Slice) bool {
	p := affine.ForOp{Operation: slice.Insert.Parent()}
	if !p.Is(affine.For) || p.Operation == n.op || r.Operation == s.op || !slice.IsUnit() || !f.checker().IsParallelReduction(r) {
		return false
	}
	for i, iv := range slice.IVs {
		loop, ok := affine.LoopOf(iv)
		if !ok || !s.op.IsAncestor(loop.Operation) {
			continue
		}
		m, operands := loop.LowerMap(), loop.LowerOperands()
		if x := slice.Ranges[i].Lower; x != nil {
			m, operands = affine.CanonicalizeMap(x, slice.LowerOperands[i])
		}
		// The loops around r dissolve, and what follows p has no value of p.
		switch same := m == m.Context().IdentityMap(1) && operands[0] == p.InductionVar() && sameRange(r, p); {
		case loop != r && (len(m.Results) != 1 || slices.Contains(operands, p.InductionVar())):
			return false
		case loop == r && !same && !sameSingle(r, p):
			return false
		}
	}
	return usersCanFollow(s, r)
}

// sameRange reports whether two loops have the same bounds and steps.
func sameRange(a, b affine.ForOp) bool {
	return a.LowerMap() == b.LowerMap() && a.UpperMap() == b.UpperMap() && a.Step() == b.Step() &&
		slices.Equal(a.LowerOperands(), b.LowerOperands()) && slices.Equal(a.UpperOperands(), b.UpperOperands())
}

// sameSingle reports whether two loops have one iteration, that with the same number.
func sameSingle(a, b affine.ForOp) bool {
	x, _, known := a.ConstantBounds()
	y, _, knownToo := b.ConstantBounds()
	return known && knownToo && x == y && runsOnceOnly(a) && runsOnceOnly(b)
}

// usersCanFollow reports whether the operations of s around r may run once for each iteration of the loop that r merges with, and
// those that use the results of r after that loop.
func usersCanFollow(s *fusionNode, r affine.ForOp) bool {
	users := map[*ir.Operation]bool{}
	for op := r.Operation; op != s.op; op = op.Parent() {
		for before := op.Block().First(); before != op; before = before.Next() {
			if mayWrite(before) {
				return false
			}
		}
		for after := op.Next(); after != nil && after != op.Block().Last(); after = after.Next() {
			uses, others := usesAny(after, r.Operation, users), usesInside(after, s.op, r.Operation, users)
			switch {
			case uses && others, !uses && mayWrite(after):
				return false
			case uses:
				users[after] = true
			}
		}
	}
	return true
}

// mayWrite reports whether op, or an operation in it, may do more than read.
func mayWrite(op *ir.Operation) bool {
	return op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if o.Is(affine.For) || analysis.IsRead(o) || o.NumRegions() == 0 && ir.IsMemoryEffectFree(o) {
			return ir.WalkAdvance
		}
		return ir.WalkInterrupt
	}) == ir.WalkInterrupt
}

// usesAny reports whether op, or an operation in it, uses a result of r or of one of users.
func usesAny(op, r *ir.Operation, users map[*ir.Operation]bool) bool {
	return anyOperand(op, func(def *ir.Operation) bool { return def == r || users[def] })
}

// usesInside reports whether op, or an operation in it, uses a value that an operation in nest computes which is neither r, nor one
// of users, nor in op.
func usesInside(op, nest, r *ir.Operation, users map[*ir.Operation]bool) bool {
	return anyOperand(op, func(def *ir.Operation) bool {
		return nest.IsAncestor(def) && def != r && !users[def] && !op.IsAncestor(def)
	})
}

// anyOperand reports whether f holds for an operation that defines an operand of op, or of an operation in op.
func anyOperand(op *ir.Operation, f func(def *ir.Operation) bool) bool {
	return op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		for _, v := range o.Operands() {
			if def := v.DefiningOp(); def != nil && f(def) {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// mergeReduction moves the body of r, which runs once, into the loop around r, which then carries the values of r from iteration to
// iteration. What uses the results of r follows that loop (promoteSingleIterReductionLoop).
func mergeReduction(r affine.ForOp) {
	p := affine.ForOp{Operation: r.Parent()}
	users := map[*ir.Operation]bool{}
	var moved []*ir.Operation
	for op := r.Next(); op != nil && op != r.Block().Last(); op = op.Next() {
		if usesAny(op, r.Operation, users) {
			users[op] = true
			moved = append(moved, op)
		}
	}
	b := ir.NewBuilder(p.Context(), nil)
	b.SetBefore(p.Operation)
	n := affine.NewFor(b, p.Loc(), p.LowerMap(), p.LowerOperands(), p.UpperMap(), p.UpperOperands(), p.Step(), slices.Concat(p.Inits(), r.Inits())...)
	n.SetDiscardableAttrs(p.DiscardableAttrs())
	args, old := n.Body().Args(), len(p.Body().Args())
	for i, a := range p.Body().Args() {
		a.ReplaceAllUsesWith(args[i])
	}
	r.InductionVar().ReplaceAllUsesWith(args[0])
	for i, a := range r.IterArgs() {
		a.ReplaceAllUsesWith(args[old+i])
	}
	p.ReplaceAllUsesWith(n.Results()[:p.NumResults()])
	r.ReplaceAllUsesWith(n.Results()[p.NumResults():])
	end, last := p.Body().Last(), r.Body().Last()
	end.SetOperands(append(end.Operands(), last.Operands()...))
	last.Erase()
	for r.Body().First() != nil {
		r.Body().First().MoveBefore(r.Operation)
	}
	r.Erase()
	for _, op := range moved {
		op.MoveBefore(p.Operation)
	}
	for p.Body().First() != nil {
		p.Body().First().MoveToEnd(n.Body())
	}
	p.Erase()
}
