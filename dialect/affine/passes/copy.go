package passes

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/relation"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewDataCopyGenerate returns the pass affine-data-copy-generate.
func NewDataCopyGenerate() *pass.Pass {
	o := copyOptions{dma: true, capacity: math.MaxUint64, fastSpace: 1}
	leastTransfer := int32(1024)
	dma := pass.Bool("generate-dma", &o.dma, "Generate DMA instead of point-wise copy").DefaultSince(22, "false")
	return &pass.Pass{
		Name: "affine-data-copy-generate", Class: "AffineDataCopyGeneration", Op: "func.func",
		Summary: "Generate explicit copying for affine memory operations",
		Options: []pass.Option{
			pass.Uint64("fast-mem-capacity", &o.capacity, "Set fast memory space capacity in KiB (default: unlimited)"),
			pass.Uint("fast-mem-space", &o.fastSpace, "Fast memory space identifier for copy generation (default: 1)"),
			dma,
			// As in MLIR, nothing depends on it.
			pass.Int32("min-dma-transfer", &leastTransfer, "Minimum DMA transfer size supported by the target in bytes"),
			pass.Bool("skip-non-unit-stride-loops", &o.skipStrides, "Testing purposes: avoid non-unit stride loop choice depths for copy placement"),
			pass.Uint("slow-mem-space", &o.slowSpace, "Slow memory space identifier for copy generation (default: 0)"),
			pass.Uint("tag-mem-space", &o.tag, "Tag memory space identifier for copy generation (default: 0)"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if op.Region(0).Empty() {
				return true
			}
			o := o
			o.dma = o.dma && (dma.IsGiven() || op.Context().MLIR() < 22)
			c := &copier{copyOptions: o, nests: map[*ir.Operation]bool{}, top: op.Region(0).First(), loc: op.Loc()}
			b := ir.NewBuilder(op.Context(), nil)
			b.SetStart(c.top)
			arith.NewIndex(b, c.loc, 0)
			for block := c.top; block != nil; block = block.Next() {
				c.block(block)
			}
			c.simplify()
			return true
		},
	}
}

type copyOptions struct {
	dma, skipStrides bool
	// capacity is the size of the fast memory in KiB.
	capacity                  uint64
	fastSpace, slowSpace, tag uint32
}

// bytes returns the size of the fast memory in bytes.
func (o *copyOptions) bytes() uint64 {
	if o.capacity > math.MaxUint64/1024 {
		return math.MaxUint64
	}
	return o.capacity * 1024
}

// copier moves parts of memrefs to fast memory.
type copier struct {
	copyOptions
	// nests holds the loops that copy, and order lists them.
	nests map[*ir.Operation]bool
	order []*ir.Operation
	// top is the first block of the function, where constants are.
	top *ir.Block
	loc ir.Location
	// only, if not nil, is the one memref that it moves.
	only *ir.Value
}

// CopyMemref lets the body of a loop of a function access a copy of v in memory of the same space, which may have so many KiB (affineDataCopyGenerate).
func CopyMemref(nest affine.ForOp, v *ir.Value, kib uint64) {
	c := newNestCopier(nest, kib)
	c.only = v
	c.copyFor(nest.Body().First(), nest.Body().Last())
	c.simplify()
}

// CopyRegion lets a loop nest access a copy of one region of a memref in memory of the same space (generateCopyForMemRegion).
func CopyRegion(nest affine.ForOp, r *analysis.Region) {
	c := newNestCopier(nest, math.MaxUint64)
	g := &copyRange{copier: c, begin: nest.Operation, end: nest.Next(), last: nest.Operation, buffers: map[*ir.Value]*ir.Value{}}
	g.copy(r)
}

func newNestCopier(nest affine.ForOp, kib uint64) *copier {
	top := nest.Block()
	for p := top.Parent(); p.Parent() != nil && !p.HasTrait(ir.IsolatedFromAbove); p = p.Parent() {
		top = p.Block()
	}
	return &copier{copyOptions: copyOptions{capacity: kib}, nests: map[*ir.Operation]bool{}, top: top.Region().First(), loc: nest.Loc()}
}

// next returns the first load, store or loop from op on that does not copy, or nil.
func (c *copier) next(op *ir.Operation) *ir.Operation {
	for ; op != nil; op = op.Next() {
		if (op.Is(affine.Load) || op.Is(affine.Store) || op.Is(affine.For)) && !c.nests[op] {
			return op
		}
	}
	return nil
}

// block copies for ranges of operations of a block: each loop, unless copies are made in it,
// and the operations between loops.
func (c *copier) block(block *ir.Block) {
	begin := c.next(block.First())
	for op := begin; op != nil; {
		if !op.Is(affine.For) || c.nests[op] {
			op = op.Next()
			continue
		}
		c.copyFor(begin, op)
		f := affine.ForOp{Operation: op}
		inner := f.Step() != 1
		if !c.skipStrides {
			n, known := analysis.Footprint(op, op.Next())
			inner = known && uint64(n) > c.bytes()
		}
		if inner {
			c.block(f.Body())
		} else {
			c.copyFor(op, op.Next())
		}
		begin = c.next(op.Next())
		op = begin
	}
	if begin != nil {
		c.copyFor(begin, block.Last())
	}
}

// regions are regions of memrefs, one for each memref.
type regions struct {
	byMemref map[*ir.Value]*analysis.Region
	list     []*analysis.Region
}

// join extends the region of the memref of r in list to contain r, and r likewise, if there is
// one. ok is false if it cannot be known.
func (rs *regions) join(r *analysis.Region, op *ir.Operation, depth int) (exists, ok bool) {
	known := rs.byMemref[r.MemRef]
	if known == nil {
		return false, true
	}
	if known.Union(r) {
		r.Relation = known.Relation.Clone()
		return true, true
	}
	full := fullRegion(op, depth)
	if full == nil {
		return true, false
	}
	known.Relation, r.Relation = full.Relation.Clone(), full.Relation
	return true, true
}

// fullRegion returns a whole memref as a region, or nil if its shape is not static.
func fullRegion(op *ir.Operation, depth int) *analysis.Region {
	a := affine.AccessOp{Operation: op}
	shape := a.Type().Shape()
	if slices.Contains(shape, ir.Dynamic) {
		return nil
	}
	r := &analysis.Region{MemRef: a.MemRef(), Loc: op.Loc(), Write: op.Is(affine.Store), Relation: relation.New(len(shape), depth, 0)}
	copy(r.Values[len(shape):], analysis.EnclosingIVs(op)[:depth])
	for d, n := range shape {
		r.AddLower(d, 0)
		r.AddUpper(d, n-1)
	}
	return r
}

// gather returns the regions that the operations of a range read and write. ok is false if they
// are not known.
func (c *copier) gather(begin, end *ir.Operation) (lists [2]*regions, ok bool) {
	depth := analysis.NestingDepth(begin)
	for i := range lists {
		lists[i] = &regions{byMemref: map[*ir.Value]*analysis.Region{}}
	}
	var accesses []*ir.Operation
	for op := begin; op != end; op = op.Next() {
		op.Walk(func(o *ir.Operation) {
			if !o.Is(affine.Load) && !o.Is(affine.Store) {
				return
			}
			if v := (affine.AccessOp{Operation: o}).MemRef(); (c.only == nil || v == c.only) && spaceOf(v) == int64(c.slowSpace) {
				accesses = append(accesses, o)
			}
		})
	}
	for _, op := range accesses {
		r, known := analysis.RegionOf(op, depth, nil, false)
		if !known {
			if r = fullRegion(op, depth); r == nil {
				return lists, false
			}
		}
		kind := 0
		if r.Write {
			kind = 1
		}
		var exists [2]bool
		for i, l := range lists {
			if exists[i], ok = l.join(r, op, depth); !ok {
				return lists, false
			}
		}
		if l := lists[kind]; !exists[kind] {
			l.byMemref[r.MemRef] = r
			l.list = append(l.list, r)
		}
	}
	return lists, true
}

// copyFor makes copies for the operations from begin up to end (affineDataCopyGenerate).
func (c *copier) copyFor(begin, end *ir.Operation) {
	if begin == end {
		return
	}
	lists, ok := c.gather(begin, end)
	if !ok {
		return
	}
	g := &copyRange{copier: c, begin: begin, end: end, last: end.Prev(), buffers: map[*ir.Value]*ir.Value{}}
	block := begin.Block()
	for _, l := range lists {
		for _, r := range l.list {
			ok = g.copy(r) && ok
		}
	}
	if ok && g.bytes > c.bytes() {
		block.Parent().EmitWarning("total size of all copy buffers' for this block exceeds fast memory capacity")
	}
}

// simplify replaces copying loops that run once by their bodies, and simplifies their accesses.
func (c *copier) simplify() {
	var accesses []*ir.Operation
	for _, nest := range c.order {
		nest.Walk(func(op *ir.Operation) {
			switch {
			case op.Is(affine.For):
				affine.ForOp{Operation: op}.PromoteSingleIteration()
			case op.Is(affine.Load), op.Is(affine.Store):
				accesses = append(accesses, op)
			}
		})
	}
	patterns := rewrite.NewPatternSet(affine.CanonicalizationsOf(affine.Load, affine.Store)...)
	rewrite.ApplyToOps(accesses, patterns, rewrite.GreedyConfig{Strictness: rewrite.ExistingAndNewOps})
}
