package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewOptionalDecompositions returns the pass tosa-optional-decompositions.
func NewOptionalDecompositions() *pass.Pass {
	transposed := []*rewrite.Pattern{
		rewrite.OnOp("TransposeConvNonStridedConverter", tosa.TransposeConv2D19, transposedOfStrideOne),
		rewrite.OnOp("TransposeConvStridedConverter", tosa.TransposeConv2D19, transposedOfStrides),
		rewrite.OnOp("TransposeConvNonStridedConverter", tosa.TransposeConv2D, transposedOfStrideOne),
		rewrite.OnOp("TransposeConvStridedConverter", tosa.TransposeConv2D, transposedOfStrides),
	}
	few := rewrite.NewPatternSet(transposed...)
	all := rewrite.NewPatternSet(append(transposed,
		rewrite.OnOp("Conv2DIsFullyConnected", tosa.Conv2D19, convOfOne),
		rewrite.OnOp("DepthwiseConv2DIsMul", tosa.DepthwiseConv2D19, depthwiseOfOne),
		rewrite.OnOp("DepthwiseConv2DIsMul", tosa.DepthwiseConv2D, depthwiseOfOne))...)
	only := false
	return &pass.Pass{
		Name: "tosa-optional-decompositions", Class: "TosaOptionalDecompositions", Summary: "Applies Tosa operations optional decompositions", Op: funcName,
		Options: []pass.Option{pass.Bool("transposed", &only, "Only decompose transposed convolutions").Beyond()},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			patterns := all
			if only {
				patterns = few
			}
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// maker creates operations of the version of op in its place.
type maker struct {
	rw *rewrite.Rewriter
	op *ir.Operation
	// quant are the zero points as MLIR 19 has them.
	quant ir.Attribute
	z     tosa.ZeroPoints
	// later says that zero points, shapes and shifts are operands.
	later bool
}

func newMaker(op *ir.Operation, rw *rewrite.Rewriter) maker {
	m := maker{rw: rw, op: op, quant: op.Attr("quantization_info"), later: op.NumOperands() == 5}
	m.z, _ = tosa.ConvZeroPoints(op)
	return m
}

func (m maker) ctx() *ir.Context { return m.op.Context() }

func shapeOf(v *ir.Value) []int64 {
	t, _ := v.Type().(*ir.RankedTensorType)
	if t == nil {
		return nil
	}
	return t.Shape()
}

func elementOf(v *ir.Value) ir.Type { return ir.ElementTypeOrSelf(v.Type()) }

// make creates an operation with a result of the given shape and elements.
func (m maker) make(def *ir.OpDef, shape []int64, elem ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return m.rw.Create(m.op.Loc(), def, operands, []ir.Type{m.ctx().Tensor(shape, elem, nil)}, attrs...).Result(0)
}

// quantized returns the attribute with the zero points of the operation, if it has them.
func (m maker) quantized(attrs ...ir.NamedAttribute) []ir.NamedAttribute {
	if m.quant != nil {
		attrs = append(attrs, ir.Named("quantization_info", m.quant))
	}
	return attrs
}

func (m maker) reshape(v *ir.Value, shape ...int64) *ir.Value {
	if m.later {
		return tosa.NewReshape(&m.rw.Builder, m.op.Loc(), v, m.ctx().Tensor(shape, elementOf(v), nil), shape)
	}
	attr := slices.Clone(shape)
	for i, d := range attr {
		if d == ir.Dynamic {
			attr[i] = -1
		}
	}
	return m.make(tosa.Reshape19, shape, elementOf(v), []*ir.Value{v}, ir.Named("new_shape", m.ctx().DenseI64Array(attr...)))
}

// list creates a constant of integers.
func (m maker) list(shape []int64, elem ir.Type, vs ...int64) *ir.Value {
	elements := make([]ir.Attribute, len(vs))
	for i, v := range vs {
		elements[i] = m.ctx().Int(elem, v)
	}
	return m.constant(m.ctx().DenseOf(m.ctx().Tensor(shape, elem, nil), elements))
}

func (m maker) constant(a ir.TypedAttr) *ir.Value {
	return tosa.NewConst(&m.rw.Builder, m.op.Loc(), a)
}

// splat creates a constant that repeats v.
func (m maker) splat(shape []int64, elem ir.Type, v int64) *ir.Value {
	a, _ := arith.IntAttr(m.ctx().Tensor(shape, elem, nil), v).(ir.TypedAttr)
	return m.constant(a)
}

// pad pads v by pairs. zp is the zero point of v.
func (m maker) pad(v *ir.Value, pads []int64, zp int64) *ir.Value {
	shape := slices.Clone(shapeOf(v))
	for i := range shape {
		shape[i] += pads[2*i] + pads[2*i+1]
	}
	if m.later {
		fill := m.splat([]int64{1}, elementOf(v), zp)
		by := tosa.NewShape(&m.rw.Builder, m.op.Loc(), pads)
		return m.make(tosa.Pad, shape, elementOf(v), []*ir.Value{v, by, fill})
	}
	by := m.list([]int64{int64(len(shape)), 2}, m.ctx().I32(), pads...)
	var attrs []ir.NamedAttribute
	if m.quant != nil {
		attrs = append(attrs, ir.Named("quantization_info", tosa.NewQuantization(m.ctx(), tosa.PadQuantDef, zp, 0)))
	}
	return m.make(tosa.Pad19, shape, elementOf(v), []*ir.Value{v, by}, attrs...)
}

// pick returns the row of the version: older until MLIR 19, else newer.
func (m maker) pick(older, newer *ir.OpDef) *ir.OpDef {
	if m.later {
		return newer
	}
	return older
}

func (m maker) transpose(v *ir.Value, order ...int64) *ir.Value {
	if m.later {
		return tosa.NewTranspose(&m.rw.Builder, m.op.Loc(), v, order)
	}
	shape := make([]int64, len(order))
	for i, k := range order {
		shape[i] = shapeOf(v)[k]
	}
	perms := m.list([]int64{int64(len(order))}, m.ctx().I32(), order...)
	return m.make(tosa.Transpose19, shape, elementOf(v), []*ir.Value{v, perms})
}

// reversed reverses the two inner dimensions of weights.
func (m maker) reversed(v *ir.Value) *ir.Value {
	for _, axis := range [2]int64{1, 2} {
		v = m.make(m.pick(tosa.Reverse19, tosa.Reverse), shapeOf(v), elementOf(v), []*ir.Value{v}, ir.Named("axis", m.ctx().Int(m.ctx().I32(), axis)))
	}
	return v
}

// addBias adds the bias along the last dimension.
func (m maker) addBias(v *ir.Value) {
	bias := m.op.Operand(2)
	bias = m.reshape(bias, 1, 1, 1, shapeOf(bias)[0])
	m.rw.ReplaceByNew(m.op, m.pick(tosa.Add19, tosa.Add), []*ir.Value{v, bias}, m.op.ResultTypes())
}

func isOne(d int64) bool { return d == 1 }

func all(list []int64, pred func(int64) bool) bool {
	return !slices.ContainsFunc(list, func(d int64) bool { return !pred(d) })
}

func isStatic(vs ...*ir.Value) bool {
	for _, v := range vs {
		t, ok := v.Type().(*ir.RankedTensorType)
		if !ok || !ir.HasStaticShape(t) {
			return false
		}
	}
	return true
}

// convOfOne makes a product of a convolution whose kernel has one element.
func convOfOne(op *ir.Operation, rw *rewrite.Rewriter) bool {
	w := tosa.WindowOf(op)
	in, weight := shapeOf(op.Operand(0)), shapeOf(op.Operand(1))
	open := 0
	for _, d := range in {
		if d == ir.Dynamic {
			open++
		}
	}
	if in == nil || shapeOf(op.Result(0)) == nil || !isStatic(op.Operand(1), op.Operand(2)) || open > 1 || len(w.Pad) != 4 ||
		!all(w.Stride, isOne) || weight[1] != 1 || weight[2] != 1 {
		return rw.Fail("not a 1x1 kernel")
	}
	padded := !all(w.Pad, func(p int64) bool { return p == 0 })
	if padded && open > 0 || in[3] == ir.Dynamic {
		return rw.Fail("the sizes are not known")
	}
	m := newMaker(op, rw)
	v := op.Operand(0)
	if padded {
		v = m.padFirst(v, w.Pad, elementOf(v), m.z.First)
		in = shapeOf(v)
	}
	rows := int64(1)
	for _, d := range in[:3] {
		if d == ir.Dynamic || rows == ir.Dynamic {
			rows = ir.Dynamic
			continue
		}
		rows *= d
	}
	v = m.reshape(v, rows, in[3])
	flat := m.reshape(op.Operand(1), weight[0], weight[3])
	v = m.make(tosa.FullyConnected, []int64{rows, weight[0]}, elementOf(op.Result(0)), []*ir.Value{v, flat, op.Operand(2)}, m.quantized()...)
	shape := []int64{in[0], in[1], in[2], weight[0]}
	for i, d := range shape {
		if d == ir.Dynamic {
			shape[i] = -1
		}
	}
	rw.ReplaceByNew(op, tosa.Reshape19, []*ir.Value{v}, op.ResultTypes(), ir.Named("new_shape", op.Context().DenseI64Array(shape...)))
	return true
}

// padFirst pads heights and widths of v with the number zp.
func (m maker) padFirst(v *ir.Value, pad []int64, elem ir.Type, zp int64) *ir.Value {
	shape := slices.Clone(shapeOf(v))
	pads := make([]int64, 2*len(shape))
	copy(pads[2:], pad)
	for i := range shape {
		shape[i] += pads[2*i] + pads[2*i+1]
	}
	if m.later {
		by := tosa.NewShape(&m.rw.Builder, m.op.Loc(), pads)
		return m.make(tosa.Pad, shape, elem, []*ir.Value{v, by, m.splat([]int64{1}, elem, zp)})
	}
	by := m.list([]int64{int64(len(shape)), 2}, m.ctx().I64(), pads...)
	fill := m.splat(nil, elem, zp)
	return m.make(tosa.Pad19, shape, elem, []*ir.Value{v, by, fill})
}

// depthwiseOfOne makes an elementwise product of a depthwise convolution whose kernel has one element.
func depthwiseOfOne(op *ir.Operation, rw *rewrite.Rewriter) bool {
	w := tosa.WindowOf(op)
	if !isStatic(op.Operand(0), op.Operand(1), op.Operand(2), op.Result(0)) || len(w.Pad) != 4 || !all(w.Stride, isOne) {
		return rw.Fail("the shapes are not static, or the stride is not 1")
	}
	in, weight, elem := shapeOf(op.Operand(0)), shapeOf(op.Operand(1)), elementOf(op.Result(0))
	if weight[0] != 1 || weight[1] != 1 {
		return rw.Fail("not a 1x1 kernel")
	}
	if !tosa.ScalarsKnown(op) {
		return rw.Fail("the zero points are not constant")
	}
	m := newMaker(op, rw)
	v := m.reshape(op.Operand(0), append(slices.Clone(in), 1)...)
	k := op.Operand(1)
	cast := func(v *ir.Value) *ir.Value {
		if elementOf(v) == elem {
			return v
		}
		return m.make(m.pick(tosa.Cast19, tosa.Cast), shapeOf(v), elem, []*ir.Value{v})
	}
	v = cast(v)
	k = cast(k)
	minus := func(v *ir.Value, zp int64) *ir.Value {
		if zp == 0 {
			return v
		}
		by := m.splat(slices.Repeat([]int64{1}, len(shapeOf(v))), elem, zp)
		return m.make(m.pick(tosa.Sub19, tosa.Sub), shapeOf(v), elem, []*ir.Value{v, by})
	}
	v = minus(v, m.z.First)
	k = minus(k, m.z.Second)
	if !all(w.Pad, func(p int64) bool { return p == 0 }) {
		v = m.padFirst(v, w.Pad, elem, 0)
	}
	k = m.reshape(k, append([]int64{1}, weight...)...)
	s := slices.Clone(shapeOf(v))
	s[4] = weight[3]
	if m.later {
		v = m.make(tosa.Mul, s, elem, []*ir.Value{v, k, m.splat([]int64{1}, op.Context().I(8), 0)})
	} else {
		v = m.make(tosa.Mul19, s, elem, []*ir.Value{v, k}, ir.Named("shift", op.Context().Int(op.Context().I(8), 0)))
	}
	v = m.reshape(v, s[0], s[1], s[2], s[3]*s[4])
	m.addBias(v)
	return true
}

// conv creates a tosa.conv2d with the result type t.
func (m maker) conv(v, weight, bias *ir.Value, pad []int64, t ir.Type) *ir.Value {
	c := m.ctx()
	attrs := m.quantized(ir.Named("pad", c.DenseI64Array(pad...)), ir.Named("stride", c.DenseI64Array(1, 1)), ir.Named("dilation", c.DenseI64Array(1, 1)))
	operands := []*ir.Value{v, weight, bias}
	if m.later {
		operands = append(operands, m.op.Operand(3), m.op.Operand(4))
		attrs = append(attrs, ir.Named("acc_type", m.op.Attr("acc_type")))
	}
	return m.rw.Create(m.op.Loc(), m.pick(tosa.Conv2D19, tosa.Conv2D), operands, []ir.Type{t}, attrs...).Result(0)
}

func transposedOfStrideOne(op *ir.Operation, rw *rewrite.Rewriter) bool {
	w := tosa.WindowOf(op)
	weight := op.Operand(1)
	if !isStatic(weight) || len(w.Pad) != 4 || !all(w.Stride, isOne) || shapeOf(op.Operand(0)) == nil {
		return rw.Fail("the stride is not 1")
	}
	m := newMaker(op, rw)
	k := shapeOf(weight)
	pad := []int64{k[1] - 1 + w.Pad[0], k[1] - 1 + w.Pad[1], k[2] - 1 + w.Pad[2], k[2] - 1 + w.Pad[3]}
	rw.Replace(op, m.conv(op.Operand(0), m.reversed(weight), op.Operand(2), pad, op.Result(0).Type()))
	return true
}

// transposedOfStrides makes a convolution of a transposed one: the elements between the strides become channels, which it spreads out.
func transposedOfStrides(op *ir.Operation, rw *rewrite.Rewriter) bool {
	w := tosa.WindowOf(op)
	in, weight, bias := op.Operand(0), op.Operand(1), op.Operand(2)
	if !isStatic(in, weight, bias, op.Result(0)) || len(w.Pad) != 4 || len(w.Stride) != 2 || w.Stride[0] <= 0 || w.Stride[1] <= 0 || all(w.Stride, isOne) {
		return rw.Fail("the shapes are not static, or the stride is 1")
	}
	if !tosa.ScalarsKnown(op) {
		return rw.Fail("the zero points are not constant")
	}
	m := newMaker(op, rw)
	sh, sw := w.Stride[0], w.Stride[1]
	k := shapeOf(weight)
	weight = m.pad(weight, []int64{0, 0, 0, (sh - k[1]%sh) % sh, 0, (sw - k[2]%sw) % sw, 0, 0}, m.z.Second)
	k = shapeOf(weight)
	kh, kw := k[1]/sh, k[2]/sw
	weight = m.reshape(weight, k[0], kh, sh, kw, sw, k[3])
	weight = m.transpose(weight, 2, 4, 0, 1, 3, 5)
	weight = m.reshape(weight, k[0]*sh*sw, kh, kw, k[3])
	weight = m.reversed(weight)
	in = m.pad(in, []int64{0, 0, kh - 1, kh - 1, kw - 1, kw - 1, 0, 0}, m.z.First)
	zeros := m.splat([]int64{k[0] * sh * sw}, elementOf(bias), 0)
	s := shapeOf(in)
	h, width, elem := s[1]-kh+1, s[2]-kw+1, elementOf(op.Result(0))
	v := m.conv(in, weight, zeros, []int64{0, 0, 0, 0}, m.ctx().Tensor([]int64{s[0], h, width, k[0] * sh * sw}, elem, nil))
	v = m.reshape(v, s[0], h, width, sh, sw, k[0])
	v = m.transpose(v, 0, 1, 3, 2, 4, 5)
	v = m.reshape(v, s[0], h*sh, width*sw, k[0])
	m.addBias(m.cut(v, w.Pad))
	return true
}

// cut slices the result out of v, and pads it where v is too small.
func (m maker) cut(v *ir.Value, pad []int64) *ir.Value {
	c, to, s := m.ctx(), shapeOf(m.op.Result(0)), slices.Clone(shapeOf(v))
	start := []int64{0, max(0, -pad[0]), max(0, -pad[2]), 0}
	top, left := max(0, pad[0]), max(0, pad[2])
	s[1], s[2] = min(s[1]-start[1], to[1]-top), min(s[2]-start[2], to[2]-left)
	if m.later {
		from := tosa.NewShape(&m.rw.Builder, m.op.Loc(), start)
		v = m.make(tosa.Slice, s, elementOf(v), []*ir.Value{v, from, tosa.NewShape(&m.rw.Builder, m.op.Loc(), s)})
	} else {
		v = m.make(tosa.Slice19, s, elementOf(v), []*ir.Value{v}, ir.Named("start", c.DenseI64Array(start...)), ir.Named("size", c.DenseI64Array(s...)))
	}
	m.quant = nil
	return m.pad(v, []int64{0, 0, top, to[1] - top - s[1], left, to[2] - left - s[2], 0, 0}, 0)
}
