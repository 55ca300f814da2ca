//go:build cgo

package tensors_test

import (
	"math"
	"slices"
)

// shifted moves all rows down by one.
func shifted(in []array) []array {
	return []array{made(func(at []int) float64 { return in[0].at(max(at[0]-1, 0), at[1]) }, in[0].shape...)}
}

// power returns a power of a matrix by repeated products, with the overflow of i32.
func power(in []array) []array {
	acc := made(func(at []int) float64 {
		if at[0] == at[1] {
			return 1
		}
		return 0
	}, 4, 4)
	for range int(in[1].data[0]) {
		acc = each(one(func(v float64) float64 { return float64(int32(int64(v))) }), product(acc, in[0]))
	}
	return []array{acc}
}

// fibonacci makes steps of Fibonacci's sequence.
func fibonacci(in []array) []array {
	a, b := in[0], in[1]
	for range int(in[2].data[0]) {
		a, b = b, each(plus, a, b)
	}
	return []array{a, b}
}

// sieved sets the elements whose place is no prime to 0, from 2 on.
func sieved(in []array) []array {
	out := array{in[0].shape, slices.Clone(in[0].data)}
	for i := 2; i < len(out.data); i++ {
		for j := 2 * i; j < len(out.data); j += i {
			out.data[j] = 0
		}
	}
	return []array{out}
}

// summed returns the sums of the rows before and with each row.
func summed(in []array) []array {
	return []array{made(func(at []int) float64 { return total(func(k []int) float64 { return in[0].at(k[0], at[1]) }, at[0]+1) }, in[0].shape...)}
}

// halving joins the elements of the outer and the inner dimension in their order.
func halving(in []array) []array {
	return []array{reduced(in[0], 1, func(acc, v float64) float64 { return acc/2 + v }, 0, 2)}
}

// flags returns 1 for true.
func flags(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// valueCalls are programs that would be wrong if buffers were shared too much, and operations with unusual maps.
var valueCalls = []call{
	{file: "55-values-not-buffers.mlir", entry: "before_and_after", args: "nxf32 f32=0.5", sizes: []string{"n=1", "n=40"},
		want: func(in []array) []array {
			y := each(one(func(v float64) float64 { return v + 0.5 }), in[0])
			return []array{y, each(times, in[0], y)}
		}},
	{file: "55-values-not-buffers.mlir", entry: "shift", args: "nx9xf32", sizes: []string{"n=1", "n=40"}, want: shifted},
	{file: "55-values-not-buffers.mlir", entry: "swap_halves", args: "6x16xf32",
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 { return in[0].at(at[0], (at[1]+8)%16) }, 6, 16)}
		}},
	{file: "55-values-not-buffers.mlir", entry: "add_transpose", args: "nxnxf32", sizes: []string{"n=1", "n=33"},
		want: func(in []array) []array { return []array{each(plus, in[0], in[0].turned(1, 0))} }},
	{file: "55-values-not-buffers.mlir", entry: "two_sums", args: "5x8xf32 5xf32",
		want: func(in []array) []array {
			sums := reduced(in[0], 0, add, 1)
			largest := each(func(v ...float64) float64 { return max(v[0], v[1]) }, reduced(in[0], math.Inf(-1), most, 1), in[1])
			return []array{each(plus, sums, in[1]), largest, sums}
		}},
	{file: "55-values-not-buffers.mlir", entry: "constant_init", args: "4x6xf32",
		want: func(in []array) []array {
			c := constant(1, 2, 3, 4)
			a := each(plus, reduced(in[0], 0, add, 1), c)
			return []array{a, each(times, a, c)}
		}},
	{file: "56-index-maps.mlir", entry: "window", args: "wxf32 4xf32 nxf32", sizes: []string{"w=4 n=1", "w=60 n=57"},
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 {
				return in[2].at(at...) + total(func(k []int) float64 { return in[0].at(at[0]+k[0]) * in[1].at(k[0]) }, 4)
			}, in[2].shape...)}
		}},
	{file: "56-index-maps.mlir", entry: "strided", args: "20x5xi32 3xi32",
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 {
				return total(func(k []int) float64 { return in[0].at(2*at[0]+3*k[0], at[1]) * in[1].at(k[0]) }, 3)
			}, 7, 5)}
		}},
	{file: "56-index-maps.mlir", entry: "diagonal", args: "nxnxf32 nxf32", sizes: []string{"n=1", "n=30"},
		want: func(in []array) []array {
			d := made(func(at []int) float64 { return in[0].at(at[0], at[0]) }, in[1].shape...)
			return []array{d, reduced(d, 0, add, 0)}
		}},
	{file: "56-index-maps.mlir", entry: "column", args: "6x1xf32 1x9xf32",
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 { return in[0].data[at[1]] - in[1].data[at[0]] }, 9, 6)}
		}},
	{file: "56-index-maps.mlir", entry: "prefix", args: "nxi32", sizes: []string{"n=1", "n=70"},
		want: func(in []array) []array {
			n := in[0].shape[0]
			return []array{summed([]array{in[0].shaped(n, 1)})[0].shaped(n)}
		}},
	{file: "56-index-maps.mlir", entry: "middle", args: "4x5x6xf32", within: rounded, want: halving},
	{file: "57-loops-on-tensors.mlir", entry: "fibonacci", args: "nxi32 nxi32 index=s", sizes: []string{"n=4 s=0", "n=4 s=1", "n=30 s=9"}, want: fibonacci},
	{file: "57-loops-on-tensors.mlir", entry: "scan", args: "nx7xf32", sizes: []string{"n=1", "n=12"}, want: summed},
	{file: "57-loops-on-tensors.mlir", entry: "power", args: "4x4xi32:3 i32=n", sizes: []string{"n=0", "n=1", "n=10"}, want: power, host: true},
	{file: "60-forall.mlir", entry: "blocks", args: "12x10xf32 10x6xf32", want: tiles},
	{file: "57-loops-on-tensors.mlir", entry: "sieve", args: "nxi32:9", sizes: []string{"n=2", "n=50"}, want: sieved, host: true},
}

// kindCalls are programs on flags and small integers, and with further operations of the dialect tensor.
var kindCalls = []call{
	{file: "58-flags-and-bytes.mlir", entry: "masks", args: "nxf32 nxf32", sizes: []string{"n=1", "n=45"},
		want: func(in []array) []array {
			return []array{each(func(v ...float64) float64 { return flags(v[0] < v[1]) }, in...), each(func(v ...float64) float64 { return max(v[0], v[1]) }, in...)}
		}},
	{file: "58-flags-and-bytes.mlir", entry: "choose", args: "4x9xi1 4x9xi32",
		want: func(in []array) []array {
			s := each(func(v ...float64) float64 { return v[0]*v[1] - (1 - v[0]) }, in...)
			return []array{s, reduced(in[0], 0, most, 1)}
		}},
	{file: "58-flags-and-bytes.mlir", entry: "bytes", args: "3xnxi8:wide", sizes: []string{"n=1", "n=50"},
		want: func(in []array) []array {
			return []array{each(times, in[0], in[0]), each(one(func(v float64) float64 { return float64(-int8(v)) }), in[0])}
		}},
	{file: "58-flags-and-bytes.mlir", entry: "to_floats", args: "5xnxi8:wide f32=0.125 i32=-7", sizes: []string{"n=1", "n=13"},
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return (v + 7) / 8 }), in[0])}
		}},
	{file: "58-flags-and-bytes.mlir", entry: "to_bytes", args: "5xnxf32:wide", sizes: []string{"n=1", "n=13"},
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return min(max(math.RoundToEven(v*40), -128), 127) }), in[0])}
		}},
	{file: "59-more-tensor-ops.mlir", entry: "cast", args: "mxnxf32", sizes: []string{"m=4 n=5"},
		want: func(in []array) []array { return []array{each(plus, in[0], in[0])} }},
	{file: "59-more-tensor-ops.mlir", entry: "elements", args: "f32=0.5 f32=-3", host: true,
		want: func([]array) []array { return []array{constant(0.5, -3, -1.5, 0.5).shaped(2, 2)} }},
	{file: "59-more-tensor-ops.mlir", entry: "border", args: "mxnxf32 index=l index=h", sizes: []string{"m=1 n=1 l=0 h=0", "m=4 n=9 l=2 h=5"},
		want: func(in []array) []array {
			return []array{padded(in[0], -1, []int{int(in[1].data[0]), 0}, []int{0, int(in[2].data[0])})}
		}},
	{file: "59-more-tensor-ops.mlir", entry: "unfold", args: "axbx4xf32", sizes: []string{"a=1 b=1", "a=3 b=7"},
		want: func(in []array) []array {
			return []array{each(plus, in[0], in[0]).shaped(in[0].shape[0]*in[0].shape[1], 4)}
		}},
	{file: "59-more-tensor-ops.mlir", entry: "set", args: "nxf32 index=a f32=3", sizes: []string{"n=1 a=0", "n=20 a=7"},
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 {
				if at[0] == int(in[1].data[0]) {
					return 9
				}
				return in[0].at(at...) * in[0].at(at...)
			}, in[0].shape...)}
		}},
	{file: "59-more-tensor-ops.mlir", entry: "average_of_slices", args: "8x8xf32",
		want: func(in []array) []array {
			mean := each(one(func(v float64) float64 { return v / 4 }), pooled(in[0].shaped(1, 8, 8, 1), 0, add, 2, 2))
			return []array{mean.shaped(4, 4)}
		}},
	{file: "59-more-tensor-ops.mlir", entry: "thin", args: "6x8xf32",
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 { return in[0].at(2, at[0]) - in[0].at(5, at[0]) }, 8)}
		}},
	{file: "59-more-tensor-ops.mlir", entry: "rank_and_sizes", args: "axbx3xf32", sizes: []string{"a=2 b=5"}, host: true,
		want: func(in []array) []array { return []array{number(3), number(float64(in[0].shape[0]))} }},
}
