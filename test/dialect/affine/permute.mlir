// RUN: mlir-opt %s -test-loop-permutation=permutation-map=2,0,1 | FileCheck %s

// The first loop goes inside, the second outside. Nests of other depths stay.

// CHECK-LABEL: func.func @permuted(
// CHECK-SAME: %[[ARG0:[^:]*]]: index)
// CHECK-NEXT: "test.before"() : () -> ()
// CHECK-NEXT: affine.for %[[ARG1:.*]] = 0 to %[[ARG0]] {
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 4 {
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 0 to 2 {
// CHECK-NEXT: "test.use"(%[[ARG3]], %[[ARG1]], %[[ARG2]]) : (index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG1:.*]] = 0 to 2 {
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 3 {
// CHECK-NEXT: "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @permuted(%n: index) {
  "test.before"() : () -> ()
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to %n {
      affine.for %k = 0 to 4 {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
