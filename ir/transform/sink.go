package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// SinkIntoRegions moves operations without effects, other than convergent ones, into regions that run at most
// once and contain all uses of the operations, innermost regions first. It returns the
// number of moved operations.
func SinkIntoRegions(root *ir.Operation, dom *ir.Dominance) int {
	var branches []*ir.Operation
	root.Walk(func(op *ir.Operation) {
		if _, ok := ir.OpInterface[interfaces.OnceModel](op.Info()); ok {
			branches = append(branches, op)
		}
	})
	moved := 0
	for _, op := range branches {
		for i := range op.NumRegions() {
			if r := op.Region(i); !r.Empty() {
				moved += SinkInto(r, dom, mayMove, func(o *ir.Operation) { o.MoveBefore(r.First().First()) })
			}
		}
	}
	return moved
}

func mayMove(op *ir.Operation) bool { return ir.IsMemoryEffectFree(op) && !isConvergent(op) }

// SinkInto moves the operations that only r uses, and that may move, to r, users after the operations
// they use. move puts an operation at the start of r. SinkInto returns the number of moved operations.
func SinkInto(r *ir.Region, dom *ir.Dominance, may func(*ir.Operation) bool, move func(*ir.Operation)) int {
	var stack []*ir.Operation
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			stack = append(stack, op)
		}
	}
	moved := 0
	for len(stack) > 0 {
		user := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for i := range user.NumOperands() {
			op := user.Operand(i).DefiningOp()
			if op == nil || op.ParentRegion() == r || !usedOnlyIn(op, r.First(), dom) || !may(op) {
				continue
			}
			move(op)
			moved++
			stack = append(stack, op)
		}
	}
	return moved
}

// usedOnlyIn reports whether entry dominates all uses of op's results.
func usedOnlyIn(op *ir.Operation, entry *ir.Block, dom *ir.Dominance) bool {
	for i := range op.NumResults() {
		for u := op.Result(i).FirstUse(); u != nil; u = u.NextUse() {
			if !dom.DominatesBlock(entry, u.Owner().Block()) {
				return false
			}
		}
	}
	return true
}

// isConvergent reports whether it matters which invocations execute op together.
func isConvergent(op *ir.Operation) bool {
	_, ok := ir.OpInterface[interfaces.Convergent](op.Info())
	return ok
}

// NewControlFlowSink returns the pass control-flow-sink.
func NewControlFlowSink() *pass.Pass {
	sunk := &pass.Statistic{Name: "num-sunk", Summary: "Number of operations sunk"}
	return &pass.Pass{
		Name: "control-flow-sink", Class: "ControlFlowSink", Summary: "Sink operations into conditional blocks",
		Stats: []*pass.Statistic{sunk},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			sunk.Add(SinkIntoRegions(op, r.Dominance(op)))
			return true
		},
	}
}
