// Package passes holds the passes of the func dialect.
package passes

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/transform"
)

// Register adds the passes of the func dialect to r.
func Register(r *pass.Registry) { r.Add(NewDuplicateElimination) }

// NewDuplicateElimination returns the pass duplicate-function-elimination. Of functions
// that differ only in their names it keeps the first one.
func NewDuplicateElimination() *pass.Pass {
	return &pass.Pass{
		Name: "duplicate-function-elimination", Class: "DuplicateFunctionEliminationPass", Op: ir.Module.Name, Summary: "Deduplicate functions",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			eliminateDuplicates(op)
			return true
		},
	}
}

func eliminateDuplicates(module *ir.Operation) {
	var bodies transform.Bodies
	byHash := map[uint64][]*ir.Operation{}
	kept := map[string]string{} // name of a function -> name of the equal function that stays
	var duplicates []*ir.Operation
	module.Walk(func(op *ir.Operation) {
		if !op.Is(fn.Func) {
			return
		}
		name := ir.SymbolName(op)
		h := bodies.Add(op)
		for _, other := range byHash[h] {
			if bodies.EqualButNames(other, op) {
				kept[name] = ir.SymbolName(other)
				duplicates = append(duplicates, op)
				return
			}
		}
		kept[name] = name
		byHash[h] = append(byHash[h], op)
	})
	if len(duplicates) == 0 {
		return
	}
	module.Walk(func(op *ir.Operation) {
		if !op.Is(fn.Call) {
			return
		}
		callee := fn.CallOp{Operation: op}.Callee()
		if name := kept[callee]; name != "" && name != callee {
			op.SetProp(0, op.Context().SymbolRef(name))
		}
	})
	for _, op := range duplicates {
		op.Erase()
	}
}
