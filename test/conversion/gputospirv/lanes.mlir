// RUN: mlir-opt --convert-gpu-to-spirv %s | FileCheck %s

// Lanes beyond the ends of the subgroup are not valid.

module attributes {gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle, GroupNonUniformShuffleRelative], []>, #spirv.resource_limits<subgroup_size = 16>>
} {
  // CHECK: spirv.GlobalVariable @[[VAR:.*]] built_in("SubgroupLocalInvocationId") : !spirv.ptr<i32, Input>
  // CHECK: spirv.func @lanes(%[[X:[^:]*]]: f32
  // CHECK-SAME: %[[O:[^:]*]]: i32
  gpu.module @m {
    gpu.func @lanes(%x: f32, %o: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      // CHECK: %[[W:.*]] = spirv.Constant 16 : i32
      %w = arith.constant 16 : i32
      // CHECK: %[[A:.*]] = spirv.mlir.addressof @[[VAR]]
      // CHECK: %[[L:.*]] = spirv.Load "Input" %[[A]]
      // CHECK: spirv.UGreaterThanEqual %[[L]], %[[O]]
      // CHECK: spirv.GroupNonUniformShuffleUp <Subgroup> %[[X]], %[[O]]
      %0, %up = gpu.shuffle up %x, %o, %w : f32
      // CHECK: %[[M:.*]] = spirv.Load "Input"
      // CHECK: %[[S:.*]] = spirv.IAdd %[[M]], %[[O]]
      // CHECK: spirv.ULessThan %[[S]], %[[W]]
      // CHECK: spirv.GroupNonUniformShuffleDown <Subgroup> %[[X]], %[[O]]
      %1, %down = gpu.shuffle down %x, %o, %w : f32
      // CHECK: spirv.Load "Input"
      %2 = gpu.lane_id
      gpu.return
    }
  }
}
