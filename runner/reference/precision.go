package reference

import "math"

// precision returns how far the result of a Vulkan device may be from the result of this
// device, which is the exact result, rounded. It follows the Vulkan specification,
// "Precision of Individual Operations". name is that of a core instruction, such as OpFDiv,
// or of GLSL.std.450; args are the operands of one component. It reports false if the
// specification grants no bound for these operands: for angles beyond pi, for divisors
// beyond the range of OpFDiv, for infinities and NaNs, and for operands below the normal
// range, which a device may replace by zeros. Vectors are unknown too, because their
// components depend on each other.
//
// A result that is inherited from a formula has the errors of the operations of the formula,
// to the first order. A device may replace a result below the normal range by zero, and may
// round a correctly rounded result to either neighbor.
func precision(name string, bits uint8, args []float64, result float64) (tolerance float64, known bool) {
	f := precisionRows()[name]
	if f == nil || bits != 16 && bits != 32 || notFinite(result) {
		return 0, false
	}
	p := floatFormat{bits}
	var x [3]float64
	for i, a := range args[:min(len(args), 3)] {
		if notFinite(a) || a != 0 && math.Abs(a) < p.smallest() {
			return 0, false
		}
		x[i] = a
	}
	t := f(p, x[0], x[1], x[2], result)
	if notFinite(t) {
		return 0, false
	}
	if t > 0 {
		t += p.ulp(result) / 2
	}
	if math.Abs(result) < p.smallest() {
		t = max(t, p.smallest())
	}
	return t, true
}

// floatFormat is a format of floats of 16 or 32 bits.
type floatFormat struct{ bits uint8 }

// smallest returns the smallest normal number.
func (p floatFormat) smallest() float64 {
	if p.bits == 16 {
		return 0x1p-14
	}
	return 0x1p-126
}

// ulp returns the distance of a number to the next float that is further from zero.
func (p floatFormat) ulp(x float64) float64 {
	digits := int(p.pick(23, 10))
	_, e := math.Frexp(max(math.Abs(x), p.smallest()))
	return math.Ldexp(1, e-1-digits)
}

// rounding returns the error of a correctly rounded operation whose operands have the effect
// of an error on the result x. x itself may be rounded.
func (p floatFormat) rounding(x, e float64) float64 { return e + p.ulp(math.Abs(x)+e+p.ulp(x)/2) }

// pick returns the first number for 32 bits and the second for 16 bits.
func (p floatFormat) pick(single, half float64) float64 {
	if p.bits == 16 {
		return half
	}
	return single
}

// roundedError is the error of a correctly rounded operation, whose rounding mode is free.
func roundedError(p floatFormat, _, _, _, result float64) float64 { return p.ulp(result) }

// noError is the error of an operation that returns a float without rounding it.
func noError(floatFormat, float64, float64, float64, float64) float64 { return 0 }

// scaledError is the error of a product with a rounded constant, which moves the product by
// two units at most.
func scaledError(p floatFormat, _, _, _, result float64) float64 {
	return p.rounding(result, 2*p.ulp(result))
}

func (p floatFormat) exp(x, result float64) float64 {
	return (p.pick(3, 1) + 2*math.Abs(x)) * p.ulp(result)
}

// log returns the error of a logarithm of x with a result.
func (p floatFormat) log(x, result float64) float64 {
	if x >= 0.5 && x <= 2 {
		return p.pick(0x1p-21, 0x1p-7)
	}
	return 3 * p.ulp(result)
}

// quotient returns the error of x/y, and of its operands.
func (p floatFormat) quotient(x, ex, y, ey float64) float64 {
	if limit := p.pick(0x1p126, 0x1p14); math.Abs(y) > limit || math.Abs(y) < 1/limit || ey >= math.Abs(y) {
		return math.Inf(1)
	}
	largest := (math.Abs(x) + ex) / (math.Abs(y) - ey)
	return largest - math.Abs(x/y) + 2.5*p.ulp(largest)
}

// root returns the error of the square root of x, which is 1 / inversesqrt(x), and of its
// operand.
func (p floatFormat) root(x, ex float64) float64 {
	if x == 0 && ex == 0 {
		return p.smallest()
	}
	s := math.Sqrt(x)
	top := math.Sqrt(x + ex)
	if bottom := math.Sqrt(max(x-ex, 0)); s-bottom > top-s {
		top = 2*s - bottom
	}
	inverse := 1/top - 2*p.ulp(1/s)
	if inverse <= 0 {
		return math.Inf(1)
	}
	return 1/inverse - s + 2.5*p.ulp(1/inverse)
}

func (p floatFormat) sine() float64 { return p.pick(0x1p-11, 0x1p-7) }

// trigonometric is the error of Sin and Cos, which is known for angles up to pi.
func trigonometric(p floatFormat, x, _, _, _ float64) float64 {
	if math.Abs(x) > math.Pi {
		return math.Inf(1)
	}
	return p.sine()
}

func (p floatFormat) atan(result float64) float64 { return p.pick(4096, 5) * p.ulp(result) }

// arc returns the error of atan2(y, x), and of its operands.
func (p floatFormat) arc(y, ey, x, ex float64) float64 {
	e := (math.Abs(x)*ey + math.Abs(y)*ex) / (y*y + x*x)
	return e + p.atan(math.Abs(math.Atan2(y, x))+e)
}

// cathetus returns the square root of 1-x*x with its error.
func (p floatFormat) cathetus(x float64) (root, e float64) {
	square := 1 - x*x
	return math.Sqrt(square), p.root(square, p.rounding(square, p.ulp(x*x)))
}

// hyperbolic returns the error of half the sum of exp(x) and exp(-x), or of the difference.
func (p floatFormat) hyperbolic(x, result float64) float64 {
	grow, shrink := math.Exp(x), math.Exp(-x)
	// The sum is twice the result. Halving it is exact.
	return p.rounding(2*result, p.exp(x, grow)+p.exp(x, shrink)) / 2
}

// logOf returns the error of the logarithm of a positive x with an error.
func (p floatFormat) logOf(x, ex float64) float64 {
	if ex >= x {
		return math.Inf(1)
	}
	below, l, above := math.Log(x-ex), math.Log(x), math.Log(x+ex)
	return l - below + max(p.log(x-ex, below), p.log(x, l), p.log(x+ex, above))
}

// areaError is the error of log(x + sqrt(x*x + sign)).
func areaError(sign float64) func(p floatFormat, x, y, z, result float64) float64 {
	return func(p floatFormat, x, _, _, _ float64) float64 {
		square := x*x + sign
		if square < 0 {
			return math.Inf(1)
		}
		s := math.Sqrt(square)
		sum := x + s
		return p.logOf(sum, p.rounding(sum, p.root(square, p.rounding(square, p.ulp(x*x)))))
	}
}
