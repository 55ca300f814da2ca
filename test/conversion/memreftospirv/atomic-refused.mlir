// RUN: not mlir-opt -convert-gpu-to-spirv -split-input-file %s 2>&1 | FileCheck %s

// Kinds of atomic updates that SPIR-V has no instruction for are refused, with a
// reason.

#env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
#abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>

// CHECK: error: failed to legalize operation 'memref.atomic_rmw'
// CHECK: note: pattern '{{.*}}' did not apply: no atomic operation of SPIR-V computes this on floats
module attributes {gpu.container_module, spirv.target_env = #env} {
  gpu.module @floats {
    gpu.func @f(%v: f32, %m: memref<4xf32>) kernel attributes {spirv.entry_point_abi = #abi} {
      %i = arith.constant 0 : index
      %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32
      gpu.return
    }
  }
}

// -----

#env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
#abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>

// CHECK: error: failed to legalize operation 'memref.atomic_rmw'
// CHECK: note: pattern '{{.*}}' did not apply: unimplemented atomic kind
module attributes {gpu.container_module, spirv.target_env = #env} {
  gpu.module @products {
    gpu.func @f(%v: i32, %m: memref<4xi32>) kernel attributes {spirv.entry_point_abi = #abi} {
      %i = arith.constant 0 : index
      %0 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<4xi32>) -> i32
      gpu.return
    }
  }
}
