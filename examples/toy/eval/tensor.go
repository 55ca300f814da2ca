package eval

import (
	"math"
	"slices"
	"strconv"
)

// Tensor is a value of Toy. Data has the elements by rows.
type Tensor struct {
	Shape []int
	Data  []float64
}

// AppendText appends what Toy prints for t: each element with a space after it, and a newline at the end of each dimension but the
// first.
func (t *Tensor) AppendText(out []byte) []byte {
	at := 0
	var print func(shape []int)
	print = func(shape []int) {
		if len(shape) == 0 {
			out = append(appendNumber(out, t.Data[at]), ' ')
			at++
			return
		}
		for range shape[0] {
			print(shape[1:])
			if len(shape) > 1 {
				out = append(out, '\n')
			}
		}
	}
	print(t.Shape)
	return out
}

// appendNumber appends what printf writes for %f.
func appendNumber(out []byte, v float64) []byte {
	switch {
	case math.IsNaN(v) && math.Signbit(v):
		return append(out, "-nan"...)
	case math.IsNaN(v):
		return append(out, "nan"...)
	case math.IsInf(v, 1):
		return append(out, "inf"...)
	case math.IsInf(v, -1):
		return append(out, "-inf"...)
	}
	return strconv.AppendFloat(out, v, 'f', 6, 64)
}

// transposed returns t with its dimensions in reverse order.
func (t *Tensor) transposed() *Tensor {
	r := &Tensor{Shape: slices.Clone(t.Shape), Data: make([]float64, len(t.Data))}
	slices.Reverse(r.Shape)
	index := make([]int, len(t.Shape))
	for _, v := range t.Data {
		at := 0
		for d := len(index) - 1; d >= 0; d-- {
			at = at*t.Shape[d] + index[d]
		}
		r.Data[at] = v
		for d := len(index) - 1; d >= 0; d-- {
			if index[d]++; index[d] < t.Shape[d] {
				break
			}
			index[d] = 0
		}
	}
	return r
}

// reshaped returns t with another shape. A single number fills the shape. The result is nil if the number of elements is another one.
func (t *Tensor) reshaped(shape []int64) *Tensor {
	r := &Tensor{Data: t.Data}
	n := 1
	for _, size := range shape {
		r.Shape = append(r.Shape, int(size))
		n *= int(size)
	}
	switch {
	case len(t.Shape) == 0:
		r.Data = make([]float64, n)
		for i := range r.Data {
			r.Data[i] = t.Data[0]
		}
	case len(t.Data) != n:
		return nil
	}
	return r
}
