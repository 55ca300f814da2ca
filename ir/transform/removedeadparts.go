package transform

import "github.com/spvc/spvc/ir"

// erase erases the dead operation op if nothing uses it, and then those before it in a
// cycle of definitions that only op used.
func (w *deadRemover) erase(op *ir.Operation) {
	work := []*ir.Operation{op}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if !w.dead[op] || op.HasUses() {
			continue
		}
		delete(w.dead, op)
		for _, v := range op.Operands() {
			if def := v.DefiningOp(); def != nil && w.dead[def] {
				work = append(work, def)
			}
		}
		op.Erase()
	}
}

// withoutDropped returns the elements of list for which drop, a list of the same length, is not set.
func withoutDropped[T any](list []T, drop []bool) []T {
	kept := make([]T, 0, len(list))
	for i, x := range list {
		if !drop[i] {
			kept = append(kept, x)
		}
	}
	return kept
}

// eraseOperands removes the operands of op for which drop is set.
func eraseOperands(op *ir.Operation, drop []bool) {
	var segments ir.NamedAttribute
	if op.HasTrait(ir.AttrSizedOperandSegments) {
		sizes := make([]int, len(op.Def().Operands))
		for g := range sizes {
			start, n := op.OperandGroup(g)
			sizes[g] = n
			for i := start; i < start+n; i++ {
				if drop[i] {
					sizes[g]--
				}
			}
		}
		segments = op.Context().Segments(sizes...)
	}
	op.SetOperands(withoutDropped(op.Operands(), drop))
	if segments.Value != nil {
		op.SetAttr(segments.Name, segments.Value)
	}
}

// withoutResults replaces op by an operation without the results for which gone returns
// true. Nothing uses these.
func withoutResults(b *ir.Builder, op *ir.Operation, gone func(*ir.Value) bool) {
	st := ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: op.Operands(), Props: op.Props(), Attrs: op.DiscardableAttrs()}
	var kept []*ir.Value
	for _, v := range op.Results() {
		if !gone(v) {
			kept = append(kept, v)
			st.Results = append(st.Results, v.Type())
		}
	}
	for i := range op.NumRegions() {
		st.Regions = append(st.Regions, op.Region(i))
	}
	b.SetBefore(op)
	made := b.Build(&st)
	for i, v := range kept {
		v.ReplaceAllUsesWith(made.Result(i))
	}
	op.Erase()
}
