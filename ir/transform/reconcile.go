package transform

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// ReconcileCasts removes the unrealized conversion casts below root that, through
// further casts, lead back to the original types of the values. It also removes unused
// casts.
func ReconcileCasts(root *ir.Operation) {
	w := castWork{queued: map[*ir.Operation]bool{}}
	root.Walk(func(op *ir.Operation) {
		if isCast(op) {
			w.add(op)
		}
	})
	for len(w.list) > 0 {
		op := w.list[len(w.list)-1]
		w.list = w.list[:len(w.list)-1]
		delete(w.queued, op)
		if hasUses(op) && !w.bypass(op) {
			continue
		}
		operands := op.Operands()
		op.Erase()
		for _, v := range operands {
			if def := v.DefiningOp(); def != nil && isCast(def) {
				w.add(def)
			}
		}
	}
}

// castWork is the list of casts to visit, the last one first.
type castWork struct {
	list   []*ir.Operation
	queued map[*ir.Operation]bool
}

func (w *castWork) add(op *ir.Operation) {
	if !w.queued[op] {
		w.queued[op] = true
		w.list = append(w.list, op)
	}
}

// maxCastChain bounds the length of the chains of casts that are followed, which keeps
// the work linear in the number of casts.
const maxCastChain = 1024

// bypass replaces the results of op by the operands of a cast further up the chain
// whose operands have the same types. It returns whether there is such a cast.
func (w *castWork) bypass(op *ir.Operation) bool {
	want := op.ResultTypes()
	for c, n := op, 0; c != nil && n < maxCastChain; c, n = castOfOperands(c), n+1 {
		vs := c.Operands()
		if len(vs) != len(want) || !slices.EqualFunc(vs, want, func(v *ir.Value, t ir.Type) bool { return v.Type() == t }) {
			continue
		}
		for i, v := range vs {
			op.Result(i).ReplaceAllUsesWith(v)
		}
		return true
	}
	return false
}

func isCast(op *ir.Operation) bool { return op.Is(ir.UnrealizedCast) }

func hasUses(op *ir.Operation) bool {
	return slices.ContainsFunc(op.Results(), (*ir.Value).HasUses)
}

// castOfOperands returns the cast whose results are the operands of op, in the same
// order, or nil if there is none.
func castOfOperands(op *ir.Operation) *ir.Operation {
	if op.NumOperands() == 0 {
		return nil
	}
	c := op.Operand(0).DefiningOp()
	if c == nil || !isCast(c) || !slices.Equal(c.Results(), op.Operands()) {
		return nil
	}
	return c
}

// NewReconcileCasts returns the pass reconcile-unrealized-casts.
func NewReconcileCasts() *pass.Pass {
	return &pass.Pass{
		Name: "reconcile-unrealized-casts", Class: "ReconcileUnrealizedCasts", Summary: "Simplify and eliminate unrealized conversion casts",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ReconcileCasts(op)
			return true
		},
	}
}
