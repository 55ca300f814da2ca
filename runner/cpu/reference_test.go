package cpu_test

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/runner/cpu"
	"github.com/spvc/spvc/runner/reference"
)

// ssbo is the type of the buffers, and chain what follows the indices of an access chain to an element.
const (
	ssbo  = `!spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>`
	chain = ssbo + `, i32, i32 -> !spirv.ptr<i32, StorageBuffer>`
)

// dynamic has numbers that the compiler does not know: -1, 0, 1, %x and its neighbor %y.
const dynamic = `%zeroAt = spirv.AccessChain %in[%c0, %c2] : ` + chain + `
%zero = spirv.Load "StorageBuffer" %zeroAt : i32
%one = spirv.IAdd %zero, %c1 : i32
%less = spirv.ISub %zero, %c1 : i32
%other = spirv.BitwiseXor %i, %c1 : i32
%yAt = spirv.AccessChain %in[%c0, %other] : ` + chain + `
%y = spirv.Load "StorageBuffer" %yAt : i32
%fx = spirv.ConvertSToF %x : i32 to f32
%fy = spirv.ConvertSToF %y : i32 to f32
`

// float makes the bits of the float %f the result.
const float = `%r = spirv.Bitcast %f : f32 to i32
`

// loop makes rounds with the number %n, which begins at 0, and the sum %s. Its result is the last sum.
func loop(head, body string) string {
	return `spirv.Branch ^loop
^loop:
%r = spirv.mlir.loop -> i32 {
  spirv.Branch ^head(%c0, %x : i32, i32)
^head(%n: i32, %s: i32):
` + head + `
  spirv.BranchConditional %goes, ^body, ^end
^body:
` + body + `
  spirv.Branch ^head(%next, %more : i32, i32)
^end:
  spirv.mlir.merge %s : i32
}
`
}

// TestReference compares the results of kernels with those of the reference device, which interprets them.
func TestReference(t *testing.T) {
	for name, body := range map[string]string{
		"signed quotients": `%a = spirv.SDiv %x, %zero : i32
%b = spirv.SDiv %x, %less : i32
%c = spirv.SDiv %x, %one : i32
%d = spirv.SDiv %x, %y : i32
%e = spirv.BitwiseXor %b, %c : i32
%g = spirv.IAdd %d, %e : i32
%r = spirv.IAdd %a, %g : i32`,
		"signed remainders": `%a = spirv.SRem %x, %zero : i32
%b = spirv.SRem %x, %less : i32
%d = spirv.SRem %x, %c7 : i32
%e = spirv.SMod %x, %less : i32
%g = spirv.SMod %x, %c7 : i32
%k7 = spirv.ISub %zero, %c7 : i32
%h = spirv.SMod %x, %k7 : i32
%j = spirv.IMul %h, %c7 : i32
%k = spirv.IAdd %j, %g : i32
%l = spirv.IMul %k, %c7 : i32
%m = spirv.IAdd %l, %d : i32
%n = spirv.IAdd %e, %b : i32
%r = spirv.IAdd %n, %m : i32`,
		"unsigned quotients": `%a = spirv.UDiv %x, %one : i32
%b = spirv.UDiv %x, %y : i32
%c = spirv.UMod %x, %c7 : i32
%d = spirv.UMod %x, %less : i32
%e = spirv.BitwiseXor %a, %d : i32
%g = spirv.IAdd %b, %c : i32
%r = spirv.IAdd %e, %g : i32`,
		"unsigned quotient by zero": `%r = spirv.UDiv %x, %zero : i32`,
		"counted rounds": loop(`  %goes = spirv.ULessThan %n, %i : i32`, `  %next = spirv.IAdd %n, %c1 : i32
  %more = spirv.IMul %s, %c7 : i32`),
		"rounds that end by the next number": loop(`  %next0 = spirv.IAdd %n, %c2 : i32
  %goes = spirv.SLessThan %next0, %c7 : i32`, `  %next = spirv.IAdd %n, %c1 : i32
  %more = spirv.IAdd %s, %n : i32`),
		"rounds backward": loop(`  %b = spirv.ISub %n, %c1 : i32
  %at = spirv.IAdd %b, %c7 : i32
  %goes = spirv.SGreaterThan %at, %c0 : i32`, `  %next = spirv.ISub %n, %c1 : i32
  %more = spirv.IAdd %s, %n : i32`),
		"private array": `%v = spirv.Variable : !spirv.ptr<!spirv.array<4 x i32>, Function>
%k = spirv.BitwiseAnd %i, %k3 : i32
%p = spirv.AccessChain %v[%k] : !spirv.ptr<!spirv.array<4 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
%p0 = spirv.AccessChain %v[%c0] : !spirv.ptr<!spirv.array<4 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
%p3 = spirv.AccessChain %v[%k3] : !spirv.ptr<!spirv.array<4 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
spirv.Store "Function" %p0, %c7 : i32
spirv.Store "Function" %p3, %c2 : i32
spirv.Store "Function" %p, %x : i32
%a = spirv.Load "Function" %p0 : i32
%b = spirv.Load "Function" %p3 : i32
%c = spirv.Load "Function" %p : i32
%d = spirv.IMul %a, %b : i32
%r = spirv.IAdd %c, %d : i32`,
		"initial value": `%init = spirv.Constant dense<[1, 20, 300, 4000]> : tensor<4xi32> : !spirv.array<4 x i32>
%v = spirv.Variable init(%init) : !spirv.ptr<!spirv.array<4 x i32>, Function>
%k = spirv.BitwiseAnd %i, %k3 : i32
%p = spirv.AccessChain %v[%k] : !spirv.ptr<!spirv.array<4 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
%r = spirv.Load "Function" %p : i32`,
		"nested constants": `%t = spirv.Constant [dense<[1, 2]> : tensor<2xi32>, dense<[3, 40]> : tensor<2xi32>] : !spirv.array<2 x !spirv.array<2 x i32>>
%v = spirv.Variable init(%t) : !spirv.ptr<!spirv.array<2 x !spirv.array<2 x i32>>, Function>
%k = spirv.BitwiseAnd %i, %c1 : i32
%h = spirv.ShiftRightLogical %i, %c2 : i32, i32
%p = spirv.AccessChain %v[%k, %h] : !spirv.ptr<!spirv.array<2 x !spirv.array<2 x i32>>, Function>, i32, i32 -> !spirv.ptr<i32, Function>
%r = spirv.Load "Function" %p : i32`,
		"composites": `%u = spirv.CompositeConstruct %x, %y, %i : (i32, i32, i32) -> vector<3xi32>
%s = spirv.CompositeConstruct %u, %c7 : (vector<3xi32>, i32) -> !spirv.struct<(vector<3xi32>, i32)>
%s2 = spirv.CompositeInsert %c2, %s[0 : i32, 1 : i32] : i32 into !spirv.struct<(vector<3xi32>, i32)>
%v2 = spirv.CompositeExtract %s2[0 : i32] : !spirv.struct<(vector<3xi32>, i32)>
%a = spirv.CompositeExtract %v2[0 : i32] : vector<3xi32>
%b = spirv.CompositeExtract %s2[0 : i32, 1 : i32] : !spirv.struct<(vector<3xi32>, i32)>
%c = spirv.CompositeExtract %s2[1 : i32] : !spirv.struct<(vector<3xi32>, i32)>
%d = spirv.IMul %b, %c : i32
%r = spirv.IAdd %a, %d : i32`,
		"copies of memory": `%v = spirv.Variable : !spirv.ptr<i32, Function>
spirv.CopyMemory "Function" %v, "StorageBuffer" %from : i32
%a = spirv.Load "Function" %v : i32
%r = spirv.IAdd %a, %c2 : i32`,
		"atomic increments": `%s = spirv.mlir.addressof @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%p = spirv.AccessChain %s[%c0] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%q = spirv.AccessChain %s[%c7] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%u1 = spirv.AtomicIIncrement <Workgroup> <None> %p : !spirv.ptr<i32, Workgroup>
%u2 = spirv.AtomicIDecrement <Workgroup> <None> %q : !spirv.ptr<i32, Workgroup>
%u3 = spirv.AtomicUMax <Workgroup> <None> %q, %x : !spirv.ptr<i32, Workgroup>
spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
%a = spirv.Load "Workgroup" %p : i32
%b = spirv.Load "Workgroup" %q : i32
%r = spirv.IAdd %a, %b : i32`,
		"outer product": `%v = spirv.CompositeConstruct %fx, %fy : (f32, f32) -> vector<2xf32>
%w = spirv.CompositeConstruct %fy, %fx, %fx : (f32, f32, f32) -> vector<3xf32>
%m = spirv.opaque.inst "OpOuterProduct"(%v, %w) : (vector<2xf32>, vector<3xf32>) -> !spirv.matrix<3 x vector<2xf32>>
%a = spirv.CompositeExtract %m[0 : i32, 1 : i32] : !spirv.matrix<3 x vector<2xf32>>
%b = spirv.CompositeExtract %m[2 : i32, 0 : i32] : !spirv.matrix<3 x vector<2xf32>>
%f = spirv.FAdd %a, %b : f32
` + float,
		"matrices": `%v = spirv.CompositeConstruct %fx, %fy : (f32, f32) -> vector<2xf32>
%w = spirv.CompositeConstruct %fy, %fx : (f32, f32) -> vector<2xf32>
%m = spirv.CompositeConstruct %v, %v, %w : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> !spirv.matrix<3 x vector<2xf32>>
%n = spirv.Transpose %m : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf32>>
%q = spirv.MatrixTimesMatrix %m, %n : !spirv.matrix<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<2xf32>>
%k = spirv.MatrixTimesScalar %q, %fy : !spirv.matrix<2 x vector<2xf32>>, f32
%a = spirv.CompositeExtract %k[0 : i32, 1 : i32] : !spirv.matrix<2 x vector<2xf32>>
%b = spirv.CompositeExtract %k[1 : i32, 1 : i32] : !spirv.matrix<2 x vector<2xf32>>
%f = spirv.FSub %a, %b : f32
` + float,
		"inverse": `%one32 = spirv.ConvertSToF %c7 : i32 to f32
%v = spirv.CompositeConstruct %fx, %one32 : (f32, f32) -> vector<2xf32>
%w = spirv.CompositeConstruct %one32, %fy : (f32, f32) -> vector<2xf32>
%m = spirv.CompositeConstruct %v, %w : (vector<2xf32>, vector<2xf32>) -> !spirv.matrix<2 x vector<2xf32>>
%n = spirv.opaque.inst "OpExtInst"(%m) ["GLSL.std.450", "MatrixInverse", unit] : (!spirv.matrix<2 x vector<2xf32>>) -> !spirv.matrix<2 x vector<2xf32>>
%f = spirv.CompositeExtract %n[1 : i32, 0 : i32] : !spirv.matrix<2 x vector<2xf32>>
` + float,
		"saturating dot product":       `%r = spirv.SDotAccSat %x, %y, %x, <PackedVectorFormat4x8Bit> : i32 -> i32`,
		"mixed saturating dot product": `%r = spirv.SUDotAccSat %x, %y, %x, <PackedVectorFormat4x8Bit> : i32 -> i32`,
		"dot products": `%a = spirv.SDot %x, %y, <PackedVectorFormat4x8Bit> : i32 -> i32
%b = spirv.UDot %x, %y, <PackedVectorFormat4x8Bit> : i32 -> i32
%c = spirv.SUDot %y, %x, <PackedVectorFormat4x8Bit> : i32 -> i32
%d = spirv.IMul %a, %c7 : i32
%e = spirv.BitwiseXor %d, %b : i32
%r = spirv.IAdd %e, %c : i32`,
		// Invocations of even and of odd numbers meet in rounds of their own.
		"rounds apart": loop(`  %goes = spirv.ULessThan %n, %c7 : i32`, `  %sum = spirv.IAdd %n, %i : i32
  %low = spirv.BitwiseAnd %sum, %c1 : i32
  %odd = spirv.IEqual %low, %c1 : i32
  %next = spirv.IAdd %n, %c1 : i32
  %scaled = spirv.IMul %s, %k3 : i32
  spirv.BranchConditional %odd, ^meet, ^join(%scaled : i32)
^meet:
  %all = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %sum : i32 -> i32
  %more0 = spirv.IAdd %scaled, %all : i32
  spirv.Branch ^join(%more0 : i32)
^join(%more: i32):`),
		"unsigned saturating dot product": `%r = spirv.UDotAccSat %x, %y, %x, <PackedVectorFormat4x8Bit> : i32 -> i32`,
		"extended instructions": `%k0 = spirv.Constant 0.0 : f32
%k1 = spirv.Constant 1.0 : f32
%k8 = spirv.Constant 8.0 : f32
%k3f = spirv.Constant 3.0 : f32
%k128 = spirv.Constant 128.0 : f32
%low = spirv.Constant -100.0 : f32
%high = spirv.Constant 100.0 : f32
%gx = spirv.GL.FClamp %fx, %low, %high : f32
%gy = spirv.GL.FClamp %fy, %low, %high : f32
%half = spirv.FDiv %gx, %k8 : f32
%third = spirv.FDiv %gx, %k3f : f32
%big = spirv.Constant 31 : i32
%s1 = spirv.opaque.inst "OpExtInst"(%gx, %gy) ["GLSL.std.450", "Step", unit, unit] : (f32, f32) -> f32
%s2 = spirv.opaque.inst "OpExtInst"(%k0, %gx, %half) ["GLSL.std.450", "SmoothStep", unit, unit, unit] : (f32, f32, f32) -> f32
%s3 = spirv.opaque.inst "OpExtInst"(%k0, %k8, %half) ["GLSL.std.450", "SmoothStep", unit, unit, unit] : (f32, f32, f32) -> f32
%s4 = spirv.opaque.inst "OpExtInst"(%half) ["GLSL.std.450", "Degrees", unit] : (f32) -> f32
%s5 = spirv.opaque.inst "OpExtInst"(%gx) ["GLSL.std.450", "Radians", unit] : (f32) -> f32
%s6 = spirv.opaque.inst "OpExtInst"(%gx, %gy, %half) ["GLSL.std.450", "FaceForward", unit, unit, unit] : (f32, f32, f32) -> f32
%s7 = spirv.opaque.inst "OpExtInst"(%half, %k1) ["GLSL.std.450", "Reflect", unit, unit] : (f32, f32) -> f32
%s8 = spirv.opaque.inst "OpExtInst"(%k1, %k1, %half) ["GLSL.std.450", "Refract", unit, unit, unit] : (f32, f32, f32) -> f32
%s9 = spirv.opaque.inst "OpExtInst"(%gx, %k0, %k8) ["GLSL.std.450", "NClamp", unit, unit, unit] : (f32, f32, f32) -> f32
%s10 = spirv.opaque.inst "OpExtInst"(%k8) ["GLSL.std.450", "Acosh", unit] : (f32) -> f32
%s11 = spirv.opaque.inst "OpExtInst"(%k8) ["GLSL.std.450", "InverseSqrt", unit] : (f32) -> f32
%s12 = spirv.opaque.inst "OpExtInst"(%gx, %c2) ["GLSL.std.450", "Ldexp", unit, unit] : (f32, i32) -> f32
%s13 = spirv.opaque.inst "OpExtInst"(%gx, %gy) ["GLSL.std.450", "NMin", unit, unit] : (f32, f32) -> f32
%s14 = spirv.opaque.inst "OpExtInst"(%third) ["GLSL.std.450", "Trunc", unit] : (f32) -> f32
%acc0 = spirv.IAdd %c0, %c0 : i32
%m1 = spirv.FMul %s1, %k128 : f32
%z1 = spirv.ConvertFToS %m1 : f32 to i32
%p1 = spirv.IMul %acc0, %big : i32
%acc1 = spirv.IAdd %p1, %z1 : i32
%m2 = spirv.FMul %s2, %k128 : f32
%z2 = spirv.ConvertFToS %m2 : f32 to i32
%p2 = spirv.IMul %acc1, %big : i32
%acc2 = spirv.IAdd %p2, %z2 : i32
%m3 = spirv.FMul %s3, %k128 : f32
%z3 = spirv.ConvertFToS %m3 : f32 to i32
%p3 = spirv.IMul %acc2, %big : i32
%acc3 = spirv.IAdd %p3, %z3 : i32
%m4 = spirv.FMul %s4, %k128 : f32
%z4 = spirv.ConvertFToS %m4 : f32 to i32
%p4 = spirv.IMul %acc3, %big : i32
%acc4 = spirv.IAdd %p4, %z4 : i32
%m5 = spirv.FMul %s5, %k128 : f32
%z5 = spirv.ConvertFToS %m5 : f32 to i32
%p5 = spirv.IMul %acc4, %big : i32
%acc5 = spirv.IAdd %p5, %z5 : i32
%m6 = spirv.FMul %s6, %k128 : f32
%z6 = spirv.ConvertFToS %m6 : f32 to i32
%p6 = spirv.IMul %acc5, %big : i32
%acc6 = spirv.IAdd %p6, %z6 : i32
%m7 = spirv.FMul %s7, %k128 : f32
%z7 = spirv.ConvertFToS %m7 : f32 to i32
%p7 = spirv.IMul %acc6, %big : i32
%acc7 = spirv.IAdd %p7, %z7 : i32
%m8 = spirv.FMul %s8, %k128 : f32
%z8 = spirv.ConvertFToS %m8 : f32 to i32
%p8 = spirv.IMul %acc7, %big : i32
%acc8 = spirv.IAdd %p8, %z8 : i32
%m9 = spirv.FMul %s9, %k128 : f32
%z9 = spirv.ConvertFToS %m9 : f32 to i32
%p9 = spirv.IMul %acc8, %big : i32
%acc9 = spirv.IAdd %p9, %z9 : i32
%m10 = spirv.FMul %s10, %k128 : f32
%z10 = spirv.ConvertFToS %m10 : f32 to i32
%p10 = spirv.IMul %acc9, %big : i32
%acc10 = spirv.IAdd %p10, %z10 : i32
%m11 = spirv.FMul %s11, %k128 : f32
%z11 = spirv.ConvertFToS %m11 : f32 to i32
%p11 = spirv.IMul %acc10, %big : i32
%acc11 = spirv.IAdd %p11, %z11 : i32
%m12 = spirv.FMul %s12, %k128 : f32
%z12 = spirv.ConvertFToS %m12 : f32 to i32
%p12 = spirv.IMul %acc11, %big : i32
%acc12 = spirv.IAdd %p12, %z12 : i32
%m13 = spirv.FMul %s13, %k128 : f32
%z13 = spirv.ConvertFToS %m13 : f32 to i32
%p13 = spirv.IMul %acc12, %big : i32
%acc13 = spirv.IAdd %p13, %z13 : i32
%m14 = spirv.FMul %s14, %k128 : f32
%z14 = spirv.ConvertFToS %m14 : f32 to i32
%p14 = spirv.IMul %acc13, %big : i32
%acc14 = spirv.IAdd %p14, %z14 : i32
%r = spirv.IAdd %acc14, %c0 : i32`,
		"ballots": `%odd = spirv.BitwiseAnd %x, %c1 : i32
%is = spirv.IEqual %odd, %c1 : i32
%b = spirv.GroupNonUniformBallot <Subgroup> %is : vector<4xi32>
%n1 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %b : vector<4xi32> -> i32
%n2 = spirv.GroupNonUniformBallotBitCount <Subgroup> <InclusiveScan> %b : vector<4xi32> -> i32
%n3 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ExclusiveScan> %b : vector<4xi32> -> i32
%n4 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %b : vector<4xi32>, i32
%n5 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %b : vector<4xi32>, i32
%mine = spirv.opaque.inst "OpGroupNonUniformInverseBallot"(%k3, %b) : (i32, vector<4xi32>) -> i1
%first = spirv.opaque.inst "OpGroupNonUniformBallotBitExtract"(%k3, %b, %c1) : (i32, vector<4xi32>, i32) -> i1
%leader = spirv.GroupNonUniformElect <Subgroup> : i1
%m1 = spirv.Select %mine, %c1, %c0 : i1, i32
%m2 = spirv.Select %first, %c2, %c0 : i1, i32
%m3 = spirv.Select %leader, %c7, %c0 : i1, i32
%t1 = spirv.IMul %n1, %c7 : i32
%t2 = spirv.IAdd %t1, %n2 : i32
%t3 = spirv.IMul %t2, %c7 : i32
%t4 = spirv.IAdd %t3, %n3 : i32
%t5 = spirv.IMul %t4, %c7 : i32
%t6 = spirv.IAdd %t5, %n4 : i32
%t7 = spirv.IMul %t6, %c7 : i32
%t8 = spirv.IAdd %t7, %n5 : i32
%t9 = spirv.IMul %t8, %c7 : i32
%t10 = spirv.IAdd %t9, %m1 : i32
%t11 = spirv.IMul %t10, %c7 : i32
%t12 = spirv.IAdd %t11, %m2 : i32
%t13 = spirv.IMul %t12, %c7 : i32
%r = spirv.IAdd %t13, %m3 : i32`,
		"bit fields": `%a = spirv.BitFieldInsert %x, %y, %c7, %c7 : i32, i32, i32
%b = spirv.BitFieldSExtract %y, %c1, %c7 : i32, i32, i32
%c = spirv.BitFieldUExtract %y, %c2, %c7 : i32, i32, i32
%d = spirv.BitFieldSExtract %y, %c1, %c0 : i32, i32, i32
%m = spirv.IMul %b, %c7 : i32
%n = spirv.IAdd %a, %m : i32
%o = spirv.BitwiseXor %n, %c : i32
%r = spirv.IAdd %o, %d : i32`,
		"orders of floats": `%q = spirv.FDiv %fx, %fy : f32
%a = spirv.FOrdNotEqual %q, %fx : f32
%b = spirv.FUnordNotEqual %q, %fx : f32
%c = spirv.Ordered %q, %fy : f32
%d = spirv.Unordered %q, %fy : f32
%e = spirv.opaque.inst "OpLessOrGreater"(%q, %fx) : (f32, f32) -> i1
%a1 = spirv.Select %a, %c1, %c0 : i1, i32
%b1 = spirv.Select %b, %c2, %c0 : i1, i32
%cc = spirv.Select %c, %c7, %a1 : i1, i32
%d1 = spirv.Select %d, %x, %b1 : i1, i32
%e1 = spirv.Select %e, %c7, %c0 : i1, i32
%r0 = spirv.IMul %cc, %c7 : i32
%r1 = spirv.IAdd %r0, %d1 : i32
%r2 = spirv.IMul %r1, %c7 : i32
%r = spirv.IAdd %r2, %e1 : i32`,
		"cooperative matrices": `%c4 = spirv.Constant 4 : i32
%start = spirv.AccessChain %in[%c0, %c0] : ` + chain + `
%next = spirv.AccessChain %in[%c0, %c1] : ` + chain + `
%A = spirv.KHR.CooperativeMatrixLoad %start, %c4, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>
%B = spirv.KHR.CooperativeMatrixLoad %start, %c4, <ColumnMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<4x2xi32, Subgroup, MatrixB>
%C = spirv.KHR.CooperativeMatrixLoad %next, %c2, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%D = spirv.KHR.CooperativeMatrixMulAdd %A, %B, %C, <ASigned|BSigned> : !spirv.coopmatrix<2x4xi32, Subgroup, MatrixA>, !spirv.coopmatrix<4x2xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%E = spirv.IAdd %D, %C : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%F = spirv.IMul %E, %D : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%G = spirv.SNegate %F : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%H = spirv.CompositeConstruct %c7 : (i32) -> !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%J = spirv.ISub %G, %H : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%Q = spirv.SDiv %J, %H : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%U = spirv.UDiv %J, %H : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%K = spirv.IAdd %Q, %U : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%first = spirv.CompositeExtract %K[0 : i32] : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%s = spirv.mlir.addressof @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%p = spirv.AccessChain %s[%c1] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
spirv.KHR.CooperativeMatrixStore %p, %K, %k3, <ColumnMajor> : !spirv.ptr<i32, Workgroup>, !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>, i32
spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
%q = spirv.AccessChain %s[%i] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%stored = spirv.Load "Workgroup" %q : i32
%length = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<2x2xi32, Subgroup, MatrixAcc>
%sum = spirv.IAdd %stored, %length : i32
%r = spirv.IAdd %sum, %first : i32`,
		"shuffles": `%a = spirv.GroupNonUniformShuffleUp <Subgroup> %x, %c1 : i32, i32
%b = spirv.GroupNonUniformShuffleDown <Subgroup> %x, %c1 : i32, i32
%c = spirv.GroupNonUniformShuffleXor <Subgroup> %x, %c2 : i32, i32
%k = spirv.BitwiseAnd %i, %k3 : i32
%first = spirv.IEqual %k, %c0 : i32
%last = spirv.IEqual %k, %k3 : i32
%d = spirv.Select %first, %c0, %a : i1, i32
%e = spirv.Select %last, %c0, %b : i1, i32
%g = spirv.ISub %d, %e : i32
%r = spirv.BitwiseXor %g, %c : i32`,
		"clusters": `%a = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %x cluster_size(%c2) : i32, i32 -> i32
%b = spirv.GroupNonUniformUMin <Subgroup> <InclusiveScan> %x : i32 -> i32
%c = spirv.GroupNonUniformIMul <Subgroup> <ExclusiveScan> %x : i32 -> i32
%d = spirv.IAdd %a, %b : i32
%r = spirv.BitwiseXor %c, %d : i32`,
		"sums of floats": `%a = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %fx : f32 -> f32
%b = spirv.GroupNonUniformFMax <Subgroup> <InclusiveScan> %fy : f32 -> f32
%f = spirv.FSub %a, %b : f32
` + float,
		"votes": `%even = spirv.IEqual %x, %y : i32
%big = spirv.SGreaterThan %x, %c0 : i32
%all = spirv.GroupNonUniformAll <Subgroup> %big : i1
%some = spirv.GroupNonUniformAny <Subgroup> %big : i1
%same = spirv.GroupNonUniformAllEqual <Subgroup> %c7 : i32, i1
%differ = spirv.GroupNonUniformAllEqual <Subgroup> %x : i32, i1
%a = spirv.Select %all, %c1, %c0 : i1, i32
%b = spirv.Select %some, %c2, %c0 : i1, i32
%c = spirv.Select %same, %c7, %c0 : i1, i32
%d = spirv.Select %differ, %x, %c0 : i1, i32
%e = spirv.IAdd %a, %b : i32
%g = spirv.IAdd %c, %d : i32
%r = spirv.IAdd %e, %g : i32`,
		"quantized": `%q = spirv.opaque.inst "OpQuantizeToF16"(%fx) : (f32) -> f32
%g = spirv.FDiv %q, %fy : f32
%f = spirv.opaque.inst "OpQuantizeToF16"(%g) : (f32) -> f32
` + float,
		"finite": `%q = spirv.FDiv %fx, %fy : f32
%inf = spirv.IsInf %q : f32
%nan = spirv.IsNan %q : f32
%a = spirv.Select %inf, %c1, %c2 : i1, i32
%r = spirv.Select %nan, %c7, %a : i1, i32`,
		"distance": `%v = spirv.CompositeConstruct %fx, %fy : (f32, f32) -> vector<2xf32>
%w = spirv.CompositeConstruct %fy, %fy : (f32, f32) -> vector<2xf32>
%a = spirv.opaque.inst "OpExtInst"(%v, %w) ["GLSL.std.450", "Distance", unit, unit] : (vector<2xf32>, vector<2xf32>) -> f32
%b = spirv.opaque.inst "OpExtInst"(%fx, %fy) ["GLSL.std.450", "Distance", unit, unit] : (f32, f32) -> f32
%c = spirv.opaque.inst "OpExtInst"(%fx) ["GLSL.std.450", "Length", unit] : (f32) -> f32
%d = spirv.FSub %b, %c : f32
%f = spirv.FSub %a, %d : f32
` + float,
		"packed halves": `%v = spirv.CompositeConstruct %fx, %fy : (f32, f32) -> vector<2xf32>
%r = spirv.opaque.inst "OpExtInst"(%v) ["GLSL.std.450", "PackHalf2x16", unit] : (vector<2xf32>) -> i32`,
		"switch": `spirv.mlir.selection {
  spirv.Switch %i : i32, [
    default: ^d,
    1: ^a,
    5: ^b
  ]
^a:
  spirv.Store "StorageBuffer" %to, %c7 : i32
  spirv.Branch ^m
^b:
  spirv.Store "StorageBuffer" %to, %c2 : i32
  spirv.Branch ^m
^d:
  spirv.Store "StorageBuffer" %to, %x : i32
  spirv.Branch ^m
^m:
  spirv.mlir.merge
}
%a = spirv.Load "StorageBuffer" %to : i32
%r = spirv.IMul %a, %c7 : i32`,
	} {
		t.Run(name, func(t *testing.T) {
			m := module(t, "%k3 = spirv.Constant 3 : i32\n"+dynamic+body+"\n")
			ours := open(t, cpu.Options{SubgroupSize: 4})
			theirs, err := reference.Open(reference.Options{SubgroupSize: 4})
			if err != nil {
				t.Fatal(err)
			}
			defer theirs.Close()
			if got, want := resultsOf(t, ours, m), resultsOf(t, theirs, m); !slices.Equal(got, want) {
				t.Errorf("%v, the reference device has %v", got, want)
			}
		})
	}
}
