package reference

import (
	"math"
	"sync"
)

// precisionRows has the errors of instructions. Functions return an infinity where no bound
// is known.
var precisionRows = sync.OnceValue(func() map[string]func(p floatFormat, x, y, z, result float64) float64 {
	return map[string]func(p floatFormat, x, y, z, result float64) float64{
		"OpFNegate":  noError,
		"OpFAdd":     roundedError,
		"OpFSub":     roundedError,
		"OpFMul":     roundedError,
		"OpFConvert": roundedError,
		"OpFDiv":     func(p floatFormat, x, y, _, _ float64) float64 { return p.quotient(x, 0, y, 0) },
		"OpFRem":     func(p floatFormat, x, y, _, _ float64) float64 { return p.remainder(x, y, math.Trunc) },
		"OpFMod":     func(p floatFormat, x, y, _, _ float64) float64 { return p.remainder(x, y, math.Floor) },

		"Round":     noError,
		"RoundEven": noError,
		"Trunc":     noError,
		"FAbs":      noError,
		"FSign":     noError,
		"Floor":     noError,
		"Ceil":      noError,
		"Fract":     roundedError,
		"FMin":      noError,
		"FMax":      noError,
		"FClamp":    noError,
		"NMin":      noError,
		"NMax":      noError,
		"NClamp":    noError,
		"Step":      noError,
		"Ldexp":     roundedError,
		"Radians":   scaledError,
		"Degrees":   scaledError,

		"Sin": trigonometric,
		"Cos": trigonometric,
		"Tan": func(p floatFormat, x, _, _, _ float64) float64 {
			if math.Abs(x) > math.Pi {
				return math.Inf(1)
			}
			return p.quotient(math.Sin(x), p.sine(), math.Cos(x), p.sine())
		},
		"Asin": func(p floatFormat, x, _, _, _ float64) float64 {
			root, e := p.cathetus(x)
			return p.arc(x, 0, root, e)
		},
		"Acos": func(p floatFormat, x, _, _, _ float64) float64 {
			root, e := p.cathetus(x)
			return p.arc(root, e, x, 0)
		},
		"Atan":  func(p floatFormat, _, _, _, result float64) float64 { return p.atan(result) },
		"Atan2": func(p floatFormat, _, _, _, result float64) float64 { return p.atan(result) },
		"Sinh":  func(p floatFormat, x, _, _, result float64) float64 { return p.hyperbolic(x, result) },
		"Cosh":  func(p floatFormat, x, _, _, result float64) float64 { return p.hyperbolic(x, result) },
		"Tanh": func(p floatFormat, x, _, _, _ float64) float64 {
			s, c := math.Sinh(x), math.Cosh(x)
			return p.quotient(s, p.hyperbolic(x, s), c, p.hyperbolic(x, c))
		},
		"Asinh": areaError(1),
		"Acosh": areaError(-1),
		"Atanh": func(p floatFormat, x, _, _, result float64) float64 {
			above, below := 1+x, 1-x
			ratio := above / below
			e := p.quotient(above, p.ulp(above), below, p.ulp(below))
			return p.rounding(result, p.logOf(ratio, e)/2)
		},

		"Pow": func(p floatFormat, x, y, _, _ float64) float64 {
			l := math.Log2(x)
			product := y * l
			e := p.rounding(product, math.Abs(y)*p.log(x, l))
			power, largest := math.Exp2(product), math.Exp2(product+e)
			return largest - power + p.exp(math.Abs(product)+e, largest)
		},
		"Exp":         func(p floatFormat, x, _, _, result float64) float64 { return p.exp(x, result) },
		"Exp2":        func(p floatFormat, x, _, _, result float64) float64 { return p.exp(x, result) },
		"Log":         func(p floatFormat, x, _, _, result float64) float64 { return p.log(x, result) },
		"Log2":        func(p floatFormat, x, _, _, result float64) float64 { return p.log(x, result) },
		"Sqrt":        func(p floatFormat, x, _, _, _ float64) float64 { return p.root(x, 0) },
		"InverseSqrt": func(p floatFormat, _, _, _, result float64) float64 { return 2 * p.ulp(result) },

		"Fma": func(p floatFormat, x, y, _, result float64) float64 { return p.rounding(result, p.ulp(x*y)) },
		"FMix": func(p floatFormat, x, y, a, result float64) float64 {
			left, right := x*(1-a), y*a
			return p.rounding(result, p.rounding(left, math.Abs(x)*p.ulp(1-a))+p.ulp(right))
		},
		"SmoothStep": func(p floatFormat, low, high, x, _ float64) float64 {
			over, width := x-low, high-low
			t := min(max(over/width, 0), 1)
			et := p.quotient(over, p.ulp(over), width, p.ulp(width))
			// The derivative of t*t*(3-2t) is 6t(1-t), and the curve bends by 6 at most.
			e := 6*t*(1-t)*et + 6*et*et
			// The roundings are those of numbers that the error of t moved.
			square, factor := (t+et)*(t+et), 3-2*max(t-et, 0)
			e += p.ulp(square)*factor + p.ulp(factor)*square
			return p.rounding(t*t*(3-2*t), e)
		},
	}
})

// remainder returns the error of x - y*whole(x/y). Next to a whole quotient a device may
// choose the neighbor of the whole number.
func (p floatFormat) remainder(x, y float64, whole func(float64) float64) float64 {
	q := x / y
	e := p.quotient(x, 0, y, 0)
	n := whole(q)
	jump := 0.0
	if whole(q-e) != n || whole(q+e) != n {
		jump = math.Abs(y) * max(math.Abs(whole(q-e)-n), math.Abs(whole(q+e)-n))
	}
	return p.rounding(x-y*n, jump+p.ulp(math.Abs(y*n)+jump))
}
