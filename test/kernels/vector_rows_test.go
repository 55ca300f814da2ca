//go:build cgo

package kernels_test

import (
	"fmt"
	"slices"
	"strings"
)

// fromVector returns a row of an operation on vectors. The body has the elements of the input from
// %b on, a quarter of the number of the invocation, as %v, vector<8xT>, and as %m, vector<2x4xT>, and
// the mask %on, whose elements 0, 3, 5 and 6 are on. It defines %x, a vector of type vector<SHAPExT>,
// of which each invocation stores one element; want returns them all.
func fromVector(op, shape, types, body string, want func(v []int64) []int64) row {
	var tail strings.Builder
	n := 1
	dims := strings.Split(shape, "x")
	at := make([]string, len(dims))
	for i, d := range slices.Backward(dims) {
		var size int
		fmt.Sscan(d, &size)
		fmt.Fprintf(&tail, "%%size%d = arith.constant %d : index\n%%step%d = arith.constant %d : index\n%%q%d = arith.divui %%i, %%step%d : index\n%%p%d = arith.remui %%q%d, %%size%d : index\n", i, size, i, n, i, i, i, i, i)
		n *= size
		at[i] = fmt.Sprintf("%%p%d", i)
	}
	fmt.Fprintf(&tail, "%%r = vector.extract %%x[%s] : T from vector<%sxT>", strings.Join(at, ", "), shape)
	return row{op: op, types: types, body: fetch + body + tail.String(), want: func(in []int64, i int) int64 {
		return want(in[i/4:][:8])[i%n]
	}}
}

// fromInput returns r with results that are elements of the whole input.
func fromInput(r row, place func(i int) int) row {
	r.want = at(place)
	return r
}

const fetch = "%b = arith.divui %i, %c4 : index\n%v = vector.load %in[%b] : memref<64xT>, vector<8xT>\n%m = vector.shape_cast %v : vector<8xT> to vector<2x4xT>\n" +
	"%on = arith.constant dense<[true, false, false, true, false, true, true, false]> : vector<8xi1>\n"

var on = []int{0, 3, 5, 6}

// scalarFrom returns a row of an operation that makes %r of vectors.
func scalarFrom(op, types, body string, want func(v []int64) int64) row {
	return row{op: op, types: types, body: fetch + body, want: func(in []int64, i int) int64 { return want(in[i/4:][:8]) }}
}

// summed returns a row of sums.
func summed(r row) row {
	r.sums = true
	return r
}

// each returns a function on vectors of a function on places.
func each(n int, of func(v []int64, k int) int64) func(v []int64) []int64 {
	return func(v []int64) []int64 {
		out := make([]int64, n)
		for k := range out {
			out[k] = of(v, k)
		}
		return out
	}
}

// pick returns a function on vectors that chooses elements.
func pick(n int, place func(k int) int) func(v []int64) []int64 {
	return each(n, func(v []int64, k int) int64 { return v[place(k)] })
}

const all = ""

func same(v []int64) []int64 { return v }

// masked returns elements of v where the mask is on and others elsewhere.
func maskedBy(other func(v []int64, k int) int64) func(v []int64) []int64 {
	return each(8, func(v []int64, k int) int64 {
		if slices.Contains(on, k) {
			return v[k]
		}
		return other(v, k)
	})
}

func zeroAt([]int64, int) int64 { return 0 }

const zero = "%z = arith.constant NOTHING\n%zeros = arith.constant dense<ZERO> : vector<8xT>\n"

func vectorRows() []row {
	return slices.Concat(vectorShapes, vectorElements, vectorMemory, vectorWrites, vectorSums())
}

var vectorShapes = []row{
	fromVector("vector.broadcast", "3x8", all, "%x = vector.broadcast %v : vector<8xT> to vector<3x8xT>\n", pick(24, func(k int) int { return k % 8 })),
	fromVector("vector.broadcast of a size", "2x3", all, "%e = vector.extract_strided_slice %m {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x4xT> to vector<2x1xT>\n%x = vector.broadcast %e : vector<2x1xT> to vector<2x3xT>\n", pick(6, func(k int) int { return k/3*4 + 1 })),
	fromVector("vector.splat", "5", numeric, "%s = vector.extract %v[2] : T from vector<8xT>\n%x = vector.splat %s : vector<5xT>\n", pick(5, func(int) int { return 2 })),
	fromVector("vector.shape_cast", "4x2", all, "%x = vector.shape_cast %m : vector<2x4xT> to vector<4x2xT>\n", same),
	fromVector("vector.transpose", "4x2", all, "%x = vector.transpose %m, [1, 0] : vector<2x4xT> to vector<4x2xT>\n", pick(8, func(k int) int { return k%2*4 + k/2 })),
	fromVector("vector.flat_transpose", "8", numeric, "%x = vector.flat_transpose %v {rows = 4 : i32, columns = 2 : i32} : vector<8xT> -> vector<8xT>\n", pick(8, func(k int) int { return k%2*4 + k/2 })),
	fromVector("vector.shuffle", "6", all, "%x = vector.shuffle %v, %v [7, 0, 3, 12, 9, 5] : vector<8xT>, vector<8xT>\n", pick(6, func(k int) int { return []int{7, 0, 3, 4, 1, 5}[k] })),
	fromVector("vector.shuffle of rows", "3x4", all, "%x = vector.shuffle %m, %m [1, 2, 1] : vector<2x4xT>, vector<2x4xT>\n", pick(12, func(k int) int { return []int{4, 0, 4}[k/4] + k%4 })),
	fromVector("vector.interleave", "16", all, "%x = vector.interleave %v, %v : vector<8xT> -> vector<16xT>\n", pick(16, func(k int) int { return k / 2 })),
	fromVector("vector.deinterleave", "4", all, "%y, %x = vector.deinterleave %v : vector<8xT> -> vector<4xT>\n", pick(4, func(k int) int { return 2*k + 1 })),
	fromVector("vector.extract", "4", all, "%x = vector.extract %m[1] : vector<4xT> from vector<2x4xT>\n", pick(4, func(k int) int { return 4 + k })),
	fromVector("vector.extract at a value", "4", all, "%y = arith.remui %b, %c2 : index\n%w = vector.extract %m[%y] : vector<4xT> from vector<2x4xT>\n%u = vector.extract %m[%c0] : vector<4xT> from vector<2x4xT>\n%even = arith.cmpi eq, %y, %c0 : index\n%x = arith.select %even, %w, %u : vector<4xT>\n", pick(4, func(k int) int { return k })),
	fromVector("vector.insert", "2x4", all, "%w = vector.extract %m[1] : vector<4xT> from vector<2x4xT>\n%x = vector.insert %w, %m[0] : vector<4xT> into vector<2x4xT>\n", pick(8, func(k int) int { return 4 + k%4 })),
	fromVector("vector.insert at a value", "8", all, "%w = vector.extract %v[7] : T from vector<8xT>\n%y = arith.minui %i, %c3 : index\n%k = arith.maxui %y, %c3 : index\n%x = vector.insert %w, %v[%k] : T into vector<8xT>\n", pick(8, func(k int) int {
		if k == 3 {
			return 7
		}
		return k
	})),
	scalarFrom("vector.extractelement", all, "%r = vector.extractelement %v[%c3 : index] : vector<8xT>", func(v []int64) int64 { return v[3] }),
	fromVector("vector.insertelement", "8", all, "%w = vector.extract %v[7] : T from vector<8xT>\n%x = vector.insertelement %w, %v[%c2 : index] : vector<8xT>\n", pick(8, func(k int) int {
		if k == 2 {
			return 7
		}
		return k
	})),
	fromVector("vector.extract_strided_slice", "2x2", all, "%x = vector.extract_strided_slice %m {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x4xT> to vector<2x2xT>\n", pick(4, func(k int) int { return k/2*4 + 1 + k%2 })),
	fromVector("vector.insert_strided_slice", "2x4", all, "%e = vector.extract_strided_slice %v {offsets = [6], sizes = [2], strides = [1]} : vector<8xT> to vector<2xT>\n%x = vector.insert_strided_slice %e, %m {offsets = [1, 1], strides = [1]} : vector<2xT> into vector<2x4xT>\n", pick(8, func(k int) int { return []int{0, 1, 2, 3, 4, 6, 7, 7}[k] })),
	fromVector("vector.from_elements", "2x3", all, "%a = vector.extract %v[1] : T from vector<8xT>\n%c = vector.extract %v[6] : T from vector<8xT>\n%x = vector.from_elements %a, %c, %c, %a, %a, %c : vector<2x3xT>\n", pick(6, func(k int) int { return []int{1, 6, 6, 1, 1, 6}[k] })),
}

var vectorElements = []row{
	fromVector("vector.bitcast", "8", "i8 i16 i32 i64 f16 f32 f64", "%y = vector.bitcast %v : vector<8xT> to vector<8xBITS>\n%x = vector.bitcast %y : vector<8xBITS> to vector<8xT>\n", same),
	fromVector("vector.bitcast to narrower elements", "8", "i16 i32 i64 f16 f32 f64", "%y = vector.bitcast %v : vector<8xT> to vector<NARROW>\n%x = vector.bitcast %y : vector<NARROW> to vector<8xT>\n", same),
	fromVector("vector.fma", "2x4", anyFloat, "%x = vector.fma %m, %m, %m : vector<2x4xT>\n", each(8, func(v []int64, k int) int64 { return v[k]*v[k] + v[k] })),
	fromVector("vector.step", "6", "index", "%x = vector.step : vector<6xindex>\n", each(6, func(_ []int64, k int) int64 { return int64(k) })),
	fromVector("vector.constant_mask", "2x4", all, zero+"%on2 = vector.constant_mask [2, 3] : vector<2x4xi1>\n%z2 = vector.shape_cast %zeros : vector<8xT> to vector<2x4xT>\n%x = arith.select %on2, %m, %z2 : vector<2x4xi1>, vector<2x4xT>\n", each(8, func(v []int64, k int) int64 {
		if k%4 < 3 {
			return v[k]
		}
		return 0
	})),
	fromVector("vector.create_mask", "8", all, zero+"%n = arith.minui %i, %c3 : index\n%n3 = arith.maxui %n, %c3 : index\n%on1 = vector.create_mask %n3 : vector<8xi1>\n%x = arith.select %on1, %v, %zeros : vector<8xi1>, vector<8xT>\n", each(8, func(v []int64, k int) int64 {
		if k < 3 {
			return v[k]
		}
		return 0
	})),
	fromVector("vector.create_mask of two dimensions", "2x4", all, zero+"%n = arith.minui %i, %c3 : index\n%n3 = arith.maxui %n, %c3 : index\n%on1 = vector.create_mask %c1, %n3 : vector<2x4xi1>\n%z2 = vector.shape_cast %zeros : vector<8xT> to vector<2x4xT>\n%x = arith.select %on1, %m, %z2 : vector<2x4xi1>, vector<2x4xT>\n", each(8, func(v []int64, k int) int64 {
		if k < 3 {
			return v[k]
		}
		return 0
	})),
	summed(scalarFrom("vector.mask", numeric, "%r = vector.mask %on { vector.reduction <add>, %v : vector<8xT> into T } : vector<8xi1> -> T", func(v []int64) int64 { return v[0] + v[3] + v[5] + v[6] })),
	fromVector("vector.mask of a read", "8", all, "%z = arith.constant SINGLE\n%x = vector.mask %on { vector.transfer_read %in[%b], %z {in_bounds = [true]} : memref<64xT>, vector<8xT> } : vector<8xi1> -> vector<8xT>\n", maskedBy(func([]int64, int) int64 { return 1 })),
}

var vectorMemory = []row{
	fromVector("vector.load", "5", all, "%x = vector.load %in[%b] : memref<64xT>, vector<5xT>\n", same),
	fromInput(fromVector("vector.load of a view", "2x3", all, "%e = memref.expand_shape %in [[0, 1]] output_shape [16, 4] : memref<64xT> into memref<16x4xT>\n%x = vector.load %e[%c0, %c1] : memref<16x4xT>, vector<2x3xT>\n", nil), func(i int) int { return []int{1, 2, 3, 5, 6, 7}[i%6] }),
	fromVector("vector.transfer_read", "8", all, zero+"%x = vector.transfer_read %in[%b], %z : memref<64xT>, vector<8xT>\n", same),
	fromVector("vector.maskedload", "8", all, zero+"%x = vector.maskedload %in[%b], %on, %zeros : memref<64xT>, vector<8xi1>, vector<8xT> into vector<8xT>\n", maskedBy(zeroAt)),
	fromVector("vector.gather", "8", all, zero+"%at = arith.constant dense<[7, 6, 5, 4, 3, 2, 1, 0]> : vector<8xindex>\n%x = vector.gather %in[%b] [%at], %on, %zeros : memref<64xT>, vector<8xindex>, vector<8xi1>, vector<8xT> into vector<8xT>\n", each(8, func(v []int64, k int) int64 {
		if slices.Contains(on, k) {
			return v[7-k]
		}
		return 0
	})),
	fromVector("vector.expandload", "8", all, zero+"%x = vector.expandload %in[%b], %on, %zeros : memref<64xT>, vector<8xi1>, vector<8xT> into vector<8xT>\n", each(8, func(v []int64, k int) int64 {
		if at := slices.Index(on, k); at >= 0 {
			return v[at]
		}
		return 0
	})),
}

// intoMemory is the beginning of the body of an operation that writes to private memory %w, which
// holds zeros, and readMemory the end.
const (
	intoMemory = zero + "%w = memref.alloca() : memref<10xT, PRIVATE>\nvector.store %zeros, %w[%c0] : memref<10xT, PRIVATE>, vector<8xT>\nvector.store %zeros, %w[%c2] : memref<10xT, PRIVATE>, vector<8xT>\n"
	readMemory = "%x = vector.load %w[%c0] : memref<10xT, PRIVATE>, vector<10xT>\n"
)

// written returns a function on vectors that puts element k at place(k) of ten zeros, or nowhere.
func written(place func(k int) int) func(v []int64) []int64 {
	return func(v []int64) []int64 {
		out := make([]int64, 10)
		for k := range v {
			if p := place(k); p >= 0 && p < 10 {
				out[p] = v[k]
			}
		}
		return out
	}
}

// onAt returns a place for elements that are on.
func onAt(place func(k int) int) func(k int) int {
	return func(k int) int {
		if slices.Contains(on, k) {
			return place(k)
		}
		return -1
	}
}

var vectorWrites = []row{
	fromVector("vector.store", "10", all, intoMemory+"vector.store %v, %w[%c1] : memref<10xT, PRIVATE>, vector<8xT>\n"+readMemory, written(func(k int) int { return k + 1 })),
	fromVector("vector.transfer_write", "10", all, intoMemory+"vector.transfer_write %v, %w[%c4] : vector<8xT>, memref<10xT, PRIVATE>\n"+readMemory, written(func(k int) int { return k + 4 })),
	fromVector("vector.transfer_write of a matrix", "10", all, intoMemory+"%e = memref.expand_shape %w [[0, 1]] output_shape [5, 2] : memref<10xT, PRIVATE> into memref<5x2xT, PRIVATE>\nvector.transfer_write %m, %e[%c0, %c0] {permutation_map = affine_map<(i, j) -> (j, i)>} : vector<2x4xT>, memref<5x2xT, PRIVATE>\n"+readMemory, written(func(k int) int { return k%4*2 + k/4 })),
	fromVector("vector.maskedstore", "10", all, intoMemory+"vector.maskedstore %w[%c1], %on, %v : memref<10xT, PRIVATE>, vector<8xi1>, vector<8xT>\n"+readMemory, written(onAt(func(k int) int { return k + 1 }))),
	fromVector("vector.scatter", "10", all, intoMemory+"%at = arith.constant dense<[7, 6, 5, 4, 3, 2, 1, 0]> : vector<8xi32>\nvector.scatter %w[%c1] [%at], %on, %v : memref<10xT, PRIVATE>, vector<8xi32>, vector<8xi1>, vector<8xT>\n"+readMemory, written(onAt(func(k int) int { return 8 - k }))),
	fromVector("vector.compressstore", "10", all, intoMemory+"vector.compressstore %w[%c1], %on, %v : memref<10xT, PRIVATE>, vector<8xi1>, vector<8xT>\n"+readMemory, written(onAt(func(k int) int { return 1 + slices.Index(on, k) }))),
}

// vectorSums are the operations that combine elements.
func vectorSums() []row {
	sum := func(v []int64) (n int64) {
		for _, e := range v {
			n += e
		}
		return n
	}
	rows := []row{
		fromVector("vector.multi_reduction", "4", numeric, "%a = vector.extract %m[1] : vector<4xT> from vector<2x4xT>\n%x = vector.multi_reduction <add>, %m, %a [0] : vector<2x4xT> to vector<4xT>\n", each(4, func(v []int64, k int) int64 { return v[k] + 2*v[4+k] })),
		summed(scalarFrom("vector.multi_reduction to a scalar", numeric, "%a = vector.extract %v[0] : T from vector<8xT>\n%r = vector.multi_reduction <add>, %m, %a [0, 1] : vector<2x4xT> to T", func(v []int64) int64 { return sum(v) + v[0] })),
		summed(fromVector("vector.contract", "2x2", numeric, "%a = vector.extract_strided_slice %m {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xT> to vector<2x2xT>\n%x = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<add>} %m, %m, %a : vector<2x4xT>, vector<2x4xT> into vector<2x2xT>\n",
			each(4, func(v []int64, e int) int64 {
				i, j := e/2, e%2
				n := v[4*i+j]
				for k := range 4 {
					n += v[4*i+k] * v[4*j+k]
				}
				return n
			}))),
		fromVector("vector.outerproduct", "4x2", numeric, "%a = vector.extract %m[0] : vector<4xT> from vector<2x4xT>\n%c = vector.extract_strided_slice %v {offsets = [6], sizes = [2], strides = [1]} : vector<8xT> to vector<2xT>\n%acc = vector.shape_cast %m : vector<2x4xT> to vector<4x2xT>\n%x = vector.outerproduct %a, %c, %acc : vector<4xT>, vector<2xT>\n", each(8, func(v []int64, e int) int64 { return v[e/2]*v[6+e%2] + v[e] })),
		summed(fromVector("vector.matrix_multiply", "4", numeric, "%x = vector.matrix_multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 4 : i32, rhs_columns = 2 : i32} : (vector<8xT>, vector<8xT>) -> vector<4xT>\n", each(4, func(v []int64, e int) int64 {
			n := int64(0)
			for k := range 4 {
				n += v[2*k+e%2] * v[e/2*4+k]
			}
			return n
		}))),
		fromVector("vector.scan", "2x4", numeric, "%a = vector.extract %m[0] : vector<4xT> from vector<2x4xT>\n%x, %last = vector.scan <add>, %m, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xT>, vector<4xT>\n", each(8, func(v []int64, k int) int64 { return sum([]int64{v[k], int64(k/4) * v[k%4]}) })),
	}
	reduction := func(kind, types string, f func(a, b int64) int64) {
		rows = append(rows, summed(scalarFrom("vector.reduction "+kind, types, "%a = vector.extract %v[5] : T from vector<8xT>\n%r = vector.reduction <"+kind+">, %v, %a : vector<8xT> into T", func(v []int64) int64 {
			n := v[5]
			for _, e := range v {
				n = f(n, e)
			}
			return n
		})))
	}
	largest, least := func(a, b int64) int64 { return max(a, b) }, func(a, b int64) int64 { return min(a, b) }
	reduction("add", numeric, func(a, b int64) int64 { return a + b })
	reduction("mul", "i32 i64 i128 f32 f64", func(a, b int64) int64 { return a * b })
	for _, kind := range []string{"minui", "minsi"} {
		reduction(kind, integers, least)
	}
	for _, kind := range []string{"maxui", "maxsi"} {
		reduction(kind, integers, largest)
	}
	reduction("and", integers, func(a, b int64) int64 { return a & b })
	reduction("or", integers, func(a, b int64) int64 { return a | b })
	reduction("xor", integers, func(a, b int64) int64 { return a ^ b })
	for _, kind := range []string{"minnumf", "minimumf"} {
		reduction(kind, anyFloat, least)
	}
	for _, kind := range []string{"maxnumf", "maximumf"} {
		reduction(kind, anyFloat, largest)
	}
	return rows
}
