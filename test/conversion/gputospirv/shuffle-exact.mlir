// RUN: mlir-opt --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-subgroups)),convert-gpu-to-spirv{exact})" %s | FileCheck %s

// A shuffle with a width that the kernel gets at launch reads from a lane of the subgroup.

module attributes {gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle], []>, #spirv.resource_limits<subgroup_size = 16>>
} {
  gpu.module @m {
    // CHECK: spirv.func @k(%[[X:[^:]*]]: f32
    // CHECK-SAME: %[[O:[^:]*]]: i32
    // CHECK-SAME: %[[W:[^:]*]]: i32
    // CHECK: %[[L:.*]] = spirv.Load "Input"
    // CHECK: spirv.BitwiseXor
    // CHECK: spirv.ULessThan
    // CHECK: spirv.Select
    // CHECK: %[[F:.*]] = spirv.IAdd
    // CHECK: spirv.LogicalAnd
    // CHECK: %[[R:.*]] = spirv.GroupNonUniformShuffle <Subgroup> %[[X]], %[[F]] : f32, i32
    gpu.func @k(%x: f32, %o: i32, %w: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      %0, %ok = gpu.shuffle xor %x, %o, %w : f32
      gpu.return
    }
  }
}
