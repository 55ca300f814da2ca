package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// The modes of affine-loop-fusion.
const (
	greedyFusion = iota
	producerFusion
	siblingFusion
)

// NewLoopFusion returns the pass affine-loop-fusion.
func NewLoopFusion() *pass.Pass {
	o := &fusionOptions{tolerance: 0.30}
	return &pass.Pass{
		Name: "affine-loop-fusion", Class: "AffineLoopFusion", Summary: "Fuse affine loop nests",
		Options: []pass.Option{
			pass.Float("compute-tolerance", &o.tolerance, "Fractional increase in additional computation tolerated while fusing").Renamed("fusion-compute-tolerance", 19),
			o.spaceOption().Renamed("fusion-fast-mem-space", 19),
			pass.Uint64("local-buf-threshold", &o.threshold, "Threshold size (KiB) for promoting local buffers to fast memory space").Renamed("fusion-local-buf-threshold", 19),
			pass.Bool("maximal", &o.maximal, "Enables maximal loop fusion").Renamed("fusion-maximal", 19),
			pass.Enum("mode", &o.mode, []string{"greedy", "producer", "sibling"}, "fusion mode to attempt"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var blocks []*ir.Block
			op.Walk(func(o *ir.Operation) {
				for i := range o.NumRegions() {
					for b := o.Region(i).First(); b != nil; b = b.Next() {
						blocks = append(blocks, b)
					}
				}
			})
			o.fuseBlocks(blocks)
			return true
		},
	}
}

// fusionOptions are the options of affine-loop-fusion.
type fusionOptions struct {
	tolerance float64
	space     *uint32
	threshold uint64
	maximal   bool
	mode      int
}

// spaceOption is an option without default: unless it is set, buffers stay in their space.
func (o *fusionOptions) spaceOption() pass.Option {
	var space uint32
	x := pass.Uint("fast-mem-space", &space, "Faster memory space number to promote fusion buffers to")
	set := x.Set
	x.Set = func(v string, given bool) error {
		o.space = &space
		return set(v, given)
	}
	return x
}

// fuseBlocks fuses loop nests in the blocks that contain at least two.
func (o *fusionOptions) fuseBlocks(blocks []*ir.Block) {
	for _, b := range blocks {
		nests := 0
		for op := b.First(); op != nil; op = op.Next() {
			if op.Is(affine.For) {
				nests++
			}
		}
		if nests < 2 {
			continue
		}
		if g := newFusionGraph(b); g != nil {
			(&fuser{fusionGraph: g, fusionOptions: o, budget: analysis.NewChecker()}).run()
		}
	}
}

// fuser fuses the loop nests of a block.
type fuser struct {
	*fusionGraph
	*fusionOptions
	// budget bounds the work of all checks. checks starts anew whenever operations change.
	budget *analysis.Checker
}

// checker returns a checker that knows nothing of operations that have changed since.
func (f *fuser) checker() *analysis.Checker { return f.budget.Renew() }

func (f *fuser) run() {
	if f.mode == siblingFusion {
		f.fuseSiblings()
	} else {
		if f.mode == greedyFusion {
			f.fuseProducers(1)
			f.fuseSiblings()
		}
		f.fuseProducers(len(f.nodes))
	}
	for _, v := range f.memrefs {
		if def := v.DefiningOp(); f.count[v] <= 0 && !v.HasUses() && def != nil && def.Is(memref.Alloc) {
			def.Erase()
		}
	}
}

// fuseProducers fuses nests into those that load what they store, if at most so many nests
// depend on what they store.
func (f *fuser) fuseProducers(maxUsers int) {
	list := f.worklist()
	for i := len(list) - 1; i >= 0; i-- {
		if n := f.nodes[list[i]]; n != nil && n.op.Is(affine.For) && n.op.NumResults() == 0 {
			f.sinkSequential(n)
			for f.fuseInto(n, maxUsers) {
			}
		}
	}
}

// fuseInto fuses producers into a nest. It reports whether it fused any.
func (f *fuser) fuseInto(n *fusionNode, maxUsers int) bool {
	changed := false
	candidates := f.producersOf(n)
	for i := len(candidates) - 1; i >= 0; i-- {
		if p := f.nodes[candidates[i]]; p != nil && p.op.NumResults() == 0 && f.fuseProducer(p, n, maxUsers) {
			changed = true
		}
	}
	return changed
}

// producersOf returns the nests before n that store to memrefs which n loads, in order.
func (f *fuser) producersOf(n *fusionNode) []int {
	var list []int
	for _, e := range f.in[n.id] {
		if p := f.nodes[e.id]; p.op.Is(affine.For) && len(sharedMemrefs(p, n)) > 0 {
			list = append(list, p.id)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// sharedMemrefs returns the memrefs that p stores and n loads.
func sharedMemrefs(p, n *fusionNode) []*ir.Value {
	loaded := map[*ir.Value]bool{}
	for _, op := range n.loads {
		loaded[memrefOf(op)] = true
	}
	var out []*ir.Value
	for _, op := range p.stores {
		if v := memrefOf(op); loaded[v] {
			loaded[v] = false
			out = append(out, v)
		}
	}
	return out
}

// fuseProducer fuses p into n, if that is legal and pays.
func (f *fuser) fuseProducer(p, n *fusionNode, maxUsers int) bool {
	shared := sharedMemrefs(p, n)
	if slices.ContainsFunc(shared, func(v *ir.Value) bool { return f.outgoing(p.id, v) > maxUsers }) || f.usedBetween(p.op, n.op) {
		return false
	}
	place := f.placeFor(p.id, n.id)
	var accesses []*ir.Operation
	for _, op := range slices.Concat(n.loads, n.stores) {
		if slices.Contains(shared, memrefOf(op)) {
			accesses = append(accesses, op)
		}
	}
	if place == nil || len(accesses) == 0 {
		return false
	}
	around := len(analysis.EnclosingFors(n.op))
	legal := f.legalSlices(analysis.Fusion{Source: nest(p), Target: nest(n)}, around, len(analysis.CommonFors(accesses))-around)
	legal = f.withoutUnsafe(p, n, legal, place)
	depth := len(legal)
	var stores []*ir.Operation
	for _, op := range p.stores {
		if slices.Contains(shared, memrefOf(op)) {
			stores = append(stores, op)
		}
	}
	if !f.maximal && len(stores) == 1 && depth > 0 {
		depth = f.profitableDepth(stores[0], n.op, legal)
	}
	if depth == 0 {
		return false
	}
	f.placeProducer(p, n, legal[depth-1], depth, place, shared)
	return true
}

func nest(n *fusionNode) affine.ForOp { return affine.ForOp{Operation: n.op} }

// legalSlices returns the slices at the depths from 1 up to the last one that is legal; those
// before may be nil.
func (f *fuser) legalSlices(q analysis.Fusion, around, limit int) []*analysis.Slice {
	var out []*analysis.Slice
	last := 0
	c := f.checker()
	for depth := 1; depth <= limit; depth++ {
		q.Depth = depth + around
		out = append(out, c.CanFuse(q))
		if out[depth-1] != nil {
			last = depth
		}
	}
	return out[:last]
}

// placeProducer runs a slice of p in n, before the operation place, and removes p if nothing
// else needs it.
func (f *fuser) placeProducer(p, n *fusionNode, slice *analysis.Slice, depth int, place *ir.Operation, shared []*ir.Value) {
	escaping := f.escaping(p)
	removed := f.canRemove(p, n, slice, place, len(escaping) > 0)
	var private []*ir.Value
	for _, v := range shared {
		if f.canBePrivate(v, escaping[v], p, n, removed) {
			private = append(private, v)
		}
	}
	f.insertSlice(nest(p), slice, affine.ForOp{})
	private = slices.DeleteFunc(private, func(v *ir.Value) bool { return !fitsFirstStore(n.op, v, depth) })
	if place != n.op {
		n.op.MoveBefore(place)
	}
	f.moveEdges(p.id, n.id, private, removed)
	for _, v := range private {
		f.privatize(n, v, depth)
	}
	n.collect()
	if removed {
		p.op.Erase()
		f.remove(p.id)
	}
}

// canRemove reports whether p is not needed once a slice of it runs in n, which moves to
// place (canRemoveSrcNodeAfterFusion).
func (f *fuser) canRemove(p, n *fusionNode, slice *analysis.Slice, place *ir.Operation, escapes bool) bool {
	needed := escapes
	for _, e := range f.out[p.id] {
		op := f.nodes[e.id].op
		if op == n.op {
			continue
		}
		if op.Block() != n.op.Block() || place != op && !place.IsBeforeInBlock(op) {
			return false
		}
		needed = true
	}
	return !needed || slice.IsMaximal() == analysis.Yes
}

// canBePrivate reports whether n may store what p computes into a buffer of its own instead
// of v (canCreatePrivateMemRef).
func (f *fuser) canBePrivate(v *ir.Value, escapes bool, p, n *fusionNode, removed bool) bool {
	if escapes && (removed || len(accessing(n.stores, v)) > 0) || f.incoming(p.id, v) > 0 || f.outgoing(n.id, v) > 0 || f.updated(p)[v] {
		return false
	}
	return !removed || !slices.ContainsFunc(f.out[p.id], func(e edge) bool { return e.value == v && e.id != n.id })
}

// fitsFirstStore reports whether the region that the first store to v in nest writes, which
// a private buffer holds, is that of all stores to v. MLIR does not check it.
func fitsFirstStore(nest *ir.Operation, v *ir.Value, depth int) bool {
	store := firstStore(nest, v)
	if store == nil {
		return false
	}
	first, ok := analysis.RegionOf(store, depth, nil, true)
	if !ok {
		return false
	}
	box, ok := first.Box()
	return ok && nest.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op == store || !analysis.IsWrite(op) || memrefOf(op) != v {
			return ir.WalkAdvance
		}
		r, ok := analysis.RegionOf(op, depth, nil, true)
		if !ok || !r.Union(first) {
			return ir.WalkInterrupt
		}
		if b, ok := r.Box(); !ok || !slices.Equal(b.Shape, box.Shape) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
}

func firstStore(nest *ir.Operation, v *ir.Value) (store *ir.Operation) {
	nest.Walk(func(op *ir.Operation) {
		if store == nil && analysis.IsWrite(op) && memrefOf(op) == v {
			store = op
		}
	})
	return store
}

// privatize gives n a buffer of its own in place of v, that holds what its loops at depth
// need in an iteration (createPrivateMemRef).
func (f *fuser) privatize(n *fusionNode, v *ir.Value, depth int) {
	r, ok := analysis.RegionOf(firstStore(n.op, v), depth, nil, true)
	if !ok {
		return
	}
	box, ok := r.Box()
	element, ok2 := analysis.ElementSize(r.Type())
	if !ok || !ok2 {
		return
	}
	c, t := v.Context(), r.Type()
	space := t.MemorySpace
	if f.space != nil && uint64(box.Elements*element) <= f.threshold*1024 {
		space = c.Int(c.I(64), int64(*f.space))
	}
	b := ir.NewBuilder(c, nil)
	b.SetStart(n.op.ParentRegion().First())
	buffer := memref.NewAlloc(b, n.op.Loc(), memref.Alloc, c.MemRef(box.Shape, t.ElementType(), nil, space), nil, nil, nil)
	outer := r.Values[r.Dims:]
	var exprs []*ir.AffineExpr
	for d, lower := range box.Lower {
		offset := c.AffineConst(0)
		for j := range outer {
			offset = offset.Add(c.AffineDimExpr(j).MulConst(lower[j]))
		}
		offset = offset.AddConst(lower[len(outer)]).FloorDiv(c.AffineConst(box.Divisors[d]))
		exprs = append(exprs, ir.SimplifyAffineExpr(c.AffineDimExpr(len(outer)+d).Sub(offset), len(outer)+len(box.Shape), 0))
	}
	affine.Redirect(v, buffer, c.AffineMap(len(outer)+len(box.Shape), 0, exprs...), outer, n.op)
	alloc := &fusionNode{op: buffer.DefiningOp()}
	f.insert(alloc)
	f.addEdge(alloc.id, n.id, buffer)
}

// FuseLoops runs the slice of src in the nest for which it was computed (fuseLoops).
func FuseLoops(src affine.ForOp, slice *analysis.Slice) {
	(&fuser{}).insertSlice(src, slice, affine.ForOp{})
}

// insertSlice copies the nest src to the place of the slice, with the ranges of the slice as
// bounds, and dissolves loops with one iteration (fuseLoops).
// merged is the reduction in src, if any, that the loop around the slice takes over.
func (f *fuser) insertSlice(src affine.ForOp, slice *analysis.Slice, merged affine.ForOp) {
	b := ir.NewBuilder(src.Context(), nil)
	b.SetBefore(slice.Insert)
	m := ir.NewMapping()
	b.Insert(b.Arena().Clone(src.Operation, m))
	var loops []affine.ForOp
	reduction := affine.ForOp{}
	for i, iv := range slice.IVs {
		loop, ok := affine.LoopOf(m.Value(iv))
		if !ok || m.Value(iv) == iv {
			continue
		}
		if loops = append(loops, loop); merged.Operation != nil && iv == merged.InductionVar() {
			reduction = loop
		}
		if x := slice.Ranges[i].Lower; x != nil {
			loop.SetLower(affine.CanonicalizeMap(x, slice.LowerOperands[i]))
		}
		if x := slice.Ranges[i].Upper; x != nil {
			loop.SetUpper(affine.CanonicalizeMap(x, slice.UpperOperands[i]))
		}
	}
	for _, loop := range loops {
		if loop == reduction && loop.Parent() == slice.Insert.Parent() {
			mergeReduction(loop)
			continue
		}
		loop.PromoteSingleIteration()
	}
}
