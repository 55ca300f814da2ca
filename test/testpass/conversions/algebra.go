package conversions

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewAlgebraicSimplification returns the pass test-math-algebraic-simplification, which multiplies or takes roots instead of raising to
// small constant powers.
func NewAlgebraicSimplification() *pass.Pass {
	return &pass.Pass{
		Name: "test-math-algebraic-simplification", Class: "(anonymous namespace)::TestMathAlgebraicSimplificationPass",
		Summary: "Test math algebraic simplification",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(
				rewrite.OnOp("PowFStrengthReduction", mathdialect.PowF, reducePower),
				reduceInteger(mathdialect.IPowI, arith.DivSI, arith.MulI), reduceInteger(mathdialect.FPowI, arith.DivF, arith.MulF),
			), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// splatOf returns the constant v, or the only element of a constant vector, or nil.
func splatOf(v *ir.Value) ir.Attribute {
	c := ir.ConstantOf(v)
	if d, ok := c.(*ir.DenseElementsAttr); ok {
		return d.SplatValue()
	}
	return c
}

// one creates the constant 1 of type t.
func one(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	v := arith.NewConstant(b, loc, arith.IntAttr(ir.ElementTypeOrSelf(t), 1).(ir.TypedAttr))
	if _, ok := t.(*ir.VectorType); ok {
		return vector.NewBroadcast(b, loc, v, t)
	}
	return v
}

func reducePower(op *ir.Operation, rw *rewrite.Rewriter) bool {
	f, ok := splatOf(op.Operand(1)).(*ir.FloatAttr)
	if !ok {
		return rw.Fail("the exponent is not constant")
	}
	b, loc, x, t := &rw.Builder, op.Loc(), op.Operand(0), op.Result(0).Type()
	binary := func(def *ir.OpDef, l, r *ir.Value) *ir.Value { return arith.NewBinary(b, loc, def, l, r) }
	root := func(def *ir.OpDef, v *ir.Value) *ir.Value {
		return b.Create(loc, def, []*ir.Value{v}, []ir.Type{t}).Result(0)
	}
	var v *ir.Value
	switch {
	case f.Value.IsExactly(1):
		v = x
	case f.Value.IsExactly(2):
		v = binary(arith.MulF, x, x)
	case f.Value.IsExactly(3):
		v = binary(arith.MulF, x, binary(arith.MulF, x, x))
	case f.Value.IsExactly(-1):
		v = binary(arith.DivF, one(b, loc, t), x)
	case f.Value.IsExactly(0.5):
		v = root(mathdialect.Sqrt, x)
	case f.Value.IsExactly(-0.5):
		v = root(mathdialect.Rsqrt, x)
	case f.Value.IsExactly(0.75):
		half := root(mathdialect.Sqrt, x)
		v = binary(arith.MulF, half, root(mathdialect.Sqrt, half))
	default:
		return rw.Fail("not a power that is easier to compute")
	}
	rw.Replace(op, v)
	return true
}

// reduceInteger returns the pattern that multiplies instead of raising to an integer of at most 8.
func reduceInteger(def, div, mul *ir.OpDef) *rewrite.Pattern {
	return rewrite.OnOp("PowIStrengthReduction", def, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		i, ok := splatOf(op.Operand(1)).(*ir.IntegerAttr)
		if !ok {
			return rw.Fail("the exponent is not constant")
		}
		n := i.Int64Or(math.MaxInt64)
		if n > 8 || n < -8 {
			return rw.Fail("the exponent is too large")
		}
		b, loc, base := &rw.Builder, op.Loc(), op.Operand(0)
		if n == 0 {
			rw.Replace(op, one(b, loc, op.Result(0).Type()))
			return true
		}
		if n < 0 {
			base, n = arith.NewBinary(b, loc, div, one(b, loc, op.Result(0).Type()), base), -n
		}
		v := base
		for range n - 1 {
			v = arith.NewBinary(b, loc, mul, v, base)
		}
		rw.Replace(op, v)
		return true
	})
}
