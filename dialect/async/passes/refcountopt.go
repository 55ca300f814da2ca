package passes

import (
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewRefCountingOpt returns the pass async-runtime-ref-counting-opt, which removes references that are added and dropped in the same block.
func NewRefCountingOpt() *pass.Pass {
	return &pass.Pass{
		Name: "async-runtime-ref-counting-opt", Class: "AsyncRuntimeRefCountingOpt",
		Summary: "Optimize automatic reference counting operations for theAsync runtime by removing redundant operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var canceled []*ir.Operation
			eachCounted(op, func(v *ir.Value) bool {
				canceled = cancelPairs(v, canceled)
				return true
			})
			for _, o := range canceled {
				o.Erase()
			}
			return true
		},
	}
}

// cancelPairs appends the pairs of operations that add and drop a reference of v without need.
func cancelPairs(v *ir.Value, canceled []*ir.Operation) []*ir.Operation {
	region := v.ParentRegion()
	users := map[*ir.Block][]*ir.Operation{}
	var order []*ir.Block
	seen := map[*ir.Operation]bool{}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		for op := u.Owner(); op != nil && !seen[op]; op = op.Parent() {
			seen[op] = true
			if users[op.Block()] == nil {
				order = append(order, op.Block())
			}
			users[op.Block()] = append(users[op.Block()], op)
			if op.ParentRegion() == region {
				break
			}
		}
	}
	for _, b := range order {
		list := users[b]
		sorted.Stable(list, func(a, b *ir.Operation) int {
			if a.IsBeforeInBlock(b) {
				return -1
			}
			return 1
		})
		canceled = cancelIn(list, canceled)
	}
	return canceled
}

// cancelIn is cancelPairs for the users of a value in one block, in their order. A function drops the reference of its argument. So the reference that
// is added before a call stays if the value is used between the call and the drop.
func cancelIn(users, canceled []*ir.Operation) []*ir.Operation {
	// call is the place of the first call at a place or behind it, other that of the last user before it that is no call.
	call, other := make([]int, len(users)+1), make([]int, len(users)+1)
	call[len(users)], other[0] = len(users), -1
	drops := map[int64][]int{}
	for i, op := range users {
		other[i+1] = i
		if op.Is(fn.Call) {
			other[i+1] = other[i]
		}
		if op.Is(async.RuntimeDropRef) {
			n := async.CountOf(op)
			drops[n] = append(drops[n], i)
		}
	}
	for i := len(users) - 1; i >= 0; i-- {
		call[i] = call[i+1]
		if users[i].Is(fn.Call) {
			call[i] = i
		}
	}
	for i, op := range users {
		if !op.Is(async.RuntimeAddRef) {
			continue
		}
		n := async.CountOf(op)
		for len(drops[n]) > 0 && drops[n][0] < i {
			drops[n] = drops[n][1:]
		}
		if len(drops[n]) == 0 {
			continue
		}
		drop := drops[n][0]
		if first, last := call[i+1], other[drop]; first < drop && last > i && first < last {
			continue // later drops have the same call and use before them
		}
		drops[n] = drops[n][1:]
		canceled = append(canceled, users[drop], op)
	}
	return canceled
}
