package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/bufferization/viewflow"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewDeallocationSimplification returns the pass buffer-deallocation-simplification.
func NewDeallocationSimplification() *pass.Pass {
	return &pass.Pass{
		Name: "buffer-deallocation-simplification", Class: "BufferDeallocationSimplification",
		Summary: "Optimizes `bufferization.dealloc` operation for more efficient codegen",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			s := simplifier{viewflow.New(op)}
			ps := append([]*rewrite.Pattern{
				rewrite.On("RemoveDeallocMemrefsContainedInRetained", bufferization.Dealloc, s.dropRetained),
				rewrite.On("RemoveRetainedMemrefsGuaranteedToNotAlias", bufferization.Dealloc, s.dropForeign),
				rewrite.On("SplitDeallocWhenNotAliasingAnyOther", bufferization.Dealloc, s.split),
				rewrite.On("RetainedMemrefAliasingAlwaysDeallocatedMemref", bufferization.Dealloc, s.dropAlwaysFreed),
			}, bufferization.DeallocPatterns()...)
			// Merged blocks would have arguments that the analysis does not know.
			cfg := rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsNormal}
			return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), cfg).Converged
		},
	}
}

// simplifier simplifies bufferization.dealloc by what is known about the memory of memrefs.
type simplifier struct{ *viewflow.Analysis }

// mayAlias reports whether m can be in the same memory as one of others.
func (s simplifier) mayAlias(others []*ir.Value, m *ir.Value) bool {
	for _, o := range others {
		if !allocatedInside(o, m) && !allocatedInside(m, o) && s.SameAllocation(o, m) != viewflow.Different {
			return true
		}
	}
	return false
}

// allocatedInside reports whether v is memory that is allocated in the scope of the block argument w. Then it is not the memory of w.
func allocatedInside(v, w *ir.Value) bool {
	v, w = bufferization.ViewBase(v), bufferization.ViewBase(w)
	if !bufferization.Allocates(v) || !w.IsBlockArgument() {
		return false
	}
	for op := v.DefiningOp(); op != nil; op = op.Parent() {
		if op.Block() == w.OwnerBlock() {
			return true
		}
	}
	return false
}

// own adds the condition of m to the results of the retained memrefs that are the same memory. It fails if this is not known of each, or
// if none is.
func (s simplifier) own(d bufferization.DeallocOp, m, cond *ir.Value, rw *rewrite.Rewriter) bool {
	retained := d.Retained()
	same := make([]bool, len(retained))
	any := false
	for i, r := range retained {
		switch s.SameAllocation(r, m) {
		case viewflow.Unknown:
			return false
		case viewflow.Same:
			same[i], any = true, true
		}
	}
	if !any {
		return false
	}
	rw.SetAfter(d.Operation)
	for i := range retained {
		if !same[i] {
			continue
		}
		result := d.Result(i)
		or := arith.NewBinary(&rw.Builder, d.Loc(), arith.OrI, result, cond)
		for u := result.FirstUse(); u != nil; {
			next := u.NextUse()
			if owner := u.Owner(); owner != or.DefiningOp() {
				rw.Modify(owner, func() { u.Set(or) })
			}
			u = next
		}
	}
	return true
}

// dropRetained does not free memrefs that are retained: somebody gets to own them.
func (s simplifier) dropRetained(d bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	var memrefs, conditions []*ir.Value
	all := d.Conditions()
	for i, m := range d.MemRefs() {
		if s.own(d, m, all[i], rw) {
			continue
		}
		if meta := m.DefinedBy(memref.ExtractStridedMetadata); meta != nil && s.own(d, meta.Operand(0), all[i], rw) {
			continue
		}
		memrefs, conditions = append(memrefs, m), append(conditions, all[i])
	}
	return d.SetMemRefs(rw, memrefs, conditions)
}

// dropForeign does not retain memrefs that are not freed: nobody gets to own them.
func (s simplifier) dropForeign(d bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	memrefs := d.MemRefs()
	var retained []*ir.Value
	results := make([]*ir.Value, d.NumResults())
	var no *ir.Value
	for i, r := range d.Retained() {
		if s.mayAlias(memrefs, r) {
			retained = append(retained, r)
			continue
		}
		if no == nil {
			no = arith.NewBool(&rw.Builder, d.Loc(), false)
		}
		results[i] = no
	}
	if len(retained) == len(results) {
		return rw.Fail("each retained memref may be freed")
	}
	n := bufferization.NewDealloc(&rw.Builder, d.Loc(), memrefs, d.Conditions(), retained)
	k := 0
	for i := range results {
		if results[i] == nil {
			results[i] = n.Result(k)
			k++
		}
	}
	rw.Replace(d.Operation, results...)
	return true
}

// split frees a memref by an operation of its own if no other memref is in the same memory.
func (s simplifier) split(d bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	memrefs, conditions, retained := d.MemRefs(), d.Conditions(), d.Retained()
	if len(memrefs) <= 1 {
		return rw.Fail("there are not several memrefs")
	}
	var rest, restConditions []*ir.Value
	var apart []*ir.Operation
	known := s.Apart(memrefs)
	for i, m := range memrefs {
		if !known[i] && (s.mayAlias(memrefs[:i], m) || s.mayAlias(memrefs[i+1:], m)) {
			rest, restConditions = append(rest, m), append(restConditions, conditions[i])
			continue
		}
		apart = append(apart, bufferization.NewDealloc(&rw.Builder, d.Loc(), []*ir.Value{m}, conditions[i:i+1], retained))
	}
	if len(apart) == 0 {
		return rw.Fail("each memref may be the same memory as another one")
	}
	results := bufferization.NewDealloc(&rw.Builder, d.Loc(), rest, restConditions, retained).Results()
	for _, a := range apart {
		for i := range results {
			results[i] = arith.NewBinary(&rw.Builder, d.Loc(), arith.OrI, results[i], a.Result(i))
		}
	}
	rw.Replace(d.Operation, results...)
	return true
}

// dropAlwaysFreed says of retained memrefs that they are owned if a memref whose condition is true is the same memory. Such a memref need not
// be listed unless it could also be a retained memref of which nothing is known.
func (s simplifier) dropAlwaysFreed(d bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	memrefs, conditions, retained := d.MemRefs(), d.Conditions(), d.Retained()
	owned := make([]bool, len(retained))
	answers := make([][]viewflow.Answer, len(memrefs)) // for each memref whose condition is true
	changed := false
	for i, m := range memrefs {
		if c, ok := ir.IntConstantOf(conditions[i]); !ok || c == 0 {
			continue
		}
		answers[i] = make([]viewflow.Answer, len(retained))
		for k, r := range retained {
			answers[i][k] = s.sameAsBase(r, m)
			if answers[i][k] != viewflow.Same {
				continue
			}
			owned[k] = true
			if d.Result(k).HasUses() {
				rw.ReplaceUses(d.Result(k), conditions[i])
				changed = true
			}
		}
	}
	var kept, keptConditions []*ir.Value
	for i, m := range memrefs {
		if !droppable(answers[i], owned) {
			kept, keptConditions = append(kept, m), append(keptConditions, conditions[i])
		}
	}
	return d.SetMemRefs(rw, kept, keptConditions) || changed
}

// sameAsBase is SameAllocation for r and m, or for r and the memref of which m is the base buffer.
func (s simplifier) sameAsBase(r, m *ir.Value) viewflow.Answer {
	answer := s.SameAllocation(r, m)
	if meta := m.DefinedBy(memref.ExtractStridedMetadata); answer != viewflow.Same && meta != nil {
		return s.SameAllocation(r, meta.Operand(0))
	}
	return answer
}

// droppable reports whether a memref is the same memory as a retained one, and no retained memref that is not owned could be it.
func droppable(answers []viewflow.Answer, owned []bool) bool {
	same := false
	for k, a := range answers {
		if a == viewflow.Unknown && !owned[k] {
			return false
		}
		same = same || a == viewflow.Same
	}
	return same
}
