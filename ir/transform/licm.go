package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// HoistLoopInvariants moves pure operations that do not depend on their loop in front
// of the loop, innermost loops first. It returns the number of moved operations.
func HoistLoopInvariants(root *ir.Operation) int {
	moved := 0
	root.Walk(func(op *ir.Operation) {
		m, ok := ir.OpInterface[ir.LoopModel](op.Info())
		if !ok {
			return
		}
		for _, r := range m.LoopRegions(op) {
			moved += hoistFrom(op, r)
		}
	})
	return moved
}

// NewLICM returns the pass loop-invariant-code-motion.
func NewLICM() *pass.Pass {
	return &pass.Pass{
		Name: "loop-invariant-code-motion", Class: "LoopInvariantCodeMotion", Summary: "Hoist loop invariant instructions outside of the loop",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			HoistLoopInvariants(op)
			return true
		},
	}
}

func hoistFrom(loop *ir.Operation, r *ir.Region) int {
	var work []*ir.Operation
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			work = append(work, op)
		}
	}
	moved := 0
	for i := 0; i < len(work); i++ {
		op := work[i]
		if op.ParentRegion() != r || op.HasTrait(ir.Terminator) || !ir.IsPure(op) || !independent(op, loop) {
			continue
		}
		op.MoveBefore(loop)
		moved++
		for k := range op.NumResults() {
			for u := op.Result(k).FirstUse(); u != nil; u = u.NextUse() {
				if u.Owner().ParentRegion() == r {
					work = append(work, u.Owner())
				}
			}
		}
	}
	return moved
}

// independent reports whether op and the operations nested in it use only values
// defined in op or outside of loop.
func independent(op, loop *ir.Operation) bool {
	return op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		for i := range o.NumOperands() {
			p := o.Operand(i).ParentBlock().Parent()
			if p != nil && !op.IsAncestor(p) && loop.IsAncestor(p) {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
}
