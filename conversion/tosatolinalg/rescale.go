package tosatolinalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// perChannel is a parameter of a rescale: the same number for all elements, or one for each index of the last dimension.
type perChannel struct {
	// constant is the scalar, or nil if there is an operand.
	constant *ir.Value
	// arg is the number of the block argument that holds the element.
	arg int
}

func (p perChannel) of(args []*ir.Value) *ir.Value {
	if p.constant != nil {
		return p.constant
	}
	return args[p.arg]
}

// rescale multiplies integers by a fraction and shifts them.
func rescale(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, t := op.Operand(0), ranked(op.Result(0))
	r, ok := tosa.RescaleOf(op)
	if t == nil || ranked(in) == nil || !ok {
		return rw.Fail("the operand is unranked, or the factors are not constant")
	}
	from, ok1 := ranked(in).ElementType().(*ir.IntegerType)
	to, ok2 := t.ElementType().(*ir.IntegerType)
	n := len(t.Shape())
	if !ok1 || !ok2 || len(r.Multiplier) == 0 || len(r.Multiplier) != len(r.Shift) || len(r.Multiplier) > 1 && n == 0 {
		return rw.Fail("the factors do not fit")
	}
	l := newLowering(op, rw)
	c := l.ctx()
	var open []*ir.Value
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			open = append(open, l.plainDim(in, i))
		}
	}
	// Shifts above 63 drop everything: MLIR multiplies by zero then.
	twice := false
	for i, s := range r.Shift {
		twice = twice || r.Twice && s > 31
		if s > 63 {
			r.Multiplier[i], r.Shift[i] = 0, 0
		}
	}
	maps := []*ir.AffineMap{c.IdentityMap(n)}
	inputs := []*ir.Value{in}
	channels := func(list []int64, elem ir.Type) perChannel {
		if len(list) == 1 {
			return perChannel{constant: l.Int(elem, list[0])}
		}
		elements := make([]ir.Attribute, len(list))
		for i, v := range list {
			elements[i] = c.Int(elem, v)
		}
		inputs = append(inputs, arith.NewConstant(l.B, l.Loc, c.DenseOf(c.Tensor([]int64{int64(len(list))}, elem, nil), elements)))
		maps = append(maps, c.AffineMap(n, 0, c.AffineDimExpr(n-1)))
		return perChannel{arg: len(inputs) - 1}
	}
	factor := channels(r.Multiplier, c.I32())
	shift := channels(r.Shift, c.I(8))
	init := l.emptyLike(c.Tensor(t.Shape(), to, nil), open...)
	g := l.generic(inputs, []*ir.Value{init}, append(maps, c.IdentityMap(n)), parallel(n), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		return []*ir.Value{scaled(e, r, args[0], from, to, func(v *ir.Value) *ir.Value {
			return applyScale(e, v, factor.of(args), shift.of(args), twice)
		})}
	})
	rw.Replace(op, g.Result(0))
	return true
}

// scaled scales one element between its zero points and saturates it.
func scaled(e arith.Emitter, r tosa.Rescaling, v *ir.Value, from, to *ir.IntegerType, scale func(v *ir.Value) *ir.Value) *ir.Value {
	c := e.B.Context()
	i32 := c.I32()
	wide := ir.Type(i32)
	if from.Width > 32 {
		wide = c.I(from.Width)
	}
	in, out := e.Int(wide, r.InputZP), e.Int(i32, r.OutputZP)
	if from.Signedness == ir.Unsigned {
		v = e.B.Create(e.Loc, ir.UnrealizedCast, []*ir.Value{v}, []ir.Type{c.I(from.Width)}).Result(0)
	}
	if from.Width < 32 {
		def := arith.ExtSI
		if from.Signedness == ir.Unsigned || r.InputUnsigned {
			def = arith.ExtUI
		}
		v = e.Cast(def, v, i32)
	}
	v = scale(e.Op(arith.SubI, v, in))
	v = e.Op(arith.AddI, v, out)
	unsigned := to.Signedness == ir.Unsigned || r.OutputUnsigned
	lo, hi := -signedMax(to.Width)-1, signedMax(to.Width)
	if unsigned {
		lo, hi = 0, 1<<min(to.Width, 62)-1
	}
	low := e.Int(i32, max(lo, -1<<31))
	v = clampTo(e, v, low, e.Int(i32, min(hi, 1<<31-1)), false)
	if to.Width < 32 {
		v = e.Cast(arith.TruncI, v, c.I(to.Width))
	}
	if to.Signedness == ir.Unsigned {
		v = e.B.Create(e.Loc, ir.UnrealizedCast, []*ir.Value{v}, []ir.Type{to}).Result(0)
	}
	return v
}
