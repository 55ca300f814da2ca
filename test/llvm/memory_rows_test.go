package llvm_test

import (
	"testing"

	"github.com/spvc/spvc/runner/jit"
)

// Values have the same bytes in memory as LLVM's: what an operation writes is read as bytes and as words.
func TestMemory(t *testing.T) {
	const room = "%n{N} = llvm.mlir.constant(48 : i64) : i64\n  %p{N} = llvm.alloca %n{N} x i8 {alignment = 32 : i64} : (i64) -> !llvm.ptr\n" +
		"  %z{N} = llvm.mlir.constant(-86 : i8) : i8\n  \"llvm.intr.memset\"(%p{N}, %z{N}, %n{N}) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n  "
	const look = "\n  %r{N} = llvm.load %p{N} {alignment = 16 : i64} : !llvm.ptr -> vector<6xi64>"
	const store = room + "llvm.store {a}, %p{N} : {T}, !llvm.ptr" + look
	const again = room + "llvm.store {a}, %p{N} : {T}, !llvm.ptr\n  %r{N} = llvm.load %p{N} : !llvm.ptr -> {T}"
	all := []string{"i8", "i16", "i32", "i64", "i128", "vector<3xi8>", "vector<2xi32>", "vector<3xi64>"}
	odd := []string{"i1", "i13", "i24", "i48", "i100", "vector<8xi1>", "vector<2xi4>", "vector<3xi13>"}
	var list []operation
	list = append(list,
		operation{text: store, types: all, args: edges, result: "vector<6xi64>"},
		operation{text: again, types: append(all, odd[1:5]...), args: [][]string{{"1", "0", "-1", "3"}}},
		operation{text: again, types: []string{"i1", "vector<8xi1>", "vector<2xi4>", "vector<3xi13>"}, args: [][]string{{"1", "0"}}},
		operation{text: store, types: []string{"f16", "bf16", "f32", "f64", "f128"}, args: [][]string{{".tame"}}, result: "vector<6xi64>"},
		operation{text: again, types: []string{"f80", "f128", "f16"}, args: [][]string{{".tame"}}},
	)
	for _, rmw := range []string{"add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "xchg"} {
		const text = room + "llvm.store {a}, %p{N} : {T}, !llvm.ptr\n  %o{N} = llvm.atomicrmw "
		list = append(list,
			operation{text: text + rmw + " %p{N}, {b} seq_cst : !llvm.ptr, {T}" + look, types: []string{"i8", "i64"}, args: [][]string{{".edges"}, {".small"}}, result: "vector<6xi64>"},
			operation{text: room + "llvm.store {a}, %p{N} : {T}, !llvm.ptr\n  %r{N} = llvm.atomicrmw " + rmw + " %p{N}, {b} seq_cst : !llvm.ptr, {T}", types: []string{"i16"}, args: edge2})
	}
	for _, rmw := range []string{"fadd", "fsub", "fmax", "fmin"} {
		list = append(list, operation{text: room + "llvm.store {a}, %p{N} : {T}, !llvm.ptr\n  %o{N} = llvm.atomicrmw " + rmw + " %p{N}, {b} monotonic : !llvm.ptr, {T}" + look,
			types: floats, args: [][]string{{".tame"}, {".tame"}}, result: "vector<6xi64>"})
	}
	list = append(list,
		operation{text: room + "llvm.store {a}, %p{N} : {T}, !llvm.ptr\n  %r{N} = llvm.cmpxchg %p{N}, {b}, {c} acq_rel monotonic : !llvm.ptr, {T}", types: []string{"i8", "i64"},
			args: [][]string{{".small"}, {".small"}, {"9"}}, result: "!llvm.struct<({T}, i1)>"},
		operation{text: room + "llvm.store {a}, %p{N} : {T}, !llvm.ptr\n  %o{N} = llvm.cmpxchg %p{N}, {b}, {c} acq_rel monotonic : !llvm.ptr, {T}" + look, types: []string{"i8", "i64"},
			args: [][]string{{".small"}, {".small"}, {"9"}}, result: "vector<6xi64>"},
		operation{text: room + "\"llvm.intr.memset.inline\"(%p{N}, {a}) <{isVolatile = false, len = 5 : i64}> : (!llvm.ptr, {T}) -> ()" + look, types: []string{"i8"}, args: edges, result: "vector<6xi64>"},
		operation{text: room + "%g{N} = llvm.mlir.addressof @bytes : !llvm.ptr\n  \"llvm.intr.memcpy\"(%p{N}, %g{N}, {a}) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, {T}) -> ()" + look,
			types: []string{"i32", "i64"}, args: [][]string{{"0", "1", "7", "32"}}, result: "vector<6xi64>"},
		operation{text: room + "%g{N} = llvm.mlir.addressof @bytes : !llvm.ptr\n  \"llvm.intr.memcpy.inline\"(%p{N}, %g{N}) <{isVolatile = false, len = 9 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()" + look,
			types: []string{"i32"}, result: "vector<6xi64>"},
		operation{text: room + "%q{N} = llvm.getelementptr %p{N}[3] : (!llvm.ptr) -> !llvm.ptr, i8\n  llvm.store {a}, %p{N} : {T}, !llvm.ptr\n" +
			"  %k{N} = llvm.mlir.constant(7 : i64) : i64\n  \"llvm.intr.memmove\"(%q{N}, %p{N}, %k{N}) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()" + look,
			types: []string{"i64"}, args: edges, result: "vector<6xi64>"},
	)
	compare(t, list)
}

// Sizes, alignments and the offsets of elements are LLVM's.
func TestAddresses(t *testing.T) {
	const end = " : !llvm.ptr to i64"
	const null = "%p{N} = llvm.mlir.zero : !llvm.ptr\n  "
	var list []operation
	for _, typ := range []string{"i1", "i8", "i13", "i24", "i48", "i64", "i65", "i100", "i128", "f16", "f80", "f128", "!llvm.ptr", "vector<3xi8>", "vector<3xi32>", "vector<9xi1>",
		"!llvm.struct<()>", "!llvm.struct<(i8, i64)>", "!llvm.struct<packed (i8, i64)>", "!llvm.struct<(i8, f80, i16)>", "!llvm.struct<(i16, struct<(i8, i32)>, i8)>",
		"!llvm.array<3 x i24>", "!llvm.array<0 x i64>", "!llvm.struct<(i8, array<0 x i64>)>", "!llvm.struct<(i8, vector<2xf32>)>", "!llvm.array<2 x vector<3xi16>>"} {
		list = append(list,
			operation{text: null + "%q{N} = llvm.getelementptr %p{N}[{a}] : (!llvm.ptr, {T}) -> !llvm.ptr, " + typ + "\n  %r{N} = llvm.ptrtoint %q{N}" + end, types: []string{"i8", "i32", "i64"},
				args: [][]string{{"1", "-1", "5"}}, result: "i64"},
			operation{text: null + "%q{N} = llvm.getelementptr %p{N}[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, " + typ[max(0, prefix(typ)):] + ")>\n  %r{N} = llvm.ptrtoint %q{N}" + end,
				types: []string{"i8"}, result: "i64"})
	}
	list = append(list,
		operation{text: null + "%q{N} = llvm.getelementptr %p{N}[{a}, 1, {b}, 1] : (!llvm.ptr, {T}, {T}) -> !llvm.ptr, !llvm.struct<(i8, array<4 x struct<(i16, i64)>>)>\n  %r{N} = llvm.ptrtoint %q{N}" + end,
			types: []string{"i16", "i64"}, args: [][]string{{"0", "2", "-1"}, {"0", "3", "-2"}}, result: "i64"},
		operation{text: null + "%q{N} = llvm.getelementptr %p{N}[{a}] : (!llvm.ptr, {T}) -> vector<2x!llvm.ptr>, i32\n  %r{N} = llvm.ptrtoint %q{N} : vector<2x!llvm.ptr> to vector<2xi64>",
			types: []string{"vector<2xi32>", "vector<2xi64>"}, args: [][]string{{"1", "-1", "5"}}, result: "vector<2xi64>"},
		operation{text: "%p{N} = llvm.inttoptr {a} : {T} to !llvm.ptr\n  %r{N} = llvm.ptrtoint %p{N} : !llvm.ptr to i32", types: []string{"i16", "i64", "i128"}, args: edges, result: "i32"},
		operation{text: "%p{N} = llvm.inttoptr {a} : {T} to !llvm.ptr\n  %r{N} = llvm.ptrtoint %p{N} : !llvm.ptr to i128", types: []string{"i16", "i64", "i128"}, args: edges, result: "i128"},
		operation{text: "%p{N} = llvm.inttoptr {a} : {T} to !llvm.ptr\n  %q{N} = llvm.inttoptr {b} : {T} to !llvm.ptr\n  %r{N} = llvm.icmp \"ult\" %p{N}, %q{N} : !llvm.ptr", types: []string{"i64"}, args: edge2, result: "i1"},
		operation{text: "%p{N} = llvm.inttoptr {a} : {T} to !llvm.ptr\n  %q{N} = llvm.intr.ptrmask %p{N}, {b} : (!llvm.ptr, {T}) -> !llvm.ptr\n  %r{N} = llvm.ptrtoint %q{N} : !llvm.ptr to i64", types: []string{"i64"}, args: edge2, result: "i64"},
	)
	compare(t, list)
}

// prefix returns where the type stands behind the name of the dialect, which types in types leave out.
func prefix(t string) int {
	if len(t) > 6 && t[:6] == "!llvm." {
		return 6
	}
	return 0
}

func TestVectors(t *testing.T) {
	ints, sums := []string{"vector<4xi32>", "vector<3xi8>", "vector<2xi64>"}, [][]string{{".edges"}}
	var list []operation
	for _, n := range []string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"} {
		list = append(list, operation{text: `%r{N} = "llvm.intr.vector.reduce.` + n + `"({a}) : ({T}) -> {E}`, types: ints, args: sums, result: "{E}"})
	}
	for _, n := range []string{"fmax", "fmin", "fmaximum", "fminimum"} {
		list = append(list, operation{text: `%r{N} = "llvm.intr.vector.reduce.` + n + `"({a}) : ({T}) -> {E}`, types: []string{"vector<4xf32>", "vector<3xf64>"}, args: [][]string{{".finite"}}, result: "{E}"})
	}
	for _, n := range []string{"fadd", "fmul"} {
		list = append(list, operation{text: `%s{N} = llvm.mlir.constant(3.5 : {E}) : {E}` + "\n" + `  %r{N} = "llvm.intr.vector.reduce.` + n + `"(%s{N}, {a}) : ({E}, {T}) -> {E}`,
			types: []string{"vector<4xf32>", "vector<3xf64>"}, args: [][]string{{".tame"}}, result: "{E}"})
	}
	list = append(list,
		operation{text: "%i{N} = llvm.mlir.constant(2 : i32) : i32\n  %r{N} = llvm.extractelement {a}[%i{N} : i32] : {T}", types: ints[:2], args: edges, result: "{E}"},
		operation{text: "%i{N} = llvm.mlir.constant(1 : i64) : i64\n  %e{N} = llvm.mlir.constant(9 : {E}) : {E}\n  %r{N} = llvm.insertelement %e{N}, {a}[%i{N} : i64] : {T}", types: ints, args: edges},
		operation{text: "%r{N} = llvm.shufflevector {a}, {b} [3, 0, 4, 7, 1] : {T}", types: []string{"vector<4xi32>"}, args: edge2, result: "vector<5xi32>"},
		operation{text: "%r{N} = llvm.shufflevector {a}, {b} [3, 0, 2, 1] : {T}", types: []string{"vector<2xi128>"}, args: edge2, result: "vector<4xi128>"},
		operation{text: "%c{N} = llvm.icmp \"slt\" {a}, {b} : {T}\n  %r{N} = llvm.select %c{N}, {a}, {b} : vector<{n}xi1>, {T}", types: ints, args: edge2},
		operation{text: "%c{N} = llvm.mlir.constant(true) : i1\n  %r{N} = llvm.select %c{N}, {a}, {b} : i1, {T}", types: ints, args: edge2},
		operation{text: "%r{N} = llvm.intr.stepvector : {T}", types: []string{"vector<4xi32>", "vector<5xi8>", "vector<2xi64>"}},
		operation{text: "%r{N} = llvm.intr.get.active.lane.mask {a}, {b} : {T}, {T} to vector<4xi1>", types: []string{"i64"}, args: edge2, result: "vector<4xi1>"},
		operation{text: "%r{N} = llvm.intr.vector.extract {a}[4] : vector<4xi32> from {T}", types: []string{"vector<8xi32>"}, args: edges, result: "vector<4xi32>"},
		operation{text: "%s{N} = llvm.intr.vector.extract {b}[4] : vector<4xi16> from {T}\n  %r{N} = llvm.intr.vector.insert %s{N}, {a}[0] : vector<4xi16> into {T}", types: []string{"vector<8xi16>"}, args: edge2},
		operation{text: `%r{N} = "llvm.intr.vector.interleave2"({a}, {b}) : ({T}, {T}) -> vector<8xi32>`, types: []string{"vector<4xi32>"}, args: edge2, result: "vector<8xi32>"},
		operation{text: `%d{N} = "llvm.intr.vector.deinterleave2"({a}) : ({T}) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>` + "\n  %r{N} = llvm.extractvalue %d{N}[1] : !llvm.struct<(vector<2xi32>, vector<2xi32>)>",
			types: []string{"vector<4xi32>"}, args: edges, result: "vector<2xi32>"},
		operation{text: `%d{N} = "llvm.intr.vector.deinterleave2"({a}) : ({T}) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>` + "\n  %r{N} = llvm.extractvalue %d{N}[0] : !llvm.struct<(vector<2xi32>, vector<2xi32>)>",
			types: []string{"vector<4xi32>"}, args: edges, result: "vector<2xi32>"},
	)
	compare(t, list)
}

// Accesses with a mask read and write the elements that it has, and no others.
func TestMaskedAccesses(t *testing.T) {
	const g = "%g{N} = llvm.mlir.addressof @bytes : !llvm.ptr\n  "
	const mask = "%m{N} = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>\n  "
	const gs = "%i{N} = llvm.mlir.constant(dense<[5, 0, 2, 1]> : vector<4xi64>) : vector<4xi64>\n  %gs{N} = llvm.getelementptr %p{N}[%i{N}] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32\n  "
	const room = "%n{N} = llvm.mlir.constant(32 : i64) : i64\n  %p{N} = llvm.alloca %n{N} x i8 {alignment = 32 : i64} : (i64) -> !llvm.ptr\n  " + g +
		"\"llvm.intr.memcpy\"(%p{N}, %g{N}, %n{N}) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n  " + mask
	const look = "\n  %r{N} = llvm.load %p{N} {alignment = 32 : i64} : !llvm.ptr -> vector<8xi32>"
	v4 := []string{"vector<4xi32>"}
	op := func(text string, looks bool) operation {
		if looks {
			return operation{text: room + text + look, types: v4, args: edges, result: "vector<8xi32>"}
		}
		return operation{text: room + text, types: v4, args: edges}
	}
	compare(t, []operation{
		op("%r{N} = llvm.intr.masked.load %p{N}, %m{N}, {a} {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, {T}) -> {T}", false),
		op("llvm.intr.masked.store {a}, %p{N}, %m{N} {alignment = 4 : i32} : {T}, vector<4xi1> into !llvm.ptr", true),
		op(gs+"%r{N} = llvm.intr.masked.gather %gs{N}, %m{N}, {a} {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, {T}) -> {T}", false),
		op(gs+"llvm.intr.masked.scatter {a}, %gs{N}, %m{N} {alignment = 4 : i32} : {T}, vector<4xi1> into vector<4x!llvm.ptr>", true),
		op("%r{N} = \"llvm.intr.masked.expandload\"(%p{N}, %m{N}, {a}) : (!llvm.ptr, vector<4xi1>, {T}) -> {T}", false),
		op("\"llvm.intr.masked.compressstore\"({a}, %p{N}, %m{N}) : ({T}, !llvm.ptr, vector<4xi1>) -> ()", true),
	})
}

// Only a pass of LLVM's optimizer makes code of operations on matrices.
func TestMatrices(t *testing.T) {
	const given = "%g{N} = llvm.mlir.addressof @bytes : !llvm.ptr\n  %n{N} = llvm.mlir.constant(32 : i64) : i64\n  %p{N} = llvm.alloca %n{N} x i8 {alignment = 32 : i64} : (i64) -> !llvm.ptr\n" +
		"  \"llvm.intr.memcpy\"(%p{N}, %g{N}, %n{N}) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n  "
	const look = "\n  %r{N} = llvm.load %p{N} {alignment = 32 : i64} : !llvm.ptr -> vector<8xi32>"
	const stride = "%s{N} = llvm.mlir.constant(3 : i64) : i64\n  "
	v4 := []string{"vector<4xi32>"}
	compareWith(t, jit.Options{Passes: "lower-matrix-intrinsics"}, []operation{
		{text: "%r{N} = llvm.intr.matrix.transpose {a} {columns = 3 : i32, rows = 2 : i32} : {T} into {T}", types: []string{"vector<6xi32>"}, args: edges},
		{text: "%r{N} = llvm.intr.matrix.multiply {a}, {b} {lhs_columns = 2 : i32, lhs_rows = 3 : i32, rhs_columns = 3 : i32} : ({T}, {T}) -> vector<9xi32>", types: []string{"vector<6xi32>"}, args: edge2, result: "vector<9xi32>"},
		{text: "%r{N} = llvm.intr.matrix.multiply {a}, {b} {lhs_columns = 2 : i32, lhs_rows = 3 : i32, rhs_columns = 3 : i32} : ({T}, {T}) -> vector<9xf32>", types: []string{"vector<6xf32>"},
			args: [][]string{{".tame"}, {".tame"}}, result: "vector<9xf32>"},
		{text: given + stride + "%r{N} = llvm.intr.matrix.column.major.load %p{N}, <stride=%s{N}> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : {T} from !llvm.ptr stride i64", types: v4, args: edges},
		{text: given + stride + "llvm.intr.matrix.column.major.store {a}, %p{N}, <stride=%s{N}> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : {T} to !llvm.ptr stride i64" + look, types: v4, args: edges, result: "vector<8xi32>"},
	})
}
