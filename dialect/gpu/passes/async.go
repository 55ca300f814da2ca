package passes

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewAsyncRegion returns the pass gpu-async-region. It makes the device ops of a
// function asynchronous, so that each waits for the one before. The host waits before
// ops with effects and at the end of blocks, but behind the end of an async.execute if only what waits for it needs that.
func NewAsyncRegion() *pass.Pass {
	return &pass.Pass{
		Name: "gpu-async-region", Class: "GpuAsyncRegionPass", Op: "func.func", Summary: "Make GPU ops async",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := &tokens{b: ir.NewBuilder(op.Context(), nil)}
			if !t.regions(op) {
				return false
			}
			deferWaits(op)
			repeatTokens(op)
			return true
		},
	}
}

// tokens passes a token through the device ops of blocks.
type tokens struct {
	b       *ir.Builder
	current *ir.Value // the token of the last device op; nil if the host has waited since
}

// regions visits the blocks in op, nested ones first.
func (t *tokens) regions(op *ir.Operation) bool {
	for i := range op.NumRegions() {
		for blk := op.Region(i).First(); blk != nil; blk = blk.Next() {
			for o := blk.First(); o != nil; o = o.Next() {
				if !t.regions(o) {
					return false
				}
			}
			for o := blk.First(); o != nil; {
				next := o.Next()
				if !t.visit(o) {
					return false
				}
				o = next
			}
		}
	}
	return true
}

func (t *tokens) visit(op *ir.Operation) bool {
	if op.Is(gpu.Launch) {
		return op.EmitOpError("replace with gpu.launch_func first")
	}
	if op.Is(gpu.Wait) {
		if t.current != nil {
			gpu.AddDependency(op, t.current)
		}
		t.current = gpu.TokenOf(op)
		return true
	}
	t.b.SetBefore(op)
	switch {
	case gpu.IsAsync(op.Def()):
		t.thread(op)
	case t.current == nil:
	case hasSideEffects(op):
		t.b.Create(op.Loc(), gpu.Wait, []*ir.Value{t.current}, nil)
		t.current = nil
	}
	return true
}

// thread makes op wait for the current token and return the next one.
func (t *tokens) thread(op *ir.Operation) {
	token := gpu.AsyncToken(op.Context())
	if t.current == nil {
		t.current = t.b.Create(op.Loc(), gpu.Wait, nil, []ir.Type{token}).Result(0)
	}
	gpu.AddDependency(op, t.current)
	if t.current = gpu.TokenOf(op); t.current != nil {
		return
	}
	now := t.b.Build(&ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: op.Operands(), Results: append(op.ResultTypes(), token), Attrs: op.Attrs()})
	for i := range op.NumResults() {
		op.Result(i).ReplaceAllUsesWith(now.Result(i))
	}
	op.Erase()
	t.current = gpu.TokenOf(now)
}
