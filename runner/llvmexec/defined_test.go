package llvmexec_test

import (
	"strconv"
	"testing"

	"github.com/spvc/spvc/runner/llvmexec"
)

// results are programs behind before that make %r, and the number that main returns; "" where the value is not defined. Numbers are those of lli-19.
var results = []struct{ text, want string }{
	// Flags make poison of results that do not fit.
	{"%r = llvm.add %max, %1 overflow<nsw> : i32", ""}, {"%r = llvm.add %max, %1 overflow<nuw> : i32", "-2147483648"}, {"%r = llvm.add %minus, %1 overflow<nuw> : i32", ""},
	{"%r = llvm.add %minus, %1 overflow<nsw> : i32", "0"}, {"%r = llvm.sub %min, %1 overflow<nsw> : i32", ""}, {"%r = llvm.sub %min, %1 overflow<nuw> : i32", "2147483647"},
	{"%r = llvm.sub %0, %1 overflow<nuw> : i32", ""}, {"%r = llvm.sub %0, %1 overflow<nsw> : i32", "-1"}, {"%r = llvm.mul %min, %minus overflow<nsw> : i32", ""},
	{"%r = llvm.mul %minus, %5 overflow<nsw> : i32", "-5"}, {"%r = llvm.mul %minus, %5 overflow<nuw> : i32", ""}, {"%r = llvm.mul %max, %1 overflow<nsw, nuw> : i32", "2147483647"},
	{"%r = llvm.shl %min, %1 overflow<nuw> : i32", ""}, {"%r = llvm.shl %min, %1 overflow<nsw> : i32", ""}, {"%r = llvm.shl %minus, %1 overflow<nsw> : i32", "-2"}, {"%r = llvm.shl %minus, %1 overflow<nuw> : i32", ""},
	{"%r = llvm.shl %max, %1 overflow<nuw> : i32", "-2"}, {"%r = llvm.shl %max, %1 overflow<nsw> : i32", ""}, {"%r = llvm.shl %5, %0 overflow<nsw, nuw> : i32", "5"},
	// A shift by the width or more is poison, also of wide numbers and in one lane of vectors.
	{"%r = llvm.shl %1, %32 : i32", ""}, {"%r = llvm.lshr %1, %32 : i32", ""}, {"%r = llvm.ashr %1, %32 : i32", ""}, {"%r = llvm.shl %1, %31 : i32", "-2147483648"}, {"%r = llvm.lshr %min, %31 : i32", "1"},
	{"%r = llvm.ashr %min, %31 : i32", "-1"}, {"%r = llvm.shl %1, %minus : i32", ""},
	{"%b = llvm.sext %5 : i32 to i128\n%n = llvm.mlir.constant(128 : i128) : i128\n%c = llvm.shl %b, %n : i128\n%r = llvm.trunc %c : i128 to i32", ""},
	{"%b = llvm.sext %5 : i32 to i128\n%n = llvm.mlir.constant(127 : i128) : i128\n%c = llvm.shl %b, %n : i128\n%d = llvm.lshr %c, %n : i128\n%r = llvm.trunc %d : i128 to i32", "1"},
	{"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%d = llvm.mlir.constant(dense<[1, 32]> : vector<2xi32>) : vector<2xi32>\n%sh = llvm.shl %v, %d : vector<2xi32>\n%r = llvm.extractelement %sh[%0 : i32] : vector<2xi32>", "6"},
	{"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%d = llvm.mlir.constant(dense<[1, 32]> : vector<2xi32>) : vector<2xi32>\n%sh = llvm.shl %v, %d : vector<2xi32>\n%r = llvm.extractelement %sh[%1 : i32] : vector<2xi32>", ""},
	{"%r = llvm.intr.sshl.sat(%1, %32) : (i32, i32) -> i32", ""}, {"%r = llvm.intr.ushl.sat(%1, %32) : (i32, i32) -> i32", ""}, {"%r = llvm.intr.sshl.sat(%1, %31) : (i32, i32) -> i32", "2147483647"},
	// Intrinsics that may make poison.
	{`%r = "llvm.intr.abs"(%min) <{is_int_min_poison = true}> : (i32) -> i32`, ""}, {`%r = "llvm.intr.abs"(%min) <{is_int_min_poison = false}> : (i32) -> i32`, "-2147483648"},
	{`%r = "llvm.intr.abs"(%minus) <{is_int_min_poison = true}> : (i32) -> i32`, "1"},
	{`%r = "llvm.intr.ctlz"(%0) <{is_zero_poison = true}> : (i32) -> i32`, ""}, {`%r = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (i32) -> i32`, "32"}, {`%r = "llvm.intr.ctlz"(%5) <{is_zero_poison = true}> : (i32) -> i32`, "29"},
	{`%r = "llvm.intr.cttz"(%0) <{is_zero_poison = true}> : (i32) -> i32`, ""}, {`%r = "llvm.intr.cttz"(%0) <{is_zero_poison = false}> : (i32) -> i32`, "32"}, {`%r = "llvm.intr.cttz"(%min) <{is_zero_poison = true}> : (i32) -> i32`, "31"},
	{"%f = llvm.mlir.constant(2147483648.0 : f64) : f64\n%r = llvm.fptosi %f : f64 to i32", ""}, {"%f = llvm.mlir.constant(2147483647.5 : f64) : f64\n%r = llvm.fptosi %f : f64 to i32", "2147483647"},
	{"%f = llvm.mlir.constant(-2147483648.9 : f64) : f64\n%r = llvm.fptosi %f : f64 to i32", "-2147483648"}, {"%f = llvm.mlir.constant(-2147483649.0 : f64) : f64\n%r = llvm.fptosi %f : f64 to i32", ""},
	{"%f = llvm.mlir.constant(4294967295.5 : f64) : f64\n%r = llvm.fptoui %f : f64 to i32", "-1"}, {"%f = llvm.mlir.constant(4294967296.0 : f64) : f64\n%r = llvm.fptoui %f : f64 to i32", ""},
	{"%f = llvm.mlir.constant(-0.5 : f64) : f64\n%r = llvm.fptoui %f : f64 to i32", "0"}, {"%f = llvm.mlir.constant(-1.0 : f64) : f64\n%r = llvm.fptoui %f : f64 to i32", ""},
	{"%f = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64\n%r = llvm.fptosi %f : f64 to i32", ""}, {"%f = llvm.mlir.constant(2147483647.5 : f64) : f64\n%r = llvm.intr.lround(%f) : (f64) -> i32", ""},
	{"%f = llvm.mlir.constant(2147483646.5 : f64) : f64\n%r = llvm.intr.lround(%f) : (f64) -> i32", "2147483647"}, {"%f = llvm.mlir.constant(2.5 : f32) : f32\n%r = llvm.intr.lrint(%f) : (f32) -> i32", "2"},
	// Elements outside of vectors.
	{"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%k2 = llvm.mlir.constant(2 : i32) : i32\n%r = llvm.extractelement %v[%k2 : i32] : vector<2xi32>", ""},
	{"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%r = llvm.extractelement %v[%1 : i32] : vector<2xi32>", "4"}, {"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%r = llvm.extractelement %v[%undef : i32] : vector<2xi32>", ""},
	{"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%w = llvm.insertelement %5, %v[%32 : i32] : vector<2xi32>\n%r = llvm.extractelement %w[%0 : i32] : vector<2xi32>", ""},
	{"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%w = llvm.insertelement %5, %v[%1 : i32] : vector<2xi32>\n%r = llvm.extractelement %w[%0 : i32] : vector<2xi32>", "3"},
	{"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%w = llvm.shufflevector %v, %v [-1, 3] : vector<2xi32>\n%r = llvm.extractelement %w[%0 : i32] : vector<2xi32>", ""},
	{"%v = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>\n%w = llvm.shufflevector %v, %v [-1, 3] : vector<2xi32>\n%r = llvm.extractelement %w[%1 : i32] : vector<2xi32>", "4"},
	// What is computed of a value that is not defined is not defined, as far as it depends on it.
	{"%r = llvm.xor %undef, %1 : i32", ""}, {"%r = llvm.sub %5, %undef : i32", ""}, {"%r = llvm.mul %undef, %0 : i32", ""}, {"%r = llvm.and %undef, %0 : i32", "0"}, {"%r = llvm.and %0, %undef : i32", "0"},
	{"%r = llvm.or %undef, %minus : i32", "-1"}, {"%r = llvm.or %minus, %undef : i32", "-1"}, {"%r = llvm.or %undef, %0 : i32", ""}, {"%r = llvm.or disjoint %undef, %minus : i32", ""},
	{"%ff = llvm.mlir.constant(255 : i32) : i32\n%a = llvm.and %undef, %ff : i32\n%b = llvm.shl %5, %5 : i32\n%r = llvm.or %a, %b : i32", ""}, {"%ff = llvm.mlir.constant(255 : i32) : i32\n%a = llvm.and %undef, %ff : i32\n%r = llvm.or %a, %ff : i32", "255"},
	{"%t = llvm.trunc %undef : i32 to i8\n%r = llvm.zext %t : i8 to i32", ""}, {"%ff = llvm.mlir.constant(65280 : i32) : i32\n%a = llvm.and %undef, %ff : i32\n%t = llvm.trunc %a : i32 to i8\n%r = llvm.zext %t : i8 to i32", "0"},
	{"%ff = llvm.mlir.constant(65280 : i32) : i32\n%a = llvm.and %undef, %ff : i32\n%t = llvm.trunc %a : i32 to i8\n%u = llvm.add %t, %b7 : i8\n%r = llvm.zext %u : i8 to i32", "7"},
	{"%z = llvm.zext %b7 : i8 to i13\n%u = llvm.mlir.undef : i13\n%m = llvm.mlir.constant(-1 : i13) : i13\n%o = llvm.or %u, %m : i13\n%r = llvm.sext %o : i13 to i32", "-1"}, {"%u = llvm.mlir.undef : i100\n%m = llvm.mlir.constant(-1 : i100) : i100\n%o = llvm.or %m, %u : i100\n%r = llvm.trunc %o : i100 to i32", "-1"},
	{"%u = llvm.mlir.undef : i100\n%m = llvm.mlir.constant(0 : i100) : i100\n%o = llvm.and %m, %u : i100\n%n = llvm.add %o, %o : i100\n%r = llvm.trunc %n : i100 to i32", "0"},
	{"%r = llvm.sext %undefb : i8 to i32", ""}, {"%z = llvm.zext %undefb : i8 to i32\n%r = llvm.lshr %z, %5 : i32", ""}, {"%f = llvm.sitofp %undef : i32 to f32\n%r = llvm.bitcast %f : f32 to i32", ""},
	{"%f = llvm.bitcast %undef : i32 to f32\n%fg = llvm.fadd %f, %f : f32\n%r = llvm.bitcast %fg : f32 to i32", ""}, {"%f = llvm.bitcast %undef : i32 to f32\n%fg = llvm.intr.sqrt(%f) : (f32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", ""},
	{"%f = llvm.bitcast %undef : i32 to f32\n%fg = llvm.fpext %f : f32 to f64\n%h = llvm.fptrunc %fg : f64 to f32\n%r = llvm.bitcast %h : f32 to i32", ""}, {"%f = llvm.bitcast %undef : i32 to f32\n%r = llvm.fptosi %f : f32 to i32", ""},
	{"%f = llvm.bitcast %undef : i32 to f32\n%fg = llvm.intr.fma(%one, %one, %f) : (f32, f32, f32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", ""}, {"%f = llvm.bitcast %undef : i32 to f32\n%fg = llvm.intr.fma(%one, %f, %one) : (f32, f32, f32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", ""},
	{"%f = llvm.bitcast %undef : i32 to f32\n%fg = llvm.intr.fma(%f, %one, %one) : (f32, f32, f32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", ""}, {"%fg = llvm.intr.fma(%one, %one, %one) : (f32, f32, f32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", "1073741824"},
	{"%f = llvm.bitcast %undef : i32 to f32\n%fg = llvm.intr.powi(%f, %5) : (f32, i32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", ""}, {"%fg = llvm.intr.powi(%one, %undef) : (f32, i32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", ""},
	{"%fg = llvm.intr.ldexp(%one, %undef) : (f32, i32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", ""}, {"%fg = llvm.intr.ldexp(%one, %5) : (f32, i32) -> f32\n%r = llvm.bitcast %fg : f32 to i32", "1107296256"},
	{"%f = llvm.bitcast %undef : i32 to f32\n%b = \"llvm.intr.is.fpclass\"(%f) <{bit = 3 : i32}> : (f32) -> i1\n%r = llvm.zext %b : i1 to i32", ""}, {"%f = llvm.bitcast %undef : i32 to f32\n%b = llvm.fcmp \"oeq\" %f, %one : f32\n%r = llvm.zext %b : i1 to i32", ""},
	{"%f = llvm.bitcast %undef : i32 to f32\n%b = llvm.fcmp \"oeq\" %one, %f : f32\n%r = llvm.zext %b : i1 to i32", ""}, {"%b = llvm.icmp \"eq\" %5, %undef : i32\n%r = llvm.zext %b : i1 to i32", ""},
	{"%f = llvm.bitcast %undef : i32 to f32\n%r = llvm.intr.lrint(%f) : (f32) -> i32", ""}, {"%f = llvm.bitcast %undef : i32 to f32\n%fg = llvm.fneg %f : f32\n%r = llvm.bitcast %fg : f32 to i32", ""},
	{"%r = llvm.intr.bswap(%undef) : (i32) -> i32", ""}, {"%r = llvm.intr.smax(%undef, %5) : (i32, i32) -> i32", ""}, {"%r = llvm.intr.sadd.sat(%5, %undef) : (i32, i32) -> i32", ""}, {"%r = llvm.intr.fshl(%5, %5, %undef) : (i32, i32, i32) -> i32", ""},
	{`%r = "llvm.intr.ctlz"(%undef) <{is_zero_poison = false}> : (i32) -> i32`, ""}, {"%c = llvm.trunc %undef : i32 to i1\n%r = llvm.select %c, %5, %5 : i1, i32", ""}, {"%r = llvm.select %yes, %5, %undef : i1, i32", "5"}, {"%r = llvm.select %no, %5, %undef : i1, i32", ""},
	{`%s2 = "llvm.intr.sadd.with.overflow"(%undef, %5) : (i32, i32) -> !llvm.struct<(i32, i1)>` + "\n%b = llvm.extractvalue %s2[1] : !llvm.struct<(i32, i1)>\n%r = llvm.zext %b : i1 to i32", ""},
	{`%s2 = "llvm.intr.sadd.with.overflow"(%5, %undef) : (i32, i32) -> !llvm.struct<(i32, i1)>` + "\n%r = llvm.extractvalue %s2[0] : !llvm.struct<(i32, i1)>", ""},
	{"%r = llvm.freeze %undef : i32", "0"}, {"%ff = llvm.mlir.constant(65280 : i32) : i32\n%a = llvm.or %undef, %ff : i32\n%r = llvm.freeze %a : i32", "65280"},
	// Exact divisions and shifts leave no rest; disjoint numbers have no common bit.
	{"%r = llvm.udiv exact %5, %2 : i32", ""}, {"%r = llvm.udiv exact %6, %2 : i32", "3"}, {"%r = llvm.sdiv exact %5, %2 : i32", ""}, {"%r = llvm.sdiv exact %minus, %minus : i32", "1"}, {"%r = llvm.lshr exact %5, %1 : i32", ""},
	{"%r = llvm.lshr exact %6, %1 : i32", "3"}, {"%r = llvm.ashr exact %minus, %1 : i32", ""}, {"%r = llvm.ashr exact %min, %1 : i32", "-1073741824"}, {"%r = llvm.or disjoint %5, %1 : i32", ""}, {"%r = llvm.or disjoint %5, %2 : i32", "7"},
	// Memory remembers which bytes are defined.
	{"llvm.store %undef, %s : i32, !llvm.ptr\n%r = llvm.load %s : !llvm.ptr -> i32", ""}, {"llvm.store %undef, %s : i32, !llvm.ptr\nllvm.store %5, %s : i32, !llvm.ptr\n%r = llvm.load %s : !llvm.ptr -> i32", "5"},
	{"llvm.store %undef, %s : i32, !llvm.ptr\nllvm.store %b7, %s : i8, !llvm.ptr\n%r = llvm.load %s : !llvm.ptr -> i32", ""}, {"llvm.store %undef, %s : i32, !llvm.ptr\nllvm.store %b7, %s : i8, !llvm.ptr\n%v = llvm.load %s : !llvm.ptr -> i8\n%r = llvm.zext %v : i8 to i32", "7"},
	{"\"llvm.intr.memset\"(%s, %undefb, %w4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n%r = llvm.load %s : !llvm.ptr -> i32", ""},
	{"llvm.store %undef, %s : i32, !llvm.ptr\n%q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i32\n\"llvm.intr.memcpy\"(%q, %s, %w4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.load %q : !llvm.ptr -> i32", ""},
	{"llvm.store %undef, %s : i32, !llvm.ptr\n%o = llvm.atomicrmw add %s, %5 monotonic : !llvm.ptr, i32\n%r = llvm.load %s : !llvm.ptr -> i32", ""}, {"llvm.store %5, %s : i32, !llvm.ptr\n%o = llvm.atomicrmw add %s, %undef monotonic : !llvm.ptr, i32\n%r = llvm.load %s : !llvm.ptr -> i32", ""},
	{"llvm.store %undef, %s : i32, !llvm.ptr\n%o = llvm.atomicrmw xchg %s, %5 monotonic : !llvm.ptr, i32\n%r = llvm.load %s : !llvm.ptr -> i32", "5"},
	{"%fu = llvm.bitcast %undef : i32 to f32\nllvm.store %fu, %s : f32, !llvm.ptr\n%o = llvm.atomicrmw fadd %s, %one monotonic : !llvm.ptr, f32\n%r = llvm.load %s : !llvm.ptr -> i32", ""},
	{"%two = llvm.mlir.constant(2 : i8) : i8\nllvm.store %two, %s : i8, !llvm.ptr\n%b = llvm.load %s : !llvm.ptr -> i1\n%r = llvm.zext %b : i1 to i32", "0"}, {"%three = llvm.mlir.constant(3 : i8) : i8\nllvm.store %three, %s : i8, !llvm.ptr\n%b = llvm.load %s : !llvm.ptr -> i1\n%r = llvm.zext %b : i1 to i32", "1"},
	{"%f8 = llvm.mlir.undef : f80\n%f9 = llvm.mlir.constant(2.0 : f80) : f80\n%f10 = llvm.fadd %f9, %f8 : f80\n%r = llvm.fptosi %f10 : f80 to i32", ""}, {"%f9 = llvm.mlir.constant(2.0 : f80) : f80\n%f10 = llvm.fadd %f9, %f9 : f80\n%r = llvm.fptosi %f10 : f80 to i32", "4"},
	// Lanes: poison stays in its lane, and a reduction collects it.
	{"%u = llvm.mlir.undef : vector<2xi32>\n%v = llvm.insertelement %5, %u[%1 : i32] : vector<2xi32>\n%w = llvm.add %v, %v : vector<2xi32>\n%r = llvm.extractelement %w[%1 : i32] : vector<2xi32>", "10"},
	{"%u = llvm.mlir.undef : vector<2xi32>\n%v = llvm.insertelement %5, %u[%1 : i32] : vector<2xi32>\n%r = \"llvm.intr.vector.reduce.add\"(%v) : (vector<2xi32>) -> i32", ""},
	{"%m = llvm.intr.get.active.lane.mask %undefw, %w4 : i64, i64 to vector<4xi1>\n%b = llvm.extractelement %m[%0 : i32] : vector<4xi1>\n%r = llvm.zext %b : i1 to i32", ""},
	{"%m = llvm.intr.get.active.lane.mask %w3, %w4 : i64, i64 to vector<4xi1>\n%b = llvm.extractelement %m[%1 : i32] : vector<4xi1>\n%r = llvm.zext %b : i1 to i32", "0"},
	{"%m = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>\n%v = llvm.intr.masked.load %g, %m {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%1 : i32] : vector<2xi32>", ""},
	{"%m = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>\n%v = llvm.intr.masked.load %g, %m {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>", "1"},
	// Constants of all kinds.
	{"%c = llvm.mlir.constant([5 : i32, 2.5 : f64]) : !llvm.struct<(i32, f64)>\n%r = llvm.extractvalue %c[0] : !llvm.struct<(i32, f64)>", "5"}, {"%c = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>\n%r = llvm.extractvalue %c[1, 0] : !llvm.array<2 x array<2 x i32>>", "3"},
	{"%c = llvm.mlir.constant(\"ab\") : !llvm.array<2 x i8>\n%d = llvm.extractvalue %c[1] : !llvm.array<2 x i8>\n%r = llvm.zext %d : i8 to i32", "98"}, {"%c = llvm.mlir.zero : !llvm.struct<(i8, i32)>\n%r = llvm.extractvalue %c[1] : !llvm.struct<(i8, i32)>", "0"},
	{"%c = llvm.mlir.undef : !llvm.struct<(i8, i32)>\n%d = llvm.insertvalue %5, %c[1] : !llvm.struct<(i8, i32)>\n%r = llvm.extractvalue %d[1] : !llvm.struct<(i8, i32)>", "5"},
	{"%c = llvm.mlir.undef : !llvm.struct<(i8, i32)>\n%d = llvm.insertvalue %5, %c[1] : !llvm.struct<(i8, i32)>\n%e = llvm.extractvalue %d[0] : !llvm.struct<(i8, i32)>\n%r = llvm.zext %e : i8 to i32", ""},
	// Intrinsics that only give their operand, or a constant.
	{"%r = llvm.intr.expect %5, %1 : i32", "5"}, {"%r = llvm.intr.expect.with.probability %5, %1, 5.0e-01 : i32", "5"}, {"%b = \"llvm.intr.is.constant\"(%5) : (i32) -> i1\n%r = llvm.zext %b : i1 to i32", "0"},
	{"%p = llvm.intr.launder.invariant.group %g : !llvm.ptr\n%r = llvm.load %p : !llvm.ptr -> i32", "1"}, {"%p = llvm.intr.strip.invariant.group %g : !llvm.ptr\n%r = llvm.load %p : !llvm.ptr -> i32", "1"},
	{"llvm.intr.lifetime.start 16, %s : !llvm.ptr\nllvm.store %5, %s : i32, !llvm.ptr\n%r = llvm.load %s : !llvm.ptr -> i32\nllvm.intr.lifetime.end 16, %s : !llvm.ptr", "5"},
	{"llvm.fence seq_cst\n%r = llvm.add %5, %5 : i32", "10"}, {"%sa = \"llvm.intr.ssa.copy\"(%5) : (i32) -> i32\n%r = llvm.add %sa, %1 : i32", "6"},
	{"%i = llvm.ptrtoint %g : !llvm.ptr to i64\n%m = llvm.mlir.constant(-16 : i64) : i64\n%p = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i8\n%q = llvm.intr.ptrmask %p, %m4 : (!llvm.ptr, i64) -> !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i32", "1"},
	// Control flow.
	{"llvm.switch %5 : i32, ^d [\n5: ^a,\n-1: ^b\n]\n^a:\nllvm.br ^e(%1 : i32)\n^b:\nllvm.br ^e(%2 : i32)\n^d:\nllvm.br ^e(%0 : i32)\n^e(%r: i32):", "1"}, {"llvm.switch %minus : i32, ^d [\n5: ^a,\n-1: ^b\n]\n^a:\nllvm.br ^e(%1 : i32)\n^b:\nllvm.br ^e(%2 : i32)\n^d:\nllvm.br ^e(%0 : i32)\n^e(%r: i32):", "2"},
	{"llvm.switch %6 : i32, ^e(%32 : i32) [\n5: ^e(%1 : i32)\n]\n^e(%r: i32):", "32"}, {"llvm.switch %undef : i32, ^e(%32 : i32) [\n5: ^e(%1 : i32)\n]\n^e(%r: i32):", ""},
	{"llvm.br ^a(%1, %5 : i32, i32)\n^a(%x: i32, %y: i32):\n%c = llvm.icmp \"eq\" %x, %1 : i32\nllvm.cond_br %c, ^a(%y, %x : i32, i32), ^b\n^b:\n%m = llvm.mul %x, %32 : i32\n%r = llvm.add %m, %y : i32", "161"},
	{"llvm.cond_br %no, ^a, ^b\n^a:\nllvm.unreachable\n^b:\n%r = llvm.add %1, %1 : i32", "2"},
}

// more stands behind before: what these programs use besides.
const more = `
  %2 = llvm.mlir.constant(2 : i32) : i32
  %6 = llvm.mlir.constant(6 : i32) : i32
  %31 = llvm.mlir.constant(31 : i32) : i32
  %32 = llvm.mlir.constant(32 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %m4 = llvm.mlir.constant(-4 : i64) : i64
  %undefb = llvm.mlir.undef : i8
  %undefw = llvm.mlir.poison : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
`

func TestResults(t *testing.T) {
	for _, p := range results {
		r, _, err := run(t, before+more+p.text+"\nllvm.return %r : i32\n}")
		if p.want == "" {
			if f, ok := err.(*llvmexec.Fault); !ok || f.Kind != llvmexec.Undefined {
				t.Errorf("got %v and %v, want a fault of a value that is not defined:\n%s", r, err, p.text)
			}
			continue
		}
		if err != nil || len(r) != 1 || decimal(uint32(r[0])) != p.want {
			t.Errorf("got %v and %v, want %s:\n%s", r, err, p.want, p.text)
		}
	}
}

func decimal(v uint32) string { return strconv.Itoa(int(int32(v))) }
