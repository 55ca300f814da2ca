//go:build cgo

package tensors_test

import "math"

// rescaled is TOSA's scale of v by a fraction: multiplier / 2^shift, rounded half up. With twice, and shifts above 31, it first rounds half
// away from zero at 31 bits.
func rescaled(v, multiplier, shift int64, twice bool) int64 {
	round := int64(1) << (shift - 1)
	if twice && shift > 31 {
		if v >= 0 {
			round += 1 << 30
		} else {
			round -= 1 << 30
		}
	}
	return (v*multiplier + round) >> shift
}

// byteOf bounds v to the values of an i8.
func byteOf(v int64) float64 { return float64(min(max(v, -128), 127)) }

// perChannel rescales the last dimension of x by lists of factors and shifts, from sums to bytes with a zero point.
func perChannel(x array, multipliers, shifts []int64, zp int64) array {
	last := len(x.shape) - 1
	return made(func(at []int) float64 {
		c := at[last] % len(multipliers)
		return byteOf(rescaled(int64(x.at(at...)), multipliers[c], shifts[c], true) + zp)
	}, x.shape...)
}

// less subtracts zp from each element.
func less(x array, zp float64) array { return each(one(func(v float64) float64 { return v - zp }), x) }

// depthwiseOf convolves each channel of x, whose border is padded, with its own kernel.
func depthwiseOf(x, w array) array {
	h, wide := w.shape[0], w.shape[1]
	return made(func(at []int) float64 {
		return total(func(k []int) float64 { return x.at(at[0], at[1]+k[0], at[2]+k[1], at[3]) * w.at(k[0], k[1], at[3], 0) }, h, wide)
	}, x.shape[0], x.shape[1]-h+1, x.shape[2]-wide+1, x.shape[3])
}

// averaged is TOSA's average of n bytes with the sum v.
func averaged(v, n int64) int64 {
	k := int64(0)
	for 1<<k < n {
		k++
	}
	return rescaled(v, ((1<<30+1)<<k)/n, 30+k, false)
}

// int8Net is the network of the quantized program.
func int8Net(in []array) []array {
	border := func(x array, before, after int) array {
		return padded(x, 0, []int{0, before, before, 0}, []int{0, after, after, 0})
	}
	y := biased(convolved(border(less(in[0], -3), 0, 1), in[1].turned(1, 2, 3, 0), 2, 1), in[2])
	y = perChannel(y, []int64{1073741824, 1518500250, 2147483647, 1234567890, 1999999999, 1100000000, 1711276032, 1307386003}, []int64{38, 39, 40, 38, 39, 37, 40, 38}, -128)
	d := biased(depthwiseOf(border(less(y, -128), 1, 1), in[3]), in[4])
	d = perChannel(d, []int64{1412317000, 1073741825, 2000000011, 1300000001, 1900000003, 1200000007, 1800000011, 2111111111}, []int64{40, 39, 40, 38, 41, 38, 39, 40}, -3)
	sum := each(func(v ...float64) float64 {
		s := rescaled(int64(v[0])+128, 1<<30, 11, true) + rescaled(int64(v[1])+3, 1<<30, 10, true)
		return min(max(byteOf(rescaled(s, 1288490189, 50, true)-128), -120), 90)
	}, y, d)
	mean := each(one(func(v float64) float64 { return byteOf(averaged(int64(v)+16*128, 16) - 128) }), pooled(sum, 0, add, 4, 4))
	score := biased(product(less(mean, -128).shaped(1, 8), in[5].shaped(5, 8).turned(1, 0)), in[6])
	score = perChannel(score, []int64{1626496491}, []int64{39}, -3)
	_, best := argmax(score)
	return []array{score, best.shaped(1), sum}
}

// blurredBytes are means of windows of 3 by 3, of which only the part inside the image counts.
func blurredBytes(x array, in, out int64) array {
	return made(func(at []int) float64 {
		sum, n := int64(0), int64(0)
		for i := max(at[1]-1, 0); i <= min(at[1]+1, x.shape[1]-1); i++ {
			for j := max(at[2]-1, 0); j <= min(at[2]+1, x.shape[2]-1); j++ {
				sum += int64(x.at(at[0], i, j, at[3])) - in
				n++
			}
		}
		return byteOf(averaged(sum, n) + out)
	}, x.shape...)
}

func relu6(v float64) float64 { return min(max(v, 0), 6) }

// mobileBlock widens the channels, convolves each, narrows them, and adds the input. The channels of x come first.
func mobileBlock(in []array) []array {
	x := in[0].turned(0, 2, 3, 1)
	y := each(one(relu6), biased(convolved(x, in[1].turned(1, 2, 3, 0), 1, 1), in[2]))
	y = each(one(relu6), biased(depthwiseOf(padded(y, 0, []int{0, 1, 1, 0}, []int{0, 1, 1, 0}), in[3]), in[4]))
	y = biased(convolved(y, in[5].turned(1, 2, 3, 0), 1, 1), in[6])
	return []array{each(plus, in[0], y.turned(0, 3, 1, 2))}
}

// mobileHead pads and pools x, applies hard swish, and makes scores of the means over the image.
func mobileHead(in []array) []array {
	y := pooled(padded(in[0], -1.5, []int{0, 1, 1, 0}, []int{0, 0, 0, 0}), math.Inf(-1), most, 2, 2)
	y = each(one(func(v float64) float64 { return v * relu6(v+3) / 6 }), y)
	mean := each(one(func(v float64) float64 { return v / 16 }), reduced(y, 0, add, 1, 2))
	score := biased(product(mean, in[1].shaped(6, 5)), in[2])
	_, best := argmax(score)
	return []array{score, best, mean.shaped(2, 1, 1, 6)}
}

// causalHeads is causal attention with two heads over embedded tokens.
func causalHeads(in []array) []array {
	x := rowsOf(in[1].shaped(20, 8), in[0].data)
	head := func(w array, h int) array { return product(x, w.shaped(8, 8)).part([]int{0, 4 * h}, []int{6, 4}) }
	var parts []array
	for h := range 2 {
		s := product(head(in[2], h), head(in[3], h).turned(1, 0))
		s = made(func(at []int) float64 {
			if at[1] > at[0] {
				return -math.MaxFloat32
			}
			return s.at(at...) / 2
		}, 6, 6)
		parts = append(parts, product(softmax(s, 1), head(in[4], h)))
	}
	return []array{joined(1, parts...).shaped(1, 6, 8)}
}

// looked looks bytes up directly, and numbers of 16 bits between two entries.
func looked(in []array) []array {
	wide := func(v float64) float64 {
		at := int(v) + 32768
		base, next := in[3].at(at>>7), in[3].at(at>>7+1)
		return base*128 + (next-base)*float64(at&127)
	}
	return []array{each(one(func(v float64) float64 { return in[1].at(int(v) + 128) }), in[0]), each(one(wide), in[2])}
}

// places returns, for an index of a result that is twice as large, the two elements of the image around it, and in quarters how far it is
// behind the first.
func places(i, n int) (low, high, quarters int) {
	at := 2*i - 1
	base := int(math.Floor(float64(at) / 4))
	return min(max(base, 0), n-1), min(max(base+1, 0), n-1), at - 4*base
}

func resized(x array, f func(at []int) float64) []array {
	return []array{made(f, 1, 2*x.shape[1], 2*x.shape[2], x.shape[3])}
}

func nearestOf(in []array) []array {
	x := in[0]
	near := func(i, n int) int {
		low, high, q := places(i, n)
		if q >= 2 {
			return high
		}
		return low
	}
	return resized(x, func(at []int) float64 { return x.at(0, near(at[1], x.shape[1]), near(at[2], x.shape[2]), at[3]) })
}

// bilinearOf mixes four neighbors. unit is the weight of one element.
func bilinearOf(unit float64) func(in []array) []array {
	return func(in []array) []array {
		x := in[0]
		return resized(x, func(at []int) float64 {
			y0, y1, dy := places(at[1], x.shape[1])
			x0, x1, dx := places(at[2], x.shape[2])
			row := func(y int) float64 { return x.at(0, y, x0, at[3])*float64(4-dx) + x.at(0, y, x1, at[3])*float64(dx) }
			return (row(y0)*float64(4-dy) + row(y1)*float64(dy)) * unit / 16
		})
	}
}

func movedOf(in []array) []array {
	y := in[1]
	all := joined(0, in...)
	return []array{all.part([]int{0, 1}, []int{all.shape[0], 2}), made(func(at []int) float64 { return y.at(at[0]%3, at[1]%4) }, 6, 8),
		made(func(at []int) float64 { return -y.at(at[0], 3-at[1]) }, 3, 4)}
}

// transposedOf spreads each element of x over a window of w, with a stride of 2. The result has h rows and wide columns.
func transposedOf(x, w, b array, h, wide int) array {
	out := made(func(at []int) float64 { return b.at(at[3]) }, 1, h, wide, w.shape[0])
	made(func(at []int) float64 {
		y, z := 2*at[0]+at[2], 2*at[1]+at[3]
		if y < h && z < wide {
			out.data[out.place([]int{0, y, z, at[4]})] += x.at(0, at[0], at[1], at[5]) * w.at(at[4], at[2], at[3], at[5])
		}
		return 0
	}, x.shape[1], x.shape[2], w.shape[1], w.shape[2], w.shape[0], w.shape[3])
	return out
}

// laterTosaCalls are TOSA graphs of MLIR 22.
var laterTosaCalls = []call{
	{file: "66-tosa-int8-22.mlir", entry: "main", args: "1x8x8x3xi8:wide 8x3x3x3xi8:wide 8xi32:wide 3x3x8x1xi8:wide 8xi32:wide 5x1x1x8xi8:wide 5xi32:wide", want: int8Net},
	{file: "66-tosa-int8-22.mlir", entry: "camera", args: "1x6x6x3xi8:wide",
		want: func(in []array) []array {
			return []array{each(one(func(v float64) float64 { return byteOf((int64(v)+256)%256 - 129) }), in[0])}
		}},
	{file: "66-tosa-int8-22.mlir", entry: "blur", args: "1x7x7x2xi8:wide", want: func(in []array) []array { return []array{blurredBytes(in[0], 4, -9)} }},
	{file: "66-tosa-int8-22.mlir", entry: "wide", args: "1x4x4x2xi16:wide 3x3x3x2xi8:wide",
		want: func(in []array) []array {
			y := biased(convolved(in[0], in[1].turned(1, 2, 3, 0), 1, 1), array{[]int{3}, []float64{100, -200, 300}})
			return []array{each(one(func(v float64) float64 { return float64(min(max(rescaled(int64(v), 20000, 20, false), -32768), 32767)) }), y)}
		}},
	{file: "67-tosa-mobile-22.mlir", entry: "block", args: "nx4x8x8xf32 8x1x1x4xf32 8xf32 3x3x8x1xf32 8xf32 4x1x1x8xf32 4xf32", sizes: []string{"n=1", "n=3"}, within: rounded, want: mobileBlock},
	{file: "67-tosa-mobile-22.mlir", entry: "head", args: "2x7x7x6xf32 1x6x5xf32 5xf32", within: rounded, want: mobileHead},
	{file: "68-tosa-transformer-22.mlir", entry: "attention", args: "1x6xi32:20 1x20x8xf32 1x8x8xf32 1x8x8xf32 1x8x8xf32", within: functions, want: causalHeads},
	{file: "68-tosa-transformer-22.mlir", entry: "lookup", args: "20xi8:wide 256xi8:wide 30xi16:wide 513xi16:wide", want: looked},
	{file: "68-tosa-transformer-22.mlir", entry: "nearest", args: "1x3x4x2xi8:wide", want: nearestOf},
	{file: "68-tosa-transformer-22.mlir", entry: "bilinear", args: "1x3x4x2xf32", want: bilinearOf(1)},
	{file: "68-tosa-transformer-22.mlir", entry: "bilinear_bytes", args: "1x3x4x2xi8:wide", want: bilinearOf(16)},
	{file: "68-tosa-transformer-22.mlir", entry: "move", args: "nx4xf32 3x4xf32", sizes: []string{"n=1", "n=5"}, want: movedOf},
	{file: "69-tosa-transposed-22.mlir", entry: "widen", args: "1x4x4x3xf32 5x3x3x3xf32 5xf32",
		want: func(in []array) []array { return []array{transposedOf(in[0], in[1], in[2], 9, 8)} }},
	{file: "69-tosa-transposed-22.mlir", entry: "bytes", args: "1x3x4x2xi8:wide 3x2x2x2xi8:wide 3xi32:wide",
		want: func(in []array) []array { return []array{transposedOf(less(in[0], -5), in[1], in[2], 6, 8)} }},
}
