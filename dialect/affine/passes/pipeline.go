package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewPipelineDataTransfer returns the pass affine-pipeline-data-transfer.
func NewPipelineDataTransfer() *pass.Pass {
	return &pass.Pass{
		Name: "affine-pipeline-data-transfer", Class: "AffinePipelineDataTransfer", Op: "func.func",
		Summary: "Pipeline non-blocking data transfers between explicitly managed levels of the memory hierarchy",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var loops []affine.ForOp
			op.Walk(func(o *ir.Operation) {
				if o.Is(affine.For) {
					loops = append(loops, affine.ForOp{Operation: o})
				}
			})
			var u affine.Unroller
			for _, f := range loops {
				pipelineTransfers(&u, f)
			}
			return true
		},
	}
}

// transferPair is a transfer and the operation that waits for its end.
type transferPair struct{ start, wait *ir.Operation }

// pipelineTransfers lets transfers into faster memory run while the iteration before computes.
func pipelineTransfers(u *affine.Unroller, f affine.ForOp) {
	trips, ok := f.ConstantTripCount()
	if !ok || f.Step() <= 0 || f.NumResults() > 0 {
		return
	}
	pairs := transferPairs(f)
	if len(pairs) == 0 || !u.Spend(f.Body(), 3) {
		return
	}
	double := map[*ir.Value]bool{}
	for _, p := range pairs {
		if !doubleBuffer(fasterOf(p.start), f, double) {
			return
		}
	}
	for _, p := range pairs {
		if !doubleBuffer(affine.DmaOp{Operation: p.wait}.Tag(), f, double) {
			return
		}
	}
	early := map[*ir.Operation]bool{}
	for _, p := range transferPairs(f) {
		early[p.start] = true
		if slice := affine.OwnApplies(p.start); len(slice) > 0 {
			for _, a := range slice {
				early[a] = true
			}
			continue
		}
		for _, a := range affine.ReachableApplies(p.start.Operands()) {
			early[a] = true
		}
	}
	if canShift(f, early) {
		shift(f, early, trips)
	}
}

// transferPairs returns the transfers in the body of f that can be pipelined: into faster
// memory, from memory to which nothing is transferred, to a buffer that only f uses.
func transferPairs(f affine.ForOp) []transferPair {
	written := map[*ir.Value]bool{}
	var starts []*ir.Operation
	waits := map[*ir.Value][]*ir.Operation{}
	for op := f.Body().First(); op != nil; op = op.Next() {
		switch {
		case op.Is(affine.DmaWait):
			tag := affine.DmaOp{Operation: op}.Tag()
			waits[tag] = append(waits[tag], op)
		case op.Is(affine.DmaStart):
			if speedup(op) < 0 {
				buffer, _, _ := affine.DmaOp{Operation: op}.Access(affine.DstMapName)
				written[buffer] = true
			}
			starts = append(starts, op)
		}
	}
	var pairs []transferPair
	for _, s := range starts {
		src, _, _ := affine.DmaOp{Operation: s}.Access(affine.SrcMapName)
		if speedup(s) <= 0 || written[src] || escapes(fasterOf(s), f) {
			continue
		}
		for _, w := range waits[affine.DmaOp{Operation: s}.Tag()] {
			if sameTag(affine.DmaOp{Operation: s}, affine.DmaOp{Operation: w}) {
				pairs = append(pairs, transferPair{s, w})
				break
			}
		}
	}
	return pairs
}

// speedup returns how much higher the number of the memory space of the target of a transfer
// is than that of its source. Higher numbers stand for faster memory.
func speedup(op *ir.Operation) int64 {
	d := affine.DmaOp{Operation: op}
	src, _, _ := d.Access(affine.SrcMapName)
	dst, _, _ := d.Access(affine.DstMapName)
	return spaceOf(dst) - spaceOf(src)
}

// spaceOf returns the number of the memory space of a memref.
func spaceOf(v *ir.Value) int64 {
	if n, ok := v.Type().(*ir.MemRefType).MemorySpace.(*ir.IntegerAttr); ok {
		return n.Int64Or(0)
	}
	return 0
}

// fasterOf returns the memref of a transfer that is in faster memory.
func fasterOf(op *ir.Operation) *ir.Value {
	name := affine.DstMapName
	if speedup(op) < 0 {
		name = affine.SrcMapName
	}
	buffer, _, _ := affine.DmaOp{Operation: op}.Access(name)
	return buffer
}

// escapes reports whether an operation outside of f uses a buffer, and does not only free it.
func escapes(v *ir.Value, f affine.ForOp) bool {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if op := u.Owner(); !op.Is(memref.Dealloc) && ir.AncestorIn(f.Region(0), op) == nil {
			return true
		}
	}
	return false
}

// sameTag reports whether two operations with one tag memref have the same subscripts in it, by
// the values of the operands.
func sameTag(a, b affine.DmaOp) bool {
	_, _, indices := a.Access(affine.TagMapName)
	_, _, others := b.Access(affine.TagMapName)
	return len(indices) <= len(others) && slices.Equal(indices, others[:len(indices)])
}

// doubleBuffer replaces a buffer in f by two that iterations use in turn. It returns false if
// an operation uses the buffer in another way than to access it. double holds the new buffers.
func doubleBuffer(old *ir.Value, f affine.ForOp, double map[*ir.Value]bool) bool {
	if double[old] {
		return true
	}
	c, t := f.Context(), old.Type().(*ir.MemRefType)
	b := ir.NewBuilder(c, nil)
	b.SetBefore(f.Operation)
	var sizes []*ir.Value
	for i, n := range t.Shape() {
		if n == ir.Dynamic {
			at := affine.ValueOf(b, f.Loc(), interfaces.IndexValue{Const: int64(i)})
			st := ir.OperationState{Loc: f.Loc(), Info: c.OpInfoOf(memref.Dim), Operands: []*ir.Value{old, at}, Results: []ir.Type{c.Index()}}
			sizes = append(sizes, rewrite.CreateOrFold(b, &st)[0])
		}
	}
	twice := c.MemRef(append([]int64{2}, t.Shape()...), t.ElementType(), nil, t.MemorySpace)
	n := memref.NewAlloc(b, f.Loc(), memref.Alloc, twice, sizes, nil, nil)
	double[n] = true
	users, ok := affine.Users(old, f.Body().First(), f.Body().Last())
	if !ok {
		return false
	}
	b.SetStart(f.Body())
	which := c.AffineDimExpr(0).FloorDiv(c.AffineConst(f.Step())).Mod(c.AffineConst(2))
	first := affine.NewApply(b, f.Loc(), c.AffineMap(1, 0, which), []*ir.Value{f.InductionVar()})
	r := &affine.Remap{To: n, First: []*ir.Value{first}}
	for _, op := range users {
		r.Apply(op, old)
	}
	b.SetAfter(f.Operation)
	memref.NewDealloc(b, f.Loc(), n)
	eraseUnused(old)
	return true
}

// eraseUnused erases the operation that defines a buffer that is at most freed.
func eraseUnused(v *ir.Value) {
	def := v.DefiningOp()
	switch {
	case def == nil:
		return
	case v.HasOneUse() && v.FirstUse().Owner().Is(memref.Dealloc):
		v.FirstUse().Owner().Erase()
	case v.HasUses():
		return
	}
	def.Erase()
}
