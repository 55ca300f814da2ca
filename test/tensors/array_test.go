//go:build cgo

package tensors_test

import (
	"math"
	"slices"
)

// array is the value of a tensor of any rank, row by row. A number has no shape and one element.
type array struct {
	shape []int
	data  []float64
}

// number returns the array of a number.
func number(v float64) array { return array{nil, []float64{v}} }

// made returns an array whose elements f computes from their indices.
func made(f func(at []int) float64, shape ...int) array {
	a := array{shape: shape}
	if slices.Contains(shape, 0) {
		return a
	}
	at := make([]int, len(shape))
	for {
		a.data = append(a.data, f(at))
		d := len(shape) - 1
		for ; d >= 0; d-- {
			if at[d]++; at[d] < shape[d] {
				break
			}
			at[d] = 0
		}
		if d < 0 {
			return a
		}
	}
}

// place returns the position of an element in the data.
func (a array) place(index []int) int {
	n := 0
	for d, i := range index {
		n = n*a.shape[d] + i
	}
	return n
}

func (a array) at(index ...int) float64 { return a.data[a.place(index)] }

// inside returns an element, or outside if an index is not one of the array.
func (a array) inside(outside float64, index ...int) float64 {
	for d, i := range index {
		if i < 0 || i >= a.shape[d] {
			return outside
		}
	}
	return a.at(index...)
}

// shaped returns the elements of a in another shape.
func (a array) shaped(shape ...int) array { return array{shape, a.data} }

// part returns the part of a of the given sizes from first on.
func (a array) part(first, sizes []int) array {
	return made(func(at []int) float64 {
		from := slices.Clone(first)
		for d := range from {
			from[d] += at[d]
		}
		return a.at(from...)
	}, sizes...)
}

// row returns a part of an array of two dimensions: its row i.
func (a array) row(i int) []float64 { return a.data[i*a.shape[1] : (i+1)*a.shape[1]] }

// turned returns a with its dimensions in another order.
func (a array) turned(order ...int) array {
	shape := make([]int, len(order))
	for d, from := range order {
		shape[d] = a.shape[from]
	}
	return made(func(at []int) float64 {
		from := make([]int, len(order))
		for d, o := range order {
			from[o] = at[d]
		}
		return a.at(from...)
	}, shape...)
}

// each returns an array of f of the elements of arrays of one shape.
func each(f func(v ...float64) float64, arrays ...array) array {
	out := array{shape: arrays[0].shape}
	v := make([]float64, len(arrays))
	for i := range arrays[0].data {
		for j, a := range arrays {
			v[j] = a.data[i]
		}
		out.data = append(out.data, f(v...))
	}
	return out
}

// one makes of a function of one number one for each.
func one(f func(float64) float64) func(...float64) float64 {
	return func(v ...float64) float64 { return f(v[0]) }
}

func plus(v ...float64) float64  { return v[0] + v[1] }
func minus(v ...float64) float64 { return v[0] - v[1] }
func times(v ...float64) float64 { return v[0] * v[1] }

// reduced joins the elements along the dimensions dims, from first on.
func reduced(a array, first float64, join func(acc, v float64) float64, dims ...int) array {
	var shape, kept []int
	for d, n := range a.shape {
		if !slices.Contains(dims, d) {
			shape, kept = append(shape, n), append(kept, d)
		}
	}
	out := made(func([]int) float64 { return first }, shape...)
	made(func(at []int) float64 {
		to := make([]int, len(kept))
		for i, d := range kept {
			to[i] = at[d]
		}
		p := out.place(to)
		out.data[p] = join(out.data[p], a.at(at...))
		return 0
	}, a.shape...)
	return out
}

func add(a, b float64) float64  { return a + b }
func most(a, b float64) float64 { return max(a, b) }

// total sums f over the indices below the bounds.
func total(f func(at []int) float64, bounds ...int) float64 {
	sum := 0.0
	for _, v := range made(f, bounds...).data {
		sum += v
	}
	return sum
}

// product returns the product of two matrices.
func product(a, b array) array {
	return made(func(at []int) float64 {
		return total(func(k []int) float64 { return a.at(at[0], k[0]) * b.at(k[0], at[1]) }, a.shape[1])
	}, a.shape[0], b.shape[1])
}

// products returns the products of the matrices of two batches.
func products(a, b array) array {
	return made(func(at []int) float64 {
		return total(func(k []int) float64 { return a.at(at[0], at[1], k[0]) * b.at(at[0], k[0], at[2]) }, a.shape[2])
	}, a.shape[0], a.shape[1], b.shape[2])
}

// biased adds a row to each row.
func biased(a, row array) array {
	return made(func(at []int) float64 { return a.at(at...) + row.at(at[len(at)-1]) }, a.shape...)
}

// relu sets negative elements to zero.
func relu(a array) array { return each(one(func(v float64) float64 { return max(v, 0) }), a) }

// softmax returns the softmax of a along a dimension.
func softmax(a array, dim int) array {
	upper := reduced(a, math.Inf(-1), most, dim)
	without := func(at []int) []int { return slices.Delete(slices.Clone(at), dim, dim+1) }
	exps := made(func(at []int) float64 { return math.Exp(a.at(at...) - upper.at(without(at)...)) }, a.shape...)
	sums := reduced(exps, 0, add, dim)
	return made(func(at []int) float64 { return exps.at(at...) / sums.at(without(at)...) }, a.shape...)
}

// padded returns a with a border of v: low before and high after each dimension.
func padded(a array, v float64, low, high []int) array {
	shape := slices.Clone(a.shape)
	for d := range shape {
		shape[d] += low[d] + high[d]
	}
	return made(func(at []int) float64 {
		from := slices.Clone(at)
		for d := range from {
			from[d] -= low[d]
		}
		return a.inside(v, from...)
	}, shape...)
}

// joined returns arrays one after the other along a dimension.
func joined(dim int, arrays ...array) array {
	shape := slices.Clone(arrays[0].shape)
	for _, a := range arrays[1:] {
		shape[dim] += a.shape[dim]
	}
	return made(func(at []int) float64 {
		from := slices.Clone(at)
		for _, a := range arrays {
			if from[dim] < a.shape[dim] {
				return a.at(from...)
			}
			from[dim] -= a.shape[dim]
		}
		return math.NaN()
	}, shape...)
}

// convolved returns the convolution of images NHWC with a filter HWCF, with a stride and a dilation for both dimensions.
func convolved(x, w array, stride, dilation int) array {
	size := func(d int) int { return (x.shape[d]-dilation*(w.shape[d-1]-1)-1)/stride + 1 }
	return made(func(at []int) float64 {
		return total(func(k []int) float64 {
			return x.at(at[0], at[1]*stride+k[0]*dilation, at[2]*stride+k[1]*dilation, k[2]) * w.at(k[0], k[1], k[2], at[3])
		}, w.shape[0], w.shape[1], w.shape[2])
	}, x.shape[0], size(1), size(2), w.shape[3])
}

// convolvedNCHW is convolved for images NCHW and filters FCHW.
func convolvedNCHW(x, w array, stride, dilation int) array {
	return convolved(x.turned(0, 2, 3, 1), w.turned(2, 3, 1, 0), stride, dilation).turned(0, 3, 1, 2)
}

// pooled joins the elements of square windows of images NHWC.
func pooled(x array, first float64, join func(acc, v float64) float64, window, stride int) array {
	return made(func(at []int) float64 {
		acc := first
		for k := range window * window {
			acc = join(acc, x.at(at[0], at[1]*stride+k/window, at[2]*stride+k%window, at[3]))
		}
		return acc
	}, x.shape[0], (x.shape[1]-window)/stride+1, (x.shape[2]-window)/stride+1, x.shape[3])
}
