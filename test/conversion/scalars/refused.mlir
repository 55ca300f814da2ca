// RUN: not mlir-opt %s --pass-pipeline="builtin.module(convert-gpu-to-spirv{exact})" 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: mlir-opt %s --pass-pipeline="builtin.module(convert-gpu-to-spirv)" | FileCheck %s --check-prefix=MLIR

// MLIR: spirv.FAdd %{{.*}} : f32
// Floats of 16 bits are not computed with 32, which round otherwise.
// REFUSED: error: failed to legalize operation 'gpu.func'
// REFUSED: note: {{.*}}'f16' requires {{.*}}Float16
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @f16 {
    gpu.func @f(%a: f16) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1]>} {
      %0 = arith.addf %a, %a : f16
      gpu.return
    }
  }
}
