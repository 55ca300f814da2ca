package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewLoopInvariantCodeMotion returns the pass affine-loop-invariant-code-motion.
//
// Accesses and operations that are undefined for some operands move only out of loops that are known to have an
// iteration.
func NewLoopInvariantCodeMotion() *pass.Pass {
	return &pass.Pass{
		Name: "affine-loop-invariant-code-motion", Class: "AffineLoopInvariantCodeMotion", Op: "func.func",
		Summary: "Hoist loop invariant instructions outside of affine loops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			h := &hoister{steps: maxUsers}
			op.Walk(func(o *ir.Operation) {
				if o.Is(affine.For) {
					h.hoist(affine.ForOp{Operation: o})
				}
			})
			return true
		},
	}
}

// maxUsers bounds the users of memrefs that are a run of the pass looks at. Beyond, accesses
// stay.
const maxUsers = 1 << 24

// hoister decides which operations of a loop move in front of it.
type hoister struct {
	loop affine.ForOp
	// runs is set if the loop is known to have an iteration.
	runs bool
	// pending are the operations that were looked at, hoisted those that move.
	pending, hoisted map[*ir.Operation]bool
	// steps is how many more users of memrefs the pass may look at.
	steps int
}

// hoist moves the invariant operations of a loop in front of it.
func (h *hoister) hoist(f affine.ForOp) {
	h.loop, h.pending, h.hoisted = f, map[*ir.Operation]bool{}, map[*ir.Operation]bool{}
	n, known := f.ConstantTripCount()
	h.runs = known && int64(n) > 0
	var move []*ir.Operation
	for op := f.Body().First(); op != nil; op = op.Next() {
		if op.HasUses() {
			h.pending[op] = true
		}
		if !op.Is(affine.Yield) && h.invariant(op) {
			move = append(move, op)
		}
	}
	for _, op := range move {
		op.MoveBefore(f.Operation)
	}
}

// invariant reports whether op does the same in each iteration of the loop
// (isOpLoopInvariant).
func (h *hoister) invariant(op *ir.Operation) bool {
	switch {
	case op.Is(affine.If), op.Is(affine.For), op.Is(affine.Parallel):
		if !h.regionsInvariant(op) {
			return false
		}
	case ir.ConstantValue(op) != nil:
	case !h.movable(op):
		return false
	}
	for _, v := range op.Operands() {
		if v.OwnerBlock() == h.loop.Body() {
			return false
		}
		if def := v.DefiningOp(); def != nil && h.pending[def] && !h.hoisted[def] {
			return false
		}
	}
	h.hoisted[op] = true
	return true
}

func (h *hoister) regionsInvariant(op *ir.Operation) bool {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				if !h.invariant(o) {
					return false
				}
			}
		}
	}
	return true
}

// movable reports whether the effects of op let it move.
func (h *hoister) movable(op *ir.Operation) bool {
	access := analysis.IsRead(op) || analysis.IsWrite(op)
	if !access && !op.Is(affine.Prefetch) && !ir.IsMemoryEffectFree(op) {
		return false
	}
	h.pending[op] = true
	if !h.runs && (access || !ir.IsSpeculatable(op)) || access && h.conflicts(op) {
		return false
	}
	return op.NumOperands() > 0 || op.Is(affine.Yield)
}

// conflicts reports whether the loop contains another operation that may access the memory of an
// access: any, if the access writes, and otherwise one that may write. Like MLIR's, the pass takes
// different memrefs for different memory, unless one is a view of the other.
func (h *hoister) conflicts(op *ir.Operation) bool {
	v := affine.AccessOp{Operation: op}.MemRef()
	for def := v.DefiningOp(); def != nil && memref.IsView(def); def = v.DefiningOp() {
		if h.steps--; h.steps < 0 {
			return true
		}
		v = def.Operand(0)
	}
	return h.usedOtherwise(v, op)
}

// usedOtherwise reports whether a user of v or of a view of v in the loop conflicts with op.
func (h *hoister) usedOtherwise(v *ir.Value, op *ir.Operation) bool {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		user := u.Owner()
		if user == op {
			continue
		}
		if h.steps--; h.steps < 0 {
			return true
		}
		if memref.IsView(user) && user.NumResults() == 1 {
			if h.usedOtherwise(user.Result(0), op) {
				return true
			}
			continue
		}
		if h.loop.IsAncestor(user) && !harmless(user, analysis.IsWrite(op)) {
			return true
		}
	}
	return false
}

// harmless reports whether user, which is no view, leaves the memory of a memref alone that it uses, and, if
// written is set, does not read it either. Operations that copy in the background, such as
// affine.dma_start, have no known effects.
func harmless(user *ir.Operation, written bool) bool {
	if user.Is(affine.Prefetch) || ir.IsMemoryEffectFree(user) {
		return true
	}
	onlyReads := true
	known := ir.CollectEffects(user, func(e ir.Effect) { onlyReads = onlyReads && e.Kind == ir.EffectRead })
	return known && onlyReads && !written
}
