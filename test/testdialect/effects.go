package testdialect

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

var effectNames = [...]string{ir.EffectRead: "read", ir.EffectWrite: "write", ir.EffectAllocate: "allocate", ir.EffectFree: "free"}

// NewSideEffects returns the pass test-side-effects, which reports the memory effects of operations.
func NewSideEffects() *pass.Pass {
	return &pass.Pass{
		Name: "test-side-effects", Class: "SideEffectsPass", Summary: "Test side effects interfaces",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			op.Walk(remarkEffects)
			r.PreserveAnalyses()
			return true
		},
	}
}

func remarkEffects(op *ir.Operation) {
	e := op.Info().Entry
	if e == nil || op.HasTrait(ir.Terminator) {
		return
	}
	if op.HasTrait(ir.NoMemoryEffect) {
		op.EmitRemark("operation has no memory effects")
		return
	}
	if e.Effects == nil {
		return
	}
	e.Effects(op, func(e ir.Effect) {
		text := "found an instance of '" + effectNames[e.Kind] + "'"
		switch {
		case e.Symbol != nil:
			text += " on a symbol '" + ir.AttrString(e.Symbol) + "',"
		case e.Value == nil:
		case e.Value.DefiningOp() == op:
			text += " on a op result,"
		case e.Value.OwnerBlock() != nil && e.Value.OwnerBlock().Parent() == op:
			text += " on a block argument,"
		default:
			text += " on a op operand,"
		}
		op.EmitRemark(text + " on resource '" + e.On().Name + "'")
	})
}
