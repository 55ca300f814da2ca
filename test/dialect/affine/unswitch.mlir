// RUN: mlir-opt %s -test-affine-loop-unswitch | FileCheck %s

// The conditional moves out of the inner loop.

// CHECK-DAG: #[[$SET:.+]] = affine_set<(d0) : (d0 - 2 >= 0)>
#s = affine_set<(d0) : (d0 - 2 >= 0)>
// CHECK-LABEL: func.func @out_of_inner(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<100xi32>, %[[ARG1:[^:]*]]: i32)
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 10 {
// CHECK-NEXT: affine.if #[[$SET]](%[[ARG2]]) {
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 0 to 20 {
// CHECK-NEXT: affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<100xi32>
// CHECK-NEXT: affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]] + %[[ARG3]]] : memref<100xi32>
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 0 to 20 {
// CHECK-NEXT: affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<100xi32>
// CHECK-NEXT: affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]] + %[[ARG3]]] : memref<100xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @out_of_inner(%A: memref<100xi32>, %v: i32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.if #s(%i) {
        affine.store %v, %A[%j] : memref<100xi32>
      } else {
        affine.store %v, %A[%i] : memref<100xi32>
      }
      affine.store %v, %A[%i + %j] : memref<100xi32>
    }
  }
  return
}
