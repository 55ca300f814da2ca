package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewEliminateBarriers returns the pass gpu-eliminate-barriers. It removes a barrier if
// no memory effect between the last barrier and this one conflicts with an effect
// between this barrier and the next one.
func NewEliminateBarriers() *pass.Pass {
	return &pass.Pass{
		Name: "gpu-eliminate-barriers", Class: "GpuEliminateBarriers", Op: "func.func", Summary: "Erase unnecessary barriers",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ps := rewrite.NewPatternSet(rewrite.OnOp("BarrierElimination", gpu.Barrier, eliminateBarrier))
			return rewrite.ApplyGreedily(op, ps, rewrite.GreedyConfig{BottomUp: true}).Converged
		},
	}
}

func eliminateBarrier(op *ir.Operation, rw *rewrite.Rewriter) bool {
	before, after := effects{prev: true}, effects{}
	before.addConcurrent(op)
	after.addConcurrent(op)
	if before.conflict(&after) {
		return rw.Fail("effects before and after the barrier conflict")
	}
	rw.Erase(op)
	return true
}

// effects are memory effects on one side of an operation.
type effects struct {
	prev bool // before the operation, not after it
	list []ir.Effect
}

// unknown adds any effect on any memory.
func (e *effects) unknown() {
	e.list = append(e.list, ir.Effect{Kind: ir.EffectRead}, ir.Effect{Kind: ir.EffectWrite}, ir.Effect{Kind: ir.EffectAllocate}, ir.Effect{Kind: ir.EffectFree})
}

// add adds the effects of op. It returns false if they are not known exactly.
func (e *effects) add(op *ir.Operation) bool {
	if op.Is(gpu.Barrier) || op.Is(memref.AssumeAlignment) {
		return true
	}
	if entry := op.Info().Entry; entry != nil && entry.Effects != nil {
		entry.Effects(op, func(f ir.Effect) { e.list = append(e.list, f) })
		return true
	}
	if op.HasTrait(ir.NoMemoryEffect) || op.HasTrait(ir.Pure) {
		return true
	}
	if !op.HasTrait(ir.RecursiveMemoryEffects) {
		e.unknown()
		return false
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				if !e.add(o) {
					return false
				}
			}
		}
	}
	return true
}

// from adds the effects of op and of the operations that follow it in the given
// direction in its block, up to a barrier. A nil op adds nothing. It reports whether
// the effects are exact, and whether it reached a barrier.
func (e *effects) from(op *ir.Operation) (exact, barrier bool) {
	for ; op != nil; op = e.next(op) {
		if op.Is(gpu.Barrier) {
			return true, true
		}
		if !e.add(op) {
			return false, false
		}
	}
	return true, false
}

func (e *effects) next(op *ir.Operation) *ir.Operation {
	if e.prev {
		return op.Prev()
	}
	return op.Next()
}

// addConcurrent adds the effects of the operations that may run on one side of op within the
// parallel region, assuming structured control flow. It returns false if they are not
// known exactly.
func (e *effects) addConcurrent(op *ir.Operation) bool {
	b := op.Block()
	if b == nil {
		return true
	}
	if r := b.Region(); r != nil && (r.First() != b || b.Next() != nil) {
		e.unknown()
		return false
	}
	_, barrier := e.from(e.next(op))
	parent := op.Parent()
	if barrier || parent == nil || isParallelRegion(parent) {
		return true
	}
	if !e.addConcurrent(parent) {
		return false
	}
	if isLoop(parent) {
		// The other end of the body, in the iteration before or after this one.
		end := b.First()
		if e.prev {
			end = b.Last().Prev()
		}
		exact, _ := e.from(end)
		return exact
	}
	if _, fn := ir.OpInterface[ir.FunctionModel](parent.Info()); fn || parent.Is(scf.If) || parent.Is(memref.AllocaScope) {
		return true // the region runs at most once
	}
	exact := true
	parent.Walk(func(o *ir.Operation) { exact = exact && e.add(o) })
	return exact
}

// isParallelRegion reports whether barriers synchronize the executions of op's body.
func isParallelRegion(op *ir.Operation) bool {
	return op.Is(gpu.Func) || op.Is(gpu.Launch) || op.Attr("__parallel_region_boundary_for_test") != nil
}

// isLoop reports whether the start of op's body may run after its end.
func isLoop(op *ir.Operation) bool {
	for _, def := range [...]*ir.OpDef{scf.For, scf.While, scf.Parallel, scf.Forall, affine.For, affine.Parallel} {
		if op.Is(def) {
			return true
		}
	}
	return false
}

// conflict reports whether an effect of e and a later effect in after may concern the
// same memory and one of them writes. Allocations do not affect other threads, and
// freed memory is not used again.
func (e *effects) conflict(after *effects) bool {
	for _, x := range e.list {
		if x.Kind == ir.EffectAllocate || x.Kind == ir.EffectFree {
			continue
		}
		for _, y := range after.list {
			if y.Kind == ir.EffectAllocate || x.Kind == ir.EffectRead && y.Kind == ir.EffectRead {
				continue
			}
			if x.Value == nil || y.Value == nil || mayAlias(x.Value, y.Value) {
				return true
			}
		}
	}
	return false
}
