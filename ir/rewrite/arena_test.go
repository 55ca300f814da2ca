package rewrite

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestScopeArenas: the drivers of a scope use its arena one after the other, and none of another scope.
func TestScopeArenas(t *testing.T) {
	var used *ir.Arena
	greedy := NewPatternSet(OnOp("greedy", toyDouble, func(_ *ir.Operation, rw *Rewriter) bool {
		used = rw.Arena()
		return rw.Fail("only looking")
	}))
	convert := NewPatternSet(ConvertOp("convert", nil, toyDouble, func(_ *ir.Operation, _ Adaptor, rw *Rewriter) bool {
		used = rw.Arena()
		return rw.Fail("only looking")
	}))
	y := newToy(1)
	y.op(toyUse, y.op(toyDouble, y.entry.Arg(0)))
	target := NewTarget()
	target.AddIllegalOp(toyDouble)
	var before []*ir.Arena
	for range 2 {
		release := y.ctx.NewScope(func(*ir.Diagnostic) bool { return true }).Own(y.module)
		var first *ir.Arena
		for i := range 4 {
			used = nil
			if i%2 == 0 {
				ApplyGreedily(y.fn, greedy, GreedyConfig{})
			} else {
				ConvertPartial([]*ir.Operation{y.fn}, target, convert)
			}
			if used == nil || first != nil && used != first {
				t.Errorf("run %d in a scope uses the arena %p, the first one %p", i, used, first)
			}
			first = used
		}
		for _, a := range before {
			if a == first {
				t.Error("two scopes have one arena")
			}
		}
		before = append(before, first)
		release()
	}
}
