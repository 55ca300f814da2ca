package transform

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// RemoveDeadValues removes what no operation with effects needs: operations, operands,
// results and arguments of ops with regions, and arguments and results of functions that
// are not public. It reports whether it removed anything.
func RemoveDeadValues(op *ir.Operation) bool { return removeDead(op, analysis.FindLiveness(op)) }

func removeDead(op *ir.Operation, l *analysis.Liveness) bool {
	w := &deadRemover{l: l, b: ir.NewBuilder(op.Context(), nil), dead: map[*ir.Operation]bool{}}
	for i := range op.NumRegions() {
		w.collectIn(op.Region(i))
	}
	for _, d := range w.drops {
		eraseOperands(d.op, d.drop)
	}
	for i := len(w.order) - 1; i >= 0; i-- {
		w.erase(w.order[i])
	}
	for _, f := range w.shrink {
		f()
	}
	return len(w.order) > 0 || len(w.drops) > 0 || len(w.shrink) > 0
}

// NewRemoveDeadValues returns the pass remove-dead-values. As in MLIR, no analysis stays valid, even if nothing changes.
func NewRemoveDeadValues() *pass.Pass {
	exact := false
	return &pass.Pass{
		Name: "remove-dead-values", Class: "RemoveDeadValues", Summary: "Remove dead values",
		Options: []pass.Option{pass.Bool("exact", &exact, "Accept branches and symbols that are not functions, which MLIR 19 refuses; do nothing without calls").Beyond()},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if exact && !hasCalls(op) {
				r.PreserveAnalyses()
				return true
			}
			live := pass.Analysis(r, op, "dataflow::RunLivenessAnalysis", analysis.FindLiveness)
			// As in MLIR 19, the error does not make the pass fail.
			if changed := (exact || acceptable(op)) && removeDead(op, live); exact && !changed {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

func hasCalls(op *ir.Operation) bool {
	return op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if _, ok := ir.OpInterface[ir.CallModel](o.Info()); ok {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// acceptable reports whether MLIR 19 removes dead values in top. If not, it emits an error.
func acceptable(top *ir.Operation) bool {
	refused := func(op *ir.Operation) bool {
		if _, branch := ir.OpInterface[ir.BranchModel](op.Info()); branch {
			return true
		}
		if op.HasTrait(ir.Symbol) && ir.SymbolName(op) != "" {
			if _, function := ir.OpInterface[ir.FunctionModel](op.Info()); !function {
				return true
			}
		}
		_, user := ir.OpInterface[ir.SymbolUserModel](op.Info())
		_, call := ir.OpInterface[ir.CallModel](op.Info())
		return user && !call
	}
	ok := true
	check := func(op *ir.Operation) {
		if ok && refused(op) {
			ok = op.EmitError("cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops\n")
		}
	}
	top.Walk(check)
	return ok
}

// deadRemover removes dead values. It first collects what to remove, because the analysis
// describes the operations as they were.
type deadRemover struct {
	l     *analysis.Liveness
	b     *ir.Builder
	dead  map[*ir.Operation]bool
	order []*ir.Operation // the dead operations
	drops []dropped
	// shrink are the removals of arguments and results, to do at the end.
	shrink []func()
}

// dropped says which operands op loses.
type dropped struct {
	op   *ir.Operation
	drop []bool
}

func (w *deadRemover) collectIn(r *ir.Region) {
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			w.collect(op)
		}
	}
}

// collect collects what to remove of op and in its regions, innermost first.
func (w *deadRemover) collect(op *ir.Operation) {
	m, branches := ir.OpInterface[ir.RegionBranchModel](op.Info())
	_, call := ir.OpInterface[ir.CallModel](op.Info())
	f, function := ir.OpInterface[ir.FunctionModel](op.Info())
	if !call && !op.HasTrait(ir.Terminator) && !op.HasTrait(ir.Symbol) && w.l.IsDead(op) {
		w.dead[op] = true
		w.order = append(w.order, op)
		return
	}
	for i := range op.NumRegions() {
		w.collectIn(op.Region(i))
	}
	switch {
	case function:
		w.collectFunction(op, f)
	case branches:
		w.collectBranch(op, m)
	}
}

// drop collects the operands of op for which drop is set.
func (w *deadRemover) drop(op *ir.Operation, drop []bool) {
	for _, d := range drop {
		if d {
			w.drops = append(w.drops, dropped{op, drop})
			return
		}
	}
}

// unneeded returns which of the operands that control flow passes to receivers reach none
// that is kept.
func (w *deadRemover) unneeded(receivers [][]*ir.Value) []bool {
	out := make([]bool, len(receivers))
	for i, rs := range receivers {
		out[i] = len(rs) > 0
		for _, r := range rs {
			out[i] = out[i] && !w.l.IsKept(r)
		}
	}
	return out
}

// collectBranch collects what to remove of op, whose regions pass values.
func (w *deadRemover) collectBranch(op *ir.Operation, m ir.RegionBranchModel) {
	received := map[*ir.Value]bool{}
	pass := func(from *ir.Operation, receivers [][]*ir.Value) {
		for _, rs := range receivers {
			for _, r := range rs {
				received[r] = true
			}
		}
		w.drop(from, w.unneeded(receivers))
	}
	pass(op, analysis.Entries(op, m))
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			if t := b.Last(); t != nil && t.HasTrait(ir.Terminator) && t.NumSuccessors() == 0 {
				pass(t, analysis.Exits(t, op, m))
			}
		}
	}
	gone := func(v *ir.Value) bool { return received[v] && !w.l.IsKept(v) }
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil && slices.ContainsFunc(b.Args(), gone) {
			w.shrink = append(w.shrink, func() { b.EraseArgsIf(gone) })
		}
	}
	w.eraseResults(op, gone)
}

// eraseResults collects the results of op for which gone returns true.
func (w *deadRemover) eraseResults(op *ir.Operation, gone func(*ir.Value) bool) {
	for i := range op.NumResults() {
		if gone(op.Result(i)) {
			w.shrink = append(w.shrink, func() { withoutResults(w.b, op, gone) })
			return
		}
	}
}

// collectFunction collects the dead arguments and results of a function, and of its calls.
func (w *deadRemover) collectFunction(op *ir.Operation, m ir.FunctionModel) {
	if !w.l.IsInternal(op) {
		return
	}
	r := op.Region(0)
	calls := w.l.Calls(op)
	t := m.FunctionType(op)
	inputs, results := make([]bool, len(t.Inputs)), make([]bool, len(t.Results))
	for i := range inputs {
		inputs[i] = !w.l.IsLive(r.First().Arg(i))
	}
	for i := range results {
		results[i] = true
		for _, call := range calls {
			results[i] = results[i] && !w.l.IsLive(call.Result(i))
		}
	}
	for _, call := range calls {
		c, _ := ir.OpInterface[ir.CallModel](call.Info())
		start, _ := c.CallOperands(call)
		unused := make([]bool, call.NumOperands())
		copy(unused[start:], inputs)
		w.drop(call, unused)
		w.eraseResults(call, func(v *ir.Value) bool { return results[v.Index()] })
	}
	for b := r.First(); b != nil; b = b.Next() {
		if t := b.Last(); t != nil && t.HasTrait(ir.ReturnLike) && t.NumOperands() == len(results) {
			w.drop(t, results)
		}
	}
	if slices.Contains(inputs, true) || slices.Contains(results, true) {
		w.shrink = append(w.shrink, func() { interfaces.EraseFunctionParts(op, m, inputs, results) })
	}
}
