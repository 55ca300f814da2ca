//go:build cgo

package tensors_test

// loopCalls are loops over tiles and computations at places that tensors state.
var loopCalls = []call{
	{file: "70-foralls.mlir", entry: "tiled", args: "mxkxf32 kxnxf32", sizes: []string{"m=1 n=1 k=1", "m=13 n=21 k=9", "m=16 n=8 k=4"},
		want: func(in []array) []array { return []array{relu(product(in[0], in[1]))} }},
	{file: "70-foralls.mlir", entry: "reversed", args: "6x5xf32",
		want: func(in []array) []array {
			r := made(func(at []int) float64 { return in[0].at(5-at[0], at[1]) }, 6, 5)
			return []array{r, made(func(at []int) float64 { return r.at(at[0], 0) }, 6)}
		}},
	{file: "70-foralls.mlir", entry: "rows", args: "nx16xf32 nx16xf32 index=c", sizes: []string{"n=1 c=0", "n=5 c=5", "n=7 c=3"}, within: functions,
		want: func(in []array) []array {
			s := softmax(in[0], 1)
			return []array{made(func(at []int) float64 {
				if at[0] < int(in[2].data[0]) {
					return s.at(at...)
				}
				return in[1].at(at...)
			}, in[1].shape...)}
		}},
	{file: "70-foralls.mlir", entry: "nested", args: "8x6xf32", want: func(in []array) []array { return []array{each(one(func(v float64) float64 { return 8 * v }), in[0])} }},
	{file: "70-foralls.mlir", entry: "carried", args: "12x8xf32 8x10xf32 12x10xf32",
		want: func(in []array) []array { return []array{each(plus, in[2], product(in[0], in[1]))} }},
	{file: "70-foralls.mlir", entry: "elements", args: "12x10xf32 12x10xf32!", want: func(in []array) []array { return []array{each(plus, in[0], in[0])} }},
	{file: "70-foralls.mlir", entry: "tiles", args: "12x10xf32 12x10xf32!", want: func(in []array) []array { return []array{each(plus, in[0], in[0])} }},
	{file: "71-gather-scatter.mlir", entry: "rows", args: "9x6xf32 nx1xi32:9 6xf32", sizes: []string{"n=0", "n=1", "n=30"},
		want: func(in []array) []array { return []array{biased(rowsOf(in[0], in[1].data), in[2])} }},
	{file: "71-gather-scatter.mlir", entry: "elements", args: "5x7x4xf32 2x3x2xi32:5",
		want: func(in []array) []array {
			v := made(func(at []int) float64 {
				return 2 * in[0].at(int(in[1].at(at[0], at[1], 0)), int(in[1].at(at[0], at[1], 1)), at[2])
			}, 2, 3, 4)
			return []array{v.shaped(2, 3, 1, 4, 1), v}
		}},
	{file: "71-gather-scatter.mlir", entry: "update", args: "12x8xf32 nx8xf32 index=f", sizes: []string{"n=1 f=11", "n=5 f=3", "n=0 f=2"},
		want: func(in []array) []array {
			first := int(in[2].data[0])
			r := made(func(at []int) float64 {
				if i := at[0] - first; i >= 0 && i%2 == 0 && i/2 < in[1].shape[0] {
					return 2 * in[1].at(i/2, at[1])
				}
				return in[0].at(at...)
			}, in[0].shape...)
			return []array{r, each(plus, in[0], in[0])}
		}},
	{file: "71-gather-scatter.mlir", entry: "permuted", args: "200xf32 index=7",
		want: func(in []array) []array {
			r := array{in[0].shape, make([]float64, 200)}
			for i, v := range in[0].data {
				r.data[i*7%200] = v
			}
			return []array{each(times, r, in[0])}
		}},
	{file: "72-memory-and-results.mlir", entry: "softmax", args: "nx7xf32 nx7xf32!", sizes: []string{"n=1", "n=12"}, within: functions,
		want: func(in []array) []array { return []array{softmax(in[0], 1)} }},
	{file: "72-memory-and-results.mlir", entry: "softmax_in_place", args: "4x6xf32!", within: functions, want: func(in []array) []array { return []array{softmax(in[0], 0)} }},
	{file: "72-memory-and-results.mlir", entry: "table", args: "16xf32 5xnxi32:16 5xnxf32!", sizes: []string{"n=1", "n=20"},
		want: func(in []array) []array {
			return []array{each(one(func(k float64) float64 { return in[0].at(int(k)) + in[0].at(15-int(k)) }), in[1])}
		}},
	{file: "72-memory-and-results.mlir", entry: "terms", args: "nx9xf32 nx9xf32", sizes: []string{"n=1", "n=12"},
		want: func(in []array) []array {
			t := each(times, in...)
			return []array{t, reduced(t, 0, add, 1)}
		}},
	{file: "72-memory-and-results.mlir", entry: "terms_in_place", args: "6x9xf32! 6xf32!",
		want: func(in []array) []array {
			return []array{each(plus, in[0], in[0]), each(plus, in[1], reduced(in[0], 0, add, 1))}
		}},
}
