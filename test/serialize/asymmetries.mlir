// REQUIRES: spirv-tools
// RUN: split-file %s %t
// RUN: spirv-as %t/textless.spvasm | mlir-translate --no-implicit-module --deserialize-spirv -o %t/textless.mlir -
// RUN: FileCheck %s --check-prefix=TEXTLESS --input-file=%t/textless.mlir
// RUN: mlir-translate --no-implicit-module --serialize-spirv %t/textless.mlir -o %t/textless.spv
// RUN: spirv-val %t/textless.spv | FileCheck %s --check-prefix=VAL
// RUN: spirv-as %t/strides.spvasm | mlir-translate --no-implicit-module --deserialize-spirv -o %t/strides.mlir -
// RUN: FileCheck %s --check-prefix=STRIDES --input-file=%t/strides.mlir
// RUN: mlir-translate --no-implicit-module --serialize-spirv %t/strides.mlir -o %t/strides.spv
// RUN: spirv-val %t/strides.spv | FileCheck %s --check-prefix=VAL
// RUN: spirv-as %t/sets.spvasm | mlir-translate --no-implicit-module --deserialize-spirv -o %t/sets.mlir -
// RUN: FileCheck %s --check-prefix=SETS --input-file=%t/sets.mlir
// RUN: mlir-translate --no-implicit-module --serialize-spirv %t/sets.mlir -o %t/sets.spv
// RUN: spirv-val %t/sets.spv | FileCheck %s --check-prefix=VAL
// RUN: spirv-as %t/physical.spvasm | mlir-translate --no-implicit-module --deserialize-spirv -o %t/physical.mlir -
// RUN: FileCheck %s --check-prefix=PHYSICAL --input-file=%t/physical.mlir
// RUN: mlir-translate --no-implicit-module --serialize-spirv %t/physical.mlir -o %t/physical.spv
// RUN: spirv-val %t/physical.spv | FileCheck %s --check-prefix=VAL
// RUN: spirv-as %t/blocks.spvasm | mlir-translate --no-implicit-module --deserialize-spirv -o %t/blocks.mlir -
// RUN: FileCheck %s --check-prefix=BLOCKS --input-file=%t/blocks.mlir
// RUN: mlir-translate --no-implicit-module --serialize-spirv %t/blocks.mlir -o %t/blocks.spv
// RUN: spirv-val %t/blocks.spv | FileCheck %s --check-prefix=VAL

// The reader, the printer, the parser and the writer agree on what other compilers write.

// VAL: valid

// Lists of constituents and indices cannot be empty in the text of an op.
// TEXTLESS: spirv.FunctionCall @{{.*}}() : () -> ()
// TEXTLESS: %[[E:.*]] = spirv.opaque.inst "OpCompositeConstruct"() : () -> !spirv.struct<()>
// TEXTLESS: spirv.CompositeConstruct %[[E]], %{{.*}} : (!spirv.struct<()>, i32) -> !spirv.struct<(!spirv.struct<()>, i32)>
// TEXTLESS: spirv.opaque.inst "OpAccessChain"(%{{.*}}) : (!spirv.ptr<i32, Function>) -> !spirv.ptr<i32, Function>
// TEXTLESS: spirv.opaque.inst "OpInBoundsAccessChain"(

// The dialect has one type for pointers of both strides.
// STRIDES: type_decorations = {{\[\[}}!spirv.ptr<i32, StorageBuffer>, -1, "ArrayStride", 4]]
// STRIDES: spirv.opaque.inst "OpPtrAccessChain"({{.*}} -> !spirv.opaque<"OpTypePointer", ["StorageBuffer", i32], {{\[\[}}-1, "ArrayStride", 8]]>

// SETS: spirv.opaque.inst "OpExtInst"() ["SPV_AMD_gcn_shader", 3] : () -> i64
// SETS: spirv.opaque.inst "OpExtInst"(%{{.*}}) ["NonSemantic.DebugPrintf", 1, "v %u", unit] : (i32) -> none

// Parameters that lack a decoration for aliasing may be aliased.
// PHYSICAL: spirv.func @{{.*}}(%arg0: {{.*}} {spirv.decoration = #spirv.decoration<AliasedPointer>}, %arg1: {{.*}} {spirv.decorations = {aliased, coherent}}, %arg2: {{.*}} {spirv.decoration = #spirv.decoration<Restrict>})

// MLIR prints block accesses without the storage class.
// BLOCKS: spirv.INTEL.SubgroupBlockRead %arg0 : i32
// BLOCKS-NEXT: spirv.INTEL.SubgroupBlockRead %arg0 : vector<2xi32>
// BLOCKS-NEXT: spirv.INTEL.SubgroupBlockWrite %arg0, %{{.*}} : i32
// BLOCKS-NEXT: spirv.INTEL.SubgroupBlockWrite %arg0, %{{.*}} : vector<2xi32>

//--- textless.spvasm
OpCapability Addresses
OpCapability Kernel
OpCapability Linkage
%cl = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%fn = OpTypeFunction %void
%empty = OpTypeStruct
%holder = OpTypeStruct %empty %u32
%c1 = OpConstant %u32 1
%z = OpConstantNull %empty
%ce = OpConstantComposite %empty
%pf = OpTypePointer Function %u32
%pe = OpTypePointer Function %empty
%g = OpFunction %void None %fn
%gl = OpLabel
OpReturn
OpFunctionEnd
%main = OpFunction %void None %fn
%l = OpLabel
%v = OpVariable %pf Function
%ve = OpVariable %pe Function
%r = OpFunctionCall %void %g
%e = OpCompositeConstruct %empty
%h = OpCompositeConstruct %holder %e %c1
%h2 = OpCompositeInsert %holder %e %h 0
%e2 = OpCompositeExtract %empty %h2 0
%ac = OpAccessChain %pf %v
%ac2 = OpInBoundsAccessChain %pe %ve
OpStore %ac %c1
OpStore %ac2 %e2
OpStore %ve %ce
OpReturn
OpFunctionEnd

//--- strides.spvasm
OpCapability Shader
OpCapability VariablePointersStorageBuffer
OpExtension "SPV_KHR_variable_pointers"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %ra ArrayStride 4
OpMemberDecorate %st 0 Offset 0
OpDecorate %st Block
OpDecorate %buf DescriptorSet 0
OpDecorate %buf Binding 0
OpDecorate %pu4 ArrayStride 4
OpDecorate %pu8 ArrayStride 8
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%ra = OpTypeRuntimeArray %u32
%st = OpTypeStruct %ra
%pst = OpTypePointer StorageBuffer %st
%pu = OpTypePointer StorageBuffer %u32
%pu4 = OpTypePointer StorageBuffer %u32
%pu8 = OpTypePointer StorageBuffer %u32
%buf = OpVariable %pst StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%a = OpAccessChain %pu4 %buf %c0 %c0
%b = OpPtrAccessChain %pu4 %a %c1
%c = OpAccessChain %pu8 %buf %c0 %c0
%d = OpPtrAccessChain %pu8 %c %c1
OpStore %b %c1
OpStore %d %c1
OpReturn
OpFunctionEnd

//--- sets.spvasm
OpCapability Shader
OpCapability Int64
OpExtension "SPV_KHR_non_semantic_info"
OpExtension "SPV_AMD_gcn_shader"
%p = OpExtInstImport "NonSemantic.DebugPrintf"
%gcn = OpExtInstImport "SPV_AMD_gcn_shader"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%s = OpString "v %u"
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%c1 = OpConstant %u32 1
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%l = OpLabel
%t = OpExtInst %u64 %gcn TimeAMD
%r = OpExtInst %void %p 1 %s %c1
OpReturn
OpFunctionEnd

//--- physical.spvasm
OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpMemberDecorate %st 0 Offset 0
OpDecorate %st Block
OpMemberDecorate %push 0 Offset 0
OpDecorate %push Block
OpDecorate %v AliasedPointer
OpDecorate %other Coherent
OpDecorate %third Restrict
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%c0 = OpConstant %u32 0
%st = OpTypeStruct %u32
%pst = OpTypePointer PhysicalStorageBuffer %st
%fpst = OpTypePointer Function %pst
%pu = OpTypePointer PhysicalStorageBuffer %u32
%push = OpTypeStruct %pst
%ppush = OpTypePointer PushConstant %push
%ppst = OpTypePointer PushConstant %pst
%pc = OpVariable %ppush PushConstant
%fn = OpTypeFunction %void
%fn2 = OpTypeFunction %void %fpst %pst %pst
%f = OpFunction %void None %fn2
%param = OpFunctionParameter %fpst
%other = OpFunctionParameter %pst
%third = OpFunctionParameter %pst
%fl = OpLabel
%x = OpLoad %pst %param
%a = OpAccessChain %pu %x %c0
OpStore %a %c0 Aligned 4
OpReturn
OpFunctionEnd
%main = OpFunction %void None %fn
%l = OpLabel
%v = OpVariable %fpst Function
%q = OpAccessChain %ppst %pc %c0
%p = OpLoad %pst %q
OpStore %v %p
%r = OpFunctionCall %void %f %v %p %p
OpReturn
OpFunctionEnd

//--- blocks.spvasm
OpCapability Addresses
OpCapability Kernel
OpCapability SubgroupBufferBlockIOINTEL
OpExtension "SPV_INTEL_subgroups"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%v2 = OpTypeVector %u32 2
%p = OpTypePointer CrossWorkgroup %u32
%fn = OpTypeFunction %void %p
%main = OpFunction %void None %fn
%a = OpFunctionParameter %p
%l = OpLabel
%x = OpSubgroupBlockReadINTEL %u32 %a
%y = OpSubgroupBlockReadINTEL %v2 %a
OpSubgroupBlockWriteINTEL %a %x
OpSubgroupBlockWriteINTEL %a %y
OpReturn
OpFunctionEnd
