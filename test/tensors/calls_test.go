//go:build cgo

package tensors_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc"
)

// call is a function of a program, and a model of it.
type call struct {
	// file is the program in the folder programs, entry its function.
	file, entry string
	// args are the types of the arguments as argument reads them. A letter is a dynamic size.
	args string
	// sizes have the sizes of the letters: each string is a run, as in "n=3 m=4". Nil is one run.
	sizes []string
	// want computes the results from the arguments. Memrefs that the function writes come after the results.
	want func(in []array) []array
	// within is the error that a result may have, relative to the larger of it and 1. Zero is equality: the inputs are small
	// multiples of powers of two, so that every order of the additions is exact.
	within float64
	// most is the number of launches that a run may take at most, if it is not 0.
	most int
	// host is set if nothing of the function is work for a device.
	host bool
}

// Errors that results may have.
const (
	// rounded is for a few operations in f32 that round: division, square roots, sums of their results.
	rounded = 1e-5
	// functions is for exp, tanh, sin, log and such of a device, which may be wrong by some units of 2^-21.
	functions = 1e-4
	// halves is for results in f16, of which the last bit may differ.
	halves = 2e-3
)

// argument is a value to pass.
type argument struct {
	array
	elem string
	// inOut is set for a memref that the function writes.
	inOut bool
}

// arguments returns the arguments that the words of text describe: "4xnxf32" is a tensor, of which n is the size in sizes. The elements are
// multiples of an eighth from -1 to 1, or integers from -8 to 8. A word after a colon changes this: ":5" makes integers from 0 to 4,
// ":+" positive elements, ":wide" multiples of an eighth from -8 to 8 all values of an i8, or integers from -2000 to 2000; ":dominant" a symmetric matrix with a large diagonal.
// "index=n" and "f32=0.5" are numbers. An exclamation mark at the end marks a memref that the function writes.
func arguments(text, sizes string) []argument {
	of := map[string]int{}
	for _, s := range strings.Fields(sizes) {
		name, n, _ := strings.Cut(s, "=")
		of[name] = atoi(n)
	}
	var args []argument
	for i, word := range strings.Fields(text) {
		word, inOut := strings.CutSuffix(word, "!")
		word, how, _ := strings.Cut(word, ":")
		if elem, v, ok := strings.Cut(word, "="); ok {
			n, err := strconv.ParseFloat(v, 64)
			if err != nil {
				n = float64(of[v])
			}
			args = append(args, argument{number(n), elem, false})
			continue
		}
		dims := strings.Split(word, "x")
		elem, dims := dims[len(dims)-1], dims[:len(dims)-1]
		shape := make([]int, len(dims))
		for d, s := range dims {
			if n, ok := of[s]; ok {
				shape[d] = n
			} else {
				shape[d] = atoi(s)
			}
		}
		args = append(args, argument{elements(i, elem, how, shape), elem, inOut})
	}
	return args
}

// elements makes the elements of argument i.
func elements(i int, elem, how string, shape []int) array {
	state := uint64(i+1) * 0x9E3779B97F4A7C15
	return made(func(at []int) float64 {
		state = state*6364136223846793005 + 1442695040888963407
		r := int(state >> 40)
		limit, err := strconv.Atoi(how)
		switch {
		case err == nil:
			return float64(r % limit)
		case how == "+" && elem[0] == 'i':
			return float64(r%16 + 1)
		case how == "+":
			return float64(r%16+1) / 8
		case how == "dominant" && at[0] == at[1]:
			return float64(shape[0])
		case how == "dominant":
			return float64((at[0]*at[1])%5-2) / 4
		case how == "wide" && elem == "i8":
			return float64(r%256 - 128)
		case how == "wide" && elem[0] == 'i':
			return float64(r%4001 - 2000)
		case how == "wide":
			return float64(r%129-64) / 8
		case elem == "i1":
			return float64(r % 2)
		case elem == "i4":
			return float64(r%16 - 8)
		case elem[0] == 'i':
			return float64(r%17 - 8)
		}
		return float64(r%17-8) / 8
	}, shape...)
}

func atoi(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic(err)
	}
	return n
}

// converted returns the elements of a as T.
func converted[T int8 | int16 | int32 | int64 | float32 | float64](data []float64) []T {
	out := make([]T, len(data))
	for i, v := range data {
		out[i] = T(v)
	}
	return out
}

// value returns the argument as a session takes it.
func (a argument) value() any {
	if a.shape == nil {
		switch {
		case a.elem == "i1":
			return a.data[0] != 0
		case a.elem[0] == 'i':
			return int(a.data[0])
		}
		return a.data[0]
	}
	var data any
	switch a.elem {
	case "f16":
		bits := make([]uint16, len(a.data))
		for i, v := range a.data {
			bits[i] = half(v)
		}
		data = bits
	case "f32":
		data = converted[float32](a.data)
	case "f64":
		data = converted[float64](a.data)
	case "i4", "i8":
		data = converted[int8](a.data)
	case "i1":
		flags := make([]bool, len(a.data))
		for i, v := range a.data {
			flags[i] = v != 0
		}
		data = flags
	case "i16":
		data = converted[int16](a.data)
	case "i32":
		data = converted[int32](a.data)
	case "i64":
		data = converted[int64](a.data)
	}
	return spvc.NewTensor(data, a.shape...)
}

// half returns the bits of v, which an f16 has exactly, as f16.
func half(v float64) uint16 {
	if v == 0 {
		return 0
	}
	frac, exp := math.Frexp(math.Abs(v))
	bits := uint16(exp+14)<<10 | uint16(math.Round(frac*2048))&0x3FF
	if v < 0 {
		bits |= 0x8000
	}
	return bits
}

// fromHalf is the inverse of half.
func fromHalf(b uint16) float64 {
	exp, frac := int(b>>10&31), float64(b&0x3FF)
	v := math.Ldexp(1+frac/1024, exp-15)
	switch {
	case exp == 0:
		v = math.Ldexp(frac, -24)
	case exp == 31:
		v = math.Inf(1)
	}
	if b&0x8000 != 0 {
		return -v
	}
	return v
}

// floats returns numbers of any type as float64.
func floats[T int8 | int16 | int32 | int64 | float32 | float64](data []T) []float64 {
	out := make([]float64, len(data))
	for i, v := range data {
		out[i] = float64(v)
	}
	return out
}

// arrayOf returns a result of a session as an array.
func arrayOf(v any) (array, error) {
	switch v := v.(type) {
	case float64:
		return number(v), nil
	case int64:
		return number(float64(v)), nil
	case bool:
		return number(flags(v)), nil
	case spvc.Tensor:
		a := array{shape: v.Shape}
		switch d := v.Data.(type) {
		case []float32:
			a.data = floats(d)
		case []float64:
			a.data = floats(d)
		case []int8:
			a.data = floats(d)
		case []int16:
			a.data = floats(d)
		case []int32:
			a.data = floats(d)
		case []bool:
			for _, b := range d {
				a.data = append(a.data, flags(b))
			}
		case []int64:
			a.data = floats(d)
		case []uint16:
			for _, b := range d {
				a.data = append(a.data, fromHalf(b))
			}
		default:
			return a, fmt.Errorf("elements of type %T", d)
		}
		return a, nil
	}
	return array{}, fmt.Errorf("a result of type %T", v)
}

// compare returns an error that says the first element of got which is not that of want.
func compare(got, want array, within float64) error {
	if !slices.Equal(got.shape, want.shape) || len(got.data) != len(want.data) {
		return fmt.Errorf("the shape is %v, want %v", got.shape, want.shape)
	}
	wrong, first := 0, -1
	for i, v := range got.data {
		w := want.data[i]
		if v != w && !(math.Abs(v-w) <= within*max(1, math.Abs(w))) {
			if wrong++; first < 0 {
				first = i
			}
		}
	}
	if wrong > 0 {
		return fmt.Errorf("%d of %d elements are wrong, the first at %d of %v: %v, want %v",
			wrong, len(got.data), first, got.shape, got.data[first], want.data[first])
	}
	return nil
}
