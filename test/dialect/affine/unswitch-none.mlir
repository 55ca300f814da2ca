// RUN: mlir-opt %s -test-affine-loop-unswitch | FileCheck %s

// Each loop changes the condition, or is not affine.

// CHECK-DAG: #[[$SET:.+]] = affine_set<(d0) : (d0 - 2 >= 0)>
#s = affine_set<(d0) : (d0 - 2 >= 0)>
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<100xi32>, %[[ARG1:[^:]*]]: i32, %[[ARG2:[^:]*]]: index)
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 0 to 10 {
// CHECK-NEXT: affine.if #[[$SET]](%[[ARG3]]) {
// CHECK-NEXT: affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<100xi32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %[[ARG4:.*]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT: affine.if #[[$SET]](%[[ARG3]]) {
// CHECK-NEXT: affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<100xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @stays(%A: memref<100xi32>, %v: i32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.if #s(%i) {
      affine.store %v, %A[%i] : memref<100xi32>
    }
    scf.for %j = %n to %n step %n {
      affine.if #s(%i) {
        affine.store %v, %A[%i] : memref<100xi32>
      }
    }
  }
  return
}
