package tosatolinalg

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddNamedPatterns appends the patterns to named operations to ps. With channelsLast, the weights of convolutions over two dimensions
// have the output channels last. exact is that of [AddPatterns].
func AddNamedPatterns(c *rewrite.TypeConverter, ps []*rewrite.Pattern, channelsLast, exact bool) []*rewrite.Pattern {
	conv2D := convolution{plain: linalg.Conv2DNhwcFhwc, quantized: linalg.Conv2DNhwcFhwcQ, dims: 2}
	if channelsLast {
		conv2D = convolution{plain: linalg.Conv2DNhwcHwcf, quantized: linalg.Conv2DNhwcHwcfQ, dims: 2, order: []int64{1, 2, 3, 0}}
	}
	conv3D := convolution{plain: linalg.Conv3DNdhwcDhwcf, quantized: linalg.Conv3DNdhwcDhwcfQ, dims: 3, order: []int64{1, 2, 3, 4, 0}}
	table := map[string]convert{
		"conv2d": conv2D.lower, "conv3d": conv3D.lower, "depthwise_conv2d": depthwise, "matmul": matmul, "fully_connected": fullyConnected,
		"max_pool2d": maxPool(exact), "avg_pool2d": avgPool, "transpose": transpose,
	}
	for _, def := range NamedRows() {
		ps = append(ps, rewrite.ConvertOp(def.Name+" to named linalg", c, def, table[def.Name[len("tosa."):]]))
	}
	return ps
}

// NamedRows returns the rows of the operations that become named ones.
func NamedRows() []*ir.OpDef {
	names := []string{"conv2d", "conv3d", "depthwise_conv2d", "matmul", "fully_connected", "max_pool2d", "avg_pool2d", "transpose"}
	var all []*ir.OpDef
	for _, def := range tosa.Rows() {
		if slices.Contains(names, def.Name[len("tosa."):]) {
			all = append(all, def)
		}
	}
	return all
}

// outputSize computes a size of a convolution or pooling from that of the padded input.
func (l *lowering) outputSize(in, kernel *ir.Value, before, after, stride, dilation int64) *ir.Value {
	index := func(v int64) *ir.Value { return arith.NewIndex(l.B, l.Loc, v) }
	ones := index(1)
	v := l.Op(arith.AddI, in, index(before))
	v = l.Op(arith.AddI, v, index(after))
	less := l.Op(arith.SubI, kernel, ones)
	span := l.Op(arith.AddI, l.Op(arith.MulI, index(dilation), less), ones)
	v = l.Op(arith.SubI, v, span)
	v = l.Op(arith.DivUI, v, index(stride))
	return l.Op(arith.AddI, v, ones)
}

// convSizes returns the unknown sizes of the result t of a convolution. first is the dimension of weight with the first size of the
// kernel.
func (l *lowering) convSizes(t *ir.RankedTensorType, w tosa.Window, in, weight *ir.Value, first int) []*ir.Value {
	found := make([]*ir.Value, len(t.Shape()))
	for i := range w.Stride {
		if t.Shape()[1+i] != ir.Dynamic {
			continue
		}
		size := l.plainDim(in, 1+i)
		kernel := l.plainDim(weight, first+i)
		found[1+i] = l.outputSize(size, kernel, w.Pad[2*i], w.Pad[2*i+1], w.Stride[i], w.Dilation[i])
	}
	for i, d := range t.Shape() {
		if d == ir.Dynamic && found[i] == nil {
			found[i] = l.plainDim(in, i)
		}
	}
	return slices.DeleteFunc(found, func(v *ir.Value) bool { return v == nil })
}

// padded returns v with the paddings of the dimensions from 1 on, filled with a.
func (l *lowering) padded(v *ir.Value, pads []int64, a ir.TypedAttr) *ir.Value {
	if !slices.ContainsFunc(pads, func(p int64) bool { return p != 0 }) {
		return v
	}
	t := ranked(v)
	n := len(t.Shape())
	low, high, shape := make([]interfaces.IndexValue, n), make([]interfaces.IndexValue, n), slices.Clone(t.Shape())
	for i := 1; i < n-1; i++ {
		low[i].Const, high[i].Const = pads[2*i-2], pads[2*i-1]
		if shape[i] != ir.Dynamic {
			shape[i] += low[i].Const + high[i].Const
		}
	}
	fill := arith.NewConstant(l.B, l.Loc, a)
	return tensor.NewPad(l.B, l.Loc, l.ctx().Tensor(shape, t.ElementType(), nil), v, low, high, fill)
}

// zeroOf returns the zero of a type of elements.
func zeroOf(t ir.Type) ir.TypedAttr {
	a, _ := arith.ZeroAttr(t).(ir.TypedAttr)
	return a
}

// zeroPoint returns the element with which a convolution pads.
func zeroPoint(t ir.Type, zp int64) ir.TypedAttr {
	a, _ := arith.IntAttr(t, zp).(ir.TypedAttr)
	return a
}

// biased broadcasts a bias into init.
func (l *lowering) biased(bias, init *ir.Value) *ir.Value {
	c, from, to := l.ctx(), ranked(bias), ranked(init)
	n := len(to.Shape())
	exprs := make([]*ir.AffineExpr, len(from.Shape()))
	for i, d := range from.Shape() {
		at := i + n - len(from.Shape())
		if exprs[i] = c.AffineDimExpr(at); d == 1 && to.Shape()[at] != 1 {
			exprs[i] = c.AffineConst(0)
		}
	}
	return l.generic([]*ir.Value{bias}, []*ir.Value{init}, []*ir.AffineMap{c.AffineMap(n, 0, exprs...), c.IdentityMap(n)}, parallel(n),
		func(e arith.Emitter, args []*ir.Value) []*ir.Value {
			return []*ir.Value{widened(e, args[0], to.ElementType())}
		}).Result(0)
}

// widened returns an element as the type t.
func widened(e arith.Emitter, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	if _, float := t.(*ir.FloatType); float {
		return e.Cast(arith.ExtF, v, t)
	}
	return e.Cast(arith.ExtSI, v, t)
}

// window returns the strides and dilations as linalg states them for convolutions.
func (l *lowering) window(stride, dilation []int64, vector bool) []ir.NamedAttribute {
	c := l.ctx()
	list := func(vs []int64) ir.Attribute {
		var t ir.ShapedType = c.Tensor([]int64{int64(len(vs))}, c.I64(), nil)
		if vector {
			t = c.Vector([]int64{int64(len(vs))}, c.I64())
		}
		elements := make([]ir.Attribute, len(vs))
		for i, v := range vs {
			elements[i] = c.Int(c.I64(), v)
		}
		return c.DenseOf(t, elements)
	}
	return []ir.NamedAttribute{ir.Named("strides", list(stride)), ir.Named("dilations", list(dilation))}
}

// convolution is a kind of convolution.
type convolution struct {
	plain, quantized *ir.OpDef
	dims             int
	// order is the order in which linalg has the dimensions of the weight, if it is not that of tosa.
	order []int64
}

// operandsFit checks the operands of a convolution, and returns its window.
func operandsFit(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter, dims int) (w tosa.Window, ok bool) {
	w = tosa.WindowOf(op)
	in, weight, bias, t := ranked(ad.Operand(0)), ranked(ad.Operand(1)), ranked(ad.Operand(2)), ranked(op.Result(0))
	if in == nil || weight == nil || bias == nil || t == nil || !ir.HasStaticShape(weight) || !ir.HasStaticShape(bias) {
		return w, rw.Fail("tosa.conv ops require static shapes for weight and bias")
	}
	if i, ok := ir.ElementTypeOrSelf(op.Operand(0).Type()).(*ir.IntegerType); ok && i.Signedness == ir.Unsigned {
		return w, rw.Fail("tosa.conv ops does not support unsigned integer input")
	}
	if len(w.Pad) != 2*dims || len(w.Stride) != dims || len(w.Dilation) != dims {
		return w, rw.Fail("the window does not fit")
	}
	if !tosa.ScalarsKnown(op) {
		return w, rw.Fail("the zero points are not constant")
	}
	if z, ok := tosa.ConvZeroPoints(op); ok && !fitsType(z.First, in.ElementType()) {
		return w, rw.Fail("tosa.conv op quantization has zp outside of input range")
	}
	return w, true
}

// fitsType reports whether v is a number of the integer type t.
func fitsType(v int64, t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return !ok || i.Width >= 64 || v >= -signedMax(i.Width)-1 && v <= signedMax(i.Width)
}

func (k convolution) lower(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	w, ok := operandsFit(op, ad, rw, k.dims)
	if !ok {
		return false
	}
	l := newLowering(op, rw)
	in, weight, t := ad.Operand(0), ad.Operand(1), ranked(op.Result(0))
	open := l.convSizes(t, w, in, weight, 1)
	z, quantized := tosa.ConvZeroPoints(op)
	in = l.padded(in, w.Pad, zeroPoint(ranked(in).ElementType(), z.First))
	if k.order != nil {
		weight = tosa.NewTranspose(l.B, l.Loc, weight, k.order)
	}
	acc := tosa.Accumulator(op)
	init := l.biased(ad.Operand(2), l.emptyLike(l.ctx().Tensor(t.Shape(), acc, nil), open...))
	def, inputs := k.plain, []*ir.Value{in, weight}
	if quantized {
		def, inputs = k.quantized, l.withZeroPoints(inputs, z)
	}
	v := linalg.NewNamed(l.B, l.Loc, def, inputs, []*ir.Value{init}, l.window(w.Stride, w.Dilation, false)...).Result(0)
	rw.Replace(op, l.converted(v, t.ElementType(), nil))
	return true
}

// converted returns the elements of an accumulator as elem. open are the sizes that its type does not know, or nil to ask v for them.
func (l *lowering) converted(v *ir.Value, elem ir.Type, open []*ir.Value) *ir.Value {
	from := ranked(v)
	if from.ElementType() == elem {
		return v
	}
	if open == nil {
		open = l.openSizes(from, v)
	}
	c, n := l.ctx(), len(from.Shape())
	out := l.emptyLike(c.Tensor(from.Shape(), elem, nil), open...)
	maps := []*ir.AffineMap{c.IdentityMap(n), c.IdentityMap(n)}
	return l.generic([]*ir.Value{v}, []*ir.Value{out}, maps, parallel(n), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		if ir.NumberWidth(elem) > ir.NumberWidth(from.ElementType()) {
			return []*ir.Value{widened(e, args[0], elem)}
		}
		def := arith.TruncI
		if _, float := elem.(*ir.FloatType); float {
			def = arith.TruncF
		}
		return []*ir.Value{e.Cast(def, args[0], elem)}
	}).Result(0)
}

// withZeroPoints appends zero points to the inputs of a quantized operation.
func (l *lowering) withZeroPoints(inputs []*ir.Value, z tosa.ZeroPoints) []*ir.Value {
	i32 := l.ctx().I32()
	first := l.Int(i32, z.First)
	return append(inputs, first, l.Int(i32, z.Second))
}

// depthwise makes a convolution whose result has channels and multipliers in dimensions of their own.
func depthwise(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	w, ok := operandsFit(op, ad, rw, 2)
	if !ok {
		return false
	}
	l := newLowering(op, rw)
	c := l.ctx()
	in, weight, bias, t := ad.Operand(0), ad.Operand(1), ad.Operand(2), ranked(op.Result(0))
	open := l.convSizes(t, w, in, weight, 0)
	z, quantized := tosa.ConvZeroPoints(op)
	in = l.padded(in, w.Pad, zeroPoint(ranked(in).ElementType(), z.First))
	s, k, elem := t.Shape(), ranked(weight).Shape(), t.ElementType()
	acc := tosa.Accumulator(op)
	wide := l.emptyLike(c.Tensor([]int64{s[0], s[1], s[2], k[2], k[3]}, acc, nil), open...)
	zeros := l.fill(zeroOf(acc), wide)
	init := l.emptyLike(t, open...)
	def, inputs := linalg.DepthwiseConv2DNhwcHwcm, []*ir.Value{in, weight}
	if quantized {
		def, inputs = linalg.DepthwiseConv2DNhwcHwcmQ, l.withZeroPoints(inputs, z)
	}
	v := linalg.NewNamed(l.B, l.Loc, def, inputs, []*ir.Value{zeros}, l.window(w.Stride, w.Dilation, false)...).Result(0)
	v = l.converted(v, elem, nil)
	v = tensor.CreateOrFoldCollapse(l.B, l.Loc, t, v, [][]int64{{0}, {1}, {2}, {3, 4}})
	channel := c.AffineDimExpr(3)
	if ranked(bias).Shape()[0] == 1 && s[3] != 1 {
		channel = c.AffineConst(0)
	}
	maps := []*ir.AffineMap{c.AffineMap(4, 0, channel), c.IdentityMap(4), c.IdentityMap(4)}
	g := l.generic([]*ir.Value{bias, v}, []*ir.Value{init}, maps, parallel(4), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		add := arith.AddI
		if _, float := elem.(*ir.FloatType); float {
			add = arith.AddF
		}
		return []*ir.Value{e.Op(add, widened(e, args[0], elem), args[1])}
	})
	rw.Replace(op, g.Result(0))
	return true
}

func matmul(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	a, b, t := ad.Operand(0), ad.Operand(1), ranked(op.Result(0))
	if ranked(a) == nil || ranked(b) == nil || t == nil || !tosa.ScalarsKnown(op) {
		return rw.Fail("an operand is unranked, or the zero points are not constant")
	}
	l := newLowering(op, rw)
	var open []*ir.Value
	for i, d := range t.Shape() {
		if d != ir.Dynamic {
			continue
		}
		from := a
		if i == 2 {
			from = b
		}
		open = append(open, l.plainDim(from, i))
	}
	zero := arith.NewConstant(l.B, l.Loc, zeroOf(t.ElementType()))
	init := l.fillWith(zero, l.emptyLike(t, open...))
	def, inputs := linalg.BatchMatmul, []*ir.Value{a, b}
	if z, ok := tosa.ConvZeroPoints(op); ok {
		def, inputs = linalg.QuantizedBatchMatmul, l.withZeroPoints(inputs, z)
	}
	rw.Replace(op, linalg.NewNamed(l.B, l.Loc, def, inputs, []*ir.Value{init}).Result(0))
	return true
}

func fullyConnected(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, weight, t := ad.Operand(0), ad.Operand(1), ranked(op.Result(0))
	if ranked(in) == nil || ranked(weight) == nil || ranked(ad.Operand(2)) == nil || t == nil || t.Shape()[1] == ir.Dynamic || ranked(in).Shape()[1] == ir.Dynamic {
		return rw.Fail("tosa.fully_connected expects ranked operands whose batch alone may be dynamic")
	}
	l := newLowering(op, rw)
	open := l.batch(t, in)
	weight = tosa.NewTranspose(l.B, l.Loc, weight, []int64{1, 0})
	init := l.biased(ad.Operand(2), l.emptyLike(t, open...))
	def, inputs := linalg.Matmul, []*ir.Value{in, weight}
	if z, ok := tosa.ConvZeroPoints(op); ok {
		def, inputs = linalg.QuantizedMatmul, l.withZeroPoints(inputs, z)
	}
	rw.Replace(op, linalg.NewNamed(l.B, l.Loc, def, inputs, []*ir.Value{init}).Result(0))
	return true
}

// batch returns the size of the first dimension of in if t does not know it.
func (l *lowering) batch(t *ir.RankedTensorType, in *ir.Value) []*ir.Value {
	if t.Shape()[0] != ir.Dynamic {
		return nil
	}
	return []*ir.Value{l.plainDim(in, 0)}
}

func transpose(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in := op.Operand(0)
	order, ok := tosa.TransposeOf(op)
	if ranked(in) == nil || !ok || len(order) != len(ranked(in).Shape()) {
		return rw.Fail("the operand is unranked, or the permutation is not constant")
	}
	for _, k := range order {
		if k < 0 || k >= int64(len(order)) {
			return rw.Fail("the permutation is not valid")
		}
	}
	l := newLowering(op, rw)
	c := l.ctx()
	sizes := tensor.MixedSizes(l.B, l.Loc, in)
	out := make([]interfaces.IndexValue, len(order))
	for i, k := range order {
		out[i] = sizes[k]
	}
	init := l.empty(out, ranked(in).ElementType())
	tr := l.B.CreateWithRegions(l.Loc, linalg.Transpose, []*ir.Value{in, init}, []ir.Type{init.Type()}, 1, ir.Named("permutation", c.DenseI64Array(order...)))
	body := tr.Region(0).AddBlock()
	elem := body.AddArg(ranked(in).ElementType(), l.Loc)
	body.AddArg(elem.Type(), l.Loc)
	place := l.B.InsertionPoint()
	l.B.SetEnd(body)
	linalg.NewYield(l.B, l.Loc, elem)
	l.B.SetInsertionPoint(place)
	v := tr.Result(0)
	rw.Replace(op, tensor.CreateOrFoldCast(l.B, l.Loc, v, op.Result(0).Type()))
	return true
}
