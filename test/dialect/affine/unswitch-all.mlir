// RUN: mlir-opt %s -test-affine-loop-unswitch | FileCheck %s

// The conditional moves out of both loops.

// CHECK-DAG: #[[$SET:.+]] = affine_set<()[s0] : (s0 - 2 >= 0)>
#s = affine_set<(d0) : (d0 - 2 >= 0)>
// CHECK-LABEL: func.func @out_of_all(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<100xi32>, %[[ARG1:[^:]*]]: i32, %[[ARG2:[^:]*]]: index)
// CHECK-NEXT: affine.if #[[$SET]]()[%[[ARG2]]] {
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 0 to 10 {
// CHECK-NEXT: affine.for %[[ARG4:.*]] = 0 to 20 {
// CHECK-NEXT: affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<100xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @out_of_all(%A: memref<100xi32>, %v: i32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.if #s(%n) {
        affine.store %v, %A[%j] : memref<100xi32>
      }
    }
  }
  return
}
