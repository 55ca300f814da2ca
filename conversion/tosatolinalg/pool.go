package tosatolinalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// pooling is a pooling of a ranked tensor.
type pooling struct {
	*lowering
	w    tosa.Window
	in   *ir.Value
	t    *ir.RankedTensorType
	open []*ir.Value
}

func newPooling(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter, t *ir.RankedTensorType) *pooling {
	p := &pooling{lowering: newLowering(op, rw), w: tosa.WindowOf(op), in: ad.Operand(0), t: t}
	p.open = p.batch(t, p.in)
	for i := range 2 {
		if t.Shape()[1+i] != ir.Dynamic {
			continue
		}
		size := p.plainDim(p.in, 1+i)
		kernel := arith.NewIndex(p.B, p.Loc, p.w.Kernel[i])
		p.open = append(p.open, p.outputSize(size, kernel, p.w.Pad[2*i], p.w.Pad[2*i+1], p.w.Stride[i], 1))
	}
	if t.Shape()[3] == ir.Dynamic {
		p.open = append(p.open, p.plainDim(p.in, 3))
	}
	return p
}

// operands returns the padded operand, the tensor of first, and a tensor with the shape of the window.
func (p *pooling) operands(pad, first ir.TypedAttr, elem ir.Type) (in, init, window *ir.Value) {
	c := p.ctx()
	in = p.padded(p.in, p.w.Pad, pad)
	start := arith.NewConstant(p.B, p.Loc, first)
	init = p.fillWith(start, p.emptyLike(c.Tensor(p.t.Shape(), elem, nil), p.open...))
	return in, init, p.emptyLike(c.Tensor(p.w.Kernel, elem, nil))
}

// maxOfNumbers is the pooling of floats that ignores NaN.
func (p *pooling) maxOfNumbers(first ir.TypedAttr) *ir.Value {
	c := p.ctx()
	in, init, window := p.operands(first, first, p.t.ElementType())
	d := c.AffineDimExpr
	at := func(i int) *ir.AffineExpr {
		return c.AffineBinary(ir.AffineAdd, c.AffineBinary(ir.AffineMul, d(1+i), c.AffineConst(p.w.Stride[i])), d(4+i))
	}
	maps := []*ir.AffineMap{c.AffineMap(6, 0, d(0), at(0), at(1), d(3)), c.AffineMap(6, 0, d(4), d(5)), c.AffineMap(6, 0, d(0), d(1), d(2), d(3))}
	its := append(parallel(4), linalg.Reduction, linalg.Reduction)
	return p.generic([]*ir.Value{in, window}, []*ir.Value{init}, maps, its, func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		v := e.Op(arith.MaximumF, args[2], args[0])
		return []*ir.Value{e.Select(isNaN(e, args[0]), args[2], v)}
	}).Result(0)
}

// pool creates the pooling def into a tensor of elements elem that start as first.
func (p *pooling) pool(def *ir.OpDef, pad, first ir.TypedAttr, elem ir.Type) *ir.Value {
	in, init, window := p.operands(pad, first, elem)
	return linalg.NewNamed(p.B, p.Loc, def, []*ir.Value{in, window}, []*ir.Value{init}, p.window(p.w.Stride, []int64{1, 1}, true)...).Result(0)
}

func poolTypes(op *ir.Operation, ad rewrite.Adaptor) (t *ir.RankedTensorType, ok bool) {
	t = ranked(op.Result(0))
	w := tosa.WindowOf(op)
	return t, t != nil && ranked(ad.Operand(0)) != nil && len(w.Kernel) == 2 && len(w.Stride) == 2 && len(w.Pad) == 4
}

func maxPool(exact bool) convert {
	return func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return lowerMaxPool(op, ad, rw, exact)
	}
}

func lowerMaxPool(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter, exact bool) bool {
	t, ok := poolTypes(op, ad)
	if !ok {
		return rw.Fail("the operand is unranked")
	}
	first := lowest(t.ElementType(), exact)
	if i, unsigned := t.ElementType().(*ir.IntegerType); first == nil || unsigned && i.Signedness == ir.Unsigned {
		return rw.Fail("Unsupported initial value for tosa.maxpool_2d op")
	}
	p := newPooling(op, ad, rw, t)
	if _, float := t.ElementType().(*ir.FloatType); float && tosa.IgnoresNaN(op) {
		rw.Replace(op, p.maxOfNumbers(first))
		return true
	}
	rw.Replace(op, p.pool(linalg.PoolingNhwcMax, first, first, t.ElementType()))
	return true
}

// avgPool sums the elements, and divides each sum by the number of elements that are not padding.
func avgPool(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t, ok := poolTypes(op, ad)
	a, typed := op.Attr("acc_type").(*ir.TypeAttr)
	if !ok || !typed {
		return rw.Fail("the operand is unranked")
	}
	if !tosa.ScalarsKnown(op) {
		return rw.Fail("the zero points are not constant")
	}
	acc := a.Value
	pad, zero := zeroOf(ir.ElementTypeOrSelf(ad.Operand(0).Type())), zeroOf(acc)
	if pad == nil || zero == nil {
		return rw.Fail("no zero of the type")
	}
	p := newPooling(op, ad, rw, t)
	sum := p.pool(linalg.PoolingNhwcSum, pad, zero, acc)
	height, width := p.plainDim(sum, 1), p.plainDim(sum, 2)
	one := arith.NewIndex(p.B, p.Loc, 1)
	last := [2]*ir.Value{p.Op(arith.SubI, height, one)}
	last[1] = p.Op(arith.SubI, width, one)
	init := p.emptyLike(t, p.open...)
	maps := []*ir.AffineMap{p.ctx().IdentityMap(4), p.ctx().IdentityMap(4)}
	g := p.generic([]*ir.Value{sum}, []*ir.Value{init}, maps, parallel(4), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		zero := arith.NewIndex(e.B, e.Loc, 0)
		rows := p.covered(e, 0, last[0], one, zero)
		columns := p.covered(e, 1, last[1], one, zero)
		count := e.Cast(arith.IndexCast, e.Op(arith.MulI, rows, columns), p.ctx().I32())
		if f, float := acc.(*ir.FloatType); float {
			v := e.Op(arith.DivF, args[0], e.Cast(arith.SIToFP, count, acc))
			if f.Width() > ir.NumberWidth(t.ElementType()) {
				v = e.Cast(arith.TruncF, v, t.ElementType())
			}
			return []*ir.Value{v}
		}
		return []*ir.Value{p.divideInt(e, args[0], count, acc)}
	})
	rw.Replace(op, g.Result(0))
	return true
}

// covered returns how many elements a window has in dimension i that are not padding, and at least one.
func (p *pooling) covered(e arith.Emitter, i int, last, one, zero *ir.Value) *ir.Value {
	stride, n := arith.NewIndex(e.B, e.Loc, p.w.Stride[i]), arith.NewIndex(e.B, e.Loc, p.w.Kernel[i])
	left := linalg.NewIndex(e.B, e.Loc, 1+i)
	right := e.Op(arith.SubI, last, left)
	left = e.Op(arith.MulI, left, stride)
	right = e.Op(arith.MulI, right, stride)
	for k, at := range [2]*ir.Value{left, right} {
		pad := p.w.Pad[2*i+k]
		if pad == 0 {
			continue
		}
		beyond := e.Op(arith.SubI, at, arith.NewIndex(e.B, e.Loc, pad))
		n = e.Op(arith.AddI, n, e.Op(arith.MinSI, beyond, zero))
	}
	return e.Op(arith.MaxSI, one, n)
}

// divideInt divides a sum by a count with tosa.apply_scale.
func (p *pooling) divideInt(e arith.Emitter, sum, count *ir.Value, acc ir.Type) *ir.Value {
	c := p.ctx()
	i32, i64, i8 := c.I32(), c.I64(), c.I(8)
	z, first, second := tosa.PoolZeroPoints(p.op)
	if first {
		zp := e.Int(acc, z.First)
		sum = e.Op(arith.SubI, sum, e.Op(arith.MulI, count, zp))
	}
	one, all := e.Int(i32, 1), e.Int(i32, 32)
	zeros := e.B.Create(e.Loc, math.Ctlz, []*ir.Value{e.Op(arith.SubI, count, one)}, []ir.Type{i32}).Result(0)
	k := e.Op(arith.SubI, all, zeros)
	k64 := e.Cast(arith.ExtUI, k, i64)
	numerator := e.Op(arith.ShLI, e.Int(i64, 1<<30+1), k64)
	count64 := e.Cast(arith.ExtUI, count, i64)
	multiplier := e.Cast(arith.TruncI, e.Op(arith.DivUI, numerator, count64), i32)
	k8 := e.Cast(arith.TruncI, k, i8)
	shift := e.Op(arith.AddI, k8, e.Int(i8, 30))
	v := applyScale(e, sum, multiplier, shift, tosa.SingleRound)
	if second {
		v = e.Op(arith.AddI, v, e.Int(i32, z.Second))
	}
	to := p.t.ElementType()
	width := ir.NumberWidth(to)
	lo := e.Int(acc, -signedMax(width)-1)
	v = clampTo(e, v, lo, e.Int(acc, signedMax(width)), false)
	if v.Type() != to {
		v = e.Cast(arith.TruncI, v, to)
	}
	return v
}
