package vectors

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// numbered makes the constants that vector.step and vector.constant_mask stand for.
func (x *expander) numbered(op *ir.Operation) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	var sizes []int64
	if op.Is(vector.ConstantMask) {
		for _, a := range op.Attr("mask_dim_sizes").(*ir.ArrayAttr).Elements {
			sizes = append(sizes, a.(*ir.IntegerAttr).Int64Or(0))
		}
	}
	ctx := op.Context()
	return x.choose(op, t, func(pos []int64) lane {
		if sizes == nil {
			return lane{x.noteCreated(arith.NewIndex(x.b, x.Loc, pos[0])), -1}
		}
		on := int64(1)
		for i, p := range pos {
			if p >= sizes[i] {
				on = 0
			}
		}
		if len(pos) == 0 {
			on = sizes[0] // a mask without dimensions states whether its element is on
		}
		return lane{x.noteCreated(arith.NewConstant(x.b, x.Loc, ctx.Int(ctx.I1(), on))), -1}
	})
}

// createMask compares positions with the sizes of the part that is on.
func (x *expander) createMask(op *ir.Operation) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	shape := t.Shape()
	below := make([][]*ir.Value, len(shape)) // by dimension and position
	for d, n := range shape {
		below[d] = make([]*ir.Value, n)
		for p := range n {
			if size, ok := ir.IntConstantOf(op.Operand(d)); ok {
				below[d][p] = x.noteCreated(arith.NewBool(x.b, x.Loc, p < size))
				continue
			}
			below[d][p] = x.noteCreated(x.CmpI(arith.SLT, x.noteCreated(arith.NewIndex(x.b, x.Loc, p)), op.Operand(d)))
		}
	}
	return x.choose(op, t, func(pos []int64) lane {
		if len(pos) == 0 {
			return lane{x.CmpI(arith.SGT, op.Operand(0), arith.NewIndex(x.b, x.Loc, 0)), -1}
		}
		on := below[0][pos[0]]
		for d := 1; d < len(pos); d++ {
			on = x.and(on, below[d][pos[d]])
		}
		return lane{on, -1}
	})
}

// and combines two conditions, either of which may be nil for one that always holds.
func (x *expander) and(a, b *ir.Value) *ir.Value {
	if a == nil {
		return b
	}
	if b == nil {
		return a
	}
	if on, ok := constantLane(lane{a, -1}); ok {
		if on {
			return b
		}
		return a
	}
	if on, ok := constantLane(lane{b, -1}); ok {
		if on {
			return a
		}
		return b
	}
	return x.noteCreated(x.Op(arith.AndI, a, b))
}

// bitcast joins or splits the bits of elements. The first of several has the lowest bits.
func (x *expander) bitcast(op vector.UnaryOp) bool {
	in := x.elementsOf(op.Source())
	from, to := op.SourceType().ElementType(), op.Type().ElementType()
	n, m := int64(ir.NumberWidth(from)), int64(ir.NumberWidth(to))
	var out []lane
	switch {
	case n == m:
		for _, p := range x.compose(from, in) {
			t := ir.Type(to)
			if v, ok := p.Type().(*ir.VectorType); ok {
				t = pieceType(to, v.Shape()[0])
			}
			if t != p.Type() {
				p = x.Cast(arith.Bitcast, p, t)
			}
			if v, ok := p.Type().(*ir.VectorType); ok {
				for i := range v.Shape()[0] {
					out = append(out, lane{p, i})
				}
				continue
			}
			out = append(out, lane{p, -1})
		}
	case n > m && n%m == 0:
		for _, l := range in {
			v := x.asInt(x.scalar(l), n)
			for i := range n / m {
				bits := x.Op(arith.ShRUI, v, x.Int(v.Type(), i*m))
				out = append(out, lane{x.fromInt(x.Cast(arith.TruncI, bits, op.Context().I(uint32(m))), to), -1})
			}
		}
	case m > n && m%n == 0:
		t := op.Context().I(uint32(m))
		for k := int64(0); k < int64(len(in)); k += m / n {
			v := x.Cast(arith.ExtUI, x.asInt(x.scalar(in[k]), n), t)
			for i := int64(1); i < m/n; i++ {
				bits := x.Cast(arith.ExtUI, x.asInt(x.scalar(in[k+i]), n), t)
				v = x.Op(arith.OrI, v, x.Op(arith.ShLI, bits, x.Int(t, i*n)))
			}
			out = append(out, lane{x.fromInt(v, to), -1})
		}
	default:
		return op.EmitOpError("casts between elements of " + ir.QuoteType(from) + " and " + ir.QuoteType(to) + ", whose widths do not divide each other")
	}
	return x.replace(op.Operation, x.compose(to, out))
}

// asInt returns the bits of a number as an integer.
func (x *expander) asInt(v *ir.Value, width int64) *ir.Value {
	if _, ok := v.Type().(*ir.FloatType); ok {
		return x.Cast(arith.Bitcast, v, v.Context().I(uint32(width)))
	}
	return v
}

// fromInt returns the number that the bits of an integer stand for.
func (x *expander) fromInt(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return x.Cast(arith.Bitcast, v, t)
}
