// RUN: mlir-opt %s -allow-unregistered-dialect -test-create-vector-broadcast | FileCheck %s

// Broadcasts along any dimensions.

// CHECK-LABEL: func.func @last(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<2x3xf32>) -> vector<2x3x4xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[ARG0]] : vector<2x3xf32> to vector<4x2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.transpose %[[V0]], [1, 2, 0] : vector<4x2x3xf32> to vector<2x3x4xf32>
// CHECK-NEXT: return %[[V1]] : vector<2x3x4xf32>
func.func @last(%a: vector<2x3xf32>) -> vector<2x3x4xf32> {
  %0 = "test_create_broadcast"(%a) {broadcast_dims = array<i64: 2>} : (vector<2x3xf32>) -> vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK-LABEL: func.func @scalar(
// CHECK-SAME: %[[ARG0:[^:]*]]: i8) -> vector<2x3xi8>
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[ARG0]] : i8 to vector<2x3xi8>
// CHECK-NEXT: return %[[V0]] : vector<2x3xi8>
func.func @scalar(%a: i8) -> vector<2x3xi8> {
  %0 = "test_create_broadcast"(%a) {broadcast_dims = array<i64: 0, 1>} : (i8) -> vector<2x3xi8>
  return %0 : vector<2x3xi8>
}
