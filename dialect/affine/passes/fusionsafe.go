package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
)

// MLIR 19 asks only whether a nest loads what another one stores. This file has the checks that it lacks.

// updated returns the memrefs of which a nest loads elements that were stored before the nest or by
// earlier iterations of it, and to which it stores. Such a nest computes something else if it runs again. A
// memref that only this block accesses, and to which no nest stores before, has undefined contents.
func (f *fuser) updated(n *fusionNode) map[*ir.Value]bool {
	out := map[*ir.Value]bool{}
	for _, load := range n.loads {
		v := memrefOf(load)
		stores := accessing(n.stores, v)
		if len(stores) > 0 && (f.incoming(n.id, v) > 0 || f.escapes(v)) && !slices.ContainsFunc(stores, func(s *ir.Operation) bool { return feedsLoad(s, load) }) {
			out[v] = true
		}
	}
	return out
}

// feedsLoad reports whether store runs before load in each iteration and stores to the same element.
func feedsLoad(store, load *ir.Operation) bool {
	if store.Block() != load.Block() || !store.IsBeforeInBlock(load) || !store.Is(affine.Store) || !load.Is(affine.Load) {
		return false
	}
	a, b := affine.AccessOp{Operation: store}, affine.AccessOp{Operation: load}
	return a.Map() == b.Map() && slices.Equal(a.MapOperands(), b.MapOperands())
}

// withoutUnsafe returns slices, those of p in n for the depths from 1, with nil for those that
// compute something else: p updates memory and would not run exactly once, or p loads what n stores in an
// earlier iteration.
func (f *fuser) withoutUnsafe(p, n *fusionNode, legal []*analysis.Slice, place *ir.Operation) []*analysis.Slice {
	updates, escapes := len(f.updated(p)) > 0, len(f.escaping(p)) > 0
	last := 0
	for i, s := range legal {
		if s == nil {
			continue
		}
		if updates && !(f.canRemove(p, n, s, place, escapes) && runsOnce(p, s)) || f.overtakes(p, n, s, i+1) {
			legal[i] = nil
			continue
		}
		last = i + 1
	}
	return legal[:last]
}

// runsOnce reports whether the iterations of p are known to run exactly once if its slice s runs in
// each iteration of the loops around the place of s.
func runsOnce(p *fusionNode, s *analysis.Slice) bool {
	if s.IsMaximal() != analysis.Yes {
		return false
	}
	counts, ok := s.TripCounts()
	if !ok {
		return false
	}
	want, have := uint64(1), uint64(1)
	for _, iv := range s.IVs {
		loop, isLoop := affine.LoopOf(iv)
		if !isLoop || !p.op.IsAncestor(loop.Operation) {
			continue
		}
		n, known := loop.ConstantTripCount()
		if !known {
			return false
		}
		want *= n
		if c, limited := counts[loop.Operation]; limited {
			n = uint64(c)
		}
		have *= n
	}
	for op := s.Insert.Parent(); op != nil && op.Block() != nil && !op.IsAncestor(p.op); op = op.Parent() {
		n, known := affine.ForOp{Operation: op}.ConstantTripCount()
		if !op.Is(affine.For) || !known {
			return false
		}
		have *= n
	}
	return want == have
}

// overtakes reports whether p may load an element after n has stored to it, if its slice s runs in n at
// a depth. It does not if the iterations of p that load what an iteration of n stores to are those of the slice in
// this iteration, and run only there.
func (f *fuser) overtakes(p, n *fusionNode, s *analysis.Slice, depth int) bool {
	depth += len(analysis.EnclosingFors(n.op))
	common := analysis.CommonDepth(p.op, n.op)
	for _, load := range p.loads {
		for _, store := range accessing(n.stores, memrefOf(load)) {
			c := f.checker()
			if x, _ := c.Check(analysis.Query{Source: load, Target: store, Depth: common + 1}); x == analysis.None {
				continue
			}
			w := c.SliceUnion([]*ir.Operation{load}, []*ir.Operation{store}, depth, common, true)
			if w == nil || !sameSlice(w, s) || !runsOnce(p, s) {
				return true
			}
		}
	}
	return false
}

func sameSlice(a, b *analysis.Slice) bool {
	if !slices.Equal(a.IVs, b.IVs) {
		return false
	}
	for i, x := range a.Ranges {
		if x != b.Ranges[i] || !slices.Equal(a.LowerOperands[i], b.LowerOperands[i]) || !slices.Equal(a.UpperOperands[i], b.UpperOperands[i]) {
			return false
		}
	}
	return true
}
