// RUN: mlir-opt %s -buffer-results-to-out-params=hoist-static-allocs | FileCheck %s

// CHECK-LABEL: func private @twice(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>) {
// CHECK-NEXT: memref.copy %[[A]], %[[B]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
func.func private @twice() -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  return %0, %0 : memref<4xf32>, memref<4xf32>
}
