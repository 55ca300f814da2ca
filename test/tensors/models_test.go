//go:build cgo

package tensors_test

import (
	"math"
)

// rowsOf returns rows of a table.
func rowsOf(table array, rows []float64) array {
	return made(func(at []int) float64 { return table.at(int(rows[at[0]]), at[1]) }, len(rows), table.shape[1])
}

// segments adds up rows by their labels, and counts the labels.
func segments(in []array) []array {
	sums, counts := made(func([]int) float64 { return 0 }, 5, 12), made(func([]int) float64 { return 0 }, 5)
	for i, label := range in[1].data {
		counts.data[int(label)]++
		for j, v := range in[0].row(i) {
			sums.data[int(label)*12+j] += v
		}
	}
	return []array{sums, counts}
}

// tiles is a product of matrices.
func tiles(in []array) []array { return []array{product(in[0], in[1])} }

// scaled multiplies by a multiplier with a rounding shift, and clamps to bytes after adding a zero point.
func scaled(v, multiplier float64, shift uint, zero float64) float64 {
	p := (int64(v)*int64(multiplier) + 1<<(shift-1)) >> shift
	return min(max(float64(p)+zero, -128), 127)
}

// argmax returns the largest element of each row, and the first place that has it.
func argmax(a array) (largest, place array) {
	n := a.shape[0]
	largest, place = made(func([]int) float64 { return math.Inf(-1) }, n), made(func([]int) float64 { return 0 }, n)
	for i := range n {
		for j, v := range a.row(i) {
			if v > largest.data[i] {
				largest.data[i], place.data[i] = v, float64(j)
			}
		}
	}
	return largest, place
}

// productCalls are programs of products, gathers and quantized layers.
var productCalls = []call{
	{file: "15-embedding.mlir", entry: "embed", args: "50x16xf32 axbxi64:50", sizes: []string{"a=1 b=1", "a=3 b=11"},
		want: func(in []array) []array {
			return []array{rowsOf(in[0], in[1].data).shaped(in[1].shape[0], in[1].shape[1], 16)}
		}},
	{file: "16-gather-rows.mlir", entry: "gather", args: "nx24xf32 6xi32:5", sizes: []string{"n=5", "n=14"},
		want: func(in []array) []array {
			g := rowsOf(in[0], in[1].data)
			return []array{g, reduced(g, 0, add, 0)}
		}},
	{file: "17-scatter-add.mlir", entry: "segment_sum", args: "nx12xf32 nxi32:5", sizes: []string{"n=0", "n=1", "n=50", "n=700"}, want: segments},
	{file: "18-quantized-matmul.mlir", entry: "qmatmul", args: "nx24xi8:wide 24x16xi8:wide i32=7 i32=-3", sizes: []string{"n=0", "n=1", "n=13", "n=90"},
		want: func(in []array) []array {
			less := func(a array, z array) array { return each(one(func(v float64) float64 { return v - z.data[0] }), a) }
			return []array{product(less(in[0], in[2]), less(in[1], in[3]))}
		}},
	{file: "19-int8-requantize.mlir", entry: "fc_int8", args: "9x20xi8:wide 20x14xi8:wide 14xi32:wide 14xi32:16000000",
		want: func(in []array) []array {
			acc := biased(product(in[0], in[1]), in[2])
			return []array{made(func(at []int) float64 { return scaled(acc.at(at...), in[3].at(at[1]), 31, -3) }, 9, 14)}
		}},
	{file: "20-batch-products.mlir", entry: "bmm", args: "nx7x9xf32 nx9x5xf32", sizes: []string{"n=0", "n=1", "n=6"},
		want: func(in []array) []array {
			p := products(in[0], in[1])
			return []array{p, reduced(p, 0, add, 0)}
		}},
	{file: "21-transposed-products.mlir", entry: "ta", args: "kx10xf32 kx6xf32", sizes: []string{"k=0", "k=1", "k=19", "k=513"},
		want: func(in []array) []array { return []array{product(in[0].turned(1, 0), in[1])} }},
	{file: "21-transposed-products.mlir", entry: "tb", args: "7x12xf32 9x12xf32",
		want: func(in []array) []array { return []array{product(in[0], in[1].turned(1, 0))} }},
	{file: "21-transposed-products.mlir", entry: "btb", args: "3x4x8xi32 3x5x8xi32",
		want: func(in []array) []array { return []array{products(in[0], in[1].turned(0, 2, 1))} }},
	{file: "22-products-by-maps.mlir", entry: "ta", args: "kx10xf32 kx6xf32", sizes: []string{"k=0", "k=1", "k=19", "k=513"},
		want: func(in []array) []array { return []array{product(in[0].turned(1, 0), in[1])} }},
	{file: "54-halves.mlir", entry: "tb", args: "7x12xf16 9x12xf16",
		want: func(in []array) []array { return []array{product(in[0], in[1].turned(1, 0))} }},
	{file: "54-halves.mlir", entry: "bias", args: "nx16xf16 16x24xf16 24xf16", sizes: []string{"n=1", "n=21"}, within: halves,
		want: func(in []array) []array { return []array{biased(product(in[0], in[1]), in[2])} }},
	{file: "22-products-by-maps.mlir", entry: "contract", args: "3x4x8xf32 5x8xf32",
		want: func(in []array) []array {
			return []array{product(in[0].shaped(12, 8), in[1].turned(1, 0)).shaped(3, 4, 5).turned(0, 2, 1)}
		}},
	{file: "22-products-by-maps.mlir", entry: "elementwise", args: "6xnxf32 nx6xf32", sizes: []string{"n=1", "n=20"},
		want: func(in []array) []array { return []array{each(times, in[0], in[1].turned(1, 0))} }},
	{file: "23-mmt4d.mlir", entry: "packed", args: "13x10xf32 10x21xf32", want: tiles},
	{file: "24-mmt4d-22.mlir", entry: "packed", args: "13x10xf32 10x21xf32", want: tiles},
	{file: "25-vectors.mlir", entry: "dot", args: "nxf32 nxf32", sizes: []string{"n=0", "n=1", "n=300", "n=5000"},
		want: func(in []array) []array { return []array{reduced(each(times, in[0], in[1]), 0, add, 0)} }},
	{file: "53-doubles.mlir", entry: "matvec", args: "mxnxf64 nxf64", sizes: []string{"m=1 n=1", "m=7 n=40", "m=0 n=4", "m=4 n=0"},
		want: func(in []array) []array {
			n := in[1].shape[0]
			return []array{product(in[0], in[1].shaped(n, 1)).shaped(in[0].shape[0])}
		}},
	{file: "25-vectors.mlir", entry: "vecmat", args: "11xi64 11x6xi64 6xi64",
		want: func(in []array) []array {
			return []array{each(plus, in[2], product(in[0].shaped(1, 11), in[1]).shaped(6))}
		}},
	{file: "25-vectors.mlir", entry: "batch_matvec", args: "nx4x6xf32 nx6xf32 nx4xf32", sizes: []string{"n=1", "n=5"},
		want: func(in []array) []array {
			n := in[0].shape[0]
			return []array{each(plus, in[2], products(in[0], in[1].shaped(n, 6, 1)).shaped(n, 4))}
		}},
	{file: "41-functions.mlir", entry: "dense", args: "nx8xf32 8x8xf32", sizes: []string{"n=1", "n=6"}, want: tiles},
	{file: "41-functions.mlir", entry: "twice", args: "nx8xf32 8x8xf32", sizes: []string{"n=1", "n=6"},
		want: func(in []array) []array {
			a := product(in[0], in[1])
			b := product(a, in[1])
			return []array{each(minus, b, a), a}
		}},
	{file: "41-functions.mlir", entry: "same", args: "nx8xf32", sizes: []string{"n=3"}, host: true,
		want: func(in []array) []array { return []array{in[0], in[0]} }},
}

// reductionCalls are programs of reductions and of operations on whole tensors.
var reductionCalls = []call{
	{file: "26-reductions.mlir", entry: "reduce", args: "nx6x8xf32", sizes: []string{"n=0", "n=1", "n=9", "n=150"},
		want: func(in []array) []array {
			x, inf := in[0], math.Inf(1)
			sizes := each(one(math.Abs), x)
			return []array{reduced(x, 0, add, 0), reduced(x, -inf, most, 1), reduced(x, inf, func(a, b float64) float64 { return min(a, b) }, 2),
				reduced(x, 0, add, 0, 2), reduced(sizes, 0, add, 0, 1, 2)}
		}},
	{file: "26-reductions.mlir", entry: "integers", args: "5x12xi32 5x12xi8:wide",
		want: func(in []array) []array {
			return []array{reduced(in[0], 1, func(a, b float64) float64 { return a * b }, 0),
				reduced(in[0], 0, func(a, b float64) float64 { return float64(int(a) ^ int(b)) }, 1), reduced(in[1], -128, most, 1)}
		}},
	{file: "27-argmax.mlir", entry: "main", args: "mxnxf32", sizes: []string{"m=0 n=2", "m=1 n=1", "m=5 n=70", "m=3 n=600"},
		want: func(in []array) []array {
			v, p := argmax(in[0])
			return []array{v, p}
		}},
	{file: "28-softmax-op.mlir", entry: "last", args: "nx9xf32:wide", sizes: []string{"n=1", "n=8"}, within: functions,
		want: func(in []array) []array { return []array{softmax(in[0], 1)} }},
	{file: "28-softmax-op.mlir", entry: "middle", args: "2x7x5xf32:wide", within: functions,
		want: func(in []array) []array { return []array{softmax(in[0], 1)} }},
	{file: "29-map-transpose-broadcast.mlir", entry: "forms", args: "4x5x6xf32 6xf32",
		want: func(in []array) []array {
			t := in[0].turned(2, 0, 1)
			return []array{made(func(at []int) float64 { return math.Abs(t.at(at...)*in[1].at(at[0])) - t.at(at...) }, t.shape...)}
		}},
	{file: "30-gelu.mlir", entry: "gelu", args: "6x35xf32:wide", within: functions,
		want: func(in []array) []array {
			return []array{each(one(func(x float64) float64 { return x / 2 * (1 + math.Tanh(0.797884583*(x+0.044715*x*x*x))) }), in[0])}
		}},
	{file: "31-elementwise.mlir", entry: "swish", args: "mxnxf32:wide", sizes: []string{"m=0 n=3", "m=1 n=1", "m=9 n=31", "m=100 n=70"}, within: functions,
		want: func(in []array) []array {
			return []array{each(one(func(x float64) float64 { return x * sigmoid(x) }), in[0])}
		}},
	{file: "53-doubles.mlir", entry: "clamp", args: "nxf64:wide nxf64 nxf64:+", sizes: []string{"n=1", "n=50"},
		want: func(in []array) []array {
			return []array{each(func(v ...float64) float64 { return min(max(v[0], v[1]), v[2]) }, in...)}
		}},
	{file: "31-elementwise.mlir", entry: "leaky", args: "45xf32:wide 45xf32",
		want: func(in []array) []array {
			return []array{each(func(v ...float64) float64 {
				if v[0] < 0 {
					return v[0]/8*v[1] + v[0]
				}
				return v[0]*v[1] + v[0]
			}, in...)}
		}},
	{file: "31-elementwise.mlir", entry: "bits", args: "3xnxi32:wide 3xnxi32:wide", sizes: []string{"n=1", "n=12"},
		want: func(in []array) []array {
			return []array{each(func(v ...float64) float64 {
				x, y := int32(v[0]), int32(v[1])
				return float64(int8(((x & y) ^ x) * y))
			}, in...)}
		}},
	{file: "36-logsumexp.mlir", entry: "lse", args: "14xnxf32:wide", sizes: []string{"n=1", "n=19"}, within: functions,
		want: func(in []array) []array { return []array{logSumExp(in[0])} }},
	{file: "36-logsumexp.mlir", entry: "cross_entropy", args: "14xnxf32:wide nxi64:14", sizes: []string{"n=1", "n=19"}, within: functions,
		want: func(in []array) []array {
			sum := 0.0
			for j, v := range logSumExp(in[0]).data {
				sum += v - in[0].at(int(in[1].at(j)), j)
			}
			return []array{number(sum / float64(in[0].shape[1]))}
		}},
	{file: "50-distances.mlir", entry: "nearest", args: "nx3xf32 kx3xf32", sizes: []string{"n=0 k=3", "n=1 k=1", "n=40 k=6", "n=200 k=70"},
		want: func(in []array) []array {
			d := made(func(at []int) float64 {
				return total(func(i []int) float64 { return math.Pow(in[0].at(at[0], i[0])-in[1].at(at[1], i[0]), 2) }, 3)
			}, in[0].shape[0], in[1].shape[0])
			_, p := argmax(each(one(func(v float64) float64 { return -v }), d))
			return []array{d, p}
		}},
}

// logSumExp returns the logarithm of the sum of the exponentials of each column.
func logSumExp(x array) array {
	return each(one(math.Log), reduced(x, 0, func(a, v float64) float64 { return a + math.Exp(v) }, 0))
}
