// RUN: mlir-opt %s -test-affine-data-copy=for-memref-region | FileCheck %s

// The region of the first load is copied around the whole nest.

// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<64x32xf32>, %[[ARG1:[^:]*]]: memref<64x32xf32>)
// CHECK-NEXT: %[[C1856:.*]] = arith.constant 1856 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<64x29xf32>
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 64 {
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 0 to 29 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x32xf32>
// CHECK-NEXT: affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<64x29xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 64 step 16 {
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 0 to 16 {
// CHECK-NEXT: affine.for %[[ARG4:.*]] = 0 to 8 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %[[ALLOC]][%[[ARG2]] + %[[ARG3]], %[[ARG4]] * 4] : memref<64x29xf32>
// CHECK-NEXT: %[[V1:.*]] = affine.load %[[ARG0]][%[[ARG2]] + %[[ARG3]], %[[ARG4]]] : memref<64x32xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT: affine.store %[[V2]], %[[ALLOC]][%[[ARG2]] + %[[ARG3]], %[[ARG4]] * 4] : memref<64x29xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[ALLOC]] : memref<64x29xf32>
func.func @copied(%A: memref<64x32xf32>, %B: memref<64x32xf32>) {
  affine.for %i = 0 to 64 step 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %B[%i + %j, %k * 4] : memref<64x32xf32>
        %1 = affine.load %A[%i + %j, %k] : memref<64x32xf32>
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %B[%i + %j, %k * 4] : memref<64x32xf32>
      }
    }
  }
  return
}
