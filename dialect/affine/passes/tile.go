package passes

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// defaultTile is the size of tiles of loops for which nothing else is known.
const defaultTile = 4

// NewLoopTile returns the pass affine-loop-tile.
func NewLoopTile() *pass.Pass {
	t := &loopTiler{cacheKiB: 512}
	return &pass.Pass{
		Name: "affine-loop-tile", Class: "AffineLoopTiling", Op: "func.func", Summary: "Tile affine loop nests",
		Options: []pass.Option{
			pass.Uint64("cache-size", &t.cacheKiB, "Set size of cache to tile for in KiB (default: 512)"),
			pass.Bool("separate", &t.separate, "Separate full and partial tiles (default: false)"),
			pass.Uint("tile-size", &t.size, "Use this tile size for all loops"),
			pass.Uints("tile-sizes", &t.sizes, "List of tile sizes for each perfect nest (overridden by -tile-size)"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if slices.Contains(t.sizes, 0) {
				return op.EmitErrorAt(ir.UnknownLoc, "tile size cannot be 0")
			}
			var nests [][]affine.ForOp
			for b := op.Region(0).First(); b != nil; b = b.Next() {
				for o := b.First(); o != nil; o = o.Next() {
					if o.Is(affine.For) {
						nests = append(nests, affine.ForOp{Operation: o}.PerfectNest())
					}
				}
			}
			c := analysis.NewChecker()
			for _, nest := range nests {
				t.run(c, nest)
			}
			return true
		},
	}
}

// loopTiler holds the options of affine-loop-tile.
type loopTiler struct {
	cacheKiB uint64
	separate bool
	size     uint32
	sizes    []uint32
}

func (t *loopTiler) run(c *analysis.Checker, nest []affine.ForOp) {
	if !c.CanTile(nest) {
		nest[0].EmitRemark("tiling nest is invalid due to dependences")
		return
	}
	sizes := t.sizesFor(nest)
	for _, f := range nest {
		if f.NumResults() > 0 {
			return
		}
	}
	if !analysis.IsRectangular(nest) {
		return
	}
	points := tileNest(nest, sizes)
	if t.separate {
		separateFullTiles(points)
	}
}

// sizesFor returns the sizes of the tiles of a nest: those that the options give or, so that
// a tile fits into the cache, such that its part of the memory that the nest touches is
// small enough (getTileSizes).
func (t *loopTiler) sizesFor(nest []affine.ForOp) []uint32 {
	n := len(nest)
	if t.size > 0 {
		return slices.Repeat([]uint32{t.size}, n)
	}
	if len(t.sizes) > 0 {
		sizes := append(slices.Clone(t.sizes), slices.Repeat([]uint32{defaultTile}, n)...)
		return sizes[:n]
	}
	bytes, ok := analysis.Footprint(nest[0].Operation, nest[0].Next())
	if !ok {
		return dividing(nest, slices.Repeat([]uint32{defaultTile}, n))
	}
	excess := uint64(math.MaxUint64)
	if cache := t.cacheKiB * 1024; cache > 0 {
		excess = (uint64(bytes) + cache - 1) / cache
	}
	if excess <= 1 {
		return slices.Repeat([]uint32{1}, n)
	}
	sizes := slices.Repeat([]uint32{uint32(math.Floor(math.Pow(float64(excess), 1/float64(n))))}, n)
	rest := excess
	for _, s := range sizes[:n-1] {
		rest /= uint64(s)
	}
	sizes[n-1] = max(1, uint32(rest))
	return dividing(nest, sizes)
}

// dividing makes sizes smaller so that they divide the numbers of iterations of the loops,
// as far as these are known (adjustToDivisorsOfTripCounts).
func dividing(nest []affine.ForOp, sizes []uint32) []uint32 {
	for i, f := range nest {
		count, ok := f.ConstantTripCount()
		if !ok {
			continue
		}
		if count > 1 && uint64(sizes[i]) > count/2 {
			sizes[i] = uint32(count / 2)
		}
		for count%uint64(sizes[i]) != 0 {
			sizes[i]--
		}
	}
	return sizes
}

// tileNest replaces a rectangular perfect nest by loops over tiles and, in these, loops over
// the points of a tile, which it returns (tilePerfectlyNested).
func tileNest(nest []affine.ForOp, sizes []uint32) []affine.ForOp {
	root := nest[0]
	b, loc := ir.NewBuilder(root.Context(), nil), root.Loc()
	b.SetBefore(root.Operation)
	add := func(lower *ir.AffineMap, lowerOperands []*ir.Value, upper *ir.AffineMap, upperOperands []*ir.Value, step int64) affine.ForOp {
		f := affine.NewFor(b, loc, lower, lowerOperands, upper, upperOperands, step)
		b.SetStart(f.Body())
		b.SetBefore(affine.NewYield(b, loc))
		return f
	}
	var tiles, points []affine.ForOp
	for i, f := range nest {
		tiles = append(tiles, add(f.LowerMap(), f.LowerOperands(), f.UpperMap(), f.UpperOperands(), int64(sizes[i])*f.Step()))
	}
	for i, f := range nest {
		iv := tiles[i].InductionVar()
		upper, operands := pointEnd(f, iv, sizes[i])
		points = append(points, add(b.Context().IdentityMap(1), []*ir.Value{iv}, upper, operands, f.Step()))
	}
	end := points[len(points)-1].Body().Last()
	inner := nest[len(nest)-1].Body()
	for op := inner.First(); op != inner.Last(); op = inner.First() {
		op.MoveBefore(end)
	}
	for i, f := range nest {
		f.InductionVar().ReplaceAllUsesWith(points[i].InductionVar())
	}
	root.Erase()
	return points
}

// pointEnd returns the upper bound of the loop over the points of a tile of f, which starts
// at iv.
func pointEnd(f affine.ForOp, iv *ir.Value, size uint32) (*ir.AffineMap, []*ir.Value) {
	c, upper := f.Context(), f.UpperMap()
	count, known := f.ConstantTripCount()
	whole := func(n int64) (*ir.AffineMap, []*ir.Value) {
		return c.AffineMap(1, 0, c.AffineDimExpr(0).AddConst(n*f.Step())), []*ir.Value{iv}
	}
	switch {
	case known && count < uint64(size):
		return whole(int64(count))
	case f.TripCountDivisor()%uint64(size) == 0:
		return whole(int64(size))
	}
	end := c.AffineDimExpr(upper.Dims).AddConst(int64(size) * f.Step())
	m := c.AffineMap(upper.Dims+1, upper.Symbols, append([]*ir.AffineExpr{end}, upper.Results...)...)
	return m, slices.Insert(f.UpperOperands(), upper.Dims, iv)
}
