//go:build cgo

package semantics_test

import (
	"fmt"
	"math"
	"math/big"

	"github.com/spvc/spvc/internal/bigmath"
)

// mathFunction is a function of the math dialect on floats.
type mathFunction struct {
	name string
	// integer is the type of the second operand if it is an integer.
	integer string
	// compute has the special results, and those of 16 and 32 bits with enough digits; exact has the
	// others with many digits.
	compute func(a, b float64) float64
	exact   func(a, b *big.Float) *big.Float
	binary  bool
	// bound is the error in ULP that Vulkan allows the instruction for floats of 32 bits. It is nil if
	// spvc computes the function.
	bound func(a float64) float64
	// limit is the magnitude beyond which exact is not needed.
	limit float64
}

func unary(name string, compute func(float64) float64, exact func(*big.Float) *big.Float) mathFunction {
	return mathFunction{name: name, limit: math.Inf(1), compute: func(a, _ float64) float64 { return compute(a) },
		exact: func(a, _ *big.Float) *big.Float { return exact(a) }}
}

// upTo returns the function with a limit.
func (m mathFunction) upTo(limit float64) mathFunction {
	m.limit = limit
	return m
}

// of returns the function with the bound of the instruction.
func (m mathFunction) of(bound func(a float64) float64) mathFunction {
	m.bound = bound
	return m
}

// ulps returns a bound that is constant.
func ulps(n float64) func(a float64) float64 { return func(float64) float64 { return n } }

func expBound(a float64) float64 { return 3 + 2*math.Abs(a) }

func bigPower(a, b *big.Float) *big.Float {
	v := bigmath.New().Abs(a)
	if v.Cmp(bigmath.One()) != 0 { // the error of a logarithm of zero would grow with the exponent
		v = bigmath.Pow(v, b)
	}
	if n, _ := b.Int(nil); a.Signbit() && n.Bit(0) == 1 {
		v.Neg(v)
	}
	return v
}

func rsqrt(a float64) float64 { return 1 / math.Sqrt(a) }

func bigRsqrt(a *big.Float) *big.Float { return bigmath.Quo(bigmath.One(), bigmath.Sqrt(a)) }

func fpowi(integer string) mathFunction {
	return mathFunction{name: "fpowi", integer: integer, compute: func(a, b float64) float64 { return math.Pow(a, math.Trunc(b)) },
		exact: bigPower, binary: true, limit: math.Inf(1)}
}

// mathFunctions is all functions that are not exact.
var mathFunctions = []mathFunction{
	unary("acos", math.Acos, bigmath.Acos),
	unary("acosh", math.Acosh, bigmath.Acosh),
	unary("asin", math.Asin, bigmath.Asin),
	unary("asinh", math.Asinh, bigmath.Asinh),
	unary("atan", math.Atan, bigmath.Atan),
	{name: "atan2", compute: math.Atan2, exact: bigmath.Atan2, binary: true, limit: math.Inf(1)},
	unary("atanh", math.Atanh, bigmath.Atanh),
	unary("cbrt", math.Cbrt, bigmath.Cbrt),
	unary("cos", math.Cos, bigmath.Cos),
	unary("cosh", math.Cosh, bigmath.Cosh),
	unary("erf", math.Erf, bigmath.Erf).upTo(10),
	unary("erfc", math.Erfc, bigmath.Erfc).upTo(9),
	unary("exp", math.Exp, bigmath.Exp).of(expBound),
	unary("exp2", math.Exp2, bigmath.Exp2),
	unary("expm1", math.Expm1, bigmath.Expm1).upTo(1000),
	fpowi("i8"), fpowi("i32"), fpowi("i64"),
	unary("log", math.Log, bigmath.Log),
	unary("log10", math.Log10, bigmath.Log10),
	unary("log1p", math.Log1p, bigmath.Log1p),
	unary("log2", math.Log2, bigmath.Log2),
	{name: "powf", compute: math.Pow, exact: bigPower, binary: true, limit: math.Inf(1)},
	unary("rsqrt", rsqrt, bigRsqrt).of(ulps(2)),
	unary("sin", math.Sin, bigmath.Sin),
	unary("sinh", math.Sinh, bigmath.Sinh),
	unary("sqrt", math.Sqrt, bigmath.Sqrt).of(ulps(3)),
	unary("tan", math.Tan, bigmath.Tan),
	unary("tanh", math.Tanh, bigmath.Tanh).upTo(100),
}

// reference returns the result for finite numbers with many digits if it is neither special nor
// zero, and the result in 64 bits.
func (m mathFunction) reference(a, b float64) (*big.Float, float64) {
	v := m.compute(a, b)
	if m.integer != "" {
		b = math.Trunc(b)
	}
	if !m.binary {
		b = 0
	}
	special := v == 0 || v-v != 0 || a-a != 0 || math.Abs(a) > m.limit
	special = special || b-b != 0 || m.binary && a == 0
	if special {
		return nil, v
	}
	exact := m.exact(bigmath.Of(a), bigmath.Of(b))
	v, _ = exact.Float64()
	return exact, v
}

// op returns the function for the tests of all pairs of edges.
func (m mathFunction) op() floatOp {
	name := "math." + m.name
	text := name + " %a : T"
	if m.binary {
		text = name + " %a, %b : T"
	}
	if m.integer != "" {
		name, text = name+" of "+m.integer, text+", "+m.integer
	}
	return floatOp{name: name, text: text, result: "T", integer: m.integer, want: func(f format, a, b float64) (answer, bool) {
		if m.integer != "" && !(math.Abs(b) < m.largestInteger()) {
			return answer{}, false
		}
		v := m.compute(a, b)
		if f.width == 64 {
			_, v = m.reference(a, b)
		}
		want := answer{float: v, in: f, ulps: 4}
		switch {
		case m.bound != nil && f.width == 32:
			want.ulps = m.bound(a)
		case m.bound != nil && f.width == 16:
			want.ulps = 1 + m.bound(0)
		}
		return want, true
	}}
}

// largestInteger is the bound of the integers of the second operand.
func (m mathFunction) largestInteger() float64 {
	bits := 0
	fmt.Sscanf(m.integer, "i%d", &bits)
	return math.Ldexp(1, bits-1)
}
