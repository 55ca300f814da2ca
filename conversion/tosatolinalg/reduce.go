package tosatolinalg

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/rewrite"
)

// reduction says how a reduction joins two elements, and from which number it starts. first returns nil for types without one.
type reduction struct {
	kinds
	first func(t ir.Type) ir.TypedAttr
}

func constantOf(v int64) func(t ir.Type) ir.TypedAttr {
	return func(t ir.Type) ir.TypedAttr {
		a, _ := arith.IntAttr(t, v).(ir.TypedAttr)
		return a
	}
}

// highest returns the number from which a search for the smallest begins.
func highest(t ir.Type) ir.TypedAttr {
	switch t := t.(type) {
	case *ir.FloatType:
		return t.Context().FloatConst(t, apfloat.Largest(t.Semantics(), false))
	case *ir.IntegerType:
		if t.Width <= 64 {
			return t.Context().Int(t, signedMax(t.Width))
		}
	}
	return nil
}

// reductions lists the reductions.
func reductions() map[string]reduction {
	product := reduction{both(arith.MulF, arith.MulI), constantOf(1)}
	return map[string]reduction{
		"reduce_sum":     {both(arith.AddF, arith.AddI), constantOf(0)},
		"reduce_prod":    product,
		"reduce_product": product,
		"reduce_min":     {both(arith.MinimumF, arith.MinSI), highest},
		"reduce_max":     {both(arith.MaximumF, arith.MaxSI), lowest},
		"reduce_all":     {onBools(arith.AndI), constantOf(-1)},
		"reduce_any":     {onBools(arith.OrI), constantOf(0)},
	}
}

// reducePattern makes a linalg.reduce, whose result gets the reduced dimension back.
func reducePattern(r reduction) convert {
	return func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		in, t := op.Operand(0), ranked(op.Result(0))
		at := tosa.Axis(op)
		if t == nil || ranked(in) == nil || at < 0 || at >= int64(len(t.Shape())) {
			return rw.Fail("the operand is unranked")
		}
		elem := t.ElementType()
		join, first := r.of(elem), r.first(elem)
		if join == nil || first == nil {
			return rw.Fail("No initial value found for reduction operation")
		}
		l := newLowering(op, rw)
		c := l.ctx()
		var open []*ir.Value
		var shape []int64
		for i, d := range ranked(in).Shape() {
			if int64(i) == at {
				continue
			}
			shape = append(shape, d)
			if d == ir.Dynamic {
				open = append(open, l.plainDim(in, i))
			}
		}
		narrow := c.Tensor(shape, elem, nil)
		init := l.fillAfter(first, narrow, open)
		red := l.B.CreateWithRegions(l.Loc, linalg.Reduce, []*ir.Value{in, init}, []ir.Type{narrow}, 1, ir.Named("dimensions", c.DenseI64Array(at)))
		body := red.Region(0).AddBlock()
		body.AddArg(elem, l.Loc)
		body.AddArg(elem, l.Loc)
		place := l.B.InsertionPoint()
		l.B.SetEnd(body)
		linalg.NewYield(l.B, l.Loc, join(scalar{Emitter: l.Emitter, op: op, elem: elem, to: elem}, body.Args()))
		l.B.SetInsertionPoint(place)
		rw.Replace(op, l.expandAt(red.Result(0), t, int(at)))
		return true
	}
}

// expandAt returns v, which lacks the dimension at of t, as a tensor of type t with the size 1 in that dimension.
func (l *lowering) expandAt(v *ir.Value, t *ir.RankedTensorType, at int) *ir.Value {
	var groups [][]int64
	n := len(t.Shape())
	if n > 1 {
		groups = make([][]int64, n-1)
		for i := range n {
			g := i
			if i > at || i == n-1 {
				g = i - 1
			}
			groups[g] = append(groups[g], int64(i))
		}
	}
	shape := slices.Insert(slices.Clone(ranked(v).Shape()), at, 1)
	out := tensor.CreateOrFoldExpand(l.B, l.Loc, l.ctx().Tensor(shape, t.ElementType(), nil), v, groups)
	return tensor.CreateOrFoldCast(l.B, l.Loc, out, t)
}
