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
}
