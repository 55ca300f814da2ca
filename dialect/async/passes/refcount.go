package passes

import (
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/pass"
)

// eachCounted calls visit with the arguments and results in op whose references programs count, until it returns false.
func eachCounted(op *ir.Operation, visit func(v *ir.Value) bool) bool {
	ok := ir.WalkOrder{Post: true}.Blocks(op, func(b *ir.Block) ir.WalkResult {
		return visitCounted(b.Args(), visit)
	}) == ir.WalkAdvance
	return ok && ir.WalkOrder{Post: true}.Ops(op, func(o *ir.Operation) ir.WalkResult {
		return visitCounted(o.Results(), visit)
	}) == ir.WalkAdvance
}

func visitCounted(vs []*ir.Value, visit func(v *ir.Value) bool) ir.WalkResult {
	for _, v := range vs {
		if async.IsRefCounted(v.Type()) && !visit(v) {
			return ir.WalkInterrupt
		}
	}
	return ir.WalkAdvance
}

// isLowered reports whether op has no operations that passes lower to calls of the runtime, since these calls count references too.
func isLowered(op *ir.Operation) bool {
	return ir.WalkOrder{Post: true}.Ops(op, func(o *ir.Operation) ir.WalkResult {
		if o.Is(async.Execute) || o.Is(async.Await) || o.Is(async.AwaitAll) || o.Is(async.Yield) {
			o.EmitError("async operations must be lowered to async runtime operations")
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) == ir.WalkAdvance
}

// count creates an async.runtime.add_ref or drop_ref.
func count(b *ir.Builder, loc ir.Location, def *ir.OpDef, v *ir.Value, n int64) {
	c := b.Context()
	b.Create(loc, def, []*ir.Value{v}, nil, ir.Named("count", c.Int(c.I64(), n)))
}

// dropUnused drops the reference of a value that has no uses where the value is made, and reports whether it did.
func dropUnused(b *ir.Builder, v *ir.Value) bool {
	if v.HasUses() {
		return false
	}
	if def := v.DefiningOp(); def != nil {
		b.SetAfter(def)
	} else {
		b.SetStart(v.ParentBlock())
	}
	count(b, v.Loc(), async.RuntimeDropRef, v, 1)
	return true
}

// NewRefCounting returns the pass async-runtime-ref-counting: each value is dropped behind its last use, and calls of functions get a reference of their own.
func NewRefCounting() *pass.Pass {
	return &pass.Pass{
		Name: "async-runtime-ref-counting", Class: "AsyncRuntimeRefCounting", Summary: "Automatic reference counting for Async runtime operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !isLowered(op) {
				return false
			}
			c := &counter{b: ir.NewBuilder(op.Context(), nil), top: op}
			return eachCounted(op, c.count)
		},
	}
}

type counter struct {
	b   *ir.Builder
	top *ir.Operation
	// live is what the values were before the pass changed anything. It is computed when it is needed.
	live *analysis.BlockLiveness
}

func (c *counter) count(v *ir.Value) bool {
	if dropUnused(c.b, v) {
		return true
	}
	if c.live == nil {
		c.live = analysis.NewBlockLiveness(c.top)
	}
	if !c.dropAfterLastUse(v) {
		return false
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().Is(fn.Call) {
			c.b.SetBefore(u.Owner())
			count(c.b, v.Loc(), async.RuntimeAddRef, v, 1)
		}
	}
	return c.dropWhereDead(v)
}

// dropAfterLastUse drops the reference behind the last use in each block behind which v is not needed. What returns v passes its reference on.
func (c *counter) dropAfterLastUse(v *ir.Value) bool {
	region := v.ParentRegion()
	users := map[*ir.Block]*ir.Operation{}
	var order []*ir.Block
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		at := ir.AncestorIn(region, u.Owner())
		if users[at.Block()] == nil {
			order = append(order, at.Block())
		}
		users[at.Block()] = at
	}
	for _, blk := range order {
		lb := c.live.Block(blk)
		if lb == nil || lb.IsLiveOut(v) {
			continue
		}
		last := lb.End(v, users[blk])
		switch {
		case last.HasTrait(ir.ReturnLike):
		case last.HasTrait(ir.Terminator):
			return last.EmitError("async reference counting can't handle terminators that are not ReturnLike")
		default:
			c.b.SetAfter(last)
			count(c.b, v.Loc(), async.RuntimeDropRef, v, 1)
		}
	}
	return true
}

// dropWhereDead drops the reference in those successors of blocks that do not need v, if others do. A coroutine that is suspended goes on in its
// resume block, where v is dropped.
func (c *counter) dropWhereDead(v *ir.Value) bool {
	var blocks []*ir.Block
	var dead [][]*ir.Block
	for blk := v.ParentRegion().First(); blk != nil; blk = blk.Next() {
		lb := c.live.Block(blk)
		if lb == nil || !lb.IsLiveOut(v) || blk.Last() == nil {
			continue
		}
		end, without, needed := blk.Last(), []*ir.Block(nil), false
		seen := map[*ir.Block]bool{}
		for i := range end.NumSuccessors() {
			s := end.Successor(i)
			if succ := c.live.Block(s); succ != nil && succ.IsLiveIn(v) {
				needed = true
			} else if !seen[s] {
				seen[s] = true
				without = append(without, s)
			}
		}
		if needed && len(without) > 0 && !end.Is(async.CoroSuspend) {
			blocks, dead = append(blocks, blk), append(dead, without)
		}
	}
	for i, blk := range blocks {
		if !c.dropIn(v, blk, dead[i]) {
			return false
		}
	}
	return true
}

// dropIn drops the reference on the ways from blk to some of its successors.
func (c *counter) dropIn(v *ir.Value, blk *ir.Block, successors []*ir.Block) bool {
	end := blk.Last()
	for _, s := range successors {
		if s.NumArgs() > 0 {
			return end.EmitOpError("successor have different `liveIn` property of the reference counted value")
		}
	}
	for _, s := range successors {
		way := s
		if s.SinglePred() != blk {
			way = ir.NewBlock()
			s.Region().InsertBefore(way, s)
			c.b.SetEnd(way)
			cf.NewBranch(c.b, v.Loc(), s)
			for i := range end.NumSuccessors() {
				if end.Successor(i) == s {
					end.SetSuccessor(i, way)
				}
			}
		}
		c.b.SetStart(way)
		count(c.b, v.Loc(), async.RuntimeDropRef, v, 1)
	}
	return true
}

// NewPolicyRefCounting returns the pass async-runtime-policy-based-ref-counting, which takes each token, value and group for one that is awaited once.
func NewPolicyRefCounting() *pass.Pass {
	return &pass.Pass{
		Name: "async-runtime-policy-based-ref-counting", Class: "AsyncRuntimePolicyBasedRefCounting", Summary: "Policy based reference counting for Async runtime operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !isLowered(op) {
				return false
			}
			b := ir.NewBuilder(op.Context(), nil)
			return eachCounted(op, func(v *ir.Value) bool {
				if dropUnused(b, v) {
					return true
				}
				for u := v.FirstUse(); u != nil; u = u.NextUse() {
					if isLastUse(u.Owner(), v.Type()) {
						b.SetAfter(u.Owner())
						count(b, u.Owner().Loc(), async.RuntimeDropRef, v, 1)
					}
				}
				return true
			})
		},
	}
}

// isLastUse reports whether op is what a program does last with a token, value or group of type t.
func isLastUse(op *ir.Operation, t ir.Type) bool {
	switch op.Def() {
	case async.RuntimeIsError:
		return async.IsToken(t) || async.IsGroup(t)
	case async.RuntimeLoad:
		return async.IsValue(t)
	case async.RuntimeAddToGroup:
		return async.IsToken(t)
	}
	return false
}
