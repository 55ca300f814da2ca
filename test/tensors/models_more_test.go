//go:build cgo

package tensors_test

import (
	"math"
	"slices"
)

// without returns a function that subtracts a number.
func without(z array) func(...float64) float64 {
	return func(v ...float64) float64 { return v[0] - z.data[0] }
}

// grouped is a convolution of 2 groups with 4 filters of 3 channels each.
func grouped(in []array) []array {
	return []array{made(func(at []int) float64 {
		return in[2].at(at...) + total(func(k []int) float64 {
			return in[0].at(0, at[1], k[0], at[3]+k[1], at[4]+k[2]) * in[1].at(at[1], at[2], k[0], k[1], k[2])
		}, 3, 3, 3)
	}, in[2].shape...)}
}

// multiplied is a convolution of each channel with two filters.
func multiplied(in []array) []array {
	return []array{made(func(at []int) float64 {
		c, m := at[3]/2, at[3]%2
		return total(func(k []int) float64 { return in[0].at(0, at[1]+k[0], at[2]+k[1], c) * in[1].at(k[0], k[1], c, m) }, 3, 3)
	}, 1, 6, 6, 6)}
}

// lastToken are the products of the last row with each row of a table, and the place of the largest.
func lastToken(in []array) []array {
	n := in[1].shape[0]
	logits := product(in[1].part([]int{n - 1, 0}, []int{1, 8}), in[0].turned(1, 0))
	_, p := argmax(logits)
	return []array{logits, number(p.data[0])}
}

// top4 are the largest four elements of each row.
func top4(in []array) []array {
	return []array{made(func(at []int) float64 {
		row := slices.Clone(in[0].row(at[0]))
		slices.Sort(row)
		return row[len(row)-1-at[1]]
	}, in[0].shape[0], 4)}
}

// forward is the function of 61-torch-dynamic.mlir.
func forward(in []array) []array {
	x := made(func(at []int) float64 { return in[0].at(at...) + 2*in[1].at(at[1]) }, in[0].shape...)
	return []array{product(x, in[2].turned(1, 0))}
}

// moreCalls are further programs as frontends print them.
var moreCalls = []call{
	{file: "61-torch-dynamic.mlir", entry: "forward", args: "mxkxf32 kxf32 nxkxf32", sizes: []string{"m=1 n=1 k=1", "m=5 n=9 k=20"}, want: forward},
	{file: "65-torch-seed.mlir", entry: "forward", args: "10xf32", want: func(in []array) []array { return []array{relu(in[0])} }},
	{file: "62-named-elementwise.mlir", entry: "unary", args: "4xnxf32", sizes: []string{"n=1", "n=25"}, within: functions,
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return math.Tanh(-v / 2) }), in[0]),
				each(one(func(v float64) float64 { return math.Pow(math.Ceil(v)+math.Floor(v), 2) }), in[0])}
		}},
	{file: "62-named-elementwise.mlir", entry: "binary", args: "37xf32:wide 37xf32:wide",
		want: func(in []array) []array {
			return []array{each(func(v ...float64) float64 { return (v[0] - v[1]) * (v[0] - v[1]) }, in...)}
		}},
	{file: "62-named-elementwise.mlir", entry: "integers", args: "nxi32:wide nxi32:+", sizes: []string{"n=1", "n=60"},
		want: func(in []array) []array {
			return []array{each(func(v ...float64) float64 { return max(math.Trunc(v[0]/v[1]), v[0]) }, in...)}
		}},
	{file: "62-named-elementwise.mlir", entry: "choice", args: "6x5xi1 6x5xf32 6x5xf32",
		want: func(in []array) []array {
			return []array{each(func(v ...float64) float64 { return v[0]*v[1] + (1-v[0])*v[2] }, in...)}
		}},
	{file: "63-more-windows.mlir", entry: "grouped", args: "1x2x3x9x8xf32 2x4x3x3x3xf32 1x2x4x7x6xf32", want: grouped},
	{file: "63-more-windows.mlir", entry: "multiplied", args: "1x8x8x3xf32 3x3x3x2xf32", want: multiplied},
	{file: "63-more-windows.mlir", entry: "quantized", args: "1x7x7x4xi8:wide 3x3x4x5xi8:wide i32=3 i32=-5",
		want: func(in []array) []array {
			return []array{convolved(each(without(in[2]), in[0]), each(without(in[3]), in[1]), 2, 1)}
		}},
	{file: "63-more-windows.mlir", entry: "pool_nchw", args: "nx3x8x8xf32 index=n", sizes: []string{"n=1", "n=4"},
		want: func(in []array) []array {
			return []array{pooled(in[0].turned(0, 2, 3, 1), math.Inf(-1), most, 2, 2).turned(0, 3, 1, 2)}
		}},
	{file: "63-more-windows.mlir", entry: "pool_rows", args: "2x12x3xi32",
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 {
				return total(func(k []int) float64 { return in[0].at(at[0], at[1]+k[0], at[2]) }, 3)
			}, 2, 10, 3)}
		}},
	{file: "63-more-windows.mlir", entry: "images", args: "axbxf32 3x3xf32 mxnxf32", sizes: []string{"a=3 b=3 m=1 n=1", "a=20 b=31 m=18 n=29"},
		want: func(in []array) []array {
			a, b := in[0].shape[0], in[0].shape[1]
			y := convolved(in[0].shaped(1, a, b, 1), in[1].shaped(3, 3, 1, 1), 1, 1)
			return []array{each(plus, in[2], y.shaped(in[2].shape...))}
		}},
	{file: "63-more-windows.mlir", entry: "quantized_batch", args: "nx5x9xi8:wide nx9x4xi8:wide i32=3 i32=-5 nx5x4xi32", sizes: []string{"n=1", "n=4"},
		want: func(in []array) []array {
			return []array{each(plus, in[4], products(each(without(in[2]), in[0]), each(without(in[3]), in[1])))}
		}},
	{file: "63-more-windows.mlir", entry: "batch_vecmat", args: "nx6xf32 nx6x4xf32 nx4xf32", sizes: []string{"n=1", "n=5"},
		want: func(in []array) []array {
			n := in[0].shape[0]
			return []array{each(plus, in[2], products(in[0].shaped(n, 1, 6), in[1]).shaped(n, 4))}
		}},
	{file: "64-language-model.mlir", entry: "embed", args: "40x8xf32 64x8xf32 nxi32:40", sizes: []string{"n=1", "n=50"},
		want: func(in []array) []array {
			n := in[2].shape[0]
			return []array{each(plus, rowsOf(in[0], in[2].data), in[1].part([]int{0, 0}, []int{n, 8}))}
		}},
	{file: "64-language-model.mlir", entry: "last_token", args: "40x8xf32 nx8xf32", sizes: []string{"n=1", "n=12"}, want: lastToken},
	{file: "64-language-model.mlir", entry: "top4", args: "nx30xf32:wide", sizes: []string{"n=1", "n=9"}, want: top4},
}
