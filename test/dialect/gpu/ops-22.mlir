// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 --canonicalize | FileCheck %s --check-prefix=FOLD

// A gpu.module has no terminator. What older versions write is read too.
// CHECK:      gpu.module @device<#gpu.select_object> [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] attributes {note} {
// CHECK-NEXT:   gpu.func @k() kernel attributes {known_cluster_size = array<i32: 2, 1, 1>} {
// CHECK-NEXT:     gpu.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC:      "gpu.module"() <{offloadingHandler = #gpu.select_object, sym_name = "device", targets =
// GENERIC-NEXT:   "gpu.func"() <{function_type = () -> (), known_cluster_size = array<i32: 2, 1, 1>}>
// GENERIC:        }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT: }) {note} : () -> ()
gpu.module @device <#gpu.select_object> [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] attributes {note} {
  gpu.func @k() kernel attributes {known_cluster_size = array<i32: 2, 1, 1>} {
    gpu.return
  }
  gpu.module_end
}

// CHECK-NEXT: gpu.module @empty {
// CHECK-NEXT: }
// GENERIC: "gpu.module"() <{sym_name = "empty"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
gpu.module @empty {
}

// CHECK-NEXT: gpu.module @graph {
// CHECK-NEXT:   arith.addi
// CHECK-NEXT:   arith.constant
gpu.module @graph {
  %0 = arith.addi %1, %1 : i32
  %1 = arith.constant 1 : i32
}

// CHECK-LABEL: @launches
func.func @launches(%c: index) {
  // CHECK: threads({{.*}}) in ({{.*}}) module(@m) function(@f) {
  // GENERIC: "gpu.launch"({{.*}}) <{function = @f, module = @m, operandSegmentSizes =
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c) module(@m) function(@f) {
    gpu.terminator
  }
  // CHECK: dynamic_shared_memory_size %{{.*}} function(@f) workgroup(%{{.*}} : memref<4xf32, 3>) {
  // CHECK: } {note}
  %d = arith.constant 4 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%sx = %c, %sy = %c, %sz = %c)
      dynamic_shared_memory_size %d function(@f) workgroup(%w : memref<4xf32, 3>) {
    gpu.terminator
  } {note}
  return
}

// CHECK-LABEL: @lanes(
// FOLD-LABEL: @lanes(
func.func @lanes(%a: f32, %v: vector<4xi8>, %l: i32, %x: index) -> (f32, f32, f32, index) {
  // CHECK: gpu.printf "%f\0A", %{{.*}} : f32
  gpu.printf "%f\0A", %a : f32
  // CHECK: gpu.printf "old", %{{.*}}, %{{.*}} : f32, i32
  gpu.printf "old" %a, %l : f32, i32
  // CHECK: gpu.printf "none"
  gpu.printf "none"
  // CHECK: gpu.subgroup_reduce add %{{.*}} cluster(size = 4) : (f32) -> f32
  // GENERIC: "gpu.subgroup_reduce"(%{{.*}}) <{cluster_size = 4 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}>
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 1) : (f32) -> f32
  // CHECK: gpu.subgroup_reduce add %{{.*}} uniform cluster(size = 4, stride = 2) {note} : (f32) -> f32
  %1 = gpu.subgroup_reduce add %a uniform cluster(size = 4, stride = 2) {note} : (f32) -> f32
  // CHECK: gpu.subgroup_reduce add %{{.*}} : (f32) -> f32
  // GENERIC: "gpu.subgroup_reduce"(%{{.*}}) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}>
  %2 = gpu.subgroup_reduce add %a : (f32) -> f32
  // CHECK: %[[ONE:.*]] = gpu.subgroup_reduce add %{{.*}} cluster(size = 1)
  %3 = gpu.subgroup_reduce add %a cluster(size = 1) : (f32) -> f32
  // CHECK: gpu.shuffle up %{{.*}} : vector<4xi8>
  %4:2 = gpu.shuffle up %v, %l, %l : vector<4xi8>
  // CHECK: gpu.rotate %{{.*}}, 3, 16 {note} : vector<4xi8>
  // GENERIC: "gpu.rotate"(%{{.*}}) <{offset = 3 : i32, width = 16 : i32}> {note} : (vector<4xi8>) -> (vector<4xi8>, i1)
  %5:2 = gpu.rotate %v, 3, 16 {note} : vector<4xi8>
  // FOLD: %[[FIRST:.*]] = gpu.subgroup_broadcast %arg3, first_active_lane : index
  // CHECK: gpu.subgroup_broadcast %{{.*}}, first_active_lane : index
  // GENERIC: "gpu.subgroup_broadcast"(%{{.*}}) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (index) -> index
  %6 = gpu.subgroup_broadcast %x, first_active_lane : index
  // CHECK: gpu.subgroup_broadcast %{{.*}}, specific_lane %{{.*}} : index
  %7 = gpu.subgroup_broadcast %6, specific_lane %l : index
  // No release has this one.
  // CHECK: gpu.subgroup_broadcast %{{.*}}, first_active_lane : index
  %8 = gpu.subgroup_broadcast %x, any_lane : index
  // FOLD: return %{{.*}}, %{{.*}}, %arg0, %[[FIRST]]
  return %0, %1, %3, %7 : f32, f32, f32, index
}

// CHECK-LABEL: @matrices(
func.func @matrices(%m: memref<4x4xf64>, %i: index) {
  // CHECK: gpu.subgroup_mma_load_matrix {{.*}} -> !gpu.mma_matrix<16x16xf64, "COp">
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 4 : index} : memref<4x4xf64> -> !gpu.mma_matrix<16x16xf64, "COp">
  // CHECK: gpu.subgroup_mma_extract_thread_local %{{.*}}[%{{.*}}] : !gpu.mma_matrix<16x16xf64, "COp"> -> f64
  %1 = gpu.subgroup_mma_extract_thread_local %0[%i] : !gpu.mma_matrix<16x16xf64, "COp"> -> f64
  // CHECK: gpu.subgroup_mma_insert_thread_local %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : f64, !gpu.mma_matrix<16x16xf64, "COp"> -> !gpu.mma_matrix<16x16xf64, "COp">
  %2 = gpu.subgroup_mma_insert_thread_local %1, %0[%i, %i] : f64, !gpu.mma_matrix<16x16xf64, "COp"> -> !gpu.mma_matrix<16x16xf64, "COp">
  gpu.subgroup_mma_store_matrix %2, %m[%i, %i] {leadDimension = 4 : index} : !gpu.mma_matrix<16x16xf64, "COp">, memref<4x4xf64>
  return
}

// CHECK-LABEL: @warp(
func.func @warp(%lane: index, %v: vector<4xi32>) -> vector<1xf32> {
  // CHECK-NEXT: gpu.warp_execute_on_lane_0(%{{.*}})[32] {
  // CHECK-NEXT: } {note}
  // GENERIC: "gpu.warp_execute_on_lane_0"(%{{.*}}) <{warp_size = 32 : i64}> ({
  // GENERIC-NEXT: "gpu.yield"() : () -> ()
  // GENERIC-NEXT: }) {note} : (index) -> ()
  gpu.warp_execute_on_lane_0 (%lane)[32] {
    gpu.yield
  } {note}
  // CHECK-NEXT: gpu.warp_execute_on_lane_0(%{{.*}})[32] args(%{{.*}} : vector<4xi32>) -> (vector<1xf32>) {
  // CHECK-NEXT: ^bb0(%{{.*}}: vector<128xi32>):
  // CHECK-NEXT:   arith.constant
  // CHECK-NEXT:   gpu.yield %{{.*}} : vector<32xf32>
  %r = gpu.warp_execute_on_lane_0(%lane)[32] args(%v : vector<4xi32>) -> (vector<1xf32>) {
  ^bb0(%all: vector<128xi32>):
    %c = arith.constant dense<1.0> : vector<32xf32>
    gpu.yield %c : vector<32xf32>
  }
  return %r : vector<1xf32>
}

// MLIR 23 has these. The barrier orders more memory without its clause, and a reduction collects the bits.
// CHECK-LABEL: @later(
func.func @later(%p: i1) -> i32 {
  // CHECK-NEXT: gpu.barrier
  // CHECK-NEXT: gpu.barrier {note}
  gpu.barrier memfence [#gpu.address_space<workgroup>]
  gpu.barrier memfence [] {note}
  // CHECK-NEXT: gpu.lane_id
  // CHECK: %[[OWN:.*]] = arith.select
  // CHECK-NEXT: %[[ALL:.*]] = gpu.subgroup_reduce or %[[OWN]] : (i32) -> i32
  // CHECK-NEXT: return %[[ALL]]
  %r = gpu.ballot %p : i32
  return %r : i32
}
