package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// undecided reports whether the compiler cannot decide some of the conditions.
func undecided(inside [][]*ir.Value) bool {
	return slices.ContainsFunc(inside, func(conditions []*ir.Value) bool {
		return slices.ContainsFunc(conditions, func(c *ir.Value) bool {
			if c == nil {
				return false
			}
			_, ok := constantLane(lane{c, -1})
			return !ok
		})
	})
}

// bounded returns the pieces that a transfer reads without a mask; inside are its bounds. One branch
// asks whether the transfer and the memref overlap. If they do, an element beyond the memref is loaded
// from the first place of the overlap, which the transfer reads anyway, and gives way to the padding.
// A branch for each element of a tile would take some drivers minutes and all memory.
func (x *expander) bounded(op vector.TransferOp, w *window, inside [][]*ir.Value) []*ir.Value {
	t := op.VectorType()
	others := make([]lane, ir.NumElements(t.Shape()))
	for i := range others {
		others[i] = lane{op.Padding(), -1}
	}
	paddings := x.compose(t.ElementType(), others)
	types := make([]ir.Type, len(paddings))
	for i, p := range paddings {
		types[i] = p.Type()
	}
	overlap, places := x.overlap(op, w, inside)
	guard := scf.NewIf(x.b, x.Loc, overlap, types, true)
	x.b.SetEnd(guard.Then())
	var loaded []lane
	for pos := range vector.Positions(t.Shape()) {
		at := slices.Clone(w.indices)
		var cond *ir.Value
		for k, r := range op.Map().Results {
			if r.Kind == ir.AffineDim {
				at[r.Value] = places[k][pos[k]]
				cond = x.and(cond, inside[k][pos[k]])
			}
		}
		v := memref.NewLoad(x.b, x.Loc, w.base, at...)
		if cond != nil {
			v = x.Select(cond, v, op.Padding())
		}
		loaded = append(loaded, lane{v, -1})
	}
	scf.NewYield(x.b, x.Loc, x.compose(t.ElementType(), loaded)...)
	x.b.SetEnd(guard.Else())
	scf.NewYield(x.b, x.Loc, paddings...)
	x.b.SetAfter(guard.Operation)
	return guard.Results()
}

// overlap returns the condition that a transfer and the memref overlap, and for each dimension of the
// vector and each position in it an index that lies in both if they do: that of the position if it is
// inside, and else the first one.
func (x *expander) overlap(op vector.TransferOp, w *window, inside [][]*ir.Value) (all *ir.Value, places [][]*ir.Value) {
	places = make([][]*ir.Value, len(inside))
	for k, r := range op.Map().Results {
		if r.Kind != ir.AffineDim {
			continue
		}
		d := int(r.Value)
		var some, first *ir.Value
		for p, c := range inside[k] {
			at := w.indexAt(d, int64(p))
			if c != nil {
				if first == nil {
					zero := arith.NewIndex(x.b, x.Loc, 0)
					first = x.Select(x.CmpI(arith.SLT, w.indices[d], zero), zero, w.indices[d])
					some = c
				} else {
					some = x.Op(arith.OrI, some, c)
				}
				at = x.Select(c, at, first)
			}
			places[k] = append(places[k], at)
		}
		all = x.and(all, some)
	}
	return all, places
}
