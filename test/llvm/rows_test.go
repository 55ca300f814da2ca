package llvm_test

import "testing"

// binary returns operations of two values of one type, with the text of each between the name and the type.
func binary(names, types []string, args [][]string) (list []operation) {
	for _, n := range names {
		list = append(list, operation{text: "%r{N} = llvm." + n + " {a}, {b} : {T}", types: types, args: args})
	}
	return list
}

// calls returns operations that are written like a call of as many values of one type as there are arguments.
func calls(names, types []string, args [][]string) (list []operation) {
	in := []string{"({a}) : ({T}) -> {T}", "({a}, {b}) : ({T}, {T}) -> {T}", "({a}, {b}, {c}) : ({T}, {T}, {T}) -> {T}"}
	for _, n := range names {
		list = append(list, operation{text: "%r{N} = llvm.intr." + n + in[len(args)-1], types: types, args: args})
	}
	return list
}

func join(lists ...[]operation) (all []operation) {
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

func types(lists ...[]string) (all []string) {
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

var edges, edge2 = [][]string{{".edges"}}, [][]string{{".edges"}, {".edges"}}

func TestIntegers(t *testing.T) {
	all := types(integers, vectors)
	compare(t, join(
		binary([]string{"add", "sub", "mul", "and", "or", "xor"}, all, edge2),
		binary([]string{"udiv", "sdiv", "urem", "srem"}, all, [][]string{{".edges"}, {".divisors"}}),
		binary([]string{"shl", "lshr", "ashr"}, integers, [][]string{{".edges"}, {".distances"}}),
		binary([]string{"shl", "lshr", "ashr"}, vectors, [][]string{{".edges"}, {".distances"}}),
		calls([]string{"smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"}, all, edge2),
		calls([]string{"sshl.sat", "ushl.sat"}, types(words, vectors), [][]string{{".edges"}, {".distances"}}),
		calls([]string{"fshl", "fshr"}, types(words, vectors, []string{"i13", "i100"}), [][]string{{".edges"}, {"9"}, {".small", ".distances"}}),
		calls([]string{"bitreverse", "ctpop"}, all, edges),
		calls([]string{"bswap"}, []string{"i16", "i32", "i48", "i64", "i128", "vector<2xi32>"}, edges),
		[]operation{
			{text: `%r{N} = "llvm.intr.abs"({a}) <{is_int_min_poison = false}> : ({T}) -> {T}`, types: all, args: edges},
			{text: `%r{N} = "llvm.intr.ctlz"({a}) <{is_zero_poison = false}> : ({T}) -> {T}`, types: all, args: edges},
			{text: `%r{N} = "llvm.intr.cttz"({a}) <{is_zero_poison = false}> : ({T}) -> {T}`, types: all, args: edges},
			{text: `%r{N} = llvm.intr.expect {a}, {a} : {T}`, types: words, args: edges},
			{text: `%r{N} = llvm.freeze {a} : {T}`, types: all, args: edges},
		},
	))
}

func TestFlags(t *testing.T) {
	few := [][]string{{"12", "-12"}, {"3", "2"}}
	compare(t, join(
		binary([]string{"add", "sub", "mul", "shl"}, []string{"i8", "i128"}, few),
		[]operation{
			{text: "%r{N} = llvm.add {a}, {b} overflow<nsw> : {T}", types: words, args: few},
			{text: "%r{N} = llvm.sub {b}, {a} overflow<nsw> : {T}", types: words, args: few},
			{text: "%r{N} = llvm.mul {a}, {b} overflow<nsw> : {T}", types: words, args: few},
			{text: "%r{N} = llvm.shl {a}, {b} overflow<nsw> : {T}", types: words, args: few},
			{text: "%r{N} = llvm.shl {a}, {b} overflow<nuw, nsw> : {T}", types: words, args: [][]string{{"12"}, {"0", "1", "3"}}},
			{text: "%r{N} = llvm.mul {a}, {b} overflow<nuw, nsw> : {T}", types: words, args: [][]string{{"12"}, {"0", "1", "3"}}},
		},
	))
}

func TestCompare(t *testing.T) {
	var list []operation
	for _, p := range []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"} {
		list = append(list,
			operation{text: `%r{N} = llvm.icmp "` + p + `" {a}, {b} : {T}`, types: integers, args: edge2, result: "i1"},
			operation{text: `%r{N} = llvm.icmp "` + p + `" {a}, {b} : {T}`, types: []string{"vector<3xi8>"}, args: edge2, result: "vector<3xi1>"})
	}
	for _, p := range []string{"_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"} {
		few := [][]string{{"0x3C00", "0x3E00", "0x7E00", "0xC000"}, {"0x3C00", "0x3E00", "0x7E00", "0xC000"}}
		list = append(list,
			operation{text: `%r{N} = llvm.fcmp "` + p + `" {a}, {b} : {T}`, types: []string{"f16"}, args: few, result: "i1"},
			operation{text: `%r{N} = llvm.fcmp "` + p + `" {a}, {b} : {T}`, types: []string{"f32", "f64", "f80"}, args: [][]string{{".floats"}, {".tame"}}, result: "i1"})
	}
	for _, c := range []string{"scmp", "ucmp"} {
		list = append(list, operation{text: `%r{N} = llvm.intr.` + c + `({a}, {b}) : ({T}, {T}) -> i8`, types: integers, args: edge2, result: "i8"})
	}
	compare(t, list)
}

func TestOverflows(t *testing.T) {
	var list []operation
	for _, n := range []string{"sadd", "uadd", "ssub", "usub", "smul", "umul"} {
		list = append(list,
			operation{text: `%r{N} = "llvm.intr.` + n + `.with.overflow"({a}, {b}) : ({T}, {T}) -> !llvm.struct<({T}, i1)>`,
				types: []string{"i8", "i32", "i64"}, args: edge2, result: "!llvm.struct<({T}, i1)>"},
			operation{text: `%r{N} = "llvm.intr.` + n + `.with.overflow"({a}, {b}) : ({T}, {T}) -> !llvm.struct<({T}, vector<{n}xi1>)>`,
				types: []string{"vector<2xi32>"}, args: edge2, result: "!llvm.struct<({T}, vector<{n}xi1>)>"})
	}
	compare(t, list)
}

func TestFloats(t *testing.T) {
	finite, pairs := [][]string{{".finite"}}, [][]string{{".floats"}, {".floats"}}
	narrow := types(floats, fvectors)
	compare(t, join(
		binary([]string{"fadd", "fsub", "fmul", "fdiv"}, allFloat, [][]string{{".floats"}, {".finite"}}),
		binary([]string{"fadd", "fsub", "fmul", "fdiv"}, types(floats, fvectors), [][]string{{".tame"}, {".floats"}}),
		binary([]string{"frem"}, floats, pairs),
		calls([]string{"maxnum", "minnum"}, narrow, [][]string{{".finite"}, {".finite"}}),
		calls([]string{"maximum", "minimum", "copysign"}, narrow, pairs),
		calls([]string{"sqrt", "floor", "ceil", "trunc", "round", "rint", "nearbyint", "roundeven", "fabs"}, types([]string{"f16"}, narrow), [][]string{{".floats"}}),
		calls([]string{"fma", "fmuladd"}, floats, [][]string{{".tame"}, {".tame"}, {".floats"}}),
		[]operation{
			{text: "%r{N} = llvm.fneg {a} : {T}", types: types(allFloat, fvectors), args: [][]string{{".finite"}}},
			{text: "%r{N} = llvm.intr.copysign({a}, {b}) : ({T}, {T}) -> {T}", types: []string{"f16", "bf16"}, args: [][]string{{".tame"}, {".tame"}}},
			{text: "%r{N} = llvm.intr.fabs({a}) : ({T}) -> {T}", types: []string{"f80", "f128", "bf16"}, args: finite},
			{text: "%p{N} = llvm.mlir.constant(-3 : i32) : i32\n  %r{N} = llvm.intr.powi({a}, %p{N}) : ({T}, i32) -> {T}", types: floats, args: [][]string{{".tame"}}},
			{text: "%p{N} = llvm.mlir.constant(5 : i32) : i32\n  %r{N} = llvm.intr.powi({a}, %p{N}) : ({T}, i32) -> {T}", types: floats, args: [][]string{{".tame"}}},
			{text: "%p{N} = llvm.mlir.constant(-7 : i32) : i32\n  %r{N} = llvm.intr.ldexp({a}, %p{N}) : ({T}, i32) -> {T}", types: floats, args: [][]string{{".floats"}}},
		},
	))
}

func TestFunctionsOfFloats(t *testing.T) {
	var list []operation
	print := map[string]string{"f32": "F32", "f64": "F64"}
	for _, n := range []string{"sin", "cos", "tan", "exp", "exp2", "exp10", "log", "log2", "log10", "asin", "acos", "atan", "sinh", "cosh", "tanh"} {
		for _, f := range floats {
			list = append(list, operation{text: "%v{N} = llvm.intr." + n + "({a}) : ({T}) -> {T}\n  llvm.call @print" + print[f] + "(%v{N}) : ({T}) -> ()",
				types: []string{f}, args: [][]string{{".floats"}}, result: "!llvm.ptr"})
		}
	}
	for _, n := range []string{"pow"} {
		for _, f := range floats {
			list = append(list, operation{text: "%v{N} = llvm.intr." + n + "({a}, {b}) : ({T}, {T}) -> {T}\n  llvm.call @print" + print[f] + "(%v{N}) : ({T}) -> ()",
				types: []string{f}, args: [][]string{{".floats"}, {".floats"}}, result: "!llvm.ptr"})
		}
	}
	compare(t, list)
}

func TestClasses(t *testing.T) {
	var list []operation
	for _, mask := range []string{"1", "2", "4", "8", "16", "32", "64", "128", "256", "512", "3", "504"} {
		list = append(list, operation{text: `%r{N} = "llvm.intr.is.fpclass"({a}) <{bit = ` + mask + ` : i32}> : ({T}) -> i1`, types: floats, args: [][]string{{".floats"}}, result: "i1"},
			operation{text: `%r{N} = "llvm.intr.is.fpclass"({a}) <{bit = ` + mask + ` : i32}> : ({T}) -> vector<{n}xi1>`, types: fvectors, args: [][]string{{".floats"}}, result: "vector<{n}xi1>"},
			operation{text: `%r{N} = "llvm.intr.is.fpclass"({a}) <{bit = ` + mask + ` : i32}> : ({T}) -> i1`, types: []string{"f16", "f80"}, args: [][]string{{".floats"}}, result: "i1"})
	}
	compare(t, list)
}

func TestCasts(t *testing.T) {
	var list []operation
	cast := func(name, from, to string, args ...string) {
		list = append(list, operation{text: "%r{N} = llvm." + name + " {a} : {T} to " + to, types: []string{from}, args: [][]string{args}, result: to})
	}
	for _, p := range [][2]string{{"i8", "i13"}, {"i8", "i64"}, {"i13", "i100"}, {"i64", "i128"}, {"i100", "i128"}, {"vector<3xi8>", "vector<3xi64>"}} {
		cast("zext", p[0], p[1], ".edges")
		cast("sext", p[0], p[1], ".edges")
		cast("trunc", p[1], p[0], ".edges")
	}
	for _, f := range []string{"f32", "f64"} {
		for _, i := range []string{"i8", "i32", "i64", "i128"} {
			cast("sitofp", i, f, ".edges")
			cast("uitofp", i, f, ".edges")
		}
		for _, i := range []string{"i8", "i32", "i64"} {
			cast("fptosi", f, i, ".tame")
			cast("fptoui", f, i, values(".tame", f)[0], values(".tame", f)[4], values(".tame", f)[5])
		}
	}
	cast("fpext", "f16", "f32", ".floats")
	cast("fpext", "bf16", "f64", ".floats")
	cast("fpext", "f32", "f64", ".floats")
	cast("fpext", "f64", "f128", ".floats")
	cast("fpext", "f32", "f80", ".floats")
	cast("fptrunc", "f32", "f16", ".floats")
	cast("fptrunc", "f64", "f32", ".floats")
	cast("fptrunc", "f128", "f64", ".floats")
	cast("fptrunc", "f80", "f64", ".floats")
	cast("bitcast", "f32", "i32", ".finite")
	cast("bitcast", "f80", "i80", ".finite")
	cast("bitcast", "i128", "f128", "5")
	cast("bitcast", "i32", "vector<4xi8>", ".edges")
	cast("bitcast", "vector<2xi32>", "i64", ".edges")
	cast("bitcast", "vector<2xi32>", "vector<4xi16>", ".edges")
	cast("bitcast", "i8", "vector<8xi1>", ".edges")
	cast("bitcast", "vector<8xi1>", "i8", "true", "false", "false")
	cast("bitcast", "i8", "vector<2xi4>", ".edges")
	for _, n := range []string{"lrint", "llrint", "lround", "llround"} {
		for _, f := range floats {
			list = append(list, operation{text: "%r{N} = llvm.intr." + n + "({a}) : ({T}) -> i64", types: []string{f}, args: [][]string{{".tame"}}, result: "i64"})
		}
	}
	compare(t, list)
}
