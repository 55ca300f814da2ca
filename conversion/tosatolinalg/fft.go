package tosatolinalg

import (
	stdmath "math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// fourier is a transform over the last two of three dimensions.
type fourier struct {
	*lowering
	height, width   *ir.Value
	heightF, widthF *ir.Value
	twoPi           *ir.Value
	elem            *ir.FloatType
}

// toFloat converts an index to a float by way of 32 bits.
func (f *fourier) toFloat(e arith.Emitter, v *ir.Value) *ir.Value {
	i := e.Cast(arith.IndexCastUI, v, f.ctx().I32())
	return e.Cast(arith.UIToFP, i, f.elem)
}

// constants makes what the body needs of the sizes of v.
func (f *fourier) constants(v *ir.Value) {
	f.height, f.width = tensor.FoldedDim(f.B, f.Loc, v, 1), tensor.FoldedDim(f.B, f.Loc, v, 2)
	f.twoPi = f.Float(f.elem, float64(float32(2*stdmath.Pi)))
	f.heightF = f.toFloat(f.Emitter, f.height)
	f.widthF = f.toFloat(f.Emitter, f.width)
}

// zeros returns a tensor of zeros of the given sizes.
func (f *fourier) zeros(sizes []interfaces.IndexValue) *ir.Value {
	init := f.empty(sizes, f.elem)
	return f.fill(f.ctx().FloatValue(f.elem, 0), init)
}

// maps are the indexing maps of n inputs and two outputs.
func (f *fourier) maps(n int) (maps []*ir.AffineMap, its []linalg.IteratorKind) {
	c := f.ctx()
	d := func(i ...int) *ir.AffineMap {
		exprs := make([]*ir.AffineExpr, len(i))
		for k := range i {
			exprs[k] = c.AffineDimExpr(i[k])
		}
		return c.AffineMap(5, 0, exprs...)
	}
	for range n {
		maps = append(maps, d(0, 3, 4))
	}
	maps = append(maps, d(0, 1, 2), d(0, 1, 2))
	return maps, append(parallel(3), linalg.Reduction, linalg.Reduction)
}

// angle returns the angle of a coefficient.
func (f *fourier) angle(e arith.Emitter) *ir.Value {
	var at [5]*ir.Value
	for i := 1; i < 5; i++ {
		at[i] = linalg.NewIndex(e.B, e.Loc, i)
	}
	yy := e.Op(index.Mul, at[3], at[1])
	xx := e.Op(index.Mul, at[4], at[2])
	yy = e.Op(index.RemU, yy, f.height)
	xx = e.Op(index.RemU, xx, f.width)
	y := f.toFloat(e, yy)
	x := f.toFloat(e, xx)
	y = e.Op(arith.DivF, y, f.heightF)
	x = e.Op(arith.DivF, x, f.widthF)
	return e.Op(arith.MulF, f.twoPi, e.Op(arith.AddF, y, x))
}

func one(e arith.Emitter, def *ir.OpDef, v *ir.Value) *ir.Value {
	return e.B.Create(e.Loc, def, []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
}

// rfft transforms real numbers.
func rfft(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in := op.Operand(0)
	if ranked(in) == nil || ranked(op.Result(0)) == nil || ranked(op.Result(1)) == nil {
		return rw.Fail("only supports ranked tensors")
	}
	elem, ok := ranked(in).ElementType().(*ir.FloatType)
	if !ok {
		return rw.Fail("only supports float tensors")
	}
	f := &fourier{lowering: newLowering(op, rw), elem: elem}
	sizes := tensorSizes(f.lowering, in)
	sizes[2] = f.halfSize(sizes[2])
	inits := []*ir.Value{f.zeros(sizes), f.zeros(sizes)}
	f.constants(in)
	maps, its := f.maps(1)
	g := f.generic([]*ir.Value{in}, inits, maps, its, func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		angle := f.angle(e)
		cos, sin := one(e, math.Cos, angle), one(e, math.Sin, angle)
		re, im := e.Op(arith.MulF, args[0], cos), e.Op(arith.MulF, args[0], sin)
		return []*ir.Value{e.Op(arith.AddF, args[1], re), e.Op(arith.SubF, args[2], im)}
	})
	rw.Replace(op, f.cast(g)...)
	return true
}

// cast returns the results of g in the types of the original results.
func (f *fourier) cast(g *ir.Operation) []*ir.Value {
	out := make([]*ir.Value, 2)
	for i := range out {
		out[i] = tensor.CreateOrFoldCast(f.B, f.Loc, g.Result(i), f.op.Result(i).Type())
	}
	return out
}

// halfSize returns d/2+1.
func (f *fourier) halfSize(d interfaces.IndexValue) interfaces.IndexValue {
	v := d.Value
	ones, two := arith.NewIndex(f.B, f.Loc, 1), arith.NewIndex(f.B, f.Loc, 2)
	if v == nil {
		v = arith.NewIndex(f.B, f.Loc, d.Const)
	}
	index := f.ctx().Index()
	v = rewrite.CreateOrFoldOne(f.B, f.Loc, arith.DivUI, []*ir.Value{v, two}, index)
	v = rewrite.CreateOrFoldOne(f.B, f.Loc, arith.AddI, []*ir.Value{v, ones}, index)
	if n, ok := ir.IntConstantOf(v); ok {
		return interfaces.IndexValue{Const: n}
	}
	return interfaces.IndexValue{Value: v}
}

// fft transforms complex numbers.
func fft(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	re, im := op.Operand(0), op.Operand(1)
	for _, v := range append(op.Operands(), op.Results()...) {
		if ranked(v) == nil {
			return rw.Fail("only supports ranked input tensors")
		}
	}
	elem, ok := ranked(re).ElementType().(*ir.FloatType)
	if !ok {
		return rw.Fail("only supports float tensors")
	}
	f := &fourier{lowering: newLowering(op, rw), elem: elem}
	sizes := tensorSizes(f.lowering, re)
	inits := []*ir.Value{f.zeros(sizes), f.zeros(sizes)}
	f.constants(re)
	maps, its := f.maps(2)
	inverse := tosa.BoolAttr(op, "inverse")
	g := f.generic([]*ir.Value{re, im}, inits, maps, its, func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		angle := f.angle(e)
		if inverse {
			angle = e.Op(arith.MulF, angle, e.Float(elem, -1))
		}
		cos, sin := one(e, math.Cos, angle), one(e, math.Sin, angle)
		a := e.Op(arith.MulF, args[0], cos)
		a = e.Op(arith.AddF, a, e.Op(arith.MulF, args[1], sin))
		b := e.Op(arith.MulF, args[1], cos)
		b = e.Op(arith.SubF, b, e.Op(arith.MulF, args[0], sin))
		return []*ir.Value{e.Op(arith.AddF, args[2], a), e.Op(arith.AddF, args[3], b)}
	})
	rw.Replace(op, f.cast(g)...)
	return true
}

func tensorSizes(l *lowering, v *ir.Value) []interfaces.IndexValue {
	return tensor.MixedSizes(l.B, l.Loc, v)
}
