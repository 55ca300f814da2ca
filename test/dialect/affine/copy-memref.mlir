// RUN: mlir-opt %s -test-affine-data-copy=memref-filter | FileCheck %s

// The memref of the first load is copied, in and out.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0) -> (d0 + 16)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0 + d1)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<(d0, d1, d2) -> (d2 * 4)>
// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<64x32xf32>, %[[ARG1:[^:]*]]: memref<64x32xf32>)
// CHECK-NEXT: %[[C464:.*]] = arith.constant 464 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C464_0:.*]] = arith.constant 464 : index
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 64 step 16 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply #[[$MAP]](%[[ARG2]])
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<16x29xf32>
// CHECK-NEXT: affine.for %[[ARG3:.*]] = #[[$MAP]](%[[ARG2]]) to #[[$MAP1]](%[[ARG2]]) {
// CHECK-NEXT: affine.for %[[ARG4:.*]] = 0 to 29 {
// CHECK-NEXT: %[[V2:.*]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x32xf32>
// CHECK-NEXT: affine.store %[[V2]], %[[ALLOC]][%[[ARG3]] - %[[ARG2]], %[[ARG4]]] : memref<16x29xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 0 to 16 {
// CHECK-NEXT: affine.for %[[ARG4:.*]] = 0 to 8 {
// CHECK-NEXT: %[[V2:.*]] = affine.apply #[[$MAP2]](%[[ARG2]], %[[ARG3]], %[[ARG4]])
// CHECK-NEXT: %[[V3:.*]] = affine.apply #[[$MAP3]](%[[ARG2]], %[[ARG3]], %[[ARG4]])
// CHECK-NEXT: %[[V4:.*]] = affine.load %[[ALLOC]][%[[ARG3]], %[[ARG4]] * 4] : memref<16x29xf32>
// CHECK-NEXT: %[[V5:.*]] = affine.load %[[ARG0]][%[[ARG2]] + %[[ARG3]], %[[ARG4]]] : memref<64x32xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = affine.apply #[[$MAP2]](%[[ARG2]], %[[ARG3]], %[[ARG4]])
// CHECK-NEXT: %[[V8:.*]] = affine.apply #[[$MAP3]](%[[ARG2]], %[[ARG3]], %[[ARG4]])
// CHECK-NEXT: affine.store %[[V6]], %[[ALLOC]][%[[ARG3]], %[[ARG4]] * 4] : memref<16x29xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]] = affine.apply #[[$MAP]](%[[ARG2]])
// CHECK-NEXT: affine.for %[[ARG3:.*]] = #[[$MAP]](%[[ARG2]]) to #[[$MAP1]](%[[ARG2]]) {
// CHECK-NEXT: affine.for %[[ARG4:.*]] = 0 to 29 {
// CHECK-NEXT: %[[V2:.*]] = affine.load %[[ALLOC]][%[[ARG3]] - %[[ARG2]], %[[ARG4]]] : memref<16x29xf32>
// CHECK-NEXT: affine.store %[[V2]], %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[ALLOC]] : memref<16x29xf32>
// CHECK-NEXT: }
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
