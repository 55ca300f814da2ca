package analyses

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
	"github.com/spvc/spvc/ir/pass"
)

// live is whether a value matters.
type live bool

// Join returns whether one of the values matters.
func (l live) Join(other live) (live, bool) { return l || other, bool(other && !l) }

// liveness marks the values that matter: those that operations with effects use, and those that others need which matter.
type liveness struct {
	values  *dataflow.BackwardAnalysis[live]
	effects ir.EffectMemo
}

// op marks the operands of op if it has effects or a result that matters.
func (l *liveness) op(op *ir.Operation, results []live, join func(*ir.Value, live)) {
	needed := live(!l.effects.IsMemoryEffectFree(op))
	for _, r := range results {
		needed = needed || r
	}
	for _, v := range op.Operands() {
		join(v, needed)
	}
}

// resultMatters reports whether a result of op matters.
func (l *liveness) resultMatters(op *ir.Operation) (any live) {
	for _, v := range op.Results() {
		any = l.values.Of(v) || any
	}
	return any
}

// acts reports whether an operation of b has effects.
func (l *liveness) acts(b *ir.Block) bool {
	for o := b.First(); o != nil; o = o.Next() {
		if !l.effects.IsMemoryEffectFree(o) {
			return true
		}
	}
	return false
}

// branch marks an operand that decides where control goes, if control goes to blocks with effects or decides about results that
// matter.
func (l *liveness) branch(op *ir.Operation, i int, join func(*ir.Value, live)) {
	needed := l.resultMatters(op) || live(!l.effects.IsMemoryEffectFree(op))
	for k := range op.NumSuccessors() {
		needed = needed || live(l.acts(op.Successor(k)))
	}
	owner := op
	if _, regions := ir.OpInterface[ir.RegionBranchModel](op.Info()); !regions && op.NumSuccessors() == 0 {
		owner = op.Parent()
		needed = l.resultMatters(owner) || needed || live(!l.effects.IsMemoryEffectFree(owner))
	}
	for r := range owner.NumRegions() {
		for b := owner.Region(r).First(); b != nil; b = b.Next() {
			needed = needed || live(l.acts(b))
		}
	}
	join(op.Operand(i), needed)
}

// newLivenessFlow returns the pass test-liveness-analysis.
func newLivenessFlow() *pass.Pass {
	return &pass.Pass{
		Name: "test-liveness-analysis", Class: "(anonymous namespace)::TestLivenessAnalysisPass",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			s := &dataflow.Solver{}
			dataflow.AddDeadCode(s)
			dataflow.AddConstants(s)
			l := &liveness{effects: op.Context().FixedEffects()}
			l.values = dataflow.AddBackward(s, dataflow.Backward[live]{
				Exit:   func(*ir.Value) live { return true },
				Op:     l.op,
				Branch: l.branch,
				Call:   func(op *ir.Operation, i int, join func(*ir.Value, live)) { join(op.Operand(i), true) },
			})
			if !s.Run(op) {
				return false
			}
			return reporting(toOut, func(w *report, op *ir.Operation) {
				w.tagged(op, func(v *ir.Value) string {
					if matters, _ := l.values.Lookup(v); matters {
						return "live"
					}
					return "not live"
				})
			})(op, r)
		},
	}
}
