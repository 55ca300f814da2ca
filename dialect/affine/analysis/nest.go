package analysis

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/relation"
)

// PerfectNest returns the loops of the perfect nest that starts with f: each but the last
// contains only the next one (getPerfectlyNestedLoops).
func PerfectNest(f affine.ForOp) []affine.ForOp {
	nest := []affine.ForOp{f}
	for {
		inner := f.Body().First()
		if !inner.Is(affine.For) || inner.Next() != f.Body().Last() {
			return nest
		}
		f = affine.ForOp{Operation: inner}
		nest = append(nest, f)
	}
}

// tripCounts returns expressions whose least value is the number of iterations of a loop. It
// returns nil if they are not known (getTripCountMapAndOperands).
func tripCounts(f affine.ForOp) []*ir.AffineExpr {
	c, step := f.Context(), f.Step()
	if n, ok := f.TripCount(); ok {
		return []*ir.AffineExpr{c.AffineConst(n)}
	}
	lower, upper := f.LowerMap(), f.UpperMap()
	if len(lower.Results) != 1 || step <= 0 {
		return nil
	}
	operands := slices.Concat(f.UpperOperands()[:upper.Dims], f.LowerOperands()[:lower.Dims],
		f.UpperOperands()[upper.Dims:], f.LowerOperands()[lower.Dims:])
	start := lower.Results[0].ShiftDims(0, upper.Dims).ShiftSymbols(0, upper.Symbols)
	var spans []*ir.AffineExpr
	for _, e := range upper.Results {
		spans = append(spans, e.Sub(start))
	}
	m := c.AffineMap(upper.Dims+lower.Dims, upper.Symbols+lower.Symbols, spans...)
	m, operands = affine.ComposeMap(m, operands)
	m, _ = affine.CanonicalizeMap(m, operands)
	counts := slices.Clone(m.Simplify().Results)
	for i, e := range counts {
		counts[i] = e.CeilDiv(c.AffineConst(step))
	}
	return counts
}

// ConstantTripCount returns the number of iterations of a loop. ok is false if it is not
// known to be constant. As in MLIR, a negative number of iterations is a large one, unless
// both bounds are constants.
func ConstantTripCount(f affine.ForOp) (n uint64, ok bool) {
	for _, e := range tripCounts(f) {
		v, constant := e.Constant()
		if !constant {
			return 0, false
		}
		if !ok || uint64(v) < n {
			n, ok = uint64(v), true
		}
	}
	return n, ok
}

// TripCountDivisor returns a number that divides the number of iterations of a loop
// (getLargestDivisorOfTripCount).
func TripCountDivisor(f affine.ForOp) uint64 {
	counts := tripCounts(f)
	if len(counts) == 0 {
		return 1
	}
	g := uint64(0)
	for _, e := range counts {
		d := uint64(e.LargestKnownDivisor())
		if v, ok := e.Constant(); ok {
			if d = uint64(v); v == 0 {
				d = math.MaxUint64
			}
		}
		for d != 0 {
			g, d = d, g%d
		}
	}
	return g
}

// IsRectangular reports whether the bounds of each loop of a nest depend on no other one
// (checkIfHyperRectangular).
func IsRectangular(nest []affine.ForOp) bool {
	if len(nest) <= 1 {
		return true
	}
	r, ok := LoopDomain(nest)
	if !ok {
		return false
	}
	for _, row := range slices.Concat(r.Eqs, r.Ineqs) {
		n := 0
		for _, v := range row[:len(nest)] {
			if v != 0 {
				n++
			}
		}
		if n > 1 {
			return false
		}
	}
	return true
}

// LoopDomain returns the iterations of the body of nested loops, outermost first.
func LoopDomain(nest []affine.ForOp) (*relation.Relation, bool) {
	ops := make([]*ir.Operation, len(nest))
	for i, f := range nest {
		ops[i] = f.Operation
	}
	return IndexSet(ops, nest[len(nest)-1].Body().Last())
}

// CanTile reports whether a perfect nest may run in tiles: no dependence that its loops
// carry goes back in the iterations of one of them (isTilingValid).
func (c *Checker) CanTile(nest []affine.ForOp) bool {
	distances, ok := c.Distances(nest)
	for _, d := range distances {
		if slices.ContainsFunc(d, func(x Component) bool { return x.Lower <= x.Upper && x.Upper < 0 }) {
			return false
		}
	}
	return ok
}

// Footprint returns the number of bytes that the accesses from first up to end, which nil
// stands for the end of the block, touch. ok is false if it is not known
// (getMemoryFootprintBytes).
func Footprint(first, end *ir.Operation) (bytes int64, ok bool) {
	depth := NestingDepth(first)
	regions := map[*ir.Value]*Region{}
	var order []*Region
	add := func(op *ir.Operation) ir.WalkResult {
		if !IsRead(op) && !IsWrite(op) {
			return ir.WalkAdvance
		}
		r, ok := RegionOf(op, depth, nil, true)
		if !ok {
			return ir.WalkInterrupt
		}
		if known := regions[r.MemRef]; known == nil {
			regions[r.MemRef] = r
			order = append(order, r)
		} else if !known.Union(r) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}
	for op := first; op != end; op = op.Next() {
		if op.WalkPre(add) == ir.WalkInterrupt {
			return 0, false
		}
	}
	for _, r := range order {
		n, ok := r.Size()
		if !ok {
			return 0, false
		}
		bytes += n
	}
	return bytes, true
}
