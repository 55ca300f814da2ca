// RUN: not mlir-opt %s --convert-gpu-to-spirv --split-input-file 2>&1 | FileCheck %s

// A conversion that fails says which pattern did not apply, and what the target
// lacks.

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    // CHECK: error: failed to legalize operation 'gpu.func'
    // CHECK: note: pattern '{{.*}}' did not apply: type 'memref<4xf64, {{.*}}>' cannot be converted for the target: 'f64' requires capability Float64
    gpu.func @f(%a: memref<4xf64, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f(%x: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      // CHECK: error: failed to legalize operation 'gpu.subgroup_reduce'
      // CHECK: note: {{.*}}'spirv.GroupNonUniformFAdd' requires SPIR-V v1.3 but the target has v1.0
      %s = gpu.subgroup_reduce add %x : (f32) -> f32
      gpu.return
    }
  }
}
