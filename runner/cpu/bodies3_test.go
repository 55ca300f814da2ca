package cpu_test

import (
	"fmt"
	"strings"
)

func quadBody() string {
	return floats + `%v4 = spirv.CompositeConstruct %x, %y, %i, %c7 : (i32, i32, i32, i32) -> vector<4xi32>
%b8 = spirv.SConvert %x : i32 to i8
%big = spirv.SGreaterThan %x, %c2 : i32
%a0 = spirv.opaque.inst "OpGroupNonUniformQuadSwap"(%c3, %x, %c0) : (i32, i32, i32) -> i32
out i32 %a0
%a1 = spirv.opaque.inst "OpGroupNonUniformQuadSwap"(%c3, %v4, %c1) : (i32, vector<4xi32>, i32) -> vector<4xi32>
out vector<4xi32> %a1
%a2 = spirv.opaque.inst "OpGroupNonUniformQuadSwap"(%c3, %e, %c2) : (i32, f64, i32) -> f64
out f64 %a2
%b0 = spirv.opaque.inst "OpGroupNonUniformQuadBroadcast"(%c3, %x, %c2) : (i32, i32, i32) -> i32
out i32 %b0
%b1 = spirv.GroupNonUniformBroadcast <Subgroup> %b8, %c1 : i8, i32
out i8 %b1
%b2 = spirv.GroupNonUniformBroadcast <Subgroup> %v3, %c3 : vector<3xf32>, i32
out vector<3xf32> %b2
%b3 = spirv.opaque.inst "OpGroupNonUniformBroadcastFirst"(%c3, %big) : (i32, i1) -> i1
out i1 %b3
%r0 = spirv.GroupNonUniformRotateKHR <Subgroup> %x, %c1 : i32, i32 -> i32
out i32 %r0
%r1 = spirv.GroupNonUniformRotateKHR <Subgroup> %x, %c3, cluster_size(%c2) : i32, i32, i32 -> i32
out i32 %r1
%k = spirv.BitwiseAnd %y, %c3 : i32
%s0 = spirv.GroupNonUniformShuffle <Subgroup> %x, %k : i32, i32
out i32 %s0
%pair = spirv.CompositeConstruct %x, %y : (i32, i32) -> vector<2xi32>
%same0 = spirv.opaque.inst "OpGroupNonUniformAllEqual"(%c3, %pair) : (i32, vector<2xi32>) -> i1
out i1 %same0
%cc = spirv.CompositeConstruct %c1, %x : (i32, i32) -> vector<2xi32>
%same1 = spirv.opaque.inst "OpGroupNonUniformAllEqual"(%c3, %cc) : (i32, vector<2xi32>) -> i1
out i1 %same1
%ones = spirv.CompositeConstruct %one, %c7 : (i32, i32) -> vector<2xi32>
%same2 = spirv.opaque.inst "OpGroupNonUniformAllEqual"(%c3, %ones) : (i32, vector<2xi32>) -> i1
out i1 %same2
%same3 = spirv.opaque.inst "OpGroupNonUniformAllEqual"(%c3, %onef) : (i32, f32) -> i1
out i1 %same3
%same4 = spirv.opaque.inst "OpGroupNonUniformAllEqual"(%c3, %w2) : (i32, vector<2xf32>) -> i1
out i1 %same4
%kb = spirv.opaque.inst "OpSubgroupBallotKHR"(%big) : (i1) -> vector<4xi32>
out vector<4xi32> %kb
%kf = spirv.opaque.inst "OpSubgroupFirstInvocationKHR"(%x) : (i32) -> i32
out i32 %kf
%kr = spirv.opaque.inst "OpSubgroupReadInvocationKHR"(%x, %c2) : (i32, i32) -> i32
out i32 %kr
%kany = spirv.opaque.inst "OpSubgroupAnyKHR"(%big) : (i1) -> i1
out i1 %kany
%kall = spirv.opaque.inst "OpSubgroupAllKHR"(%big) : (i1) -> i1
out i1 %kall
%keq = spirv.opaque.inst "OpSubgroupAllEqualKHR"(%big) : (i1) -> i1
out i1 %keq
`
}

func groupBody() string {
	text := floats + "%l = spirv.SConvert %x : i32 to i64\n%b = spirv.SConvert %x : i32 to i8\n%p = spirv.CompositeConstruct %x, %y : (i32, i32) -> vector<2xi32>\n%big = spirv.SGreaterThan %x, %c2 : i32\n"
	n := 0
	put := func(names, v, typ string) {
		for _, name := range strings.Fields(names) {
			how := []string{"Reduce", "InclusiveScan", "ExclusiveScan"}[n%3]
			text += fmt.Sprintf("%%g%d = spirv.opaque.inst \"OpGroupNonUniform%s\"(%%c3, %%%s) [unit, %q, unit] : (i32, %s) -> %s\nout %s %%g%d\n", n, name, v, how, typ, typ, typ, n)
			n++
		}
	}
	put("IAdd IMul SMin UMin SMax UMax BitwiseAnd BitwiseOr BitwiseXor IAdd IMul SMin UMin SMax UMax BitwiseAnd BitwiseOr BitwiseXor SMin UMin", "x", "i32")
	put("FAdd FMul FMin FMax FAdd FMin FMax", "hf", "f32")
	put("LogicalAnd LogicalOr LogicalXor LogicalAnd", "big", "i1")
	put("SMin SMax UMin BitwiseAnd", "b", "i8")
	put("SMin SMax IMul", "l", "i64")
	put("IMul SMax", "p", "vector<2xi32>")
	put("FMax FMul", "e", "f64")
	return text
}

func integerBody() string {
	text := `%cast = spirv.Constant 31 : i32
%u = spirv.BitwiseAnd %x, %cast : i32
`
	for _, w := range []string{"8", "16", "64"} {
		text += strings.NewReplacer("W", w).Replace(`%xW = spirv.SConvert %x : i32 to iW
%yW = spirv.SConvert %y : i32 to iW
%zW = spirv.UConvert %y : i32 to iW
%amount = spirv.BitwiseAnd %i, %c7 : i32
%qW = spirv.SDiv %xW, %yW : iW
%rW = spirv.UMod %xW, %yW : iW
%sW = spirv.SMod %xW, %yW : iW
%tW = spirv.UDiv %zW, %yW : iW
%aW = spirv.ShiftLeftLogical %xW, %amount : iW, i32
%bW = spirv.ShiftRightLogical %xW, %amount : iW, i32
%cW = spirv.ShiftRightArithmetic %xW, %yW7 : iW, i64
%dW = spirv.BitFieldInsert %xW, %yW, %c2, %c3 : iW, i32, i32
%eW = spirv.BitFieldSExtract %xW, %c1, %c5 : iW, i32, i32
%fW = spirv.BitFieldUExtract %xW, %c1, %c5 : iW, i32, i32
`)
		text = strings.ReplaceAll(text, "%y"+w+"7", "%wide")
		text = strings.ReplaceAll(text, "%amount = ", "%amount"+w+" = ")
		text = strings.ReplaceAll(text, ", %amount :", ", %amount"+w+" :")
		for _, v := range strings.Split("q r s t a b c d e f", " ") {
			text += "out i" + w + " %" + v + w + "\n"
		}
	}
	return "%wide0 = spirv.UConvert %i : i32 to i64\n%wide3 = spirv.Constant 7 : i64\n%wide = spirv.BitwiseAnd %wide0, %wide3 : i64\n" + text + `%p = spirv.CompositeConstruct %x, %y : (i32, i32) -> vector<2xi32>
%bytes = spirv.CompositeConstruct %x8, %y8, %q8, %r8 : (i8, i8, i8, i8) -> vector<4xi8>
%halves = spirv.CompositeConstruct %x16, %y16 : (i16, i16) -> vector<2xi16>
%d0 = spirv.opaque.inst "OpSDot"(%bytes, %bytes) : (vector<4xi8>, vector<4xi8>) -> i32
out i32 %d0
%d1 = spirv.opaque.inst "OpUDot"(%halves, %halves) : (vector<2xi16>, vector<2xi16>) -> i64
out i64 %d1
%d2 = spirv.opaque.inst "OpSUDot"(%bytes, %bytes) : (vector<4xi8>, vector<4xi8>) -> i32
out i32 %d2
%top = spirv.Constant 2147483600 : i32
%d3 = spirv.opaque.inst "OpSDotAccSat"(%bytes, %bytes, %top) : (vector<4xi8>, vector<4xi8>, i32) -> i32
out i32 %d3
%negative = spirv.Constant -10 : i32
%d4 = spirv.opaque.inst "OpUDotAccSat"(%bytes, %bytes, %negative) : (vector<4xi8>, vector<4xi8>, i32) -> i32
out i32 %d4
`
}

func matrixBody() string {
	return floats + `%m32 = spirv.CompositeConstruct %v2, %w2, %v2 : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> !spirv.matrix<3 x vector<2xf32>>
%mv = spirv.opaque.inst "OpMatrixTimesVector"(%m32, %v3) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>) -> vector<2xf32>
out vector<2xf32> %mv
%vm = spirv.opaque.inst "OpVectorTimesMatrix"(%w2, %m32) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf32>
out vector<3xf32> %vm
%u3 = spirv.CompositeConstruct %onef, %g, %fy : (f32, f32, f32) -> vector<3xf32>
%m33 = spirv.CompositeConstruct %v3, %w3, %u3 : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> !spirv.matrix<3 x vector<3xf32>>
` + extended(0, "Determinant", "%m33", "!spirv.matrix<3 x vector<3xf32>>", "f32") + `
%c0v = spirv.CompositeConstruct %f3, %hf, %hg, %onef : (f32, f32, f32, f32) -> vector<4xf32>
%c1v = spirv.CompositeConstruct %onef, %f3, %hg, %hf : (f32, f32, f32, f32) -> vector<4xf32>
%c2v = spirv.CompositeConstruct %hg, %f3, %onef, %onef : (f32, f32, f32, f32) -> vector<4xf32>
%c3v = spirv.CompositeConstruct %zf, %hf, %f3, %hf : (f32, f32, f32, f32) -> vector<4xf32>
%m44 = spirv.CompositeConstruct %c0v, %c1v, %c2v, %c3v : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> !spirv.matrix<4 x vector<4xf32>>
` + extended(1, "Determinant", "%m44", "!spirv.matrix<4 x vector<4xf32>>", "f32") + extended(2, "MatrixInverse", "%m44", "!spirv.matrix<4 x vector<4xf32>>", "!spirv.matrix<4 x vector<4xf32>>") + `
%row0 = spirv.CompositeConstruct %e, %d3 : (f64, f64) -> vector<2xf64>
%row1 = spirv.CompositeConstruct %d3, %dy : (f64, f64) -> vector<2xf64>
%m22 = spirv.CompositeConstruct %row0, %row1 : (vector<2xf64>, vector<2xf64>) -> !spirv.matrix<2 x vector<2xf64>>
` + extended(3, "Determinant", "%m22", "!spirv.matrix<2 x vector<2xf64>>", "f64") + `
%mm = spirv.MatrixTimesMatrix %m32, %m33 : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
out !spirv.matrix<3 x vector<2xf32>> %mm
%tr = spirv.Transpose %m32 : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf32>>
out !spirv.matrix<2 x vector<3xf32>> %tr
`
}

const (
	atomicGlobals = "spirv.GlobalVariable @words bind(0, 2) : " + ssbo + "\nspirv.GlobalVariable @longs bind(0, 3) : " + longs + "\n"
	longs         = `!spirv.ptr<!spirv.struct<(!spirv.rtarray<i64, stride=8> [0]), Block>, StorageBuffer>`
	longChain     = longs + `, i32, i32 -> !spirv.ptr<i64, StorageBuffer>`
)

const atomicBody = `%words = spirv.mlir.addressof @words : ` + ssbo + `
%longs = spirv.mlir.addressof @longs : ` + longs + `
%p = spirv.AccessChain %words[%c0, %i] : ` + chain + `
%q = spirv.AccessChain %longs[%c0, %i] : ` + longChain + `
%a0 = spirv.AtomicCompareExchange <Device> <None> <None> %p, %c7, %x : !spirv.ptr<i32, StorageBuffer>
out i32 %a0
%a1 = spirv.AtomicCompareExchange <Device> <None> <None> %p, %c7, %a0 : !spirv.ptr<i32, StorageBuffer>
out i32 %a1
%a2 = spirv.opaque.inst "OpAtomicLoad"(%p, %c1, %c0) : (!spirv.ptr<i32, StorageBuffer>, i32, i32) -> i32
out i32 %a2
spirv.opaque.inst "OpAtomicStore"(%p, %c1, %c0, %y) : (!spirv.ptr<i32, StorageBuffer>, i32, i32, i32) -> ()
%a3 = spirv.AtomicSMax <Device> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
%a4 = spirv.AtomicUMin <Device> <None> %p, %c7 : !spirv.ptr<i32, StorageBuffer>
%a5 = spirv.AtomicXor <Device> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
%a6 = spirv.AtomicOr <Device> <None> %p, %c5 : !spirv.ptr<i32, StorageBuffer>
%a7 = spirv.AtomicAnd <Device> <None> %p, %y : !spirv.ptr<i32, StorageBuffer>
%a8 = spirv.AtomicISub <Device> <None> %p, %c2 : !spirv.ptr<i32, StorageBuffer>
%a9 = spirv.AtomicSMin <Device> <None> %p, %c2 : !spirv.ptr<i32, StorageBuffer>
%a10 = spirv.AtomicUMax <Device> <None> %p, %x : !spirv.ptr<i32, StorageBuffer>
out i32 %a3
out i32 %a4
out i32 %a5
out i32 %a6
out i32 %a7
out i32 %a8
out i32 %a9
out i32 %a10
%l = spirv.SConvert %x : i32 to i64
%b0 = spirv.AtomicIAdd <Device> <None> %q, %l : !spirv.ptr<i64, StorageBuffer>
%b1 = spirv.AtomicIIncrement <Device> <None> %q : !spirv.ptr<i64, StorageBuffer>
%b2 = spirv.AtomicIDecrement <Device> <None> %q : !spirv.ptr<i64, StorageBuffer>
%b3 = spirv.AtomicExchange <Device> <None> %q, %b0 : !spirv.ptr<i64, StorageBuffer>
out i64 %b0
out i64 %b1
out i64 %b2
out i64 %b3
`

// callGlobals has functions with pointers, several returns, and a loop.
const callGlobals = `spirv.func @sign(%v: i32) -> i32 "None" {
  %zero = spirv.Constant 0 : i32
  %seven = spirv.Constant 7 : i32
  %less = spirv.SLessThan %v, %zero : i32
  spirv.mlir.selection {
    spirv.BranchConditional %less, ^yes, ^no
  ^yes:
    spirv.ReturnValue %seven : i32
  ^no:
    spirv.mlir.merge
  }
  spirv.ReturnValue %v : i32
}
spirv.func @bump(%p: !spirv.ptr<i32, Function>, %n: i32) "None" {
  %old = spirv.Load "Function" %p : i32
  %new = spirv.IAdd %old, %n : i32
  spirv.Store "Function" %p, %new : i32
  spirv.Return
}
spirv.func @both(%p: !spirv.ptr<i32, Function>, %n: i32) -> vector<2xi32> "None" {
  spirv.FunctionCall @bump(%p, %n) : (!spirv.ptr<i32, Function>, i32) -> ()
  %old = spirv.Load "Function" %p : i32
  %s = spirv.FunctionCall @sign(%n) : (i32) -> i32
  %r = spirv.CompositeConstruct %old, %s : (i32, i32) -> vector<2xi32>
  spirv.ReturnValue %r : vector<2xi32>
}
`

const callBody = `%v = spirv.Variable init(%c5) : !spirv.ptr<i32, Function>
%w = spirv.Variable init(%c7) : !spirv.ptr<i32, Function>
%a = spirv.FunctionCall @sign(%x) : (i32) -> i32
out i32 %a
spirv.FunctionCall @bump(%v, %x) : (!spirv.ptr<i32, Function>, i32) -> ()
%b = spirv.FunctionCall @both(%v, %y) : (!spirv.ptr<i32, Function>, i32) -> vector<2xi32>
out vector<2xi32> %b
%c = spirv.FunctionCall @both(%w, %x) : (!spirv.ptr<i32, Function>, i32) -> vector<2xi32>
out vector<2xi32> %c
%d = spirv.Load "Function" %v : i32
out i32 %d
`

const coopGlobals = `spirv.GlobalVariable @f bind(0, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>
spirv.GlobalVariable @h bind(0, 3) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f16, stride=2> [0]), Block>, StorageBuffer>
spirv.GlobalVariable @b bind(0, 4) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0]), Block>, StorageBuffer>
spirv.GlobalVariable @w bind(1, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>
spirv.GlobalVariable @wi bind(1, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
`

const coopBody = `%fv = spirv.mlir.addressof @f : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>
%f = spirv.AccessChain %fv[%c0, %c0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
%hv = spirv.mlir.addressof @h : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f16, stride=2> [0]), Block>, StorageBuffer>
%h = spirv.AccessChain %hv[%c0, %c0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f16, stride=2> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<f16, StorageBuffer>
%bv = spirv.mlir.addressof @b : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0]), Block>, StorageBuffer>
%b = spirv.AccessChain %bv[%c0, %c0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<i8, StorageBuffer>
%wv = spirv.mlir.addressof @w : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>
%w = spirv.AccessChain %wv[%c0, %c0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
%wiv = spirv.mlir.addressof @wi : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
%wi = spirv.AccessChain %wiv[%c0, %c0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
%A = spirv.KHR.CooperativeMatrixLoad %f, %c3, <RowMajor> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<5x3xf32, Subgroup, MatrixA>
%B = spirv.KHR.CooperativeMatrixLoad %f, %c5, <ColumnMajor> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<3x3xf32, Subgroup, MatrixB>
%C = spirv.KHR.CooperativeMatrixLoad %f, %c3, <RowMajor> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>
%D = spirv.KHR.CooperativeMatrixMulAdd %A, %B, %C : !spirv.coopmatrix<5x3xf32, Subgroup, MatrixA>, !spirv.coopmatrix<3x3xf32, Subgroup, MatrixB> -> !spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>
%E = spirv.FAdd %D, %C : !spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>
%F = spirv.FNegate %E : !spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>
%S = spirv.opaque.inst "OpMatrixTimesScalar"(%F, %fx) : (!spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>, f32) -> !spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>
spirv.KHR.CooperativeMatrixStore %w, %F, %c3, <RowMajor> : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>, i32
%s0 = spirv.CompositeExtract %S[1 : i32] : !spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>
out f32 %s0
%P = spirv.KHR.CooperativeMatrixLoad %b, %c4, <RowMajor> : !spirv.ptr<i8, StorageBuffer>, i32 -> !spirv.coopmatrix<3x4xi8, Subgroup, MatrixA>
%Q = spirv.KHR.CooperativeMatrixLoad %b, %c4, <ColumnMajor> : !spirv.ptr<i8, StorageBuffer>, i32 -> !spirv.coopmatrix<4x3xi8, Subgroup, MatrixB>
%Z = spirv.CompositeConstruct %c7 : (i32) -> !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
%R0 = spirv.KHR.CooperativeMatrixMulAdd %P, %Q, %Z, <ASigned> : !spirv.coopmatrix<3x4xi8, Subgroup, MatrixA>, !spirv.coopmatrix<4x3xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
%r0 = spirv.CompositeExtract %R0[0 : i32] : !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
out i32 %r0
%R1 = spirv.KHR.CooperativeMatrixMulAdd %P, %Q, %Z, <BSigned> : !spirv.coopmatrix<3x4xi8, Subgroup, MatrixA>, !spirv.coopmatrix<4x3xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
%r1 = spirv.CompositeExtract %R1[0 : i32] : !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
out i32 %r1
%R2 = spirv.KHR.CooperativeMatrixMulAdd %P, %Q, %Z, <ASigned|BSigned|CSigned|ResultSigned> : !spirv.coopmatrix<3x4xi8, Subgroup, MatrixA>, !spirv.coopmatrix<4x3xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
%r2 = spirv.CompositeExtract %R2[0 : i32] : !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
out i32 %r2
%R3 = spirv.KHR.CooperativeMatrixMulAdd %P, %Q, %Z : !spirv.coopmatrix<3x4xi8, Subgroup, MatrixA>, !spirv.coopmatrix<4x3xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
%r3 = spirv.CompositeExtract %R3[0 : i32] : !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>
out i32 %r3
spirv.KHR.CooperativeMatrixStore %wi, %R3, %c3, <ColumnMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<3x3xi32, Subgroup, MatrixAcc>, i32
%I = spirv.SConvert %P : !spirv.coopmatrix<3x4xi8, Subgroup, MatrixA> to !spirv.coopmatrix<3x4xi32, Subgroup, MatrixA>
%i0 = spirv.CompositeExtract %I[2 : i32] : !spirv.coopmatrix<3x4xi32, Subgroup, MatrixA>
out i32 %i0
%n = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<5x3xf32, Subgroup, MatrixAcc>
out i32 %n
`

// specGlobals has constants that are computed of others.
const specGlobals = `spirv.SpecConstant @s spec_id(3) = 40 : i32
spirv.SpecConstant @b spec_id(4) = true
spirv.SpecConstant @l spec_id(5) = 0x123456789 : i64
spirv.SpecConstant @n spec_id(6) = -3 : i8
spirv.SpecConstantComposite @pair (@s, @s) : vector<2xi32>
spirv.GlobalVariable @v initializer(@pair) : !spirv.ptr<vector<2xi32>, Private>
spirv.GlobalVariable @v8 initializer(@n) : !spirv.ptr<i8, Private>
`

func openBody() string {
	text := floats + `%kx = spirv.SConvert %x : i32 to i16
%ky = spirv.SConvert %y : i32 to i16
%l = spirv.SConvert %x : i32 to i64
`
	for i, c := range []struct{ name, operands, types, result string }{
		{"mad", "%g, %hf, %f3", "f32, f32, f32", "f32"}, {"fma", "%e, %dy, %d3", "f64, f64, f64", "f64"}, {"rsqrt", "%f3", "f32", "f32"}, {"trunc", "%g", "f32", "f32"},
		{"copysign", "%g, %hf", "f32, f32", "f32"}, {"popcount", "%x", "i32", "i32"}, {"s_add_sat", "%x, %y", "i32, i32", "i32"}, {"u_sub_sat", "%x, %y", "i32, i32", "i32"},
		{"s_sub_sat", "%kx, %ky", "i16, i16", "i16"}, {"u_add_sat", "%x, %y", "i32, i32", "i32"}, {"degrees", "%hg", "f32", "f32"}, {"ldexp", "%g, %c3", "f32, i32", "f32"},
	} {
		text += openCL(i, c.name, c.operands, c.types, c.result)
	}
	return text + `%copied = spirv.opaque.inst "OpCopyObject"(%g) : (f32) -> f32
out f32 %copied
%kept = spirv.opaque.inst "OpSConvert"(%x) : (i32) -> i32
out i32 %kept
%same = spirv.opaque.inst "OpBitcast"(%x) : (i32) -> i32
out i32 %same
%s = spirv.mlir.referenceof @s : i32
%b = spirv.mlir.referenceof @b : i1
%ls = spirv.mlir.referenceof @l : i64
%pair = spirv.mlir.referenceof @pair : vector<2xi32>
%sum = spirv.SpecConstantOperation wraps "spirv.IAdd"(%s, %s) : (i32, i32) -> i32
%low = spirv.SpecConstantOperation wraps "spirv.UConvert"(%ls) : (i64) -> i32
%chosen = spirv.SpecConstantOperation wraps "spirv.Select"(%b, %sum, %low) : (i1, i32, i32) -> i32
out i32 %s
out i1 %b
out i64 %ls
out i32 %sum
out i32 %low
out i32 %chosen
%v = spirv.mlir.addressof @v : !spirv.ptr<vector<2xi32>, Private>
%p1 = spirv.AccessChain %v[%one] : !spirv.ptr<vector<2xi32>, Private>, i32 -> !spirv.ptr<i32, Private>
spirv.Store "Private" %p1, %x : i32
%vl = spirv.Load "Private" %v : vector<2xi32>
out vector<2xi32> %vl
%v8 = spirv.mlir.addressof @v8 : !spirv.ptr<i8, Private>
%l8 = spirv.Load "Private" %v8 : i8
out i8 %l8
%far = spirv.Constant 4294967296 : i64
%q = spirv.AccessChain %in[%c0, %far] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>, i32, i64 -> !spirv.ptr<i32, StorageBuffer>
%ql = spirv.Load "StorageBuffer" %q : i32
out i32 %ql
%il = spirv.UConvert %i : i32 to i64
%q2 = spirv.AccessChain %in[%c0, %il] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>, i32, i64 -> !spirv.ptr<i32, StorageBuffer>
%ql2 = spirv.Load "StorageBuffer" %q2 : i32
out i32 %ql2
`
}
