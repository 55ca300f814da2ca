package affine

import (
	"math"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// Difference returns the differences of the results of two maps with the same number of
// results, with the operands of both, composed and simplified (AffineValueMap::difference).
func Difference(a *ir.AffineMap, aOperands []*ir.Value, b *ir.AffineMap, bOperands []*ir.Value) (*ir.AffineMap, []*ir.Value) {
	operands := slices.Concat(aOperands[:a.Dims], bOperands[:b.Dims], aOperands[a.Dims:], bOperands[b.Dims:])
	exprs := make([]*ir.AffineExpr, len(a.Results))
	for i, e := range b.Results {
		exprs[i] = a.Results[i].Sub(affinemap.ShiftSymbols(affinemap.ShiftDims(e, 0, a.Dims), 0, a.Symbols))
	}
	m := a.Context().AffineMap(a.Dims+b.Dims, a.Symbols+b.Symbols, exprs...)
	m, operands = ComposeMap(m, operands)
	m, operands = CanonicalizeMap(m, operands)
	return affinemap.Simplify(m), operands
}

// Span returns the distances from the lower bound of f, which must have one result, to each
// result of the upper bound, as a map and its operands.
func (f ForOp) Span() (*ir.AffineMap, []*ir.Value) {
	lower, upper := f.LowerMap(), f.UpperMap()
	start := make([]*ir.AffineExpr, len(upper.Results))
	for i := range start {
		start[i] = lower.Results[0]
	}
	m := f.Context().AffineMap(lower.Dims, lower.Symbols, start...)
	return Difference(upper, f.UpperOperands(), m, f.LowerOperands())
}

// TripCounts returns a map, with its operands, whose least result is the number of
// iterations of f. The map is nil if it is not known (getTripCountMapAndOperands).
func (f ForOp) TripCounts() (*ir.AffineMap, []*ir.Value) {
	c, step := f.Context(), f.Step()
	if n, ok := f.TripCount(); ok {
		return affinemap.Constant(c, n), nil
	}
	if len(f.LowerMap().Results) != 1 || step <= 0 {
		return nil, nil
	}
	m, operands := f.Span()
	counts := make([]*ir.AffineExpr, len(m.Results))
	for i, e := range m.Results {
		counts[i] = e.CeilDiv(c.AffineConst(step))
	}
	return c.AffineMap(m.Dims, m.Symbols, counts...), operands
}

// ConstantTripCount returns the number of iterations of f. ok is false if it is not known to
// be constant. As in MLIR, a negative number of iterations is a large one, unless both bounds
// are constants.
func (f ForOp) ConstantTripCount() (n uint64, ok bool) {
	m, _ := f.TripCounts()
	if m == nil {
		return 0, false
	}
	for _, e := range m.Results {
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

// TripCountDivisor returns a number that divides the number of iterations of f
// (getLargestDivisorOfTripCount).
func (f ForOp) TripCountDivisor() uint64 {
	m, _ := f.TripCounts()
	if m == nil {
		return 1
	}
	g := uint64(0)
	for _, e := range m.Results {
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

// MaxNest is the number of loops of a nest that are looked at. Passes ask for the nest of each
// loop.
const MaxNest = 100

// NestOf returns the first loops, at most MaxNest, of the perfect nest that starts with loop:
// each but the last contains only the next one, which is of the same kind
// (getPerfectlyNestedLoops). Their bodies have a terminator.
func NestOf(loop *ir.Operation) []*ir.Operation {
	nest := []*ir.Operation{loop}
	for len(nest) < MaxNest {
		body := loop.Region(0).First()
		inner := body.First()
		if !inner.Is(nest[0].Def()) || inner.Next() != body.Last() {
			break
		}
		nest = append(nest, inner)
		loop = inner
	}
	return nest
}

// PerfectNest returns the nest of f as [NestOf] finds it.
func (f ForOp) PerfectNest() []ForOp {
	var nest []ForOp
	for _, op := range NestOf(f.Operation) {
		nest = append(nest, ForOp{op})
	}
	return nest
}
