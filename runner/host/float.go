package host

import (
	"math"
	"math/big"

	"github.com/spvc/spvc/dialect/arith"
	maths "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// floatBinaries computes binary operations on floats in double, exactly or with one
// rounding; the caller rounds to the type. For f32 and narrower types the result of the
// four basic operations is then correctly rounded.
var floatBinaries = map[*ir.OpDef]func(a, b float64) float64{
	arith.AddF: func(a, b float64) float64 { return a + b },
	arith.SubF: func(a, b float64) float64 { return a - b },
	arith.MulF: func(a, b float64) float64 { return a * b },
	arith.DivF: func(a, b float64) float64 { return a / b },
	arith.RemF: math.Mod,
	arith.MaximumF: func(a, b float64) float64 {
		if math.IsNaN(a) || math.IsNaN(b) {
			return math.NaN()
		}
		return math.Max(a, b)
	},
	arith.MinimumF: func(a, b float64) float64 {
		if math.IsNaN(a) || math.IsNaN(b) {
			return math.NaN()
		}
		return math.Min(a, b)
	},
	arith.MaxNumF:  numeric(math.Max),
	arith.MinNumF:  numeric(math.Min),
	maths.PowF:     math.Pow,
	maths.Atan2:    math.Atan2,
	maths.CopySign: math.Copysign,
}

// numeric returns a function that ignores an operand that is NaN if the other is a
// number.
func numeric(f func(a, b float64) float64) func(a, b float64) float64 {
	return func(a, b float64) float64 {
		switch {
		case math.IsNaN(a):
			return b
		case math.IsNaN(b):
			return a
		}
		return f(a, b)
	}
}

func floatBinary(f func(a, b float64) float64) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		t, err := floatType(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		return elementwise(c, op, 2, func(v []Value) (Value, error) {
			return round(t, f(v[0].Float64(), v[1].Float64())), nil
		})
	}
}

var floatUnaries = map[*ir.OpDef]func(x float64) float64{
	maths.AbsF: math.Abs, maths.Ceil: math.Ceil, maths.Floor: math.Floor, maths.Trunc: math.Trunc, maths.Round: math.Round, maths.RoundEven: math.RoundToEven,
	maths.Sqrt: math.Sqrt, maths.Rsqrt: func(x float64) float64 { return 1 / math.Sqrt(x) }, maths.Cbrt: math.Cbrt,
	maths.Exp: math.Exp, maths.Exp2: math.Exp2, maths.ExpM1: math.Expm1, maths.Log: math.Log, maths.Log2: math.Log2, maths.Log10: math.Log10, maths.Log1p: math.Log1p,
	maths.Sin: math.Sin, maths.Cos: math.Cos, maths.Tan: math.Tan, maths.Asin: math.Asin, maths.Acos: math.Acos, maths.Atan: math.Atan,
	maths.Sinh: math.Sinh, maths.Cosh: math.Cosh, maths.Tanh: math.Tanh, maths.Asinh: math.Asinh, maths.Acosh: math.Acosh, maths.Atanh: math.Atanh, maths.Erf: math.Erf, maths.Erfc: math.Erfc,
}

func floatUnary(f func(x float64) float64) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		t, err := floatType(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		return elementwise(c, op, 1, func(v []Value) (Value, error) { return round(t, f(v[0].Float64())), nil })
	}
}

// fmaBits is a precision at which the product and sum of doubles are exact enough for
// one final rounding, unless their exponents differ by more than this number.
const fmaBits = 2400

func fmaOp(c *compiler, op *ir.Operation) (stmt, error) {
	t, err := floatType(op.Result(0).Type())
	if err != nil {
		return nil, err
	}
	return elementwise(c, op, 3, func(v []Value) (Value, error) { return fused(t, v[0], v[1], v[2]), nil })
}

// fused returns x*y + z rounded once.
func fused(t *ir.FloatType, x, y, z Value) Value {
	a, b, d := x.Float64(), y.Float64(), z.Float64()
	near := math.FMA(a, b, d)
	if t.Kind == ir.F64 || math.IsNaN(near) || math.IsInf(near, 0) || near == 0 {
		return round(t, near)
	}
	exact := new(big.Float).SetPrec(fmaBits).Mul(big.NewFloat(a), big.NewFloat(b))
	exact.Add(exact, big.NewFloat(d))
	if t.Kind == ir.F32 {
		r, _ := exact.Float32()
		return FloatValue(float64(r))
	}
	// Rounding to odd keeps the information that the second rounding needs.
	r, acc := exact.Float64()
	if acc != big.Exact && math.Float64bits(r)&1 == 0 {
		if (acc == big.Below) == (r > 0) {
			r = math.Nextafter(r, math.Inf(1)*r)
		} else {
			r = math.Nextafter(r, 0)
		}
	}
	return round(t, r)
}
