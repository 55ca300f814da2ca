// RUN: mlir-opt %s -spirv-lower-abi-attrs --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What reads an argument has the location of the argument, by which debug information knows its name.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    // CHECK: spirv.func @kernel
    // CHECK: spirv.AccessChain {{.*}} loc("factor"("a.py":1:8))
    // CHECK: spirv.Load {{.*}} loc("factor"("a.py":1:8))
    spirv.func @kernel(%arg: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>} loc("factor"("a.py":1:8)))
        "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %0 = spirv.FAdd %arg, %arg : f32
      spirv.Return
    }
  }
}
