// Package tensoreval computes what functions on tensors mean, element by element, with a bound of the error that a device may have. It
// walks the source naively and shares no code with lowerings, interpreters and folders, so that it can judge them.
package tensoreval

import (
	"math"

	"github.com/spvc/spvc/ir"
)

// Number is a number or an element of a tensor.
type Number struct {
	// F is the value of a float, computed with 64 bits, and Err the largest distance from it that a device may have.
	F, Err float64
	// I is the value of an integer, sign-extended. True is -1.
	I int64
	// Free says that the value may be any.
	Free bool
	sum
}

// sum is what is known of the terms of a sum. Devices may add them in any order.
type sum struct {
	// adds is the number of additions, 0 for a number that is no sum.
	adds int32
	// lowest is the exponent of the lowest bit of all terms, if they are exact.
	lowest int32
	// size is the sum of the magnitudes of the terms, and in that of their errors.
	size, in float64
}

// Float returns the exact float x.
func Float(x float64) Number { return Number{F: x} }

// Int returns the integer x.
func Int(x int64) Number { return Number{I: x} }

// free is a number of which nothing is known.
func free() Number { return Number{Free: true} }

// truth returns b as an i1.
func truth(b bool) Number {
	if b {
		return Int(-1)
	}
	return Int(0)
}

// Tensor is the value of a tensor in row-major order.
type Tensor struct {
	Shape []int64
	Elem  ir.Type
	Data  []Number
}

// maxElements bounds the elements of a tensor.
const maxElements = 1 << 22

// newTensor returns a tensor of zeros.
func newTensor(elem ir.Type, shape []int64) *Tensor {
	n := int64(1)
	for _, s := range shape {
		if s < 0 || s > maxElements {
			panic(stop{"a tensor has a bad size"})
		}
		if n *= s; n > maxElements {
			panic(stop{"a tensor is too large"})
		}
	}
	return &Tensor{Shape: append([]int64{}, shape...), Elem: elem, Data: make([]Number, n)}
}

// clone returns a copy of t that may be written.
func (t *Tensor) clone() *Tensor { return &Tensor{t.Shape, t.Elem, append([]Number(nil), t.Data...)} }

// offset returns the position of an element, or -1 if there is none at these indices.
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

// each visits all indices within shape in row-major order.
func each(shape []int64, visit func(at []int64)) {
	at := make([]int64, len(shape))
	for n := ir.NumElements(shape); n > 0; n-- {
		visit(at)
		for d := len(at) - 1; d >= 0; d-- {
			if at[d]++; at[d] < shape[d] {
				break
			}
			at[d] = 0
		}
	}
}

// Allows reports whether a device may compute got, of the type t, where n is the result.
func (n Number) Allows(t ir.Type, got Number) bool {
	switch _, isFloat := t.(*ir.FloatType); {
	case n.Free:
		return true
	case !isFloat:
		return n.I == got.I
	case math.IsNaN(n.F):
		return math.IsNaN(got.F)
	}
	return n.F == got.F || math.Abs(n.F-got.F) <= n.Err
}
