package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// expander computes affine expressions with arith operations on index values.
type expander struct {
	b             *ir.Builder
	loc           ir.Location
	dims, symbols []*ir.Value
}

// ExpandExpr creates operations that compute e and returns the result. If e divides by
// a constant that is not positive, it emits an error and returns nil.
func ExpandExpr(b *ir.Builder, loc ir.Location, e *ir.AffineExpr, dims, symbols []*ir.Value) *ir.Value {
	return (&expander{b, loc, dims, symbols}).value(e)
}

// ExpandMap creates operations that compute the results of m for its operands. It
// returns nil and false after an error.
func ExpandMap(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []*ir.Value) ([]*ir.Value, bool) {
	out := make([]*ir.Value, len(m.Results))
	for i, e := range m.Results {
		if out[i] = ExpandExpr(b, loc, e, operands[:m.Dims], operands[m.Dims:]); out[i] == nil {
			return nil, false
		}
	}
	return out, true
}

// ExpandMax creates operations that compute the greatest result of m, which is a lower
// bound. It returns nil after an error.
func ExpandMax(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []*ir.Value) *ir.Value {
	return expandExtreme(b, loc, m, operands, arith.MaxSI)
}

// ExpandMin creates operations that compute the least result of m, which is an upper
// bound. It returns nil after an error.
func ExpandMin(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []*ir.Value) *ir.Value {
	return expandExtreme(b, loc, m, operands, arith.MinSI)
}

func expandExtreme(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []*ir.Value, def *ir.OpDef) *ir.Value {
	vs, ok := ExpandMap(b, loc, m, operands)
	if !ok || len(vs) == 0 {
		return nil
	}
	v := vs[0]
	for _, w := range vs[1:] {
		v = arith.NewBinary(b, loc, def, v, w)
	}
	return v
}

func (x *expander) value(e *ir.AffineExpr) *ir.Value {
	switch e.Kind {
	case ir.AffineConstant:
		return x.constant(e.Value)
	case ir.AffineDim:
		return x.dims[e.Value]
	case ir.AffineSymbol:
		return x.symbols[e.Value]
	}
	if c, ok := e.RHS.Constant(); ok && c <= 0 && e.Kind != ir.AffineAdd && e.Kind != ir.AffineMul {
		what := "division"
		if e.Kind == ir.AffineMod {
			what = "modulo"
		}
		x.report(what + " by non-positive value is not supported")
		return nil
	}
	l := x.value(e.LHS)
	if l == nil {
		return nil
	}
	r := x.value(e.RHS)
	if r == nil {
		return nil
	}
	switch e.Kind {
	case ir.AffineAdd:
		return x.binary(arith.AddI, l, r)
	case ir.AffineMul:
		v := x.binary(arith.MulI, l, r)
		if op := v.DefiningOp(); op != nil && op.Is(arith.MulI) && x.b.Context().MLIR() > 19 {
			op.SetAttr("overflowFlags", arith.OverflowOf(x.b.Context(), arith.NSW))
		}
		return v
	case ir.AffineMod:
		return x.mod(l, r)
	case ir.AffineFloorDiv:
		return x.floorDiv(l, r)
	}
	return x.ceilDiv(l, r)
}

// report reports an error about the operation that the code is made in, which is in none
// if the block is not in a region yet.
func (x *expander) report(msg string) {
	if block := x.b.Block(); block != nil && block.Parent() != nil {
		block.Parent().EmitErrorAt(x.loc, msg)
		return
	}
	x.b.Context().EmitError(x.loc, msg)
}

func (x *expander) constant(v int64) *ir.Value { return arith.NewIndex(x.b, x.loc, v) }

func (x *expander) binary(def *ir.OpDef, l, r *ir.Value) *ir.Value {
	return arith.NewBinary(x.b, x.loc, def, l, r)
}

func (x *expander) pick(cond, t, f *ir.Value) *ir.Value {
	return arith.NewSelect(x.b, x.loc, cond, t, f)
}

// mod corrects the remainder of a signed division, which is negative if l is.
func (x *expander) mod(l, r *ir.Value) *ir.Value {
	rem := x.binary(arith.RemSI, l, r)
	negative := arith.NewCmpI(x.b, x.loc, arith.SLT, rem, x.constant(0))
	return x.pick(negative, x.binary(arith.AddI, rem, r), rem)
}

// floorDiv divides -1-l instead of a negative l, and mirrors the quotient back.
func (x *expander) floorDiv(l, r *ir.Value) *ir.Value {
	zero, minusOne := x.constant(0), x.constant(-1)
	negative := arith.NewCmpI(x.b, x.loc, arith.SLT, l, zero)
	dividend := x.pick(negative, x.binary(arith.SubI, minusOne, l), l)
	q := x.binary(arith.DivSI, dividend, r)
	return x.pick(negative, x.binary(arith.SubI, minusOne, q), q)
}

// ceilDiv divides -l, or l-1 if l is positive.
func (x *expander) ceilDiv(l, r *ir.Value) *ir.Value {
	zero, one := x.constant(0), x.constant(1)
	down := arith.NewCmpI(x.b, x.loc, arith.SLE, l, zero)
	negated := x.binary(arith.SubI, zero, l)
	dividend := x.pick(down, negated, x.binary(arith.SubI, l, one))
	q := x.binary(arith.DivSI, dividend, r)
	negatedQ := x.binary(arith.SubI, zero, q)
	return x.pick(down, negatedQ, x.binary(arith.AddI, q, one))
}
