package irgen

func spirvFragments() []fragment {
	const head = "spirv.module «|@sm«#» »«Logical|Physical64|PhysicalStorageBuffer64|Physical32» «GLSL450|OpenCL|Vulkan|Simple» «|requires #spirv.vce<v1.«0|3|6», [Shader«|, Float16»], [«|SPV_KHR_16bit_storage»]> »«|attributes {foo} »{\n"
	return []fragment{
		{"spirv.module", head + "}"},
		{"spirv.func spirv.Return spirv.ReturnValue spirv.Unreachable spirv.module", head + `  spirv.func @f(%a: «t=«=spirv»»«=argdict») «-> «$t» |-> («$t» {foo.r}) »"«None|Inline|Pure|Const|DontInline|Inline|Pure|Const»"«=attrs» {
    «spirv.ReturnValue %a«=dict» : «$t»|spirv.Branch ^bb1
  ^bb1:
    spirv.ReturnValue %a : «$t»»
  }
  spirv.func @g() "None" {
    «spirv.Return«=dict»|spirv.Branch ^bb1
  ^bb2:
    spirv.Unreachable«=dict»
  ^bb1:
    spirv.Return»
  }
  «|spirv.func @h(f32) "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "h", linkage_type = <Import>>}»
}`},
		{"spirv.FunctionCall", head + `  spirv.func @callee(%a: «t=«=spirv»») -> «$t» "None" {
    spirv.ReturnValue %a : «$t»
  }
  spirv.func @void() "None" {
    spirv.Return
  }
  spirv.func @f(%a: «$t») "None" {
    %r = spirv.FunctionCall @callee(%a)«=dict» : («$t») -> «$t»
    spirv.FunctionCall @void() : () -> ()
    spirv.Return
  }
}`},
		{"spirv.Branch spirv.BranchConditional", head + `  spirv.func @f(%a: «t=«=spirv»», %c: i1) -> «$t» "None" {
    «spirv.Branch ^bb1(%a : «$t»)«=dict»|spirv.BranchConditional %c«| [«1, 4|0, 2»]», ^bb1(%a : «$t»), ^bb2»
  ^bb1(%b: «$t»):
    «spirv.ReturnValue %b : «$t»|spirv.BranchConditional %c, ^bb2, ^bb3(%a, %b : «$t», «$t»)»
  ^bb2:
    spirv.Branch ^bb3(%a, %a : «$t», «$t»)«=dict»
  ^bb3(%d: «$t», %e: «$t»):
    spirv.ReturnValue %d : «$t»
  }
}`},
		{"spirv.mlir.loop spirv.mlir.merge", `func.func @base«#»(%c: i1) {
  spirv.mlir.loop«| control(«Unroll|DontUnroll|None|DependencyInfinite|Unroll»)» {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %c, ^body, ^merge
  ^body:
    «|spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^end
    ^then:
      spirv.Branch ^end
    ^end:
      spirv.mlir.merge
    }»
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge«=dict»
  }
  return
}`},
		{"spirv.mlir.selection spirv.mlir.merge", `func.func @base«#»(%c: i1) {
  spirv.mlir.selection«| control(«Flatten|DontFlatten|Flatten»)» {
    «spirv.BranchConditional %c, ^then, ^merge|spirv.Branch ^then»
  ^then:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge«=dict»
  }
  return
}`},
		{"spirv.ARM.Graph spirv.ARM.GraphConstant spirv.ARM.GraphEntryPoint spirv.ARM.GraphOutputs", `spirv.module «|@sm«#» »Logical Vulkan requires #spirv.vce<v1.3, [VulkanMemoryModel, Shader, Linkage, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<«t=14x19|2|?x?»x«e=i32|f32|i8»>, UniformConstant>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<*x«$e»>, UniformConstant>
  spirv.ARM.GraphEntryPoint @g, @in, @out
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<«$t»x«$e»>) -> !spirv.arm.tensor<2x3x«$e»> {
    %c = spirv.ARM.GraphConstant {graph_constant_id = «0|42» : i32} : !spirv.arm.tensor<2x3x«$e»>
    spirv.ARM.GraphOutputs %c : !spirv.arm.tensor<2x3x«$e»>
  }
}`},
		{"spirv.Switch spirv.Kill spirv.Return", head + `  spirv.func @f(%a: «t=i32|i16|i8», %b: f32) "None" {
    spirv.Switch %a : «$t», [
      default: ^bb1(%b : f32)«|,
      0: ^bb2,
      «7|100»: ^bb1(%b : f32)»
    ]«=dict»
  ^bb1(%c: f32):
    spirv.Return
  ^bb2:
    spirv.Kill«=dict»
  }
}`},
		{"spirv.EXT.EmitMeshTasks", head + `  spirv.func @f(%a: i32) "None" {
    spirv.EXT.EmitMeshTasks %a, %a, %a«=dict» : i32, i32, i32
  }
}`},
		{"spirv.EXT.SpecConstantCompositeReplicate", head + `  spirv.SpecConstant @s = «1|7» : i32
  spirv.EXT.SpecConstantCompositeReplicate @r«#» (@s) : «vector<«2|4»xi32>|!spirv.array<5 x i32>|!spirv.struct<(i32, i32)>»
}`},
		{"spirv.GlobalVariable spirv.mlir.addressof", head + `  spirv.SpecConstant @init = 1.0 : f32
  spirv.GlobalVariable @v «|initializer(@init) |bind(0, «1|3») |built_in("«GlobalInvocationId|WorkgroupSize»") |{location = 1 : i32} |{foo} »: !spirv.ptr<«t=f32|vector<4xf32>|!spirv.struct<(f32, i32)>», «s=StorageBuffer|Uniform|Input|Private»>
  spirv.func @f() "None" {
    %p = spirv.mlir.addressof @v«=dict» : !spirv.ptr<«$t», «$s»>
    spirv.Return
  }
}`},
		{"spirv.GlobalVariable", head + `  spirv.GlobalVariable @v «|bind(0, 1) |built_in("FragCoord") |{location = 1 : i32} |{binding = 3 : i32} |{descriptor_set = 2 : i32} |{linkage_attributes = #spirv.linkage_attributes<linkage_name = "v", linkage_type = <Import>>} »: !spirv.ptr<f32, Input>
}`},
		{"spirv.mlir.referenceof spirv.SpecConstant spirv.SpecConstantComposite", head + `  spirv.SpecConstant @a«| spec_id(«0|5»)» = ««1.5|-2.0» : f32|0x7FC00000 : f32»
  spirv.SpecConstant @b«| spec_id(7)» = 3.0 : f32
  spirv.SpecConstant @i = «4 : «i32|i8|i64»|true|false»
  spirv.SpecConstantComposite @c (@a, @b) : «t=!spirv.array<2 x f32>|vector<2xf32>|!spirv.struct<(f32, f32)>»
  spirv.func @f() "None" {
    %p = spirv.mlir.referenceof @«a«=dict» : f32|c : «$t»»
    spirv.Return
  }
}`},
		{"spirv.SpecConstantOperation spirv.mlir.yield", head + `  spirv.SpecConstant @a = 1 : i32
  spirv.func @f(%b: i32) "None" {
    %a = spirv.mlir.referenceof @a : i32
    %c = spirv.Constant 2 : i32
    %r = spirv.SpecConstantOperation wraps "spirv.«IAdd|ISub|BitwiseXor»"(%«a|c», %c) : (i32, i32) -> i32
    «|%s = spirv.SpecConstantOperation wraps "spirv.Not"(%a) : (i32) -> i32»
    spirv.Return
  }
}`},
		{"spirv.EntryPoint spirv.ExecutionMode", head + `  spirv.GlobalVariable @in : !spirv.ptr<f32, Input>
  spirv.func @main() "None" {
    spirv.Return
  }
  spirv.EntryPoint "«GLCompute|Kernel|Vertex|Fragment»" @main«|, @in|, @in, @in»
  «|spirv.ExecutionMode @main "«LocalSize", 8, 1, 1|Xfb"|ContractionOff"|SubgroupSize", 32»»
}`},
		{"spirv.GroupNonUniformBroadcast", `func.func @base«#»(%v: «t=f32|i32|vector<4xf32>|i64», %p: !spirv.ptr<i32, Function>) {
  %one = spirv.Constant «0|1|7» : «u=i32|i64»
  %a = spirv.GroupNonUniformBroadcast <«Subgroup|Workgroup»> %v, %one«=dict» : «$t», «$u»
  return
}`},
		{"spirv.KHR.CooperativeMatrixLength", `func.func @base«#»() {
  %a = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<«8|4»x16x«i32|f16|f32», «Subgroup|Workgroup», Matrix«A|B|Acc»>
  return
}`},
		{"spirv.AccessChain spirv.PtrAccessChain spirv.InBoundsPtrAccessChain", `func.func @base«#»(%p: !spirv.ptr<!spirv.array<4 x !spirv.struct<(f32, «t=vector<4xf32>|!spirv.array<2 x i32>|!spirv.matrix<4 x vector<4xf32>>»)>>, «s=Function|StorageBuffer»>, %i: «u=i32|i64») {
  %one = spirv.Constant «0|1» : i32
  %a = spirv.AccessChain %p[%i, %one] : !spirv.ptr<!spirv.array<4 x !spirv.struct<(f32, «$t»)>>, «$s»>, «$u», i32
  %b = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.array<4 x !spirv.struct<(f32, «$t»)>>, «$s»>, «$u»
  %c = spirv.InBoundsPtrAccessChain %p[%i, %i] : !spirv.ptr<!spirv.array<4 x !spirv.struct<(f32, «$t»)>>, «$s»>, «$u», «$u»
  %d = spirv.PtrAccessChain %p[%i] : !spirv.ptr<!spirv.array<4 x !spirv.struct<(f32, «$t»)>>, «$s»>, «$u»
  return
}`},
	}
}
