// RUN: mlir-opt --mlir-version=22 --spirv-lower-abi-attrs %s | FileCheck %s
// RUN: mlir-opt --mlir-version=19 --spirv-lower-abi-attrs %s | FileCheck --check-prefix=OLD %s

// What an argument becomes follows what the one before it becomes since MLIR 20.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
spirv.module Logical GLSL450 {
  // CHECK: spirv.func @f()
  // CHECK-NEXT: spirv.mlir.addressof @f_arg_0
  // CHECK: spirv.Load
  // CHECK: spirv.mlir.addressof @f_arg_1
  // OLD: spirv.mlir.addressof @f_arg_1
  // OLD: spirv.mlir.addressof @f_arg_0
  spirv.func @f(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>},
      %b: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>})
      "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    spirv.Return
  }
}
}
