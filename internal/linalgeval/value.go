// Package linalgeval computes what functions on tensors mean, element by element. It walks the generic form of structured
// operations and knows no other way to compute them, so that tests can compare rewritten programs with it.
package linalgeval

import (
	"math"

	"github.com/spvc/spvc/ir"
)

// Number is an element: a float in F, or an integer, sign-extended, in I.
type Number struct {
	F float64
	I int64
}

// Tensor is a tensor or, with the shape nil, a number.
type Tensor struct {
	Shape []int64
	Data  []Number
}

// Scalar returns the tensor of rank 0 with the element n.
func Scalar(n Number) *Tensor { return &Tensor{Data: []Number{n}} }

// New returns a tensor of zeros.
func New(shape ...int64) *Tensor {
	return &Tensor{Shape: append([]int64(nil), shape...), Data: make([]Number, ir.NumElements(shape))}
}

// offset returns the position of an element, or -1 if the indices are out of bounds.
func (t *Tensor) offset(at []int64) int64 {
	var o int64
	for i, x := range at {
		if x < 0 || x >= t.Shape[i] {
			return -1
		}
		o = o*t.Shape[i] + x
	}
	return o
}

// each visits all indices within shape in row-major order, until visit returns false.
func each(shape []int64, visit func(at []int64) bool) bool {
	at := make([]int64, len(shape))
	for n := ir.NumElements(shape); n > 0; n-- {
		if !visit(at) {
			return false
		}
		for d := len(at) - 1; d >= 0; d-- {
			if at[d]++; at[d] < shape[d] {
				break
			}
			at[d] = 0
		}
	}
	return true
}

// fit rounds or wraps n to the type t of an element.
func fit(t ir.Type, n Number) Number {
	switch t := t.(type) {
	case *ir.FloatType:
		return Number{F: roundTo(t, n.F)}
	case *ir.IntegerType:
		if w := t.Width; w < 64 {
			return Number{I: n.I << (64 - w) >> (64 - w)}
		}
	}
	return Number{I: n.I}
}

// roundTo rounds x to the nearest value of type t, ties to even.
func roundTo(t *ir.FloatType, x float64) float64 {
	switch t.Kind {
	case ir.F64:
		return x
	case ir.F16:
		return roundBits(x, 11, -24, 65504)
	case ir.BF16:
		return roundBits(x, 8, -133, 3.3895313892515355e38)
	}
	return float64(float32(x))
}

// roundBits rounds x to the given number of significant bits. The smallest step is 2 to the power of lowest, and what is more
// than half a step above most becomes infinite.
func roundBits(x float64, bits, lowest int, most float64) float64 {
	if x == 0 || math.IsNaN(x) || math.IsInf(x, 0) {
		return x
	}
	_, e := math.Frexp(x)
	step := math.Ldexp(1, max(e-bits, lowest))
	r := math.RoundToEven(x/step) * step
	if math.Abs(r) > most {
		return math.Inf(int(math.Copysign(1, x)))
	}
	return r
}

// unsigned returns n as an unsigned number of the width of t.
func unsigned(t ir.Type, n int64) uint64 {
	if i, ok := t.(*ir.IntegerType); ok && i.Width < 64 {
		return uint64(n) & (1<<i.Width - 1)
	}
	return uint64(n)
}
