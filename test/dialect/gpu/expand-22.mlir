// RUN: mlir-opt --mlir-version=22 --test-gpu-rewrite %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --gpu-decompose-memrefs %s | FileCheck --check-prefix=FLAT %s

// CHECK-LABEL: func.func @ids
// FLAT-LABEL: func.func @ids
func.func @ids(%m: memref<?x?xindex>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    // CHECK: %[[BLOCK:.*]] = gpu.block_id x
    // CHECK: %[[SIZE:.*]] = gpu.block_dim x
    // CHECK: %[[START:.*]] = arith.muli %[[BLOCK]], %[[SIZE]] : index
    // CHECK: %[[THREAD:.*]] = gpu.thread_id x
    // CHECK: arith.addi %[[THREAD]], %[[START]] : index
    %i = gpu.global_id x
    // FLAT: memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [], strides: [] : memref<index> to memref<index, strided<[], offset: ?>>
    // CHECK: %[[SX:.*]] = gpu.block_dim x
    // CHECK: %[[SY:.*]] = gpu.block_dim y
    // CHECK: %[[X:.*]] = gpu.thread_id x
    // CHECK: %[[Y:.*]] = gpu.thread_id y
    // CHECK: %[[Z:.*]] = gpu.thread_id z
    // CHECK: %[[R:.*]] = arith.muli %[[SY]], %[[Z]]
    // CHECK: %[[ROW:.*]] = arith.addi %[[R]], %[[Y]]
    // CHECK: %[[S:.*]] = arith.muli %[[SX]], %[[ROW]]
    // CHECK: %[[N:.*]] = arith.addi %[[X]], %[[S]]
    // CHECK: %[[LANES:.*]] = gpu.subgroup_size : index
    // CHECK: arith.divui %[[N]], %[[LANES]] : index
    %g = gpu.subgroup_id : index
    memref.store %g, %m[%g, %i] : memref<?x?xindex>
    gpu.terminator
  }
  return
}
