package kernelgen

import (
	gomath "math"
	"math/big"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/internal/bigmath"
	"github.com/spvc/spvc/ir"
)

// function is a function of math whose results have an error within a bound.
type function struct {
	def *ir.OpDef
	// compute computes the function by the rules of C's annex F.
	compute func(x, y float64) float64
	// digits computes it with many digits, where of is finite and not zero.
	digits func(x, y *big.Float) *big.Float
	// bound is the largest error in units in the last place; 0 stands for 4.
	bound float64
	// grows is true if the function leaves the range of the format for numbers within: an infinity
	// and a zero are then results of rounding.
	grows bool
}

// unary makes the two forms of a function of one number.
func unary(def *ir.OpDef, of func(float64) float64, digits func(*big.Float) *big.Float) function {
	return function{def: def, compute: func(x, _ float64) float64 { return of(x) }, digits: func(x, _ *big.Float) *big.Float { return digits(x) }}
}

// withBound states another bound.
func (f function) withBound(ulps float64) function { f.bound = ulps; return f }

// growing says that a function grows.
func (f function) growing() function { f.grows = true; return f }

// functions returns the functions of docs/semantics.md with their bounds.
func functions() []function {
	return []function{
		unary(math.Acos, gomath.Acos, bigmath.Acos), unary(math.Acosh, gomath.Acosh, bigmath.Acosh),
		unary(math.Asin, gomath.Asin, bigmath.Asin), unary(math.Asinh, gomath.Asinh, bigmath.Asinh),
		unary(math.Atan, gomath.Atan, bigmath.Atan), unary(math.Atanh, gomath.Atanh, bigmath.Atanh),
		unary(math.Cbrt, gomath.Cbrt, bigmath.Cbrt), unary(math.Erf, gomath.Erf, flat(10, bigmath.Erf)),
		unary(math.Erfc, gomath.Erfc, bigmath.Erfc).growing(),
		unary(math.Cos, gomath.Cos, bigmath.Cos), unary(math.Sin, gomath.Sin, bigmath.Sin), unary(math.Tan, gomath.Tan, bigmath.Tan),
		unary(math.Cosh, gomath.Cosh, bigmath.Cosh).growing(), unary(math.Sinh, gomath.Sinh, bigmath.Sinh).growing(),
		unary(math.Tanh, gomath.Tanh, flat(30, bigmath.Tanh)),
		unary(math.Exp, gomath.Exp, bigmath.Exp).growing(), unary(math.Exp2, gomath.Exp2, bigmath.Exp2).growing(),
		unary(math.ExpM1, gomath.Expm1, bigmath.Expm1).growing(),
		unary(math.Log, gomath.Log, bigmath.Log), unary(math.Log10, gomath.Log10, bigmath.Log10),
		unary(math.Log2, gomath.Log2, bigmath.Log2), unary(math.Log1p, gomath.Log1p, bigmath.Log1p),
		unary(math.Sqrt, gomath.Sqrt, bigmath.Sqrt).withBound(3),
		unary(math.Rsqrt, func(x float64) float64 { return 1 / gomath.Sqrt(x) },
			func(x *big.Float) *big.Float { return bigmath.Quo(bigmath.One(), bigmath.Sqrt(x)) }).withBound(2),
		{def: math.Atan2, compute: gomath.Atan2, digits: bigmath.Atan2, grows: true},
		{def: math.PowF, compute: gomath.Pow, digits: power64, grows: true},
		{def: arith.DivF, compute: func(x, y float64) float64 { return x / y }, digits: bigmath.Quo, bound: 2.5, grows: true},
	}
}

// flat returns a function that is 1 or -1 beyond a number, where the series of f do not end.
func flat(beyond float64, f func(*big.Float) *big.Float) func(*big.Float) *big.Float {
	return func(x *big.Float) *big.Float {
		if v, _ := x.Float64(); gomath.Abs(v) > beyond {
			return bigmath.Of(gomath.Copysign(1, v))
		}
		return f(x)
	}
}

// power64 returns x to the power y; y is whole if x is negative.
func power64(x, y *big.Float) *big.Float {
	r := bigmath.One()
	// The logarithm loses the digits of powers of 1, and has none of 0.
	if size := new(big.Float).Abs(x); size.Cmp(r) != 0 && y.Sign() != 0 {
		r = bigmath.Pow(size, y)
	}
	if x.Sign() > 0 {
		return r
	}
	if n, _ := y.Int(nil); n.Bit(0) != 0 {
		r.Neg(r)
	}
	return r
}

// mathFunctions has the functions of math.
func mathFunctions(h map[*ir.OpDef]handler) {
	for _, f := range functions() {
		h[f.def] = bitHandler(f.result)
		if f.def == math.PowF {
			h[math.FPowI] = integerPower(f)
		}
	}
}

// result computes the function.
func (f function) result(form format, in []scalar) scalar {
	var v [2]float64
	for i, s := range in {
		var ok bool
		if v[i], ok = form.operand(s); !ok {
			return scalar{state: vague}
		}
	}
	if f.def == math.Atan2 && v[0] == 0 && v[1] == 0 {
		return scalar{state: vague} // passes fold it to a NaN, as MLIR's do
	}
	if f.def == arith.DivF {
		if q, exact := ratio(v[0], v[1]); exact {
			return form.number(q, true)
		}
		if v[1] == 0 || gomath.Abs(v[1]) > 0x1p100 || gomath.IsInf(v[0], 0) {
			return scalar{state: vague}
		}
	}
	return f.apply(form, v[0], v[1])
}

// apply returns the function of numbers as a result that has an error.
func (f function) apply(form format, x, y float64) scalar {
	r := f.compute(x, y)
	pole := gomath.IsInf(x, 0) || gomath.IsInf(y, 0) || x == 0
	switch {
	case gomath.IsNaN(r):
		return form.number(r, true)
	case r == 0 || gomath.IsInf(r, 0):
		return form.number(r, !f.grows || pole)
	}
	bound := f.bound
	if bound == 0 {
		bound = 4
	}
	if f.def == math.Exp && form.exp == 8 {
		bound = 3 + 2*gomath.Abs(x)
	}
	if form.exp == 11 && !gomath.IsInf(x, 0) && !gomath.IsInf(y, 0) && !gomath.IsNaN(x) && !gomath.IsNaN(y) {
		r, _ = f.digits(bigmath.Of(x), bigmath.Of(y)).Float64()
	}
	return form.withError(r, bound)
}

// withError returns a number with an error of at most bound units in the last place of v. It is vague
// where the error may leave the range of normal numbers.
func (f format) withError(v, bound float64) scalar {
	m, e := gomath.Frexp(gomath.Abs(v))
	biased := e - 1 + f.bias()
	if biased < 2 || biased > 1<<f.exp-4 {
		return scalar{state: vague}
	}
	whole := gomath.RoundToEven(gomath.Ldexp(m, int(f.frac)+1))
	bits, _ := f.encode(gomath.Copysign(gomath.Ldexp(whole, e-int(f.frac)-1), v))
	return scalar{bits: bits, state: near, other: gomath.Float64bits(bound + 0.5)}
}

// distance returns how far two numbers are apart, in units in the last place of the first.
func (f format) distance(want, got uint64) float64 {
	x, y := f.decode(want), f.decode(got)
	_, e := gomath.Frexp(x)
	return gomath.Abs(gomath.Ldexp(x-y, int(f.frac)+1-e))
}

// integerPower executes math.fpowi.
func integerPower(f function) handler {
	return func(x *exec, op *ir.Operation) error {
		e, _, ok := elemOf(op.Result(0).Type())
		whole, _, also := elemOf(op.Operand(1).Type())
		if !ok || !also {
			return errUnknown
		}
		form, _ := formatOf(e.width)
		return x.mapped(op, func(in []scalar) (scalar, error) {
			r := eachWay(in, func(in []scalar) scalar {
				v, ok := form.operand(in[0])
				n, exact := fromInt(in[1].bits, whole.width, true)
				if !ok || in[1].state != firm || !exact {
					return scalar{state: vague}
				}
				return f.apply(form, v, n)
			})
			if form.opened(fastMathOf(op), []scalar{in[0], r}, true) {
				r = scalar{state: vague}
			}
			return r, nil
		})
	}
}
