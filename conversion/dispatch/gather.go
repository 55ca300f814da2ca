package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// gathering is how a tensor.gather or tensor.scatter finds the elements of a tensor, whole, by coordinates in the last dimension of indices. The elements are
// in a tensor, parts, whose first dimensions are the others of indices; the others are those of whole, of which the dimensions with coordinates have size 1 or
// are left out.
type gathering struct {
	dims                  []int64 // the dimensions with coordinates
	batch                 int     // the number of dimensions of indices but the last
	full                  bool    // whether parts has the dimensions with coordinates
	whole, indices, parts *ir.Value
}

func gatheringOf(op *ir.Operation) gathering {
	g := gathering{dims: op.Prop(0).(*ir.DenseArrayAttr).Int64s()}
	if op.Is(tensor.Gather) {
		g.whole, g.indices, g.parts = op.Operand(0), op.Operand(1), op.Result(0)
	} else {
		g.parts, g.whole, g.indices = op.Operand(0), op.Operand(1), op.Operand(2)
	}
	g.batch = len(shapeOf(g.indices)) - 1
	g.full = len(shapeOf(g.parts)) == g.batch+len(shapeOf(g.whole))
	return g
}

// place returns the place in whole of the element at in parts. Coordinate returns the element of indices at a place.
func (g gathering) place(at point, coordinate func(at point, c int) *ir.Value) point {
	from := make(point, len(shapeOf(g.whole)))
	rest := at[g.batch:]
	for d := range from {
		if c := slices.Index(g.dims, int64(d)); c >= 0 {
			from[d] = coordinate(at[:g.batch:g.batch], c)
			if !g.full {
				continue
			}
		} else {
			from[d] = rest[0]
		}
		rest = rest[1:]
	}
	return from
}

// sizeOfParts computes the size of dimension i of parts, which is dynamic.
func (g gathering) sizeOfParts(c calculator, i int) *ir.Value {
	if i < g.batch {
		return sizeBy(c, g.indices, i)
	}
	i -= g.batch
	for d := range shapeOf(g.whole) {
		if !g.full && slices.Contains(g.dims, int64(d)) {
			continue
		}
		if i == 0 {
			return sizeBy(c, g.whole, d)
		}
		i--
	}
	return nil
}

// asIndex converts v, an integer or an index, to an index.
func asIndex(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Value {
	if _, ok := v.Type().(*ir.IndexType); ok {
		return v
	}
	return arith.NewCast(b, loc, arith.IndexCast, v, b.Context().Index())
}

func elementOfGathered(e *evaluator, op *ir.Operation, at point) *ir.Value {
	g := gatheringOf(op)
	return e.element(g.whole, g.place(at, func(at point, c int) *ir.Value {
		return asIndex(e.b, e.loc, e.element(g.indices, append(at, e.index(int64(c)))))
	}))
}

// scatter writes the elements of the source to their places by a parallel loop: no two have the same place.
func (p *placer) scatter(op *ir.Operation) bool {
	g, loc := gatheringOf(op), op.Loc()
	to := g.whole
	if !isFresh(to, op.Block()) {
		to = p.copied(loc, to)
	}
	var low, high, step []*ir.Value
	for i, n := range shapeOf(g.parts) {
		low, step = append(low, arith.NewIndex(p.b, loc, 0)), append(step, arith.NewIndex(p.b, loc, 1))
		if n == ir.Dynamic {
			high = append(high, memref.NewDim(p.b, loc, g.parts, arith.NewIndex(p.b, loc, int64(i))))
		} else {
			high = append(high, arith.NewIndex(p.b, loc, n))
		}
	}
	at := point{}
	if len(low) > 0 {
		loop := scf.NewParallel(p.b, loc, low, high, step, nil)
		at = loop.Body().Args()
		p.b.SetEnd(loop.Body())
	}
	places := g.place(at, func(at point, c int) *ir.Value {
		return asIndex(p.b, loc, memref.NewLoad(p.b, loc, g.indices, append(at, arith.NewIndex(p.b, loc, int64(c)))...))
	})
	memref.NewStore(p.b, loc, memref.NewLoad(p.b, loc, g.parts, at...), to, places...)
	if len(low) > 0 {
		p.b.Create(loc, scf.Reduce, nil, nil)
		p.b.SetBefore(op)
	}
	return p.replace(op, to)
}
