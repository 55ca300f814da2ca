//go:build cgo

package kernels_test

// A row is an operation with the body of a kernel that uses it. The kernel has the arguments
// %in and %out, memref<64xT>, the index %i of its invocation, below 64 in workgroups of 16, and
// the constants %c0 to %c4, %c8, %c16 and %c64. In the texts, T stands for the element type, and ADD(a, b)
// for an addition, or `or` for i1. Unless out is set, the body defines %r of type T, which the
// kernel stores to %out[%i].
type row struct {
	op   string
	body string
	// want computes element i of the output from the input; nil stands for the element itself.
	want func(in []int64, i int) int64
	// types are the element types that the operation takes, all if it is "".
	types string
	// module is text of the gpu.module before the kernel.
	module string
	// workgroup are memory attributions.
	workgroup string
	// out says that the body stores to %out itself.
	out bool
	// real computes the output from the input element at place(i), which is from(i), if they are not
	// whole numbers. Results within ulps of it are right.
	real  func(x float64) float64
	from  func(i int) float64
	place func(i int) int
	ulps  float64
	// shared is the number of bytes of workgroup memory that the launch states.
	shared int
	// sums says that the operation adds many numbers: floats of 8 bits get few ones among zeros, so that they hold
	// all sums.
	sums bool
	// host is the body of the function of the host, if it is not body.
	host string
	// printing says that each invocation prints its number and its input.
	printing bool
}

const (
	bitwise   = "i1 i8 i16 i32 i64 i48 i128"
	integers  = "i8 i16 i32 i64 i48 i128"
	numeric   = "i8 i16 i32 i64 i48 i128 " + anyFloat
	word      = "i32"
	eightBits = "f8E5M2 f8E4M3 f8E4M3FN f8E5M2FNUZ f8E4M3FNUZ f8E4M3B11FNUZ"
	digits8   = "bf16 f16 f32 f64" // floats with eight digits or more
	anyFloat  = eightBits + " " + digits8
)

// at returns a function that reads the input at a place.
func at(place func(i int) int) func(in []int64, i int) int64 {
	return func(in []int64, i int) int64 { return in[place(i)] }
}

// always returns a function with one result.
func always(v int64) func([]int64, int) int64 { return func([]int64, int) int64 { return v } }

const load = "%v = memref.load %in[%i] : memref<64xT>\n"

// inLoop begins a loop over all indices %j, which affine operations take, with a private buffer
// %m. afterLoop stores a value to element %j of the buffer, and ends the loop.
const inLoop = "%m = memref.alloca() : memref<64xT, #gpu.address_space<private>>\naffine.for %j = 0 to 64 {\n"

func afterLoop(value string) string {
	return "memref.store " + value + ", %m[%j] : memref<64xT, #gpu.address_space<private>>\n}\n%r = memref.load %m[%i] : memref<64xT, #gpu.address_space<private>>"
}

var memrefRows = []row{
	{op: "memref.load", body: "%r = memref.load %in[%i] : memref<64xT>"},
	{op: "memref.store", body: load + "memref.store %v, %out[%i] : memref<64xT>", out: true},
	{op: "memref.subview", body: "%w = memref.subview %in[%i] [1] [1] : memref<64xT> to memref<1xT, strided<[1], offset: ?>>\n%r = memref.load %w[%c0] : memref<1xT, strided<[1], offset: ?>>"},
	{op: "memref.reinterpret_cast", body: "%w = memref.reinterpret_cast %in to offset: [0], sizes: [16, 4], strides: [4, 1] : memref<64xT> to memref<16x4xT, strided<[4, 1]>>\n%a = arith.divui %i, %c4 : index\n%b = arith.remui %i, %c4 : index\n%r = memref.load %w[%a, %b] : memref<16x4xT, strided<[4, 1]>>"},
	{op: "memref.expand_shape", body: "%w = memref.expand_shape %in [[0, 1]] output_shape [4, 16] : memref<64xT> into memref<4x16xT>\n%a = arith.remui %i, %c4 : index\n%b = arith.divui %i, %c4 : index\n%r = memref.load %w[%a, %b] : memref<4x16xT>",
		want: at(func(i int) int { return i%4*16 + i/4 })},
	{op: "memref.collapse_shape", body: "%e = memref.expand_shape %in [[0, 1]] output_shape [4, 16] : memref<64xT> into memref<4x16xT>\n%w = memref.collapse_shape %e [[0, 1]] : memref<4x16xT> into memref<64xT>\n%r = memref.load %w[%i] : memref<64xT>"},
	{op: "memref.transpose", body: "%e = memref.expand_shape %in [[0, 1]] output_shape [4, 16] : memref<64xT> into memref<4x16xT>\n%w = memref.transpose %e (a, b) -> (b, a) : memref<4x16xT> to memref<16x4xT, strided<[1, 16]>>\n%a = arith.divui %i, %c4 : index\n%b = arith.remui %i, %c4 : index\n%r = memref.load %w[%a, %b] : memref<16x4xT, strided<[1, 16]>>",
		want: at(func(i int) int { return i%4*16 + i/4 })},
	{op: "memref.cast", body: "%w = memref.cast %in : memref<64xT> to memref<?xT>\n%r = memref.load %w[%i] : memref<?xT>"},
	{op: "memref.view", body: "%m = memref.alloca() : memref<64xi8, #gpu.address_space<private>>\n%w = memref.view %m[%c0][] : memref<64xi8, #gpu.address_space<private>> to memref<2xT, #gpu.address_space<private>>\n" + load + "memref.store %v, %w[%c1] : memref<2xT, #gpu.address_space<private>>\n%r = memref.load %w[%c1] : memref<2xT, #gpu.address_space<private>>", types: numeric},
	{op: "memref.extract_strided_metadata", body: "%w = memref.subview %in[3] [8] [2] : memref<64xT> to memref<8xT, strided<[2], offset: 3>>\n%b, %o, %s, %t = memref.extract_strided_metadata %w : memref<8xT, strided<[2], offset: 3>> -> memref<T>, index, index, index\n%k = arith.addi %o, %t : index\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(int) int { return 5 })},
	{op: "memref.dim", body: "%w = memref.cast %in : memref<64xT> to memref<?xT>\n%n = memref.dim %w, %c0 : memref<?xT>\n%k = arith.subi %n, %c1 : index\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(int) int { return 63 })},
	{op: "memref.rank", body: "%k = memref.rank %in : memref<64xT>\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(int) int { return 1 })},
	{op: "memref.copy", body: "%m = memref.alloca() : memref<64xT, #gpu.address_space<private>>\nmemref.copy %in, %m : memref<64xT> to memref<64xT, #gpu.address_space<private>>\n%r = memref.load %m[%i] : memref<64xT, #gpu.address_space<private>>"},
	{op: "memref.alloca", body: "%m = memref.alloca() : memref<2x3xT, #gpu.address_space<private>>\n" + load + "memref.store %v, %m[%c1, %c2] : memref<2x3xT, #gpu.address_space<private>>\n%r = memref.load %m[%c1, %c2] : memref<2x3xT, #gpu.address_space<private>>"},
	{op: "memref.alloc", host: "%m = memref.alloc() : memref<16xT>\n" + load + "memref.store %v, %m[%c3] : memref<16xT>\n%u = arith.xori %i, %c1 : index\n%w = memref.load %in[%u] : memref<64xT>\nmemref.store %w, %m[%c2] : memref<16xT>\n%r = memref.load %m[%c2] : memref<16xT>",
		body: "%m = memref.alloc() : memref<16xT, #gpu.address_space<workgroup>>\n" + load + "%t = gpu.thread_id x\nmemref.store %v, %m[%t] : memref<16xT, #gpu.address_space<workgroup>>\ngpu.barrier\n%u = arith.xori %t, %c1 : index\n%r = memref.load %m[%u] : memref<16xT, #gpu.address_space<workgroup>>", want: at(func(i int) int { return i ^ 1 })},
	{op: "memref.dealloc", body: "%m = memref.alloc() : memref<16xT, #gpu.address_space<workgroup>>\n" + load + "%t = gpu.thread_id x\nmemref.store %v, %m[%t] : memref<16xT, #gpu.address_space<workgroup>>\n%r = memref.load %m[%t] : memref<16xT, #gpu.address_space<workgroup>>\nmemref.dealloc %m : memref<16xT, #gpu.address_space<workgroup>>"},
	{op: "memref.global", module: "memref.global \"private\" constant @table : memref<4xT> = dense<ONE>\n", body: "%m = memref.get_global @table : memref<4xT>\n%k = arith.remui %i, %c4 : index\n%r = memref.load %m[%k] : memref<4xT>", want: always(1)},
	{op: "memref.get_global", module: "memref.global \"private\" @scratch : memref<16xT, #gpu.address_space<workgroup>> = uninitialized\n", body: "%m = memref.get_global @scratch : memref<16xT, #gpu.address_space<workgroup>>\n" + load + "%t = gpu.thread_id x\nmemref.store %v, %m[%t] : memref<16xT, #gpu.address_space<workgroup>>\n%r = memref.load %m[%t] : memref<16xT, #gpu.address_space<workgroup>>"},
	atomic("addi", integers, func(a, b int64) int64 { return a + b }), atomic("muli", integers, func(a, b int64) int64 { return a * b }),
	atomic("andi", integers, func(a, b int64) int64 { return a & b }), atomic("ori", integers, func(a, b int64) int64 { return a | b }),
	atomic("maxs", integers, func(a, b int64) int64 { return max(a, b) }), atomic("mins", integers, func(a, b int64) int64 { return min(a, b) }),
	atomic("maxu", integers, func(a, b int64) int64 { return max(a, b) }), atomic("minu", integers, func(a, b int64) int64 { return min(a, b) }),
	atomic("assign", numeric, func(_, b int64) int64 { return b }),
	atomic("addf", anyFloat, func(a, b int64) int64 { return a + b }), atomic("mulf", anyFloat, func(a, b int64) int64 { return a * b }),
	atomic("maximumf", anyFloat, func(a, b int64) int64 { return max(a, b) }), atomic("minimumf", anyFloat, func(a, b int64) int64 { return min(a, b) }),
	atomic("maxnumf", anyFloat, func(a, b int64) int64 { return max(a, b) }), atomic("minnumf", anyFloat, func(a, b int64) int64 { return min(a, b) }),
	{op: "memref.generic_atomic_rmw", types: numeric, body: load + "memref.store %v, %out[%i] : memref<64xT>\n%o = memref.generic_atomic_rmw %out[%i] : memref<64xT> {\n^bb0(%x: T):\n%s = ADD(%x, %v)\nmemref.atomic_yield %s : T\n}", out: true,
		want: func(in []int64, i int) int64 { return 2 * in[i] }},
	{op: "memref.assume_alignment", body: "memref.assume_alignment %in, 16 : memref<64xT>\n%r = memref.load %in[%i] : memref<64xT>"},
	{op: "memref.prefetch", body: "memref.prefetch %in[%i], read, locality<3>, data : memref<64xT>\n%r = memref.load %in[%i] : memref<64xT>"},
}

// atomic returns the row of a kind of memref.atomic_rmw.
func atomic(kind, types string, result func(a, b int64) int64) row {
	return row{op: "memref.atomic_rmw " + kind, types: types, out: true,
		body: load + "memref.store %v, %out[%i] : memref<64xT>\n%one = arith.constant ONE : T\n%o = memref.atomic_rmw " + kind + " %one, %out[%i] : (T, memref<64xT>) -> T",
		want: func(in []int64, i int) int64 { return result(in[i], 1) }}
}

var funcRows = []row{
	{op: "func.call", module: "func.func @f(%a: T, %b: T) -> T {\n%s = ADD(%a, %b)\nreturn %s : T\n}\n", types: numeric, body: load + "%r = func.call @f(%v, %v) : (T, T) -> T", want: func(in []int64, i int) int64 { return 2 * in[i] }},
	{op: "func.func", module: "func.func @f(%m: memref<64xT>, %k: index) -> (index, T) {\n%a = memref.load %m[%k] : memref<64xT>\nreturn %k, %a : index, T\n}\n", body: "%k, %r = func.call @f(%in, %i) : (memref<64xT>, index) -> (index, T)"},
	{op: "func.return", module: "func.func @f() {\nreturn\n}\n", body: "func.call @f() : () -> ()\n%r = memref.load %in[%i] : memref<64xT>"},
}

const isOdd = "%q = arith.remui %i, %c2 : index\n%odd = arith.cmpi eq, %q, %c1 : index\n"

var odd = func(in []int64, i int) int64 { return in[i-i%2] }

var cfRows = []row{
	{op: "cf.br", body: load + "cf.br ^next(%v : T)\n^next(%r: T):"},
	{op: "cf.cond_br", body: isOdd + "%p = arith.subi %i, %q : index\n%x = memref.load %in[%p] : memref<64xT>\n" + load + "cf.cond_br %odd, ^next(%x : T), ^next(%v : T)\n^next(%r: T):", want: odd},
	{op: "cf.switch", body: "%k = arith.remui %i, %c4 : index\n%f = arith.index_cast %k : index to i32\n" + load + "%x = memref.load %in[%c3] : memref<64xT>\n%y = memref.load %in[%c4] : memref<64xT>\ncf.switch %f : i32, [ default: ^next(%v : T), 0: ^next(%x : T), 2: ^next(%y : T) ]\n^next(%r: T):",
		want: func(in []int64, i int) int64 { return in[[]int{3, i, 4, i}[i%4]] }},
	{op: "cf.assert", body: "%ok = arith.cmpi ult, %i, %c64 : index\ncf.assert %ok, \"below\"\n%r = memref.load %in[%i] : memref<64xT>"},
}

var scfRows = []row{
	{op: "scf.for", types: numeric, body: load + "%r = scf.for %j = %c0 to %c3 step %c1 iter_args(%s = %v) -> (T) {\n%n = ADD(%s, %v)\nscf.yield %n : T\n}", want: func(in []int64, i int) int64 { return 4 * in[i] }},
	{op: "scf.while", body: load + "%r:2 = scf.while (%s = %v, %j = %c0) : (T, index) -> (T, index) {\n%go = arith.cmpi ult, %j, %c3 : index\nscf.condition(%go) %s, %j : T, index\n} do {\n^bb0(%s: T, %j: index):\n%n = arith.addi %j, %c1 : index\n%x = memref.load %in[%n] : memref<64xT>\nscf.yield %x, %n : T, index\n}\nmemref.store %r#0, %out[%i] : memref<64xT>", out: true, want: at(func(int) int { return 3 })},
	{op: "scf.if", body: isOdd + "%p = arith.subi %i, %q : index\n" + load + "%r = scf.if %odd -> (T) {\n%x = memref.load %in[%p] : memref<64xT>\nscf.yield %x : T\n} else {\nscf.yield %v : T\n}", want: odd},
	{op: "scf.index_switch", body: "%k = arith.remui %i, %c4 : index\n" + load + "%r = scf.index_switch %k -> T\ncase 1 {\n%x = memref.load %in[%c3] : memref<64xT>\nscf.yield %x : T\n}\ncase 3 {\n%x = memref.load %in[%c4] : memref<64xT>\nscf.yield %x : T\n}\ndefault {\nscf.yield %v : T\n}", want: func(in []int64, i int) int64 { return in[[]int{i, 3, i, 4}[i%4]] }},
	{op: "scf.execute_region", body: "%r = scf.execute_region -> T {\n" + load + "scf.yield %v : T\n}"},
	{op: "scf.forall", body: "%m = memref.alloca() : memref<4xT, #gpu.address_space<private>>\n" + load + "scf.forall (%j) in (4) {\nmemref.store %v, %m[%j] : memref<4xT, #gpu.address_space<private>>\n}\n%r = memref.load %m[%c3] : memref<4xT, #gpu.address_space<private>>"},
	{op: "scf.parallel", body: "%m = memref.alloca() : memref<4xT, #gpu.address_space<private>>\n" + load + "scf.parallel (%j) = (%c0) to (%c4) step (%c1) {\nmemref.store %v, %m[%j] : memref<4xT, #gpu.address_space<private>>\nscf.reduce\n}\n%r = memref.load %m[%c3] : memref<4xT, #gpu.address_space<private>>"},
	{op: "scf.reduce", types: numeric, body: load + "%r = scf.parallel (%j) = (%c0) to (%c3) step (%c1) init (%v) -> T {\nscf.reduce(%v : T) {\n^bb0(%a: T, %b: T):\n%s = ADD(%a, %b)\nscf.reduce.return %s : T\n}\n}", want: func(in []int64, i int) int64 { return 4 * in[i] }},
}

var affineRows = []row{
	{op: "affine.apply", body: "%k = affine.apply affine_map<(d0) -> ((d0 + 3) mod 16 + d0 floordiv 16)>(%i)\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(i int) int { return (i+3)%16 + i/16 })},
	{op: "affine.for", types: numeric, body: load + "%r = affine.for %j = 0 to 3 iter_args(%s = %v) -> (T) {\n%n = ADD(%s, %v)\naffine.yield %n : T\n}", want: func(in []int64, i int) int64 { return 4 * in[i] }},
	{op: "affine.if", body: inLoop + "%x = memref.load %in[%c1] : memref<64xT>\n%y = memref.load %in[%j] : memref<64xT>\n%z = affine.if affine_set<(d0) : (d0 - 10 >= 0, 40 - d0 >= 0)>(%j) -> T {\naffine.yield %y : T\n} else {\naffine.yield %x : T\n}\n" + afterLoop("%z"), want: func(in []int64, i int) int64 {
		if i >= 10 && i <= 40 {
			return in[i]
		}
		return in[1]
	}},
	{op: "affine.load", body: inLoop + "%z = affine.load %in[%j mod 32] : memref<64xT>\n" + afterLoop("%z"), want: at(func(i int) int { return i % 32 })},
	{op: "affine.store", body: inLoop + "%z = memref.load %in[%j] : memref<64xT>\naffine.store %z, %m[63 - %j] : memref<64xT, #gpu.address_space<private>>\n}\n%r = memref.load %m[%i] : memref<64xT, #gpu.address_space<private>>", want: at(func(i int) int { return 63 - i })},
	{op: "affine.min", body: "%k = affine.min affine_map<(d0) -> (d0 * 2, 40, 63 - d0)>(%i)\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(i int) int { return min(2*i, 40, 63-i) })},
	{op: "affine.max", body: "%k = affine.max affine_map<(d0) -> (d0, 20)>(%i)\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(i int) int { return max(i, 20) })},
	{op: "affine.parallel", body: "%m = memref.alloca() : memref<4xT, #gpu.address_space<private>>\n" + load + "affine.parallel (%j) = (0) to (4) {\naffine.store %v, %m[%j] : memref<4xT, #gpu.address_space<private>>\n}\n%r = memref.load %m[%c3] : memref<4xT, #gpu.address_space<private>>"},
	{op: "affine.prefetch", body: inLoop + "affine.prefetch %in[%j], read, locality<3>, data : memref<64xT>\n%z = memref.load %in[%j] : memref<64xT>\n" + afterLoop("%z")},
	{op: "affine.vector_load", types: numeric, body: inLoop + "%w = affine.vector_load %in[%j mod 32] : memref<64xT>, vector<2xT>\n%z = vector.extract %w[1] : T from vector<2xT>\n" + afterLoop("%z"), want: at(func(i int) int { return i%32 + 1 })},
	{op: "affine.vector_store", types: numeric, body: inLoop + "%x = memref.load %in[%j] : memref<64xT>\n%w = vector.broadcast %x : T to vector<1xT>\naffine.vector_store %w, %m[%j] : memref<64xT, #gpu.address_space<private>>, vector<1xT>\n}\n%r = memref.load %m[%i] : memref<64xT, #gpu.address_space<private>>"},
	{op: "affine.delinearize_index", body: "%a, %b = affine.delinearize_index %i into (%c16, %c4) : index, index\n%k = arith.addi %a, %b : index\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(i int) int { return i/4 + i%4 })},
}

// overGroup returns a function that combines the input of a workgroup.
func overGroup(combine func(a, b int64) int64) func(in []int64, i int) int64 {
	return func(in []int64, i int) int64 {
		first := i / 16 * 16
		sum := in[first]
		for _, v := range in[first+1 : first+16] {
			sum = combine(sum, v)
		}
		return sum
	}
}

// reduced returns the row of a kind of gpu.all_reduce.
func reduced(kind, types string, combine func(a, b int64) int64) row {
	return row{op: "gpu.all_reduce " + kind, types: types, sums: kind == "add", body: load + "%r = gpu.all_reduce " + kind + " %v uniform {} : (T) -> (T)", want: overGroup(combine)}
}

// shuffled returns the row of a mode of gpu.shuffle in groups of four lanes, of which lane k reads
// from another one.
func shuffled(mode, offset string, from func(k int) int) row {
	return row{op: "gpu.shuffle " + mode, types: "i32 i64 f32 f64",
		body: load + "%w = arith.constant 4 : i32\n%o = arith.index_cast " + offset + " : index to i32\n%r, %ok = gpu.shuffle " + mode + " %v, %o, %w : T",
		want: at(func(i int) int { return i/4*4 + from(i%4) })}
}

// sameInGroup is a value that is the same in all invocations of a workgroup.
const sameInGroup = "%g = gpu.block_id x\n%v = memref.load %in[%g] : memref<64xT>\n"

// ofSubgroup returns the row of a kind of gpu.subgroup_reduce that keeps a value that all lanes have.
func ofSubgroup(kind, types string) row {
	return row{op: "gpu.subgroup_reduce " + kind, types: types, body: sameInGroup + "%r = gpu.subgroup_reduce " + kind + " %v : (T) -> (T)", want: at(func(i int) int { return i / 16 })}
}

// clustered returns the row of a kind of gpu.subgroup_reduce in clusters of two lanes, of which one is two lanes
// after the other.
func clustered(kind, types string, combine func(a, b int64) int64) row {
	return row{op: "gpu.subgroup_reduce " + kind + " of clusters", types: types, body: load + "%r = gpu.subgroup_reduce " + kind + " %v cluster(size = 2, stride = 2) : (T) -> T",
		want: func(in []int64, i int) int64 { return combine(in[i], in[i^2]) }}
}

// onlyLane makes %x the first input of the workgroup in lane k of four, and the own one in others.
func onlyLane(k string) string {
	return load + "%g = gpu.block_id x\n%of4 = arith.remui %i, %c4 : index\n%is = arith.cmpi eq, %of4, " + k + " : index\n%y = memref.load %in[%g] : memref<64xT>\n%x = arith.select %is, %y, %v : T\n"
}

var gpuRows = []row{
	{op: "gpu.thread_id", body: "%k = gpu.thread_id x\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(i int) int { return i % 16 })},
	{op: "gpu.block_id", body: "%k = gpu.block_id x\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(i int) int { return i / 16 })},
	{op: "gpu.block_dim", body: "%k = gpu.block_dim x\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(int) int { return 16 })},
	{op: "gpu.grid_dim", body: "%k = gpu.grid_dim x\n%r = memref.load %in[%k] : memref<64xT>", want: at(func(int) int { return 4 })},
	{op: "gpu.global_id", body: "%k = gpu.global_id x\n%r = memref.load %in[%k] : memref<64xT>"},
	{op: "gpu.lane_id", types: word, body: "%k = gpu.lane_id\n%s = gpu.subgroup_size : index\n%ok = arith.cmpi ult, %k, %s : index\n%r = arith.extui %ok : i1 to i32", want: always(1)},
	{op: "gpu.subgroup_id", types: word, body: "%k = gpu.subgroup_id : index\n%s = gpu.num_subgroups : index\n%ok = arith.cmpi ult, %k, %s : index\n%r = arith.extui %ok : i1 to i32", want: always(1)},
	{op: "gpu.num_subgroups", types: word, body: "%k = gpu.num_subgroups : index\n%ok = arith.cmpi ule, %k, %c16 : index\n%r = arith.extui %ok : i1 to i32", want: always(1)},
	{op: "gpu.subgroup_size", types: word, body: "%k = gpu.subgroup_size : index\n%ok = arith.cmpi uge, %k, %c1 : index\n%r = arith.extui %ok : i1 to i32", want: always(1)},
	{op: "gpu.barrier", workgroup: "%m: memref<16xT, #gpu.address_space<workgroup>>", body: load + "%t = gpu.thread_id x\nmemref.store %v, %m[%t] : memref<16xT, #gpu.address_space<workgroup>>\ngpu.barrier\n%u = arith.xori %t, %c3 : index\n%r = memref.load %m[%u] : memref<16xT, #gpu.address_space<workgroup>>", want: at(func(i int) int { return i ^ 3 })},
	reduced("add", numeric, func(a, b int64) int64 { return a + b }), reduced("mul", "i32 i64 i128 f32 f64", func(a, b int64) int64 { return a * b }),
	reduced("minui", integers, func(a, b int64) int64 { return min(a, b) }), reduced("minsi", integers, func(a, b int64) int64 { return min(a, b) }),
	reduced("maxui", integers, func(a, b int64) int64 { return max(a, b) }), reduced("maxsi", integers, func(a, b int64) int64 { return max(a, b) }),
	reduced("and", bitwise, func(a, b int64) int64 { return a & b }), reduced("or", bitwise, func(a, b int64) int64 { return a | b }), reduced("xor", bitwise, func(a, b int64) int64 { return a ^ b }),
	reduced("minnumf", anyFloat, func(a, b int64) int64 { return min(a, b) }), reduced("maxnumf", anyFloat, func(a, b int64) int64 { return max(a, b) }),
	reduced("minimumf", anyFloat, func(a, b int64) int64 { return min(a, b) }), reduced("maximumf", anyFloat, func(a, b int64) int64 { return max(a, b) }),
	{op: "gpu.all_reduce by a region", types: numeric, sums: true, body: load + "%r = gpu.all_reduce %v {\n^bb0(%a: T, %b: T):\n%s = ADD(%a, %b)\n\"gpu.yield\"(%s) : (T) -> ()\n} : (T) -> (T)", want: overGroup(func(a, b int64) int64 { return a + b })},
	{op: "gpu.subgroup_reduce add", types: numeric, sums: true, body: sameInGroup + "%one = arith.constant ONE : T\n%n = gpu.subgroup_reduce add %one : (T) -> (T)\n%a = gpu.subgroup_reduce add %v : (T) -> (T)\n%b = MUL(%n, %v)\n%d = SUB(%a, %b)\n%r = ADD(%v, %d)", want: at(func(i int) int { return i / 16 })},
	{op: "gpu.subgroup_reduce mul", types: numeric, body: sameInGroup + "%one = arith.constant ONE : T\n%n = gpu.subgroup_reduce mul %one : (T) -> (T)\n%r = MUL(%n, %v)", want: at(func(i int) int { return i / 16 })},
	ofSubgroup("minui", integers), ofSubgroup("minsi", integers), ofSubgroup("maxui", integers), ofSubgroup("maxsi", integers), ofSubgroup("and", bitwise), ofSubgroup("or", bitwise),
	{op: "gpu.subgroup_reduce xor", types: bitwise, body: sameInGroup + "%a = gpu.subgroup_reduce xor %v : (T) -> (T)\n%b = gpu.subgroup_reduce xor %v : (T) -> (T)\n%d = arith.xori %a, %b : T\n%r = arith.ori %d, %v : T", want: at(func(i int) int { return i / 16 })},
	ofSubgroup("minnumf", anyFloat), ofSubgroup("maxnumf", anyFloat), ofSubgroup("minimumf", anyFloat), ofSubgroup("maximumf", anyFloat),
	shuffled("xor", "%c1", func(k int) int { return k ^ 1 }), shuffled("up", "%c1", func(k int) int { return (k + 3) % 4 }),
	shuffled("down", "%c1", func(k int) int { return (k + 1) % 4 }), shuffled("idx", "%c2", func(int) int { return 2 }),
	{op: "gpu.rotate", body: load + "%r, %ok = gpu.rotate %v, 1, 4 : T", want: at(func(i int) int { return i/4*4 + (i+1)%4 })},
	{op: "gpu.subgroup_broadcast specific_lane", body: onlyLane("%c3") + "%three = arith.constant 3 : i32\n%r = gpu.subgroup_broadcast %x, specific_lane %three : T", want: at(func(i int) int { return i / 16 })},
	{op: "gpu.subgroup_broadcast first_active_lane", body: onlyLane("%c0") + "%r = gpu.subgroup_broadcast %x, first_active_lane : T", want: at(func(i int) int { return i / 16 })},
	{op: "gpu.subgroup_broadcast any_lane in a branch", types: word, body: isOdd + onlyLane("%c1") + "%r = scf.if %odd -> T {\n%b = gpu.subgroup_broadcast %x, any_lane : T\nscf.yield %b : T\n} else {\nscf.yield %v : T\n}",
		want: func(in []int64, i int) int64 { return in[[]int{i, i / 16}[i%2]] }},
	clustered("add", numeric, func(a, b int64) int64 { return a + b }), clustered("mul", numeric, func(a, b int64) int64 { return a * b }),
	clustered("minsi", integers, func(a, b int64) int64 { return min(a, b) }), clustered("maxui", integers, func(a, b int64) int64 { return max(a, b) }),
	clustered("xor", bitwise, func(a, b int64) int64 { return a ^ b }),
	clustered("minimumf", anyFloat, func(a, b int64) int64 { return min(a, b) }), clustered("maxnumf", anyFloat, func(a, b int64) int64 { return max(a, b) }),
	{op: "gpu.dynamic_shared_memory", types: numeric, shared: 512, body: "%m = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>\n%w = memref.view %m[%c64][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<16xT, #gpu.address_space<workgroup>>\n" + load + "%t = gpu.thread_id x\nmemref.store %v, %w[%t] : memref<16xT, #gpu.address_space<workgroup>>\ngpu.barrier\n%u = arith.xori %t, %c1 : index\n%r = memref.load %w[%u] : memref<16xT, #gpu.address_space<workgroup>>", want: at(func(i int) int { return i ^ 1 })},
	{op: "gpu.printf", printing: true, body: load + "gpu.printf \"%u: VERB\\n\" %i, %v : index, T\n%r = memref.load %in[%i] : memref<64xT>"},
	{op: "gpu.return", body: load + "memref.store %v, %out[%i] : memref<64xT>", out: true},
}
