//go:build cgo

package tensors_test

import (
	"math"
)

// weights are the elements of a resource of 02-mlp-weights.mlir.
func weights(rows, columns, f, g, m, s, d int) array {
	return made(func(at []int) float64 { return float64((at[0]*f+at[1]*g)%m-s) / float64(d) }, rows, columns)
}

func constant(v ...float64) array { return array{[]int{len(v)}, v} }

// attention returns softmax(q·kᵀ·scale)·v, with the scores that masked says at the given value.
func attention(q, k, v array, scale float64, masked func(i, j int) bool) array {
	s := product(q, k.turned(1, 0))
	s = made(func(at []int) float64 {
		if masked != nil && masked(at[0], at[1]) {
			return -1e9
		}
		return s.at(at...) * scale
	}, s.shape...)
	return product(softmax(s, 1), v)
}

// heads is the attention of 4 heads.
func heads(in []array) []array {
	out := made(func([]int) float64 { return 0 }, 2, 10, 32)
	for b := range 2 {
		for h := range 4 {
			head := func(a array) array { return a.part([]int{b, 0, h * 8}, []int{1, 10, 8}).shaped(10, 8) }
			o := attention(head(in[0]), head(in[1]), head(in[2]), 0.353553385, nil)
			made(func(at []int) float64 {
				out.data[out.place([]int{b, at[0], h*8 + at[1]})] = o.at(at...)
				return 0
			}, 10, 8)
		}
	}
	return []array{out}
}

// mean returns the mean of numbers.
func mean(v []float64) float64 {
	sum := 0.0
	for _, x := range v {
		sum += x
	}
	return sum / float64(len(v))
}

// variance returns the mean of the squares of the differences from m.
func variance(v []float64, m float64) float64 {
	sum := 0.0
	for _, x := range v {
		sum += (x - m) * (x - m)
	}
	return sum / float64(len(v))
}

// layerNorm returns the normalized rows, their means, and the reciprocals of their deviations.
func layerNorm(x, gamma, beta array, eps float64) []array {
	n := x.shape[0]
	means := made(func(at []int) float64 { return mean(x.row(at[0])) }, n, 1)
	rs := made(func(at []int) float64 { return 1 / math.Sqrt(variance(x.row(at[0]), means.data[at[0]])+eps) }, n, 1)
	out := made(func(at []int) float64 {
		return (x.at(at...)-means.data[at[0]])*rs.data[at[0]]*gamma.at(at[1]) + beta.at(at[1])
	}, x.shape...)
	return []array{out, means, rs}
}

// groupNorm normalizes 6 channels in 3 groups.
func groupNorm(in []array) []array {
	x := in[0]
	return []array{made(func(at []int) float64 {
		group := x.part([]int{at[0], at[1] / 2 * 2, 0, 0}, []int{1, 2, 5, 4}).data
		m := mean(group)
		return (x.at(at...)-m)/math.Sqrt(variance(group, m)+1e-3)*in[1].at(at[1]) + in[2].at(at[1])
	}, x.shape...)}
}

// rmsNorm divides rows by the root of the mean of their squares.
func rmsNorm(x, gamma array, eps float64) array {
	w := x.shape[len(x.shape)-1]
	return made(func(at []int) float64 {
		first := x.place(at) / w * w
		return x.at(at...) / math.Sqrt(variance(x.data[first:first+w], 0)+eps) * gamma.at(at[len(at)-1])
	}, x.shape...)
}

func sigmoid(v float64) float64 { return 1 / (1 + math.Exp(-v)) }

// lstm is a step of an LSTM: x, h, c, wx, wh and b give the next h and c.
func lstm(in []array) []array {
	g := each(plus, biased(product(in[0], in[3]), in[5]), product(in[1], in[4]))
	gate := func(i int) array { return g.part([]int{0, 6 * i}, []int{g.shape[0], 6}) }
	c := each(func(v ...float64) float64 { return sigmoid(v[1])*v[3] + sigmoid(v[0])*math.Tanh(v[2]) }, gate(0), gate(1), gate(2), in[2])
	h := each(func(v ...float64) float64 { return sigmoid(v[0]) * math.Tanh(v[1]) }, gate(3), c)
	return []array{h, c}
}

// residual is the residual block of 33-residual-block.mlir.
func residual(in []array) []array {
	layer := func(x, w array) array {
		y := convolvedNCHW(padded(x, 0, []int{0, 0, 1, 1}, []int{0, 0, 1, 1}), w, 1, 1)
		return made(func(at []int) float64 {
			c := at[1]
			return (y.at(at...)-in[5].at(c))/math.Sqrt(in[6].at(c)+1e-5)*in[3].at(c) + in[4].at(c)
		}, y.shape...)
	}
	return []array{relu(each(plus, layer(relu(layer(in[0], in[1])), in[2]), in[0]))}
}

// feedForward is the second half of a transformer's block.
func feedForward(in []array) []array {
	h := biased(product(rmsNorm(in[0], in[1], 1e-5), in[2]), in[3])
	a := each(one(func(v float64) float64 { return v / 2 * (1 + math.Erf(v*math.Sqrt2/2)) }), h)
	return []array{each(plus, biased(product(a, in[4]), in[5]), in[0])}
}

// rotated turns pairs of the first and the second half of rows by an angle of the position.
func rotated(x array) array {
	return made(func(at []int) float64 {
		d := at[1] % 8
		sin, cos := math.Sincos(float64(at[0]) * math.Exp(-0.287823141*float64(d)))
		a, b := x.at(at[0], d), x.at(at[0], d+8)
		if at[1] < 8 {
			return a*cos - b*sin
		}
		return a*sin + b*cos
	}, x.shape...)
}

// layerCalls are programs of whole layers and networks.
var layerCalls = []call{
	{file: "01-mlp.mlir", entry: "forward", args: "8x16xf32 32x16xf32 32xf32 24x32xf32 24xf32 10x24xf32 10xf32", most: 3,
		want: func(in []array) []array {
			h := relu(biased(product(in[0], in[1].turned(1, 0)), in[2]))
			h = relu(biased(product(h, in[3].turned(1, 0)), in[4]))
			return []array{biased(product(h, in[5].turned(1, 0)), in[6])}
		}},
	{file: "02-mlp-weights.mlir", entry: "predict", args: "nx12xf32", sizes: []string{"n=0", "n=1", "n=7", "n=130"}, most: 3,
		want: func(in []array) []array {
			b2 := constant(0.5, -0.5, 0.25, -0.25, 0, 1, -1, 0.125, 0.5, -0.5, 0.25, -0.25, 0, 1, -1, 0.125)
			h := relu(each(one(func(v float64) float64 { return v + 0.125 }), product(in[0], weights(12, 20, 3, 5, 7, 3, 8))))
			h = relu(biased(product(h, weights(20, 16, 2, 7, 11, 5, 16)), b2))
			return []array{biased(product(h, weights(16, 4, 5, 3, 9, 4, 8)), constant(1, 2, 3, 4))}
		}},
	{file: "03-attention.mlir", entry: "attention", args: "12x8xf32 20x8xf32 20x6xf32", within: functions,
		want: func(in []array) []array { return []array{attention(in[0], in[1], in[2], 0.353553385, nil)} }},
	{file: "04-causal-attention.mlir", entry: "causal", args: "nx16xf32 nx16xf32 nx16xf32", sizes: []string{"n=1", "n=9", "n=70"}, within: functions,
		want: func(in []array) []array {
			return []array{attention(in[0], in[1], in[2], 0.25, func(i, j int) bool { return j > i })}
		}},
	{file: "05-multi-head-attention.mlir", entry: "mha", args: "2x10x32xf32 2x10x32xf32 2x10x32xf32", within: functions, want: heads},
	{file: "06-layer-norm.mlir", entry: "main", args: "nx48xf32 48xf32 48xf32", sizes: []string{"n=0", "n=2", "n=300"}, within: rounded,
		want: func(in []array) []array { return layerNorm(in[0], in[1], in[2], 1e-5) }},
	{file: "07-group-norm.mlir", entry: "group_norm", args: "2x6x5x4xf32 6xf32 6xf32", within: rounded, want: groupNorm},
	{file: "08-rms-norm.mlir", entry: "rms_norm", args: "axbx32xf16 32xf16", sizes: []string{"a=1 b=3", "a=4 b=5"}, within: halves,
		want: func(in []array) []array { return []array{rmsNorm(in[0], in[1], 1e-6)} }},
	{file: "33-residual-block.mlir", entry: "block", args: "1x4x8x8xf32 4x4x3x3xf32 4x4x3x3xf32 4xf32 4xf32 4xf32 4xf32:+", within: rounded, want: residual},
	{file: "34-lstm-cell.mlir", entry: "step", args: "nx10xf32 nx6xf32 nx6xf32 10x24xf32 6x24xf32 24xf32", sizes: []string{"n=1", "n=5"},
		within: functions, want: lstm},
	{file: "35-rotary.mlir", entry: "rotate", args: "nx16xf32", sizes: []string{"n=3", "n=12"}, within: functions,
		want: func(in []array) []array { return []array{rotated(in[0])} }},
	{file: "51-transformer-block.mlir", entry: "ffn", args: "nx12xf32 12xf32 12x30xf32 30xf32 30x12xf32 12xf32", sizes: []string{"n=1", "n=10"},
		within: functions, want: feedForward},
}

// windowCalls are programs of convolutions and other windows of images.
var windowCalls = []call{
	{file: "09-conv-nhwc.mlir", entry: "conv_bias_relu6", args: "1x12x10x3xf32 3x3x3x8xf32 8xf32",
		want: func(in []array) []array {
			y := biased(convolved(padded(in[0], 0, []int{0, 1, 1, 0}, []int{0, 1, 1, 0}), in[1], 1, 1), in[2])
			return []array{each(one(func(v float64) float64 { return min(max(v, 0), 6) }), y)}
		}},
	{file: "10-conv-nchw-strided.mlir", entry: "main", args: "nx3x17x15xf32 4x3x3x3xf32 5x4x2x3xf32", sizes: []string{"n=1", "n=3"},
		want: func(in []array) []array {
			return []array{convolvedNCHW(convolvedNCHW(in[0], in[1], 2, 1), in[2], 1, 2)}
		}},
	{file: "11-conv-1d.mlir", entry: "conv_nwc", args: "2xwx4xf32 3x4x6xf32 index=n", sizes: []string{"w=9 n=4", "w=32 n=15"},
		want: func(in []array) []array {
			x, k := in[0], in[1]
			return []array{made(func(at []int) float64 {
				return total(func(r []int) float64 { return x.at(at[0], 2*at[1]+r[0], r[1]) * k.at(r[0], r[1], at[2]) }, 3, 4)
			}, 2, int(in[2].data[0]), 6)}
		}},
	{file: "53-doubles.mlir", entry: "conv_plain", args: "40xf64 5xf64",
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 {
				return total(func(k []int) float64 { return in[0].at(at[0]+k[0]) * in[1].at(k[0]) }, 5)
			}, 36)}
		}},
	{file: "12-conv-3d.mlir", entry: "conv3d", args: "1x6x7x8x2xf32 2x3x3x2x3xf32",
		want: func(in []array) []array {
			x, w := in[0], in[1]
			return []array{made(func(at []int) float64 {
				return total(func(k []int) float64 {
					return x.at(0, at[1]+k[0], at[2]+k[1], at[3]+k[2], k[3]) * w.at(k[0], k[1], k[2], k[3], at[4])
				}, 2, 3, 3, 2)
			}, 1, 5, 5, 6, 3)}
		}},
	{file: "13-depthwise-separable.mlir", entry: "block", args: "1x11x11x4xf32 3x3x4xf32 1x1x4x6xf32",
		want: func(in []array) []array {
			x, w := in[0], in[1]
			y := made(func(at []int) float64 {
				return total(func(k []int) float64 { return x.at(0, 2*at[1]+k[0], 2*at[2]+k[1], at[3]) * w.at(k[0], k[1], at[3]) }, 3, 3)
			}, 1, 5, 5, 4)
			return []array{convolved(relu(y), in[2], 1, 1)}
		}},
	{file: "14-pooling.mlir", entry: "pools", args: "2x9x8x3xf32",
		want: func(in []array) []array {
			inf := math.Inf(1)
			average := each(one(func(v float64) float64 { return v / 4 }), pooled(in[0], 0, add, 2, 2))
			return []array{pooled(in[0], -inf, most, 2, 2), pooled(in[0], inf, func(a, b float64) float64 { return min(a, b) }, 3, 1), average}
		}},
	{file: "52-upsample.mlir", entry: "nearest", args: "1xhx6x2xf32", sizes: []string{"h=1", "h=5"},
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 { return in[0].at(0, at[1]/2, at[2]/2, at[3]) }, 1, 2*in[0].shape[1], 12, 2)}
		}},
	{file: "52-upsample.mlir", entry: "halve", args: "nx16xf32", sizes: []string{"n=1", "n=9"},
		want: func(in []array) []array {
			return []array{made(func(at []int) float64 { return (in[0].at(at[0], 2*at[1]) + in[0].at(at[0], 2*at[1]+1)) / 2 }, in[0].shape[0], 8)}
		}},
}
