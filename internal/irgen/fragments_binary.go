package irgen

import "slices"

// binaryHead is the head of the module around all fragments of binaries.
const binaryHead = "spirv.module «|@m|@\"a b\"» «Logical|Physical64|PhysicalStorageBuffer64|Physical32» «GLSL450|OpenCL|Vulkan|Simple» " +
	"requires #spirv.vce<v1.«0|1|2|3|4|5», [«Shader|Kernel|Shader, Float16, Int8|Matrix|»], [«|SPV_KHR_16bit_storage|SPV_KHR_storage_buffer_storage_class, SPV_KHR_vulkan_memory_model»]> {\n"

// binaryProductions returns the productions of the fragments of binaries.
func binaryProductions() map[string][]string {
	return map[string][]string{
		"scalar": {"i1", "i8", "i16", "i32", "i64", "si32", "ui32", "ui8", "si64", "f16", "f32", "f64"},
		"value":  {"«=scalar»", "«=scalar»", "vector<«2|3|4»x«=scalar»>", "«=composite»", "«=pointer»", "«=resource»"},
		"composite": {"!spirv.array<«1|4|300» x «=scalar»>", "!spirv.array<2 x vector<4xf32>, stride=16>", "!spirv.struct<()>", "!spirv.struct<(«=scalar», «=value»)>",
			"!spirv.struct<(f32 [0], «=scalar» [8«|, «=member»|, «=member», «=member»»])>", "!spirv.struct<(!spirv.matrix<«2|3|4» x vector<4xf32>> [0, ColMajor, MatrixStride=16])>",
			"!spirv.struct<(!spirv.matrix<4 x vector<3xf16>> [0, RowMajor«|, MatrixStride=8»], !spirv.rtarray<f32, stride=4> [64])>",
			"!spirv.struct<(f32«| [RelaxedPrecision]», i32 «| [NonWritable]»)>",
			"!spirv.matrix<«2|3|4» x vector<«2|3|4»x«f16|f32|f64»>>", "!spirv.struct<named, («=scalar», i32)>", "!spirv.struct<\"a b\", (f32 [0])>", "!spirv.struct<empty, ()>",
			"!spirv.struct<list, (f32, !spirv.ptr<!spirv.struct<list>, «StorageBuffer|Function»>)>", "!spirv.struct<rec, (!spirv.ptr<!spirv.struct<rec>, Function> [0], i32 [8, NonWritable])>",
			"!spirv.struct<outer, (!spirv.ptr<!spirv.struct<outer>, Uniform>, !spirv.ptr<!spirv.struct<inner, (!spirv.ptr<!spirv.struct<inner>, Uniform>, !spirv.ptr<!spirv.struct<outer>, Uniform>)>, Uniform>)>",
			"!spirv.coopmatrix<«8|16»x16x«f16|f32|i8|si32|ui8», «Subgroup|Workgroup|Device», Matrix«A|B|Acc»>", "!spirv.jointmatrix<8x16x«i32|f16|i8», «RowMajor|ColumnMajor|PackedA|PackedB», «Subgroup|Workgroup»>"},
		"pointer": {"!spirv.ptr<«=scalar», «=class»>", "!spirv.ptr<«=composite», «=class»>", "!spirv.ptr<!spirv.ptr<f32, Function>, Function>"},
		"resource": {"!spirv.sampled_image<!spirv.image<«f32|i32», «Dim2D|Cube|Dim3D», «=imaged», «NeedSampler|SamplerUnknown», Unknown>>",
			"!spirv.ptr<!spirv.image<«=scalar», «Dim1D|Dim2D|Dim3D|Cube|Rect|Buffer|SubpassData», «=imaged», «SamplerUnknown|NeedSampler|NoSampler», «Unknown|Rgba8|R32f|Rgba16f|R8ui|R64i|Rg32ui»>, «UniformConstant|Image»>",
			"!spirv.rtarray<«=scalar»>", "!spirv.ptr<!spirv.rtarray<«=scalar», stride=8>, StorageBuffer>"},
		"imaged": {"«NoDepth|IsDepth|DepthUnknown», «NonArrayed|Arrayed», «SingleSampled|MultiSampled»"},
		"member": {"NonWritable", "NonReadable", "Volatile", "Coherent", "Restrict", "RelaxedPrecision", "NoPerspective", "Flat", "Location=2", "BuiltIn=1", "Component=1", "Invariant", "MatrixStride=16"},
		"inner": {"", "", "spirv.mlir.selection {\n      spirv.BranchConditional %c, ^then1, ^end1\n    ^then1:\n      spirv.Branch ^end1\n    ^end1:\n      spirv.mlir.merge\n    }",
			"spirv.mlir.loop {\n      spirv.Branch ^head1\n    ^head1:\n      spirv.BranchConditional %c, ^body1, ^end1\n    ^body1:\n      spirv.Branch ^next1\n    ^next1:\n      spirv.Branch ^head1\n    ^end1:\n      spirv.mlir.merge\n    }"},
		"variable": {"{location = 1 : i32}", "{binding = 3 : i32}", "{descriptor_set = 2 : i32}", "{linkage_attributes = #spirv.linkage_attributes<linkage_name = \"v\", linkage_type = <«Import|Export»>>}",
			"{flat}", "{no_perspective}", "{aliased}", "{restrict}", "{relaxed_precision}", "{non_writable}", "{non_readable}", "{invariant}", "{aliased_pointer}", "{restrict_pointer}", "{location = 0 : i32, relaxed_precision}"},
		"class":   {"UniformConstant", "Input", "Uniform", "Output", "Workgroup", "CrossWorkgroup", "Private", "Function", "Generic", "PushConstant", "AtomicCounter", "Image", "StorageBuffer", "PhysicalStorageBuffer"},
		"control": {"None", "Inline", "Pure", "Const", "DontInline", "Inline|Pure|Const", "OptNoneINTEL"},
		"builtin": {"Position", "PointSize", "ClipDistance", "VertexId", "InstanceId", "GlobalInvocationId", "WorkgroupSize", "WorkgroupId", "LocalInvocationId", "LocalInvocationIndex", "NumWorkgroups", "SubgroupId",
			"SubgroupSize", "NumSubgroups", "SubgroupLocalInvocationId", "FragCoord", "FragDepth", "VertexIndex", "InstanceIndex", "SubgroupEqMask", "BaseVertex", "DrawIndex", "DeviceIndex", "ViewIndex", "GlobalOffset", "Layer", "SampleMask"},
		"literal": {"«|-»«0|1|127» : «i8|i16|i32|i64|si8|si32|si64»", "«0|1|255» : «ui8|ui16|ui32|ui64»", "true", "false", "«1.5|-2.0|0.1|0x7E00|0x7C00» : f16", "«1.5|-0.0|0x7FC00000|0xFF800000|1.0e-38» : f32", "«2.5|1.0e300|-0.0|0x7FF0000000000001» : f64",
			"dense<«0|[1, 2, 3]|-1»> : vector<3x«i32|i8|si16|i64»>", "dense<«true|[true, false]|false»> : vector<2xi1>", "dense<«0.0|1.5|[1.0, 2.0, -0.0, 0.5]»> : vector<4x«f16|f32|f64»>",
			"dense<«0|[1, 2]»> : tensor<2xi32> : !spirv.array<2 x i32>", "dense<«0.0|[[1.0, 2.0], [3.0, 4.0]]»> : tensor<2x2xf32> : !spirv.array<2 x !spirv.array<2 x f32>>", "[«1 : i32, 2 : i32|3 : i32, 3 : i32»] : !spirv.array<2 x i32>",
			"[dense<«0.0|[1.0, 2.0]»> : vector<2xf32>, dense<1.5> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>", "dense<«0|[[1, 2], [3, 4]]»> : tensor<2x2xi32> : !spirv.array<4 x i32>",
			"[dense<[1, 2]> : tensor<2xi32>, dense<7> : tensor<2xi32>] : !spirv.array<2 x !spirv.array<2 x i32>>", "dense<5> : tensor<3xi32> : !spirv.array<3 x i32, stride=4>",
			"[[1 : i32, 2 : i32], [3 : i32, 4 : i32]] : !spirv.array<2 x !spirv.array<2 x i32>>"},
	}
}

// binaryFragments returns parts of a spirv.module for serialization.
func binaryFragments() []fragment {
	return slices.Concat(binaryGlobals(), binaryControl(), []fragment{
		{"spirv.func spirv.ReturnValue", `spirv.func @f«#»(%a: «t=«=value»»«| {spirv.decoration = #spirv.decoration<«Restrict|Aliased|RestrictPointer|AliasedPointer|NoContraction|Volatile»>}», %b: «=value») -> «$t» "«=control»" {
  spirv.ReturnValue %a : «$t»
}`},
		{"spirv.func spirv.Return", `spirv.func @"f «#»"() "«=control»"«| attributes {«noinline|linkage_attributes = #spirv.linkage_attributes<linkage_name = "f«#»", linkage_type = <Export>>|relaxed_precision|workgroup_attribution = 2 : i64»}» {
  spirv.Return
}`},
		{"spirv.FunctionCall spirv.func", `spirv.func @caller«#»(%a: «t=«=value»») -> «$t» "None" {
  %r = spirv.FunctionCall @callee«#»(%a) : («$t») -> «$t»
  spirv.FunctionCall @void«#»() : () -> ()
  «|%q = spirv.FunctionCall @caller«#»(%r) : («$t») -> «$t»»
  spirv.ReturnValue %r : «$t»
}
spirv.func @callee«#»(%a: «$t») -> «$t» "«=control»" {
  spirv.ReturnValue %a : «$t»
}
spirv.func @void«#»() "None" {
  spirv.Return
}`},
		{"spirv.Constant", `spirv.func @constants«#»() "None" {
  %a = spirv.Constant «=literal»
  %b = spirv.Constant «=literal»
  %c = spirv.Constant «=literal»
  %d = spirv.Undef : «=value»
  spirv.Return
}`},
		{"spirv.Variable spirv.Load spirv.Store", `spirv.func @variables«#»(%v: «t=«=value»») "None" {
  %c = spirv.Constant 7 : i32
  %a = spirv.Variable «| init(%c)» : !spirv.ptr<i32, Function>
  %b = spirv.Variable«| init(%v)» : !spirv.ptr<«$t», Function>«| {aliased_pointer}| {restrict_pointer}»
  spirv.Store "Function" %b, %v«| ["«None|Volatile|Aligned", 8|Volatile|Aligned", 16|Nontemporal»"]» : «$t»
  %l = spirv.Load "Function" %a«| ["«None|Volatile|Aligned", 4|Nontemporal»"]» : i32
  spirv.Return
}`},
	})
}

func binaryGlobals() []fragment {
	return []fragment{
		{"spirv.GlobalVariable spirv.mlir.addressof", `spirv.GlobalVariable @init«#» : !spirv.ptr<«t=«=scalar»|«=composite»», Private>
spirv.GlobalVariable @v«#» «|initializer(@init«#») |bind(0, «1|3») |built_in("«=builtin»") |«=variable» »: !spirv.ptr<«$t», «s=«=class»»>
spirv.func @uses«#»() "None" {
  %p = spirv.mlir.addressof @v«#» : !spirv.ptr<«$t», «$s»>
  %q = spirv.mlir.addressof @v«#» : !spirv.ptr<«$t», «$s»>
  «|%o = spirv.mlir.addressof @init«#» : !spirv.ptr<«$t», Private>»
  spirv.Return
}`},
		{"spirv.GlobalVariable", `spirv.GlobalVariable @w«#» «|bind(0, 1) |built_in("«=builtin»") |«=variable» »: !spirv.ptr<«f32|vector<4xf32>|!spirv.array<4 x f32>|!spirv.struct<(f32 [0])>», «Input|Output|Uniform|StorageBuffer»>`},
		{"spirv.mlir.referenceof spirv.SpecConstant spirv.SpecConstantComposite", `spirv.SpecConstant @a«#»«| spec_id(«0|5»)» = ««1.5|-2.0» : f32|0x7FC00000 : f32»
spirv.SpecConstant @b«#»«| spec_id(7)» = 3.0 : f32
spirv.SpecConstant @i«#»«| spec_id(9)» = ««4|-1» : «i32|i8|i64|i16»|1 : ui32|true|false|1.0 : f16|2.0 : f64»
spirv.SpecConstantComposite @c«#» (@a«#», @b«#») : «t=!spirv.array<2 x f32>|vector<2xf32>|!spirv.struct<(f32, f32)>»
«|spirv.SpecConstantComposite @d«#» (@c«#») : !spirv.struct<(«$t»)>»
spirv.func @uses«#»() "None" {
  %p = spirv.mlir.referenceof @«a«#» : f32|c«#» : «$t»»
  spirv.Return
}`},
		{"spirv.SpecConstantOperation spirv.mlir.yield", `spirv.SpecConstant @a«#» = 1 : i32
spirv.func @uses«#»(%b: i32) "None" {
  %a = spirv.mlir.referenceof @a«#» : i32
  %c = spirv.Constant 2 : i32
  %r = spirv.SpecConstantOperation wraps "spirv.«IAdd|ISub|IMul|UDiv|SDiv|UMod|SMod|BitwiseXor|ShiftLeftLogical»"(%«a|c», %c) : (i32, i32) -> i32
  «|%s = spirv.SpecConstantOperation wraps "spirv.Not"(%«a|r») : (i32) -> i32»
  «|%u = spirv.SpecConstantOperation wraps "spirv.SLessThan"(%a, %c) : (i32, i32) -> i1»
  spirv.Return
}`},
		{"spirv.EntryPoint spirv.ExecutionMode", `spirv.GlobalVariable @in«#» : !spirv.ptr<f32, Input>
spirv.GlobalVariable @out«#» : !spirv.ptr<f32, Output>
spirv.func @main«#»() "None" {
  spirv.Return
}
spirv.EntryPoint "«GLCompute|Kernel|Vertex|Fragment|TessellationControl|Geometry»" @main«#»«|, @in«#»|, @out«#», @in«#»»
«|spirv.EntryPoint "Vertex" @main«#»»
«|spirv.ExecutionMode @main«#» "«LocalSize", 8, 1, 1|Xfb"|ContractionOff"|SubgroupSize", 32|OriginUpperLeft"|SignedZeroInfNanPreserve", 32|Invocations", 4|LocalSizeHint", 1, 2, 3|DenormFlushToZero", 16»»`},
	}
}

func binaryControl() []fragment {
	return []fragment{
		{"spirv.Branch spirv.BranchConditional", `spirv.func @blocks«#»(%a: «t=«=value»», %c: i1) -> «$t» "None" {
  «spirv.Branch ^bb1(%a : «$t»)|spirv.BranchConditional %c«| [«1, 4|0, 2»]», ^bb1(%a : «$t»), ^bb2»
^bb1(%b: «$t»):
  «spirv.ReturnValue %b : «$t»|spirv.BranchConditional %c, ^bb2, ^bb3(%a, %b : «$t», «$t»)|spirv.BranchConditional %c, ^bb3(%b, %b : «$t», «$t»), ^bb3(%a, %b : «$t», «$t»)»
^bb2:
  spirv.Branch ^bb3(%a, %a : «$t», «$t»)
^bb3(%d: «$t», %e: «$t»):
  spirv.ReturnValue %d : «$t»
}`},
		{"spirv.Branch spirv.Unreachable", `spirv.func @order«#»(%c: i1, %x: f32) "None" {
  spirv.Branch ^bb3
^bb1:
  «spirv.Unreachable|spirv.Return»
^bb3:
  spirv.BranchConditional %c, ^bb1, ^bb2
^bb2:
  %y = spirv.FNegate %x : f32
  spirv.«Return|Unreachable»
}`},
		{"spirv.mlir.loop spirv.mlir.merge", `spirv.func @loop«#»(%n: i32, %c: i1) "None" {
  %zero = spirv.Constant 0 : i32
  %one = spirv.Constant 1 : i32
  %var = spirv.Variable init(%zero) : !spirv.ptr<i32, Function>
  spirv.mlir.loop«| control(«Unroll|DontUnroll|None|DependencyInfinite|Unroll»)» {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %c«| [1, 2]», ^body, ^merge
  ^body:
    «=inner»
    spirv.Branch ^continue
  ^continue:
    %old = spirv.Load "Function" %var : i32
    %new = spirv.IAdd %old, %one : i32
    spirv.Store "Function" %var, %new : i32
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  «|%r = spirv.Load "Function" %var : i32»
  spirv.Return
}`},
		{"spirv.mlir.loop spirv.mlir.merge", `spirv.func @counted«#»(%n: i32) "None" {
  %zero = spirv.Constant 0 : i32
  «|%half = spirv.Constant 0.5 : f32»
  spirv.mlir.loop«| control(«Unroll|DontUnroll»)» {
    spirv.Branch ^header(%zero : i32)
  ^header(%i: i32):
    %c = spirv.SLessThan %i, %n : i32
    spirv.BranchConditional %c, ^body, ^merge
  ^body:
    «=inner»
    spirv.Branch ^continue
  ^continue:
    %one = spirv.Constant 1 : i32
    %next = spirv.IAdd %i, %one : i32
    spirv.Branch ^header(%next : i32)
  ^merge:
    spirv.mlir.merge
  }
  spirv.Return
}`},
		{"spirv.mlir.selection spirv.mlir.merge", `spirv.func @choose«#»(%c: i1, %x: «t=«=value»») "None" {
  %var = spirv.Variable : !spirv.ptr<«$t», Function>
  spirv.mlir.selection«| control(«Flatten|DontFlatten|None|Flatten»)» {
    spirv.BranchConditional %c«| [3, 1]», ^then, ^«merge|else
  ^else:
    spirv.Store "Function" %var, %x : «$t»
    spirv.Branch ^merge»
  ^then:
    «=inner»
    «spirv.Branch ^merge|spirv.Branch ^merge|spirv.Return»
  ^merge:
    spirv.mlir.merge
  }
  «|%r = spirv.Load "Function" %var : «$t»»
  «|spirv.Branch ^after
^after:»
  spirv.Return
}`},
	}
}
