//go:build cgo

package tensors_test

import "math"

// jacobi solves a system of linear equations in some steps.
func jacobi(in []array) []array {
	a, b := in[0], in[1]
	x := made(func([]int) float64 { return 0 }, b.shape...)
	for range int(in[2].data[0]) {
		x = made(func(at []int) float64 {
			i := at[0]
			rest := 0.0
			for j, v := range x.data {
				if j != i {
					rest += a.at(i, j) * v
				}
			}
			return (b.at(i) - rest) / a.at(i, i)
		}, b.shape...)
	}
	return []array{x}
}

// conjugate solves a system of linear equations until the square of the residual is 1e-6, and counts the steps.
func conjugate(in []array) []array {
	a, b := in[0], in[1]
	n := b.shape[0]
	dot := func(a, b array) float64 { return total(func(i []int) float64 { return a.at(i...) * b.at(i...) }, n) }
	axpy := func(y array, f float64, x array) array {
		return each(func(v ...float64) float64 { return v[0] + f*v[1] }, y, x)
	}
	x, r, p := made(func([]int) float64 { return 0 }, n), b, b
	rr, steps := dot(b, b), 0.0
	for ; rr > 1e-6 && steps < 50; steps++ {
		q := product(a, p.shaped(n, 1)).shaped(n)
		alpha := rr / dot(p, q)
		x, r = axpy(x, alpha, p), axpy(r, -alpha, q)
		next := dot(r, r)
		p = axpy(r, next/rr, p)
		rr = next
	}
	return []array{x, number(steps)}
}

// clipped scales a vector down to a length.
func clipped(in []array) []array {
	norm := math.Sqrt(total(func(i []int) float64 { return in[0].at(i...) * in[0].at(i...) }, in[0].shape[0]))
	f := 1.0
	if limit := in[1].data[0]; norm > limit {
		f = limit / norm
	}
	return []array{each(one(func(v float64) float64 { return v * f }), in[0])}
}

// doubled doubles elements until their sum is at least a limit.
func doubled(in []array) []array {
	x, times := in[0], 0.0
	for reduced(x, 0, add, 0).data[0] < in[1].data[0] {
		x = each(one(func(v float64) float64 { return 2 * v }), x)
		times++
	}
	return []array{x, number(times)}
}

// patched adds p to every second element of two rows of x.
func patched(in []array) []array {
	return []array{made(func(at []int) float64 {
		v := in[0].at(at...)
		if i, j := at[0]-int(in[2].data[0]), at[1]-2; i >= 0 && i < 2 && j >= 0 && j%2 == 0 && j < 6 {
			v += in[1].at(i, j/2)
		}
		return v
	}, in[0].shape...)}
}

// blurred returns the means of the neighbors inside, and y at the border.
func blurred(in []array) []array {
	x := in[0]
	return []array{made(func(at []int) float64 {
		i, j := at[0], at[1]
		if i == 0 || j == 0 || i == x.shape[0]-1 || j == x.shape[1]-1 {
			return in[1].at(i, j)
		}
		return (x.at(i-1, j) + x.at(i+1, j) + x.at(i, j-1) + x.at(i, j+1)) / 4
	}, x.shape...)}
}

// classified is the network of the TOSA classifiers; w has the weights of its last layer as [in, out].
func classified(in []array, w array) []array {
	y := convolved(padded(in[0], 0, []int{0, 1, 1, 0}, []int{0, 1, 1, 0}), in[1].turned(1, 2, 3, 0), 1, 1)
	y = each(one(func(v float64) float64 { return min(max(v, 0), 6) }), biased(y, in[2]))
	return []array{biased(product(pooled(y, math.Inf(-1), most, 2, 2).shaped(1, 64), w), in[4])}
}

// flowCalls are programs with control flow, of shapes, and on memrefs.
var flowCalls = []call{
	{file: "32-shapes.mlir", entry: "join", args: "3x8xf32 5x8xf32 8x4xf32",
		want: func(in []array) []array { return []array{joined(1, joined(0, in[0], in[1]), in[2])} }},
	{file: "32-shapes.mlir", entry: "patch", args: "nx10xf32 2x3xf32 index=a", sizes: []string{"n=2 a=0", "n=9 a=5"}, want: patched},
	{file: "32-shapes.mlir", entry: "frame", args: "nx6xf32 f32=1.5", sizes: []string{"n=1", "n=7"},
		want: func(in []array) []array { return []array{padded(in[0], 1.5, []int{2, 1}, []int{1, 2})} }},
	{file: "32-shapes.mlir", entry: "fold", args: "nx12xi32", sizes: []string{"n=1", "n=5"},
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return 2 * v }), in[0].shaped(in[0].shape[0], 4, 3))}
		}},
	{file: "32-shapes.mlir", entry: "flat", args: "4x6xf32", host: true, want: func(in []array) []array { return []array{in[0].shaped(3, 8)} }},
	{file: "32-shapes.mlir", entry: "made", args: "index=n", sizes: []string{"n=1", "n=6"},
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 { return float64(10*at[0] + at[1]) }, int(in[0].data[0]), 7)}
		}},
	{file: "37-jacobi.mlir", entry: "jacobi", args: "nxnxf32:dominant nxf32 index=s", sizes: []string{"n=4 s=0", "n=4 s=9", "n=24 s=5", "n=100 s=3"}, within: rounded, want: jacobi},
	{file: "38-conjugate-gradient.mlir", entry: "cg", args: "nxnxf32:dominant nxf32:wide", sizes: []string{"n=3", "n=16"}, within: functions, want: conjugate},
	{file: "39-choices.mlir", entry: "train_or_not", args: "nx8xf32 i1=t", sizes: []string{"n=3 t=1", "n=5 t=0"},
		want: func(in []array) []array {
			f := 1 + in[1].data[0]
			return []array{each(one(func(v float64) float64 { return f * v * v }), in[0])}
		}},
	{file: "39-choices.mlir", entry: "clip_by_norm", args: "nxf32 f32=2.5", sizes: []string{"n=2", "n=90"}, within: rounded, want: clipped},
	{file: "40-doubling.mlir", entry: "double_until", args: "nxi32:9 i32=1000", sizes: []string{"n=4", "n=33", "n=400"}, want: doubled},
	{file: "47-memrefs.mlir", entry: "gemm", args: "mxkxf32 kxnxf32 mxnxf32!", sizes: []string{"m=1 n=1 k=1", "m=0 n=3 k=2", "m=3 n=4 k=0", "m=7 n=12 k=9", "m=70 n=65 k=90"},
		want: func(in []array) []array { return []array{each(plus, in[2], product(in[0], in[1]))} }},
	{file: "47-memrefs.mlir", entry: "scale", args: "6x10xf32! f32=-0.5",
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return v / -2 }), in[0])}
		}},
	{file: "47-memrefs.mlir", entry: "border", args: "nx10xf32! f32=3", sizes: []string{"n=1", "n=8"},
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 {
				if at[1] == 0 || at[1] == 9 {
					return 3
				}
				return in[0].at(at...)
			}, in[0].shape...)}
		}},
	{file: "48-parallel-loops.mlir", entry: "blur", args: "mxnxf32 mxnxf32!", sizes: []string{"m=1 n=1", "m=3 n=3", "m=12 n=20", "m=50 n=61"}, want: blurred},
	{file: "48-parallel-loops.mlir", entry: "row_sums", args: "nx12xi32 nxi32!", sizes: []string{"n=1", "n=30"},
		want: func(in []array) []array { return []array{reduced(in[0], 0, add, 1)} }},
	{file: "49-affine-parallel.mlir", entry: "product", args: "9x14xf32 14x11xf32 9x11xf32!", want: tiles},
	{file: "49-affine-parallel.mlir", entry: "turn", args: "nx7xf32 7xnxf32!", sizes: []string{"n=1", "n=15"},
		want: func(in []array) []array { return []array{in[0].turned(1, 0)} }},
}

// tosaCalls are TOSA graphs.
var tosaCalls = []call{
	{file: "42-tosa-classifier.mlir", entry: "main", args: "1x8x8x3xf32 4x3x3x3xf32 4xf32 5x64xf32 5xf32",
		want: func(in []array) []array { return classified(in, in[3].turned(1, 0)) }},
	{file: "43-tosa-classifier-22.mlir", entry: "main", args: "1x8x8x3xf32 4x3x3x3xf32 4xf32 1x64x5xf32 5xf32",
		want: func(in []array) []array { return classified(in, in[3].shaped(64, 5)) }},
	{file: "44-tosa-shapes.mlir", entry: "reduce", args: "2x5x6xf32",
		want: func(in []array) []array {
			x := in[0]
			_, p := argmax(x.shaped(10, 6))
			return []array{reduced(x, 0, add, 1).shaped(2, 1, 6), x.turned(2, 0, 1), p.shaped(2, 5)}
		}},
	{file: "44-tosa-shapes.mlir", entry: "lookup", args: "20xi8:wide 256xi8:wide",
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return in[1].at(int(v) + 128) }), in[0])}
		}},
	{file: "44-tosa-shapes.mlir", entry: "gather", args: "1x7x4xf32 1x3xi32:7",
		want: func(in []array) []array { return []array{rowsOf(in[0].shaped(7, 4), in[1].data).shaped(1, 3, 4)} }},
	{file: "44-tosa-shapes.mlir", entry: "average", args: "1x6x6x2xf32",
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return v / 4 }), pooled(in[0], 0, add, 2, 2))}
		}},
	{file: "44-tosa-shapes.mlir", entry: "join", args: "2x5x6xf32 2x3x6xf32",
		want: func(in []array) []array {
			j := joined(1, in...)
			return []array{made(func(at []int) float64 { return j.at(at[0], 7-at[1], at[2]) }, 2, 8, 6)}
		}},
	{file: "44-tosa-shapes.mlir", entry: "norm", args: "7x16xf32", within: rounded,
		want: func(in []array) []array {
			return layerNorm(in[0], made(func([]int) float64 { return 1 }, 16), made(func([]int) float64 { return 0 }, 16), 1e-3)[:1]
		}},
	{file: "45-tosa-rescale.mlir", entry: "layer", args: "3x10xi8:wide 4x10xi8:wide 4xi32:wide",
		want: func(in []array) []array {
			less := each(one(func(v float64) float64 { return v - 3 }), in[0])
			acc := biased(product(less, in[1].turned(1, 0)), in[2])
			return []array{each(one(func(v float64) float64 { return scaled(v, 1342177280, 36, -5) }), acc)}
		}},
	{file: "46-tosa-rescale-22.mlir", entry: "rescale", args: "4x6xi32:wide",
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return scaled(v, 1342177280, 36, -5) }), in[0])}
		}},
	{file: "46-tosa-rescale-22.mlir", entry: "softmax", args: "5x9xf32:wide", within: functions,
		want: func(in []array) []array { return []array{softmax(in[0], 1)} }},
	{file: "46-tosa-rescale-22.mlir", entry: "turn", args: "2x5x6xf32",
		want: func(in []array) []array { return []array{in[0].turned(2, 0, 1)} }},
}
