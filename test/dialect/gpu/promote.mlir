// RUN: mlir-opt -pass-pipeline='builtin.module(gpu.module(gpu.func(test-gpu-memory-promotion)))' %s | FileCheck %s

// CHECK-DAG: #[[$MUL:.*]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-DAG: #[[$ADD:.*]] = affine_map<()[s0, s1] -> (s0 + s1)>
gpu.module @m {
  // A vector is copied by the threads along x; the loops over y and z run once.
  // CHECK-LABEL: gpu.func @vector
  // CHECK-SAME: (%[[M:.*]]: memref<6xf32> {gpu.test_promote_workgroup}, %{{.*}}: index) workgroup(%{{.*}} : memref<1xi8, 3>, %[[W:.*]] : memref<6xf32, #gpu.address_space<workgroup>>)
  // CHECK: %[[X:.*]] = gpu.thread_id x
  // CHECK: %[[DX:.*]] = gpu.block_dim x
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK: %[[F:.*]] = affine.apply #[[$MUL]]()[%[[X]], %{{.*}}]
  // CHECK: %[[L:.*]] = affine.apply #[[$ADD]]()[%[[F]], %{{.*}}]
  // CHECK: %[[S:.*]] = affine.apply #[[$MUL]]()[%[[DX]], %{{.*}}]
  // CHECK: scf.for %[[I:.*]] = %[[L]] to %{{.*}} step %[[S]]
  // CHECK: %[[V:.*]] = memref.load %[[M]][%[[I]]]
  // CHECK: memref.store %[[V]], %[[W]][%[[I]]]
  // CHECK: gpu.barrier
  // CHECK: memref.load %[[W]]
  // CHECK: gpu.barrier
  // CHECK: scf.for
  // CHECK: memref.store %{{.*}}, %[[M]]
  gpu.func @vector(%m: memref<6xf32> {gpu.test_promote_workgroup}, %i: index) workgroup(%w: memref<1xi8, 3>) {
    %0 = memref.load %m[%i] : memref<6xf32>
    gpu.return
  }
}
