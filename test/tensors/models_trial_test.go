//go:build cgo

package tensors_test

import "math"

// embedded are the rows of a table that identifiers name.
func embedded(in []array) []array {
	shape := in[1].shape
	return []array{made(func(at []int) float64 { return in[0].at(int(in[1].at(at[0], at[1])), at[2]) }, shape[0], shape[1], 6)}
}

// multipliedOut adds the product of two polynomials to a third.
func multipliedOut(in []array) []array {
	return []array{made(func(at []int) float64 {
		sum := in[2].at(at[0])
		for i := range in[0].data {
			if j := at[0] - i; j >= 0 && j < len(in[1].data) {
				sum += in[0].data[i] * in[1].data[j]
			}
		}
		return sum
	}, in[2].shape...)}
}

// transposedConvolution is a convolution of two channels whose stride is that of the result.
func transposedConvolution(in []array) []array {
	return []array{made(func(at []int) float64 {
		return total(func(k []int) float64 {
			if 2*k[0]+k[1] != at[1] {
				return 0
			}
			return in[0].at(k[2], k[0]) * in[1].at(k[2], at[0], k[1])
		}, 4, 3, 2)
	}, 3, 9)}
}

// scatteredPlaces are the results of @places of 71-scattered-places.mlir.
func scatteredPlaces(in []array) []array {
	x := in[0].data
	pick := func(cond bool, yes, no float64) float64 {
		if cond {
			return yes
		}
		return no
	}
	return []array{
		made(func(at []int) float64 { return pick(at[0] == at[1], x[at[0]], 0) - 1 }, 6, 6),
		made(func(at []int) float64 { return pick(at[0]%2 == 0, x[at[0]/2], 7) }, 12),
		made(func(at []int) float64 { return 3 * x[at[0]] }, 6),
		made(func(at []int) float64 { return x[2*at[0]] + x[2*at[0]+1] }, 3),
		made(func(at []int) float64 { return x[5-at[0]] }, 6),
		made(func(at []int) float64 { return pick(at[1] == 1, x[at[0]], 9) }, 6, 2),
	}
}

// onDiagonal adds a vector to a diagonal.
func onDiagonal(in []array) []array {
	return []array{made(func(at []int) float64 {
		if at[0] == at[1] {
			return in[1].at(at...) + in[0].at(at[0])
		}
		return in[1].at(at...)
	}, in[1].shape...)}
}

// nibbles multiplies weights of four bits by a vector, and adds one to them, which wraps around.
func nibbles(in []array) []array {
	product := made(func(at []int) float64 {
		return total(func(k []int) float64 { return in[0].at(at[0], k[0]) * in[1].at(k[0]) }, 6)
	}, 4)
	return []array{product, each(one(func(v float64) float64 {
		if v == 7 {
			return -8
		}
		return v + 1
	}), in[0])}
}

// stateful is the first call of 73-program-globals.mlir.
func stateful(in []array) []array {
	r := made(func(at []int) float64 { return in[0].at(at...)*float64(at[1]+1) + 1 }, 2, 3)
	return []array{r, each(one(func(v float64) float64 { return v + 1 }), r), number(2), in[0]}
}

// repeatedly is a multiple of a tensor.
func repeatedly(in []array) []array {
	return []array{each(one(func(v float64) float64 { return v * (in[1].data[0] + 1) }), in[0])}
}

// manyParts is the function of 75-many-parts.mlir.
func manyParts(in []array) []array {
	a, b := in[0], in[1]
	c, d := each(one(func(v float64) float64 { return 2 * v }), b), b.part([]int{0, 1}, []int{3, 1})
	parts := map[rune]array{'a': a, 'b': b, 'c': c, 'd': d, 'e': each(one(func(v float64) float64 { return -v }), d)}
	rows := make([][]float64, 3)
	for _, name := range "abcdeacbdbecaabcdbbeac" {
		for i := range rows {
			rows[i] = append(rows[i], parts[name].row(i)...)
		}
	}
	return []array{made(func(at []int) float64 { return rows[at[0]][at[1]] }, 3, len(rows[0]))}
}

// gatheredRows are the rows of a table by their numbers.
func gatheredRows(in []array) []array {
	return []array{made(func(at []int) float64 { return in[0].at(int(in[1].at(at[0])), at[1]) }, in[1].shape[0], 3)}
}

// addedProduct adds a product to a matrix.
func addedProduct(in []array) []array {
	return []array{each(func(v ...float64) float64 { return v[0] + v[1] }, product(in[0], in[1]), in[2])}
}

// scanned are the sums of the first elements.
func scanned(in []array) []array {
	sum := 0.0
	return []array{each(one(func(v float64) float64 { sum += v; return sum }), in[0])}
}

// resultsApart is the function of 77-results-apart.mlir.
func resultsApart(in []array) []array {
	w := each(func(v ...float64) float64 { return math.Exp(v[0]) + v[1] }, in...)
	sums := made(func(at []int) float64 {
		sum := 0.0
		for _, v := range w.row(at[0]) {
			sum += v
		}
		return sum
	}, in[0].shape[0])
	most := 0.0
	for _, v := range in[0].data {
		most = max(most, math.Exp(v))
	}
	return []array{w, sums, each(one(func(v float64) float64 { return -v }), in[0].turned(1, 0)), {shape: []int{}, data: []float64{most}}}
}

// trialCalls are programs that showed errors of the compiler when they were first tried.
var trialCalls = []call{
	{file: "70-torch-embedding.mlir", entry: "forward", args: "20x6xf32 mxnxi64:20", sizes: []string{"m=1 n=1", "m=3 n=7", "m=0 n=4"}, want: embedded},
	{file: "71-scattered-places.mlir", entry: "polynomials", args: "nxf32 mxf32 kxf32", sizes: []string{"n=1 m=1 k=1", "n=5 m=4 k=8", "n=40 m=3 k=42"}, want: multipliedOut},
	{file: "71-scattered-places.mlir", entry: "transposed_convolution", args: "2x4xf32 2x3x3xf32", want: transposedConvolution},
	{file: "71-scattered-places.mlir", entry: "places", args: "6xi32", want: scatteredPlaces},
	{file: "71-scattered-places.mlir", entry: "in_place", args: "nxf32 nxnxf32!", sizes: []string{"n=1", "n=19"}, want: onDiagonal},
	{file: "72-nibbles.mlir", entry: "dequantized", args: "4x6xi4 6xf32", want: nibbles},
	{file: "72-nibbles.mlir", entry: "rotated", args: "nxf32 f32=0.5", sizes: []string{"n=9"}, want: func(in []array) []array {
		return []array{each(one(func(v float64) float64 { return v/2 + 0.25 + 2 }), in[0])}
	}},
	{file: "73-program-globals.mlir", entry: "forward", args: "2x3xf32", want: stateful},
	{file: "74-branches.mlir", entry: "repeated", args: "4x6xf32 i32=n", sizes: []string{"n=1", "n=3"}, want: repeatedly},
	{file: "76-memref-bodies.mlir", entry: "gathered", args: "10x3xf32 nxi32:10", sizes: []string{"n=50"}, want: gatheredRows},
	{file: "76-memref-bodies.mlir", entry: "tiled", args: "32x12xf32 12x32xf32 32x32xf32!", want: addedProduct},
	{file: "76-memref-bodies.mlir", entry: "scanned", args: "30xf32", host: true, want: scanned},
	{file: "77-results-apart.mlir", entry: "fused", args: "nx6xf32 nx6xf32", sizes: []string{"n=1", "n=30"}, within: functions, want: resultsApart},
	{file: "75-many-parts.mlir", entry: "joined", args: "3xnxf32 3x2xf32", sizes: []string{"n=0", "n=1", "n=5"}, want: manyParts},
}
