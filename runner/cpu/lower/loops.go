package lower

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// backEdge is a branch from a block to one that is not behind it.
type backEdge struct{ from, to *ir.Block }

// countedEdges returns the backward branches of innermost loops that count from one number to another. They need no look at the flag that ends the
// invocation: such a loop has at most 2^32 rounds, in seconds.
func countedEdges(r *ir.Region) map[backEdge]bool {
	order := map[*ir.Block]int{}
	calls := []int{0} // the calls before each block
	var edges []backEdge
	for b := r.First(); b != nil; b = b.Next() {
		order[b] = len(order)
		n := calls[len(calls)-1]
		for op := b.First(); op != nil; op = op.Next() {
			if op.Is(spirv.FunctionCall) {
				n++
			}
		}
		calls = append(calls, n)
		last := b.Last()
		for i := 0; last != nil && i < last.NumSuccessors(); i++ {
			to := last.Successor(i)
			if _, seen := order[to]; seen {
				edges = append(edges, backEdge{b, to})
			}
		}
	}
	counted := map[backEdge]bool{}
	for i, e := range edges {
		first, last := order[e.to], order[e.from]
		inner := calls[last+1] == calls[first]
		// The edges of inner loops come before that of the loop, but for those that begin in it and end behind it.
		for k := i - 1; k >= 0 && inner; k-- {
			if order[edges[k].from] < first {
				break
			}
			inner = false
		}
		if i+1 < len(edges) && order[edges[i+1].to] <= last && order[edges[i+1].to] >= first {
			inner = false
		}
		if inner && counts(e, order, first) {
			counted[e] = true
		}
	}
	return counted
}

// counts reports whether the loop of an edge adds a constant to an argument of its header in each round, and ends when a comparison with a number from
// outside of it says so.
func counts(e backEdge, order map[*ir.Block]int, first int) bool {
	back := e.from.Last()
	if !back.Is(spirv.Branch) {
		return false
	}
	for i, v := range back.Operands() {
		add := v.DefiningOp()
		if add == nil || !add.Is(spirv.IAdd) || i >= e.to.NumArgs() || add.Operand(0) != e.to.Arg(i) || !isPositive(add.Operand(1)) {
			continue
		}
		if ends(e.to, e.to.Arg(i), add.Result(0), order, first) || e.from.SinglePred() != nil && ends(e.from.SinglePred(), e.to.Arg(i), add.Result(0), order, first) {
			return true
		}
	}
	return false
}

func isPositive(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil || !op.Is(spirv.Constant) {
		return false
	}
	n, ok := op.Attr("value").(*ir.IntegerAttr)
	return ok && n.Value.IsStrictlyPositive()
}

// ends reports whether a block, which each round passes, goes on only while the number, or the one of the next round, is below one from outside of the loop.
func ends(b *ir.Block, number, next *ir.Value, order map[*ir.Block]int, first int) bool {
	last := b.Last()
	if last == nil || !last.Is(spirv.BranchConditional) || order[last.Successor(1)] <= order[last.Successor(0)] {
		return false
	}
	less := last.Operand(0).DefiningOp()
	if less == nil || !less.Is(spirv.SLessThan) && !less.Is(spirv.ULessThan) || less.Operand(0) != number && less.Operand(0) != next {
		return false
	}
	bound := less.Operand(1)
	if op := bound.DefiningOp(); op != nil && op.Is(spirv.Constant) {
		return true
	}
	at, known := order[bound.ParentBlock()]
	return known && at < first
}
