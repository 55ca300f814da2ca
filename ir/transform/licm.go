package transform

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// HoistLoopInvariants moves pure operations that do not depend on their loop in front
// of the loop, innermost loops first. It returns the number of moved operations.
func HoistLoopInvariants(root *ir.Operation) int { return new(hoister).hoist(root) }

// hoister moves operations in front of loops.
type hoister struct {
	remark pass.Remarker
	moved  int
	// With remark, order holds the moved operations once each, and loops the number of loops that each left.
	order []*ir.Operation
	loops map[*ir.Operation]int
}

func (h *hoister) hoist(root *ir.Operation) int {
	root.Walk(func(op *ir.Operation) {
		m, ok := ir.OpInterface[interfaces.LoopModel](op.Info())
		if !ok {
			return
		}
		for _, r := range m.LoopRegions(op) {
			h.hoistFrom(op, r)
			if h.remark != nil {
				h.sayKept(op, r)
			}
		}
	})
	for _, op := range h.order {
		text := "'" + op.Name() + "' moved before the loop"
		if n := h.loops[op]; n > 1 {
			text = "'" + op.Name() + "' moved before " + strconv.Itoa(n) + " loops"
		}
		h.remark(op, pass.Applied, text)
	}
	return h.moved
}

// NewLICM returns the pass loop-invariant-code-motion.
func NewLICM() *pass.Pass {
	return &pass.Pass{
		Name: "loop-invariant-code-motion", Class: "LoopInvariantCodeMotion", Summary: "Hoist loop invariant instructions outside of the loop",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			h := &hoister{remark: r.Remarker()}
			h.hoist(op)
			return true
		},
	}
}

func (h *hoister) hoistFrom(loop *ir.Operation, r *ir.Region) {
	var work []*ir.Operation
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			work = append(work, op)
		}
	}
	for i := 0; i < len(work); i++ {
		op := work[i]
		if op.ParentRegion() != r || op.HasTrait(ir.Terminator) || !ir.IsMemoryEffectFree(op) || !ir.IsSpeculatable(op) || !independent(op, loop) {
			continue
		}
		op.MoveBefore(loop)
		h.moved++
		h.note(op)
		for k := range op.NumResults() {
			for u := op.Result(k).FirstUse(); u != nil; u = u.NextUse() {
				if u.Owner().ParentRegion() == r {
					work = append(work, u.Owner())
				}
			}
		}
	}
}

// note remembers that op left a loop. Constants need no remark.
func (h *hoister) note(op *ir.Operation) {
	if h.remark == nil || op.HasTrait(ir.ConstantLike) {
		return
	}
	if h.loops == nil {
		h.loops = map[*ir.Operation]int{}
	}
	if h.loops[op]++; h.loops[op] == 1 {
		h.order = append(h.order, op)
	}
}

// sayKept reports which computations stay in region r of loop, and why. Those whose operands change in the loop are
// the rule; one remark counts them.
func (h *hoister) sayKept(loop *ir.Operation, r *ir.Region) {
	variant := 0
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			if op.NumResults() == 0 || op.NumRegions() > 0 || op.HasTrait(ir.Terminator) {
				continue
			}
			switch {
			case !independent(op, loop):
				variant++
			case !ir.IsMemoryEffectFree(op):
				h.remark(op, pass.Missed, "'"+op.Name()+"' stays in the loop: it accesses memory")
			default:
				h.remark(op, pass.Missed, "'"+op.Name()+"' stays in the loop: it may not run if the loop does not")
			}
		}
	}
	switch {
	case variant == 1:
		h.remark(loop, pass.Missed, "1 operation stays in the loop: its operands change there")
	case variant > 1:
		h.remark(loop, pass.Missed, strconv.Itoa(variant)+" operations stay in the loop: their operands change there")
	}
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
