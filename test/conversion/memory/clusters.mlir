// RUN: mlir-opt --mlir-version=22 %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-subgroups)))" | FileCheck %s

// Reductions of clusters of lanes become shuffles. The attributes are those of the clause `cluster` of MLIR 20.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle, GroupNonUniformArithmetic], []>, #spirv.resource_limits<subgroup_size = 16>>} {
gpu.module @m {
// Lanes exchange values at the distances 2 and 4.
// CHECK-LABEL: gpu.func @strided
// CHECK-SAME: (%[[V:.*]]: i32)
// CHECK: %[[D2:.*]] = arith.constant 2 : i32
// CHECK: %[[A:.*]] = kernel.shuffle xor %[[V]], %[[D2]]
// CHECK: %[[S:.*]] = arith.addi %[[V]], %[[A]] : i32
// CHECK: %[[D4:.*]] = arith.constant 4 : i32
// CHECK: %[[B:.*]] = kernel.shuffle xor %[[S]], %[[D4]]
// CHECK: %[[R:.*]] = arith.addi %[[S]], %[[B]] : i32
// CHECK-NOT: {{gpu|kernel}}.shuffle
// CHECK: "use"(%[[R]])
gpu.func @strided(%v: i32) kernel {
  %0 = gpu.subgroup_reduce add %v {cluster_size = 4 : i32, cluster_stride = 2 : i32} : (i32) -> i32
  "use"(%0) : (i32) -> ()
  gpu.return
}

// A cluster of one lane is its own reduction. Clusters may have all lanes.
// CHECK-LABEL: gpu.func @extremes
// CHECK-SAME: (%[[V:.*]]: i32)
// CHECK-COUNT-4: kernel.shuffle xor
// CHECK-NOT: {{gpu|kernel}}.shuffle
// CHECK: "use"(%[[V]], %{{.*}})
gpu.func @extremes(%v: i32) kernel {
  %0 = gpu.subgroup_reduce add %v {cluster_size = 1 : i32} : (i32) -> i32
  %1 = gpu.subgroup_reduce add %v {cluster_size = 16 : i32} : (i32) -> i32
  "use"(%0, %1) : (i32, i32) -> ()
  gpu.return
}

// Narrow numbers have 32 bits in between: those of signed minima and maxima extend their signs. Booleans are combined by logic.
// CHECK-LABEL: gpu.func @narrow
// CHECK: arith.extsi %{{.*}} : i8 to i32
// CHECK: arith.minsi %{{.*}} : i32
// CHECK: arith.trunci %{{.*}} : i32 to i8
// CHECK: arith.extsi %{{.*}} : i8 to i32
// CHECK: arith.maxsi %{{.*}} : i32
// CHECK: arith.extui %{{.*}} : i8 to i32
// CHECK: arith.maxui %{{.*}} : i32
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: arith.mulf %{{.*}} : f32
// CHECK: arith.truncf %{{.*}} : f32 to f16
// CHECK: arith.extui %{{.*}} : i1 to i32
// CHECK: arith.xori %{{.*}} : i32
// CHECK: arith.trunci %{{.*}} : i32 to i1
gpu.func @narrow(%v: i8, %f: f16, %b: i1) kernel {
  %0 = gpu.subgroup_reduce minsi %v {cluster_size = 2 : i32} : (i8) -> i8
  %1 = gpu.subgroup_reduce maxsi %v {cluster_size = 2 : i32} : (i8) -> i8
  %2 = gpu.subgroup_reduce maxui %v {cluster_size = 2 : i32} : (i8) -> i8
  %3 = gpu.subgroup_reduce mul %f {cluster_size = 2 : i32} : (f16) -> f16
  %4 = gpu.subgroup_reduce add %b {cluster_size = 2 : i32} : (i1) -> i1
  "use"(%0, %1, %2, %3, %4) : (i8, i8, i8, f16, i1) -> ()
  gpu.return
}
}
}
