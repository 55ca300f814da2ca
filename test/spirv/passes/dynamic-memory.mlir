// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv.module(spirv-launch-sizes))" | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv.module(spirv-launch-sizes,spirv-check-bounds,spirv-check-limits))" | FileCheck %s --check-prefix=BOUNDS
// RUN: mlir-opt %s --no-implicit-module --pass-pipeline="spirv.module(spirv-launch-sizes)" | mlir-translate --no-implicit-module --serialize-spirv | spirv-dis | FileCheck %s --check-prefix=DIS
// RUN: not mlir-opt %s --pass-pipeline="builtin.module(spirv.module(spirv-launch-sizes{webgpu}))" 2>&1 | FileCheck %s --check-prefix=WEBGPU

// The variable is larger than the target's workgroup memory, and the device checks the length that the launch sets.
// CHECK: spirv.module
// CHECK-SAME: spirv.abi_words = ["f\09block\09push", "f\09shared\091\094"]
// CHECK: spirv.SpecConstant @__shared_length__ spec_id(1) = 1 : i32
// CHECK: spirv.GlobalVariable @m {spirv.length = @__shared_length__} : !spirv.ptr<!spirv.struct<(!spirv.array<100000 x i32>)>, Workgroup>
// BOUNDS: spirv.mlir.referenceof @__shared_length__ : i32
// BOUNDS: spirv.ULessThan
// DIS: OpString "spvc.abi{{.*}}f{{.*}}shared{{.*}}1{{.*}}4"
// DIS: OpDecorate %[[N:.*]] SpecId 1
// DIS: %[[N]] = OpSpecConstant %uint 1
// DIS: %[[A:.*]] = OpTypeArray %uint %[[N]]
// DIS: %[[S:.*]] = OpTypeStruct %[[A]]
// DIS: %[[P:.*]] = OpTypePointer Workgroup %[[S]]
// DIS: OpVariable %[[P]] Workgroup
// WEBGPU: error: the size of workgroup memory of kernel 'f' is set at launch, which WebGPU does not allow
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> attributes {spirv.abi_words = ["f\09block\09push"]} {
  spirv.SpecConstant @own spec_id(0) = 5 : i32
  spirv.GlobalVariable @m {spirv.dynamic_memory = {bytes = 4 : i32, kernel = "f"}} : !spirv.ptr<!spirv.struct<(!spirv.array<100000 x i32>)>, Workgroup>
  spirv.GlobalVariable @out bind(0, 0) : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
  spirv.func @f() "None" {
    %c0 = spirv.Constant 0 : i32
    %p = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>
    %q = spirv.AccessChain %p[%c0] : !spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>, i32
    %i = spirv.Load "StorageBuffer" %q : i32
    %m = spirv.mlir.addressof @m : !spirv.ptr<!spirv.struct<(!spirv.array<100000 x i32>)>, Workgroup>
    %e = spirv.AccessChain %m[%c0, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<100000 x i32>)>, Workgroup>, i32, i32
    spirv.Store "Workgroup" %e, %i : i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  spirv.ExecutionMode @f "LocalSize", 4, 1, 1
}
