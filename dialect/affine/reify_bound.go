package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/valuebounds"
)

// ReifyTerm creates the value of a term, such as a bound: a number, a value, or a new affine.apply. For
// sizes it creates tensor.dim or memref.dim (materializeComputedBound).
func ReifyTerm(b *ir.Builder, loc ir.Location, t valuebounds.Term) interfaces.IndexValue {
	m, operands := CanonicalizeMap(t.Map, quantities(b, loc, t.Operands))
	if x, ok := trivial(m, operands); ok {
		return x
	}
	return interfaces.IndexValue{Value: NewApply(b, loc, m, operands)}
}

// ReifyTermByArith is [ReifyTerm] with operations of arith instead of affine.apply.
func ReifyTermByArith(b *ir.Builder, loc ir.Location, t valuebounds.Term) interfaces.IndexValue {
	operands := quantities(b, loc, t.Operands)
	if x, ok := trivial(t.Map, operands); ok {
		return x
	}
	e := arith.Emitter{B: b, Loc: loc}
	defs := [...]*ir.OpDef{
		ir.AffineAdd: arith.AddI, ir.AffineMul: arith.MulI, ir.AffineMod: arith.RemSI, ir.AffineFloorDiv: arith.DivSI, ir.AffineCeilDiv: arith.CeilDivSI,
	}
	var emit func(x *ir.AffineExpr) *ir.Value
	emit = func(x *ir.AffineExpr) *ir.Value {
		switch x.Kind {
		case ir.AffineConstant:
			return arith.NewIndex(b, loc, x.Value)
		case ir.AffineDim, ir.AffineSymbol:
			return operands[x.Value]
		}
		l := emit(x.LHS)
		return e.Op(defs[x.Kind], l, emit(x.RHS))
	}
	return interfaces.IndexValue{Value: emit(t.Map.Results[0])}
}

// quantities returns the values of list.
func quantities(b *ir.Builder, loc ir.Location, list []valuebounds.Quantity) []*ir.Value {
	out := make([]*ir.Value, len(list))
	for i, q := range list {
		_, onTensor := q.Value.Type().(*ir.RankedTensorType)
		switch {
		case q.Dim == valuebounds.Index:
			out[i] = q.Value
		case onTensor:
			out[i] = tensor.NewDim(b, loc, q.Value, int64(q.Dim))
		default:
			out[i] = memref.NewDim(b, loc, q.Value, arith.NewIndex(b, loc, int64(q.Dim)))
		}
	}
	return out
}

// trivial returns the result of m if it is a number or an operand.
func trivial(m *ir.AffineMap, operands []*ir.Value) (x interfaces.IndexValue, ok bool) {
	switch e := m.Results[0]; e.Kind {
	case ir.AffineConstant:
		return interfaces.IndexValue{Const: e.Value}, true
	case ir.AffineDim:
		return interfaces.IndexValue{Value: operands[e.Value]}, true
	case ir.AffineSymbol:
		return interfaces.IndexValue{Value: operands[m.Dims+int(e.Value)]}, true
	}
	return interfaces.IndexValue{}, false
}

// AlwaysDiffersBy returns the difference of two index values if it is a constant. It composes the
// maps of the affine.apply operations that define them first (fullyComposeAndComputeConstantDelta).
func AlwaysDiffersBy(l, r *ir.Value) (delta int64, ok bool) {
	c := l.Context()
	m, operands := ComposeMap(c.AffineMap(2, 0, c.AffineDimExpr(0).Sub(c.AffineDimExpr(1))), []*ir.Value{l, r})
	return valuebounds.Constant(valuebounds.Exact, valuebounds.TermOfMap(m, operands), nil, false)
}
