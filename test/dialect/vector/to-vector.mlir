// RUN: mlir-opt %s -test-vector-to-vector-lowering | FileCheck %s

// Accesses with constant masks.

// CHECK-LABEL: func.func @all(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<?xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: vector<4xi32>, %[[ARG3:[^:]*]]: index) -> (vector<4xf32>, vector<4xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V0]], %[[ARG1]] : vector<4xf32>, vector<4xf32>
func.func @all(%m: memref<?xf32>, %v: vector<4xf32>, %at: vector<4xi32>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %on = vector.constant_mask [4] : vector<4xi1>
  %off = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %on, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %on, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i][%at], %off, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %1 = vector.gather %m[%i][%at], %off, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
