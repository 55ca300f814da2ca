package tosatolinalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// A parameter of a rescale is the same number for all elements, or one for each index of the last dimension.
type parameter struct {
	// constant is the scalar, or nil if there is an operand.
	constant *ir.Value
	// arg is the number of the block argument that holds the element.
	arg int
}

func (p parameter) of(args []*ir.Value) *ir.Value {
	if p.constant != nil {
		return p.constant
	}
	return args[p.arg]
}

// rescaling is the lowering of a tosa.rescale.
type rescaling struct {
	*lowering
	r        tosa.Rescaling
	from, to *ir.IntegerType
	rank     int
	// inputs are the operands of the computation, with their maps.
	inputs []*ir.Value
	maps   []*ir.AffineMap
	factor, shift,
	inputZP, outputZP parameter
}

// rescale multiplies integers by a fraction and shifts them.
func rescale(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, t := op.Operand(0), ranked(op.Result(0))
	if t == nil || ranked(in) == nil || len(ranked(in).Shape()) != len(t.Shape()) {
		return rw.Fail("the operand is unranked")
	}
	from, ok1 := ranked(in).ElementType().(*ir.IntegerType)
	to, ok2 := t.ElementType().(*ir.IntegerType)
	m := &rescaling{lowering: newLowering(op, rw), r: tosa.RescaleOf(op), from: from, to: to, rank: len(t.Shape())}
	if !ok1 || !ok2 || !m.fits() {
		return rw.Fail("the factors do not fit")
	}
	if m.r.Narrow && m.r.Rounding == tosa.DoubleRound || m.r.InputUnsigned && from.Width > 32 {
		return rw.Fail("the specification does not have such a rescale")
	}
	c := m.ctx()
	var open []*ir.Value
	for i, d := range t.Shape() {
		if d == ir.Dynamic {
			open = append(open, m.plainDim(in, i))
		}
	}
	m.inputs, m.maps = []*ir.Value{in}, []*ir.AffineMap{c.IdentityMap(m.rank)}
	round := m.rounding()
	m.factor, m.shift = m.channels(m.r.Multiplier, 1, c.I32()), m.channels(m.r.Shift, 2, c.I(8))
	if !m.r.InputKnown {
		m.inputZP = m.single(3)
	}
	if !m.r.OutputKnown {
		m.outputZP = m.single(4)
	}
	init := m.emptyLike(c.Tensor(t.Shape(), to, nil), open...)
	g := m.generic(m.inputs, []*ir.Value{init}, append(m.maps, c.IdentityMap(m.rank)), parallel(m.rank), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		return []*ir.Value{m.scaled(e, args, func(v *ir.Value) *ir.Value {
			return applyScale(e, v, m.factor.of(args), m.shift.of(args), round)
		})}
	})
	rw.Replace(op, g.Result(0))
	return true
}

// fits reports whether the numbers of factors and shifts fit.
func (m *rescaling) fits() bool {
	for _, list := range [2][]int64{m.r.Multiplier, m.r.Shift} {
		if list != nil && (len(list) == 0 || len(list) > 1 && m.rank == 0) {
			return false
		}
	}
	return m.r.Multiplier == nil || m.r.Shift == nil || len(m.r.Multiplier) == len(m.r.Shift)
}

// rounding returns how the scaling rounds. Shifts above 63 drop everything: MLIR multiplies by zero then.
func (m *rescaling) rounding() tosa.Rounding {
	round := tosa.SingleRound
	if m.r.Shift == nil {
		return m.r.Rounding
	}
	for i, s := range m.r.Shift {
		if m.r.Rounding == tosa.DoubleRound && s > 31 {
			round = tosa.DoubleRound
		}
		if s > 63 && m.r.Multiplier != nil {
			m.r.Multiplier[i], m.r.Shift[i] = 0, 0
		}
	}
	return round
}

// channels returns the factors or shifts in list, or in operand number k if list is nil.
func (m *rescaling) channels(list []int64, k int, elem ir.Type) parameter {
	c := m.ctx()
	if list == nil {
		if ranked(m.op.Operand(k)).Shape()[0] == 1 {
			return m.single(k)
		}
		return m.input(m.op.Operand(k), c.AffineDimExpr(m.rank-1))
	}
	if len(list) == 1 {
		return parameter{constant: m.Int(elem, list[0])}
	}
	elements := make([]ir.Attribute, len(list))
	for i, v := range list {
		elements[i] = c.Int(elem, v)
	}
	return m.input(arith.NewConstant(m.B, m.Loc, c.DenseOf(c.Tensor([]int64{int64(len(list))}, elem, nil), elements)), c.AffineDimExpr(m.rank-1))
}

// single returns the only element of operand number k.
func (m *rescaling) single(k int) parameter {
	v := m.op.Operand(k)
	return m.input(tensor.CreateOrFoldCollapse(m.B, m.Loc, m.ctx().Tensor(nil, ir.ElementTypeOrSelf(v.Type()), nil), v, nil))
}

// input adds an operand of the computation, which reads it at the given indices.
func (m *rescaling) input(v *ir.Value, at ...*ir.AffineExpr) parameter {
	m.inputs, m.maps = append(m.inputs, v), append(m.maps, m.ctx().AffineMap(m.rank, 0, at...))
	return parameter{arg: len(m.inputs) - 1}
}

// zeroPoint returns a zero point as the type t: the constant v, or the parameter p, whose element is unsigned if unsigned is set.
func (m *rescaling) zeroPoint(e arith.Emitter, t ir.Type, known bool, v int64, p parameter, args []*ir.Value, unsigned bool) *ir.Value {
	if known {
		return e.Int(t, v)
	}
	zp := p.of(args)
	if zp.Type() == t {
		return zp
	}
	if unsigned {
		return e.Cast(arith.ExtUI, zp, t)
	}
	return e.Cast(arith.ExtSI, zp, t)
}

// scaled scales one element between its zero points and saturates it.
func (m *rescaling) scaled(e arith.Emitter, args []*ir.Value, scale func(v *ir.Value) *ir.Value) *ir.Value {
	c, r, from, to, v := e.B.Context(), m.r, m.from, m.to, args[0]
	i32 := c.I32()
	wide := ir.Type(i32)
	if from.Width > 32 {
		wide = c.I(from.Width)
	}
	in := m.zeroPoint(e, wide, r.InputKnown, r.InputZP, m.inputZP, args, r.InputUnsigned)
	out := m.zeroPoint(e, i32, r.OutputKnown, r.OutputZP, m.outputZP, args, r.OutputUnsigned)
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
