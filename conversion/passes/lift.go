package passes

import (
	"github.com/spvc/spvc/conversion/cftoscf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewLiftControlFlow returns the pass lift-cf-to-scf, which lifts the branches in the
// functions of the func dialect.
func NewLiftControlFlow() *pass.Pass {
	return &pass.Pass{
		Name: "lift-cf-to-scf", Class: "LiftControlFlowToSCFPass", Summary: "Lift ControlFlow dialect to SCF dialect",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			var functions []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Is(fn.Func) && !o.Region(0).Empty() {
					functions = append(functions, o)
				}
			})
			changed := false
			for _, f := range functions {
				r.Dominance(f) // MLIR asks for this analysis; the lifter changes branches and has trees of its own
				c, ok := cftoscf.LiftNested(f, returnPoison)
				if changed = changed || c; !ok {
					return false
				}
			}
			if !changed {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

// returnPoison ends a function at a place that control does not reach.
func returnPoison(b *ir.Builder, loc ir.Location, parent *ir.Operation) *ir.Operation {
	if !parent.Is(fn.Func) {
		parent.EmitErrorAt(loc, "Cannot create unreachable terminator for '"+parent.Name()+"'")
		return nil
	}
	var vs []*ir.Value
	for _, t := range (fn.FuncOp{Operation: parent}).Type().Results {
		vs = append(vs, cftoscf.NewPoison(b, loc, t))
	}
	return b.Create(loc, fn.Return, vs, nil)
}
