package cpu_test

import "fmt"

const (
	block     = `!spirv.struct<(i32 [0], !spirv.rtarray<i32, stride=8> [8]), Block>`
	manyChain = `!spirv.ptr<!spirv.array<3 x ` + block + `>, StorageBuffer>`
	pushed    = `!spirv.ptr<!spirv.struct<(i32 [0], f32 [8], vector<2xf32> [16], !spirv.array<3 x i32, stride=4> [32]), Block>, PushConstant>`
)

const pushBody = `%p = spirv.mlir.addressof @push : ` + pushed + `
%p0 = spirv.AccessChain %p[%c0] : ` + pushed + `, i32 -> !spirv.ptr<i32, PushConstant>
%p1 = spirv.AccessChain %p[%c1] : ` + pushed + `, i32 -> !spirv.ptr<f32, PushConstant>
%p2 = spirv.AccessChain %p[%c2] : ` + pushed + `, i32 -> !spirv.ptr<vector<2xf32>, PushConstant>
%k = spirv.UMod %i, %c3 : i32
%p3 = spirv.AccessChain %p[%c3, %k] : ` + pushed + `, i32, i32 -> !spirv.ptr<i32, PushConstant>
%v0 = spirv.Load "PushConstant" %p0 : i32
%v1 = spirv.Load "PushConstant" %p1 : f32
%v2 = spirv.Load "PushConstant" %p2 : vector<2xf32>
%v3 = spirv.Load "PushConstant" %p3 : i32
out i32 %v0
out f32 %v1
out vector<2xf32> %v2
out i32 %v3
`

const descriptorBody = `%many = spirv.mlir.addressof @many : ` + manyChain + `
%k = spirv.UMod %i, %c3 : i32
%p = spirv.AccessChain %many[%k, %c0] : ` + manyChain + `, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
%v = spirv.Load "StorageBuffer" %p : i32
out i32 %v
%q = spirv.AccessChain %many[%c2, %c1, %i] : ` + manyChain + `, i32, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
%w = spirv.Load "StorageBuffer" %q : i32
out i32 %w
%s = spirv.AccessChain %many[%c1, %c1, %i] : ` + manyChain + `, i32, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
spirv.Store "StorageBuffer" %s, %x : i32
%b = spirv.AccessChain %many[%k] : ` + manyChain + `, i32 -> !spirv.ptr<` + block + `, StorageBuffer>
%c = spirv.AccessChain %b[%c1, %c7] : !spirv.ptr<` + block + `, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
%u = spirv.AtomicExchange <Device> <None> %c, %c7 : !spirv.ptr<i32, StorageBuffer>
%first = spirv.AccessChain %many[%c0] : ` + manyChain + `, i32 -> !spirv.ptr<` + block + `, StorageBuffer>
%n = spirv.ArrayLength %first[1] : !spirv.ptr<` + block + `, StorageBuffer> -> i32
out i32 %n
`

const (
	wide     = `!spirv.ptr<!spirv.struct<(i64 [0], i64 [8]), Block>, PushConstant>`
	physical = `!spirv.ptr<i32, PhysicalStorageBuffer>`
)

// pointerBody reads and writes memory at the address in the first word of the push constants.
const pointerBody = `%push = spirv.mlir.addressof @push : ` + wide + `
%at = spirv.AccessChain %push[%c0] : ` + wide + `, i32 -> !spirv.ptr<i64, PushConstant>
%begin = spirv.Load "PushConstant" %at : i64
%k = spirv.UConvert %i : i32 to i64
%c12 = spirv.Constant 12 : i64
%offset = spirv.IMul %k, %c12 : i64
%address = spirv.IAdd %begin, %offset : i64
%p = spirv.ConvertUToPtr %address : i64 to ` + physical + `
%a = spirv.Load "PhysicalStorageBuffer" %p ["Aligned", 4] : i32
out i32 %a
%pair = spirv.Bitcast %address : i64 to vector<2xi32>
%p2 = spirv.opaque.inst "OpBitcast"(%pair) : (vector<2xi32>) -> ` + physical + `
%b = spirv.Load "PhysicalStorageBuffer" %p2 ["Aligned", 4] : i32
out i32 %b
%back = spirv.ConvertPtrToU %p2 : ` + physical + ` to i64
%same = spirv.IEqual %back, %address : i64
out i1 %same
%bits = spirv.opaque.inst "OpBitcast"(%p) : (` + physical + `) -> vector<2xi32>
%low = spirv.CompositeExtract %bits[0 : i32] : vector<2xi32>
%low2 = spirv.CompositeExtract %pair[0 : i32] : vector<2xi32>
%equal = spirv.IEqual %low, %low2 : i32
out i1 %equal
%number = spirv.opaque.inst "OpBitcast"(%p) : (` + physical + `) -> i64
%distance = spirv.ISub %number, %address : i64
out i64 %distance
%c4l = spirv.Constant 4 : i64
%sum = spirv.IAdd %address, %c4l : i64
%q = spirv.ConvertUToPtr %sum : i64 to ` + physical + `
%c = spirv.Load "PhysicalStorageBuffer" %q ["Aligned", 4] : i32
out i32 %c
%next = spirv.opaque.inst "OpPtrAccessChain"(%q, %one) : (` + physical + `, i32) -> ` + physical + `
%d = spirv.Load "PhysicalStorageBuffer" %next ["Aligned", 4] : i32
out i32 %d
%far = spirv.ConvertUToPtr %c4l : i64 to ` + physical + `
%nothing = spirv.Load "PhysicalStorageBuffer" %far ["Aligned", 4] : i32
out i32 %nothing
spirv.Store "PhysicalStorageBuffer" %q, %x ["Aligned", 4] : i32
`

const variableBody = `%big = spirv.SGreaterThan %x, %c2 : i32
%odd = spirv.IEqual %c1, %one : i32
%flags = spirv.CompositeConstruct %big, %odd, %big : (i1, i1, i1) -> vector<3xi1>
%v = spirv.Variable : !spirv.ptr<i1, Function>
%before = spirv.Load "Function" %v : i1
out i1 %before
spirv.Store "Function" %v, %big : i1
%after = spirv.Load "Function" %v : i1
out i1 %after
%truths = spirv.Constant dense<[true, false, true]> : vector<3xi1>
%w = spirv.Variable init(%truths) : !spirv.ptr<vector<3xi1>, Function>
%f0 = spirv.Load "Function" %w : vector<3xi1>
out vector<3xi1> %f0
spirv.Store "Function" %w, %flags : vector<3xi1>
%yes = spirv.Constant true
%yv = spirv.Variable init(%yes) : !spirv.ptr<i1, Function>
%yl = spirv.Load "Function" %yv : i1
out i1 %yl
%w1 = spirv.AccessChain %w[%c1] : !spirv.ptr<vector<3xi1>, Function>, i32 -> !spirv.ptr<i1, Function>
%f1 = spirv.Load "Function" %w1 : i1
out i1 %f1
spirv.Store "Function" %w1, %big : i1
%f = spirv.Load "Function" %w : vector<3xi1>
out vector<3xi1> %f
%pair = spirv.CompositeConstruct %big, %x : (i1, i32) -> !spirv.struct<(i1, i32)>
%s = spirv.Variable : !spirv.ptr<!spirv.struct<(i1, i32)>, Function>
spirv.Store "Function" %s, %pair : !spirv.struct<(i1, i32)>
%s1 = spirv.AccessChain %s[%c1] : !spirv.ptr<!spirv.struct<(i1, i32)>, Function>, i32 -> !spirv.ptr<i32, Function>
spirv.Store "Function" %s1, %y : i32
%sl = spirv.Load "Function" %s : !spirv.struct<(i1, i32)>
out !spirv.struct<(i1; i32)> %sl
%any = spirv.opaque.inst "OpAny"(%f) : (vector<3xi1>) -> i1
%all = spirv.opaque.inst "OpAll"(%f) : (vector<3xi1>) -> i1
out i1 %any
out i1 %all
%three = spirv.CompositeConstruct %x, %y, %i : (i32, i32, i32) -> vector<3xi32>
%other3 = spirv.CompositeConstruct %i, %c7, %x : (i32, i32, i32) -> vector<3xi32>
%chosen = spirv.Select %flags, %three, %other3 : vector<3xi1>, vector<3xi32>
out vector<3xi32> %chosen
%chosen2 = spirv.Select %big, %three, %other3 : i1, vector<3xi32>
out vector<3xi32> %chosen2
%shuffled = spirv.VectorShuffle [1 : i32, 5 : i32, 0 : i32] %three, %other3 : vector<3xi32>, vector<3xi32> -> vector<3xi32>
out vector<3xi32> %shuffled
%k = spirv.UMod %i, %c3 : i32
%el = spirv.VectorExtractDynamic %three[%k] : vector<3xi32>, i32
out i32 %el
%ins = spirv.VectorInsertDynamic %c7, %three[%k] : vector<3xi32>, i32
out vector<3xi32> %ins
%k16 = spirv.Constant -300 : i16
%k64 = spirv.Constant -3 : i64
%kd = spirv.Constant 0.7 : f64
%kh = spirv.Constant 0.7 : f16
%v16 = spirv.Variable init(%k16) : !spirv.ptr<i16, Function>
%v64 = spirv.Variable init(%k64) : !spirv.ptr<i64, Function>
%vd = spirv.Variable init(%kd) : !spirv.ptr<f64, Function>
%vh = spirv.Variable init(%kh) : !spirv.ptr<f16, Function>
%l16 = spirv.Load "Function" %v16 : i16
%l64 = spirv.Load "Function" %v64 : i64
%ld = spirv.Load "Function" %vd : f64
%lh = spirv.Load "Function" %vh : f16
out i16 %l16
out i64 %l64
out f64 %ld
out f16 %lh
%narrow = spirv.SConvert %x : i32 to i16
%n = spirv.Variable : !spirv.ptr<i16, Function>
spirv.Store "Function" %n, %narrow : i16
%nl = spirv.Load "Function" %n : i16
out i16 %nl
%deep = spirv.CompositeConstruct %three, %other3 : (vector<3xi32>, vector<3xi32>) -> !spirv.array<2 x vector<3xi32>>
%d = spirv.Variable : !spirv.ptr<!spirv.array<2 x vector<3xi32>>, Function>
spirv.Store "Function" %d, %deep : !spirv.array<2 x vector<3xi32>>
%low = spirv.BitwiseAnd %i, %c1 : i32
%dp = spirv.AccessChain %d[%low, %k] : !spirv.ptr<!spirv.array<2 x vector<3xi32>>, Function>, i32, i32 -> !spirv.ptr<i32, Function>
spirv.Store "Function" %dp, %c5 : i32
%dl = spirv.Load "Function" %d : !spirv.array<2 x vector<3xi32>>
out !spirv.array<2 x vector<3xi32>> %dl
`

// floats has floats of several widths: %hx, %dx and vectors, subnormal, infinite and small ones.
const floats = `%dx = spirv.ConvertSToF %x : i32 to f64
%dy = spirv.ConvertSToF %y : i32 to f64
%d3 = spirv.Constant 3.0 : f64
%e = spirv.FDiv %dx, %d3 : f64
%f3 = spirv.Constant 3.0 : f32
%g = spirv.FDiv %fx, %f3 : f32
%hi = spirv.SRem %x, %c7 : i32
%hf = spirv.ConvertSToF %hi : i32 to f32
%hg = spirv.FDiv %hf, %f3 : f32
%h = spirv.FConvert %hg : f32 to f16
%scale = spirv.Constant 1.0e-40 : f32
%tiny = spirv.FMul %hf, %scale : f32
%dscale = spirv.Constant 1.0e-310 : f64
%dtiny = spirv.FMul %dscale, %e : f64
%zf = spirv.ConvertSToF %zero : i32 to f32
%onef = spirv.ConvertSToF %one : i32 to f32
%inf = spirv.FDiv %onef, %zf : f32
%v2 = spirv.CompositeConstruct %g, %fy : (f32, f32) -> vector<2xf32>
%w2 = spirv.CompositeConstruct %hf, %onef : (f32, f32) -> vector<2xf32>
%v3 = spirv.CompositeConstruct %g, %hf, %hg : (f32, f32, f32) -> vector<3xf32>
%w3 = spirv.CompositeConstruct %hg, %onef, %hf : (f32, f32, f32) -> vector<3xf32>
%d3v = spirv.CompositeConstruct %e, %dy, %d3 : (f64, f64, f64) -> vector<3xf64>
%h2 = spirv.CompositeConstruct %h, %h : (f16, f16) -> vector<2xf16>
`

func splitBody() string {
	text := floats + `%mv = spirv.Variable : !spirv.ptr<f32, Function>
%iv = spirv.Variable : !spirv.ptr<i32, Function>
%dv = spirv.Variable : !spirv.ptr<f64, Function>
%fr = spirv.opaque.inst "OpExtInst"(%g, %mv) ["GLSL.std.450", "Modf", unit, unit] : (f32, !spirv.ptr<f32, Function>) -> f32
out f32 %fr
%whole = spirv.Load "Function" %mv : f32
out f32 %whole
%sg = spirv.opaque.inst "OpExtInst"(%g, %iv) ["GLSL.std.450", "Frexp", unit, unit] : (f32, !spirv.ptr<i32, Function>) -> f32
out f32 %sg
%ex = spirv.Load "Function" %iv : i32
out i32 %ex
%sd = spirv.opaque.inst "OpExtInst"(%e, %iv) ["GLSL.std.450", "Frexp", unit, unit] : (f64, !spirv.ptr<i32, Function>) -> f64
out f64 %sd
%exd = spirv.Load "Function" %iv : i32
out i32 %exd
`
	for i, v := range []string{"g", "tiny", "inf"} {
		text += extended(2*i, "FrexpStruct", "%"+v, "f32", "!spirv.struct<(f32, i32)>")
		text += extended(2*i+1, "ModfStruct", "%"+v, "f32", "!spirv.struct<(f32, f32)>")
	}
	return text + extended(10, "FrexpStruct", "%e", "f64", "!spirv.struct<(f64, i32)>") + extended(11, "FrexpStruct", "%dtiny", "f64", "!spirv.struct<(f64, i32)>") +
		extended(12, "ModfStruct", "%e", "f64", "!spirv.struct<(f64, f64)>") +
		extended(13, "FrexpStruct", "%v2", "vector<2xf32>", "!spirv.struct<(vector<2xf32>, vector<2xi32>)>") +
		extended(14, "Ldexp", "%g, %c3", "f32, i32", "f32") + extended(15, "Ldexp", "%e, %hi", "f64, i32", "f64") + extended(16, "Ldexp", "%h, %c2", "f16, i32", "f16")
}

func geometryBody() string {
	text := floats + `%low2 = spirv.Constant dense<[0.0, -1.5]> : vector<2xf32>
%high2 = spirv.Constant dense<[4.0, 3.5]> : vector<2xf32>
%eta = spirv.Constant 0.75 : f32
%tenth = spirv.Constant 0.1 : f32
%s3 = spirv.VectorTimesScalar %v3, %tenth : (vector<3xf32>, f32) -> vector<3xf32>
%t3 = spirv.VectorTimesScalar %w3, %tenth : (vector<3xf32>, f32) -> vector<3xf32>
%hhalf = spirv.Constant 0.5 : f16
%quarter = spirv.FMul %hg, %tenth : f32
%hq = spirv.FConvert %quarter : f32 to f16
`
	for i, name := range []string{"Length", "Normalize"} {
		text += extended(10*i, name, "%w3", "vector<3xf32>", []string{"f32", "vector<3xf32>"}[i]) + extended(10*i+1, name, "%d3v", "vector<3xf64>", []string{"f64", "vector<3xf64>"}[i])
	}
	text += extended(20, "Cross", "%v3, %w3", "vector<3xf32>, vector<3xf32>", "vector<3xf32>")
	text += extended(21, "Cross", "%d3v, %d3v", "vector<3xf64>, vector<3xf64>", "vector<3xf64>")
	text += extended(22, "Reflect", "%v3, %w3", "vector<3xf32>, vector<3xf32>", "vector<3xf32>")
	text += extended(23, "Refract", "%s3, %t3, %eta", "vector<3xf32>, vector<3xf32>, f32", "vector<3xf32>")
	text += extended(24, "Refract", "%tenth, %quarter, %eta", "f32, f32, f32", "f32")
	text += extended(25, "FaceForward", "%v2, %w2, %v2", "vector<2xf32>, vector<2xf32>, vector<2xf32>", "vector<2xf32>")
	text += extended(26, "Step", "%v2, %w2", "vector<2xf32>, vector<2xf32>", "vector<2xf32>")
	text += extended(27, "SmoothStep", "%low2, %high2, %w2", "vector<2xf32>, vector<2xf32>, vector<2xf32>", "vector<2xf32>")
	text += extended(28, "Degrees", "%v2", "vector<2xf32>", "vector<2xf32>")
	text += extended(29, "Length", "%h2", "vector<2xf16>", "f16")
	text += extended(30, "Distance", "%h, %hhalf", "f16, f16", "f16")
	text += extended(31, "NMax", "%g, %hg", "f32, f32", "f32")
	text += extended(32, "NClamp", "%hf, %quarter, %onef", "f32, f32, f32", "f32")
	text += extended(33, "Atan2", "%low2, %w2", "vector<2xf32>, vector<2xf32>", "vector<2xf32>")
	text += extended(34, "Asinh", "%e", "f64", "f64")
	text += extended(35, "Atanh", "%hq", "f16", "f16")
	return text + extended(36, "Asinh", "%h", "f16", "f16")
}

func packBody() string {
	text := floats + `%tenth = spirv.Constant 0.1 : f32
%s = spirv.FMul %hg, %tenth : f32
%four = spirv.CompositeConstruct %s, %hg, %tenth, %g : (f32, f32, f32, f32) -> vector<4xf32>
%two = spirv.CompositeConstruct %s, %hg : (f32, f32) -> vector<2xf32>
%words = spirv.CompositeConstruct %x, %y : (i32, i32) -> vector<2xi32>
`
	for i, c := range []struct{ name, in, typ, out string }{
		{"PackSnorm4x8", "four", "vector<4xf32>", "i32"}, {"PackUnorm4x8", "four", "vector<4xf32>", "i32"}, {"PackSnorm2x16", "two", "vector<2xf32>", "i32"}, {"PackUnorm2x16", "two", "vector<2xf32>", "i32"},
		{"PackHalf2x16", "two", "vector<2xf32>", "i32"}, {"UnpackSnorm4x8", "x", "i32", "vector<4xf32>"}, {"UnpackUnorm4x8", "x", "i32", "vector<4xf32>"}, {"UnpackSnorm2x16", "x", "i32", "vector<2xf32>"},
		{"UnpackUnorm2x16", "x", "i32", "vector<2xf32>"}, {"UnpackHalf2x16", "i", "i32", "vector<2xf32>"}, {"PackDouble2x32", "words", "vector<2xi32>", "f64"}, {"UnpackDouble2x32", "e", "f64", "vector<2xi32>"},
	} {
		text += extended(i, c.name, "%"+c.in, c.typ, c.out)
	}
	return text + `%qf = spirv.opaque.inst "OpQuantizeToF16"(%four) : (vector<4xf32>) -> vector<4xf32>
out vector<4xf32> %qf
%qt = spirv.opaque.inst "OpQuantizeToF16"(%tenth) : (f32) -> f32
out f32 %qt
`
}

func classBody() string {
	text := floats + `%nan = spirv.FDiv %zf, %zf : f32
%least = spirv.Constant 1.17549435e-38 : f32
%dleast = spirv.Constant 2.2250738585072014e-308 : f64
%hleast = spirv.Constant 6.1035e-5 : f16
%htiny = spirv.Constant 6.0e-5 : f16
`
	for i, c := range []struct{ v, typ string }{{"g", "f32"}, {"tiny", "f32"}, {"inf", "f32"}, {"nan", "f32"}, {"least", "f32"}, {"e", "f64"}, {"dtiny", "f64"}, {"dleast", "f64"}, {"h", "f16"}, {"hleast", "f16"}, {"htiny", "f16"}} {
		text += fmt.Sprintf("%%a%d = spirv.opaque.inst \"OpIsNormal\"(%%%s) : (%s) -> i1\nout i1 %%a%d\n%%b%d = spirv.opaque.inst \"OpIsFinite\"(%%%s) : (%s) -> i1\nout i1 %%b%d\n", i, c.v, c.typ, i, i, c.v, c.typ, i)
		if c.v != "nan" {
			text += fmt.Sprintf("%%s%d = spirv.opaque.inst \"OpSignBitSet\"(%%%s) : (%s) -> i1\nout i1 %%s%d\n", i, c.v, c.typ, i)
		}
	}
	return text + `%sv = spirv.opaque.inst "OpSignBitSet"(%v2) : (vector<2xf32>) -> vector<2xi1>
out vector<2xi1> %sv
%nv = spirv.opaque.inst "OpIsNormal"(%v2) : (vector<2xf32>) -> vector<2xi1>
out vector<2xi1> %nv
`
}
