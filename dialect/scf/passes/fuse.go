package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewParallelLoopFusion returns the pass scf-parallel-loop-fusion.
func NewParallelLoopFusion() *pass.Pass {
	return &pass.Pass{
		Name: "scf-parallel-loop-fusion", Class: "SCFParallelLoopFusion", Summary: "Fuse adjacent parallel loops",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.Request(op, "AliasAnalysis")
			rw := rewrite.NewRewriter(op.Context(), nil)
			op.Walk(func(o *ir.Operation) {
				for i := range o.NumRegions() {
					for b := o.Region(i).First(); b != nil; b = b.Next() {
						fuseChains(rw, b)
					}
				}
			})
			return true
		},
	}
}

// fuseChains fuses loops of b that have no operations with effects between them.
func fuseChains(rw *rewrite.Rewriter, b *ir.Block) {
	var last *ir.Operation
	for op := b.First(); op != nil; {
		next := op.Next()
		switch {
		case op.Is(scf.Parallel):
			if last != nil {
				op = fuse(rw, scf.ParallelOp{Operation: last}, scf.ParallelOp{Operation: op}).Operation
			}
			last = op
		case !ir.IsMemoryEffectFree(op) || op.NumRegions() > 0:
			last = nil
		}
		op = next
	}
}

func sameRange(x, y scf.ParallelOp) bool {
	return slices.Equal(x.LowerBounds(), y.LowerBounds()) && slices.Equal(x.UpperBounds(), y.UpperBounds()) && slices.Equal(x.Steps(), y.Steps())
}

func holdsLoop(l scf.ParallelOp) bool {
	return l.Region(0).WalkPre(func(o *ir.Operation) ir.WalkResult {
		if o.Is(scf.Parallel) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// accesses are the loads and stores in a loop.
type accesses struct{ loads, stores []*ir.Operation }

func accessesOf(l scf.ParallelOp) accesses {
	var a accesses
	l.Region(0).WalkPre(func(o *ir.Operation) ir.WalkResult {
		switch {
		case o.Is(memref.Load):
			a.loads = append(a.loads, o)
		case o.Is(memref.Store):
			a.stores = append(a.stores, o)
		}
		return ir.WalkAdvance
	})
	return a
}

// independent reports whether each iteration of the second loop reads only what no
// other iteration of the first loop writes. m maps the induction variables of the first
// loop to those of the second.
func independent(first, second accesses, m *ir.Mapping) bool {
	stores := map[*ir.Value][]*ir.Value{}
	var buffers []*ir.Value
	for _, s := range first.stores {
		st := memref.StoreOp{Operation: s}
		indices, known := stores[st.MemRef()]
		switch {
		case !known:
			stores[st.MemRef()] = st.Indices()
			buffers = append(buffers, st.MemRef())
		case indices != nil && !slices.Equal(indices, st.Indices()):
			stores[st.MemRef()] = nil // written at several positions
		}
	}
	checked := map[*ir.Value]bool{}
	for _, l := range second.loads {
		load := memref.LoadOp{Operation: l}
		buffer := load.MemRef()
		if def := buffer.DefiningOp(); def != nil && def.Block() == l.Block() {
			return false
		}
		if !checked[buffer] {
			checked[buffer] = true
			for _, s := range buffers {
				if s != buffer && mayAlias(s, buffer) {
					return false
				}
			}
		}
		indices, written := stores[buffer]
		if !written {
			continue
		}
		if len(indices) != len(load.Indices()) {
			return false
		}
		for i, x := range indices {
			if !sameIndex(x, load.Indices()[i], m) {
				return false
			}
		}
	}
	return true
}

// sameIndex reports whether two indices are equal in the same iteration: they are the
// same value, or equal ops without effects compute them from the same operands.
func sameIndex(x, y *ir.Value, m *ir.Mapping) bool {
	if m.Value(x) == y {
		return true
	}
	a, b := x.DefiningOp(), y.DefiningOp()
	if a == nil || b == nil || a.NumRegions() > 0 || x.Index() != y.Index() || !a.SameButOperands(b) || !ir.IsMemoryEffectFree(a) || !ir.IsMemoryEffectFree(b) {
		return false
	}
	for i := range a.NumOperands() {
		if m.Value(a.Operand(i)) != m.Value(b.Operand(i)) {
			return false
		}
	}
	return true
}

func mapping(from, to []*ir.Value) *ir.Mapping {
	m := ir.NewMapping()
	for i, v := range from {
		m.Map(v, to[i])
	}
	return m
}

func mayFuse(x, y scf.ParallelOp) bool {
	if !sameRange(x, y) || holdsLoop(x) || holdsLoop(y) {
		return false
	}
	a, b, ivsX, ivsY := accessesOf(x), accessesOf(y), x.Body().Args(), y.Body().Args()
	if !independent(a, b, mapping(ivsX, ivsY)) || !independent(b, a, mapping(ivsY, ivsX)) {
		return false
	}
	// Users of the first loop's results must come after the second loop.
	dom := ir.NewDominance()
	for _, r := range x.Results() {
		for u := r.FirstUse(); u != nil; u = u.NextUse() {
			if y.IsAncestor(u.Owner()) || !dom.ProperlyDominates(y.Operation, u.Owner()) {
				return false
			}
		}
	}
	return true
}

// fuse merges two loops and returns the result. It returns the second loop if that is not
// possible.
func fuse(rw *rewrite.Rewriter, x, y scf.ParallelOp) scf.ParallelOp {
	if !mayFuse(x, y) {
		return y
	}
	rw.SetBefore(y.Operation)
	n := scf.NewParallel(&rw.Builder, y.Loc(), y.LowerBounds(), y.UpperBounds(), y.Steps(), append(x.Inits(), y.Inits()...))
	endX, endY := x.ReduceOp(), y.ReduceOp()
	rw.MergeBlocks(x.Body(), n.Body(), n.Body().Args())
	rw.MergeBlocks(y.Body(), n.Body(), n.Body().Args())
	rw.SetEnd(n.Body())
	reductions := endX.NumRegions() + endY.NumRegions()
	loc := y.Loc()
	if reductions > 0 {
		loc = endY.Loc()
	}
	reduce := rw.CreateWithRegions(loc, scf.Reduce, append(endX.Operands(), endY.Operands()...), nil, reductions)
	for i := range reductions {
		if k := endX.NumRegions(); i < k {
			rw.InlineRegionBefore(endX.Region(i), reduce.Region(i), nil)
		} else {
			rw.InlineRegionBefore(endY.Region(i-k), reduce.Region(i), nil)
		}
	}
	rw.Erase(endX)
	rw.Erase(endY)
	results := n.Results()
	rw.Replace(x.Operation, results[:x.NumResults()]...)
	rw.Replace(y.Operation, results[x.NumResults():]...)
	return n
}
