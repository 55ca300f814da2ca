// RUN: mlir-opt %s -scf-for-loop-peeling | FileCheck %s

// MLIR 19 gives loops without iterations one: the remainder of a negative range is positive.
// CHECK-LABEL: func @constant
// CHECK-COUNT-1: scf.for
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @constant() -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %false = arith.constant false
  %r = scf.for %i = %c1 to %c0 step %c2 iter_args(%x = %true) -> (i1) {
    scf.yield %false : i1
  }
  return %r : i1
}

// CHECK-LABEL: func @unknown
// CHECK-SAME:  (%[[FROM:.*]]: index, %[[TO:.*]]: index, %[[BY:.*]]: index,
// CHECK-NEXT:  %[[LOW:.*]] = arith.minsi %[[FROM]], %[[TO]] : index
// CHECK-NEXT:  %[[LAST:.*]] = affine.apply #{{.*}}()[%[[LOW]], %[[TO]], %[[BY]]]
// CHECK-NEXT:  scf.for %{{.*}} = %[[FROM]] to %[[LAST]] step %[[BY]]
// CHECK:       scf.for %{{.*}} = %[[LAST]] to %[[TO]] step %[[BY]]
func.func @unknown(%from: index, %to: index, %by: index, %m: memref<?xf32>, %v: f32) {
  scf.for %i = %from to %to step %by {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}

// The size of a dimension is not negative.
// CHECK-LABEL: func @dimension
// CHECK-NOT:     arith.minsi
// CHECK:         affine.apply
// CHECK-COUNT-2: scf.for
func.func @dimension(%m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c4 {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}
