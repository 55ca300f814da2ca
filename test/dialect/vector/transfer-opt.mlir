// RUN: mlir-opt %s -test-vector-transferop-opt | FileCheck %s

// Reads get what was written last, and writes that others overwrite are erased.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0) -> (d0 + 4)>
// CHECK-LABEL: func.func @forward(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<8x8xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: vector<4xf32>, %[[ARG3:[^:]*]]: index) -> vector<4xf32>
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = affine.apply #[[$MAP]](%[[ARG3]])
// CHECK-NEXT: vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C1]], %[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT: vector.transfer_write %[[ARG2]], %[[ARG0]][%[[C0]], %[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT: vector.transfer_write %[[ARG2]], %[[ARG0]][%[[C1]], %[[V0]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT: return %[[ARG1]] : vector<4xf32>
func.func @forward(%m: memref<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %j = affine.apply affine_map<(d0) -> (d0 + 4)>(%i)
  vector.transfer_write %v, %m[%c1, %i] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  vector.transfer_write %w, %m[%c0, %i] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  vector.transfer_write %w, %m[%c1, %j] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  %0 = vector.transfer_read %m[%c1, %i], %z {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @blocked(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<8x8xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: index, %[[ARG3:[^:]*]]: index) -> vector<4xf32>
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG2]], %[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT: vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[ARG0]][%[[ARG2]], %[[ARG2]]], %[[CST]] {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V0]] : vector<4xf32>
func.func @blocked(%m: memref<8x8xf32>, %v: vector<4xf32>, %i: index, %j: index) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  %0 = vector.transfer_read %m[%i, %i], %z {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @overwritten(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<8xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: vector<4xf32>, %[[ARG3:[^:]*]]: index, %[[ARG4:[^:]*]]: i1)
// CHECK-NEXT: vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
// CHECK-NEXT: scf.if %[[ARG4]] {
// CHECK-NEXT: }
// CHECK-NEXT: vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
func.func @overwritten(%m: memref<8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index, %c: i1) {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  scf.if %c {
    vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  vector.transfer_write %w, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  return
}

// CHECK-LABEL: func.func @read_between(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<8xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: index) -> f32
// CHECK-NEXT: vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
// CHECK-NEXT: %[[V0:.*]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT: vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
// CHECK-NEXT: return %[[V0]] : f32
func.func @read_between(%m: memref<8xf32>, %v: vector<4xf32>, %i: index) -> f32 {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %0 = memref.load %m[%i] : memref<8xf32>
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<8xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: vector<4xf32>, %[[ARG3:[^:]*]]: index, %[[ARG4:[^:]*]]: i1) -> vector<4xf32>
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
// CHECK-NEXT: cf.cond_br %[[ARG4]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[CST]] {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V0]] : vector<4xf32>
func.func @branches(%m: memref<8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index, %c: i1) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  vector.transfer_write %w, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  cf.br ^bb2
^bb2:
  %0 = vector.transfer_read %m[%i], %z {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<8xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: index) -> (vector<4xf32>, vector<4xf32>)
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ARG0]][0] [6] [1] : memref<8xf32> to memref<6xf32, strided<[1]>>
// CHECK-NEXT: %[[SUBVIEW_0:.*]] = memref.subview %[[ARG0]][1] [6] [1] : memref<8xf32> to memref<6xf32, strided<[1], offset: 1>>
// CHECK-NEXT: vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[SUBVIEW_0]][%[[ARG2]]], %[[CST]] {in_bounds = [true]} : memref<6xf32, strided<[1], offset: 1>>, vector<4xf32>
// CHECK-NEXT: return %[[ARG1]], %[[V0]] : vector<4xf32>, vector<4xf32>
func.func @views(%m: memref<8xf32>, %v: vector<4xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %z = arith.constant 0.0 : f32
  %s = memref.subview %m[0] [6] [1] : memref<8xf32> to memref<6xf32, strided<[1]>>
  %t = memref.subview %m[1] [6] [1] : memref<8xf32> to memref<6xf32, strided<[1], offset: 1>>
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %0 = vector.transfer_read %s[%i], %z {in_bounds = [true]} : memref<6xf32, strided<[1]>>, vector<4xf32>
  %1 = vector.transfer_read %t[%i], %z {in_bounds = [true]} : memref<6xf32, strided<[1], offset: 1>>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
