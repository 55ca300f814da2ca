package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/relation"
)

// fullBounds are the bounds of a loop in a full tile.
type fullBounds struct {
	lower, upper                 *ir.AffineMap
	lowerOperands, upperOperands []*ir.Value
}

// separateFullTiles puts a nest of loops over points into the else region of an affine.if
// whose condition holds for full tiles, and a copy of the nest with bounds of constant
// distance into the other region. It does nothing if it finds no such bounds or cannot
// express the condition (separateFullTiles).
func separateFullTiles(nest []affine.ForOp) {
	var bounds []fullBounds
	for _, f := range nest {
		x, ok := fullTileBounds(f)
		if !ok {
			return
		}
		bounds = append(bounds, x)
	}
	set, operands, ok := fullTileCondition(nest)
	if !ok {
		return
	}
	first := nest[0]
	b, loc := ir.NewBuilder(first.Context(), nil), first.Loc()
	b.SetBefore(first.Operation)
	guard := affine.NewIf(b, loc, set, operands, nil, true)
	b.SetStart(guard.Then())
	b.SetBefore(affine.NewYield(b, loc))
	m := ir.NewMapping()
	for i, x := range bounds {
		f := affine.NewFor(b, nest[i].Loc(), x.lower, mapped(m, x.lowerOperands), x.upper, mapped(m, x.upperOperands), 1)
		m.Map(nest[i].InductionVar(), f.InductionVar())
		b.SetStart(f.Body())
		b.SetBefore(affine.NewYield(b, nest[i].Loc()))
	}
	inner := nest[len(nest)-1].Body()
	for op := inner.First(); op != inner.Last(); op = op.Next() {
		b.Insert(b.Arena().Clone(op, m))
	}
	b.SetStart(guard.Else())
	first.MoveBefore(affine.NewYield(b, loc))
}

func mapped(m *ir.Mapping, vs []*ir.Value) []*ir.Value {
	out := make([]*ir.Value, len(vs))
	for i, v := range vs {
		out[i] = m.Value(v)
	}
	return out
}

// fullTileBounds returns the bounds of a loop over points that have a constant distance.
func fullTileBounds(f affine.ForOp) (x fullBounds, ok bool) {
	if f.Step() != 1 {
		return x, false
	}
	r, ok := analysis.LoopDomain([]affine.ForOp{f})
	if !ok {
		return x, false
	}
	r.Separate(1)
	e, ok := r.Extent(0)
	if !ok {
		return x, false
	}
	x.lower, x.lowerOperands, ok = boundOf(f.Context(), r, e.LowerRow)
	if ok {
		x.upper, x.upperOperands, ok = boundOf(f.Context(), r, e.UpperRow)
	}
	return x, ok
}

// boundOf returns the bound of the first variable that an inequality gives, as a map
// (getIneqAsAffineValueMap).
func boundOf(c *ir.Context, r *relation.Relation, row []int64) (*ir.AffineMap, []*ir.Value, bool) {
	vars, ok := r.Exprs(c)
	if !ok {
		return nil, nil, false
	}
	rest := slices.Clone(row)
	rest[0] = 0
	e := relation.Expr(c, rest, vars)
	if row[0] > 0 {
		e = e.Neg()
	} else {
		e = e.AddConst(1)
	}
	m, operands := affine.ComposeMap(c.AffineMap(r.Dims, r.Symbols, e), r.Values)
	m, operands = affine.CanonicalizeMap(m, operands)
	return m, operands, true
}

// fullTileCondition returns the condition that the bounds of constant distance are those of
// the loops: each is at least as tight as all others (createSeparationCondition).
func fullTileCondition(nest []affine.ForOp) (*ir.IntegerSet, []*ir.Value, bool) {
	r, ok := analysis.LoopDomain(nest)
	if !ok {
		return nil, nil, false
	}
	r.KeepWith(0, len(nest))
	for range nest {
		r.Separate(1)
		x, ok := r.Extent(0)
		if !ok {
			return nil, nil, false
		}
		lower, upper := slices.Clone(x.LowerRow), slices.Clone(x.UpperRow)
		for _, row := range r.Ineqs {
			switch {
			case row[0] > 0:
				for i := range row {
					row[i] = lower[i] - row[i]
				}
			case row[0] < 0:
				for i := range row {
					row[i] -= upper[i]
				}
			}
		}
		r.Remove(0, 1)
	}
	r.DropRedundant()
	r.Separate(r.Inputs())
	set, ok := r.IntegerSet(nest[0].Context())
	if !ok {
		return nil, nil, false
	}
	set, operands := affine.CanonicalizeSet(set, r.Values)
	return set, operands, true
}
