// RUN: mlir-opt --mlir-version=22 --split-input-file --convert-gpu-to-spirv --verify-diagnostics %s | FileCheck %s

// Rotations and clusters of lanes, which MLIR 19 does not have, and shuffles as MLIR 22 converts them.

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, GroupNonUniformRotateKHR], []>, #spirv.resource_limits<subgroup_size = 32>>} {
gpu.module @rotations {
  // CHECK-LABEL: spirv.func @whole
  // CHECK-SAME: (%[[V:.*]]: f32
  gpu.func @whole(%v: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
    // CHECK: %[[BY:.*]] = spirv.Constant 3 : i32
    // CHECK: %[[SIZE:.*]] = spirv.Constant 32 : i32
    // CHECK: spirv.GroupNonUniformRotateKHR <Subgroup> %[[V]], %[[BY]], cluster_size(%[[SIZE]]) : f32, i32, i32 -> f32
    // CHECK-NEXT: spirv.Constant true
    %r, %valid = gpu.rotate %v, 3, 32 : f32
    gpu.return
  }
  // CHECK-LABEL: spirv.func @part
  gpu.func @part(%v: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
    // CHECK: %[[SIZE:.*]] = spirv.Constant 8 : i32
    // CHECK: spirv.GroupNonUniformRotateKHR
    // CHECK: %[[LANE:.*]] = spirv.Load "Input" %{{.*}} : i32
    // CHECK: spirv.ULessThan %[[LANE]], %[[SIZE]] : i32
    %r, %valid = gpu.rotate %v, 3, 8 : f32
    gpu.return
  }
}
}

// -----

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, GroupNonUniformRotateKHR], []>, #spirv.resource_limits<subgroup_size = 16>>} {
gpu.module @wider {
  gpu.func @f(%v: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
    // expected-error @+1 {{failed to legalize operation 'gpu.rotate'}}
    %r, %valid = gpu.rotate %v, 1, 32 : f32
    gpu.return
  }
}
}

// -----

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, GroupNonUniformArithmetic, GroupNonUniformClustered], []>, #spirv.resource_limits<subgroup_size = 16>>} {
gpu.module @clusters {
  // CHECK-LABEL: spirv.func @sum
  // CHECK-SAME: (%[[V:.*]]: i32
  gpu.func @sum(%v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
    // CHECK: %[[SIZE:.*]] = spirv.Constant 4 : i32
    // CHECK: spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %[[V]] cluster_size(%[[SIZE]]) : i32, i32 -> i32
    %r = gpu.subgroup_reduce add %v cluster(size = 4) : (i32) -> i32
    // Operations for uniform control flow have no clusters.
    // CHECK: spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce>
    %u = gpu.subgroup_reduce add %v uniform cluster(size = 8) : (i32) -> i32
    gpu.return
  }
}
}

// -----

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, GroupNonUniformArithmetic, GroupNonUniformClustered], []>, #spirv.resource_limits<subgroup_size = 16>>} {
gpu.module @strided {
  gpu.func @f(%v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
    // expected-error @+1 {{failed to legalize operation 'gpu.subgroup_reduce'}}
    %r = gpu.subgroup_reduce add %v cluster(size = 4, stride = 2) : (i32) -> i32
    gpu.return
  }
}
}

// -----

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, GroupNonUniformShuffle, GroupNonUniformShuffleRelative], []>, #spirv.resource_limits<subgroup_size = 16>>} {
gpu.module @shuffles {
  // CHECK-LABEL: spirv.func @f
  // CHECK-SAME: (%[[V:.*]]: f32 {{.*}}, %[[BY:.*]]: i32
  gpu.func @f(%v: f32, %by: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
    %width = arith.constant 16 : i32
    // CHECK: spirv.GroupNonUniformShuffleXor <Subgroup> %[[V]], %[[BY]]
    // CHECK-NEXT: spirv.Constant true
    %x, %vx = gpu.shuffle xor %v, %by, %width : f32
    // CHECK: spirv.GroupNonUniformShuffleUp <Subgroup> %[[V]], %[[BY]]
    // CHECK: %[[LANE:.*]] = spirv.Load "Input"
    // CHECK: %[[FROM:.*]] = spirv.ISub %[[LANE]], %[[BY]] : i32
    // CHECK: %[[ZERO:.*]] = spirv.Constant 0 : i32
    // CHECK: spirv.SGreaterThanEqual %[[FROM]], %[[ZERO]] : i32
    %u, %vu = gpu.shuffle up %v, %by, %width : f32
    gpu.return
  }
}
}
