// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s

// CHECK-LABEL: func @sizes
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[D:.*]]:2 = affine.delinearize_index %{{.*}} into (4, 8) : index, index
// CHECK: return %[[D]]#0, %[[C0]], %[[D]]#1
func.func @sizes(%i: index) -> (index, index, index) {
  %c = arith.constant 4 : index
  %d:3 = affine.delinearize_index %i into (%c, 1, 8) : index, index, index
  return %d#0, %d#1, %d#2 : index, index, index
}

// The first part may be negative, the others not: -44 = -2 * 32 + 2 * 8 + 4.

// CHECK-LABEL: func @negative
// CHECK-DAG: %[[A:.*]] = arith.constant -2 : index
// CHECK-DAG: %[[B:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C:.*]] = arith.constant 4 : index
// CHECK: return %[[A]], %[[B]], %[[C]]
func.func @negative() -> (index, index, index) {
  %c = arith.constant -44 : index
  %d:3 = affine.delinearize_index %c into (4, 8) : index, index, index
  return %d#0, %d#1, %d#2 : index, index, index
}

// CHECK-LABEL: func @joined
// CHECK: return %arg0, %arg1
func.func @joined(%i: index, %j: index, %n: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%i, %j] by (%n, 8) : index
  %d:2 = affine.delinearize_index %l into (%n, 8) : index, index
  return %d#0, %d#1 : index, index
}

// Without the promise, an index may be larger than its size.

// CHECK-LABEL: func @overlapping
// CHECK: affine.delinearize_index
func.func @overlapping(%i: index, %j: index, %n: index) -> (index, index) {
  %l = affine.linearize_index [%i, %j] by (%n, 8) : index
  %d:2 = affine.delinearize_index %l into (%n, 8) : index, index
  return %d#0, %d#1 : index, index
}

// CHECK-LABEL: func @split
// CHECK: return %arg0
func.func @split(%i: index, %n: index) -> index {
  %d:2 = affine.delinearize_index %i into (%n, 8) : index, index
  %l = affine.linearize_index [%d#0, %d#1] by (%n, 8) : index
  return %l : index
}

// CHECK-LABEL: func @zero
// CHECK: affine.linearize_index [%arg0, %arg1] by (4, 8) : index
func.func @zero(%i: index, %j: index) -> index {
  %z = arith.constant 0 : index
  %l = affine.linearize_index [%z, %i, %j] by (2, 4, 8) : index
  return %l : index
}

// CHECK-LABEL: func @unit
// CHECK: affine.linearize_index disjoint [%arg0, %arg0] by (2, 8) : index
func.func @unit(%i: index, %j: index) -> index {
  %l = affine.linearize_index disjoint [%i, %j, %i] by (2, 1, 8) : index
  return %l : index
}

// CHECK-LABEL: func @constant
// CHECK: arith.constant 219 : index
func.func @constant() -> index {
  %z = arith.constant 3 : index
  %y = arith.constant 8 : index
  %l = affine.linearize_index [%z, %z, %z] by (%y, %y) : index
  return %l : index
}
